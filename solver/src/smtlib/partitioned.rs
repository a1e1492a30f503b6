//! Partitions of a problem, simplified one by one and refuted together, with as many lemmas as that takes.
//!
//! Each partition stays equivalent to what it was for those symbols that others know too, so interpolants of
//! what is left are interpolants of the partitions themselves. A lemma goes to the partitions that know all
//! of it; one that nobody knows is taken apart.

use hashbrown::HashSet;

use crate::config::Why;
use crate::engine::complete_model;
use crate::interpolation::{Interpolator, NoInterpolant, Refuted};
use crate::limits::Limits;
use crate::preprocess::{self, Item, Kept, Problem};
use crate::theory::{Cone, Refined, Speakers, Theory, TheoryModel};
use crate::{Assignment, TermId, Terms};

/// Parts of lemmas about arrays and functions beyond which interpolants are given up: they would enumerate
/// values.
pub(crate) const MOST_PARTS: usize = 2000;

/// How the attempt to refute partitions ended.
pub(crate) enum Ended<'a> {
    Refuted(Refuted<'a>),
    /// With values for the symbols that simplification left.
    Satisfiable(Assignment, TheoryModel),
    /// Interpolants would need quantifiers, or more parts of lemmas than are of use to anybody.
    Quantifiers,
    Failed(NoInterpolant),
}

/// See the module.
pub(crate) struct Partitioned {
    conditions: Vec<Vec<TermId>>,
    /// By partition: what was eliminated from it.
    problems: Vec<Problem>,
}

impl Partitioned {
    /// Simplifies each partition by itself. What other partitions speak of as well stays.
    pub(crate) fn simplified(
        terms: &mut Terms,
        theory: &mut Theory,
        partitions: Vec<Vec<TermId>>,
        limits: &Limits,
    ) -> Result<Partitioned, Why> {
        let kept = Kept::shared(terms, theory, &cones(terms, theory, &partitions));
        let (mut conditions, mut problems) = (Vec::new(), Vec::new());
        for partition in partitions {
            let mut problem = preprocess::keeping(terms, theory, (&partition, &[]), &kept, limits)?;
            let mut left = std::mem::take(&mut problem.conjuncts);
            preprocess::put_off(terms, theory, &mut left);
            conditions.push(left);
            problems.push(problem);
        }
        Ok(Partitioned { conditions, problems })
    }

    /// Symbols that simplification eliminated.
    pub(crate) fn eliminated(&self) -> usize {
        let all = self.problems.iter().flat_map(|problem| &problem.eliminated);
        all.map(|gone| gone.terms.len() + gone.arrays.len()).sum()
    }

    /// Values for what simplification eliminated, too.
    pub(crate) fn complete(
        &self,
        terms: &Terms,
        theory: &Theory,
        model: Assignment,
        extension: TheoryModel,
    ) -> (Assignment, TheoryModel) {
        self.problems.iter().fold((model, extension), |(model, extension), problem| {
            complete_model(terms, theory, problem, model, extension)
        })
    }

    /// Looks for a refutation of all conditions, and adds lemmas, of which at most `most_parts` are taken
    /// apart, until there is one or a model fits.
    pub(crate) fn refute<'a>(
        &mut self,
        terms: &mut Terms,
        theory: &mut Theory,
        interpolator: &'a mut Interpolator,
        most_parts: usize,
    ) -> Ended<'a> {
        let mut speakers = Speakers::of(terms, theory, &self.conditions);
        let mut whole = Cone::default();
        for &t in self.conditions.iter().flatten() {
            whole.add(terms, theory, t);
        }
        let (mut witnessed, mut parts, mut refined) = (0, 0, Refined::new(false));
        let mut given: HashSet<(usize, TermId)> = HashSet::new();
        loop {
            while let Some(symbol) = whole.atoms.get(witnessed).copied() {
                witnessed += 1;
                if let Some(lemma) = theory.witness(symbol) {
                    // Its witness belongs to the partition that gets it, the first one that knows the
                    // equation.
                    let equation = Item::Term(terms.symbol_term(symbol));
                    let first = speakers.all(terms, theory, &[equation]).first().copied().unwrap_or(0);
                    speakers.introduce(terms, theory, first, lemma);
                    whole.add(terms, theory, lemma);
                    self.conditions[first].push(lemma);
                }
            }
            let model = match interpolator.attempt(terms, &self.conditions) {
                Err(NoInterpolant::Satisfiable(model)) => model,
                Err(none) => return Ended::Failed(none),
                Ok(contradiction) => {
                    return match interpolator.resume(contradiction) {
                        Some(refuted) => Ended::Refuted(refuted),
                        None => Ended::Failed(NoInterpolant::Proof),
                    };
                }
            };
            let known_by = |terms: &Terms, t| speakers.all(terms, theory, &[Item::Term(t)]);
            let facts = theory.check_operations(terms, &whole, &model, &mut refined, known_by);
            let mut lemmas: Vec<(Vec<usize>, TermId)> = Vec::new();
            for fact in facts {
                lemmas.push((speakers.all(terms, theory, &[Item::Term(fact)]), fact));
            }
            if lemmas.is_empty() {
                let violated = match theory.violated(terms, &whole, &model) {
                    Ok(extension) => return Ended::Satisfiable(model, extension),
                    Err(violated) => violated,
                };
                for lemma in violated {
                    let found = theory.apart(terms, &mut speakers, &lemma);
                    parts += found.len() - found.len().min(1);
                    lemmas.extend(found);
                }
            }
            let mut progress = false;
            for (owners, lemma) in lemmas {
                whole.add(terms, theory, lemma);
                for owner in owners {
                    if given.insert((owner, lemma)) {
                        self.conditions[owner].push(lemma);
                        progress = true;
                    }
                }
            }
            if parts > most_parts || !progress {
                return Ended::Quantifiers;
            }
        }
    }
}

/// What each partition speaks of.
fn cones(terms: &Terms, theory: &Theory, partitions: &[Vec<TermId>]) -> Vec<Cone> {
    let of = |partition: &Vec<TermId>| {
        let mut cone = Cone::default();
        partition.iter().for_each(|t| cone.add(terms, theory, *t));
        cone
    };
    partitions.iter().map(of).collect()
}
