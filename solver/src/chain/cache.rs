//! The link that remembers: exact answers, cores, and satisfiable sets.
//!
//! A query that contains a known core is unsatisfiable; one that is contained in a satisfiable set is
//! satisfied by that set's model (Cadar, Dunbar and Engler, *KLEE*, 2008, section 3.3).

use std::rc::Rc;

use hashbrown::{HashMap, HashSet};

use super::query::{ChainLink, Context, Query, Values, Verdict};
use crate::TermId;
use crate::stats::Link;

/// Entries after which everything is forgotten: an age-based policy would have to touch every entry.
const CAPACITY: usize = 1 << 16;

/// Satisfiable sets looked at for one query, the newest first.
const MAX_SUPERSETS: usize = 32;

/// See the module.
#[derive(Default)]
pub(crate) struct Cache {
    exact: HashMap<Rc<[TermId]>, Verdict>,
    /// Cores, by their largest condition: a query looks under each of its own.
    cores: HashMap<TermId, Vec<Rc<[TermId]>>>,
    core_count: usize,
    /// Satisfiable sets, and by condition which of them contain it.
    satisfiable: Vec<(Rc<[TermId]>, Values)>,
    containing: HashMap<TermId, Vec<u32>>,
}

impl ChainLink for Cache {
    fn link(&self) -> Link {
        Link::Cache
    }

    fn ask(&mut self, _context: &mut Context<'_>, query: &Query) -> Option<Verdict> {
        if let Some(verdict) = self.exact.get(&query.set) {
            return Some(verdict.clone());
        }
        if let Some(core) = self.core_within(&query.set) {
            return Some(Verdict::Unsat(core));
        }
        self.superset_of(query).map(Verdict::Sat)
    }

    fn learn(&mut self, query: &Query, verdict: &Verdict) {
        if self.exact.len() >= CAPACITY || self.core_count >= CAPACITY {
            *self = Cache::default();
        }
        self.exact.insert(Rc::clone(&query.set), verdict.clone());
        match verdict {
            Verdict::Unsat(core) => self.add_core(core),
            Verdict::Sat(values) => self.add_satisfiable(&query.set, values),
            Verdict::Unknown(_) => {}
        }
    }
}

impl Cache {
    fn add_core(&mut self, core: &Rc<[TermId]>) {
        let mut sorted = core.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        if let Some(&largest) = sorted.last() {
            self.cores.entry(largest).or_default().push(sorted.into());
            self.core_count += 1;
        }
    }

    fn core_within(&self, set: &[TermId]) -> Option<Rc<[TermId]>> {
        set.iter()
            .filter_map(|largest| self.cores.get(largest))
            .flatten()
            .find(|core| is_subset(core, set))
            .cloned()
    }

    fn add_satisfiable(&mut self, set: &Rc<[TermId]>, values: &Values) {
        let index = self.satisfiable.len() as u32;
        self.satisfiable.push((Rc::clone(set), values.clone()));
        for &condition in set.iter() {
            self.containing.entry(condition).or_default().push(index);
        }
    }

    /// The model of a known satisfiable set that contains the query, cut to the query's symbols.
    fn superset_of(&self, query: &Query) -> Option<Values> {
        let mut rarest: Option<&Vec<u32>> = None;
        for condition in query.set.iter() {
            let sets = self.containing.get(condition)?;
            if rarest.is_none_or(|other| sets.len() < other.len()) {
                rarest = Some(sets);
            }
        }
        let (_, values) = rarest?
            .iter()
            .rev()
            .take(MAX_SUPERSETS)
            .map(|&index| &self.satisfiable[index as usize])
            .find(|(set, _)| is_subset(&query.set, set))?;
        let wanted: HashSet<_> = query.symbols.iter().collect();
        Some(values.iter().filter(|(symbol, _)| wanted.contains(symbol)).cloned().collect())
    }
}

/// Whether an ascending list is contained in another.
fn is_subset(small: &[TermId], large: &[TermId]) -> bool {
    if small.len() > large.len() {
        return false;
    }
    let mut large = large.iter();
    small.iter().all(|x| {
        // Ascending both: what was skipped for one element is too small for the next.
        large.by_ref().find(|y| *y >= x) == Some(x)
    })
}
