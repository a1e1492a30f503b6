//! What an engine did, and how long its parts took, for `run.json`.

use super::VmEngine;
use crate::engine::{Engine, EngineStatistics};
use crate::prune::Pruner;
use crate::query_log::QueryLog;
use symvm_solver::Link;

/// What the engine counts itself; solver and pruner have counters of their own.
#[derive(Default)]
pub struct Counts {
    pub runs: u64,
    /// Runs that began at a snapshot.
    pub resumed: u64,
    /// Instructions that runs executed behind the snapshots they began at.
    pub executed: u64,
    /// See [`Effort::advanced`](crate::engine::Effort::advanced).
    pub advanced: u64,
    /// Gifts that were fetched.
    pub fetched: u64,
    /// Queries that a journal answered.
    pub passed_over: u64,
    /// See [`Effort::work`](crate::engine::Effort::work).
    pub work: u64,
}

/// Nanoseconds, which differ from run to run.
#[derive(Default)]
pub struct Times {
    pub machine: u64,
    pub solver: u64,
    pub replay: u64,
    pub probe: u64,
    pub prune: u64,
}

pub fn of(engine: &VmEngine) -> EngineStatistics {
    let (s, counts, times) = (engine.solver.stats(), &engine.counts, &engine.times);
    let queries = engine.effort().queries;
    let mut counters: Vec<(String, u64)> = [
        ("runs", counts.runs),
        ("runs_resumed", counts.resumed),
        ("instructions_executed", counts.executed),
        ("queries", queries),
        ("queries_passed_over", counts.passed_over),
        ("solver_renewed", engine.renewing.times()),
        ("queries_sat", s.sat),
        ("queries_unsat", s.unsat),
        ("queries_unknown", s.unknown),
        ("conditions", s.conditions),
        ("conditions_sliced", s.sliced),
        ("sat_calls", s.sat_calls),
        ("conflicts", s.conflicts),
        ("propagations", s.propagations),
        ("gates", s.gates),
        ("clauses", s.clauses),
        ("evaluated", s.evaluated),
        ("terms", engine.terms.len() as u64),
    ]
    .map(|(name, n)| (name.to_owned(), n))
    .into();
    if let Some((written, left_out)) = engine.log.as_ref().map(QueryLog::counts) {
        counters.push(("queries_logged".into(), written));
        counters.push(("queries_not_logged".into(), left_out));
    }
    counters.extend(engine.pruner.iter().flat_map(|pruner| pruner.counters()));
    if counts.fetched > 0 {
        counters.push(("gifts_fetched".into(), counts.fetched));
    }
    counters.extend(Link::ALL.map(|l| (format!("answered_by_{}", l.name()), s.link(l).answered)));
    let mut nanoseconds: Vec<(String, u64)> = [
        ("machine", times.machine),
        ("solver", times.solver),
        ("replay", times.replay),
        ("mutants", times.probe),
        ("prune", times.prune),
        ("prune_look_up", engine.pruner.as_ref().map_or(0, Pruner::look_up_ns)),
    ]
    .map(|(name, n)| (name.to_owned(), n))
    .into();
    nanoseconds.extend(Link::ALL.map(|l| (format!("solver_{}", l.name()), s.link(l).nanoseconds)));
    EngineStatistics {
        queries,
        counters,
        nanoseconds,
        snapshots_dropped: engine.snapshots.dropped(),
        costs: engine.costs.told(&engine.program),
    }
}
