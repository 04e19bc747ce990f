//! The Manhattan Project in words and pictures: the message files, whole games, what stays secret, and how positions look.

mod deals;
mod games;
mod messages;
mod names;
mod offers;
mod orders;
mod pictures;
mod readable;
mod secrets;
mod snapshots;
mod table;
mod texts;
