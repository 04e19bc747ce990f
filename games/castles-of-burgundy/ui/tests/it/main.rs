//! The Castles of Burgundy in words: the message files, whole games, what stays secret, and how positions
//! look.

mod games;
mod messages;
mod secrets;
mod table;
mod texts;
