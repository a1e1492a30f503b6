//! The table of externals: one row each, a C prototype and a function, in files by theme.

mod crest;
mod demangle;
mod fuzz;
mod heap;
mod klee;
mod math;
mod math_exact;
mod primitives;
mod verifier;

use crate::world::{Answer, Row};
use symvm_vm::{Context, FaultKind, Trap, Value};

/// All rows.
pub(crate) fn all() -> impl Iterator<Item = &'static Row> {
    [
        heap::ROWS,
        primitives::ROWS,
        klee::ROWS,
        verifier::ROWS,
        crest::ROWS,
        demangle::ROWS,
        fuzz::ROWS,
        math::ROWS,
        math_exact::ROWS,
    ]
    .into_iter()
    .flatten()
}

/// A function was called that no correct program calls.
pub(crate) fn error(ctx: &mut Context<'_>) -> Answer {
    let message = format!("{} was called", ctx.name());
    Err(ctx.finding(FaultKind::UserReport, message))
}

/// Argument `n`; the caller has checked that it is there.
pub(crate) fn arg(args: &[Value], n: usize) -> Value {
    args.get(n).copied().unwrap_or(Value::word(0))
}

/// Where the library keeps `errno` (`runtime/c/errors.c`); not there if the program never asks for it.
const ERRNO: &str = "__errno_location.number";

/// The address of `errno`.
fn errno_address(ctx: &Context<'_>) -> Option<Value> {
    let errno = ctx.program().globals.iter().find(|global| global.library && &*global.name == ERRNO);
    errno.map(|errno| Value::word(errno.address))
}

/// Sets `errno`.
pub(crate) fn set_errno(ctx: &mut Context<'_>, error: u64) -> Result<(), Trap> {
    match errno_address(ctx) {
        Some(address) => ctx.write_value(address, Value::concrete(error, 32)),
        None => Ok(()),
    }
}

/// What `errno` is; 0 if the program never asks for it.
pub(crate) fn errno(ctx: &mut Context<'_>) -> Result<Value, Trap> {
    match errno_address(ctx) {
        Some(address) => ctx.read_value(address, 32),
        None => Ok(Value::concrete(0, 32)),
    }
}

/// An argument at the width that the prototype promises (programs may declare another): cut, or zero-extended.
pub(crate) fn arg_as(ctx: &mut Context<'_>, args: &[Value], n: usize, width: u16) -> Value {
    let value = arg(args, n);
    if value.width == width {
        return value;
    }
    if !value.is_symbolic() {
        return Value::concrete(value.bits, width);
    }
    let term = ctx.lift(value);
    let term = if value.width > width {
        ctx.terms().extract(term, u32::from(width) - 1, 0)
    } else {
        ctx.terms().zext(term, width.into())
    };
    ctx.value_of(term)
}

/// A new input of `width` bits as 64-bit limbs, low first: one object called `name`.
pub(crate) fn symbolic_limbs(ctx: &mut Context<'_>, width: u16, name: &str) -> Vec<Value> {
    if width <= 64 {
        return vec![cut(ctx, width, name)];
    }
    let bytes = ctx.input_bytes(name, u64::from(width).div_ceil(8));
    bytes
        .chunks(8)
        .map(|limb| {
            let mut value = Value::concrete(0, 0);
            for &byte in limb {
                let bits = u64::from(ctx.byte_value(byte));
                value = above(ctx, Value { bits, term: byte.term, width: 8 }, value);
            }
            value
        })
        .collect()
}

/// A new input of up to 64 bits; odd widths take the low bits of whole bytes.
fn cut(ctx: &mut Context<'_>, width: u16, name: &str) -> Value {
    let whole = ctx.symbolic_value(width.div_ceil(8) * 8, name);
    arg_as(ctx, &[whole], 0, width)
}

/// `high` put above `low`.
fn above(ctx: &mut Context<'_>, high: Value, low: Value) -> Value {
    if low.width == 0 {
        return high;
    }
    let width = high.width + low.width;
    if !high.is_symbolic() && !low.is_symbolic() {
        return Value::concrete(high.bits << low.width | low.bits, width);
    }
    let (h, l) = (ctx.lift(high), ctx.lift(low));
    let term = ctx.terms().concat(h, l);
    ctx.value_of(term)
}
