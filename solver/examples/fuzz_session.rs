//! Sessions in random order for as long as one likes:
//! `cargo run --release -p symvm-solver --example fuzz_session -- [--time 1h] [--seed 1]`.
//!
//! Push, pop, assert, assume, solve, interpolate and cancel, through the API and through SMT-LIB; every answer is compared
//! with a fresh solver or with trying everything. A failure panics after the line with its seed.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command-line tool reports on the terminal")]
#![allow(clippy::unwrap_used, reason = "what it finds it says by panicking")]

#[path = "../tests/random/mod.rs"]
mod random;

use std::time::{Duration, Instant};

use random::session::{Counts, api, script};

/// `90`, `90s`, `15m` or `1h`.
fn duration(text: &str) -> Option<Duration> {
    let digits = text.trim_end_matches(['s', 'm', 'h']);
    let factor = match &text[digits.len()..] {
        "" | "s" => 1,
        "m" => 60,
        "h" => 3600,
        _ => return None,
    };
    digits.parse::<u64>().ok().map(|n| Duration::from_secs(n.saturating_mul(factor)))
}

fn main() -> Result<(), String> {
    let (mut time, mut seed) = (Duration::from_secs(60), 1);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().unwrap_or_default();
        match argument.as_str() {
            "--time" => time = duration(&value).ok_or(format!("'{value}' is no time"))?,
            "--seed" => seed = value.parse().map_err(|e| format!("'{value}' is no seed: {e}"))?,
            other => return Err(format!("there is no option '{other}'; there are --time and --seed")),
        }
    }
    let begin = Instant::now();
    let (mut counts, mut sessions) = (Counts::default(), 0_u64);
    while begin.elapsed() < time {
        let run = || {
            let mut counts = api(seed, 80);
            counts.add(&script(seed, 40));
            counts
        };
        match std::panic::catch_unwind(run) {
            Ok(found) => counts.add(&found),
            Err(_) => return Err(format!("repeat this with --seed {seed}")),
        }
        (seed, sessions) = (seed + 1, sessions + 2);
        if sessions.is_multiple_of(1000) {
            eprintln!("{sessions} sessions in {:.0?}: {counts:?}", begin.elapsed());
        }
    }
    println!("{sessions} sessions in {:.0?}, no disagreement: {counts:?}", begin.elapsed());
    Ok(())
}
