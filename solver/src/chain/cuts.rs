//! What a condition depends on, as few bytes: its symbols, or terms of a byte's width below which there are several.
//!
//! A program that computes a byte from several of its input, or takes it from one of two places, asks about that byte
//! again and again. Such a byte is a variable of its own then, whatever is below it: conditions on it that leave it no
//! value refute the query (*abstraction*; whether a value that is left can be had is another question).

use hashbrown::HashMap;
use smallvec::{SmallVec, smallvec};

use super::narrow::MAX_BITS;
use crate::term::Kind;
use crate::{TermId, Terms};

/// What depends on more is not looked at.
const MAX_VARIABLES: usize = 6;

/// Terms remembered; then everything is forgotten.
const CAPACITY: usize = 1 << 18;

/// Symbols, or terms of at most [`MAX_BITS`], ascending; none if there are too many.
type Variables = Option<SmallVec<[TermId; 2]>>;

/// See the module. Belongs to one arena.
#[derive(Default)]
pub(super) struct Cuts {
    known: HashMap<TermId, Variables>,
    stack: Vec<TermId>,
}

impl Cuts {
    /// What the term depends on: whoever knows the values of these knows its own.
    pub(super) fn of(&mut self, terms: &Terms, t: TermId) -> Option<&[TermId]> {
        if self.known.len() > CAPACITY {
            self.known.clear();
        }
        self.stack.push(t);
        while let Some(&next) = self.stack.last() {
            let before = self.stack.len();
            if !self.known.contains_key(&next)
                && let Some(variables) = self.look(terms, next)
            {
                self.known.insert(next, variables);
            }
            if self.stack.len() == before {
                self.stack.pop();
            }
        }
        self.known[&t].as_deref()
    }

    /// The variables of a term, if those of its operands are known; puts the others on the stack otherwise.
    fn look(&mut self, terms: &Terms, t: TermId) -> Option<Variables> {
        match terms.kind(t) {
            Kind::Const => return Some(Some(SmallVec::new())),
            Kind::Symbol => return Some(Some(smallvec![t])),
            _ => {}
        }
        let before = self.stack.len();
        for &operand in terms.args(t) {
            if !self.known.contains_key(&operand) {
                self.stack.push(operand);
            }
        }
        if self.stack.len() > before {
            return None;
        }
        let mut all: Variables = Some(SmallVec::new());
        for operand in terms.args(t) {
            all = match (all, &self.known[operand]) {
                (Some(mut all), Some(more)) => {
                    all.extend(more.iter().copied());
                    all.sort_unstable();
                    all.dedup();
                    (all.len() <= MAX_VARIABLES).then_some(all)
                }
                _ => None,
            };
        }
        let is_symbolic = |table| terms.table_elems(table).iter().any(|&element| !terms.is_const(element));
        if terms.table_of(t).is_some_and(is_symbolic) {
            all = None;
        }
        let several = all.as_ref().is_none_or(|all| all.len() > 1);
        if several && (2..=MAX_BITS).contains(&terms.width(t)) { Some(Some(smallvec![t])) } else { Some(all) }
    }
}
