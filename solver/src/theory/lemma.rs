//! Lemmas about arrays and functions, as found and as terms.
//!
//! Every lemma is valid in the theory by itself, whatever the model was that led to it.

use super::Shape;
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

/// Premises that are equations, conditions or disequations, and an equation.
pub(crate) struct Lemma {
    same: Vec<(TermId, TermId)>,
    way: Vec<Reason>,
    /// What the stores on the way must not write to.
    index: Avoided,
    equal: (TermId, TermId),
}

enum Avoided {
    Nothing,
    Term(TermId),
    Value(BvValue),
}

impl Lemma {
    /// Equal arguments, equal results.
    pub(crate) fn congruence(same: Vec<(TermId, TermId)>, a: TermId, b: TermId) -> Lemma {
        Lemma { same, way: Vec::new(), index: Avoided::Nothing, equal: (a, b) }
    }

    /// Two accesses at one index (`at` in the model), with a way between their arrays.
    pub(crate) fn access(shape: Shape, x: Access, y: Access, way: Vec<Reason>, at: BvValue) -> Lemma {
        let Some(index) = x.index.or(y.index) else {
            return Lemma::constants(shape, x, y, way, at);
        };
        let same = x.index.into_iter().zip(y.index).collect();
        Lemma { same, way, index: Avoided::Term(index), equal: (x.value, y.value) }
    }

    /// Two constant arrays are equal at an index that no store on the way writes to. There is always one if there are more indices than
    /// stores; otherwise the lemma speaks of the one that the model shows.
    pub(crate) fn constants(shape: Shape, x: Access, y: Access, way: Vec<Reason>, at: BvValue) -> Lemma {
        let mut written: Vec<TermId> =
            way.iter().filter_map(|r| if let Reason::Store(i) = r { Some(*i) } else { None }).collect();
        written.sort_unstable();
        written.dedup();
        let free = shape.index >= 32 || (written.len() as u64) < 1 << shape.index;
        let index = if free { Avoided::Nothing } else { Avoided::Value(at) };
        Lemma { same: Vec::new(), way, index, equal: (x.value, y.value) }
    }

    /// The lemma as a term.
    pub(crate) fn build(&self, terms: &mut Terms) -> TermId {
        let mut lemma = terms.eq(self.equal.0, self.equal.1);
        let mut or = |terms: &mut Terms, t: TermId| lemma = terms.or(t, lemma);
        for &(a, b) in &self.same {
            let differ = terms.ne(a, b);
            or(terms, differ);
        }
        let mut way = self.way.clone();
        let mut avoided = None;
        for reason in way.drain(..) {
            let fails = match reason {
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
