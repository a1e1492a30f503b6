//! Recording: what a segment of a path does, as a function of the state that it begins in.
//!
//! A machine resumed at one point of a path runs on with the path's input, but what it reads before it writes it, from a
//! register or from memory, is a *state variable*: a symbol whose value is the one on this path. The machine being concolic,
//! it goes the same way, and every branch and check on it becomes a condition over state variables, and over inputs that
//! came into being since. What is collected is
//!
//! * the *guards*: conditions under which a state goes this way, in order;
//! * afterwards, the value of any [`Location`] at the segment's end as a term ([`Machine::recorded_value`]).
//!
//! So a state at the same point that satisfies the guards takes the same segment. This holds for states of the same
//! [shape](Machine::shape), which is all that is not the value of a location: the call stack, what is allocated where, the
//! world. What cannot be followed exactly *pins* variables (a guard says that they have the value they have here), or makes the
//! recording unusable; pointers are pinned when they are read.
//!
//! Only the general interpreter records (the hooks are in [`crate::exec`]'s `recorded`).

mod names;
mod parts;
mod shape;
mod vocabulary;
mod widths;

pub use names::LocationNames;
pub use vocabulary::{Location, Vocabulary};
pub(crate) use widths::Widths;

use crate::decision::IgnoreDecisions;
use crate::exec;
use crate::input::Input;
use crate::machine::Machine;
use crate::memory::Memory;
use crate::outcome::Outcome;
use crate::windows::{Known, Windows};
use hashbrown::{HashMap, HashSet};
use symvm_frontend::program::Program;
use symvm_solver::{Sym, SymbolId, TermId, Terms};

/// A condition under which a state goes on along a recorded segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guard {
    /// The condition.
    pub cond: TermId,
    /// It is an assumption of the program: a state that breaks it ends here, and without a bug.
    pub assumed: bool,
}

/// What is being recorded.
#[derive(Default)]
pub(crate) struct Recording {
    pub vocabulary: Vocabulary,
    guards: Vec<Guard>,
    seen: HashSet<TermId>,
    /// Variables that are pinned when they are looked at, with their values.
    pub pinned: HashMap<TermId, u64>,
    /// For each variable met: its value where recording began, over inputs.
    pub origins: HashMap<SymbolId, TermId>,
    pub unusable: Option<&'static str>,
    /// Symbolic objects there were when it began.
    objects: usize,
}

impl Recording {
    /// One more condition.
    pub fn guard(&mut self, cond: TermId, assumed: bool) {
        if self.seen.insert(cond) {
            self.guards.push(Guard { cond, assumed });
        }
    }

    /// Something that recording cannot follow.
    pub fn give_up(&mut self, why: &'static str) {
        self.unusable.get_or_insert(why);
    }

    /// The term depends on an input, of before or since: it is not only that recording made its variables symbolic.
    pub fn is_open(&self, terms: &mut Terms, term: TermId) -> bool {
        let symbols = terms.symbols(term).to_vec();
        symbols.into_iter().any(|s| self.origins.get(&s).is_none_or(|&origin| !terms.is_const(origin)))
    }
}

/// What was recorded, the machine aside.
#[derive(Debug)]
pub struct Recorded {
    /// How the segment ended; [`Outcome::StepLimit`] where it was asked to.
    pub outcome: Outcome,
}

impl Machine {
    /// Records from here, just after a [`Machine::resume`], along `input` until so many instructions have been executed since the
    /// path's start. The vocabulary is given back by [`Machine::end_recording`].
    pub fn record(&mut self, terms: &mut Terms, words: Vocabulary, input: &Input, until: u64) -> Recorded {
        self.take_input(terms, input);
        self.skip = 0;
        let mut recording =
            Recording { vocabulary: words, objects: self.state.objects.len(), ..Recording::default() };
        let undefined = self.state.shadow.take().is_some_and(|shadow| !shadow.is_plain());
        if undefined || !self.state.assumptions.is_empty() || !self.memory.is_one_thread() {
            recording.give_up("a state that is no function of its locations");
        }
        self.state.windows = Windows::of(self.state.windows.spent(), Known::default());
        self.frames.thaw_all();
        self.name_registers(terms, &mut recording);
        self.memory.parts().0.begin_recording();
        self.recording = Some(Box::new(recording));
        self.pause = until;
        let outcome = exec::run(self, terms, &mut IgnoreDecisions);
        self.pause = u64::MAX;
        Recorded { outcome }
    }

