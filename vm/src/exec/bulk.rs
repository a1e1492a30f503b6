//! `memcpy`, `memmove` and `memset`.

use super::address::Place;
use super::memory::Bytes;
use super::{Done, Exec, Lane, STEP_TAKES, Stop, Val, mask};
use crate::fault::FaultKind;
use crate::memory::{BadAccess, Byte, Memory, PAGE_SIZE};
use crate::outcome::Outcome;
use smallvec::SmallVec;
use symvm_frontend::program::Opnd;

/// What one instruction may write before the limit of memory is looked at.
const UNCHECKED: u64 = 1 << 20;
/// Copies at symbolic addresses up to this length are exact; longer ones bind the address.
const EXACT_COPY: u64 = 256;
/// So much is written before the clock is looked at.
const PART: u64 = 1 << 26;

pub(super) fn copy<L: Lane>(x: &mut Exec<'_>, dst: Opnd, src: Opnd, len: Opnd, overlap_ok: bool) -> Done {
    let (n, to, from) = (x.get::<L>(len), x.get::<L>(dst), x.get::<L>(src));
    let n = x.bind_length(n, 64, &[(from, false), (to, true)])?;
    x.copy(to, from, n, overlap_ok)
}

pub(super) fn set<L: Lane>(x: &mut Exec<'_>, dst: Opnd, byte: Opnd, len: Opnd) -> Done {
    let (n, to, value) = (x.get::<L>(len), x.get::<L>(dst), x.get::<L>(byte));
    let n = x.bind_length(n, 64, &[(to, true)])?;
    let value = Val { bits: value.bits & 0xff, ..value };
    let mut bytes = Bytes::new();
    x.split(value, 8, &mut bytes);
    x.fill(to, bytes[0], n)
}

/// Whether ranges of `len` bytes so far apart overlap. The same address twice is harmless, and compilers emit it for struct assignment.
fn overlap(distance: u64, len: u64) -> bool {
    distance != 0 && distance < len
}

