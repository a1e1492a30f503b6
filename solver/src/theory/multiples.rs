//! What products with one factor, and quotients by it, say of each other.
//!
//! Let y be the factor. Products `m * y` and `n * y` are in the order of m and n, and at least y apart; and `x / y` says where x
//! is among them. That holds as far as nothing overflows, which is known of `n * y` from sizes (n < 2^k and y < 2^(w - k)), or from
//! a quotient by y, whatever its dividend is: `n <= x / y`. So that an index `i * width + j` is within `height * width`, and that
//! `n * size / size` is n where n is at most `MAX / size`, needs no circuit, whose refutation is beyond any search at 32 bits.
//!
//! Signed division is of magnitudes, where y is `y < 0 ? -y : y`: it is taken for y where that is its value, and the claim is made
//! for where it is.

use super::operation::{Group, Operation};
use super::product::{is_below, length};
use crate::value::BvValue;
use crate::{Op, SymbolId, TermId, Terms};
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// The multiples of each factor, and quotients by it, under a model.
#[derive(Default)]
pub(super) struct Multiples(BTreeMap<(Group, TermId), Family>);

#[derive(Default)]
struct Family {
    /// Of the factor.
    value: Option<BvValue>,
    products: Vec<Product>,
    quotients: Vec<Quotient>,
}

/// `other * factor`
struct Product {
    symbol: SymbolId,
    /// The factor, or its magnitude.
    factor: TermId,
    other: TermId,
    value: BvValue,
    /// What the model says of the product.
    found: BvValue,
}

/// `dividend / factor`, or what is left.
struct Quotient {
    symbol: SymbolId,
    factor: TermId,
    op: Op,
    dividend: TermId,
    value: BvValue,
    found: BvValue,
}

/// Why a product does not overflow.
#[derive(Clone, Copy, Debug)]
enum Fits {
    /// What the factor is multiplied with is below 2^k, the factor below 2^(w - k).
    Sizes(u32),
    /// It is at most this quotient by the factor.
    Within { quotient: SymbolId, factor: TermId },
}

/// What does not hold in the model.
#[derive(Clone, Copy, Debug)]
enum Claim {
    /// `less * factor` is smaller than `more * factor`, by the factor at least.
    Order { less: TermId, product: SymbolId },
    /// A product with something is no smaller than its factors.
    AtLeast,
    /// A product divided by a factor is the other one, and nothing is left.
    Back { quotient: SymbolId, op: Op },
    /// What is more than the quotient has a product above the dividend.
    Above { quotient: SymbolId, dividend: TermId },
    /// What is at most the quotient has a product up to the dividend, as near to it as the factor only if it is the
    /// quotient. (Needs no `Fits`.)
    UpTo { quotient: SymbolId, dividend: TermId },
}

/// A relation between operations that a model violates.
#[derive(Debug)]
pub(super) struct Relation {
    factor: TermId,
    /// What it is multiplied with, and the product.
    other: TermId,
    product: SymbolId,
    fits: Option<Fits>,
    claim: Claim,
    /// Terms that have one value: factors and their magnitudes, dividends and products.
    same: SmallVec<[(TermId, TermId); 4]>,
}

/// What a term is the magnitude of, or itself.
pub(super) fn root(terms: &Terms, t: TermId) -> TermId {
    match (terms.op(t), terms.args(t)) {
        (Op::Ite, &[_, minus, a]) if terms.op(minus) == Op::Neg && terms.args(minus)[0] == a => a,
        _ => t,
    }
}

