//! The rules of Power Grid.
