//! Sorts: Booleans, bit-vectors, arrays of scalars and of small arrays, and sorts that a script declares.

use hashbrown::HashMap;
use std::rc::Rc;

use crate::term::MAX_WIDTH;

/// A sort in [`Sorts`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SortId(pub(crate) u32);

impl SortId {
    /// `Bool`
    pub const BOOL: SortId = SortId(0);
}

/// What a sort is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Sort {
    /// `Bool`
    Bool,
    /// `(_ BitVec n)`
    BitVec(u32),
    /// `(Array index element)`
    Array(SortId, SortId),
    /// A declared sort: its name, and a number that tells it from sorts declared earlier under that name.
    Declared(Rc<str>, u32),
}

/// All sorts of a script, each once.
#[derive(Debug)]
pub struct Sorts {
    all: Vec<Sort>,
    ids: HashMap<Sort, SortId>,
    /// Arrays of at most so many bits are bit-vectors to the solver.
    pub(crate) most_packed: u64,
}

/// Sixteen words: their circuits are small, and no lemmas about them are needed.
const MOST_PACKED: u64 = 512;

impl Default for Sorts {
    fn default() -> Self {
        let mut sorts = Sorts { all: Vec::new(), ids: HashMap::new(), most_packed: MOST_PACKED };
        sorts.intern(Sort::Bool);
        sorts
    }
}

impl Sorts {
    /// The id of a sort.
    pub(crate) fn intern(&mut self, sort: Sort) -> SortId {
        let all = &mut self.all;
        *self.ids.entry(sort).or_insert_with_key(|sort| {
            all.push(sort.clone());
            SortId(u32::try_from(all.len() - 1).expect("fewer than 2^32 sorts"))
        })
    }

    /// What the sort is.
    #[must_use]
    pub fn get(&self, id: SortId) -> &Sort {
        &self.all[id.0 as usize]
    }

    /// `(_ BitVec width)`, if terms can be that wide.
    pub fn bit_vector(&mut self, width: u64) -> Result<SortId, String> {
        match u32::try_from(width) {
            Ok(0) => Err("a bit-vector has at least one bit".into()),
            Ok(width) if width <= MAX_WIDTH => Ok(self.intern(Sort::BitVec(width))),
            _ => Err(format!("a width of {width} bits is more than the {MAX_WIDTH} that are supported")),
        }
    }

    /// `(Array index element)`, of scalars and small arrays.
    pub fn array(&mut self, index: SortId, element: SortId) -> Result<SortId, String> {
        for part in [index, element] {
            if !self.is_scalar(part) {
                return Err(format!(
                    "arrays of arrays are supported up to {} bits for each of those inside, and {} has more",
                    self.most_packed,
                    self.show(part)
                ));
            }
        }
        Ok(self.intern(Sort::Array(index, element)))
    }

    /// Whether values of the sort are bit-vectors to the solver: no array, or a small one.
    pub(crate) fn is_scalar(&self, id: SortId) -> bool {
        !matches!(self.get(id), Sort::Array(..)) || super::lower::packed(self, id).is_some()
    }

    /// The width of a bit-vector sort.
    #[must_use]
    pub fn width(&self, id: SortId) -> Option<u32> {
        match self.get(id) {
            Sort::BitVec(width) => Some(*width),
            _ => None,
        }
    }

    /// The sort as SMT-LIB writes it.
    #[must_use]
    pub fn show(&self, id: SortId) -> String {
        match self.get(id) {
            Sort::Bool => "Bool".into(),
            Sort::BitVec(width) => format!("(_ BitVec {width})"),
            Sort::Array(index, element) => format!("(Array {} {})", self.show(*index), self.show(*element)),
            Sort::Declared(name, _) => super::print::symbol(name),
        }
    }
}
