//! Oracles: native arithmetic for `float` and `double`, which `rustc_apfloat` must equal too; `double` as an exact
//! stand-in for `half`; the definition for square roots.

use super::*;
use rand::{Rng, SeedableRng, rngs::SmallRng};
use symvm_frontend::program::FloatOp;

pub(super) const KINDS: [FloatKind; 6] = [
    FloatKind::Half,
    FloatKind::BFloat,
    FloatKind::Single,
    FloatKind::Double,
    FloatKind::X87,
    FloatKind::Quad,
];

/// Doubles of all shapes: numbers, integers, near powers of two, subnormals, infinities, NaNs.
fn double(rng: &mut SmallRng) -> f64 {
    match rng.random_range(0..8) {
        0 => f64::from_bits(rng.random()),
        1 => f64::from(rng.random::<i32>() >> rng.random_range(0..31)),
        2 => f64::from_bits(u64::from(rng.random::<u16>())),
        3 => [0.0, -0.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 1.0, f64::MAX, f64::MIN_POSITIVE]
            [rng.random_range(0..8)],
        4 => {
            2f64.powi(rng.random_range(-70..140))
                * [1.0, 1.0 - f64::EPSILON, -1.0, 1.5][rng.random_range(0..4)]
        }
        _ => rng.random_range(-10.0..10.0),
    }
}

fn same(kind: FloatKind, a: u128, b: u128) -> bool {
    let layout = layout::of(kind);
    a == b || layout.is_nan(a) && layout.is_nan(b)
}

#[test]
fn native_and_soft_arithmetic_agree() {
    let mut rng = SmallRng::seed_from_u64(1);
    let ops = [FloatOp::Add, FloatOp::Sub, FloatOp::Mul, FloatOp::Div, FloatOp::Rem];
    let rounds =
        [FloatUnary::Floor, FloatUnary::Ceil, FloatUnary::Trunc, FloatUnary::Rint, FloatUnary::Round];
    for _ in 0..10_000 {
        let (a, b, c) = (double(&mut rng), double(&mut rng), double(&mut rng));
        for kind in [FloatKind::Double, FloatKind::Single] {
            let to = |x: f64| convert::float(FloatKind::Double, kind, u128::from(x.to_bits()));
            let (a, b, c) = (to(a), to(b), to(c));
            for op in ops {
                // The remainder of numbers far apart takes APFloat one step per bit of the distance.
                let (native, soft) = (arithmetic(op, kind, a, b), soft::arithmetic(op, kind, a, b));
                assert!(same(kind, native, soft), "{op:?} {kind:?} {a:#x} {b:#x}: {native:#x} {soft:#x}");
            }
            let root = (sqrt(kind, a), soft::sqrt(kind, a));
            assert!(same(kind, root.0, root.1), "sqrt {kind:?} {a:#x}: {:#x} {:#x}", root.0, root.1);
            assert_eq!(
                compare(FloatPredicate::Olt, kind, a, b),
                soft::compare(kind, a, b) == Some(std::cmp::Ordering::Less)
            );
            let fused = soft::mul_add(kind, a, b, c);
            let native = match kind {
                FloatKind::Single => u128::from(f32_of(a).mul_add(f32_of(b), f32_of(c)).to_bits()),
                _ => u128::from(f64_of(a).mul_add(f64_of(b), f64_of(c)).to_bits()),
            };
            assert!(same(kind, fused, native), "fma {kind:?} {a:#x} {b:#x} {c:#x}");
        }
        let natives = [a.floor(), a.ceil(), a.trunc(), a.round_ties_even(), a.round()];
        for (op, native) in rounds.into_iter().zip(natives) {
            let ours = unary(op, FloatKind::Double, u128::from(a.to_bits()));
            assert!(same(FloatKind::Double, ours, u128::from(native.to_bits())), "{op:?} {a}");
        }
    }
}

