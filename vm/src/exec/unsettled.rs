//! Accesses to heap blocks whose size depends on input ([`crate::memory::Unsettled`]), and their allocation.
//!
//! An access to a byte that not every input of the path has is a check: side 0 says that the block reaches that far, side 1 is
//! the fault. What is known after it is kept in the memory, so the question is asked once, and does not count among the
//! decisions of its instruction: a machine that resumes at a later one of them does not come to it again.

use super::address::Place;
use super::{Done, Exec, Val};
use crate::checks::Check;
use crate::decision::DecisionKind;
use crate::fault::FaultKind;
use crate::memory::{BadAccess, Block, Unsettled, Wanted};

/// Accesses at symbolic offsets look at so many bytes of a block at least, and at a power of two otherwise: offsets behind that
/// are another side.
const LEAST_REACH: u64 = 256;

impl Exec<'_> {
    /// The largest size that stays symbolic; 0 if none does. What is said of undefined bits, and of segments that are recorded,
    /// needs exact sizes.
    pub fn max_symbolic_size(&self) -> u64 {
        let options = &self.m.setting.options;
        let exact = options.checks.contains(Check::Uninit) || self.m.recording.is_some();
        if exact { 0 } else { options.max_symbolic_size }
    }

    /// What is to be allocated for a symbolic size, if it can stay so: larger ones are another side.
    pub fn symbolic_size(&mut self, size: Val) -> Done<Option<Wanted>> {
        let slot = self.max_symbolic_size();
        if slot == 0 || !size.is_symbolic() {
            return Ok(None);
        }
        let limit = self.terms.constant(64, slot);
        let small = self.terms.ule(size.term, limit);
        if size.bits > slot {
            let large = self.terms.not(small);
            self.decide(DecisionKind::Size { value: slot }, 1, large)?;
            return Ok(None);
        }
        self.decide(DecisionKind::Size { value: slot }, 0, small)?;
        let (least, _) = self.terms.range(size.term);
        Ok(Some(Wanted { size: size.bits, term: size.term, least, slot }))
    }

    /// An access of `len` bytes at a concrete address is about to be made. If it does not succeed under every input of the path,
    /// it does from here on, or it fails.
    #[inline]
    pub fn reach(&mut self, address: u64, len: u64) -> Done {
        if self.m.memory.has_unsettled() { self.reach_unsettled(address, len) } else { Ok(()) }
    }

    #[cold]
    fn reach_unsettled(&mut self, address: u64, len: u64) -> Done {
        let Some((block, unsettled)) = self.m.memory.unsettled_at(address) else { return Ok(()) };
        // What runs out of the slot fails under every input.
        let end = (address - block.base).saturating_add(len);
        if len == 0 || end <= unsettled.known || end > block.slot {
            return Ok(());
        }
        let needed = self.terms.constant(64, end);
        let fine = self.terms.ule(needed, unsettled.size);
        let holds = end <= block.size;
        let cond = if holds { fine } else { self.terms.not(fine) };
        self.decide_apart(DecisionKind::Check { fault: FaultKind::OutOfBounds }, u32::from(!holds), cond)?;
        if holds {
            self.m.memory.extend(block.base, end);
            self.heap_grew();
        }
        Ok(())
    }

    /// A decision after which the memory says what was decided.
    fn decide_apart(&mut self, kind: DecisionKind, taken: u32, cond: symvm_solver::TermId) -> Done {
        let decided = self.m.state.decided;
        self.decide(kind, taken, cond)?;
        self.m.state.decided = decided;
        Ok(())
    }

    /// Binds the size of the block in whose slot the address lies, if that depends on input.
    pub fn settle_size(&mut self, address: u64) -> Done {
        let Some((block, unsettled)) = self.m.memory.unsettled_at(address) else { return Ok(()) };
        let constant = self.terms.constant(64, block.size);
        let cond = self.terms.eq(unsettled.size, constant);
        self.decide_apart(DecisionKind::Size { value: block.size }, 0, cond)?;
        self.m.memory.settle(block.base);
        self.heap_grew();
        Ok(())
    }

    /// [`Exec::bind`] for an address that lies in the slot of such a block.
    pub(super) fn bind_unsettled(
        &mut self,
        address: Val,
        len: u64,
        write: bool,
        (block, unsettled): (Block, Unsettled),
    ) -> Done<Place> {
        let (base, slot) = (block.base, block.slot);
        let concrete = address.bits - base;
        let start = self.terms.constant(64, base);
        let offset = self.terms.sub(address.term, start);
        // Nothing overflows where the offset lies in the slot.
        let length = self.terms.constant(64, len);
        let end = self.terms.add(offset, length);
        let within = self.terms.ule(end, unsettled.size);
        let fits = concrete.checked_add(len).filter(|&end| end <= block.size);
        let Some(end) = fits else {
            let last = self.terms.constant(64, slot - 1);
            let here = self.terms.ule(offset, last);
            let beyond = self.terms.not(within);
            let fails = self.terms.and(here, beyond);
            self.decide(DecisionKind::Check { fault: FaultKind::OutOfBounds }, 1, fails)?;
            return Err(self.bad_access(BadAccess { address: address.bits, len, write }));
        };
        // Every input that takes side 0 must ask the same: the ends up to a number of bytes, or up to its double, and so on.
        let least = LEAST_REACH.max(unsettled.known).min(slot);
        let (above, reach) = match end <= least {
            true => (0, least),
            false => {
                let double = end.next_power_of_two();
                (least.max(double / 2), double.min(slot))
            }
        };
        // `above < end <= reach`, as a range of offsets.
        let first = (above + 1).saturating_sub(len);
        let (low, span) = (self.terms.constant(64, first), self.terms.constant(64, reach - len - first));
        let distance = self.terms.sub(offset, low);
        let near = self.terms.ule(distance, span);
        let inside = self.terms.and(near, within);
        if let Some(object) = self.m.memory.describe(address.bits)
            && self.decide(DecisionKind::Address { object }, 0, inside)?
        {
            self.m.state.choose(reach);
        }
        let mut place = self.window(address, base, offset, reach - len, len, write, false)?;
        if let Place::Window(window) = &mut place {
            window.covered = true;
            self.m.memory.prepare(base, window.end(len) - base);
        }
        Ok(place)
    }
}