impl Multiples {
    /// Adds an operation to the families of those factors that are of interest. `value` says what a term is in the model.
    pub(super) fn enter(
        &mut self,
        terms: &Terms,
        group: &Group,
        o: &Operation,
        wanted: impl Fn(TermId) -> bool,
        mut value: impl FnMut(TermId) -> BvValue,
    ) {
        let operands = [o.x, o.y];
        let sides: &[usize] = if o.op != Op::Mul || o.x == o.y { &[1] } else { &[0, 1] };
        for &side in sides {
            let factor = operands[side];
            let root = root(terms, factor);
            if !wanted(root) || (root != factor && value(root) != o.values[side]) {
                continue;
            }
            let family = self.0.entry((group.clone(), root)).or_default();
            family.value = Some(o.values[side].clone());
            let (other, value) = (operands[1 - side], o.values[1 - side].clone());
            let (symbol, op, found) = (o.symbol, o.op, o.found.clone());
            match op {
                Op::Mul => family.products.push(Product { symbol, factor, other, value, found }),
                _ => family.quotients.push(Quotient { symbol, factor, op, dividend: other, value, found }),
            }
        }
    }

    /// What the model violates.
    pub(super) fn violated(mut self, terms: &Terms) -> Vec<Relation> {
        let mut all = Vec::new();
        for ((_, factor), family) in &mut self.0 {
            // A factor of zero is for the properties of single operations.
            let Some(value) = family.value.take().filter(|v| !v.is_zero()) else { continue };
            family.products.sort_by(|a, b| a.value.ucmp(&b.value).then(a.symbol.cmp(&b.symbol)));
            family.compare(terms, *factor, &value, &mut all);
        }
        all
    }
}

impl Family {
    /// Why a product does not overflow in the model. By a quotient, if there is one: that says more than the model.
    fn fits(&self, p: &Product, factor: &BvValue) -> Option<Fits> {
        let reaches = |q: &&Quotient| q.op == Op::Udiv && q.found.ucmp(&p.value).is_ge();
        if let Some(q) = self.quotients.iter().find(reaches) {
            return Some(Fits::Within { quotient: q.symbol, factor: q.factor });
        }
        let (width, high, low) = (p.value.width(), length(&p.value), length(factor));
        (high + low <= width).then(|| Fits::Sizes(high + (width - high - low) / 2))
    }

    fn compare(&self, terms: &Terms, factor: TermId, value: &BvValue, all: &mut Vec<Relation>) {
        let relation = |p: &Product, fits, claim, others: &[(TermId, TermId)]| {
            let mut same = SmallVec::from_slice(others);
            same.push((p.factor, factor));
            if let Some(Fits::Within { factor: other, .. }) = fits {
                same.push((other, factor));
            }
            same.retain(|(a, b)| a != b);
            Relation { factor, other: p.other, product: p.symbol, fits, claim, same }
        };
        // Where neighbours are in order, all are.
        for pair in self.products.windows(2) {
            let [less, more] = pair else { continue };
            let Some(fits) = self.fits(more, value).filter(|_| less.value != more.value) else { continue };
            if !is_ahead(&less.found, &more.found, value) {
                let claim = Claim::Order { less: less.other, product: less.symbol };
                all.push(relation(more, Some(fits), claim, &[(less.factor, factor)]));
            }
        }
        for p in self.products.iter().filter(|p| !p.value.is_zero()) {
            let small = p.found.ucmp(&p.value).is_lt() || p.found.ucmp(value).is_lt();
            if let Some(fits) = self.fits(p, value).filter(|_| small) {
                all.push(relation(p, Some(fits), Claim::AtLeast, &[]));
            }
        }
        for q in &self.quotients {
            let divided = root(terms, q.dividend);
            let symbol = terms.symbol_of(divided);
            let is_divided = |p: &&Product| Some(p.symbol) == symbol && p.found == q.value;
            if let Some(p) = self.products.iter().find(is_divided) {
                let is_wrong = if q.op == Op::Udiv { q.found != p.value } else { !q.found.is_zero() };
                if let Some(fits) = self.fits(p, value).filter(|_| is_wrong) {
                    let same = [(q.factor, factor), (q.dividend, divided)];
                    all.push(relation(p, Some(fits), Claim::Back { quotient: q.symbol, op: q.op }, &same));
                }
            }
            if q.op != Op::Udiv {
                continue;
            }
            let above = self.products.partition_point(|p| p.value.ucmp(&q.found).is_le());
            let (quotient, dividend) = (q.symbol, q.dividend);
            if let Some(p) = above.checked_sub(1).and_then(|i| self.products.get(i)) {
                let is_near = q.value.sub(&p.found).ucmp(value).is_lt();
                if p.found.ucmp(&q.value).is_gt() || is_near != (p.value == q.found) {
                    all.push(relation(p, None, Claim::UpTo { quotient, dividend }, &[(q.factor, factor)]));
                }
            }
            if let Some(p) = self.products.get(above).filter(|p| p.found.ucmp(&q.value).is_le())
                && let Some(fits) = self.fits(p, value)
            {
                all.push(relation(p, Some(fits), Claim::Above { quotient, dividend }, &[(q.factor, factor)]));
            }
        }
    }
}

