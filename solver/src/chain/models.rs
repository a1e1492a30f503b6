//! The link that tries the hint and recent models before anything is searched for.
//!
//! Paths of one program resemble each other: an input found for one goal often satisfies the next.

use std::collections::VecDeque;

use super::narrow::MAX_BITS;
use super::query::{ChainLink, Context, Query, Values, Verdict, values_of};
use crate::stats::Link;
use crate::{Assignment, SymbolId};

/// Models kept. A miss costs one evaluation of the goal for each.
const RECENT: usize = 8;

/// Recent models, the newest first.
pub(crate) struct Models {
    /// Leave queries about one symbol to the link that [tries its values](super::domains).
    several_only: bool,
    recent: VecDeque<Values>,
}

impl Models {
    pub(crate) fn new(several_only: bool) -> Models {
        Models { several_only, recent: VecDeque::new() }
    }
}

impl ChainLink for Models {
    fn link(&self) -> Link {
        Link::Models
    }

    fn ask(&mut self, context: &mut Context<'_>, query: &Query) -> Option<Verdict> {
        let small = |&s: &SymbolId| context.terms.symbol_width(s) <= MAX_BITS;
        if self.several_only && query.symbols.len() == 1 && query.symbols.iter().all(small) {
            return None;
        }
        if let Some(hint) = context.hint
            && query.holds(context.terms, context.evaluator, hint)
        {
            return Some(Verdict::Sat(values_of(context.terms, &query.symbols, hint)));
        }
        let position = self.recent.iter().position(|values| {
            let candidate = candidate(&query.symbols, values, context.hint);
            query.holds(context.terms, context.evaluator, &candidate)
        })?;
        let values = self.recent.remove(position)?;
        let candidate = candidate(&query.symbols, &values, context.hint);
        self.recent.push_front(values);
        let values = values_of(context.terms, &query.symbols, &candidate);
        Some(Verdict::Sat(values))
    }

    fn learn(&mut self, _query: &Query, verdict: &Verdict) {
        if let Verdict::Sat(values) = verdict {
            self.recent.truncate(RECENT - 1);
            self.recent.push_front(values.clone());
        }
    }
}

/// The model's values for the query's symbols, the hint's where it has none. Both lists ascend.
fn candidate(symbols: &[SymbolId], values: &Values, hint: Option<&Assignment>) -> Assignment {
    let mut candidate = Assignment::new();
    let mut values = values.iter().peekable();
    for &symbol in symbols {
        while values.next_if(|(other, _)| *other < symbol).is_some() {}
        if let Some((_, value)) = values.next_if(|(other, _)| *other == symbol) {
            candidate.set_wide(symbol, value);
        } else if let Some(hint) = hint {
            candidate.copy_from(symbol, hint);
        }
    }
    candidate
}
