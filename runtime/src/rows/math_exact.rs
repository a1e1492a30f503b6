//! What of `<math.h>` the machine has operations for: on symbolic arguments they are as exact as its own arithmetic is.

use super::math::{DOMAIN, RANGE};
use super::{arg, set_errno};
use crate::world::{Answer, Row};
use symvm_frontend::ir::{FloatKind, FloatPredicate};
use symvm_frontend::program::{FloatCast, FloatOp, FloatUnary};
use symvm_vm::float::Operation;
use symvm_vm::{Context, Lost, Reply, Trap, Value};

use FloatKind::{Double, Single};

#[rustfmt::skip]
pub(crate) const ROWS: &[Row] = &[
    Row { prototype: "double sqrt(double)", call: |_, ctx, a| root(ctx, a, Double) },
    Row { prototype: "float sqrtf(float)", call: |_, ctx, a| root(ctx, a, Single) },
    Row { prototype: "double floor(double)", call: |_, ctx, a| unary(ctx, a, FloatUnary::Floor, Double) },
    Row { prototype: "float floorf(float)", call: |_, ctx, a| unary(ctx, a, FloatUnary::Floor, Single) },
    Row { prototype: "double ceil(double)", call: |_, ctx, a| unary(ctx, a, FloatUnary::Ceil, Double) },
    Row { prototype: "float ceilf(float)", call: |_, ctx, a| unary(ctx, a, FloatUnary::Ceil, Single) },
    Row { prototype: "double trunc(double)", call: |_, ctx, a| unary(ctx, a, FloatUnary::Trunc, Double) },
    Row { prototype: "float truncf(float)", call: |_, ctx, a| unary(ctx, a, FloatUnary::Trunc, Single) },
    Row { prototype: "double round(double)", call: |_, ctx, a| unary(ctx, a, FloatUnary::Round, Double) },
    Row { prototype: "float roundf(float)", call: |_, ctx, a| unary(ctx, a, FloatUnary::Round, Single) },
    Row { prototype: "double rint(double)", call: |_, ctx, a| unary(ctx, a, FloatUnary::Rint, Double) },
    Row { prototype: "float rintf(float)", call: |_, ctx, a| unary(ctx, a, FloatUnary::Rint, Single) },
    Row { prototype: "double nearbyint(double)", call: |_, ctx, a| unary(ctx, a, FloatUnary::NearbyInt, Double) },
    Row { prototype: "float nearbyintf(float)", call: |_, ctx, a| unary(ctx, a, FloatUnary::NearbyInt, Single) },
    Row { prototype: "double fabs(double)", call: |_, ctx, a| unary(ctx, a, FloatUnary::Fabs, Double) },
    Row { prototype: "float fabsf(float)", call: |_, ctx, a| unary(ctx, a, FloatUnary::Fabs, Single) },
    Row { prototype: "double fmax(double, double)", call: |_, ctx, a| binary(ctx, a, FloatOp::MaxNum, Double) },
    Row { prototype: "float fmaxf(float, float)", call: |_, ctx, a| binary(ctx, a, FloatOp::MaxNum, Single) },
    Row { prototype: "double fmin(double, double)", call: |_, ctx, a| binary(ctx, a, FloatOp::MinNum, Double) },
    Row { prototype: "float fminf(float, float)", call: |_, ctx, a| binary(ctx, a, FloatOp::MinNum, Single) },
    Row { prototype: "double copysign(double, double)", call: |_, ctx, a| binary(ctx, a, FloatOp::CopySign, Double) },
    Row { prototype: "float copysignf(float, float)", call: |_, ctx, a| binary(ctx, a, FloatOp::CopySign, Single) },
    Row { prototype: "double fma(double, double, double)", call: |_, ctx, a| value(ctx, Operation::MulAdd { fused: true, kind: Double }, a) },
    Row { prototype: "float fmaf(float, float, float)", call: |_, ctx, a| value(ctx, Operation::MulAdd { fused: true, kind: Single }, a) },
    Row { prototype: "double fmod(double, double)", call: |_, ctx, a| remainder(ctx, a, Double) },
    Row { prototype: "double ldexp(double, int)", call: |_, ctx, a| scaled(ctx, a, Double) },
    Row { prototype: "double scalbn(double, int)", call: |_, ctx, a| scaled(ctx, a, Double) },
    Row { prototype: "double scalbln(double, long)", call: |_, ctx, a| scaled(ctx, a, Double) },
    Row { prototype: "float fmodf(float, float)", call: |_, ctx, a| remainder(ctx, a, Single) },
    Row { prototype: "float ldexpf(float, int)", call: |_, ctx, a| scaled(ctx, a, Single) },
    Row { prototype: "float scalbnf(float, int)", call: |_, ctx, a| scaled(ctx, a, Single) },
    Row { prototype: "float scalblnf(float, long)", call: |_, ctx, a| scaled(ctx, a, Single) },
    Row { prototype: "long lround(double)", call: |_, ctx, a| to_long(ctx, a, FloatUnary::Round, Double) },
    Row { prototype: "long lroundf(float)", call: |_, ctx, a| to_long(ctx, a, FloatUnary::Round, Single) },
    Row { prototype: "long llround(double)", call: |_, ctx, a| to_long(ctx, a, FloatUnary::Round, Double) },
    Row { prototype: "long llroundf(float)", call: |_, ctx, a| to_long(ctx, a, FloatUnary::Round, Single) },
    Row { prototype: "long lrint(double)", call: |_, ctx, a| to_long(ctx, a, FloatUnary::Rint, Double) },
    Row { prototype: "long lrintf(float)", call: |_, ctx, a| to_long(ctx, a, FloatUnary::Rint, Single) },
    Row { prototype: "long llrint(double)", call: |_, ctx, a| to_long(ctx, a, FloatUnary::Rint, Double) },
    Row { prototype: "long llrintf(float)", call: |_, ctx, a| to_long(ctx, a, FloatUnary::Rint, Single) },
];

