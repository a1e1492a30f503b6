//! Oracle: the concrete functions of [`crate::float`], which are compared with native arithmetic and `rustc_apfloat`.

use super::*;
use crate::float;
use crate::float::layout;
use crate::float::tests::KINDS;
use rand::{Rng, SeedableRng, rngs::SmallRng};
use symvm_frontend::ir::{FloatKind, FloatPredicate};
use symvm_frontend::program::{FloatCast, FloatOp, FloatUnary};
use symvm_solver::{Assignment, Evaluator};

const SMALL: [FloatKind; 4] = [FloatKind::Half, FloatKind::BFloat, FloatKind::Single, FloatKind::Double];

/// Patterns of all shapes: any bits, few bits, all exponents near the ends and the middle, special values, neighbours of
/// powers of two.
fn pattern(rng: &mut SmallRng, kind: FloatKind) -> u128 {
    let layout = layout::of(kind);
    let any = rng.random::<u128>() & (u128::MAX >> (128 - layout.width));
    let integer = if layout.explicit { 1u128 << (layout.fraction - 1) } else { 0 };
    let max = layout.exponent_max();
    let field = |field: u32| {
        let valid = if field == 0 { 0 } else { integer };
        u128::from(field.min(max)) << layout.fraction | valid
    };
    let sign = any & layout.sign_bit();
    let fraction = any & ((1 << (layout.precision() - 1)) - 1);
    let near = [0, 1, -1, 2, layout.precision() as i32, -(layout.precision() as i32), 31, 63, 64];
    let middle = (layout.bias() + near[rng.random_range(0..near.len())]).clamp(0, max as i32) as u32;
    match rng.random_range(0..10) {
        // Of x87's patterns only those that instructions make.
        0 if !layout.explicit => any,
        0 | 1 => sign | field(rng.random_range(0..max)) | fraction,
        2 => sign | field(0) | fraction,
        3 => sign | field(0) | fraction & 7,
        4 => sign | field(middle),
        5 => sign | field(middle) | (fraction & 3) << rng.random_range(0..layout.precision() - 4),
        6 => (sign | field(max - 1) | u128::MAX >> (129 - layout.precision())) - (fraction & 1),
        7 => sign | field([0, max, max - 1, 1][rng.random_range(0..4)]),
        8 => sign | field(max) | 1 << (layout.precision() - 2) | fraction & 0xff,
        _ => sign | field(middle) | fraction,
    }
}

struct Bench {
    terms: Terms,
    rng: SmallRng,
    evaluator: Evaluator,
}

impl Bench {
    fn new(seed: u64) -> Self {
        Self { terms: Terms::new(), rng: SmallRng::seed_from_u64(seed), evaluator: Evaluator::new() }
    }

    fn symbol(&mut self, name: &str, kind: FloatKind) -> TermId {
        self.terms.symbol(name, layout::of(kind).width)
    }

    /// The term under values of symbols.
    fn value(&mut self, symbols: &[TermId], values: &[u128], term: TermId) -> Vec<u64> {
        let mut assignment = Assignment::new();
        for (&symbol, &value) in symbols.iter().zip(values) {
            let id = self.terms.symbol_of(symbol).expect("a symbol");
            let width = self.terms.width(symbol);
            assignment.set_wide(id, &BvValue::from_limbs(width, &float::to_limbs(value)));
        }
        self.evaluator.begin();
        self.evaluator.eval_value(&self.terms, &assignment, term).limbs().to_vec()
    }

    /// Compares a term with what is computed of random patterns, `rounds` of them.
    fn compare(
        &mut self,
        what: &str,
        kinds: &[FloatKind],
        rounds: usize,
        build: impl Fn(&mut Terms, &[TermId]) -> TermId,
        compute: impl Fn(&[u128]) -> u128,
    ) {
        (self.terms, self.evaluator) = (Terms::new(), Evaluator::new());
        let names = ["a", "b", "c"];
        let symbols: Vec<TermId> = kinds
            .iter()
            .zip(names)
            .map(|(&kind, name)| self.symbol(&format!("{name}{kind:?}"), kind))
            .collect();
        let term = build(&mut self.terms, &symbols);
        for round in 0..rounds {
            let mut values: Vec<u128> = kinds.iter().map(|&kind| pattern(&mut self.rng, kind)).collect();
            if values.len() > 1 && kinds[0] == kinds[1] && round % 5 == 0 {
                // Equal, or neighbours, or of opposite signs.
                values[1] = values[0] ^ u128::from(self.rng.random_range(0..3u8));
                values[1] ^= if self.rng.random() { layout::of(kinds[0]).sign_bit() } else { 0 };
            }
            let wanted = float::to_limbs(compute(&values));
            let found = self.value(&symbols, &values, term);
            let count = found.len();
            assert_eq!(found, wanted[..count], "{what} {kinds:?} {values:#x?}");
            if round % 8 == 0 {
                // Of constants the constructors make a constant, the same.
                let constants: Vec<TermId> = kinds
                    .iter()
                    .zip(&values)
                    .map(|(&kind, &value)| super::pattern(&mut self.terms, layout::of(kind), value))
                    .collect();
                let folded = build(&mut self.terms, &constants);
                let folded = self.terms.as_value(folded).expect("constants make a constant");
                assert_eq!(folded.limbs(), &wanted[..count], "{what} {kinds:?} {values:#x?}, folded");
            }
        }
    }
}

