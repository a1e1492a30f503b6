//! The pages of a memory by number, in three layers: what was written last hides what lies below.
//!
//! ```text
//! top    a tree of the machine's own
//! runs   sorted lists, shared with snapshots: what was written between one full snapshot and the next
//! base   a persistent tree, shared with snapshots
//! ```
//!
//! Sharing one persistent tree alone would copy, for each snapshot, the paths to all pages written since the one before:
//! some 150 bytes a node, four to ten of them. A run has 16 bytes a page. Runs are merged as in a log-structured
//! merge tree (O'Neil et al., 1996), so that a page is found in a few dozen steps at most; the newest, small ones are
//! laid into the top when a snapshot is resumed.

use super::page::Page;
use super::tree::{Shared, Tree};
use crate::chain::Link;
use std::sync::Arc;

/// So many runs of one level are merged into one of the next.
const RADIX: usize = 12;
/// Runs longer than this are searched where they are; the shorter ones above them are laid into the top.
const SHORT: usize = 48;
/// Up to so many pages that are set to one are set one by one.
const FEW: u64 = 64;

/// Pages with their numbers, ascending.
pub type Numbered = Vec<(u64, Shared)>;

/// What was written between two full snapshots, or several.
#[derive(Debug)]
struct Run {
    pages: Box<[(u64, Shared)]>,
    level: u32,
    older: Option<Arc<Run>>,
}

impl Link for Run {
    fn release(&mut self) -> Option<Arc<Self>> {
        self.older.take()
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        self.unlink();
    }
}

impl Run {
    fn get(&self, number: u64) -> Option<&Shared> {
        let index = self.pages.binary_search_by_key(&number, |(n, _)| *n).ok()?;
        Some(&self.pages[index].1)
    }
}

/// A chain of runs, newest first.
fn chain(newest: Option<&Arc<Run>>) -> impl Iterator<Item = &Arc<Run>> {
    std::iter::successors(newest, |run| run.older.as_ref())
}

/// Adds the pages of older runs, newest first, that these do not hide.
fn merge(pages: &mut Numbered, older: &[&Run]) {
    older.iter().for_each(|run| pages.extend_from_slice(&run.pages));
    // The sort is stable, so the newest page of a number stays.
    pages.sort_by_key(|(number, _)| *number);
    pages.dedup_by_key(|(number, _)| *number);
}

/// A new run in front of others, merged with those of its level if they are enough, and with those that are hardly longer if
/// it is long itself: a program that writes the same large buffer again and again would have all that it ever held there.
fn push(mut older: Option<Arc<Run>>, mut pages: Numbered) -> Option<Arc<Run>> {
    let mut level = 0;
    while pages.len() > SHORT
        && let Some(run) = older.take_if(|run| run.pages.len() <= 2 * pages.len())
    {
        merge(&mut pages, &[&run]);
        level = run.level;
        older.clone_from(&run.older);
    }
    while chain(older.as_ref()).take_while(|run| run.level == level).count() + 1 >= RADIX {
        let merged: Vec<Arc<Run>> = chain(older.as_ref()).take(RADIX - 1).cloned().collect();
        older = merged.last().and_then(|run| run.older.clone());
        merge(&mut pages, &merged.iter().map(|run| &**run).collect::<Vec<_>>());
        level += 1;
    }
    Some(Arc::new(Run { pages: pages.into(), level, older }))
}

/// A table as a full snapshot shares it.
#[derive(Clone, Debug)]
pub struct Frozen {
    base: Tree,
    runs: Option<Arc<Run>>,
}

/// All pages of a memory.
#[derive(Debug, Default)]
pub struct Table {
    top: Tree,
    /// Those of `shared` that are not in the top.
    runs: Option<Arc<Run>>,
    base: Tree,
    /// A full snapshot shares the base, and so many runs.
    shared: bool,
    newest: Option<Arc<Run>>,
    /// About how many pages of the base no snapshot shares.
    laid: u64,
    /// What was set since the last snapshot, and before that since the last full one; unordered, with repetitions.
    fresh: Vec<u64>,
    since_full: Vec<u64>,
    /// Length of `fresh` from which repetitions are taken out.
    crowded: usize,
}

impl Table {
    /// Goes on from a full snapshot.
    pub fn thaw(frozen: &Frozen) -> Self {
        let mut table = Table {
            base: frozen.base.clone(),
            runs: frozen.runs.clone(),
            shared: true,
            newest: frozen.runs.clone(),
            ..Table::default()
        };
        let short: Vec<&Arc<Run>> =
            chain(frozen.runs.as_ref()).take_while(|run| run.pages.len() <= SHORT).collect();
        if let Some(last) = short.last() {
            table.runs.clone_from(&last.older);
        }
        for (number, page) in short.iter().rev().flat_map(|run| &run.pages) {
            table.top.set(*number, page.clone());
        }
        table
    }

