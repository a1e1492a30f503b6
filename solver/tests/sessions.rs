//! Sessions in random order, for a few seconds; for as long as one likes:
//! `cargo run --release -p symvm-solver --example fuzz_session -- --time 1h`.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod random;

use random::session::{Counts, api, script};

#[test]
fn sessions_answer_as_fresh_solvers_do() {
    let mut counts = Counts::default();
    for seed in 0..12 {
        counts.add(&api(seed, 60));
    }
    assert!(counts.sat > 100 && counts.unsat > 50 && counts.interpolated > 15, "{counts:?}");
    assert!(counts.cancelled > 20 && counts.given_up > 0, "{counts:?}");
}

#[test]
fn scripts_answer_as_fresh_solvers_do() {
    let mut counts = Counts::default();
    for seed in 0..12 {
        counts.add(&script(seed, 40));
    }
    assert!(counts.sat > 30 && counts.interpolated > 20, "{counts:?}");
}
