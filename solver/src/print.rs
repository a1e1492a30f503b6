//! Terms as SMT-LIB 2 text: shared terms are named once by `let`, a query is a script that any solver runs.
//!
//! Truth values are bit-vectors of width 1 here and `Bool` in SMT-LIB: comparisons are wrapped as `(ite … #b1
//! #b0)`, conditions as `(= … #b1)`. A read from a table is written out as a chain of `ite`, so that scripts
//! stay in `QF_BV`: one for each run of neighbours that differ from the commonest element. The walk has no
//! recursion; `let`s nest as deep as the term has shared parts, which a script avoids by `define-fun`.

use crate::term::{Kind, TermId};
use crate::terms::Terms;
use std::fmt::{self, Write};

/// A term's SMT-LIB text.
pub struct Display<'a> {
    terms: &'a Terms,
    root: TermId,
}

impl Terms {
    /// The term as SMT-LIB 2 text with `let`s for what occurs more than once.
    #[must_use]
    pub fn display(&self, t: TermId) -> Display<'_> {
        Display { terms: self, root: t }
    }

    /// A script that asserts the truth values and asks for satisfiability.
    #[must_use]
    pub fn print_query(&self, assertions: &[TermId]) -> String {
        let mut out = String::from("(set-logic QF_BV)\n");
        ScriptWriter::default().assert(self, assertions, &mut out);
        out.push_str("(check-sat)\n");
        out
    }

    fn write_symbol(&self, out: &mut impl Write, t: TermId) -> fmt::Result {
        let name = self.symbol_of(t).map_or("", |s| self.symbol_name(s));
        // What a quoted symbol must not contain; the term's number keeps apart what would become the same.
        if name.contains(|c: char| matches!(c, '|' | '\\') || c.is_control()) {
            let legal: String = name
                .chars()
                .map(|c| if matches!(c, '|' | '\\') || c.is_control() { '_' } else { c })
                .collect();
            return write!(out, "|{legal}#{}|", t.index());
        }
        write!(out, "|{name}|")
    }
}

/// Writes terms into a script with levels: what is declared and defined at a level is used below it and not
/// written again.
#[derive(Default)]
pub struct ScriptWriter {
    written: hashbrown::HashSet<TermId>,
    /// What was written since each push.
    levels: Vec<Vec<TermId>>,
}

impl ScriptWriter {
    /// How many levels are open.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.levels.len()
    }

    /// `(push 1)`
    pub fn push(&mut self, out: &mut String) {
        self.levels.push(Vec::new());
        out.push_str("(push 1)\n");
    }

    /// `(pop n)`; of no more levels than there are.
    pub fn pop(&mut self, levels: usize, out: &mut String) {
        let left = self.levels.len().saturating_sub(levels);
        for t in self.levels.drain(left..).flatten() {
            self.written.remove(&t);
        }
        out.push_str(&format!("(pop {levels})\n"));
    }

    /// Asserts truth values, after declarations of symbols and definitions of shared terms that are not there
    /// yet.
    pub fn assert(&mut self, terms: &Terms, assertions: &[TermId], out: &mut String) {
        self.write(terms, assertions, out).expect("writing to a string does not fail");
    }

    fn write(&mut self, terms: &Terms, assertions: &[TermId], out: &mut String) -> fmt::Result {
        let mut plan = Plan::of(terms, assertions, &self.written);
        let mut new = Vec::new();
        for t in std::mem::take(&mut plan.order) {
            if terms.kind(t) == Kind::Symbol {
                write!(out, "(declare-const ")?;
                terms.write_symbol(out, t)?;
                writeln!(out, " (_ BitVec {}))", terms.width(t))?;
            } else if plan.named(terms, t) {
                write!(out, "(define-fun {t} () (_ BitVec {}) ", terms.width(t))?;
                plan.write_body(terms, out, t)?;
                out.push_str(")\n");
            } else {
                continue;
            }
            new.push(t);
        }
        for a in assertions {
            out.push_str("(assert (= ");
            plan.write(terms, out, *a)?;
            out.push_str(" #b1))\n");
        }
        self.written.extend(&new);
        if let Some(level) = self.levels.last_mut() {
            level.append(&mut new);
        }
        Ok(())
    }
}

