//! A proof folded into one partial interpolant per clause, from the clauses that were added to the last one.

use hashbrown::HashMap;
use rustsat::types::{Lit, Var};
use symvm_sat::{ClauseId, Origin, Trace};

use super::system::{Colour, System, combine};
use crate::Why;
use crate::aig::{Aig, AigLit, NodeId};
use crate::limits::Limits;

/// Clauses between two looks at the limits.
const POLL_INTERVAL: usize = 1024;

/// A refutation, with what is the same for all ways to cut it.
pub(super) struct Proof {
    /// Antecedents first.
    steps: Vec<ProofStep>,
    /// What was assumed and denied by the last clause, each with its partition.
    assumed: Vec<(Lit, usize)>,
    variables: usize,
}

struct ProofStep {
    clause: Vec<Lit>,
    source: Source,
}

enum Source {
    /// The n-th clause that was added.
    Added(usize),
    /// Positions of the antecedents in the proof, in the order of propagation.
    Derived(Vec<u32>),
}

/// A cut through a refutation: which side each clause is on.
pub(super) struct Cut<'a> {
    /// By clause as it was added.
    pub(super) clause_in_a: &'a dyn Fn(usize) -> bool,
    /// By partition, for assumptions.
    pub(super) partition_in_a: &'a dyn Fn(usize) -> bool,
    pub(super) system: System,
}

/// A graph over variables of the SAT solver, which the interpolants of several cuts share.
#[derive(Default)]
pub(super) struct Graph {
    pub(super) aig: Aig,
    literals: HashMap<Var, AigLit>,
    inputs: HashMap<NodeId, Var>,
}

impl Graph {
    pub(super) fn new(aig: Aig) -> Graph {
        Graph { aig, ..Graph::default() }
    }

    /// The input for a variable of the solver.
    fn literal(&mut self, lit: Lit) -> AigLit {
        let input = *self.literals.entry(lit.var()).or_insert_with(|| {
            let input = self.aig.input();
            self.inputs.insert(input.node(), lit.var());
            input
        });
        input.xor_sign(lit.is_neg())
    }

    /// The variable that an input stands for.
    pub(super) fn variable(&self, input: NodeId) -> Option<Var> {
        self.inputs.get(&input).copied()
    }
}

const IN_A: u8 = 1;
const IN_B: u8 = 2;

impl Proof {
    /// The part of a trace that the conclusion rests on. `partition` knows each assumption's.
    pub(super) fn of(
        trace: &Trace,
        conclusion: ClauseId,
        partition: impl Fn(Lit) -> Option<usize>,
    ) -> Option<Proof> {
        let cone = trace.cone(conclusion, |_| false);
        let mut position: HashMap<ClauseId, u32> = HashMap::with_capacity(cone.len());
        let mut steps = Vec::with_capacity(cone.len());
        let mut variables = 0;
        for (at, &id) in cone.iter().enumerate() {
            let mut clause = trace.literals(id).to_vec();
            clause.sort_unstable();
            clause.dedup();
            variables = clause.iter().map(|lit| lit.vidx() + 1).fold(variables, usize::max);
            let source = match trace.origin(id)? {
                Origin::Added(n) => Source::Added(n as usize),
                Origin::Derived => {
                    let below: Option<Vec<u32>> =
                        trace.antecedents(id).map(|below| position.get(&below).copied()).collect();
                    Source::Derived(below?)
                }
            };
            position.insert(id, at as u32);
            steps.push(ProofStep { clause, source });
        }
        let assumed: Option<Vec<(Lit, usize)>> = trace
            .literals(conclusion)
            .iter()
            .map(|&lit| partition(!lit).map(|partition| (!lit, partition)))
            .collect();
        Some(Proof { steps, assumed: assumed?, variables })
    }

    /// The clauses that were added and used.
    pub(super) fn leaves(&self) -> impl Iterator<Item = (usize, &[Lit])> {
        self.steps.iter().filter_map(|step| match step.source {
            Source::Added(n) => Some((n, step.clause.as_slice())),
            Source::Derived(_) => None,
        })
    }

