//! Conditions of which there are many for one term, kept from run to run: paths come again and again to the same `switch` with the
//! same operand, and write at the same symbolic place of an array.

use hashbrown::HashMap;
use std::rc::Rc;
use symvm_frontend::program::BranchId;
use symvm_solver::{TermId, Terms};

/// Conditions kept at most, of all terms: 1 MiB. Then everything is forgotten.
const CAPACITY: usize = 1 << 18;

/// What conditions are about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum About {
    /// The sides of a switch with this operand.
    Switch(BranchId, TermId),
    /// A term's being 0, 1, … up to below a number.
    Counted(TermId, u64),
}

/// See the module. Belongs to one arena of terms.
#[derive(Default)]
pub(crate) struct Conditions {
    made: HashMap<About, Rc<[TermId]>>,
    count: usize,
}

impl Conditions {
    /// Those that were kept.
    pub fn get(&self, about: About) -> Option<Rc<[TermId]>> {
        self.made.get(&about).cloned()
    }

    /// Keeps them.
    pub fn keep(&mut self, about: About, conditions: &[TermId]) -> Rc<[TermId]> {
        if self.count + conditions.len() > CAPACITY {
            self.made.clear();
            self.count = 0;
        }
        self.count += conditions.len();
        let conditions: Rc<[TermId]> = conditions.into();
        self.made.insert(about, conditions.clone());
        conditions
    }

    /// Whether a term is 0, 1, … up to below `count`.
    pub fn counted(&mut self, terms: &mut Terms, term: TermId, count: u64) -> Rc<[TermId]> {
        let about = About::Counted(term, count);
        if let Some(made) = self.get(about) {
            return made;
        }
        let width = terms.width(term);
        let is = |number| {
            let number = terms.constant(width, number);
            terms.eq(term, number)
        };
        let conditions: Vec<_> = (0..count).map(is).collect();
        self.keep(about, &conditions)
    }
}
