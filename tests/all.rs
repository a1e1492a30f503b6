//! Whole-tool tests, one binary.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "suite/tidy.rs"]
mod tidy;
