//! Lemmas taken apart, so that each part is over what one partition of a problem knows.
//!
//! A lemma speaks of two accesses to arrays, or two applications of a function. If nobody knows both, the
//! parts meet in a third access, at an array on the way that both neighbours know and an index that all know:
//! one of the two, or failing that the number that the index is in the violating model. Each part is valid by
//! itself, and that model violates one of them, whatever the access in the middle is given as value:
//!
//! ```text
//! x at i in a ──steps of A──▶ s ──steps of B──▶ b at j is y
//!   A: i = t ∧ no step writes at t ⇒ x = (select s t)      B: j = t ∧ no step writes at t ⇒ (select s t) = y
//! ```
//! Numbers alone would do, since there are finitely many; interpolants that need many of them are of no use
//! to anybody. The meeting in terms that both sides know is how Yorsh and Musuvathi combine theories ("A
//! Combination Method for Generating Interpolants", CADE 2005).

use super::lemma::{About, Access, Lemma, Reason, Step};
use super::{ArrayId, FunctionId, Speakers, Theory};
use crate::preprocess::Item;
use crate::value::BvValue;
use crate::{TermId, Terms};

/// A part of a lemma, and the partitions that know it.
pub(crate) type Part = (Vec<usize>, TermId);

/// A stretch of the way that one partition knows all of.
struct Stretch {
    owners: Vec<usize>,
    steps: Vec<Step>,
    /// The array where it begins.
    from: ArrayId,
}

impl Theory {
    /// The lemma as one part if somebody knows all of it, or as several. None if nobody knows some of it.
    pub(crate) fn apart(&mut self, terms: &mut Terms, speakers: &mut Speakers, lemma: &Lemma) -> Vec<Part> {
        let whole = lemma.build(terms);
        let owners = speakers.all(terms, self, &[Item::Term(whole)]);
        if !owners.is_empty() {
            return vec![(owners, whole)];
        }
        let mut parts = match &lemma.about {
            About::Calls { function, arguments } => {
                self.calls_apart(terms, speakers, lemma, *function, arguments)
            }
            About::Accesses { accesses, from, index } => {
                self.accesses_apart(terms, speakers, lemma, (*accesses, *from), index)
            }
        };
        parts.retain(|(owners, part)| !owners.is_empty() && !terms.is_true(*part));
        parts
    }

    fn calls_apart(
        &mut self,
        terms: &mut Terms,
        speakers: &mut Speakers,
        lemma: &Lemma,
        function: FunctionId,
        arguments: &[BvValue],
    ) -> Vec<Part> {
        let owners = [lemma.equal.0, lemma.equal.1].map(|t| speakers.all(terms, self, &[Item::Term(t)]));
        let mut meeting = Vec::with_capacity(arguments.len());
        for (&(a, b), value) in lemma.same.iter().zip(arguments) {
            let mut suits = |t: TermId, all: &[usize]| {
                let known = speakers.all(terms, self, &[Item::Term(t)]);
                all.iter().all(|partition| known.contains(partition))
            };
            let term = if suits(a, &owners[1]) {
                a
            } else if suits(b, &owners[0]) {
                b
            } else {
                terms.value(value.clone())
            };
            meeting.push(term);
        }
        let width = terms.width(lemma.equal.0);
        let result = self.apply(terms, function, &meeting, width);
        let mut part = |call: TermId, argument: fn(&(TermId, TermId)) -> TermId| {
            let mut part = terms.eq(call, result);
            for (pair, t) in lemma.same.iter().zip(&meeting) {
                let differs = terms.ne(argument(pair), *t);
                part = terms.or(differs, part);
            }
            part
        };
        let parts = [part(lemma.equal.0, |(a, _)| *a), part(lemma.equal.1, |(_, b)| *b)];
        parts.map(|part| (speakers.all(terms, self, &[Item::Term(part)]), part)).into()
    }

    fn accesses_apart(
        &mut self,
        terms: &mut Terms,
        speakers: &mut Speakers,
        lemma: &Lemma,
        ([x, y], from): ([Access; 2], ArrayId),
        index: &BvValue,
    ) -> Vec<Part> {
        let Some(stretches) = self.stretches(terms, speakers, lemma, ([x, y], from)) else {
            return Vec::new();
        };
        let suits = |speakers: &mut Speakers, t: TermId| {
            let known = speakers.all(terms, self, &[Item::Term(t)]);
            stretches.iter().all(|s| s.owners.iter().any(|o| known.contains(o)))
        };
        let given = [x.index, y.index].into_iter().flatten().find(|t| suits(speakers, *t));
        let t = given.unwrap_or_else(|| terms.value(index.clone()));
        let mut parts = Vec::new();
        for (at, stretch) in stretches.iter().enumerate() {
            // The first stretch begins at y, the last one ends at x, and the others at a meeting.
            let (mut premises, mut ends) = (Vec::new(), Vec::new());
            let next = stretches.get(at + 1).map(|next| next.from);
            for (access, meeting) in [(y, (at > 0).then_some(stretch.from)), (x, next)] {
                match meeting {
                    Some(array) => ends.push(self.select(terms, array, t)),
                    None => {
                        premises.extend(access.index.map(|i| terms.eq(i, t)));
                        ends.push(access.value);
                    }
                }
            }
            for step in &stretch.steps {
                premises.push(match step.reason {
                    Reason::Holds(c) => c,
                    Reason::Fails(c) => terms.not(c),
                    Reason::Store(i) => terms.ne(i, t),
                });
            }
            let mut part = terms.eq(ends[0], ends[1]);
            for premise in premises {
                part = terms.implies(premise, part);
            }
            parts.push((speakers.all(terms, self, &[Item::Term(part)]), part));
        }
        parts
    }

    /// The way between two accesses, each stretch as long as somebody knows all of it.
    fn stretches(
        &self,
        terms: &Terms,
        speakers: &mut Speakers,
        lemma: &Lemma,
        ([x, y], from): ([Access; 2], ArrayId),
    ) -> Option<Vec<Stretch>> {
        let items = |access: Access| access.index.into_iter().chain([access.value]).map(Item::Term);
        let mut here = from;
        let begin: Vec<Item> = items(y).chain([Item::Array(here)]).collect();
        let mut stretch =
            Stretch { owners: speakers.all(terms, self, &begin), steps: Vec::new(), from: here };
        let mut stretches = Vec::new();
        let mut go = |stretch: &mut Stretch, here: ArrayId, needed: Vec<Item>| {
            let able = speakers.all(terms, self, &needed);
            let common: Vec<usize> =
                stretch.owners.iter().copied().filter(|owner| able.contains(owner)).collect();
            if common.is_empty() {
                let fresh = Stretch { owners: able, steps: Vec::new(), from: here };
                stretches.push(std::mem::replace(stretch, fresh));
            } else {
                stretch.owners = common;
            }
        };
        for step in &lemma.way {
            let mut needed = vec![Item::Array(here), Item::Array(step.to)];
            if let Reason::Holds(c) | Reason::Fails(c) = step.reason {
                needed.push(Item::Term(c));
            }
            go(&mut stretch, here, needed);
            stretch.steps.push(*step);
            here = step.to;
        }
        go(&mut stretch, here, items(x).chain([Item::Array(here)]).collect());
        stretches.push(stretch);
        stretches.iter().all(|s| !s.owners.is_empty()).then_some(stretches)
    }
}
