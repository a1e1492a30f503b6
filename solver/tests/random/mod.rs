//! Random problems over random terms: what the property tests, and the long runs by command, are fed with.
#![allow(dead_code, reason = "each of the binaries that include this uses a part of it")]

pub mod craig;
pub mod session;

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

/// Problems with structure: each a family of its own, at random widths and constants.
pub fn structured(terms: &mut Terms, rng: &mut Rng) -> Vec<Vec<TermId>> {
    match rng.below(5) {
        0 => two_ways(terms, rng),
        1 => comparisons(terms, rng),
        2 => counter(terms, rng),
        3 => masks(terms, rng),
        _ => division(terms, rng),
    }
}

fn word_symbols<const N: usize>(terms: &mut Terms, names: [&str; N], width: u32) -> [TermId; N] {
    names.map(|name| terms.symbol(name, width))
}

/// One thing computed in two ways: p = x·(y + z), q = x·y + x·z, p ≠ q.
fn two_ways(terms: &mut Terms, rng: &mut Rng) -> Vec<Vec<TermId>> {
    let width = 2 + rng.below(3) as u32;
    let [x, y, z, p, q] = word_symbols(terms, ["w_x", "w_y", "w_z", "w_p", "w_q"], width);
    let sum = terms.add(y, z);
    let left = terms.mul(x, sum);
    let (xy, xz) = (terms.mul(x, y), terms.mul(x, z));
    let right = terms.add(xy, xz);
    vec![vec![terms.eq(p, left)], vec![terms.eq(q, right), terms.ne(p, q)]]
}

/// A chain of comparisons that closes on itself, cut at random.
fn comparisons(terms: &mut Terms, rng: &mut Rng) -> Vec<Vec<TermId>> {
    let width = 3 + rng.below(14) as u32;
    let length = 3 + rng.below(5) as usize;
    let chain: Vec<TermId> = (0..length).map(|i| terms.symbol(&format!("c{i}"), width)).collect();
    let signed = rng.below(2) == 0;
    let parts = 2 + rng.below(2) as usize;
    let mut partitions = vec![Vec::new(); parts];
    for i in 0..length {
        let (a, b) = (chain[i], chain[(i + 1) % length]);
        let less = match (signed, rng.below(3) == 0 && i > 0) {
            (true, true) => terms.sle(a, b),
            (true, false) => terms.slt(a, b),
            (false, true) => terms.ule(a, b),
            (false, false) => terms.ult(a, b),
        };
        partitions[i * parts / length].push(less);
    }
    partitions
}

/// A loop unrolled: from a constant in steps to where it cannot be.
fn counter(terms: &mut Terms, rng: &mut Rng) -> Vec<Vec<TermId>> {
    let width = 4 + rng.below(13) as u32;
    let steps = 2 + rng.below(4);
    let (begin, by) = (rng.next(), rng.next());
    let state = |terms: &mut Terms, i: u64| terms.symbol(&format!("n{i}"), width);
    let (start, by_term) = (terms.constant(width, begin), terms.constant(width, by));
    let first = state(terms, 0);
    let mut partitions = vec![vec![terms.eq(first, start)]];
    for i in 0..steps {
        let (now, next) = (state(terms, i), state(terms, i + 1));
        let sum = terms.add(now, by_term);
        partitions.push(vec![terms.eq(next, sum)]);
    }
    let last = state(terms, steps);
    let end = terms.constant(width, begin.wrapping_add(by.wrapping_mul(steps)));
    partitions.push(vec![terms.ne(last, end)]);
    partitions
}

/// Bits that a mask keeps against what a slice of them is.
fn masks(terms: &mut Terms, rng: &mut Rng) -> Vec<Vec<TermId>> {
    let width = 8 + rng.below(25) as u32;
    let [x, y, z] = word_symbols(terms, ["m_x", "m_y", "m_z"], width);
    let low = rng.below(u64::from(width) - 3) as u32;
    let high = low + 1 + rng.below(u64::from(width - low) - 1) as u32;
    let (mask, value) = (rng.next() | 1 << low, rng.next() | 1 << low);
    let (mask, value) = (terms.constant(width, mask), terms.constant(width, value));
    let (kept, wanted) = (terms.and(x, mask), terms.and(value, mask));
    let moved = terms.xor(y, x);
    let a = vec![terms.eq(kept, wanted), terms.eq(moved, z)];
    let slice = terms.extract(x, high, low);
    let own = terms.constant(high - low + 1, 1);
    let odd = terms.and(slice, own);
    let zero = terms.constant(high - low + 1, 0);
    let b = vec![terms.eq(odd, zero), terms.ult(z, y)];
    vec![a, b]
}

/// The remainder is below the divisor, whatever is divided.
fn division(terms: &mut Terms, rng: &mut Rng) -> Vec<Vec<TermId>> {
    let width = 3 + rng.below(5) as u32;
    let [n, d, r, m] = word_symbols(terms, ["d_n", "d_d", "d_r", "d_m"], width);
    let zero = terms.constant(width, 0);
    let rest = terms.urem(n, d);
    let a = vec![terms.eq(r, rest), terms.ne(d, zero)];
    let b = vec![terms.ule(d, m), terms.ule(m, r)];
    vec![a, b]
}
