//! A refutation of partitions, to be cut in as many ways as one likes.

use std::rc::Rc;

use super::eliminate;
use super::fold::{Cut, Graph, Proof};
use super::interpolator::{Interpolation, Interpolator, NoInterpolant, Partitions, Source};
use super::labels::{Labels, Prefer};
use super::lift::lift;
use super::{Shape, System, verify};
use crate::aig::{Aig, AigLit, Reduction};
use crate::limits::Limits;
use crate::{SolverConfig, SymbolId, TermId, Terms};

/// Why the partitions contradict each other.
pub(super) enum Evidence {
    /// A condition of this partition is false.
    False(usize),
    Proof(Box<(Proof, Labels)>),
}

/// Partitions that contradict each other, and the proof, to be cut in any way.
///
/// ```
/// use symvm_solver::interpolation::{Interpolator, System};
/// use symvm_solver::Terms;
///
/// let mut terms = Terms::new();
/// let s: Vec<_> = (0..4).map(|i| terms.symbol(&format!("s{i}"), 16)).collect();
/// let one = terms.constant(16, 1);
/// // s0 = 1, then s grows by one in each step, and is 1 again in the end.
/// let mut partitions = vec![vec![terms.eq(s[0], one)]];
/// for step in s.windows(2) {
///     let next = terms.add(step[0], one);
///     partitions.push(vec![terms.eq(step[1], next)]);
/// }
/// partitions.push(vec![terms.eq(s[3], one)]);
///
/// let mut interpolator = Interpolator::default();
/// let mut refuted = interpolator.refute(&mut terms, &partitions)?;
/// let states = refuted.sequence(&mut terms)?; // s0 = 1, s1 = 2, s2 = 3, s3 = 4, or weaker
/// assert_eq!(states.len(), 4);
/// let strong = refuted.sequence_by(&mut terms, System::McMillan)?;
/// let s2 = terms.symbol_of(s[2]).expect("it is one");
/// assert_eq!(terms.symbols(strong[2].term), [s2]);
/// # Ok::<(), symvm_solver::interpolation::NoInterpolant>(())
/// ```
pub struct Refuted<'a> {
    pub(super) owner: &'a mut Interpolator,
    pub(super) found: Contradiction,
    pub(super) limits: Limits,
}

/// What is known of partitions that contradict each other.
#[derive(Clone)]
pub(crate) struct Contradiction {
    pub(super) partitions: Partitions,
    pub(super) core: Partitions,
    /// Conditions over whose shared symbols interpolants from the proof may speak.
    pub(super) scope: Partitions,
    pub(super) evidence: Rc<Evidence>,
    /// By partition of the evidence: the partition here.
    pub(super) group: Vec<usize>,
    /// The number of the session that has the proof's gates.
    pub(super) session: u64,
}

impl Contradiction {
    /// The partitions that the proof used.
    pub(crate) fn used(&self) -> impl Iterator<Item = usize> + '_ {
        self.core.iter().enumerate().filter(|(_, core)| !core.is_empty()).map(|(at, _)| at)
    }

    /// Whether neither the conditions of these partitions nor what only they know is in the proof.
    pub(crate) fn needs_none(&self, mut partitions: impl Iterator<Item = usize>) -> bool {
        partitions.all(|at| self.core[at].is_empty() && self.scope[at].is_empty())
    }
}

impl<'a> Refuted<'a> {
    /// What it knows, without the interpolator.
    pub(crate) fn detach(self) -> Contradiction {
        self.found
    }

