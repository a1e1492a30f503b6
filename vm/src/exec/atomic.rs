//! `cmpxchg` and `atomicrmw`: threads change between instructions only, so each is a load, an operation and a store.

use super::memory::{bytes_of_register, load};
use super::{Done, Exec, Lane, Stop, Val, Wide, int, mask};
use crate::decision::Lost;
use crate::float::Operation;
use symvm_frontend::ir::{FloatKind, RmwOp};
use symvm_frontend::program::{Access, FloatOp, IntOp, Opnd, Pred, Reg};
use symvm_solver::BvValue;

/// The address, bound to a concrete one after the check over all its values.
fn address<L: Lane>(x: &mut Exec<'_>, addr: Opnd, access: Access) -> Done<u64> {
    let a = x.get::<L>(addr);
    let size = u64::from(access.bits.div_ceil(8));
    if !L::CONCOLIC && !x.m.memory.is_concrete(a.bits, size) {
        return Err(Stop::Symbolic);
    }
    let place = x.bind_in_object(a, size, true)?;
    // What must not be written is told before what must not be read.
    x.access_fault(place, size, true).map_or(Ok(place), |bad| Err(x.bad_access(bad)))
}

/// The old value, up to 64 bits.
fn old<L: Lane>(x: &mut Exec<'_>, address: u64, access: Access) -> Done<Val> {
    let bytes = x.load_bytes(address, access.bits.div_ceil(8) as usize)?;
    Ok(x.assemble(&bytes, access.bits))
}

pub(super) fn cmpxchg<L: Lane>(
    x: &mut Exec<'_>,
    dst: Reg,
    flag: Reg,
    addr: Opnd,
    [expected, new]: [Opnd; 2],
    access: Access,
) -> Done {
    let place = address::<L>(x, addr, access)?;
    if access.bits > 64 {
        return cmpxchg_wide::<L>(x, dst, flag, addr, [expected, new], access);
    }
    let current = old::<L>(x, place, access)?;
    let (want, value) = (x.get::<L>(expected), x.get::<L>(new));
    let equal = current.bits == want.bits;
    let (mut stored, mut success) = (if equal { value } else { current }, Val::concrete(u64::from(equal)));
    if current.is_symbolic() || want.is_symbolic() {
        let (a, b) = (x.lift(current, access.bits), x.lift(want, access.bits));
        let cond = x.terms.eq(a, b);
        success = x.both(u64::from(equal), cond);
        let (new, old) = (x.lift(value, access.bits), a);
        let term = x.terms.ite(cond, new, old);
        stored = x.both(stored.bits, term);
    }
    write::<L>(x, place, stored, access)?;
    x.set::<L>(dst, current);
    x.set::<L>(flag, success);
    Ok(())
}

/// 128-bit exchange: compared on concrete values.
fn cmpxchg_wide<L: Lane>(
    x: &mut Exec<'_>,
    dst: Reg,
    flag: Reg,
    addr: Opnd,
    [expected, new]: [Opnd; 2],
    access: Access,
) -> Done {
    let place = x.get::<L>(addr).bits;
    let current = x.load_bytes(place, access.bits.div_ceil(8) as usize)?;
    let want = bytes_of_register::<L>(x, expected, access.bits);
    let mut equal = true;
    for (&a, &b) in current.iter().zip(&want) {
        let [a, b] = [a, b].map(|byte| Val { bits: u64::from(byte.value), term: byte.term });
        let a = if a.is_symbolic() { Val { bits: x.m.evaluate(x.terms, a.term), ..a } } else { a };
        let b = if b.is_symbolic() { Val { bits: x.m.evaluate(x.terms, b.term), ..b } } else { b };
        equal &= x.concretise(a, 8, Lost::Wide)? == x.concretise(b, 8, Lost::Wide)?;
    }
    let value = bytes_of_register::<L>(x, new, access.bits);
    load::<L>(x, dst, addr, access)?;
    if equal {
        x.m.memory.store_bytes(place, &value).map_err(|bad| x.bad_access(bad))?;
    }
    x.set::<L>(flag, Val::concrete(u64::from(equal)));
    Ok(())
}

fn write<L: Lane>(x: &mut Exec<'_>, place: u64, value: Val, access: Access) -> Done {
    let mut bytes = super::memory::Bytes::new();
    x.split(value, access.bits, &mut bytes);
    x.m.memory.store_bytes(place, &bytes).map_err(|bad| x.bad_access(bad))
}