/// `less + by <= more`, without overflow.
fn is_ahead(less: &BvValue, more: &BvValue, by: &BvValue) -> bool {
    less.ucmp(more).is_le() && more.sub(less).ucmp(by).is_ge()
}

impl Relation {
    /// Operations that it is about.
    pub(super) fn operations(&self) -> impl Iterator<Item = SymbolId> + use<> {
        let other = match self.claim {
            Claim::Order { product, .. } => Some(product),
            Claim::AtLeast => None,
            Claim::Back { quotient, .. } | Claim::Above { quotient, .. } | Claim::UpTo { quotient, .. } => {
                Some(quotient)
            }
        };
        let within = match self.fits {
            Some(Fits::Within { quotient, .. }) => Some(quotient),
            _ => None,
        };
        std::iter::once(self.product).chain(other).chain(within)
    }

    /// As a term that holds whatever the operands are.
    pub(super) fn lemma(&self, terms: &mut Terms) -> TermId {
        let (other, factor, product) = (self.other, self.factor, terms.symbol_term(self.product));
        let width = terms.width(product);
        let zero = terms.value(BvValue::zero(width));
        let (is_zero, other_is_zero) = (terms.eq(factor, zero), terms.eq(other, zero));
        let mut premise = terms.not(is_zero);
        for &(a, b) in &self.same {
            let same = terms.eq(a, b);
            premise = terms.and(premise, same);
        }
        if let Some(fits) = self.fits {
            let fits = match fits {
                Fits::Sizes(bits) => {
                    let (high, low) = (is_below(terms, other, bits), is_below(terms, factor, width - bits));
                    terms.and(high, low)
                }
                Fits::Within { quotient, .. } => {
                    let quotient = terms.symbol_term(quotient);
                    terms.ule(other, quotient)
                }
            };
            premise = terms.and(premise, fits);
        }
        let (more, then) = match self.claim {
            Claim::Order { less, product: lesser } => {
                let lesser = terms.symbol_term(lesser);
                let (rises, rise) = (terms.ule(lesser, product), terms.sub(product, lesser));
                let enough = terms.uge(rise, factor);
                (terms.ult(less, other), terms.and(rises, enough))
            }
            Claim::AtLeast => {
                let (one, two) = (terms.uge(product, other), terms.uge(product, factor));
                (terms.not(other_is_zero), terms.and(one, two))
            }
            Claim::Back { quotient, op } => {
                let quotient = terms.symbol_term(quotient);
                let expected = if op == Op::Udiv { other } else { zero };
                (terms.true_(), terms.eq(quotient, expected))
            }
            Claim::Above { quotient, dividend } => {
                let quotient = terms.symbol_term(quotient);
                (terms.ugt(other, quotient), terms.ugt(product, dividend))
            }
            Claim::UpTo { quotient, dividend } => {
                let quotient = terms.symbol_term(quotient);
                let (up_to, rest) = (terms.ule(product, dividend), terms.sub(dividend, product));
                let (near, same) = (terms.ult(rest, factor), terms.eq(other, quotient));
                let as_near = terms.eq(near, same);
                (terms.ule(other, quotient), terms.and(up_to, as_near))
            }
        };
        let premise = terms.and(premise, more);
        terms.implies(premise, then)
    }
}

#[cfg(test)]
mod tests;
