//! Symbols that occur once and leave their only user free to have any value (Bruttomesso, 2008; Brummayer and
//! Biere, 2009).
//!
//! In `(bvadd x t)`, with no other occurrence of `x`, the sum can be anything, whatever `t` is: it becomes a
//! fresh symbol f, and `x` comes back with the model as `(bvsub f t)`. The fresh symbol may itself be the
//! only free operand of its only user, so this climbs.

use hashbrown::HashMap;
use smallvec::{SmallVec, smallvec};

use super::rebuild::{Item, Rebuild, Replacements, below};
use super::{Eliminated, Kept, Problem, equations};
use crate::theory::{Array, Atom, Theory};
use crate::value::BvValue;
use crate::{Op, TermId, Terms};

/// How often each item is an operand, and the last one that has it.
#[derive(Default)]
struct Uses {
    terms: Vec<(u32, Option<TermId>)>,
    arrays: Vec<(u32, Option<TermId>)>,
    /// Free symbols and arrays, in order of first visit.
    symbols: Vec<Item>,
}

impl Uses {
    fn of(terms: &Terms, theory: &Theory, roots: impl Iterator<Item = TermId>) -> Uses {
        let mut uses = Uses::default();
        let mut stack = Vec::new();
        for root in roots {
            uses.enter(Item::Term(root), None, &mut stack);
            while let Some(item) = stack.pop() {
                let user = if let Item::Term(t) = item { Some(t) } else { None };
                let mut leaf = true;
                below(terms, theory, item, |operand| {
                    leaf = false;
                    uses.enter(operand, user, &mut stack);
                });
                let free = match item {
                    Item::Term(t) => leaf && terms.symbol_of(t).is_some(),
                    Item::Array(a) => matches!(theory.array(a), Array::Symbol(_)),
                };
                if free {
                    uses.symbols.push(item);
                }
            }
        }
        uses
    }

    fn slot(&mut self, item: Item) -> &mut (u32, Option<TermId>) {
        let (all, i) = match item {
            Item::Term(t) => (&mut self.terms, t.index()),
            Item::Array(a) => (&mut self.arrays, a.index()),
        };
        if all.len() <= i {
            all.resize(i + 1, (0, None));
        }
        &mut all[i]
    }

    fn enter(&mut self, item: Item, user: Option<TermId>, stack: &mut Vec<Item>) {
        let slot = self.slot(item);
        if slot.0 == 0 {
            stack.push(item);
        }
        *slot = (slot.0.saturating_add(1), user);
    }

    /// The only user, if that is a term.
    fn only_user(&mut self, item: Item) -> Option<TermId> {
        let (count, user) = *self.slot(item);
        user.filter(|_| count == 1)
    }
}

/// How a term is free: its new value, and what its free operands must be for it.
struct Freed {
    value: TermId,
    terms: SmallVec<[(TermId, TermId); 2]>,
}

impl Freed {
    fn new(value: TermId, terms: SmallVec<[(TermId, TermId); 2]>) -> Option<Freed> {
        Some(Freed { value, terms })
    }
}

/// Replaces users of unconstrained symbols; whether there was one.
pub(super) fn eliminate(terms: &mut Terms, theory: &mut Theory, problem: &mut Problem, kept: &Kept) -> bool {
    let roots = problem.conjuncts.iter().chain(&problem.assumptions).copied();
    let mut uses = Uses::of(terms, theory, roots);
    let mut replacements = Replacements::default();
    // The symbol that stands for an unconstrained term.
    let mut stands: HashMap<TermId, TermId> = HashMap::new();
    let mut gone = Eliminated::default();
    let mut work: Vec<Item> = Vec::new();
    for item in std::mem::take(&mut uses.symbols) {
        if uses.only_user(item).is_some() && !kept.keeps(theory, item) {
            work.push(item);
            if let Item::Term(t) = item {
                stands.insert(t, t);
            }
        }
    }
    work.reverse();
    while let Some(item) = work.pop() {
        let Some(user) = uses.only_user(item) else { continue };
        if replacements.terms.contains_key(&user) {
            continue;
        }
        let fresh = terms.symbol(&format!("free|{}", terms.symbol_count()), terms.width(user));
        let value = match item {
            Item::Array(a) => {
                let Some(value) = whole_array(terms, theory, user, a, fresh) else { continue };
                gone.arrays.push((a, value));
                replacements.arrays.insert(a, value);
                fresh
            }
            Item::Term(_) => {
                let Some(freed) = freed(terms, &stands, user, fresh) else { continue };
                for &(symbol, value) in &freed.terms {
                    gone.terms.push((symbol, value));
                    replacements.terms.insert(symbol, value);
                }
                freed.value
            }
        };
        replacements.terms.insert(user, value);
        if value == fresh && uses.only_user(Item::Term(user)).is_some() {
            stands.insert(user, fresh);
            work.push(Item::Term(user));
        }
    }
    if gone.terms.is_empty() && gone.arrays.is_empty() {
        return false;
    }
    let mut rebuild = Rebuild::new(&replacements);
    for c in problem.conjuncts.iter_mut().chain(&mut problem.assumptions) {
        *c = rebuild.term(terms, theory, *c);
    }
    for (_, t) in &mut gone.terms {
        *t = rebuild.term(terms, theory, *t);
    }
    for (_, a) in &mut gone.arrays {
        *a = rebuild.array(terms, theory, *a);
    }
    problem.eliminated.push(gone);
    true
}

