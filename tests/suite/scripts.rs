//! `symvm solve` on scripts that are wrong, huge or deep: the standard's error answer with a position and exit code 2, or the
//! answer; never a panic, and never more memory or time than allowed.

use crate::bench::{Bench, stderr, stdout};
use std::time::{Duration, Instant};

/// Solves a script; exit code, answers, and what went to standard error.
fn solve(text: impl AsRef<[u8]>, more: &[&str]) -> (Option<i32>, String, String) {
    let bench = Bench::new();
    bench.write("p.smt2", text);
    let out = bench.symvm(&[&["solve", "p.smt2"], more].concat());
    let (answers, said) = (stdout(&out), stderr(&out));
    assert!(!said.contains("panicked") && !said.contains("overflow"), "{said}");
    (out.status.code(), answers, said)
}

#[test]
fn what_is_wrong_is_answered_with_its_place() {
    let x = "(declare-const x (_ BitVec 8))\n";
    for (script, place, says) in [
        ("(assert (bvadd x #b1))".to_owned(), "1:16", "no symbol"),
        (format!("{x}(assert (= x #b1))"), "2:14", "must be"),
        (format!("{x}(assert x)"), "2:9", "Bool"),
        (format!("{x}(assert (= x #x0"), "2:17", "ends inside"),
        (format!("{x}(assert |x"), "2:11", "quoted"),
        (format!("{x}(echo \"x"), "2:9", "string"),
        ("(set-logic QF_LIA)".into(), "1:12", "QF_LIA"),
        ("(set-logic QF_BV)\n(declare-const y (_ BitVec 0))".into(), "2:28", "at least one bit"),
        ("(declare-const y (_ BitVec 2147483648))".into(), "1:28", "2147483648"),
        ("(declare-const y (_ BitVec 99999999999999999999))".into(), "1:28", ""),
        (format!("{x}(assert (= x ((_ repeat 4294967295) x)))"), "2:14", "supported"),
        (format!("{x}(assert (= x ((_ zero_extend 4294967295) x)))"), "2:14", "supported"),
        (format!("{x}(assert (= x ((_ repeat 0) x)))"), "2:14", "at least once"),
        (format!("{x}(assert (= x ((_ extract 8 0) x)))"), "2:14", "no bits 8 to 0"),
        ("(pop 1)".into(), "1:", ""),
        ("(push 5000000000)".into(), "1:7", ""),
        ("(frobnicate)".into(), "1:2", "frobnicate"),
        ("(check-sat) )".into(), "1:13", "begins with"),
        ("(check-sat x)".into(), "1:12", ""),
        ("hello".into(), "1:1", "begins with"),
        ("(assert true)\u{0}".into(), "1:14", "begins with"),
        ("(assert \u{0}true)".into(), "1:9", "cannot stand"),
    ] {
        let (code, answers, said) = solve(&script, &[]);
        assert_eq!(code, Some(2), "{script}\n{answers}{said}");
        let last = answers.lines().last().unwrap_or_default();
        assert!(last.starts_with("(error \"line ") && last.ends_with("\")"), "{script}\n{answers}");
        assert!(
            said.contains(&format!("p.smt2:{place}")) && said.contains(says),
            "{script}\n{place} {says}\n{said}"
        );
    }
    // No text at all.
    for bytes in [&b"(assert \xff\xfe)"[..], b"\x00\x01\x02", b"(declare-const \xe4 Bool)"] {
        assert_eq!(solve(bytes, &[]).0, Some(2));
    }
    assert_eq!(solve("", &[]), (Some(0), String::new(), String::new()));
    assert_eq!(Bench::new().symvm(&["solve", "absent.smt2"]).status.code(), Some(2));
}

#[test]
fn nesting_has_no_end() {
    const DEEP: usize = 100_000;
    let x = "(declare-const p Bool)(declare-const x (_ BitVec 8))";
    let many = |open: &str, inner: &str, close: &str| open.repeat(DEEP) + inner + &close.repeat(DEEP);
    let lets = |first: &str, step: &str| {
        let mut text = format!("(let ((y0 {first})) ");
        for i in 1..DEEP {
            text += &format!("(let ((y{i} {})) ", step.replace('@', &format!("y{}", i - 1)));
        }
        text + &format!("(= y{} #x01)", DEEP - 1) + &")".repeat(DEEP)
    };
    for (script, code, answer) in [
        (format!("{x}(assert {})(check-sat)(get-model)", many("(not ", "p", ")")), 0, "sat"),
        (format!("{x}(assert {})(check-sat)(get-value (p))", many("(and p ", "p", ")")), 0, "sat"),
        (format!("{x}(assert (= x {}))(check-sat)", many("(bvnot ", "x", ")")), 0, "sat"),
        (format!("{x}(assert (distinct x {}))(check-sat)", many("(bvxor #x01 ", "x", ")")), 0, "unsat"),
        (format!("{x}(assert (= x {}))(check-sat)", many("(ite p #x07 ", "x", ")")), 0, "sat"),
        // A number with 2^100000 parts, if it were written out.
        (format!("{x}(assert {})(check-sat)", lets("x", "(bvadd @ @)")), 0, "unsat"),
        (format!("{x}(assert {})(check-sat)", many("(! ", "p", " :a b)")), 0, "sat"),
        (format!("(set-info :source {})(check-sat)", many("(", "", ")")), 0, "sat"),
        (format!("(assert {})", "(".repeat(DEEP)), 2, "(error"),
        (format!("(declare-const y {})", many("(Array ", "Bool", ")")), 2, "(error"),
    ] {
        let shown = &script[..script.len().min(160)];
        let (got, answers, said) = solve(&script, &[]);
        assert_eq!(got, Some(code), "{shown}\n{said}");
        assert!(
            answers.lines().any(|l| l.starts_with(answer)),
            "{shown}\n{}",
            &answers[..answers.len().min(300)]
        );
    }
}

