//! `symvm solve` as a user meets it: answers that are certified, proofs that others check, interpolants.
//!
//! Other people's checkers are asked where they are: `SYMVM_LRAT_CHECK` names one (as drat-trim's `lrat-check`), otherwise
//! `lrat-check` is looked for in the path. Without it their part is skipped; ours is not.

use crate::bench::{Bench, stderr, stdout};
use std::fs;
use std::process::Command;
use symvm_solver::proof::LratChecker;

const FACTORS: &str = "(set-logic QF_BV) (declare-const x (_ BitVec 12)) (declare-const y (_ BitVec 12))
    (assert (bvult x #x040)) (assert (bvult y #x040)) (assert (= (bvmul x y) #x0fb))
    (assert (bvugt x #x001)) (assert (bvugt y #x001)) (check-sat)";

const ARRAYS: &str = "(set-logic QF_AUFBV) (declare-const a (Array (_ BitVec 8) (_ BitVec 8)))
    (declare-const b (Array (_ BitVec 8) (_ BitVec 8))) (declare-const i (_ BitVec 8)) (declare-const j (_ BitVec 8))
    (declare-fun f ((_ BitVec 8)) (_ BitVec 8)) (declare-const v (_ BitVec 8))
    (assert (= b (store a i v))) (assert (distinct i j)) (assert (= (select a j) (bvadd (select b i) (bvneg v))))
    (assert (distinct (f (select b j)) (f #x00))) (check-sat)";

/// Not one of the assertions is needed to see it.
const PLAIN: &str = "(declare-const p Bool) (assert p) (assert (not p)) (check-sat)";

#[test]
fn proofs_are_written_that_others_accept() {
    let checker = std::env::var("SYMVM_LRAT_CHECK").unwrap_or_else(|_| "lrat-check".into());
    for (name, script) in [("factors", FACTORS), ("arrays", ARRAYS), ("plain", PLAIN)] {
        let bench = Bench::new();
        bench.write("in.smt2", script);
        for certify in [true, false] {
            let mut args = vec!["solve", "in.smt2", "--proof", "out"];
            args.extend(certify.then_some("--certify"));
            let out = bench.symvm(&args);
            assert_eq!(stdout(&out), "unsat\n", "{name}: {}", stderr(&out));
            assert_eq!(out.status.code(), Some(0), "{name}");
            let (cnf, lrat): (String, String) =
                ["out.cnf", "out.lrat"].map(|file| fs::read_to_string(bench.path(file)).unwrap()).into();
            LratChecker::check_text(&cnf, &lrat).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert!(!cnf.is_empty() && LratChecker::check_text("p cnf 0 0\n", &lrat).is_err(), "{name}");
            let theirs =
                Command::new(&checker).arg(bench.path("out.cnf")).arg(bench.path("out.lrat")).output();
            if let Ok(theirs) = theirs {
                let said = String::from_utf8_lossy(&theirs.stdout).into_owned();
                assert!(said.contains("VERIFIED"), "{name}: {said}");
            }
        }
    }
}

#[test]
fn a_proof_is_of_an_unsat() {
    let bench = Bench::new();
    bench.write("in.smt2", "(declare-const p Bool) (assert p) (check-sat)");
    let out = bench.symvm(&["solve", "in.smt2", "--proof", "out", "--certify"]);
    assert!(stdout(&out).starts_with("sat\n; no proof was written"));
    let out = bench.symvm(&["solve", "in.smt2", "in.smt2", "--proof", "out"]);
    assert_eq!(out.status.code(), Some(2), "{}", stderr(&out));
}

#[test]
fn interpolants_are_told_in_the_words_of_the_script() {
    let bench = Bench::new();
    bench.write(
        "in.smt2",
        "(set-option :produce-interpolants true) (set-option :interpolation-system pudlak) (set-logic QF_BV)
         (declare-const x (_ BitVec 32)) (declare-const y (_ BitVec 32)) (declare-const z (_ BitVec 32))
         (assert (! (= x y) :named a)) (assert (! (= y z) :named b)) (assert (! (distinct z x) :named c))
         (check-sat) (get-interpolants (and a b) c) (get-interpolants a b c) (get-interpolant (c))
         (push) (check-sat-assuming ((! (bvult x y) :named d))) (get-interpolants d a) (pop)
         (get-interpolant same (=> true (= x z)))
         (get-interpolants a c)",
    );
    let out = bench.symvm(&["solve", "in.smt2", "--certify"]);
    let text = stdout(&out);
    let expected = "unsat
((= x z))
((= y x)
 (= x z))
(not (= x z))
unsat
((not (= y x)))
(define-fun same () Bool false)
(error \"line 7";
    assert!(text.starts_with(expected), "{text}");
    assert_eq!(out.status.code(), Some(2), "an error is one: {}", stderr(&out));
}

#[test]
fn definitions_that_double_are_held_to_limits() {
    let script = |depth: u32| {
        let mut text = String::from(
            "(declare-const x (_ BitVec 8))\n(define-fun f0 ((y (_ BitVec 8))) (_ BitVec 8) (bvmul (bvadd y #x01) y))\n",
        );
        for n in 1..depth {
            let below = n - 1;
            text += &format!("(define-fun f{n} ((y (_ BitVec 8))) (_ BitVec 8) (f{below} (f{below} y)))\n");
        }
        text + &format!("(assert (= (f{} x) #x05))\n(check-sat)\n", depth - 1)
    };
    let bench = Bench::new();
    bench.write("long.smt2", script(60));
    bench.write("short.smt2", script(3));
    let begin = std::time::Instant::now();
    let out = bench.symvm(&["solve", "long.smt2", "--time-limit", "1s"]);
    assert_eq!((stdout(&out).as_str(), out.status.code()), ("unknown\n", Some(3)), "{}", stderr(&out));
    assert!(begin.elapsed().as_secs() < 20, "{:?}", begin.elapsed());
    let out = bench.symvm(&["solve", "short.smt2", "--time-limit", "60s"]);
    assert_eq!(out.status.code(), Some(0), "{}", stdout(&out));
}

#[test]
fn what_is_not_supported_is_named() {
    let bench = Bench::new();
    for (text, what) in [
        ("(declare-datatypes ((T 0)) (((a))))", "datatypes are not part"),
        ("(define-fun-rec f ((x Bool)) Bool x)", "recursive functions are not part"),
    ] {
        bench.write("in.smt2", text);
        let out = bench.symvm(&["solve", "in.smt2"]);
        assert!(stderr(&out).contains(what) && out.status.code() == Some(2), "{}", stderr(&out));
    }
}

#[test]
fn what_a_limit_left_unknown_is_no_error_of_the_script() {
    let bench = Bench::new();
    bench.write(
        "factors.smt2",
        FACTORS.replace("BitVec 12", "BitVec 64").replace("#x0fb", "#x0000f00000000fb1"),
    );
    let text = fs::read_to_string(bench.path("factors.smt2")).unwrap();
    let wide = |name: &str| format!("#x{:0>16}", name);
    let text = ["#x040", "#x001"].iter().fold(text, |text, k| text.replace(k, &wide(&k[2..])));
    bench.write("factors.smt2", text.replace("0000000000000040", "00000000ffffffff") + "(get-model)");
    bench.write("plain.smt2", PLAIN);
    let asked = ["solve", "factors.smt2", "nowhere.smt2", "plain.smt2", "--time-limit", "0.2"];
    let out = bench.symvm(&[&asked[..2], &asked[4..]].concat());
    assert_eq!(out.status.code(), Some(3), "{}", stderr(&out));
    let said = stdout(&out);
    assert!(said.starts_with("unknown\n(error ") && said.contains("the last check said unknown ("), "{said}");
    // A file that is not there keeps nobody else from being answered.
    let out = bench.symvm(&asked);
    assert_eq!(out.status.code(), Some(2));
    assert!(stdout(&out).ends_with("unsat\n") && stderr(&out).contains("nowhere.smt2: "), "{}", stderr(&out));
}
