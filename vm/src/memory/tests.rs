//! A memory against a naive one (a map from address to byte), under random operations with snapshots in between;
//! and the table of faults.

use super::*;
use crate::fault::{FaultKind, ObjectKind};
use rand::{Rng, SeedableRng, rngs::SmallRng};
use std::collections::BTreeMap;
use symvm_frontend::program::{Global, Loc, RED_ZONE, Slot};
use symvm_solver::TermId;

/// What its stack may grow to.
const STACK_LIMIT: u64 = 1 << 20;

/// All that snapshots share of a memory.
#[derive(Clone)]
struct MemorySnapshot {
    program: Arc<Program>,
    pages: Full,
    /// Written since `pages`, in the order of the snapshots in between.
    changes: Vec<(u64, Shared)>,
    tables: Tables,
    marks: MemoryMarks,
}

impl Memory {
    /// Freezes the present state; costs O(pages written since the last time).
    fn snapshot(&mut self) -> MemorySnapshot {
        // As a machine's snapshot does, before the pages.
        let marks = self.marks();
        MemorySnapshot {
            program: self.program.clone(),
            pages: self.freeze_pages().0,
            changes: Vec::new(),
            tables: self.freeze_tables().0,
            marks,
        }
    }

    /// The same, on top of a snapshot that this memory was resumed from, or gave, last.
    fn snapshot_after(&mut self, parent: &MemorySnapshot) -> MemorySnapshot {
        let Some(new) = self.changes() else { return self.snapshot() };
        let mut changes = parent.changes.clone();
        changes.extend(new);
        let (tables, marks) = (self.freeze_tables().0, self.marks());
        MemorySnapshot { pages: parent.pages.clone(), changes, tables, marks, ..parent.clone() }
    }

    /// `realloc` as programs call it.
    fn reallocate(&mut self, address: u64, size: u64, loc: LocId) -> Result<Option<u64>, BadFree> {
        let old = self.in_use(address)?.size;
        let Some(new) = self.allocate(size, MALLOC_ALIGN, false, loc) else { return Ok(None) };
        self.copy_to_new(new, address, old.min(size)).expect("both blocks are in use");
        self.free(address, loc)?;
        Ok(Some(new))
    }

    /// Goes on from a frozen state.
    fn resume(snapshot: &MemorySnapshot) -> Self {
        let MemorySnapshot { program, pages, changes, tables, marks } = snapshot;
        let changes = changes.iter().map(|(number, page)| (*number, page));
        Memory::thaw(program, STACK_LIMIT, pages, changes, tables, *marks)
    }
}

/// A byte of the naive memory.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Cell {
    byte: Byte,
    written: bool,
    constant: bool,
}

type Naive = BTreeMap<u64, Cell>;

fn global(name: &str, address: u64, size: u64, init: &[u8]) -> Global {
    Global {
        name: name.into(),
        address,
        size,
        align: 1,
        init: init.to_vec(),
        constant: false,
        external: false,
        library: false,
        thread_local: false,
        linkage: symvm_frontend::ir::Linkage::External,
        loc: LocId(1),
        undefined: Vec::new(),
    }
}

fn program() -> Arc<Program> {
    let slot = |name: &str, size, offset| Slot { size, align: 8, name: name.into(), loc: LocId(3), offset };
    let function = Function {
        name: "f".into(),
        slots: vec![slot("a", 8, RED_ZONE), slot("b", 100, RED_ZONE + 8 + RED_ZONE)],
        frame_size: 108 + 4 * RED_ZONE,
        frame_align: 16,
        address: layout::FUNCTION_BASE,
        ..Function::default()
    };
    let bare = Function { name: "g".into(), frame_align: 1, ..Function::default() };
    let mut external = global("environ", 0x1_3000, 8, &[]);
    external.external = true;
    let mut constant = global("limits", 0x1_2000, 16, &[1, 2, 3]);
    constant.constant = true;
    let line = |line| Loc { file: 1, line, ..Loc::default() };
    Arc::new(Program {
        functions: vec![function, bare],
        globals: vec![global("table", 0x1_0040, 3000, &[7; 10]), constant, external],
        files: vec!["".into(), "f.c".into()],
        locs: (0..10).map(line).collect(),
        ..Program::default()
    })
}

