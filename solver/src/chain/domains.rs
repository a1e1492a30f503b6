//! The link that tries values: queries about a few bytes, by evaluation alone.
//!
//! Most queries of an exploration are about one or two input bytes, below terms that are large (hash loops, tables of a
//! lexer). Such a byte has 256 values, so a condition on it alone is a set of values, found by evaluating and
//! remembered: a path's conditions are met again in every query below it. A byte without a value left refutes the query.
//! Conditions on several bytes are then tried on what is left: first by changing one byte of the hint, and if there are
//! few combinations, on [all of them](super::join) (*node consistency* and *backtracking*: Mackworth, *Consistency in
//! Networks of Relations*, 1977).
//!
//! What costs more than its budget of evaluated terms is left to the next link; what was found out on the way is kept.

use hashbrown::HashMap;

use super::columns::Columns;
use super::join::Join;
use super::query::{ChainLink, Context, Query, Verdict, values_of};
use crate::config::Why;
use crate::stats::{Link, SolverStats};
use crate::{Assignment, SymbolId, TermId};

/// Symbols of more bits have too many values.
pub(super) const MAX_BITS: u32 = 8;

/// Terms evaluated for sets of values in one query.
const SETS_BUDGET: u64 = 4_000_000;

/// What combinations of values may cost in one query at most: so many terms, and all terms of the conditions so many
/// times.
const COMBINATIONS_BUDGET: u64 = 50_000;
const COMBINATIONS_TIMES: u64 = 300;

/// What they may cost at least, in terms; and in between as much as a search has cost on average, so many evaluated terms
/// for a gate that it had to make and for a conflict.
const COMBINATIONS_MIN: u64 = 5_000;
const TERMS_PER_GATE: u64 = 40;
const TERMS_PER_CONFLICT: u64 = 4_000;

/// Searches before the average means something.
const MIN_SEARCHES: u64 = 4;

/// What combinations may have cost in vain, in multiples of what they cost with success, before they are only tried once
/// in a while.
const VAIN_FACTOR: u64 = 2;

/// Evaluations of all conditions in vain before that matters.
const VAIN_START: u64 = 5_000;

/// Values in [columns](Columns) that cost as much as an evaluated term.
const CELLS_PER_TERM: u64 = 16;

/// Such values that all combinations of one query may cost.
const CELLS_BUDGET: u64 = 16_000_000;

/// What they may cost in vain beyond a share of what led to answers: a few milliseconds.
const CELLS_START: u64 = 2_000_000;

/// With more symbols there are too many combinations.
const MAX_SYMBOLS: usize = 16;

/// Conditions remembered; then everything is forgotten.
const CAPACITY: usize = 1 << 18;

/// See the module.
#[derive(Default)]
pub(crate) struct Domains {
    /// By condition on one symbol.
    known: HashMap<TermId, Known>,
    /// Evaluations of all conditions for combinations that led to an answer, and for those that did not.
    paid: u64,
    vain: u64,
    columns: Columns,
    /// The same of [joins](Join), in cells.
    cells_paid: u64,
    cells_in_vain: u64,
    /// What searches had cost before: answers must not depend on what a solver did before it forgot.
    before: SolverStats,
}

/// A set of values of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Set([u64; 4]);

/// Which values were tried on a condition, and which of them it holds for.
#[derive(Clone, Copy, Default)]
struct Known {
    tried: Set,
    holds: Set,
}

impl Set {
    fn all(bits: u32) -> Set {
        let mut set = Set::default();
        for (i, word) in set.0.iter_mut().enumerate() {
            let left = (1_u32 << bits).saturating_sub(i as u32 * 64);
            *word = if left >= 64 { u64::MAX } else { (1 << left) - 1 };
        }
        set
    }

    fn contains(self, value: u8) -> bool {
        self.0[usize::from(value) / 64] >> (value % 64) & 1 == 1
    }

    fn insert(&mut self, value: u8) {
        self.0[usize::from(value) / 64] |= 1 << (value % 64);
    }

    fn remove(&mut self, value: u8) {
        self.0[usize::from(value) / 64] &= !(1 << (value % 64));
    }

    fn without(self, other: Set) -> Set {
        Set(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    fn is_empty(self) -> bool {
        self == Set::default()
    }

    pub(super) fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The values, in the order in which they are tried: letters and what else people can read, then the rest, zero last.
    /// It ends strings, and behind their end there is little to explore.
    pub(super) fn values(self) -> impl Iterator<Item = u8> {
        let readable = (b'a'..=b'~').chain(b' '..b'a');
        readable.chain(b'~' + 1..=u8::MAX).chain(1..b' ').chain([0]).filter(move |&v| self.contains(v))
    }
}

/// A query taken apart.
pub(super) struct Split<'q> {
    pub(super) query: &'q Query,
    /// By symbol of the query: the positions of the conditions on it alone.
    alone: Vec<Vec<usize>>,
    /// Conditions on several symbols: their position, and the symbols' positions.
    pub(super) shared: Vec<(usize, Vec<usize>)>,
    /// By condition: it refused a value that no condition before it refused.
    pub(super) refused: Vec<bool>,
}

/// Why trying ended without an answer.
pub(super) enum Stop {
    /// It has cost enough.
    Budget,
    /// A limit of the query.
    Limit(Why),
}

impl ChainLink for Domains {
    fn link(&self) -> Link {
        Link::Domains
    }

