//! Interpolation-based pruning: a subtree that provably shows no bug that is not known is not explored again.
//!
//! After *Boosting Concolic Testing via Interpolation* (Jaffar, Murali, Navas, FSE 2013). A node of the execution tree whose
//! subtree was explored to its end, and without a bug, is *full*: it gets an [`Annotation`], a condition on the state at the
//! node under which every continuation goes as one of those explored. Another state at the same point of the program that
//! satisfies it is *subsumed*: its run ends there.
//!
//! ```text
//! run ends ─▶ walk up from its leaf ─▶ all sides of a node full? ─▶ record the segments below it, annotate, one up
//!                                       └─ no: half. Greedy confirmation explores an open side at once
//! run reaches a new node ─▶ an annotation of this place and shape holds? ─▶ the run ends: subsumed
//! ```
//! The unit is the *head*: the first decision of an instruction, where the machine's state is one between two instructions.
//! What follows at the same instruction (another object, a check), and assumptions, belong to the head above them.
//!
//! The condition at a head is the weakest precondition over the recorded segments ([`segment`]), weakened or made
//! small by interpolation ([`annotate`]). Whatever cannot be recorded exactly makes the head *dead*: nothing above it is
//! annotated on its account.

mod annotate;
mod budget;
mod exits;
mod segment;
mod subsume;

use crate::tree::{Candidate, ExecutionTree, NodeId, PathId};
pub(crate) use annotate::Head;
use budget::{Budget, Mark, Purpose};
pub(crate) use exits::Exit;
use exits::{Exits, exits, head};
use hashbrown::{HashMap, HashSet};
use std::collections::BTreeMap;
use symvm_frontend::program::FuncId;
use symvm_solver::clock::Instant;
use symvm_solver::interpolation::{Interpolator, InterpolatorConfig, System};
use symvm_solver::{Evaluator, Solver, SolverConfig, SymbolId, TermId, Terms};
use symvm_vm::{Location, Outcome, Vocabulary};

/// Settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PruneOptions {
    /// Explore the other side of a node that keeps the ones above from being annotated at once.
    pub greedy: bool,
    /// Have every annotation and every subsumption confirmed by solvers of their own.
    pub verify: bool,
    /// Write a test for each path that was pruned, from the input that led there.
    pub tests: bool,
    /// Whatever it costs; otherwise it may cost a share of what exploring costs, and of what it saves.
    pub unlimited: bool,
    /// Keep annotations in words, for `symvm explain`.
    pub words: bool,
    /// How annotations are made.
    pub means: Means,
    /// How proofs are read.
    pub system: System,
    /// Interpolants are said in the terms of the conditions, not in bits of the state.
    pub lift: bool,
}

/// How annotations are made, to compare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Means {
    /// The weaker: projected or exact where they are small, else interpolated.
    Any,
    /// Weakest preconditions alone.
    Exact,
    /// Interpolants from proofs alone.
    Proof,
    /// The values at the head, but those that can be deleted.
    Core,
}

impl Default for PruneOptions {
    fn default() -> Self {
        Self {
            greedy: true,
            verify: false,
            tests: false,
            unlimited: false,
            words: false,
            means: Means::Any,
            system: System::InverseMcMillan,
            lift: true,
        }
    }
}

/// Why a subtree shows no bug: a condition on the states at its head.
#[derive(Clone, Debug)]
pub struct Annotation {
    /// Function and place of the head.
    pub place: (FuncId, u32),
    /// The shape of its state.
    pub shape: u128,
    /// The condition, over state variables.
    pub formula: TermId,
    /// Those variables and what they stand for.
    pub variables: Vec<(SymbolId, Location)>,
    /// Of these: those that it holds for one number of alone.
    fixed: Vec<(Location, u64)>,
    /// Memory that must have been written, where that is looked at (`--check uninit`).
    pub written: Vec<(u64, u64)>,
    /// How many runs it took, or would have taken, to explore the subtree.
    pub runs: u64,
    /// States that a query showed to satisfy it, and others.
    asked: (u32, u32),
}

/// Queries about an annotation that come to nothing before the first that does, and for each that does.
const PATIENCE: u32 = 12;

impl Annotation {
    /// A query about a state may come to something.
    fn is_promising(&self) -> bool {
        self.asked.1 < PATIENCE.saturating_mul(self.asked.0 + 1)
    }
}

/// An annotation, by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnnotationId(u32);

/// What is known of a head.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Full(AnnotationId),
    /// Its subtree is explored, but why it shows no bug could not be said.
    Dead,
}

