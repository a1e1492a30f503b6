//! Simplification at construction.
//!
//! A constructor folds constants, puts commutative operands in order, and then tries the rows of its
//! operator's table from the top. A rule is a small function whose comment gives `match:` and `result:` in
//! SMT-LIB; it returns the simpler term or `None`. A rule builds its result with the same constructors, so
//! that results are simplified too. What rules may spend under one outermost constructor is bounded by
//! [`BUDGET`]: past it, nodes are built as they are asked for, which keeps every constructor O(1) however
//! deep or shared its operands are.
//!
//! To add a rule: write the function, add its name to the operator's table. The test in `tests.rs` finds it
//! there and proves it.

mod arith;
mod bitwise;
mod compare;
mod fold;
mod ite;
mod pieces;
mod shift;
mod slice;
#[cfg(test)]
mod tests;
mod view;

use crate::facts::Facts;
use crate::term::{Kind, Node, TermId};
use crate::terms::Terms;
use hashbrown::{HashMap, HashSet};

/// How many constructors one outermost constructor may call.
const BUDGET: u32 = 192;

/// Rewriting that takes no more constructors is done again rather than remembered.
const CHEAP: u32 = 3;

/// The three words of a node that is to be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Args(pub(crate) [TermId; 3]);

/// A node that is asked for: what rules match on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Call {
    /// The width of the result.
    pub(crate) width: u32,
    /// The first word of the node: an operand.
    pub(crate) a: TermId,
    /// The second: an operand, `hi` of an extract, the table of a read.
    pub(crate) b: TermId,
    /// The third: an operand, or `lo` of an extract.
    pub(crate) c: TermId,
}

/// One row of an operator's table.
pub(crate) struct Rule {
    pub(crate) name: &'static str,
    pub(crate) apply: fn(&mut Terms, Call) -> Option<TermId>,
}

/// A table of rules from the names of their functions.
macro_rules! rules {
    ($($rule:ident),* $(,)?) => {
        &[$($crate::rewrite::Rule { name: stringify!($rule), apply: $rule }),*]
    };
}
use rules;

/// The table of an operator.
pub(crate) const fn rules_of(kind: Kind) -> &'static [Rule] {
    match kind {
        Kind::Const | Kind::Symbol => &[],
        Kind::Not => bitwise::NOT,
        Kind::And => bitwise::AND,
        Kind::Or => bitwise::OR,
        Kind::Xor => bitwise::XOR,
        Kind::Neg => arith::NEG,
        Kind::Add => arith::ADD,
        Kind::Mul => arith::MUL,
        Kind::Udiv => arith::UDIV,
        Kind::Urem => arith::UREM,
        Kind::Sdiv => arith::SDIV,
        Kind::Srem => arith::SREM,
        Kind::Shl => shift::SHL,
        Kind::Lshr => shift::LSHR,
        Kind::Ashr => shift::ASHR,
        Kind::Concat => slice::CONCAT,
        Kind::Extract => slice::EXTRACT,
        Kind::ZeroExtend => slice::ZERO_EXTEND,
        Kind::SignExtend => slice::SIGN_EXTEND,
        Kind::Eq => compare::EQ,
        Kind::Ult => compare::ULT,
        Kind::Slt => compare::SLT,
        Kind::Ite => ite::ITE,
        Kind::Read => ite::READ,
    }
}

/// What the constructors remember.
pub(crate) struct RewriteState {
    on: bool,
    depth: u32,
    work: u32,
    hits: Vec<Vec<u64>>,
    /// Results that took more than [`CHEAP`] constructors, and what became of nodes that are `raw`, by the node that was asked for. Without it the low
    /// byte of a growing checksum would be pushed through the whole sum again at each step.
    memo: HashMap<Node, TermId>,
    /// Nodes that were built past the [`BUDGET`]. Who asks for one by itself is given what the rules make of it, before
    /// as after: of one and the same path, the conditions are the same terms at each time.
    raw: HashSet<TermId>,
}

impl RewriteState {
    pub(crate) fn new(on: bool) -> RewriteState {
        let hits = Kind::ALL.iter().map(|k| vec![0; rules_of(*k).len()]).collect();
        RewriteState { on, depth: 0, work: 0, hits, memo: HashMap::new(), raw: HashSet::new() }
    }
}

impl Terms {
    /// How often each rule has fired: operator, rule, count.
    pub fn rule_hits(&self) -> impl Iterator<Item = (&'static str, &'static str, u64)> + '_ {
        Kind::ALL.iter().zip(&self.rewriting.hits).flat_map(|(kind, hits)| {
            rules_of(*kind).iter().zip(hits).map(|(rule, n)| (kind.name(), rule.name, *n))
        })
    }

    /// The simplest known form of the node.
    pub(crate) fn build(&mut self, kind: Kind, width: u32, Args([mut a, mut b, c]): Args) -> TermId {
        if !self.rewriting.on {
            return self.intern(kind, width, [a.0, b.0, c.0]);
        }
        if kind.commutes() && (self.is_const(a) || (!self.is_const(b) && a > b)) {
            (a, b) = (b, a);
        }
        if let Some(t) = self.fold(kind, width, [a, b, c]) {
            return t;
        }
        // A node that is there went through the rules when it was made, unless it was made past the budget.
        // `concat` is also built past them: see `slice`.
        let found = if kind == Kind::Concat { None } else { self.find(kind, width, [a.0, b.0, c.0]) };
        let is_raw = match found {
            Some(t) if !self.rewriting.raw.contains(&t) => return t,
            found => found.is_some(),
        };
        let node = Node::new(kind, width, [a.0, b.0, c.0]);
        if let Some(t) = self.rewriting.memo.get(&node) {
            return *t;
        }
        if self.rewriting.depth == 0 {
            self.rewriting.work = 0;
        }
        self.rewriting.work += 1;
        let before = self.rewriting.work;
        if before <= BUDGET {
            let facts = Facts::of(self, &node);
            if let (Some(value), true) = (facts.single(), width <= 64) {
                return self.constant(width, value);
            }
            self.rewriting.depth += 1;
            let simpler = self.first_rule(kind, Call { width, a, b, c });
            self.rewriting.depth -= 1;
            if let Some(t) = simpler {
                debug_assert_eq!(self.width(t), width, "a rule of {kind:?} keeps the width");
                if is_raw || self.rewriting.work - before > CHEAP {
                    self.rewriting.memo.insert(node, t);
                }
                return t;
            }
        }
        let t = self.intern(kind, width, [a.0, b.0, c.0]);
        if before > BUDGET && kind != Kind::Concat {
            self.rewriting.raw.insert(t);
        } else if is_raw {
            self.rewriting.memo.insert(node, t);
        }
        t
    }

    fn first_rule(&mut self, kind: Kind, call: Call) -> Option<TermId> {
        for (i, rule) in rules_of(kind).iter().enumerate() {
            if let Some(t) = (rule.apply)(self, call) {
                self.rewriting.hits[kind as usize][i] += 1;
                return Some(t);
            }
        }
        None
    }
}
