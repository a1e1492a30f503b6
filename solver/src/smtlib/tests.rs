//! Scripts and the answers they must get.

use super::lower::Lowered;
use super::{Script, ScriptConfig};
use crate::proof::CertificateError;

/// Runs a script and compares all answers.
fn check(script: &str, expected: &str) {
    assert_eq!(answers(script), expected, "{script}");
}

fn answers(script: &str) -> String {
    run(Script::default(), script)
}

fn run(mut state: Script, script: &str) -> String {
    let mut output = Vec::new();
    drop(state.run(script.as_bytes(), &mut output));
    String::from_utf8_lossy(&output).trim_end().to_string()
}

#[test]
fn levels_and_assumptions() {
    check(
        "(set-logic QF_BV) (declare-const x (_ BitVec 8)) (declare-const p Bool) (declare-const q Bool)
         (assert (=> p (bvult x #x05))) (assert (=> q (bvugt x #x06)))
         (check-sat-assuming (p q)) (get-unsat-assumptions)
         (push 2) (assert p) (check-sat) (pop) (check-sat-assuming (q)) (get-value (q p)) (pop 1)
         (assert (= x #x03)) (check-sat-assuming ((not q) p)) (get-value (x (bvadd x x)))
         (check-sat-assuming (p q)) (get-unsat-assumptions) (get-info :assertion-stack-levels)",
        "unsat\n(p q)\nsat\nsat\n((q true)\n (p false))\nsat\n((x #x03)\n ((bvadd x x) #x06))\nunsat\n(q)\n(:assertion-stack-levels 0)",
    );
}

#[test]
fn cores_and_assignments() {
    check(
        "(set-option :produce-unsat-cores true) (declare-const x (_ BitVec 4))
         (assert (! (bvult x #x3) :named low)) (assert (! (= x x) :named |odd one|))
         (assert (! (bvugt x #x8) :named high)) (check-sat) (get-unsat-core)",
        "unsat\n(low high)",
    );
    check(
        "(declare-fun b () Bool) (assert (! (or (! b :named first) (! (not b) :named second)) :named all))
         (assert second) (check-sat) (get-assignment)",
        "sat\n((first false) (second true) (all true))",
    );
}

#[test]
fn definitions_and_sorts() {
    check(
        "(define-sort Word () (_ BitVec 8)) (define-sort Memory (T) (Array T Word))
         (declare-const m (Memory (_ BitVec 2))) (declare-fun f (Word Bool) Word) (declare-sort S 0)
         (declare-const s S) (declare-const t S) (declare-fun g (S) Word)
         (define-fun twice ((x Word)) Word (let ((y (bvadd x x)) (x #x01)) (bvmul y x)))
         (define-const c Word (twice #x21))
         (assert (= (select m #b01) c)) (assert (= (twice (f c true)) #x10)) (assert (distinct (g s) (g t)))
         (check-sat) (get-value ((select m #b01) (twice (f #x42 true)) (= s t) c))
         (push) (assert (= s t)) (check-sat)",
        "sat\n(((select m #b01) #x42)\n ((twice (f #x42 true)) #x10)\n ((= s t) false)\n (c #x42))\nunsat",
    );
}

#[test]
fn arrays_are_extensional() {
    let declared = "(declare-const a (Array (_ BitVec 2) (_ BitVec 8))) (declare-const b (Array (_ BitVec 2) (_ BitVec 8)))
         (declare-const i (_ BitVec 2)) (declare-const j (_ BitVec 2)) (declare-const v (_ BitVec 8)) ";
    for (text, answer) in [
        ("(assert (distinct a b)) (assert (= (store a i v) (store b i v))) (assert (= (select a i) (select b i)))", "unsat"),
        ("(assert (distinct a b)) (assert (= (store a i v) (store b i v)))", "sat"),
        ("(assert (= (store (store a i v) j #x00) (store (store b j #x01) i v))) (assert (distinct i j))", "unsat"),
        ("(assert (= (store (store a i v) j #x00) (store (store b j #x01) i v)))", "sat"),
        ("(assert (= ((as const (Array (_ BitVec 2) (_ BitVec 8))) v) (store a i #x07))) (assert (distinct v #x07))", "unsat"),
        ("(assert (= ((as const (Array (_ BitVec 2) (_ BitVec 8))) #x01) (store (store (store a #b00 #x01) #b01 #x01) #b10 #x01)))
          (assert (not (= a ((as const (Array (_ BitVec 2) (_ BitVec 8))) #x01)))) (assert (= #x01 (select a #b00) (select a #b01) (select a #b10)))
          (assert (= (select a #b11) v))", "unsat"),
        ("(assert (= (store (store (store (store a #b00 v) #b01 v) #b10 v) #b11 v) ((as const (Array (_ BitVec 2) (_ BitVec 8))) #x09)))
          (assert (distinct (select a i) #x09))", "sat"),
        ("(assert (= (ite (bvult i j) a b) (store a i v))) (assert (not (= (select a i) v))) (assert (bvult i j))", "unsat"),
    ] {
        let text = format!("{declared}{text} (check-sat)");
        check(&text, answer);
        // The same without arrays as bit-vectors.
        let mut script = Script::default();
        script.exprs.sorts.most_packed = 0;
        assert_eq!(run(script, &text), answer, "{text}");
    }
}

#[test]
fn small_arrays_are_elements_and_arguments() {
    check(
        "(declare-const a (Array (_ BitVec 40) (Array (_ BitVec 1) (_ BitVec 2)))) (declare-const i (_ BitVec 40))
         (declare-const b (Array (_ BitVec 1) (_ BitVec 2))) (declare-fun f ((Array (_ BitVec 1) (_ BitVec 2))) Bool)
         (assert (= (select a i) (store b #b1 #b10))) (assert (= (select b #b0) #b11)) (check-sat)
         (get-value ((select a i) (select (select a i) #b1) ((as const (Array Bool Bool)) true)))
         (assert (f (select a i))) (assert (not (f b))) (push) (assert (= (select b #b1) #b10)) (check-sat)
         (pop) (check-sat)",
        "sat\n(((select a i) (store ((as const (Array (_ BitVec 1) (_ BitVec 2))) #b11) #b1 #b10))\n \
         ((select (select a i) #b1) #b10)\n (((as const (Array Bool Bool)) true) ((as const (Array Bool Bool)) true)))\n\
         unsat\nsat",
    );
    check(
        "(declare-const a (Array (_ BitVec 1) (Array (_ BitVec 8) (_ BitVec 8))))",
        "(error \"line 1 column 19: arrays of arrays are supported up to 512 bits for each of those inside, and \
         (Array (_ BitVec 8) (_ BitVec 8)) has more\")",
    );
}

#[test]
fn errors_say_where_and_end_the_script() {
    for (script, expected) in [
        (
            "(set-logic QF_LIA)",
            "(error \"line 1 column 12: logic 'QF_LIA' is not supported; there are: QF_BV, QF_ABV, QF_UFBV, QF_AUFBV, QF_UF, QF_AX, ALL\")",
        ),
        ("(declare-const x (_ BitVec 0))", "(error \"line 1 column 28: a bit-vector has at least one bit\")"),
        (
            "(declare-const x (_ BitVec 2147483648))",
            "(error \"line 1 column 28: a width of 2147483648 bits is more than the 8388607 that are supported\")",
        ),
        (
            "(assert (bvadd #b1 #b01))",
            "(error \"line 1 column 20: arguments of 'bvadd' must have the same width: 1 and 2\")",
        ),
        (
            "(assert #b1)\n(check-sat)",
            "(error \"line 1 column 9: a term of sort Bool is needed here, not (_ BitVec 1)\")",
        ),
        (
            "(check-sat)\n\n  (assert (and true y))",
            "sat\n(error \"line 3 column 21: there is no symbol 'y'\")",
        ),
        ("(assert (not true", "(error \"line 1 column 18: the input ends inside a command\")"),
        (
            "(get-value (true))",
            "(error \"line 1 column 2: there is no model: nothing was checked since the last assertion or declaration; it is there after a check that says sat\")",
        ),
        (
            "(assert false)(check-sat)(get-model)",
            "unsat\n(error \"line 1 column 27: there is no model: the last check did not say sat\")",
        ),
        (
            "(declare-const x Bool)(declare-const x Bool)",
            "(error \"line 1 column 38: 'x' has a meaning already\")",
        ),
        (
            "(assert (= ((_ extract 8 0) #x00) #b1))",
            "(error \"line 1 column 12: there are no bits 8 to 0 in a bit-vector of width 8\")",
        ),
        (
            "(assert (= ((_ repeat 4000000) #x00) #b1))",
            "(error \"line 1 column 12: a width of 32000000 bits is more than the 8388607 that are supported\")",
        ),
        ("(frobnicate)", "(error \"line 1 column 2: there is no command 'frobnicate'\")"),
        ("(pop 1)", "(error \"line 1 column 6: there are only 0 levels to pop\")"),
        (
            "(set-option :print-success true)(set-option :nonsense 1)(echo \"a\"\"b\")(set-info :x (a b))(exit)(foo)",
            "success\nunsupported\n\"a\"\"b\"\nsuccess\nsuccess",
        ),
    ] {
        check(script, expected);
    }
}

#[test]
fn names_of_theories_that_a_logic_lacks_are_free() {
    let other = "(push 1)(declare-const select Bool)(declare-const |repeat| Bool)(assert (and select (not repeat)))\
                 (check-sat)(get-value (select repeat))(pop 1)";
    let answer = "sat\n((select true)\n (repeat false))";
    check(&format!("(set-logic QF_BV){other}"), answer);
    // What has indices keeps its meaning with them.
    let bits = "(declare-const x (_ BitVec 4))(assert (= ((_ extract 3 0) ((_ repeat 2) x)) #x5))(check-sat)";
    check(&format!("(set-logic QF_UFBV){other}{bits}"), &format!("{answer}\nsat"));
    check(
        "(set-logic QF_UF)(declare-sort U 0)(declare-fun concat (U U) U)(declare-const a U)\
         (assert (distinct a (concat a a) (concat a (concat a a))))(check-sat)",
        "sat",
    );
    for logic in ["QF_ABV", "ALL", "QF_AX"] {
        check(
            &format!("(set-logic {logic})(declare-const select Bool)"),
            &format!("(error \"line 1 column {}: 'select' has a meaning already\")", logic.len() + 28),
        );
    }
    // And again what it was, after a level.
    check(
        "(push 1)(declare-const extract Bool)(pop 1)(assert (= ((_ extract 0 0) #x5) #b1))(check-sat)(assert extract)",
        "sat\n(error \"line 1 column 101: function 'extract' lacks its arguments\")",
    );
}

#[test]
fn assumptions_are_told_as_they_were_given() {
    check(
        "(declare-const x (_ BitVec 8))(define-fun p () Bool (= x #x01))(assert (! (= x #x02) :named q))\
         (check-sat-assuming (p (not q)))(get-unsat-assumptions)(check-sat-assuming (( not q ) true))(get-unsat-assumptions)",
        "unsat\n(p)\nunsat\n(( not q ))",
    );
}

#[test]
fn channels_that_are_not_there_and_values_that_are_none_are_refused() {
    check(
        "(set-option :print-success true)(set-option :regular-output-channel \"a.txt\")\
         (set-option :regular-output-channel \"stdout\")(set-option :diagnostic-output-channel \"stdout\")\
         (set-option :produce-models 17)(set-option :random-seed 17)(get-option :random-seed)",
        "success\nunsupported\nsuccess\nsuccess\nunsupported\nsuccess\n17",
    );
}

#[test]
fn nesting_costs_memory_and_no_stack() {
    const DEPTH: usize = 100_000;
    let nested = |open: &str, inner: &str, close: &str| {
        format!("{}{inner}{}", open.repeat(DEPTH), close.repeat(DEPTH))
    };
    let declared = "(declare-const x (_ BitVec 8)) (declare-const p Bool) ";
    let scripts = [
        format!("(assert (= #x00 {})) (check-sat)", nested("(bvxor x ", "x", ")")),
        format!("(assert {}) (check-sat)", nested("(let ((p (not p))) ", "p", ")")),
        format!("(assert {}) (check-sat)", nested("(! ", "p", " :x y)")),
        format!("(assert {}) (check-sat)", nested("(ite p p ", "p", ")")),
    ];
    for script in scripts {
        check(&format!("{declared}{script}"), "sat");
    }
    let sort = nested("(Array ", "Bool", ")");
    assert!(answers(&format!("(declare-const x {sort})")).starts_with("(error"));
    assert!(answers(&"(".repeat(DEPTH)).starts_with("(error"));
    assert!(answers(&format!("(assert (bvnot {}", "(".repeat(DEPTH))).starts_with("(error"));
}

/// Answers of a script whose refutations, models and interpolants are all checked: what is not accepted would
/// be `unknown`.
fn certified(text: &str) -> String {
    let mut output = Vec::new();
    let config = ScriptConfig { certify: true, proof: true, ..ScriptConfig::default() };
    let mut script = Script::new(config);
    drop(script.run(text.as_bytes(), &mut output));
    assert!(script.rejected().is_none(), "{:?}\n{text}", script.rejected());
    String::from_utf8_lossy(&output).trim_end().to_string()
}

/// `x < y < 10` against `20 < z < x`, with a name for each.
const CHAIN: &str = "(set-option :produce-interpolants true) (set-logic QF_BV)
    (declare-const x (_ BitVec 8)) (declare-const y (_ BitVec 8)) (declare-const z (_ BitVec 8))
    (assert (! (bvult x y) :named a)) (assert (! (bvult y #x0a) :named b))
    (assert (! (bvult z x) :named c)) (assert (! (bvult #x14 z) :named d)) (check-sat) ";

#[test]
fn interpolants_of_named_assertions() {
    for system in ["smallest", "mcmillan", "pudlak", "dual"] {
        let option = format!("(set-option :interpolation-system {system})");
        let found = certified(&format!("{option} {CHAIN} (get-interpolants (and a b) (and c d))"));
        let (verdict, interpolant) = found.split_once('\n').expect("two answers");
        assert_eq!(verdict, "unsat");
        assert!(interpolant.contains('x') && !interpolant.contains(['y', 'z']), "{interpolant}");
        // The same in four steps, as a tree, and between two of the partitions in another order.
        for request in ["(get-interpolants a b c d)", "(get-interpolants (and a b) (d) c)"] {
            let found = certified(&format!("{option} {CHAIN} {request}"));
            let is_tree = request.contains("(d)");
            if is_tree && system == "dual" {
                assert!(found.contains("do not fit together in a tree"), "{found}");
            } else {
                assert_eq!(found.lines().count(), if is_tree { 3 } else { 4 }, "{found}");
                assert!(!found.contains("unknown") && !found.contains("error"), "{found}");
            }
        }
        let found = certified(&format!("{option} {CHAIN} (get-interpolant (and c d) (and b a))"));
        assert!(!found.contains(['y', 'z']) && found.contains('x'), "{found}");
        let rest = certified(&format!("{option} {CHAIN} (get-interpolant (d c))"));
        assert_eq!(rest, found, "what is not named is the other side");
    }
    assert_eq!(
        certified(&format!("{CHAIN} (get-interpolants (and a b) (and c d))")),
        "unsat\n((bvule x #x0f))"
    );
}

#[test]
fn interpolants_in_sessions_and_under_assumptions() {
    let found = certified(
        "(set-option :produce-interpolants true) (declare-const x (_ BitVec 8)) (declare-const p Bool)
         (declare-const q Bool) (declare-const r Bool)
         (assert (! (=> p (= x #x03)) :named implied)) (assert (! (! (or r p) :named inner) :named rp))
         (push) (declare-const only (_ BitVec 8)) (assert (! (= only (bvmul x x)) :named square))
         (check-sat-assuming ((! (bvugt only #x10) :named big) (! p :named is_p) (! (bvult x #x09) :named low)))
         (get-interpolants (and implied is_p) (and square big))
         (get-interpolants (and square big) (and implied is_p))
         (get-interpolants implied is_p (and square big))
         (pop)
         (check-sat)
         (check-sat-assuming ((! (not q) :named nq) (! (and q r) :named qr)))
         (get-interpolant nq qr)
         (get-interpolant implication (=> (and q (not r)) (= (bvadd x x) #x06)))
         (get-interpolant nothing (= x #x03))",
    );
    let lines: Vec<&str> = found.lines().collect();
    assert_eq!(lines[0], "unsat", "{found}");
    assert!(lines[1].contains('x') && !lines[1].contains("only"), "{found}");
    assert!(lines[2].contains('x') && !lines[2].contains("only"), "{found}");
    // (=> p (= x #x03)), then something about x.
    assert!(lines[3].contains('p') && !lines[3].contains("only"), "{found}");
    assert_eq!(lines[5..8], ["sat", "unsat", "(not q)"], "{found}");
    let body = lines[8].strip_prefix("(define-fun implication () Bool ").expect("a definition");
    assert!(body.contains(" r)") && !body.contains('q') && !body.contains('p'), "{found}");
    assert_eq!(lines[9], "fail");
}

#[test]
fn interpolants_speak_of_arrays_functions_and_sorts() {
    let declared = "(set-option :produce-interpolants true) (set-logic ALL) (declare-sort U 0)
        (declare-const a (Array (_ BitVec 8) (_ BitVec 8))) (declare-const b (Array (_ BitVec 8) (_ BitVec 8)))
        (declare-const i (_ BitVec 8)) (declare-const j (_ BitVec 8)) (declare-const v (_ BitVec 8))
        (declare-fun f ((_ BitVec 8)) Bool) (declare-const u U) (declare-const w U) (declare-const t U)";
    for (assertions, expected) in [
        (
            "(assert (! (bvult (select a i) v) :named p)) (assert (! (bvult v #x05) :named q))
             (assert (! (bvugt (select a i) #x07) :named r))",
            "unsat\n((bvule (select a i) #x07))",
        ),
        (
            "(assert (! (and (= i j) (f i)) :named p)) (assert (! (= i j) :named q)) (assert (! (not (f j)) :named r))",
            "unsat\n((f i))",
        ),
        (
            "(assert (! (= u w) :named p)) (assert (! (= i i) :named q)) (assert (! (distinct w u) :named r))",
            "unsat\n((= w u))",
        ),
    ] {
        let found = certified(&format!("{declared} {assertions} (check-sat) (get-interpolants (and p q) r)"));
        if expected.contains("(f i)") {
            assert!(found.contains("(f j)") || found.contains("across partitions"), "{found}");
        } else {
            assert_eq!(found, expected);
        }
    }
    // A store on one side, found equal on it.
    let found = certified(&format!(
        "{declared} (assert (! (= b (store a i v)) :named p)) (assert (! (= (select b i) #x01) :named q))
         (assert (! (distinct v #x01) :named r)) (check-sat) (get-interpolants (and p q) r)"
    ));
    assert_eq!(found, "unsat\n((= v #x01))");
    // A small array, which is a bit-vector on the way.
    let found = certified(&format!(
        "{declared} (declare-const s (Array (_ BitVec 2) (_ BitVec 8))) (assert (! (bvult (select s #b10) v) :named p))
         (assert (! (bvult v #x05) :named q)) (assert (! (bvult #x07 (select s #b10)) :named r)) (check-sat)
         (get-interpolants (and p q) r)"
    ));
    assert_eq!(found, "unsat\n((bvule (select s #b10) #x07))");
}

/// Arrays and symbols of partitions that share no index or argument.
const APART: &str = "(set-option :produce-interpolants true) (set-logic ALL)
    (declare-const a (Array (_ BitVec 8) (_ BitVec 8))) (declare-const b (Array (_ BitVec 8) (_ BitVec 8)))
    (declare-const c (Array (_ BitVec 8) (_ BitVec 8))) (declare-fun f ((_ BitVec 8)) (_ BitVec 8))
    (declare-const i (_ BitVec 8)) (declare-const j (_ BitVec 8)) (declare-const k (_ BitVec 8))
    (declare-const v (_ BitVec 8)) (declare-const w (_ BitVec 8)) ";

#[test]
fn interpolants_across_partitions_of_arrays_and_functions() {
    let allone = "((as const (Array (_ BitVec 8) (_ BitVec 8))) #x01)";
    let alltwo = "((as const (Array (_ BitVec 8) (_ BitVec 8))) #x02)";
    for (p, q, expected) in [
        // Reads at indices that nobody shares.
        (
            "(and (bvult i #x02) (= (select a i) #x01))",
            "(and (bvult j #x02) (bvult k #x02) (distinct j k) (= (select a j) #x02) (= (select a k) #x03))",
            &["(select a #x00)", "(select a #x01)"][..],
        ),
        // The same of a function.
        (
            "(and (bvult i #x02) (= (f i) #x01))",
            "(and (bvult j #x02) (bvult k #x02) (distinct j k) (= (f j) #x02) (= (f k) #x03))",
            &["(f #x00)", "(f #x01)"],
        ),
        // A store on one side, and two reads of what it changed on the other.
        (
            "(and (= b (store a i #x01)) (bvult i #x04))",
            "(and (bvult j #x04) (= (select a j) #x00) (= (select b j) #x02))",
            &["(select a ", "(select b "],
        ),
        // Stores on both sides, with a shared array in the middle.
        (
            "(and (= b (store a i v)) (= i #x05) (= (select a #x07) #x01))",
            "(and (= c (store b j w)) (= j #x06) (= (select c #x07) #x02))",
            &["(select b #x07)"],
        ),
        // Constant arrays that differ somewhere.
        (&format!("(= b (store {allone} i v))"), &format!("(= b (store {alltwo} j w))"), &["(select b "]),
    ] {
        for systems in
            ["", "(set-option :interpolation-system mcmillan)", "(set-option :interpolation-system dual)"]
        {
            let script = format!(
                "{APART} {systems} (assert (! {p} :named p)) (assert (! {q} :named q)) (check-sat) (get-interpolants p q)"
            );
            let found = certified(&script);
            let interpolant = found.strip_prefix("unsat\n(").unwrap_or_else(|| panic!("{found}"));
            assert!(!interpolant.starts_with("error"), "{found}");
            assert!(expected.iter().all(|e| interpolant.contains(e)), "{found}");
            assert!(
                !["i", "j", "k", "v", "w"]
                    .iter()
                    .any(|x| interpolant.split([' ', '(', ')']).any(|s| s == *x))
            );
        }
    }
}

/// Random partitions over arrays with few indices each; every interpolant is checked by solvers that know
/// nothing of it.
#[test]
fn interpolants_of_random_arrays_are_right() {
    let mut state = 17_u64;
    let mut below = |n: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % n
    };
    let (mut found, mut missing) = (0, 0);
    for _ in 0..150 {
        let mut script = APART.to_string();
        let parts = 2 + below(2);
        for part in 0..parts {
            // Two indices of its own, and one that all share.
            script += &format!(" (declare-const i{part} (_ BitVec 8)) (declare-const j{part} (_ BitVec 8))");
            let mut conjuncts = vec![format!("(bvult i{part} #x03)"), format!("(bvult j{part} #x03)")];
            for _ in 0..3 {
                let index = [format!("i{part}"), format!("j{part}"), "k".into()][below(3) as usize].clone();
                let other = [format!("i{part}"), "k".into(), "#x01".into()][below(3) as usize].clone();
                let (x, y) = (["a", "b", "c"][below(3) as usize], ["a", "b", "c"][below(3) as usize]);
                let n = below(3);
                conjuncts.push(match below(6) {
                    0 => format!("(= (select {x} {index}) #x0{n})"),
                    1 => format!("(= {x} (store {y} {index} #x0{n}))"),
                    2 => format!("(distinct (select {x} {index}) (select {y} {other}))"),
                    3 => format!("(= (f {index}) (select {x} {other}))"),
                    4 => format!("(distinct (f {index}) #x0{n})"),
                    _ => format!("(or (= {index} {other}) (= (select {x} {other}) #x0{n}))"),
                });
            }
            script += &format!(" (assert (! (and {}) :named p{part}))", conjuncts.join(" "));
        }
        let names: Vec<String> = (0..parts).map(|part| format!("p{part}")).collect();
        script += &format!(" (check-sat) (get-interpolants {})", names.join(" "));
        let answer = certified(&script);
        match answer.strip_prefix("unsat\n") {
            Some(error) if error.starts_with("(error") => {
                assert!(error.contains("no shared term is equal to"), "{error}\n{script}");
                missing += 1;
            }
            Some(interpolants) => {
                assert!(interpolants.starts_with('('), "{interpolants}\n{script}");
                found += 1;
            }
            None => assert_eq!(answer, "sat\nfail"),
        }
    }
    assert!(found >= 20 && missing <= found / 4, "{found} found, {missing} missing");
}

#[test]
fn an_assumption_made_twice_is_told_once() {
    let assumed =
        "(declare-const p Bool) (assert p) (check-sat-assuming (p (not p) (not p))) (get-unsat-assumptions)";
    assert_eq!(answers(assumed), "unsat\n((not p))");
}

#[test]
fn options_that_are_switched_off() {
    let begin = "(set-option :produce-models false) (set-option :produce-assertions false)
        (set-option :produce-unsat-assumptions false) (declare-const p Bool) (assert p)";
    for (ask, option) in [
        ("(check-sat) (get-model)", ":produce-models"),
        ("(check-sat) (get-value (p))", ":produce-models"),
        ("(get-assertions)", ":produce-assertions"),
        ("(check-sat-assuming ((not p))) (get-unsat-assumptions)", ":produce-unsat-assumptions"),
    ] {
        let found = answers(&format!("{begin} {ask}"));
        assert!(found.contains("(error") && found.contains(option), "{found}");
    }
}

#[test]
fn interpolants_that_there_are_not() {
    for (request, expected) in [
        ("(get-interpolants a b)", "what is named does not contradict itself alone"),
        ("(get-interpolants a)", "two partitions or more"),
        ("(get-interpolants a (b c (d)))", "a subtree ends with the partition at its root"),
        ("(get-interpolants a (b))", "two partitions or more"),
        ("(get-interpolants a nobody)", "no assertion or assumption is named 'nobody'"),
        ("(get-interpolant a b c)", "takes two partitions"),
        ("(get-interpolant x true)", "'x' has a meaning already"),
        ("(get-interpolant fresh true G)", "grammars"),
        ("(push) (get-interpolants (and a b) (and c d))", "the last check must say unsat"),
        ("(set-option :interpolation-system best)", "is one of smallest, mcmillan, pudlak, dual"),
        (
            "(set-option :produce-interpolants false) (get-interpolants a b)",
            "need (set-option :produce-interpolants true)",
        ),
    ] {
        let found = certified(&format!("{CHAIN} {request}"));
        assert!(found.contains("(error ") && found.contains(expected), "{request}: {found}");
    }
}

#[test]
fn what_can_hold_has_no_interpolants() {
    let found = certified(
        "(set-option :produce-interpolants true) (declare-const p Bool) (assert (! p :named a)) (check-sat)
         (get-interpolant (a)) (get-interpolants a a) (assert (! (not p) :named b)) (check-sat) (get-interpolant (a))",
    );
    assert_eq!(found, "sat\nfail\nfail\nunsat\np");
}

/// An answer whose certificate is refused is not given.
#[test]
fn what_is_not_what_was_asserted_is_unknown() {
    let config = ScriptConfig { certify: true, proof: true, ..ScriptConfig::default() };
    let mut script = Script::new(config);
    let run = |script: &mut Script, text: &str| {
        let mut output = Vec::new();
        script.run(text.as_bytes(), &mut output).expect("the commands are right");
        String::from_utf8_lossy(&output).trim_end().to_string()
    };
    let declared = "(declare-const p Bool) (declare-const q Bool) (assert p) (assert (not q)) (check-sat)";
    assert_eq!(run(&mut script, declared), "sat");
    // From here on (not q) becomes the same term as (not p).
    let [p, not_q] = [0, 1].map(|i| script.assertions[i].expr);
    let Some(Lowered::Term(t)) = script.lowering.memo[p.index()] else { panic!("it is a truth value") };
    script.lowering.memo[not_q.index()] = Some(Lowered::Term(script.terms.not(t)));
    assert_eq!(run(&mut script, "(check-sat)"), "unknown");
    assert!(matches!(script.rejected(), Some(CertificateError::Lowering(_))), "{:?}", script.rejected());
    assert!(script.gave_up() && script.refutation().is_none());
}

#[test]
fn local_search_changes_no_answer() {
    let problem = |option: &str| {
        format!(
            "(set-option :local-search {option}) (set-logic QF_BV) (declare-const x (_ BitVec 40))
             (declare-const y (_ BitVec 40)) (declare-const z (_ BitVec 40))
             (assert (= (bvmul x (bvmul y z)) #x123456789b)) (assert (bvugt x #x0000010000))
             (assert (bvult (bvudiv y z) #x0000000f00)) (push) (assert (bvult x z)) (check-sat) (pop)
             (assert (= ((_ extract 0 0) x) #b0)) (check-sat)"
        )
    };
    let mut searches = Vec::new();
    for option in ["true", "false"] {
        let mut script = Script::default();
        let mut output = Vec::new();
        script.run(problem(option).as_bytes(), &mut output).expect("the commands are right");
        assert_eq!(String::from_utf8_lossy(&output), "sat\nunsat\n", "{option}");
        searches.push(script.stats().local_searches);
    }
    assert!(searches[0][0] >= 1 && searches[0][1] == 1, "{searches:?}");
    assert_eq!(searches[1], [0; 3]);
}

#[test]
fn minimal_cores_have_nothing_to_spare() {
    // Each of p0 … p7 is needed but for those that say twice what others say.
    let mut script = String::from(
        "(set-option :produce-unsat-cores true) (set-option :minimal-unsat-cores true) (declare-const x (_ BitVec 16))
         (declare-const y (_ BitVec 16)) (declare-const z (_ BitVec 16))",
    );
    let conditions = [
        "(bvult x y)",
        "(bvult (bvadd x #x0000) y)",
        "(bvult y z)",
        "(bvule x z)",
        "(bvult z #x8000)",
        "(bvult y #xf000)",
        "(= (bvand x #x000f) #x0003)",
    ];
    for (at, condition) in conditions.iter().enumerate() {
        script += &format!(" (assert (! {condition} :named p{at}))");
    }
    script +=
        " (check-sat-assuming ((bvuge x #x7fff) (bvugt x #x0010))) (get-unsat-core) (get-unsat-assumptions)";
    let found = answers(&script);
    let lines: Vec<&str> = found.lines().collect();
    assert_eq!((lines[0], lines[2]), ("unsat", "((bvuge x #x7fff))"), "{found}");
    let names: Vec<&str> = lines[1].trim_matches(['(', ')']).split(' ').collect();
    assert!(!(names.contains(&"p0") && names.contains(&"p1")), "{found}");
    // Whatever is left out of it, the rest can hold.
    for left_out in &names {
        let mut rest = String::from(
            "(declare-const x (_ BitVec 16)) (declare-const y (_ BitVec 16)) (declare-const z (_ BitVec 16))
             (assert (bvuge x #x7fff))",
        );
        for name in names.iter().filter(|name| name != &left_out) {
            let at: usize = name[1..].parse().expect("a name");
            rest += &format!(" (assert {})", conditions[at]);
        }
        assert_eq!(answers(&(rest + " (check-sat)")), "sat", "{found} without {left_out}");
    }
}

#[test]
fn one_condition_under_two_names_is_told_once() {
    check(
        "(set-option :produce-unsat-cores true) (declare-const x (_ BitVec 8)) (declare-const y (_ BitVec 8))
         (assert (! (bvult x y) :named a)) (assert (! (bvult x y) :named b)) (assert (! (bvult y x) :named c))
         (check-sat) (get-unsat-core)",
        "unsat\n(a c)",
    );
}

/// The search for interpolants, in place of a check, has a budget of its own.
#[test]
fn a_check_is_not_kept_waiting_for_interpolants() {
    let config =
        ScriptConfig { time_limit: Some(std::time::Duration::from_secs(20)), ..ScriptConfig::default() };
    let found = run(
        Script::new(config),
        "(set-option :produce-interpolants true) (set-logic QF_AUFBV) (declare-const x (_ BitVec 16))
         (declare-const y (_ BitVec 16)) (declare-fun F ((_ BitVec 16)) (_ BitVec 16))
         (declare-const A (Array (_ BitVec 16) (_ BitVec 16))) (declare-const B (Array (_ BitVec 16) (_ BitVec 16)))
         (declare-const j (_ BitVec 16)) (declare-const i (_ BitVec 16))
         (assert (! (= x y) :named a)) (assert (! (= B (store A i (F x))) :named e))
         (assert (! (and (= (select B j) #x0001) (= (select A j) #x0002)) :named f))
         (assert (! (distinct (F y) #x0001) :named g)) (check-sat)",
    );
    assert_eq!(found, "unsat");
}

#[test]
fn long_lists_of_names_are_no_slower_than_short_ones() {
    let many = 100_000;
    let bindings: String = (0..many).map(|i| format!("(v{i} (bvadd x #x{i:08x}))")).collect();
    let used: String = (0..many).map(|i| format!(" v{i}")).collect();
    let parameters: String = (0..many).map(|i| format!("(v{i} Bool)")).collect();
    let chain: String = (1..many)
        .map(|i| {
            format!(
                "(define-fun f{i} ((a (_ BitVec 32))) (_ BitVec 32) (bvadd (bvxor (f{} a) x) #x{i:08x}))",
                i - 1
            )
        })
        .collect();
    check(
        &format!(
            "(declare-const x (_ BitVec 32)) (define-fun f0 ((b (_ BitVec 32))) (_ BitVec 32) b)
             (define-fun wide ({parameters}) Bool v7) {chain} (assert (= (f2 #x00000001) x))
             (push) (assert (let ({bindings}) (= #x00000000 (bvor {used})))) (pop) (check-sat)"
        ),
        "sat",
    );
    let twice = answers(&format!("(declare-const x (_ BitVec 32)) (assert (let ({bindings}(v77 x)) true))"));
    assert!(twice.contains("'v77' is bound twice"), "{twice}");
    let open = answers("(define-fun f ((a Bool)) Bool (! a :named b)) (assert b) (check-sat)");
    assert!(open.contains("parameters in it cannot be named"), "{open}");
}

#[test]
fn names_that_let_gives_are_no_symbols() {
    check(
        "(declare-const a (_ BitVec 8)) (declare-const ?4 (_ BitVec 8)) (declare-const ??4 (_ BitVec 8))
         (assert (= (bvmul (bvadd a ?4) (bvadd a ?4)) ??4)) (get-assertions)
         (assert (let ((?4 (bvnot a))) (= ?4 (bvmul ?4 a)))) (get-assertions)",
        "((let ((???3 (bvadd a ?4))) (= (bvmul ???3 ???3) ??4)))
((let ((???3 (bvadd a ?4))) (= (bvmul ???3 ???3) ??4))
 (let ((?6 (bvnot a))) (= ?6 (bvmul ?6 a))))",
    );
}

#[test]
fn names_that_are_no_text_are_refused_rather_than_taken_for_each_other() {
    let script: &[u8] = b"(declare-const |\xe9| (_ BitVec 8)) (declare-const |\xe8| (_ BitVec 8))
        (assert (distinct |\xe9| |\xe8|)) (check-sat)";
    let mut output = Vec::new();
    let error = Script::default().run(script, &mut output).expect_err("it says so");
    assert!(error.message.contains("UTF-8"), "{error}");
    check(
        "(declare-const |é| (_ BitVec 8)) (declare-const |è| (_ BitVec 8)) (assert (distinct |é| |è|)) (check-sat)",
        "sat",
    );
}
