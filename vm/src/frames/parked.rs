//! The call stacks of threads that wait, while another runs.

use super::{Frames, Frozen};
use std::collections::BTreeMap;
use std::sync::Arc;
use symvm_frontend::program::FuncId;
use symvm_solver::Sym;

/// What a thread goes on with when it is switched to.
#[derive(Clone, Debug)]
pub(crate) enum Parked {
    /// It has not begun: a function and its argument.
    Fresh(FuncId, u64),
    /// Its frames; the place of the top one is where it goes on.
    Waits(Arc<Frozen>),
}

/// Those of all threads but the one that runs, by number; none for a program that has but one.
pub(crate) type Others = Option<Arc<BTreeMap<u64, Parked>>>;

impl Frames {
    /// The other threads.
    pub fn others(&self) -> &Others {
        &self.others
    }

    /// Takes over those of a snapshot.
    pub fn restore_others(&mut self, others: &Others) {
        self.others = others.clone();
    }

    /// What is to be done once a thread is switched to.
    pub fn park(&mut self, thread: u64, what: Parked) {
        Arc::make_mut(self.others.get_or_insert_default()).insert(thread, what);
    }

    /// Sets the running thread's frames aside, so that none is left.
    pub fn park_running(&mut self, thread: u64) {
        let pc = self.pc;
        let (below, _) = self.freeze_below();
        let Some(mut top) = self.live.pop() else { return };
        top.pc = pc;
        let frozen = self.freeze(&top, self.top, below);
        self.frozen = None;
        self.top = self.pool;
        self.base = self.pool as u32;
        self.park(thread, Parked::Waits(Arc::new(frozen)));
    }

    /// Whether a thread is there to be switched to.
    pub fn is_parked(&self, thread: u64) -> bool {
        self.others.as_ref().is_some_and(|others| others.contains_key(&thread))
    }

    /// Goes on with the frames of a thread that waits, when no other has any; `evaluate` renews the concrete halves of the top
    /// one's symbolic registers. A function and its argument if it has not begun; the caller enters it.
    pub fn unpark(&mut self, thread: u64, evaluate: impl FnMut(Sym) -> u64) -> Option<(FuncId, u64)> {
        match Arc::make_mut(self.others.as_mut()?).remove(&thread)? {
            Parked::Fresh(function, argument) => Some((function, argument)),
            Parked::Waits(top) => {
                self.frozen = top.below.clone();
                self.thaw(&top, evaluate);
                None
            }
        }
    }

    /// The other threads, by number.
    pub fn parked(&self) -> impl Iterator<Item = (u64, &Parked)> {
        self.others.iter().flat_map(|others| others.iter()).map(|(&thread, parked)| (thread, parked))
    }

    /// The frames of all threads that wait.
    pub fn waiting(&self) -> impl Iterator<Item = &Frozen> {
        let tops = self.parked().filter_map(|(_, parked)| match parked {
            Parked::Waits(top) => Some(&**top),
            Parked::Fresh(..) => None,
        });
        tops.flat_map(Frozen::all)
    }
}
