//! Variables with the values that conditions leave them.
//!
//! A condition all of whose variables have one value left, but for one, narrows that one, which may leave it one value as
//! well (*unit propagation*, on sets of values: Mackworth, *Consistency in Networks of Relations*, 1977).

use hashbrown::HashMap;
use smallvec::SmallVec;

use super::domains::Stop;
use super::formula::Formula;
use super::narrow::{Narrowing, Set, Unary};
use super::query::{Context, Query};
use super::settle::{Left, Settling};
use super::value_sets::Outcome;
use crate::{TermId, Terms};

/// A condition of the query.
#[derive(Clone)]
pub(super) struct View {
    pub(super) position: usize,
    /// What it depends on, as positions in the network.
    pub(super) variables: SmallVec<[usize; 4]>,
}

/// What came of [`Network::reason`] or [`Network::settle`].
pub(super) enum Reasoned {
    /// These conditions contradict each other.
    Refuted(Vec<usize>),
    /// Variables were narrowed.
    Narrowed,
    Nothing,
}

/// A term that conditions are about, though it depends on several variables.
#[derive(Default)]
struct Made {
    /// The values for which all of them hold; at first, all that it has.
    left: Option<Vec<u64>>,
    /// Those that refused a value which none before them refused.
    conditions: Vec<usize>,
    /// What they depend on.
    variables: Vec<usize>,
}

impl Made {
    /// A condition holds for these values, ascending. Answers whether none is left.
    fn narrow(&mut self, holds: &[u64], view: &View) -> bool {
        let before = self.left.as_ref().map(Vec::len);
        match &mut self.left {
            Some(left) => left.retain(|value| holds.binary_search(value).is_ok()),
            None => self.left = Some(holds.to_vec()),
        }
        let after = self.left.as_ref().map(Vec::len);
        if before != after {
            self.conditions.push(view.position);
            self.variables.extend_from_slice(&view.variables);
        }
        after == Some(0)
    }
}

/// See the module.
#[derive(Default)]
pub(super) struct Network {
    variables: Vec<TermId>,
    pub(super) domains: Vec<Set>,
    /// By variable: the conditions that narrowed it.
    narrowed: Vec<Vec<View>>,
    /// Whether conditions are looked at by their [cuts](super::cuts), not their symbols.
    pub(super) by_cuts: bool,
    /// By condition of the query: it refused a value that no condition before it refused.
    pub(super) refused: Vec<bool>,
}

impl Network {
    /// Without variables.
    pub(super) fn new(query: &Query) -> Network {
        Network { refused: vec![false; query.conditions.len()], ..Network::default() }
    }

    /// Adds a variable of so many bits. Answers its position.
    pub(super) fn add(&mut self, variable: TermId, bits: u32) -> usize {
        self.variables.push(variable);
        self.domains.push(Set::all(bits));
        self.narrowed.push(Vec::new());
        self.variables.len() - 1
    }

    /// Narrows variables until no condition can any more; those that could are taken out of `views`. Answers conditions
    /// that contradict each other, if there are any.
    pub(super) fn propagate(
        &mut self,
        context: &mut Context<'_>,
        narrowing: &mut Narrowing,
        query: &Query,
        views: &mut Vec<View>,
    ) -> Result<Option<Vec<usize>>, Stop> {
        loop {
            let mut ready: Vec<Vec<View>> = vec![Vec::new(); self.variables.len()];
            let before = views.len();
            views.retain_mut(|view| {
                let mut several = view.variables.iter().filter(|&&i| self.domains[i].single().is_none());
                let one = several.next().or(view.variables.first()).copied();
                let is_ready = several.next().is_none();
                let Some(one) = one.filter(|_| is_ready) else { return true };
                ready[one]
                    .push(View { position: view.position, variables: std::mem::take(&mut view.variables) });
                false
            });
            if views.len() == before {
                return Ok(None);
            }
            for (one, views) in ready.into_iter().enumerate().filter(|(_, views)| !views.is_empty()) {
                let single = |&i: &usize| Some((self.variables[i], self.domains[i].single()?));
                let mut fixed: Vec<usize> =
                    views.iter().flat_map(|view| view.variables.iter().copied()).collect();
                fixed.sort_unstable();
                fixed.dedup();
                fixed.retain(|&i| i != one);
                let fixed: Vec<(TermId, u8)> = fixed.iter().filter_map(single).collect();
                let conditions = views.iter().map(|view| {
                    let others = view.variables.iter().filter(|&&i| i != one);
                    let others = others.filter_map(|&i| self.domains[i].single()).collect();
                    let (condition, variable) = (query.conditions[view.position], self.variables[one]);
                    (view.position, Unary { condition, variable, others, is_cut: self.by_cuts })
                });
                let (left, refused) = (self.domains[one], &mut self.refused);
                let left = narrowing.narrow(context, left, conditions, &fixed, refused)?;
                self.domains[one] = left;
                self.narrowed[one].extend(views);
                if left.is_empty() {
                    return Ok(Some(self.contradiction(&[one], &[])));
                }
            }
        }
    }

