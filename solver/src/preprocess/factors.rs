//! Products that are a given number: the factors are found by arithmetic, not by search.
//!
//! If two operands are so narrow that their product cannot overflow, `x * y = n` says that x divides n. All
//! divisors of n follow from its prime factors: small ones by trial, others by Pollard's rho in Brent's form
//! ("An improved Monte Carlo factorization algorithm", BIT 20, 1980), each proved prime by the deterministic
//! Miller and Rabin test (Sorenson and Webster, "Strong pseudoprimes to twelve prime bases", Math. Comp. 86,
//! 2017). A number that is not taken apart completely within its steps is left alone.

use hashbrown::HashSet;

use super::Problem;
use super::rebuild::{Item, Rebuild, Replacements, below};
use crate::theory::Theory;
use crate::value::BvValue;
use crate::{Op, TermId, Terms};

/// Products of so many bits are worth it: narrower ones are found by search as fast. Tests try all values of
/// narrow terms.
const LEAST: u32 = if cfg!(test) { 2 } else { 16 };

/// More pairs of divisors would be a large term, and numbers that have them are easily found by search.
const PAIRS: usize = 64;

/// Numbers up to this one are tried as divisors.
const TRIED: u128 = 1 << 12;

/// Steps of rho for one number; a factor p is expected after about the root of p.
const STEPS: u32 = 1 << 18;

/// Equations that are looked at in one problem.
const EQUATIONS: usize = 64;

/// Below this number the test with the first 13 primes is a proof (3 317 044 064 679 887 385 961 981).
const PROVED: u128 = 3_317_044_064_679_887_385_961_981;

const BASES: [u128; 13] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41];

/// Replaces equations between a number and a product that cannot overflow by their solutions; whether there
/// was one.
pub(super) fn solve(terms: &mut Terms, theory: &mut Theory, problem: &mut Problem) -> bool {
    let equations = equations(terms, theory, problem);
    let mut replacements = Replacements::default();
    for e in equations {
        if let Some(solved) = solutions(terms, e) {
            replacements.terms.insert(e, solved);
        }
    }
    if replacements.terms.is_empty() {
        return false;
    }
    let mut rebuild = Rebuild::new(&replacements);
    for c in problem.conjuncts.iter_mut().chain(&mut problem.assumptions) {
        *c = rebuild.term(terms, theory, *c);
    }
    true
}

/// The equations between products and constants below a problem's conditions.
fn equations(terms: &Terms, theory: &Theory, problem: &Problem) -> Vec<TermId> {
    let mut seen: HashSet<Item> = HashSet::new();
    let mut found = Vec::new();
    let roots = problem.conjuncts.iter().chain(&problem.assumptions);
    let mut stack: Vec<Item> = roots.map(|c| Item::Term(*c)).collect();
    while let Some(item) = stack.pop() {
        if !seen.insert(item) {
            continue;
        }
        if let Item::Term(t) = item
            && found.len() < EQUATIONS
            && product(terms, t).is_some()
        {
            found.push(t);
        }
        below(terms, theory, item, |i| stack.push(i));
    }
    found
}

/// Operands and value, if the term says that a product is a number, and neither operand is one.
fn product(terms: &Terms, t: TermId) -> Option<(TermId, TermId, BvValue)> {
    let (Op::Eq, &[p, n]) = (terms.op(t), terms.args(t)) else { return None };
    let (Op::Mul, &[x, y]) = (terms.op(p), terms.args(p)) else { return None };
    let value = terms.as_value(n)?;
    (!terms.is_const(y) && terms.width(p) >= LEAST).then_some((x, y, value))
}

/// The equation as a choice between its solutions. `None` if the product may overflow, or has too many.
fn solutions(terms: &mut Terms, equation: TermId) -> Option<TermId> {
    let (x, y, value) = product(terms, equation)?;
    let (wx, wy) = (places(terms, x), places(terms, y));
    if wx + wy > value.width() {
        return None;
    }
    let n = number(&value)?;
    if n == 0 {
        let zero = terms.value(value);
        let (x, y) = (terms.eq(x, zero), terms.eq(y, zero));
        return Some(terms.or(x, y));
    }
    let fits = |d: u128, places: u32| places >= 128 || d >> places == 0;
    let pairs: Vec<(u128, u128)> =
        divisors(n)?.into_iter().map(|d| (d, n / d)).filter(|(d, e)| fits(*d, wx) && fits(*e, wy)).collect();
    if pairs.len() > PAIRS {
        return None;
    }
    let mut any = terms.false_();
    for (d, e) in pairs {
        let halves = |v: u128| [v as u64, (v >> 64) as u64];
        let [d, e] = [d, e].map(|v| terms.value(BvValue::from_limbs(value.width(), &halves(v))));
        let (x, y) = (terms.eq(x, d), terms.eq(y, e));
        let both = terms.and(x, y);
        any = terms.or(any, both);
    }
    Some(any)
}

