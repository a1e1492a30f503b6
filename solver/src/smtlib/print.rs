//! Symbols, values and expressions as SMT-LIB text.

use hashbrown::HashMap;
use std::fmt::Write;

use super::expr::{ExprId, Exprs};
use super::op::{ExprOp, Signature, TABLE};
use super::sort::{Sort, SortId, Sorts};
use super::value::Value;
use crate::theory::ArrayValue;
use crate::value::BvValue;

/// Words that are no symbols without bars.
const RESERVED: &[&str] = &[
    "!",
    "_",
    "as",
    "BINARY",
    "DECIMAL",
    "exists",
    "HEXADECIMAL",
    "forall",
    "lambda",
    "let",
    "match",
    "NUMERAL",
    "par",
    "STRING",
];

/// A symbol, in bars if it needs them.
#[must_use]
pub fn symbol(name: &str) -> String {
    let simple = !name.is_empty()
        && !name.starts_with(|c: char| c.is_ascii_digit())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || "~!@$%^&*_-+=<>.?/".contains(c))
        && !RESERVED.contains(&name);
    if simple { name.into() } else { format!("|{name}|") }
}

/// A scalar of a sort.
pub(crate) fn scalar(sorts: &Sorts, sort: SortId, value: &BvValue) -> String {
    match sorts.get(sort) {
        Sort::Bool => if value.bit(0) { "true" } else { "false" }.into(),
        Sort::Declared(name, _) => {
            format!("(as {} {})", symbol(&format!("@{name}_{}", value.low())), symbol(name))
        }
        Sort::BitVec(_) => value.to_string(),
        Sort::Array(index, element) => {
            let width = super::lower::scalar_width(sorts, *element);
            let at = |i: u32| super::value::element(value, width, i);
            let places = super::lower::scalar_width(sorts, *index);
            let mut a = ArrayValue::constant(places, at(0));
            for i in 1..value.width() / width {
                a = a.store(BvValue::from_u64(places, u64::from(i)), at(i));
            }
            array(sorts, sort, *index, *element, &a)
        }
    }
}

/// A value of a sort.
pub(crate) fn value(sorts: &Sorts, sort: SortId, value: &Value) -> String {
    match (sorts.get(sort), value) {
        (Sort::Array(index, element), Value::Array(a)) => array(sorts, sort, *index, *element, a),
        (_, Value::Scalar(v)) => scalar(sorts, sort, v),
        (_, Value::Array(_)) => unreachable!("an array value has an array sort"),
    }
}

fn array(sorts: &Sorts, sort: SortId, index: SortId, element: SortId, a: &ArrayValue) -> String {
    let entries: Vec<_> = a.entries().collect();
    let mut text = "(store ".repeat(entries.len());
    let _ = write!(text, "((as const {}) {})", sorts.show(sort), scalar(sorts, element, a.default()));
    for (i, v) in entries {
        let _ = write!(text, " {} {})", scalar(sorts, index, i), scalar(sorts, element, v));
    }
    text
}

impl Exprs {
    /// The expression as text; what occurs more than once is named by `let`.
    #[must_use]
    pub fn show(&self, root: ExprId) -> String {
        let mut uses: HashMap<ExprId, u32> = HashMap::new();
        let mut order = Vec::new();
        let mut todo = vec![(root, false)];
        while let Some((e, done)) = todo.pop() {
            if done {
                order.push(e);
                continue;
            }
            let count = uses.entry(e).or_insert(0);
            *count += 1;
            if *count == 1 {
                todo.push((e, true));
                todo.extend(self.args(e).iter().rev().map(|a| (*a, false)));
            }
        }
        let prefix = self.free_prefix(&order);
        let named = |e: ExprId| e != root && uses[&e] > 1 && !self.args(e).is_empty();
        let mut text = String::new();
        let mut open = 0;
        for e in order.iter().filter(|e| named(**e)) {
            let _ = write!(text, "(let (({prefix}{} ", e.0);
            self.write(&mut text, *e, &prefix, &named);
            text.push_str(")) ");
            open += 1;
        }
        self.write(&mut text, root, &prefix, &named);
        text.push_str(&")".repeat(open));
        text
    }

    /// What begins the names that `let` gives: such that none is that of a symbol in these expressions.
    fn free_prefix(&self, exprs: &[ExprId]) -> String {
        let of_symbols: Vec<&str> = exprs
            .iter()
            .filter_map(|&e| self.decl_of(e))
            .map(|d| &*self.decl(d).name)
            .filter(|name| name.starts_with('?'))
            .collect();
        let is_taken = |prefix: &str| {
            let mut rest = of_symbols.iter().filter_map(|name| name.strip_prefix(prefix));
            rest.any(|rest| rest.bytes().all(|b| b.is_ascii_digit()))
        };
        let mut prefix = String::from("?");
        while is_taken(&prefix) {
            prefix.push('?');
        }
        prefix
    }

    fn write(&self, text: &mut String, root: ExprId, prefix: &str, named: &impl Fn(ExprId) -> bool) {
        enum Piece {
            Expr(ExprId),
            Close,
        }
        let mut todo = Vec::new();
        let open = |text: &mut String, todo: &mut Vec<Piece>, e: ExprId| {
            let head = self.head(e);
            if self.args(e).is_empty() {
                text.push_str(&head);
            } else {
                let _ = write!(text, "({head}");
                todo.push(Piece::Close);
                todo.extend(self.args(e).iter().rev().map(|a| Piece::Expr(*a)));
            }
        };
        open(text, &mut todo, root);
        while let Some(piece) = todo.pop() {
            match piece {
                Piece::Close => text.push(')'),
                Piece::Expr(e) => {
                    text.push(' ');
                    if named(e) {
                        let _ = write!(text, "{prefix}{}", e.0);
                    } else {
                        open(text, &mut todo, e);
                    }
                }
            }
        }
    }

    fn head(&self, e: ExprId) -> String {
        let [a, b] = self.indices(e);
        match self.op(e) {
            ExprOp::Value => self.value(e).map(ToString::to_string).unwrap_or_default(),
            ExprOp::Apply => self.decl_of(e).map(|d| symbol(&self.decl(d).name)).unwrap_or_default(),
            ExprOp::Parameter => format!("?parameter{a}"),
            ExprOp::ConstArray => format!("(as const {})", self.sorts.show(self.sort(e))),
            op => match (op.row().indices, op.row().name) {
                (0, name) => name.into(),
                (1, name) => format!("(_ {name} {a})"),
                (_, name) => format!("(_ {name} {a} {b})"),
            },
        }
    }
}

/// The names of all operators that a script can apply.
pub fn operator_names() -> impl Iterator<Item = &'static str> {
    TABLE.iter().filter(|row| row.signature != Signature::Special).map(|row| row.name)
}
