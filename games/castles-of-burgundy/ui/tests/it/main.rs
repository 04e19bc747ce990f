//! The Castles of Burgundy in words and pictures: the message files, whole games, what stays secret, how
//! positions and boards look, and that every number shown is the one that is then played.

mod cards;
mod games;
mod layout;
mod messages;
mod offers;
mod pictures;
mod secrets;
mod snapshots;
mod table;
mod texts;
