//! Functions of mathematics, on double and float: the same results on every machine, and those of glibc (2.36) as nearly as any
//! crate has them. MUSL's algorithms (`libm`) are glibc's for some (`sinh`, `expm1`, `cbrt`), and for others off by a unit in the
//! last place for one argument in ten (`exp(1)`, `pow(10, -5)`): of those, `pxfm` rounds correctly, as glibc nearly always does. Which is
//! nearer was counted over 20,000 and more arguments for each. `pxfm` is young, and at the ends of the range not always right (`pow` where
//! results are subnormal); so it has a say only in the last place.

pub use libm::*;

/// What is rounded correctly, if it is next to what is known within a unit in the last place.
macro_rules! rounded {
    ($($name:ident $by:ident ($($argument:ident)*) $float:ident $whole:ident;)*) => {$(
        #[doc = concat!("`", stringify!($name), "`, rounded correctly.")]
        pub fn $name($($argument: $float),*) -> $float {
            let (known, rounded) = (libm::$name($($argument),*), pxfm::$by($($argument),*));
            let apart = (known.to_bits() as $whole).wrapping_sub(rounded.to_bits() as $whole);
            // Payloads of what is no number are neighbours, too.
            if apart.unsigned_abs() <= 1 && !known.is_nan() { rounded } else { known }
        }
    )*};
}

rounded! {
    exp f_exp (x) f64 i64;
    exp2 f_exp2 (x) f64 i64;
    log f_log (x) f64 i64;
    log2 f_log2 (x) f64 i64;
    pow f_pow (base exponent) f64 i64;
    sin f_sin (x) f64 i64;
    cos f_cos (x) f64 i64;
    tan f_tan (x) f64 i64;
    asin f_asin (x) f64 i64;
    acos f_acos (x) f64 i64;
    atan f_atan (x) f64 i64;
    atan2 f_atan2 (y x) f64 i64;
    expf f_expf (x) f32 i32;
    logf f_logf (x) f32 i32;
    log2f f_log2f (x) f32 i32;
    powf f_powf (base exponent) f32 i32;
    tanf f_tanf (x) f32 i32;
    asinf f_asinf (x) f32 i32;
    acosf f_acosf (x) f32 i32;
    hypotf f_hypotf (x y) f32 i32;
}

/// Both as they are one by one.
pub fn sincos(x: f64) -> (f64, f64) {
    (sin(x), cos(x))
}

/// `exp10`.
pub fn exp10(x: f64) -> f64 {
    pow(10.0, x)
}

