//! Values of arrays and functions.

use hashbrown::HashMap;
use imbl::OrdMap;
use std::cmp::Ordering;

use super::{Array, ArrayId, Atom, Cone, FunctionId, Theory};
use crate::value::BvValue;
use crate::{Assignment, Evaluator, TermId, Terms};

/// A bit-vector in unsigned order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Key(pub(crate) BvValue);

impl Ord for Key {
    fn cmp(&self, other: &Key) -> Ordering {
        self.0.ucmp(&other.0)
    }
}

impl PartialOrd for Key {
    fn partial_cmp(&self, other: &Key) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// An array value: an element everywhere, but for some indices. Copies share what they have in common.
#[derive(Clone, Debug)]
pub(crate) struct ArrayValue {
    /// The width of indices.
    index: u32,
    default: BvValue,
    /// Never with the default.
    entries: OrdMap<Key, BvValue>,
}

impl ArrayValue {
    pub(crate) fn constant(index: u32, default: BvValue) -> ArrayValue {
        ArrayValue { index, default, entries: OrdMap::new() }
    }

    pub(crate) fn default(&self) -> &BvValue {
        &self.default
    }

    /// Where the array differs from its default, in order of indices.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (&BvValue, &BvValue)> {
        self.entries.iter().map(|(k, v)| (&k.0, v))
    }

    pub(crate) fn store(&self, index: BvValue, value: BvValue) -> ArrayValue {
        let mut new = self.clone();
        if value == new.default {
            new.entries.remove(&Key(index));
        } else {
            new.entries.insert(Key(index), value);
        }
        new
    }

    pub(crate) fn select(&self, index: &BvValue) -> &BvValue {
        self.entries.get(&Key(index.clone())).unwrap_or(&self.default)
    }
}

impl PartialEq for ArrayValue {
    /// The same element at every index; how it is written does not matter.
    fn eq(&self, other: &ArrayValue) -> bool {
        if self.default == other.default {
            return self.entries == other.entries;
        }
        let agree = |a: &ArrayValue, b: &ArrayValue| a.entries().all(|(i, v)| b.select(i) == v);
        if !agree(self, other) || !agree(other, self) {
            return false;
        }
        // The defaults differ: there must be no index at which both apply.
        let both = self.entries.keys().filter(|k| other.entries.contains_key(*k)).count();
        let covered = self.entries.len() + other.entries.len() - both;
        self.index < 48 && covered as u64 == 1 << self.index
    }
}

impl Eq for ArrayValue {}

/// What a model says beyond bit-vectors.
#[derive(Clone, Default, Debug)]
pub(crate) struct TheoryModel {
    /// By the number of a free array.
    pub(crate) arrays: HashMap<u32, ArrayValue>,
    pub(crate) functions: HashMap<FunctionId, HashMap<Vec<BvValue>, BvValue>>,
}

impl Theory {
    /// The value of an array, whose free arrays and terms have theirs.
    pub(crate) fn array_value(
        &self,
        terms: &Terms,
        model: &Assignment,
        extension: &TheoryModel,
        evaluator: &mut Evaluator,
        a: ArrayId,
    ) -> ArrayValue {
        // Down the chain, then up again.
        let mut stores = Vec::new();
        let mut at = a;
        let mut value =
            loop {
                let shape = self.shape(at);
                match self.array(at) {
                    Array::Symbol(number) => {
                        break extension.arrays.get(&number).cloned().unwrap_or_else(|| {
                            ArrayValue::constant(shape.index, BvValue::zero(shape.element))
                        });
                    }
                    Array::Constant(v) => {
                        break ArrayValue::constant(shape.index, evaluator.eval_value(terms, model, v));
                    }
                    Array::Store(below, i, v) => {
                        stores.push((i, v));
                        at = below;
                    }
                    Array::Ite(c, x, y) => at = if evaluator.holds(terms, model, c) { x } else { y },
                }
            };
        for (i, v) in stores.into_iter().rev() {
            let (i, v) = (evaluator.eval_value(terms, model, i), evaluator.eval_value(terms, model, v));
            value = value.store(i, v);
        }
        value
    }
}

/// Gives the atoms below some terms and arrays the values that their definitions have.
pub(crate) fn complete(
    terms: &Terms,
    theory: &Theory,
    model: &mut Assignment,
    extension: &TheoryModel,
    roots: &[TermId],
    arrays: &[ArrayId],
) {
    let mut cone = Cone::default();
    roots.iter().for_each(|t| cone.add(terms, theory, *t));
    arrays.iter().for_each(|a| cone.add_array(terms, theory, *a));
    // A definition was made before its atom, so this order has definitions first.
    cone.atoms.sort_unstable();
    let mut evaluator = Evaluator::new();
    for symbol in cone.atoms {
        let Some(atom) = theory.atom(symbol) else { continue };
        let value = match atom {
            Atom::Select(a, i) => {
                let array = theory.array_value(terms, model, extension, &mut evaluator, *a);
                let index = evaluator.eval_value(terms, model, *i);
                array.select(&index).clone()
            }
            Atom::Equal(a, b) => {
                let x = theory.array_value(terms, model, extension, &mut evaluator, *a);
                let y = theory.array_value(terms, model, extension, &mut evaluator, *b);
                BvValue::from_u64(1, u64::from(x == y))
            }
            Atom::Apply(f, args) => {
                let key: Vec<BvValue> = args.iter().map(|a| evaluator.eval_value(terms, model, *a)).collect();
                let known = extension.functions.get(f).and_then(|table| table.get(&key)).cloned();
                known.unwrap_or_else(|| BvValue::zero(terms.symbol_width(symbol)))
            }
            Atom::Operation(t) => evaluator.eval_value(terms, model, *t),
        };
        model.set_wide(symbol, &value);
    }
}
