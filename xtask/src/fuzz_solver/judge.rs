//! What is wrong with our answers to a script, if anything: asked are other solvers, and our own evaluator.
//!
//! Answers to checks are compared. A model of ours is put in the symbols' place and given to the others, who must find the
//! assertions true, and the values that we say terms have. What we say is a core must contradict itself for them. A model
//! of theirs must satisfy the assertions for us.

use super::rival::Rival;
use super::script::{Script, Step};
use anyhow::Result;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use symvm_solver::Why;
use symvm_solver::smtlib::{self, ScriptConfig, Verdict, symbol};

/// Time of ours for a script.
const PATIENCE: Duration = Duration::from_secs(4);
/// How long another solver may take over all a script asks; each check has a limit of its own.
const RIVAL_PATIENCE: Duration = Duration::from_secs(15);

/// Something wrong.
#[derive(Clone, Debug)]
pub struct Complaint {
    /// What sort of thing; a smaller script must show the same.
    pub kind: &'static str,
    /// For people.
    pub detail: String,
}

/// What came out of one check.
#[derive(Default)]
struct Check {
    answer: &'static str,
    /// Definitions of all symbols.
    model: String,
    /// Terms asked for, and what we say of them.
    values: Vec<(String, String)>,
    /// Texts of named assertions and assumptions that contradict each other with the unnamed assertions.
    core: Option<Vec<String>>,
}

/// What the comparisons came to, over all scripts.
#[derive(Default, Clone, Debug)]
pub struct Tally {
    /// Our answers: sat, unsat, unknown.
    pub answers: [u64; 3],
    /// By solver: answers of checks that were the same, checks it did not decide, scripts it refused or died of.
    pub rivals: Vec<[u64; 3]>,
    /// Models of ours, cores of ours and models of others that somebody checked.
    pub checked: [u64; 3],
    /// Why others refused scripts.
    pub refusals: BTreeMap<String, u64>,
}

/// Runs a script everywhere. Counts go to the tally.
pub fn judge(script: &Script, rivals: &mut [Rival], tally: &mut Tally) -> Result<Option<Complaint>> {
    tally.rivals.resize(rivals.len(), [0; 3]);
    let operators = script.operators();
    let asked: Vec<bool> = rivals.iter().map(|r| r.knows(&operators)).collect();
    let text = script.text();
    for (rival, _) in rivals.iter_mut().zip(&asked).filter(|(_, asked)| **asked) {
        rival.send(&text)?;
    }
    let ours = match catch_unwind(AssertUnwindSafe(|| ours(script))) {
        Ok(Ok(checks)) => checks,
        Ok(Err(complaint)) => {
            hear(rivals, &asked)?;
            return Ok(Some(complaint));
        }
        Err(_) => {
            hear(rivals, &asked)?;
            return Ok(Some(Complaint { kind: "panic", detail: "symvm panics".into() }));
        }
    };
    for check in &ours {
        let row = ["sat", "unsat", "unknown"].iter().position(|a| *a == check.answer);
        tally.answers[row.unwrap_or(2)] += 1;
    }
    let follow_ups = follow_ups(script, &ours);
    for (rival, _) in rivals.iter_mut().zip(&asked).filter(|(_, asked)| **asked) {
        follow_ups.iter().try_for_each(|f| rival.send(&f.text))?;
    }
    let mut complaint = None;
    for (i, rival) in rivals.iter_mut().enumerate().filter(|(i, _)| asked[*i]) {
        let found = compare(
            script,
            &ours,
            &follow_ups,
            rival,
            &mut tally.rivals[i],
            (&mut tally.checked, &mut tally.refusals),
        )?;
        complaint = complaint.or(found);
    }
    Ok(complaint)
}

/// Reads answers that are not compared.
fn hear(rivals: &mut [Rival], asked: &[bool]) -> Result<()> {
    for (rival, _) in rivals.iter_mut().zip(asked).filter(|(_, asked)| **asked) {
        rival.receive(RIVAL_PATIENCE)?;
    }
    Ok(())
}

