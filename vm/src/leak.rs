//! `--check leak`: heap blocks that are still allocated at exit and that nothing points to.
//!
//! The marking of a conservative collector (Boehm and Weiser, 1988), as LeakSanitizer does it: roots are the globals (and
//! objects at fixed addresses), the live part of the stack, and the registers of the frames that wait for a call to
//! return; every aligned word that holds an address inside a block, start or not, keeps the block alive. The function
//! that called `exit` is never continued, so its registers are no roots (its variables in memory are).
//!
//! A leaked block that another leaked block points to is indirect: the report is about the other one.

use crate::fault::FaultKind;
use crate::machine::Machine;
use crate::memory::{Block, Cell};
use crate::outcome::Finding;
use hashbrown::HashSet;
use std::collections::BTreeMap;
use symvm_frontend::program::LocId;
use symvm_solver::Terms;

/// How many other places of allocation a message names.
const NAMED: usize = 4;
/// How many findings there are at most at one exit.
const MOST_FINDINGS: usize = 100;

/// The finding about blocks that are lost at exit, if there are any: one for each way in which those were asked for that no
/// other lost block points to.
pub(crate) fn find(machine: &mut Machine, terms: &Terms) -> Option<Finding> {
    machine.memory.show_all();
    let mut marker = Marker::new(machine, terms);
    marker.roots();
    marker.propagate();
    let marked = marker.marked;
    let lost: Vec<Block> = machine
        .memory
        .live_blocks()
        .filter(|b| !marked.contains(&b.base) && told(machine, b))
        .copied()
        .collect();
    let mut ways = HashSet::new();
    let mut direct = direct(machine, terms, &lost);
    direct.retain(|b| ways.insert(machine.memory.calls(b.base).to_vec()));
    let mut findings = direct.iter().take(MOST_FINDINGS).map(|&block| report(machine, block, &lost));
    let first = findings.next()?;
    Some(Finding { more: findings.collect(), ..first })
}

/// What the marking comes to that may depend on the input, in its order.
pub(crate) struct Unsure {
    /// The blocks of whose size it depends what is in them or whether a word leads to them.
    pub blocks: Vec<u64>,
    /// The words with symbolic bytes.
    pub words: Vec<[Cell; 8]>,
}

/// Marks under this run's input.
pub(crate) fn unsure(machine: &mut Machine, terms: &Terms) -> Unsure {
    let mut marker = Marker::new(machine, terms);
    marker.roots();
    marker.propagate();
    Unsure { blocks: marker.unsure, words: marker.symbolic }
}

/// The library's own blocks (the list of arguments, say) are no business of the program's: no call of the program caused them.
fn told(machine: &Machine, block: &Block) -> bool {
    let functions = &machine.setting.program.functions;
    machine.memory.calls(block.base).iter().any(|call| !functions[call.func.index()].library)
}

/// The lost blocks that no other lost block leads to; of those that form rings, the first.
fn direct(machine: &mut Machine, terms: &Terms, lost: &[Block]) -> Vec<Block> {
    let mut indirect = HashSet::new();
    for block in lost {
        let mut marker = Marker::new(machine, terms);
        marker.scan(block.base, block.size);
        indirect.extend(marker.marked.into_iter().filter(|&base| base != block.base));
    }
    let (led_to, mut direct): (Vec<Block>, Vec<Block>) =
        lost.iter().partition(|b| indirect.contains(&b.base));
    let mut marker = Marker::new(machine, terms);
    direct.iter().for_each(|b| marker.word(b.base));
    marker.propagate();
    for block in led_to {
        if !marker.marked.contains(&block.base) {
            direct.push(block);
            marker.word(block.base);
            marker.propagate();
        }
    }
    direct.sort_by_key(|b| b.base);
    direct
}

