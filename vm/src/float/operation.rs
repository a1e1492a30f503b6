//! The operations, as values: what each computes of patterns, and the term that says it of all inputs.

use super::{binary, cast, compare, from_limbs, is_class, mul_add, term, to_limbs, unary, width};
use symvm_frontend::ir::{FloatKind, FloatPredicate};
use symvm_frontend::program::{FloatCast, FloatOp, FloatUnary};
use symvm_solver::{TermId, Terms};

/// An operation on one to three floats, or on an integer that becomes one.
#[derive(Clone, Copy, Debug)]
pub enum Operation {
    /// Two operands of a kind.
    Binary(FloatOp, FloatKind),
    /// One operand of a kind.
    Unary(FloatUnary, FloatKind),
    /// A product and a sum, rounded once (`fused`) or twice.
    MulAdd {
        /// Rounded once.
        fused: bool,
        /// Of the operands.
        kind: FloatKind,
    },
    /// One bit.
    Compare(FloatPredicate, FloatKind),
    /// One bit: whether the operand is in one of the classes of `mask` (`FPClassTest` of LLVM).
    Class {
        /// Of the operand.
        kind: FloatKind,
        /// The classes.
        mask: u32,
    },
    /// Between kinds, from integers and to integers.
    Cast(FloatCast),
}

impl Operation {
    /// The kind that it computes with.
    pub fn kind(self) -> FloatKind {
        match self {
            Self::Binary(_, kind) | Self::Unary(_, kind) | Self::Compare(_, kind) => kind,
            Self::MulAdd { kind, .. } | Self::Class { kind, .. } => kind,
            Self::Cast(FloatCast::Float { to, .. } | FloatCast::FromInt { to, .. }) => to,
            Self::Cast(FloatCast::ToInt { from, .. }) => from,
        }
    }

    /// Bits are moved, and signs changed: the value is not looked at.
    pub(crate) fn is_move(self) -> bool {
        matches!(
            self,
            Self::Unary(FloatUnary::Neg | FloatUnary::Fabs, _) | Self::Binary(FloatOp::CopySign, _)
        )
    }

    /// What a path is charged for it on symbolic values, in units of [`crate::windows`]: about an eighth of the gates that it takes. (Of
    /// `double`: a sum 7,000, a product 68,000, a quotient 102,000, a root 33,000, a product and a sum at once 75,000.)
    pub(crate) fn cost(self) -> u64 {
        let width = u64::from(width(self.kind()));
        match self {
            _ if self.is_move() => 0,
            Self::Binary(FloatOp::Mul | FloatOp::Rem, _) | Self::MulAdd { .. } => 128 * width,
            Self::Binary(FloatOp::Div, _) => 192 * width,
            Self::Unary(FloatUnary::Sqrt, _) => 64 * width,
            Self::Compare(..) | Self::Class { .. } => 4 * width,
            _ => 16 * width,
        }
    }

    /// The width of the result in bits.
    pub fn width(self) -> u32 {
        match self {
            Self::Compare(..) | Self::Class { .. } => 1,
            Self::Cast(FloatCast::ToInt { width, .. }) => width.into(),
            _ => width(self.kind()),
        }
    }

    /// The width of one of the operands in bits.
    pub(crate) fn operand_width(self, n: usize) -> u32 {
        match self {
            Self::Binary(FloatOp::PowI | FloatOp::Ldexp, _) if n == 1 => 32,
            Self::Cast(FloatCast::Float { from, .. }) => width(from),
            Self::Cast(FloatCast::FromInt { width, .. }) => width.into(),
            _ => width(self.kind()),
        }
    }

    /// The result of patterns of up to 128 bits, as many as the operation has operands.
    #[inline(always)]
    pub fn compute(self, args: &[u128]) -> u128 {
        let arg = |n: usize| args.get(n).copied().unwrap_or(0);
        match self {
            Self::Binary(op, kind) => binary(op, kind, arg(0), arg(1)),
            Self::Unary(op, kind) => unary(op, kind, arg(0)),
            Self::MulAdd { fused, kind } => mul_add(fused, kind, arg(0), arg(1), arg(2)),
            Self::Compare(pred, kind) => compare(pred, kind, arg(0), arg(1)).into(),
            Self::Class { kind, mask } => is_class(kind, arg(0), mask).into(),
            Self::Cast(op) => from_limbs(&cast(op, &to_limbs(arg(0)))),
        }
    }

    /// The same of terms, if there is one.
    pub(crate) fn term(self, terms: &mut Terms, args: &[TermId]) -> Option<TermId> {
        Some(match (self, args) {
            (Self::Binary(op, kind), &[a, b]) => return term::binary(terms, op, kind, a, b),
            (Self::Unary(op, kind), &[a]) => return term::unary(terms, op, kind, a),
            (Self::MulAdd { fused, kind }, &[a, b, c]) => {
                return term::mul_add(terms, fused, kind, [a, b, c]);
            }
            (Self::Compare(pred, kind), &[a, b]) => term::compare(terms, pred, kind, a, b),
            (Self::Class { kind, mask }, &[a]) => term::class(terms, kind, mask, a),
            (Self::Cast(op), &[a]) => term::cast(terms, op, a),
            _ => return None,
        })
    }
}
