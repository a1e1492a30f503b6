//! What of a state is no value of a location: its shape. And the values of locations.

use super::Location;
use crate::machine::Machine;
use std::hash::{DefaultHasher, Hash, Hasher};
use symvm_frontend::program::FuncId;
use symvm_solver::{Sym, TermId, Terms};

impl Machine {
    /// The function on top and the place in it.
    pub fn place(&self) -> Option<(FuncId, u32)> {
        self.frames.top().map(|top| (top.func, self.frames.pc))
    }

    /// Stands for all of the state that is no value of a location: the call stack, what is allocated and where, the world. Two
    /// states of one shape and with equal values go on alike. None if something of it depends on an input or is
    /// not known, or there are several threads.
    pub fn shape(&self) -> Option<u128> {
        let state = &self.state;
        if self.memory.has_unsettled() || self.memory.has_fixed() || !self.memory.is_one_thread() {
            return None;
        }
        if !state.assumptions.is_empty() || state.shadow.as_ref().is_some_and(|s| !s.is_plain()) {
            return None;
        }
        let world = state.env.as_ref()?.state_number()?;
        let mut words: Vec<u64> = vec![world, state.next_in_queue as u64, self.memory.stack_pointer()];
        for (frame, pc) in self.frames.iter() {
            words.extend([frame.func.0.into(), pc.into(), frame.mark, frame.block]);
            let args = frame.variadic.as_deref().unwrap_or(&[]);
            words.push(args.len() as u64);
            for (bits, term) in args.iter().flat_map(|arg| &arg.limbs) {
                if term.is_some() {
                    return None;
                }
                words.push(*bits);
            }
        }
        words.push(u64::MAX);
        words.extend(self.memory.stack_ranges().into_iter().flat_map(|(base, size)| [base, size]));
        words.push(u64::MAX);
        self.memory.write_heap(&mut words);
        // Two hashes: equal ones are taken for equal words.
        let hash = |salt: u64| {
            let mut hasher = DefaultHasher::new();
            (salt, &words).hash(&mut hasher);
            hasher.finish()
        };
        Some(u128::from(hash(0)) << 64 | u128::from(hash(0x9e37_79b9_7f4a_7c15)))
    }

    /// The number at a location under this run's input, without a term being made. None if that would take more.
    pub fn number_at(&mut self, terms: &Terms, location: Location) -> Option<u64> {
        match location {
            Location::Register { frame, reg, width } => {
                let (bits, sym) = self.frames.at(frame, reg)?;
                let bits = if sym.is_none() { bits } else { self.evaluate_sym(terms, sym) };
                (width >= 64 || bits < 1 << width).then_some(bits)
            }
            Location::Memory { address, bytes } => {
                let mut number = 0;
                for i in (0..u64::from(bytes)).rev() {
                    let cell = self.memory.peek(address.wrapping_add(i))?;
                    let byte = match cell.sym {
                        Sym::NONE => u64::from(cell.value),
                        _ if cell.part.width() > 64 => return None,
                        sym => self.evaluate_sym(terms, sym) >> (cell.part.index() * 8) & 0xff,
                    };
                    number = number << 8 | byte;
                }
                Some(number)
            }
        }
    }

    /// The value of a location now, as a term of its width. None if there is no such location.
    pub fn value_at(&mut self, terms: &mut Terms, location: Location) -> Option<TermId> {
        match location {
            Location::Register { frame, reg, width } => {
                let (bits, sym) = self.frames.at(frame, reg)?;
                if sym.is_some() {
                    let term = terms.force(sym);
                    return (terms.width(term) <= width).then(|| terms.fit(term, width));
                }
                (width == 64 || bits < 1 << width).then(|| terms.constant(width, bits))
            }
            Location::Memory { address, bytes } => {
                let cells: Option<Vec<_>> =
                    (0..u64::from(bytes)).map(|i| self.memory.peek(address.wrapping_add(i))).collect();
                let cells = cells?;
                let whole = cells.first().filter(|first| {
                    first.sym.is_some()
                        && first.part.width() == bytes * 8
                        && cells
                            .iter()
                            .enumerate()
                            .all(|(i, c)| c.sym == first.sym && c.part.index() == i as u32)
                });
                if let Some(first) = whole {
                    let term = terms.force(first.sym);
                    return Some(terms.fit(term, bytes * 8));
                }
                let mut all = TermId::NONE;
                for cell in cells.into_iter().rev() {
                    let byte = match cell.sym {
                        Sym::NONE => terms.constant(8, cell.value.into()),
                        sym => {
                            let (term, low) = (terms.force(sym), cell.part.index() * 8);
                            let whole = terms.fit(term, cell.part.width());
                            terms.extract(whole, low + 7, low)
                        }
                    };
                    all = if all.is_none() { byte } else { terms.concat(all, byte) };
                }
                Some(all)
            }
        }
    }
}
