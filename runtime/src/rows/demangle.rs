//! Names of C++ as its sources have them, for programs that ask (`runtime/c/cxx_demangle.c`).

use super::arg;
use crate::world::{Answer, Row, World};
use std::fmt::{self, Write};
use symvm_vm::{Context, Reply, Value};

/// Longer text is refused: a short name may stand for text without bounds.
const LONGEST: usize = 1 << 20;
/// What stands before a type where it is part of a name, mangled and in words.
const TYPE: (&str, &str) = ("_ZTS", "typeinfo name for ");
/// What the crate writes its own way, and GNU's library.
const TABLES: [(&str, &str); 2] = [("{vtable(", "vtable for "), ("{vtt(", "VTT for ")];

pub(crate) const ROWS: &[Row] =
    &[Row { prototype: "size_t __symvm_demangled(const char *, char *)", call: demangled }];

/// How long the text is that a mangled name or type stands for, with its final 0, which is written unless there is no place for it;
/// 0: it is no such name.
fn demangled(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let name = ctx.read_text(arg(args, 0))?;
    let Some(text) = in_words(&name) else { return Ok(Reply::Value(Value::word(0))) };
    let mut bytes = text.into_bytes();
    bytes.push(0);
    let to = arg(args, 1);
    if to.is_symbolic() || to.bits != 0 {
        ctx.write_bytes(to, &bytes)?;
    }
    Ok(Reply::Value(Value::word(bytes.len() as u64)))
}

fn in_words(name: &str) -> Option<String> {
    let mangled = if name.starts_with("_Z") { name.to_owned() } else { format!("{}{name}", TYPE.0) };
    let symbol = cpp_demangle::Symbol::new(&mangled).ok()?;
    let mut text = Bounded(String::new());
    write!(text, "{}", symbol.demangle().ok()?).ok()?;
    let mut text = text.0;
    for (own, gnus) in TABLES {
        if let Some(of) = text.strip_prefix(own).and_then(|rest| rest.strip_suffix(")}")) {
            text = format!("{gnus}{of}");
        }
    }
    if name.starts_with("_Z") { Some(text) } else { text.strip_prefix(TYPE.1).map(str::to_owned) }
}

struct Bounded(String);

impl Write for Bounded {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.0.len() + text.len() > LONGEST {
            return Err(fmt::Error);
        }
        self.0.push_str(text);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::in_words;

    #[test]
    fn names_and_types() {
        let text = |name| in_words(name).unwrap_or_default();
        assert_eq!(text("_Z3onev"), "one()");
        assert_eq!(text("m"), "unsigned long");
        assert_eq!(text("_ZTT5Shape"), "VTT for Shape");
        assert_eq!(text("St6vectorIiSaIiEE"), "std::vector<int, std::allocator<int> >");
        for wrong in ["", "_Z", "3on", "not a name", "_ZN"] {
            assert_eq!(in_words(wrong), None, "{wrong}");
        }
    }
}
