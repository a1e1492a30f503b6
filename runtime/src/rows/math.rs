//! `<math.h>` on double and float, by [`symvm_vm::float::functions`]: the same result on every machine. A symbolic argument is bound
//! to its concrete value, and the loss written down (of functions that the machine has operations for, in [`super::math_exact`], it is not). `errno` is set as glibc sets it.

use super::{arg, set_errno};
use crate::world::{Answer, Row};
use symvm_vm::float::functions;
use symvm_vm::{Context, Lost, Reply, Trap, Value};

#[rustfmt::skip]
pub(crate) const ROWS: &[Row] = &[
    Row { prototype: "double sin(double)", call: |_, ctx, a| unary(ctx, a, functions::sin) },
    Row { prototype: "float sinf(float)", call: |_, ctx, a| unary_single(ctx, a, functions::sinf) },
    Row { prototype: "double cos(double)", call: |_, ctx, a| unary(ctx, a, functions::cos) },
    Row { prototype: "float cosf(float)", call: |_, ctx, a| unary_single(ctx, a, functions::cosf) },
    Row { prototype: "double tan(double)", call: |_, ctx, a| unary(ctx, a, functions::tan) },
    Row { prototype: "float tanf(float)", call: |_, ctx, a| unary_single(ctx, a, functions::tanf) },
    Row { prototype: "double asin(double)", call: |_, ctx, a| unary(ctx, a, functions::asin) },
    Row { prototype: "float asinf(float)", call: |_, ctx, a| unary_single(ctx, a, functions::asinf) },
    Row { prototype: "double acos(double)", call: |_, ctx, a| unary(ctx, a, functions::acos) },
    Row { prototype: "float acosf(float)", call: |_, ctx, a| unary_single(ctx, a, functions::acosf) },
    Row { prototype: "double atan(double)", call: |_, ctx, a| unary(ctx, a, functions::atan) },
    Row { prototype: "float atanf(float)", call: |_, ctx, a| unary_single(ctx, a, functions::atanf) },
    Row { prototype: "double sinh(double)", call: |_, ctx, a| unary(ctx, a, functions::sinh) },
    Row { prototype: "float sinhf(float)", call: |_, ctx, a| unary_single(ctx, a, functions::sinhf) },
    Row { prototype: "double cosh(double)", call: |_, ctx, a| unary(ctx, a, functions::cosh) },
    Row { prototype: "float coshf(float)", call: |_, ctx, a| unary_single(ctx, a, functions::coshf) },
    Row { prototype: "double tanh(double)", call: |_, ctx, a| unary(ctx, a, functions::tanh) },
    Row { prototype: "float tanhf(float)", call: |_, ctx, a| unary_single(ctx, a, functions::tanhf) },
    Row { prototype: "double asinh(double)", call: |_, ctx, a| unary(ctx, a, functions::asinh) },
    Row { prototype: "float asinhf(float)", call: |_, ctx, a| unary_single(ctx, a, functions::asinhf) },
    Row { prototype: "double acosh(double)", call: |_, ctx, a| unary(ctx, a, |x| if x < 1.0 { f64::NAN } else { functions::acosh(x) }) },
    Row { prototype: "float acoshf(float)", call: |_, ctx, a| unary_single(ctx, a, |x| if x < 1.0 { f32::NAN } else { functions::acoshf(x) }) },
    Row { prototype: "double atanh(double)", call: |_, ctx, a| unary(ctx, a, functions::atanh) },
    Row { prototype: "float atanhf(float)", call: |_, ctx, a| unary_single(ctx, a, functions::atanhf) },
    Row { prototype: "double exp(double)", call: |_, ctx, a| fading(ctx, a, functions::exp) },
    Row { prototype: "float expf(float)", call: |_, ctx, a| fading_single(ctx, a, functions::expf) },
    Row { prototype: "double exp2(double)", call: |_, ctx, a| fading(ctx, a, functions::exp2) },
    Row { prototype: "float exp2f(float)", call: |_, ctx, a| fading_single(ctx, a, functions::exp2f) },
    Row { prototype: "double exp10(double)", call: |_, ctx, a| fading(ctx, a, functions::exp10) },
    Row { prototype: "float exp10f(float)", call: |_, ctx, a| fading_single(ctx, a, functions::exp10f) },
    Row { prototype: "double expm1(double)", call: |_, ctx, a| unary(ctx, a, functions::expm1) },
    Row { prototype: "float expm1f(float)", call: |_, ctx, a| unary_single(ctx, a, functions::expm1f) },
    Row { prototype: "double log(double)", call: |_, ctx, a| unary(ctx, a, functions::log) },
    Row { prototype: "float logf(float)", call: |_, ctx, a| unary_single(ctx, a, functions::logf) },
    Row { prototype: "double log2(double)", call: |_, ctx, a| unary(ctx, a, functions::log2) },
    Row { prototype: "float log2f(float)", call: |_, ctx, a| unary_single(ctx, a, functions::log2f) },
    Row { prototype: "double log10(double)", call: |_, ctx, a| unary(ctx, a, functions::log10) },
    Row { prototype: "float log10f(float)", call: |_, ctx, a| unary_single(ctx, a, functions::log10f) },
    Row { prototype: "double log1p(double)", call: |_, ctx, a| unary(ctx, a, functions::log1p) },
    Row { prototype: "float log1pf(float)", call: |_, ctx, a| unary_single(ctx, a, functions::log1pf) },
    Row { prototype: "double cbrt(double)", call: |_, ctx, a| unary(ctx, a, functions::cbrt) },
    Row { prototype: "float cbrtf(float)", call: |_, ctx, a| unary_single(ctx, a, functions::cbrtf) },
    Row { prototype: "double tgamma(double)", call: |_, ctx, a| fading(ctx, a, functions::tgamma) },
    Row { prototype: "float tgammaf(float)", call: |_, ctx, a| fading_single(ctx, a, functions::tgammaf) },
    Row { prototype: "double __sv_lgamma(double, int *)", call: |_, ctx, a| gamma(ctx, a) },
    Row { prototype: "float __sv_lgammaf(float, int *)", call: |_, ctx, a| gamma_single(ctx, a) },
    Row { prototype: "double erf(double)", call: |_, ctx, a| unary(ctx, a, functions::erf) },
    Row { prototype: "float erff(float)", call: |_, ctx, a| unary_single(ctx, a, functions::erff) },
    Row { prototype: "double erfc(double)", call: |_, ctx, a| fading(ctx, a, functions::erfc) },
    Row { prototype: "float erfcf(float)", call: |_, ctx, a| fading_single(ctx, a, functions::erfcf) },
    Row { prototype: "double j0(double)", call: |_, ctx, a| unary(ctx, a, functions::j0) },
    Row { prototype: "float j0f(float)", call: |_, ctx, a| unary_single(ctx, a, functions::j0f) },
    Row { prototype: "double j1(double)", call: |_, ctx, a| unary(ctx, a, functions::j1) },
    Row { prototype: "float j1f(float)", call: |_, ctx, a| unary_single(ctx, a, functions::j1f) },
    Row { prototype: "double y0(double)", call: |_, ctx, a| unary(ctx, a, functions::y0) },
    Row { prototype: "float y0f(float)", call: |_, ctx, a| unary_single(ctx, a, functions::y0f) },
    Row { prototype: "double y1(double)", call: |_, ctx, a| unary(ctx, a, functions::y1) },
    Row { prototype: "float y1f(float)", call: |_, ctx, a| unary_single(ctx, a, functions::y1f) },
    Row { prototype: "double jn(int, double)", call: |_, ctx, a| bessel(ctx, a, functions::jn) },
    Row { prototype: "float jnf(int, float)", call: |_, ctx, a| bessel_single(ctx, a, functions::jnf) },
    Row { prototype: "double yn(int, double)", call: |_, ctx, a| bessel(ctx, a, functions::yn) },
    Row { prototype: "float ynf(int, float)", call: |_, ctx, a| bessel_single(ctx, a, functions::ynf) },
    Row { prototype: "double pow10(double)", call: |_, ctx, a| fading(ctx, a, functions::exp10) },
    Row { prototype: "double logb(double)", call: |_, ctx, a| logb(ctx, a) },
    Row { prototype: "double atan2(double, double)", call: |_, ctx, a| two(ctx, a, functions::atan2, Zero::Underflow) },
    Row { prototype: "float atan2f(float, float)", call: |_, ctx, a| two_single(ctx, a, functions::atan2f, Zero::Underflow) },
    Row { prototype: "double pow(double, double)", call: |_, ctx, a| two(ctx, a, functions::pow, Zero::Underflow) },
    Row { prototype: "float powf(float, float)", call: |_, ctx, a| two_single(ctx, a, functions::powf, Zero::Underflow) },
    Row { prototype: "double hypot(double, double)", call: |_, ctx, a| binary(ctx, a, functions::hypot) },
    Row { prototype: "float hypotf(float, float)", call: |_, ctx, a| binary_single(ctx, a, functions::hypotf) },
    Row { prototype: "double remainder(double, double)", call: |_, ctx, a| binary(ctx, a, functions::remainder) },
    Row { prototype: "float remainderf(float, float)", call: |_, ctx, a| binary_single(ctx, a, functions::remainderf) },
    Row { prototype: "double nextafter(double, double)", call: |_, ctx, a| neighbour(ctx, a) },
    Row { prototype: "float nextafterf(float, float)", call: |_, ctx, a| neighbour_single(ctx, a) },
    Row { prototype: "double drem(double, double)", call: |_, ctx, a| binary(ctx, a, functions::remainder) },
    Row { prototype: "void sincos(double, double *, double *)", call: |_, ctx, a| sincos(ctx, a) },
    Row { prototype: "void sincosf(float, float *, float *)", call: |_, ctx, a| sincos_single(ctx, a) },
    Row { prototype: "int ilogb(double)", call: |_, ctx, a| ilogb(ctx, a) },
];

