//! Reader for the textual LLVM IR that clang emits.
pub mod diagnostic;
pub mod ir;
pub mod link;
pub mod parse;
pub mod program;

pub use diagnostic::Diagnostic;
pub use link::{Library, link, link_library};
pub use parse::parse_module;
