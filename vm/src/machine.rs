//! The machine: a program, the state of one path, and what only this run needs.
//!
//! [`State`] is the path beside memory and registers; [`Frames`] are the live registers; [`Scratch`] is rebuilt or
//! recycled by each run (the evaluator of terms under this run's input, tables of constant objects).

use crate::checks::Check;
use crate::coverage::Coverage;
use crate::decision::Lost;
use crate::environment::{Environment, ExternId};
use crate::exec::{self, Conditions};
use crate::fast::FastCode;
use crate::fault::FaultKind;
use crate::frames::{Frames, Parked};
use crate::input::Input;
use crate::losses::{Loss, Losses};
use crate::memory::{HeapLayout, Memory, ThreadLocals};
use crate::options::{InputDefaults, MachineOptions};
use crate::outcome::{Finding, Outcome, StackEntry, ThreadStack};
use crate::recording::{Recording, Widths};
use crate::snapshot::{Blank, Last, Snapshot};
use crate::state::State;
use crate::trace::{self, Trace};
use crate::windows::Bill;
use hashbrown::HashMap;
use std::rc::Rc;
use std::sync::Arc;
use symvm_frontend::program::{FuncId, Global, LocId, Program};
use symvm_solver::{Assignment, Evaluator, Sym, TableId, TermId, Terms};

/// What a library asks for that calls constructors and destructors itself: the n-th of them.
const CONSTRUCTOR: &str = "__symvm_constructor";
const DESTRUCTOR: &str = "__symvm_destructor";

/// What never changes while a program is explored; shared by a machine and its descendants.
pub(crate) struct Setting {
    pub program: Arc<Program>,
    pub options: MachineOptions,
    /// Externals by function; `None` for defined functions and unknown names.
    pub externs: Vec<Option<ExternId>>,
    /// Functions to call one after the other: constructors, the entry, destructors; the entry alone if it calls the others.
    pub queue: Vec<FuncId>,
    /// The position of the entry in `queue`.
    pub entry: usize,
    /// The program as the fast interpreter executes it.
    pub fast: FastCode,
    /// How wide registers are.
    pub widths: Widths,
    /// Where threads have the variables that each has its own of.
    pub thread_locals: ThreadLocals,
    /// What a thread whose turn is up is made to call ([`exec`]'s threads).
    pub give_way: Option<FuncId>,
}

/// A table of words read at symbolic offsets of a constant object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct TableKey {
    pub address: u64,
    pub bits: u32,
    pub stride: u64,
    pub count: u64,
}

/// What a run can take over from another run over the same arena.
#[derive(Default)]
pub(crate) struct Scratch {
    pub evaluator: Evaluator,
    pub assignment: Assignment,
    /// Of terms under inputs that are drawn.
    pub samples: Evaluator,
    pub tables: HashMap<TableKey, TableId>,
    pub conditions: Conditions,
}

/// What a machine leaves to others of the same [settings](MachineOptions).
pub struct Retired {
    setting: Arc<Setting>,
    blank: Blank,
}

/// Executes one path of a program, concretely and symbolically at once.
pub struct Machine {
    pub(crate) setting: Arc<Setting>,
    pub(crate) memory: Memory,
    pub(crate) frames: Frames,
    pub(crate) state: State,
    pub(crate) scratch: Scratch,
    pub(crate) input: Arc<Input>,
    /// Decisions of the current instruction that a resumed machine passes silently: they lie before the snapshot.
    pub(crate) skip: u32,
    /// The environment as it was before the external that is being executed.
    pub(crate) env_before: Option<Rc<dyn Environment>>,
    /// The external that is being executed has had effects: a snapshot cannot be taken until it is done.
    pub(crate) dirty: bool,
    /// In the callback of a decision.
    pub(crate) deciding: bool,
    /// Instructions that the path has beyond this run's own, wrapping; see [`Machine::count_ahead`].
    pub(crate) ahead: u64,
    /// Instructions since the path's start after which the run pauses.
    pub(crate) pause: u64,
    /// And so it does when the heap has come to more than this.
    pub(crate) pause_heap: u64,
    /// The most bytes of heap blocks in use since that was said.
    pub(crate) most_heap: u64,
    /// The snapshot taken or resumed last.
    pub(crate) last: Option<Last>,
    /// What the current instruction has spent on exact accesses at symbolic addresses, and on symbolic floats.
    pub(crate) bill: Bill,
    /// While a segment is recorded.
    pub(crate) recording: Option<Box<Recording>>,
    /// Where to lay out blocks as another run did.
    pub(crate) layout: Arc<HeapLayout>,
}

