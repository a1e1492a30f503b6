//! Reader for the textual LLVM IR that clang emits.
pub mod ir;
pub mod program;