/// Definitions that double: 2^60 operators, if they were written out.
#[test]
fn definitions_share_what_they_double() {
    let mut script = String::from("(define-fun f0 ((x (_ BitVec 8))) (_ BitVec 8) (bvadd x #x01))\n");
    for i in 1..60 {
        script +=
            &format!("(define-fun f{i} ((x (_ BitVec 8))) (_ BitVec 8) (bvmul (f{0} x) (f{0} x)))\n", i - 1);
    }
    script += "(declare-const x (_ BitVec 8))(assert (= (f59 x) #x01))(check-sat)(get-value ((f59 x)))";
    let (code, answers, said) = solve(&script, &[]);
    assert_eq!((code, answers.as_str()), (Some(0), "sat\n(((f59 x) #x01))\n"), "{said}");
}

#[test]
fn large_files_are_read_in_seconds() {
    let mut script = String::from("(set-logic QF_BV)(declare-const x (_ BitVec 64))(declare-const p Bool)");
    let mut n = 0_u64;
    // On one line.
    while script.len() < 2 << 20 {
        script +=
            &format!("(assert (or p (bvult x #x{n:016x}) (= (bvand x #x{:016x}) x)))", n.rotate_left(40));
        n = n.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x1234_5678);
    }
    script += "(check-sat)";
    let begin = Instant::now();
    assert_eq!(solve(&script, &[]).1, "sat\n");
    // Tests run beside others, unoptimised: what is looked for is a square.
    assert!(begin.elapsed() < Duration::from_secs(120), "{:?}", begin.elapsed());
    // The same, broken at its end.
    let (code, answers, _) = solve(script + "(assert (bvult x #x00))", &[]);
    assert_eq!((code, answers.contains("(error \"line 1 column 2")), (Some(2), true), "{answers}");
}

/// Widths of millions of bits are legal; what does not fit time or memory is unknown.
#[test]
fn limits_hold_in_every_stage() {
    let wide = "(declare-const x (_ BitVec 8388607))(declare-const y (_ BitVec 8388607))";
    let words = 0..4000;
    let declared: String = words.clone().map(|i| format!("(declare-const b{i} (_ BitVec 32))")).collect();
    let listed: String = words.map(|i| format!(" b{i}")).collect();
    let distinct = format!("{declared}(assert (distinct{listed}))(check-sat)");
    let denied = format!(
        "(set-option :produce-interpolants true){declared}(get-interpolant I (not (distinct{listed})))"
    );
    for (script, limits) in [
        // Reading and blasting.
        (format!("{wide}(assert (= (bvmul x y) (bvadd x x y)))(check-sat)"), ["--time-limit", "2s"]),
        (format!("{wide}(assert (= (bvudiv x y) (bvlshr x y)))(check-sat)"), ["--memory-limit", "1G"]),
        // Millions of pairs.
        (distinct.clone(), ["--time-limit", "1s"]),
        (distinct, ["--memory-limit", "300M"]),
        (denied, ["--time-limit", "1s"]),
        // Searching.
        (
            "(declare-const a (_ BitVec 64))(declare-const b (_ BitVec 64))(declare-const c (_ BitVec 64))
             (assert (distinct (bvmul a (bvmul b c)) (bvmul (bvmul c a) b)))(assert (bvult (bvurem a b) (bvudiv c a)))
             (assert (= (bvmul a b) #x7890abcdef123457))(assert (= (bvudiv (bvmul c c) b) a))(check-sat)"
                .to_owned(),
            ["--time-limit", "1s"],
        ),
    ] {
        let begin = Instant::now();
        let (code, answers, said) = solve(&script, &limits);
        let right = (code, answers.as_str()) == (Some(3), "unknown\n") || (code == Some(0) && limits[0] == "--time-limit");
        assert!(right, "{script}\n{code:?} {answers}{said}");
        assert!(begin.elapsed() < Duration::from_secs(60), "{script}: {:?}", begin.elapsed());
    }
}

#[test]
fn a_memory_limit_that_is_exceeded_at_once_is_always_said() {
    for _ in 0..10 {
        let (code, answers, said) = solve("(check-sat)", &["--memory-limit", "1K"]);
        assert_eq!((code, answers.as_str()), (Some(3), "unknown\n"), "{said}");
        assert!(said.contains("error: the memory limit was reached"), "{said}");
    }
}