    fn ask(&mut self, context: &mut Context<'_>, query: &Query) -> Option<Verdict> {
        let too_wide = |&s: &SymbolId| context.terms.symbol_width(s) > MAX_BITS;
        if query.symbols.is_empty() || query.symbols.iter().any(too_wide) {
            return None;
        }
        let mut split = Split::new(context, query);
        match self.solve(context, &mut split) {
            Ok(verdict) => verdict,
            Err(Stop::Budget) => None,
            Err(Stop::Limit(why)) => Some(Verdict::Unknown(why)),
        }
    }
}

impl Domains {
    /// For a solver that has done so much before.
    pub(crate) fn new(before: SolverStats) -> Domains {
        Domains { before, ..Domains::default() }
    }

    fn solve(&mut self, context: &mut Context<'_>, split: &mut Split<'_>) -> Result<Option<Verdict>, Stop> {
        if self.known.len() > CAPACITY {
            self.known.clear();
        }
        let end = context.evaluator.steps() + SETS_BUDGET;
        let mut domains = Vec::with_capacity(split.query.symbols.len());
        for i in 0..split.query.symbols.len() {
            let left = self.filter(context, split, i, end)?;
            if left.is_empty() {
                return Ok(Some(split.refuted(&split.alone[i])));
            }
            domains.push(left);
        }
        let mut values = start(context, split.query, &domains);
        if split.shared.is_empty() {
            return Ok(Some(split.satisfied(context, &values)));
        }
        if self.vain > VAIN_START + VAIN_FACTOR * self.paid {
            self.vain -= self.vain / 64;
            return Ok(None);
        }
        let begin = context.evaluator.steps();
        if split.all_hold(context, &values) {
            return Ok(Some(split.satisfied(context, &values)));
        }
        let whole = (context.evaluator.steps() - begin).max(1);
        let end =
            begin + (COMBINATIONS_BUDGET + COMBINATIONS_TIMES * whole).min(self.cost_of_search(context));
        let changed = change_one(context, split, &domains, &mut values, end);
        let spent = (context.evaluator.steps() - begin).div_ceil(whole);
        match changed {
            Ok(true) => {
                self.paid += spent;
                Ok(Some(split.satisfied(context, &values)))
            }
            Ok(false) | Err(Stop::Budget) => {
                let verdict = self.join(context, split, &domains);
                match verdict {
                    Ok(Some(_)) => self.paid += spent,
                    _ => self.vain += spent,
                }
                verdict
            }
            Err(stop) => Err(stop),
        }
    }

    /// What a search costs, in evaluated terms.
    fn cost_of_search(&self, context: &Context<'_>) -> u64 {
        let (now, before) = (&context.stats, &self.before);
        let searches = now.sat_calls - before.sat_calls;
        if searches < MIN_SEARCHES {
            return u64::MAX;
        }
        let (gates, conflicts) = (now.gates - before.gates, now.conflicts - before.conflicts);
        COMBINATIONS_MIN + (TERMS_PER_GATE * gates + TERMS_PER_CONFLICT * conflicts) / searches
    }

    /// Tries all combinations of values, unless that costs too much.
    fn join(
        &mut self,
        context: &mut Context<'_>,
        split: &mut Split<'_>,
        domains: &[Set],
    ) -> Result<Option<Verdict>, Stop> {
        if domains.len() > MAX_SYMBOLS {
            return Ok(None);
        }
        // Who has led to nothing so far gets little, and who has led to answers may go further.
        let Some(allowed) = (CELLS_START + VAIN_FACTOR * self.cells_paid).checked_sub(self.cells_in_vain)
        else {
            self.cells_in_vain -= self.cells_in_vain / 64;
            return Ok(None);
        };
        let before = self.columns.cells();
        let cost = self.cost_of_search(context).saturating_mul(CELLS_PER_TERM);
        let budget = cost.min(CELLS_BUDGET).min(allowed);
        let found = Join::new(split, domains, &mut self.columns, budget).run(context);
        let cells = self.columns.cells() - before;
        context.stats.evaluated += cells / CELLS_PER_TERM;
        *(if found.is_ok() { &mut self.cells_paid } else { &mut self.cells_in_vain }) += cells;
        Ok(Some(match found? {
            Some(values) => split.satisfied(context, &values),
            None => split.refuted(&(0..split.query.conditions.len()).collect::<Vec<_>>()),
        }))
    }