fn report(machine: &Machine, block: Block, lost: &[Block]) -> Finding {
    let program = &machine.setting.program;
    let object = machine.memory.describe(block.base);
    let what = object.as_ref().map_or_else(String::new, |o| o.display(program).to_string());
    let what = what.strip_prefix("at the start of ").unwrap_or(&what);
    let mut message = format!("at exit nothing points to {what} any more");
    if lost.len() > 1 {
        let mut places: BTreeMap<LocId, u64> = BTreeMap::new();
        for other in lost.iter().filter(|b| b.base != block.base) {
            *places.entry(other.alloc).or_insert(0) += 1;
        }
        let bytes: u64 = lost.iter().map(|b| b.size).sum();
        let mut named: Vec<String> = places
            .iter()
            .take(NAMED)
            .map(|(&loc, count)| format!("{count} allocated at {}", program.describe(loc)))
            .collect();
        if places.len() > NAMED {
            named.push("…".into());
        }
        message.push_str(&format!("; {bytes} bytes in {} blocks are lost, {}", lost.len(), named.join(", ")));
    }
    Finding {
        kind: FaultKind::Leak,
        loc: block.alloc,
        stack: machine.memory.calls(block.base).to_vec(),
        others: Vec::new(),
        address: Some(block.base),
        object,
        message,
        more: Vec::new(),
    }
}

struct Marker<'a> {
    machine: &'a mut Machine,
    terms: &'a Terms,
    marked: HashSet<u64>,
    pending: Vec<Block>,
    symbolic: Vec<[Cell; 8]>,
    unsure: Vec<u64>,
}

impl<'a> Marker<'a> {
    fn new(machine: &'a mut Machine, terms: &'a Terms) -> Self {
        Self {
            machine,
            terms,
            marked: HashSet::new(),
            pending: Vec::new(),
            symbolic: Vec::new(),
            unsure: Vec::new(),
        }
    }

    fn roots(&mut self) {
        let program = self.machine.setting.program.clone();
        for global in program.globals.iter().filter(|g| !g.external) {
            self.scan(global.address, global.size);
        }
        let fixed: Vec<_> = self.machine.memory.fixed().collect();
        for (base, size) in fixed {
            self.scan(base, size);
        }
        for (base, size) in self.machine.memory.stack_ranges() {
            self.scan(base, size);
        }
        let mut found = Vec::new();
        let mut exiting = true;
        for (frame, registers) in self.machine.frames.registers() {
            let library = program.functions[frame.func.index()].library;
            if library || !exiting {
                found.extend_from_slice(registers);
            }
            exiting &= library;
        }
        // Threads that wait go on, as far as they know.
        self.machine.frames.waiting().for_each(|frame| found.extend_from_slice(&frame.regs));
        found.into_iter().for_each(|word| self.word(word));
    }

    fn propagate(&mut self) {
        while let Some(block) = self.pending.pop() {
            self.scan(block.base, block.size);
            self.behind_the_known(&block);
        }
    }

    /// Whether something leads on from bytes of a block that not every input of the path has.
    fn behind_the_known(&mut self, block: &Block) {
        let memory = &self.machine.memory;
        let Some((_, unsettled)) = memory.unsettled_at(block.base) else { return };
        let from = unsettled.known.saturating_sub(7).next_multiple_of(8);
        let mut leads_on = false;
        memory.covered_words(block.base + from, unsettled.mapped().saturating_sub(from), |word| {
            leads_on |= word.map_or(true, |value| memory.live_block_at(value).is_some());
        });
        if leads_on {
            self.unsure.push(block.base);
        }
    }

    fn scan(&mut self, base: u64, size: u64) {
        let mut words = Vec::new();
        self.machine.memory.words(base, size, |word| words.push(word));
        for word in words {
            match word {
                Ok(value) => self.word(value),
                // A pointer with symbolic bytes: its value under this run's input.
                Err(bytes) => {
                    self.symbolic.push(bytes);
                    let value = bytes.iter().rev().fold(0, |value, byte| {
                        let low = match byte.is_symbolic() {
                            true => {
                                self.machine.evaluate_sym(self.terms, byte.sym) >> (8 * byte.part.index())
                            }
                            false => byte.value.into(),
                        };
                        value << 8 | low & 0xff
                    });
                    self.word(value);
                }
            }
        }
    }

    fn word(&mut self, value: u64) {
        if let Some((block, unsettled)) = self.machine.memory.unsettled_at(value)
            && value - block.base >= unsettled.known.max(1)
        {
            self.unsure.push(block.base);
        }
        if let Some(block) = self.machine.memory.live_block_at(value)
            && self.marked.insert(block.base)
        {
            self.pending.push(block);
        }
    }
}
