//! A hash over the state of a path, to compare machines that should go on alike. It looks at every register and every
//! byte in use, so it is for tests.

use crate::machine::Machine;
use std::hash::{DefaultHasher, Hash, Hasher};
use symvm_solver::{Sym, Terms};

impl Machine {
    /// Equal for two machines that are in the same state, over one arena of terms and under the same input.
    pub fn fingerprint(&self, terms: &mut Terms) -> u64 {
        let mut hash = DefaultHasher::new();
        let state = &self.state;
        (state.steps, state.trace.len(), state.trace.hash(), state.next_serial).hash(&mut hash);
        (state.next_in_queue, state.exit_code, state.choices).hash(&mut hash);
        let spent = state.windows.spent();
        (spent.windows, spent.floats).hash(&mut hash);
        state.coverage.sides().for_each(|side| side.0.hash(&mut hash));
        state.coverage.blocks().for_each(|block| block.0.hash(&mut hash));
        for loss in state.losses.iter() {
            (loss.what, loss.loc, &loss.calls, loss.count).hash(&mut hash);
        }
        for (fd, bytes) in self.output() {
            (fd, bytes).hash(&mut hash);
        }
        self.hash_registers(terms, &mut hash);
        for frame in self.frames.waiting() {
            (frame.frame.func, frame.frame.pc, frame.frame.serial, frame.regs.len()).hash(&mut hash);
        }
        self.hash_memory(terms, &mut hash);
        hash.finish()
    }

    fn hash_registers(&self, terms: &mut Terms, hash: &mut DefaultHasher) {
        let places = self.frames.iter().map(|(_, pc)| pc);
        for (((frame, regs), syms), pc) in self.frames.registers().zip(self.frames.syms()).zip(places) {
            (frame.func, pc, frame.serial, frame.mark, frame.block, regs.len()).hash(hash);
            for (i, bits) in regs.iter().enumerate() {
                // The concrete half of a symbolic register follows from its term, and may be stale.
                let term = terms.force(syms.get(i).copied().unwrap_or(Sym::NONE));
                match term.is_some() && !terms.is_const(term) {
                    true => (true, u64::from(term.0)).hash(hash),
                    false => (false, *bits).hash(hash),
                }
            }
        }
    }

    fn hash_memory(&self, terms: &mut Terms, hash: &mut DefaultHasher) {
        let memory = self.memory();
        memory.stack_pointer().hash(hash);
        for (base, size) in memory.ranges() {
            (base, size).hash(hash);
            for address in base..base + size {
                let Some(cell) = memory.peek(address) else {
                    0u8.hash(hash);
                    continue;
                };
                if !cell.is_symbolic() {
                    (1u8, cell.value).hash(hash);
                    continue;
                }
                let (low, term) = (cell.part.index() * 8, terms.force(cell.sym));
                let whole = terms.fit(term, cell.part.width());
                let byte = terms.extract(whole, low + 7, low);
                match terms.as_const(byte) {
                    Some(value) => (1u8, value as u8).hash(hash),
                    None => (2u8, byte.0).hash(hash),
                }
            }
        }
    }
}
