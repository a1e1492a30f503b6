//! What a run leaves behind: its test, and the report of a new bug, once its replay agrees.

use super::{Campaign, timed};
use crate::desk::{Bug, Desk};
use crate::engine::{Engine, Replayed, Run};
use crate::filed::BugKey;
use crate::ledger::Entry;
use crate::options::Emit;
use crate::output::OutputError;
use crate::report::user_location;
use crate::test_case::{Ending, FORMAT, TestCase};
use crate::tree::{NodeKind, Origin};
use symvm_frontend::program::LocId;
use symvm_vm::{FaultKind, Finding, Outcome};

impl<E: Engine, D: Desk> Campaign<'_, E, D> {
    /// Makes a test and a bug report of a run, if it deserves them and its replay agrees.
    pub(super) fn record(&mut self, run: &Run, again: bool) -> Result<(), OutputError> {
        let finding = match &run.outcome {
            Outcome::AssumeViolated => {
                self.counters.assume_violated += 1;
                return Ok(());
            }
            Outcome::SilentExit { .. } | Outcome::Stopped => return Ok(()),
            Outcome::Subsumed => return self.record_subsumed(run, again),
            // What it covered has a test even if the campaign ends before the path does.
            Outcome::Paused if run.path.new_sides == 0 || self.options.emit == Emit::Bugs => return Ok(()),
            Outcome::Paused => return self.write_test(run, false, again),
            Outcome::Finding(f) => Some(f),
            _ => None,
        };
        self.counters.paths += u64::from(run.path.is_new);
        self.counters.bug_paths += u64::from(run.path.is_new && finding.is_some());
        let is_new = |f: &&Finding| !self.filed.bugs.contains(&BugKey::of(self.program, f));
        let new_bugs: Vec<&Finding> = finding.iter().flat_map(|f| f.all()).filter(is_new).collect();
        let new_bug = new_bugs.first();
        let wanted = match self.options.emit {
            // The test of a pruned path is that of a path which another tree runs to its end.
            Emit::All => run.path.is_new && !self.filed.inputs.contains(&run.input),
            Emit::Covering => run.path.new_sides > 0,
            Emit::Bugs => false,
        };
        if !wanted && new_bug.is_none() {
            return Ok(());
        }
        // A replay keeps no terms, nor symbolic bytes, and would go on: the input is a test, but where it ends is not known.
        if run.outcome == Outcome::MemoryLimit {
            return self.write_test(run, !run.overfull, again);
        }
        let replayed = if run.input.objects.is_empty() {
            // Nothing was symbolic: the run was as concrete as its replay would be.
            Replayed { outcome: run.outcome.clone(), hash: run.hash }
        } else {
            self.engine.replay(&run.input, &run.layout)
        };
        // A journal that knows of no such replay is another program's: then nothing is written.
        self.check_engine()?;
        let summary = |outcome| Ending::of(outcome, self.program).summary();
        if let Some(bug) = new_bug
            && !replayed.same_ending(&run.outcome, self.program)
        {
            let place = self.program.describe(user_location(self.program, bug));
            self.ledger.add(Entry::Unconfirmed, summary(&run.outcome), place, 1);
            return self.write_test(run, false, again);
        }
        if !replayed.agrees(&run.outcome, run.hash, self.program) {
            // The machine counts more instructions where it handles terms, and so the path goes on behind the limit.
            if run.outcome == Outcome::StepLimit {
                return self.write_test(run, false, again);
            }
            let what = format!("{}, replayed: {}", summary(&run.outcome), summary(&replayed.outcome));
            self.ledger.add(Entry::ReplayMismatch, what, "", 1);
            if new_bug.is_none() {
                return self.write_test(run, false, again);
            }
        }
        self.write_test(run, !run.overfull, again)?;
        let shown = BugKey::all_of(self.program, &replayed.outcome);
        for &f in &new_bugs {
            let key = BugKey::of(self.program, f);
            // What is met with the first may be another under the eyes of the replay.
            if f.kind == FaultKind::Leak && !shown.contains(&key) {
                let place = self.program.describe(key.place);
                self.ledger.add(Entry::Unconfirmed, "one of several leaks", place, 1);
                continue;
            }
            if !self.filed.bugs.insert(key) {
                continue;
            }
            // What a program said before it ended so was kept under the input that said it first.
            let mut told = f.clone();
            if let (Outcome::Finding(again), FaultKind::Panic | FaultKind::Abort) =
                (&replayed.outcome, f.kind)
            {
                told.message.clone_from(&again.message);
            }
            self.write_bug(run, &told, again)?;
        }
        if new_bugs.is_empty()
            && let (Some(f), Some((kind, loc))) = (finding, self.goal_of(run))
            && loc == f.loc
        {
            // Known by another way to it.
            self.agenda.found_bug(kind, loc);
        }
        Ok(())
    }

    /// What lies behind a state that is known to show no bug was not run; it can be, with the input at hand.
    fn record_subsumed(&mut self, run: &Run, again: bool) -> Result<(), OutputError> {
        self.counters.subsumed += 1;
        // What only it covered has a test, as that of a path that is paused.
        let covers = run.path.new_sides > 0 && self.options.emit != Emit::Bugs;
        let has_test = covers || self.options.tests_pruned();
        if !has_test && !self.options.prune.is_some_and(|prune| prune.verify) {
            return Ok(());
        }
        let replayed = self.engine.replay(&run.input, &run.layout);
        self.check_engine()?;
        if let Outcome::Finding(f) = &replayed.outcome {
            // A pruned path that shows a bug is an error of symvm.
            let place = self.program.describe(user_location(self.program, f));
            self.ledger.add(Entry::Contradiction, "pruned", place, 1);
        }
        // Another tree prunes the same path, or runs it.
        if !has_test || self.filed.inputs.contains(&run.input) || !self.filed.pruned.insert(run.identity) {
            return Ok(());
        }
        let test = Run { outcome: replayed.outcome, hash: replayed.hash, ..run.clone() };
        self.write_test(&test, !run.overfull, again)
    }

    /// `has_end`: where the path ends is known, and its replay ends there.
    fn write_test(&mut self, run: &Run, has_end: bool, again: bool) -> Result<(), OutputError> {
        self.counters.tests += 1;
        // Of a path that is paused, the end is still to be told.
        if has_end && self.options.tests_pruned() {
            self.filed.inputs.insert(run.input.clone());
        }
        let test = TestCase {
            symvm_test: FORMAT,
            number: self.counters.tests,
            command: self.options.provenance.command.clone(),
            input: run.input.clone(),
            layout: run.layout.clone(),
            ending: has_end.then(|| Ending::of(&run.outcome, self.program)),
            path: has_end.then(|| format!("{:016x}", run.hash)),
            identity: has_end.then(|| format!("{:016x}", run.identity)),
            new_sides: run.path.new_sides,
        };
        self.commit(false)?;
        timed(&mut self.told, || self.desk.on_test(test, again))
    }

    /// What has a file has a record in the journal before; who keeps the books of several shards sees to that.
    fn commit(&mut self, durable: bool) -> Result<(), OutputError> {
        if self.shard.id.is_some() { Ok(()) } else { self.engine.commit(durable) }
    }

    /// The decision that a run was to turn.
    fn goal_of(&self, run: &Run) -> Option<(NodeKind, LocId)> {
        let goal = run.path.origin.goal().filter(|_| !matches!(run.path.origin, Origin::Continue(_)))?;
        let node = self.tree.node(goal.node);
        Some((node.kind, node.loc))
    }

    fn write_bug(&mut self, run: &Run, finding: &Finding, again: bool) -> Result<(), OutputError> {
        self.counters.bugs += 1;
        let goal = self.goal_of(run);
        if let Some((kind, loc)) = goal {
            self.agenda.found_bug(kind, loc);
        }
        self.commit(true)?;
        let (number, test) = (self.counters.bugs, self.counters.tests);
        let bug = Bug { number, test, finding, input: &run.input, goal };
        timed(&mut self.told, || self.desk.on_bug(&bug, again))
    }
}
