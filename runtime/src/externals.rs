//! Which functions and variables a module needs from outside, and whether the world has them.

use crate::world::table;
use crate::{libraries, needs_cxx};
use symvm_frontend::Diagnostic;
use symvm_frontend::ir::{Linkage, Module, Symbol, SymbolKind};
use symvm_frontend::link::is_declaration;

/// Where an external symbol comes from.
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

/// A function or variable that a module uses and does not define.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct External {
    /// Its name.
    pub name: String,
    /// Where it comes from.
    pub kind: Kind,
    /// Is it a variable?
    pub is_variable: bool,
}

/// The functions and variables that a module (not yet linked with the library) needs, by name; not those that it can do without
/// (`extern_weak`), nor bounds of sections.
pub fn externals(module: &Module) -> Result<Vec<External>, Diagnostic> {
    let libraries = libraries(false, needs_cxx(module))?;
    let mut found: Vec<External> = module
        .symbols
        .iter()
        .filter(|s| is_needed(s))
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
            External { name, kind, is_variable: matches!(s.kind, SymbolKind::Variable(_)) }
        })
        .collect();
    found.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(found)
}

fn is_needed(symbol: &Symbol) -> bool {
    let is_bound = ["__start_", "__stop_"].iter().any(|prefix| symbol.name.starts_with(prefix));
    let is_variable = matches!(symbol.kind, SymbolKind::Variable(_));
    is_declaration(symbol) && symbol.linkage != Linkage::ExternWeak && !(is_variable && is_bound)
}

/// Functions that lowering turns into the machine's own instructions.
const MACHINE: &[&str] = &["__symvm_long_jump"];
