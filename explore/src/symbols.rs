//! Bytes of inputs as the solver's symbols, and back.

use hashbrown::HashMap;
use symvm_solver::{Assignment, SymbolId, Terms};
use symvm_vm::{Input, InputDefaults, InputObject};

/// The object and the byte that a solver symbol of this name stands for: `x[3]` is byte 3 of `x`.
pub(crate) fn byte_of(symbol: &str) -> Option<(&str, usize)> {
    let (object, index) = symbol.strip_suffix(']')?.rsplit_once('[')?;
    Some((object, index.parse().ok()?))
}

/// Which byte of which object each solver symbol stands for.
#[derive(Default)]
pub struct Symbols {
    /// By symbol: the object, by number, and the byte.
    bytes: Vec<Option<(u32, usize)>>,
    objects: Vec<String>,
    numbers: HashMap<String, u32>,
}

impl Symbols {
    fn refresh(&mut self, terms: &Terms) {
        for id in self.bytes.len()..terms.symbol_count() {
            let byte = byte_of(terms.symbol_name(SymbolId(id as u32)));
            let byte = byte.map(|(object, index)| (self.number(object), index));
            self.bytes.push(byte);
        }
    }

    fn number(&mut self, object: &str) -> u32 {
        if let Some(&number) = self.numbers.get(object) {
            return number;
        }
        let number = self.objects.len() as u32;
        self.objects.push(object.to_owned());
        self.numbers.insert(object.to_owned(), number);
        number
    }

    /// Values of all symbols under an input.
    pub fn assignment(&mut self, terms: &Terms, input: &Input) -> Assignment {
        self.refresh(terms);
        let mut given: Vec<&[u8]> = vec![&[]; self.objects.len()];
        for object in &input.objects {
            if let Some(&number) = self.numbers.get(&object.name) {
                given[number as usize] = &object.bytes;
            }
        }
        let value = |byte: &Option<(u32, usize)>| {
            let (object, index) = (*byte)?;
            given[object as usize].get(index).map(|&byte| u64::from(byte))
        };
        Assignment::of_first(self.bytes.iter().map(value).collect())
    }

    /// Gives every byte of `input` whose symbol `is_free` the value it has by `values`.
    pub fn set_free(
        &mut self,
        terms: &Terms,
        input: &mut Input,
        is_free: impl Fn(SymbolId) -> bool,
        values: InputDefaults,
    ) {
        self.refresh(terms);
        let mut positions = vec![None; self.objects.len()];
        for (position, object) in input.objects.iter().enumerate() {
            if let Some(&number) = self.numbers.get(&object.name) {
                positions[number as usize] = Some(position);
            }
        }
        for (id, byte) in self.bytes.iter().enumerate() {
            let Some((number, index)) = *byte else { continue };
            let Some(position) = positions[number as usize] else { continue };
            let object = &mut input.objects[position];
            if let Some(byte) = object.bytes.get_mut(index)
                && is_free(SymbolId(id as u32))
            {
                *byte = values.byte(&object.name, index);
            }
        }
    }

    /// `input` with the model's bytes laid over it.
    pub fn overlay(&mut self, terms: &Terms, input: &Input, model: &Assignment) -> Input {
        self.refresh(terms);
        let mut input = input.clone();
        let mut near = 0;
        for id in model.symbols() {
            let Some(Some((object, index))) = self.bytes.get(id.index()) else { continue };
            let object = &self.objects[*object as usize];
            let value = model.get(id).unwrap_or(0) as u8;
            let position = input.position(object, near).unwrap_or_else(|| {
                input.objects.push(InputObject { name: object.clone(), bytes: Vec::new() });
                input.objects.len() - 1
            });
            near = position;
            let bytes = &mut input.objects[position].bytes;
            if bytes.len() <= *index {
                bytes.resize(index + 1, 0);
            }
            bytes[*index] = value;
        }
        input
    }
}
