//! The end of a program: what is looked at then.

use super::{Done, Exec, Stop, Val, memory};
use crate::checks::Check;
use crate::decision::DecisionKind;
use crate::leak;
use crate::memory::layout::{HEAP_BASE, HEAP_SIZE};
use crate::outcome::Outcome;

/// Heap blocks among which it is decided to which a word leads.
const MOST_BLOCKS: usize = 64;
/// Addresses of heap blocks.
const HEAP: std::ops::Range<u64> = HEAP_BASE..HEAP_BASE + HEAP_SIZE;

impl Exec<'_> {
    /// The program ends by itself.
    #[cold]
    pub fn exit(&mut self, code: i32) -> Stop {
        let mut leak = None;
        if self.m.setting.options.checks.contains(Check::Leak) {
            if let Err(stop) = self.bind_pointers() {
                return stop;
            }
            leak = leak::find(self.m, self.terms);
        }
        self.end(leak.map_or(Outcome::Exit { code }, |finding| Outcome::Finding(Box::new(finding))))
    }

    /// At exit: what leads to which heap block must not depend on the input within one path.
    fn bind_pointers(&mut self) -> Done {
        if self.m.frames.top().is_none() {
            return Ok(());
        }
        let words = loop {
            let unsure = leak::unsure(self.m, self.terms);
            if unsure.blocks.is_empty() {
                break unsure.words;
            }
            for base in unsure.blocks {
                self.settle_size(base)?;
            }
        };
        for cells in words {
            let bytes: memory::Bytes = cells.into_iter().map(|cell| self.settle(cell)).collect();
            let word = self.assemble(&bytes, 64);
            if word.is_symbolic() {
                self.bind_pointee(word)?;
            }
        }
        Ok(())
    }

    /// Decides which heap block a word leads to, or that it leads to none.
    fn bind_pointee(&mut self, word: Val) -> Done {
        let bases = self.pointees(word);
        let mut cond = self.terms.true_();
        for base in bases {
            self.settle_size(base)?;
            let Some(block) = self.m.memory.live_block_at(base) else { continue };
            let (first, last) = (base, base + block.size.max(1) - 1);
            let here = self.between(word, (first, last));
            if (first..=last).contains(&word.bits) {
                cond = here;
                break;
            }
            let elsewhere = self.terms.not(here);
            cond = self.terms.and(cond, elsewhere);
        }
        self.decide(DecisionKind::Size { value: word.bits }, 0, cond)?;
        Ok(())
    }

    /// The heap blocks in use that a word may lead to under some input, ascending: those of its values, if these are few, or else those
    /// in its range and those of the addresses that it is made of.
    fn pointees(&mut self, word: Val) -> Vec<u64> {
        let values = self.sink.values(self.terms, word.term, self.m.state.steps);
        let memory = &self.m.memory;
        let at = |address: u64| {
            // Of a block whose size depends on input, wherever it may reach.
            let unsettled = memory.unsettled_at(address).map(|(block, _)| block);
            unsettled.or_else(|| memory.live_block_at(address)).map(|block| block.base)
        };
        let mut bases: Vec<u64> = match values.filter(|values| values.contains(&word.bits)) {
            Some(values) => values.iter().filter_map(|&value| at(value)).collect(),
            None => {
                let constants = self.terms.numbers_in(word.term, &HEAP).unwrap_or_default();
                let (low, high) = self.terms.range(word.term);
                let near = memory.live_blocks().filter(|b| b.base <= high && b.base + b.slot > low);
                let near: Vec<u64> = near.map(|block| block.base).take(MOST_BLOCKS + 1).collect();
                // A word that can be anything is text or a number.
                let near = if near.len() > MOST_BLOCKS || high - low > HEAP_SIZE { Vec::new() } else { near };
                constants.into_iter().filter_map(at).chain(near).collect()
            }
        };
        bases.extend(at(word.bits));
        bases.sort_unstable();
        bases.dedup();
        bases
    }
}
