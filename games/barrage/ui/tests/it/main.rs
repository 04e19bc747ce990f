//! Barrage in words and pictures: the message files, whole games, and how positions look.

mod games;
mod messages;
mod pictures;
mod readable;
mod table;
mod texts;
mod water;
