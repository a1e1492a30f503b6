//! Every circuit against machine arithmetic, exhaustively at small widths and at random at larger ones.
//!
//! `Concrete` takes the constant special cases everywhere, so the same check also runs over a graph with
//! free inputs, one operand constant, or both operands the same, and evaluates the graph.

use super::testing::Rng;
use super::*;
use crate::aig::{Aig, AigLit, NodeId};

fn mask(width: u32) -> u64 {
    if width == 64 { u64::MAX } else { (1 << width) - 1 }
}

fn signed(value: u64, width: u32) -> i64 {
    (value << (64 - width)) as i64 >> (64 - width)
}

fn bits(value: u64, width: u32) -> Vec<bool> {
    (0..width).map(|i| value >> i & 1 == 1).collect()
}

fn number(bits: &[bool]) -> u64 {
    bits.iter().rev().fold(0, |n, &bit| n << 1 | u64::from(bit))
}

#[derive(Clone, Copy, Debug)]
enum Which {
    Add,
    Sub,
    Neg,
    Mul,
    Udiv,
    Urem,
    Sdiv,
    Srem,
    Shl,
    Lshr,
    Ashr,
    Eq,
    Ult,
    Slt,
}

const ALL: [Which; 14] = [
    Which::Add,
    Which::Sub,
    Which::Neg,
    Which::Mul,
    Which::Udiv,
    Which::Urem,
    Which::Sdiv,
    Which::Srem,
    Which::Shl,
    Which::Lshr,
    Which::Ashr,
    Which::Eq,
    Which::Ult,
    Which::Slt,
];

fn build<C: Circuit>(c: &mut C, which: Which, a: &[C::Bit], b: &[C::Bit]) -> Vec<C::Bit> {
    let none = c.constant(false);
    match which {
        Which::Add => add(c, a, b, none).0,
        Which::Sub => subtract(c, a, b).0,
        Which::Neg => negate(c, a),
        Which::Mul => multiply(c, a, b),
        Which::Udiv => unsigned_divide_remainder(c, a, b).0,
        Which::Urem => unsigned_divide_remainder(c, a, b).1,
        Which::Sdiv => signed_divide(c, a, b),
        Which::Srem => signed_remainder(c, a, b),
        Which::Shl => shift_left(c, a, b),
        Which::Lshr => shift_right(c, a, b, Fill::Zero),
        Which::Ashr => shift_right(c, a, b, Fill::Sign),
        Which::Eq => vec![equal(c, a, b)],
        Which::Ult => vec![unsigned_less(c, a, b)],
        Which::Slt => vec![signed_less(c, a, b)],
    }
}

/// SMT-LIB's definition, on machine integers.
fn expected(which: Which, a: u64, b: u64, width: u32) -> u64 {
    let (sa, sb) = (signed(a, width), signed(b, width));
    let value = match which {
        Which::Add => a.wrapping_add(b),
        Which::Sub => a.wrapping_sub(b),
        Which::Neg => a.wrapping_neg(),
        Which::Mul => a.wrapping_mul(b),
        Which::Udiv => a.checked_div(b).unwrap_or(u64::MAX),
        Which::Urem => a.checked_rem(b).unwrap_or(a),
        Which::Sdiv if b == 0 => {
            if sa < 0 {
                1
            } else {
                u64::MAX
            }
        }
        Which::Sdiv => sa.wrapping_div(sb) as u64,
        Which::Srem if b == 0 => a,
        Which::Srem => sa.wrapping_rem(sb) as u64,
        Which::Shl => {
            if b < u64::from(width) {
                a << b
            } else {
                0
            }
        }
        Which::Lshr => {
            if b < u64::from(width) {
                a >> b
            } else {
                0
            }
        }
        Which::Ashr => (sa >> b.min(63)) as u64,
        Which::Eq => return u64::from(a == b),
        Which::Ult => return u64::from(a < b),
        Which::Slt => return u64::from(sa < sb),
    };
    value & mask(width)
}