impl fmt::Display for Display<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = hashbrown::HashSet::new();
        let plan = Plan::of(self.terms, &[self.root], &written);
        let mut open = 0;
        for t in plan.order.iter().filter(|t| **t != self.root && plan.named(self.terms, **t)) {
            write!(f, "(let (({t} ")?;
            plan.write_body(self.terms, f, *t)?;
            f.write_str(")) ")?;
            open += 1;
        }
        plan.write_body(self.terms, f, self.root)?;
        (0..open).try_for_each(|_| f.write_str(")"))
    }
}

/// The terms below some roots, operands first, and how often each is used.
struct Plan<'w> {
    order: Vec<TermId>,
    uses: hashbrown::HashMap<TermId, u32>,
    /// What has its name already.
    written: &'w hashbrown::HashSet<TermId>,
}

enum Piece {
    Term(TermId),
    Text(&'static str),
}

impl<'w> Plan<'w> {
    fn of(terms: &Terms, roots: &[TermId], written: &'w hashbrown::HashSet<TermId>) -> Plan<'w> {
        let mut plan = Plan { order: Vec::new(), uses: hashbrown::HashMap::new(), written };
        let mut todo: Vec<(TermId, bool)> = roots.iter().rev().map(|r| (*r, false)).collect();
        while let Some((t, done)) = todo.pop() {
            if done {
                plan.order.push(t);
                continue;
            }
            if written.contains(&t) {
                continue;
            }
            let uses = plan.uses.entry(t).or_insert(0);
            *uses += 1;
            if *uses > 1 {
                continue;
            }
            todo.push((t, true));
            todo.extend(terms.args(t).iter().rev().map(|a| (*a, false)));
            if let Some(table) = terms.table_of(t) {
                // The index is compared with every position.
                todo.push((terms.args(t)[0], false));
                todo.extend(terms.table_elems(table).iter().rev().map(|e| (*e, false)));
            }
        }
        // Long chains without sharing are named now and then, so that text does not nest without bound.
        let mut height: hashbrown::HashMap<TermId, u32> = hashbrown::HashMap::new();
        for t in &plan.order {
            let below = |t: TermId| height.get(&t).copied().unwrap_or(0);
            let elems = terms.table_of(*t).map_or(&[][..], |table| terms.table_elems(table));
            let h = terms.args(*t).iter().chain(elems).map(|a| below(*a)).max().unwrap_or(0) + 1;
            if h > 40 {
                *plan.uses.entry(*t).or_insert(0) += 1;
                height.insert(*t, 0);
            } else {
                height.insert(*t, h);
            }
        }
        plan
    }

    /// Whether the term is written once and then named.
    fn named(&self, terms: &Terms, t: TermId) -> bool {
        let shared = || self.written.contains(&t) || self.uses.get(&t).is_some_and(|n| *n > 1);
        !matches!(terms.kind(t), Kind::Const | Kind::Symbol) && shared()
    }

    fn write(&self, terms: &Terms, out: &mut impl Write, t: TermId) -> fmt::Result {
        if self.named(terms, t) { write!(out, "{t}") } else { self.write_body(terms, out, t) }
    }

    fn write_body(&self, terms: &Terms, out: &mut impl Write, t: TermId) -> fmt::Result {
        let mut todo = Vec::new();
        self.open(terms, out, t, &mut todo)?;
        while let Some(piece) = todo.pop() {
            match piece {
                Piece::Text(s) => out.write_str(s)?,
                Piece::Term(t) if self.named(terms, t) => write!(out, "{t}")?,
                Piece::Term(t) => self.open(terms, out, t, &mut todo)?,
            }
        }
        Ok(())
    }

    /// Writes the head of a term and leaves the rest on the stack.
    fn open(&self, terms: &Terms, out: &mut impl Write, t: TermId, todo: &mut Vec<Piece>) -> fmt::Result {
        let n = terms.node(t);
        let kind = n.kind();
        match kind {
            Kind::Const => return write!(out, "{}", terms.as_value(t).expect("a constant has a value")),
            Kind::Symbol => return terms.write_symbol(out, t),
            Kind::Read => return self.write_read(terms, out, t),
            Kind::Extract => write!(out, "((_ extract {} {})", n.word(1), n.word(2))?,
            Kind::ZeroExtend | Kind::SignExtend => {
                write!(out, "((_ {} {})", kind.name(), n.width() - terms.width(n.words[0]))?;
            }
            Kind::Eq | Kind::Ult | Kind::Slt => {
                write!(out, "(ite ({}", kind.name())?;
                todo.push(Piece::Text(" #b1 #b0)"));
            }
            Kind::Ite => out.write_str("(ite (=")?,
            _ => write!(out, "({}", kind.name())?,
        }
        todo.push(Piece::Text(")"));
        for (i, a) in n.args().iter().enumerate().rev() {
            if kind == Kind::Ite && i == 0 {
                todo.push(Piece::Text(" #b1)"));
            }
            todo.push(Piece::Term(*a));
            todo.push(Piece::Text(" "));
        }
        Ok(())
    }

    /// `(ite (= i 3) e3 (ite (and (bvule 7 i) (bvule i 9)) e7 … rest))`: what most comparisons would lead to is
    /// the rest.
    fn write_read(&self, terms: &Terms, out: &mut impl Write, t: TermId) -> fmt::Result {
        let index = terms.args(t)[0];
        let width = terms.width(index);
        let elems = terms.table_of(t).map_or(&[][..], |table| terms.table_elems(table));
        let mut name = String::new();
        self.write(terms, &mut name, index)?;
        let at = |position: usize| crate::BvValue::from_u64(width, position as u64);
        let runs = Run::all(elems, width);
        let rest = commonest(&runs);
        let mut open = 0;
        for run in runs.iter().filter(|run| run.element != rest) {
            match *run {
                Run { first, last: Some(last), .. } if first == last => {
                    write!(out, "(ite (= {name} {}) ", at(first))?;
                }
                Run { first: 0, last: Some(last), .. } => write!(out, "(ite (bvule {name} {}) ", at(last))?,
                Run { first, last: Some(last), .. } => {
                    write!(out, "(ite (and (bvule {} {name}) (bvule {name} {})) ", at(first), at(last))?;
                }
                Run { first, last: None, .. } => write!(out, "(ite (bvule {} {name}) ", at(first))?,
            }
            self.write(terms, out, run.element)?;
            out.write_str(" ")?;
            open += 1;
        }
        self.write(terms, out, rest)?;
        (0..open).try_for_each(|_| out.write_str(")"))
    }
}

/// Neighbours in a table that are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Run {
    element: TermId,
    first: usize,
    /// None for the last run: an index beyond the table reads its last element.
    last: Option<usize>,
}

impl Run {
    /// Those of the positions that an index of this width can name, in order.
    fn all(elems: &[TermId], width: u32) -> Vec<Run> {
        let reach = if width >= 32 { elems.len() } else { elems.len().min(1 << width) };
        let mut runs = Vec::new();
        let mut first = 0;
        for same in elems[..reach].chunk_by(|a, b| a == b) {
            let end = first + same.len();
            runs.push(Run { element: same[0], first, last: (end < reach).then_some(end - 1) });
            first = end;
        }
        runs
    }

