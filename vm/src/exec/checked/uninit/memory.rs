//! What loads, stores, exchanges and copies do to the shadow.

use super::{Effect, mask};
use crate::decision::DecisionKind;
use crate::exec::{Done, Exec, Lane, Val};
use crate::fault::FaultKind;
use crate::shadow::{Limbs, Undef};
use symvm_frontend::program::{Access, Opnd, Reg};

/// The longest object that is looked through for unwritten bytes when it is read at a symbolic address.
const LONGEST_SPLIT: u64 = 1 << 16;

fn bytes(access: Access) -> u64 {
    u64::from(access.bits.div_ceil(8))
}

fn join(a: &Limbs, b: &Limbs) -> Limbs {
    let origin = |a: Undef, b: Undef| if a.is_some() { a.origin } else { b.origin };
    a.iter().zip(b).map(|(&a, &b)| Undef { bits: a.bits | b.bits, origin: origin(a, b) }).collect()
}

/// The shadow of what is in memory, cut to the bits of the access.
fn read(x: &mut Exec<'_>, address: u64, access: Access) -> Limbs {
    let loc = x.loc();
    let state = &mut x.m.state;
    let mut limbs = state.shadow.get_or_insert_default().load(&x.m.memory, address, bytes(access), loc);
    if let Some(last) = limbs.last_mut()
        && !access.bits.is_multiple_of(64)
    {
        last.bits &= mask(access.bits % 64);
    }
    limbs
}

pub(super) fn load<L: Lane>(x: &mut Exec<'_>, dst: Reg, addr: Opnd, access: Access) -> Done<Effect> {
    x.used_as(addr, 64, "the address of a read")?;
    let address = x.get::<L>(addr);
    if L::CONCOLIC && address.is_symbolic() {
        split_load(x, address, bytes(access))?;
    }
    Ok(Effect::Set { dst, limbs: read(x, address.bits, access) })
}

/// A load at a symbolic address: does it meet unwritten bytes of the object? Each answer is a side of its own.
fn split_load(x: &mut Exec<'_>, address: Val, len: u64) -> Done {
    let Some((base, size)) = x.m.memory.object_at(address.bits) else { return Ok(()) };
    if x.m.memory.first_uninitialised(base, size).is_none() {
        return Ok(());
    }
    x.shadow().note();
    if size > LONGEST_SPLIT || size < len {
        return Ok(());
    }
    // The places, counted from the object's start, from which the load meets an unwritten byte.
    let mut places: Vec<(u64, u64)> = Vec::new();
    for (first, end) in x.m.memory.unwritten(base, size) {
        let (low, high) = (first.saturating_sub(len - 1), (end - 1).min(size - len));
        match places.last_mut() {
            Some((_, last)) if low <= *last + 1 => *last = high,
            _ => places.push((low, high)),
        }
    }
    let start = x.terms.constant(64, base);
    let offset = x.terms.sub(address.term, start);
    let mut meets = x.terms.false_();
    for (first, last) in places {
        let (low, span) = (x.terms.constant(64, first), x.terms.constant(64, last - first));
        let distance = x.terms.sub(offset, low);
        let here = x.terms.ule(distance, span);
        meets = x.terms.or(meets, here);
    }
    let fine = x.terms.not(meets);
    let holds = x.m.memory.first_uninitialised(address.bits, len).is_none();
    x.check(FaultKind::UninitialisedUse, fine, holds)?;
    // What was stored undefined may be so in part: then each address has a shadow of its own.
    if !holds && x.shadow().knows_of(base, size) {
        x.bind_value(address, 64, DecisionKind::Size { value: address.bits })?;
    }
    Ok(())
}

/// The object at an address has unwritten bytes.
fn unwritten_at<L: Lane>(x: &mut Exec<'_>, addr: Opnd) -> bool {
    let address = x.get::<L>(addr).bits;
    let object = x.m.memory.object_at(address);
    object.is_some_and(|(base, size)| x.m.memory.first_uninitialised(base, size).is_some())
}

/// Binds a symbolic address to this run's (the other ones are open): which bytes are written, and with what, must not
/// depend on the input within one path.
fn settle<L: Lane>(x: &mut Exec<'_>, addr: Opnd, len: u64, write: bool) -> Done {
    let address = x.get::<L>(addr);
    if L::CONCOLIC && address.is_symbolic() && x.access_fault(address.bits, len, write).is_none() {
        x.shadow().note();
        // Out-of-bounds values first: they are findings, not addresses to go on with.
        x.bind(address, len, write)?;
        x.bind_value(address, 64, DecisionKind::Size { value: address.bits })?;
    }
    Ok(())
}

