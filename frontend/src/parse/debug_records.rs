//! Records that say where variables are: `#dbg_declare`, `#dbg_value` and `#dbg_assign`, and the calls of `llvm.dbg.…` that they
//! were before LLVM 19 (LLVM's "Source Level Debugging", and "Debug Info Assignment Tracking").
//!
//! A record is read for names. One that gives a variable as more than a value or a place (`DW_OP_plus_uconst`, say) gives
//! none, as the value is not the variable's.

use super::attributes::Behind;
use super::{Parser, Result};
use crate::ir::{LocalVariable, Operand, ValueId, VariablePart};
use crate::lexer::Token;

/// Where a variable's part begins, and how long it is, in bits.
type Fragment = Option<(u64, u64)>;

/// What a record says a value is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Described {
    /// The node of the variable.
    pub(super) variable: u32,
    /// Only a part of it.
    pub(super) fragment: Fragment,
    /// It lies at the value.
    is_address: bool,
}

/// What an expression makes of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meaning {
    Itself,
    /// What lies there.
    Pointed,
    Other,
}

/// Reads what stands between the brackets of a `DIExpression`.
fn meaning(text: &[u8]) -> (Meaning, Fragment) {
    let number = |text: &[u8]| std::str::from_utf8(text).ok()?.parse().ok();
    let all: Vec<&[u8]> = text.split(|&c| c == b',').map(<[u8]>::trim_ascii).collect();
    let mut ops = match &all[..] {
        [b""] => &[][..],
        [b"DW_OP_LLVM_arg", b"0", rest @ ..] => rest,
        all => all,
    };
    let mut fragment = None;
    if let [before @ .., b"DW_OP_LLVM_fragment", offset, bits] = ops {
        let (Some(offset), Some(bits)) = (number(offset), number(bits)) else {
            return (Meaning::Other, None);
        };
        fragment = Some((offset, bits));
        ops = before;
    }
    let meaning = match ops {
        [] | [b"DW_OP_stack_value"] => Meaning::Itself,
        [b"DW_OP_deref"] => Meaning::Pointed,
        _ => Meaning::Other,
    };
    (meaning, fragment)
}

impl<'a> Parser<'a> {
    /// `#dbg_declare(ptr %x, !var, …)` and its like, from the keyword on.
    pub(super) fn debug_record(&mut self, kind: &'a [u8]) -> Result<()> {
        self.advance();
        let Some(kind) = kind.strip_prefix(b"dbg_") else { return self.skip_line() };
        self.debug_arguments(kind)
    }

    /// The arguments of `llvm.dbg.declare(metadata ptr %x, metadata !var, …)`, from the bracket on.
    pub(super) fn debug_call(&mut self, kind: &'a [u8]) -> Result<()> {
        self.debug_arguments(kind)?;
        self.words_after_params(Behind::Call, |_, _| {}).map(drop)
    }

    /// `(value, variable, expression, …)`, in `assign` `(value, variable, expression, id, address, expression, …)`.
    fn debug_arguments(&mut self, kind: &'a [u8]) -> Result<()> {
        self.expect(b'(')?;
        let mut position = 0;
        let (mut value, mut address, mut variable) = (None, None, None);
        let (mut of_value, mut of_address) = ((Meaning::Itself, None), (Meaning::Itself, None));
        while !self.is(b')') {
            self.eat_word(b"metadata");
            match self.token {
                _ if self.at_type() => {
                    let operand = self.typed_value()?;
                    match (position, operand.value) {
                        (0, Operand::Value(id)) => value = Some(id),
                        (4, Operand::Value(id)) => address = Some(id),
                        _ => {}
                    }
                }
                Token::Int(_) | Token::Word(_) => self.advance(),
                Token::Metadata(b"DIExpression") => {
                    let open = self.lexer.pos;
                    self.inline_node()?;
                    let text = self.lexer.text.get(open..self.start).unwrap_or_default();
                    let inside = text.rsplitn(2, |&c| c == b')').last().unwrap_or_default().trim_ascii();
                    let read = meaning(inside.strip_prefix(b"(").unwrap_or(inside).trim_ascii());
                    match position {
                        2 => of_value = read,
                        5 => of_address = read,
                        _ => {}
                    }
                }
                _ => {
                    let number = self.inline_node()?;
                    if position == 1 {
                        variable = number;
                    }
                }
            }
            position += 1;
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b')')?;
        let Some(variable) = variable else { return Ok(()) };
        let (what, fragment) = of_value;
        let mut describe = |value: Option<ValueId>, is_address| {
            if let Some(value) = value {
                self.describe(value, Described { variable, fragment, is_address });
            }
        };
        match (kind, what) {
            (b"declare", Meaning::Itself) => describe(value, true),
            (b"value" | b"assign", Meaning::Itself) => describe(value, false),
            (b"value" | b"assign", Meaning::Pointed) => describe(value, true),
            _ => {}
        }
        if kind == b"assign" && of_address.0 == Meaning::Itself {
            describe(address, true);
        }
        Ok(())
    }

    /// Takes in what a record says, once.
    fn describe(&mut self, value: ValueId, described: Described) {
        let Described { variable, is_address, fragment } = described;
        if !self.function.seen_variables.insert((value.0, described)) {
            return;
        }
        self.function.variables.push(described);
        let name = self.no_name.clone();
        let location = self.metadata.location(variable);
        let part = fragment.map(|(offset, bits)| VariablePart { offset, bits, name: name.clone() });
        self.function.body.variables.push(LocalVariable { name, part, value, is_address, location });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_read_as_far_as_they_give_names() {
        let read = |text: &str| meaning(text.as_bytes());
        assert_eq!(read(""), (Meaning::Itself, None));
        assert_eq!(read("DW_OP_LLVM_fragment, 32, 16"), (Meaning::Itself, Some((32, 16))));
        assert_eq!(read("DW_OP_deref, DW_OP_LLVM_fragment, 0, 8"), (Meaning::Pointed, Some((0, 8))));
        assert_eq!(read("DW_OP_LLVM_arg, 0, DW_OP_stack_value"), (Meaning::Itself, None));
        assert_eq!(read("DW_OP_plus_uconst, 1, DW_OP_stack_value"), (Meaning::Other, None));
        for odd in
            ["DW_OP_LLVM_fragment, 32", "DW_OP_LLVM_fragment, -1, 8", ",", "DW_OP_LLVM_fragment, 1e3, 8"]
        {
            assert_eq!(read(odd), (Meaning::Other, None), "{odd}");
        }
    }
}
