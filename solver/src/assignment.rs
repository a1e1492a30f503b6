//! Values for symbols: models, inputs, hints.

use crate::term::SymbolId;
use crate::value::BvValue;
use std::collections::BTreeMap;

/// A partial map from symbols to values, dense by symbol. What is missing counts as zero when a term is
/// evaluated.
#[derive(Clone, Default, PartialEq, Eq, Hash, Debug)]
pub struct Assignment {
    small: Vec<Option<u64>>,
    wide: BTreeMap<SymbolId, BvValue>,
}

impl Assignment {
    /// No symbol has a value.
    #[must_use]
    pub fn new() -> Assignment {
        Assignment::default()
    }

    /// Values below 2^64 of the first symbols, in their order.
    #[must_use]
    pub fn of_first(values: Vec<Option<u64>>) -> Assignment {
        let mut assignment = Assignment { small: values, wide: BTreeMap::new() };
        assignment.trim();
        assignment
    }

    /// Equal assignments look the same.
    fn trim(&mut self) {
        while self.small.last() == Some(&None) {
            self.small.pop();
        }
    }

    /// The low 64 bits of the symbol's value: the value itself, for symbols of up to 64 bits.
    #[must_use]
    pub fn get(&self, symbol: SymbolId) -> Option<u64> {
        self.small.get(symbol.index()).copied().flatten()
    }

    /// The symbol's value at its width, which the caller knows.
    #[must_use]
    pub fn get_wide(&self, symbol: SymbolId, width: u32) -> Option<BvValue> {
        match self.wide.get(&symbol) {
            Some(v) => Some(v.zext(width)),
            None => self.get(symbol).map(|v| BvValue::from_u64(width, v)),
        }
    }

    /// Gives a symbol of any width a value below 2^64. Bits beyond the symbol's width must be zero.
    pub fn set(&mut self, symbol: SymbolId, value: u64) {
        if self.small.len() <= symbol.index() {
            self.small.resize(symbol.index() + 1, None);
        }
        self.small[symbol.index()] = Some(value);
        if !self.wide.is_empty() {
            self.wide.remove(&symbol);
        }
    }

    /// Gives a symbol a value of its width.
    pub fn set_wide(&mut self, symbol: SymbolId, value: &BvValue) {
        self.set(symbol, value.low());
        if value.to_u64().is_none() {
            self.wide.insert(symbol, value.clone());
        }
    }

    /// Takes the symbol's value away.
    pub fn unset(&mut self, symbol: SymbolId) {
        if let Some(v) = self.small.get_mut(symbol.index()) {
            *v = None;
        }
        self.wide.remove(&symbol);
        self.trim();
    }

    /// The symbols with a value, ascending.
    pub fn symbols(&self) -> impl Iterator<Item = SymbolId> + '_ {
        self.small.iter().enumerate().filter(|(_, v)| v.is_some()).map(|(i, _)| SymbolId(i as u32))
    }

    /// How many symbols have a value.
    #[must_use]
    pub fn len(&self) -> usize {
        self.small.iter().flatten().count()
    }

    /// Whether no symbol has a value.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.small.iter().all(Option::is_none)
    }

    /// Takes over `other`'s value for one symbol, if it has one.
    pub fn copy_from(&mut self, symbol: SymbolId, other: &Assignment) {
        match (other.wide.get(&symbol), other.get(symbol)) {
            (Some(v), _) => self.set_wide(symbol, v),
            (None, Some(v)) => self.set(symbol, v),
            (None, None) => {}
        }
    }

    /// Takes over every value of `other`.
    pub fn overlay(&mut self, other: &Assignment) {
        for s in other.symbols() {
            match other.wide.get(&s) {
                Some(v) => self.set_wide(s, v),
                None => self.set(s, other.get(s).unwrap_or(0)),
            }
        }
    }
}
