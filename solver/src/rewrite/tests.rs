//! Every row of every table, proved on instances of its pattern.
//!
//! Instances are random terms built with rewriting off; a rule that fires on one must give a term of the same
//! value: for every assignment where the instance has at most 12 bits of input, else for many random ones. A
//! rule that never fires fails the test, so that a new row is either proved or found out.

use super::{Call, rules_of};
use crate::term::{Kind, TermId};
use crate::{Assignment, BvValue, Evaluator, Terms};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

const BINARY: [Kind; 12] = [
    Kind::And,
    Kind::Or,
    Kind::Xor,
    Kind::Add,
    Kind::Mul,
    Kind::Udiv,
    Kind::Urem,
    Kind::Sdiv,
    Kind::Srem,
    Kind::Shl,
    Kind::Lshr,
    Kind::Ashr,
];

/// A source of random terms, the same for the same seed.
pub(crate) struct Gen {
    pub(crate) rng: SmallRng,
}

impl Gen {
    pub(crate) fn new(seed: u64) -> Gen {
        Gen { rng: SmallRng::seed_from_u64(seed) }
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.rng.random_range(0..100) < percent
    }

    pub(crate) fn value(&mut self, width: u32) -> BvValue {
        let limbs: Vec<u64> = (0..width.div_ceil(64)).map(|_| self.rng.random()).collect();
        let random = BvValue::from_limbs(width, &limbs);
        let one = BvValue::from_u64(width, 1);
        let n = BvValue::from_u64(width, u64::from(self.rng.random_range(0..width)));
        match self.rng.random_range(0..10) {
            0 => BvValue::zero(width),
            1 => one,
            2 => BvValue::ones(width),
            3 => BvValue::ones(width).sub(&one),
            4 => one.shl(&n),
            5 => BvValue::ones(width).lshr(&n),
            6 => BvValue::ones(width).shl(&n),
            7 => n,
            8 => BvValue::from_u64(width, self.rng.random_range(0..12)),
            _ => random,
        }
    }

    fn leaf(&mut self, t: &mut Terms, width: u32) -> TermId {
        if self.chance(35) {
            let v = self.value(width);
            return t.value(v);
        }
        let name = ["x", "y"][self.rng.random_range(0..2)];
        t.symbol(name, width)
    }

    pub(crate) fn term(&mut self, t: &mut Terms, width: u32, depth: u32) -> TermId {
        if depth == 0 || self.chance(10) {
            return self.leaf(t, width);
        }
        let kind = match self.rng.random_range(0..20) {
            0..=1 => Kind::Not,
            2 => Kind::Neg,
            3..=7 => BINARY[self.rng.random_range(0..BINARY.len())],
            8..=10 if width > 1 => Kind::Concat,
            11 => Kind::Extract,
            12..=13 if width > 1 => Kind::ZeroExtend,
            14..=15 if width > 1 => Kind::SignExtend,
            16..=18 => Kind::Ite,
            19 => Kind::Read,
            _ if width == 1 => [Kind::Eq, Kind::Ult, Kind::Slt][self.rng.random_range(0..3)],
            _ => Kind::Add,
        };
        self.node(t, kind, width, depth)
    }

    /// A term of that kind, its operands often related to each other.
    pub(crate) fn node(&mut self, t: &mut Terms, kind: Kind, width: u32, depth: u32) -> TermId {
        let call = self.call(t, kind, width, depth);
        t.intern(kind, call.width, [call.a.0, call.b.0, call.c.0])
    }

