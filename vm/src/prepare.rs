//! From a linked module to the program that a machine executes: the one place that knows which form that has.

use crate::checks::Checks;
use std::sync::Arc;
use symvm_frontend::Diagnostic;
use symvm_frontend::ir::Module;
use symvm_frontend::program::Program;

/// The program of a module, for machines with these checks: local variables are in registers, unless a check may look
/// at them in memory.
///
/// # Errors
/// What [`symvm_frontend::lower()`] refuses.
pub fn prepare(module: &Module, checks: Checks) -> Result<Arc<Program>, Diagnostic> {
    let mut program = symvm_frontend::lower(module)?;
    if checks.allow_registers() {
        symvm_frontend::promote(&mut program);
    }
    Ok(Arc::new(program))
}
