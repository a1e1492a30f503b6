//! Random well-sorted expressions over all operators: what scripts for testing this and other solvers are
//! made of.
//!
//! A pool grows by applying random operators to its members, recent ones first, so that expressions get deep
//! and share parts. Operands of a wanted sort are taken from the pool, or made from what there is by cutting
//! and extending.

use hashbrown::HashMap;

use super::expr::{DeclId, ExprId, Exprs};
use super::op::{ExprOp, Row, Signature, TABLE};
use super::sort::{Sort, SortId};
use crate::value::BvValue;

/// Where choices come from: a number below the one given, which is above zero.
pub type Choose<'c> = dyn FnMut(u64) -> u64 + 'c;

/// What may be generated.
#[derive(Debug, Clone)]
pub struct Shape {
    /// No bit-vector is wider.
    pub widest: u32,
    /// Multiplications, divisions and their like are no wider: beyond some width they are hard for every
    /// solver.
    pub widest_product: u32,
    /// The names of operators that are not used.
    pub without: Vec<&'static str>,
    /// How many of the newest members operands are taken from, mostly.
    pub recent: usize,
}

/// Expressions to build from, by sort.
pub struct Pool {
    shape: Shape,
    rows: Vec<&'static Row>,
    functions: Vec<DeclId>,
    all: Vec<ExprId>,
    by_sort: HashMap<SortId, Vec<ExprId>>,
}

impl Pool {
    /// A pool of declared symbols: constants are members, functions are applied.
    pub fn new(exprs: &mut Exprs, symbols: &[DeclId], shape: Shape) -> Pool {
        let rows = TABLE.iter().filter(|row| !shape.without.contains(&row.name)).collect();
        let mut pool = Pool { shape, rows, functions: Vec::new(), all: Vec::new(), by_sort: HashMap::new() };
        for &d in symbols {
            match exprs.apply_decl(d, &[]) {
                Ok(e) => pool.insert(exprs, e),
                Err(_) => pool.functions.push(d),
            }
        }
        pool
    }

    fn insert(&mut self, exprs: &Exprs, e: ExprId) {
        let same = self.by_sort.entry(exprs.sort(e)).or_default();
        if !same.contains(&e) {
            same.push(e);
            self.all.push(e);
        }
    }

    /// All members, oldest first.
    #[must_use]
    pub fn members(&self) -> &[ExprId] {
        &self.all
    }

    /// The members of a sort, oldest first.
    #[must_use]
    pub fn of_sort(&self, sort: SortId) -> &[ExprId] {
        self.by_sort.get(&sort).map_or(&[], Vec::as_slice)
    }

    /// Applies so many operators. Fewer come of it if the symbols and the shape leave nothing to apply.
    pub fn grow(&mut self, exprs: &mut Exprs, choose: &mut Choose<'_>, steps: usize) {
        let mut left = steps;
        for _ in 0..steps * 50 {
            if left == 0 {
                return;
            }
            // What the parser treats by itself is literals, functions and constant arrays: they come up often
            // enough.
            let row = self.rows[choose(self.rows.len() as u64) as usize];
            if let Some(e) = self.apply(exprs, choose, row)
                && exprs.sorts.width(exprs.sort(e)).is_none_or(|w| w <= self.shape.widest)
            {
                self.insert(exprs, e);
                left -= 1;
            }
        }
    }

    /// One of the list, mostly one of its last.
    fn late(&self, choose: &mut Choose<'_>, list: &[ExprId]) -> Option<ExprId> {
        let reach = if choose(4) == 0 { list.len() } else { list.len().min(self.shape.recent) };
        let back = if reach == 0 { return None } else { choose(reach as u64) as usize };
        list.get(list.len() - 1 - back).copied()
    }

    fn any(&self, choose: &mut Choose<'_>) -> Option<ExprId> {
        self.late(choose, &self.all)
    }

    /// A bit-vector.
    fn word(&self, exprs: &mut Exprs, choose: &mut Choose<'_>) -> Option<ExprId> {
        for _ in 0..8 {
            let e = self.any(choose)?;
            if exprs.sorts.width(exprs.sort(e)).is_some() {
                return Some(e);
            }
        }
        let width = 1 + choose(u64::from(self.shape.widest)) as u32;
        Some(literal(exprs, choose, width))
    }

