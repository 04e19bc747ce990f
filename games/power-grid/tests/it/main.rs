//! Power Grid, tested clause by clause, against games of an independent engine, and by its laws.

mod reference;
mod table;
