//! Sessions in random order: push, pop, assume, solve, interpolate, cancel. After every step each answer is compared with
//! trying all values or, where those are too many, a solver that has seen nothing before.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use symvm_solver::interpolation::{Interpolator, InterpolatorConfig, NoInterpolant, System};
use symvm_solver::smtlib::{Script, ScriptConfig, Verdict};
use symvm_solver::{Answer, Assignment, Evaluator, Solver, SolverConfig, SymbolId, TermId, Terms, Why};

use super::Rng;
use super::craig::{check_sequence, check_tree};

/// Free bits up to which all assignments are tried.
const MAX_BITS: u32 = 10;

/// Partitions of a session.
const PARTITIONS: u64 = 3;

/// How often what happened.
#[derive(Debug, Default)]
pub struct Counts {
    pub sat: u64,
    pub unsat: u64,
    pub interpolated: u64,
    pub cancelled: u64,
    pub given_up: u64,
}

impl Counts {
    pub fn add(&mut self, other: &Counts) {
        self.sat += other.sat;
        self.unsat += other.unsat;
        self.interpolated += other.interpolated;
        self.cancelled += other.cancelled;
        self.given_up += other.given_up;
    }
}

/// Whether all conditions can hold, by means that share no session with anything.
fn satisfiable(terms: &mut Terms, conditions: &[TermId]) -> bool {
    let mut symbols: Vec<SymbolId> = Vec::new();
    for &condition in conditions {
        symbols.extend_from_slice(terms.symbols(condition));
    }
    symbols.sort_unstable();
    symbols.dedup();
    let bits: u32 = symbols.iter().map(|symbol| terms.symbol_width(*symbol)).sum();
    if bits > MAX_BITS {
        let truth = terms.true_();
        let config =
            SolverConfig { cache: false, reuse_models: false, slice: false, ..SolverConfig::default() };
        return Solver::new(config).check(terms, conditions, truth, None).is_sat();
    }
    let mut evaluator = Evaluator::new();
    (0..1_u64 << bits).any(|mut number| {
        let mut values = Assignment::new();
        for &symbol in &symbols {
            let width = terms.symbol_width(symbol);
            values.set(symbol, number & ((1 << width) - 1));
            number >>= width;
        }
        evaluator.begin();
        conditions.iter().all(|condition| evaluator.holds(terms, &values, *condition))
    })
}

/// Everything that one session holds, and what it should hold.
struct Session {
    terms: Terms,
    scopes: Vec<Vec<TermId>>,
    levels: Vec<Vec<(usize, TermId)>>,
    interpolator: Interpolator,
    solvers: Vec<Solver>,
    cancel: Arc<AtomicBool>,
    counts: Counts,
}

/// A session of so many steps through the API of terms.
pub fn api(seed: u64, steps: usize) -> Counts {
    let mut rng = Rng(seed);
    let mut terms = Terms::new();
    let shared = super::symbols(&mut terms, &mut rng, "shared");
    let scopes = (0..PARTITIONS)
        .map(|i| [shared.clone(), super::symbols(&mut terms, &mut rng, &format!("own{i}_"))].concat())
        .collect();
    let cancel = Arc::new(AtomicBool::new(false));
    let config = SolverConfig { cancel: Some(cancel.clone()), ..SolverConfig::default() };
    let solvers = vec![
        Solver::new(config.clone()),
        Solver::new(SolverConfig { certify: true, cache: false, reuse_models: false, ..config.clone() }),
        Solver::new(SolverConfig { max_conflicts: Some(2), slice: false, cache: false, ..config.clone() }),
    ];
    let interpolator = Interpolator::new(InterpolatorConfig {
        solver: SolverConfig { certify: rng.below(3) == 0, ..config },
        eliminate: rng.below(2) == 0,
        ..InterpolatorConfig::default()
    });
    let levels = vec![Vec::new()];
    let counts = Counts::default();
    let mut session = Session { terms, scopes, levels, interpolator, solvers, cancel, counts };
    for _ in 0..steps {
        match rng.below(8) {
            0 => {
                session.interpolator.push();
                session.levels.push(Vec::new());
            }
            1 => session.pop(),
            2 | 3 => {
                let (partition, condition) = session.condition(&mut rng);
                session.interpolator.assert(partition, condition);
                session.levels.last_mut().expect("a level is always open").push((partition, condition));
            }
            4 | 5 => session.solve(&mut rng, false),
            6 => session.interpolate(&mut rng, false),
            _ => {
                session.cancel.store(true, Ordering::Relaxed);
                session.solve(&mut rng, true);
                session.interpolate(&mut rng, true);
                session.cancel.store(false, Ordering::Relaxed);
            }
        }
    }
    session.counts
}

