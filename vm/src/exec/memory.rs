//! Loads, stores and stack allocation at concrete addresses; bytes become values and values bytes here.

use super::address::Place;
use super::{Done, Exec, Lane, Stop, Val, mask};
use crate::fast::Recorder;
use crate::fault::FaultKind;
use crate::machine::Machine;
use crate::memory::{Area, BadAccess, Byte, Cell, Space};
use crate::outcome::Outcome;
use smallvec::SmallVec;
use symvm_frontend::program::{Access, Function, Opnd, Reg};
use symvm_solver::{Operand, Sym};

/// Accesses of more bytes than this come from externals only.
const LONG: usize = 1 << 16;

/// The bytes of one access.
pub(super) type Bytes = SmallVec<[Byte; 16]>;

#[inline(always)]
pub(super) fn load<L: Lane>(x: &mut Exec<'_>, dst: Reg, addr: Opnd, access: Access) -> Done {
    let a = x.get::<L>(addr);
    let size = access.bits.div_ceil(8);
    if L::CONCOLIC && x.m.recording.is_some() && !a.is_symbolic() {
        x.reveal(a.bits, u64::from(size));
    }
    if (!L::CONCOLIC || !a.is_symbolic())
        && access.bits <= 64
        && let Ok(raw) = x.m.memory.load(a.bits, size)
    {
        x.set::<L>(dst, Val::concrete(raw & mask(access.bits)));
        return Ok(());
    }
    load_slow::<L>(x, dst, a, access.bits)
}

#[inline(never)]
fn load_slow<L: Lane>(x: &mut Exec<'_>, dst: Reg, a: Val, bits: u32) -> Done {
    let size = bits.div_ceil(8);
    if !L::CONCOLIC {
        if x.m.memory.is_concrete(a.bits, u64::from(size)) {
            let bytes = x.load_bytes(a.bits, size as usize)?;
            set_limbs::<L>(x, dst, &bytes, bits);
            return Ok(());
        }
        return Err(Stop::Symbolic);
    }
    match x.bind(a, u64::from(size), false)? {
        Place::At(address) => {
            x.reveal(address, u64::from(size));
            if bits <= 64
                && let Some(value) = x.load_symbolic(address, bits)
            {
                x.set::<L>(dst, value);
                return Ok(());
            }
            let bytes = x.load_bytes(address, size as usize)?;
            set_limbs::<L>(x, dst, &bytes, bits);
        }
        Place::Window(window) => {
            for limb in 0..bits.div_ceil(64) {
                let part = (bits - limb * 64).min(64);
                let value = x.read_window(&window, u64::from(limb) * 8, part)?;
                x.set::<L>(Reg(dst.0 + limb), value);
            }
        }
    }
    Ok(())
}

fn set_limbs<L: Lane>(x: &mut Exec<'_>, dst: Reg, bytes: &[Byte], bits: u32) {
    for (limb, chunk) in bytes.chunks(8).enumerate() {
        let limb = limb as u32;
        let value = x.assemble(chunk, (bits - limb * 64).min(64));
        x.set::<L>(Reg(dst.0 + limb), value);
    }
}

#[inline(always)]
pub(super) fn store<L: Lane>(x: &mut Exec<'_>, value: Opnd, addr: Opnd, access: Access) -> Done {
    let a = x.get::<L>(addr);
    if access.bits <= 64 {
        let v = x.get::<L>(value);
        if !L::CONCOLIC || !(a.is_symbolic() || v.is_symbolic()) {
            let bytes = access.bits.div_ceil(8);
            return match x.m.memory.store(a.bits, bytes, v.bits) {
                Ok(()) => Ok(()),
                Err(_) => {
                    x.reach(a.bits, bytes.into())?;
                    x.m.memory.store(a.bits, bytes, v.bits).map_err(|bad| x.bad_access(bad))
                }
            };
        }
    }
    store_slow::<L>(x, value, a, access.bits)
}

#[inline(never)]
fn store_slow<L: Lane>(x: &mut Exec<'_>, value: Opnd, a: Val, bits: u32) -> Done {
    if L::CONCOLIC && bits <= 64 && !a.is_symbolic() {
        let v = x.get::<L>(value);
        if v.is_symbolic() && x.store_symbolic(a.bits, bits, v) {
            return Ok(());
        }
    }
    let bytes = bytes_of_register::<L>(x, value, bits);
    x.store_at(a, &bytes)
}

