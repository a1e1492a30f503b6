//! Snapshots: the state of a path, shared with the machine it was taken from.
//!
//! As in a film, some snapshots are *full*, and those between them say what has changed since the one before: pages
//! written, sides taken, and how the words of the top frame and a few counters differ ([`crate::coded`]). What changes
//! seldom is in the [`Context`], shared until it does. Resuming reads back to the last full snapshot, which is at
//! most [`INTERVAL`] snapshots away.

use crate::chain::same;
use crate::coded::{self, Bytes, Reader};
use crate::coverage::Coverage;
use crate::environment::{Environment, Value};
use crate::frames::{Frozen, Others, VarArg};
use crate::losses::Losses;
use crate::machine::{Machine, Setting};
use crate::memory::{Full, Memory, MemoryMarks, Shared, Tables};
use crate::objects::SymbolicObjects;
use crate::options::InputDefaults;
use crate::shadow::Shadow;
use crate::state::State;
use crate::trace::Trace;
use crate::windows::{Known, Spent, Windows};
use imbl::Vector;
use smallvec::SmallVec;
use std::rc::Rc;
use std::sync::Arc;
use symvm_frontend::program::SideId;

/// So many snapshots come after a full one before the next. (A full one costs about 1 KB more.)
const INTERVAL: u32 = 96;
/// After more sides and pages than this the next snapshot is full, too: a resumption would read them one by one, each time,
/// where a full one shares them.
const MANY: u64 = 512;

/// What externals and new coverage change.
struct World {
    setting: Arc<Setting>,
    /// None if the snapshot was taken while an external ran that had no copy made.
    env: Option<Rc<dyn Environment>>,
    coverage: Arc<Coverage>,
    losses: Losses,
    objects: SymbolicObjects,
    defaults: InputDefaults,
    output: Vector<(u32, Arc<[u8]>)>,
    assumptions: Vec<Value>,
    shadow: Option<Shadow>,
}

impl World {
    /// Nothing in it has changed on a path that goes on from it.
    fn is_of(&self, state: &State, env: Option<&Rc<dyn Environment>>) -> bool {
        let same_env = match (&self.env, env) {
            (Some(a), Some(b)) => Rc::ptr_eq(a, b),
            (a, b) => a.is_none() && b.is_none(),
        };
        // Objects and output only grow.
        same_env
            && Arc::ptr_eq(&self.coverage, &state.covered)
            && self.losses.is(&state.losses)
            && self.objects.len() == state.objects.len()
            && self.defaults == state.defaults
            && self.output.len() == state.output.len()
            && self.assumptions == state.assumptions
            && self.shadow.is_none()
            && state.shadow.is_none()
    }
}

/// What calls, allocations and the world change.
struct Context {
    tables: Tables,
    /// The frames below the top one.
    below: Option<Arc<Frozen>>,
    /// The frames of threads that wait.
    others: Others,
    /// Variable arguments of the top frame.
    variadic: Option<Arc<[VarArg]>>,
    /// Of symbolic addresses.
    known: Known,
    world: Rc<World>,
}

impl Context {
    fn is(&self, other: &Self) -> bool {
        self.tables.is(&other.tables)
            && same(self.below.as_ref(), other.below.as_ref())
            && same(self.others.as_ref(), other.others.as_ref())
            && same(self.variadic.as_ref(), other.variadic.as_ref())
            && self.known.is(&other.known)
            && Rc::ptr_eq(&self.world, &other.world)
    }
}

/// A snapshot by itself.
struct Whole {
    pages: Full,
    words: Box<[u64]>,
    trace: Trace,
}

enum Body {
    Whole(Box<Whole>),
    /// What has changed since that one.
    After(Rc<Node>),
}

struct Node {
    body: Body,
    context: Rc<Context>,
    /// Of a snapshot that is not full: the numbers of `pages`, the sides, the words.
    coded: Bytes,
    pages: SmallVec<[Shared; 2]>,
    /// Bytes of the context and of a full snapshot that no earlier snapshot shares.
    anew: u32,
    /// Bytes of pages that no earlier snapshot shares.
    page_bytes: u32,
}

/// How a machine goes on from its last snapshot.
pub(crate) struct Last {
    node: Rc<Node>,
    words: Vec<u64>,
    /// Length of the trace.
    sides: u64,
    /// Snapshots since the last full one.
    distance: u32,
    /// Sides and pages to be read since then.
    weight: u64,
}

/// Counters in front of the words of the top frame.
const COUNTERS: usize = 10;

fn write_counters(words: &mut Vec<u64>, state: &State, passed: u32, marks: MemoryMarks) {
    words.extend([
        state.steps,
        state.next_serial,
        passed.into(),
        state.next_in_queue as u64,
        state.has_entry.into(),
        state.exit_code as u64,
        state.windows.spent().windows,
        state.windows.spent().floats,
        state.choices,
        state.steps_vary.into(),
    ]);
    words.extend(marks);
}

