//! Random scripts: declarations and steps over one set of expressions, and their text.
//!
//! Each script draws which operators, widths and commands it may use (swarm testing: Groce, Zhang, Eide, Chen, Regehr,
//! "Swarm Testing", ISSTA 2012), so that most scripts are about few things and together they are about all.

use symvm_solver::smtlib::generate::{Pool, Shape};
use symvm_solver::smtlib::{DeclId, ExprId, ExprOp, Exprs, SortId, operator_names, symbol};

/// SplitMix64.
pub struct Rng(pub u64);

impl Rng {
    /// A number below `bound`.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % bound.max(1)
    }
}

/// An assertion, and its number if it has a name.
pub type Named = (ExprId, Option<u32>);

/// A command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// `(assert e)`, with the name that its number makes if it may be part of a core.
    Assert(ExprId, Option<u32>),
    /// `(push 1)`
    Push,
    /// `(pop 1)`
    Pop,
    /// `(check-sat)`, or `(check-sat-assuming …)` with literals.
    Check(Vec<ExprId>),
}

/// A script before it is text.
pub struct Script {
    /// All expressions.
    pub exprs: Exprs,
    /// The declared symbols.
    pub symbols: Vec<DeclId>,
    /// The commands, balanced.
    pub steps: Vec<Step>,
    /// Whether the logic has arrays and functions.
    pub theories: (bool, bool),
    /// Terms whose values are asked for after `sat`.
    pub asked: Vec<ExprId>,
}

impl Script {
    /// The script of a seed.
    pub fn random(seed: u64) -> Script {
        let mut rng = Rng(seed);
        let mut exprs = Exprs::default();
        // Some solvers lack overflow predicates and reductions: most scripts do without, for every solver to have work.
        let rare = rng.below(3) == 0;
        let without: Vec<&'static str> = operator_names()
            .filter(|name| !matches!(*name, "not" | "and" | "="))
            .filter(|name| (!rare && is_rare(name)) || rng.below(2) == 0)
            .collect();
        let widest = [8, 16, 33, 64, 70, 130][rng.below(6) as usize];
        let theories = [(false, false), (false, false), (true, false), (false, true), (true, true)]
            [rng.below(5) as usize];
        let symbols = declare(&mut exprs, &mut rng, widest, theories);
        let widest_product = if rng.below(8) == 0 { 32 } else { 9 };
        let shape = Shape { widest, widest_product, without, recent: 6 + rng.below(14) as usize };
        let mut pool = Pool::new(&mut exprs, &symbols, shape);
        let size = 8 + rng.below(40) as usize;
        pool.grow(&mut exprs, &mut |n| rng.below(n), size);
        let mut script = Script { exprs, symbols, steps: Vec::new(), theories, asked: Vec::new() };
        script.fill(&pool, &mut rng);
        script
    }

    /// Chooses commands over the members of a pool.
    fn fill(&mut self, pool: &Pool, rng: &mut Rng) {
        let truths: Vec<ExprId> = pool.of_sort(SortId::BOOL).to_vec();
        let mut truth = |exprs: &mut Exprs, rng: &mut Rng| {
            // The later ones are larger.
            let reach = if rng.below(3) == 0 { truths.len() } else { truths.len().min(10) };
            let Some(e) = truths.len().checked_sub(1 + rng.below(reach as u64) as usize) else {
                return exprs.truth(true);
            };
            let e = truths[e];
            if rng.below(3) == 0 { exprs.apply(ExprOp::Not, [0, 0], &[e]).unwrap_or(e) } else { e }
        };
        let cores = rng.below(2) == 0;
        let incremental = rng.below(3) > 0;
        let (mut depth, mut named) = (0, 0);
        let length = 1 + rng.below(if incremental { 14 } else { 6 });
        for _ in 0..length {
            match rng.below(10) {
                0 | 1 if incremental => {
                    self.steps.push(Step::Push);
                    depth += 1;
                }
                2 if depth > 0 => {
                    self.steps.push(Step::Pop);
                    depth -= 1;
                }
                3 if incremental => self.steps.push(Step::Check(Vec::new())),
                4 if incremental => {
                    let literals = (0..1 + rng.below(3)).map(|_| self.literal(&mut truth, rng)).collect();
                    self.steps.push(Step::Check(literals));
                }
                _ => {
                    let name = (cores && rng.below(4) > 0).then(|| {
                        named += 1;
                        named
                    });
                    let e = truth(&mut self.exprs, rng);
                    self.steps.push(Step::Assert(e, name));
                }
            }
        }
        self.steps.push(Step::Check(Vec::new()));
        let members: Vec<ExprId> = (pool.members().iter().copied())
            .filter(|e| {
                !matches!(self.exprs.sorts.get(self.exprs.sort(*e)), symvm_solver::smtlib::Sort::Array(..))
            })
            .collect();
        for _ in 0..rng.below(3) {
            self.asked.extend(members.get(rng.below(members.len() as u64) as usize));
        }
    }

    /// A literal for an assumption: a fresh symbol that stands for a truth value from here on, or its negation.
    fn literal(&mut self, truth: &mut impl FnMut(&mut Exprs, &mut Rng) -> ExprId, rng: &mut Rng) -> ExprId {
        let d = self.exprs.declare(&format!("l{}", self.symbols.len()), Vec::new(), SortId::BOOL);
        self.symbols.push(d);
        let meaning = truth(&mut self.exprs, rng);
        let symbol = self.exprs.apply_decl(d, &[]).expect("a constant takes no arguments");
        if let Ok(equal) = self.exprs.apply(ExprOp::Equal, [0, 0], &[symbol, meaning]) {
            self.steps.push(Step::Assert(equal, None));
        }
        if rng.below(2) == 0 {
            self.exprs.apply(ExprOp::Not, [0, 0], &[symbol]).unwrap_or(symbol)
        } else {
            symbol
        }
    }