/// `exp10f`.
pub fn exp10f(x: f32) -> f32 {
    pow(10.0, f64::from(x)) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f64::consts::{E, LN_2};

    #[test]
    fn what_is_known_exactly_is_rounded_correctly() {
        for n in -323..=308 {
            let literal: f64 = format!("1e{n}").parse().unwrap_or(f64::NAN);
            assert_eq!(pow(10.0, f64::from(n)), literal, "10^{n}");
        }
        for n in -45..=38 {
            let literal: f32 = format!("1e{n}").parse().unwrap_or(f32::NAN);
            assert_eq!(powf(10.0, n as f32), literal, "10^{n}");
        }
        assert_eq!((exp(1.0), log(2.0), log2(8.0), exp2(0.5)), (E, LN_2, 3.0, 2f64.sqrt()));
        // A float's functions by a double's: both round once.
        for n in -2000..2000 {
            let x = n as f32 / 64.0;
            assert_eq!(expf(x), exp(f64::from(x)) as f32, "{x}");
            assert_eq!(tanf(x), tan(f64::from(x)) as f32, "{x}");
            assert_eq!(hypotf(x, 3.5), (f64::from(x) * f64::from(x) + 12.25).sqrt() as f32, "{x}");
        }
    }

    #[test]
    fn edges_are_those_of_the_standard() {
        let (inf, nan) = (f64::INFINITY, f64::NAN);
        let one = [
            (1.0, nan),
            (1.0, inf),
            (1.0, -inf),
            (nan, 0.0),
            (nan, -0.0),
            (inf, 0.0),
            (0.0, 0.0),
            (-1.0, inf),
            (-1.0, -inf),
        ];
        assert!(one.into_iter().all(|(x, y)| pow(x, y) == 1.0 && powf(x as f32, y as f32) == 1.0));
        let table = [
            (-8.0, 3.0, -512.0),
            (-8.0, -inf, 0.0),
            (0.5, -inf, inf),
            (0.5, inf, 0.0),
            (-inf, 3.0, -inf),
            (-inf, -3.0, -0.0),
            (-inf, 2.0, inf),
            (-0.0, 3.0, -0.0),
            (-0.0, -3.0, -inf),
            (-0.0, -2.0, inf),
            (0.0, -inf, inf),
            (2.0, 1024.0, inf),
            (2.0, -1074.0, 5e-324),
        ];
        for (x, y, expected) in table {
            assert_eq!(pow(x, y).to_bits(), f64::to_bits(expected), "pow({x}, {y})");
        }
        assert!(pow(-8.0, 0.5).is_nan() && pow(nan, 1.0).is_nan() && pow(2.0, nan).is_nan());
        assert_eq!(
            (hypotf(f32::INFINITY, f32::NAN), hypotf(f32::NAN, -f32::INFINITY)),
            (f32::INFINITY, f32::INFINITY)
        );
        assert!(sin(inf).is_nan() && log(-1.0).is_nan() && asin(1.5).is_nan());
        assert_eq!(
            (log(0.0), exp(-inf), exp(710.0), sin(-0.0).to_bits()),
            (-inf, 0.0, inf, (-0.0f64).to_bits())
        );
        let payload = f64::from_bits(f64::NAN.to_bits() | 1);
        assert_eq!(
            (sin(payload).to_bits(), pow(payload, 2.0).to_bits()),
            (payload.to_bits(), payload.to_bits())
        );
        assert_eq!(sincos(0.37 * 7.0), (sin(0.37 * 7.0), cos(0.37 * 7.0)));
        assert_eq!(atan2(-0.0, -1.0), -std::f64::consts::PI);
    }
    /// The host's library, by way of Rust's, which the programs of others are linked with.
    #[cfg(target_env = "gnu")]
    #[test]
    fn hardly_a_result_is_another_than_the_hosts() {
        type Pair = (&'static str, fn(f64, f64) -> f64, fn(f64, f64) -> f64, f64);
        let table: [Pair; 12] = [
            ("exp", |x, _| exp(x), |x, _| x.exp(), 700.0),
            ("exp2", |x, _| exp2(x), |x, _| x.exp2(), 1070.0),
            ("log", |x, _| log(x.abs()), |x, _| x.abs().ln(), 1e9),
            ("log2", |x, _| log2(x.abs()), |x, _| x.abs().log2(), 1e9),
            ("sin", |x, _| sin(x), |x, _| x.sin(), 1e6),
            ("cos", |x, _| cos(x), |x, _| x.cos(), 1e6),
            ("tan", |x, _| tan(x), |x, _| x.tan(), 1e6),
            ("asin", |x, _| asin(x), |x, _| x.asin(), 1.0),
            ("acos", |x, _| acos(x), |x, _| x.acos(), 1.0),
            ("atan", |x, _| atan(x), |x, _| x.atan(), 100.0),
            ("atan2", atan2, f64::atan2, 100.0),
            ("pow", |x, y| pow(x.abs(), y), |x, y| x.abs().powf(y), 150.0),
        ];
        // Knuth's generator, as numbers from -1 to 1.
        let mut state = 1u64;
        let mut random = || {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state as i64 >> 11) as f64 / (1i64 << 52) as f64
        };
        for (name, ours, hosts, most) in table {
            let mut others = 0;
            for _ in 0..5000 {
                let (x, y) = (random() * most, random() * most);
                let (a, b) = (ours(x, y), hosts(x, y));
                assert!(a.to_bits().abs_diff(b.to_bits()) <= 1, "{name}({x:e}, {y:e}): {a:e} {b:e}");
                others += u32::from(a != b);
            }
            assert!(others <= 50, "{name}: {others} of 5000 differ");
        }
    }
}
