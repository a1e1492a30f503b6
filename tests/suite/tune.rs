//! `symvm tune`: the same weights however many campaigns run at a time and however often it is interrupted.

use crate::bench::{Bench, program, stderr};
use std::fs;

/// A small training, with these options on top.
fn tune<'a>(program: &'a str, output: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let small = [
        "--method",
        "paradyse",
        "--iterations",
        "12",
        "--samples",
        "8",
        "--keep",
        "2",
        "--checks",
        "3",
        "--max-rounds",
        "2",
    ];
    let mut all = vec!["tune", program, "-o", output];
    if !more.contains(&"--seed") {
        all.extend(["--seed", "5"]);
    }
    all.extend(small);
    all.extend(more);
    all
}

#[test]
fn training_is_repeatable_and_goes_on_where_it_was() {
    let bench = Bench::new();
    let sorting = program("sorting");
    let read = |name: &str| fs::read_to_string(bench.path(name)).expect("it was written");
    // Two rounds may do or not: the exit code says which.
    let trained = |args: Vec<&str>| {
        let out = bench.symvm(&args);
        assert!(matches!(out.status.code(), Some(0 | 3)), "{}", stderr(&out));
        String::from_utf8_lossy(&out.stdout).into_owned()
    };
    let told = trained(tune(&sorting, "one", &[]));
    assert!(told.contains("8 samples, 2 of them 3 times more, 12 executions each"), "{told}");
    assert!(told.contains("round 2:") && told.contains("report in one.md"), "{told}");
    trained(tune(&sorting, "two", &["--jobs", "2"]));
    assert_eq!(read("one"), read("two"));
    // Killed after nine campaigns, in the middle of a line.
    let whole = read("one.journal");
    assert_eq!(whole.lines().count(), 1 + 2 * (8 + 6));
    let nine: String = whole.lines().take(10).map(|line| format!("{line}\n")).collect();
    bench.write("three.journal", format!("{nine}{{\"round\":0"));
    let told = trained(tune(&sorting, "three", &[]));
    assert!(told.contains("going on after 9 campaigns"), "{told}");
    assert_eq!(read("three"), read("one"));
    // What was learned can be used.
    bench.ends(0, &["run", &sorting, "--strategy", "param", "--weights", "one"]);
    bench.ends(0, &["run", &sorting, "--tuned", "one", "--output", "of-weights"]);
    assert!(read("one.md").contains("| 2 | 8 |") && read("one.svg").starts_with("<svg"));
    assert_eq!(read("three.md"), read("one.md"));
    // Of something else, or no journal at all.
    let refused = |args: Vec<&str>, parts: &[&str]| {
        let out = bench.symvm(&args);
        let text = stderr(&out);
        assert_eq!(out.status.code(), Some(2), "{args:?}: {text}");
        assert!(parts.iter().all(|part| text.contains(part)) && !text.contains("panicked"), "{text}");
    };
    refused(tune(&sorting, "one", &["--seed", "6"]), &["one.journal", "--force"]);
    let other = program("if_else");
    refused(tune(&other, "one", &[]), &["one.journal", "another program"]);
    bench.write("four.journal", "{\"not\": \"ours\"}\n");
    refused(tune(&sorting, "four", &[]), &["four.journal", "no journal"]);
    trained(tune(&sorting, "four", &["--force"]));
    assert_eq!(read("four"), read("one"));
}

/// What a budget came to is chosen once, by what the program costs, and stands in the journal.
#[test]
fn a_budget_is_turned_into_parameters_that_stay() {
    let bench = Bench::new();
    let sorting = program("sorting");
    let read = |name: &str| fs::read_to_string(bench.path(name)).expect("it was written");
    let tune = |output: &str, budget: &str| {
        let parameters = "--iterations 40 --samples 40 --keep 3 --checks 3 --max-rounds 1 --seed 5 --budget";
        let mut args = vec!["tune", &sorting, "-o", output];
        args.extend(parameters.split(' '));
        args.push(budget);
        let out = bench.symvm(&args);
        assert!(matches!(out.status.code(), Some(0 | 3)), "{}", stderr(&out));
        String::from_utf8_lossy(&out.stdout).into_owned()
    };
    let told = tune("one", "1h");
    assert!(told.contains("40 samples, 3 of them 3 times more, 40 executions each"), "{told}");
    // The second time there is too little for as many, but they were chosen.
    let whole = read("one.journal");
    let most: Vec<&str> = whole.lines().take(whole.lines().count() - 2).collect();
    bench.write("two.journal", most.join("\n") + "\n");
    assert!(tune("two", "5s").contains("40 samples, 3 of them"));
    assert_eq!((read("two"), read("two.journal")), (read("one"), whole));
    // What one execution costs is found out in a tenth of the budget at most; campaigns go on after that.
    tune("three", "1s");
    let campaigns = read("three.journal");
    assert!(campaigns.lines().count() > 5 && !campaigns.contains("\"covered\":0"), "{campaigns}");
    // Next to nothing is next to nothing, but not endless.
    let told = tune("four", "0.01s");
    assert!(told.contains("10 samples") && told.contains("the same command goes on"), "{told}");
}

#[test]
fn a_portfolio_is_found_kept_and_used() {
    let bench = Bench::new();
    let sorting = program("sorting");
    let small =
        ["--iterations", "24", "--samples", "40", "--keep", "2", "--checks", "2", "--max-rounds", "2"];
    let tune = |output: &str, jobs: &str| {
        let out = bench.symvm(&[&["tune", &sorting, "-o", output, "--jobs", jobs], &small[..]].concat());
        assert!(matches!(out.status.code(), Some(0 | 3)), "{}", stderr(&out));
        fs::read_to_string(bench.path(output)).expect("it was written")
    };
    let found = tune("one", "1");
    assert!(found.contains("\"symvm_heuristic\": 1"), "{found}");
    assert_eq!(tune("two", "2"), found);
    let report = |name: &str| fs::read_to_string(bench.path(name)).expect("it was written");
    assert_eq!(report("one.md"), report("two.md"));
    assert!(
        report("one.md").contains("By strategy, in the first round") && report("one.md").contains("| cgs |")
    );
    bench.ends(0, &["run", &sorting, "--tuned", "one"]);
    // It stands for all of these options.
    let out = bench.symvm(&["run", &sorting, "--tuned", "one", "--random-start"]);
    assert!(out.status.code() == Some(2) && stderr(&out).contains("--random-start"), "{}", stderr(&out));
    bench.write("bad", found.replace("\"strategy\": \"", "\"strategy\": \"x"));
    let out = bench.symvm(&["run", &sorting, "--tuned", "bad"]);
    assert!(out.status.code() == Some(2) && stderr(&out).contains("bad: no strategy"), "{}", stderr(&out));
}
