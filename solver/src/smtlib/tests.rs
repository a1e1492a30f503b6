//! Scripts and the answers they must get.

use super::Script;

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
            "(error \"line 1 column 2: there is no model: the last command of this kind must be a check that says sat\")",
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