/// The state of a path at one point: cheap to clone, and [resumed](crate::Machine::resume) any number of times.
#[derive(Clone)]
pub struct Snapshot {
    node: Rc<Node>,
}

impl Snapshot {
    /// About how many bytes it takes that the snapshot before it does not: the pages written in between, and the rest.
    pub fn bytes(&self) -> u64 {
        let node = &*self.node;
        let coded = if node.coded.spilled() { node.coded.len() } else { 0 };
        self.page_bytes() + u64::from(node.anew) + (size_of::<Node>() + coded) as u64
    }

    /// Those of them that are pages of memory.
    pub fn page_bytes(&self) -> u64 {
        self.node.page_bytes.into()
    }

    /// Those of them that say how registers and counters differ, where they were, and which sides were taken.
    pub fn coded_bytes(&self) -> u64 {
        self.node.coded.len() as u64
    }

    /// Instructions executed before it.
    pub fn steps(&self) -> u64 {
        self.read(|_, _| (), |_| ()).words[0]
    }

    pub(crate) fn setting(&self) -> &Arc<Setting> {
        &self.node.context.world.setting
    }

    /// Reads back to the last full snapshot, and forward again; shows pages and sides as they come.
    fn read<'a>(
        &'a self,
        mut page: impl FnMut(u64, &'a Shared),
        mut side: impl FnMut(SideId),
    ) -> Reading<'a> {
        let mut changes = Vec::new();
        let mut at = &self.node;
        let whole = loop {
            match &at.body {
                Body::Whole(whole) => break whole,
                Body::After(parent) => {
                    changes.push(at);
                    at = parent;
                }
            }
        };
        let mut words = whole.words.to_vec();
        for node in changes.iter().rev() {
            let mut reader = Reader(&node.coded);
            for shared in &node.pages {
                page(reader.number(), shared);
            }
            for _ in 0..reader.number() {
                side(SideId(reader.number() as u32));
            }
            reader.words(&mut words);
        }
        Reading { whole, words, distance: changes.len() as u32 }
    }
}

struct Reading<'a> {
    whole: &'a Whole,
    words: Vec<u64>,
    distance: u32,
}

impl Machine {
    /// A cheap copy of the state. In the callback of a decision: the state just before the deciding instruction.
    /// `None` when the decision was made by an external that has had effects already; the path is then reached again
    /// by running its input from an earlier snapshot.
    pub fn snapshot(&mut self) -> Option<Snapshot> {
        if self.dirty {
            return None;
        }
        let last = self.last.take();
        let (context, mut anew) = self.context(last.as_ref().map(|last| &last.node.context));
        let sides = |last: &Last| self.state.trace.len() - last.sides;
        let near = |last: &Last| last.distance < INTERVAL && last.weight + sides(last) <= MANY;
        // Pages first: they are counted as they are laid back.
        let changes = match &last {
            Some(last) if near(last) => self.memory.changes(),
            _ => None,
        };
        let many = changes.as_ref().filter(|pages| pages.len() as u64 > MANY);
        let bytes_of_many = many.map(|pages| self.memory.page_bytes(pages.iter().map(|(_, page)| page)));
        let passed = if self.deciding { self.state.passed() } else { 0 };
        let mut words = Vec::with_capacity(64);
        write_counters(&mut words, &self.state, passed, self.memory.marks());
        self.frames.write_top(&mut words);
        let mut coded = Bytes::new();
        let (body, pages, page_bytes, distance, weight) = match (last, changes) {
            (Some(last), Some(changes)) if bytes_of_many.is_none() => {
                changes.iter().for_each(|(number, _)| coded::write(&mut coded, *number));
                let sides = self.state.trace.since(last.sides);
                coded::write(&mut coded, sides.len() as u64);
                sides.iter().for_each(|side| coded::write(&mut coded, side.0.into()));
                coded::write_words(&mut coded, &last.words, &words);
                coded.shrink_to_fit();
                let pages: SmallVec<_> = changes.into_iter().map(|(_, page)| page).collect();
                let bytes = self.memory.page_bytes(pages.iter());
                let weight = last.weight + (sides.len() + pages.len()) as u64;
                (Body::After(last.node), pages, bytes, last.distance + 1, weight)
            }
            _ => {
                anew += self.state.trace.seal() + (words.len() * 8 + size_of::<Whole>()) as u64;
                let (pages, written) = self.memory.freeze_pages();
                let whole = Whole { pages, words: words[..].into(), trace: self.state.trace.clone() };
                (Body::Whole(Box::new(whole)), SmallVec::new(), written + bytes_of_many.unwrap_or(0), 0, 0)
            }
        };
        let [anew, page_bytes] = [anew, page_bytes].map(|n| u32::try_from(n).unwrap_or(u32::MAX));
        let node = Rc::new(Node { body, context, coded, pages, anew, page_bytes });
        self.last = Some(Last { node: node.clone(), words, sides: self.state.trace.len(), distance, weight });
        Some(Snapshot { node })
    }

