//! Bitwise operators and carry-free sums over concatenations, done piece by piece.
//!
//! C assembles words from bytes with shifts and `|`, and takes them apart with shifts and `&`. Shifts by constants are concatenations here,
//! so what remains is an operator whose operands have constants wherever the other has something: the result is again a concatenation.

use crate::term::{Kind, TermId};
use crate::terms::Terms;
use crate::value::BvValue;
use smallvec::SmallVec;

/// More pieces than this are left alone.
const MOST: usize = 16;

/// Some bits of an operand: a constant, or bits of a term from `low` on.
#[derive(Clone)]
enum Piece {
    Const(BvValue),
    Bits { term: TermId, low: u32, width: u32 },
}

impl Piece {
    fn width(&self) -> u32 {
        match self {
            Piece::Const(v) => v.width(),
            Piece::Bits { width, .. } => *width,
        }
    }

    /// Splits off the low `n` bits; what remains is `self`.
    fn take_low(&mut self, n: u32) -> Piece {
        match self {
            Piece::Const(v) => {
                let low = v.extract(n - 1, 0);
                *v = v.extract(v.width() - 1, n);
                Piece::Const(low)
            }
            Piece::Bits { term, low, width } => {
                let taken = Piece::Bits { term: *term, low: *low, width: n };
                *low += n;
                *width -= n;
                taken
            }
        }
    }
}

type Pieces = SmallVec<[Piece; 8]>;

impl Terms {
    /// The parts of a concatenation from the low end, constants cut into runs of equal bits; `None` when there are too many.
    fn pieces(&self, t: TermId) -> Option<Pieces> {
        let mut out = Pieces::new();
        let mut todo: SmallVec<[(TermId, u32); 8]> = SmallVec::from_slice(&[(t, 0)]);
        while let Some((t, pad)) = todo.pop() {
            if pad > 0 {
                out.push(Piece::Const(BvValue::zero(pad)));
                continue;
            }
            let n = self.node(t);
            match n.kind() {
                Kind::Concat => todo.extend([(n.words[0], 0), (n.words[1], 0)]),
                Kind::ZeroExtend => todo.extend([(t, n.width() - self.width(n.words[0])), (n.words[0], 0)]),
                Kind::Const => {
                    let v = self.as_value(t)?;
                    let mut from = 0;
                    for i in 1..=v.width() {
                        if i == v.width() || v.bit(i) != v.bit(from) {
                            out.push(Piece::Const(v.extract(i - 1, from)));
                            from = i;
                            if out.len() > MOST {
                                return None;
                            }
                        }
                    }
                }
                _ => out.push(Piece::Bits { term: t, low: 0, width: n.width() }),
            }
            if out.len() + todo.len() > MOST {
                return None;
            }
        }
        out.reverse();
        Some(out)
    }

    /// `(kind a b)` as a concatenation, if at every bit one operand is a constant that makes the operator trivial.
    pub(super) fn piecewise(&mut self, kind: Kind, a: TermId, b: TermId) -> Option<TermId> {
        let composed = |k: Kind| matches!(k, Kind::Concat | Kind::ZeroExtend);
        if !composed(self.kind(a)) || !(composed(self.kind(b)) || self.is_const(b)) {
            return None;
        }
        // Both lists now end with the lowest piece.
        let (mut xs, mut ys) = (self.pieces(a)?, self.pieces(b)?);
        let mut out = Pieces::new();
        while let (Some(x), Some(y)) = (xs.pop(), ys.pop()) {
            let n = x.width().min(y.width());
            let cut = |mut p: Piece, rest: &mut Pieces| {
                if p.width() == n {
                    return p;
                }
                let low = p.take_low(n);
                rest.push(p);
                low
            };
            let (x, y) = (cut(x, &mut xs), cut(y, &mut ys));
            out.push(combine(kind, x.clone(), &y).or_else(|| combine(kind, y, &x))?);
        }
        let mut all: Option<TermId> = None;
        for piece in out {
            let t = match piece {
                Piece::Const(v) => self.value(v),
                Piece::Bits { term, low, width } => self.extract(term, low + width - 1, low),
            };
            all = Some(match all {
                Some(low) => self.concat(t, low),
                None => t,
            });
        }
        all
    }
}

/// The result where `k` is a constant of equal bits.
fn combine(kind: Kind, k: Piece, other: &Piece) -> Option<Piece> {
    let Piece::Const(v) = &k else { return None };
    if v.is_zero() {
        return Some(if kind == Kind::And { k } else { other.clone() });
    }
    if v.is_ones() {
        return match kind {
            Kind::And => Some(other.clone()),
            Kind::Or => Some(k),
            _ => None,
        };
    }
    None
}
