//! Local search for a model: a bounded first try at problems whose multiplications and divisions would
//! otherwise be blasted.
//!
//! From an assignment, a conjunct that does not hold is taken as the target "true", and targets are carried
//! down to a symbol, along one path: at each operator an operand gets a value with which the operator has its
//! target, given the others as they are (an inverse value), or with which it can have it (a consistent one).
//! The symbol gets the value that arrives there. This is propagation-based local search: Niemetz, Preiner and
//! Biere, "Propagation based local search for bit-precise reasoning", FMSD 2017; what is known of a term's
//! bits and range filters the values (their "Ternary propagation-based local search", FMCAD 2020). It finds
//! models or nothing, and ends by a count of evaluations, so it is the same in every run.

mod graph;
mod inverse;

use graph::{Graph, Word};
use inverse::{Descent, Random};

use crate::limits::Limits;
use crate::term::Kind;
use crate::{Assignment, TermId, Terms};

/// Problems with more terms are left alone.
const MOST_NODES: usize = 20_000;
/// Evaluations of terms after which a search gives up.
const MOST_WORK: u64 = 100_000;
/// Steps after which another assignment is begun with.
const PATIENCE: u64 = 2_000;
/// Consistent values are taken where there are inverse ones once in so many steps.
const STRAY: usize = 50;

/// What searches did.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Tries {
    pub(crate) searches: u64,
    pub(crate) steps: u64,
    pub(crate) found: u64,
}

/// Values for all symbols under which all `conditions` hold, if they are soon found. The search begins at
/// `start`.
pub(crate) fn search(
    terms: &Terms,
    conditions: &[TermId],
    start: &Assignment,
    limits: &Limits,
    tries: &mut Tries,
) -> Option<Assignment> {
    let (graph, roots) = Graph::new(terms, conditions, MOST_NODES)?;
    tries.searches += 1;
    let mut search = Search { terms, graph, roots, random: Random(0), violated: Vec::new() };
    search.graph.load(terms, start);
    let found = search.run(limits, &mut tries.steps);
    tries.found += u64::from(found);
    found.then(|| search.graph.assignment(terms))
}

struct Search<'a> {
    terms: &'a Terms,
    graph: Graph,
    roots: Vec<u32>,
    random: Random,
    /// Roots that do not hold.
    violated: Vec<u32>,
}

