//! The world outside the program, as the machine sees it: external functions by name.
//!
//! An external is one call: it reads its arguments, uses the services of [`Context`], and answers with a [`Reply`].
//! Whatever goes wrong inside travels as a [`Trap`] through `?`.

use crate::context::Context;
use crate::fault::FaultKind;
use symvm_solver::TermId;

/// An external function, numbered by the environment itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ExternId(pub u32);

/// A value of up to 64 bits: its concrete half and its term ([`TermId::NONE`] when it depends on no input).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// Concrete bits; bits above the width are zero.
    pub bits: u64,
    /// Term of that width, or none.
    pub term: TermId,
    /// Width in bits.
    pub width: u16,
}

impl Value {
    /// A concrete value.
    pub fn concrete(bits: u64, width: u16) -> Self {
        let bits = if width >= 64 { bits } else { bits & ((1 << width) - 1) };
        Self { bits, term: TermId::NONE, width }
    }

    /// A concrete pointer or `size_t`.
    pub fn word(bits: u64) -> Self {
        Self::concrete(bits, 64)
    }

    /// Depends on an input.
    pub fn is_symbolic(self) -> bool {
        self.term != TermId::NONE
    }

    /// The bits as a signed number.
    pub fn signed(self) -> i64 {
        match self.width {
            0 => 0,
            width if width >= 64 => self.bits as i64,
            width => ((self.bits << (64 - width)) as i64) >> (64 - width),
        }
    }
}

/// What an external answers.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply {
    /// Nothing.
    Void,
    /// One value; it is cut or zero-extended to the width the caller expects.
    Value(Value),
    /// The result in the caller's scalar leaves (structs and wide values, limb by limb).
    Values(Vec<Value>),
    /// The program ends.
    Exit(i32),
    /// The program ends, and no test is wanted.
    SilentExit(i32),
    /// The program calls this function pointer with these arguments; its result is the external's. (`atexit` chains, `qsort`.)
    TailCall {
        /// Address of the function.
        target: u64,
        /// Arguments.
        args: Vec<Value>,
    },
}

/// Why an external could not finish. Made by [`Context`]'s services or by the external.
#[derive(Debug)]
pub enum Trap {
    /// The program misbehaved: kind and one sentence.
    Finding(FaultKind, String),
    /// A memory fault, already described.
    Fault(Box<crate::memory::Fault>),
    /// The machine or the environment lacks something.
    Unsupported(String),
    /// The run ends for a reason of the machine (the sink said stop, an assumption is violated, a limit).
    End(Box<crate::outcome::Outcome>),
}

/// The world. Its state must be cheap to clone: each snapshot holds a copy.
pub trait Environment {
    /// The external of this name; asked once per external function of the program.
    fn resolve(&self, name: &str) -> Option<ExternId>;
    /// Calls it. Effects come after decisions: an external first binds what must be concrete ([`Context::concretise`],
    /// sizes, addresses), then writes; [`Context::assume`] is put off to the end by the machine itself.
    fn call(&mut self, id: ExternId, ctx: &mut Context<'_>, args: &[Value]) -> Result<Reply, Trap>;
    /// Stands for the state: two worlds with the same number go on alike. None if that cannot be said.
    fn state_number(&self) -> Option<u64> {
        None
    }
    /// What the external does is a function of its arguments, of the memory and of the world's state. (Not of which of them
    /// depend on inputs, say.)
    fn is_plain(&self, id: ExternId) -> bool {
        let _ = id;
        true
    }
    /// A copy.
    fn clone_box(&self) -> Box<dyn Environment>;
}

/// A world without anything in it.
#[derive(Clone, Copy, Debug, Default)]
pub struct EmptyEnvironment;

impl Environment for EmptyEnvironment {
    fn resolve(&self, _: &str) -> Option<ExternId> {
        None
    }
    fn call(&mut self, _: ExternId, _: &mut Context<'_>, _: &[Value]) -> Result<Reply, Trap> {
        Err(Trap::Unsupported("the empty environment was called".into()))
    }
    fn clone_box(&self) -> Box<dyn Environment> {
        Box::new(*self)
    }
}
