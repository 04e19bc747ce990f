//! The Castles of Burgundy, tested clause by clause and by its laws.

mod laws;
mod table;
