//! Exploration.

pub mod coverage;
pub mod strategy;
pub mod tree;
