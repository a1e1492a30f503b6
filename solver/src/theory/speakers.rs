//! Which partitions of a problem may speak of a term or array: those that know everything that it is made of.

use hashbrown::{HashMap, HashSet};

use super::{Array, Atom, FunctionId, Theory};
use crate::preprocess::{Item, below};
use crate::{SymbolId, TermId, Terms};

/// What one partition knows.
#[derive(Default)]
struct Vocabulary {
    symbols: HashSet<SymbolId>,
    /// By the caller's number.
    arrays: HashSet<u32>,
    functions: HashSet<FunctionId>,
}

/// See the module.
pub(crate) struct Speakers {
    vocabularies: Vec<Vocabulary>,
    /// By item that was asked for: the partitions, ascending.
    known: HashMap<Item, Vec<usize>>,
}

/// What an item is in itself.
enum Word {
    Symbol(SymbolId),
    Array(u32),
    Function(FunctionId),
}

fn word(terms: &Terms, theory: &Theory, item: Item) -> Option<Word> {
    match item {
        Item::Array(a) => match theory.array(a) {
            Array::Symbol(number) => Some(Word::Array(number)),
            _ => None,
        },
        Item::Term(t) => {
            let symbol = terms.symbol_of(t)?;
            match theory.atom(symbol) {
                None => Some(Word::Symbol(symbol)),
                Some(Atom::Apply(f, _)) => Some(Word::Function(*f)),
                Some(_) => None,
            }
        }
    }
}

impl Vocabulary {
    fn learn(&mut self, word: &Word) {
        match word {
            Word::Symbol(symbol) => drop(self.symbols.insert(*symbol)),
            Word::Array(number) => drop(self.arrays.insert(*number)),
            Word::Function(f) => drop(self.functions.insert(*f)),
        }
    }

    fn knows(&self, word: &Word) -> bool {
        match word {
            Word::Symbol(symbol) => self.symbols.contains(symbol),
            Word::Array(number) => self.arrays.contains(number),
            Word::Function(f) => self.functions.contains(f),
        }
    }
}

/// Calls `each` with every word below some terms.
fn words(terms: &Terms, theory: &Theory, roots: &[TermId], mut each: impl FnMut(Word)) {
    let mut seen: HashSet<Item> = HashSet::new();
    let mut stack: Vec<Item> = roots.iter().map(|t| Item::Term(*t)).collect();
    while let Some(item) = stack.pop() {
        if seen.insert(item) {
            word(terms, theory, item).into_iter().for_each(&mut each);
            below(terms, theory, item, |i| stack.push(i));
        }
    }
}

impl Speakers {
    /// Partitions that know what their conditions speak of.
    pub(crate) fn of(terms: &Terms, theory: &Theory, partitions: &[Vec<TermId>]) -> Speakers {
        let vocabulary = |conditions: &Vec<TermId>| {
            let mut vocabulary = Vocabulary::default();
            words(terms, theory, conditions, |word| vocabulary.learn(&word));
            vocabulary
        };
        Speakers { vocabularies: partitions.iter().map(vocabulary).collect(), known: HashMap::new() }
    }

    /// Makes known to one partition what nobody knew: the witness of an equation.
    pub(crate) fn introduce(&mut self, terms: &Terms, theory: &Theory, partition: usize, t: TermId) {
        let vocabularies = &mut self.vocabularies;
        words(terms, theory, &[t], |word| {
            if !vocabularies.iter().any(|v| v.knows(&word)) {
                vocabularies[partition].learn(&word);
            }
        });
        self.known.clear();
    }

    /// The partitions that know all of some items, ascending.
    pub(crate) fn all(&mut self, terms: &Terms, theory: &Theory, items: &[Item]) -> Vec<usize> {
        let mut common: Vec<usize> = (0..self.vocabularies.len()).collect();
        for item in items {
            let one = self.one(terms, theory, *item);
            common.retain(|partition| one.contains(partition));
        }
        common
    }

    fn one(&mut self, terms: &Terms, theory: &Theory, root: Item) -> &[usize] {
        let mut stack = vec![root];
        while let Some(&item) = stack.last() {
            if self.known.contains_key(&item) {
                stack.pop();
                continue;
            }
            let (before, mut under) = (stack.len(), Vec::new());
            below(terms, theory, item, |i| under.push(i));
            stack.extend(under.iter().filter(|i| !self.known.contains_key(*i)));
            if stack.len() > before {
                continue;
            }
            let word = word(terms, theory, item);
            let knows = |v: &Vocabulary| word.as_ref().is_none_or(|w| v.knows(w));
            let numbers = self.vocabularies.iter().enumerate();
            let mut all: Vec<usize> = numbers.filter(|(_, v)| knows(v)).map(|(i, _)| i).collect();
            all.retain(|partition| under.iter().all(|i| self.known[i].contains(partition)));
            self.known.insert(item, all);
            stack.pop();
        }
        &self.known[&root]
    }
}