    /// The operands of a term of that kind; comparisons take the width as that of their operands when it is
    /// not 1.
    fn call(&mut self, t: &mut Terms, kind: Kind, width: u32, depth: u32) -> Call {
        let d = depth - 1;
        let none = TermId::NONE;
        let (width, [a, b, c]) = match kind {
            Kind::Not | Kind::Neg => (width, [self.term(t, width, d), none, none]),
            Kind::ZeroExtend | Kind::SignExtend => {
                let from = if self.chance(40) { 1 } else { self.rng.random_range(1..width) };
                (width, [self.term(t, from, d), none, none])
            }
            Kind::Extract => {
                let low = self.rng.random_range(0..4);
                let from = width + low + self.rng.random_range(u32::from(low == 0)..4);
                (width, [self.term(t, from, d), TermId(low + width - 1), TermId(low)])
            }
            Kind::Concat => {
                let low = if self.chance(30) { width - 1 } else { self.rng.random_range(1..width) };
                let b = self.term(t, low, d);
                let a = if self.chance(30) {
                    self.neighbour(t, b, width - low)
                } else {
                    self.term(t, width - low, d)
                };
                (width, [a, b, none])
            }
            Kind::Ite => {
                let a = self.term(t, width, d);
                let b = self.related(t, a, width, d);
                let c = if self.chance(40) { self.below(t, a, 1) } else { None };
                let c = c.unwrap_or_else(|| self.term(t, 1, d));
                (width, if self.chance(50) { [c, a, b] } else { [c, b, a] })
            }
            Kind::Read => {
                let n = self.rng.random_range(1..7);
                let pool = [self.term(t, width, d), self.leaf(t, width), self.leaf(t, width)];
                let elems: Vec<TermId> = (0..n).map(|_| pool[self.rng.random_range(0..3)]).collect();
                let index = self.rng.random_range(1..5);
                (width, [self.term(t, index, d), TermId(t.table(&elems).0), none])
            }
            _ => {
                let compare = matches!(kind, Kind::Eq | Kind::Ult | Kind::Slt);
                let of = if compare && width == 1 { self.rng.random_range(1..5) } else { width };
                let same = BINARY.contains(&kind) && d > 0 && self.chance(30);
                let a = if same { self.node(t, kind, of, d) } else { self.term(t, of, d) };
                let b = self.related(t, a, of, d);
                let (a, b) =
                    if kind == Kind::Add && of >= 4 && self.chance(5) { self.offset(t, of) } else { (a, b) };
                let swap = self.chance(50) && !(kind.commutes() && t.is_const(b));
                (if compare { 1 } else { width }, if swap { [b, a, none] } else { [a, b, none] })
            }
        };
        Call { width, a, b, c }
    }

    /// A small input plus a constant, extended, and another constant: a C index.
    fn offset(&mut self, t: &mut Terms, width: u32) -> (TermId, TermId) {
        let x = self.leaf(t, width - 3);
        let x = t.zext(x, width - 1);
        let one = t.constant(width - 1, 1);
        let sum = t.intern(Kind::Add, width - 1, [x.0, one.0, 0]);
        let k = self.value(width);
        (t.zext(sum, width), t.value(k))
    }

    /// A term of that width within two steps below `a`.
    fn below(&mut self, t: &mut Terms, a: TermId, width: u32) -> Option<TermId> {
        let mut found: Vec<TermId> = t.args(a).to_vec();
        for x in t.args(a).to_vec() {
            found.extend_from_slice(t.args(x));
        }
        found.retain(|x| t.width(*x) == width);
        (!found.is_empty()).then(|| found[self.rng.random_range(0..found.len())])
    }

    /// Often a term that has something to do with `a`.
    fn related(&mut self, t: &mut Terms, a: TermId, width: u32, depth: u32) -> TermId {
        let of = if self.chance(60) { self.below(t, a, width).unwrap_or(a) } else { a };
        match self.rng.random_range(0..12) {
            0..=2 => {
                let v = self.value(width);
                t.value(v)
            }
            3 => of,
            4 => t.not(of),
            5 => t.neg(of),
            6..=7
                if t.kind(a).arity() == 2 && t.kind(a) != Kind::Concat && t.width(t.args(a)[0]) == width =>
            {
                let other = self.leaf(t, width);
                let x = t.intern(t.kind(a), width, [t.args(a)[0].0, other.0, 0]);
                if self.chance(30) { t.neg(x) } else { x }
            }
            // The same operator over other operands of the same widths.
            8..=9 if matches!(t.kind(a), Kind::Concat | Kind::ZeroExtend | Kind::SignExtend | Kind::Ite) => {
                let mut args: Vec<TermId> = t.args(a).to_vec();
                for x in &mut args {
                    if self.chance(60) {
                        *x = self.leaf(t, t.width(*x));
                    }
                }
                args.resize(3, TermId::NONE);
                t.intern(t.kind(a), width, [args[0].0, args[1].0, args[2].0])
            }
            10 => {
                let k = self.value(width);
                let k = t.value(k);
                let kind = [Kind::Mul, Kind::Add, Kind::Or, Kind::And][self.rng.random_range(0..4)];
                t.intern(kind, width, [of.0, k.0, 0])
            }
            _ => self.term(t, width, depth),
        }
    }