/// Our answers.
fn ours(script: &Script) -> Result<Vec<Check>, Complaint> {
    let mut session =
        smtlib::Script::new(ScriptConfig { time_limit: Some(PATIENCE), ..ScriptConfig::default() });
    let say = |session: &mut smtlib::Script, text: &str| {
        let mut answer = Vec::new();
        let result = session.run(text.as_bytes(), &mut answer);
        result.map_err(|e| Complaint { kind: "refused", detail: format!("symvm refuses: {e}\n{text}") })?;
        Ok(String::from_utf8_lossy(&answer).trim().to_owned())
    };
    say(&mut session, "(set-option :produce-unsat-cores true)")?;
    say(&mut session, &script.header())?;
    let mut checks = Vec::new();
    for step in &script.steps {
        say(&mut session, &script.text_of(step))?;
        let Step::Check(_) = step else { continue };
        let Some(verdict) = session.verdicts().last().copied() else { continue };
        let mut check = Check { answer: verdict.name(), ..Check::default() };
        match verdict {
            Verdict::Sat => {
                let model = say(&mut session, "(get-model)")?;
                let inner = model.strip_prefix('(').and_then(|m| m.strip_suffix(')'));
                check.model = inner.unwrap_or_default().to_owned();
                for e in &script.asked {
                    let term = script.exprs.show(*e);
                    let pair = say(&mut session, &format!("(get-value ({term}))"))?;
                    let value = pair.strip_prefix("((").and_then(|p| p.strip_suffix("))"));
                    let value = value.and_then(|p| p.strip_prefix(&term)).unwrap_or("").trim().to_owned();
                    check.values.push((term, value));
                }
            }
            Verdict::Unsat => {
                let names = say(&mut session, "(get-unsat-core)")?;
                let assumptions = say(&mut session, "(get-unsat-assumptions)")?;
                check.core = Some(vec![names, assumptions]);
            }
            Verdict::Unknown(Why::Wrong) => {
                let detail = "a model of symvm does not satisfy the assertions".into();
                return Err(Complaint { kind: "wrong model", detail });
            }
            Verdict::Unknown(_) => {}
        }
        checks.push(check);
    }
    Ok(checks)
}

/// A script that another solver must answer in one way.
struct FollowUp {
    text: String,
    /// The only answer but `unknown` that is right.
    right: &'static str,
    kind: &'static str,
    check: usize,
}

fn follow_ups(script: &Script, ours: &[Check]) -> Vec<FollowUp> {
    let mut all = Vec::new();
    let header = script.header();
    let logic = header.lines().next().unwrap_or_default();
    for (i, (check, (asserted, literals))) in ours.iter().zip(script.in_force()).enumerate() {
        let assert = |e: &symvm_solver::smtlib::ExprId| format!("(assert {})\n", script.exprs.show(*e));
        let facts: String = asserted.iter().map(|(e, _)| e).chain(&literals).map(assert).collect();
        if check.answer == "sat" {
            let values: String =
                check.values.iter().map(|(term, value)| format!("(assert (= {term} {value}))\n")).collect();
            all.push(FollowUp {
                text: format!("(set-logic ALL)\n{}\n{facts}{values}(check-sat)", check.model),
                right: "sat",
                kind: "model",
                check: i,
            });
        }
        if let Some(core) = &check.core {
            let mut words = core.iter().map(|list| members(list));
            let (names, assumptions) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
            // What was asserted without a name is always part.
            let kept: String = (asserted.iter())
                .filter(|(_, name)| name.is_none_or(|n| names.contains(&format!("c{n}"))))
                .map(|(e, _)| assert(e))
                .chain(assumptions.iter().map(|text| format!("(assert {text})\n")))
                .collect();
            let declarations: String = header.lines().skip(1).map(|l| format!("{l}\n")).collect();
            all.push(FollowUp {
                text: format!("{logic}\n{declarations}{kept}(check-sat)"),
                right: "unsat",
                kind: "core",
                check: i,
            });
        }
    }
    all
}

/// The members of a list `(a (not b) c)`.
fn members(list: &str) -> Vec<String> {
    let inner = list.trim().strip_prefix('(').and_then(|l| l.strip_suffix(')')).unwrap_or("");
    let (mut found, mut depth, mut word) = (Vec::new(), 0_i32, String::new());
    for c in inner.chars() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if c.is_whitespace() && depth == 0 {
            found.extend((!word.is_empty()).then(|| std::mem::take(&mut word)));
        } else {
            word.push(c);
        }
    }
    found.extend((!word.is_empty()).then_some(word));
    found
}