impl Session {
    fn condition(&mut self, rng: &mut Rng) -> (usize, TermId) {
        let partition = rng.below(PARTITIONS) as usize;
        let depth = 1 + rng.below(3) as u32;
        (partition, super::condition(&mut self.terms, rng, &self.scopes[partition], depth))
    }

    fn pop(&mut self) {
        let expected = self.levels.len() > 1;
        assert_eq!(self.interpolator.pop(), expected);
        if expected {
            self.levels.pop();
        }
    }

    fn path(&self) -> Vec<TermId> {
        self.levels.iter().flatten().map(|(_, condition)| *condition).collect()
    }

    fn solve(&mut self, rng: &mut Rng, cancelled: bool) {
        let path = self.path();
        let goal = self.condition(rng).1;
        let mut all = path.clone();
        all.push(goal);
        let expected = satisfiable(&mut self.terms, &all);
        for (number, solver) in self.solvers.iter_mut().enumerate() {
            match solver.check(&mut self.terms, &path, goal, None) {
                Answer::Sat(model) => {
                    assert!(expected, "solver {number} says sat");
                    let mut evaluator = Evaluator::new();
                    evaluator.begin();
                    assert!(all.iter().all(|t| evaluator.holds(&self.terms, &model, *t)));
                    self.counts.sat += 1;
                }
                Answer::Unsat => {
                    assert!(!expected, "solver {number} says unsat");
                    self.counts.unsat += 1;
                }
                Answer::Unknown(Why::Cancelled) if cancelled => self.counts.cancelled += 1,
                Answer::Unknown(Why::Conflicts) if number == 2 => self.counts.given_up += 1,
                Answer::Unknown(why) => panic!("solver {number}: {why}, {:?}", solver.rejected()),
            }
        }
    }

    /// Under a few assumptions; every system, and a cut and a tree besides.
    fn interpolate(&mut self, rng: &mut Rng, cancelled: bool) {
        let assumptions: Vec<(usize, TermId)> = (0..rng.below(4)).map(|_| self.condition(rng)).collect();
        let all: Vec<(usize, TermId)> = self.levels.iter().flatten().chain(&assumptions).copied().collect();
        let count = all.iter().map(|(partition, _)| partition + 1).max().unwrap_or(0);
        let mut partitions = vec![Vec::new(); count];
        for &(partition, condition) in &all {
            partitions[partition].push(condition);
        }
        let expected = satisfiable(&mut self.terms, &partitions.concat());
        let terms = &mut self.terms;
        match self.interpolator.refute_asserted(terms, &assumptions) {
            Ok(mut refuted) => {
                assert!(!expected, "the interpolator refutes");
                // Cancelling later does not hurt what is there, and is not for here.
                self.cancel.store(false, Ordering::Relaxed);
                for system in System::ALL {
                    let found = refuted.sequence_by(terms, system).expect("interpolants of a refutation");
                    let found: Vec<TermId> = found.iter().map(|one| one.term).collect();
                    check_sequence(terms, &partitions, &found);
                }
                if count == 3 {
                    let found = refuted.tree(terms, &[2, 2]).expect("interpolants of a refutation");
                    let found: Vec<TermId> = found.iter().map(|one| one.term).collect();
                    check_tree(terms, &partitions, &[2, 2], &found);
                    let cut = refuted.cut(terms, |part| part != 1).expect("an interpolant of a refutation");
                    let sides = [[&partitions[0][..], &partitions[2]].concat(), partitions[1].clone()];
                    check_sequence(terms, &sides, &[cut.term]);
                }
                self.counts.interpolated += 1;
                // What contradicts itself already makes everything after it dull.
                let path = self.path();
                if !satisfiable(&mut self.terms, &path) {
                    self.pop();
                }
            }
            Err(NoInterpolant::Satisfiable(model)) => {
                assert!(expected, "the interpolator has a model");
                let mut evaluator = Evaluator::new();
                evaluator.begin();
                assert!(all.iter().all(|(_, t)| evaluator.holds(terms, &model, *t)));
                self.counts.sat += 1;
            }
            Err(NoInterpolant::Unknown(Why::Cancelled)) if cancelled => self.counts.cancelled += 1,
            Err(other) => panic!("{other}"),
        }
    }
}