    fn truth(&self, exprs: &mut Exprs, choose: &mut Choose<'_>) -> ExprId {
        match self.late(choose, self.of_sort(SortId::BOOL)) {
            Some(e) => e,
            None => exprs.truth(choose(2) == 0),
        }
    }

    /// An operand of a sort; `None` for an array sort that nothing has.
    fn operand(&self, exprs: &mut Exprs, choose: &mut Choose<'_>, sort: SortId) -> Option<ExprId> {
        let Some(width) = exprs.sorts.width(sort) else {
            return match exprs.sorts.get(sort) {
                Sort::Bool => Some(self.truth(exprs, choose)),
                _ => self.late(choose, self.of_sort(sort)),
            };
        };
        let kind = choose(8);
        if kind == 0 {
            return Some(literal(exprs, choose, width));
        }
        if kind > 2
            && let Some(e) = self.late(choose, self.of_sort(sort))
        {
            return Some(e);
        }
        let e = self.word(exprs, choose)?;
        let own = exprs.sorts.width(exprs.sort(e))?;
        let enabled = |op: ExprOp| self.rows.iter().any(|row| row.op == op);
        let (op, indices) = match own.cmp(&width) {
            std::cmp::Ordering::Equal => return Some(e),
            std::cmp::Ordering::Greater => {
                let low = choose(u64::from(own - width) + 1) as u32;
                (ExprOp::Extract, [low + width - 1, low])
            }
            std::cmp::Ordering::Less if choose(2) == 0 => (ExprOp::ZeroExtend, [width - own, 0]),
            std::cmp::Ordering::Less => (ExprOp::SignExtend, [width - own, 0]),
        };
        if !enabled(op) {
            return Some(literal(exprs, choose, width));
        }
        exprs.apply(op, indices, &[e]).ok()
    }

    /// `first` and others of its sort, `count` in all.
    fn alike(
        &self,
        exprs: &mut Exprs,
        choose: &mut Choose<'_>,
        first: ExprId,
        count: usize,
    ) -> Option<Vec<ExprId>> {
        let sort = exprs.sort(first);
        let mut args = vec![first];
        while args.len() < count {
            args.push(self.operand(exprs, choose, sort)?);
        }
        // Which side of an operator the new member stands on matters.
        let last = args.len() - 1;
        args.swap(0, choose(last as u64 + 1) as usize);
        Some(args)
    }

