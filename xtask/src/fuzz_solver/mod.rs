//! `cargo xtask fuzz-solver`: random scripts for symvm's solver and every other one on this machine.
//!
//! Scripts are over all operators, widths 1 to 130, arrays, functions, levels and assumptions. Z3 and cvc5 are used where
//! they are on the path, Bitwuzla where Python has its module. Each script has a seed of its own, so that one can be run
//! again alone. What is found is made smaller and written to `target/fuzz-solver`.

mod judge;
mod mutate;
mod rival;
mod script;
mod shrink;

use anyhow::{Result, bail};
use judge::{Complaint, Tally, judge};
use rival::Rival;
use script::Script;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// How many, and against whom.
#[derive(clap::Args)]
pub struct Options {
    /// How many scripts.
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// The seed of the first; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// End after so many seconds.
    #[arg(long)]
    time: Option<u64>,
    /// A command that reads SMT-LIB from its standard input and knows `(reset)`, instead of the solvers that are found (repeatable).
    #[arg(long, value_name = "CMD")]
    against: Vec<String>,
    /// The Python that is asked for the module bitwuzla.
    #[arg(long, value_name = "PYTHON")]
    python: Option<String>,
    /// Make the scripts wrong instead, and look for panics.
    #[arg(long)]
    spoil: bool,
    /// Print the script of the first seed and do nothing.
    #[arg(long)]
    print: bool,
}

/// Finds that are worth the time to make them smaller; more are counted.
const SHRUNK: usize = 10;

/// Runs and compares.
pub fn run(options: &Options) -> Result<()> {
    if options.print {
        println!("{}", Script::random(options.seed).text());
        return Ok(());
    }
    if options.spoil {
        return mutate::run(options.seed, options.count, options.time.map(Duration::from_secs));
    }
    let mut rivals = Rival::find(&options.against, options.python.as_deref())?;
    for rival in &rivals {
        let lacks = if rival.lacks.is_empty() { "nothing".into() } else { rival.lacks.join(" ") };
        println!("against {}, which lacks {lacks}", rival.name);
    }
    if rivals.is_empty() {
        println!("no other solver is here: symvm's models are checked by its evaluator alone");
    }
    let begin = Instant::now();
    let limit = options.time.map(Duration::from_secs);
    let (mut tally, mut finds, mut scripts) = (Tally::default(), Vec::new(), 0);
    for seed in (options.seed..).take(usize::try_from(options.count)?) {
        if limit.is_some_and(|limit| begin.elapsed() > limit) {
            break;
        }
        let mut script = Script::random(seed);
        if let Some(complaint) = judge(&script, &mut rivals, &mut tally)? {
            println!("seed {seed}: {}", complaint.detail.lines().next().unwrap_or_default());
            let complaint = if finds.len() < SHRUNK {
                shrink::shrink(&mut script, &mut rivals, complaint)?
            } else {
                complaint
            };
            finds.push(keep(seed, &script, &complaint)?);
        }
        scripts += 1;
        if scripts % 1000 == 0 {
            println!(
                "{scripts} scripts in {:.0} s, {}",
                begin.elapsed().as_secs_f64(),
                summary(&tally, &rivals)
            );
        }
    }
    println!("{scripts} scripts in {:.0} s, {}", begin.elapsed().as_secs_f64(), summary(&tally, &rivals));
    for (reason, n) in tally.refusals.iter().filter(|_| !rivals.is_empty()) {
        println!("refused {n} times by {reason}");
    }
    if !finds.is_empty() {
        let finds: Vec<String> = finds.iter().map(|path| path.display().to_string()).collect();
        bail!("{} scripts with something wrong:\n{}", finds.len(), finds.join("\n"));
    }
    Ok(())
}

fn summary(tally: &Tally, rivals: &[Rival]) -> String {
    let [sat, unsat, unknown] = tally.answers;
    let [models, cores, others] = tally.checked;
    let mut text = format!(
        "{} checks: {sat} sat, {unsat} unsat, {unknown} unknown; checked by others: {models} models, {cores} cores; models of others: {others}",
        sat + unsat + unknown
    );
    for (rival, [agreed, open, refused]) in rivals.iter().zip(&tally.rivals) {
        text.push_str(&format!(
            "; {}: {agreed} agreed, {open} undecided, {refused} scripts refused",
            rival.name
        ));
    }
    text
}

/// Writes a script that shows something, with what it is.
fn keep(seed: u64, script: &Script, complaint: &Complaint) -> Result<PathBuf> {
    let folder = crate::tools::root().join("target/fuzz-solver");
    std::fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{seed}.smt2"));
    let comment: String = complaint.detail.lines().map(|line| format!("; {line}\n")).collect();
    std::fs::write(&path, format!("; seed {seed}: {}\n{comment}{}", complaint.kind, script.text()))?;
    Ok(path)
}
