//! Names of C++ and Rust functions as their sources have them, in what people read.
//!
//! Files for programs, and options that take a name, have the names of the `.ll` text; so does text where it quotes an option
//! (`--stub _Z3onev=zero` stays).

use std::borrow::Cow;
use std::fmt::{self, Write};

/// Longer names are left as they are: substitutions in a mangled name may stand for text without bounds.
const LONGEST: usize = 1000;
/// What stands before a name that a user is to type.
const TYPED: &str = "--stub ";

/// The text with source names for the mangled ones in it.
pub fn readable(text: &str) -> Cow<'_, str> {
    if !text.contains("_Z") && !text.contains("_R") {
        return text.into();
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(is_of_name) {
        let (before, from) = rest.split_at(start);
        let (name, after) = from.split_at(from.find(|c| !is_of_name(c)).unwrap_or(from.len()));
        // The end of a sentence is no part of a name.
        let (name, dots) = name.split_at(name.trim_end_matches('.').len());
        out.push_str(before);
        match name_of(name).filter(|_| !out.ends_with(TYPED)) {
            Some(source) => out.push_str(&source),
            None => out.push_str(name),
        }
        out.push_str(dots);
        rest = after;
    }
    out.push_str(rest);
    out.into()
}

/// What stands behind a name that a user is to type: ` (one())` behind `_Z3onev`, nothing if the name is that of the source.
pub fn aside(name: &str) -> String {
    name_of(name).map_or(String::new(), |source| format!(" ({source})"))
}

fn is_of_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$')
}

/// The source's name, if this is a mangled one.
fn name_of(name: &str) -> Option<String> {
    let mangled = ["_Z", "__Z", "_R"].iter().any(|front| name.starts_with(front));
    if !mangled || name.len() > LONGEST {
        return None;
    }
    // Rust's older mangling is C++'s with a hash at the end, which only Rust's own reader leaves out.
    let mut text = Bounded(String::new());
    match rustc_demangle::try_demangle(name) {
        Ok(rust) => write!(text, "{rust:#}").ok()?,
        Err(_) => write!(text, "{}", cpp_demangle::Symbol::new(name).ok()?.demangle().ok()?).ok()?,
    }
    Some(text.0)
}

/// Text that refuses to become too long.
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
    use super::*;

    #[test]
    fn mangled_names_are_read_and_nothing_else_is() {
        let table = [
            ("f _Z1g_ is no name, main is: _ZN", "f _Z1g_ is no name, main is: _ZN"),
            (
                "call of '_ZN3foo3barEi'; --stub _ZN3foo3barEi=zero.",
                "call of 'foo::bar(int)'; --stub _ZN3foo3barEi=zero.",
            ),
            ("#0 _ZNK3vecIiE2atEm at v.cpp:3", "#0 vec<int>::at(unsigned long) const at v.cpp:3"),
            ("at _ZN1a5parse17h603089f828102ea0E.", "at a::parse."),
            ("_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind", "__rustc::rust_begin_unwind"),
            (
                "'_ZN4core3num21_$LT$impl$u20$u32$GT$11checked_add17haab6616d66f8a98dE'",
                "'core::num::<impl u32>::checked_add'",
            ),
        ];
        for (text, expected) in table {
            assert_eq!(readable(text), expected);
        }
        assert_eq!(aside("_ZdlPv"), " (operator delete(void*))");
        assert_eq!(aside("free"), "");
    }

    #[test]
    fn a_short_name_may_mean_too_long_a_text() {
        // Each parameter points to a function of two like the one before.
        let named = |parameters: u32| {
            let digit = |n: u32| char::from_digit(2 * n, 36).expect("a digit").to_ascii_uppercase();
            let nested: String = (0..parameters).map(|n| format!("PFvS{0}_S{0}_E", digit(n))).collect();
            format!("_Z1fP1a{nested}")
        };
        assert_eq!(
            readable(&named(2)),
            "f(a*, void (*)(a*, a*), void (*)(void (*)(a*, a*), void (*)(a*, a*)))"
        );
        assert_eq!(readable(&named(16)), named(16));
    }
}
