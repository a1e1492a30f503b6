//! The commands: one row and one function each.

use super::error::{Fault, Parsed, name_of, shown};
use super::interpolate;
use super::lexer::{Lexer, Token};
use super::names::{Binding, Macro, SortDefinition, Theories};
use super::query;
use super::script::{Assertion, Script, text_literal};
use super::sort::{Sort, SortId};
use super::template::{self, Template};
use super::term::TermReader;
use hashbrown::HashSet;
use std::rc::Rc;

/// A command's answer.
pub(crate) enum Reply {
    Text(String),
    Unsupported,
    /// Printed only on demand.
    Success,
}

/// What a command is given: the lexer stands behind its name.
type Run = fn(&mut Script, &mut Lexer<'_>) -> Parsed<Reply>;

/// One command.
pub(crate) struct Row {
    pub(crate) name: &'static str,
    pub(crate) run: Run,
}

/// All commands, the most frequent first.
pub(crate) const TABLE: &[Row] = &[
    Row { name: "assert", run: assert },
    Row { name: "declare-const", run: declare_const },
    Row { name: "declare-fun", run: declare_fun },
    Row { name: "define-fun", run: define_fun },
    Row { name: "define-const", run: define_const },
    Row { name: "check-sat", run: query::check_sat },
    Row { name: "check-sat-assuming", run: query::check_sat_assuming },
    Row { name: "push", run: push },
    Row { name: "pop", run: pop },
    Row { name: "get-value", run: query::get_value },
    Row { name: "get-model", run: query::get_model },
    Row { name: "get-unsat-core", run: query::get_unsat_core },
    Row { name: "get-unsat-assumptions", run: query::get_unsat_assumptions },
    Row { name: "get-assignment", run: query::get_assignment },
    Row { name: "get-assertions", run: query::get_assertions },
    Row { name: "get-interpolant", run: interpolate::get_interpolant },
    Row { name: "get-interpolants", run: interpolate::get_interpolants },
    Row { name: "get-proof", run: unsupported },
    Row { name: "declare-sort", run: declare_sort },
    Row { name: "define-sort", run: define_sort },
    Row { name: "set-logic", run: set_logic },
    Row { name: "set-option", run: set_option },
    Row { name: "get-option", run: get_option },
    Row { name: "set-info", run: set_info },
    Row { name: "get-info", run: get_info },
    Row { name: "echo", run: echo },
    Row { name: "reset", run: reset },
    Row { name: "reset-assertions", run: reset_assertions },
    Row { name: "exit", run: exit },
];

/// Logics whose formulas are decided here.
const LOGICS: &[&str] = &["QF_BV", "QF_ABV", "QF_UFBV", "QF_AUFBV", "QF_UF", "QF_AX", "ALL"];

/// Others, for scripts without quantifiers.
const QUANTIFIED: &[&str] = &["BV", "ABV", "UFBV", "AUFBV", "UF", "ALL_SUPPORTED"];

fn unsupported(_: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    while lexer.peek()? != Token::Close {
        lexer.skip()?;
    }
    Ok(Reply::Unsupported)
}

fn assert(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    let mut reader = TermReader::new(lexer, &mut script.exprs, &mut script.names);
    let expr = reader.truth()?;
    let labels = std::mem::take(&mut reader.labels);
    // The outermost annotation is read last.
    let name = labels.last().filter(|l| l.expr == expr).map(|l| l.name.clone());
    script.labels.extend(labels.into_iter().map(|l| (l.name, l.expr)));
    script.assertions.push(Assertion { expr, name });
    script.forget_result();
    Ok(Reply::Success)
}

fn already(name: &[u8]) -> String {
    format!("'{}' has a meaning already", shown(name))
}

/// Declares a constant or function.
fn declare(
    script: &mut Script,
    name: &[u8],
    at: usize,
    parameters: Vec<SortId>,
    sort: SortId,
) -> Parsed<Reply> {
    if script.names.is_defined(name) {
        return Err(Fault::new(at, already(name)));
    }
    let is_large = |s: &SortId| !script.exprs.sorts.is_scalar(*s);
    if !parameters.is_empty() && parameters.iter().chain([&sort]).any(is_large) {
        return Err(Fault::new(at, "functions from or to large arrays are not supported"));
    }
    let constant = parameters.is_empty();
    let decl = script.exprs.declare(name_of(name, at)?, parameters, sort);
    let binding = if constant {
        Binding::Expr(script.exprs.apply_decl(decl, &[]).map_err(|m| Fault::new(at, m))?)
    } else {
        Binding::Function(decl)
    };
    script.names.define(name, binding);
    script.declared.push(decl);
    script.forget_result();
    Ok(Reply::Success)
}

fn declare_const(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    let name = lexer.symbol("a name")?;
    let at = lexer.begin;
    let sort = template::sort(lexer, &script.names, &mut script.exprs.sorts)?;
    declare(script, name, at, Vec::new(), sort)
}

fn declare_fun(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    let name = lexer.symbol("a name")?;
    let at = lexer.begin;
    lexer.open()?;
    let mut parameters = Vec::new();
    while lexer.peek()? != Token::Close {
        parameters.push(template::sort(lexer, &script.names, &mut script.exprs.sorts)?);
    }
    lexer.close()?;
    let sort = template::sort(lexer, &script.names, &mut script.exprs.sorts)?;
    declare(script, name, at, parameters, sort)
}

/// Reads the sort and body of a definition, and enters it.
fn define(
    script: &mut Script,
    lexer: &mut Lexer<'_>,
    name: &[u8],
    at: usize,
    parameters: &[(&[u8], SortId)],
) -> Parsed<Reply> {
    let sort = template::sort(lexer, &script.names, &mut script.exprs.sorts)?;
    let mut places = Vec::new();
    for (position, (name, sort)) in parameters.iter().enumerate() {
        let place = script.exprs.parameter(position as u32, *sort);
        let id = script.names.id(name);
        script.names.enter(id, place);
        places.push((id, place));
    }
    let body_at = lexer.upcoming()?;
    let mut reader = TermReader::new(lexer, &mut script.exprs, &mut script.names);
    let body = reader.term();
    let labels = std::mem::take(&mut reader.labels);
    for (id, _) in &places {
        script.names.leave(*id);
    }
    let body = body?;
    script.labels.extend(labels.into_iter().map(|l| (l.name, l.expr)));
    let found = script.exprs.sort(body);
    if found != sort {
        let sorts = &script.exprs.sorts;
        let message = format!("the body must be {}, not {}", sorts.show(sort), sorts.show(found));
        return Err(Fault::new(body_at, message));
    }
    let binding = if parameters.is_empty() {
        Binding::Expr(body)
    } else {
        Binding::Macro(Rc::new(Macro {
            name: name_of(name, at)?.into(),
            parameters: places.into_iter().map(|(_, e)| e).collect(),
            sorts: parameters.iter().map(|(_, s)| *s).collect(),
            body,
        }))
    };
    if !script.names.define(name, binding) {
        return Err(Fault::new(at, already(name)));
    }
    Ok(Reply::Success)
}

fn define_fun(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    let name = lexer.symbol("a name")?;
    let at = lexer.begin;
    lexer.open()?;
    let mut parameters: Vec<(&[u8], SortId)> = Vec::new();
    let mut known = HashSet::new();
    while lexer.peek()? != Token::Close {
        lexer.open()?;
        let parameter = lexer.symbol("a parameter")?;
        if !known.insert(parameter) {
            return Err(lexer.fault(format!("there are two parameters '{}'", shown(parameter))));
        }
        parameters.push((parameter, template::sort(lexer, &script.names, &mut script.exprs.sorts)?));
        lexer.close()?;
    }
    lexer.close()?;
    define(script, lexer, name, at, &parameters)
}

fn define_const(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    let name = lexer.symbol("a name")?;
    let at = lexer.begin;
    define(script, lexer, name, at, &[])
}

fn declare_sort(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    let name = lexer.symbol("a name")?;
    let at = lexer.begin;
    let arity = if lexer.peek()? == Token::Close { 0 } else { lexer.number32("a number of parameters")? };
    if arity != 0 {
        return Err(lexer.fault("declared sorts with parameters are not supported"));
    }
    let number = u32::try_from(script.names.mark()).unwrap_or(u32::MAX);
    let sort = Sort::Declared(name_of(name, at)?.into(), number);
    let body = Template::sort(script.exprs.sorts.intern(sort));
    if !script.names.define_sort(name, SortDefinition { parameters: 0, body }) {
        return Err(Fault::new(at, already(name)));
    }
    Ok(Reply::Success)
}

fn define_sort(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    let name = lexer.symbol("a name")?;
    let at = lexer.begin;
    lexer.open()?;
    let mut parameters = Vec::new();
    while lexer.peek()? != Token::Close {
        parameters.push(lexer.symbol("a parameter")?);
    }
    lexer.close()?;
    let body = template::template(lexer, &script.names, &mut script.exprs.sorts, &parameters)?;
    let definition = SortDefinition { parameters: parameters.len(), body };
    if !script.names.define_sort(name, definition) {
        return Err(Fault::new(at, already(name)));
    }
    Ok(Reply::Success)
}

/// The number of levels; one if it is not given.
fn levels(lexer: &mut Lexer<'_>) -> Parsed<u32> {
    if lexer.peek()? == Token::Close { Ok(1) } else { lexer.number32("a number of levels") }
}

/// Levels of a script at the same time: each costs memory whether anything is asserted in it or not.
const MAX_LEVELS: usize = 1 << 20;

fn push(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    let levels = levels(lexer)?;
    if script.level_count() + levels as usize > MAX_LEVELS {
        return Err(lexer.fault(format!("more than {MAX_LEVELS} levels are not supported")));
    }
    script.push(levels);
    Ok(Reply::Success)
}

fn pop(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    let levels = levels(lexer)?;
    let there = script.level_count();
    if !script.pop(levels) {
        return Err(lexer.fault(format!("there are only {there} levels to pop")));
    }
    Ok(Reply::Success)
}

fn set_logic(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    let name = lexer.symbol("the name of a logic")?;
    if script.logic.is_some() && !script.is_fresh() {
        return Err(lexer.fault("the logic was set before"));
    }
    let Some(logic) = LOGICS.iter().chain(QUANTIFIED).find(|l| l.as_bytes() == name) else {
        let message = format!("logic '{}' is not supported; there are: {}", shown(name), LOGICS.join(", "));
        return Err(lexer.fault(message));
    };
    script.logic = Some((*logic).to_string());
    let all = logic.starts_with("ALL");
    let theory = logic.trim_start_matches("QF_");
    let theories =
        Theories { bit_vectors: all || theory.contains("BV"), arrays: all || theory.starts_with('A') };
    script.names.set_theories(theories);
    Ok(Reply::Success)
}

fn set_option(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    Ok(if script.options.set(lexer)? { Reply::Success } else { Reply::Unsupported })
}

fn get_option(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    let name = lexer.keyword()?;
    Ok(script.options.get(name).map_or(Reply::Unsupported, Reply::Text))
}

fn set_info(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    let name = lexer.keyword()?;
    if lexer.peek()? != Token::Close {
        let value = lexer.skip()?;
        if name == b":status" {
            script.status = Some(String::from_utf8_lossy(value).into_owned());
        }
    }
    Ok(Reply::Success)
}

fn get_info(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    let name = lexer.keyword()?;
    Ok(match name {
        b":name" => Reply::Text("(:name \"symvm\")".into()),
        b":authors" => Reply::Text("(:authors \"the symvm developers\")".into()),
        b":version" => Reply::Text(format!("(:version \"{}\")", env!("CARGO_PKG_VERSION"))),
        b":error-behavior" => Reply::Text("(:error-behavior immediate-exit)".into()),
        b":assertion-stack-levels" => {
            Reply::Text(format!("(:assertion-stack-levels {})", script.level_count()))
        }
        b":reason-unknown" => query::reason_unknown(script),
        b":all-statistics" => {
            let s = script.stats();
            Reply::Text(format!(
                "(:checks {} :expressions {} :terms {} :gates {} :clauses {} :conflicts {} :lemmas {})",
                s.checks, s.expressions, s.terms, s.gates, s.clauses, s.conflicts, s.lemmas
            ))
        }
        _ => Reply::Unsupported,
    })
}

fn echo(_: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    match lexer.next()? {
        Token::Text(text) => {
            let text = String::from_utf8_lossy(text).replace("\"\"", "\"");
            Ok(Reply::Text(text_literal(&text)))
        }
        other => Err(lexer.unexpected(other, "a string")),
    }
}

fn reset(script: &mut Script, _: &mut Lexer<'_>) -> Parsed<Reply> {
    script.reset();
    Ok(Reply::Success)
}

fn reset_assertions(script: &mut Script, _: &mut Lexer<'_>) -> Parsed<Reply> {
    script.reset_assertions();
    Ok(Reply::Success)
}

fn exit(script: &mut Script, _: &mut Lexer<'_>) -> Parsed<Reply> {
    script.end();
    Ok(Reply::Success)
}
