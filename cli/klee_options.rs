//! Options of KLEE's that symvm calls by another name, or needs not: who comes from there is told what to say instead.

use crate::args::Cli;
use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};

/// Names as KLEE has them, without hyphens (`*` stands for anything), and what there is here.
const TABLE: &[(&[&str], &str)] = &[
    // The program's world.
    (&["sym-arg"], "--sym-args 1 1 N, one argument of up to N symbolic bytes"),
    (&["sym-files"], "--sym-file NAME N for each file, with the name that the program opens"),
    (&["sym-stdout", "save-all-writes"], "nothing to say: the program can always write"),
    (&["max-fail", "fd-fail"], "--fail-syscalls N"),
    (
        &["posix-runtime"],
        "nothing to say: files, arguments and descriptors are always modelled (--sym-args, --sym-stdin, --sym-file)",
    ),
    (
        &["libc", "libcxx", "uclibc"],
        "nothing to say: symvm's own C library, and C++'s, are linked where a program needs them",
    ),
    (&["link-llvm-lib"], "name its .ll files beside the program's"),
    (
        &["ubsan-runtime"],
        "nothing to say: what the code of -fsanitize=undefined calls is there; --check overflow looks at code without it",
    ),
    (&["function-alias"], "--stub NAME=… for functions that nobody defines; others as the .ll text has them"),
    (
        &["switch-type", "single-object-resolution", "make-concrete-symbolic", "klee-call-optimisation"],
        "no such choice: symbolic switches and pointers branch over what they can be",
    ),
    (&["return-null-on-zero-malloc"], "no option: malloc(0) gives a block of no bytes, as glibc's does"),
    (&["readable-posix-inputs"], "no option: unknown bytes are zero unless --random-start says otherwise"),
    (
        &["debug-print-instructions", "debug-compress-instructions"],
        "no log of instructions; symvm explain tells how paths branched",
    ),
    (&["env-file", "environ"], "--env NAME=VALUE"),
    (&["run-in-dir", "run-in"], "--file FOLDER=. for the files that the program reads"),
    (&["entry-point"], "--entry FUNCTION, with symbolic arguments"),
    (
        &[
            "external-calls",
            "disable-ext-calls",
            "allow-external*",
            "suppress-external-warnings",
            "all-external-warnings",
            "external-call-warnings",
        ],
        "--stub NAME=zero|symbolic|abort|NUMBER for functions that nobody defines; none of the host's are called",
    ),
    (&["check-div-zero"], "nothing to say: divisions are always checked"),
    (&["check-overshift"], "--check shift"),
    // Search.
    (
        &["search"],
        "--strategy NAME; random-path, covnew, md2u, depth, rp, icnt and qc are KLEE's (symvm strategies lists all)",
    ),
    (
        &["use-batching-search", "batch-*", "use-iterative-deepening*"],
        "--strategy interleave=A,B,… lets strategies take turns",
    ),
    (
        &["use-merge", "use-incomplete-merge", "*-merge"],
        "no option: paths are not merged; --prune interpolation ends those that provably show no bug",
    ),
    (&["rng-initial-seed"], "--seed N"),
    (
        &[
            "seed-file",
            "seed-dir",
            "seed-out",
            "seed-out-dir",
            "seed-time",
            "only-seed",
            "only-replay-seeds",
            "named-seed-matching",
            "zero-seed-extension",
            "allow-seed-*",
        ],
        "--seeds DIR, which takes KLEE's .ktest files",
    ),
    (
        &[
            "replay-ktest-file",
            "replay-ktest-dir",
            "replay-path",
            "replay-out",
            "replay-out-dir",
            "replay-keep-symbolic",
        ],
        "symvm replay PROG.ll TEST.ktest",
    ),
    // Limits.
    (&["max-forks", "max-tests"], "--max-iterations N (each execution is one path)"),
    (
        &["max-instructions"],
        "--max-steps N for each path, --max-iterations N or --max-time TIME for the whole run",
    ),
    (
        &["max-solver-time", "max-core-solver-time", "max-instruction-time", "max-stp-time"],
        "--solver-timeout TIME",
    ),
    (
        &[
            "max-memory-inhibit",
            "max-static-*",
            "max-stack-frames",
            "max-sym-array-size",
            "max-concrete-instructions",
        ],
        "no such limit; --max-memory, --max-depth, --max-steps and --max-symbolic-size are there",
    ),
    (&["exit-on-error"], "--max-bugs 1"),
    (
        &["exit-on-error-type"],
        "symvm verify --property NAME, which ends with the first bug of that kind; --max-bugs 1 takes any",
    ),
    (&["watchdog"], "nothing to say: --max-time ends queries, too"),
    (&["dump-states-on-halt"], "nothing to say: --resume DIR goes on with what was left"),
    // Results.
    (&["output-dir"], "--output DIR"),
    (&["only-output-states-covering-new"], "--emit covering"),
    (
        &["emit-all-errors", "emit-all-errors-in-same-path"],
        "no option: a bug is reported once for each place; tests/ holds every path that shows one",
    ),
    (&["write-cov"], "nothing to say: coverage.info (lcov) and coverage.txt are always written"),
    (
        &["output-istats", "istats-*"],
        "nothing to say: coverage.info (lcov) is always written, and what the solver cost line by line is in run.json (symvm stats --format callgrind)",
    ),
    (
        &["output-stats", "stats-*", "track-instruction-time"],
        "nothing to say: run.json and series.csv are always written (symvm stats shows them)",
    ),
    (
        &[
            "write-kqueries",
            "write-cvcs",
            "write-smt2s",
            "use-query-log",
            "query-log*",
            "min-query-time-to-log",
            "log-timed-out-queries",
            "log-partial-queries-early",
            "compress-query-log",
            "smtlib-human-readable",
        ],
        "--log-queries DIR, as SMT-LIB scripts",
    ),
    (
        &["write-paths", "write-sym-paths", "write-exec-tree", "exec-tree-*", "write-ptree"],
        "symvm explain DIR --graphviz FILE shows the execution tree",
    ),
    (
        &["write-no-tests", "write-test-info", "write-ktests", "write-xml-tests"],
        "nothing to say: each test is written as .json and .ktest; --test-suite FILE.zip writes Test-Comp's format",
    ),
    (&["warnings-only-to-file", "silent-*"], "--quiet"),
    // How it works.
    (
        &["optimize", "disable-inlining", "strip-debug", "strip-all"],
        "clang makes the .ll (-O1, -fno-inline, without -g); it is run as it is",
    ),
    (
        &["output-source", "output-module"],
        "no copy of the program: it is the .ll that was given; symvm dump shows what is made of it",
    ),
    (
        &["disable-verify", "runtime-build"],
        "nothing to say: the .ll is checked as it is read, and the library is built in",
    ),
    (
        &["timer-interval", "uncovered-update-interval", "use-call-paths"],
        "nothing to say: there is no such interval or choice",
    ),
    (&["always-output-seeds"], "nothing to say: seeds leave tests as other inputs do"),
    (
        &["warn-all-external-symbols", "debug-print-escaping-functions"],
        "symvm externals lists what a program needs from outside",
    ),
    (&["xml-metadata-*"], "nothing to say: --test-suite FILE.zip has its metadata from the program's files"),
    (
        &[
            "solver-backend",
            "use-forked-solver",
            "use-cex-cache",
            "use-branch-cache",
            "use-independent-solver",
            "use-fast-cex-solver",
            "cex-cache-*",
            "simplify-sym-indices",
            "rewrite-equalities",
            "debug-*-solver",
            "use-constant-arrays",
            "equality-substitution",
            "use-visitor-hash",
            "solver-optimize-divides",
            "optimize-array",
            "const-array-opt",
            "stp-sat-solver",
            "stp-optimize-divides",
            "metasmt-backend",
            "debug-z3-*",
        ],
        "nothing to say: the solver is built in, with caches and slicing of its own",
    ),
    (
        &["kdalloc*", "allocate-determ*", "null-on-zero-malloc"],
        "nothing to say: addresses are the same on each run, and none is used twice",
    ),
];

