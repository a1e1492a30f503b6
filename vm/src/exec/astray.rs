//! Pointers that depend on input and lead into the C library's own variables: whether they are meant to.
//!
//! The library reaches its variables by numbers that depend on input, and hands some of them out; pointers to them are stored and
//! loaded, whole or by bytes, at places that depend on input. Such a pointer leads to what there is whatever the input is. One that
//! went astray, that was read from the input or is an index out of bounds, leads to nowhere for most inputs.
//!
//! That is a guess where the address is made of no number that shows it: what the path asks of its inputs is not known here. A pointer that
//! was stored in pieces and has a large offset, which the program checked, is taken to stray (the path ends, and the ledger says
//! so); one that strays for a single number in the input only is followed.

use super::{Done, Exec, Val, mask};
use crate::decision::{DecisionKind, Lost};
use crate::fault::FaultKind;
use crate::memory::layout::NULL_END;
use crate::outcome::Outcome;
use rand::{Rng, SeedableRng, rngs::SmallRng};
use symvm_solver::{Assignment, TermId};

/// An address this near to the library's variables is made of one of theirs.
const NEAR: u64 = 1 << 16;
/// Inputs under which an address is looked at.
const SAMPLES: usize = 64;

impl Exec<'_> {
    /// Ends a path on which an address leads into the library's own variables that is not meant to: whatever is there is symvm's,
    /// not the program's, and what the library does once it is overwritten says nothing of the program. Other ways in which the same
    /// address goes astray are faults.
    pub(super) fn follow(&mut self, address: Val) -> Done {
        let library = self.program.library_data.clone();
        if !library.contains(&address.bits) {
            return Ok(());
        }
        let near = library.start.saturating_sub(NEAR)..library.end.saturating_add(NEAR);
        let made_of_one = self.terms.numbers_in(address.term, &near).is_none_or(|found| !found.is_empty());
        if made_of_one || self.leads_to_objects(address.term) {
            return Ok(());
        }
        let (first, last) = (library.start, library.end - 1);
        let there = self.between(address, (first, last));
        self.decide(DecisionKind::Check { fault: FaultKind::WildPointer }, 1, there)?;
        self.m.state.choose(first);
        self.m.lose_here(Lost::Library);
        Err(self.end(Outcome::AssumeViolated))
    }

    /// Under inputs that are drawn the address is that of an object, or null. (They need not be of the path, nor depend on its input: a
    /// path decides alike under all of its inputs. Half of them are small, for conditions that ask for one number.)
    fn leads_to_objects(&mut self, address: TermId) -> bool {
        let mut random = SmallRng::seed_from_u64(0);
        (0..SAMPLES).all(|n| {
            let most = if n % 2 == 0 { u64::MAX } else { 15 };
            let mut drawn = Assignment::new();
            for &symbol in self.terms.symbols(address) {
                let width = self.terms.symbol_width(symbol).min(64);
                drawn.set(symbol, random.random::<u64>() & most & mask(width));
            }
            let samples = &mut self.m.scratch.samples;
            samples.begin();
            let at = samples.eval(self.terms, &drawn, address);
            at < NULL_END || self.m.memory.describe(at).is_some()
        })
    }
}
