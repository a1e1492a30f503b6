//! From gates to terms: an interpolant that a person can read.
//!
//! The interpolant's inputs are gates of the session's graph. Where such a gate is a bit of a term over
//! allowed symbols, it is called that (an *atom*); elsewhere it is taken apart until only atoms are left. The
//! result is hashed and reduced once more, and written as terms from the inputs upwards, with `words` finding
//! conjunctions that say something about whole words.

use hashbrown::HashMap;

use super::fold::Graph;
use super::words::{Atom, Built, Leaf, conjunction};
use crate::aig::{Aig, AigLit, NodeId};
use crate::session::Session;
use crate::{Op, SymbolId, TermId, Terms};

/// Leaves beyond which a conjunction is not flattened further.
const MAX_LEAVES: usize = 4096;

/// The interpolant in terms over `allowed` symbols (ascending), or in bits of those alone if not in `whole` terms. `None` if a
/// gate rests on another symbol.
pub(super) fn lift(
    terms: &mut Terms,
    session: &Session,
    graph: &Graph,
    root: AigLit,
    allowed: &[SymbolId],
    whole: bool,
) -> Option<TermId> {
    let mut lifter = Lifter { names: names(terms, session, allowed, whole), ..Lifter::default() };
    let root = lifter.import(session, graph, root)?;
    Some(lifter.term(terms, root))
}

/// By node of the session's graph: the first term over allowed symbols with that bit, and whether it is
/// complemented.
fn names(
    terms: &mut Terms,
    session: &Session,
    allowed: &[SymbolId],
    whole: bool,
) -> HashMap<NodeId, (Atom, bool)> {
    let mut names = HashMap::new();
    for &t in session.blaster.order() {
        if !whole && terms.op(t) != Op::Symbol {
            continue;
        }
        let symbols = terms.symbols(t);
        if symbols.is_empty() || symbols.iter().any(|symbol| allowed.binary_search(symbol).is_err()) {
            continue;
        }
        // What these say about truth values is said better by the gates themselves.
        let connective = matches!(terms.op(t), Op::And | Op::Or | Op::Xor | Op::Not | Op::Ite | Op::Concat);
        if connective && terms.width(t) == 1 {
            continue;
        }
        for (i, bit) in session.blaster.bits(terms, t).into_iter().flatten().enumerate() {
            if bit.as_constant().is_none() {
                let atom = Atom { term: t, bit: i as u32 };
                names.entry(bit.node()).or_insert((atom, bit.is_negated()));
            }
        }
    }
    names
}

#[derive(Default)]
struct Lifter {
    names: HashMap<NodeId, (Atom, bool)>,
    /// A graph over atoms.
    aig: Aig,
    atoms: HashMap<NodeId, Atom>,
    inputs: HashMap<Atom, AigLit>,
    /// By node of the session's graph.
    imported: HashMap<NodeId, AigLit>,
    built: HashMap<NodeId, Built>,
}

impl Lifter {
    /// The interpolant as a graph over atoms.
    fn import(&mut self, session: &Session, graph: &Graph, root: AigLit) -> Option<AigLit> {
        let mut done: HashMap<NodeId, AigLit> = HashMap::new();
        done.insert(AigLit::FALSE.node(), AigLit::FALSE);
        let mut stack = vec![root.node()];
        while let Some(&node) = stack.last() {
            if done.contains_key(&node) {
                stack.pop();
                continue;
            }
            let new = if let Some(children) = graph.aig.gate(node) {
                let [a, b] =
                    children.map(|lit| done.get(&lit.node()).map(|own| own.xor_sign(lit.is_negated())));
                let (Some(a), Some(b)) = (a, b) else {
                    stack.extend(
                        children.iter().map(|lit| lit.node()).filter(|node| !done.contains_key(node)),
                    );
                    continue;
                };
                self.aig.and(a, b)
            } else {
                let variable = graph.variable(node)?;
                self.expand(session, *session.encoder.nodes().get(variable.idx())?)?
            };
            done.insert(node, new);
            stack.pop();
        }
        done.get(&root.node()).map(|own| own.xor_sign(root.is_negated()))
    }

    /// A gate of the session's graph over atoms.
    fn expand(&mut self, session: &Session, root: NodeId) -> Option<AigLit> {
        self.imported.insert(AigLit::FALSE.node(), AigLit::FALSE);
        let mut stack = vec![root];
        while let Some(&node) = stack.last() {
            if self.imported.contains_key(&node) {
                stack.pop();
                continue;
            }
            let new = if let Some(&(atom, negated)) = self.names.get(&node) {
                self.atom(atom).xor_sign(negated)
            } else {
                let children = session.aig.gate(node)?;
                let own =
                    |lit: AigLit| self.imported.get(&lit.node()).map(|own| own.xor_sign(lit.is_negated()));
                let (Some(a), Some(b)) = (own(children[0]), own(children[1])) else {
                    stack.extend(children.map(AigLit::node));
                    continue;
                };
                self.aig.and(a, b)
            };
            self.imported.insert(node, new);
            stack.pop();
        }
        self.imported.get(&root).copied()
    }