impl Machine {
    /// A machine before the first instruction of `program`: globals mapped, constructors and entry queued.
    pub fn new(program: Arc<Program>, env: Box<dyn Environment>, options: MachineOptions) -> Self {
        let externs = program
            .functions
            .iter()
            .map(|f| if f.is_external() { env.resolve(&f.name) } else { None })
            .collect();
        let entry = match &options.entry {
            Some(name) => program.function(name),
            None => program.function("__symvm_start").or_else(|| program.function("main")),
        };
        let asks = |for_them| program.function(for_them).is_some();
        let mut queue = if asks(CONSTRUCTOR) { Vec::new() } else { program.constructors.clone() };
        let position = queue.len();
        queue.extend(entry);
        queue.extend(program.destructors.iter().filter(|_| !asks(DESTRUCTOR)));
        let memory = Memory::new(program.clone(), options.max_stack_bytes);
        let frames = Frames::new(&program.constants);
        let coverage = Coverage::new(&program);
        let has_entry = entry.is_some();
        let fast = FastCode::new(&program);
        let widths = Widths::new(&program);
        let thread_locals = ThreadLocals::new(&program);
        let give_way = program.function(exec::GIVE_WAY);
        let entry = position;
        let setting =
            Setting { program, options, externs, queue, entry, fast, widths, thread_locals, give_way };
        let mut state = State::new(env, coverage, has_entry, setting.options.defaults);
        // The check follows those bytes themselves.
        if !setting.options.checks.contains(Check::Uninit) {
            let undefined = |global: &&Global| !global.undefined.is_empty() && !global.library;
            for global in setting.program.globals.iter().filter(undefined) {
                let note = format!("the initial value of {}", global.name);
                state.losses.add(Lost::Undefined, global.loc, &[], &note);
            }
        }
        Self::assemble(Arc::new(setting), memory, frames, state)
    }

    pub(crate) fn assemble(setting: Arc<Setting>, memory: Memory, frames: Frames, state: State) -> Self {
        Self {
            setting,
            memory,
            frames,
            state,
            scratch: Scratch::default(),
            input: Arc::default(),
            skip: 0,
            env_before: None,
            dirty: false,
            deciding: false,
            ahead: 0,
            pause: u64::MAX,
            pause_heap: u64::MAX,
            most_heap: 0,
            last: None,
            bill: Bill::default(),
            recording: None,
            layout: Arc::default(),
        }
    }

    /// Goes on from a snapshot, to be [run](Machine::run) with any input that satisfies the path so far.
    pub fn resume(snapshot: &Snapshot) -> Self {
        let frames = Frames::new(&snapshot.setting().program.constants);
        Self::revive(snapshot, Blank { frames, scratch: Scratch::default() })
    }

    /// The same, taking over the buffers of a machine that has [retired](Machine::retire). It must have run over the same arena
    /// of terms.
    pub fn resume_reusing(snapshot: &Snapshot, retired: Retired) -> Self {
        if Arc::ptr_eq(&retired.setting, snapshot.setting()) {
            Self::revive(snapshot, retired.blank)
        } else {
            Self::resume(snapshot)
        }
    }

    /// Ends its service. Its memory is let go at once: a path may have filled what there is.
    pub fn retire(self) -> Retired {
        Retired { setting: self.setting, blank: Blank { frames: self.frames, scratch: self.scratch } }
    }

    /// Runs to the end of the path under `input`. Decisions go to `sink`.
    pub fn run(&mut self, terms: &mut Terms, input: &Input, sink: &mut dyn crate::Sink) -> Outcome {
        self.take_input(terms, input);
        let Scratch { evaluator, assignment, .. } = &mut self.scratch;
        self.frames.renew(|sym| evaluator.eval_sym(terms, assignment, sym));
        exec::run(self, terms, sink)
    }

    pub(crate) fn take_input(&mut self, terms: &Terms, input: &Input) {
        self.input = Arc::new(input.clone());
        let defaults = self.state.defaults;
        self.scratch.assignment = Assignment::new();
        self.state.objects.assign(terms, input, defaults, &mut self.scratch.assignment);
        self.scratch.evaluator.begin();
        if self.memory.has_unsettled() {
            let Scratch { evaluator, assignment, .. } = &mut self.scratch;
            self.memory.renew_sizes(|term| evaluator.eval(terms, assignment, term));
        }
    }

