//! Expressions: SMT-LIB terms as they stand in a script, hash-consed and well-sorted.
//!
//! Unlike [`crate::Terms`] nothing is simplified or derived here, `Bool` is not a bit-vector, and arrays and
//! functions are expressions like others. Models are evaluated on these, so that a model is right about what
//! the script says and not about what was made of it. `let` is sharing; functions with definitions are
//! expanded where they are applied.

use hashbrown::hash_table::{Entry, HashTable};
use hashbrown::{DefaultHashBuilder, HashMap};
use std::hash::BuildHasher;
use std::rc::Rc;

use super::op::{self, ExprOp};
use super::sort::{SortId, Sorts};
use crate::config::Why;
use crate::limits::Limits;
use crate::value::BvValue;

/// An expression in [`Exprs`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ExprId(pub(crate) u32);

impl ExprId {
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A declared symbol: a constant, or a function with parameters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct DeclId(pub(crate) u32);

/// What was declared.
#[derive(Debug, Clone)]
pub struct Decl {
    /// The name, without bars.
    pub name: Rc<str>,
    /// Sorts of the parameters.
    pub parameters: Vec<SortId>,
    /// Sort of the result.
    pub sort: SortId,
}

/// One expression.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Node {
    op: ExprOp,
    /// Whether a parameter of a definition occurs below.
    open: bool,
    sort: SortId,
    /// Indices of the operator; the literal, declaration or parameter.
    words: [u32; 2],
    /// The operands in `Exprs::args`.
    first: u32,
    count: u32,
}

/// All expressions of a script.
#[derive(Default)]
pub struct Exprs {
    nodes: Vec<Node>,
    args: Vec<ExprId>,
    unique: HashTable<u32>,
    values: Vec<BvValue>,
    value_ids: HashMap<BvValue, u32>,
    decls: Vec<Decl>,
    hasher: DefaultHashBuilder,
    /// All sorts.
    pub sorts: Sorts,
    pub(crate) expansion: Expansion,
}

/// Limits of what the bodies of definitions become: a definition that calls another one twice is twice as large, so that a line
/// each makes more than any machine has room for.
#[derive(Debug, Default)]
pub(crate) struct Expansion {
    /// Time and memory.
    pub(crate) limits: Option<Limits>,
    /// Expressions made so far.
    made: usize,
    /// What ran out.
    pub(crate) stopped: Option<Why>,
}

/// As many expressions as definitions may become in a script; they take some GiB.
const MAX_EXPANDED: usize = 1 << 26;
/// Expressions between two looks at the limits.
const LOOK: usize = 1 << 12;