#[test]
fn square_roots_of_every_kind_are_correctly_rounded() {
    let mut rng = SmallRng::seed_from_u64(2);
    // Every half, against double (whose root, rounded again, is right: it has more than twice the bits).
    for bits in 0..=u128::from(u16::MAX) {
        let wide = convert::float(FloatKind::Half, FloatKind::Double, bits);
        let expected =
            convert::float(FloatKind::Double, FloatKind::Half, u128::from(f64_of(wide).sqrt().to_bits()));
        assert!(same(FloatKind::Half, soft::sqrt(FloatKind::Half, bits), expected), "{bits:#x}");
    }
    // x87 and quad: squares of short numbers come back exactly; others square to within half an ulp either way.
    for kind in [FloatKind::X87, FloatKind::Quad] {
        for _ in 0..2_000 {
            let x = f64::from(rng.random::<f32>()) + f64::from(rng.random::<u16>());
            let x = convert::float(FloatKind::Double, kind, u128::from(x.to_bits()));
            assert_eq!(soft::sqrt(kind, soft::arithmetic(FloatOp::Mul, kind, x, x)), x);
            let root = soft::sqrt(kind, x);
            let square = |r: u128| soft::arithmetic(FloatOp::Mul, FloatKind::Quad, r, r);
            let quad = |r: u128| convert::float(kind, FloatKind::Quad, r);
            if kind == FloatKind::X87 {
                let x = quad(x);
                assert!(soft::compare(FloatKind::Quad, square(quad(root - 1)), x).is_some_and(|o| o.is_lt()));
                assert!(soft::compare(FloatKind::Quad, square(quad(root + 1)), x).is_some_and(|o| o.is_gt()));
            }
        }
    }
}

#[test]
fn integers_convert_as_natively() {
    let mut rng = SmallRng::seed_from_u64(3);
    for _ in 0..20_000 {
        let n = rng.random::<u128>() >> rng.random_range(0..128);
        let limbs = to_limbs(n);
        let from = |kind, width, signed| from_int(kind, &limbs, width, signed);
        assert_eq!(from(FloatKind::Double, 128, false), u128::from((n as f64).to_bits()));
        assert_eq!(from(FloatKind::Double, 128, true), u128::from((n as i128 as f64).to_bits()));
        assert_eq!(from(FloatKind::Single, 64, false), u128::from((n as u64 as f32).to_bits()));
        assert_eq!(from(FloatKind::Single, 128, true), u128::from((n as i128 as f32).to_bits()));
        assert_eq!(from(FloatKind::Double, 16, true), u128::from(f64::from(n as i16).to_bits()));
        // A number of 256 bits that is n times a power of two.
        let shift = rng.random_range(0..128);
        let mut wide = [0u64; 4];
        for bit in (0..128).filter(|b| n >> b & 1 != 0) {
            wide[(bit + shift) / 64] |= 1 << ((bit + shift) % 64);
        }
        let scaled = soft::ldexp(FloatKind::Double, from(FloatKind::Double, 128, false), shift as i32);
        assert_eq!(from_int(FloatKind::Double, &wide, 300, true), scaled);
        for kind in KINDS {
            let x = from(kind, 8, true);
            assert_eq!(to_int(kind, x, 8, true, false)[0], u64::from(n as u8), "{kind:?}");
        }

        let x = double(&mut rng);
        let bits = u128::from(x.to_bits());
        let saturated = |width, signed| to_int(FloatKind::Double, bits, width, signed, true);
        assert_eq!(saturated(64, true)[0], x as i64 as u64, "{x}");
        assert_eq!(saturated(64, false)[0], x as u64, "{x}");
        assert_eq!(saturated(8, true)[0], u64::from(x as i8 as u8), "{x}");
        assert_eq!(saturated(32, false)[0], u64::from(x as u32), "{x}");
        assert_eq!(from_limbs(&saturated(128, true)), x as i128 as u128, "{x}");
        assert_eq!(from_limbs(&saturated(128, false)), x as u128, "{x}");
        let narrow = from_limbs(&saturated(100, true)) << 28;
        assert_eq!(narrow as i128 >> 28, (x as i128).clamp(-1 << 99, (1 << 99) - 1), "{x}");
        let wider = saturated(200, true);
        if x.abs() < 1e38 {
            assert_eq!(from_limbs(&wider[..2]), x as i128 as u128, "{x}");
        }
    }
}