    /// Makes every register a variable.
    fn name_registers(&mut self, terms: &mut Terms, recording: &mut Recording) {
        let setting = self.setting.clone();
        let (program, memory, scratch) = (&setting.program, &self.memory, &mut self.scratch);
        self.frames.replace_all(|frame, func, reg, bits, sym| {
            let width = setting.widths.of(program, func, reg);
            let value = if sym.is_none() {
                bits
            } else {
                scratch.evaluator.eval_sym(terms, &scratch.assignment, sym)
            };
            let location = Location::Register { frame, reg, width: width.unwrap_or(64) };
            let variable = recording.vocabulary.variable(terms, location);
            let origin = match sym.is_none() {
                true => terms.constant(location.width(), value),
                false => {
                    let term = terms.force(sym);
                    terms.fit(term, location.width())
                }
            };
            let Some(symbol) = terms.symbol_of(variable) else { return (value, sym) };
            let pointer = location.width() == 64 && sym.is_none() && is_pointer(program, memory, value);
            let known = width.is_some_and(|w| w == 64 || value < 1 << w) && !pointer;
            if !known {
                recording.pinned.insert(variable, value);
            }
            recording.origins.insert(symbol, origin);
            scratch.assignment.set(symbol, value);
            scratch.evaluator.put(variable, value);
            (value, Sym::of(variable))
        });
    }

    /// The value of a location at the end of a recorded segment, over variables of its beginning and inputs since. None if
    /// there is no such location.
    pub fn recorded_value(&mut self, terms: &mut Terms, location: Location) -> Option<TermId> {
        if let Location::Memory { address, bytes } = location {
            exec::reveal_at(self, terms, address, u64::from(bytes));
        }
        self.value_at(terms, location)
    }

    /// Whether the variable number of arguments of some frame is more than numbers: then a state at the end of a recorded segment
    /// is more than its locations.
    pub fn is_recorded_whole(&self) -> bool {
        self.frames.iter().all(|(frame, _)| {
            let args = frame.variadic.as_deref().unwrap_or(&[]);
            args.iter().all(|arg| arg.limbs.iter().all(|(_, term)| term.is_none()))
        }) && self.state.assumptions.is_empty()
    }

    /// How often something undefined was met; none where nobody looks (`--check uninit`). A segment where nothing was is one
    /// that a state with as much of memory written takes without meeting anything undefined, either.
    pub fn undefined_met(&self) -> Option<u64> {
        let looks = self.setting.options.checks.contains(crate::checks::Check::Uninit);
        looks.then(|| self.state.shadow.as_ref().map_or(0, crate::shadow::Shadow::met))
    }

    /// All bytes of the range were written; not to be asked while recording.
    pub fn is_written(&self, address: u64, bytes: u64) -> bool {
        self.memory.first_uninitialised(address, bytes).is_none()
    }

    /// The byte was not written since recording began.
    pub fn is_untouched(&mut self, address: u64) -> bool {
        self.memory.parts().0.is_untouched(address)
    }

    /// Ends recording: the guards, in order, and the vocabulary.
    pub fn end_recording(&mut self) -> (Vec<Guard>, Vocabulary) {
        let recording = self.recording.take().unwrap_or_default();
        (recording.guards, recording.vocabulary)
    }

    /// The values of the variables met, where recording began: over inputs of before.
    pub fn origins(&self) -> impl Iterator<Item = (SymbolId, TermId)> + '_ {
        self.recording.iter().flat_map(|r| r.origins.iter().map(|(&s, &t)| (s, t)))
    }

    /// The bytes of input objects that came into being since recording began.
    pub fn symbols_since<'a>(&'a self, terms: &'a Terms) -> impl Iterator<Item = SymbolId> + 'a {
        let first = self.recording.as_ref().map_or(usize::MAX, |r| r.objects);
        self.state.objects.since(first).filter_map(|term| terms.symbol_of(term))
    }

    /// Why what was recorded so far cannot be used.
    pub fn unusable(&self) -> Option<&'static str> {
        self.recording.as_ref().and_then(|r| r.unusable)
    }
}

/// The value is the address of something.
pub(crate) fn is_pointer(program: &Program, memory: &Memory, value: u64) -> bool {
    value >= crate::memory::layout::NULL_END
        && (memory.object_at(value).is_some() || program.function_at(value).is_some())
}
