//! Conditions as formulas over conditions on single variables.
//!
//! `x == 'a' || y == 'b'` is refuted where `x` cannot be `a` and `y` cannot be `b`; where only one of them cannot, the other
//! has to hold, and narrows its variable (*unit propagation*; the truth values are Kleene's). What is neither a connective
//! nor about a single variable may be true and may be false.

use hashbrown::HashMap;

use super::cuts::Cuts;
use super::narrow::{Narrowing, Set};
use super::network::Network;
use super::query::{Context, Query};
use crate::TermId;
use crate::term::Kind;

/// Subformulas that are looked at in one condition, with repetitions; others may be true and may be false.
const FUEL: u32 = 200;

/// A condition that is looked at; see the module.
pub(super) struct Formula<'a, 'c> {
    pub(super) context: &'a mut Context<'c>,
    pub(super) query: &'a Query,
    pub(super) narrowing: &'a mut Narrowing,
    pub(super) cuts: &'a mut Cuts,
    pub(super) network: &'a mut Network,
    /// Where variables that are no symbols stand in the network.
    pub(super) made: &'a mut HashMap<TermId, usize>,
    /// Variables that were looked at.
    pub(super) touched: Vec<usize>,
    /// Variables that were narrowed.
    pub(super) narrowed: Vec<usize>,
    pub(super) fuel: u32,
}

/// A condition on a single variable.
struct Atom {
    variable: usize,
    /// The values for which it is true.
    truth: Set,
}

impl Formula<'_, '_> {
    /// For another condition.
    pub(super) fn begin(&mut self) {
        self.touched.clear();
        self.narrowed.clear();
        self.fuel = FUEL;
    }

    /// Narrows variables to what makes the term this truth value. Answers `false` if nothing does.
    pub(super) fn require(&mut self, t: TermId, value: bool) -> bool {
        if self.fuel == 0 {
            return true;
        }
        self.fuel -= 1;
        if let Some(atom) = self.atom(t) {
            let domain = self.network.domains[atom.variable];
            let left = atom.allowed(domain, value);
            if left != domain {
                self.narrowed.push(atom.variable);
                self.network.domains[atom.variable] = left;
            }
            return !left.is_empty();
        }
        let terms = self.context.terms;
        match (terms.kind(t), terms.args(t)) {
            (Kind::Not, &[a]) => self.require(a, !value),
            (Kind::And, &[a, b]) if value => self.require(a, true) && self.require(b, true),
            (Kind::Or, &[a, b]) if !value => self.require(a, false) && self.require(b, false),
            (Kind::And | Kind::Or, &[a, b]) => match (self.can(a, value), self.can(b, value)) {
                (true, true) => true,
                (true, false) => self.require(a, value),
                (false, true) => self.require(b, value),
                (false, false) => false,
            },
            _ => true,
        }
    }

    /// Whether the term can have this truth value, as far as single variables tell.
    fn can(&mut self, t: TermId, value: bool) -> bool {
        if self.fuel == 0 {
            return true;
        }
        self.fuel -= 1;
        if let Some(atom) = self.atom(t) {
            return !atom.allowed(self.network.domains[atom.variable], value).is_empty();
        }
        let terms = self.context.terms;
        match (terms.kind(t), terms.args(t)) {
            (Kind::Not, &[a]) => self.can(a, !value),
            (Kind::And, &[a, b]) if value => self.can(a, true) && self.can(b, true),
            (Kind::Or, &[a, b]) if !value => self.can(a, false) && self.can(b, false),
            (Kind::And | Kind::Or, &[a, b]) => self.can(a, value) || self.can(b, value),
            _ => true,
        }
    }

    /// The term as a condition on a single variable, if it is one and can be evaluated.
    fn atom(&mut self, t: TermId) -> Option<Atom> {
        let terms = self.context.terms;
        let &[variable] = self.cuts.of(terms, t)? else { return None };
        let truth = self.narrowing.truth(self.context, t, variable)?;
        let variable = match terms.symbol_of(variable) {
            Some(symbol) => self.query.place(symbol),
            None => *self
                .made
                .entry(variable)
                .or_insert_with(|| self.network.add(variable, terms.width(variable))),
        };
        self.touched.push(variable);
        Some(Atom { variable, truth })
    }
}

impl Atom {
    /// The values of the domain for which it has this truth value.
    fn allowed(&self, domain: Set, value: bool) -> Set {
        let false_for = domain.without(self.truth);
        if value { domain.without(false_for) } else { false_for }
    }
}
