//! Reader for the textual LLVM IR that clang emits.
pub mod analysis;
pub mod diagnostic;
pub mod dump;
pub mod ir;
mod lexer;
pub mod library;
pub mod link;
pub mod lower;
pub mod parse;
pub mod program;
mod walk;

pub use diagnostic::Diagnostic;
pub use library::{Library, link_library};
pub use link::link;
pub use lower::lower;
pub use parse::parse_module;
