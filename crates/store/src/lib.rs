//! Tables, seats and moves, kept in a database.
