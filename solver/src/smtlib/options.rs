//! Options and information of a script.

use super::error::{Parsed, shown};
use super::lexer::{Lexer, Token};
use crate::interpolation::System;

/// What `set-option` sets.
#[derive(Debug, Clone, Default)]
pub(crate) struct Options {
    pub(crate) print_success: bool,
    pub(crate) produce_unsat_cores: bool,
    pub(crate) produce_assignments: bool,
    pub(crate) produce_interpolants: bool,
    pub(crate) global_declarations: bool,
    pub(crate) without_local_search: bool,
    pub(crate) minimal_unsat_cores: bool,
    /// Position in [`SYSTEMS`].
    system: usize,
    /// What was set and has no effect, by name, to be given back by `get-option`.
    others: Vec<(String, String)>,
}

/// An option with an effect.
struct Row {
    name: &'static str,
    get: fn(&Options) -> bool,
    set: fn(&mut Options, bool),
}

const FLAGS: &[Row] = &[
    Row { name: ":print-success", get: |o| o.print_success, set: |o, v| o.print_success = v },
    Row {
        name: ":produce-unsat-cores",
        get: |o| o.produce_unsat_cores,
        set: |o, v| o.produce_unsat_cores = v,
    },
    Row {
        name: ":produce-assignments",
        get: |o| o.produce_assignments,
        set: |o, v| o.produce_assignments = v,
    },
    Row {
        name: ":produce-interpolants",
        get: |o| o.produce_interpolants,
        set: |o, v| o.produce_interpolants = v,
    },
    Row {
        name: ":global-declarations",
        get: |o| o.global_declarations,
        set: |o, v| o.global_declarations = v,
    },
    Row {
        name: ":minimal-unsat-cores",
        get: |o| o.minimal_unsat_cores,
        set: |o, v| o.minimal_unsat_cores = v,
    },
    Row { name: ":local-search", get: |o| !o.without_local_search, set: |o, v| o.without_local_search = !v },
];

const SYSTEM: &str = ":interpolation-system";

/// What `:interpolation-system` can be, and the systems that are tried then. The first one also substitutes
/// definitions for symbols, and takes the smallest interpolant found.
const SYSTEMS: &[(&str, &[System])] = &[
    ("smallest", &System::ALL),
    ("mcmillan", &[System::McMillan]),
    ("pudlak", &[System::Pudlak]),
    ("dual", &[System::InverseMcMillan]),
];

/// Options that are accepted because what they ask for is always so, or because they only choose among
/// answers.
const ACCEPTED: &[(&str, &str)] = &[
    (":diagnostic-output-channel", "\"stderr\""),
    (":interactive-mode", "true"),
    (":produce-assertions", "true"),
    (":produce-models", "true"),
    (":produce-unsat-assumptions", "true"),
    (":random-seed", "0"),
    (":regular-output-channel", "\"stdout\""),
    (":verbosity", "0"),
];

impl Options {
    /// Reads an option's name and value; false if it, or that value, is not supported.
    pub(crate) fn set(&mut self, lexer: &mut Lexer<'_>) -> Parsed<bool> {
        let name = lexer.keyword()?;
        let begin = lexer.upcoming()?;
        let token = lexer.peek()?;
        let value = match token {
            Token::Close => &b""[..],
            _ => lexer.skip()?,
        };
        if let Some(row) = FLAGS.iter().find(|r| r.name.as_bytes() == name) {
            let value = match value {
                b"true" => true,
                b"false" => false,
                other => {
                    let message = format!("'{}' is true or false, not '{}'", row.name, shown(other));
                    return Err(super::error::Fault::new(begin, message));
                }
            };
            (row.set)(self, value);
            return Ok(true);
        }
        if name == SYSTEM.as_bytes() {
            let Some(found) = SYSTEMS.iter().position(|(n, _)| n.as_bytes() == value) else {
                let all: Vec<&str> = SYSTEMS.iter().map(|(n, _)| *n).collect();
                let message = format!("'{SYSTEM}' is one of {}, not '{}'", all.join(", "), shown(value));
                return Err(super::error::Fault::new(begin, message));
            };
            self.system = found;
            return Ok(true);
        }
        let name = String::from_utf8_lossy(name).into_owned();
        let Some((_, default)) = ACCEPTED.iter().find(|(n, _)| *n == name) else { return Ok(false) };
        let fits = match *default {
            // There are no others.
            channel if channel.starts_with('"') => {
                matches!(value, b"\"stdout\"" | b"\"stderr\"")
                    && (name != ":regular-output-channel" || value == channel.as_bytes())
            }
            "true" => matches!(value, b"true" | b"false"),
            _ => !value.is_empty() && value.iter().all(u8::is_ascii_digit),
        };
        if fits {
            self.others.retain(|(n, _)| *n != name);
            self.others.push((name, String::from_utf8_lossy(value).into_owned()));
        }
        Ok(fits)
    }

    /// The systems by which interpolants are made, and whether definitions are substituted too.
    pub(crate) fn systems(&self) -> (&'static [System], bool) {
        (SYSTEMS[self.system].1, self.system == 0)
    }

    /// An option's value.
    pub(crate) fn get(&self, name: &[u8]) -> Option<String> {
        if name == SYSTEM.as_bytes() {
            return Some(SYSTEMS[self.system].0.to_string());
        }
        if let Some(row) = FLAGS.iter().find(|r| r.name.as_bytes() == name) {
            return Some((row.get)(self).to_string());
        }
        let set = self.others.iter().find(|(n, _)| n.as_bytes() == name).map(|(_, v)| v.clone());
        set.or_else(|| {
            let row = ACCEPTED.iter().find(|(n, _)| n.as_bytes() == name);
            row.map(|(_, v)| (*v).to_string())
        })
    }
}