    /// With [`MachineOptions::concrete_only`]: blocks are laid out as in another run of the input.
    pub fn set_heap_layout(&mut self, layout: &HeapLayout) {
        self.layout = Arc::new(layout.clone());
    }

    /// Which blocks of the path were laid out for sizes that depend on input.
    pub fn heap_layout(&self) -> HeapLayout {
        self.memory.heap_layout(self.setting.options.max_symbolic_size)
    }

    /// What inputs lack is from here on other than [`MachineOptions::defaults`] say.
    pub fn set_defaults(&mut self, defaults: InputDefaults) {
        self.state.defaults = defaults;
    }

    /// Decisions that the current instruction has passed already; in the callback of a decision.
    pub fn passed(&self) -> u32 {
        self.state.passed()
    }

    /// The same, at most until `steps` instructions have been executed since the path's start. Then the outcome is
    /// [`Outcome::StepLimit`], and the machine may be looked at, copied, and run again.
    pub fn run_to(
        &mut self,
        steps: u64,
        terms: &mut Terms,
        input: &Input,
        sink: &mut dyn crate::Sink,
    ) -> Outcome {
        self.pause = steps;
        let outcome = self.run(terms, input, sink);
        self.pause = u64::MAX;
        outcome
    }

    /// The run that is under way ends so, too, when so many instructions have been executed; in the callback of a decision, or before
    /// it begins.
    pub fn pause_at(&mut self, steps: u64) {
        self.pause = steps;
    }

    /// Up to here the path has so many instructions more than this run, or fewer (wrapping), as another run that it shares its decisions
    /// with counted them: the limit of steps goes by that. In the callback of a decision.
    pub fn count_ahead(&mut self, ahead: u64) {
        self.ahead = ahead;
    }

    /// Instructions of this run at which the limit of steps is reached.
    pub(crate) fn step_limit(&self) -> u64 {
        let Some(most) = self.setting.options.max_steps else { return u64::MAX };
        match self.ahead.cast_signed() {
            fewer @ ..0 => most.saturating_add(fewer.unsigned_abs()),
            more => most.saturating_sub(more.unsigned_abs()),
        }
    }

    /// And so, when the heap blocks in use grow by more than so many bytes from here on.
    pub fn pause_beyond(&mut self, growth: u64) {
        self.most_heap = self.memory.heap_bytes();
        self.pause_heap = self.most_heap.saturating_add(growth);
    }

    /// They did, after [`Machine::pause_beyond`].
    pub fn is_beyond_heap(&self) -> bool {
        self.most_heap > self.pause_heap
    }

    /// The most bytes of heap blocks in use since then.
    pub fn most_heap(&self) -> u64 {
        self.most_heap
    }

    /// The concrete value (up to 64 bits) of a term under this run's input.
    pub fn evaluate(&mut self, terms: &Terms, term: TermId) -> u64 {
        self.scratch.evaluator.eval(terms, &self.scratch.assignment, term)
    }

    /// The same of a value that may be deferred.
    pub(crate) fn evaluate_sym(&mut self, terms: &Terms, sym: Sym) -> u64 {
        self.scratch.evaluator.eval_sym(terms, &self.scratch.assignment, sym)
    }

    /// The program.
    pub fn program(&self) -> &Arc<Program> {
        &self.setting.program
    }

    /// The settings.
    pub fn options(&self) -> &MachineOptions {
        &self.setting.options
    }

    /// The values of the symbols in this run.
    pub fn assignment(&self) -> &Assignment {
        &self.scratch.assignment
    }

    /// The input really used so far: every object of the path with every byte.
    pub fn input_objects(&self) -> Input {
        self.state.objects.used_input(&self.input, self.state.defaults)
    }

    /// Instructions executed so far.
    pub fn steps(&self) -> u64 {
        self.state.steps
    }

    /// Since it began or was resumed, the number of instructions that it executed is that of this input alone, not of all inputs
    /// with its decisions.
    pub fn has_observed(&self) -> bool {
        self.state.observed
    }

    /// Its number of instructions from the program's start, where every input that decides alike comes after as many.
    pub fn exact_steps(&self) -> Option<u64> {
        (!self.state.steps_vary).then_some(self.state.steps)
    }