impl Exprs {
    /// How many expressions there are: every id is smaller.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    fn node(&self, e: ExprId) -> &Node {
        &self.nodes[e.index()]
    }

    /// The operator.
    #[must_use]
    pub fn op(&self, e: ExprId) -> ExprOp {
        self.node(e).op
    }

    /// The sort.
    #[must_use]
    pub fn sort(&self, e: ExprId) -> SortId {
        self.node(e).sort
    }

    /// The operands.
    #[must_use]
    pub fn args(&self, e: ExprId) -> &[ExprId] {
        let node = self.node(e);
        &self.args[node.first as usize..(node.first + node.count) as usize]
    }

    /// The operator's indices: `hi` and `lo` of an extract.
    #[must_use]
    pub fn indices(&self, e: ExprId) -> [u32; 2] {
        self.node(e).words
    }

    /// The value of a literal.
    #[must_use]
    pub fn value(&self, e: ExprId) -> Option<&BvValue> {
        let node = self.node(e);
        (node.op == ExprOp::Value).then(|| &self.values[node.words[0] as usize])
    }

    /// The symbol that is applied.
    #[must_use]
    pub fn decl_of(&self, e: ExprId) -> Option<DeclId> {
        let node = self.node(e);
        (node.op == ExprOp::Apply).then_some(DeclId(node.words[0]))
    }

    /// What a symbol is.
    #[must_use]
    pub fn decl(&self, d: DeclId) -> &Decl {
        &self.decls[d.0 as usize]
    }

    fn hash(&self, node: &Node, args: &[ExprId]) -> u64 {
        self.hasher.hash_one((node.op, node.sort, node.words, args))
    }

    fn intern(&mut self, op: ExprOp, sort: SortId, words: [u32; 2], args: &[ExprId]) -> ExprId {
        let open = op == ExprOp::Parameter || args.iter().any(|a| self.node(*a).open);
        let first = u32::try_from(self.args.len()).expect("fewer than 2^32 operands");
        let count = args.len() as u32;
        let node = Node { op, open, sort, words, first, count };
        let hash = self.hash(&node, args);
        let (nodes, all, hasher) = (&self.nodes, &self.args, &self.hasher);
        let below = |n: &Node| &all[n.first as usize..(n.first + n.count) as usize];
        let entry = self.unique.entry(
            hash,
            |i| {
                let other = &nodes[*i as usize];
                (other.op, other.sort, other.words) == (op, sort, words) && below(other) == args
            },
            |i| {
                let n = &nodes[*i as usize];
                hasher.hash_one((n.op, n.sort, n.words, below(n)))
            },
        );
        match entry {
            Entry::Occupied(e) => ExprId(*e.get()),
            Entry::Vacant(e) => {
                let id = u32::try_from(nodes.len()).expect("fewer than 2^32 expressions");
                e.insert(id);
                self.args.extend_from_slice(args);
                self.nodes.push(node);
                ExprId(id)
            }
        }
    }

    /// `true` or `false`
    pub fn truth(&mut self, value: bool) -> ExprId {
        self.intern(if value { ExprOp::True } else { ExprOp::False }, SortId::BOOL, [0; 2], &[])
    }

    /// A bit-vector literal.
    pub fn literal(&mut self, value: BvValue) -> ExprId {
        let sort = self.sorts.bit_vector(u64::from(value.width())).expect("a value has a legal width");
        let fresh = self.values.len() as u32;
        let id = *self.value_ids.entry(value.clone()).or_insert(fresh);
        if id == fresh {
            self.values.push(value);
        }
        self.intern(ExprOp::Value, sort, [id, 0], &[])
    }

    /// A new symbol.
    pub fn declare(&mut self, name: &str, parameters: Vec<SortId>, sort: SortId) -> DeclId {
        let id = u32::try_from(self.decls.len()).expect("fewer than 2^32 symbols");
        self.decls.push(Decl { name: name.into(), parameters, sort });
        DeclId(id)
    }

    /// A parameter of a definition. All definitions share theirs, so a body that hands its own parameters on
    /// to another definition has that one's body as a part, and not a copy of it.
    pub(crate) fn parameter(&mut self, position: u32, sort: SortId) -> ExprId {
        self.intern(ExprOp::Parameter, sort, [position, 0], &[])
    }

    /// Whether an expression has parameters in it.
    pub(crate) fn is_open(&self, e: ExprId) -> bool {
        self.node(e).open
    }

    /// A declared symbol applied; the operands must be as declared.
    pub fn apply_decl(&mut self, d: DeclId, args: &[ExprId]) -> Result<ExprId, String> {
        let decl = self.decl(d);
        check_arguments(&self.sorts, &decl.name, &decl.parameters, args, |a| self.sort(a))?;
        let sort = decl.sort;
        Ok(self.intern(ExprOp::Apply, sort, [d.0, 0], args))
    }

    /// `((as const sort) element)`
    pub fn const_array(&mut self, sort: SortId, element: ExprId) -> Result<ExprId, String> {
        let super::Sort::Array(index, wanted) = *self.sorts.get(sort) else {
            return Err(format!("'const' makes arrays, not {}", self.sorts.show(sort)));
        };
        if matches!(self.sorts.get(index), super::Sort::Declared(..)) {
            return Err("constant arrays over declared sorts are not supported".into());
        }
        if self.sort(element) != wanted {
            let (wanted, found) = (self.sorts.show(wanted), self.sorts.show(self.sort(element)));
            return Err(format!("the element must be {wanted}, not {found}"));
        }
        Ok(self.intern(ExprOp::ConstArray, sort, [0; 2], &[element]))
    }

    /// An operator applied. An error says what is wrong and with which operand.
    pub fn apply(
        &mut self,
        op: ExprOp,
        indices: [u32; 2],
        args: &[ExprId],
    ) -> Result<ExprId, (String, Option<usize>)> {
        let sorts: smallvec::SmallVec<[SortId; 4]> = args.iter().map(|a| self.sort(*a)).collect();
        let sort = op::result_sort(op.row(), indices, &mut self.sorts, &sorts)?;
        Ok(self.intern(op, sort, indices, args))
    }

    /// `e` with parameters replaced; the walk has no recursion. An error says what ran out.
    pub(crate) fn instantiate(
        &mut self,
        e: ExprId,
        from: &[ExprId],
        to: &[ExprId],
    ) -> Result<ExprId, &'static str> {
        if from == to {
            return Ok(e);
        }
        let before = self.nodes.len();
        let result = self.replace(e, from, to);
        self.expansion.made += self.nodes.len() - before;
        result
    }

    /// Nothing ran out, `new` expressions being made since the last count.
    fn look(&mut self, new: usize) -> Result<(), &'static str> {
        let expansion = &mut self.expansion;
        if expansion.made + new > MAX_EXPANDED {
            return Err("definitions expand to more than 67108864 terms");
        }
        expansion.stopped = expansion.limits.as_ref().and_then(Limits::exceeded);
        match expansion.stopped {
            Some(_) => Err("time or memory ran out while definitions were expanded"),
            None => Ok(()),
        }
    }

    fn replace(&mut self, e: ExprId, from: &[ExprId], to: &[ExprId]) -> Result<ExprId, &'static str> {
        let (start, mut steps) = (self.nodes.len(), 0usize);
        let mut done: HashMap<ExprId, ExprId> = from.iter().copied().zip(to.iter().copied()).collect();
        let mut todo = vec![e];
        while let Some(&next) = todo.last() {
            if !self.node(next).open || done.contains_key(&next) {
                todo.pop();
                continue;
            }
            let before = todo.len();
            for i in 0..self.args(next).len() {
                let arg = self.args(next)[i];
                if self.node(arg).open && !done.contains_key(&arg) {
                    todo.push(arg);
                }
            }
            if todo.len() > before {
                continue;
            }
            todo.pop();
            steps += 1;
            if steps.is_multiple_of(LOOK) {
                self.look(self.nodes.len() - start)?;
            }
            let new = if self.args(next).is_empty() {
                next
            } else {
                let args: Vec<ExprId> =
                    self.args(next).iter().map(|a| done.get(a).copied().unwrap_or(*a)).collect();
                let node = *self.node(next);
                self.intern(node.op, node.sort, node.words, &args)
            };
            done.insert(next, new);
        }
        Ok(done.get(&e).copied().unwrap_or(e))
    }
}

/// Whether operands are what a symbol's parameters ask for.
pub(crate) fn check_arguments(
    sorts: &Sorts,
    name: &str,
    parameters: &[SortId],
    args: &[ExprId],
    sort: impl Fn(ExprId) -> SortId,
) -> Result<(), String> {
    if args.len() != parameters.len() {
        return Err(format!("'{name}' takes {} arguments, not {}", parameters.len(), args.len()));
    }
    match args.iter().zip(parameters).position(|(arg, wanted)| sort(*arg) != *wanted) {
        None => Ok(()),
        Some(i) => Err(format!(
            "argument {} of '{name}' must be {}, not {}",
            i + 1,
            sorts.show(parameters[i]),
            sorts.show(sort(args[i]))
        )),
    }
}