fn double(ctx: &mut Context<'_>, args: &[Value], n: usize) -> Result<f64, Trap> {
    Ok(f64::from_bits(ctx.concretise(arg(args, n), Lost::Float)?))
}

fn single(ctx: &mut Context<'_>, args: &[Value], n: usize) -> Result<f32, Trap> {
    Ok(f32::from_bits(ctx.concretise(arg(args, n), Lost::Float)? as u32))
}

fn of_double(x: f64) -> Value {
    Value::word(x.to_bits())
}

fn of_single(x: f32) -> Value {
    Value::concrete(x.to_bits().into(), 32)
}

/// `EDOM` and `ERANGE` of `<errno.h>`.
pub(super) const DOMAIN: u64 = 33;
pub(super) const RANGE: u64 = 34;

/// Whether a function gives 0 only where its first argument is 0, or its result is too small for any number but that.
#[derive(Clone, Copy, PartialEq)]
enum Zero {
    Exact,
    Underflow,
}

/// Tells `errno` of a result that is no number though the arguments are, that is infinite though they are finite, or too small.
fn tell(ctx: &mut Context<'_>, args: &[f64], result: f64, zero: Zero) -> Result<(), Trap> {
    let vanishes = zero == Zero::Underflow && result == 0.0 && args[0] != 0.0;
    if result.is_nan() && !args.iter().any(|x| x.is_nan()) {
        set_errno(ctx, DOMAIN)
    } else if (result.is_infinite() || vanishes) && args.iter().all(|x| x.is_finite()) {
        set_errno(ctx, RANGE)
    } else {
        Ok(())
    }
}