fn value(ctx: &mut Context<'_>, operation: Operation, args: &[Value]) -> Answer {
    Ok(Reply::Value(ctx.float(operation, args)?))
}

fn unary(ctx: &mut Context<'_>, args: &[Value], op: FloatUnary, kind: FloatKind) -> Answer {
    value(ctx, Operation::Unary(op, kind), args)
}

fn binary(ctx: &mut Context<'_>, args: &[Value], op: FloatOp, kind: FloatKind) -> Answer {
    value(ctx, Operation::Binary(op, kind), args)
}

/// Of a number below zero there is none: `EDOM`.
fn root(ctx: &mut Context<'_>, args: &[Value], kind: FloatKind) -> Answer {
    let zero = Value::concrete(0, arg(args, 0).width);
    let below = ctx.float(Operation::Compare(FloatPredicate::Olt, kind), &[arg(args, 0), zero])?;
    if ctx.choose(below)? {
        set_errno(ctx, DOMAIN)?;
    }
    unary(ctx, args, FloatUnary::Sqrt, kind)
}

/// Classes of floats, as masks of LLVM's `FPClassTest`.
mod class {
    pub const NAN: u32 = 0x003;
    pub const INFINITE: u32 = 0x204;
    pub const ZERO: u32 = 0x060;
    pub const NONE_OF_THESE: u32 = 0x3ff & !(NAN | INFINITE | ZERO);
}

fn is(ctx: &mut Context<'_>, value: Value, kind: FloatKind, mask: u32) -> Result<bool, Trap> {
    let is = ctx.float(Operation::Class { kind, mask }, &[value])?;
    ctx.choose(is)
}

/// Of infinity, and of what is divided by zero, there is none: `EDOM`.
fn remainder(ctx: &mut Context<'_>, args: &[Value], kind: FloatKind) -> Answer {
    let (x, y) = (arg(args, 0), arg(args, 1));
    let is_invalid = is(ctx, x, kind, class::INFINITE)? && !is(ctx, y, kind, class::NAN)?
        || is(ctx, y, kind, class::ZERO)? && !is(ctx, x, kind, class::NAN)?;
    if is_invalid {
        set_errno(ctx, DOMAIN)?;
    }
    binary(ctx, args, FloatOp::Rem, kind)
}

/// Times a power of two, an `int` or `long`; `ERANGE` where that is too large, or nothing is left.
fn scaled(ctx: &mut Context<'_>, args: &[Value], kind: FloatKind) -> Answer {
    let (x, power) = (arg(args, 0), arg(args, 1));
    let bits = ctx.concretise(power, Lost::Float)?;
    // Beyond that it makes no difference.
    let power = Value::concrete(bits, power.width).signed().clamp(-100_000, 100_000) as i32;
    let operation = Operation::Binary(FloatOp::Ldexp, kind);
    let result = ctx.float(operation, &[x, Value::concrete(power as u32 as u64, 32)])?;
    let is_lost = is(ctx, result, kind, class::INFINITE | class::ZERO)?;
    if is_lost && is(ctx, x, kind, class::NONE_OF_THESE)? {
        set_errno(ctx, RANGE)?;
    }
    Ok(Reply::Value(result))
}

/// A float as `long`; out of range gives what the hardware's conversion gives.
fn to_long(ctx: &mut Context<'_>, args: &[Value], op: FloatUnary, kind: FloatKind) -> Answer {
    let whole = ctx.float(Operation::Unary(op, kind), args)?;
    let cast = FloatCast::ToInt { from: kind, width: 64, signed: true, saturate: false, promised: false };
    value(ctx, Operation::Cast(cast), &[whole])
}
