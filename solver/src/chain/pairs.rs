//! Queries about a chain of pairs: the state that a scanner was in, and the byte that it read.
//!
//! Each condition behind a generated scanner depends on a byte or two directly and on all before them by the state, so no
//! variable has few enough values for [combinations](super::join), and gates for all those tables take a search most of its
//! time. What is left to [pairs](super::value_sets) refutes such queries where they cannot hold, and mostly says what satisfies
//! them where they can.
//!
//! The queries of an exploration come from a few paths at a time, and each of them has but a condition or two that the last
//! one on its path did not have. So what was found of a few paths is kept.

use std::collections::VecDeque;

use hashbrown::HashMap;

use super::domains::{Split, Stop};
use super::narrow::{CELLS_PER_TERM, Set};
use super::query::{Context, Query};
use super::value_sets::{Contradiction, ValueSets};
use crate::{Assignment, TermId};

/// Values computed for one query at most: some ten milliseconds.
const BUDGET: u64 = 4_000_000;

/// What one of them costs, in cells of [columns](super::columns): four or so, twice that to be on the safe side.
const CELLS: i64 = 8;

/// What may be spent beyond what was saved, in cells; then they are asked again after a share of what searches cost.
const CREDIT: i64 = 128_000_000;
const SHARE: u64 = 512;

/// What is saved beyond that is not remembered: programs change what they do.
const MAX_SAVED: i64 = 256_000_000;

/// Paths of which something is kept.
const PATHS: usize = 128;

/// With more symbols there is too much to look at.
const MAX_SYMBOLS: usize = 64;

/// Values kept of one at most, and of all: half a megabyte, and 16.
const MAX_KEPT: usize = 1 << 16;
const MAX_KEPT_OF_ALL: usize = 1 << 21;

/// What conditions leave.
#[derive(Clone)]
struct Path {
    /// Variables, with the values that they were told with.
    variables: HashMap<TermId, Set>,
    /// Conditions, and whether they have refused something.
    conditions: Vec<(TermId, bool)>,
    sets: ValueSets,
}

/// See the module. Belongs to one arena.
#[derive(Default)]
pub(super) struct Pairs {
    /// The last ones first.
    paths: VecDeque<Path>,
    /// What was saved by answers, less what was spent, in cells.
    saved: i64,
    /// Whether to ask them before a byte of the hint is changed: positive after more answers of theirs than of that.
    lead: i8,
}

/// What came of it.
pub(super) enum Found {
    /// The conditions that have refused something contradict each other.
    Refuted,
    /// These values, for all of the query's symbols, may satisfy the conditions.
    Maybe(Assignment),
    Nothing,
}

impl Path {
    fn new() -> Path {
        Path { variables: HashMap::new(), conditions: Vec::new(), sets: ValueSets::with_pairs() }
    }

    /// Whether everything that was found holds for these conditions and variables.
    fn holds_for(&self, query: &Query, left: &HashMap<TermId, Set>) -> bool {
        let is_told =
            |(variable, told): (&TermId, &Set)| left.get(variable).is_some_and(|left| left.is_subset(*told));
        self.variables.iter().all(is_told)
            && self.conditions.iter().all(|(condition, _)| query.set.binary_search(condition).is_ok())
    }

    /// Another condition holds. As an error: what there is to say.
    fn require(&mut self, context: &Context<'_>, condition: TermId, end: u64) -> Result<(), Found> {
        let required = self.sets.require(context.terms, condition, end).ok_or(Found::Nothing)?;
        let has_refused = self.sets.has_narrowed() || required.is_err();
        self.conditions.push((condition, has_refused));
        required.map_err(|Contradiction| Found::Refuted)
    }

    /// The values left to variables are these, and the goal holds, if it is open.
    fn conclude(
        &mut self,
        context: &Context<'_>,
        left: &[(TermId, Set)],
        goal: Option<TermId>,
        end: u64,
    ) -> Result<(), Found> {
        for &(variable, domain) in left {
            self.sets.restrict(variable, domain).map_err(|Contradiction| Found::Refuted)?;
        }
        // Whoever has narrowed them knows that.
        self.sets.has_narrowed();
        goal.map_or(Ok(()), |goal| self.require(context, goal, end))
    }

    /// Values out of what is left, each as wished if it is left.
    fn choose(&mut self, query: &Query, left: &[(TermId, Set)], wished: &Assignment) -> Found {
        let mut chosen = Assignment::new();
        for (&(variable, _), &symbol) in left.iter().zip(&query.symbols) {
            let left = self.sets.left(variable);
            let wish = wished.get(symbol).unwrap_or(0) as u8;
            let value = Some(wish).filter(|&value| left.contains(value)).or_else(|| left.values().next());
            let Some(value) = value else { return Found::Nothing };
            if self.sets.restrict(variable, [value].into_iter().collect()).is_err() {
                return Found::Nothing;
            }
            chosen.set(symbol, u64::from(value));
        }
        Found::Maybe(chosen)
    }