fn told<const N: usize>(ctx: &mut Context<'_>, args: [f64; N], result: f64, zero: Zero) -> Answer {
    tell(ctx, &args, result, zero)?;
    Ok(Reply::Value(of_double(result)))
}

fn told_single<const N: usize>(ctx: &mut Context<'_>, args: [f32; N], result: f32, zero: Zero) -> Answer {
    tell(ctx, &args.map(f64::from), result.into(), zero)?;
    Ok(Reply::Value(of_single(result)))
}

fn unary(ctx: &mut Context<'_>, args: &[Value], f: fn(f64) -> f64) -> Answer {
    let x = double(ctx, args, 0)?;
    told(ctx, [x], f(x), Zero::Exact)
}

fn unary_single(ctx: &mut Context<'_>, args: &[Value], f: fn(f32) -> f32) -> Answer {
    let x = single(ctx, args, 0)?;
    told_single(ctx, [x], f(x), Zero::Exact)
}

/// One that may underflow.
fn fading(ctx: &mut Context<'_>, args: &[Value], f: fn(f64) -> f64) -> Answer {
    let x = double(ctx, args, 0)?;
    told(ctx, [x], f(x), Zero::Underflow)
}

fn fading_single(ctx: &mut Context<'_>, args: &[Value], f: fn(f32) -> f32) -> Answer {
    let x = single(ctx, args, 0)?;
    told_single(ctx, [x], f(x), Zero::Underflow)
}

