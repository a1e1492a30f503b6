//! What a campaign writes into its ledger: what runs lost, and what of seeds was of no use.

use super::Campaign;
use crate::desk::Desk;
use crate::engine::{Engine, Job, Run};
use crate::ledger::{Entry, Ledger};
use crate::report::Site;
use std::collections::BTreeSet;
use symvm_vm::{FaultKind, Lost, Outcome};

impl<E: Engine, D: Desk> Campaign<'_, E, D> {
    /// Seeds are not ignored without a word: bytes the program had no use for are written down.
    pub(super) fn note_seed(&mut self, job: &Job, run: &Run) {
        let Some(cut) = self.starts.take_cut() else { return };
        let asked = |name: &str| run.input.get(name).map_or(0, <[u8]>::len);
        let unused: usize =
            job.input.objects.iter().map(|o| o.bytes.len().saturating_sub(asked(&o.name))).sum();
        if cut + unused > 0 {
            let number = self.options.seeds.len() - self.starts.seeds_left();
            let name =
                number.checked_sub(1).and_then(|i| self.options.seeds.get(i)).map_or("", |s| s.0.as_str());
            self.ledger.add(Entry::SeedUnused, format!("{} bytes of {name}", cut + unused), "", 1);
        }
    }

    /// Seeds that nobody came to.
    pub fn note_seeds_left(&self, ledger: &mut Ledger) {
        let (left, all) = (self.starts.seeds_left() as u64, self.options.seeds.len());
        ledger.add(Entry::SeedNotRun, format!("of {all}"), "", left);
    }

    /// A path loses something; if it is one of before, in another tree, that is counted.
    fn lose(&mut self, run: &Run, entry: Entry, what: impl Into<String>, place: impl Into<String>) {
        match run.path.is_new {
            true => self.ledger.add(entry, what, place, 1),
            false => self.ledger.add_once(entry, what, place),
        }
    }

    /// `outside-the-world: fork (--stub fork=symbolic for all its results)`.
    fn loss_text(name: &str, note: &str) -> String {
        let function = note.split(':').next().unwrap_or("");
        let is_name = |text: &str| text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        match note {
            "" => name.to_owned(),
            _ if is_name(function) => {
                format!("{name}: {note} (--stub {function}=symbolic for all its results)")
            }
            _ => format!("{name}: {note}"),
        }
    }

    pub(super) fn note_losses(&mut self, run: &Run) {
        let own = run.path.foreign.is_none();
        let mut lines = BTreeSet::new();
        for loss in run.losses.iter().filter(|_| own) {
            let (entry, what) = match loss.what {
                Lost::ExitStatus => (Entry::ExitStatus, String::new()),
                // The path ended by it.
                Lost::Library => (Entry::LibraryData, String::new()),
                what => (Entry::Concretised, Self::loss_text(what.name(), &loss.note)),
            };
            lines.insert((entry, what, Site::of(self.program, loss.loc, &loss.calls).to_string()));
        }
        // Several places in one function of the library are one to the user.
        for (entry, what, place) in lines {
            self.lose(run, entry, what, place);
        }
        if run.path.prediction_failed {
            self.counters.prediction_failures += 1;
            let place = run.path.origin.goal().map_or(String::new(), |side| self.whereabouts(side.node));
            self.ledger.add(Entry::PredictionFailed, "", place, 1);
        }
        if let Some(mismatch) = run.path.mismatch {
            self.ledger.add(Entry::Mismatch, "", self.whereabouts(mismatch.node), 1);
        }
        let end = || run.end.as_ref().map_or(String::new(), Site::to_string);
        match &run.outcome {
            _ if !own => {}
            Outcome::Unsupported(u) => {
                let place = Site::of(self.program, u.loc, &u.stack).to_string();
                self.lose(run, Entry::Unsupported, u.what.as_str(), place);
            }
            // The bug is the program's perhaps; what lies behind is not explored in any case.
            Outcome::Finding(f)
                if matches!(f.kind, FaultKind::UnmodelledExternal | FaultKind::ExternalGlobal) =>
            {
                let place = Site::of_finding(self.program, f).to_string();
                self.lose(run, Entry::Unsupported, f.kind.name(), place);
            }
            Outcome::StepLimit => {
                let what = match self.tree.paths()[run.path.id.index()].leaf {
                    Some(_) => "an endless loop? (if not, raise --max-steps)",
                    None => {
                        "before any branch that depends on the input: an endless loop? (if not, raise --max-steps)"
                    }
                };
                self.lose(run, Entry::StepLimit, what, end());
            }
            Outcome::MemoryLimit => self.lose(run, Entry::MemoryLimit, "", end()),
            Outcome::Stopped => {
                self.ledger.add(Entry::CutShort, "", end(), 1);
            }
            _ => {}
        }
    }
}