    /// What may stand left of `b`: the bits above it, its sign.
    fn neighbour(&mut self, t: &mut Terms, b: TermId, width: u32) -> TermId {
        if width == 1 && self.chance(50) {
            let top = t.width(b) - 1;
            return t.extract(b, top, top);
        }
        if let Some((x, h, _)) = t.as_extract(b)
            && h + width < t.width(x)
        {
            return t.extract(x, h + width, h + 1);
        }
        self.term(t, width, 1)
    }

    pub(crate) fn assignment(&mut self, t: &mut Terms, of: TermId) -> Assignment {
        let mut a = Assignment::new();
        for s in t.symbols(of).to_vec() {
            let v = self.value(t.symbol_width(s));
            a.set_wide(s, &v);
        }
        a
    }
}

/// Every assignment to the symbols of `of` if they are few, else random ones.
fn assignments(g: &mut Gen, t: &mut Terms, of: TermId) -> Vec<Assignment> {
    let symbols = t.symbols(of).to_vec();
    let bits: u32 = symbols.iter().map(|s| t.symbol_width(*s)).sum();
    if bits > 12 {
        return (0..48).map(|_| g.assignment(t, of)).collect();
    }
    let all = 0..1u64 << bits;
    all.map(|mut n| {
        let mut a = Assignment::new();
        for s in &symbols {
            a.set(*s, n & crate::mask(t.symbol_width(*s)));
            n >>= t.symbol_width(*s);
        }
        a
    })
    .collect()
}

#[test]
fn every_rule_keeps_the_value() {
    let mut fired: Vec<Vec<u32>> = Kind::ALL.iter().map(|k| vec![0; rules_of(*k).len()]).collect();
    let mut g = Gen::new(1);
    let mut eval = Evaluator::new();
    for width in [1, 2, 3, 4, 8, 32, 64, 65, 128] {
        for kind in Kind::ALL {
            let single = matches!(kind, Kind::Concat | Kind::ZeroExtend | Kind::SignExtend) && width == 1;
            if rules_of(kind).is_empty() || single {
                continue;
            }
            let mut t = Terms::new();
            for _ in 0..1200 {
                t.rewriting.on = false;
                let depth = g.rng.random_range(1..4);
                let instance = g.node(&mut t, kind, width, depth);
                t.rewriting.on = true;
                let n = *t.node(instance);
                let call = Call { width: n.width(), a: n.words[0], b: n.words[1], c: n.words[2] };
                let mut results = Vec::new();
                for (i, rule) in rules_of(kind).iter().enumerate() {
                    if fired[kind as usize][i] < 400 * width
                        && let Some(r) = (rule.apply)(&mut t, call)
                    {
                        fired[kind as usize][i] += 1;
                        results.push((rule.name, r));
                    }
                }
                if results.is_empty() {
                    continue;
                }
                for a in assignments(&mut g, &mut t, instance) {
                    eval.begin();
                    let expected = eval.eval_value(&t, &a, instance);
                    for (name, r) in &results {
                        assert_eq!(
                            eval.eval_value(&t, &a, *r),
                            expected,
                            "{name}: {} became {} under {a:?}",
                            t.display(instance),
                            t.display(*r)
                        );
                    }
                }
            }
        }
    }
    for (kind, counts) in Kind::ALL.iter().zip(&fired) {
        for (rule, n) in rules_of(*kind).iter().zip(counts) {
            assert!(
                *n >= 5,
                "{} of {kind:?} fired {n} times only: the generator does not know its pattern",
                rule.name
            );
        }
    }
}

#[test]
fn facts_hold_of_every_value() {
    let mut g = Gen::new(2);
    let mut eval = Evaluator::new();
    for round in 0..6000 {
        let mut t = Terms::with_rewriting(false);
        let width = [1, 2, 3, 4, 8, 16, 64][round % 7];
        let root = g.term(&mut t, width, 4);
        for _ in 0..12 {
            let a = g.assignment(&mut t, root);
            eval.begin();
            for i in 1..t.len() {
                let x = TermId(i as u32);
                if t.width(x) > 64 {
                    continue;
                }
                let v = eval.eval(&t, &a, x);
                let (known, (lo, hi)) = (t.known_bits(x), t.range(x));
                let fine = v & known.zeros == 0 && v & known.ones == known.ones && lo <= v && v <= hi;
                assert!(fine, "{v:#x} of {} against {known:x?} {lo:#x}..={hi:#x}", t.display(x));
            }
        }
    }
}