fn two(ctx: &mut Context<'_>, args: &[Value], f: fn(f64, f64) -> f64, zero: Zero) -> Answer {
    let (x, y) = (double(ctx, args, 0)?, double(ctx, args, 1)?);
    told(ctx, [x, y], f(x, y), zero)
}

fn two_single(ctx: &mut Context<'_>, args: &[Value], f: fn(f32, f32) -> f32, zero: Zero) -> Answer {
    let (x, y) = (single(ctx, args, 0)?, single(ctx, args, 1)?);
    told_single(ctx, [x, y], f(x, y), zero)
}

fn binary(ctx: &mut Context<'_>, args: &[Value], f: fn(f64, f64) -> f64) -> Answer {
    two(ctx, args, f, Zero::Exact)
}

fn binary_single(ctx: &mut Context<'_>, args: &[Value], f: fn(f32, f32) -> f32) -> Answer {
    two_single(ctx, args, f, Zero::Exact)
}

/// Overflow and underflow are told, the latter of all that is not normal.
fn neighbour(ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let (x, y) = (double(ctx, args, 0)?, double(ctx, args, 1)?);
    let next = functions::nextafter(x, y);
    // Away from 0 nothing is lost.
    if x.is_finite() && x != 0.0 && x != y && !next.is_normal() && !next.is_nan() {
        set_errno(ctx, RANGE)?;
    }
    Ok(Reply::Value(of_double(next)))
}

fn neighbour_single(ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let (x, y) = (single(ctx, args, 0)?, single(ctx, args, 1)?);
    let next = functions::nextafterf(x, y);
    // Away from 0 nothing is lost.
    if x.is_finite() && x != 0.0 && x != y && !next.is_normal() && !next.is_nan() {
        set_errno(ctx, RANGE)?;
    }
    Ok(Reply::Value(of_single(next)))
}

/// A Bessel function of whole order.
fn bessel(ctx: &mut Context<'_>, args: &[Value], f: fn(i32, f64) -> f64) -> Answer {
    let order = ctx.concretise(arg(args, 0), Lost::Float)? as i32;
    let x = double(ctx, args, 1)?;
    told(ctx, [x], f(order, x), Zero::Exact)
}

fn bessel_single(ctx: &mut Context<'_>, args: &[Value], f: fn(i32, f32) -> f32) -> Answer {
    let order = ctx.concretise(arg(args, 0), Lost::Float)? as i32;
    let x = single(ctx, args, 1)?;
    told_single(ctx, [x], f(order, x), Zero::Exact)
}

/// The logarithm of the gamma function's magnitude, and its sign.
fn gamma(ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let x = double(ctx, args, 0)?;
    let (logarithm, sign) = functions::lgamma_r(x);
    ctx.write_value(arg(args, 1), Value::concrete(sign as u64, 32))?;
    told(ctx, [x], logarithm, Zero::Exact)
}

fn gamma_single(ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let x = single(ctx, args, 0)?;
    let (logarithm, sign) = functions::lgammaf_r(x);
    ctx.write_value(arg(args, 1), Value::concrete(sign as u64, 32))?;
    told_single(ctx, [x], logarithm, Zero::Exact)
}

fn sincos(ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let (sin, cos) = functions::sincos(double(ctx, args, 0)?);
    ctx.write_value(arg(args, 1), of_double(sin))?;
    ctx.write_value(arg(args, 2), of_double(cos))?;
    Ok(Reply::Void)
}

fn sincos_single(ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let (sin, cos) = functions::sincosf(single(ctx, args, 0)?);
    ctx.write_value(arg(args, 1), of_single(sin))?;
    ctx.write_value(arg(args, 2), of_single(cos))?;
    Ok(Reply::Void)
}

/// It has no error.
fn logb(ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    Ok(Reply::Value(of_double(match double(ctx, args, 0)? {
        0.0 => f64::NEG_INFINITY,
        x if !x.is_finite() => x * x,
        x => f64::from(functions::ilogb(x)),
    })))
}

fn ilogb(ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let x = double(ctx, args, 0)?;
    if x == 0.0 || !x.is_finite() {
        set_errno(ctx, DOMAIN)?;
    }
    let exponent = functions::ilogb(x);
    Ok(Reply::Value(Value::concrete(exponent as u64, 32)))
}
