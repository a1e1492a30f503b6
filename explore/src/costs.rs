//! Where the solver's time went: what its queries cost, by the line of the program that asked them.

use crate::tree::{ExecutionTree, NodeId};
use crate::whence::{LibraryFiles, Whence};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::ops::AddAssign;
use symvm_frontend::program::{FuncId, LocId, Program};

/// Decisions that are looked at to find where the library was called from.
const MOST_BEFORE: usize = 1_000;

/// Places that are told of, the dearest first.
const MOST_TOLD: usize = 1_000;

/// What queries cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Queries, searched for or not.
    pub queries: u64,
    /// Those, or parts of them, that CaDiCaL was asked.
    pub searches: u64,
    /// Its conflicts.
    pub conflicts: u64,
    /// Time, in all.
    pub nanoseconds: u64,
}

impl AddAssign for Cost {
    fn add_assign(&mut self, Self { queries, searches, conflicts, nanoseconds }: Self) {
        self.queries += queries;
        self.searches += searches;
        self.conflicts += conflicts;
        self.nanoseconds += nanoseconds;
    }
}

/// Who asked.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Asker {
    /// File, line and column in the program's own code; of a query in the library, of the last branch before the call.
    pub place: String,
    /// The function there, if that is known.
    pub function: String,
    /// The function of the library that asked, which need not be the one that was called.
    pub library: Option<String>,
}

/// Costs by who asked, which workers add up.
pub type Costs = BTreeMap<Asker, Cost>;

/// Costs as they are counted.
pub struct Counting {
    library: LibraryFiles,
    costs: BTreeMap<Whence, Cost>,
}

impl Counting {
    /// Nothing yet.
    pub fn new(program: &Program) -> Self {
        Self { library: LibraryFiles::new(program), costs: BTreeMap::new() }
    }

    /// A query about a side of this node.
    pub fn add(&mut self, program: &Program, tree: &ExecutionTree, node: NodeId, cost: Cost) {
        *self.costs.entry(Whence::of(program, &self.library, tree, node, MOST_BEFORE)).or_default() += cost;
    }

    /// What was counted.
    pub fn told(&self, program: &Program) -> Costs {
        let name = |f: FuncId| program.functions[f.index()].name.to_string();
        let mut costs = Costs::new();
        for (whence, &cost) in &self.costs {
            let asker = Asker {
                place: program.describe(whence.place),
                function: whence
                    .own
                    .or_else(|| function_at(program, whence.place))
                    .map_or(String::new(), name),
                library: whence.library.map(name),
            };
            *costs.entry(asker).or_default() += cost;
        }
        costs
    }
}

/// The function that begins last before a line.
fn function_at(program: &Program, loc: LocId) -> Option<FuncId> {
    let at = program.locs.get(loc.index())?;
    let begins = |f: usize| program.locs.get(program.functions[f].loc.index());
    let before = |f: &usize| begins(*f).is_some_and(|l| l.file == at.file && l.line > 0 && l.line <= at.line);
    let functions = (0..program.functions.len()).filter(before);
    functions.max_by_key(|&f| begins(f).map(|l| l.line)).map(|f| FuncId(f as u32))
}

/// For `run.json`: the dearest first.
pub fn to_json(costs: &Costs) -> Value {
    let mut rows: Vec<_> = costs.iter().collect();
    rows.sort_by_key(|(_, cost)| std::cmp::Reverse(cost.nanoseconds));
    let row = |(asker, cost): (&Asker, &Cost)| {
        json!({
            "place": asker.place,
            "function": asker.function,
            // Always a text: whoever reads the list finds all its rows alike.
            "library": asker.library.as_deref().unwrap_or_default(),
            "queries": cost.queries,
            "searches": cost.searches,
            "conflicts": cost.conflicts,
            "nanoseconds": cost.nanoseconds,
        })
    };
    rows.into_iter().take(MOST_TOLD).map(row).collect()
}