    /// The commands before the first step.
    pub fn header(&self) -> String {
        let mut text = String::from("(set-logic ");
        text.push_str(match self.theories {
            (false, false) => "QF_BV",
            (true, false) => "QF_ABV",
            (false, true) => "QF_UFBV",
            (true, true) => "QF_AUFBV",
        });
        text.push_str(")\n");
        for d in &self.used() {
            let decl = self.exprs.decl(*d);
            let parameters: Vec<String> = decl.parameters.iter().map(|s| self.exprs.sorts.show(*s)).collect();
            text.push_str(&format!(
                "(declare-fun {} ({}) {})\n",
                symbol(&decl.name),
                parameters.join(" "),
                self.exprs.sorts.show(decl.sort)
            ));
        }
        text
    }

    /// A step's text.
    pub fn text_of(&self, step: &Step) -> String {
        match step {
            Step::Push => "(push 1)\n".into(),
            Step::Pop => "(pop 1)\n".into(),
            Step::Assert(e, None) => format!("(assert {})\n", self.exprs.show(*e)),
            Step::Assert(e, Some(n)) => format!("(assert (! {} :named c{n}))\n", self.exprs.show(*e)),
            Step::Check(literals) if literals.is_empty() => "(check-sat)\n".into(),
            Step::Check(literals) => {
                let all: Vec<String> = literals.iter().map(|e| self.exprs.show(*e)).collect();
                format!("(check-sat-assuming ({}))\n", all.join(" "))
            }
        }
    }

    /// All of it.
    pub fn text(&self) -> String {
        let steps: String = self.steps.iter().map(|s| self.text_of(s)).collect();
        self.header() + &steps
    }

    /// Every expression in the script.
    fn expressions(&self) -> Vec<ExprId> {
        let mut todo: Vec<ExprId> = self.asked.clone();
        for step in &self.steps {
            match step {
                Step::Assert(e, _) => todo.push(*e),
                Step::Check(literals) => todo.extend(literals),
                Step::Push | Step::Pop => {}
            }
        }
        let mut seen = std::collections::BTreeSet::new();
        while let Some(e) = todo.pop() {
            if seen.insert(e) {
                todo.extend(self.exprs.args(e));
            }
        }
        seen.into_iter().collect()
    }

    /// The symbols that occur.
    pub fn used(&self) -> Vec<DeclId> {
        let all: std::collections::BTreeSet<DeclId> =
            self.expressions().into_iter().filter_map(|e| self.exprs.decl_of(e)).collect();
        self.symbols.iter().copied().filter(|d| all.contains(d)).collect()
    }

    /// The names of all operators that occur.
    pub fn operators(&self) -> Vec<&'static str> {
        let all: std::collections::BTreeSet<&'static str> =
            self.expressions().into_iter().map(|e| self.exprs.op(e).name()).collect();
        all.into_iter().collect()
    }

    /// The assertions in force at each check, with the check's own literals.
    pub fn in_force(&self) -> Vec<(Vec<Named>, Vec<ExprId>)> {
        let (mut asserted, mut levels, mut found) = (Vec::new(), Vec::new(), Vec::new());
        for step in &self.steps {
            match step {
                Step::Assert(e, name) => asserted.push((*e, *name)),
                Step::Push => levels.push(asserted.len()),
                Step::Pop => asserted.truncate(levels.pop().unwrap_or(0)),
                Step::Check(literals) => found.push((asserted.clone(), literals.clone())),
            }
        }
        found
    }
}

/// Newer than the standard's first edition, or never in it.
fn is_rare(name: &str) -> bool {
    name.ends_with('o') || name.starts_with("bvred")
}

/// Symbols of a few sorts.
fn declare(exprs: &mut Exprs, rng: &mut Rng, widest: u32, (arrays, functions): (bool, bool)) -> Vec<DeclId> {
    let mut sorts = vec![SortId::BOOL];
    for _ in 0..1 + rng.below(3) {
        let width = if rng.below(3) == 0 { 1 + rng.below(8) } else { 1 + rng.below(u64::from(widest)) };
        sorts.extend(exprs.sorts.bit_vector(width));
    }
    let words = sorts[1..].to_vec();
    let word = |rng: &mut Rng| words[rng.below(words.len() as u64) as usize];
    let mut symbols = Vec::new();
    for i in 0..1 + rng.below(4) {
        let sort = if rng.below(5) == 0 { SortId::BOOL } else { word(rng) };
        symbols.push(exprs.declare(&format!("x{i}"), Vec::new(), sort));
    }
    if arrays {
        let array = exprs.sorts.array(word(rng), word(rng));
        for i in 0..1 + rng.below(2) {
            symbols.extend(array.iter().map(|a| exprs.declare(&format!("a{i}"), Vec::new(), *a)));
        }
    }
    if functions {
        for i in 0..1 + rng.below(2) {
            let scalar = |rng: &mut Rng| sorts[rng.below(sorts.len() as u64) as usize];
            let parameters = (0..1 + rng.below(2)).map(|_| scalar(rng)).collect();
            let sort = scalar(rng);
            symbols.push(exprs.declare(&format!("f{i}"), parameters, sort));
        }
    }
    symbols
}
