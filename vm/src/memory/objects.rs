//! Which object an address belongs to, or is nearest to; and so, what kind of fault an access is.

use super::heap::Block;
use super::layout::{BLOCK_BASE, FUNCTION_BASE, HEAP_BASE, HEAP_SIZE, NEAR, NULL_END};
use super::stack::{Area, Stack, StackBlock};
use super::{BadAccess, Memory};
use crate::fault::{FaultKind, ObjectDesc, ObjectKind};
use std::sync::Arc;
use symvm_frontend::program::{Function, Global, LocId, RED_ZONE, Slot};

/// A fault of an access: what it is, where, and the object concerned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What it is.
    pub kind: FaultKind,
    /// Where the access begins.
    pub address: u64,
    /// The object it is in or nearest to.
    pub object: Option<ObjectDesc>,
    /// In words, with the size of the access.
    pub message: String,
}

/// Distance of an address from a range (0 inside).
fn distance(address: u64, base: u64, size: u64) -> u64 {
    if address < base { base - address } else { (address - base).saturating_sub(size.saturating_sub(1)) }
}

/// Of two neighbours the nearer one; the first, which should be the lower one, on a tie (running past an end is the commoner
/// mistake).
fn nearer(address: u64, below: Option<ObjectDesc>, above: Option<ObjectDesc>) -> Option<ObjectDesc> {
    match (below, above) {
        (Some(below), Some(above)) => {
            let closer =
                distance(address, above.base, above.size) < distance(address, below.base, below.size);
            Some(if closer { above } else { below })
        }
        (below, above) => below.or(above),
    }
}

impl Memory {
    /// The object that the address is in or nearest to.
    pub fn describe(&self, address: u64) -> Option<ObjectDesc> {
        if let Some(function) = self.describe_code(address) {
            return Some(function);
        }
        if (HEAP_BASE..HEAP_BASE + HEAP_SIZE).contains(&address) {
            return self.describe_heap(address);
        }
        if let Some(stack) = self.stacks.at(address)
            && (stack.lowest()..stack.top() + NEAR).contains(&address)
        {
            return self.describe_stack(stack, address);
        }
        self.describe_global(address)
    }

    /// The addressable object that contains the address: base and size. What [`Memory::describe`] says of it, without the words:
    /// whoever compares or copies strings asks for each.
    pub fn object_at(&self, address: u64) -> Option<(u64, u64)> {
        let holds =
            |&(base, size): &(u64, u64)| address.checked_sub(base).is_some_and(|offset| offset < size);
        if self.code_index(address).is_some() {
            return None;
        }
        if (HEAP_BASE..HEAP_BASE + HEAP_SIZE).contains(&address) {
            let block = self.heap.at(address).filter(|block| block.freed.is_none())?;
            return Some((block.base, block.size)).filter(holds);
        }
        if let Some(stack) = self.stacks.at(address)
            && (stack.lowest()..stack.top() + NEAR).contains(&address)
        {
            let block = stack.neighbours(address).0.filter(|_| address >= stack.pointer())?;
            let slots = self.slots(&block);
            return match slots {
                [] => Some((block.base, block.size)).filter(holds),
                _ => slots.iter().map(|slot| (block.base + slot.offset, slot.size)).find(holds),
            };
        }
        if let Some(fixed) = self.fixed_below(address).filter(holds) {
            return Some(fixed);
        }
        let after = self.program.globals.partition_point(|g| g.address <= address);
        let global = self.program.globals.get(after.checked_sub(1)?)?;
        Some((global.address, global.size)).filter(|place| !global.external && holds(place))
    }

    fn code_index(&self, address: u64) -> Option<usize> {
        let index = usize::try_from(address.checked_sub(FUNCTION_BASE)? / 16).ok()?;
        (index < self.program.functions.len()).then_some(index)
    }

    fn describe_code(&self, address: u64) -> Option<ObjectDesc> {
        let index = self.code_index(address)?;
        let function: &Function = self.program.functions.get(index)?;
        let base = FUNCTION_BASE + index as u64 * 16;
        Some(ObjectDesc {
            kind: ObjectKind::Function,
            name: function.name.clone(),
            what: "",
            base,
            size: 0,
            offset: (address - base) as i64,
            alloc: function.loc,
            free: LocId::default(),
            function: None,
        })
    }

