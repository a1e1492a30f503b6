//! Whole-tool tests, one binary.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::print_stderr, reason = "a skipped test says why")]

#[path = "suite/bench.rs"]
mod bench;
#[path = "suite/broken_world.rs"]
mod broken_world;
#[path = "suite/classes.rs"]
mod classes;
#[path = "suite/command_line.rs"]
mod command_line;
#[path = "suite/contests.rs"]
mod contests;
#[path = "suite/corpora.rs"]
mod corpora;
#[path = "suite/counts.rs"]
mod counts;
#[path = "suite/cxx_library.rs"]
mod cxx_library;
#[path = "suite/exceptions.rs"]
mod exceptions;
#[path = "suite/exhaustive.rs"]
mod exhaustive;
#[path = "suite/explain.rs"]
mod explain;
#[path = "suite/faults.rs"]
mod faults;
#[path = "suite/free_bytes.rs"]
mod free_bytes;
#[path = "suite/fuzz_targets.rs"]
mod fuzz_targets;
#[path = "suite/generations.rs"]
mod generations;
#[path = "suite/golden.rs"]
mod golden;
#[path = "suite/heap_sizes.rs"]
mod heap_sizes;
#[path = "suite/hostile.rs"]
mod hostile;
#[path = "suite/inlined.rs"]
mod inlined;
#[path = "suite/interrupts.rs"]
mod interrupts;
#[path = "suite/jobs.rs"]
mod jobs;
#[path = "suite/klee.rs"]
mod klee;
#[path = "suite/leaks.rs"]
mod leaks;
#[path = "suite/ledger.rs"]
mod ledger;
#[path = "suite/limits.rs"]
mod limits;
#[path = "suite/misfits.rs"]
mod misfits;
#[path = "suite/native.rs"]
mod native;
#[path = "suite/objects.rs"]
mod objects;
#[path = "suite/printed.rs"]
mod printed;
#[path = "suite/pruning.rs"]
mod pruning;
#[path = "suite/query_log.rs"]
mod query_log;
#[path = "suite/repeatable.rs"]
mod repeatable;
#[path = "suite/replays.rs"]
mod replays;
#[path = "suite/resume.rs"]
mod resume;
#[path = "suite/resume_shared.rs"]
mod resume_shared;
#[path = "suite/rust.rs"]
mod rust;
#[path = "suite/sanitizers.rs"]
mod sanitizers;
#[path = "suite/scripts.rs"]
mod scripts;
#[path = "suite/seeds.rs"]
mod seeds;
#[path = "suite/sites.rs"]
mod sites;
#[path = "suite/snapshots.rs"]
mod snapshots;
#[path = "suite/solve.rs"]
mod solve;
#[path = "suite/soundness.rs"]
mod soundness;
#[path = "suite/stats.rs"]
mod stats;
#[path = "suite/support.rs"]
mod support;
#[path = "suite/tail_calls.rs"]
mod tail_calls;
#[path = "suite/test_suite.rs"]
mod test_suite;
#[path = "suite/tidy.rs"]
mod tidy;
#[path = "suite/tune.rs"]
mod tune;
#[path = "suite/undefined.rs"]
mod undefined;
#[path = "suite/values.rs"]
mod values;
#[path = "suite/verify.rs"]
mod verify;
#[path = "suite/world.rs"]
mod world;