    /// The same with partitions joined: `groups[i]`, below `count`, is where partition `i` goes.
    pub(crate) fn grouped(self, groups: &[usize], count: usize) -> Refuted<'a> {
        let joined = |partitions: &[Vec<TermId>]| {
            let mut all = vec![Vec::new(); count];
            for (partition, group) in partitions.iter().zip(groups) {
                all[*group].extend_from_slice(partition);
            }
            all
        };
        let Refuted { owner, found, limits } = self;
        let found = Contradiction {
            partitions: joined(&found.partitions),
            core: joined(&found.core),
            scope: joined(&found.scope),
            group: found.group.iter().map(|at| groups[*at]).collect(),
            ..found
        };
        Refuted { owner, found, limits }
    }

    /// The conditions of each partition that the proof used.
    #[must_use]
    pub fn core(&self) -> &[Vec<TermId>] {
        &self.found.core
    }

    /// An interpolant for each place between two partitions; see [`Interpolator::sequence`].
    ///
    /// # Errors
    /// If limits run out.
    pub fn sequence(&mut self, terms: &mut Terms) -> Result<Vec<Interpolation>, NoInterpolant> {
        self.best(terms, &Shape::sequence(self.found.partitions.len()))
    }

    /// The same by one system, not the smallest of several.
    ///
    /// # Errors
    /// If limits run out.
    pub fn sequence_by(
        &mut self,
        terms: &mut Terms,
        system: System,
    ) -> Result<Vec<Interpolation>, NoInterpolant> {
        let shape = Shape::sequence(self.found.partitions.len());
        let found = self.by(terms, &shape, system, Prefer::First)?;
        self.verified(terms, &shape, found)
    }

    /// An interpolant for each edge of a tree; see [`Interpolator::tree`].
    ///
    /// # Errors
    /// If `parents` are not a tree, or limits run out.
    pub fn tree(
        &mut self,
        terms: &mut Terms,
        parents: &[usize],
    ) -> Result<Vec<Interpolation>, NoInterpolant> {
        let shape = Shape::tree(self.found.partitions.len(), parents).ok_or(NoInterpolant::Shape)?;
        self.best(terms, &shape)
    }

    /// Side A are the partitions for which `in_a` holds, in whatever order they are.
    ///
    /// # Errors
    /// If limits run out.
    pub fn cut(
        &mut self,
        terms: &mut Terms,
        in_a: impl Fn(usize) -> bool,
    ) -> Result<Interpolation, NoInterpolant> {
        let sides: Vec<bool> = (0..self.found.partitions.len()).map(in_a).collect();
        let gather = |partitions: &[Vec<TermId>]| {
            let mut pair = vec![Vec::new(), Vec::new()];
            for (partition, in_a) in partitions.iter().zip(&sides) {
                pair[usize::from(!in_a)].extend_from_slice(partition);
            }
            pair
        };
        let (partitions, core) = (gather(&self.found.partitions), gather(&self.found.core));
        let scope = gather(&self.found.scope);
        let shape = Shape::sequence(2);
        let mut best: Option<(usize, Interpolation)> = None;
        let mut consider = |terms: &Terms, found: Interpolation| {
            let size = eliminate::size(terms, &[found.term]);
            if best.is_none_or(|(least, _)| size < least) {
                best = Some((size, found));
            }
        };
        if self.owner.config.eliminate {
            for found in self.eliminated(terms, &shape, &core) {
                consider(terms, found[0]);
            }
        }
        for system in self.owner.config.systems.clone() {
            let shared = shape.shared(terms, &scope, 0);
            let mut graph = Graph::new(Aig::reducing(self.owner.config.reduction));
            let root = self.fold(&mut graph, &sides, system, Prefer::First)?;
            let found = self.lift(terms, &graph, root, &shared, system)?;
            consider(terms, found);
        }
        let (_, best) = best.ok_or(NoInterpolant::Tree)?;
        if self.owner.config.solver.certify {
            self.owner.stats.verified += 1;
            verify::verify(terms, &partitions, &shape, &[best], &self.owner.config.solver)?;
        }
        Ok(best)
    }

    /// The gates of the interpolants by one system, before they are lifted: what reduction is measured by.
    ///
    /// # Errors
    /// If limits run out.
    pub fn gates(&self, system: System, reduction: Reduction) -> Result<usize, NoInterpolant> {
        let shape = Shape::sequence(self.found.partitions.len());
        let mut graph = Graph::new(Aig::reducing(reduction));
        let mut roots = Vec::new();
        for at in 0..self.found.partitions.len().saturating_sub(1) {
            roots.push(self.fold(&mut graph, &shape.subtree(at), system, Prefer::First)?);
        }
        Ok(graph.aig.cone_size(&roots))
    }

    /// The smallest of what elimination and the systems find.
    fn best(&mut self, terms: &mut Terms, shape: &Shape) -> Result<Vec<Interpolation>, NoInterpolant> {
        let core = self.found.core.clone();
        let mut candidates = Vec::new();
        if self.owner.config.eliminate {
            candidates = self.eliminated(terms, shape, &core);
        }
        // The graphs say which proof is worth lifting.
        let systems = self.owner.config.systems.iter().copied();
        let systems: Vec<System> =
            systems.filter(|system| shape.is_sequence() || system.suits_trees()).collect();
        let mut least: Option<(usize, System, Prefer)> = None;
        for &system in &systems {
            for prefer in Prefer::ALL {
                let mut graph = Graph::new(Aig::reducing(self.owner.config.reduction));
                let mut roots = Vec::new();
                for at in 0..self.found.partitions.len().saturating_sub(1) {
                    roots.push(self.fold(&mut graph, &shape.subtree(at), system, prefer)?);
                }
                let size = graph.aig.cone_size(&roots);
                if least.is_none_or(|(other, ..)| size < other) {
                    least = Some((size, system, prefer));
                }
            }
        }
        if let Some((_, system, prefer)) = least {
            candidates.push(self.by(terms, shape, system, prefer)?);
        }
        let size = |terms: &Terms, found: &[Interpolation]| {
            found.iter().map(|one| eliminate::size(terms, &[one.term])).sum::<usize>()
        };
        let best =
            candidates.into_iter().min_by_key(|found| size(terms, found)).ok_or(NoInterpolant::Tree)?;
        self.verified(terms, shape, best)
    }

    fn verified(
        &mut self,
        terms: &mut Terms,
        shape: &Shape,
        found: Vec<Interpolation>,
    ) -> Result<Vec<Interpolation>, NoInterpolant> {
        if self.owner.config.solver.certify {
            self.owner.stats.verified += found.len() as u64;
            verify::verify(terms, &self.found.partitions, shape, &found, &self.owner.config.solver)?;
        }
        Ok(found)
    }

    /// All interpolants by one system.
    fn by(
        &self,
        terms: &mut Terms,
        shape: &Shape,
        system: System,
        prefer: Prefer,
    ) -> Result<Vec<Interpolation>, NoInterpolant> {
        let mut graph = Graph::new(Aig::reducing(self.owner.config.reduction));
        (0..self.found.partitions.len().saturating_sub(1))
            .map(|at| {
                let root = self.fold(&mut graph, &shape.subtree(at), system, prefer)?;
                let shared = shape.shared(terms, &self.found.scope, at);
                self.lift(terms, &graph, root, &shared, system)
            })
            .collect()
    }

    fn fold(
        &self,
        graph: &mut Graph,
        in_a: &[bool],
        system: System,
        prefer: Prefer,
    ) -> Result<AigLit, NoInterpolant> {
        let group = &self.found.group;
        let inside = |at: usize| group.get(at).and_then(|at| in_a.get(*at)).copied().unwrap_or(false);
        match &*self.found.evidence {
            Evidence::False(partition) => Ok(AigLit::constant(!inside(*partition))),
            Evidence::Proof(proof) => {
                let (proof, labels) = &**proof;
                let cut = Cut {
                    clause_in_a: &|clause| inside(labels.partition(clause, prefer)),
                    partition_in_a: &inside,
                    system,
                };
                proof.fold(graph, &cut, &self.limits).map_err(NoInterpolant::Unknown)
            }
        }
    }

    fn lift(
        &self,
        terms: &mut Terms,
        graph: &Graph,
        root: AigLit,
        shared: &[SymbolId],
        system: System,
    ) -> Result<Interpolation, NoInterpolant> {
        let session = self.owner.session.as_ref().ok_or(NoInterpolant::Proof)?;
        let term =
            lift(terms, session, graph, root, shared, self.owner.config.lift).ok_or(NoInterpolant::Proof)?;
        Ok(Interpolation { term, source: Source::Proof(system), gates: graph.aig.cone_size(&[root]) })
    }

    /// What substitution finds: all strongest interpolants, and in a sequence all weakest ones.
    fn eliminated(&self, terms: &mut Terms, shape: &Shape, core: &[Vec<TermId>]) -> Vec<Vec<Interpolation>> {
        let config =
            SolverConfig { max_conflicts: Some(1_000), refine: false, ..self.owner.config.solver.clone() };
        let mut found = Vec::new();
        for source in [Source::Strongest, Source::Weakest] {
            if source == Source::Weakest && !shape.is_sequence() {
                continue;
            }
            let all: Option<Vec<Interpolation>> = (0..core.len().saturating_sub(1))
                .map(|at| {
                    let inside = shape.subtree(at);
                    let wanted = source == Source::Strongest;
                    let side: Vec<TermId> = core
                        .iter()
                        .zip(inside)
                        .filter(|(_, inside)| *inside == wanted)
                        .flat_map(|(conditions, _)| conditions.iter().copied())
                        .collect();
                    let shared = shape.shared(terms, core, at);
                    let term = eliminate::project(terms, &side, &shared, &config)?;
                    let term = if wanted { term } else { terms.not(term) };
                    Some(Interpolation { term, source, gates: 0 })
                })
                .collect();
            found.extend(all);
        }
        found
    }
}
