//! Slicing: which conditions of a path can a goal depend on?
//!
//! Conditions that share a symbol, directly or through others, form a component. The goal together with
//! its components is satisfiable iff the whole path with the goal is, provided that the rest is
//! satisfiable, which the caller's hint vouches for.
//!
//! Consecutive queries of an exploration share long prefixes, so the components are a union-find that
//! can be undone: only what differs from the last query's prefix is taken back and entered anew.

use crate::bounds::Rounds;
use crate::limits::Limits;
use crate::singles::Singles;
use crate::{Op, SymbolId, TermId, Terms};

const NONE: u32 = u32::MAX;

/// The components of one path, kept from query to query.
#[derive(Default)]
pub(crate) struct Slicer {
    /// The path as it was given, and before each condition the lengths of `parts` and `trail`.
    path: Vec<TermId>,
    marks: Vec<(usize, usize)>,
    /// Conjuncts of the path's conditions, constants left out.
    parts: Vec<TermId>,
    rounds: Rounds,
    singles: Singles,
    /// By part: the next one of the same component.
    next: Vec<u32>,
    /// By symbol.
    nodes: Vec<Node>,
    trail: Vec<Undo>,
}

/// A symbol in the union-find. List and size mean something at roots only.
#[derive(Clone, Copy)]
struct Node {
    parent: u32,
    size: u32,
    /// First and last part of the component.
    list: (u32, u32),
}

/// What an entry changed: a root became a child (`child`) or a single part was appended.
struct Undo {
    root: u32,
    child: Option<u32>,
    list: (u32, u32),
}

/// The conjuncts of a condition in order, without true ones; false is kept.
pub(crate) fn conjuncts(terms: &Terms, condition: TermId, into: &mut Vec<TermId>) {
    let mut stack = vec![condition];
    while let Some(t) = stack.pop() {
        match (terms.op(t), terms.args(t)) {
            (Op::And, &[a, b]) => stack.extend([b, a]),
            _ if terms.is_true(t) => {}
            _ => into.push(t),
        }
    }
}

impl Slicer {
    /// Makes this the path to be sliced.
    pub(crate) fn set_path(&mut self, terms: &mut Terms, path: &[TermId]) {
        let common = self.path.iter().zip(path).take_while(|(old, new)| old == new).count();
        self.keep(common);
        path[common..].iter().for_each(|&condition| self.push(terms, condition));
    }

    /// Keeps so many conditions of the path, at most.
    pub(crate) fn keep(&mut self, length: usize) {
        self.undo_to(length);
    }

    /// Makes the path longer.
    pub(crate) fn push(&mut self, terms: &mut Terms, condition: TermId) {
        self.marks.push((self.parts.len(), self.trail.len()));
        self.path.push(condition);
        self.enter(terms, condition);
    }

    /// The path, as it was given.
    pub(crate) fn path(&self) -> &[TermId] {
        &self.path
    }

    /// No condition of the path is about this symbol.
    pub(crate) fn is_free(&self, symbol: SymbolId) -> bool {
        self.nodes.get(symbol.index()).is_none_or(|node| node.parent == symbol.0 && node.list.0 == NONE)
    }

    /// Whether what the path says of the one symbol of this condition alone refutes it. If not, the whole path may.
    pub(crate) fn refutes(&mut self, terms: &Terms, condition: TermId, limits: &Limits) -> bool {
        self.singles.refute(terms, condition, limits)
    }

    /// How many values were computed for that so far.
    pub(crate) fn cells(&self) -> u64 {
        self.singles.cells()
    }

    /// All conjuncts of the path, in order.
    pub(crate) fn parts(&self) -> &[TermId] {
        &self.parts
    }

    /// The conjuncts in the components of these symbols, in the path's order; of many bounds of the same term not all.
    pub(crate) fn around(&self, symbols: &[SymbolId]) -> Vec<TermId> {
        let mut roots: Vec<u32> = symbols
            .iter()
            .filter(|symbol| symbol.index() < self.nodes.len())
            .map(|symbol| self.root(symbol.0))
            .collect();
        roots.sort_unstable();
        roots.dedup();
        let mut found: Vec<u32> = Vec::new();
        for root in roots {
            found.extend(self.list(root).filter(|part| !self.rounds.is_implied(*part)));
        }
        found.sort_unstable();
        found.into_iter().map(|i| self.parts[i as usize]).collect()
    }

    /// The path's components, in the order of their first conjuncts.
    pub(crate) fn components(&self, terms: &mut Terms) -> Vec<Vec<TermId>> {
        let mut components: Vec<(u32, Vec<TermId>)> = Vec::new();
        for &part in &self.parts {
            let root = terms.symbols(part).first().map_or(NONE, |s| self.root(s.0));
            match components.iter_mut().find(|(other, _)| *other == root) {
                Some((_, component)) => component.push(part),
                None => components.push((root, vec![part])),
            }
        }
        components.into_iter().map(|(_, parts)| parts).collect()
    }

