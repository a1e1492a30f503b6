//! Why a side is infeasible: the fewest conditions that were found on the way there that exclude each other and it, each with its place.
//!
//! Asked at the end of a campaign, for sides of the program that no path took: the path's condition up to the branch is
//! refuted once more, what the proof does not use is left out, and then what can be spared. What that may cost is counted, so
//! that the answers are the same every time, unless the machine is so busy that time ends it first.

use super::expression::{Names, conjuncts};
use crate::symbols::byte_of;
use crate::tree::{Candidate, ExecutionTree, NodeId, SideState};
use std::collections::BTreeMap;
use std::time::Duration;
use symvm_frontend::program::Program;
use symvm_solver::clock::{self, Instant};
use symvm_solver::interpolation::{Interpolator, InterpolatorConfig};
use symvm_solver::{Answer, Solver, SolverConfig, SymbolId, TermId, Terms};

/// Nodes of one side of the program that are asked about.
const EACH: u32 = 3;
/// All nodes that are asked about.
const ALL: u32 = 96;
/// Conditions on the way to one.
const CONDITIONS: usize = 2_000;
/// Conditions of which each is tried to be spared.
const FEW: usize = 16;
/// Conflicts of a query, its gates, and those of all.
const CONFLICTS: u32 = 500;
const GATES: usize = 100_000;
const ALL_GATES: u64 = 500_000;
const ALL_CONFLICTS: u64 = 5_000;
/// A run has an end: after this much time nothing more is asked, on whatever machine. (On an idle one the counts above come first.)
const TIME: Duration = Duration::from_secs(2);

/// By node and side: the conditions, as text.
pub(crate) type Cores = BTreeMap<(u32, u32), Vec<String>>;

/// The cores of sides that were found infeasible at every node where they were asked about.
pub(crate) fn cores(
    program: &Program,
    tree: &ExecutionTree,
    terms: &mut Terms,
    config: &SolverConfig,
    nodes: usize,
) -> Cores {
    let (mut asked, mut taken) =
        (BTreeMap::<u32, Vec<Candidate>>::new(), vec![false; program.sides as usize]);
    for index in 0..tree.len().min(nodes) as u32 {
        let node = tree.node(NodeId(index));
        for (i, side) in node.sides.iter().enumerate() {
            let Some(known) = node.side_id(i as u32) else { continue };
            let (branch, _) = program.branch_of_side(known);
            if side.state == SideState::Taken {
                taken[known.index()] = true;
            } else if side.state == SideState::Infeasible && !program.branches[branch.index()].library {
                let list = asked.entry(known.0).or_default();
                if list.len() < EACH as usize {
                    list.push(Candidate { node: NodeId(index), side: i as u32 });
                }
            }
        }
    }
    let config = SolverConfig {
        timeout: Some(TIME),
        max_gates: GATES,
        max_conflicts: Some(CONFLICTS),
        refine: false,
        ..config.clone()
    };
    let mut refuter = Refuter {
        solver: Solver::new(config.clone()),
        interpolator: Interpolator::new(InterpolatorConfig {
            solver: config,
            ..InterpolatorConfig::default()
        }),
        end: clock::now() + TIME,
    };
    terms.write_opposites();
    let (mut found, mut sizes) = (Cores::new(), BTreeMap::new());
    // Inputs are arrays of bytes.
    for symbol in 0..terms.symbol_count() as u32 {
        if let Some((array, index)) = byte_of(terms.symbol_name(SymbolId(symbol))) {
            let size = sizes.entry(array.to_owned()).or_default();
            *size = index.saturating_add(1).max(*size);
        }
    }
    let never = asked.iter().filter(|&(&side, _)| !taken[side as usize]);
    for &at in never.flat_map(|(_, list)| list).take(ALL as usize) {
        if refuter.is_over() {
            break;
        }
        if let Some(core) = refuter.core(tree, terms, at) {
            found.insert((at.node.0, at.side), words(program, tree, terms, &sizes, at, &core));
        }
    }
    found
}

struct Refuter {
    solver: Solver,
    interpolator: Interpolator,
    /// Nothing is asked after it.
    end: Instant,
}

impl Refuter {
    /// What all may cost is spent.
    fn is_over(&self) -> bool {
        let (one, other) = (self.interpolator.stats(), self.solver.stats());
        one.gates + other.gates > ALL_GATES
            || one.conflicts + other.conflicts > ALL_CONFLICTS
            || clock::now() > self.end
    }

    /// Conditions that exclude each other, in the order of the path; the side's own may be among them.
    fn core(&mut self, tree: &ExecutionTree, terms: &mut Terms, at: Candidate) -> Option<Vec<TermId>> {
        let mut all = tree.prefix(at.node);
        all.push(tree.cond(at));
        if all.len() > CONDITIONS {
            return None;
        }
        let partitions: Vec<Vec<TermId>> = all.iter().map(|&cond| vec![cond]).collect();
        let mut core: Vec<TermId> = match self.interpolator.refute(terms, &partitions) {
            Ok(refuted) => refuted.core().iter().flatten().copied().collect(),
            Err(_) => return None,
        };
        let mut known = std::collections::BTreeSet::new();
        core.retain(|&cond| known.insert(cond));
        if core.len() <= FEW {
            for i in (0..core.len()).rev() {
                if self.is_over() {
                    break;
                }
                let spared = core.remove(i);
                if !self.is_refuted(terms, &core) {
                    core.insert(i, spared);
                }
            }
        }
        Some(core)
    }

    fn is_refuted(&mut self, terms: &mut Terms, conditions: &[TermId]) -> bool {
        let Some((&goal, prefix)) = conditions.split_last() else { return false };
        self.solver.limit_conflicts(Some(CONFLICTS));
        matches!(self.solver.check(terms, prefix, goal, None), Answer::Unsat)
    }
}

/// The conditions over inputs, each with the place of the decision that it belongs to.
fn words(
    program: &Program,
    tree: &ExecutionTree,
    terms: &Terms,
    sizes: &BTreeMap<String, usize>,
    at: Candidate,
    core: &[TermId],
) -> Vec<String> {
    let mut places = BTreeMap::new();
    let above = std::iter::successors(Some(at), |c| tree.node(c.node).parent);
    for decision in above {
        places.insert(tree.cond(decision), tree.node(decision.node).loc);
    }
    let name = |term: TermId| match terms.symbol_of(term) {
        // A single byte goes by the name of the whole.
        Some(symbol) => match terms.symbol_name(symbol) {
            name if name.strip_suffix("[0]").is_some_and(|array| sizes.get(array) == Some(&1)) => {
                name.strip_suffix("[0]").unwrap_or(name).to_owned()
            }
            name => name.to_owned(),
        },
        None => String::new(),
    };
    let bytes = |array: &str| sizes.get(array).copied();
    let names = Names { name: &name, aside: &|_| false, bytes: &bytes };
    let said = core.iter().map(|&cond| {
        let text = match terms.is_false(cond) {
            // The machine knew it of the bits that the path leaves, and built no condition.
            true => "a value for this side, after the decisions above".to_owned(),
            false => conjuncts(terms, cond, &names).join(" && "),
        };
        match places.get(&cond) {
            Some(&loc) => format!("{text} at {}", program.describe(loc)),
            None => text,
        }
    });
    said.collect()
}
