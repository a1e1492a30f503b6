//! [`Module`] to [`Program`]: types leave, scalar register code remains.

use crate::Diagnostic;
use crate::ir::Module;
use crate::program::Program;

/// Lowers a linked module.
pub fn lower(_module: &Module) -> Result<Program, Diagnostic> {
    Ok(Program::default())
}