/// A session of so many steps through SMT-LIB, everything certified: interpolants are checked by the script itself.
pub fn script(seed: u64, steps: usize) -> Counts {
    let mut rng = Rng(seed);
    let mut counts = Counts::default();
    let mut terms = Terms::new();
    let symbols = super::symbols(&mut terms, &mut rng, "s");
    let mut script = Script::new(ScriptConfig { certify: true, proof: true, ..ScriptConfig::default() });
    let systems = ["smallest", "mcmillan", "pudlak", "dual"];
    let mut text = format!(
        "(set-option :produce-interpolants true)(set-option :interpolation-system {})",
        systems[rng.below(4) as usize]
    );
    for &symbol in &symbols {
        text += &format!("(declare-const {} (_ BitVec {}))", terms.display(symbol), terms.width(symbol));
    }
    run(&mut script, &text);
    let mut levels: Vec<Vec<(String, TermId)>> = vec![Vec::new()];
    let mut named = 0;
    for _ in 0..steps {
        let mut fresh = |terms: &mut Terms, rng: &mut Rng| {
            let depth = 1 + rng.below(3) as u32;
            let condition = super::condition(terms, rng, &symbols, depth);
            named += 1;
            let name = format!("n{named}");
            let text = format!("(! (= {} #b1) :named {name})", terms.display(condition));
            (name, condition, text)
        };
        match rng.below(6) {
            0 => {
                run(&mut script, "(push 1)");
                levels.push(Vec::new());
            }
            1 if levels.len() > 1 => {
                run(&mut script, "(pop 1)");
                levels.pop();
            }
            1..=3 => {
                let (name, condition, text) = fresh(&mut terms, &mut rng);
                run(&mut script, &format!("(assert {text})"));
                levels.last_mut().expect("a level is always open").push((name, condition));
            }
            _ => {
                let mut all: Vec<(String, TermId)> = levels.iter().flatten().cloned().collect();
                let mut assumed = String::new();
                for _ in 0..rng.below(3) {
                    let (name, condition, text) = fresh(&mut terms, &mut rng);
                    assumed += &text;
                    all.push((name, condition));
                }
                run(&mut script, &format!("(check-sat-assuming ({assumed}))"));
                let conditions: Vec<TermId> = all.iter().map(|(_, condition)| *condition).collect();
                let expected = satisfiable(&mut terms, &conditions);
                let verdict = script.verdicts().last().copied().expect("a verdict for each check");
                assert_eq!(verdict, if expected { Verdict::Sat } else { Verdict::Unsat });
                if expected {
                    counts.sat += 1;
                    continue;
                }
                counts.unsat += 1;
                script.refutation().expect("it is kept").check().expect("the proof is right");
                let mut groups = vec![String::new(); 2 + rng.below(2) as usize];
                for (name, _) in &all {
                    let group = rng.below(groups.len() as u64) as usize;
                    groups[group] += &format!(" {name}");
                }
                let groups: Vec<String> = groups.iter().map(|group| format!("(and{group})")).collect();
                let found = run(&mut script, &format!("(get-interpolants {})", groups.join(" ")));
                assert!(found.starts_with('('), "{found}");
                counts.interpolated += 1;
                if !satisfiable(&mut terms, &levels.iter().flatten().map(|(_, c)| *c).collect::<Vec<_>>())
                    && levels.len() > 1
                {
                    run(&mut script, "(pop 1)");
                    levels.pop();
                }
            }
        }
    }
    counts
}

/// The answers to some commands, none of which is an error.
fn run(script: &mut Script, text: &str) -> String {
    let mut output = Vec::new();
    script.run(text.as_bytes(), &mut output).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(script.rejected().is_none() && !script.gave_up(), "{:?}\n{text}", script.rejected());
    String::from_utf8(output).expect("text")
}