    /// The sides taken so far.
    pub fn trace(&self) -> &Trace {
        &self.state.trace
    }

    /// Tells the path from every other: the sides of its trace, and what was chosen at symbolic decisions that the trace leaves
    /// out (branches of libraries, objects, callees, sizes, faults), in whatever order alternatives are met. Values made
    /// concrete do not tell paths from each other. Of a run with symbolic inputs; a replay chooses nothing.
    pub fn path_identity(&self) -> u64 {
        trace::roll(self.state.trace.hash(), self.state.choices)
    }

    /// What was covered so far.
    pub fn coverage(&self) -> &Coverage {
        &self.state.coverage
    }

    /// The ledger of lost precision so far.
    pub fn losses(&self) -> Vec<Loss> {
        self.state.losses.iter().collect()
    }

    pub(crate) fn losses_mut(&mut self) -> &mut Losses {
        &mut self.state.losses
    }

    /// Writes down what is lost where the machine is.
    pub(crate) fn lose_here(&mut self, what: Lost) {
        let program = &self.setting.program;
        let own = self.frames.iter().position(|(frame, _)| !program.functions[frame.func.index()].library);
        let frames = self.frames.iter().take(own.map_or(usize::MAX, |own| own + 1));
        let calls: Vec<_> = frames.map(|(frame, pc)| self.entry(frame.func, pc)).collect();
        let loc = self.loc();
        self.losses_mut().add(what, loc, &calls, "");
    }

    /// Instructions that were executed before the path asked for its first input, if it did: up to there all paths are one.
    pub fn first_input(&self) -> Option<u64> {
        self.state.objects.first()
    }

    /// What the program wrote, in order: descriptor and bytes (with [`MachineOptions::keep_output`]). Lines under
    /// [`REMARK`](crate::REMARK) are there in any case.
    pub fn output(&self) -> impl Iterator<Item = (u32, &[u8])> {
        self.state.output.iter().map(|(fd, bytes)| (*fd, &bytes[..]))
    }

    /// Bytes of the program's memory and of the trace that the path holds, which are held against [`MachineOptions::max_memory`]. Terms
    /// and decisions are kept by who explores.
    pub fn memory_used(&self) -> u64 {
        self.memory.bytes() + self.state.trace.bytes()
    }

    /// The memory, to look at.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// The call stack, innermost first.
    pub fn stack(&self) -> Vec<StackEntry> {
        self.frames.iter().map(|(frame, pc)| self.entry(frame.func, pc)).collect()
    }

    /// So many calls of the stack, innermost first.
    pub(crate) fn innermost(&self, most: usize) -> Arc<[StackEntry]> {
        self.frames.iter().take(most).map(|(frame, pc)| self.entry(frame.func, pc)).collect()
    }

    /// The call stacks of the other threads.
    pub fn other_stacks(&self) -> Vec<ThreadStack> {
        let stack = |parked: &Parked| match parked {
            Parked::Fresh(function, _) => vec![self.entry(*function, 0)],
            // It goes on behind the call that switched.
            Parked::Waits(top) => {
                let places = top.all().enumerate();
                places.map(|(i, f)| self.entry(f.frame.func, f.frame.pc - u32::from(i == 0))).collect()
            }
        };
        self.frames.parked().map(|(thread, parked)| ThreadStack { thread, stack: stack(parked) }).collect()
    }

    fn entry(&self, func: FuncId, pc: u32) -> StackEntry {
        StackEntry { func, loc: loc_at(&self.setting.program, func, pc) }
    }

    /// An error of the program, here.
    pub(crate) fn finding(&self, kind: FaultKind, message: String) -> Finding {
        let (loc, stack, others) = (self.loc(), self.stack(), self.other_stacks());
        Finding { kind, loc, stack, others, address: None, object: None, message, more: Vec::new() }
    }

    /// Where the machine is.
    pub fn loc(&self) -> LocId {
        let top = self.frames.top();
        top.map_or(LocId::default(), |frame| loc_at(&self.setting.program, frame.func, self.frames.pc))
    }
}

pub(crate) fn loc_at(program: &Program, func: FuncId, pc: u32) -> LocId {
    let function = program.functions.get(func.index());
    function.and_then(|f| f.locs.get(pc as usize)).copied().unwrap_or_default()
}
