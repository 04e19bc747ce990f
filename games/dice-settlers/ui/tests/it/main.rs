//! Dice Settlers in words and pictures: the message files, whole games, what stays secret, and how positions look.

mod fits;
mod games;
mod messages;
mod offers;
mod orders;
mod overrides;
mod pictures;
mod secrets;
mod table;
mod texts;
mod ux_41;
