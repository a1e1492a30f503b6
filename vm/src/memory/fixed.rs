//! Objects at addresses that the program chose (`klee_define_fixed_object`): registers of a device, say. They lie among the
//! globals, below the heap, are writable, hold zeros, and last.

use super::Memory;
use super::layout::HEAP_BASE;
use crate::fault::{ObjectDesc, ObjectKind};
use std::sync::Arc;
use symvm_frontend::program::LocId;

/// Such an object: its size, and where it was defined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Fixed {
    size: u64,
    loc: LocId,
}

impl Memory {
    /// Makes an object of `size` bytes at `address`. False if it does not end below the heap, or something is there already.
    #[must_use]
    pub fn define_fixed(&mut self, address: u64, size: u64, loc: LocId) -> bool {
        let Some(end) = address.checked_add(size).filter(|&end| size > 0 && end <= HEAP_BASE) else {
            return false;
        };
        let globals = &self.program.globals;
        let after = globals.partition_point(|g| g.address < end);
        let global = after.checked_sub(1).and_then(|i| globals.get(i)).map(|g| g.address + g.size);
        let fixed = self.heap.fixed.range(..end).next_back().map(|(base, fixed)| base + fixed.size);
        if global.max(fixed).is_some_and(|taken| taken > address) {
            return false;
        }
        Arc::make_mut(&mut self.heap).fixed.insert(address, Fixed { size, loc });
        self.space.map(address, size, true);
        true
    }

    /// There are such objects.
    pub fn has_fixed(&self) -> bool {
        !self.heap.fixed.is_empty()
    }

    /// Their bases and sizes, ascending.
    pub fn fixed(&self) -> impl Iterator<Item = (u64, u64)> {
        self.heap.fixed.iter().map(|(&base, fixed)| (base, fixed.size))
    }

    /// The last that starts at or before the address.
    pub(super) fn fixed_below(&self, address: u64) -> Option<(u64, u64)> {
        self.heap.fixed.range(..=address).next_back().map(|(&base, fixed)| (base, fixed.size))
    }

    /// The first that starts after the address.
    pub(super) fn fixed_above(&self, address: u64) -> Option<(u64, u64)> {
        let above =
            self.heap.fixed.range((std::ops::Bound::Excluded(address), std::ops::Bound::Unbounded)).next();
        above.map(|(&base, fixed)| (base, fixed.size))
    }

    /// The one that starts at `base`, seen from an address.
    pub(super) fn describe_fixed(&self, (base, size): (u64, u64), address: u64) -> ObjectDesc {
        ObjectDesc {
            kind: ObjectKind::Fixed,
            name: Arc::from(""),
            what: "",
            base,
            size,
            offset: address.wrapping_sub(base) as i64,
            alloc: self.heap.fixed.get(&base).map_or(LocId::default(), |fixed| fixed.loc),
            free: LocId::default(),
            function: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::FaultKind;
    use crate::memory::BadAccess;
    use symvm_frontend::program::Program;

    #[test]
    fn they_lie_where_nothing_else_is() {
        let program = symvm_frontend::parse_module(b"@g = global [24 x i8] zeroinitializer", "m.ll");
        let program: Program = symvm_frontend::lower(&program.expect("parses")).expect("lowers");
        let global = program.globals[0].address;
        let mut memory = Memory::new(Arc::new(program), 1 << 20);
        let mut define = |address, size| memory.define_fixed(address, size, LocId::default());
        assert!(
            define(0x4000_0000, 16) && define(0x4000_0010, 4) && define(0x100, 8) && define(global + 24, 8)
        );
        let refused = [
            (0x4000_000f, 1),
            (0x3fff_ffff, 2),
            (0x3fff_ffff, 64),
            (global + 23, 1),
            (global - 1, 100),
            (0x5000_0000, 0),
            (HEAP_BASE - 1, 2),
            (u64::MAX, 2),
        ];
        for (address, size) in refused {
            assert!(!define(address, size), "{size} bytes at {address:#x}");
        }
        memory.store(0x4000_000c, 4, 77).expect("it is there");
        assert_eq!(memory.load(0x4000_000c, 4).ok(), Some(77));
        assert_eq!(memory.object_at(0x4000_0011), Some((0x4000_0010, 4)));
        let access = |address| BadAccess { address, len: 1, write: true };
        let faults = [
            (0x4000_0014, FaultKind::OutOfBounds),
            (0x4900_0000, FaultKind::WildPointer),
            (0x108, FaultKind::OutOfBounds),
            (0x200, FaultKind::NullDereference),
            (0xff, FaultKind::NullDereference),
        ];
        for (address, kind) in faults {
            assert!(memory.store(address, 1, 0).is_err());
            assert_eq!(memory.classify(access(address)).kind, kind, "{address:#x}");
        }
        let region = memory.fault_region(access(0x4000_0014), 0, u64::MAX);
        let inside = |address: u64| {
            let (first, last) = region.range;
            (first..=last).contains(&address) && !region.except.iter().any(|e| (e.0..=e.1).contains(&address))
        };
        assert_eq!(
            [0x4000_0013, 0x4000_0014, 0x4000_0000, global + 31, global + 32].map(inside),
            [false, true, false, false, true]
        );
    }
}
