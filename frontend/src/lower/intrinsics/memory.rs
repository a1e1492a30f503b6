//! Memory intrinsics, and those that only tell the optimiser something.

use super::{FunctionLowering, Row, Site};
use crate::lower::layout::{Shape, limbs};
use crate::lower::{Lack, Res};
use crate::program::{Inst, Intrinsic, Opnd, Reg, Slot};

pub(super) const ROWS: &[Row] = &[
    ("llvm.memcpy", |f, s| f.mem_copy(s, false)),
    ("llvm.memmove", |f, s| f.mem_copy(s, true)),
    ("llvm.memset", |f, s| f.mem_set(s)),
    ("llvm.lifetime.start", |f, s| f.lifetime(s, Intrinsic::LifetimeStart)),
    ("llvm.lifetime.end", |f, s| f.lifetime(s, Intrinsic::LifetimeEnd)),
    ("llvm.invariant.start", |f, s| f.known(s, 0)),
    ("llvm.invariant.end", |_, _| Ok(())),
    ("llvm.dbg", |_, _| Ok(())),
    ("llvm.experimental.noalias.scope.decl", |_, _| Ok(())),
    ("llvm.donothing", |_, _| Ok(())),
    ("llvm.sideeffect", |_, _| Ok(())),
    ("llvm.pseudoprobe", |_, _| Ok(())),
    ("llvm.prefetch", |_, _| Ok(())),
    ("llvm.var.annotation", |_, _| Ok(())),
    ("llvm.codeview.annotation", |_, _| Ok(())),
    ("llvm.fake.use", |_, _| Ok(())),
    ("llvm.instrprof", |_, _| Ok(())),
    ("llvm.annotation", |f, s| f.same_as(s, 0)),
    ("llvm.ptr.annotation", |f, s| f.same_as(s, 0)),
    ("llvm.expect", |f, s| f.same_as(s, 0)),
    ("llvm.launder.invariant.group", |f, s| f.same_as(s, 0)),
    ("llvm.strip.invariant.group", |f, s| f.same_as(s, 0)),
    ("llvm.ssa.copy", |f, s| f.same_as(s, 0)),
    ("llvm.preserve.array.access.index", |f, s| f.same_as(s, 0)),
    ("llvm.threadlocal.address", |f, s| f.same_as(s, 0)),
    ("llvm.masked.load", |f, s| f.masked_load(s, 0, 2, 3)),
    ("llvm.masked.store", |f, s| f.masked_store(s, 1, 3)),
    ("llvm.masked.gather", |f, s| f.masked_load(s, 0, 2, 3)),
    ("llvm.masked.scatter", |f, s| f.masked_store(s, 1, 3)),
    ("llvm.masked.expandload", |f, s| f.expand_load(s)),
    ("llvm.masked.compressstore", |f, s| f.compress_store(s)),
];

impl FunctionLowering<'_, '_> {
    /// A length argument at 64 bits.
    fn length(&mut self, site: &Site<'_>, i: usize) -> Res<Opnd> {
        let bits = self.scalar(site.arg(i)?.ty)?.bits;
        let value = self.arg(site, i)?;
        Ok(self.resized(bits, 64, value))
    }

    fn mem_copy(&mut self, site: &Site<'_>, overlap_ok: bool) -> Res {
        if site.name.contains(".element.") {
            return Err(Lack(format!("the intrinsic {}", site.name)));
        }
        let (dst, src, len) = (self.arg(site, 0)?, self.arg(site, 1)?, self.length(site, 2)?);
        self.emit(Inst::MemCopy { dst, src, len, overlap_ok });
        Ok(())
    }

    fn mem_set(&mut self, site: &Site<'_>) -> Res {
        if site.name.contains(".element.") || site.name.contains(".pattern") {
            return Err(Lack(format!("the intrinsic {}", site.name)));
        }
        let (dst, byte, len) = (self.arg(site, 0)?, self.arg(site, 1)?, self.length(site, 2)?);
        self.emit(Inst::MemSet { dst, byte, len });
        Ok(())
    }

    /// The pointer is the last argument (newer LLVM has no size before it).
    fn lifetime(&mut self, site: &Site<'_>, op: Intrinsic) -> Res {
        let last = site
            .call
            .args
            .len()
            .checked_sub(1)
            .ok_or_else(|| Lack(format!("{} without arguments", site.name)))?;
        let pointer = self.arg(site, last)?;
        let dst = self.temp(1);
        self.machine(op, &[(pointer, 64)], dst);
        Ok(())
    }

    /// The address of lane `i` behind a pointer or in a vector of pointers; of the scratch slot if the lane is masked off.
    fn lane_address(&mut self, base: Opnd, pointers: &Shape, i: u32, bytes: u64, mask: Opnd) -> Opnd {
        let address = if pointers.vector { base.limb(i) } else { self.offset(base, u64::from(i) * bytes) };
        self.unless_masked(address, mask.limb(i))
    }

