//! The traits' promises, each broken by a wrong binding.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::time::Duration;

use rustsat::lit;
use rustsat::solvers::{
    ControlSignal, FreezeVar, Interrupt, InterruptSolver, LimitConflicts, PhaseLit, Propagate, Solve,
    SolveIncremental, SolveStats, SolverResult, SolverState, Terminate,
};
use rustsat::types::{Lit, TernaryVal, Var};

use crate::{CaDiCaL, CreateError, StopCause, clock};

fn new() -> CaDiCaL {
    CaDiCaL::new().expect("no debugging variables in the test environment")
}

/// `pigeons` pigeons in one hole fewer; with a `guard`, only while that literal is false.
fn pigeon_hole(sat: &mut CaDiCaL, pigeons: u32, guard: Lit) {
    let holes = pigeons - 1;
    let at = |p: u32, h: u32| Lit::positive(1 + p * holes + h);
    for p in 0..pigeons {
        let mut clause: Vec<Lit> = (0..holes).map(|h| at(p, h)).collect();
        clause.push(guard);
        sat.add(&clause).expect("few variables");
        for q in 0..p {
            for h in 0..holes {
                sat.add_binary(!at(p, h), !at(q, h)).expect("few variables");
            }
        }
    }
}

#[test]
fn incremental_answers_cores_and_models() {
    let mut sat = new();
    sat.add_ternary(lit![0], lit![1], lit![2]).unwrap();
    sat.add_binary(!lit![0], lit![3]).unwrap();
    assert_eq!(sat.solve().unwrap(), SolverResult::Sat);
    let result = sat.solve_assumps(&[!lit![1], lit![4], !lit![2], !lit![3]]);
    assert_eq!(result.unwrap(), SolverResult::Unsat);
    let mut core = sat.core().unwrap();
    core.sort_unstable();
    assert_eq!(core, [lit![1], lit![2], lit![3]], "lit 4 has no part in it");
    let result = sat.solve_assumps(&[!lit![1], !lit![2]]);
    assert_eq!(result.unwrap(), SolverResult::Sat);
    assert_eq!(sat.lit_val(lit![0]).unwrap(), TernaryVal::True);
    assert_eq!(sat.lit_val(!lit![3]).unwrap(), TernaryVal::False);
    assert_eq!(sat.lit_val(lit![99]).unwrap(), TernaryVal::DontCare);
    assert_eq!((sat.n_sat_solves(), sat.n_unsat_solves()), (2, 1));
    sat.add_unit(!lit![0]).unwrap();
    sat.add_unit(!lit![1]).unwrap();
    sat.add_unit(!lit![2]).unwrap();
    assert_eq!(sat.solve().unwrap(), SolverResult::Unsat);
    assert!(sat.core().unwrap().is_empty());
}

#[test]
fn misuse_is_an_error() {
    let mut sat = new();
    assert!(sat.lit_val(lit![0]).is_err());
    assert!(sat.core().is_err());
    assert!(sat.conclude().is_err());
    let beyond = Var::new(Var::MAX_IDX).pos_lit();
    assert!(sat.add_binary(lit![0], beyond).is_err());
    assert!(sat.solve_assumps(&[lit![0], beyond]).is_err());
    assert!(sat.freeze_var(beyond.var()).is_err());
    assert!(sat.phase_lit(beyond).is_err());
    sat.melt_var(Var::new(7)).unwrap();
    sat.add_unit(lit![0]).unwrap();
    assert_eq!(sat.solve().unwrap(), SolverResult::Sat);
    sat.add_unit(lit![1]).unwrap();
    assert!(sat.lit_val(lit![0]).is_err(), "the model is gone");
    assert_eq!(sat.state(), SolverState::Input);
    assert!(matches!(CaDiCaL::with_options(&[("factor", 1)]), Err(CreateError::UnsupportedOption(_))));
    assert!(matches!(CaDiCaL::with_options(&[("no-such", 1)]), Err(CreateError::UnknownOption(_))));
}

#[test]
fn a_deadline_stops_a_hard_search_and_the_solver_goes_on() {
    let mut sat = new();
    pigeon_hole(&mut sat, 12, lit![0]);
    let start = clock::now();
    sat.set_deadline(Some(start + Duration::from_millis(200)));
    assert_eq!(sat.solve_assumps(&[!lit![0]]).unwrap(), SolverResult::Interrupted);
    let took = clock::now() - start;
    assert_eq!(sat.stop_cause(), Some(StopCause::Deadline));
    // 100 ms is what is promised on a machine of one's own; the rest is for a loaded one.
    assert!(took < Duration::from_millis(800), "took {took:?}");
    assert_eq!(sat.solve().unwrap(), SolverResult::Interrupted);
    sat.set_deadline(None);
    assert_eq!(sat.solve_assumps(&[lit![0]]).unwrap(), SolverResult::Sat);
    assert_eq!(sat.stop_cause(), None);
}

#[test]
fn limits_callbacks_and_interrupts_stop_it_too() {
    let mut sat = new();
    pigeon_hole(&mut sat, 12, lit![0]);
    sat.limit_conflicts(Some(50)).unwrap();
    for _ in 0..2 {
        let result = sat.solve_assumps(&[!lit![0]]).unwrap();
        assert_eq!(result, SolverResult::Interrupted);
        assert_eq!(sat.stop_cause(), Some(StopCause::Limit));
    }
    sat.limit_conflicts(None).unwrap();

    let mut calls = 0;
    sat.attach_terminator(move || {
        calls += 1;
        if calls < 20 { ControlSignal::Continue } else { ControlSignal::Terminate }
    });
    let result = sat.solve_assumps(&[!lit![0]]).unwrap();
    assert_eq!(result, SolverResult::Interrupted);
    assert_eq!(sat.stop_cause(), Some(StopCause::Callback));
    sat.detach_terminator();

    let interrupter = sat.interrupter();
    let other = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(50));
        interrupter.interrupt();
    });
    let result = sat.solve_assumps(&[!lit![0]]).unwrap();
    assert_eq!(result, SolverResult::Interrupted);
    assert_eq!(sat.stop_cause(), Some(StopCause::Interrupt));
    other.join().expect("the thread only sleeps");
    assert_eq!(sat.solve_assumps(&[lit![0]]).unwrap(), SolverResult::Sat);
}

#[test]
fn propagation_finds_units_and_conflicts() {
    let mut sat = new();
    sat.add_binary(!lit![0], lit![1]).unwrap();
    sat.add_binary(!lit![1], lit![2]).unwrap();
    let found = sat.propagate(&[lit![0]], false).unwrap();
    assert!(!found.conflict);
    assert!(found.propagated.contains(&lit![1]) && found.propagated.contains(&lit![2]));
    let found = sat.propagate(&[lit![0], !lit![2]], false).unwrap();
    assert!(found.conflict);
    assert_eq!(sat.solve().unwrap(), SolverResult::Sat);
}

#[test]
fn same_calls_same_models() {
    let run = || {
        let mut sat = new();
        pigeon_hole(&mut sat, 7, lit![0]);
        let mut trace = Vec::new();
        for k in 1..20 {
            trace.push(format!("{:?}", sat.solve_assumps(&[Lit::positive(k)])));
            trace.push(format!("{:?}", sat.full_solution().ok()));
        }
        trace
    };
    assert_eq!(run(), run());
}
