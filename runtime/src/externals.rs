//! Which functions a module needs from outside, and whether the world has them.

use crate::world::table;
use crate::{libraries, needs_cxx};
use symvm_frontend::Diagnostic;
use symvm_frontend::ir::{Module, SymbolKind};

/// Where an external function comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The C library.
    Library,
    /// A row of the environment's table.
    Modelled,
    /// An LLVM intrinsic, the machine's business.
    Intrinsic,
    /// Nowhere: reaching it ends a path, unless `--stub` replaces it.
    Missing,
}

/// A function that a module calls and does not define.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct External {
    /// Its name.
    pub name: String,
    /// Where it comes from.
    pub kind: Kind,
}

/// The functions that a module (not yet linked with the library) needs, by name.
pub fn externals(module: &Module) -> Result<Vec<External>, Diagnostic> {
    let libraries = libraries(false, needs_cxx(module))?;
    let mut found: Vec<External> = module
        .symbols
        .iter()
        .filter(|s| matches!(&s.kind, SymbolKind::Function(f) if f.body.is_none()))
        .map(|s| {
            let name = s.name.to_string();
            let kind = if name.starts_with("llvm.") {
                Kind::Intrinsic
            } else if libraries.iter().any(|l| l.defines(&name)) {
                Kind::Library
            } else if table().by_name.contains_key(&name) || MACHINE.contains(&name.as_str()) {
                Kind::Modelled
            } else {
                Kind::Missing
            };
            External { name, kind }
        })
        .collect();
    found.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(found)
}

/// Functions that lowering turns into the machine's own instructions.
const MACHINE: &[&str] = &["__symvm_long_jump"];
