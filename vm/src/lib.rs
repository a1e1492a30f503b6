//! The machine that runs a program concretely and symbolically at once.

pub mod fault;
pub mod float;
pub mod input;
pub mod memory;
pub mod wide;
