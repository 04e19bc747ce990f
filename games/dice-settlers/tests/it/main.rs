//! Dice Settlers, tested clause by clause and by its laws.

mod laws;
mod table;