/// Bits that can be set, from the lowest one on.
fn places(terms: &Terms, t: TermId) -> u32 {
    let width = terms.width(t);
    match (terms.op(t), terms.args(t)) {
        _ if width <= 64 => 64 - terms.range(t).1.leading_zeros(),
        (Op::ZeroExtend, &[a]) => places(terms, a),
        (Op::Concat, &[k, low]) if terms.as_value(k).is_some_and(|v| v.is_zero()) => places(terms, low),
        _ => width,
    }
}

fn number(value: &BvValue) -> Option<u128> {
    let limbs = value.limbs();
    let high = limbs.get(1).copied().unwrap_or(0);
    limbs.iter().skip(2).all(|limb| *limb == 0).then(|| u128::from(high) << 64 | u128::from(limbs[0]))
}

/// All divisors, ascending; `None` if they were not found, or are too many.
fn divisors(n: u128) -> Option<Vec<u128>> {
    let mut all = vec![1_u128];
    for (prime, times) in factors(n)? {
        let mut more = all.clone();
        for _ in 0..times {
            more.iter_mut().for_each(|d| *d *= prime);
            all.extend_from_slice(&more);
        }
        // Those that do not fit will be taken away.
        if all.len() > 16 * PAIRS {
            return None;
        }
    }
    all.sort_unstable();
    Some(all)
}

/// Prime factors, each once with its exponent; `None` if some were not found.
fn factors(mut n: u128) -> Option<Vec<(u128, u32)>> {
    let mut found: Vec<(u128, u32)> = Vec::new();
    let mut enter = |prime: u128| match found.iter_mut().find(|(other, _)| *other == prime) {
        Some((_, times)) => *times += 1,
        None => found.push((prime, 1)),
    };
    let mut d = 2;
    while d <= TRIED && d * d <= n {
        while n.is_multiple_of(d) {
            n /= d;
            enter(d);
        }
        d += if d == 2 { 1 } else { 2 };
    }
    let mut left = if n > 1 { vec![n] } else { Vec::new() };
    let mut steps = STEPS;
    while let Some(m) = left.pop() {
        if m < TRIED * TRIED {
            enter(m);
            continue;
        }
        if m >= PROVED {
            // It may still be taken apart, and its factors be small enough.
            let p = rho(m, &mut steps)?;
            left.extend([p, m / p]);
        } else if is_prime(m) {
            enter(m);
        } else {
            let p = rho(m, &mut steps)?;
            left.extend([p, m / p]);
        }
    }
    Some(found)
}

/// Arithmetic modulo an odd number in Montgomery's form, with R = 2^128.
struct Modulo {
    n: u128,
    /// `-1 / n` modulo R.
    inverse: u128,
    /// `R^2` modulo n.
    square: u128,
}

/// The product's two halves, the high one first.
fn wide(a: u128, b: u128) -> (u128, u128) {
    let low = |v: u128| v & u128::from(u64::MAX);
    let (a1, a0, b1, b0) = (a >> 64, low(a), b >> 64, low(b));
    let (p, q, r) = (a0 * b0, a0 * b1, a1 * b0);
    let middle = (p >> 64) + low(q) + low(r);
    (a1 * b1 + (q >> 64) + (r >> 64) + (middle >> 64), middle << 64 | low(p))
}

impl Modulo {
    /// For odd `n` below 2^127, so that sums do not overflow.
    fn new(n: u128) -> Modulo {
        // Newton's iteration: an odd number is its own inverse modulo 8.
        let mut inverse = n;
        for _ in 0..6 {
            inverse = inverse.wrapping_mul(2_u128.wrapping_sub(n.wrapping_mul(inverse)));
        }
        let mut square = (u128::MAX % n + 1) % n;
        for _ in 0..128 {
            square = square * 2 % n;
        }
        Modulo { n, inverse: inverse.wrapping_neg(), square }
    }

    /// `a * b / R`
    fn mul(&self, a: u128, b: u128) -> u128 {
        let (high, low) = wide(a, b);
        let (carried, _) = wide(low.wrapping_mul(self.inverse), self.n);
        let sum = high + carried + u128::from(low != 0);
        if sum >= self.n { sum - self.n } else { sum }
    }

    fn enter(&self, a: u128) -> u128 {
        self.mul(a % self.n, self.square)
    }
}

