//! Does a model of the bit-vectors extend to the arrays and functions? If not, which lemmas does it violate?

use hashbrown::HashMap;

use super::lemma::{Access, Lemma, Reason, Step};
use super::model::TheoryModel;
use super::{Array, ArrayId, Atom, Cone, FunctionId, Refined, Theory};
use crate::value::BvValue;
use crate::{Assignment, Evaluator, TermId, Terms};

/// An undirected edge between arrays that differ at one index at most.
struct Edge {
    ends: [u32; 2],
    /// The index at which they may differ.
    label: Option<u32>,
    reason: Reason,
}

/// Arrays of a cone as a graph under one model.
struct Graph<'a> {
    arrays: &'a [ArrayId],
    edges: Vec<Edge>,
    /// By array: its edges.
    adjacent: Vec<Vec<u32>>,
    /// By array: its component.
    component: Vec<u32>,
    components: u32,
    /// By array, for the current search: its number and the edge that led there.
    reached: Vec<(u32, u32)>,
    searches: u32,
    /// The arrays that the last search reached, in order.
    class: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl Graph<'_> {
    fn connect(&mut self, a: u32, b: u32, label: Option<u32>, reason: Reason) {
        let number = self.edges.len() as u32;
        self.edges.push(Edge { ends: [a, b], label, reason });
        self.adjacent[a as usize].push(number);
        self.adjacent[b as usize].push(number);
    }

    fn find_components(&mut self) {
        for a in 0..self.arrays.len() as u32 {
            if self.component[a as usize] == NONE {
                self.search(a, None);
                for b in &self.class {
                    self.component[*b as usize] = self.components;
                }
                self.components += 1;
            }
        }
        self.forget();
    }

    fn forget(&mut self) {
        self.searches += 1;
    }

    fn is_reached(&self, a: u32) -> bool {
        self.reached[a as usize].0 == self.searches
    }

    /// All arrays that agree with `from` at the index, breadth first, so that explanations are short. What
    /// earlier searches since `forget` reached is not entered: it is of another class.
    fn search(&mut self, from: u32, index: Option<u32>) {
        self.class.clear();
        self.class.push(from);
        self.reached[from as usize] = (self.searches, NONE);
        let mut next = 0;
        while let Some(&a) = self.class.get(next) {
            next += 1;
            for &e in &self.adjacent[a as usize] {
                let edge = &self.edges[e as usize];
                if index.is_some() && edge.label == index {
                    continue;
                }
                let b = if edge.ends[0] == a { edge.ends[1] } else { edge.ends[0] };
                if self.reached[b as usize].0 != self.searches {
                    self.reached[b as usize] = (self.searches, e);
                    self.class.push(b);
                }
            }
        }
    }

    /// The way from an array back to the search's beginning.
    fn way(&self, mut a: u32) -> Vec<Step> {
        let mut way = Vec::new();
        while self.reached[a as usize].1 != NONE {
            let edge = &self.edges[self.reached[a as usize].1 as usize];
            a = if edge.ends[0] == a { edge.ends[1] } else { edge.ends[0] };
            way.push(Step { reason: edge.reason, to: self.arrays[a as usize] });
        }
        way
    }
}

/// The values of terms under the model.
struct Values<'a> {
    terms: &'a Terms,
    model: &'a Assignment,
    evaluator: Evaluator,
    ids: HashMap<BvValue, u32>,
}

impl Values<'_> {
    fn value(&mut self, t: TermId) -> BvValue {
        self.evaluator.eval_value(self.terms, self.model, t)
    }

    fn holds(&mut self, t: TermId) -> bool {
        self.evaluator.holds(self.terms, self.model, t)
    }

    fn id(&mut self, t: TermId) -> u32 {
        let value = self.value(t);
        let fresh = self.ids.len() as u32;
        *self.ids.entry(value).or_insert(fresh)
    }
}

/// What the arrays of one component are asked at one index.
type Accesses = Vec<(u32, Access)>;

/// An application: its arguments, itself, and its value.
type Applied<'a> = (&'a [TermId], TermId, BvValue);

/// What a check finds.
pub(crate) enum Checked {
    /// Values for arrays and functions.
    Model(TheoryModel),
    /// True statements that the model contradicts.
    Lemmas(Vec<TermId>),
}