    /// Tells which conditions have refused something.
    fn blame(&self, split: &mut Split<'_>) {
        for &(condition, _) in self.conditions.iter().filter(|(_, has_refused)| *has_refused) {
            if let Some(position) = split.query.conditions.iter().position(|&other| other == condition) {
                split.refused()[position] = true;
            }
        }
    }
}

impl Pairs {
    /// Whether they are to be asked before a byte of the hint is changed.
    pub(super) fn lead(&self) -> bool {
        self.lead > 0
    }

    /// The hint was the answer, or was it with a byte changed.
    pub(super) fn on_change(&mut self) {
        self.lead = (self.lead - 1).max(-2);
    }

    /// What they chose was the answer, and saved so many cells.
    pub(super) fn on_use(&mut self, worth: u64) {
        self.saved = self.saved.saturating_add_unsigned(worth).min(MAX_SAVED);
    }

    /// What the open conditions leave to pairs; values are as wished where that makes no difference. An answer is worth so many
    /// cells.
    pub(super) fn ask(
        &mut self,
        context: &mut Context<'_>,
        split: &mut Split<'_>,
        wished: &Assignment,
        worth: u64,
    ) -> Result<Found, Stop> {
        if split.query.symbols.len() > MAX_SYMBOLS {
            return Ok(Found::Nothing);
        }
        if self.saved < -CREDIT {
            self.saved = self.saved.saturating_add_unsigned(worth / SHARE);
            return Ok(Found::Nothing);
        }
        if let Some(why) = context.limits.exceeded() {
            return Err(Stop::Limit(why));
        }
        let left: Vec<(TermId, Set)> = split.variables(context.terms).collect();
        let mut open: Vec<usize> = split.open.iter().map(|view| view.position).collect();
        open.sort_unstable();
        let mut open: Vec<TermId> = open.iter().map(|&position| split.query.conditions[position]).collect();
        // Others with the same path ask for something else.
        let goal = open.pop_if(|last| split.query.conditions.last() == Some(last));
        let mut path = self.begin(split.query, &left, &mut open);
        let before = path.sets.cells();
        let end = before + BUDGET.min(worth);
        for &(variable, domain) in &left {
            path.variables.entry(variable).or_insert_with(|| {
                path.sets.add(variable, domain);
                domain
            });
        }
        let gone = open.iter().try_for_each(|&condition| path.require(context, condition, end));
        let spent = |path: &Path| path.sets.cells() - before;
        let (found, spent) = match gone {
            Ok(()) => {
                let (mark, known) = (path.sets.mark(), path.conditions.len());
                let concluded = path.conclude(context, &left, goal, end);
                let found = match concluded {
                    Ok(()) => path.choose(split.query, &left, wished),
                    Err(found) => found,
                };
                if let Found::Refuted = found {
                    path.blame(split);
                }
                path.sets.back(mark);
                path.conditions.truncate(known);
                let spent = spent(&path);
                self.keep(path);
                (found, spent)
            }
            Err(found) => {
                path.blame(split);
                (found, spent(&path))
            }
        };
        context.stats.evaluated += spent / CELLS_PER_TERM;
        self.saved -= CELLS * spent as i64;
        if let Found::Refuted = found {
            self.lead = (self.lead + 1).min(2);
            self.on_use(worth);
        }
        Ok(found)
    }

    /// Keeps what was found of a path, and forgets those that were not met for long.
    fn keep(&mut self, path: Path) {
        if path.sets.size() > MAX_KEPT {
            return;
        }
        self.paths.push_front(path);
        let mut sizes = 0;
        let has_room = |path: &&Path| {
            sizes += path.sets.size();
            sizes <= MAX_KEPT_OF_ALL
        };
        let kept = self.paths.iter().take(PATHS).take_while(has_room).count();
        self.paths.truncate(kept);
    }

    /// What is known of the longest part of a path; takes its conditions out of those that are open.
    fn begin(&mut self, query: &Query, left: &[(TermId, Set)], open: &mut Vec<TermId>) -> Path {
        let domains: HashMap<TermId, Set> = left.iter().copied().collect();
        let nearest = (0..self.paths.len())
            .filter(|&i| self.paths[i].holds_for(query, &domains))
            .max_by_key(|&i| self.paths[i].conditions.len());
        let Some(i) = nearest else { return Path::new() };
        let known = &self.paths[i].conditions;
        open.retain(|condition| known.iter().all(|(known, _)| known != condition));
        let is_all = open.is_empty().then(|| self.paths.remove(i)).flatten();
        is_all.unwrap_or_else(|| self.paths[i].clone())
    }
}