    fn describe_global(&self, address: u64) -> Option<ObjectDesc> {
        let globals = &self.program.globals;
        let after = globals.partition_point(|g| g.address <= address);
        let describe = |global: &Global| ObjectDesc {
            kind: match (global.external, global.constant) {
                (true, _) => ObjectKind::ExternalGlobal,
                (_, true) => ObjectKind::Constant,
                _ => ObjectKind::Global,
            },
            name: global.name.clone(),
            what: "",
            base: global.address,
            size: global.size,
            offset: address.wrapping_sub(global.address) as i64,
            alloc: global.loc,
            free: LocId::default(),
            function: None,
        };
        let (below, above) = (after.checked_sub(1).and_then(|i| globals.get(i)), globals.get(after));
        let fixed = |extent: Option<(u64, u64)>| extent.map(|extent| self.describe_fixed(extent, address));
        let (fixed_below, fixed_above) = (fixed(self.fixed_below(address)), fixed(self.fixed_above(address)));
        let near = |object: &ObjectDesc| distance(address, object.base, object.size) <= NEAR;
        let nearest = |below: Option<&Global>, above: Option<&Global>| {
            nearer(address, below.map(describe), above.map(describe)).filter(near)
        };
        let any = nearest(below, above);
        // One that the program put there itself, inside or nearer than every global.
        let away = |object: &ObjectDesc| distance(address, object.base, object.size);
        let fixed = nearer(address, fixed_below, fixed_above)
            .filter(near)
            .filter(|fixed| fixed.contains() || any.as_ref().is_none_or(|global| away(fixed) < away(global)));
        // Between objects of the program and of the library, one of the program is what was meant.
        let meant = |g: &&Global| !g.library || address.wrapping_sub(g.address) < g.size.max(1);
        fixed.or_else(|| nearest(below.filter(meant), above.filter(meant))).or(any)
    }

    fn describe_heap(&self, address: u64) -> Option<ObjectDesc> {
        let given = |block: Block| self.heap.given(block.base);
        let describe = |block: Block| ObjectDesc {
            kind: if block.freed.is_some() { ObjectKind::Freed } else { ObjectKind::Heap },
            name: given(block).map_or_else(|| Arc::from(""), |given| given.name.clone()),
            what: given(block).map_or("", |given| given.what),
            base: block.base,
            size: block.size,
            offset: address.wrapping_sub(block.base) as i64,
            alloc: block.alloc,
            free: block.freed.unwrap_or_default(),
            function: None,
        };
        let (below, above) = self.heap.neighbours(address);
        // In a red zone a block in use is what the program meant; a freed one only if nothing else is there.
        let live = |block: &Block| block.freed.is_none() || address.wrapping_sub(block.base) < block.size;
        let near = |block: &Block| distance(address, block.base, block.size) <= 2 * RED_ZONE;
        let preferred = nearer(
            address,
            below.filter(|b| live(b) && near(b)).map(describe),
            above.filter(|b| live(b) && near(b)).map(describe),
        );
        let object = preferred.or_else(|| nearer(address, below.map(describe), above.map(describe)))?;
        (distance(address, object.base, object.size) <= NEAR).then_some(object)
    }

    fn describe_stack(&self, stack: &Stack, address: u64) -> Option<ObjectDesc> {
        if address < stack.pointer() {
            let mut dead = stack.dead_at(address).map(|block| self.describe_in(address, &block));
            if let Some(object) = &mut dead {
                object.kind = ObjectKind::Returned;
            }
            return dead;
        }
        let (below, above) = stack.neighbours(address);
        let describe = |block: Option<StackBlock>| block.map(|block| self.describe_in(address, &block));
        nearer(address, describe(below), describe(above))
    }

    /// The local variables that lie in a stack block.
    fn slots(&self, block: &StackBlock) -> &[Slot] {
        let function = self.program.functions.get(block.function.index());
        function.filter(|_| block.area == Area::Frame).map_or(&[][..], |f| &f.slots)
    }