    /// How many comparisons tell it from the others.
    fn comparisons(&self) -> usize {
        let is_within = self.first > 0 && self.last.is_some_and(|last| last > self.first);
        1 + usize::from(is_within)
    }
}

/// The element that saves most comparisons if it needs none; of equals, the one that comes last.
fn commonest(runs: &[Run]) -> TermId {
    let mut saved: hashbrown::HashMap<TermId, usize> = hashbrown::HashMap::new();
    for run in runs {
        *saved.entry(run.element).or_insert(0) += run.comparisons();
    }
    runs.iter().max_by_key(|run| saved[&run.element]).expect("a table has elements").element
}

#[cfg(test)]
mod tests {
    use super::ScriptWriter;
    use crate::smtlib::{Script, ScriptConfig};
    use crate::{Assignment, Evaluator, TermId, Terms};
    use rand::rngs::SmallRng;
    use rand::{Rng, SeedableRng};

    /// Whether the printed text of a read from the table is, for every index, what the read evaluates to. The text.
    fn check(width: u32, elements: &[u64]) -> String {
        let mut t = Terms::new();
        let (index, other) = (t.symbol("i", width), t.symbol("o", 8));
        // Large numbers stand for what is no constant.
        let element = |e: &u64| if *e < 256 { t.constant(8, *e) } else { other };
        let elements: Vec<TermId> = elements.iter().map(element).collect();
        let table = t.table(&elements);
        let read = t.read(table, index);
        let result = t.symbol("r", 8);
        let equal = t.eq(result, read);
        let mut text = String::from("(set-logic QF_BV)\n");
        ScriptWriter::default().assert(&t, &[equal], &mut text);
        let printed = text.clone();
        // A symbol that makes no difference is not declared.
        for (name, width) in [("|i|", width), ("|o|", 8)] {
            if !printed.contains(name) {
                text += &format!("(declare-const {name} (_ BitVec {width}))\n");
            }
        }
        let mut expected = 0;
        for at in 0..1u64 << width {
            let mut assignment = Assignment::new();
            for (symbol, value) in [(index, at), (other, 77)] {
                assignment.set(t.symbol_of(symbol).expect("a symbol"), value);
            }
            let value = Evaluator::new().eval(&t, &assignment, read);
            text += &format!(
                "(push 1)(assert (= |i| (_ bv{at} {width})))(assert (= |o| (_ bv77 8)))\
                 (assert (distinct |r| (_ bv{value} 8)))(check-sat)(pop 1)\n"
            );
            expected += 1;
        }
        let mut answers = Vec::new();
        Script::new(ScriptConfig::default()).run(text.as_bytes(), &mut answers).expect("a script");
        assert_eq!(String::from_utf8(answers).expect("text"), "unsat\n".repeat(expected), "{printed}");
        printed
    }

