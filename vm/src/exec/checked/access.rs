//! `--check misaligned`: loads and stores at addresses that lack the alignment their type promises (UBSan's
//! `alignment`). x86-64 forgives most of them; other machines, and vectorised code on this one, do not.

use super::super::{Done, Exec, Lane};
use crate::fault::FaultKind;
use symvm_frontend::program::{Access, Inst, Opnd};

pub(super) fn check<L: Lane>(x: &mut Exec<'_>, inst: &Inst) -> Done {
    let (addr, access, write) = match *inst {
        Inst::Load { addr, access, .. } => (addr, access, false),
        Inst::Store { addr, access, .. }
        | Inst::CmpXchg { addr, access, .. }
        | Inst::AtomicRmw { addr, access, .. } => (addr, access, true),
        _ => return Ok(()),
    };
    if access.align_log2 == 0 {
        return Ok(());
    }
    check_address::<L>(x, addr, access, write)
}

fn check_address<L: Lane>(x: &mut Exec<'_>, addr: Opnd, access: Access, write: bool) -> Done {
    let address = x.get::<L>(addr);
    let align = 1u64 << access.align_log2;
    let fine = address.bits.is_multiple_of(align);
    let len = u64::from(access.bits.div_ceil(8));
    if !fine {
        x.reach(address.bits, len)?;
    }
    // An access outside of any object is told as that, aligned or not.
    if L::CONCOLIC && address.is_symbolic() {
        let low = x.terms.extract(address.term, u32::from(access.align_log2) - 1, 0);
        let zero = x.terms.constant(access.align_log2.into(), 0);
        let aligned = x.terms.eq(low, zero);
        if !x.terms.is_const(aligned) {
            x.bind(address, len, write)?;
            x.check(FaultKind::Misaligned, aligned, fine)?;
        }
    }
    if !fine && x.access_fault(address.bits, len, write).is_some() {
        return Ok(());
    }
    if fine {
        return Ok(());
    }
    let verb = if write { "write" } else { "read" };
    let plural = if len == 1 { "" } else { "s" };
    let mut message =
        format!("{verb} of {len} byte{plural} at {:#x}, which is no multiple of {align}", address.bits);
    let object = x.m.memory.describe(address.bits);
    if let Some(object) = &object {
        message.push_str(&format!(": {}", object.display(x.program)));
    }
    Err(x.fault(crate::memory::Fault { kind: FaultKind::Misaligned, address: address.bits, object, message }))
}