    fn list(&self, root: u32) -> impl Iterator<Item = u32> + '_ {
        let first = self.nodes[root as usize].list.0;
        std::iter::successors((first != NONE).then_some(first), |&part| {
            let next = self.next[part as usize];
            (next != NONE).then_some(next)
        })
    }

    fn enter(&mut self, terms: &mut Terms, condition: TermId) {
        let begin = self.parts.len();
        conjuncts(terms, condition, &mut self.parts);
        self.next.resize(self.parts.len(), NONE);
        for index in begin..self.parts.len() {
            self.rounds.push(terms, self.parts[index]);
            self.singles.push(terms, self.parts[index]);
            let symbols = terms.symbols(self.parts[index]);
            let Some((first, rest)) = symbols.split_first() else {
                continue;
            };
            let most = symbols.iter().map(|s| s.0).max().unwrap_or(0);
            self.grow(most);
            let mut root = self.root(first.0);
            for symbol in rest {
                let other = self.root(symbol.0);
                if other != root {
                    root = self.unite(root, other);
                }
            }
            let part = index as u32;
            self.append(root, None, (part, part));
        }
    }

    fn grow(&mut self, symbol: u32) {
        while self.nodes.len() <= symbol as usize {
            self.nodes.push(Node { parent: self.nodes.len() as u32, size: 1, list: (NONE, NONE) });
        }
    }

    /// No path compression: what is not written need not be undone, and union by size keeps paths short.
    fn root(&self, mut symbol: u32) -> u32 {
        while self.nodes[symbol as usize].parent != symbol {
            symbol = self.nodes[symbol as usize].parent;
        }
        symbol
    }

    fn unite(&mut self, a: u32, b: u32) -> u32 {
        let size = |node: u32| self.nodes[node as usize].size;
        let (root, child) = if size(a) >= size(b) { (a, b) } else { (b, a) };
        let list = self.nodes[child as usize].list;
        self.append(root, Some(child), list);
        self.nodes[child as usize].parent = root;
        self.nodes[root as usize].size += self.nodes[child as usize].size;
        root
    }

    /// Puts a list behind that of a root.
    fn append(&mut self, root: u32, child: Option<u32>, list: (u32, u32)) {
        let old = self.nodes[root as usize].list;
        self.trail.push(Undo { root, child, list: old });
        if list.0 == NONE {
            return;
        }
        self.nodes[root as usize].list = if old.0 == NONE {
            list
        } else {
            self.next[old.1 as usize] = list.0;
            (old.0, list.1)
        };
    }

    fn undo_to(&mut self, length: usize) {
        let Some(&(parts, trail)) = self.marks.get(length) else {
            return;
        };
        while self.trail.len() > trail {
            let Some(undo) = self.trail.pop() else { break };
            let root = &mut self.nodes[undo.root as usize];
            root.list = undo.list;
            if undo.list.1 != NONE {
                self.next[undo.list.1 as usize] = NONE;
            }
            if let Some(child) = undo.child {
                let size = self.nodes[child as usize].size;
                self.nodes[child as usize].parent = child;
                self.nodes[undo.root as usize].size -= size;
            }
        }
        self.path.truncate(length);
        self.marks.truncate(length);
        self.parts.truncate(parts);
        self.rounds.keep(parts);
        self.singles.keep(parts);
        self.next.truncate(parts);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::circuit::testing::Rng;

    /// The closure, computed the slow way.
    fn reference(terms: &mut Terms, path: &[TermId], goal: &[SymbolId]) -> Vec<TermId> {
        let mut symbols = goal.to_vec();
        let mut inside = vec![false; path.len()];
        loop {
            let mut grew = false;
            for (i, &condition) in path.iter().enumerate() {
                let of = terms.symbols(condition).to_vec();
                if !inside[i] && of.iter().any(|s| symbols.contains(s)) {
                    inside[i] = true;
                    symbols.extend(of);
                    grew = true;
                }
            }
            if !grew {
                break;
            }
        }
        let kept = path.iter().zip(&inside).filter(|(_, inside)| **inside);
        kept.map(|(&condition, _)| condition).collect()
    }

    #[test]
    fn incremental_slices_are_the_closure() {
        let mut rng = Rng(3);
        let mut terms = Terms::new();
        let symbols: Vec<TermId> = (0..12).map(|i| terms.symbol(&format!("x{i}"), 8)).collect();
        let mut slicer = Slicer::default();
        let mut path: Vec<TermId> = Vec::new();
        for _ in 0..2000 {
            path.truncate(rng.below(path.len() as u64 + 1) as usize);
            for _ in 0..rng.below(5) {
                let (a, b) = (symbols[rng.below(12) as usize], symbols[rng.below(12) as usize]);
                let k = terms.constant(8, rng.below(100) + 1);
                let sum = terms.add(a, k);
                let condition = terms.ult(sum, b);
                if !terms.is_const(condition) {
                    path.push(condition);
                }
            }
            slicer.set_path(&mut terms, &path);
            let goal = [SymbolId(rng.below(12) as u32)];
            let want = reference(&mut terms, &path, &goal);
            assert_eq!(slicer.around(&goal), want);
            for id in (0..12).map(SymbolId) {
                assert_eq!(slicer.is_free(id), reference(&mut terms, &path, &[id]).is_empty());
            }
            let together: usize = slicer.components(&mut terms).iter().map(Vec::len).sum();
            assert_eq!(together, path.len());
        }
    }
}
