//! Constants that were asked for lately.
//!
//! A table of thousands of constants is made anew whenever the memory behind it has changed, and most of them are the same as
//! before. To find each in the arena is a look at a place far away; here they are close together.

use crate::TermId;

/// Constants: 64 KiB.
const PLACES: usize = 1 << 12;

#[derive(Clone, Copy)]
struct Place {
    value: u64,
    width: u32,
    term: TermId,
}

/// See the module. A constant replaces another that has the same place.
pub(crate) struct Recent(Box<[Place]>);

impl Recent {
    pub(crate) fn new() -> Self {
        Self(vec![Place { value: 0, width: 0, term: TermId::NONE }; PLACES].into())
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.0)
    }

    fn place(width: u32, value: u64) -> usize {
        // Neighbours have neighbouring places.
        let folded = value ^ value >> 12 ^ value >> 36 ^ u64::from(width) << 5;
        folded as usize % PLACES
    }

    /// The constant, if it was asked for lately.
    #[inline]
    pub(crate) fn get(&self, width: u32, value: u64) -> Option<TermId> {
        let known = self.0[Self::place(width, value)];
        (known.value == value && known.width == width).then_some(known.term)
    }

    /// It is `term`.
    #[inline]
    pub(crate) fn put(&mut self, width: u32, value: u64, term: TermId) {
        self.0[Self::place(width, value)] = Place { value, width, term };
    }
}
