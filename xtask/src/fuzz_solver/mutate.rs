//! Scripts made wrong: random ones with words taken out, put in, doubled and cut. None may make symvm panic, and each
//! ends with its last command or with an error that says where.
//!
//! The target `smt2` of `fuzz/` does the same guided by coverage; this needs no other toolchain.

use super::script::{Rng, Script};
use anyhow::{Result, bail};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use symvm_solver::Why;
use symvm_solver::smtlib::{self, ScriptConfig, Verdict, operator_names};

/// Words that are put in, besides operators and what the script itself has.
const WORDS: &[&str] = &[
    "(",
    ")",
    "((",
    "))",
    "_",
    "!",
    "let",
    "as",
    "const",
    "BitVec",
    "Array",
    "Bool",
    ":named",
    ":status",
    ":print-success",
    "(_ BitVec 0)",
    "(_ BitVec 2147483648)",
    "(_ BitVec 99999999999999999999)",
    "(_ bv5 3)",
    "(_ bv 3)",
    "#b",
    "#x",
    "#b2",
    "#xff",
    "|",
    "||",
    "\"",
    "\"a\"\"b\"",
    ";",
    "\u{0}",
    "\u{e4}",
    "18446744073709551616",
    "-1",
    "1.5",
    "(push 4294967295)",
    "(pop 1)",
    "(pop 0)",
    "(push)",
    "(reset)",
    "(reset-assertions)",
    "(get-model)",
    "(get-value (x0))",
    "(get-value ())",
    "(get-unsat-core)",
    "(get-unsat-assumptions)",
    "(get-assignment)",
    "(get-assertions)",
    "(get-info :all-statistics)",
    "(check-sat)",
    "(check-sat-assuming (x0))",
    "(set-option :produce-unsat-cores true)",
    "(set-option :global-declarations true)",
    "(define-fun g ((x (_ BitVec 4))) (_ BitVec 4) (bvadd x x))",
    "(g g)",
    "(define-sort S (T) (Array T T))",
    "(declare-sort U 0)",
    "(declare-const u U)",
    "(let ((x0 x0)) x0)",
    "(_ repeat 0)",
    "(_ repeat 4294967295)",
    "(_ rotate_left 4294967295)",
    "(_ zero_extend 4294967295)",
    "(_ extract 0 1)",
    "(exit)",
    "(get-interpolant i x0)",
    "(get-interpolants (x0) (x0))",
    "true",
    "false",
    "(echo \"x\")",
    "(set-info :status sat)",
];

/// Gives `count` spoilt scripts to symvm.
pub fn run(seed: u64, count: u64, time: Option<Duration>) -> Result<()> {
    // What panics is reported below, with its script.
    std::panic::set_hook(Box::new(|_| ()));
    let begin = Instant::now();
    let (mut done, mut refused, mut found) = (0_u64, 0_u64, Vec::new());
    let operators: Vec<&str> = operator_names().collect();
    while done < count && time.is_none_or(|limit| begin.elapsed() < limit) {
        let mut rng = Rng(seed.wrapping_add(done));
        // Each script is spoilt in many ways: making one takes longer than reading it.
        let text = Script::random(rng.below(u64::MAX)).text();
        for _ in 0..20 {
            let spoilt = spoil(&text, &mut rng, &operators);
            match catch_unwind(AssertUnwindSafe(|| judge(&spoilt))) {
                Ok(Ok(accepted)) => refused += u64::from(!accepted),
                Ok(Err(what)) => found.push(keep(&spoilt, done, &what)?),
                Err(_) => found.push(keep(&spoilt, done, "a panic")?),
            }
            done += 1;
        }
        if done.is_multiple_of(20_000) {
            println!(
                "{done} scripts in {:.0} s, {refused} refused, {} finds",
                begin.elapsed().as_secs_f64(),
                found.len()
            );
        }
    }
    println!(
        "{done} scripts in {:.0} s, {refused} refused, {} finds",
        begin.elapsed().as_secs_f64(),
        found.len()
    );
    if !found.is_empty() {
        bail!("{}", found.join("\n"));
    }
    Ok(())
}

/// Whether symvm accepts it, or what is wrong.
fn judge(text: &[u8]) -> Result<bool, String> {
    let limit = Some(Duration::from_millis(100));
    let config = ScriptConfig { time_limit: limit, max_gates: Some(3_000), ..ScriptConfig::default() };
    let mut script = smtlib::Script::new(config);
    let mut answers = Vec::new();
    let result = script.run(text, &mut answers);
    if script.verdicts().contains(&Verdict::Unknown(Why::Wrong)) {
        return Err("a model that does not satisfy the assertions".into());
    }
    match result {
        Ok(()) => Ok(true),
        Err(e) if !e.message.is_empty() && String::from_utf8_lossy(&answers).contains("(error \"") => {
            Ok(false)
        }
        Err(e) => Err(format!("an error without an answer: {e}")),
    }
}

fn spoil(text: &str, rng: &mut Rng, operators: &[&str]) -> Vec<u8> {
    let mut words: Vec<&str> = text.split_inclusive([' ', '(', ')']).collect();
    for _ in 0..1 + rng.below(4) {
        let at = rng.below(words.len() as u64) as usize;
        let other = words[rng.below(words.len() as u64) as usize];
        match rng.below(7) {
            0 => drop(words.remove(at)),
            1 => words[at] = other,
            2 => words.insert(at, other),
            3 => words.insert(at, WORDS[rng.below(WORDS.len() as u64) as usize]),
            4 => words[at] = operators[rng.below(operators.len() as u64) as usize],
            5 => {
                let end = (at + 1 + rng.below(20) as usize).min(words.len());
                let part = words[at..end].to_vec();
                words.splice(at..at, part);
            }
            _ => words.insert(at, " "),
        }
        if words.is_empty() {
            words.push("(");
        }
    }
    let mut bytes = words.concat().into_bytes();
    for _ in 0..rng.below(3) {
        let at = rng.below(bytes.len().max(1) as u64) as usize;
        match (rng.below(4), bytes.get_mut(at)) {
            (0, Some(byte)) => *byte = rng.below(256) as u8,
            (1, Some(byte)) => *byte ^= 1 << rng.below(8),
            (2, _) if rng.below(4) == 0 => bytes.truncate(at),
            _ => {}
        }
    }
    bytes
}

fn keep(text: &[u8], number: u64, what: &str) -> Result<String> {
    let folder = crate::tools::root().join("target/fuzz-solver");
    std::fs::create_dir_all(&folder)?;
    let path = folder.join(format!("spoilt-{number}.smt2"));
    std::fs::write(&path, text)?;
    println!("{}: {what}", path.display());
    Ok(format!("{}: {what}", path.display()))
}
