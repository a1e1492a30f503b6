//! Lowering tests.