impl Theory {
    /// Checks the atoms of a cone under a model of its symbols.
    pub(crate) fn check(
        &self,
        terms: &mut Terms,
        cone: &Cone,
        model: &Assignment,
        refined: &mut Refined,
    ) -> Checked {
        // Arrays come later: what they would learn from wrong results is of little use.
        let lemmas = self.check_operations(terms, cone, model, refined, |_, _| Vec::new());
        if !lemmas.is_empty() {
            return Checked::Lemmas(lemmas);
        }
        match self.violated(terms, cone, model) {
            Ok(extension) => Checked::Model(extension),
            Err(found) => {
                let mut lemmas: Vec<TermId> = found.iter().map(|l| l.build(terms)).collect();
                lemmas.sort_unstable();
                lemmas.dedup();
                Checked::Lemmas(lemmas)
            }
        }
    }

    /// Values for arrays and functions, or the lemmas that a model violates.
    pub(crate) fn violated(
        &self,
        terms: &Terms,
        cone: &Cone,
        model: &Assignment,
    ) -> Result<TheoryModel, Vec<Lemma>> {
        let mut found = Vec::new();
        let mut extension = TheoryModel::default();
        let mut values = Values { terms, model, evaluator: Evaluator::new(), ids: HashMap::new() };
        self.check_functions(cone, &mut values, &mut found, &mut extension);
        self.check_arrays(cone, &mut values, &mut found, &mut extension);
        if found.is_empty() { Ok(extension) } else { Err(found) }
    }

    fn check_functions(
        &self,
        cone: &Cone,
        values: &mut Values<'_>,
        found: &mut Vec<Lemma>,
        extension: &mut TheoryModel,
    ) {
        let mut first: HashMap<(FunctionId, Vec<BvValue>), Applied<'_>> = HashMap::new();
        for symbol in &cone.atoms {
            let Some(Atom::Apply(f, args)) = self.atom(*symbol) else { continue };
            let key: Vec<BvValue> = args.iter().map(|a| values.value(*a)).collect();
            let term = values.terms.symbol_term(*symbol);
            let result = values.value(term);
            let (others, other, expected) =
                first.entry((*f, key.clone())).or_insert_with(|| (args, term, result.clone()));
            if *expected != result {
                let same = others.iter().copied().zip(args.iter().copied()).collect();
                found.push(Lemma::congruence(same, (*other, term), (*f, key)));
            } else {
                extension.functions.entry(*f).or_default().insert(key, result);
            }
        }
    }

    fn check_arrays(
        &self,
        cone: &Cone,
        values: &mut Values<'_>,
        found: &mut Vec<Lemma>,
        extension: &mut TheoryModel,
    ) {
        if cone.arrays.is_empty() {
            return;
        }
        let mut position = vec![NONE; self.arrays.len()];
        for (i, a) in cone.arrays.iter().enumerate() {
            position[a.index()] = i as u32;
        }
        let at = |a: ArrayId| position[a.index()];
        let mut graph = self.graph(cone, values, at);
        graph.find_components();
        let components = self.components(cone, &graph, values, at);
        let mut by_id: Vec<BvValue> = vec![BvValue::zero(1); values.ids.len()];
        for (value, id) in &values.ids {
            by_id[*id as usize] = value.clone();
        }
        for component in &components {
            let mut search = Search { graph: &mut graph, values, by_id: &by_id, component };
            search.everywhere(found);
            for (index, accesses) in &component.groups {
                if accesses.len() > 1 || !component.constants.is_empty() {
                    search.at(*index, accesses, |lemma| found.push(lemma), |_, _| {});
                }
            }
        }
        if found.is_empty() {
            for component in &components {
                let search = Search { graph: &mut graph, values, by_id: &by_id, component };
                search.enter(self, extension);
            }
        }
    }

    fn graph<'a>(&self, cone: &'a Cone, values: &mut Values<'_>, at: impl Fn(ArrayId) -> u32) -> Graph<'a> {
        let n = cone.arrays.len();
        let mut graph = Graph {
            arrays: &cone.arrays,
            edges: Vec::new(),
            adjacent: vec![Vec::new(); n],
            component: vec![NONE; n],
            components: 0,
            reached: vec![(0, NONE); n],
            searches: 1,
            class: Vec::new(),
        };
        for &a in &cone.arrays {
            match self.array(a) {
                Array::Symbol(_) | Array::Constant(_) => {}
                Array::Store(below, i, _) => {
                    let label = values.id(i);
                    graph.connect(at(a), at(below), Some(label), Reason::Store(i));
                }
                Array::Ite(c, x, y) => {
                    let (chosen, reason) =
                        if values.holds(c) { (x, Reason::Holds(c)) } else { (y, Reason::Fails(c)) };
                    graph.connect(at(a), at(chosen), None, reason);
                }
            }
        }
        for symbol in &cone.atoms {
            if let Some(Atom::Equal(a, b)) = self.atom(*symbol) {
                let term = values.terms.symbol_term(*symbol);
                if values.holds(term) {
                    graph.connect(at(*a), at(*b), None, Reason::Holds(term));
                }
            }
        }
        graph
    }

