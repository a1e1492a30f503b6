//! Lemmas about arrays and functions, as found and as terms.
//!
//! Every lemma is valid in the theory by itself, whatever the model was that led to it.

use super::{ArrayId, FunctionId, Shape};
use crate::value::BvValue;
use crate::{TermId, Terms};

/// A read, the element a store writes, or (without an index) the element of a constant array.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access {
    pub(crate) index: Option<TermId>,
    pub(crate) value: TermId,
}

/// Why two arrays are equal, or equal but for one index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reason {
    /// A store at that index.
    Store(TermId),
    /// The equation or condition holds.
    Holds(TermId),
    /// The condition fails.
    Fails(TermId),
}

/// One step on the way between two arrays, and where it leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub(crate) reason: Reason,
    pub(crate) to: ArrayId,
}

/// Premises that are equations, conditions or disequations, and an equation.
pub(crate) struct Lemma {
    pub(super) same: Vec<(TermId, TermId)>,
    pub(super) way: Vec<Step>,
    /// What the stores on the way must not write to.
    index: Avoided,
    pub(super) equal: (TermId, TermId),
    pub(super) about: About,
}

/// What a lemma is about, and the values there in the model that violates it.
pub(super) enum About {
    /// Two applications.
    Calls { function: FunctionId, arguments: Vec<BvValue> },
    /// Two accesses, the second one to the array where the way begins, and their index.
    Accesses { accesses: [Access; 2], from: ArrayId, index: BvValue },
}

enum Avoided {
    Nothing,
    Term(TermId),
    Value(BvValue),
}

impl Lemma {
    /// Equal arguments, equal results.
    pub(crate) fn congruence(
        same: Vec<(TermId, TermId)>,
        (a, b): (TermId, TermId),
        (function, arguments): (FunctionId, Vec<BvValue>),
    ) -> Lemma {
        let about = About::Calls { function, arguments };
        Lemma { same, way: Vec::new(), index: Avoided::Nothing, equal: (a, b), about }
    }

    /// Two accesses at one index (`at` in the model), with a way from the second one's array to the first
    /// one's.
    pub(crate) fn access(
        shape: Shape,
        x: Access,
        (from, y): (ArrayId, Access),
        way: Vec<Step>,
        at: BvValue,
    ) -> Lemma {
        let Some(index) = x.index.or(y.index) else {
            return Lemma::constants(shape, x, (from, y), way, at);
        };
        let same = x.index.into_iter().zip(y.index).collect();
        let about = About::Accesses { accesses: [x, y], from, index: at };
        Lemma { same, way, index: Avoided::Term(index), equal: (x.value, y.value), about }
    }

    /// Two constant arrays are equal at an index that no store on the way writes to. There is always one if
    /// there are more indices than stores; otherwise the lemma speaks of the one that the model shows.
    pub(crate) fn constants(
        shape: Shape,
        x: Access,
        (from, y): (ArrayId, Access),
        way: Vec<Step>,
        at: BvValue,
    ) -> Lemma {
        let mut written: Vec<TermId> =
            way.iter().filter_map(|s| if let Reason::Store(i) = s.reason { Some(i) } else { None }).collect();
        written.sort_unstable();
        written.dedup();
        let free = shape.index >= 32 || (written.len() as u64) < 1 << shape.index;
        let index = if free { Avoided::Nothing } else { Avoided::Value(at.clone()) };
        let about = About::Accesses { accesses: [x, y], from, index: at };
        Lemma { same: Vec::new(), way, index, equal: (x.value, y.value), about }
    }

    /// The lemma as a term.
    pub(crate) fn build(&self, terms: &mut Terms) -> TermId {
        let mut lemma = terms.eq(self.equal.0, self.equal.1);
        let mut or = |terms: &mut Terms, t: TermId| lemma = terms.or(t, lemma);
        for &(a, b) in &self.same {
            let differ = terms.ne(a, b);
            or(terms, differ);
        }
        let mut avoided = None;
        for step in &self.way {
            let fails = match step.reason {
                Reason::Holds(c) => terms.not(c),
                Reason::Fails(c) => c,
                Reason::Store(i) => {
                    let index = match (&self.index, avoided) {
                        (Avoided::Nothing, _) => continue,
                        (Avoided::Term(t), _) => *t,
                        (Avoided::Value(_), Some(t)) => t,
                        (Avoided::Value(v), None) => {
                            let t = terms.value(v.clone());
                            avoided = Some(t);
                            t
                        }
                    };
                    terms.eq(i, index)
                }
            };
            or(terms, fails);
        }
        lemma
    }
}