    fn atom(&mut self, atom: Atom) -> AigLit {
        *self.inputs.entry(atom).or_insert_with(|| {
            let input = self.aig.input();
            self.atoms.insert(input.node(), atom);
            input
        })
    }

    /// The term of a literal, whatever is below it first.
    fn term(&mut self, terms: &mut Terms, root: AigLit) -> TermId {
        if let Some(value) = root.as_constant() {
            return terms.bool(value);
        }
        let mut stack = vec![root.node()];
        while let Some(&node) = stack.last() {
            if self.built.contains_key(&node) {
                stack.pop();
                continue;
            }
            let missing = self.missing(node);
            if missing.is_empty() {
                let built = self.build(terms, node);
                self.built.insert(node, built);
                stack.pop();
            } else {
                stack.extend(missing);
            }
        }
        self.literal(terms, root)
    }

    fn literal(&self, terms: &mut Terms, lit: AigLit) -> TermId {
        let term = self.built.get(&lit.node()).map_or(terms.false_(), |built| built.term);
        if lit.is_negated() { terms.not(term) } else { term }
    }

    /// Nodes that have to be built before this one.
    fn missing(&self, node: NodeId) -> Vec<NodeId> {
        let needed: Vec<NodeId> = if self.atoms.contains_key(&node) {
            Vec::new()
        } else if let Some((c, a, b)) = self.aig.as_mux(node) {
            [c, a, b].iter().map(|lit| lit.node()).collect()
        } else {
            let leaves = self.leaves(node);
            let complex = leaves.iter().filter(|leaf| matches!(self.classify(**leaf), Leaf::Complex(_)));
            complex.map(|leaf| leaf.node()).collect()
        };
        needed.into_iter().filter(|node| !self.built.contains_key(node)).collect()
    }

    fn build(&self, terms: &mut Terms, node: NodeId) -> Built {
        if let Some(atom) = self.atoms.get(&node) {
            return Built { term: atom.literal(terms, false), bound: None };
        }
        if let Some((a, b)) = self.aig.as_xor(node) {
            let (a, b) = (self.literal(terms, a), self.literal(terms, b));
            return Built { term: terms.ne(a, b), bound: None };
        }
        if let Some((c, a, b)) = self.aig.as_mux(node) {
            let [c, a, b] = [c, a, b].map(|lit| self.literal(terms, lit));
            let selection = terms.ite(c, a, b);
            return Built { term: terms.not(selection), bound: None };
        }
        let leaves = self.leaves(node);
        // Sorted, a literal and its complement are neighbours; two-level rules do not see them far apart.
        if leaves.windows(2).any(|pair| pair[0] == !pair[1]) {
            return Built { term: terms.false_(), bound: None };
        }
        let leaves: Vec<Leaf> = leaves.into_iter().map(|leaf| self.classify(leaf)).collect();
        conjunction(terms, &leaves, |lit| self.built.get(&lit.node()))
    }

    /// What a conjunct says, as far as that can be seen without building it.
    fn classify(&self, lit: AigLit) -> Leaf {
        if let Some(&atom) = self.atoms.get(&lit.node()) {
            return Leaf::Bit(atom, !lit.is_negated());
        }
        if let Some((a, b)) = self.aig.as_xor(lit.node())
            && let (Some(&x), Some(&y)) = (self.atoms.get(&a.node()), self.atoms.get(&b.node()))
        {
            let equal = lit.is_negated() ^ a.is_negated() ^ b.is_negated();
            return Leaf::Pair(x.min(y), x.max(y), equal);
        }
        Leaf::Complex(lit)
    }

    /// The conjuncts of an AND, through ANDs that nothing else uses.
    fn leaves(&self, node: NodeId) -> Vec<AigLit> {
        let mut leaves = Vec::new();
        let mut stack: Vec<AigLit> = self.aig.gate(node).into_iter().flatten().collect();
        while let Some(lit) = stack.pop() {
            let inner = self.aig.gate(lit.node()).filter(|_| {
                !lit.is_negated()
                    && self.aig.is_unshared(lit.node())
                    && self.aig.as_mux(lit.node()).is_none()
                    && leaves.len() + stack.len() < MAX_LEAVES
            });
            match inner {
                Some(children) => stack.extend(children),
                None => leaves.push(lit),
            }
        }
        leaves.sort_unstable();
        leaves.dedup();
        leaves
    }
}
