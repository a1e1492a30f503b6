//! Between the solver's inputs: mutated ones, run concretely.
//!
//! The stage gets a share of the campaign's effort. What a campaign spends on an iteration (solver and machine) earns
//! credit, and mutants are run as long as there is any. A mutant that covers something new, or shows a fault not
//! reported yet, becomes a start of the campaign: it is run concolically like a seed, so that its path enters the tree
//! and strategies go on from there. As long as mutants find nothing the stage earns less and less, down to a
//! sixteenth. Once nothing else is left to do, and something was out of reach, it goes on alone. Effort is counted in the work of
//! solver and machine, never in time, so that one seed fixes a run.

mod mutate;

use crate::engine::Run;
use crate::filed::BugKey;
use hashbrown::HashSet;
use mutate::{Dictionary, mutate};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use symvm_frontend::analysis::ComparedConstants;
use symvm_frontend::program::SideId;
use symvm_vm::Input;

/// What a mutant's run costs beside its instructions. Costs are in microseconds, as measured on `examples/json`, unoptimised;
/// what counts is how they compare: there a mutant, which runs from the start, is worth 0.4 iterations, which do not.
const RUN_COST: u64 = 30;
/// Instructions of the concrete lane for one.
const STEPS_PER_MICROSECOND: u64 = 40;
/// What an iteration costs beside the [work](crate::engine::Effort::all_work) of solver and machine.
const ITERATION_COST: u64 = 100;
/// The most that is spent at once, where a single iteration earned more.
const MOST_CREDIT: i64 = 2_000_000;
/// What is spent at once when it is all that is left to do.
const STRETCH: i64 = 200_000;
/// Mutants without success after which the stage earns half.
const PATIENCE: u32 = 20_000;
/// Halvings at most.
const MOST_HALVINGS: u32 = 4;
/// Microseconds in vain after which it ends where it is all that is left to do.
const OVERTIME: i64 = 20_000_000;

/// See the module.
pub struct Fuzz {
    /// Percent of all effort.
    share: u32,
    dictionary: Dictionary,
    rng: SmallRng,
    /// Inputs that covered something new.
    corpus: Vec<Input>,
    next: usize,
    /// The campaign's work when a run was taken in last.
    work: u64,
    /// Microseconds that may be spent.
    credit: i64,
    in_vain: u32,
    halvings: u32,
    /// Microseconds in vain when it was all that was left to do, and how many there may be.
    overtime: i64,
    most_overtime: i64,
    /// What the last mutant that the campaign runs is to show.
    chased: Vec<Novelty>,
    /// What mutants showed, and the campaign's runs of them did not.
    elusive: HashSet<Novelty>,
    /// Faults on paths that are to be gone on with.
    awaited: HashSet<Novelty>,
}

/// What a mutant may show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Novelty {
    /// It takes a side that was not taken before.
    Side(SideId),
    /// It shows a fault that was not reported before.
    Fault(BugKey),
}

/// Mutants that showed nothing, one after the other: what a journal keeps of them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct InVain {
    /// How many.
    pub mutants: u64,
    /// Microseconds of credit that they took.
    pub cost: u64,
}

impl Fuzz {
    /// A stage with `share` percent of all effort.
    pub fn new(share: u32, constants: &ComparedConstants, seed: u64) -> Self {
        Self {
            share: share.min(99),
            dictionary: Dictionary::new(constants),
            // A stream of its own: the campaign's choices are the same with and without the stage, as far as they go.
            rng: SmallRng::seed_from_u64(seed ^ 0x6675_7a7a),
            corpus: Vec::new(),
            next: 0,
            work: 0,
            credit: 0,
            in_vain: 0,
            halvings: 0,
            overtime: 0,
            most_overtime: OVERTIME,
            chased: Vec::new(),
            elusive: HashSet::new(),
            awaited: HashSet::new(),
        }
    }

    /// Nothing else is left to do: it may spend some more, up to a limit. Answers whether there is a point in it.
    pub fn go_on(&mut self) -> bool {
        let goes_on = !self.corpus.is_empty() && self.overtime < self.most_overtime;
        if goes_on {
            self.overtime += STRETCH;
            self.credit = STRETCH;
        }
        goes_on
    }