/// The same term in another arena, built through its constructors.
fn rebuild(from: &Terms, to: &mut Terms, root: TermId) -> TermId {
    let mut map = vec![TermId::NONE; from.len()];
    for i in 1..=root.index() {
        let id = TermId(i as u32);
        let n = *from.node(id);
        let m = |k: usize| map[n.words[k].index()];
        map[i] = match n.kind() {
            Kind::Const => to.value(from.as_value(id).expect("a constant")),
            Kind::Symbol => {
                let s = from.symbol_of(id).expect("a symbol");
                to.symbol(from.symbol_name(s), n.width())
            }
            Kind::Extract => to.extract(m(0), n.word(1), n.word(2)),
            Kind::ZeroExtend => to.zext(m(0), n.width()),
            Kind::SignExtend => to.sext(m(0), n.width()),
            Kind::Ite => to.ite(m(0), m(1), m(2)),
            Kind::Read => {
                let elems: Vec<TermId> = from
                    .table_elems(from.table_of(id).expect("a read"))
                    .iter()
                    .map(|e| map[e.index()])
                    .collect();
                let table = to.table(&elems);
                to.read(table, m(0))
            }
            kind => {
                let b = if kind.arity() == 2 { m(1) } else { TermId::NONE };
                to.build(kind, n.width(), super::Args([m(0), b, TermId::NONE]))
            }
        };
    }
    map[root.index()]
}

#[test]
fn simplified_and_plain_terms_agree() {
    let mut g = Gen::new(3);
    let (mut e1, mut e2) = (Evaluator::new(), Evaluator::new());
    for round in 0..4000 {
        let (mut plain, mut simple) = (Terms::with_rewriting(false), Terms::new());
        let width = [1, 2, 4, 8, 16, 32, 64, 65, 128][round % 9];
        let depth = g.rng.random_range(2..8);
        let root = g.term(&mut plain, width, depth);
        let copy = rebuild(&plain, &mut simple, root);
        for _ in 0..12 {
            let a = g.assignment(&mut plain, root);
            let mut b = Assignment::new();
            for s in a.symbols() {
                let term = simple.symbol(plain.symbol_name(s), plain.symbol_width(s));
                let value = a.get_wide(s, plain.symbol_width(s)).expect("the symbol has a value");
                b.set_wide(simple.symbol_of(term).expect("a symbol"), &value);
            }
            e1.begin();
            e2.begin();
            assert_eq!(
                e1.eval_value(&plain, &a, root),
                e2.eval_value(&simple, &b, copy),
                "{} became {}",
                plain.display(root),
                simple.display(copy)
            );
        }
    }
}

/// C's words in C's memory: what is stored bytewise and loaded again, in any grouping, is the word itself.
#[test]
fn stored_and_reloaded_words_are_themselves() {
    let mut g = Gen::new(4);
    let mut misses = Vec::new();
    for _ in 0..4000 {
        let mut t = Terms::new();
        let bytes = [2, 4, 8, 16][g.rng.random_range(0..4)];
        let width = bytes * 8;
        let word = match g.rng.random_range(0..4) {
            0 => t.symbol("w", width),
            1 => {
                let x = t.symbol("b", [1, 8, 16, width][g.rng.random_range(0..3)]);
                if g.chance(50) { t.zext(x, width) } else { t.sext(x, width) }
            }
            _ => word_of_c(&mut g, &mut t, width),
        };
        let mut parts: Vec<TermId> = (0..bytes).map(|i| t.extract(word, i * 8 + 7, i * 8)).collect();
        let by_shifts = g.chance(30);
        while parts.len() > 1 {
            let i = match g.rng.random_range(0..3) {
                0 => 0,
                1 => parts.len() - 2,
                _ => g.rng.random_range(0..parts.len() - 1),
            };
            let (lo, hi) = (parts[i], parts.remove(i + 1));
            parts[i] = if by_shifts {
                let (n, all) = (t.width(lo), t.width(lo) + t.width(hi));
                let (lo, hi, n) = (t.zext(lo, all), t.zext(hi, all), t.constant(all, u64::from(n)));
                let hi = t.shl(hi, n);
                if g.chance(50) { t.or(hi, lo) } else { t.add(hi, lo) }
            } else {
                t.concat(hi, lo)
            };
        }
        if parts[0] != word {
            misses.push(format!("{} reloads as {}", t.display(word), t.display(parts[0])));
        }
    }
    assert!(
        misses.is_empty(),
        "{} of 4000, for example\n{}",
        misses.len(),
        misses[..misses.len().min(6)].join("\n")
    );
}