#[test]
fn arithmetic_is_what_the_machine_computes() {
    let mut bench = Bench::new(1);
    for kind in KINDS {
        for op in [
            FloatOp::MinNum,
            FloatOp::MaxNum,
            FloatOp::Minimum,
            FloatOp::Maximum,
            FloatOp::CopySign,
            FloatOp::Add,
            FloatOp::Sub,
            FloatOp::Mul,
            FloatOp::Div,
        ] {
            if !SMALL.contains(&kind)
                && matches!(op, FloatOp::Add | FloatOp::Sub | FloatOp::Mul | FloatOp::Div)
            {
                continue;
            }
            bench.compare(
                &format!("{op:?}"),
                &[kind, kind],
                600,
                |terms, args| binary(terms, op, kind, args[0], args[1]).expect("there is a term"),
                |values| float::binary(op, kind, values[0], values[1]),
            );
        }
        for fused in [true, false].into_iter().filter(|_| SMALL.contains(&kind)) {
            bench.compare(
                &format!("fused: {fused}"),
                &[kind, kind, kind],
                600,
                |terms, args| {
                    mul_add(terms, fused, kind, [args[0], args[1], args[2]]).expect("there is a term")
                },
                |values| float::mul_add(fused, kind, values[0], values[1], values[2]),
            );
        }
    }
}

#[test]
fn remainders_and_powers_of_two_are_what_the_machine_computes() {
    let mut bench = Bench::new(6);
    for kind in SMALL {
        let layout = layout::of(kind);
        let integer = |number: u64| {
            let op = FloatCast::FromInt { width: 64, signed: false, to: kind };
            float::from_limbs(&float::cast(op, &[number]))
        };
        let mut divisors: Vec<u128> =
            [1, 2, 3, 10, 12, 24, 60, 100, 255, 1000, 86_400, 1 << 20, 1 << 32].map(integer).to_vec();
        divisors.extend([0, layout.sign_bit(), 1, 5, 1 << layout.fraction, layout.default_nan()]);
        divisors
            .extend([integer(7) | layout.sign_bit(), u128::from(layout.exponent_max()) << layout.fraction]);
        divisors.extend((0..12).map(|_| pattern(&mut bench.rng, kind)));
        let mut with_term = 0;
        for divisor in divisors {
            let of = |terms: &mut Terms, dividend: TermId| {
                let divisor = super::pattern(terms, layout, divisor);
                binary(terms, FloatOp::Rem, kind, dividend, divisor)
            };
            let symbol = bench.symbol("dividend", kind);
            if of(&mut bench.terms, symbol).is_none() {
                continue;
            }
            with_term += 1;
            bench.compare(
                &format!("remainder by {divisor:#x}"),
                &[kind],
                400,
                |terms, args| of(terms, args[0]).expect("there was a term"),
                |values| float::binary(FloatOp::Rem, kind, values[0], divisor),
            );
        }
        assert!(with_term >= 20, "{kind:?}: {with_term}");
        for power in [0, 1, -1, 3, -9, 24, -24, 130, -149, 1000, -1074, 2100, -2100, i32::MAX, i32::MIN] {
            bench.compare(
                &format!("times 2^{power}"),
                &[kind],
                200,
                |terms, args| {
                    let power = constant(terms, 32, power.into());
                    binary(terms, FloatOp::Ldexp, kind, args[0], power).expect("there is a term")
                },
                |values| float::binary(FloatOp::Ldexp, kind, values[0], power as u32 as u128),
            );
        }
    }
}

#[test]
fn roots_and_roundings_are_what_the_machine_computes() {
    let mut bench = Bench::new(2);
    for kind in KINDS {
        for op in [
            FloatUnary::Sqrt,
            FloatUnary::Floor,
            FloatUnary::Ceil,
            FloatUnary::Trunc,
            FloatUnary::Rint,
            FloatUnary::NearbyInt,
            FloatUnary::Round,
            FloatUnary::RoundEven,
            FloatUnary::Canonicalize,
            FloatUnary::Neg,
            FloatUnary::Fabs,
        ] {
            if !SMALL.contains(&kind) && !matches!(op, FloatUnary::Neg | FloatUnary::Fabs) {
                continue;
            }
            bench.compare(
                &format!("{op:?}"),
                &[kind],
                800,
                |terms, args| unary(terms, op, kind, args[0]).expect("there is a term"),
                |values| float::unary(op, kind, values[0]),
            );
        }
    }
}

