//! Commands that ask: checks, models, cores.

use std::fmt::Write;
use std::rc::Rc;
use symvm_sat::clock;

use super::audit;
use super::command::Reply;
use super::error::{Fault, Parsed};
use super::expr::{DeclId, ExprId};
use super::lexer::{Lexer, Token};
use super::lower::{Lowered, Target};
use super::print;
use super::script::{Outcome, Script, Verdict};
use super::sort::SortId;
use super::term::TermReader;
use super::traced;
use super::value::{Meaning, Model, Value, zero};
use crate::config::Why;
use crate::engine;
use crate::theory::{FunctionId, TheoryModel};
use crate::{Assignment, TermId};

pub(crate) fn check_sat(script: &mut Script, _: &mut Lexer<'_>) -> Parsed<Reply> {
    Ok(check(script, &[], &[]))
}

pub(crate) fn check_sat_assuming(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    lexer.open()?;
    let (mut assumptions, mut texts) = (Vec::new(), Vec::new());
    while lexer.peek()? != Token::Close {
        let from = lexer.upcoming()?;
        let mut reader = TermReader::new(lexer, &mut script.exprs, &mut script.names);
        let e = reader.truth()?;
        let labels = std::mem::take(&mut reader.labels);
        script.labels.extend(labels.into_iter().map(|l| (l.name, l.expr)));
        assumptions.push(e);
        texts.push(text_since(lexer, from));
    }
    lexer.close()?;
    Ok(check(script, &assumptions, &texts))
}

/// What was read since that place.
fn text_since(lexer: &Lexer<'_>, from: usize) -> String {
    String::from_utf8_lossy(lexer.slice(from, lexer.end())).into_owned()
}

/// Checks the assertions in force together with assumptions, which are told in these words.
fn check(script: &mut Script, assuming: &[ExprId], texts: &[String]) -> Reply {
    let begin = clock::now();
    let limits = script.limits();
    script.assumed = assuming.to_vec();
    script.traced = None;
    script.shared.without_local_search = script.options.without_local_search;
    let mut target = Target { terms: &mut script.terms, theory: &mut script.theory };
    for e in script.assertions.iter().map(|a| a.expr).chain(assuming.iter().copied()) {
        if let Err(why) = script.lowering.lower_within(&script.exprs, &mut target, e, || limits.exceeded()) {
            script.result = Outcome::Unknown(why);
            script.book(Verdict::Unknown(why), begin);
            return Reply::Text(Verdict::Unknown(why).name().into());
        }
    }
    let (mut hard, mut all) = (Vec::new(), Vec::new());
    // Assertions whose part in a core is asked for become assumptions.
    let mut soft: Vec<TermId> = Vec::new();
    let mut names: Vec<Rc<str>> = Vec::new();
    for assertion in &script.assertions {
        let t = script.lowering.term(&script.exprs, &mut target, assertion.expr);
        all.push(t);
        match &assertion.name {
            Some(name) if script.options.produce_unsat_cores => {
                soft.push(t);
                names.push(name.clone());
            }
            _ => hard.push(t),
        }
    }
    for e in assuming {
        let t = script.lowering.term(&script.exprs, &mut target, *e);
        all.push(t);
        soft.push(t);
    }
    let exprs = script.assertions.iter().map(|a| a.expr).chain(assuming.iter().copied()).collect();
    let outcome = traced::check(script, exprs, &all, &soft).unwrap_or_else(|| {
        engine::check(
            &mut script.terms,
            &mut script.theory,
            &mut script.shared,
            (&hard, &soft),
            &limits,
            &mut script.cost,
            &mut script.proofs,
        )
    });
    let outcome = match outcome {
        engine::Outcome::Unsat(core) if script.options.minimal_unsat_cores => {
            engine::Outcome::Unsat(minimal(script, &hard, &soft, core))
        }
        outcome => outcome,
    };
    let audited = match &outcome {
        engine::Outcome::Unsat(_) if script.config.certify => audit::lowering(script, assuming),
        _ => Ok(()),
    };
    let outcome = match audited {
        Ok(()) => outcome,
        Err(rejected) => {
            (script.proofs.rejected, script.proofs.refutation) = (Some(rejected), None);
            engine::Outcome::Unknown(Why::Uncertified)
        }
    };
    let verdict = match outcome {
        engine::Outcome::Unsat(core) => {
            let named = core.iter().filter_map(|i| names.get(*i)).cloned().collect();
            // What is assumed twice is told once.
            let mut told: Vec<usize> = Vec::new();
            for i in core.iter().filter_map(|i| i.checked_sub(names.len())) {
                if told.iter().all(|&other| assuming[other] != assuming[i]) {
                    told.push(i);
                }
            }
            let assumed = told.into_iter().map(|i| texts[i].clone()).collect();
            script.result = Outcome::Unsat(named, assumed);
            Verdict::Unsat
        }
        engine::Outcome::Sat(found) => {
            let model = user_model(script, &found.0, &found.1);
            if let Some(wrong) = violated(script, &model, assuming) {
                // Never to be reached; but if it is, no wrong answer leaves the house.
                script.result = Outcome::Unknown(Why::Wrong);
                debug_assert!(false, "the model violates {}", script.exprs.show(wrong));
                Verdict::Unknown(Why::Wrong)
            } else {
                script.result = Outcome::Sat(Box::new(model));
                Verdict::Sat
            }
        }
        engine::Outcome::Unknown(why) => {
            script.result = Outcome::Unknown(why);
            Verdict::Unknown(why)
        }
    };
    script.book(verdict, begin);
    Reply::Text(verdict.name().into())
}