/// What the machine code that clang makes does out of range (fixed values; the rules are those of the `cvt` instructions and of the code around them).
#[test]
fn out_of_range_conversions_are_those_of_x86() {
    let int =
        |x: f64, width, signed| to_int(FloatKind::Double, u128::from(x.to_bits()), width, signed, false)[0];
    for x in [f64::NAN, 1e30, -1e30, f64::INFINITY] {
        assert_eq!(int(x, 32, true), 1 << 31);
        assert_eq!(int(x, 64, true), 1 << 63);
        assert_eq!(int(x, 16, true), 0);
        assert_eq!(int(x, 8, false), 0);
        assert_eq!(int(x, 32, false), 0);
    }
    assert_eq!(int(65537.0, 16, true), 1);
    assert_eq!(int(-1.0, 8, false), 255);
    assert_eq!(int(4294967297.0, 32, false), 1);
    assert_eq!(int(-1.0, 64, false), u64::MAX);
    assert_eq!(int(-1e30, 64, false), 1 << 63);
    assert_eq!(int(1e30, 64, false), 1 << 63);
    let x87 = convert::float(FloatKind::Double, FloatKind::X87, u128::from(70000f64.to_bits()));
    assert_eq!(to_int(FloatKind::X87, x87, 16, true, false)[0], 0x8000);
    assert_eq!(to_int(FloatKind::X87, x87, 16, false, false)[0], 70000 - 65536);
    let quad = convert::float(FloatKind::Double, FloatKind::Quad, u128::from(1e30f64.to_bits()));
    assert_eq!(to_int(FloatKind::Quad, quad, 32, true, false)[0], i32::MAX as u64);
}

#[test]
fn nans_zeros_and_classes() {
    let d = |x: f64| u128::from(x.to_bits());
    let run = |op, a, b| binary(op, FloatKind::Double, a, b);
    let signalling = 0x7ff0_0000_0000_0001u128;
    assert_eq!(run(FloatOp::Div, d(0.0), d(0.0)), 0xfff8_0000_0000_0000);
    assert_eq!(run(FloatOp::Add, signalling, d(1.0)), 0x7ff8_0000_0000_0001);
    assert_eq!(run(FloatOp::MinNum, d(f64::NAN), d(1.0)), d(1.0));
    assert_eq!(run(FloatOp::MinNum, d(1.0), d(f64::NAN)), d(1.0));
    assert_eq!(run(FloatOp::MaxNum, d(-0.0), d(0.0)), d(-0.0));
    assert_eq!(run(FloatOp::Minimum, d(0.0), d(-0.0)), d(-0.0));
    assert_eq!(run(FloatOp::Maximum, d(-0.0), d(0.0)), d(0.0));
    assert_eq!(run(FloatOp::CopySign, d(3.0), d(-0.0)), d(-3.0));
    assert_eq!(run(FloatOp::PowI, d(2.0), (-3i32) as u32 as u128), d(0.125));
    assert_eq!(run(FloatOp::Pow, d(2.0), d(0.5)), d(2f64.sqrt()));
    assert_eq!(run(FloatOp::Ldexp, d(1.5), 4), d(24.0));
    let samples = [
        (signalling, 0),
        (d(f64::NAN), 1),
        (d(f64::NEG_INFINITY), 2),
        (d(-1.0), 3),
        (d(-5e-324), 4),
        (d(-0.0), 5),
        (d(0.0), 6),
        (d(5e-324), 7),
        (d(1.0), 8),
        (d(f64::INFINITY), 9),
    ];
    for (bits, class) in samples {
        for kind in KINDS {
            let bits = if class == 0 {
                layout::of(kind).default_nan()
            } else {
                convert::float(FloatKind::Double, kind, bits)
            };
            let subnormal_lost = matches!(class, 4 | 7) && kind != FloatKind::Double;
            if class != 0 && !subnormal_lost {
                assert!(is_class(kind, bits, 1 << class), "{kind:?} {class}");
                assert!(!is_class(kind, bits, 0x3ff & !(1 << class)), "{kind:?} {class}");
            }
        }
        assert!(
            is_class(FloatKind::Double, bits, 1 << class)
                && !is_class(FloatKind::Double, bits, 0x3ff & !(1 << class))
        );
    }
    // fmuladd without fusing rounds twice.
    let (a, c) = (1.0 + f64::EPSILON, -1.0 - 2.0 * f64::EPSILON);
    assert_eq!(mul_add(false, FloatKind::Double, d(a), d(a), d(c)), d(a * a + c));
    assert_eq!(mul_add(true, FloatKind::Double, d(a), d(a), d(c)), d(a.mul_add(a, c)));
}
