//! What loads, stores, exchanges and copies do to the shadow.

use super::{Effect, mask};
use crate::decision::DecisionKind;
use crate::exec::{Done, Exec, Lane};
use crate::fault::FaultKind;
use crate::shadow::{Limbs, Undef};
use symvm_frontend::program::{Access, Opnd, Reg};
use symvm_solver::TermId;

/// The most bytes that are looked through for unwritten ones when one of them is read at a symbolic address; beyond that, each
/// address is a path of its own.
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
        split_load::<L>(x, addr, bytes(access))?;
    }
    Ok(Effect::Set { dst, limbs: read(x, address.bits, access) })
}

/// A load at a symbolic address: which of its bytes were never written? Whether any is, and which, are sides of their own.
fn split_load<L: Lane>(x: &mut Exec<'_>, addr: Opnd, len: u64) -> Done {
    let address = x.get::<L>(addr);
    // What leads out of the object is told by the access itself.
    if x.access_fault(address.bits, len, false).is_some() {
        return Ok(());
    }
    let Some((base, size)) = x.m.memory.object_at(address.bits) else { return Ok(()) };
    if x.m.memory.first_uninitialised(base, size).is_none() {
        return Ok(());
    }
    x.shadow().note();
    let start = x.terms.constant(64, base);
    let offset = x.terms.sub(address.term, start);
    let (low, high) = x.terms.range(offset);
    let high = high.min(size - len);
    let span = high.saturating_sub(low) + len;
    if x.m.memory.first_uninitialised(base + low, span).is_none() {
        return Ok(());
    }
    if span > LONGEST_SPLIT {
        return settle::<L>(x, addr, len, false);
    }
    let places = Places::new(x, base, (low, high), len);
    let own = places.pattern(address.bits - base);
    let fine = places.condition(x, offset, |pattern| pattern == 0);
    x.check(FaultKind::UninitialisedUse, fine, own == 0)?;
    // What was stored undefined may be so in part: then each address has a shadow of its own.
    if own != 0 && x.shadow().knows_of(base, size) {
        x.bind_value(address, 64, DecisionKind::Size { value: address.bits })?;
    } else if own != 0 {
        let same = places.condition(x, offset, |pattern| pattern == own);
        x.decide(DecisionKind::Size { value: own }, 0, same)?;
    }
    Ok(())
}

/// Which bytes a load of some length meets unwritten, by the offset of the load in its object.
struct Places {
    low: u64,
    high: u64,
    len: u64,
    /// Of the bytes from the first offset on.
    unwritten: Vec<bool>,
}

impl Places {
    fn new(x: &Exec<'_>, base: u64, (low, high): (u64, u64), len: u64) -> Self {
        let span = high.saturating_sub(low) + len;
        let mut unwritten = vec![false; span as usize];
        for (first, end) in x.m.memory.unwritten(base + low, span) {
            unwritten[first as usize..end as usize].fill(true);
        }
        Self { low, high, len, unwritten }
    }

    /// A one for each unwritten byte; all bytes behind the 63rd share one bit.
    fn pattern(&self, offset: u64) -> u64 {
        let at = (offset - self.low) as usize;
        let bytes = &self.unwritten[at..at + self.len as usize];
        bytes.iter().enumerate().filter(|(_, unwritten)| **unwritten).fold(0, |p, (i, _)| p | 1 << i.min(63))
    }

    /// That the offset is one whose pattern is as wanted.
    fn condition(&self, x: &mut Exec<'_>, offset: TermId, wanted: impl Fn(u64) -> bool) -> TermId {
        let mut runs: Vec<(u64, u64)> = Vec::new();
        for at in (self.low..=self.high).filter(|&at| wanted(self.pattern(at))) {
            match runs.last_mut() {
                Some((_, last)) if *last + 1 == at => *last = at,
                _ => runs.push((at, at)),
            }
        }
        let mut holds = x.terms.false_();
        for (first, last) in runs {
            let (low, span) = (x.terms.constant(64, first), x.terms.constant(64, last - first));
            let distance = x.terms.sub(offset, low);
            let here = x.terms.ule(distance, span);
            holds = x.terms.or(holds, here);
        }
        holds
    }
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
