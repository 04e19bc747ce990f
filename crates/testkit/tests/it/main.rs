//! The checks find faults and accept correct games.

mod allocations;
mod broken;
mod coverage;
mod laws;
mod observation;
mod playthrough;
mod referee;
mod tidy;
