//! Search strategies: which unexplored side to try next.
//!
//! A strategy is one file, one type, one row of [`STRATEGIES`]. It is told of each new path and of each side that was
//! closed without a path, and sees a [`View`] and nothing else. All satisfy the contract that `tests.rs` checks over
//! every row: a closed side is never picked; as long as the tree has an unexplored side, one is picked at last; the same
//! seed gives the same picks.
//!
//! Sources: Seo & Kim, *How We Get There* (FSE 2014), sections 2.3 and 3; Burnim & Sen, *Heuristics for Scalable Dynamic
//! Test Generation* (ASE 2008); Godefroid, Levin & Molnar, *Automated Whitebox Fuzz Testing* (NDSS 2008); Park et al.,
//! *CarFast* (FSE 2012); Cha et al., *Automatically Generating Search Heuristics for Concolic Testing* (ICSE 2018); Cadar, Dunbar & Engler, *KLEE* (OSDI 2008).

mod auto;
mod bfs;
mod by_name;
mod carfast;
mod cfg;
mod cgs;
mod contexts;
mod covnew;
mod depth;
mod dfs;
mod distance;
pub mod document;
mod draw;
pub mod frontier;
mod generational;
pub mod heuristic;
mod icnt;
mod interleave;
mod md2u;
mod named;
mod nurs;
pub mod param;
mod qc;
mod random_branch;
mod random_path;
mod rp;
mod team;
mod tries;
mod uniform_random;
mod view;
mod weights;

#[cfg(test)]
mod tests;

pub use view::{FAR, Facts, ProgramStatics, Statics, View};

use crate::tree::{Candidate, NewPath, SideState};
use std::sync::Arc;

/// What a strategy wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// Try this side.
    Side(Candidate),
    /// Run an input that owes nothing to those before.
    Draw(Fill),
}

/// What bytes are that nothing says anything about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fill {
    /// Random, each time anew.
    Random,
    /// Random, as a second beginning of a campaign that began with zeros.
    Second,
}

/// A search strategy.
pub trait Strategy {
    /// The next side to try. `None`: nothing left (the campaign asks only while the tree has an open side).
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick>;
    /// A run laid a path into the tree.
    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        let _ = (view, path);
    }
    /// A picked side was closed without a run.
    fn on_close(&mut self, view: &mut View<'_>, side: Candidate, state: SideState) {
        let _ = (view, side, state);
    }
}

/// A row of the registry.
pub struct StrategyRow {
    /// What the user writes.
    pub name: &'static str,
    /// One line for the user.
    pub doc: &'static str,
    /// A new one.
    pub make: fn(&Setup) -> Box<dyn Strategy>,
    /// What it is made of unless the user names others; nothing if it stands alone.
    pub parts: &'static [&'static str],
    /// It covers more if a tree that shows little gives way to a new one ([`Restart`](crate::Restart)).
    pub renews: bool,
    /// [`Setup::klee`] is about it.
    pub klee: bool,
}

/// What some strategies are given beside the seed.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// Weights of `param`; its own without.
    pub weights: Option<Arc<param::Weights>>,
    /// Weights of `frontier`; its own without.
    pub frontier: Option<Arc<frontier::Weights>>,
    /// Features are those of the paper's artefact where it departs from the text.
    pub compat: bool,
    /// KLEE's weighted choices weigh each side by itself, as KLEE does; else sides of one branch share a weight.
    pub klee: bool,
    /// The strategies of one that is made of others ([`StrategyRow::parts`]); its own without.
    pub parts: Vec<&'static StrategyRow>,
}

impl StrategyRow {
    /// It is made of others, which the user can name.
    pub fn has_parts(&self) -> bool {
        !self.parts.is_empty()
    }
}

