//! Bit-blasting: terms into gates, each term once.
//!
//! The work list is explicit, so the depth of a term costs memory and never stack.

use std::borrow::Cow;

use smallvec::SmallVec;

use crate::aig::{Aig, AigLit};
use crate::circuit::{self, Fill};
use crate::config::Why;
use crate::heavy::Allowance;
use crate::limits::Limits;
use crate::{Op, TermId, Terms};

/// Terms built between two looks at the clock.
const POLL_INTERVAL: u32 = 256;

/// Gates per squared bit of a multiplier or divider, roughly, to refuse one before it is begun.
const GATES_PER_SQUARE: usize = 12;

/// The bits of every term blasted so far.
#[derive(Default)]
pub(crate) struct Blaster {
    /// By term: where its bits begin, plus one; zero for a term not yet blasted.
    starts: Vec<u32>,
    bits: Vec<AigLit>,
    /// Terms in the order in which they were blasted, operands first.
    order: Vec<TermId>,
    stack: Vec<Pending>,
    since_poll: u32,
}

/// A term on the work list.
#[derive(Clone, Copy)]
struct Pending {
    term: TermId,
    /// The graph's gates when work on its operands began, if it has.
    begun: Option<usize>,
}

impl From<TermId> for Pending {
    fn from(term: TermId) -> Pending {
        Pending { term, begun: None }
    }
}

impl Blaster {
    /// The bits of a term, lowest first, if it was blasted.
    pub(crate) fn bits(&self, terms: &Terms, t: TermId) -> Option<&[AigLit]> {
        let start = self.start(t)?;
        Some(&self.bits[start..start + terms.width(t) as usize])
    }