    fn components(
        &self,
        cone: &Cone,
        graph: &Graph<'_>,
        values: &mut Values<'_>,
        at: impl Fn(ArrayId) -> u32,
    ) -> Vec<Component> {
        let mut all: Vec<Component> = (0..graph.components).map(|_| Component::default()).collect();
        let mut known: HashMap<(u32, u32), usize> = HashMap::new();
        let mut add = |all: &mut [Component], a: u32, index: u32, access: Access| {
            let number = graph.component[a as usize];
            let groups = &mut all[number as usize].groups;
            let slot = *known.entry((number, index)).or_insert_with(|| {
                groups.push((index, Vec::new()));
                groups.len() - 1
            });
            groups[slot].1.push((a, access));
        };
        for &a in &cone.arrays {
            let component = &mut all[graph.component[at(a) as usize] as usize];
            component.shape = Some(self.shape(a));
            match self.array(a) {
                Array::Symbol(_) => component.symbols.push(at(a)),
                Array::Constant(value) => component.constants.push((at(a), Access { index: None, value })),
                Array::Store(_, i, value) => {
                    let index = values.id(i);
                    add(&mut all, at(a), index, Access { index: Some(i), value });
                }
                Array::Ite(..) => {}
            }
        }
        for symbol in &cone.atoms {
            if let Some(Atom::Select(a, i)) = self.atom(*symbol) {
                let index = values.id(*i);
                let value = values.terms.symbol_term(*symbol);
                add(&mut all, at(*a), index, Access { index: Some(*i), value });
            }
        }
        all
    }
}

/// Arrays that are connected.
#[derive(Default)]
struct Component {
    shape: Option<super::Shape>,
    /// Accesses by index, in order of first occurrence.
    groups: Vec<(u32, Accesses)>,
    constants: Accesses,
    /// The free arrays.
    symbols: Vec<u32>,
}

/// One component's check.
struct Search<'g, 'a, 'v> {
    graph: &'g mut Graph<'a>,
    values: &'g mut Values<'v>,
    /// The index values.
    by_id: &'g [BvValue],
    component: &'g Component,
}