impl Setup {
    /// A strategy and what it is made of.
    pub fn all(&self, row: &'static StrategyRow) -> Vec<&'static StrategyRow> {
        let parts = match &self.parts[..] {
            [] => row.parts.iter().filter_map(|name| find(name)).collect(),
            parts => parts.to_vec(),
        };
        [vec![row], parts].concat()
    }

    /// What [`parse`] reads as that strategy with these parts.
    pub fn name_of(&self, row: &StrategyRow) -> String {
        name_of(row, &self.parts)
    }
}

fn name_of(row: &StrategyRow, parts: &[&StrategyRow]) -> String {
    let parts: Vec<&str> = parts.iter().map(|part| part.name).collect();
    if parts.is_empty() { row.name.into() } else { format!("{}={}", row.name, parts.join(",")) }
}

impl PartialEq for StrategyRow {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl std::fmt::Debug for StrategyRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// Why a strategy's name is not understood.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    /// There is none of that name.
    #[error("no strategy is called '{0}'{close}; there are: {all}", close = close_to(.0), all = names().collect::<Vec<_>>().join(", "))]
    Unknown(String),
    /// One made of others has an empty part.
    #[error("'{0}' is to be made of strategies, and one of them has no name: {1}=A,B,…")]
    Empty(String, &'static str),
    /// It stands alone.
    #[error("'{0}' is not made of other strategies: only interleave=A,B,… and auto=A,B,… are")]
    Whole(&'static str),
    /// One made of others is made of it.
    #[error("'{0}' cannot be a part of another strategy")]
    Nested(&'static str),
}

/// A name that may have been meant: one that differs by a letter in three at most.
fn close_to(text: &str) -> String {
    let close = names().map(|name| (strsim::osa_distance(text, name), name)).min();
    let most = (text.chars().count() / 3).max(1);
    close
        .filter(|(distance, _)| *distance <= most)
        .map_or(String::new(), |(_, name)| format!(" (did you mean '{name}'?)"))
}

/// Reads `NAME` or `NAME=PART,PART,…`.
pub fn parse(text: &str) -> Result<(&'static StrategyRow, Vec<&'static StrategyRow>), NameError> {
    let row = |name: &str| find(name).ok_or_else(|| NameError::Unknown(name.into()));
    let Some((name, parts)) = text.split_once('=') else { return Ok((row(text)?, Vec::new())) };
    let whole = row(name)?;
    if !whole.has_parts() {
        return Err(NameError::Whole(whole.name));
    }
    let part = |name: &str| match name.trim() {
        "" => Err(NameError::Empty(text.into(), whole.name)),
        name => row(name),
    };
    let part = |name: &str| match part(name)? {
        part if part.has_parts() => Err(NameError::Nested(part.name)),
        part => Ok(part),
    };
    Ok((whole, parts.split(',').map(part).collect::<Result<_, _>>()?))
}

macro_rules! strategies {
    (@parts) => { &[] };
    (@parts $parts:expr) => { $parts };
    (@renews) => { false };
    (@renews renews) => { true };
    (@renews klee) => { false };
    (@klee) => { false };
    (@klee klee) => { true };
    (@klee renews) => { false };
    ($($name:literal $doc:literal $make:expr $(; of $parts:expr)? $(=> $flag:ident)?),* $(,)?) => {
        /// All strategies.
        pub static STRATEGIES: &[StrategyRow] =
            &[$(StrategyRow {
                name: $name,
                doc: $doc,
                make: $make,
                parts: strategies!(@parts $($parts)?),
                renews: strategies!(@renews $($flag)?),
                klee: strategies!(@klee $($flag)?),
            }),*];
    };
}

/// A strategy that needs no setup.
fn plain<S: Strategy + Default + 'static>(_: &Setup) -> Box<dyn Strategy> {
    Box::<S>::default()
}

strategies! {
    "auto" "several strategies, more turns for those that cover more: auto=A,B,… (alone: frontier, cgs, generational)" |setup| Box::new(auto::Auto::new(setup)); of &auto::PLAYERS => renews,
    "cgs" "context-guided: breadth first, but only sides whose context (the branches before them) is new" plain::<cgs::Cgs>,
    "dfs" "depth first: the deepest unexplored side of the newest path" plain::<dfs::Dfs>,
    "crest-dfs" "depth first as CREST does it: the first unexplored side behind the one that the newest path was run for" plain::<dfs::CrestDfs>,
    "bfs" "breadth first: the shallowest unexplored side" plain::<bfs::Bfs>,
    "random-branch" "a random branch of the last path; a random input when nothing is left of it" plain::<random_branch::RandomBranch>,
    "uniform-random" "walk down from the root, tossing a coin at each branch" plain::<uniform_random::UniformRandom>,
    "cfg" "control-flow directed: the branch of the last path that is nearest to uncovered code" plain::<cfg::Cfg>,
    "generational" "expand every branch of a path, go on with the child that covered most" plain::<generational::Generational>,
    "carfast" "the uncovered side that most statements depend on" plain::<carfast::CarFast>,
    "random-path" "walk down from the root, evenly among the sides that lead to something unexplored (KLEE)" plain::<random_path::RandomPath>,
    "covnew" "at random, favouring sides near uncovered code and paths that covered something lately (KLEE)" |setup| Box::new(covnew::CovNew::new(setup)) => klee,
    "md2u" "at random, favouring sides near uncovered code (KLEE's nurs:md2u)" |setup| Box::new(md2u::Md2u::new(setup)) => klee,
    "depth" "at random, favouring deep sides (KLEE's nurs:depth)" |setup| Box::new(depth::Depth::new(setup)) => klee,
    "rp" "at random, favouring shallow sides: half the weight for each branch above (KLEE's nurs:rp)" |setup| Box::new(rp::Rp::new(setup)) => klee,
    "icnt" "at random, favouring code that was rarely executed (KLEE's nurs:icnt)" |setup| Box::new(icnt::Icnt::new(setup)) => klee,
    "qc" "at random, favouring paths whose queries were cheap (KLEE's nurs:qc)" |setup| Box::new(qc::Qc::new(setup)) => klee,
    "interleave" "strategies by turns: interleave=A,B,… (alone: random-path and covnew, KLEE's default)" |setup| Box::new(interleave::Interleave::new(setup)); of &interleave::KLEES,
    "frontier" "learned: the unexplored side with the best weighted sum of 31 features (--tuned)" |setup| Box::new(frontier::Frontier::new(setup)),
    "param" "learned: the branch of the last path with the best weighted sum of 40 features (--weights)" |setup| Box::new(param::Param::new(setup)),
}

/// All names, for messages.
pub fn names() -> impl Iterator<Item = &'static str> {
    STRATEGIES.iter().map(|row| row.name)
}

/// The row of this name.
pub fn find(name: &str) -> Option<&'static StrategyRow> {
    STRATEGIES.iter().find(|row| row.name == name)
}