/// The machine under test and its model, with what random operations may aim at.
struct Pair {
    memory: Memory,
    naive: Naive,
    /// Heap blocks and stack marks.
    blocks: Vec<(u64, u64)>,
    marks: Vec<(u64, Vec<(u64, u64)>)>,
    /// The last snapshot taken or resumed.
    last: Option<MemorySnapshot>,
}

impl Pair {
    fn new() -> Self {
        let memory = Memory::new(program(), STACK_LIMIT);
        let mut naive = Naive::new();
        let mut put = |base: u64, size: u64, init: &[u8], constant| {
            for i in 0..size {
                let value = init.get(i as usize).copied().unwrap_or(0);
                naive.insert(base + i, Cell { byte: Byte::concrete(value), written: true, constant });
            }
        };
        put(0x1_0040, 3000, &[7; 10], false);
        put(0x1_2000, 16, &[1, 2, 3], true);
        Pair { memory, naive, blocks: vec![], marks: vec![], last: None }
    }

    fn map(&mut self, base: u64, size: u64, written: bool) {
        for address in base..base + size {
            self.naive.insert(address, Cell { byte: Byte::concrete(0), written, constant: false });
        }
    }

    fn unmap(&mut self, base: u64, size: u64) {
        for address in base..base + size {
            self.naive.remove(&address);
        }
    }

    /// An address near something.
    fn address(&self, rng: &mut SmallRng) -> u64 {
        let near = |base: u64, size: u64, rng: &mut SmallRng| {
            (base + rng.random_range(0..size + 12)).wrapping_sub(6)
        };
        match rng.random_range(0..4) {
            0 if !self.blocks.is_empty() => {
                let (base, size) = self.blocks[rng.random_range(0..self.blocks.len())];
                near(base, size, rng)
            }
            1 => near(self.memory.stack_pointer(), 300, rng),
            2 => near(0x1_2000, 16, rng),
            _ => near(0x1_0040, 3000, rng),
        }
    }

    fn readable(&self, address: u64, len: u64) -> bool {
        (address..address + len).all(|a| self.naive.contains_key(&a))
    }

    fn writable(&self, address: u64, len: u64) -> bool {
        (address..address + len).all(|a| self.naive.get(&a).is_some_and(|c| !c.constant))
    }

    fn put(&mut self, address: u64, bytes: impl IntoIterator<Item = Byte>) {
        for (i, byte) in bytes.into_iter().enumerate() {
            if let Some(cell) = self.naive.get_mut(&(address + i as u64)) {
                (cell.byte, cell.written) = (byte, true);
            }
        }
    }

    fn get(&self, address: u64, len: u64) -> Vec<Byte> {
        (address..address + len).map(|a| self.naive[&a].byte).collect()
    }

