//! Whole-tool tests.
