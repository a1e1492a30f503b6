//! What the user asked for: how much is tried, how campaigns are run, and what of it a journal must answer to.

use crate::args::{self, Tune};
use crate::failure::Failure;
use crate::host::{self, Process};
use crate::load;
use std::collections::BTreeMap;
use symvm_explore::journal::Fingerprint;
use symvm_explore::tune::journal::Header;
use symvm_explore::tune::{Method, TuneOptions, report};
use symvm_explore::{Emit, ExploreOptions, MemoryLimits, ProcessMemory, strategy};
use symvm_solver::SolverConfig;
use symvm_vm::MachineOptions;

/// How much is tried: what the user said, and the usual figures for the rest.
pub fn amounts(args: &Tune) -> Result<TuneOptions, Failure> {
    let method = match args.method {
        args::Method::Portfolio => Method::Portfolio,
        args::Method::Paradyse => Method::Paradyse,
        args::Method::Random => Method::Random,
    };
    if args.paradyse_compat && method == Method::Portfolio {
        return Err(Failure::new(
            "--paradyse-compat is about features of param, which --method portfolio does not weigh: use it with --method paradyse or random",
        ));
    }
    if args.last_check.is_some() && method != Method::Portfolio {
        return Err(Failure::new("--last-check is for --method portfolio: the others have no last check"));
    }
    let usual = TuneOptions::of(method);
    Ok(TuneOptions {
        iterations: args.iterations,
        whole: args.last_check.unwrap_or(args.iterations),
        samples: args.samples.unwrap_or(usual.samples),
        keep: args.keep.unwrap_or(usual.keep),
        checks: args.checks.unwrap_or(usual.checks),
        max_rounds: args.max_rounds,
        seed: args.seed,
        memory: args.max_memory / u64::from(args.jobs),
        compat: args.paradyse_compat,
        ..usual
    })
}

/// How many campaigns of so many bytes there is memory for.
pub fn shares(args: &Tune, memory: u64) -> u64 {
    (args.max_memory / memory.max(1)).max(1)
}

/// How every campaign is run, in so many bytes of memory.
pub fn campaign(args: &Tune, memory: u64, host: &Process) -> Result<ExploreOptions, Failure> {
    let strategy = strategy::find("param").ok_or_else(|| Failure::new("there is no strategy 'param'"))?;
    Ok(ExploreOptions {
        strategy,
        seed: args.seed,
        memory: MemoryLimits {
            max: Some(memory),
            max_path: Some(args.max_memory),
            sharers: shares(args, memory),
            // Campaigns that run side by side do not take each other's memory for their own.
            process: ProcessMemory { held: || None, ..host::MEMORY },
        },
        // Nobody reads a trial's tests, and each would be replayed.
        emit: Emit::Bugs,
        machine: MachineOptions {
            max_steps: Some(args.max_steps),
            // What the program may allocate decides which way it goes: that must not depend on how many run at a time.
            max_memory: Some(args.max_memory),
            stop: Some(host.flag()),
            checks: args.checking.checks(),
            ..MachineOptions::default()
        },
        solver: SolverConfig {
            timeout: Some(args.solver_timeout),
            cancel: Some(host.flag()),
            ..SolverConfig::default()
        },
        ..ExploreOptions::default()
    })
}

/// What a journal must answer to; `world` stands for all options about the program's world.
pub fn header(args: &Tune, asked: TuneOptions, world: &str) -> Result<Header, Failure> {
    let mut subject = Fingerprint::default();
    for path in &args.programs {
        subject.add(&load::read(path)?);
    }
    subject.add(world.as_bytes());
    let options = [
        ("--method", report::method(asked.method).to_owned()),
        ("--iterations", asked.iterations.to_string()),
        ("--samples", asked.samples.to_string()),
        ("--keep", asked.keep.to_string()),
        ("--checks", asked.checks.to_string()),
        ("--max-rounds", asked.max_rounds.to_string()),
        ("--seed", asked.seed.to_string()),
        ("--paradyse-compat", asked.compat.to_string()),
        ("--max-steps", args.max_steps.to_string()),
        ("--max-memory", args.max_memory.to_string()),
        ("--solver-timeout", format!("{:?}", args.solver_timeout)),
    ];
    let last = args.last_check.map(|n| ("--last-check", n.to_string()));
    let options = options.into_iter().chain(last);
    let options: BTreeMap<_, _> = options.map(|(name, value)| (name.to_owned(), value)).collect();
    Ok(Header::new(subject.to_string(), options, asked))
}