    fn step(&mut self, rng: &mut SmallRng) {
        let address = self.address(rng);
        let size = [1u32, 2, 4, 8, 3, 5][rng.random_range(0..6)];
        let len = u64::from(size);
        let long = rng.random_range(0..3000) >> rng.random_range(0..12);
        match rng.random_range(0..12) {
            0 | 1 => {
                let expected = if !self.readable(address, len) {
                    Err(Blocked::Fault)
                } else {
                    let bytes = self.get(address, len);
                    let value = bytes.iter().rev().fold(0, |v, b| v << 8 | u64::from(b.value));
                    if bytes.iter().any(|b| b.is_symbolic()) { Err(Blocked::Symbolic) } else { Ok(value) }
                };
                assert_eq!(self.memory.load(address, size), expected, "{address:#x}");
            }
            2 | 3 => {
                let value: u64 = rng.random();
                let done = self.memory.store(address, size, value);
                assert_eq!(done.is_ok(), self.writable(address, len), "{address:#x}");
                if done.is_ok() {
                    self.put(
                        address,
                        value.to_le_bytes()[..size as usize].iter().map(|&b| Byte::concrete(b)),
                    );
                }
            }
            4 => {
                let mut bytes: Vec<Byte> = (0..long.min(20)).map(|_| Byte::concrete(rng.random())).collect();
                bytes
                    .iter_mut()
                    .step_by(2)
                    .for_each(|b| *b = Byte::symbolic(TermId(rng.random_range(1..1000))));
                let done = self.memory.store_bytes(address, &bytes);
                assert_eq!(done.is_ok(), self.writable(address, bytes.len() as u64));
                if done.is_ok() {
                    self.put(address, bytes);
                }
            }
            5 => {
                let from = self.address(rng);
                let done = self.memory.copy(address, from, long);
                assert_eq!(done.is_ok(), self.readable(from, long) && self.writable(address, long));
                if done.is_ok() {
                    // Copying copies "written", too.
                    let cells: Vec<Cell> = (from..from + long).map(|a| self.naive[&a]).collect();
                    for (i, new) in cells.into_iter().enumerate() {
                        let cell = self.naive.get_mut(&(address + i as u64)).expect("writable");
                        (cell.byte, cell.written) = (new.byte, new.written);
                    }
                }
            }
            6 => {
                // Zeros over most of a large block take the place of its pages.
                let large =
                    self.blocks.iter().filter(|(_, size)| *size > 5000 && rng.random_bool(0.2)).last();
                let (address, long, value) = match large {
                    Some((base, size)) => (base + rng.random_range(0..9), size - 9, 0),
                    None => (address, long, rng.random()),
                };
                let byte = Byte::concrete(value);
                let byte = if rng.random_bool(0.1) { Byte::symbolic(TermId(5)) } else { byte };
                let done = self.memory.set(address, byte, long);
                assert_eq!(done.is_ok(), self.writable(address, long));
                if done.is_ok() {
                    self.put(address, (0..long).map(|_| byte));
                }
            }
            7 => {
                let long = if rng.random_bool(0.03) { rng.random_range(5000..9000) } else { long };
                let zeroed = rng.random_bool(0.5);
                let align = 1 << rng.random_range(0..7);
                let base = self.memory.allocate(long, align, zeroed, LocId(4)).expect("room");
                assert_eq!(base % align.max(16), 0);
                self.map(base, long, zeroed);
                self.blocks.push((base, long));
            }
            8 if !self.blocks.is_empty() => {
                let (base, size) = self.blocks[rng.random_range(0..self.blocks.len())];
                let live = self.memory.usable_size(base).is_some();
                assert_eq!(self.memory.free(base, LocId(5)).is_ok(), live);
                if live {
                    self.unmap(base, size);
                }
            }
            9 if self.marks.len() < 20 => {
                let mark = self.memory.stack_pointer();
                let slots = if rng.random_bool(0.3) {
                    let base =
                        self.memory.push_area(Area::Alloca, long, 32, FuncId(0), LocId(6)).expect("room");
                    vec![(base, long)]
                } else {
                    let base = self.memory.push_frame(FuncId(0), LocId(6)).expect("room");
                    vec![(base + RED_ZONE, 8), (base + 2 * RED_ZONE + 8, 100)]
                };
                slots.iter().for_each(|&(base, size)| self.map(base, size, false));
                self.marks.push((mark, slots));
            }
            10 => {
                if let Some((mark, slots)) = self.marks.pop() {
                    self.memory.pop_to(mark);
                    slots.into_iter().for_each(|(base, size)| self.unmap(base, size));
                }
            }
            _ => {
                let first = (address..address + len).find(|a| !self.naive.get(a).is_some_and(|c| c.written));
                if self.readable(address, len) {
                    assert_eq!(self.memory.first_uninitialised(address, len), first);
                }
                let symbolic: Vec<(u64, TermId)> = (address..address + len)
                    .filter_map(|a| Some((a, self.naive.get(&a)?.byte.term)))
                    .filter(|(_, term)| *term != TermId::NONE)
                    .collect();
                let found = self.memory.symbolic_bytes(address, len).into_iter();
                let found: Vec<_> = found.map(|(a, cell)| (a, cell.plain().expect("a byte").term)).collect();
                assert_eq!(found, symbolic);
                assert_eq!(self.memory.is_concrete(address, len), symbolic.is_empty());
            }
        }
    }

    /// Every byte is what the model says, and nothing else is addressable.
    fn check(&mut self) {
        for (&address, cell) in &self.naive {
            let byte = self.memory.peek(address).unwrap_or_else(|| panic!("{address:#x} is not addressable"));
            let byte = byte.plain().expect("a byte of its own");
            assert_eq!(byte.term, cell.byte.term, "{address:#x}");
            assert!(byte.is_symbolic() || byte.value == cell.byte.value, "{address:#x}");
            for near in [address - 1, address + 1] {
                let is_there = self.naive.contains_key(&near);
                assert_eq!(self.memory.peek(near).is_some(), is_there, "{near:#x}");
                // What is addressable is some object's, and it is the one that reports would name.
                let object = self.memory.object_at(near);
                assert_eq!(object.is_some(), is_there, "{near:#x}");
                let named = self.memory.describe(near).filter(|_| is_there);
                assert_eq!(object, named.map(|object| (object.base, object.size)), "{near:#x}");
            }
        }
    }

