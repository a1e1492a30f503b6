//! Operators over constants are constants.

use crate::semantics;
use crate::term::{Kind, TableId, TermId};
use crate::terms::Terms;
use crate::value::BvValue;

impl Terms {
    /// The constant that an operator over constants is; the side that an `ite` takes; the element that a read
    /// hits.
    pub(crate) fn fold(&mut self, kind: Kind, width: u32, [a, b, c]: [TermId; 3]) -> Option<TermId> {
        if !self.is_const(a) {
            return None;
        }
        match kind {
            Kind::Ite => return Some(if self.is_true(a) { b } else { c }),
            Kind::Read => {
                let index = self.as_value(a)?.to_u64().unwrap_or(u64::MAX);
                let elems = self.table_elems(TableId(b.0));
                return Some(elems[(elems.len() - 1).min(usize::try_from(index).unwrap_or(usize::MAX))]);
            }
            _ => {}
        }
        let binary = kind.arity() == 2;
        if binary && !self.is_const(b) {
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