impl Exec<'_> {
    /// Binds the length of accesses at these addresses (`true`: of writes). Whether it is within what lies there is one decision for each
    /// place: of the lengths beyond, which all fail alike, one is enough.
    pub fn bind_length(&mut self, len: Val, width: u32, places: &[(Val, bool)]) -> Done<u64> {
        if !len.is_symbolic() {
            return Ok(len.bits);
        }
        let known = places.iter().filter(|(address, _)| !address.is_symbolic());
        let rooms = known
            .filter_map(|&(address, write)| Some((self.room(address.bits, write)?, address.bits, write)));
        let mut rooms: SmallVec<[(u64, u64, bool); 2]> =
            rooms.filter(|(room, ..)| *room < mask(width)).collect();
        // What leads out of the larger place leads out of the smaller one, too, and the first of them is told.
        rooms.sort_by_key(|(room, ..)| std::cmp::Reverse(*room));
        let mut within = mask(width);
        for &(room, address, write) in &rooms {
            if room == within {
                continue;
            }
            within = room;
            let most = self.terms.constant(width, room);
            let (fine, holds) = (self.terms.ule(len.term, most), len.bits <= room);
            let bad = BadAccess { address, len: room + 1, write };
            let kind = self.m.memory.classify(bad).kind;
            self.check(kind, fine, holds)?;
            if holds {
                continue;
            }
            for &(address, write) in places.iter().filter(|(address, _)| !address.is_symbolic()) {
                let checked = self.m.memory.check_range(address.bits, len.bits, write);
                checked.map_err(|bad| self.bad_access(bad))?;
            }
        }
        self.bind_size(len, width)
    }

    /// Up to how many bytes can be accessed from the address on, under some input; nothing if that is not up to the end of one object.
    fn room(&mut self, address: u64, write: bool) -> Option<u64> {
        let memory = &mut self.m.memory;
        if let Some((block, _)) = memory.unsettled_at(address) {
            return Some(block.base + block.slot - address);
        }
        let room = memory.object_at(address).map_or(0, |(base, size)| base + size - address);
        let mut is_fine = |len| memory.check_range(address, len, write).is_ok();
        match is_fine(room) {
            true => (!is_fine(room + 1)).then_some(room),
            false => (!is_fine(1)).then_some(0),
        }
    }

    pub fn copy(&mut self, to: Val, from: Val, len: u64, overlap_ok: bool) -> Done {
        if len == 0 {
            return Ok(());
        }
        if to.is_symbolic() || from.is_symbolic() {
            return self.copy_symbolic(to, from, len, overlap_ok);
        }
        let distance = to.bits.abs_diff(from.bits);
        if !overlap_ok && overlap(distance, len) {
            // Leaving the object is worse.
            self.check_place(from.bits, len, false)?;
            self.check_place(to.bits, len, true)?;
            return Err(self.overlapping(distance, len));
        }
        self.copy_bytes(to.bits, from.bits, len)
    }

    fn overlapping(&self, distance: u64, len: u64) -> Stop {
        let message = format!("memcpy of {len} bytes between ranges that overlap, {distance} bytes apart");
        self.finding(FaultKind::OverlappingCopy, message)
    }

    /// Checks an access at a concrete address.
    fn check_place(&mut self, address: u64, len: u64, write: bool) -> Done {
        self.reach(address, len)?;
        self.m.memory.check_range(address, len, write).map_err(|bad| self.bad_access(bad))
    }

    /// Copies at concrete addresses, and what is known of the bytes beside their values.
    pub fn copy_bytes(&mut self, to: u64, from: u64, len: u64) -> Done {
        self.reach(from, len)?;
        self.reach(to, len)?;
        self.m.memory.check_range(from, len, false).map_err(|bad| self.bad_access(bad))?;
        let weight = |x: &Self| x.m.memory.bytes_of_copy(from, len);
        self.afford(to, len, weight)?;
        self.reveal(from, len);
        self.move_bytes(to, from, len)?;
        self.written(to, len);
        if let Some(shadow) = &mut self.m.state.shadow {
            shadow.copy(to, from, len);
        }
        Ok(())
    }

    /// `memmove` in memory. A long one ends the path when its time is up.
    fn move_bytes(&mut self, to: u64, from: u64, len: u64) -> Done {
        if len > PART {
            // Nothing is written if some of it cannot be. (The range that is read has been looked at.)
            self.m.memory.check_range(to, len, true).map_err(|bad| self.bad_access(bad))?;
        }
        self.by_parts(len, to > from, |x, at, len| {
            x.m.memory.copy(to + at, from + at, len).map_err(|bad| x.bad_access(bad))
        })
    }

    /// The same to a block that is new.
    pub fn move_to_new(&mut self, to: u64, from: u64, len: u64) -> Done {
        self.by_parts(len, false, |x, at, len| {
            x.m.memory.copy_to_new(to + at, from + at, len).map_err(|bad| x.bad_access(bad))
        })
    }

    /// Does something to a long range in parts, from its end on or from its start, and looks at the clock in between.
    fn by_parts(
        &mut self,
        len: u64,
        backwards: bool,
        mut part: impl FnMut(&mut Self, u64, u64) -> Done,
    ) -> Done {
        let count = len.div_ceil(PART);
        for i in 0..count {
            if i > 0 {
                self.check_time()?;
            }
            let at = PART * if backwards { count - 1 - i } else { i };
            part(self, at, PART.min(len - at))?;
        }
        Ok(())
    }

    fn copy_symbolic(&mut self, to: Val, from: Val, len: u64, overlap_ok: bool) -> Done {
        if len > EXACT_COPY {
            let from = self.bind_in_object(from, len, false)?;
            let to = self.bind_in_object(to, len, true)?;
            return self.copy(Val::concrete(to), Val::concrete(from), len, overlap_ok);
        }
        // In the order of a copy at concrete addresses: what is no place at all comes before an overlap.
        let source = self.bind_checked(from, len, false)?;
        let target = self.bind_checked(to, len, true)?;
        if !overlap_ok {
            self.check_apart(to, from, len)?;
        }
        let mut bytes = Bytes::new();
        match source {
            Place::At(address) => bytes = self.load_bytes(address, len as usize)?,
            Place::Window(window) => {
                for at in (0..len).step_by(8) {
                    let bits = ((len - at).min(8) * 8) as u32;
                    let value = self.read_window(&window, at, bits)?;
                    self.split(value, bits, &mut bytes);
                }
            }
        }
        self.store_in(target, &bytes)
    }

    /// As [`Self::bind`], with an address that is concrete checked, too.
    fn bind_checked(&mut self, address: Val, len: u64, write: bool) -> Done<Place> {
        if !address.is_symbolic() {
            self.check_place(address.bits, len, write)?;
        }
        self.bind(address, len, write)
    }

    /// Checks over all values of both addresses that ranges of `len` bytes, which are within their objects, do not overlap.
    fn check_apart(&mut self, to: Val, from: Val, len: u64) -> Done {
        let distance = to.bits.abs_diff(from.bits);
        let (to, from) = (self.lift(to, 64), self.lift(from, 64));
        let between = self.terms.sub(to, from);
        // From -(len - 1) to len - 1.
        let [zero, most, number] = [0, len - 1, 2 * len - 1].map(|n| self.terms.constant(64, n));
        let shifted = self.terms.add(between, most);
        let (near, apart) = (self.terms.ult(shifted, number), self.terms.eq(between, zero));
        let far = self.terms.not(near);
        let fine = self.terms.or(far, apart);
        let holds = !overlap(distance, len);
        self.check(FaultKind::OverlappingCopy, fine, holds)?;
        if holds { Ok(()) } else { Err(self.overlapping(distance, len)) }
    }

    /// Checks an access over all values of its address, then binds that to the concrete one.
    pub fn bind_in_object(&mut self, address: Val, len: u64, write: bool) -> Done<u64> {
        if address.is_symbolic() {
            self.bind(address, len, write)?;
            self.bind_place(address)?;
        }
        self.reach(address.bits, len)?;
        Ok(address.bits)
    }

    pub fn fill(&mut self, to: Val, byte: Byte, len: u64) -> Done {
        if len == 0 {
            return Ok(());
        }
        if !to.is_symbolic() || len > EXACT_COPY {
            let address = self.bind_in_object(to, len, true)?;
            self.afford(address, len, |_| Memory::bytes_of_fill(byte.is_symbolic(), len))?;
            if len > PART {
                self.m.memory.check_range(address, len, true).map_err(|bad| self.bad_access(bad))?;
            }
            return self.by_parts(len, false, |x, at, len| {
                x.m.memory.set(address + at, byte, len).map_err(|bad| x.bad_access(bad))
            });
        }
        let bytes = Bytes::from_elem(byte, len as usize);
        self.store_at(to, &bytes)
    }

    /// Ends the path if there is no room for a copy of a large range in a new block.
    pub fn afford_copy(&mut self, from: u64, len: u64) -> Done {
        if len <= UNCHECKED {
            self.count(len);
            return Ok(());
        }
        // It takes time, too: limits are looked at after it.
        self.poll_at = 0;
        if self.has_plenty(len) {
            Ok(())
        } else {
            self.room_for(self.m.memory.bytes_of_copy_to_new(from, len))
        }
    }

    /// Limits are looked at sooner, as if single instructions had written so many bytes, which may be symbolic. (A loop that
    /// sets a megabyte in a few instructions was otherwise 60 % beyond its limit by then.)
    fn count(&mut self, len: u64) {
        if len >= PAGE_SIZE as u64 {
            let steps = Memory::bytes_of_fill(true, len) / STEP_TAKES;
            self.poll_at = self.poll_at.saturating_sub(steps);
        }
    }

    /// There is room for `len` bytes whatever they are, so that pages need not be counted.
    fn has_plenty(&self, len: u64) -> bool {
        let most = self.m.memory_used().saturating_add(Memory::bytes_of_fill(true, len));
        self.m.setting.options.max_memory.is_none_or(|max| most <= max)
    }

    /// Ends the path if a large range, which may be written, is more than the program may hold once its pages take `weight`.
    fn afford(&mut self, address: u64, len: u64, weight: impl Fn(&Self) -> u64) -> Done {
        if len <= UNCHECKED {
            self.count(len);
            return Ok(());
        }
        self.poll_at = 0;
        let Some(max) = self.m.setting.options.max_memory else { return Ok(()) };
        self.m.memory.check_range(address, len, true).map_err(|bad| self.bad_access(bad))?;
        if self.has_plenty(len) {
            return Ok(());
        }
        let written = self.m.memory.bytes_once_written(address, len, weight(self));
        if written.saturating_add(self.m.state.trace.bytes()) > max {
            return Err(self.end(Outcome::MemoryLimit));
        }
        Ok(())
    }
}