    /// A snapshot, on top of the one that came before or without it.
    fn snapshot(&mut self, on_top: bool) -> Saved {
        let memory = match self.last.take().filter(|_| on_top) {
            Some(parent) => self.memory.snapshot_after(&parent),
            None => self.memory.snapshot(),
        };
        self.last = Some(memory.clone());
        Saved { memory, naive: self.naive.clone(), blocks: self.blocks.clone(), marks: self.marks.clone() }
    }
}

#[derive(Clone)]
struct Saved {
    memory: MemorySnapshot,
    naive: Naive,
    blocks: Vec<(u64, u64)>,
    marks: Vec<(u64, Vec<(u64, u64)>)>,
}

impl Saved {
    fn resume(&self) -> Pair {
        let Saved { memory, naive, blocks, marks } = self.clone();
        Pair { last: Some(memory.clone()), memory: Memory::resume(&memory), naive, blocks, marks }
    }
}

#[test]
fn memory_equals_the_naive_one_across_snapshots() {
    for seed in 0..12 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut pair = Pair::new();
        let mut saved = vec![pair.snapshot(false)];
        for round in 0..60 {
            for _ in 0..rng.random_range(1..60) {
                pair.step(&mut rng);
            }
            match rng.random_range(0..3) {
                0 => saved.push(pair.snapshot(rng.random_range(0..8) > 0)),
                1 => pair = saved[rng.random_range(0..saved.len())].resume(),
                // Dropping snapshots lets pages move instead of being copied.
                _ => drop(saved.swap_remove(rng.random_range(0..saved.len()))),
            }
            if saved.is_empty() {
                saved.push(pair.snapshot(false));
            }
            if round % 10 == 0 {
                pair.check();
            }
        }
        pair.check();
        saved.iter().for_each(|s| s.resume().check());
    }
}

#[test]
fn regions_hold_what_fails_alike() {
    let mut rng = SmallRng::seed_from_u64(7);
    let (mut between, mut inside) = (0, 0);
    for _ in 0..12 {
        let mut pair = Pair::new();
        for _ in 0..400 {
            pair.step(&mut rng);
            let null = rng.random_bool(0.05).then(|| rng.random_range(0..70_000));
            let (address, write) = (null.unwrap_or_else(|| pair.address(&mut rng)), rng.random());
            let access = BadAccess { address, len: [1, 4, 8, 40][rng.random_range(0..4)], write };
            if pair.memory.check_range(address, access.len, write).is_ok() {
                continue;
            }
            // What is known of the address: nothing, or that it is near this one.
            let (low, high) = match rng.random() {
                true => (0, u64::MAX),
                false => {
                    (address.saturating_sub(rng.random_range(0..300)), address + rng.random_range(0..300))
                }
            };
            let Region { range, except } = pair.memory.fault_region(access, low, high);
            let within = |at: u64| range.0 <= at && at <= range.1;
            let fails_alike = |at: u64| within(at) && !except.iter().any(|e| e.0 <= at && at <= e.1);
            assert!(fails_alike(address), "{access:x?}");
            if except.is_empty() {
                inside += 1
            } else {
                between += 1
            }
            for at in address.saturating_sub(300).max(low)..address.saturating_add(300).min(high) {
                let fails = pair.memory.check_range(at, access.len, write).is_err();
                assert!(fails || !fails_alike(at), "{access:x?} at {at:#x} is no fault");
                // Freed blocks and constants are regions of their own.
                let known = pair.naive.contains_key(&at) || pair.memory.block_at(at).is_some();
                assert!(
                    !fails || known || !within(at) || fails_alike(at),
                    "{access:x?} at {at:#x} is a fault"
                );
            }
            // Of each of its addresses, near or far.
            for _ in 0..20 {
                let near = rng.random_range(address.saturating_sub(5_000)..=address.saturating_add(5_000));
                let other = if rng.random() { near } else { rng.random_range(range.0..=range.1) };
                if fails_alike(other) && (low..=high).contains(&other) {
                    let other = BadAccess { address: other, ..access };
                    let region = pair.memory.fault_region(other, low, high);
                    assert_eq!(
                        (region.range, &region.except),
                        (range, &except),
                        "{access:x?} and {other:x?}"
                    );
                }
            }
        }
    }
    assert!(between > 500 && inside > 50, "{between} and {inside}");
}

