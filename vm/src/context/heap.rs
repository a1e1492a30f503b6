//! The heap: what `malloc` and its kin do.

use super::{Context, Served, trap, val};
use crate::checks::Check;
use crate::decision::DecisionKind;
use crate::environment::{Trap, Value};
use crate::exec::mask;
use crate::fault::FaultKind;
use crate::memory::{BadFree, Byte, Given, MALLOC_ALIGN, Maker, Wanted};
use symvm_solver::TermId;

/// Calls that are kept of each heap block, where they are.
const MOST_CALLS: usize = 32;
/// Heap blocks in use among which it is decided at once whether a symbolic address is one of theirs.
const MOST_BLOCKS: usize = 64;

/// What an allocation asks for.
enum Asked {
    /// More than there is memory for.
    TooMuch,
    /// So many bytes.
    Exactly(u64),
    /// A number of bytes that depends on input, and stays so.
    Unsettled(Wanted),
}

impl Context<'_> {
    /// Allocates; 0 when memory is used up (`max_memory`, or a size that no machine has).
    pub fn malloc(&mut self, size: Value, align: u64, zeroed: bool) -> Served<u64> {
        match self.asked(size)? {
            Asked::TooMuch => Ok(0),
            Asked::Exactly(size) => Ok(self.allocate(size, align, zeroed)),
            Asked::Unsettled(wanted) => Ok(self.allocate_unsettled(wanted, align, zeroed)),
        }
    }

    /// What is asked for with this size, decided as far as it must be.
    fn asked(&mut self, mut size: Value) -> Served<Asked> {
        if size.is_symbolic() && size.width < 64 {
            let term = self.exec.terms.zext(size.term, 64);
            size = self.value_of(term);
        }
        match self.exec.symbolic_size(val(size)).map_err(trap)? {
            Some(wanted) => Ok(Asked::Unsettled(wanted)),
            None if self.is_refused(size)? => Ok(Asked::TooMuch),
            None => self.bind_size(size).map(Asked::Exactly),
        }
    }

    /// A heap block of `size` bytes with these in it, as far as it reaches; 0 when memory is used up. A size that depends on input stays
    /// symbolic, as with [`Context::malloc`]: then these are its bytes under every size.
    pub fn malloc_filled(&mut self, size: Value, bytes: &[Byte]) -> Served<u64> {
        let base = self.malloc(size, MALLOC_ALIGN, false)?;
        let memory = &mut self.exec.m.memory;
        let Some((block, _)) = memory.unsettled_at(base).filter(|_| base != 0) else {
            let room = usize::try_from(memory.usable_size(base).unwrap_or(0)).unwrap_or(usize::MAX);
            if base != 0 {
                self.write(Value::word(base), &bytes[..room.min(bytes.len())])?;
            }
            return Ok(base);
        };
        let most = usize::try_from(block.slot).unwrap_or(usize::MAX).min(bytes.len());
        memory.fill(base, most as u64);
        memory.store_prepared(base, &bytes[..most]);
        Ok(base)
    }

    /// The product of two sizes for an allocation, `None` on overflow. It stays symbolic if one of them is not.
    pub fn product(&mut self, a: Value, b: Value) -> Served<Option<Value>> {
        if self.exec.max_symbolic_size() == 0 || !(a.is_symbolic() || b.is_symbolic()) {
            let (a, b) = (self.bind_size(a)?, self.bind_size(b)?);
            return Ok(a.checked_mul(b).map(Value::word));
        }
        let (many, each) = if a.is_symbolic() { (a, b) } else { (b, a) };
        let each = self.bind_size(each)?;
        if each == 0 {
            return Ok(Some(Value::word(0)));
        }
        let (most, factor) = (self.terms().constant(64, u64::MAX / each), self.terms().constant(64, each));
        let fits = self.terms().ule(many.term, most);
        let product = many.bits.checked_mul(each);
        let cond = if product.is_some() { fits } else { self.terms().not(fits) };
        let kind = DecisionKind::Size { value: u64::MAX / each };
        self.exec.decide(kind, u32::from(product.is_none()), cond).map_err(trap)?;
        if product.is_none() {
            return Ok(None);
        }
        let term = self.terms().mul(many.term, factor);
        Ok(Some(self.value_of(term)))
    }

    /// A symbolic size is more than there is memory for: one side for all such sizes, which are not told apart.
    fn is_refused(&mut self, size: Value) -> Served<bool> {
        let room = self.unused();
        Ok(size.is_symbolic() && self.exceeds(size, room)?)
    }

    /// The size is more than that: if it depends on input, all such sizes are one side.
    pub fn exceeds(&mut self, size: Value, most: u64) -> Served<bool> {
        let exceeds = size.bits > most;
        if !size.is_symbolic() || most >= mask(size.width.into()) {
            return Ok(exceeds);
        }
        let limit = self.terms().constant(size.width.into(), most);
        let fits = self.terms().ule(size.term, limit);
        let cond = if exceeds { self.terms().not(fits) } else { fits };
        self.exec.decide(DecisionKind::Size { value: most }, u32::from(exceeds), cond).map_err(trap)?;
        Ok(exceeds)
    }

    fn allocate(&mut self, size: u64, align: u64, zeroed: bool) -> u64 {
        if !self.has_room(size) {
            return 0;
        }
        let loc = self.user_loc();
        self.exec.m.dirty = true;
        let memory = &mut self.exec.m.memory;
        let slot = self.exec.m.layout.slot_of(memory.block_count());
        let base = memory.allocate_in(slot, size, align, zeroed, loc).unwrap_or(0);
        self.exec.heap_grew();
        self.keep_calls(base);
        base
    }

    fn allocate_unsettled(&mut self, wanted: Wanted, align: u64, zeroed: bool) -> u64 {
        if !self.has_room(wanted.least) {
            return 0;
        }
        let loc = self.user_loc();
        self.exec.m.dirty = true;
        let base = self.exec.m.memory.allocate_unsettled(wanted, align, zeroed, loc).unwrap_or(0);
        self.exec.heap_grew();
        self.keep_calls(base);
        base
    }

    /// Leaks are told with the calls that asked for the block.
    fn keep_calls(&mut self, base: u64) {
        let m = &mut *self.exec.m;
        if base != 0 && m.setting.options.checks.contains(Check::Leak) {
            let calls = m.innermost(MOST_CALLS);
            m.memory.keep_calls(base, calls);
        }
    }

    /// There is memory for so many bytes more, by what the program asked for alone: that is the same when the path is replayed, where
    /// nothing is symbolic and no snapshots are made.
    fn has_room(&self, size: u64) -> bool {
        size <= self.unused()
    }

    fn unused(&self) -> u64 {
        let limit = self.exec.m.setting.options.max_memory.unwrap_or(u64::MAX).min(1 << 40);
        limit.saturating_sub(self.exec.m.memory.live_bytes())
    }

    /// Says what the heap block at `address` is that no call of the program allocated.
    pub fn name_block(&mut self, address: u64, given: Given) {
        self.exec.m.dirty = true;
        self.exec.m.memory.name_block(address, given);
    }

    /// An object of `size` bytes at an address of the program's choice; see [`Memory::define_fixed`](crate::memory::Memory::define_fixed).
    pub fn define_fixed(&mut self, address: u64, size: u64) -> Served<bool> {
        self.exec.room_for(size).map_err(trap)?;
        let loc = self.user_loc();
        self.exec.m.dirty = true;
        Ok(self.exec.m.memory.define_fixed(address, size, loc))
    }

    /// Binds the address of a block that is to be freed, or null. Whether it is that of one that was freed, and of one in use, is one
    /// decision each, if these are few: of all others one is enough.
    fn bind_block(&mut self, address: Value) -> Served<u64> {
        if address.is_symbolic() {
            let memory = &self.exec.m.memory;
            let mut live: Vec<u64> =
                memory.live_blocks().map(|block| block.base).take(MOST_BLOCKS + 1).collect();
            let freed: Vec<u64> =
                memory.freed_blocks().map(|block| block.base).take(MOST_BLOCKS + 1).collect();
            if live.len().max(freed.len()) <= MOST_BLOCKS {
                let fresh = self.is_one_of(address, &freed);
                let fresh = self.terms().not(fresh);
                let is_freed = freed.contains(&address.bits);
                self.exec.check(FaultKind::DoubleFree, fresh, !is_freed).map_err(trap)?;
                if is_freed {
                    return Err(self.bad_free(address.bits, BadFree::Double));
                }
                live.push(0);
                let fine = self.is_one_of(address, &live);
                let holds = live.contains(&address.bits);
                self.exec.check(FaultKind::InvalidFree, fine, holds).map_err(trap)?;
                if !holds {
                    return Err(self.bad_free(address.bits, BadFree::Invalid));
                }
            }
        }
        self.bind_pointer(address)
    }

    fn is_one_of(&mut self, address: Value, bases: &[u64]) -> TermId {
        let terms = self.terms();
        bases.iter().fold(terms.false_(), |found, &base| {
            let base = terms.constant(64, base);
            let same = terms.eq(address.term, base);
            terms.or(found, same)
        })
    }

    /// `free`; null is fine.
    pub fn free(&mut self, address: Value) -> Served {
        let address = self.bind_block(address)?;
        if address == 0 {
            return Ok(());
        }
        let loc = self.user_loc();
        match self.exec.m.memory.free(address, loc) {
            Ok(_) => {
                self.exec.m.dirty = true;
                Ok(())
            }
            Err(bad) => Err(self.bad_free(address, bad)),
        }
    }

    /// Says who gave the block that starts at `address`, if the heap has one there.
    pub fn set_maker(&mut self, address: u64, maker: Maker) {
        self.exec.m.dirty = true;
        self.exec.m.memory.set_maker(address, maker);
    }

    /// The block that starts at `address` is about to be taken back by who takes back what `taken` gave. What is no block is told when
    /// it is freed.
    pub fn take_back(&mut self, address: Value, taken: Maker) -> Served {
        let address = self.bind_block(address)?;
        if let Ok(block) = self.exec.m.memory.in_use(address) {
            if block.maker != taken {
                return Err(self.bad_free(address, BadFree::Mismatched { maker: block.maker, taken }));
            }
            self.set_maker(address, Maker::Malloc);
        }
        Ok(())
    }

    fn bad_free(&self, address: u64, bad: BadFree) -> Trap {
        Trap::Fault(Box::new(self.exec.m.memory.classify_free(address, bad)))
    }

    /// `realloc`; 0 when memory is used up, and for no bytes: then the block is freed, as glibc does it.
    pub fn realloc(&mut self, address: Value, size: Value) -> Served<u64> {
        let address = self.bind_block(address)?;
        if address == 0 {
            return self.malloc(size, MALLOC_ALIGN, false);
        }
        if !self.exceeds(size, 0)? {
            return self.free(Value::word(address)).map(|()| 0);
        }
        let asked = self.asked(size)?;
        if let Some((_, unsettled)) = self.exec.m.memory.unsettled_at(address)
            && unsettled.is_cut()
        {
            self.exec.settle_size(address).map_err(trap)?;
        }
        let loc = self.user_loc();
        let old = self.exec.m.memory.in_use(address).map_err(|bad| self.bad_free(address, bad))?;
        if old.maker != Maker::Malloc {
            return Err(
                self.bad_free(address, BadFree::Mismatched { maker: old.maker, taken: Maker::Malloc })
            );
        }
        let (least, most) = match asked {
            Asked::TooMuch => return Ok(0),
            Asked::Exactly(size) => (size, size),
            Asked::Unsettled(wanted) => (wanted.least, wanted.slot),
        };
        if !self.has_room(least) {
            return Ok(0);
        }
        let memory = &self.exec.m.memory;
        let there = memory.unsettled_at(address).map_or(old.size, |(_, unsettled)| unsettled.mapped());
        let copied = there.min(most);
        self.exec.afford_copy(address, copied).map_err(trap)?;
        let new = match asked {
            Asked::TooMuch => 0,
            Asked::Exactly(size) => self.allocate(size, MALLOC_ALIGN, false),
            Asked::Unsettled(wanted) => self.allocate_unsettled(wanted, MALLOC_ALIGN, false),
        };
        if new == 0 {
            return Ok(0);
        }
        self.move_contents(new, address, copied)?;
        self.exec.m.memory.free(address, loc).map_err(|bad| self.bad_free(address, bad))?;
        Ok(new)
    }

    /// The first bytes of a block go to a new one: as far as that reaches, under any input if its size depends on it.
    fn move_contents(&mut self, new: u64, old: u64, copied: u64) -> Served {
        let memory = &mut self.exec.m.memory;
        let size = memory.usable_size(new).unwrap_or(0);
        if memory.unsettled_at(old).is_some() || memory.unsettled_at(new).is_some() {
            self.exec.m.memory.copy_unsettled(new, old, copied);
            self.exec.heap_grew();
            return Ok(());
        }
        self.exec.reveal(old, self.exec.m.memory.usable_size(old).unwrap_or(0));
        self.exec.move_to_new(new, old, copied).map_err(trap)?;
        self.exec.written(new, size);
        if let Some(shadow) = &mut self.exec.m.state.shadow {
            shadow.copy(new, old, self.exec.m.memory.block_at(new).map_or(0, |b| b.size));
        }
        Ok(())
    }

    /// The size of the heap block that starts at `address`.
    pub fn usable_size(&mut self, address: u64) -> Option<Value> {
        let size = self.exec.m.memory.usable_size(address)?;
        let unsettled = self.exec.m.memory.unsettled_at(address);
        Some(unsettled.map_or(Value::word(size), |(_, unsettled)| self.value_of(unsettled.size)))
    }

    /// The object that the address lies in: base and size. A size that depends on input is bound.
    pub fn object_at(&mut self, address: u64) -> Served<Option<(u64, u64)>> {
        self.exec.settle_size(address).map_err(trap)?;
        Ok(self.exec.m.memory.object_at(address))
    }

    /// Bytes from the address to the end of its object, or to where that ends under the largest size it may have.
    pub fn room(&self, address: u64) -> u64 {
        let memory = &self.exec.m.memory;
        let unsettled = memory.unsettled_at(address).map(|(block, _)| (block.base, block.slot));
        let (base, size) = unsettled.or_else(|| memory.object_at(address)).unwrap_or((address, 0));
        base.saturating_add(size).saturating_sub(address)
    }
}
