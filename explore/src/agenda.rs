//! What is looked into at once, whatever the strategy: the failing side of every check, the other objects of every
//! symbolic address, the other targets of every symbolic call and jump, and the holding side of a violated assumption.
//!
//! What a quick attempt of the solver had no answer to is tried once more with all the time there is, one side after each
//! [`BETWEEN_RETRIES`] runs, and once all else has taken [`WORK_BETWEEN_RETRIES`] times as much work as the last one took, so
//! that hard queries do not keep a campaign from what is easy, and are not forgotten.
//!
//! A path over hash tables with symbolic keys has hundreds of checks, each a query. A crowd of them lets the strategy have a
//! turn after every [`IN_A_ROW`], or little would be explored.
//!
//! Other objects, targets and places to jump to are ways for the program to go on, and each run down one of them meets more: over
//! tables of pointers they would be all that is explored. So they have one for [`OTHERS`] of the strategy's, and [`PRIZE`] more
//! for each that covered something first, but no more than the strategy and [`AHEAD`].
//!
//! Checks where a bug was already found wait until the strategy has nothing left, and so do the other values of symbolic sizes
//! and of addresses that were bound, of which there may be very many: they are put off, never dropped. But the first
//! [`VALUES_AT_ONCE`] of each place are looked into at once, for in a tree without an end whatever needs another value than the
//! first would never be found.

use crate::tree::{Candidate, ExecutionTree, NewPath, NodeKind, Origin, SideState};
use hashbrown::{HashMap, HashSet};
use std::collections::VecDeque;
use symvm_frontend::program::LocId;

/// Runs between two long queries, as long as there is anything else to do.
const BETWEEN_RETRIES: u64 = 32;

/// Work of all else between two long queries, for that of the first.
const WORK_BETWEEN_RETRIES: u64 = 4;

/// Sides in the queue that are a crowd.
const CROWD: usize = 256;

/// Sides of a crowd looked into between two turns of the strategy.
const IN_A_ROW: u32 = 16;

/// Runs to other objects and targets before they have to wait for the strategy's.
const AHEAD: u64 = 16;

/// The strategy's runs for one to another object or target, whatever those bring.
const OTHERS: u64 = 8;

/// Runs to other objects and targets for one of them that covered something first. (grep-2.2, `cgs`, 1,500 executions: of 753
/// such runs one did, of 745 of the strategy's 113.)
const PRIZE: u64 = 16;

/// Other sizes and addresses that are tried at once, by place in the program.
const VALUES_AT_ONCE: u32 = 4;

/// Behind such a side the program goes on.
fn is_way_on(kind: NodeKind) -> bool {
    matches!(kind, NodeKind::Address | NodeKind::Callee | NodeKind::Jump)
}

/// Work for the campaign itself.
#[derive(Debug, Default)]
pub struct Agenda {
    assumptions: Vec<Candidate>,
    now: VecDeque<Candidate>,
    /// Sides to other objects and targets, as long as they have had enough runs.
    waiting: VecDeque<Candidate>,
    /// How many runs those have had, and all others.
    runs: (u64, u64),
    /// How many of the former covered something first.
    fruitful: u64,
    later: VecDeque<Candidate>,
    /// Sides looked into since the strategy's last turn.
    row: u32,
    put_off: VecDeque<Candidate>,
    /// Runs before the next long query.
    retry_at: u64,
    /// Work before the next long query.
    retry_work: u64,
    /// Places where a bug was found.
    known: HashSet<(NodeKind, LocId)>,
    /// Other sizes and addresses tried, by place.
    values: HashMap<LocId, u32>,
    explore_concretised: bool,
}

impl Agenda {
    /// An empty agenda.
    pub fn new(explore_concretised: bool) -> Self {
        Self { explore_concretised, ..Self::default() }
    }

