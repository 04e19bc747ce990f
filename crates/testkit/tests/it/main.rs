//! What the kit finds, and what it lets pass.

mod allocations;
mod broken;
mod coverage;
mod laws;
mod observation;
mod playthrough;
mod referee;
mod tidy;
