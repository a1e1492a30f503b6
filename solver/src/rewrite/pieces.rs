//! Bitwise operators and carry-free sums over concatenations, done piece by piece.
//!
//! C assembles words from bytes with shifts and `|`, and takes them apart with shifts and `&`. Shifts by
//! constants are concatenations here, so what remains is an operator whose operands have constants wherever
//! the other has something: the result is again a concatenation.

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
    /// The parts of a concatenation from the low end, constants cut into runs of equal bits; `None` when
    /// there are too many.
    fn pieces(&self, t: TermId) -> Option<Pieces> {
        let mut out = Pieces::new();
        // Copies of signs that follow the piece they belong to; `NONE` stands for the next one.
        let mut inner = Pieces::new();
        let mut todo: SmallVec<[(TermId, u32); 8]> = SmallVec::from_slice(&[(t, 0)]);
        while let Some((t, pad)) = todo.pop() {
            if t.is_none() {
                out.extend(inner.pop());
                continue;
            }
            if pad > 0 {
                out.push(Piece::Const(BvValue::zero(pad)));
                continue;
            }
            let n = self.node(t);
            match n.kind() {
                Kind::Concat => todo.extend([(n.words[0], 0), (n.words[1], 0)]),
                Kind::ZeroExtend => todo.extend([(t, n.width() - self.width(n.words[0])), (n.words[0], 0)]),
                Kind::SignExtend if self.width(n.words[0]) > 1 => {
                    let from = self.width(n.words[0]);
                    // Copies of the sign follow what `from` bits hold.
                    let signs = Piece::Bits { term: t, low: from, width: n.width() - from };
                    inner.push(signs);
                    todo.push((TermId::NONE, 0));
                    todo.push((n.words[0], 0));
                }
                Kind::Const => {
                    let v = self.as_value(t)?;
                    cut(&v, &v, t, &mut out);
                }
                Kind::Ite if self.is_const(n.words[1]) && self.is_const(n.words[2]) => {
                    cut(&self.as_value(n.words[1])?, &self.as_value(n.words[2])?, t, &mut out);
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

    /// `(kind a b)` as a concatenation, if at every bit one operand is a constant that makes the operator
    /// trivial.
    pub(super) fn piecewise(&mut self, kind: Kind, a: TermId, b: TermId) -> Option<TermId> {
        let composed = |t: TermId| {
            matches!(self.kind(t), Kind::Concat | Kind::ZeroExtend | Kind::SignExtend)
                || self.as_ite(t).is_some_and(|(_, x, y)| self.is_const(x) && self.is_const(y))
        };
        if !composed(a) || !(composed(b) || self.is_const(b)) {
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

/// Runs of bits of a choice between two values: where they agree a constant of equal bits, elsewhere bits of
/// the term.
fn cut(x: &BvValue, y: &BvValue, term: TermId, out: &mut Pieces) {
    let class = |i: u32| (x.bit(i) == y.bit(i)).then(|| x.bit(i));
    let mut from = 0;
    for i in 1..=x.width() {
        if i < x.width() && class(i) == class(from) {
            continue;
        }
        out.push(match class(from) {
            Some(_) => Piece::Const(x.extract(i - 1, from)),
            None => Piece::Bits { term, low: from, width: i - from },
        });
        from = i;
        if out.len() > MOST {
            return;
        }
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
