//! Where a campaign's results go: into the directory and to the user at once ([`Books`]), or, from one shard of several, to
//! whoever keeps the books of all (`parallel::outbox`).

use crate::corpus::{RawFiles, RawTarget};
use crate::coverage::Coverage;
use crate::engine::Run;
use crate::journal::Resumption;
use crate::kept_seeds::KeptSeeds;
use crate::observer::{Observer, Progress};
use crate::options::Host;
use crate::output::{Output, OutputError};
use crate::report::BugReport;
use crate::test_case::TestCase;
use crate::tree::{NodeKind, ShardId};
use symvm_frontend::program::{LocId, Program};
use symvm_vm::{Finding, Input};

/// A bug, confirmed, with its number and that of its test.
pub struct Bug<'a> {
    /// Its number, from 1.
    pub number: u64,
    /// The test that shows it.
    pub test: u64,
    /// What went wrong.
    pub finding: &'a Finding,
    /// The input that shows it.
    pub input: &'a Input,
    /// The decision whose other side is the bug.
    pub goal: Option<(NodeKind, LocId)>,
}

/// See the module. What is told `again` was told before, by the part of a campaign that is gone on with.
pub trait Desk {
    /// A campaign that is gone on with has come to where it was.
    fn on_resume(&mut self, resumption: &Resumption, seeds: KeptSeeds<'_>) -> Result<(), OutputError>;
    /// What the program wrote on a path.
    fn on_output(&mut self, path: u32, output: &[(u32, Vec<u8>)]);
    /// A test.
    fn on_test(&mut self, test: TestCase, again: bool) -> Result<(), OutputError>;
    /// A bug.
    fn on_bug(&mut self, bug: &Bug<'_>, again: bool) -> Result<(), OutputError>;
    /// A run belongs to another shard.
    fn on_stray(&mut self, owner: ShardId, input: &Input) {
        let _ = (owner, input);
    }
    /// An iteration ended; all it led to was told before.
    fn on_iteration(
        &mut self,
        run: Run,
        progress: &Progress,
        coverage: &Coverage,
        again: bool,
    ) -> Result<(), OutputError>;
}

/// Files and the user.
pub struct Books<'a> {
    program: &'a Program,
    host: &'a dyn Host,
    observer: &'a mut dyn Observer,
    /// The directory of results.
    pub output: Option<Output>,
    /// Where each test's input goes as a raw file.
    pub raw_files: Option<RawFiles>,
    /// What of inputs counts.
    pub raw: RawTarget,
    /// Iterations when coverage was written last.
    checkpoint: u64,
}

/// Executions between two writings of coverage.
const CHECKPOINT: u64 = 1_000;

impl<'a> Books<'a> {
    /// Nothing but the user.
    pub fn new(program: &'a Program, host: &'a dyn Host, observer: &'a mut dyn Observer) -> Self {
        Self {
            program,
            host,
            observer,
            output: None,
            raw_files: None,
            raw: RawTarget::default(),
            checkpoint: 0,
        }
    }

    /// A row of the series; coverage once in a while; the user.
    pub fn progress(
        &mut self,
        progress: &Progress,
        coverage: &Coverage,
        again: bool,
    ) -> Result<(), OutputError> {
        if let Some(output) = &mut self.output {
            output.series(progress)?;
            if progress.iterations >= self.checkpoint + CHECKPOINT && !again {
                self.checkpoint = progress.iterations;
                output.write("coverage.info", crate::lcov::lcov(self.program, coverage).as_bytes())?;
            }
        }
        self.observer.on_progress(progress);
        Ok(())
    }
}

impl Desk for Books<'_> {
    fn on_resume(&mut self, resumption: &Resumption, seeds: KeptSeeds<'_>) -> Result<(), OutputError> {
        if let Some(output) = &mut self.output {
            output.go_on(resumption.iterations, seeds)?;
        }
        self.observer.on_resume(resumption);
        Ok(())
    }

    fn on_output(&mut self, path: u32, output: &[(u32, Vec<u8>)]) {
        self.observer.on_output(path, output);
    }

    fn on_test(&mut self, mut test: TestCase, again: bool) -> Result<(), OutputError> {
        test.input = self.raw.capped(&test.input);
        let mut is_news = !again;
        if let Some(output) = &self.output {
            is_news |= output.test(&test, again)?;
        }
        if is_news {
            self.observer.on_test(&test);
        }
        if let Some(raw) = &mut self.raw_files {
            raw.add(&test.input)?;
        }
        Ok(())
    }

    fn on_bug(&mut self, bug: &Bug<'_>, again: bool) -> Result<(), OutputError> {
        let input = self.raw.meant(bug.input);
        let report = BugReport::new(self.program, self.host, bug.number, bug.test, bug.finding, &input);
        let mut is_news = !again;
        if let Some(output) = &self.output {
            is_news |= output.bug(&report, again)?;
        }
        if is_news {
            self.observer.on_bug(&report);
        }
        Ok(())
    }

    fn on_iteration(
        &mut self,
        _: Run,
        progress: &Progress,
        coverage: &Coverage,
        again: bool,
    ) -> Result<(), OutputError> {
        self.progress(progress, coverage, again)
    }
}