/// Whether an odd number below [`PROVED`] and above the bases is prime.
fn is_prime(n: u128) -> bool {
    let modulo = Modulo::new(n);
    let (one, minus_one) = (modulo.enter(1), modulo.enter(n - 1));
    let twos = (n - 1).trailing_zeros();
    let odd = (n - 1) >> twos;
    BASES.iter().all(|base| {
        let base = modulo.enter(*base);
        let mut x = one;
        for bit in (0..128 - odd.leading_zeros()).rev() {
            x = modulo.mul(x, x);
            if odd >> bit & 1 == 1 {
                x = modulo.mul(x, base);
            }
        }
        if x == one || x == minus_one {
            return true;
        }
        (1..twos).any(|_| {
            x = modulo.mul(x, x);
            x == minus_one
        })
    })
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// A factor of an odd composite number, neither 1 nor itself. `None` if the steps ran out.
fn rho(n: u128, steps: &mut u32) -> Option<u128> {
    if n >> 127 != 0 {
        return None;
    }
    let modulo = Modulo::new(n);
    // x -> x^2 + c; a number that fails with one c succeeds with another.
    for c in 1..32 {
        let c = modulo.enter(c);
        let step = |x: u128| {
            let x = modulo.mul(x, x) + c;
            if x >= n { x - n } else { x }
        };
        let (mut x, mut y, mut saved) = (c, c, c);
        let (mut product, mut power, mut count) = (modulo.enter(1), 1_u32, 0_u32);
        loop {
            if count == power {
                (x, power, count) = (y, power * 2, 0);
            }
            if count.is_multiple_of(64) {
                saved = y;
            }
            y = step(y);
            count += 1;
            *steps = steps.checked_sub(1)?;
            product = modulo.mul(product, x.abs_diff(y));
            if count.is_multiple_of(64) || count == power {
                let mut factor = gcd(product, n);
                if factor == 1 {
                    continue;
                }
                if factor == n {
                    // Several at once: go back, one by one.
                    factor = 1;
                    while factor == 1 {
                        saved = step(saved);
                        factor = gcd(x.abs_diff(saved), n);
                    }
                }
                if factor == n {
                    break;
                }
                return Some(factor);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn factors_are_those_found_by_trial() {
        let mut seed = 1_u64;
        for bits in 1..40 {
            for _ in 0..8 {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let n = u128::from(seed >> (64 - bits)) | 1 << (bits - 1);
                let (mut rest, mut expected, mut d) = (n, Vec::new(), 2);
                while d * d <= rest {
                    while rest % d == 0 {
                        rest /= d;
                        expected.push(d);
                    }
                    d += 1;
                }
                if rest > 1 {
                    expected.push(rest);
                }
                let found = factors(n).expect("small numbers are factored");
                let mut flat: Vec<u128> = found.iter().flat_map(|(p, k)| vec![*p; *k as usize]).collect();
                flat.sort_unstable();
                assert_eq!(flat, expected, "{n}");
            }
        }
    }

    #[test]
    fn large_numbers_are_factored() {
        let check = |n: u128, expected: &[(u128, u32)]| {
            let mut found = factors(n).expect("it has a factor that is not too large");
            found.sort_unstable();
            assert_eq!(found, expected, "{n}");
        };
        check((1 << 64) + 1, &[(274_177, 1), (67_280_421_310_721, 1)]);
        check(
            u128::from(u64::MAX),
            &[(3, 1), (5, 1), (17, 1), (257, 1), (641, 1), (65537, 1), (6_700_417, 1)],
        );
        check(4_294_967_291 * 4_294_967_291, &[(4_294_967_291, 2)]);
        check(4_294_967_291 * 4_294_967_279, &[(4_294_967_279, 1), (4_294_967_291, 1)]);
        // Two primes of 60 bits: beyond the steps, so nothing is claimed.
        assert_eq!(factors(1_152_921_504_606_846_883 * 1_152_921_504_606_846_869), None);
    }

    #[test]
    fn solutions_are_all_solutions() {
        let mut solved = 0;
        for (wx, wy) in [(1, 4), (2, 3), (3, 3), (2, 5)] {
            for n in 0..1_u64 << (wx + wy) {
                let mut terms = Terms::new();
                let (x, y) = (terms.symbol("x", wx), terms.symbol("y", wy));
                let (a, b) = (terms.zext(x, wx + wy), terms.zext(y, wx + wy));
                let (product, n) = (terms.mul(a, b), terms.constant(wx + wy, n));
                let equation = terms.eq(product, n);
                let Some(solutions) = solutions(&mut terms, equation) else { continue };
                solved += 1;
                let [sx, sy] = [x, y].map(|t| terms.symbol_of(t).expect("it is one"));
                for values in 0..1_u64 << (wx + wy) {
                    let mut model = crate::Assignment::new();
                    model.set(sx, values & ((1 << wx) - 1));
                    model.set(sy, values >> wx);
                    let mut evaluator = crate::Evaluator::new();
                    let (was, is) =
                        (evaluator.eval(&terms, &model, equation), evaluator.eval(&terms, &model, solutions));
                    assert_eq!(was, is, "{wx} {wy} {}", terms.display(equation));
                }
            }
        }
        assert!(solved > 100, "{solved}");
    }

    #[test]
    fn modular_products() {
        for n in [3, 5, 97, (1 << 61) - 1, (1 << 89) - 1, (1 << 127) - 1_u128] {
            let modulo = Modulo::new(n);
            for a in [0, 1, 2, n / 2, n - 1] {
                for b in [0, 1, 3 % n, n / 3, n - 1] {
                    let ours = modulo.mul(modulo.enter(a), b);
                    // Russian peasants.
                    let (mut expected, mut x, mut y) = (0, a, b);
                    while y > 0 {
                        if y & 1 == 1 {
                            expected = (expected + x) % n;
                        }
                        x = x * 2 % n;
                        y >>= 1;
                    }
                    assert_eq!(ours, expected, "{a} * {b} modulo {n}");
                }
            }
        }
    }
}
