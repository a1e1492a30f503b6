//! What names mean: symbols, definitions, operators and sorts, with the levels of a script.

use hashbrown::HashMap;
use std::rc::Rc;

use super::expr::{DeclId, ExprId};
use super::op::{ExprOp, Signature, TABLE};
use super::sort::SortId;
use super::template::Template;

/// A defined function with parameters.
#[derive(Debug)]
pub(crate) struct Macro {
    pub(crate) name: Rc<str>,
    pub(crate) parameters: Vec<ExprId>,
    pub(crate) sorts: Vec<SortId>,
    pub(crate) body: ExprId,
}

/// What a name stands for.
#[derive(Clone, Debug)]
pub(crate) enum Binding {
    /// A constant, a definition without parameters, or a named term.
    Expr(ExprId),
    Function(DeclId),
    Macro(Rc<Macro>),
    Operator(ExprOp),
}

/// A sort's name.
#[derive(Clone, Debug)]
pub(crate) struct SortDefinition {
    pub(crate) parameters: usize,
    pub(crate) body: Template,
}

/// A name that was looked up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct NameId(u32);

#[derive(Default)]
struct Entry {
    global: Option<Binding>,
    /// `let`s and parameters around the place being read, innermost last.
    local: Vec<ExprId>,
}

/// All names of a script.
#[derive(Default)]
pub(crate) struct Names {
    ids: HashMap<Box<[u8]>, u32>,
    entries: Vec<Entry>,
    sorts: HashMap<Box<[u8]>, SortDefinition>,
    /// Names given since the script began, in order, so that `pop` can take them back.
    trail: Vec<Given>,
    /// The theories of the logic.
    theories: Theories,
}

/// Of which theories names are taken, beside those of the core: in other logics they are free.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Theories {
    pub(crate) bit_vectors: bool,
    pub(crate) arrays: bool,
}

impl Default for Theories {
    fn default() -> Theories {
        Theories { bit_vectors: true, arrays: true }
    }
}

impl Theories {
    /// The name of the operator is taken. What has indices is a name only together with them.
    fn have(self, op: ExprOp) -> bool {
        let row = op.row();
        match row.signature {
            Signature::Truth(..) | Signature::Related | Signature::Choice | Signature::Special => true,
            Signature::Select | Signature::Store => self.arrays,
            _ => self.bit_vectors && row.indices == 0,
        }
    }
}

enum Given {
    /// And the operator of another theory that the name stood for.
    Symbol(NameId, Option<ExprOp>),
    Sort(Box<[u8]>),
}

impl Names {
    pub(crate) fn new() -> Names {
        let mut names = Names::default();
        for row in TABLE.iter().filter(|row| row.signature != Signature::Special) {
            let id = names.id(row.name.as_bytes());
            names.entries[id.0 as usize].global = Some(Binding::Operator(row.op));
        }
        names
    }

    pub(crate) fn id(&mut self, name: &[u8]) -> NameId {
        if let Some(id) = self.ids.get(name) {
            return NameId(*id);
        }
        let id = self.entries.len() as u32;
        self.entries.push(Entry::default());
        self.ids.insert(name.into(), id);
        NameId(id)
    }

    /// What a name means here.
    pub(crate) fn find(&self, name: &[u8]) -> Option<Binding> {
        let entry = &self.entries[*self.ids.get(name)? as usize];
        entry.local.last().map(|e| Binding::Expr(*e)).or_else(|| entry.global.clone())
    }

    /// Gives a name a meaning from here on; false if it has one.
    pub(crate) fn define(&mut self, name: &[u8], binding: Binding) -> bool {
        if self.is_defined(name) {
            return false;
        }
        let id = self.id(name);
        let old = match self.entries[id.0 as usize].global.replace(binding) {
            Some(Binding::Operator(op)) => Some(op),
            _ => None,
        };
        self.trail.push(Given::Symbol(id, old));
        true
    }

    pub(crate) fn is_defined(&self, name: &[u8]) -> bool {
        let Some(id) = self.ids.get(name) else { return false };
        match &self.entries[*id as usize].global {
            Some(Binding::Operator(op)) => self.theories.have(*op),
            other => other.is_some(),
        }
    }

    /// From here on names are taken as a logic with these theories has them.
    pub(crate) fn set_theories(&mut self, theories: Theories) {
        self.theories = theories;
    }

    pub(crate) fn enter(&mut self, id: NameId, value: ExprId) {
        self.entries[id.0 as usize].local.push(value);
    }

    pub(crate) fn leave(&mut self, id: NameId) {
        self.entries[id.0 as usize].local.pop();
    }

    pub(crate) fn sort(&self, name: &[u8]) -> Option<&SortDefinition> {
        self.sorts.get(name)
    }

    /// Gives a sort a name; false if it has a meaning already.
    pub(crate) fn define_sort(&mut self, name: &[u8], definition: SortDefinition) -> bool {
        let Theories { bit_vectors, arrays } = self.theories;
        let is_taken = match name {
            b"Bool" => true,
            b"BitVec" => bit_vectors,
            b"Array" => arrays,
            _ => false,
        };
        if is_taken || self.sorts.contains_key(name) {
            return false;
        }
        self.sorts.insert(name.into(), definition);
        self.trail.push(Given::Sort(name.into()));
        true
    }

    /// How many names were given.
    pub(crate) fn mark(&self) -> usize {
        self.trail.len()
    }

    /// Takes names back.
    pub(crate) fn undo_to(&mut self, mark: usize) {
        for given in self.trail.drain(mark..) {
            match given {
                Given::Symbol(id, old) => self.entries[id.0 as usize].global = old.map(Binding::Operator),
                Given::Sort(name) => {
                    self.sorts.remove(&name);
                }
            }
        }
    }
}