/// Where a store goes; one at a symbolic address is settled if it changes which bytes are undefined.
fn split_store<L: Lane>(x: &mut Exec<'_>, addr: Opnd, len: u64, stored: &Limbs) -> Done<u64> {
    let address = x.get::<L>(addr);
    if L::CONCOLIC
        && address.is_symbolic()
        && (stored.iter().any(|limb| limb.is_some()) || unwritten_at::<L>(x, addr))
    {
        settle::<L>(x, addr, len, true)?;
    }
    Ok(address.bits)
}

/// Where an exchange goes, which reads, too.
fn split_exchange<L: Lane>(x: &mut Exec<'_>, addr: Opnd, access: Access) -> Done<u64> {
    let address = x.get::<L>(addr);
    if L::CONCOLIC && address.is_symbolic() {
        settle::<L>(x, addr, bytes(access), true)?;
    }
    Ok(address.bits)
}

pub(super) fn store<L: Lane>(x: &mut Exec<'_>, value: Opnd, addr: Opnd, access: Access) -> Done<Effect> {
    x.used_as(addr, 64, "the address of a write")?;
    let limbs = x.limbs(value, access.bits);
    let address = split_store::<L>(x, addr, bytes(access), &limbs)?;
    Ok(Effect::Store { address, len: bytes(access), limbs })
}

pub(super) fn modify<L: Lane>(
    x: &mut Exec<'_>,
    dst: Reg,
    addr: Opnd,
    value: Opnd,
    access: Access,
) -> Done<Effect> {
    x.used_as(addr, 64, "the address of an atomic access")?;
    let address = split_exchange::<L>(x, addr, access)?;
    let limbs = read(x, address, access);
    let stored = join(&limbs, &x.limbs(value, access.bits));
    Ok(Effect::Exchange { address, len: bytes(access), stored, dst, limbs })
}

/// An exchange whose result goes to `dst`, and to `flag` whether the bytes were those `expected`.
pub(super) fn compare_exchange<L: Lane>(
    x: &mut Exec<'_>,
    (dst, flag): (Reg, Reg),
    addr: Opnd,
    (expected, new): (Opnd, Opnd),
    access: Access,
) -> Done<Effect> {
    x.used_as(addr, 64, "the address of an atomic access")?;
    let address = split_exchange::<L>(x, addr, access)?;
    let limbs = read(x, address, access);
    let met = limbs.iter().copied().chain([x.any(expected, access.bits)]).find(|u| u.is_some());
    let undef = Undef { bits: met.map_or(0, |_| 1), origin: met.map_or(0, |u| u.origin) };
    x.shadow().set_register(flag, undef);
    let stored = join(&limbs, &x.limbs(new, access.bits));
    Ok(Effect::Exchange { address, len: bytes(access), stored, dst, limbs })
}

/// A copy between concrete addresses takes along what is known of the bytes. One at a symbolic address is of their values
/// only: if there is more to know, its addresses are settled, and that is noted.
pub(super) fn copy<L: Lane>(x: &mut Exec<'_>, dst: Opnd, src: Opnd, len: Opnd) -> Done<Effect> {
    x.used_as(len, 64, "the length of a copy")?;
    x.used_as(dst, 64, "the destination of a copy")?;
    x.used_as(src, 64, "the source of a copy")?;
    let (to, from) = (x.get::<L>(dst), x.get::<L>(src));
    let symbolic = L::CONCOLIC && (to.is_symbolic() || from.is_symbolic());
    if !symbolic || !(unwritten_at::<L>(x, src) || unwritten_at::<L>(x, dst)) {
        return Ok(Effect::Nothing);
    }
    let n = x.get::<L>(len);
    let n = x.bind_size(n, 64)?;
    settle::<L>(x, src, n, false)?;
    settle::<L>(x, dst, n, true)?;
    if x.access_fault(from.bits, n, false).is_some() {
        return Ok(Effect::Nothing);
    }
    let loc = x.loc();
    let state = &mut x.m.state;
    let limbs = state.shadow.get_or_insert_default().load(&x.m.memory, from.bits, n, loc);
    Ok(Effect::Store { address: to.bits, len: n, limbs })
}

pub(super) fn fill<L: Lane>(x: &mut Exec<'_>, dst: Opnd, byte: Opnd, len: Opnd) -> Done<Effect> {
    x.used_as(len, 64, "the length of a memset")?;
    x.used_as(dst, 64, "the destination of a memset")?;
    let undef = x.undef(byte);
    let byte = Undef { bits: undef.bits & 0xff, ..undef };
    if L::CONCOLIC && x.get::<L>(dst).is_symbolic() && (byte.is_some() || unwritten_at::<L>(x, dst)) {
        let len = x.get::<L>(len);
        let len = x.bind_size(len, 64)?;
        settle::<L>(x, dst, len, true)?;
    }
    if !byte.is_some() {
        return Ok(Effect::Nothing);
    }
    Ok(Effect::Fill { address: x.get::<L>(dst).bits, len: x.get::<L>(len).bits, byte })
}
