//! Simplification at construction.

use crate::semantics;
use crate::term::{Kind, TableId, TermId};
use crate::terms::Terms;
use crate::value::BvValue;

/// The three words of a node that is to be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Args(pub(crate) [TermId; 3]);

/// What the constructors remember.
pub(crate) struct RewriteState {
    on: bool,
}

impl RewriteState {
    pub(crate) fn new(on: bool) -> RewriteState {
        RewriteState { on }
    }
}

impl Terms {
    /// The simplest known form of the node.
    pub(crate) fn build(&mut self, kind: Kind, width: u32, args: Args) -> TermId {
        if self.rewriting.on {
            if let Some(t) = self.fold(kind, width, args) {
                return t;
            }
        }
        self.intern(kind, width, args.0.map(|t| t.0))
    }

    /// The constant that an operator over constants is, an `ite` over a constant condition, a read at a constant index.
    fn fold(&mut self, kind: Kind, width: u32, Args([a, b, c]): Args) -> Option<TermId> {
        match kind {
            Kind::Ite => return self.as_const(a).map(|v| if v == 1 { b } else { c }),
            Kind::Read => {
                let index = self.as_value(a)?.to_u64().unwrap_or(u64::MAX);
                let elems = self.table_elems(TableId(b.0));
                return Some(elems[(elems.len() - 1).min(usize::try_from(index).unwrap_or(usize::MAX))]);
            }
            _ => {}
        }
        let binary = kind.arity() == 2;
        if !self.is_const(a) || binary && !self.is_const(b) {
            return None;
        }
        let last = if binary { b } else { a };
        if width <= 64 && self.width(a) <= 64 {
            let y = if binary { self.node(b).small() } else { u64::from(c.0) };
            let value = semantics::small(kind, width, self.width(last), self.node(a).small(), y, 0);
            return Some(self.constant(width, value));
        }
        let x = self.as_value(a)?;
        let y = if binary { self.as_value(b)? } else { BvValue::zero(1) };
        Some(self.value(semantics::wide(kind, width, c.0, &x, &y)))
    }
}
