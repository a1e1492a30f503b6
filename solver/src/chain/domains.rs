//! The link that tries values: queries about a few bytes, by evaluation alone.
//!
//! Most queries of an exploration are about one or two input bytes, below terms that are large (hash loops, tables of a
//! lexer). Such a byte has 256 values, so a condition on it alone is a set of values, found by evaluating and
//! [remembered](super::narrow), and so is one whose other bytes have one value [left](super::network), or [do not
//! matter](super::settle) by what is left to them. A byte without a value left refutes the query, and so does [one that the program made](super::cuts) of several, or a
//! [formula](super::formula) over such conditions that cannot hold, or a term that has [other values](super::spread).
//! Conditions that are open then are tried on what is left: first by changing one byte of the hint, and if there are few
//! combinations, on [all of them](super::join) (*node consistency* and *backtracking*: Mackworth, *Consistency in Networks
//! of Relations*, 1977). All of them, not those alone that the hint does not satisfy: inputs that keep close to the hint
//! lead to fewer new branches. Before that or in between, whichever answers more, it is asked what is left to
//! [pairs](super::pairs) of variables.
//!
//! What costs more than its budget of evaluated terms is left to the next link; what was found out on the way is kept.

use hashbrown::HashMap;
use smallvec::SmallVec;
use std::time::Duration;

use super::change::Change;
use super::columns::Ground;
use super::cuts::Cuts;
use super::formula::Formula;
use super::join::Join;
use super::narrow::{CELLS_PER_TERM, MAX_BITS, Narrowing, Set};
use super::network::{Network, Reasoned, View};
use super::pairs::{Found, Pairs};
use super::query::{ChainLink, Context, Query, Verdict, values_of};
use super::settle::Settling;
use super::spread::Spreads;
use crate::config::Why;
use crate::stats::{Link, SolverStats};
use crate::{Assignment, SymbolId, TermId, Terms};

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

/// Values in columns that all combinations of one query may cost.
const CELLS_BUDGET: u64 = 16_000_000;

/// What a search is taken to cost before there were any: a millisecond.
const CELLS_UNKNOWN: u64 = 1_000_000;

/// What they may cost in vain beyond a share of what led to answers: a few milliseconds.
const CELLS_START: u64 = 2_000_000;

/// Values in columns that all combinations of one query take at most where it is known that they are all tried: a few
/// milliseconds at least, and at most as much as a search costs on average, or this.
const CELLS_FOR_CERTAIN: u64 = 8_000_000;
const CELLS_FOR_CERTAIN_AT_MOST: u64 = 128_000_000;

/// Where a search has given up before, all combinations of three bytes are tried, at this cost: a few seconds. (A search for
/// a collision of hashes often has no answer in ten.)
const COMBINATIONS_AGAIN: u64 = 1 << 24;
const CELLS_AGAIN: u64 = 4_000_000_000;

/// The same for each millisecond that a query may take: a third of it, and the search has the others.
const CELLS_PER_MILLISECOND: u64 = 300_000;

/// Times that conditions narrow what they need, one after the other.
const ROUNDS: usize = 8;

/// With more symbols there are too many combinations.
const MAX_SYMBOLS: usize = 16;

/// Values in columns that the combinations of a query may cost that was given up before.
pub(super) fn cells_again(timeout: Option<Duration>) -> u64 {
    let milliseconds = timeout.and_then(|timeout| u64::try_from(timeout.as_millis()).ok());
    milliseconds.map_or(CELLS_AGAIN, |n| n.saturating_mul(CELLS_PER_MILLISECOND).min(CELLS_AGAIN))
}

/// See the module.
#[derive(Default)]
pub(crate) struct Domains {
    narrowing: Narrowing,
    settling: Settling,
    cuts: Cuts,
    spreads: Spreads,
    pairs: Pairs,
    /// Evaluations of all conditions for combinations that led to an answer, and for those that did not.
    paid: u64,
    vain: u64,
    /// The same of [joins](Join), in cells.
    cells_paid: u64,
    cells_in_vain: u64,
    /// Joins that were expected to try all combinations, and took more.
    overruns: u32,
    /// What searches had cost before: answers must not depend on what a solver did before it forgot.
    before: SolverStats,
}