#[test]
fn faults_are_named_and_described() {
    let mut m = Memory::new(program(), 1 << 16);
    let program = program();
    let heap = m.allocate(8, 1, false, LocId(3)).expect("room");
    let freed = m.allocate(24, 1, false, LocId(4)).expect("room");
    m.free(freed, LocId(5)).expect("in use");
    let mark = m.stack_pointer();
    let dead = m.push_frame(FuncId(0), LocId(6)).expect("room");
    m.pop_to(mark);
    // A function without slots takes the place of the dead frame only in part.
    let bare = m.push_frame(FuncId(1), LocId(6)).expect("room");
    let alloca = m.push_area(Area::Alloca, 10, 16, FuncId(1), LocId(7)).expect("room");
    m.pop_to(bare);
    let live = m.push_frame(FuncId(0), LocId(6)).expect("room");
    let a = live + RED_ZONE;
    use FaultKind as K;
    let table: &[(u64, u64, bool, K, &str)] = &[
        (0, 4, false, K::NullDereference, ""),
        (24, 8, true, K::NullDereference, ""),
        (u64::MAX - 7, 8, false, K::NullDereference, ""),
        (
            heap + 20,
            1,
            false,
            K::OutOfBounds,
            "12 bytes past the end of the heap block of 8 bytes allocated at f.c:3",
        ),
        (
            heap + 8,
            1,
            true,
            K::OutOfBounds,
            "just past the end of the heap block of 8 bytes allocated at f.c:3",
        ),
        (
            heap + 6,
            4,
            false,
            K::OutOfBounds,
            "just past the end of the heap block of 8 bytes allocated at f.c:3",
        ),
        (
            heap - 1,
            1,
            false,
            K::OutOfBounds,
            "1 byte before the start of the heap block of 8 bytes allocated at f.c:3",
        ),
        (
            freed + 8,
            8,
            false,
            K::UseAfterFree,
            "8 bytes into the heap block of 24 bytes allocated at f.c:4 and freed at f.c:5",
        ),
        (heap + (1 << 30), 1, false, K::WildPointer, ""),
        (
            0x1_0040 + 3000,
            1,
            true,
            K::OutOfBounds,
            "just past the end of global 'table' of 3000 bytes declared at f.c:1",
        ),
        (
            0x1_2000,
            4,
            true,
            K::ReadOnlyWrite,
            "at the start of constant 'limits' of 16 bytes declared at f.c:1",
        ),
        (0x1_3000, 8, false, K::ExternalGlobal, "at the start of global 'environ', which no module defines"),
        (layout::FUNCTION_BASE, 8, false, K::CodeAccess, "at function 'f'"),
        (layout::BLOCK_BASE + 16, 8, false, K::CodeAccess, ""),
        (
            a + 8,
            4,
            true,
            K::OutOfBounds,
            "just past the end of local variable 'a' of 8 bytes in 'f' declared at f.c:3",
        ),
        (
            a + 30,
            4,
            true,
            K::OutOfBounds,
            "10 bytes before the start of local variable 'b' of 100 bytes in 'f' declared at f.c:3",
        ),
        (0x1234_5678_9abc_def0, 1, false, K::WildPointer, ""),
        (0x7000_0000_0000, 1, false, K::WildPointer, ""),
    ];
    for &(address, len, write, kind, words) in table {
        assert!(m.check_range(address, len, write).is_err(), "{address:#x}");
        let fault = m.classify(BadAccess { address, len, write });
        assert_eq!(fault.kind, kind, "{address:#x} {}", fault.message);
        assert_eq!(fault.address, address, "an access is where it begins: {}", fault.message);
        let text = fault.object.map(|o| o.display(&program).to_string()).unwrap_or_default();
        assert_eq!(text, words, "{address:#x}");
    }
    let said = m.classify(BadAccess { address: heap + 6, len: 4, write: true }).message;
    let words = "byte 2 of it lies just past the end of the heap block of 8 bytes allocated at f.c:3";
    assert_eq!(said, format!("write of 4 bytes at {:#x}: {words}", heap + 6));
    m.pop_to(mark);
    for (address, words) in [
        (a, "at the start of local variable 'a' of 8 bytes declared at f.c:3 in 'f', which returned"),
        (dead + RED_ZONE, ""),
        (alloca + 4, ""),
    ] {
        let fault = m.classify(BadAccess { address, len: 1, write: false });
        assert_eq!(fault.kind, K::UseAfterReturn, "{}", fault.message);
        if !words.is_empty() {
            assert_eq!(fault.object.map(|o| o.display(&program).to_string()).as_deref(), Some(words));
        }
    }
    assert_eq!(m.free(freed, LocId(6)), Err(BadFree::Double));
    for address in [heap + 1, 0x1_0040, a, heap - 400] {
        assert_eq!(m.free(address, LocId(6)), Err(BadFree::Invalid));
    }
    assert_eq!(m.classify_free(freed, BadFree::Double).kind, K::DoubleFree);
    assert_eq!(m.object_at(heap + 7), Some((heap, 8)));
    assert_eq!(m.object_at(heap + 8), None);
    assert_eq!(m.object_at(freed), None);
    assert_eq!(m.object_at(0x1_0041), Some((0x1_0040, 3000)));
    assert_eq!(m.describe(freed).map(|o| o.kind), Some(ObjectKind::Freed));
}

