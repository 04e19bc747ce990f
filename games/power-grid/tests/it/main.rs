//! Power Grid, tested clause by clause, against games of an independent engine, and by its laws.

mod for_pictures;
mod laws;
mod pg_04_order;
mod playthroughs;
mod reference;
mod table;