/// The value of an array that occurs only in this atom, such that the atom is `fresh`.
fn whole_array(
    terms: &mut Terms,
    theory: &mut Theory,
    user: TermId,
    a: crate::theory::ArrayId,
    fresh: TermId,
) -> Option<crate::theory::ArrayId> {
    let index = theory.shape(a).index;
    match theory.atom(terms.symbol_of(user)?)?.clone() {
        Atom::Select(of, _) if of == a => Some(theory.constant(terms, index, fresh)),
        Atom::Equal(x, y) => {
            let other = if x == a { y } else { x };
            // Differs from the other array at index 0.
            let zero = terms.value(BvValue::zero(index));
            let element = theory.select(terms, other, zero);
            let element = terms.not(element);
            let differs = theory.store(terms, other, zero, element);
            Some(theory.ite(terms, fresh, other, differs))
        }
        _ => None,
    }
}

/// How a user of free operands is free.
fn freed(terms: &mut Terms, stands: &HashMap<TermId, TermId>, user: TermId, fresh: TermId) -> Option<Freed> {
    let args: SmallVec<[TermId; 3]> = terms.args(user).iter().copied().collect();
    let free = |t: TermId| stands.get(&t).copied();
    match (terms.op(user), args.as_slice()) {
        (op, &[a]) => {
            let x = free(a)?;
            let value = match op {
                Op::Not => terms.not(fresh),
                Op::Neg => terms.neg(fresh),
                Op::Extract { hi, lo } => placed(terms, fresh, hi, lo, terms.width(x)),
                _ => return None,
            };
            Freed::new(fresh, smallvec![(x, value)])
        }
        (_, &[a, b]) => {
            if let (Some(x), Some(y)) = (free(a), free(b))
                && let Some(freed) = both(terms, user, fresh, x, y)
            {
                return Some(freed);
            }
            let left = free(a).and_then(|x| one(terms, user, fresh, x, b, true));
            left.or_else(|| free(b).and_then(|y| one(terms, user, fresh, y, a, false)))
        }
        (Op::Ite, &[c, a, b]) => match (free(c), free(a), free(b)) {
            (_, Some(x), Some(y)) => Freed::new(fresh, smallvec![(x, fresh), (y, fresh)]),
            (Some(c), Some(x), None) => Freed::new(fresh, smallvec![(c, terms.true_()), (x, fresh)]),
            (Some(c), None, Some(y)) => Freed::new(fresh, smallvec![(c, terms.false_()), (y, fresh)]),
            _ => None,
        },
        _ => None,
    }
}

/// A vector with `t` at bits `lo..=hi` and zeros elsewhere.
fn placed(terms: &mut Terms, t: TermId, hi: u32, lo: u32, width: u32) -> TermId {
    let mut all = t;
    if lo > 0 {
        let below = terms.value(BvValue::zero(lo));
        all = terms.concat(all, below);
    }
    debug_assert_eq!(terms.width(all), hi + 1);
    terms.zext(all, width)
}

/// Both operands are free: one gives the value, the other lets it through.
fn both(terms: &mut Terms, user: TermId, fresh: TermId, x: TermId, y: TermId) -> Option<Freed> {
    let width = terms.width(y);
    let neutral = match terms.op(user) {
        Op::And => BvValue::ones(width),
        Op::Or | Op::Shl | Op::Lshr | Op::Ashr | Op::Urem | Op::Srem => BvValue::zero(width),
        Op::Mul | Op::Udiv | Op::Sdiv => BvValue::from_u64(width, 1),
        Op::Concat => {
            let low = terms.extract(fresh, width - 1, 0);
            let high = terms.extract(fresh, terms.width(user) - 1, width);
            return Freed::new(fresh, smallvec![(x, high), (y, low)]);
        }
        // Add, Xor and Eq need one free operand only; comparisons are below.
        _ => return None,
    };
    let neutral = terms.value(neutral);
    Freed::new(fresh, smallvec![(x, fresh), (y, neutral)])
}

/// The operand `x` is free, at the left or the right of `other`.
fn one(
    terms: &mut Terms,
    user: TermId,
    fresh: TermId,
    x: TermId,
    other: TermId,
    left: bool,
) -> Option<Freed> {
    let width = terms.width(x);
    let value = match terms.op(user) {
        Op::Add => terms.sub(fresh, other),
        Op::Xor => terms.xor(fresh, other),
        Op::Eq => {
            let differs = terms.not(other);
            terms.ite(fresh, other, differs)
        }
        Op::Mul => {
            let inverse = equations::inverse(terms, other)?;
            terms.mul(fresh, inverse)
        }
        op @ (Op::Ult | Op::Slt) => {
            let (least, most) = if op == Op::Ult {
                (BvValue::zero(width), BvValue::ones(width))
            } else {
                let most = BvValue::ones(width).lshr(&BvValue::from_u64(width, 1));
                (most.not(), most)
            };
            let (least, most) = (terms.value(least), terms.value(most));
            // x < t can hold unless t is the least; it can fail in any case.
            let (yes, no) = if left { (least, most) } else { (most, least) };
            let possible = terms.ne(other, yes);
            let value = terms.and(fresh, possible);
            let choice = terms.ite(fresh, yes, no);
            return Freed::new(value, smallvec![(x, choice)]);
        }
        _ => return None,
    };
    Freed::new(fresh, smallvec![(x, value)])
}