/// Evaluates a graph whose inputs, in order, have these values.
fn evaluate(aig: &Aig, inputs: &[bool], outputs: &[AigLit]) -> Vec<bool> {
    let mut inputs = inputs.iter();
    let mut values = vec![false];
    for index in 1..aig.len() {
        let of = |values: &[bool], lit: AigLit| values[lit.node().index()] != lit.is_negated();
        let value = match aig.gate(NodeId(index as u32)) {
            Some([x, y]) => of(&values, x) && of(&values, y),
            None => *inputs.next().expect("as many inputs as were made"),
        };
        values.push(value);
    }
    outputs.iter().map(|lit| values[lit.node().index()] != lit.is_negated()).collect()
}

fn check(which: Which, width: u32, pairs: &[(u64, u64)]) {
    let inputs = |aig: &mut Aig| (0..width).map(|_| aig.input()).collect::<Vec<_>>();
    let mut free = Aig::default();
    let (a, b) = (inputs(&mut free), inputs(&mut free));
    let free_out = build(&mut free, which, &a, &b);
    let mut same = Aig::default();
    let a = inputs(&mut same);
    let same_out = build(&mut same, which, &a, &a);
    for &(x, y) in pairs {
        let want = expected(which, x, y, width);
        let (xs, ys) = (bits(x, width), bits(y, width));
        let got = number(&build(&mut Concrete, which, &xs, &ys));
        assert_eq!(got, want, "{which:?} of {x} {y} at {width}, computed");

        let both = [xs.clone(), ys.clone()].concat();
        let got = number(&evaluate(&free, &both, &free_out));
        assert_eq!(got, want, "{which:?} of {x} {y} at {width}, as gates");

        for constant_first in [false, true] {
            let mut half = Aig::default();
            let open = inputs(&mut half);
            let fixed: Vec<_> =
                if constant_first { &xs } else { &ys }.iter().map(|&bit| AigLit::constant(bit)).collect();
            let (out, input) = if constant_first {
                (build(&mut half, which, &fixed, &open), &ys)
            } else {
                (build(&mut half, which, &open, &fixed), &xs)
            };
            let got = number(&evaluate(&half, input, &out));
            assert_eq!(got, want, "{which:?} of {x} {y} at {width}, one constant");
        }

        let want = expected(which, x, x, width);
        let got = number(&evaluate(&same, &xs, &same_out));
        assert_eq!(got, want, "{which:?} of {x} with itself at {width}");
    }
}

#[test]
fn exhaustively_up_to_four_bits() {
    for width in 1..=4 {
        let pairs: Vec<_> = (0..1 << width).flat_map(|x| (0..1 << width).map(move |y| (x, y))).collect();
        for which in ALL {
            check(which, width, &pairs);
        }
    }
}

#[test]
fn at_random_up_to_sixty_four_bits() {
    let mut rng = Rng(7);
    for width in [5, 7, 8, 13, 16, 24, 32, 33, 64] {
        let mut pairs = Vec::new();
        for _ in 0..12 {
            // Half of the operands are small, so that shifts and divisions do something.
            let mut operand = || {
                let shift = if rng.below(2) == 0 { 0 } else { rng.below(u64::from(width)) };
                (rng.next() & mask(width)) >> shift
            };
            pairs.push((operand(), operand()));
        }
        pairs.extend([(mask(width), mask(width)), (1 << (width - 1), mask(width)), (0, 0)]);
        for which in ALL {
            check(which, width, &pairs);
        }
    }
}

#[test]
fn tables_of_every_length() {
    for length in 1..=9_u64 {
        for index_width in 1..=5 {
            let content: Vec<u64> = (0..length).map(|i| i * 5 % 7).collect();
            let mut aig = Aig::default();
            let index: Vec<_> = (0..index_width).map(|_| aig.input()).collect();
            let elements: Vec<Vec<_>> =
                content.iter().map(|&v| bits(v, 3).into_iter().map(AigLit::constant).collect()).collect();
            let out = read_table(&mut aig, &elements, &index);
            for i in 0..1 << index_width {
                let want = content[i.min(length - 1) as usize];
                let got = number(&evaluate(&aig, &bits(i, index_width), &out));
                assert_eq!(got, want, "element {i} of {length}, index of {index_width} bits");
            }
        }
    }
    let mut aig = Aig::default();
    let index: Vec<_> = (0..8).map(|_| aig.input()).collect();
    let same = vec![vec![AigLit::TRUE; 8]; 256];
    read_table(&mut aig, &same, &index);
    assert!(aig.len() <= 9 + 8, "equal elements need no selection");
}
