//! Power Grid in words: the message files, whole games, what stays secret, and how positions look.

mod games;
mod messages;
mod pictures;
mod readable;
mod secrets;
mod snapshots;
mod table;
mod texts;
mod worksheet;
