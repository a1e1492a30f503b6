//! Drops definitions that would define a symbol by itself.
//!
//! A depth-first search over terms and arrays in which a defined symbol leads to its definition. Where it
//! closes a cycle, the definition entered last is on the cycle and is given up.

use super::rebuild::{Item, Replacements, below};
use crate::Terms;
use crate::theory::Theory;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Colour {
    White,
    Grey,
    Black,
}

struct Entry {
    item: Item,
    /// Whether this symbol leads to its definition.
    defined: bool,
    below: Vec<Item>,
}

#[derive(Default)]
struct Colours {
    terms: Vec<Option<Colour>>,
    arrays: Vec<Option<Colour>>,
}

impl Colours {
    fn slot(&mut self, item: Item) -> &mut Option<Colour> {
        let (all, i) = match item {
            Item::Term(t) => (&mut self.terms, t.index()),
            Item::Array(a) => (&mut self.arrays, a.index()),
        };
        if all.len() <= i {
            all.resize(i + 1, None);
        }
        &mut all[i]
    }

    fn get(&mut self, item: Item) -> Colour {
        self.slot(item).unwrap_or(Colour::White)
    }

    fn set(&mut self, item: Item, colour: Colour) {
        *self.slot(item) = Some(colour);
    }
}

/// Removes definitions from `all` until no symbol depends on itself.
pub(crate) fn break_cycles(terms: &Terms, theory: &Theory, all: &mut Replacements) {
    let mut colours = Colours::default();
    let mut roots: Vec<Item> = all.terms.keys().map(|t| Item::Term(*t)).collect();
    roots.sort_unstable_by_key(|i| if let Item::Term(t) = i { t.0 } else { 0 });
    let mut arrays: Vec<Item> = all.arrays.keys().map(|a| Item::Array(*a)).collect();
    arrays.sort_unstable_by_key(|i| if let Item::Array(a) = i { a.0 } else { 0 });
    for root in roots.into_iter().chain(arrays) {
        if colours.get(root) != Colour::White {
            continue;
        }
        let mut stack = vec![enter(terms, theory, all, root)];
        colours.set(root, Colour::Grey);
        while let Some(top) = stack.last_mut() {
            let Some(next) = top.below.pop() else {
                colours.set(top.item, Colour::Black);
                stack.pop();
                continue;
            };
            match colours.get(next) {
                Colour::Black => {}
                Colour::White => {
                    colours.set(next, Colour::Grey);
                    stack.push(enter(terms, theory, all, next));
                }
                Colour::Grey => {
                    while let Some(entry) = stack.pop() {
                        if entry.defined {
                            colours.set(entry.item, Colour::Black);
                            match entry.item {
                                Item::Term(t) => drop(all.terms.remove(&t)),
                                Item::Array(a) => drop(all.arrays.remove(&a)),
                            }
                            break;
                        }
                        colours.set(entry.item, Colour::White);
                    }
                }
            }
        }
    }
}

fn enter(terms: &Terms, theory: &Theory, all: &Replacements, item: Item) -> Entry {
    let definition = match item {
        Item::Term(t) => all.terms.get(&t).copied().map(Item::Term),
        Item::Array(a) => all.arrays.get(&a).copied().map(Item::Array),
    };
    let mut under = Vec::new();
    match definition {
        Some(definition) => under.push(definition),
        None => below(terms, theory, item, |i| under.push(i)),
    }
    Entry { item, defined: definition.is_some(), below: under }
}