/// How a path ended, for what lies above its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Clean,
    /// In a state that was subsumed, after so many instructions.
    Subsumed(AnnotationId, u64),
    Bad,
}

macro_rules! counters {
    ($($(#[doc = $doc:literal])+ $name:ident),* $(,)?) => {
        /// What pruning did.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub struct PruneStatistics { $($(#[doc = $doc])+ pub $name: u64),* }
        impl PruneStatistics {
            /// Names and numbers.
            pub fn list(&self) -> Vec<(String, u64)> {
                vec![$((concat!("prune_", stringify!($name)).to_owned(), self.$name)),*]
            }
        }
    };
}
counters! {
    /// Heads that were annotated.
    annotations,
    /// Those whose annotation is the weakest precondition.
    exact,
    /// Those where it does not mention inputs read below the head, which were taken out without a proof.
    projected,
    /// Those whose annotation is an interpolant from a proof.
    interpolated,
    /// Heads explored to the end that could not be annotated.
    dead,
    /// Segments recorded.
    segments,
    /// Segments that could not be followed exactly.
    segments_lost,
    /// Heads put off because there was nothing left to spend.
    put_off,
    /// States looked up.
    look_ups,
    /// States compared with an annotation.
    checks,
    /// Of these: decided by a query.
    checks_by_query,
    /// Runs that ended in a subsumed state.
    subsumed,
    /// Runs for greedy confirmation.
    greedy,
    /// With `verify`: what solvers of their own refuted. There must not be one.
    refuted,
}

/// Gates of one query.
const GATES: usize = 200_000;
/// Heads put off of which is known that they are full.
const PUT_OFF: usize = 1 << 16;

/// See the module.
pub struct Pruner {
    options: PruneOptions,
    vocabulary: Vocabulary,
    annotations: Vec<Annotation>,
    /// Of each annotation its conditions over names of the source, where they are kept.
    words: Vec<Vec<String>>,
    /// Places that have annotations.
    places: HashSet<(FuncId, u32)>,
    /// By place and shape, the ones that held last first.
    index: HashMap<((FuncId, u32), u128), Vec<AnnotationId>>,
    heads: HashMap<NodeId, State>,
    ends: HashMap<PathId, End>,
    solver: Solver,
    fresh: SolverConfig,
    interpolator: Interpolator,
    evaluator: Evaluator,
    statistics: PruneStatistics,
    /// Why heads were not annotated, and how often.
    lost: BTreeMap<&'static str, u64>,
    /// What it may cost.
    pub(crate) budget: Budget,
    /// Heads to be annotated when there is something to spend, the next one last.
    put_off: Vec<NodeId>,
    look_up_ns: u64,
}

impl Pruner {
    /// A pruner that knows nothing yet; `filed`: each path explored leaves a test, which is part of what it costs.
    pub fn new(options: PruneOptions, solver: &SolverConfig, filed: bool) -> Self {
        // By default the weakest of the systems, and no substitution: that would take the values of the state itself, which is the
        // smallest interpolant as a rule, and the strongest.
        // Limits are counted, so that a campaign gone on with comes to the same.
        let solver = &SolverConfig { timeout: None, max_gates: GATES, refine: false, ..solver.clone() };
        let interpolation = InterpolatorConfig {
            solver: solver.clone(),
            systems: vec![options.system],
            eliminate: false,
            lift: options.lift,
            ..InterpolatorConfig::default()
        };
        Self {
            options,
            vocabulary: Vocabulary::default(),
            annotations: Vec::new(),
            words: Vec::new(),
            places: HashSet::new(),
            index: HashMap::new(),
            heads: HashMap::new(),
            ends: HashMap::new(),
            solver: Solver::new(solver.clone()),
            fresh: solver.clone(),
            interpolator: Interpolator::new(interpolation),
            evaluator: Evaluator::new(),
            statistics: PruneStatistics::default(),
            lost: BTreeMap::new(),
            budget: Budget::new(!options.unlimited, filed),
            put_off: Vec::new(),
            look_up_ns: 0,
        }
    }

    /// What it did so far, by name.
    pub fn counters(&self) -> Vec<(String, u64)> {
        let lost = self.lost.iter().map(|(why, &n)| (format!("prune_lost_{}", why.replace(' ', "_")), n));
        let work = [("prune_work_explored", self.budget.explored()), ("prune_work", self.budget.spent())];
        let work = work.map(|(name, n)| (name.to_owned(), n / 1_000));
        self.statistics.list().into_iter().chain(work).chain(lost).collect()
    }

    /// Nanoseconds of look-ups.
    pub fn look_up_ns(&self) -> u64 {
        self.look_up_ns
    }

    fn mark(&self, terms: &Terms) -> Mark {
        Mark::new(terms, self.solver.stats(), self.interpolator.stats())
    }

    fn lose(&mut self, why: &'static str) {
        *self.lost.entry(why).or_default() += 1;
    }

    /// All annotations in words.
    pub(crate) fn words(&self) -> &[Vec<String>] {
        &self.words
    }

    /// The number of a head's annotation.
    pub(crate) fn number(&self, head: NodeId) -> Option<u32> {
        match self.heads.get(&head)? {
            State::Full(id) => Some(id.0),
            State::Dead => None,
        }
    }

    /// The number of the annotation that a path ended by.
    pub(crate) fn subsumed_by(&self, path: PathId) -> Option<u32> {
        self.subsumed(path).map(|(id, _)| id.0)
    }

    /// A path ended; `subsumed`: by that annotation, after so many instructions.
    pub fn on_end(
        &mut self,
        path: PathId,
        outcome: &Outcome,
        sound: bool,
        subsumed: Option<(AnnotationId, u64)>,
    ) {
        let end = match (outcome, subsumed) {
            (Outcome::Subsumed, Some((id, steps))) => End::Subsumed(id, steps),
            (Outcome::Exit { .. } | Outcome::SilentExit { .. } | Outcome::AssumeViolated, _) if sound => {
                End::Clean
            }
            _ => End::Bad,
        };
        self.ends.insert(path, end);
    }

    /// The annotation that a path ended by, and where.
    pub fn subsumed(&self, path: PathId) -> Option<(AnnotationId, u64)> {
        match self.ends.get(&path)? {
            End::Subsumed(id, steps) => Some((*id, *steps)),
            _ => None,
        }
    }

    /// A run for greedy confirmation is made.
    pub fn on_greedy(&mut self) {
        self.statistics.greedy += 1;
    }

    /// A hard end of all queries.
    pub fn set_deadline(&mut self, deadline: Instant) {
        self.solver.set_deadline(Some(deadline));
    }

    /// The tree was thrown away.
    pub fn forget(&mut self) {
        self.put_off.clear();
        self.heads.clear();
        self.ends.clear();
    }
}

/// What annotating needs of the engine.
pub(crate) trait Segments {
    /// Annotates a head with such exits. None: it could not be done.
    fn annotate(
        &mut self,
        pruner: &mut Pruner,
        tree: &ExecutionTree,
        head: NodeId,
        exits: &[Exit],
    ) -> Option<AnnotationId>;
}

/// Annotates what is full at and above `node`, and then what was put off earlier, as far as there is something to spend. Answers
/// the open side of a branch that ended the walk.
pub(crate) fn propagate(
    pruner: &mut Pruner,
    engine: &mut dyn Segments,
    tree: &ExecutionTree,
    node: NodeId,
) -> Option<Candidate> {
    let open = walk_up(pruner, engine, tree, node);
    while pruner.budget.allows(Purpose::Annotate)
        && let Some(earlier) = pruner.put_off.pop()
    {
        walk_up(pruner, engine, tree, earlier);
    }
    open
}

/// Walks up from `node` and annotates heads as long as they are full. Answers the open side of a branch that ended the walk.
fn walk_up(
    pruner: &mut Pruner,
    engine: &mut dyn Segments,
    tree: &ExecutionTree,
    node: NodeId,
) -> Option<Candidate> {
    let mut at = head(tree, node)?;
    loop {
        match pruner.heads.get(&at) {
            Some(State::Full(_)) => {}
            Some(State::Dead) => return None,
            None => match exits(pruner, tree, at) {
                Exits::Half => return None,
                Exits::Open(candidate) => return Some(candidate),
                Exits::Full(_) if !pruner.budget.allows(Purpose::Annotate) => {
                    if pruner.put_off.len() < PUT_OFF {
                        pruner.statistics.put_off += 1;
                        pruner.put_off.push(at);
                    }
                    return None;
                }
                Exits::Full(list) => match engine.annotate(pruner, tree, at, &list) {
                    Some(id) => {
                        pruner.heads.insert(at, State::Full(id));
                    }
                    None => {
                        pruner.statistics.dead += 1;
                        pruner.heads.insert(at, State::Dead);
                        return None;
                    }
                },
            },
        }
        at = head(tree, tree.node(at).parent?.node)?;
    }
}