/// The bytes of a register's value (or of a run of limbs).
pub(super) fn bytes_of_register<L: Lane>(x: &mut Exec<'_>, value: Opnd, bits: u32) -> Bytes {
    let mut bytes = Bytes::new();
    for limb in 0..bits.div_ceil(64) {
        let v = x.get::<L>(value.limb(limb));
        x.split(v, (bits - limb * 64).min(64), &mut bytes);
    }
    bytes
}

pub(super) fn slot_addr<L: Lane>(x: &mut Exec<'_>, f: &Function, dst: Reg, slot: u32) {
    let address = x.m.frames.top_frame().block + f.slots[slot as usize].offset;
    x.set::<L>(dst, Val::concrete(address));
}

pub(super) fn alloca<L: Lane>(
    x: &mut Exec<'_>,
    dst: Reg,
    elem_size: u64,
    count: Opnd,
    width: u32,
    align: u32,
) -> Done {
    let n = x.get::<L>(count);
    let n = x.bind_size(n, width.min(64))?;
    let size = n.checked_mul(elem_size);
    let address = match size {
        Some(size) => x.push_area(Area::Alloca, size, u64::from(align))?,
        None => return Err(x.finding(FaultKind::StackOverflow, "an alloca larger than the address space")),
    };
    x.set::<L>(dst, Val::concrete(address));
    Ok(())
}

