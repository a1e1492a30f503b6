//! What `--check uninit` knows: which bits of registers and memory were never written, and where they come from.
//!
//! As in Memcheck (Seward and Nethercote, 2005) and MemorySanitizer (Stepanov and Serebryany, 2015) each value has a
//! shadow: a one for each undefined bit. A byte of memory is undefined as a whole unless the page says that it was
//! written; bytes that are undefined in part (bit-fields) or that hold an undefined value that was stored are in a
//! table of their own. Each undefined value has an *origin*: the first load that met it.
//!
//! Everything is shared between snapshots; the stack of frames follows the machine's by the frames' serial numbers.

use crate::fault::ObjectDesc;
use crate::memory::Memory;
use imbl::{HashMap, OrdMap, Vector};
use smallvec::SmallVec;
use std::ops::Range;
use std::sync::Arc;
use symvm_frontend::program::{LocId, Reg};

/// The undefined bits of one limb, and their origin (0 = none).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Undef {
    pub bits: u64,
    pub origin: u32,
}

/// The origin of constants that the compiler left undefined.
const CONSTANT: u32 = u32::MAX;

impl Undef {
    pub fn is_some(self) -> bool {
        self.bits != 0
    }

    /// The undefined bits of a constant.
    pub fn constant(bits: u64) -> Self {
        Self { bits, origin: if bits == 0 { 0 } else { CONSTANT } }
    }

    /// It was a constant.
    pub fn is_constant(self) -> bool {
        self.origin == CONSTANT
    }
}

/// A value's limbs, low first.
pub(crate) type Limbs = SmallVec<[Undef; 2]>;

/// Where undefined bits were first read.
#[derive(Clone, Debug)]
pub(crate) struct Origin {
    pub address: u64,
    pub object: Option<ObjectDesc>,
}

/// One frame's registers; those beyond the end are defined.
#[derive(Clone, Debug, Default)]
struct Record {
    serial: u64,
    registers: Vec<Undef>,
    /// How many of them are undefined in part.
    undefined: u32,
    /// Of the arguments that no parameter names, if one of them is undefined in part.
    variadic: Option<Arc<[Limbs]>>,
}

/// The frames of a thread. One whose registers are all defined may have no record, and there may be records of frames that are gone, of
/// which that is so, too: the fast interpreter enters and leaves frames without a word.
#[derive(Clone, Debug, Default)]
struct Frames {
    top: Record,
    below: Vector<Arc<Record>>,
    /// How many records have undefined registers.
    unclean: u32,
}

/// The shadow of a machine's state.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shadow {
    frames: Frames,
    /// The same of threads that wait.
    parked: OrdMap<u64, Frames>,
    /// Bytes whose page says that they were not written: undefined bits and origin. Those not here are undefined
    /// as a whole and their own origin.
    bytes: OrdMap<u64, (u8, u32)>,
    origins: Vector<Arc<Origin>>,
    /// Origins by address and place of the load.
    known: HashMap<(u64, LocId), u32>,
    /// How often something undefined was read, or which bytes are written depended on input.
    met: u64,
}

impl Shadow {
    /// Something undefined was met.
    pub fn note(&mut self) {
        self.met += 1;
    }

    /// How often something undefined was met.
    pub fn met(&self) -> u64 {
        self.met
    }

    /// All registers are defined.
    pub fn is_plain(&self) -> bool {
        self.frames.unclean == 0
    }

    /// All registers of the frame of that serial number, which is the top one, are defined.
    #[inline]
    pub fn is_clean(&self, serial: u64) -> bool {
        let Frames { top, unclean, .. } = &self.frames;
        *unclean == 0 || top.serial < serial || top.serial == serial && top.undefined == 0
    }

    // ---- registers ----------------------------------------------------------------------------------------------

    /// Makes the frame of that serial number the top one: enters it, or leaves those above it, whose stack is
    /// gone. True if it is above those that have a record: if it was entered by this instruction, it was entered now.
    pub fn follow(&mut self, serial: u64) -> bool {
        let frames = &mut self.frames;
        if frames.top.serial == serial {
            return false;
        }
        let is_new = frames.top.serial < serial;
        while frames.top.serial > serial {
            frames.unclean -= u32::from(frames.top.undefined > 0);
            let Some(record) = frames.below.pop_back() else {
                frames.top = Record::default();
                break;
            };
            frames.top = Arc::try_unwrap(record).unwrap_or_else(|shared| Record::clone(&shared));
        }
        if frames.top.serial < serial {
            let old = std::mem::replace(&mut frames.top, Record { serial, ..Record::default() });
            frames.below.push_back(Arc::new(old));
        }
        is_new
    }

    /// Goes on with the registers of another thread; those of the one that ran are kept, unless it has ended.
    pub fn switch(&mut self, from: u64, to: u64, ends: bool) {
        let next = self.parked.remove(&to).unwrap_or_default();
        let old = std::mem::replace(&mut self.frames, next);
        if !ends {
            self.parked.insert(from, old);
        }
    }