pub(super) fn rmw<L: Lane>(
    x: &mut Exec<'_>,
    op: RmwOp,
    kind: Option<FloatKind>,
    dst: Reg,
    addr: Opnd,
    value: Opnd,
    access: Access,
) -> Done {
    if access.bits > 64 {
        return Err(x.unsupported(format!("atomicrmw on {} bits", access.bits)));
    }
    let place = address::<L>(x, addr, access)?;
    let (current, operand) = (old::<L>(x, place, access)?, x.get::<L>(value));
    let new = match kind {
        Some(kind) => float_rmw(x, op, kind, current, operand, access.bits)?,
        None => int_rmw(x, op, current, operand, access.bits),
    };
    write::<L>(x, place, new, access)?;
    x.set::<L>(dst, current);
    Ok(())
}

fn float_rmw(x: &mut Exec<'_>, op: RmwOp, kind: FloatKind, a: Val, b: Val, width: u32) -> Done<Val> {
    let op = match op {
        RmwOp::FAdd => FloatOp::Add,
        RmwOp::FSub => FloatOp::Sub,
        RmwOp::FMax => FloatOp::MaxNum,
        RmwOp::FMin => FloatOp::MinNum,
        _ => return Ok(b),
    };
    if a.is_symbolic() || b.is_symbolic() {
        let args = [a, b].map(|v| Wide { value: BvValue::from_u64(width, v.bits), term: v.term });
        if let Some(result) = x.float(Operation::Binary(op, kind), &args) {
            return Ok(x.both(result.value.low(), result.term));
        }
    }
    let a = x.concretise(a, width, Lost::Float)?;
    let b = x.concretise(b, width, Lost::Float)?;
    Ok(Val::concrete(super::float::small(op, kind, a, b)))
}

fn int_rmw(x: &mut Exec<'_>, op: RmwOp, a: Val, b: Val, width: u32) -> Val {
    let plain = match op {
        RmwOp::Add => IntOp::Add,
        RmwOp::Sub => IntOp::Sub,
        RmwOp::And | RmwOp::Nand => IntOp::And,
        RmwOp::Or => IntOp::Or,
        RmwOp::Xor => IntOp::Xor,
        RmwOp::Max => IntOp::SMax,
        RmwOp::Min => IntOp::SMin,
        RmwOp::UMax => IntOp::UMax,
        RmwOp::UMin => IntOp::UMin,
        RmwOp::UIncWrap | RmwOp::UDecWrap => return wrapping_step(x, op, a, b, width),
        RmwOp::Xchg | RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin => return b,
    };
    let bits = int::compute(plain, width, a.bits, b.bits);
    let bits = if op == RmwOp::Nand { !bits & mask(width) } else { bits };
    if !a.is_symbolic() && !b.is_symbolic() {
        return Val::concrete(bits);
    }
    let (ta, tb) = (x.lift(a, width), x.lift(b, width));
    let mut term = int::term(x.terms, plain, ta, tb);
    if op == RmwOp::Nand {
        term = x.terms.not(term);
    }
    x.both(bits, term)
}

/// `uinc_wrap`: `a >= b ? 0 : a + 1`; `udec_wrap`: `a == 0 || a > b ? b : a - 1`.
fn wrapping_step(x: &mut Exec<'_>, op: RmwOp, a: Val, b: Val, width: u32) -> Val {
    let inc = op == RmwOp::UIncWrap;
    let wraps = if inc { a.bits >= b.bits } else { a.bits == 0 || a.bits > b.bits };
    let at_wrap = if inc { 0 } else { b.bits };
    let step = if inc { IntOp::Add } else { IntOp::Sub };
    let bits = if wraps { at_wrap } else { int::compute(step, width, a.bits, 1) };
    if !a.is_symbolic() && !b.is_symbolic() {
        return Val::concrete(bits);
    }
    let (ta, tb) = (x.lift(a, width), x.lift(b, width));
    let (zero, one) = (x.terms.constant(width, 0), x.terms.constant(width, 1));
    let pred = if inc { Pred::Uge } else { Pred::Ugt };
    let mut cond = int::compare_term(x.terms, pred, ta, tb);
    if !inc {
        let is_zero = x.terms.eq(ta, zero);
        cond = x.terms.or(is_zero, cond);
    }
    let (then, stepped) = (if inc { zero } else { tb }, int::term(x.terms, step, ta, one));
    let term = x.terms.ite(cond, then, stepped);
    x.both(bits, term)
}