impl Exec<'_> {
    /// A block on the stack for the running frame.
    pub fn push_area(&mut self, area: Area, size: u64, align: u64) -> Done<u64> {
        let func = self.m.frames.top_frame().func;
        let loc = self.loc();
        let pushed = self.m.memory.push_area(area, size, align.max(1), func, loc);
        pushed.map_err(|_| {
            self.finding(FaultKind::StackOverflow, format!("no room on the stack for {size} bytes"))
        })
    }

    /// Bytes at a concrete address, or the finding.
    pub fn load_bytes(&mut self, address: u64, len: usize) -> Done<Bytes> {
        self.reach(address, len as u64)?;
        if len > LONG {
            // Before room is made for what may be a wild length.
            self.m.memory.check_range(address, len as u64, false).map_err(|bad| self.bad_access(bad))?;
            self.room_for(len as u64 * (size_of::<Byte>() + size_of::<Cell>()) as u64)?;
        }
        self.reveal(address, len as u64);
        let mut cells: SmallVec<[Cell; 16]> = SmallVec::from_elem(Cell::default(), len);
        self.m.memory.load_bytes(address, &mut cells).map_err(|bad| self.bad_access(bad))?;
        Ok(cells.into_iter().map(|cell| self.settle(cell)).collect())
    }

    fn recorder(&mut self) -> (Recorder<'_>, &mut Space) {
        let Machine { memory, scratch, .. } = &mut *self.m;
        (Recorder::new(self.terms, scratch), memory.parts().0)
    }

    /// A value that is symbolic, in part at least, at a concrete address.
    fn load_symbolic(&mut self, address: u64, bits: u32) -> Option<Val> {
        let (mut recorder, space) = self.recorder();
        let value = recorder.load(space, address, bits)?;
        let term = self.force(value.sym);
        Some(Val { bits: value.bits, term })
    }

    /// Stores a symbolic value whole. False: nothing was done.
    fn store_symbolic(&mut self, address: u64, bits: u32, value: Val) -> bool {
        let (mut recorder, space) = self.recorder();
        recorder.store(space, address, bits, Operand { sym: Sym::of(value.term), bits: value.bits })
    }

    /// A byte of memory with its term.
    #[inline]
    pub fn settle(&mut self, cell: Cell) -> Byte {
        match cell.plain() {
            // An odd width (`i1`, `i7`) is stored as it is: its byte is wider than its term.
            Some(byte) if !byte.is_symbolic() || self.terms.width(byte.term) == 8 => byte,
            _ => self.settle_part(cell),
        }
    }

    #[inline(never)]
    fn settle_part(&mut self, cell: Cell) -> Byte {
        let (width, low) = (cell.part.width(), cell.part.index() * 8);
        let term = self.terms.force(cell.sym);
        let value = self.m.evaluate_sym(self.terms, cell.sym);
        if !self.terms.is_const(term) {
            self.m.scratch.evaluator.put(term, value);
        }
        let whole = self.terms.fit(term, width);
        let byte = self.terms.extract(whole, low + 7, low);
        match self.both(value >> low & 0xff, byte) {
            v if v.is_symbolic() => Byte::symbolic(v.term),
            v => Byte::concrete(v.bits as u8),
        }
    }

    /// Ends the path if what it holds and `bytes` more is beyond its limit of memory.
    pub fn room_for(&mut self, bytes: u64) -> Done {
        let max = self.m.setting.options.max_memory.unwrap_or(1 << 40);
        match self.m.memory_used().saturating_add(bytes) > max {
            true => Err(self.end(Outcome::MemoryLimit)),
            false => Ok(()),
        }
    }

    /// Stores bytes at an address that may be symbolic.
    pub fn store_at(&mut self, address: Val, bytes: &[Byte]) -> Done {
        let place = self.bind(address, bytes.len() as u64, true)?;
        self.store_in(place, bytes)
    }

    /// Stores bytes where an access goes that was checked.
    pub fn store_in(&mut self, place: Place, bytes: &[Byte]) -> Done {
        match place {
            Place::At(address) => {
                self.reach(address, bytes.len() as u64)?;
                self.m.memory.store_bytes(address, bytes).map_err(|bad| self.bad_access(bad))
            }
            Place::Window(window) => self.write_window(&window, bytes),
        }
    }

    /// The concrete half of a byte.
    pub fn byte_value(&mut self, byte: Byte) -> u8 {
        if byte.is_symbolic() { self.m.evaluate(self.terms, byte.term) as u8 } else { byte.value }
    }

    /// Up to eight bytes, little-endian, as a value of `bits` bits.
    pub fn assemble(&mut self, bytes: &[Byte], bits: u32) -> Val {
        let mut concrete = 0;
        let mut symbolic = false;
        for (i, &byte) in bytes.iter().enumerate() {
            concrete |= u64::from(self.byte_value(byte)) << (8 * i);
            symbolic |= byte.is_symbolic();
        }
        let concrete = concrete & mask(bits);
        if !symbolic {
            return Val::concrete(concrete);
        }
        let term = self.assemble_term(bytes, bits);
        self.both(concrete, term)
    }

    /// The term of the same value.
    pub fn assemble_term(&mut self, bytes: &[Byte], bits: u32) -> symvm_solver::TermId {
        let lift = |x: &mut Self, byte: Byte| match byte.is_symbolic() {
            true => byte.term,
            false => x.terms.constant(8, u64::from(byte.value)),
        };
        // From the top down: concatenations nest to the left, which is the order the arena merges them in.
        let (&last, rest) = bytes.split_last().expect("an access has bytes");
        let mut term = lift(self, last);
        for &byte in rest.iter().rev() {
            let low = lift(self, byte);
            term = self.terms.concat(term, low);
        }
        if self.terms.width(term) > bits { self.terms.extract(term, bits - 1, 0) } else { term }
    }

    /// Appends the bytes of a value of `bits` bits.
    pub fn split(&mut self, value: Val, bits: u32, out: &mut Bytes) {
        let count = bits.div_ceil(8);
        if value.term.is_none() {
            out.extend((0..count).map(|i| Byte::concrete((value.bits >> (8 * i)) as u8)));
            return;
        }
        let whole = self.lift(value, bits);
        let whole = self.terms.zext(whole, count * 8);
        for i in 0..count {
            let term = self.terms.extract(whole, i * 8 + 7, i * 8);
            let concrete = value.bits >> (8 * i) & 0xff;
            let byte = match self.both(concrete, term) {
                v if v.is_symbolic() => Byte::symbolic(v.term),
                v => Byte::concrete(v.bits as u8),
            };
            out.push(byte);
        }
    }

    /// The fault of an access, if it is one.
    pub fn access_fault(&mut self, address: u64, len: u64, write: bool) -> Option<BadAccess> {
        self.m.memory.check_range(address, len, write).err()
    }
}