/// Commands that explore.
const EXPLORING: &[&str] = &["run", "verify", "tune"];

/// What is said to a command line that could not be parsed, if an option of KLEE's is why.
pub fn hint(error: &clap::Error, command: &[String]) -> Option<String> {
    let ErrorKind::UnknownArgument = error.kind() else { return None };
    let Some(ContextValue::String(wrong)) = error.get(ContextKind::InvalidArg) else { return None };
    // KLEE takes one hyphen as well as two; clap names the first letter behind it.
    let word =
        if wrong.starts_with("--") { wrong } else { command.iter().find(|word| word.starts_with(wrong))? };
    let name = word.trim_start_matches('-').split('=').next()?;
    // What is said is about explorations.
    let is_other = |of: &clap::Command| {
        !EXPLORING.contains(&of.get_name()) && command.get(1).is_some_and(|word| word == of.get_name())
    };
    let is_told = !Cli::command().get_subcommands().any(is_other);
    if let Some(here) = here(name).filter(|_| is_told) {
        return Some(format!(
            "'{word}' is an option of KLEE's; here: {here}\n\nFor more, see 'symvm run --help' and docs/coming-from-klee.md."
        ));
    }
    let is_ours =
        |command: &clap::Command| command.get_arguments().any(|option| option.get_long() == Some(name));
    let known = name.len() > 1 && Cli::command().get_subcommands().any(is_ours);
    (known && !wrong.starts_with("--")).then(|| format!("'{word}': options have two hyphens here: --{name}"))
}

