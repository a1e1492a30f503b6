//! Random problems over random terms: what the property tests, and the long runs by command, are fed with.
#![allow(dead_code, reason = "each of the binaries that include this uses a part of it")]

use symvm_solver::{Answer, Solver, SolverConfig, TermId, Terms};

/// SplitMix64.
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }
}

/// Symbols of a few widths whose names begin with `prefix`.
pub fn symbols(terms: &mut Terms, rng: &mut Rng, prefix: &str) -> Vec<TermId> {
    (0..2 + rng.below(2))
        .map(|i| {
            let width = rng.pick(&[1, 3, 4, 8]);
            terms.symbol(&format!("{prefix}{i}"), width)
        })
        .collect()
}

/// A random term of some width.
pub fn word(terms: &mut Terms, rng: &mut Rng, symbols: &[TermId], width: u32, depth: u32) -> TermId {
    if depth == 0 || rng.below(7) == 0 {
        if rng.below(5) == 0 {
            let value = rng.next();
            return terms.constant(width, value);
        }
        let symbol = rng.pick(symbols);
        let own = terms.width(symbol);
        return match own.cmp(&width) {
            std::cmp::Ordering::Equal => symbol,
            std::cmp::Ordering::Greater => {
                let low = rng.below(u64::from(own - width) + 1) as u32;
                terms.extract(symbol, low + width - 1, low)
            }
            std::cmp::Ordering::Less if rng.below(2) == 0 => terms.zext(symbol, width),
            std::cmp::Ordering::Less => terms.sext(symbol, width),
        };
    }
    let a = word(terms, rng, symbols, width, depth - 1);
    let b = word(terms, rng, symbols, width, depth - 1);
    match rng.below(19) {
        0..=2 => terms.add(a, b),
        3 => terms.sub(a, b),
        4 => terms.mul(a, b),
        5 => terms.udiv(a, b),
        6 => terms.urem(a, b),
        7 => terms.srem(a, b),
        8 => terms.shl(a, b),
        9 => terms.lshr(a, b),
        10 => terms.ashr(a, b),
        11 => terms.and(a, b),
        12 => terms.or(a, b),
        13 => terms.xor(a, b),
        14 => {
            let both = terms.concat(a, b);
            let low = rng.below(u64::from(width) + 1) as u32;
            terms.extract(both, low + width - 1, low)
        }
        15 => {
            let c = condition(terms, rng, symbols, depth - 1);
            terms.ite(c, a, b)
        }
        16 => {
            let elements: Vec<TermId> = (0..rng.below(6) + 1)
                .map(|i| if i == 2 { b } else { terms.constant(width, i * 7) })
                .collect();
            let table = terms.table(&elements);
            terms.read(table, a)
        }
        17 => terms.not(a),
        _ => terms.neg(a),
    }
}

/// A random truth value.
pub fn condition(terms: &mut Terms, rng: &mut Rng, symbols: &[TermId], depth: u32) -> TermId {
    let width = rng.pick(&[1, 2, 3, 4, 6, 8]);
    let a = word(terms, rng, symbols, width, depth);
    let b = word(terms, rng, symbols, width, depth);
    match rng.below(7) {
        0 | 1 => terms.eq(a, b),
        2 => terms.ult(a, b),
        3 => terms.slt(a, b),
        4 => terms.ne(a, b),
        5 => {
            let (c, d) = (terms.ule(a, b), terms.sle(b, a));
            terms.or(c, d)
        }
        _ => terms.uge(a, b),
    }
}

/// Parts that contradict each other together, neighbours sharing symbols; each part alone, and all but the last together, are satisfiable.
pub fn contradiction(terms: &mut Terms, rng: &mut Rng, parts: usize) -> Vec<Vec<TermId>> {
    loop {
        let locals: Vec<Vec<TermId>> = (0..parts).map(|i| symbols(terms, rng, &format!("l{i}_"))).collect();
        let shared: Vec<Vec<TermId>> = (0..=parts).map(|i| symbols(terms, rng, &format!("s{i}_"))).collect();
        let scope = |i: usize| {
            let mut scope = locals[i].clone();
            if i > 0 {
                scope.extend_from_slice(&shared[i]);
            }
            if i + 1 < parts {
                scope.extend_from_slice(&shared[i + 1]);
            }
            scope
        };
        let mut solver = Solver::new(SolverConfig { slice: false, ..SolverConfig::default() });
        let mut problem: Vec<Vec<TermId>> = vec![Vec::new(); parts];
        let mut whole: Vec<TermId> = Vec::new();
        for _ in 0..8 * parts {
            let at = rng.below(parts as u64) as usize;
            let depth = 1 + rng.below(3) as u32;
            let new = condition(terms, rng, &scope(at), depth);
            let own = solver.check(terms, &problem[at], new, None);
            if terms.is_const(new) || !own.is_sat() {
                continue;
            }
            problem[at].push(new);
            let together = solver.check(terms, &whole, new, None);
            whole.push(new);
            match together {
                Answer::Unsat => return problem,
                Answer::Sat(_) => {}
                Answer::Unknown(why) => panic!("no limit was set: {why:?}"),
            }
        }
    }
}