    #[test]
    fn a_printed_table_means_what_its_reads_evaluate_to() {
        let mut rng = SmallRng::seed_from_u64(7);
        for round in 0..40 {
            let width = rng.random_range(1..=5);
            let length = rng.random_range(1..=40);
            let mut elements: Vec<u64> = Vec::new();
            while elements.len() < length {
                let value = [3, 5, 200, 1000, round][rng.random_range(0..5)];
                let times = rng.random_range(1..=6);
                elements.extend(std::iter::repeat_n(value, times));
            }
            check(width, &elements);
        }
        // Beyond the end it is the last element, be it the rest or an exception.
        check(4, &[1, 1, 1, 2, 1, 9]);
        check(4, &[1, 2, 3, 4, 4]);
    }

    #[test]
    fn the_rest_of_a_table_is_written_once() {
        let mut elements = vec![7; 200];
        elements[9..15].fill(1);
        (elements[40], elements[199]) = (2, 3);
        let text = check(8, &elements);
        assert_eq!(text.matches("(ite").count(), 3 + 1, "{text}");
        assert!(
            text.contains("(ite (and (bvule #x09 |i|) (bvule |i| #x0e)) #x01 (ite (= |i| #x28) #x02 "),
            "{text}"
        );
        assert!(text.contains("(ite (bvule #xc7 |i|) #x03 #x07)"), "{text}");
    }
}