/// What there is here for an option.
fn here(name: &str) -> Option<&'static str> {
    let is_meant = |pattern: &&str| match pattern.split_once('*') {
        Some((start, end)) => name.strip_prefix(start).is_some_and(|rest| rest.ends_with(end)),
        None => name == *pattern,
    };
    TABLE.iter().find(|(names, _)| names.iter().any(is_meant)).map(|(_, here)| *here)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    fn said(line: &str) -> Option<String> {
        let command: Vec<String> = line.split(' ').map(str::to_owned).collect();
        Cli::try_parse_from(&command).err().and_then(|error| hint(&error, &command))
    }

    #[test]
    fn options_of_klee_are_told_by_our_names() {
        let table = [
            ("symvm run a.ll --sym-arg 4", "'--sym-arg' is an option of KLEE's; here: --sym-args 1 1 N"),
            ("symvm run a.ll -sym-arg 4", "'-sym-arg' is"),
            ("symvm --libc=uclibc a.bc", "symvm's own C library"),
            ("symvm run --search=nurs:covnew a.ll", "--strategy NAME"),
            ("symvm run --write-kqueries a.ll", "--log-queries DIR"),
            ("symvm run --debug-validate-solver a.ll", "the solver is built in"),
            ("symvm run -max-time=5m a.ll", "options have two hyphens here: --max-time"),
        ];
        for (line, part) in table {
            assert!(said(line).is_some_and(|text| text.contains(part)), "{line}: {:?}", said(line));
        }
        for line in [
            "symvm run",
            "symvm run a.ll --nonsense",
            "symvm run a.ll",
            "symvm run a.ll --args x --search=dfs",
            "symvm run a.ll --output-format=x",
            "symvm solve --max-solver-time=5 x.smt2",
        ] {
            assert_eq!(said(line), None, "{line}");
        }
    }

    /// Words of a text that are options.
    fn options(text: &str) -> impl Iterator<Item = &str> {
        let is_part = |c: char| c.is_ascii_lowercase() || c == '-' || c.is_ascii_digit();
        let words = text.split(move |c| !is_part(c));
        words.filter(|word| word.len() > 3 && word.starts_with("--")).map(|word| &word[2..])
    }

    fn is_ours(name: &str) -> bool {
        let is_long = |command: &clap::Command| command.get_arguments().any(|o| o.get_long() == Some(name));
        Cli::command().get_subcommands().any(is_long)
    }

    #[test]
    fn what_is_said_is_there() {
        for (names, here) in TABLE {
            for option in options(here) {
                assert!(is_ours(option), "{names:?}: --{option}");
            }
            for name in *names {
                assert_eq!(super::here(&name.replace('*', "x")), Some(*here), "{name}");
                assert!(!is_ours(name), "{name} is an option of ours, too");
            }
        }
        // The last column of the page's tables says what there is here.
        let page = include_str!("../docs/coming-from-klee.md");
        for row in page.lines().filter_map(|line| line.strip_prefix("| ")) {
            let ours = row.trim_end_matches(" |").rsplit(" | ").next().unwrap_or_default();
            for option in options(ours) {
                assert!(is_ours(option), "{row}: --{option}");
            }
        }
    }
}
