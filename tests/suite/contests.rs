//! `symvm bench`: what is counted, what is compared, what is wrong.

use crate::bench::{Bench, stderr, stdout};
use std::fs;

const RIGHT: &str =
    "(set-logic QF_BV)(set-info :status unsat)(declare-const x (_ BitVec 8))(assert (bvult x x))(check-sat)";
const WRONG: &str = "(set-info :status sat)(assert false)(check-sat)";
const TWICE: &str = "(declare-const p Bool)(assert p)(check-sat)(assert (not p))(check-sat)";
/// x · y = c for a 64-bit semiprime and 32-bit factors: nothing for a second.
const HARD: &str = "(set-info :status sat)(declare-const x (_ BitVec 64))(declare-const y (_ BitVec 64))
    (assert (bvult x #x0000000100000000))(assert (bvult y #x0000000100000000))(assert (bvult x y))
    (assert (bvugt x #x0000000000000001))(assert (= (bvmul x y) #x788f7bd0c47a7eb5))(check-sat)";

fn problems() -> Bench {
    let bench = Bench::new();
    for folder in ["p/easy", "p/more"] {
        fs::create_dir_all(bench.path(folder)).unwrap();
    }
    bench.write("p/easy/right.smt2", RIGHT);
    bench.write("p/more/twice.smt2", TWICE);
    bench.write("p/expected.tsv", "# file\tanswers\nmore/twice.smt2\tsat,unsat\n");
    bench
}

/// The row of a table, as words.
fn row<'a>(text: &'a str, family: &str) -> Vec<&'a str> {
    let row =
        text.lines().map(|l| l.split_whitespace().collect::<Vec<_>>()).find(|w| w.first() == Some(&family));
    row.unwrap_or_else(|| panic!("no row for {family} in\n{text}"))
}

#[test]
fn right_answers_are_counted_by_family() {
    let bench = problems();
    let text = bench.ends(0, &["bench", "p", "--csv", "runs.csv", "--plot", "plot.svg", "--jobs", "2"]);
    assert_eq!(row(&text, "total")[1..5], ["symvm", "2", "2", "0"], "{text}");
    assert_eq!(row(&text, "easy")[1..5], ["symvm", "1", "1", "0"], "{text}");
    let csv = fs::read_to_string(bench.path("runs.csv")).unwrap();
    let rows: Vec<&str> = csv.lines().collect();
    assert_eq!(rows.len(), 3);
    assert!(rows[1].starts_with("easy/right.smt2,easy,unsat,symvm,solved,unsat,0."), "{csv}");
    assert!(rows[2].starts_with("more/twice.smt2,more,sat unsat,symvm,solved,sat unsat,0."), "{csv}");
    let plot = fs::read_to_string(bench.path("plot.svg")).unwrap();
    assert!(
        plot.starts_with("<svg") && plot.contains("symvm (2)") && plot.trim().ends_with("</svg>"),
        "{plot}"
    );
}

#[test]
fn what_is_wrong_is_said_first_and_is_an_exit_code() {
    let bench = problems();
    bench.write("p/easy/wrong.smt2", WRONG);
    bench.write("p/easy/broken.smt2", "(check-sat");
    let text = bench.ends(1, &["bench", "p"]);
    assert!(text.starts_with("WRONG easy/wrong.smt2: symvm says unsat, right is sat\n"), "{text}");
    // files solved wrong unknown timeout memory refused crash
    assert_eq!(row(&text, "total")[2..10], ["4", "2", "1", "0", "0", "0", "1", "0"], "{text}");
}

#[test]
fn others_run_on_the_same_files() {
    let bench = problems();
    let liar = "liar=sh -c 'echo sat; echo sat'";
    let text = bench
        .ends(1, &["bench", "p", "--against", liar, "--against", "sh -c 'kill -11 $$' {}", "--csv", "r"]);
    let said: Vec<&str> = text.lines().collect();
    assert_eq!(said[0], "WRONG easy/right.smt2: liar says sat,sat, right is unsat");
    assert_eq!(said[1], "WRONG more/twice.smt2: liar says sat,sat, right is sat,unsat");
    assert!(text.contains("symvm against liar: 0 files solved by both"), "{text}");
    let csv = fs::read_to_string(bench.path("r")).unwrap();
    assert!(csv.lines().any(|l| l.starts_with("easy/right.smt2,easy,unsat,sh,crash,")), "{csv}");
    // Nobody knows, and they contradict each other.
    bench.write("q.smt2", "(assert false)(check-sat)");
    let text = bench.ends(1, &["bench", "q.smt2", "--against", "x=sh -c 'echo sat'"]);
    assert!(text.starts_with("DISPUTED q.smt2: symvm says unsat; x says sat\n"), "{text}");
}

#[test]
fn limits_cost_a_file_and_no_more() {
    let bench = problems();
    bench.write("p/more/hard.smt2", HARD);
    let text = bench.ends(0, &["bench", "p", "--time-limit", "1s"]);
    assert_eq!(row(&text, "more")[2..7], ["2", "1", "0", "0", "1"], "{text}");
    let par2: f64 = row(&text, "more")[11].parse().unwrap();
    assert!((2.0..2.5).contains(&par2), "{text}");
}

#[test]
fn a_solver_that_says_too_much_or_cannot_be_started_costs_its_files() {
    let bench = Bench::new();
    bench.write("q.smt2", RIGHT);
    bench.write("no-program", "text");
    let against = ["--against", "yes", "--against", "none=./no-program {}"];
    let args = ["bench", "q.smt2", "--time-limit", "100ms", "--csv", "runs.csv"];
    let out = bench.symvm(&[&args[..], &against].concat());
    assert_eq!(out.status.code(), Some(0), "{}{}", stdout(&out), stderr(&out));
    let csv = fs::read_to_string(bench.path("runs.csv")).unwrap();
    assert!(csv.contains(",unsat,yes,timeout,") && csv.contains(",unsat,none,crash,"), "{csv}");
    assert!(stderr(&out).contains("warning: none on q.smt2: cannot run './no-program'"), "{}", stderr(&out));
}

#[test]
fn what_cannot_be_done_is_said_before_the_work() {
    let bench = problems();
    for (args, says) in [
        (&["bench", "absent"][..], "absent"),
        (&["bench", "p", "--against", "no-such-solver-here"], "no-such-solver-here"),
        (&["bench", "p", "--against", "x 'y"], "quotation"),
        (&["bench", "p", "--csv", "no/such/folder.csv"], "no/such/folder.csv"),
        (&["bench", "p", "--expected", "absent.tsv"], "absent.tsv"),
        (&["bench", "p", "--time-limit", "0"], "no time leaves nothing to do"),
    ] {
        let out = bench.symvm(args);
        assert_eq!(out.status.code(), Some(2), "{args:?}: {}{}", stdout(&out), stderr(&out));
        assert!(stderr(&out).contains(says), "{args:?}: {}", stderr(&out));
    }
    fs::create_dir(bench.path("empty")).unwrap();
    let out = bench.symvm(&["bench", "empty"]);
    assert_eq!((out.status.code(), stderr(&out).contains(".smt2")), (Some(2), true));
}