#[test]
fn comparisons_and_classes_are_what_the_machine_says() {
    use FloatPredicate::*;
    let mut bench = Bench::new(3);
    for kind in KINDS {
        for pred in [False, Oeq, Ogt, Oge, Olt, Ole, One, Ord, Ueq, Ugt, Uge, Ult, Ule, Une, Uno, True] {
            bench.compare(
                &format!("{pred:?}"),
                &[kind, kind],
                150,
                |terms, args| super::compare(terms, pred, kind, args[0], args[1]),
                |values| u128::from(float::compare(pred, kind, values[0], values[1])),
            );
        }
        for at in 0..10 {
            bench.compare(
                &format!("class {at}"),
                &[kind],
                100,
                |terms, args| class(terms, kind, 1 << at, args[0]),
                |values| u128::from(float::is_class(kind, values[0], 1 << at)),
            );
        }
    }
}

fn as_patterns(limbs: &[u64]) -> u128 {
    float::from_limbs(limbs)
}

#[test]
fn conversions_are_what_the_machine_computes() {
    let mut bench = Bench::new(4);
    for from in KINDS {
        for to in KINDS {
            let op = FloatCast::Float { from, to };
            bench.compare(
                &format!("{op:?}"),
                &[from],
                400,
                |terms, args| cast(terms, op, args[0]),
                |values| as_patterns(&float::cast(op, &float::to_limbs(values[0]))),
            );
        }
        for (width, signed, saturate) in
            [1, 7, 8, 16, 17, 31, 32, 33, 63, 64, 65, 128].into_iter().flat_map(|width| {
                [(width, true, false), (width, false, false), (width, true, true), (width, false, true)]
            })
        {
            let op = FloatCast::ToInt { from, width, signed, saturate, promised: !saturate };
            bench.compare(
                &format!("{op:?}"),
                &[from],
                200,
                |terms, args| cast(terms, op, args[0]),
                |values| as_patterns(&float::cast(op, &float::to_limbs(values[0]))),
            );
            // What fits is what saturation leaves as it is; of quads that is seen up to their precision.
            let op = FloatCast::ToInt { from, width, signed, saturate: true, promised: false };
            let widen = FloatCast::Float { from, to: FloatKind::Quad };
            let is_left = |value: u128| {
                let saturated = float::cast(op, &float::to_limbs(value));
                let saturated = float::from_int(FloatKind::Quad, &saturated, width, signed);
                let value = float::from_limbs(&float::cast(widen, &float::to_limbs(value)));
                let whole = float::unary(FloatUnary::Trunc, FloatKind::Quad, value);
                float::compare(FloatPredicate::Oeq, FloatKind::Quad, whole, saturated)
            };
            bench.compare(
                &format!("what fits {op:?}"),
                &[from],
                200,
                |terms, args| fits(terms, from, args[0], width, signed),
                |values| {
                    let found = float::fits(from, values[0], width, signed);
                    assert!(width > 112 || found == is_left(values[0]), "{op:?} {:#x}", values[0]);
                    u128::from(found)
                },
            );
        }
    }
}

#[test]
fn integers_are_rounded_once() {
    let mut bench = Bench::new(5);
    for to in KINDS {
        for width in [1u16, 2, 8, 13, 32, 53, 64, 65, 100, 128] {
            for signed in [true, false] {
                let op = FloatCast::FromInt { width, signed, to };
                let symbol = bench.terms.symbol(&format!("i{width}"), width.into());
                let term = cast(&mut bench.terms, op, symbol);
                for _ in 0..100 {
                    let all = u128::MAX >> (128 - width);
                    let few = bench.rng.random_range(0..width);
                    let value = match bench.rng.random_range(0..4) {
                        0 => bench.rng.random::<u128>() & all,
                        1 => (bench.rng.random::<u128>() & all) >> few,
                        2 => (all << few | u128::from(bench.rng.random::<bool>())) & all,
                        _ => (bench.rng.random::<u128>() & 7) << few & all,
                    };
                    let wanted = float::cast(op, &float::to_limbs(value));
                    let found = bench.value(&[symbol], &[value], term);
                    assert_eq!(found, wanted.as_slice(), "{op:?} {value:#x}");
                }
            }
        }
    }
}