/// A core from which nothing can be left out, as far as the limits allow to show that: each condition is
/// tried once.
fn minimal(script: &mut Script, hard: &[TermId], soft: &[TermId], core: Vec<usize>) -> Vec<usize> {
    let limits = script.limits();
    let mut core = core;
    let mut needed = 0;
    // What is kept is the proof of the core that is answered.
    let mut proof = script.proofs.refutation.take();
    while needed < core.len() {
        let mut rest = core.clone();
        rest.remove(needed);
        let conditions: Vec<TermId> = rest.iter().map(|i| soft[*i]).collect();
        let outcome = engine::check(
            &mut script.terms,
            &mut script.theory,
            &mut script.shared,
            (hard, &conditions),
            &limits,
            &mut script.cost,
            &mut script.proofs,
        );
        if let engine::Outcome::Unsat(smaller) = outcome {
            proof = script.proofs.refutation.take();
            // Those that are needed for more are needed for less, and stay in front.
            core = smaller.into_iter().map(|i| rest[i]).collect();
        } else {
            needed += 1;
        }
    }
    script.proofs.refutation = proof;
    core
}

/// What the model says of the declared symbols.
fn user_model(script: &mut Script, values: &Assignment, extension: &TheoryModel) -> Model {
    let mut model = Model::default();
    for i in 0..script.declared.len() {
        let decl = script.declared[i];
        if !script.exprs.decl(decl).parameters.is_empty() {
            if let Some(table) = extension.functions.get(&FunctionId(decl.0)) {
                model.functions.insert(decl, table.clone());
            }
            continue;
        }
        let Ok(e) = script.exprs.apply_decl(decl, &[]) else { continue };
        let mut target = Target { terms: &mut script.terms, theory: &mut script.theory };
        let value = match script.lowering.lower(&script.exprs, &mut target, e) {
            Lowered::Term(t) => {
                let symbol = script.terms.symbol_of(t).expect("a declared constant is a symbol");
                values.get_wide(symbol, script.terms.width(t)).map(Value::Scalar)
            }
            Lowered::Array(_) => extension.arrays.get(&decl.0).cloned().map(Value::Array),
        };
        let value = value.unwrap_or_else(|| zero(&script.exprs, script.exprs.sort(e)));
        model.constants.insert(decl, value);
    }
    model
}

/// An assertion or assumption that does not hold in the model.
fn violated(script: &Script, model: &Model, assuming: &[ExprId]) -> Option<ExprId> {
    let mut meaning = Meaning::new(&script.exprs, model);
    let all = script.assertions.iter().map(|a| a.expr).chain(assuming.iter().copied());
    all.into_iter().find(|e| !meaning.of(*e).holds())
}

/// An error if an option that is on unless it is switched off was switched off.
fn needs(script: &Script, lexer: &Lexer<'_>, option: &str) -> Parsed<()> {
    match script.options.get(option.as_bytes()).as_deref() {
        Some("false") => Err(lexer.fault(format!("this needs (set-option {option} true)"))),
        _ => Ok(()),
    }
}

fn model_of<'s>(script: &'s Script, lexer: &Lexer<'_>) -> Parsed<&'s Model> {
    needs(script, lexer, ":produce-models")?;
    match &script.result {
        Outcome::Sat(model) => Ok(model),
        _ => Err(lacking(script, lexer, "model", Verdict::Sat)),
    }
}

/// What only a check gives whose answer was `wanted`.
fn lacking(script: &Script, lexer: &Lexer<'_>, what: &str, wanted: Verdict) -> Fault {
    match &script.result {
        Outcome::Unknown(why) => {
            let fault = lexer.fault(format!("there is no {what}: the last check said unknown ({why})"));
            Fault { of_unknown: true, ..fault }
        }
        Outcome::Nothing => {
            let wanted = wanted.name();
            lexer.fault(format!("there is no {what}: nothing was checked since the last assertion or declaration; it is there after a check that says {wanted}"))
        }
        Outcome::Sat(_) | Outcome::Unsat(..) => {
            lexer.fault(format!("there is no {what}: the last check did not say {}", wanted.name()))
        }
    }
}