/// A query taken apart.
pub(super) struct Split<'q> {
    pub(super) query: &'q Query,
    /// Its symbols, in their order.
    network: Network,
    /// Conditions that are not settled by what values the network has left.
    pub(super) open: Vec<View>,
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
        self.narrowing.begin();
        self.settling.begin();
        if let Some(core) = self.narrow(context, split)? {
            return Ok(Some(split.refuted(&core)));
        }
        if !split.open.is_empty()
            && let Some(core) = self.refute_cut(context, split)?
        {
            return Ok(Some(split.refuted(&core)));
        }
        let mut values = start(context, split);
        if split.open.is_empty() {
            return Ok(Some(split.satisfied(context, &values)));
        }
        let cells = self.search_cells(context);
        // As long as nothing is known of searches, an answer is not worth much.
        let worth = if self.cost_of_search(context) == u64::MAX { CELLS_UNKNOWN } else { cells };
        let do_pairs_lead = self.pairs.lead();
        let mut by_pairs = Found::Nothing;
        if do_pairs_lead {
            by_pairs = self.pairs.ask(context, split, &values, worth)?;
            if let Found::Refuted = by_pairs {
                return Ok(Some(Verdict::Unsat(split.blamed().into())));
            }
        }
        if let Some(core) = self.spreads.refute(context, &mut self.narrowing, split.query, cells) {
            return Ok(Some(Verdict::Unsat(core.into())));
        }
        let is_vain = self.vain > VAIN_START + VAIN_FACTOR * self.paid;
        let mut spent = 0;
        if is_vain {
            self.vain -= self.vain / 64;
        } else {
            let (changed, evaluations) = self.change(context, split, &mut values)?;
            if changed {
                self.paid += evaluations;
                self.pairs.on_change();
                return Ok(Some(split.satisfied(context, &values)));
            }
            spent = evaluations;
        }
        if !do_pairs_lead {
            by_pairs = self.pairs.ask(context, split, &values, worth)?;
            if let Found::Refuted = by_pairs {
                self.vain += spent;
                return Ok(Some(Verdict::Unsat(split.blamed().into())));
            }
        }
        let verdict = match self.join(context, split, is_vain) {
            Err(Stop::Budget) => None,
            tried => tried?,
        };
        *(if verdict.is_some() { &mut self.paid } else { &mut self.vain }) += spent;
        if let (None, Found::Maybe(chosen)) = (&verdict, by_pairs)
            && split.all_hold(context, &chosen)
        {
            self.pairs.on_use(worth);
            return Ok(Some(split.satisfied(context, &chosen)));
        }
        Ok(verdict)
    }

    /// Tries to change one byte of these values. Answers whether the conditions hold then, and what it took, in evaluations of
    /// all of them.
    fn change(
        &mut self,
        context: &mut Context<'_>,
        split: &mut Split<'_>,
        values: &mut Assignment,
    ) -> Result<(bool, u64), Stop> {
        let begin = context.evaluator.steps();
        if split.all_hold(context, values) {
            return Ok((true, 0));
        }
        let whole = (context.evaluator.steps() - begin).max(1);
        let end =
            begin + (COMBINATIONS_BUDGET + COMBINATIONS_TIMES * whole).min(self.cost_of_search(context));
        let mut change = Change { columns: &mut self.narrowing.columns, split, end, cost: 0 };
        let changed = match change.of_one(context, values) {
            Err(Stop::Budget) => false,
            changed => changed?,
        };
        let cost = change.cost;
        Ok((changed, (context.evaluator.steps() + cost - begin).div_ceil(whole)))
    }

    /// Narrows symbols by what depends on one of them alone, whether it mentions others or not. Answers conditions that
    /// contradict each other, if that tells.
    fn narrow(
        &mut self,
        context: &mut Context<'_>,
        split: &mut Split<'_>,
    ) -> Result<Option<Vec<usize>>, Stop> {
        for _ in 0..ROUNDS {
            if let Some(core) = split.propagate(context, &mut self.narrowing)? {
                return Ok(Some(core));
            }
            let Split { query, network, open } = split;
            match network.settle(context.terms, &mut self.settling, query, open) {
                Reasoned::Refuted(core) => return Ok(Some(core)),
                Reasoned::Narrowed => {}
                Reasoned::Nothing => break,
            }
        }
        Ok(None)
    }

    /// Narrows bytes that the program has made of several, and has conditions narrow what they need as formulas. Answers
    /// conditions that contradict each other, if that tells.
    fn refute_cut(
        &mut self,
        context: &mut Context<'_>,
        split: &mut Split<'_>,
    ) -> Result<Option<Vec<usize>>, Stop> {
        let Split { query, network, open } = split;
        let symbols = query.symbols.len();
        let mut made: HashMap<TermId, usize> = HashMap::new();
        network.by_cuts = true;
        let mut views = Vec::new();
        for view in open {
            let cut = self.cuts.of(context.terms, query.conditions[view.position]).unwrap_or_default();
            let place = |&variable: &TermId| match context.terms.symbol_of(variable) {
                Some(symbol) => query.place(symbol),
                None => *made
                    .entry(variable)
                    .or_insert_with(|| network.add(variable, context.terms.width(variable))),
            };
            views.push(View { position: view.position, variables: cut.iter().map(place).collect() });
        }
        for _ in 0..ROUNDS {
            if let Some(core) = network.propagate(context, &mut self.narrowing, query, &mut views)? {
                return Ok(Some(core));
            }
            match network.settle(context.terms, &mut self.settling, query, &mut views) {
                Reasoned::Refuted(core) => return Ok(Some(core)),
                Reasoned::Narrowed => continue,
                Reasoned::Nothing => {}
            }
            let mut formula = Formula {
                context,
                query,
                narrowing: &mut self.narrowing,
                cuts: &mut self.cuts,
                network,
                made: &mut made,
                touched: Vec::new(),
                narrowed: Vec::new(),
                fuel: 0,
            };
            match Network::reason(&mut formula, &views) {
                Reasoned::Refuted(core) => return Ok(Some(core)),
                Reasoned::Narrowed => {}
                Reasoned::Nothing => break,
            }
        }
        network.by_cuts = false;
        network.keep(symbols);
        Ok(None)
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

    /// What combinations may cost, in cells: as much as a search.
    fn search_cells(&self, context: &Context<'_>) -> u64 {
        self.cost_of_search(context).saturating_mul(CELLS_PER_TERM).min(CELLS_BUDGET)
    }

    /// What all combinations may cost, in cells, where it is known that they are all tried; half as much after each time
    /// when it was more.
    fn certain_cells(&self, context: &Context<'_>) -> u64 {
        match self.cost_of_search(context) {
            // Nothing is known of searches.
            u64::MAX => CELLS_FOR_CERTAIN,
            cost => {
                let most = CELLS_FOR_CERTAIN_AT_MOST.checked_shr(self.overruns).unwrap_or(0);
                cost.saturating_mul(CELLS_PER_TERM).min(most).max(CELLS_FOR_CERTAIN)
            }
        }
    }

    /// Tries all combinations of values, unless that costs too much. Where it costs little for certain it is done whatever came
    /// of it before, and else not if it has been in vain (`is_vain`).
    fn join(
        &mut self,
        context: &mut Context<'_>,
        split: &mut Split<'_>,
        is_vain: bool,
    ) -> Result<Option<Verdict>, Stop> {
        if split.query.symbols.len() > MAX_SYMBOLS {
            return Ok(None);
        }
        let combinations = split.combinations();
        let long = Some(context.limits.cells.get()).filter(|&n| n > 0 && combinations <= COMBINATIONS_AGAIN);
        // Who has led to nothing so far gets little, and who has led to answers may go further.
        let allowed = (CELLS_START + VAIN_FACTOR * self.cells_paid).checked_sub(self.cells_in_vain);
        if allowed.is_none() && long.is_none() {
            self.cells_in_vain -= self.cells_in_vain / 64;
        }
        let allowed = allowed.filter(|_| !is_vain);
        let certain = self.certain_cells(context);
        if allowed.is_none() && long.is_none() && combinations > certain {
            return Ok(None);
        }
        if long.is_some() {
            self.settling.allow();
        }
        let search_cells = self.search_cells(context);
        let variables: Vec<(TermId, Set)> = split.variables(context.terms).collect();
        let conditions = split.open.iter().map(|view| split.query.conditions[view.position]);
        let sets = self.settling.ground(context.terms, &variables, conditions);
        let is_certain = sets.is_some_and(|sets| combinations.saturating_mul(sets.several() + 1) <= certain);
        let budget = match (long, allowed) {
            (Some(cells), _) => cells,
            // Terms are looked at again for each symbol that gets its values.
            _ if is_certain => 2 * certain,
            (None, Some(allowed)) => search_cells.min(allowed),
            (None, None) => {
                self.settling.on_vain_ground();
                return Ok(None);
            }
        };
        let ground = sets.map(|sets| Ground::new(sets, variables.into_iter()));
        let before = self.narrowing.columns.cells();
        let all: Vec<usize> = (0..split.query.symbols.len()).collect();
        let found = Join::new(split, &all, &mut self.narrowing.columns, ground, budget).run(context);
        let cells = self.narrowing.columns.cells() - before;
        context.stats.evaluated += cells / CELLS_PER_TERM;
        self.overruns += u32::from(is_certain && long.is_none() && cells > budget);
        match long {
            Some(left) => context.limits.cells.set(left.saturating_sub(cells)),
            None => *(if found.is_ok() { &mut self.cells_paid } else { &mut self.cells_in_vain }) += cells,
        }
        Ok(Some(match found? {
            Some(values) => split.satisfied(context, &values),
            None => Verdict::Unsat(split.blamed().into()),
        }))
    }
}