    /// Takes out of `views` what the values left [settle](super::settle), and has conditions that are about one variable by
    /// what is left narrow it.
    pub(super) fn settle(
        &mut self,
        terms: &Terms,
        settling: &mut Settling,
        query: &Query,
        views: &mut Vec<View>,
    ) -> Reasoned {
        let (variables, domains) = (self.variables.clone(), self.domains.clone());
        let mut left = Left::new(&variables, &domains, self.by_cuts);
        let (mut refuted, mut has_narrowed) = (None, false);
        let mut made: HashMap<TermId, Made> = HashMap::new();
        views.retain_mut(|view| {
            if refuted.is_some() {
                return true;
            }
            let position = view.position;
            match settling.outcome(terms, &mut left, query.conditions[position], view) {
                Outcome::Open => return true,
                Outcome::Of(term, holds) => {
                    let made = made.entry(term).or_default();
                    if made.narrow(&holds, view) {
                        refuted = Some(self.blame(made));
                    }
                    return true;
                }
                Outcome::Always => {}
                Outcome::Never => {
                    self.refused[position] = true;
                    refuted = Some(self.contradiction(&view.variables, &[position]));
                }
                Outcome::For(variable, holds) => {
                    let before = self.domains[variable];
                    let after = before.and(holds);
                    self.domains[variable] = after;
                    self.refused[position] |= after != before;
                    has_narrowed |= after != before;
                    let variables = std::mem::take(&mut view.variables);
                    self.narrowed[variable].push(View { position, variables });
                    if after.is_empty() {
                        refuted = Some(self.contradiction(&[variable], &[]));
                    }
                }
            }
            false
        });
        if refuted.is_none() && !has_narrowed && !made.is_empty() {
            // What some say of a term, others may contradict.
            let assumed = made.iter().filter_map(|(&term, made)| Some((term, made.left.as_deref()?)));
            // Those without variables depend on too many: nobody knows on what.
            let asked: Vec<&View> = views.iter().filter(|view| !view.variables.is_empty()).collect();
            let conditions = asked.iter().map(|view| query.conditions[view.position]);
            if let Some(at) = settling.refused_by(terms, &left, assumed, conditions) {
                let view = asked[at];
                let mut all =
                    Made { left: None, conditions: vec![view.position], variables: view.variables.to_vec() };
                for made in made.values() {
                    all.conditions.extend_from_slice(&made.conditions);
                    all.variables.extend_from_slice(&made.variables);
                }
                refuted = Some(self.blame(&all));
            }
        }
        match (refuted, has_narrowed) {
            (Some(core), _) => Reasoned::Refuted(core),
            (None, true) => Reasoned::Narrowed,
            (None, false) => Reasoned::Nothing,
        }
    }

    /// Conditions that leave a term no value, with those that have made their variables what they are.
    fn blame(&mut self, made: &Made) -> Vec<usize> {
        made.conditions.iter().for_each(|&position| self.refused[position] = true);
        self.contradiction(&made.variables, &made.conditions)
    }

    /// Has each condition narrow what it needs as a [formula](super::formula).
    pub(super) fn reason(formula: &mut Formula<'_, '_>, views: &[View]) -> Reasoned {
        let mut has_narrowed = false;
        for view in views {
            formula.begin();
            let can_hold = formula.require(formula.query.conditions[view.position], true);
            let network = &mut *formula.network;
            for &variable in &formula.narrowed {
                has_narrowed = true;
                network.refused[view.position] = true;
                let variables = formula.touched.iter().copied().collect();
                network.narrowed[variable].push(View { position: view.position, variables });
            }
            if !can_hold {
                network.refused[view.position] = true;
                return Reasoned::Refuted(network.contradiction(&formula.touched, &[view.position]));
            }
        }
        if has_narrowed { Reasoned::Narrowed } else { Reasoned::Nothing }
    }

    /// These conditions cannot hold with what these variables have left, or one of them has no value left: those conditions contradict
    /// each other that refused values of them, and of the variables on which that depended.
    fn contradiction(&self, variables: &[usize], conditions: &[usize]) -> Vec<usize> {
        let mut reached = vec![false; self.variables.len()];
        let (mut next, mut positions) = (variables.to_vec(), conditions.to_vec());
        while let Some(i) = next.pop() {
            if std::mem::replace(&mut reached[i], true) {
                continue;
            }
            for view in self.narrowed[i].iter().filter(|view| self.refused[view.position]) {
                positions.push(view.position);
                next.extend_from_slice(&view.variables);
            }
        }
        positions.sort_unstable();
        positions.dedup();
        positions
    }

    /// Takes out all variables but the first, after which the others were added.
    pub(super) fn keep(&mut self, variables: usize) {
        self.variables.truncate(variables);
        self.domains.truncate(variables);
        self.narrowed.truncate(variables);
    }
}