/// Receives what a solver was asked, and compares.
fn compare(
    script: &Script,
    ours: &[Check],
    follow_ups: &[FollowUp],
    rival: &mut Rival,
    row: &mut [u64; 3],
    (checked, refusals): (&mut [u64; 3], &mut BTreeMap<String, u64>),
) -> Result<Option<Complaint>> {
    let mut complaint = None;
    let answers = rival.receive(RIVAL_PATIENCE)?;
    let lines = answers.as_deref().unwrap_or(&[]);
    if lines.len() != ours.len() || lines.iter().any(|l| l.starts_with("(error")) {
        row[2] += 1;
        let reason = lines.iter().find(|l| l.starts_with("(error")).map_or("no answer", String::as_str);
        // A word with a digit or a quotation in it differs from script to script.
        let plain: Vec<&str> = reason
            .split_whitespace()
            .filter(|w| !w.contains(|c: char| c.is_ascii_digit() || "'\"<".contains(c)))
            .collect();
        *refusals.entry(format!("{}: {}", rival.name, plain.join(" "))).or_default() += 1;
    } else {
        for (i, (check, theirs)) in ours.iter().zip(lines).enumerate() {
            let decided = |a: &str| a == "sat" || a == "unsat";
            if !decided(theirs) || !decided(check.answer) {
                row[1] += 1;
            } else if theirs == check.answer {
                row[0] += 1;
            } else {
                let detail =
                    format!("check {}: symvm says {}, {} says {theirs}", i + 1, check.answer, rival.name);
                complaint = complaint.or(Some(Complaint { kind: "answer", detail }));
            }
        }
    }
    for follow_up in follow_ups {
        // A solver that died on the way has nothing to say to the rest.
        let Some(answer) = rival.receive(RIVAL_PATIENCE)? else { break };
        // An answer after an error is about something else.
        let [answer] = &answer[..] else { continue };
        if answer != follow_up.right && matches!(answer.as_str(), "sat" | "unsat") {
            let FollowUp { kind, check, right, text } = follow_up;
            let detail = format!(
                "{kind} of check {}: {} says {answer} to this, which should be {right}\n{text}",
                check + 1,
                rival.name
            );
            complaint = complaint.or(Some(Complaint { kind: follow_up.kind, detail }));
        } else if answer == follow_up.right {
            checked[usize::from(follow_up.kind == "core")] += 1;
        }
    }
    if complaint.is_none() && script.theories == (false, false) && lines.last().is_some_and(|a| a == "sat") {
        complaint = their_model(script, rival, checked)?;
    }
    Ok(complaint)
}

/// A model of another solver for the last check, put in the symbols' place here.
fn their_model(script: &Script, rival: &mut Rival, checked: &mut [u64; 3]) -> Result<Option<Complaint>> {
    let Some((asserted, literals)) = script.in_force().pop() else { return Ok(None) };
    let used = script.used();
    if used.is_empty() {
        return Ok(None);
    }
    let facts: String = (asserted.iter().map(|(e, _)| e).chain(&literals))
        .map(|e| format!("(assert {})\n", script.exprs.show(*e)))
        .collect();
    let names: Vec<String> = used.iter().map(|d| symbol(&script.exprs.decl(*d).name)).collect();
    rival.send(&format!(
        "(set-option :produce-models true)\n{}{facts}(check-sat)\n(get-value ({}))",
        script.header(),
        names.join(" ")
    ))?;
    let Some(answer) = rival.receive(RIVAL_PATIENCE)? else { return Ok(None) };
    let Some(("sat", pairs)) = answer.split_first().map(|(first, rest)| (first.as_str(), rest.join(" ")))
    else {
        return Ok(None);
    };
    let definitions: Option<String> = (members(&pairs).iter().zip(&used))
        .map(|(pair, d)| {
            let decl = script.exprs.decl(*d);
            let [name, value] = <[String; 2]>::try_from(members(pair)).ok()?;
            let sort = script.exprs.sorts.show(decl.sort);
            (name == symbol(&decl.name)).then(|| format!("(define-fun {name} () {sort} {value})\n"))
        })
        .collect();
    let Some(definitions) = definitions else { return Ok(None) };
    let text = format!("(set-logic QF_BV)\n{definitions}{facts}(check-sat)");
    let mut session = smtlib::Script::default();
    let accepted = session.run(text.as_bytes(), &mut Vec::new()).is_ok();
    if accepted && session.verdicts() == [Verdict::Sat] {
        checked[2] += 1;
        return Ok(None);
    }
    let detail = format!("a model of {} does not satisfy the assertions for symvm:\n{text}", rival.name);
    Ok(Some(Complaint { kind: "their model", detail }))
}
