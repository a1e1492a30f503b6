//! Where an access fails as it does at a given address.
//!
//! An access at a symbolic address that fails for one value of the address fails for others, too, and reaches objects
//! with still others. A [`Region`] is a set of addresses that all fail in the same way, simple enough for a formula:
//! an object that may not be accessed (freed, constant, of no module), or what lies between and around the objects of
//! one part of the address space. What is outside of it is another question: other objects, and other faults.

use super::layout::{BLOCK_BASE, FUNCTION_BASE, HEAP_BASE, HEAP_SIZE, NEAR, NULL_END};
use super::{Area, BadAccess, Memory, StackBlock};

/// As many objects are told from the gaps between them; where there are more, a region is as large an aligned window as has no
/// more. So every address of a region has the same one, wherever it was asked for.
const OBJECTS: usize = 32;

/// Addresses where an access fails. Ranges include both ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// From the first to the last address …
    pub range: (u64, u64),
    /// … except these: an access there succeeds, or fails in another way.
    pub except: Vec<(u64, u64)>,
}

/// An object: base and size.
type Extent = (u64, u64);

fn last_of((base, size): Extent) -> u64 {
    base + size.saturating_sub(1)
}

/// The largest aligned window around an address, within a zone, that has no more than [`OBJECTS`] of these.
fn window(address: u64, (first, last): (u64, u64), objects: &[Extent]) -> (u64, u64) {
    let (mut from, mut to) = (first, last);
    for bits in (0..u64::BITS).rev() {
        let inside = |object: &&Extent| object.0 <= to && last_of(**object) >= from;
        if objects.iter().filter(inside).count() <= OBJECTS {
            break;
        }
        let low_bits = (1 << bits) - 1;
        (from, to) = (first.max(address & !low_bits), last.min(address | low_bits));
    }
    (from, to)
}

impl Memory {
    /// The region of a failing access, for addresses between `low` and `high`.
    pub fn fault_region(&self, access: BadAccess, low: u64, high: u64) -> Region {
        let BadAccess { address: start, len, write } = access;
        let (first, last) = self.zone(start);
        let allowed = |object: Extent| self.space.first_bad(object.0, 1, write).is_none();
        let forbidden = |&object: &Extent| start - object.0 < object.1 && !allowed(object);
        if let Some(object) = self.extent_below(start).filter(forbidden) {
            return Region { range: (object.0, last_of(object)), except: Vec::new() };
        }
        let below = std::iter::successors(self.extent_below(start), |&(base, _)| {
            self.extent_below(base.checked_sub(1)?)
        });
        let below = below.take_while(|&object| object.0 >= first && last_of(object) >= low);
        let mut objects: Vec<Extent> = below.take(OBJECTS + 1).collect();
        objects.reverse();
        let above = std::iter::successors(self.extent_above(start), |&(base, _)| self.extent_above(base));
        let above = above.take_while(|&object| object.0 <= last.min(high));
        objects.extend(above.take(OBJECTS + 1));
        let range = window(start, (first, last), &objects);
        let mut region = Region { range, except: Vec::new() };
        let is_inside = |object: &Extent| object.0 <= range.1 && last_of(*object) >= range.0;
        for &object in objects.iter().filter(|object| is_inside(object)) {
            match allowed(object) {
                true if object.1 >= len => region.except.push((object.0, object.0 + (object.1 - len))),
                false if object.1 > 0 => region.except.push((object.0, last_of(object))),
                // Too small to hold the access anywhere.
                _ => {}
            }
        }
        region
    }

    /// The part of the address space where faults are called alike.
    fn zone(&self, address: u64) -> (u64, u64) {
        let stack = self.stacks.at(address).unwrap_or(&self.stacks.running);
        // With several stacks, what is above one belongs to another.
        let top = if self.stacks.is_one() { NULL_END } else { stack.top() };
        let edges = [
            NULL_END,
            HEAP_BASE,
            HEAP_BASE + HEAP_SIZE,
            FUNCTION_BASE,
            BLOCK_BASE + (BLOCK_BASE - FUNCTION_BASE),
            stack.lowest(),
            stack.pointer(),
            top,
            stack.top() + NEAR,
            NULL_END.wrapping_neg(),
        ];
        let first = edges.into_iter().filter(|&edge| edge <= address).max();
        let next = edges.into_iter().filter(|&edge| edge > address).min();
        (first.unwrap_or(0), next.map_or(u64::MAX, |edge| edge - 1))
    }

    /// The last object that starts at or before the address, in its part of the address space.
    fn extent_below(&self, address: u64) -> Option<Extent> {
        if let Some(stack) = self.stacks.at(address).filter(|stack| address >= stack.pointer()) {
            let block = stack.neighbours(address).0?;
            let inside = self.extents(&block).filter(|object| object.0 <= address).max();
            return inside.or_else(|| self.extent_below(block.base.checked_sub(1)?));
        }
        if address >= HEAP_BASE {
            return self.heap.neighbours(address).0.map(|b| (b.base, self.span(&b)));
        }
        let globals = &self.program.globals;
        let after = globals.partition_point(|g| g.address <= address);
        let global = after.checked_sub(1).and_then(|i| globals.get(i)).map(|g| (g.address, g.size));
        global.max(self.fixed_below(address))
    }

    /// The first object that starts after the address, in its part of the address space.
    fn extent_above(&self, address: u64) -> Option<Extent> {
        if let Some(stack) = self.stacks.at(address).filter(|stack| address >= stack.pointer()) {
            let (below, above) = stack.neighbours(address);
            let here = below.and_then(|b| self.extents(&b).filter(|object| object.0 > address).min());
            return here.or_else(|| self.extents(&above?).min());
        }
        if address >= HEAP_BASE {
            return self.heap.neighbours(address).1.map(|b| (b.base, self.span(&b)));
        }
        let globals = &self.program.globals;
        let after = globals.partition_point(|g| g.address <= address);
        let global = globals.get(after).map(|g| (g.address, g.size));
        global.into_iter().chain(self.fixed_above(address)).min()
    }

    /// The objects of a stack block: a frame's slots, or the block itself.
    fn extents(&self, block: &StackBlock) -> impl Iterator<Item = Extent> + use<'_> {
        let function = self.program.functions.get(block.function.index());
        let slots = function.filter(|_| block.area == Area::Frame).map_or(&[][..], |f| &f.slots);
        let whole = (block.area != Area::Frame).then_some((block.base, block.size));
        let base = block.base;
        slots.iter().map(move |slot| (base + slot.offset, slot.size)).chain(whole)
    }
}