pub(crate) fn get_value(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    model_of(script, lexer)?;
    lexer.open()?;
    let mut asked: Vec<(ExprId, String)> = Vec::new();
    while lexer.peek()? != Token::Close || asked.is_empty() {
        let from = lexer.upcoming()?;
        let mut reader = TermReader::new(lexer, &mut script.exprs, &mut script.names);
        let e = reader.term()?;
        // A name that is given here is one from here on.
        let labels = std::mem::take(&mut reader.labels);
        script.labels.extend(labels.into_iter().map(|l| (l.name, l.expr)));
        asked.push((e, text_since(lexer, from)));
    }
    lexer.close()?;
    let model = model_of(script, lexer)?;
    let mut meaning = Meaning::new(&script.exprs, model);
    let pairs: Vec<String> = asked
        .into_iter()
        .map(|(e, text)| {
            let value = meaning.of(e);
            format!("({text} {})", print::value(&script.exprs.sorts, script.exprs.sort(e), &value))
        })
        .collect();
    Ok(Reply::Text(format!("({})", pairs.join("\n "))))
}

pub(crate) fn get_model(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    let model = model_of(script, lexer)?;
    let (exprs, sorts) = (&script.exprs, &script.exprs.sorts);
    let mut text = String::from("(\n");
    for d in &script.declared {
        let decl = exprs.decl(*d);
        let name = print::symbol(&decl.name);
        if decl.parameters.is_empty() {
            let default = zero(exprs, decl.sort);
            let value = model.constants.get(d).unwrap_or(&default);
            let value = print::value(sorts, decl.sort, value);
            let _ = writeln!(text, "  (define-fun {name} () {} {value})", sorts.show(decl.sort));
        } else {
            let _ = writeln!(text, "  {}", function(script, model, *d, &name));
        }
    }
    text.push(')');
    Ok(Reply::Text(text))
}

/// A function as a chain of cases.
fn function(script: &Script, model: &Model, d: DeclId, name: &str) -> String {
    let (exprs, sorts) = (&script.exprs, &script.exprs.sorts);
    let decl = exprs.decl(d);
    let parameters: Vec<String> =
        decl.parameters.iter().enumerate().map(|(i, s)| format!("(x!{i} {})", sorts.show(*s))).collect();
    let mut table: Vec<_> = model.functions.get(&d).into_iter().flatten().collect();
    table.sort_unstable_by(|(a, _), (b, _)| {
        let order = a.iter().zip(b.iter()).map(|(x, y)| x.ucmp(y)).find(|o| o.is_ne());
        order.unwrap_or(std::cmp::Ordering::Equal)
    });
    let mut body = String::new();
    for (key, value) in &table {
        let cases: Vec<String> = key
            .iter()
            .zip(&decl.parameters)
            .enumerate()
            .map(|(i, (v, s))| format!("(= x!{i} {})", print::scalar(sorts, *s, v)))
            .collect();
        let condition = if cases.len() == 1 { cases.concat() } else { format!("(and {})", cases.join(" ")) };
        let _ = write!(body, "(ite {condition} {} ", print::scalar(sorts, decl.sort, value));
    }
    body.push_str(&print::value(sorts, decl.sort, &zero(exprs, decl.sort)));
    body.push_str(&")".repeat(table.len()));
    format!("(define-fun {name} ({}) {} {body})", parameters.join(" "), sorts.show(decl.sort))
}

pub(crate) fn get_unsat_core(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    if !script.options.produce_unsat_cores {
        return Err(lexer.fault("unsat cores need (set-option :produce-unsat-cores true) before the check"));
    }
    match &script.result {
        Outcome::Unsat(names, _) => {
            let names: Vec<String> = names.iter().map(|n| print::symbol(n)).collect();
            Ok(Reply::Text(format!("({})", names.join(" "))))
        }
        _ => Err(lacking(script, lexer, "unsat core", Verdict::Unsat)),
    }
}

pub(crate) fn get_unsat_assumptions(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    needs(script, lexer, ":produce-unsat-assumptions")?;
    match &script.result {
        Outcome::Unsat(_, assumptions) => Ok(Reply::Text(format!("({})", assumptions.join(" ")))),
        _ => Err(lacking(script, lexer, "set of unsat assumptions", Verdict::Unsat)),
    }
}

pub(crate) fn get_assignment(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    let Outcome::Sat(model) = &script.result else {
        return Err(lacking(script, lexer, "model", Verdict::Sat));
    };
    let mut meaning = Meaning::new(&script.exprs, model);
    let pairs: Vec<String> = script
        .labels
        .iter()
        .filter(|(_, e)| script.exprs.sort(*e) == SortId::BOOL)
        .map(|(name, e)| format!("({} {})", print::symbol(name), meaning.of(*e).holds()))
        .collect();
    Ok(Reply::Text(format!("({})", pairs.join(" "))))
}

pub(crate) fn get_assertions(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    needs(script, lexer, ":produce-assertions")?;
    let all: Vec<String> = script.assertions.iter().map(|a| script.exprs.show(a.expr)).collect();
    Ok(Reply::Text(format!("({})", all.join("\n "))))
}

pub(crate) fn reason_unknown(script: &Script) -> Reply {
    match &script.result {
        Outcome::Unknown(Why::Memory) => Reply::Text("(:reason-unknown memout)".into()),
        Outcome::Unknown(why) => Reply::Text(format!("(:reason-unknown {why})")),
        _ => Reply::Unsupported,
    }
}