/// A word as a C program computes it from input bytes.
fn word_of_c(g: &mut Gen, t: &mut Terms, width: u32) -> TermId {
    let byte = t.symbol("x[0]", 8);
    let other = t.symbol("y", width);
    let x = if g.chance(50) { t.zext(byte, width) } else { t.sext(byte, width) };
    let k = t.constant(width, g.rng.random_range(1..300));
    match g.rng.random_range(0..7) {
        0 => t.add(x, k),
        1 => t.sub(x, k),
        2 => t.mul(other, k),
        3 => t.xor(other, x),
        4 => {
            let c = t.ult(byte, byte);
            let d = t.slt(other, x);
            let c = t.or(c, d);
            let z = t.constant(width, g.rng.random_range(0..70000));
            t.ite(c, k, z)
        }
        5 => t.add(x, other),
        _ => t.not(x),
    }
}

#[test]
fn truth_values_of_c_collapse() {
    let mut t = Terms::new();
    let (a, b) = (t.symbol("a", 32), t.symbol("b", 32));
    let less = t.slt(a, b);
    let int = t.zext(less, 32);
    let zero = t.constant(32, 0);
    let once = t.ne(int, zero);
    assert_eq!(once, less);
    // `!!x` as clang -O0 has it: compare, xor with true, extend, compare again.
    let (mut x, yes) = (once, t.true_());
    for _ in 0..2 {
        x = t.xor(x, yes);
        let wide = t.zext(x, 32);
        x = t.ne(wide, zero);
    }
    assert_eq!(x, less);
    let byte = t.symbol("x[0]", 8);
    let wide = t.zext(byte, 32);
    let k = t.constant(32, 256);
    let below = t.ult(wide, k);
    assert_eq!(below, t.true_());
    let below = t.slt(wide, k);
    assert_eq!(below, t.true_());
}

/// Bits in reverse order.
fn reversed(t: &mut Terms, x: TermId) -> TermId {
    let mut result = t.extract(x, 0, 0);
    for at in 1..t.width(x) {
        let bit = t.extract(x, at, at);
        result = t.concat(result, bit);
    }
    result
}

/// A path that is taken again asks for the same terms, whatever was built past the budget in between.
#[test]
fn a_term_that_is_asked_for_again_is_the_same() {
    for seed in 0..300 {
        let mut t = Terms::new();
        let mut asked: Vec<Vec<TermId>> = Vec::new();
        for _ in 0..3 {
            let mut g = Gen::new(seed);
            let mut pool = Vec::new();
            for name in ["a", "b"] {
                let symbol = t.symbol(name, 64);
                pool.extend([t.sext(symbol, 256), t.zext(symbol, 256)]);
            }
            for _ in 0..10 {
                let mut any = || pool[g.rng.random_range(0..pool.len())];
                let (a, b) = (any(), any());
                let by = BvValue::from_u64(256, 64 * g.rng.random_range(0..4));
                let by = t.value(by);
                let made = match g.rng.random_range(0..8) {
                    0 => t.add(a, b),
                    1 => t.xor(a, b),
                    2 => t.or(a, b),
                    3 => t.shl(a, by),
                    4 => t.lshr(a, by),
                    5 => {
                        let low = t.extract(a, 63, 0);
                        let high = t.extract(b, 255, 64);
                        t.concat(high, low)
                    }
                    _ => reversed(&mut t, a),
                };
                pool.push(made);
                for low in [0, 64, 128, 192] {
                    let part = t.extract(made, low + 63, low);
                    pool.push(t.zext(part, 256));
                }
            }
            asked.push(pool);
        }
        assert!(asked.iter().all(|again| *again == asked[0]), "seed {seed}");
    }
}