    /// What the last snapshot said of the context, if it still holds, or a new one; and its bytes.
    fn context(&mut self, last: Option<&Rc<Context>>) -> (Rc<Context>, u64) {
        let (tables, mut bytes) = self.memory.freeze_tables();
        let (below, copied) = self.frames.freeze_below();
        bytes += copied;
        // Late on a path, hardly any decision comes with new coverage.
        let state = &mut self.state;
        if *state.covered != state.coverage {
            state.covered = Arc::new(state.coverage.clone());
            bytes += state.coverage.bytes();
        }
        let env = self.env_before.clone().or_else(|| state.share_env());
        let state = &self.state;
        let world = last.map(|last| &last.world).filter(|world| world.is_of(state, env.as_ref()));
        let world = world.cloned().unwrap_or_else(|| {
            bytes += size_of::<World>() as u64;
            Rc::new(World {
                setting: self.setting.clone(),
                env,
                coverage: state.covered.clone(),
                losses: state.losses.clone(),
                objects: state.objects.clone(),
                defaults: state.defaults,
                output: state.output.clone(),
                assumptions: state.assumptions.clone(),
                shadow: state.shadow.clone(),
            })
        });
        let variadic = self.frames.top().and_then(|top| top.variadic.clone());
        let known = self.state.windows.known().clone();
        bytes += known.bytes_beside(last.map(|last| &last.known));
        let others = self.frames.others().clone();
        let context = Context { tables, below, others, variadic, known, world };
        match last {
            Some(last) if last.is(&context) => (last.clone(), bytes),
            _ => (Rc::new(context), bytes + size_of::<Context>() as u64),
        }
    }

    /// Goes on from a snapshot, in `machine`'s place (whose frames and tables are taken over).
    pub(crate) fn revive(snapshot: &Snapshot, blank: Blank) -> Self {
        let context = &*snapshot.node.context;
        let world = &*context.world;
        let (mut pages, mut sides) = (Vec::new(), Vec::new());
        let reading = snapshot.read(|number, page| pages.push((number, page)), |side| sides.push(side));
        let mut trace = reading.whole.trace.clone();
        let weight = (sides.len() + pages.len()) as u64;
        sides.into_iter().for_each(|side| trace.push(side));
        let (counters, rest) = reading.words.split_first_chunk::<COUNTERS>().expect("all were written");
        let (marks, top) = rest.split_first_chunk().expect("all were written");
        let &[
            steps,
            next_serial,
            passed,
            next_in_queue,
            has_entry,
            exit_code,
            windows,
            floats,
            choices,
            steps_vary,
        ] = counters;
        let setting = world.setting.clone();
        let limit = setting.options.max_stack_bytes;
        let memory = Memory::thaw(
            &setting.program,
            limit,
            &reading.whole.pages,
            pages.into_iter(),
            &context.tables,
            *marks,
        );
        let Blank { mut frames, scratch } = blank;
        frames.restore(context.below.clone(), top, context.variadic.clone());
        frames.restore_others(&context.others);
        let state = State {
            env: world.env.as_ref().map(|env| env.clone_box()),
            shared_env: world.env.clone(),
            coverage: (*world.coverage).clone(),
            covered: world.coverage.clone(),
            losses: world.losses.clone(),
            steps,
            objects: world.objects.clone(),
            defaults: world.defaults,
            output: world.output.clone(),
            next_serial,
            next_in_queue: next_in_queue as usize,
            has_entry: has_entry != 0,
            exit_code: exit_code as i32,
            assumptions: world.assumptions.clone(),
            decided: (u64::MAX, 0),
            shadow: world.shadow.clone(),
            windows: Windows::of(Spent { windows, floats }, context.known.clone()),
            observed: false,
            steps_vary: steps_vary != 0,
            trace,
            choices,
        };
        let sides = state.trace.len();
        let mut machine = Self::assemble(setting, memory, frames, state);
        machine.scratch = scratch;
        machine.skip = passed as u32;
        let (words, distance) = (reading.words, reading.distance);
        machine.last = Some(Last { node: snapshot.node.clone(), words, sides, distance, weight });
        machine
    }
}

/// What a machine takes over from one that is no longer needed.
pub(crate) struct Blank {
    pub frames: crate::frames::Frames,
    pub scratch: crate::machine::Scratch,
}

impl std::fmt::Debug for Snapshot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Snapshot").field("bytes", &self.bytes()).finish_non_exhaustive()
    }
}