impl Search<'_> {
    fn run(&mut self, limits: &Limits, steps: &mut u64) -> bool {
        let mut since_start = 0;
        while self.graph.work < MOST_WORK {
            let values = &self.graph.values;
            self.violated.clear();
            self.violated.extend(self.roots.iter().filter(|root| values[**root as usize] == 0));
            if self.violated.is_empty() {
                return true;
            }
            if steps.is_multiple_of(256) && limits.exceeded().is_some() {
                return false;
            }
            *steps += 1;
            since_start += 1;
            self.graph.work += self.roots.len() as u64 / 8 + 4;
            if since_start > PATIENCE {
                since_start = 0;
                self.scatter();
                continue;
            }
            let root = self.violated[self.random.below(self.violated.len())];
            if let Some((symbol, value)) = self.descend(root as usize) {
                self.graph.assign(self.terms, symbol, value);
            }
        }
        false
    }

    /// Another assignment, drawn at random.
    fn scatter(&mut self) {
        for at in 0..self.graph.nodes.len() {
            if self.graph.nodes[at].kind == Kind::Symbol {
                let value = self.random.word(self.graph.nodes[at].width);
                self.graph.assign(self.terms, at, value);
            }
        }
    }

    /// Carries the target "true" down from a root: a symbol, and the value it is to have.
    fn descend(&mut self, root: usize) -> Option<(usize, Word)> {
        let (mut at, mut target) = (root, 1);
        while self.graph.nodes[at].kind != Kind::Symbol {
            self.graph.work += 1;
            let (next, wanted) = match self.graph.nodes[at].kind {
                Kind::Ite => self.choose(at, target)?,
                Kind::Read => self.look_up(at, target)?,
                _ => self.choose_operand(at, target)?,
            };
            if self.graph.values[next] == wanted {
                return None;
            }
            (at, target) = (next, wanted);
        }
        Some((at, target))
    }

    fn is_free(&self, at: u32) -> bool {
        self.graph.free[at as usize]
    }

    /// An `ite`: the side that is taken gets the target, or the other one is taken.
    fn choose(&mut self, at: usize, target: Word) -> Option<(usize, Word)> {
        let &[condition, yes, no] = self.graph.operands(at) else { return None };
        let taken = self.graph.values[condition as usize];
        let (side, other) = if taken == 1 { (yes, no) } else { (no, yes) };
        let there = self.graph.values[other as usize] == target;
        let turn = self.is_free(condition)
            && (!self.is_free(side) || self.random.once_in(if there { 2 } else { 6 }));
        match turn {
            true if there || self.is_free(other) => Some((condition as usize, taken ^ 1)),
            _ => self.is_free(side).then_some((side as usize, target)),
        }
    }

    /// A read: the element that is taken gets the target, or one that has it is taken.
    fn look_up(&mut self, at: usize, target: Word) -> Option<(usize, Word)> {
        let index = self.graph.operands(at)[0];
        let element = self.graph.element(at, self.graph.values[index as usize]);
        let elements = self.graph.operands(at).len() - 1;
        if self.is_free(index) && (!self.is_free(element) || self.random.once_in(2)) {
            // The first one that fits, from anywhere.
            let from = self.random.below(elements);
            let fitting = (0..elements).map(|i| (from + i) % elements).find(|i| {
                let element = self.graph.operands(at)[1 + i];
                self.graph.values[element as usize] == target
                    && self.graph.fits(self.terms, index as usize, *i as Word)
            });
            if let Some(i) = fitting {
                return Some((index as usize, i as Word));
            }
        }
        self.is_free(element).then_some((element as usize, target))
    }

    /// The operand that has to change, or either of two, and its value.
    fn choose_operand(&mut self, at: usize, target: Word) -> Option<(usize, Word)> {
        let free: Vec<usize> = (0..self.graph.operands(at).len())
            .filter(|i| self.is_free(self.graph.operands(at)[*i]))
            .collect();
        let begin = self.random.below(free.len());
        let order = (0..free.len()).map(|i| free[(begin + i) % free.len()]);
        if !self.random.once_in(STRAY) {
            // The one that has an inverse is the one without which the target is out of reach.
            for i in order.clone() {
                if let Some(found) = self.operand_value(at, i, target, Descent::inverse) {
                    return Some(found);
                }
            }
        }
        order.into_iter().find_map(|i| self.operand_value(at, i, target, Descent::consistent))
    }

    fn operand_value(
        &mut self,
        at: usize,
        i: usize,
        target: Word,
        value: fn(&Descent, &mut Random) -> Option<Word>,
    ) -> Option<(usize, Word)> {
        let operands = self.graph.operands(at);
        let own = operands[i] as usize;
        let other = operands.get(1 - i).map(|other| *other as usize);
        let node = &self.graph.nodes[at];
        let descent = Descent {
            kind: node.kind,
            width: node.width,
            own: self.graph.nodes[own].width,
            others: other.map_or(0, |other| self.graph.nodes[other].width),
            lo: node.lo,
            first: i == 0,
            other: other.map_or(0, |other| self.graph.values[other]),
            now: self.graph.values[own],
            target,
        };
        // What the operand cannot be is drawn again.
        for _ in 0..3 {
            let wanted = value(&descent, &mut self.random)?;
            if wanted != descent.now && self.graph.fits(self.terms, own, wanted) {
                return Some((own, wanted));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Evaluator;
    use crate::config::SolverConfig;
    use symvm_sat::clock;

    fn limits() -> Limits {
        Limits::new(&SolverConfig::default(), clock::now(), None)
    }

    fn word(random: &mut Random, terms: &mut Terms, width: u32) -> TermId {
        let value = random.word(width) as u64;
        terms.constant(width, value)
    }

    /// Equations and bounds that a drawn assignment satisfies: products, chains of divisions, remainders,
    /// shifts, choices.
    fn solvable(random: &mut Random, terms: &mut Terms, width: u32) -> Vec<TermId> {
        let symbols: Vec<TermId> = (0..4).map(|i| terms.symbol(&format!("x{i}w{width}"), width)).collect();
        let mut hidden = Assignment::new();
        for &t in &symbols {
            let symbol = terms.symbol_of(t).expect("a symbol");
            let narrower = random.below(width as usize / 2) as u32;
            hidden.set(symbol, random.word(width - narrower) as u64);
        }
        let mut conditions = Vec::new();
        for _ in 0..3 {
            let mut draw = || symbols[random.below(4)];
            let (a, b, c, d) = (draw(), draw(), draw(), draw());
            let t = match random.below(6) {
                0 => {
                    let (p, q) = (terms.mul(a, b), terms.mul(c, d));
                    terms.add(p, q)
                }
                1 => {
                    let q = terms.udiv(a, b);
                    terms.udiv(q, c)
                }
                2 => terms.urem(a, b),
                3 => {
                    let (less, product) = (terms.ult(a, b), terms.mul(b, c));
                    terms.ite(less, product, d)
                }
                4 => {
                    let k = word(random, terms, width);
                    let (x, y) = (terms.xor(a, k), terms.lshr(b, c));
                    terms.mul(x, y)
                }
                _ => terms.sdiv(a, b),
            };
            let mut evaluator = Evaluator::new();
            let value = evaluator.eval_value(terms, &hidden, t);
            let value = terms.value(value);
            let least = terms.constant(width, 3);
            conditions.push(if random.once_in(2) { terms.eq(t, value) } else { terms.ule(value, t) });
            let bound = terms.ule(least, a);
            if evaluator.holds(terms, &hidden, bound) {
                conditions.push(bound);
            }
        }
        conditions
    }

    #[test]
    fn models_of_products_and_quotients_are_found_and_right() {
        let mut random = Random(7);
        let (mut tries, mut all) = (Tries::default(), 0);
        for round in 0..200 {
            let width = [8, 24, 32, 64, 40][round % 5];
            let mut terms = Terms::new();
            let conditions = solvable(&mut random, &mut terms, width);
            let start = Assignment::new();
            let found = search(&terms, &conditions, &start, &limits(), &mut tries);
            let again = search(&terms, &conditions, &start, &limits(), &mut Tries::default());
            assert_eq!(found, again, "every run is the same");
            all += 1;
            let Some(model) = found else { continue };
            let mut evaluator = Evaluator::new();
            evaluator.begin();
            for c in &conditions {
                assert!(evaluator.holds(&terms, &model, *c), "{}", terms.display(*c));
            }
        }
        assert_eq!(tries.searches, all);
        assert!(tries.found > all * 3 / 4, "{tries:?}");
    }

    #[test]
    fn what_cannot_hold_ends() {
        let mut terms = Terms::new();
        let (x, y) = (terms.symbol("x", 32), terms.symbol("y", 32));
        let (product, odd) = (terms.mul(x, y), terms.constant(32, 0x8001));
        let low = terms.extract(x, 0, 0);
        let conditions = [terms.eq(product, odd), terms.not(low)];
        let mut tries = Tries::default();
        assert_eq!(search(&terms, &conditions, &Assignment::new(), &limits(), &mut tries), None);
        assert!(tries.steps > 100 && tries.steps < MOST_WORK, "{tries:?}");
    }
}
