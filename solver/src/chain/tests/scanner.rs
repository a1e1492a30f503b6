//! Paths through a scanner with tables as generators make them, against the sets of states that it can be in.

use super::*;

/// A state's transitions are in `next` from its base on, where `check` names the state; others are its default's.
struct Scanner {
    states: u64,
    base: Vec<u64>,
    check: Vec<u64>,
    next: Vec<u64>,
    default: Vec<u64>,
    /// By byte.
    class: Vec<u64>,
}

const CLASSES: u64 = 12;

/// The symbolic twin of a state.
struct Tables {
    base: crate::TableId,
    check: crate::TableId,
    next: crate::TableId,
    default: crate::TableId,
    class: crate::TableId,
}

fn table(terms: &mut Terms, values: &[u64]) -> crate::TableId {
    let elements: Vec<TermId> = values.iter().map(|&value| terms.constant(16, value)).collect();
    terms.table(&elements)
}

impl Scanner {
    fn random(rng: &mut Rng) -> Scanner {
        let states = 6 + rng.below(30);
        let base = (0..states).map(|_| rng.below(150)).collect();
        let pick = |rng: &mut Rng| rng.below(states);
        // State 0 has all its transitions, so the search for one ends there.
        let mut scanner = Scanner {
            states,
            base,
            check: (0..162).map(|_| pick(rng)).collect(),
            next: (0..162).map(|_| pick(rng)).collect(),
            default: (0..states).map(|state| rng.below(state.max(1))).collect(),
            class: (0..256).map(|byte| if byte < 20 { byte % 3 } else { rng.below(CLASSES) }).collect(),
        };
        let zero = scanner.base[0] as usize;
        scanner.check[zero..zero + CLASSES as usize].fill(0);
        scanner
    }

    fn has(&self, state: u64, byte: u8) -> bool {
        self.check[(self.base[state as usize] + self.class[usize::from(byte)]) as usize] == state
    }

    fn step(&self, state: u64, byte: u8) -> u64 {
        self.next[(self.base[state as usize] + self.class[usize::from(byte)]) as usize]
    }
}

/// The state is a term for the solver, and for the test all states that inputs on the path lead to.
#[test]
fn what_a_scanner_cannot_reach_is_mostly_refuted_without_a_search() {
    let (mut sat, mut unsat) = (0, 0);
    for seed in 0..5 {
        let mut rng = Rng(seed);
        let scanner = Scanner::random(&mut rng);
        let mut terms = Terms::new();
        let tables = Tables {
            base: table(&mut terms, &scanner.base),
            check: table(&mut terms, &scanner.check),
            next: table(&mut terms, &scanner.next),
            default: table(&mut terms, &scanner.default),
            class: table(&mut terms, &scanner.class),
        };
        let mut solver =
            Solver::new(SolverConfig { reuse_models: false, cache: false, ..SolverConfig::default() });
        for _ in 0..2 {
            let (mut path, mut hint) = (Vec::new(), Assignment::new());
            let mut state = terms.constant(16, 0);
            let mut now = 0;
            // States that inputs on this path lead to.
            let mut reached = vec![0_u64];
            for n in 0..8 {
                let symbol = terms.symbol(&format!("b{n}"), 8);
                let byte = rng.below(256) as u8;
                hint.set(SymbolId(n), u64::from(byte));
                let class = terms.read(tables.class, symbol);
                // What each state that was reached is by now, for each byte.
                let mut pairs: Vec<(u64, u8)> =
                    reached.iter().flat_map(|&state| (0..=255).map(move |byte| (state, byte))).collect();
                loop {
                    let base = terms.read(tables.base, state);
                    let place = terms.add(base, class);
                    let check = terms.read(tables.check, place);
                    let has = terms.eq(check, state);
                    let not = terms.not(has);
                    let took = scanner.has(now, byte);
                    let other = pairs.iter().any(|&(state, byte)| scanner.has(state, byte) != took);
                    let (kept, goal) = if took { (has, not) } else { (not, has) };
                    let answer = solver.check(&mut terms, &path, goal, Some(&hint));
                    assert_eq!(matches!(answer, Answer::Sat(_)), other, "seed {seed}, byte {n}");
                    assert_eq!(answer.is_unsat(), !other, "seed {seed}, byte {n}");
                    *(if other { &mut sat } else { &mut unsat }) += 1;
                    path.push(kept);
                    pairs.retain(|&(state, byte)| scanner.has(state, byte) == took);
                    if took {
                        state = terms.read(tables.next, place);
                        now = scanner.step(now, byte);
                        pairs.iter_mut().for_each(|(state, byte)| *state = scanner.step(*state, *byte));
                        break;
                    }
                    state = terms.read(tables.default, state);
                    now = scanner.default[now as usize];
                    pairs.iter_mut().for_each(|(state, _)| *state = scanner.default[*state as usize]);
                }
                reached = pairs.iter().map(|&(state, _)| state).collect();
                reached.sort_unstable();
                reached.dedup();
                // Which rule it would accept.
                for wanted in 0..scanner.states {
                    let constant = terms.constant(16, wanted);
                    let goal = terms.eq(state, constant);
                    let answer = solver.check(&mut terms, &path, goal, Some(&hint));
                    let can = reached.contains(&wanted);
                    assert_eq!(
                        matches!(answer, Answer::Sat(_)),
                        can,
                        "seed {seed}, byte {n}, state {wanted}"
                    );
                    assert_eq!(answer.is_unsat(), !can, "seed {seed}, byte {n}, state {wanted}");
                    *(if can { &mut sat } else { &mut unsat }) += 1;
                }
            }
        }
        let stats = solver.stats();
        let (searches, queries) = (stats.sat_calls, stats.queries);
        assert!(searches * 20 < queries, "seed {seed}: {searches} searches in {queries} queries");
    }
    assert!(sat > 100 && unsat > 100, "{sat} {unsat}");
}