    /// Goes on from a snapshot that was taken after `pages` were written.
    pub fn lay(&mut self, number: u64, page: Shared) {
        self.top.set(number, page);
        self.since_full.push(number);
    }

    /// The page of that number.
    pub fn get(&self, number: u64) -> Option<&Shared> {
        if !self.shared {
            return self.base.get(number);
        }
        let hidden = || chain(self.runs.as_ref()).find_map(|run| run.get(number));
        self.top.get(number).or_else(hidden).or_else(|| self.base.get(number))
    }

    /// Puts a page; a number outside the windows is ignored (nothing is ever allocated there).
    pub fn set(&mut self, number: u64, page: Shared) {
        if !self.shared {
            self.laid += 1;
            return self.base.set(number, page);
        }
        if self.fresh.len() >= self.crowded {
            self.fresh.sort_unstable();
            self.fresh.dedup();
            self.crowded = self.fresh.len() * 2 + 256;
        }
        self.fresh.push(number);
        self.top.set(number, page);
    }

    /// Takes a page out that is about to be set again, if it need not stay.
    pub fn take(&mut self, number: u64) -> Option<Shared> {
        if self.shared {
            return self.top.take(number);
        }
        let page = self.base.take(number)?;
        self.laid = self.laid.saturating_sub(1);
        Some(page)
    }

    /// Sets the pages `from..to` (within one window) to one shared page, or removes them: then `blank` may take their
    /// place. Answers the sum of `f` over those that were there.
    pub fn fill(
        &mut self,
        from: u64,
        to: u64,
        page: Option<&Shared>,
        blank: &Shared,
        f: &dyn Fn(Option<&Page>) -> u64,
    ) -> u64 {
        if self.shared {
            if to.saturating_sub(from) <= FEW {
                let mut sum = 0;
                for number in from..to {
                    sum += f(self.get(number).map(|page| &**page));
                    self.set(number, page.unwrap_or(blank).clone());
                }
                return sum;
            }
            self.flatten();
        }
        let sum = self.base.sum(from, to, f);
        self.base.fill(from, to, page);
        sum
    }

    /// Lays everything into the base, which becomes the table's own.
    fn flatten(&mut self) {
        let runs: Vec<Arc<Run>> = chain(self.runs.take().as_ref()).cloned().collect();
        for (number, page) in runs.iter().rev().flat_map(|run| &run.pages) {
            self.base.set(*number, page.clone());
        }
        let (base, laid) = (&mut self.base, &mut self.laid);
        std::mem::take(&mut self.top).each(&mut |number, page| {
            *laid += 1;
            base.set(number, page.clone());
        });
        self.shared = false;
        self.newest = None;
        self.fresh.clear();
        self.since_full.clear();
    }

    /// The numbers in `from..to` of pages that may hide one of the base, unordered, with repetitions.
    pub fn above(&self, from: u64, to: u64) -> Vec<u64> {
        let mut above: Vec<u64> = chain(self.runs.as_ref())
            .flat_map(|run| run.pages.iter().map(|(number, _)| *number))
            .filter(|number| (from..to).contains(number))
            .collect();
        self.top.each(&mut |number, _| {
            if (from..to).contains(&number) {
                above.push(number);
            }
        });
        above
    }

    /// The sum of `f` over the pages `from..to` of the base. See [`Tree::sum`].
    pub fn sum(&self, from: u64, to: u64, f: &dyn Fn(Option<&Page>) -> u64) -> u64 {
        self.base.sum(from, to, f)
    }

    /// What was set since the last snapshot, full or not, ascending; `None` if only a full one can tell it.
    pub fn changes(&mut self) -> Option<Numbered> {
        if !self.shared {
            return None;
        }
        let mut numbers = std::mem::take(&mut self.fresh);
        numbers.sort_unstable();
        numbers.dedup();
        self.since_full.extend_from_slice(&numbers);
        Some(self.numbered(&numbers))
    }

    fn numbered(&self, numbers: &[u64]) -> Numbered {
        numbers.iter().filter_map(|&number| Some((number, self.top.get(number)?.clone()))).collect()
    }

    /// A full snapshot, once the last [changes](Table::changes) have been asked for; and the bytes of lists that it does
    /// not share with the one before.
    pub fn freeze(&mut self) -> (Frozen, u64) {
        let mut numbers = std::mem::take(&mut self.since_full);
        numbers.sort_unstable();
        numbers.dedup();
        let pages = self.numbered(&numbers);
        let mut bytes = std::mem::take(&mut self.laid) as usize * size_of::<Page>();
        if !pages.is_empty() {
            self.newest = push(self.newest.take(), pages);
            let listed = self.newest.as_ref().map_or(0, |run| run.pages.len());
            bytes += size_of::<Run>() + listed * size_of::<(u64, Shared)>();
        }
        self.shared = true;
        (Frozen { base: self.base.clone(), runs: self.newest.clone() }, bytes as u64)
    }
}

