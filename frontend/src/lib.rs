//! Reader for the textual LLVM IR that clang emits, its static analyses, and scalar register code.
//!
//! ```text
//! text ──parse_module──▶ ir::Module ──link, link_library──▶ ir::Module ──lower──▶ program::Program
//! ```
//!
//! [`parse_module`] reads what clang 13 to 19 emit for C on x86-64 at any level of optimisation, with or without
//! debug information; typed and opaque pointers come out the same. Nothing of LLVM is needed. The reader stands
//! alone: a tool that only wants the IR can stop at [`ir::Module`].
//!
//! ```
//! use symvm_frontend::ir::{InstKind, SymbolKind};
//!
//! let text = b"\
//! define i32 @twice(i32 %x) {
//!   %y = shl nsw i32 %x, 1
//!   ret i32 %y
//! }";
//! let module = symvm_frontend::parse_module(text, "twice.ll")?;
//! let SymbolKind::Function(function) = &module.symbols[0].kind else { panic!("it is a function") };
//! let body = function.body.as_ref().expect("it is defined");
//! assert_eq!(body.blocks[0].insts.len(), 2);
//! assert!(matches!(body.blocks[0].insts[1].kind, InstKind::Ret(Some(_))));
//!
//! let error = symvm_frontend::parse_module(b"@x = global i8 300", "x.ll").unwrap_err();
//! assert_eq!(error.message(), "this number does not fit i8");
//! # Ok::<(), symvm_frontend::Diagnostic>(())
//! ```
//!
//! Types to read first: [`ir::Module`], [`ir::Function`], [`ir::InstKind`]; then [`program::Program`]. Errors of a
//! user's text are [`Diagnostic`]s; a [`Library`] is parsed only where a program reaches.
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
mod promote;
pub mod source_types;
mod walk;

pub use diagnostic::Diagnostic;
pub use library::{Library, link_library};
pub use link::link;
pub use lower::lower;
pub use parse::parse_module;
pub use promote::promote;
