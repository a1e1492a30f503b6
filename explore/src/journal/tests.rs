//! What is repeated and what is not, on programs that are decision graphs; `tests/suite/resume.rs` has real ones.

use super::{CampaignClock, Earlier, Header, Journal, Journaled, NAME, Pen, Reader, Resumption};
use crate::campaign::{Campaign, StopReason};
use crate::coverage::Coverage;
use crate::desk::Books;
use crate::fake::{FakeEngine, FakeProgram};
use crate::observer::Silent;
use crate::options::{ExploreOptions, NoHost};
use std::path::Path;
use symvm_frontend::program::Program;

/// What a campaign did: mutants that the campaign counts and that were run, and the engine's runs.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Did {
    mutants: u64,
    probes: u64,
    runs: Vec<u64>,
}

/// Explores, or goes on with what was explored; returns when the journal was repeated and nothing is left to do.
fn explore(fake: &FakeProgram, options: &ExploreOptions, dir: &Path, resumes: bool) -> (StopReason, Did) {
    let program = Program { files: vec!["?".into()], locs: vec![Default::default()], ..Program::default() };
    let statics = fake.statics();
    let clock = CampaignClock::new(&NoHost);
    let fresh = FakeEngine::new(fake.clone());
    let engine = if resumes {
        let Earlier { journal, survey, .. } =
            Earlier::open(dir, options, None, |_, _| ()).expect("it was written");
        let past = survey.past(dir, None, None).expect("it is still there");
        Journaled::resume(fresh, &clock, None, None, past, Pen::new(journal))
    } else {
        let journal = Journal::create(&dir.join(NAME), &Header::of(options)).expect("it can be written");
        Journaled::begin(fresh, &clock, None, Some(Pen::new(journal)))
    };
    let coverage = Coverage::of_sides(vec![true; fake.sides() as usize]);
    let mut silent = Silent;
    let books = Books::new(&program, &NoHost, &mut silent);
    let mut campaign = Campaign::new(&program, options, engine, coverage, &statics, &clock, books);
    if resumes {
        campaign.resume(Resumption { iterations: 0, times: 1, lost: None }, None);
    }
    let stop = campaign.run().expect("nothing goes wrong");
    assert!(!campaign.is_underway(), "it is where it was");
    campaign.engine.close().expect("it can be written");
    let mutants = campaign.counters.mutants;
    let FakeEngine { probes, runs, .. } = campaign.engine.inner;
    (stop, Did { mutants, probes, runs })
}

fn options(fuzz: u32, max_iterations: Option<u64>) -> ExploreOptions {
    ExploreOptions { fuzz, max_iterations, ..ExploreOptions::default() }
}

#[test]
fn mutants_in_vain_are_not_run_again() {
    let fake = FakeProgram::random(3, 9, 60);
    let [half, all] = [30, 60].map(|iterations| options(60, Some(iterations)));
    let whole = explore(&fake, &all, tempfile::tempdir().expect("a folder").path(), false).1;
    let dir = tempfile::tempdir().expect("a folder");
    let first = explore(&fake, &half, dir.path(), false).1;
    assert!(first.mutants == first.probes && first.probes > 1_000, "{first:?}");
    let second = explore(&fake, &all, dir.path(), true).1;
    assert_eq!((second.mutants, &second.runs), (whole.mutants, &whole.runs));
    assert!(second.probes < whole.probes - first.probes + 40, "{} of {}", second.probes, whole.probes);
}

/// Where the records of a journal end.
fn ends(path: &Path) -> Vec<u64> {
    let (mut reader, _) = Reader::open(path).expect("it was written");
    let mut ends = vec![reader.position()];
    while reader.next().is_some() {
        ends.push(reader.position());
    }
    ends
}

/// Wherever the journal ends, and if it is gone on with twice.
#[test]
fn a_campaign_that_mutates_is_gone_on_with_to_the_same_end() {
    let fake = FakeProgram::random(2, 5, 10);
    let options = options(1, None);
    let dir = tempfile::tempdir().expect("a folder");
    let (stop, whole) = explore(&fake, &options, dir.path(), false);
    assert!(stop == StopReason::Exhausted && whole.mutants > 300, "{stop:?} {whole:?}");
    let path = dir.path().join(NAME);
    let journal = std::fs::read(&path).expect("it was written");
    let ends = ends(&path);
    assert!(ends.len() > 30);
    for end in ends {
        std::fs::write(&path, &journal[..end as usize]).expect("it can be written");
        for times in 1..=2 {
            let (stop, did) = explore(&fake, &options, dir.path(), true);
            let expected = (StopReason::Exhausted, whole.mutants, &whole.runs);
            let what = format!("cut at {end} of {}, gone on with {times} times", journal.len());
            assert_eq!((stop, did.mutants, &did.runs), expected, "{what}");
        }
    }
}