    /// The values of a symbol for which all conditions on it alone hold.
    fn filter(
        &mut self,
        context: &mut Context<'_>,
        split: &mut Split<'_>,
        i: usize,
        end: u64,
    ) -> Result<Set, Stop> {
        let symbol = split.query.symbols[i];
        let mut left = Set::all(context.terms.symbol_width(symbol));
        // Those that some value has not been tried on.
        let mut open: Vec<(usize, TermId, Known)> = Vec::new();
        for &position in &split.alone[i] {
            let condition = split.query.conditions[position];
            let known = self.known.get(&condition).copied().unwrap_or_default();
            let after = left.without(known.tried.without(known.holds));
            split.refused[position] |= after != left;
            left = after;
            open.push((position, condition, known));
        }
        open.retain(|(_, _, known)| !left.without(known.tried).is_empty());
        let mut assignment = Assignment::new();
        let mut stop = None;
        for value in left.values() {
            stop = exceeded(context, end);
            if stop.is_some() {
                break;
            }
            // All conditions under one value: they share most of their terms.
            assignment.set(symbol, u64::from(value));
            context.evaluator.begin();
            for (position, condition, known) in &mut open {
                if !known.tried.contains(value) {
                    known.tried.insert(value);
                    if context.evaluator.holds(context.terms, &assignment, *condition) {
                        known.holds.insert(value);
                    }
                }
                if !known.holds.contains(value) {
                    split.refused[*position] = true;
                    left.remove(value);
                    break;
                }
            }
        }
        self.known.extend(open.into_iter().map(|(_, condition, known)| (condition, known)));
        stop.map_or(Ok(left), Err)
    }
}

impl<'q> Split<'q> {
    fn new(context: &Context<'_>, query: &'q Query) -> Split<'q> {
        let mut alone = vec![Vec::new(); query.symbols.len()];
        let mut shared = Vec::new();
        for (position, &set) in query.sets.iter().enumerate() {
            let symbols = context.terms.symbols_in(set).iter();
            let at =
                |s| query.symbols.binary_search(s).expect("the query's symbols are those of its conditions");
            let symbols: Vec<usize> = symbols.map(at).collect();
            match symbols[..] {
                [one] => alone[one].push(position),
                _ => shared.push((position, symbols)),
            }
        }
        let refused = vec![false; query.conditions.len()];
        Split { query, alone, shared, refused }
    }

    /// The same as [`Self::holds`], but every condition is evaluated, to see what that costs.
    fn all_hold(&self, context: &mut Context<'_>, values: &Assignment) -> bool {
        context.evaluator.begin();
        self.shared.iter().fold(true, |all, &(position, _)| {
            let condition = self.query.conditions[position];
            context.evaluator.holds(context.terms, values, condition) && all
        })
    }

    /// Whether the conditions on several symbols hold.
    fn holds(&self, context: &mut Context<'_>, values: &Assignment, end: u64) -> Result<bool, Stop> {
        if let Some(stop) = exceeded(context, end) {
            return Err(stop);
        }
        context.evaluator.begin();
        // The goal stands last, and most values fail there.
        let mut conditions = self.shared.iter().rev().map(|&(position, _)| self.query.conditions[position]);
        Ok(conditions.all(|condition| context.evaluator.holds(context.terms, values, condition)))
    }

    /// Those of the conditions that refused something contradict each other.
    fn refuted(&self, positions: &[usize]) -> Verdict {
        let core = positions.iter().filter(|&&p| self.refused[p]).map(|&p| self.query.conditions[p]);
        Verdict::Unsat(core.collect())
    }

    fn satisfied(&self, context: &Context<'_>, values: &Assignment) -> Verdict {
        Verdict::Sat(values_of(context.terms, &self.query.symbols, values))
    }
}

fn exceeded(context: &Context<'_>, end: u64) -> Option<Stop> {
    if context.evaluator.steps() >= end {
        return Some(Stop::Budget);
    }
    context.limits.exceeded().map(Stop::Limit)
}

/// The hint, where it is one of the values left.
fn start(context: &Context<'_>, query: &Query, domains: &[Set]) -> Assignment {
    let mut values = Assignment::new();
    for (&symbol, domain) in query.symbols.iter().zip(domains) {
        let hinted = context.hint.map(|hint| hint.get(symbol).unwrap_or(0) as u8);
        let value = hinted.filter(|&v| domain.contains(v)).or_else(|| domain.values().next());
        values.set(symbol, u64::from(value.expect("a symbol without values refutes the query")));
    }
    values
}

/// Gives one of the goal's symbols another value, such that the conditions on several symbols hold. Answers whether they do.
fn change_one(
    context: &mut Context<'_>,
    split: &Split<'_>,
    domains: &[Set],
    values: &mut Assignment,
    end: u64,
) -> Result<bool, Stop> {
    let Some(&goal) = split.query.sets.last() else { return Ok(false) };
    for (symbol, domain) in split.query.symbols.iter().zip(domains) {
        if context.terms.symbols_in(goal).binary_search(symbol).is_err() {
            continue;
        }
        let before = values.get(*symbol).unwrap_or(0);
        for value in domain.values() {
            values.set(*symbol, u64::from(value));
            if split.holds(context, values, end)? {
                return Ok(true);
            }
        }
        values.set(*symbol, before);
    }
    Ok(false)
}