    /// The same, also of a concatenation that was blasted as part of a longer one: such parts have no bits of
    /// their own, or a chain of them would take the square of its length.
    pub(crate) fn word(&self, terms: &Terms, t: TermId) -> Option<Cow<'_, [AigLit]>> {
        if let Some(bits) = self.bits(terms, t) {
            return Some(Cow::Borrowed(bits));
        }
        let mut word = Vec::with_capacity(terms.width(t) as usize);
        for piece in self.pieces(terms, t).into_iter().rev() {
            word.extend_from_slice(self.bits(terms, piece)?);
        }
        Some(Cow::Owned(word))
    }

    /// What a term without bits is a concatenation of, highest first: parts that are no concatenations, or
    /// have bits. Itself if it is none.
    fn pieces(&self, terms: &Terms, t: TermId) -> Vec<TermId> {
        let (mut pieces, mut stack) = (Vec::new(), vec![t]);
        while let Some(next) = stack.pop() {
            match (terms.op(next), terms.args(next)) {
                (Op::Concat, &[high, low]) if self.start(next).is_none() => stack.extend([low, high]),
                _ => pieces.push(next),
            }
        }
        pieces
    }

    /// Every term blasted so far, operands first.
    pub(crate) fn order(&self) -> &[TermId] {
        &self.order
    }

    /// Blasts a condition (a term of width 1) and everything below it, with the gates that a quick attempt may make.
    pub(crate) fn condition(
        &mut self,
        aig: &mut Aig,
        terms: &Terms,
        t: TermId,
        limits: &Limits,
        mut quick: Option<&mut Allowance<'_>>,
    ) -> Result<AigLit, Why> {
        if quick.as_ref().is_some_and(|quick| quick.is_heavy(t)) {
            return Err(Why::Gates);
        }
        self.stack.clear();
        self.stack.push(t.into());
        while let Some(pending) = self.stack.last_mut() {
            let next = pending.term;
            pending.begun.get_or_insert(aig.len());
            let below = self.stack.len();
            if self.start(next).is_some() || !self.push_missing(terms, next) {
                self.stack.pop();
                self.build(aig, terms, next, limits)?;
            }
            if let Some(quick) = &mut quick {
                let added = self.stack.get(below..).unwrap_or_default();
                let has_heavy = added.iter().any(|pending| quick.is_heavy(pending.term));
                if has_heavy || quick.is_used_up(aig.len()) {
                    let begun = self.stack.iter().filter_map(|p| Some((p.term, p.begun?)));
                    quick.give_up(has_heavy, aig.len(), begun);
                    return Err(Why::Gates);
                }
            }
        }
        Ok(self.operand(terms, t)[0])
    }

    fn start(&self, t: TermId) -> Option<usize> {
        match self.starts.get(t.index()) {
            None | Some(0) => None,
            Some(&start) => Some(start as usize - 1),
        }
    }

    fn operand(&self, terms: &Terms, t: TermId) -> &[AigLit] {
        self.bits(terms, t).expect("operands come off the work list before their users")
    }

    /// Puts operands that have no bits yet onto the work list, and says whether there were any.
    fn push_missing(&mut self, terms: &Terms, t: TermId) -> bool {
        let before = self.stack.len();
        if terms.op(t) == Op::Concat {
            let mut pieces = self.pieces(terms, t);
            pieces.retain(|piece| self.start(*piece).is_none());
            self.stack.extend(pieces.into_iter().map(Pending::from));
            return self.stack.len() > before;
        }
        let table: &[TermId] = match terms.op(t) {
            Op::Read { table } => terms.table_elems(table),
            _ => &[],
        };
        for &below in terms.args(t).iter().chain(table) {
            if self.start(below).is_none() {
                self.stack.push(below.into());
            }
        }
        self.stack.len() > before
    }

    fn build(&mut self, aig: &mut Aig, terms: &Terms, t: TermId, limits: &Limits) -> Result<(), Why> {
        if self.start(t).is_some() {
            return Ok(());
        }
        self.poll(aig, terms, t, limits)?;
        let bits = self.gates(aig, terms, t);
        debug_assert_eq!(bits.len(), terms.width(t) as usize, "{t} has its width");
        let start = u32::try_from(self.bits.len() + 1).map_err(|_| Why::Memory)?;
        if self.starts.len() <= t.index() {
            self.starts.resize(terms.len().max(t.index() + 1), 0);
        }
        self.starts[t.index()] = start;
        self.bits.extend_from_slice(&bits);
        self.order.push(t);
        Ok(())
    }

    fn poll(&mut self, aig: &Aig, terms: &Terms, t: TermId, limits: &Limits) -> Result<(), Why> {
        let width = terms.width(t) as usize;
        let quadratic = matches!(terms.op(t), Op::Mul | Op::Udiv | Op::Urem | Op::Sdiv | Op::Srem);
        let gates =
            if quadratic { GATES_PER_SQUARE.saturating_mul(width).saturating_mul(width) } else { width };
        if aig.len().saturating_add(gates) > limits.max_gates {
            return Err(Why::Memory);
        }
        self.since_poll += 1;
        if self.since_poll >= POLL_INTERVAL || gates > 1 << 16 {
            self.since_poll = 0;
            limits.exceeded().map_or(Ok(()), Err)?;
        }
        Ok(())
    }

    /// One term's circuit over its operands' bits.
    fn gates(&self, aig: &mut Aig, terms: &Terms, t: TermId) -> Vec<AigLit> {
        if terms.op(t) == Op::Concat {
            return self.word(terms, t).expect("the pieces have their bits").into_owned();
        }
        let args: SmallVec<[&[AigLit]; 3]> =
            terms.args(t).iter().map(|&arg| self.operand(terms, arg)).collect();
        let width = terms.width(t) as usize;
        match (terms.op(t), args.as_slice()) {
            (Op::Const, _) => constant(terms, t),
            (Op::Symbol, _) => (0..width).map(|_| aig.input()).collect(),
            (Op::Not, &[a]) => a.iter().map(|&bit| !bit).collect(),
            (Op::Neg, &[a]) => circuit::negate(aig, a),
            (Op::And, &[a, b]) => bitwise(a, b, |a, b| aig.and(a, b)),
            (Op::Or, &[a, b]) => bitwise(a, b, |a, b| aig.or(a, b)),
            (Op::Xor, &[a, b]) => bitwise(a, b, |a, b| aig.xor(a, b)),
            (Op::Add, &[a, b]) => circuit::add(aig, a, b, AigLit::FALSE).0,
            (Op::Mul, &[a, b]) => circuit::multiply(aig, a, b),
            (Op::Udiv, &[a, b]) => circuit::unsigned_divide_remainder(aig, a, b).0,
            (Op::Urem, &[a, b]) => circuit::unsigned_divide_remainder(aig, a, b).1,
            (Op::Sdiv, &[a, b]) => circuit::signed_divide(aig, a, b),
            (Op::Srem, &[a, b]) => circuit::signed_remainder(aig, a, b),
            (Op::Shl, &[a, b]) => circuit::shift_left(aig, a, b),
            (Op::Lshr, &[a, b]) => circuit::shift_right(aig, a, b, Fill::Zero),
            (Op::Ashr, &[a, b]) => circuit::shift_right(aig, a, b, Fill::Sign),
            (Op::Extract { hi, lo }, &[a]) => a[lo as usize..=hi as usize].to_vec(),
            (Op::ZeroExtend, &[a]) => extended(a, AigLit::FALSE, width),
            (Op::SignExtend, &[a]) => extended(a, a[a.len() - 1], width),
            (Op::Eq, &[a, b]) => vec![circuit::equal(aig, a, b)],
            (Op::Ult, &[a, b]) => vec![circuit::unsigned_less(aig, a, b)],
            (Op::Slt, &[a, b]) => vec![circuit::signed_less(aig, a, b)],
            (Op::Ite, &[c, a, b]) => circuit::select(aig, c[0], a, b),
            (Op::Read { table }, &[index]) => {
                let elements: Vec<Vec<AigLit>> = terms
                    .table_elems(table)
                    .iter()
                    .map(|&element| self.operand(terms, element).to_vec())
                    .collect();
                circuit::read_table(aig, &elements, index)
            }
            (op, args) => unreachable!("{op:?} does not have {} operands", args.len()),
        }
    }
}

fn constant(terms: &Terms, t: TermId) -> Vec<AigLit> {
    let limbs = terms.as_const_wide(t).expect("the operator says that it is a constant");
    (0..terms.width(t) as usize)
        .map(|i| AigLit::constant(limbs.get(i / 64).is_some_and(|limb| limb >> (i % 64) & 1 == 1)))
        .collect()
}

fn bitwise(a: &[AigLit], b: &[AigLit], mut gate: impl FnMut(AigLit, AigLit) -> AigLit) -> Vec<AigLit> {
    a.iter().zip(b).map(|(&a, &b)| gate(a, b)).collect()
}

fn extended(a: &[AigLit], fill: AigLit, width: usize) -> Vec<AigLit> {
    let mut bits = a.to_vec();
    bits.resize(width, fill);
    bits
}