#[test]
fn heap_and_stack_keep_their_books() {
    let mut m = Memory::new(program(), 1 << 16);
    let (zero, other) = (m.allocate(0, 1, false, LocId(0)), m.allocate(0, 1, false, LocId(0)));
    assert!(zero.is_some() && zero != other);
    let zero = zero.expect("room");
    assert_eq!(m.usable_size(zero), Some(0));
    assert_eq!(m.load(zero, 1), Err(Blocked::Fault));
    let old = m.allocate(5000, 64, true, LocId(1)).expect("room");
    m.store_bytes(old, &[Byte::concrete(9), Byte::symbolic(TermId(3))]).expect("in bounds");
    let new = m.reallocate(old, 7000, LocId(2)).expect("in use").expect("room");
    assert_eq!(m.peek(new + 1).and_then(|cell| cell.plain()), Some(Byte::symbolic(TermId(3))));
    assert_eq!((m.load(new, 1), m.load(old, 1)), (Ok(9), Err(Blocked::Fault)));
    assert_eq!(m.reallocate(old, 1, LocId(2)), Err(BadFree::Double));
    assert_eq!(m.first_uninitialised(new, 7000), Some(new + 5000));
    assert_eq!(m.live_bytes(), 7000);
    assert_eq!(m.live_blocks().map(|b| b.size).collect::<Vec<_>>(), [0, 0, 7000]);
    // A terabyte costs nothing until it is touched.
    let huge = m.allocate(1 << 40, 1, true, LocId(0)).expect("room");
    assert_eq!(m.load(huge + (1 << 39), 8), Ok(0));
    m.store(huge + (1 << 39), 8, 5).expect("in bounds");
    assert_eq!(m.load(huge + (1 << 39), 8), Ok(5));
    m.free(huge, LocId(0)).expect("in use");
    assert_eq!(m.load(huge + (1 << 39), 8), Err(Blocked::Fault));
    assert_eq!(m.allocate(u64::MAX, 1, false, LocId(0)), None);
    // Recursion ends, with and without locals.
    for f in [FuncId(0), FuncId(1)] {
        let mark = m.stack_pointer();
        assert!((0..10_000).any(|_| m.push_frame(f, LocId(0)).is_err()));
        m.pop_to(mark);
        assert_eq!(m.stack_pointer(), mark);
    }
}

