//! Circuits: bit-vector operations as gates.
//!
//! Each circuit is written once, over [`Circuit`]. Over an [`Aig`] it builds gates, over
//! [`Concrete`] it computes, which is how every one of them is tested exhaustively. Bit-vectors are
//! slices of bits, lowest first; operands of one operation have one width. Semantics are SMT-LIB's.

mod add;
mod compare;
mod divide;
mod multiply;
mod shift;
mod table;

pub use add::{add, negate, subtract};
pub use compare::{equal, signed_less, unsigned_less};
pub use divide::{signed_divide, signed_remainder, unsigned_divide_remainder};
pub use multiply::multiply;
pub use shift::{Fill, shift_left, shift_right};
pub use table::read_table;

use crate::aig::{Aig, AigLit};

/// What circuits are made of.
pub trait Circuit {
    /// A signal.
    type Bit: Copy + Eq;

    /// The constant signal.
    fn constant(&self, value: bool) -> Self::Bit;
    /// Its value, if the signal is known to be constant.
    fn as_constant(&self, bit: Self::Bit) -> Option<bool>;
    /// Complement.
    fn not(&mut self, a: Self::Bit) -> Self::Bit;
    /// Conjunction.
    fn and(&mut self, a: Self::Bit, b: Self::Bit) -> Self::Bit;
    /// Disjunction.
    fn or(&mut self, a: Self::Bit, b: Self::Bit) -> Self::Bit;
    /// Exclusive or.
    fn xor(&mut self, a: Self::Bit, b: Self::Bit) -> Self::Bit;
    /// If `condition` then `yes` else `no`.
    fn mux(&mut self, condition: Self::Bit, yes: Self::Bit, no: Self::Bit) -> Self::Bit;
}

/// One bit of a circuit `C`.
pub type Bit<C> = <C as Circuit>::Bit;

impl Circuit for Aig {
    type Bit = AigLit;

    fn constant(&self, value: bool) -> AigLit {
        AigLit::constant(value)
    }

    fn as_constant(&self, bit: AigLit) -> Option<bool> {
        bit.as_constant()
    }

    fn not(&mut self, a: AigLit) -> AigLit {
        !a
    }

    fn and(&mut self, a: AigLit, b: AigLit) -> AigLit {
        Aig::and(self, a, b)
    }

    fn or(&mut self, a: AigLit, b: AigLit) -> AigLit {
        Aig::or(self, a, b)
    }

    fn xor(&mut self, a: AigLit, b: AigLit) -> AigLit {
        Aig::xor(self, a, b)
    }

    fn mux(&mut self, condition: AigLit, yes: AigLit, no: AigLit) -> AigLit {
        Aig::mux(self, condition, yes, no)
    }
}

/// The circuit that is computed at once.
#[derive(Debug, Clone, Copy, Default)]
pub struct Concrete;

impl Circuit for Concrete {
    type Bit = bool;

    fn constant(&self, value: bool) -> bool {
        value
    }

    fn as_constant(&self, bit: bool) -> Option<bool> {
        Some(bit)
    }

    fn not(&mut self, a: bool) -> bool {
        !a
    }

    fn and(&mut self, a: bool, b: bool) -> bool {
        a && b
    }

    fn or(&mut self, a: bool, b: bool) -> bool {
        a || b
    }

    fn xor(&mut self, a: bool, b: bool) -> bool {
        a != b
    }

    fn mux(&mut self, condition: bool, yes: bool, no: bool) -> bool {
        if condition { yes } else { no }
    }
}

/// Bitwise selection between two vectors.
pub fn select<C: Circuit>(c: &mut C, condition: Bit<C>, yes: &[Bit<C>], no: &[Bit<C>]) -> Vec<Bit<C>> {
    yes.iter().zip(no).map(|(&yes, &no)| c.mux(condition, yes, no)).collect()
}

#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