    /// Takes note of the decisions that a path met first, and whether it covered something first.
    pub fn on_path(&mut self, tree: &mut ExecutionTree, path: &NewPath, covers: bool) {
        match path.origin {
            Origin::Eager(c) if is_way_on(tree.node(c.node).kind) => {
                self.runs.0 += 1;
                self.fruitful += u64::from(covers);
            }
            _ => self.runs.1 += 1,
        }
        for &node in &path.fresh {
            let (kind, loc) = (tree.node(node).kind, tree.node(node).loc);
            let Some(side) = tree.node(node).sides.iter().position(|s| s.state == SideState::Unexplored)
            else {
                continue;
            };
            let c = Candidate { node, side: side as u32 };
            match kind {
                NodeKind::Branch { .. } => {}
                NodeKind::Assume if side == 0 => self.assumptions.push(c),
                NodeKind::Assume => tree.close(c, SideState::Ignored),
                NodeKind::Check | NodeKind::Address | NodeKind::Callee | NodeKind::Jump => {
                    self.now.push_back(c)
                }
                NodeKind::Concretise if !self.explore_concretised => tree.close(c, SideState::Ignored),
                NodeKind::Size | NodeKind::Place => {
                    let tried = self.values.entry(loc).or_insert(0);
                    *tried += 1;
                    if *tried <= VALUES_AT_ONCE { self.now.push_back(c) } else { self.later.push_back(c) }
                }
                NodeKind::Concretise => self.later.push_back(c),
            }
        }
    }

    /// A bug was found behind this decision.
    pub fn found_bug(&mut self, kind: NodeKind, loc: LocId) {
        self.known.insert((kind, loc));
    }

    /// The tree was thrown away. Where bugs were found is still known.
    pub fn forget_sides(&mut self) {
        self.assumptions.clear();
        self.values.clear();
        self.now.clear();
        self.waiting.clear();
        self.later.clear();
        self.put_off.clear();
    }

    /// A violated assumption to be met.
    pub fn next_assumption(&mut self, tree: &ExecutionTree) -> Option<Candidate> {
        std::iter::from_fn(|| self.assumptions.pop()).find(|&c| tree.is_open(c))
    }

    /// A side to be looked into before the strategy is asked.
    pub fn next_now(&mut self, tree: &ExecutionTree) -> Option<Candidate> {
        if self.now.len() + self.waiting.len() > CROWD && self.row >= IN_A_ROW && tree.open_sides() > 0 {
            self.row = 0;
            return None;
        }
        let (had, others) = self.runs;
        let enough = had >= others.min(others / OTHERS + PRIZE * self.fruitful) + AHEAD;
        if !enough && let Some(c) = self.waiting.pop_front() {
            self.now.push_front(c);
        }
        while let Some(c) = self.now.pop_front() {
            let node = tree.node(c.node);
            if !tree.is_open(c) {
            } else if enough && is_way_on(node.kind) {
                self.waiting.push_back(c);
            } else if self.known.contains(&(node.kind, node.loc)) {
                self.later.push_back(c);
            } else {
                self.row += 1;
                return Some(c);
            }
        }
        None
    }

    /// A side to be looked into when nothing else is left.
    pub fn next_later(&mut self, tree: &ExecutionTree) -> Option<Candidate> {
        std::iter::from_fn(|| self.waiting.pop_front().or_else(|| self.later.pop_front()))
            .find(|&c| tree.is_open(c))
    }

    /// The solver's quick attempt had no answer.
    pub fn put_off(&mut self, c: Candidate, runs: u64) {
        if self.put_off.is_empty() {
            self.retry_at = runs + BETWEEN_RETRIES;
        }
        self.put_off.push_back(c);
    }

    /// A side that is worth a long query: if it is time for one by runs and by [work](crate::engine::Effort::all_work), or
    /// (`idle`) there is nothing else to do.
    pub fn next_retry(
        &mut self,
        tree: &ExecutionTree,
        (runs, work): (u64, u64),
        idle: bool,
    ) -> Option<Candidate> {
        if (runs < self.retry_at || work < self.retry_work) && !idle {
            return None;
        }
        self.retry_at = runs + BETWEEN_RETRIES;
        std::iter::from_fn(|| self.put_off.pop_front()).find(|&c| tree.state(c) == SideState::PutOff)
    }

    /// A long query began and ended with so much work done.
    pub fn on_retry(&mut self, before: u64, after: u64) {
        let took = after.saturating_sub(before);
        self.retry_work = after.saturating_add(took.saturating_mul(WORK_BETWEEN_RETRIES));
    }

    /// Sides that still wait for a long query.
    pub fn put_off_sides(&self, tree: &ExecutionTree) -> impl Iterator<Item = Candidate> {
        self.put_off.iter().copied().filter(|&c| tree.state(c) == SideState::PutOff)
    }

    /// Sides not looked into.
    pub fn left(&self, tree: &ExecutionTree) -> u64 {
        let lists = self.assumptions.iter().chain(&self.now).chain(&self.waiting).chain(&self.later);
        (lists.filter(|&&c| tree.is_open(c)).count() + self.put_off_sides(tree).count()) as u64
    }
}
