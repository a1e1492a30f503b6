//! Each lemma under all values of narrow words.

use super::{Claim, Fits, Relation};
use crate::value::BvValue;
use crate::{Assignment, Evaluator, Op, TermId, Terms};

const WIDTH: u32 = 3;

/// The terms that lemmas are made of here, all of them symbols.
struct Words {
    factor: TermId,
    /// The factor as one of the operations has it.
    by: TermId,
    less: TermId,
    other: TermId,
    dividend: TermId,
    /// `less * factor`, `other * factor`, `dividend / factor`, and `(other * by) / by` with its remainder.
    lesser: TermId,
    product: TermId,
    quotient: TermId,
    back: TermId,
    rest: TermId,
}

impl Words {
    fn new(terms: &mut Terms) -> Words {
        let mut word = |name| terms.symbol(name, WIDTH);
        let [factor, by, less, other] = ["factor", "by", "less", "other"].map(&mut word);
        let [dividend, lesser, product] = ["dividend", "lesser", "product"].map(&mut word);
        let [quotient, back, rest] = ["quotient", "back", "rest"].map(word);
        Words { factor, by, less, other, dividend, lesser, product, quotient, back, rest }
    }

    /// Every value of what operations are of; the operations have the values that they should have. `by` is the factor or its
    /// negation.
    fn assignments(&self, terms: &Terms) -> Vec<Assignment> {
        let all = || 0..1_u64 << WIDTH;
        let mut assignments = Vec::new();
        for (y, m, n, x) in all()
            .flat_map(|y| all().flat_map(move |m| all().flat_map(move |n| all().map(move |x| (y, m, n, x)))))
        {
            let word = |v: u64| BvValue::from_u64(WIDTH, v);
            let [y, m, n, x] = [y, m, n, x].map(word);
            let minus = BvValue::zero(WIDTH).sub(&y);
            for by in [y.clone(), minus] {
                let mut a = Assignment::new();
                let product = n.mul(&y);
                let values = [
                    (self.factor, y.clone()),
                    (self.by, by.clone()),
                    (self.less, m.clone()),
                    (self.other, n.clone()),
                    (self.dividend, x.clone()),
                    (self.lesser, m.mul(&by)),
                    (self.quotient, x.udivrem(&by).0),
                    (self.back, product.udivrem(&by).0),
                    (self.rest, product.udivrem(&by).1),
                    (self.product, product),
                ];
                for (t, value) in values {
                    a.set_wide(terms.symbol_of(t).expect("a symbol"), &value);
                }
                assignments.push(a);
            }
        }
        assignments
    }
}

#[test]
fn lemmas_hold_whatever_the_operands_are() {
    let mut terms = Terms::new();
    let words = Words::new(&mut terms);
    let symbol = |t| terms.symbol_of(t).expect("a symbol");
    let [quotient, back, rest] = [words.quotient, words.back, words.rest].map(symbol);
    let (lesser, product) = (symbol(words.lesser), symbol(words.product));
    let dividend = words.dividend;
    let claims = [
        (Claim::Order { less: words.less, product: lesser }, true),
        (Claim::AtLeast, true),
        (Claim::Back { quotient: back, op: Op::Udiv }, true),
        (Claim::Back { quotient: rest, op: Op::Urem }, true),
        (Claim::Above { quotient, dividend }, true),
        (Claim::UpTo { quotient, dividend }, false),
    ];
    let sizes = (0..=WIDTH).map(Fits::Sizes);
    let all: Vec<_> = sizes.chain([Fits::Within { quotient, factor: words.by }]).collect();
    let assignments = words.assignments(&terms);
    for (claim, needs) in claims {
        let fits = all.iter().map(|fits| Some(*fits)).filter(|_| needs);
        for fits in fits.chain((!needs).then_some(None)) {
            let same = smallvec::smallvec![(words.by, words.factor)];
            let relation = Relation { factor: words.factor, other: words.other, product, fits, claim, same };
            let lemma = relation.lemma(&mut terms);
            let mut evaluator = Evaluator::new();
            for a in &assignments {
                evaluator.begin();
                assert!(evaluator.holds(&terms, a, lemma), "{relation:?} under {a:?}");
            }
        }
    }
}
