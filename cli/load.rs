//! From `.ll` files to a program: read, parse, link, lower.

use crate::failure::Failure;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use symvm_frontend::ir::Module;
use symvm_frontend::program::Program;
use symvm_runtime::WorldOptions;
use symvm_vm::Checks;

/// Reads a file whole, with its name in the error.
pub fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    std::fs::read(path).map_err(|e| Failure::new(format!("{}: {e}", path.display())))
}

/// The same for a file that cannot be large: more than so many bytes are refused, as what is read without end would be.
pub fn read_small(path: &Path, most: u64) -> Result<Vec<u8>, Failure> {
    let wrong = |e: &dyn std::fmt::Display| Failure::new(format!("{}: {e}", path.display()));
    let file = File::open(path).map_err(|e| wrong(&e))?;
    let mut content = Vec::new();
    file.take(most + 1).read_to_end(&mut content).map_err(|e| wrong(&e))?;
    match content.len() as u64 {
        n if n > most => Err(wrong(&format!("there are more than {most} bytes in it"))),
        _ => Ok(content),
    }
}

/// Reads and parses modules.
pub fn modules(paths: &[PathBuf]) -> Result<Vec<Module>, Failure> {
    paths
        .iter()
        .map(|path| {
            let text = read(path)?;
            if text.starts_with(b"BC\xc0\xde") {
                return Err(Failure::new(format!(
                    "{}: this is LLVM bitcode; symvm reads the textual form (clang -S -emit-llvm, or llvm-dis)",
                    path.display()
                )));
            }
            Ok(symvm_frontend::parse_module(&text, &path.display().to_string())?)
        })
        .collect()
}

/// The whole program: the user's modules and what they need of the runtime, as machines with these checks execute it.
pub fn program(paths: &[PathBuf], world: &WorldOptions, checks: Checks) -> Result<Arc<Program>, Failure> {
    let linked = symvm_runtime::link(modules(paths)?, world)?;
    Ok(symvm_vm::prepare(&linked, checks)?)
}
