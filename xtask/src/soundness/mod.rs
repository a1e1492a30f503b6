//! `cargo xtask soundness`: random programs explored to the end by several strategies, and run on every input; all must show
//! the same bugs.

pub mod generate;
mod judge;

use crate::oracle::parallel;
use crate::tools::{output, root};
use anyhow::{Context, Result, bail};
use judge::Subject;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use symvm_explore::PruneOptions;

pub use generate::{Flavour, program};

/// Which programs.
#[derive(clap::Args)]
pub struct Options {
    /// How many.
    #[arg(long, default_value_t = 100)]
    programs: u64,
    /// The seed of the first; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The compiler.
    #[arg(long, default_value = "clang-14")]
    clang: String,
    /// Optimisation levels.
    #[arg(long, value_delimiter = ',', default_value = "0,2")]
    opt: Vec<String>,
    /// Strategies.
    #[arg(long, value_delimiter = ',', default_value = "dfs,cgs,cfg,random-branch")]
    strategy: Vec<String>,
    /// Explore with `--prune interpolation`.
    #[arg(long)]
    prune: bool,
    /// With --prune: no greedy confirmation.
    #[arg(long, requires = "prune")]
    no_greedy: bool,
    /// With --prune: what it may cost is limited, as it is when nothing else is said to `symvm run`. Without the limit a few
    /// programs take minutes.
    #[arg(long, requires = "prune")]
    limited: bool,
    /// With --prune: have what it rests on confirmed by solvers of their own, and replay what is pruned.
    #[arg(long, requires = "prune")]
    prune_verify: bool,
    /// Programs at a time.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Programs that leave variables and memory without values, explored with `--check uninit,overflow`.
    #[arg(long)]
    undefined: bool,
    /// Print the program of --seed and do nothing else.
    #[arg(long)]
    print: bool,
}

impl Options {
    fn flavour(&self) -> Flavour {
        if self.undefined { Flavour::Undefined } else { Flavour::Plain }
    }
}

/// What one program in all settings came to.
#[derive(Default)]
struct Tally {
    bugs: usize,
    incomparable: usize,
    wrong: Vec<String>,
}

/// Generates, compiles, explores, compares.
pub fn run(options: &Options) -> Result<()> {
    if options.print {
        print!("{}", program(options.seed, options.flavour()));
        return Ok(());
    }
    let seeds: Vec<u64> = (options.seed..).take(usize::try_from(options.programs)?).collect();
    let done = AtomicUsize::new(0);
    let tallies = parallel(&seeds, options.jobs, |&seed| {
        let tally = one(seed, options)?;
        tally.wrong.iter().for_each(|line| println!("{line}"));
        let n = done.fetch_add(1, Ordering::Relaxed) + 1;
        if n.is_multiple_of(50) {
            println!("{n} of {} programs", seeds.len());
        }
        Ok(tally)
    })?;
    let bugs: usize = tallies.iter().map(|t| t.bugs).sum();
    let incomparable: usize = tallies.iter().map(|t| t.incomparable).sum();
    let wrong: usize = tallies.iter().map(|t| t.wrong.len()).sum();
    println!(
        "{} programs, levels {}, strategies {}: {bugs} bugs; {incomparable} cannot be compared; {wrong} explorations differ from all inputs run one by one",
        seeds.len(),
        options.opt.join(" "),
        options.strategy.join(" ")
    );
    if wrong > 0 {
        bail!("the programs are in target/soundness");
    }
    Ok(())
}

fn one(seed: u64, options: &Options) -> Result<Tally> {
    let folder = root().join("target/soundness");
    std::fs::create_dir_all(&folder)?;
    let source = folder.join(format!("{seed}.c"));
    std::fs::write(&source, program(seed, options.flavour()))?;
    let strategies: Vec<&str> = options.strategy.iter().map(String::as_str).collect();
    let mut tally = Tally::default();
    let prune = options.prune.then_some(PruneOptions {
        greedy: !options.no_greedy,
        verify: options.prune_verify,
        unlimited: !options.limited,
        ..PruneOptions::default()
    });
    for opt in &options.opt {
        let text = output(
            Command::new(&options.clang)
                .current_dir(&folder)
                .args(["-S", "-emit-llvm", "-w", "-gline-tables-only", &format!("-O{opt}")])
                .arg(&source)
                .args(["-o", "-"]),
        )?;
        let subject = Subject::load(text.as_bytes(), &format!("{seed}.ll"), judge::checks(options.flavour()))
            .map_err(anyhow::Error::msg)
            .with_context(|| format!("seed {seed}"))?;
        match subject.differences(&strategies, seed, prune) {
            Err(_) => tally.incomparable += 1,
            Ok((bugs, wrong)) => {
                tally.bugs += bugs;
                tally.wrong.extend(wrong.into_iter().map(|w| format!("seed {seed} -O{opt} {w}")));
            }
        }
    }
    // What agreed is not worth its place.
    if tally.wrong.is_empty() {
        std::fs::remove_file(&source)?;
    }
    Ok(tally)
}