#[cfg(test)]
mod tests {
    //! A table against a map, through all that a machine does to one: many full snapshots with others in between, long
    //! fills (which lay everything into the base), and going on from any of them.

    use super::*;
    use crate::memory::PAGE_BITS;
    use crate::memory::layout::HEAP_BASE;
    use rand::{Rng, SeedableRng, rngs::SmallRng};
    use std::collections::BTreeMap;

    const FIRST: u64 = HEAP_BASE >> PAGE_BITS;
    const PAGES: u64 = 600;

    /// What it should hold: the mark of each page.
    type Model = BTreeMap<u64, u8>;

    /// A page that can be told from others.
    fn page(mark: u8) -> Shared {
        let mut page = Page::zeros(true);
        page.bytes[0] = mark;
        Shared::new(page)
    }

    #[derive(Clone)]
    struct Saved {
        frozen: Frozen,
        changes: Numbered,
        model: Model,
    }

    #[test]
    fn what_was_written_again_does_not_stay() {
        let mut table = Table::default();
        let mut kept = None;
        for round in 0..100 {
            for number in FIRST..FIRST + PAGES {
                table.set(number, page(round));
            }
            table.changes();
            kept = Some(table.freeze().0);
        }
        let runs = kept.as_ref().and_then(|frozen| frozen.runs.as_ref());
        let listed: usize = chain(runs).map(|run| run.pages.len()).sum();
        assert!(listed <= 2 * PAGES as usize, "{listed}");
        assert!((FIRST..FIRST + PAGES).all(|n| table.get(n).is_some_and(|page| page.bytes[0] == 99)));
    }

    #[test]
    fn a_table_equals_a_map_across_snapshots() {
        let blank = page(0);
        // Merged runs and runs longer than short ones were gone on from, and long fills met shared pages.
        let (mut merged, mut long, mut flattened) = (0, 0, 0);
        for seed in 0..16 {
            let mut rng = SmallRng::seed_from_u64(seed);
            let (mut table, mut model) = (Table::default(), Model::new());
            let mut last: Option<Saved> = None;
            let mut saved: Vec<Saved> = Vec::new();
            for round in 0..400 {
                // Few are written between two snapshots, or many.
                for _ in 0..rng.random_range(0..if seed % 2 == 0 { 40 } else { 5 }) {
                    let number = FIRST + rng.random_range(0..PAGES);
                    match rng.random_range(0..8) {
                        0 => {
                            let taken = table.take(number);
                            // Where others share it, it may stay: then it is set again.
                            let mark = rng.random();
                            assert!(taken.is_none_or(|page| page.bytes[0] == model[&number]), "{number:#x}");
                            table.set(number, page(mark));
                            model.insert(number, mark);
                        }
                        1 if rng.random_bool(0.003) => {
                            let end = (number + rng.random_range(0..300)).min(FIRST + PAGES);
                            let mark = rng.random();
                            flattened += u32::from(table.shared && end - number > FEW);
                            table.fill(number, end, Some(&page(mark)), &blank, &|_| 0);
                            model.extend((number..end).map(|number| (number, mark)));
                        }
                        _ => {
                            let mark = rng.random();
                            table.set(number, page(mark));
                            model.insert(number, mark);
                        }
                    }
                }
                match rng.random_range(0..6) {
                    0..3 => {
                        // As the machine takes them: on top of the last one if that can be, or full.
                        let on_top = last.clone().filter(|_| rng.random_bool(0.5));
                        let changes = table.changes();
                        let next = match (on_top, changes) {
                            (Some(parent), Some(new)) => {
                                let changes = [parent.changes, new].concat();
                                Saved { frozen: parent.frozen, changes, model: model.clone() }
                            }
                            _ => {
                                Saved { frozen: table.freeze().0, changes: Vec::new(), model: model.clone() }
                            }
                        };
                        saved.push(next.clone());
                        last = Some(next);
                    }
                    3 if !saved.is_empty() => {
                        let from = saved[rng.random_range(0..saved.len())].clone();
                        table = Table::thaw(&from.frozen);
                        merged += chain(from.frozen.runs.as_ref()).filter(|run| run.level > 0).count();
                        long += chain(table.runs.as_ref()).count();
                        from.changes.iter().for_each(|(number, page)| table.lay(*number, page.clone()));
                        model = from.model.clone();
                        last = Some(from);
                    }
                    4 if saved.len() > 30 => {
                        saved.swap_remove(rng.random_range(0..saved.len()));
                    }
                    _ => {}
                }
                if round % 20 == 0 {
                    for number in FIRST..FIRST + PAGES {
                        let mark = table.get(number).map(|page| page.bytes[0]);
                        assert_eq!(
                            mark,
                            model.get(&number).copied(),
                            "{number:#x} of seed {seed}, round {round}"
                        );
                    }
                }
            }
        }
        assert!(merged > 10 && long > 100 && flattened > 10, "{merged}, {long}, {flattened}");
    }
}
