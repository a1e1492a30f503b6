//! Interpolants in every way a script can ask for them, in sessions with levels and assumptions, each checked
//! by scripts of its own.
//!
//! What is checked is the text of the answers: printed, read again, and asked of a solver that does not know
//! where it comes from.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::{Script, ScriptConfig};

const DECLARED: &str = "(set-logic QF_AUFBV) (declare-const s (_ BitVec 8)) (declare-const t (_ BitVec 8))
    (declare-const u (_ BitVec 8)) (declare-const v (_ BitVec 8)) (declare-fun f ((_ BitVec 8)) (_ BitVec 8))
    (declare-const m (Array (_ BitVec 8) (_ BitVec 8)))";

/// What is asked, the partitions' names by number, and their parents.
type Request = (&'static str, &'static [&'static [usize]], &'static [usize]);

const REQUESTS: &[Request] = &[
    ("(get-interpolants @0 @1 @2 @3)", &[&[0], &[1], &[2], &[3]], &[1, 2, 3]),
    ("(get-interpolants @3 (and @0 @1) @2)", &[&[3], &[0, 1], &[2]], &[1, 2]),
    ("(get-interpolants @0 (@1) @2 @3)", &[&[0], &[1], &[2], &[3]], &[2, 2, 3]),
    ("(get-interpolants @2 (@0 (@1) @3) (and @0 @1))", &[&[2], &[0], &[1], &[3], &[0, 1]], &[4, 3, 3, 4]),
    ("(get-interpolant (@0 @2))", &[&[0, 2], &[1, 3]], &[1]),
    ("(get-interpolant (and @1 @2) (and @3 @0))", &[&[1, 2], &[0, 3]], &[1]),
    ("(get-interpolants @0 (and @0 @1) (and @1 @2 @3))", &[&[0], &[0, 1], &[1, 2, 3]], &[1, 2]),
];

/// A condition over two of the names that the partition at `part` knows, one of which is its own.
fn condition(rng: &mut SmallRng, part: usize) -> String {
    let names = [["s", "t"], ["t", "u"], ["u", "v"], ["v", "s"]][part];
    let own = format!("own{part}");
    let mut word = || match rng.random_range(0..4) {
        0 => own.clone(),
        n => names[n % 2].to_string(),
    };
    let (a, b) = (word(), word());
    let k: u8 = rng.random();
    match rng.random_range(0..8) {
        0 => format!("(bvult {a} {b})"),
        1 => format!("(= {a} (bvadd {b} #x{k:02x}))"),
        2 => format!("(not (= {a} {b}))"),
        3 => format!("(= (f {a}) {b})"),
        4 => format!("(= (select m {a}) {b})"),
        5 => format!("(bvugt {a} #x{k:02x})"),
        6 => format!("(= (bvand {a} #x0f) (bvor {b} #x{:02x}))", k & 15),
        _ => format!("(bvule (bvmul {a} {b}) #x{k:02x})"),
    }
}

/// `s < t < u < v < s`, and more.
fn partitions(rng: &mut SmallRng) -> Vec<String> {
    (0..4)
        .map(|part| {
            let names = ["s", "t", "u", "v"];
            let extra: Vec<String> = (0..rng.random_range(0..3)).map(|_| condition(rng, part)).collect();
            let (a, b) = (names[part], names[(part + 1) % 4]);
            format!("(and (bvult {a} own{part}) (bvult own{part} {b}) {})", extra.join(" "))
        })
        .collect()
}

fn declarations() -> String {
    (0..4).map(|part| format!("(declare-const own{part} (_ BitVec 8))")).collect()
}

/// The expressions in a text, one after the other.
fn split(text: &str) -> Vec<String> {
    let (mut found, mut depth) = (vec![String::new()], 0);
    for c in text.chars() {
        depth += i32::from(c == '(') - i32::from(c == ')');
        if depth == 0 && c.is_whitespace() {
            found.push(String::new());
        } else if let Some(last) = found.last_mut() {
            last.push(c);
        }
    }
    found.retain(|text| !text.is_empty());
    found
}

fn run(script: &mut Script, text: &str) -> String {
    let mut output = Vec::new();
    drop(script.run(text.as_bytes(), &mut output));
    String::from_utf8_lossy(&output).trim_end().to_string()
}

/// Craig's conditions, node by node.
fn verify(conditions: &[String], parts: &[&[usize]], parents: &[usize], found: &[String]) {
    assert_eq!(found.len(), parts.len() - 1, "{found:?}");
    for at in 0..parts.len() {
        let known = parts[at].iter().map(|part| conditions[*part].clone());
        let below = (0..at).filter(|child| parents[*child] == at).map(|child| found[child].clone());
        let all: Vec<String> = known.chain(below).collect();
        let goal = found.get(at).map_or("false", |goal| goal);
        let text = format!(
            "{DECLARED} {} (assert (and true {})) (assert (not {goal})) (check-sat)",
            declarations(),
            all.join(" ")
        );
        assert_eq!(run(&mut Script::default(), &text), "unsat", "{at} {text}");
        for part in 0..4 {
            let knowing = parts.iter().filter(|parts| parts.contains(&part)).count();
            assert!(knowing > 1 || !goal.contains(&format!("own{part}")), "{part} alone knows it: {goal}");
        }
    }
}

#[test]
fn sequences_and_trees_in_sessions_by_every_system() {
    let mut rng = SmallRng::seed_from_u64(11);
    let (mut interpolated, mut quantified) = (0, 0);
    for round in 0..8 {
        let system = ["smallest", "mcmillan", "pudlak", "dual"][round % 4];
        let certify = round >= 4;
        let mut script = Script::new(ScriptConfig { certify, ..ScriptConfig::default() });
        let begin = format!(
            "(set-option :produce-interpolants true) (set-option :interpolation-system {system}) {DECLARED} {}",
            declarations()
        );
        assert_eq!(run(&mut script, &begin), "");
        // One partition is there all the time, one comes with a level, two are assumed.
        for step in 0..4 {
            let conditions = partitions(&mut rng);
            let [a, b, c, d] =
                [0, 1, 2, 3].map(|part| format!("(! {} :named n{step}_{part})", conditions[part]));
            let ask = format!("(push) (assert {a}) (push) (assert {b}) (check-sat-assuming ({c} {d}))");
            assert_eq!(run(&mut script, &ask), "unsat", "{ask}");
            for (request, parts, parents) in REQUESTS {
                let request = request.replace('@', &format!("n{step}_"));
                let answer = run(&mut script, &request);
                assert!(script.rejected().is_none(), "{:?}", script.rejected());
                let is_tree = parents.iter().enumerate().any(|(at, parent)| *parent != at + 1);
                if system == "dual" && is_tree && answer.contains("do not fit together in a tree") {
                    continue;
                }
                if answer.contains("no shared term is equal to") {
                    quantified += 1;
                    continue;
                }
                let found = if parents.len() == 1 && request.starts_with("(get-interpolant ") {
                    vec![answer]
                } else {
                    let inside = answer.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
                    split(inside.unwrap_or_else(|| panic!("{request}: {answer}")))
                };
                verify(&conditions, parts, parents, &found);
                interpolated += 1;
            }
            // A check that says sat in between, then the level below.
            assert_eq!(run(&mut script, "(pop) (check-sat)").lines().count(), 1);
            assert_eq!(run(&mut script, "(pop)"), "");
        }
    }
    assert!(interpolated > 150 && quantified < interpolated / 4, "{interpolated} {quantified}");
}
