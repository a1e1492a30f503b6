//! What is repeated and what is not, on programs that are decision graphs; `tests/suite/resume.rs` has real ones.

use super::{CampaignClock, Earlier, Header, Journal, Journaled, NAME, Pen};
use crate::campaign::{Campaign, StopReason};
use crate::coverage::Coverage;
use crate::desk::Books;
use crate::fake::{FakeEngine, FakeProgram};
use crate::observer::Silent;
use crate::options::{ExploreOptions, NoHost};
use std::path::Path;
use symvm_frontend::program::Program;

/// What a campaign did: mutants that the campaign counts and that were run, and the engine's runs.
#[derive(PartialEq, Eq, Debug)]
struct Did {
    mutants: u64,
    probes: u64,
    runs: Vec<u64>,
}

fn explore(fake: &FakeProgram, iterations: u64, dir: &Path, resumes: bool) -> Did {
    let program = Program { files: vec!["?".into()], locs: vec![Default::default()], ..Program::default() };
    let options = ExploreOptions { fuzz: 60, max_iterations: Some(iterations), ..ExploreOptions::default() };
    let statics = fake.statics();
    let clock = CampaignClock::new(&NoHost);
    let fresh = FakeEngine::new(fake.clone());
    let engine = if resumes {
        let Earlier { journal, survey, .. } = Earlier::open(dir, &options, None, |_, _| ()).unwrap();
        let past = survey.past(dir, None, None).unwrap();
        Journaled::resume(fresh, &clock, None, None, past, Pen::new(journal))
    } else {
        let journal = Journal::create(&dir.join(NAME), &Header::of(&options)).unwrap();
        Journaled::begin(fresh, &clock, None, Some(Pen::new(journal)))
    };
    let coverage = Coverage::of_sides(vec![true; fake.sides() as usize]);
    let mut silent = Silent;
    let books = Books::new(&program, &NoHost, &mut silent);
    let mut campaign = Campaign::new(&program, &options, engine, coverage, &statics, &clock, books);
    assert_eq!(campaign.run().unwrap(), StopReason::Iterations);
    campaign.engine.close().unwrap();
    let mutants = campaign.counters.mutants;
    let FakeEngine { probes, runs, .. } = campaign.engine.inner;
    Did { mutants, probes, runs }
}

#[test]
fn mutants_in_vain_are_not_run_again() {
    let fake = FakeProgram::random(3, 9, 60);
    let whole = explore(&fake, 60, tempfile::tempdir().unwrap().path(), false);
    let dir = tempfile::tempdir().unwrap();
    let first = explore(&fake, 30, dir.path(), false);
    assert!(first.mutants == first.probes && first.probes > 1_000, "{first:?}");
    let second = explore(&fake, 60, dir.path(), true);
    assert_eq!((second.mutants, &second.runs), (whole.mutants, &whole.runs));
    assert!(second.probes < whole.probes - first.probes + 40, "{} of {}", second.probes, whole.probes);
}