    pub fn register(&self, reg: Reg) -> Undef {
        self.frames.top.registers.get(reg.index()).copied().unwrap_or_default()
    }

    pub fn set_register(&mut self, reg: Reg, undef: Undef) {
        if undef.is_some() {
            self.note();
        }
        let Frames { top: Record { registers, undefined, .. }, unclean, .. } = &mut self.frames;
        if reg.index() >= registers.len() {
            if !undef.is_some() {
                return;
            }
            registers.resize(reg.index() + 1, Undef::default());
        }
        let old = std::mem::replace(&mut registers[reg.index()], undef);
        let before = *undefined;
        *undefined = before - u32::from(old.is_some()) + u32::from(undef.is_some());
        *unclean = *unclean - u32::from(before > 0) + u32::from(*undefined > 0);
    }

    /// The frame that was entered now has these arguments that no parameter names.
    pub fn keep_variadic(&mut self, args: &[Limbs]) {
        let some = args.iter().flatten().any(|limb| limb.is_some());
        self.frames.top.variadic = some.then(|| args.into());
    }

    /// Of an argument of the frame of that serial number that no parameter names, counted from 0.
    pub fn variadic(&self, serial: u64, number: usize) -> Option<Limbs> {
        let top = &self.frames.top;
        top.variadic.as_ref().filter(|_| top.serial == serial)?.get(number).cloned()
    }

    // ---- memory -------------------------------------------------------------------------------------------------

    /// The shadow of `len` bytes at `address`, read at `loc`.
    pub fn load(&mut self, memory: &Memory, address: u64, len: u64, loc: LocId) -> Limbs {
        let mut limbs = Limbs::from_elem(Undef::default(), len.div_ceil(8) as usize);
        if memory.first_uninitialised(address, len).is_none() {
            return limbs;
        }
        self.note();
        for i in 0..len {
            let at = address + i;
            let (bits, origin) = match memory.first_uninitialised(at, 1) {
                None => continue,
                Some(_) => self.bytes.get(&at).copied().unwrap_or((0xff, 0)),
            };
            let limb = &mut limbs[(i / 8) as usize];
            limb.bits |= u64::from(bits) << (8 * (i % 8));
            if limb.origin == 0 {
                limb.origin = if origin == 0 { self.origin_at(memory, at, loc) } else { origin };
            }
        }
        limbs
    }

    fn origin_at(&mut self, memory: &Memory, address: u64, loc: LocId) -> u32 {
        if let Some(&known) = self.known.get(&(address, loc)) {
            return known;
        }
        self.origins.push_back(Arc::new(Origin { address, object: memory.describe(address) }));
        let id = self.origins.len() as u32;
        self.known.insert((address, loc), id);
        id
    }

    /// The origin of undefined bits.
    pub fn origin(&self, undef: Undef) -> Option<&Origin> {
        self.origins.get((undef.origin as usize).checked_sub(1)?).map(|o| &**o)
    }

    /// After a store of `len` bytes, which the memory takes for written: the shadow of the value that was stored.
    pub fn store(&mut self, memory: &mut Memory, address: u64, len: u64, limbs: &[Undef]) {
        if limbs.iter().all(|l| !l.is_some()) {
            return;
        }
        self.note();
        for i in 0..len {
            let limb = limbs.get((i / 8) as usize).copied().unwrap_or_default();
            let bits = (limb.bits >> (8 * (i % 8))) as u8;
            if bits != 0 {
                memory.mark_unwritten(address + i, 1);
                self.bytes.insert(address + i, (bits, limb.origin));
            }
        }
    }

    /// Bytes of this object hold undefined values that were stored.
    pub fn knows_of(&self, base: u64, size: u64) -> bool {
        self.bytes.range(base..base.saturating_add(size)).next().is_some()
    }

    /// After a fill with one undefined byte.
    pub fn fill(&mut self, memory: &mut Memory, address: u64, len: u64, byte: Undef) {
        self.note();
        memory.mark_unwritten(address, len);
        for at in address..address.saturating_add(len) {
            self.bytes.insert(at, (byte.bits as u8, byte.origin));
        }
    }

    /// After a copy in memory, which has copied what the pages know.
    pub fn copy(&mut self, to: u64, from: u64, len: u64) {
        if self.bytes.is_empty() || len == 0 {
            return;
        }
        let moved: Vec<_> =
            self.bytes.range(from..from.saturating_add(len)).map(|(&at, &byte)| (at - from, byte)).collect();
        self.forget(to, to.saturating_add(len));
        for (offset, byte) in moved {
            self.bytes.insert(to + offset, byte);
        }
    }

    fn forget(&mut self, from: u64, end: u64) {
        let gone: Vec<u64> = self.bytes.range(from..end).map(|(&at, _)| at).collect();
        for at in gone {
            self.bytes.remove(&at);
        }
    }

    /// Frames were left: their stack will be used again.
    pub fn forget_unused(&mut self, stack: Range<u64>) {
        if !self.bytes.is_empty() {
            self.forget(stack.start, stack.end);
        }
    }
}