impl<'q> Split<'q> {
    pub(super) fn new(context: &Context<'_>, query: &'q Query) -> Split<'q> {
        let mut network = Network::new(query);
        for &symbol in &query.symbols {
            network.add(context.terms.symbol_term(symbol), context.terms.symbol_width(symbol));
        }
        let view = |(position, &set)| {
            let symbols = context.terms.symbols_in(set).iter();
            let mut variables: SmallVec<_> = symbols.map(|&symbol| query.place(symbol)).collect();
            if variables.is_empty() {
                // One without symbols is as good as one on any of them.
                variables.push(0);
            }
            View { position, variables }
        };
        let open = query.sets.iter().enumerate().map(view).collect();
        Split { query, network, open }
    }

    /// See [`Network::propagate`].
    pub(super) fn propagate(
        &mut self,
        context: &mut Context<'_>,
        narrowing: &mut Narrowing,
    ) -> Result<Option<Vec<usize>>, Stop> {
        self.network.propagate(context, narrowing, self.query, &mut self.open)
    }

    /// All conditions that refused something.
    pub(super) fn blamed(&self) -> Vec<TermId> {
        let blamed = self.query.conditions.iter().zip(&self.network.refused).filter(|(_, refused)| **refused);
        blamed.map(|(&condition, _)| condition).collect()
    }

    /// Its variables with the values left to them.
    pub(super) fn variables<'t>(&'t self, terms: &'t Terms) -> impl Iterator<Item = (TermId, Set)> + 't {
        let symbols = self.query.symbols.iter().map(|&symbol| terms.symbol_term(symbol));
        symbols.zip(self.domains().iter().copied())
    }

    /// How many combinations of values the open conditions are about.
    fn combinations(&self) -> u64 {
        let mut about: Vec<usize> =
            self.open.iter().flat_map(|view| view.variables.iter().copied()).collect();
        about.sort_unstable();
        about.dedup();
        about.iter().fold(1, |n: u64, &i| n.saturating_mul(self.domains()[i].len().into()))
    }

    pub(super) fn domains(&self) -> &[Set] {
        &self.network.domains
    }

    /// By condition of the query: it refused something that no condition before it refused.
    pub(super) fn refused(&mut self) -> &mut [bool] {
        &mut self.network.refused
    }

    /// Whether the conditions on several symbols hold. Every one is evaluated, to see what that costs.
    fn all_hold(&self, context: &mut Context<'_>, values: &Assignment) -> bool {
        context.evaluator.begin();
        self.open.iter().fold(true, |all, view| {
            let condition = self.query.conditions[view.position];
            context.evaluator.holds(context.terms, values, condition) && all
        })
    }

    /// Those of the conditions that refused something contradict each other.
    fn refuted(&self, positions: &[usize]) -> Verdict {
        let core = positions.iter().filter(|&&p| self.network.refused[p]).map(|&p| self.query.conditions[p]);
        Verdict::Unsat(core.collect())
    }

    fn satisfied(&self, context: &Context<'_>, values: &Assignment) -> Verdict {
        Verdict::Sat(values_of(context.terms, &self.query.symbols, values))
    }
}

/// The hint, where it is one of the values left.
fn start(context: &Context<'_>, split: &Split<'_>) -> Assignment {
    let mut values = Assignment::new();
    for (&symbol, domain) in split.query.symbols.iter().zip(split.domains()) {
        let hinted = context.hint.map(|hint| hint.get(symbol).unwrap_or(0) as u8);
        let value = hinted.filter(|&v| domain.contains(v)).or_else(|| domain.values().next());
        values.set(symbol, u64::from(value.expect("a symbol without values refutes the query")));
    }
    values
}