    /// How many clauses the proof has.
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    /// The interpolant of one cut.
    pub(super) fn fold(&self, graph: &mut Graph, cut: &Cut<'_>, limits: &Limits) -> Result<AigLit, Why> {
        let mut folder = Folder { occurs: self.occurrences(cut), graph, system: cut.system };
        let mut partial: Vec<AigLit> = Vec::with_capacity(self.steps.len());
        let mut resolvent = Resolvent { marks: vec![false; 2 * self.variables] };
        for (at, step) in self.steps.iter().enumerate() {
            if at % POLL_INTERVAL == 0 {
                limits.exceeded().map_or(Ok(()), Err)?;
                if folder.graph.aig.len() > limits.max_gates {
                    return Err(Why::Memory);
                }
            }
            let interpolant = match &step.source {
                Source::Added(n) => folder.leaf(&step.clause, (cut.clause_in_a)(*n)),
                Source::Derived(below) => self.derived(&mut folder, &mut resolvent, &partial, step, below),
            };
            partial.push(interpolant);
        }
        let mut root = partial.last().copied().unwrap_or(AigLit::TRUE);
        let ending = self.steps.last().map_or(&[][..], |step| &step.clause);
        if let Some(&clash) = ending.iter().find(|lit| ending.contains(&!**lit)) {
            // Two opposite assumptions: resolved with each other, they need no proof.
            root = self.assumption(&mut folder, cut, clash);
            let other = self.assumption(&mut folder, cut, !clash);
            root = folder.resolve(clash, root, other);
        } else {
            for &(lit, partition) in &self.assumed {
                let unit = folder.leaf(&[lit], (cut.partition_in_a)(partition));
                root = folder.resolve(lit, unit, root);
            }
        }
        Ok(root)
    }

    fn assumption(&self, folder: &mut Folder<'_>, cut: &Cut<'_>, lit: Lit) -> AigLit {
        let partition = self.assumed.iter().find(|(other, _)| *other == lit).map_or(0, |(_, p)| *p);
        folder.leaf(&[lit], (cut.partition_in_a)(partition))
    }

    /// Resolves the antecedents from the last one backwards.
    fn derived(
        &self,
        folder: &mut Folder<'_>,
        resolvent: &mut Resolvent,
        partial: &[AigLit],
        step: &ProofStep,
        below: &[u32],
    ) -> AigLit {
        let Some((&last, rest)) = below.split_last() else {
            // A tautology follows from either side; it has to be one that knows all of it.
            let in_a = step.clause.iter().all(|lit| folder.occurs[lit.vidx()] & IN_A != 0);
            return folder.leaf(&step.clause, in_a);
        };
        let mut interpolant = partial[last as usize];
        let mut touched: Vec<Lit> = self.steps[last as usize].clause.clone();
        resolvent.mark(&touched);
        for &at in rest.iter().rev() {
            let clause = &self.steps[at as usize].clause;
            let Some(&pivot) = clause.iter().find(|lit| resolvent.has(!**lit)) else {
                continue;
            };
            interpolant = folder.resolve(pivot, partial[at as usize], interpolant);
            resolvent.unmark(!pivot);
            let others = clause.iter().copied().filter(|&lit| lit != pivot);
            let from = touched.len();
            touched.extend(others);
            resolvent.mark(&touched[from..]);
        }
        debug_assert!(
            touched.iter().all(|&lit| !resolvent.has(lit) || step.clause.contains(&lit)),
            "resolving the antecedents yields the clause"
        );
        for &lit in &touched {
            resolvent.unmark(lit);
        }
        interpolant
    }

    /// By variable: the sides that know it.
    fn occurrences(&self, cut: &Cut<'_>) -> Vec<u8> {
        let mut occurs = vec![0; self.variables];
        for (n, clause) in self.leaves() {
            let side = if (cut.clause_in_a)(n) { IN_A } else { IN_B };
            for lit in clause {
                occurs[lit.vidx()] |= side;
            }
        }
        for &(lit, partition) in &self.assumed {
            occurs[lit.vidx()] |= if (cut.partition_in_a)(partition) { IN_A } else { IN_B };
        }
        occurs
    }
}

/// The literals of the clause that resolution has come to.
struct Resolvent {
    marks: Vec<bool>,
}

impl Resolvent {
    fn slot(lit: Lit) -> usize {
        2 * lit.vidx() + usize::from(lit.is_neg())
    }

    fn mark(&mut self, literals: &[Lit]) {
        for &lit in literals {
            self.marks[Resolvent::slot(lit)] = true;
        }
    }

    fn unmark(&mut self, lit: Lit) {
        self.marks[Resolvent::slot(lit)] = false;
    }

    fn has(&self, lit: Lit) -> bool {
        self.marks[Resolvent::slot(lit)]
    }
}

/// What folding writes into.
struct Folder<'a> {
    occurs: Vec<u8>,
    graph: &'a mut Graph,
    system: System,
}

impl Folder<'_> {
    fn leaf(&mut self, clause: &[Lit], in_a: bool) -> AigLit {
        let mut shared = Vec::new();
        for &lit in clause {
            if self.occurs[lit.vidx()] == IN_A | IN_B {
                shared.push(self.graph.literal(lit));
            }
        }
        self.system.leaf(&mut self.graph.aig, in_a, shared.into_iter())
    }

    fn resolve(&mut self, pivot: Lit, with: AigLit, without: AigLit) -> AigLit {
        let colour = match self.occurs[pivot.vidx()] {
            IN_A => Colour::A,
            IN_B => Colour::B,
            _ => self.system.shared(),
        };
        if colour == Colour::Both && with != without {
            let pivot = self.graph.literal(pivot);
            return self.graph.aig.mux(pivot, without, with);
        }
        combine(&mut self.graph.aig, colour, with, without)
    }
}