impl Search<'_, '_, '_> {
    fn shape(&self) -> super::Shape {
        self.component.shape.expect("a component has an array")
    }

    /// Checks one index, and says the value of each class there.
    fn at(
        &mut self,
        index: u32,
        accesses: &[(u32, Access)],
        mut found: impl FnMut(Lemma),
        mut class: impl FnMut(&[u32], &BvValue),
    ) {
        self.graph.forget();
        let all = || self.component.constants.iter().chain(accesses);
        let mut by_array: HashMap<u32, Vec<Access>> = HashMap::new();
        for (a, access) in all() {
            by_array.entry(*a).or_default().push(*access);
        }
        for (a, access) in all() {
            if self.graph.is_reached(*a) {
                continue;
            }
            self.graph.search(*a, Some(index));
            let expected = self.values.value(access.value);
            for member in &self.graph.class {
                for other in by_array.get(member).into_iter().flatten() {
                    if self.values.value(other.value) != expected {
                        let way = self.graph.way(*member);
                        let at = self.by_id[index as usize].clone();
                        let there = self.graph.arrays[*member as usize];
                        found(Lemma::access(self.shape(), *access, (there, *other), way, at));
                    }
                }
            }
            class(&self.graph.class, &expected);
        }
    }

    /// An index that no access of the component has, if there is one.
    fn free_index(&self) -> Option<BvValue> {
        let width = self.shape().index;
        let spoken_of = self.component.groups.len() as u64;
        if width < 32 && spoken_of >= 1 << width {
            return None;
        }
        let taken: hashbrown::HashSet<&BvValue> =
            self.component.groups.iter().map(|(index, _)| &self.by_id[*index as usize]).collect();
        (0..=spoken_of).map(|i| BvValue::from_u64(width, i)).find(|v| !taken.contains(v))
    }

    /// Checks the constant arrays at the indices that nothing speaks of: there the whole component is one
    /// class.
    fn everywhere(&mut self, found: &mut Vec<Lemma>) {
        let [(first, access), others @ ..] = &self.component.constants[..] else { return };
        let Some(index) = self.free_index() else { return };
        let expected = self.values.value(access.value);
        self.graph.forget();
        self.graph.search(*first, None);
        for (member, other) in others {
            if self.values.value(other.value) != expected {
                let way = self.graph.way(*member);
                let there = self.graph.arrays[*member as usize];
                found.push(Lemma::constants(self.shape(), *access, (there, *other), way, index.clone()));
            }
        }
    }

    /// The elements of the only free array, by index, if there is one way only between any two arrays. An
    /// access says what the array has at its index if nothing on the way there is written to that: one walk
    /// over all arrays finds that out, where a search for each index would take the square of it.
    fn along_a_tree(&mut self) -> Option<(u32, Vec<(u32, BvValue)>)> {
        let &[symbol] = &self.component.symbols[..] else { return None };
        if self.component.constants.len() > 1 {
            return None;
        }
        let mut by_array: HashMap<u32, Vec<(u32, Access)>> = HashMap::new();
        for (index, accesses) in &self.component.groups {
            for (a, access) in accesses {
                by_array.entry(*a).or_default().push((*index, *access));
            }
        }
        let mut elements = Vec::new();
        // Labels between here and the symbol, with how often each occurs.
        let mut crossed: HashMap<u32, u32> = HashMap::new();
        self.graph.forget();
        self.graph.reached[symbol as usize] = (self.graph.searches, NONE);
        let mut stack = vec![(symbol, 0)];
        while let Some((a, next)) = stack.pop() {
            if next == 0 {
                for (index, access) in by_array.get(&a).into_iter().flatten() {
                    if crossed.get(index).is_none_or(|n| *n == 0) {
                        elements.push((*index, self.values.value(access.value)));
                    }
                }
            }
            let came = self.graph.reached[a as usize].1;
            let Some(&e) = self.graph.adjacent[a as usize].get(next) else {
                if let Some(edge) = self.graph.edges.get(came as usize)
                    && let Some(label) = edge.label
                {
                    *crossed.entry(label).or_insert(1) -= 1;
                }
                continue;
            };
            stack.push((a, next + 1));
            if e == came {
                continue;
            }
            let edge = &self.graph.edges[e as usize];
            let b = if edge.ends[0] == a { edge.ends[1] } else { edge.ends[0] };
            if self.graph.is_reached(b) {
                return None;
            }
            if let Some(label) = edge.label {
                *crossed.entry(label).or_insert(0) += 1;
            }
            self.graph.reached[b as usize] = (self.graph.searches, e);
            stack.push((b, 0));
        }
        Some((symbol, elements))
    }

    /// Enters the values of the component's free arrays.
    fn enter(mut self, theory: &Theory, extension: &mut TheoryModel) {
        let shape = self.shape();
        let default = match self.component.constants.first() {
            Some((_, access)) => self.values.value(access.value),
            None => BvValue::zero(shape.element),
        };
        let number = |graph: &Graph<'_>, i: u32| match theory.array(graph.arrays[i as usize]) {
            Array::Symbol(number) => number,
            _ => unreachable!("only free arrays are listed as such"),
        };
        let mut entered: HashMap<u32, super::ArrayValue> = self
            .component
            .symbols
            .iter()
            .map(|i| (*i, super::ArrayValue::constant(shape.index, default.clone())))
            .collect();
        if let Some((symbol, elements)) = self.along_a_tree() {
            for (index, value) in elements {
                if let Some(array) = entered.get_mut(&symbol) {
                    *array = array.store(self.by_id[index as usize].clone(), value);
                }
            }
        } else if !entered.is_empty() {
            for (index, accesses) in &self.component.groups {
                let at = &self.by_id[*index as usize];
                self.at(
                    *index,
                    accesses,
                    |_| {},
                    |class, value| {
                        for member in class {
                            if let Some(array) = entered.get_mut(member) {
                                *array = array.store(at.clone(), value.clone());
                            }
                        }
                    },
                );
            }
        }
        for (i, array) in entered {
            extension.arrays.insert(number(self.graph, i), array);
        }
    }
}
