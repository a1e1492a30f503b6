//! How terms are written for people where what they are made of says nothing: a sum of two floats is hundreds of bit-vector
//! operations, and reads as `a + b`.
//!
//! Whoever builds such a term says so ([`Terms::write_as`]). Nothing is decided by it, and what is rewritten into other terms has
//! lost it.

use crate::term::{Kind, TermId};
use crate::terms::Terms;

/// A part of a [`Notation`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Written as that term is.
    Term(TermId),
    /// A literal.
    Text(Box<str>),
}

/// The form of a [`Notation`], with the sign or name as C has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// `a < b`.
    Infix(&'static str, [Part; 2]),
    /// `-a`, `(double)a`.
    Prefix(&'static str, Part),
    /// `sqrt(a)`.
    Call(&'static str, Box<[Part]>),
}

/// How a term is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notation {
    /// What is written.
    pub form: Form,
    /// Of a truth value: that it does not hold.
    pub denied: bool,
}

impl Notation {
    fn parts(&self) -> impl Iterator<Item = TermId> {
        let parts = match &self.form {
            Form::Infix(_, parts) => parts.as_slice(),
            Form::Prefix(_, part) => std::slice::from_ref(part),
            Form::Call(_, parts) => parts,
        };
        parts.iter().filter_map(|part| match part {
            Part::Term(term) => Some(*term),
            Part::Text(_) => None,
        })
    }

    /// The opposite of a truth value.
    #[must_use]
    pub fn opposite(self) -> Notation {
        Notation { denied: !self.denied, ..self }
    }
}

impl Terms {
    /// `notation` is how `term` is written, unless it is a number, a symbol, written in another way already, or older than a part.
    pub fn write_as(&mut self, term: TermId, notation: impl FnOnce(&Terms) -> Option<Notation>) {
        if matches!(self.kind(term), Kind::Const | Kind::Symbol) || self.notations.contains_key(&term) {
            return;
        }
        // What is simplified may come to a term that its operands, or what they are made of, hold: that is written as it is.
        if let Some(notation) = notation(self).filter(|notation| notation.parts().all(|part| part < term)) {
            self.notations.insert(term, notation);
        }
    }

    /// How it is written, if that was said.
    #[must_use]
    pub fn notation(&self, term: TermId) -> Option<&Notation> {
        self.notations.get(&term)
    }

    /// Opposites of truth values are written as such, whatever terms they are.
    pub fn write_opposites(&mut self) {
        let truths: Vec<TermId> = self.notations.keys().copied().filter(|&t| self.width(t) == 1).collect();
        for term in truths {
            let opposite = self.not(term);
            self.write_as(opposite, |terms| Some(terms.notation(term)?.clone().opposite()));
        }
    }
}