    /// What it may spend in vain when nothing else is left is one of so many shares.
    pub fn share_overtime(&mut self, shares: u64) {
        self.most_overtime = OVERTIME / i64::try_from(shares.max(1)).unwrap_or(OVERTIME);
    }

    /// What a mutant showed is sought no more: the tree it was for is gone.
    pub fn forget_chase(&mut self) {
        self.chased.clear();
    }

    /// Takes in a run of the campaign, whose solver and machine have done so much work until then.
    pub fn on_run(&mut self, run: &Run, work: u64) {
        let spent = work.saturating_sub(std::mem::replace(&mut self.work, work)) + ITERATION_COST;
        let earned = spent * u64::from(self.share) / u64::from(100 - self.share);
        self.credit = (self.credit + (earned >> self.halvings) as i64).min(MOST_CREDIT);
        // The first is something to begin with, even where it ended before any branch.
        if (run.path.new_sides > 0 || self.corpus.is_empty()) && !run.input.is_empty() {
            self.next = self.corpus.len();
            self.corpus.push(run.input.clone());
        }
    }

    /// There is something to mutate, and credit.
    pub fn may_run(&self) -> bool {
        self.credit > 0 && !self.corpus.is_empty()
    }

    /// The next mutant to run, while there may be one.
    pub fn next(&mut self) -> Option<Input> {
        if self.may_run() { self.mutant() } else { None }
    }

    fn mutant(&mut self) -> Option<Input> {
        // New inputs come first, then the others by turns.
        let base = &self.corpus[self.next % self.corpus.len()];
        let other = &self.corpus[self.rng.random_range(0..self.corpus.len())];
        self.next = (self.next + 1) % self.corpus.len();
        mutate(&mut self.rng, base, other, &self.dictionary)
    }

    /// What of this is new: what is not known, and did not elude the campaign before.
    pub fn is_new(&self, news: &[Novelty]) -> bool {
        news.iter().any(|news| !self.elusive.contains(news) && !self.awaited.contains(news))
    }

    /// A mutant shows something: it is run by the campaign next.
    pub fn chase(&mut self, news: Vec<Novelty>) {
        self.chased = news;
    }

    /// The path of the last such mutant belongs to another shard, which reports its fault, or does not. It does not count again.
    pub fn leave_faults(&mut self) {
        self.elusive.extend(chased_faults(&mut self.chased));
    }

    /// That path is to be gone on with: its fault is reported then, or not. It does not count again as long as there is this tree.
    pub fn await_faults(&mut self) {
        self.awaited.extend(chased_faults(&mut self.chased));
    }

    /// Paths that were to be gone on with are gone.
    pub fn await_nothing(&mut self) {
        self.awaited.clear();
    }

    /// The campaign ran what the last such mutant was: answers what of it is not known even now. A run of the campaign may go
    /// another way, since blocks of memory lie elsewhere in it. It does not count again.
    pub fn catch(&mut self, is_known: impl Fn(&Novelty) -> bool) -> Vec<Novelty> {
        let chased = std::mem::take(&mut self.chased);
        let (caught, mut elusive): (Vec<_>, Vec<_>) = chased.into_iter().partition(is_known);
        if !caught.is_empty() {
            (self.in_vain, self.halvings, self.overtime) = (0, 0, 0);
        }
        elusive.retain(|news| self.elusive.insert(*news));
        elusive
    }

    /// Takes in the run of a mutant. Answers what it cost.
    pub fn on_mutant(&mut self, steps: u64) -> u64 {
        let cost = RUN_COST + steps / STEPS_PER_MICROSECOND;
        self.credit -= cost as i64;
        self.count_in_vain();
        cost
    }

    /// Leaves out mutants that were run before, of which it is known that they show nothing.
    pub fn pass_over(&mut self, known: InVain) {
        for _ in 0..known.mutants {
            let _ = self.mutant();
            self.count_in_vain();
        }
        self.credit -= known.cost as i64;
    }

    fn count_in_vain(&mut self) {
        self.in_vain += 1;
        if self.in_vain >= PATIENCE {
            self.in_vain = 0;
            self.halvings = (self.halvings + 1).min(MOST_HALVINGS);
        }
    }
}
/// Takes the faults out of what is chased.
fn chased_faults(chased: &mut Vec<Novelty>) -> impl Iterator<Item = Novelty> + '_ {
    chased.extract_if(.., |news| matches!(news, Novelty::Fault(..)))
}
