//! The end of a program: what is looked at then.

use super::{Done, Exec, Stop, memory};
use crate::checks::Check;
use crate::decision::DecisionKind;
use crate::leak;
use crate::memory::layout::{HEAP_BASE, HEAP_SIZE};
use crate::outcome::Outcome;

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

    /// At exit: which heap block a word in memory leads to must not depend on the input within one path.
    fn bind_pointers(&mut self) -> Done {
        if self.m.frames.top().is_none() {
            return Ok(());
        }
        for cells in leak::symbolic_words(self.m, self.terms) {
            let bytes: memory::Bytes = cells.into_iter().map(|cell| self.settle(cell)).collect();
            let word = self.assemble(&bytes, 64);
            if !word.is_symbolic() {
                continue;
            }
            let constants = self.terms.constants_in(word.term, &HEAP).unwrap_or_default();
            let blocks = constants.into_iter().filter_map(|address| self.m.memory.live_block_at(address));
            let mut blocks: Vec<(u64, u64)> =
                blocks.map(|block| (block.base, block.base + block.size.max(1) - 1)).collect();
            blocks.sort_unstable();
            blocks.dedup();
            let mut cond = self.terms.true_();
            for &(first, last) in &blocks {
                let here = self.between(word, (first, last));
                if (first..=last).contains(&word.bits) {
                    cond = here;
                    break;
                }
                let elsewhere = self.terms.not(here);
                cond = self.terms.and(cond, elsewhere);
            }
            self.decide(DecisionKind::Size { value: word.bits }, 0, cond)?;
        }
        Ok(())
    }
}