    /// The part of a stack block that is nearest to the address.
    fn describe_in(&self, address: u64, block: &StackBlock) -> ObjectDesc {
        let whole = ObjectDesc {
            kind: if block.area == Area::Argument { ObjectKind::Argument } else { ObjectKind::Alloca },
            name: Arc::from(""),
            what: "",
            base: block.base,
            size: block.size,
            offset: address.wrapping_sub(block.base) as i64,
            alloc: block.loc,
            free: LocId::default(),
            function: Some(block.function),
        };
        let nearest = self
            .slots(block)
            .iter()
            .min_by_key(|slot| distance(address, block.base + slot.offset, slot.size));
        let Some(slot) = nearest else { return whole };
        let base = block.base + slot.offset;
        ObjectDesc {
            kind: ObjectKind::Stack,
            name: slot.name.clone(),
            base,
            size: slot.size,
            offset: address.wrapping_sub(base) as i64,
            alloc: slot.loc,
            ..whole
        }
    }

    /// Why an access is not allowed.
    pub fn classify(&self, access: BadAccess) -> Fault {
        let BadAccess { address: start, len, write } = access;
        let first_bad = || self.space.first_bad(start, len, write).unwrap_or(start);
        let bad = self.end_of_unsettled(access).unwrap_or_else(first_bad);
        let (kind, object) = self.fault_at(start, bad, write);
        let verb = if write { "write" } else { "read" };
        let plural = if len == 1 { "" } else { "s" };
        let mut message = format!("{verb} of {len} byte{plural} at {start:#x}");
        if let Some(object) = &object {
            // The words are about the first byte that must not be touched.
            let which = match bad.wrapping_sub(start) {
                0 => String::new(),
                n => format!("byte {n} of it lies "),
            };
            message.push_str(&format!(": {which}{}", object.display(&self.program)));
        }
        Fault { kind, address: start, object, message }
    }

    /// The kind of fault of an access that starts at `start` and first fails at `address`.
    fn fault_at(&self, start: u64, address: u64, write: bool) -> (FaultKind, Option<ObjectDesc>) {
        let is_null = start < NULL_END || start >= NULL_END.wrapping_neg();
        // A device's registers may lie there: what runs out of them is no null pointer.
        let is_fixed = self.fixed_below(start).is_some_and(|(base, size)| (start - base) / 2 < size);
        if is_null && !is_fixed {
            return (FaultKind::NullDereference, None);
        }
        if (FUNCTION_BASE..BLOCK_BASE + (BLOCK_BASE - FUNCTION_BASE)).contains(&address) {
            return (FaultKind::CodeAccess, self.describe_code(address));
        }
        // An access that begins inside an object and runs out of it is about that object, whatever comes next.
        let inside = |object: &ObjectDesc| object.contains() && address != start;
        let begun = self.describe(start).filter(inside).map(|mut object| {
            object.offset = address.wrapping_sub(object.base) as i64;
            object
        });
        let stack = self.stacks.at(address);
        let in_stack = stack.is_some_and(|stack| (stack.lowest()..stack.pointer()).contains(&address));
        let Some(object) = begun.or_else(|| self.describe(address)) else {
            let kind = if in_stack { FaultKind::UseAfterReturn } else { FaultKind::WildPointer };
            return (kind, None);
        };
        let kind = match object.kind {
            ObjectKind::Returned => FaultKind::UseAfterReturn,
            _ if in_stack => FaultKind::UseAfterReturn,
            ObjectKind::Freed if object.contains() || start.wrapping_sub(object.base) < object.size => {
                FaultKind::UseAfterFree
            }
            ObjectKind::ExternalGlobal if object.contains() || object.size == 0 => FaultKind::ExternalGlobal,
            ObjectKind::Constant if write && object.contains() => FaultKind::ReadOnlyWrite,
            ObjectKind::Function => FaultKind::CodeAccess,
            _ => FaultKind::OutOfBounds,
        };
        (kind, Some(object))
    }

    /// Why a pointer cannot be freed, with the object it points to.
    pub fn classify_free(&self, address: u64, bad: super::BadFree) -> Fault {
        let object = self.describe(address);
        let kind = match bad {
            super::BadFree::Double => FaultKind::DoubleFree,
            super::BadFree::Invalid | super::BadFree::Mismatched { .. } => FaultKind::InvalidFree,
        };
        let mut message = match bad {
            super::BadFree::Mismatched { maker, taken } => {
                format!("{} of what {} gave, {address:#x}", taken.names().1, maker.names().0)
            }
            _ => format!("free of {address:#x}"),
        };
        if let Some(object) = &object {
            message.push_str(&format!(": {}", object.display(&self.program)));
        }
        Fault { kind, address, object, message }
    }
}