    /// An operator applied to members, if there are fitting ones.
    fn apply(&self, exprs: &mut Exprs, choose: &mut Choose<'_>, row: &Row) -> Option<ExprId> {
        let many = |least: usize, most: usize, choose: &mut Choose<'_>| {
            let most = most.min(least.max(2) + 1);
            // Two operands are what most rules are about.
            if choose(3) > 0 {
                least.max(2).min(most)
            } else {
                least + choose((most - least) as u64 + 1) as usize
            }
        };
        let widest = self.shape.widest;
        let mut indices = [0, 0];
        let args: Vec<ExprId> = match row.signature {
            Signature::Special => return self.special(exprs, choose, row.op),
            Signature::Truth(least, most) => {
                // `(and p)` is an extension of ours.
                (0..many(least.max(2).min(most), most, choose)).map(|_| self.truth(exprs, choose)).collect()
            }
            Signature::Related => {
                let first = self.any(choose)?;
                let count = many(2, usize::MAX, choose);
                self.alike(exprs, choose, first, count)?
            }
            Signature::Choice => {
                let first = self.any(choose)?;
                let mut args = self.alike(exprs, choose, first, 2)?;
                args.insert(0, self.truth(exprs, choose));
                args
            }
            Signature::Select | Signature::Store => {
                let arrays: Vec<ExprId> = (self.all.iter().copied())
                    .filter(|e| matches!(exprs.sorts.get(exprs.sort(*e)), Sort::Array(..)))
                    .collect();
                let array = self.late(choose, &arrays)?;
                let Sort::Array(index, element) = *exprs.sorts.get(exprs.sort(array)) else { return None };
                let mut args = vec![array, self.operand(exprs, choose, index)?];
                if row.signature == Signature::Store {
                    args.push(self.operand(exprs, choose, element)?);
                }
                args
            }
            Signature::Concat => {
                let mut args = Vec::new();
                let mut total = 0;
                for _ in 0..many(2, usize::MAX, choose) {
                    let e = self.word(exprs, choose)?;
                    total += exprs.sorts.width(exprs.sort(e))?;
                    args.push(e);
                }
                if total > widest {
                    return None;
                }
                args
            }
            Signature::Extract | Signature::Extend | Signature::Rotate | Signature::Repeat => {
                let e = self.word(exprs, choose)?;
                let width = exprs.sorts.width(exprs.sort(e))?;
                indices = match row.signature {
                    Signature::Extract => {
                        let low = choose(u64::from(width)) as u32;
                        [low + choose(u64::from(width - low)) as u32, low]
                    }
                    Signature::Extend => [choose(u64::from(widest.saturating_sub(width)) + 1) as u32, 0],
                    Signature::Rotate => [choose(2 * u64::from(width) + 2) as u32, 0],
                    _ => [1 + choose(u64::from(widest / width).max(1)) as u32, 0],
                };
                vec![e]
            }
            Signature::Same(..) | Signature::Predicate(_) | Signature::Bit(_) => {
                let first = self.word(exprs, choose)?;
                let width = exprs.sorts.width(exprs.sort(first))?;
                if is_product(row.op) && width > self.shape.widest_product {
                    return None;
                }
                let count = match row.signature {
                    // The standard has no difference of three.
                    Signature::Same(..) if matches!(row.op, ExprOp::BvSub | ExprOp::BvXnor) => 2,
                    Signature::Same(least, most) => many(least, most, choose),
                    Signature::Predicate(arity) | Signature::Bit(arity) => arity,
                    _ => return None,
                };
                self.alike(exprs, choose, first, count)?
            }
        };
        exprs.apply(row.op, indices, &args).ok()
    }

    /// A literal, a function applied, a constant array.
    fn special(&self, exprs: &mut Exprs, choose: &mut Choose<'_>, op: ExprOp) -> Option<ExprId> {
        match op {
            ExprOp::Apply if !self.functions.is_empty() => {
                let d = self.functions[choose(self.functions.len() as u64) as usize];
                let sorts = exprs.decl(d).parameters.clone();
                let args: Option<Vec<ExprId>> =
                    sorts.into_iter().map(|s| self.operand(exprs, choose, s)).collect();
                exprs.apply_decl(d, &args?).ok()
            }
            ExprOp::ConstArray => {
                let mut sorts: Vec<SortId> = (self.all.iter().map(|e| exprs.sort(*e)))
                    .filter(|s| matches!(exprs.sorts.get(*s), Sort::Array(..)))
                    .collect();
                sorts.dedup();
                let sort = *sorts.get(choose(sorts.len().max(1) as u64) as usize)?;
                let Sort::Array(_, element) = *exprs.sorts.get(sort) else { return None };
                let element = self.operand(exprs, choose, element)?;
                exprs.const_array(sort, element).ok()
            }
            ExprOp::Value => {
                let like = self.word(exprs, choose)?;
                let width = exprs.sorts.width(exprs.sort(like))?;
                Some(literal(exprs, choose, width))
            }
            _ => None,
        }
    }
}

/// Whether the circuit of an operator grows with the square of the width.
fn is_product(op: ExprOp) -> bool {
    use ExprOp as O;
    matches!(
        op,
        O::BvMul | O::BvUdiv | O::BvUrem | O::BvSdiv | O::BvSrem | O::BvSmod | O::BvUmulo | O::BvSmulo
    )
}

/// A literal: those at which operators change their ways as often as any.
pub fn literal(exprs: &mut Exprs, choose: &mut Choose<'_>, width: u32) -> ExprId {
    let zero = BvValue::zero(width);
    let one = BvValue::from_u64(width, 1);
    let bit = BvValue::from_u64(width, choose(u64::from(width)));
    let value = match choose(8) {
        0 => zero,
        1 => one,
        2 => zero.not(),
        // The least and the greatest signed number.
        3 => one.shl(&BvValue::from_u64(width, u64::from(width) - 1)),
        4 => one.shl(&BvValue::from_u64(width, u64::from(width) - 1)).not(),
        // A power of two, around the width.
        5 => one.shl(&bit),
        6 => BvValue::from_u64(width, u64::from(width).wrapping_add(choose(3)).wrapping_sub(1)),
        _ => {
            let limbs: Vec<u64> = (0..width.div_ceil(64)).map(|_| choose(u64::MAX)).collect();
            BvValue::from_limbs(width, &limbs)
        }
    };
    exprs.literal(value)
}