    /// The address, or that of the scratch slot if the lane is masked off.
    pub(super) fn unless_masked(&mut self, address: Opnd, lane: Opnd) -> Opnd {
        let scratch = match self.scratch {
            Some(slot) => slot,
            None => {
                let slot = self.out.slots.len() as u32;
                let name = "(masked-off lanes)".into();
                self.out.slots.push(Slot { size: 16, align: 16, name, loc: self.loc, offset: 0 });
                self.scratch = Some(slot);
                slot
            }
        };
        let elsewhere = self.temp(1);
        self.emit(Inst::SlotAddr { dst: elsewhere, slot: scratch });
        let dst = self.temp(1);
        self.emit(Inst::Select { width: 64, dst, cond: lane, lhs: address, rhs: Opnd::reg(elsewhere) });
        Opnd::reg(dst)
    }

    /// A load that leaves masked-off lanes alone. The alignment before the mask became an attribute in newer LLVM.
    fn masked_load(&mut self, site: &Site<'_>, pointer: usize, mask: usize, old: usize) -> Res {
        let newer = site.call.args.len() < 4;
        let (mask, old) = if newer { (mask - 1, old - 1) } else { (mask, old) };
        let shape = self.shape(site.inst.ty)?;
        let pointers = self.arg_shape(site, pointer)?;
        let (base, mask, old) = (self.arg(site, pointer)?, self.arg(site, mask)?, self.arg(site, old)?);
        let dst = self.result(site.inst)?;
        for (i, leaf) in shape.leaves.iter().enumerate() {
            let (access, bytes) = (lane_access(site, leaf.bits)?, u64::from(leaf.bits / 8));
            let addr = self.lane_address(base, &pointers, i as u32, bytes, mask);
            let loaded = self.temp(limbs(u32::from(leaf.bits)));
            self.emit(Inst::Load { dst: loaded, addr, access });
            let dst = Reg(dst.0 + leaf.slot);
            let (lhs, rhs) = (Opnd::reg(loaded), old.limb(leaf.slot));
            self.emit(Inst::Select { width: leaf.bits, dst, cond: mask.limb(i as u32), lhs, rhs });
        }
        Ok(())
    }

    fn masked_store(&mut self, site: &Site<'_>, pointer: usize, mask: usize) -> Res {
        let mask = if site.call.args.len() < 4 { mask - 1 } else { mask };
        let shape = self.arg_shape(site, 0)?;
        let pointers = self.arg_shape(site, pointer)?;
        let (value, base, mask) = (self.arg(site, 0)?, self.arg(site, pointer)?, self.arg(site, mask)?);
        for (i, leaf) in shape.leaves.iter().enumerate() {
            let (access, bytes) = (lane_access(site, leaf.bits)?, u64::from(leaf.bits / 8));
            let addr = self.lane_address(base, &pointers, i as u32, bytes, mask);
            self.emit(Inst::Store { value: value.limb(leaf.slot), addr, access });
        }
        Ok(())
    }

    /// The active lanes from consecutive places.
    fn expand_load(&mut self, site: &Site<'_>) -> Res {
        let shape = self.shape(site.inst.ty)?;
        let (mut at, mask, old) = (self.arg(site, 0)?, self.arg(site, 1)?, self.arg(site, 2)?);
        let dst = self.result(site.inst)?;
        for (i, leaf) in shape.leaves.iter().enumerate() {
            let lane = mask.limb(i as u32);
            let addr = self.unless_masked(at, lane);
            let loaded = self.temp(limbs(u32::from(leaf.bits)));
            let access = lane_access(site, leaf.bits)?;
            self.emit(Inst::Load { dst: loaded, addr, access });
            let dst = Reg(dst.0 + leaf.slot);
            let (lhs, rhs) = (Opnd::reg(loaded), old.limb(leaf.slot));
            self.emit(Inst::Select { width: leaf.bits, dst, cond: lane, lhs, rhs });
            at = self.past_lane(at, lane, leaf.bits);
        }
        Ok(())
    }

    /// The active lanes to consecutive places.
    fn compress_store(&mut self, site: &Site<'_>) -> Res {
        let shape = self.arg_shape(site, 0)?;
        let (value, mut at, mask) = (self.arg(site, 0)?, self.arg(site, 1)?, self.arg(site, 2)?);
        for (i, leaf) in shape.leaves.iter().enumerate() {
            let lane = mask.limb(i as u32);
            let addr = self.unless_masked(at, lane);
            let access = lane_access(site, leaf.bits)?;
            self.emit(Inst::Store { value: value.limb(leaf.slot), addr, access });
            at = self.past_lane(at, lane, leaf.bits);
        }
        Ok(())
    }

    /// The address after a lane, if it is active: as elements of an array lie, not of a vector.
    fn past_lane(&mut self, at: Opnd, lane: Opnd, bits: u16) -> Opnd {
        let bytes = bits / 8;
        let scale = i64::from(if bytes > 8 { bytes.next_multiple_of(8) } else { bytes.next_power_of_two() });
        let wide = self.resized(1, 64, lane);
        let dst = self.temp(1);
        self.emit(Inst::Index { dst, base: at, index: wide, index_width: 64, scale });
        Opnd::reg(dst)
    }
}

/// A lane in memory.
pub(super) fn lane_access(site: &Site<'_>, bits: u16) -> Res<crate::program::Access> {
    if !bits.is_multiple_of(8) {
        return Err(Lack(format!("{} of {bits}-bit lanes", site.name)));
    }
    Ok(crate::program::Access { bits: u32::from(bits), align_log2: 0, volatile: false })
}