#[test]
fn long_ranges_are_as_their_parts() {
    const MIB: u64 = 1 << 20;
    let mut program = Program { files: vec!["".into()], locs: vec![Loc::default(); 2], ..Program::default() };
    program.globals =
        vec![global("huge", 0x1_0040, 64 * MIB, &[7; 10]), global("next", 0x1_0100 + 64 * MIB, 9, &[])];
    let mut memory = Memory::new(Arc::new(program), MIB);
    let mut rng = SmallRng::seed_from_u64(3);
    let blocks: Vec<u64> = (0..8)
        .map(|_| {
            memory.allocate(rng.random_range(MIB..12 * MIB), 16, false, LocId(1)).expect("there is room")
        })
        .collect();
    for _ in 0..40 {
        let at = 0x1_0040 + rng.random_range(0..64 * MIB - 8);
        memory.store(at, 8, 1).expect("it lies in the object");
    }
    memory.protect(0x1_0040 + 50 * MIB, 3, true);
    let snapshot = memory.snapshot();
    memory.store(0x1_0040 + 20 * MIB, 8, 1).expect("it lies in the object");
    memory.free(blocks[3], LocId(1)).expect("it is in use");
    let mut outcomes = [0, 0];
    for mut memory in [memory, Memory::resume(&snapshot)] {
        for _ in 0..200 {
            let start = if rng.random() { 0x1_0040 } else { blocks[rng.random_range(0..8)] };
            let (address, len) = (start + rng.random_range(0..16 * MIB), rng.random_range(5 * MIB..48 * MIB));
            let write = rng.random();
            let parts = || (0..len).step_by(MIB as usize).map(|at| (address + at, (len - at).min(MIB)));
            let bad = parts().find_map(|(address, len)| memory.space.first_bad(address, len, write));
            assert_eq!(memory.space.first_bad(address, len, write), bad, "{address:#x}, {len} bytes");
            // Parts may share a page.
            let (fills, sum) = (
                memory.space.fills(address, len),
                parts().map(|(a, n)| memory.space.fills(a, n)).sum::<u64>(),
            );
            assert!(fills <= sum && sum - fills <= len / MIB * 1024 + 1024, "{fills} of {sum}");
            assert_eq!(memory.check_range(address, len, write).is_ok(), bad.is_none());
            outcomes[usize::from(bad.is_none())] += 1;
        }
    }
    assert!(outcomes.iter().all(|&n| n > 20), "{outcomes:?}");
    // A terabyte of zeros costs nothing to look at, however it ends.
    let mut memory = Memory::resume(&snapshot);
    let base = memory.allocate(1 << 40, 16, false, LocId(1)).expect("there is room");
    assert_eq!(memory.check_range(base, 1 << 40, true), Ok(()));
    assert!(memory.check_range(base, (1 << 40) + 1, true).is_err());
    assert_eq!(memory.space.first_bad(base, 1 << 41, true), Some(base + (1 << 40)));
}

#[test]
fn pages_take_what_they_are_counted_as() {
    let mut rng = SmallRng::seed_from_u64(7);
    let mut memory = Memory::new(Arc::new(Program::default()), 1 << 20);
    let mut blocks: Vec<(u64, u64)> = Vec::new();
    let mut most = 0;
    for round in 0..400 {
        let size = 1 << rng.random_range(4..20);
        blocks.push((memory.allocate(size, 16, rng.random(), LocId(0)).expect("there is room"), size));
        for _ in 0..8 {
            let (to, size) = blocks[rng.random_range(0..blocks.len())];
            let (from, other) = blocks[rng.random_range(0..blocks.len())];
            let len = rng.random_range(0..=size.min(other));
            match rng.random_range(0..4) {
                0 => memory.copy(to, from, len).expect("both are in use"),
                1 => memory.set(to, Byte::concrete(1), len).expect("it is in use"),
                2 => memory.set(to, Byte::symbolic(TermId(9)), len.min(100)).expect("it is in use"),
                _ => drop(memory.usable_size(to)),
            }
        }
        if blocks.len() > 12 {
            let (block, _) = blocks.swap_remove(rng.random_range(0..blocks.len()));
            memory.free(block, LocId(0)).expect("it is in use");
        }
        if round % 5 == 0 {
            let snapshot = memory.snapshot();
            if rng.random() {
                memory = Memory::resume(&snapshot);
            }
            let pages = (layout::HEAP_BASE >> PAGE_BITS)..(memory.heap.end() >> PAGE_BITS) + 1;
            let taken = pages.filter_map(|number| memory.space.peek_page(number));
            let shared = |page: &page::Page| memory.space.page_bytes(page);
            assert_eq!(memory.space.held(), taken.map(shared).sum::<u64>(), "round {round}");
            most = most.max(memory.space.held());
        }
    }
    assert!(most > 1 << 20, "{most}");
}
