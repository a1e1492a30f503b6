//! Running solvers on files: each file by all solvers, one after the other, so that what the machine does meanwhile meets
//! them alike.

use super::files::Problem;
use crate::failure::Failure;
use crate::timed::Report;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

/// A solver and how it is started.
pub struct Solver {
    /// What it is called in tables.
    pub name: String,
    /// Program and arguments; `{}` stands for the file, which comes last if nothing does.
    pub command: Vec<String>,
}

impl Solver {
    /// From `CMD …` or `NAME=CMD …`.
    pub fn parse(text: &str) -> Result<Solver, Failure> {
        let named = text.split_once('=').filter(|(name, _)| {
            !name.is_empty()
                && name.chars().all(|c| c.is_alphanumeric() || "-_.+".contains(c))
                && !name.starts_with('-')
        });
        let command = words(named.map_or(text, |(_, command)| command))
            .ok_or_else(|| Failure::new(format!("--against '{text}': a quotation mark is not closed")))?;
        let Some(program) = command.first() else {
            return Err(Failure::new(format!("--against '{text}': there is no command")));
        };
        let stem = Path::new(program).file_stem().map(|s| s.to_string_lossy().into_owned());
        let name = named.map(|(name, _)| name.to_owned()).or(stem).unwrap_or_else(|| program.clone());
        if !is_there(program) {
            let message = format!("--against '{text}': cannot run '{program}': there is no such program");
            return Err(Failure::new(message));
        }
        Ok(Solver { name, command })
    }

    fn command_for(&self, file: &Path) -> Vec<String> {
        let file = file.display().to_string();
        let mut words: Vec<String> = self.command.iter().map(|w| w.replace("{}", &file)).collect();
        if !self.command.iter().any(|w| w.contains("{}")) {
            words.push(file);
        }
        words
    }
}

/// Whether there is a program of this name, here or in the path: better known before the work than in the middle of it.
fn is_there(program: &str) -> bool {
    if program.contains('/') {
        return Path::new(program).exists();
    }
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join(program).is_file()))
}

/// Words as a shell would split them, without expansion; `None` for an open quotation.
fn words(text: &str) -> Option<Vec<String>> {
    let (mut found, mut word, mut quote) = (Vec::new(), None::<String>, None);
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match quote {
            Some(q) if c == q => quote = None,
            None if c == '\'' || c == '"' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => found.extend(word.take()),
            None if c == '\\' => word.get_or_insert_default().extend(chars.next()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    found.extend(word);
    quote.is_none().then_some(found)
}

/// How a solver fared on a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Every check was answered, and nothing that is known contradicts.
    Solved,
    /// An answer is not the right one.
    Wrong,
    /// It said `unknown`, or less than it was asked.
    Unknown,
    /// The time was over.
    Timeout,
    /// The memory was used up.
    Memory,
    /// It refused the file.
    Refused,
    /// It was ended by a signal, or panicked, or could not be measured.
    Crash,
}

impl Outcome {
    /// All, as tables have them.
    pub const ALL: [(Outcome, &'static str); 7] = [
        (Outcome::Solved, "solved"),
        (Outcome::Wrong, "wrong"),
        (Outcome::Unknown, "unknown"),
        (Outcome::Timeout, "timeout"),
        (Outcome::Memory, "memory"),
        (Outcome::Refused, "refused"),
        (Outcome::Crash, "crash"),
    ];

    /// The name in tables.
    pub fn name(self) -> &'static str {
        Outcome::ALL.iter().find(|(o, _)| *o == self).map_or("", |(_, name)| name)
    }
}

/// A solver's run on a file.
pub struct Run {
    /// What it came to.
    pub outcome: Outcome,
    /// What was measured.
    pub report: Report,
}

impl Run {
    /// CPU time of the process and its descendants.
    pub fn seconds(&self) -> f64 {
        self.report.user + self.report.system
    }

    /// Whether the process that measures failed: every command that was started exits, or is ended by a signal.
    fn is_unmeasured(&self) -> bool {
        self.report.exit.is_none() && self.report.signal.is_none()
    }
}

/// What one process may use.
#[derive(Clone, Copy)]
pub struct Limits {
    /// Seconds of CPU time.
    pub cpu: f64,
    /// Bytes.
    pub memory: u64,
}

/// A panic's exit code in Rust's programs, and those of shells for signals.
const PANIC: i32 = 101;
const SIGNALLED: i32 = 128;
const SIGXCPU: i32 = 24;

fn judge(expected: &[Option<bool>], report: &Report, limits: Limits) -> Outcome {
    let truth = |answer: &String| match answer.as_str() {
        "sat" => Some(true),
        "unsat" => Some(false),
        _ => None,
    };
    let given: Vec<Option<bool>> = report.answers.iter().map(truth).collect();
    let contradicts = |(given, right): (&Option<bool>, &Option<bool>)| matches!((given, right), (Some(given), Some(right)) if given != right);
    if given.iter().zip(expected).any(contradicts) {
        return Outcome::Wrong;
    }
    let over = report.user + report.system > limits.cpu;
    if over || report.overdue || report.signal == Some(SIGXCPU) {
        return Outcome::Timeout;
    }
    // Where nothing says how often it is asked, any number of answers will do.
    let complete = given.len() == expected.len() || expected.is_empty();
    if complete && given.iter().all(Option::is_some) && (!given.is_empty() || report.exit == Some(0)) {
        return Outcome::Solved;
    }
    let says = |what: &str| report.complaint.as_ref().is_some_and(|c| c.contains(what));
    if ["memory", "bad_alloc", "memout"].iter().any(|what| says(what)) {
        return Outcome::Memory;
    }
    let crashed =
        report.signal.is_some() || report.exit.is_some_and(|code| code == PANIC || code > SIGNALLED);
    match report.exit {
        _ if crashed => Outcome::Crash,
        _ if says("(error") => Outcome::Refused,
        Some(0) | None => Outcome::Unknown,
        // A solver that answered as often as it was asked says with its code what it said with words.
        Some(_) if given.len() >= expected.len() => Outcome::Unknown,
        Some(_) => Outcome::Refused,
    }
}

/// What a measurement came to. One that failed has no report; it costs the file and no more.
fn judged(output: &Output, problem: &Problem, limits: Limits) -> Run {
    match serde_json::from_slice::<Report>(&output.stdout) {
        Ok(report) => Run { outcome: judge(&problem.expected, &report, limits), report },
        Err(_) => {
            let text = String::from_utf8_lossy(&output.stderr);
            let said = text.trim().trim_start_matches("error: ");
            let complaint = match (said, output.status) {
                ("", status) => format!("the measurement failed: {status}"),
                (said, _) => said.to_owned(),
            };
            let report = Report { complaint: Some(complaint), ..Report::default() };
            Run { outcome: Outcome::Crash, report }
        }
    }
}

fn run_one(solver: &Solver, problem: &Problem, limits: Limits) -> Result<Run, Failure> {
    let mut command = Command::new(std::env::current_exe()?);
    // Wall time is for processes that wait instead of working: on a busy machine it runs faster than CPU time.
    command.args([
        "timed",
        "--cpu",
        &limits.cpu.to_string(),
        "--wall",
        &(limits.cpu * 10.0 + 5.0).to_string(),
    ]);
    command.args(["--memory", &limits.memory.to_string(), "--"]).args(solver.command_for(&problem.path));
    let output = command.stdin(Stdio::null()).output()?;
    Ok(judged(&output, problem, limits))
}

/// Runs all solvers on all files, `jobs` files at a time. A row has a run for each solver; rows that an interrupt left out are missing.
pub fn run(
    problems: &[Problem],
    solvers: &[Solver],
    limits: Limits,
    jobs: usize,
    stop: &AtomicBool,
) -> Result<Vec<Option<Vec<Run>>>, Failure> {
    let bar =
        ProgressBar::with_draw_target(Some(problems.len() as u64), ProgressDrawTarget::stderr_with_hz(5));
    let style = ProgressStyle::with_template("{pos}/{len} files  {elapsed} (about {eta} to go)  {msg}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let next = AtomicUsize::new(0);
    let failed = AtomicBool::new(false);
    // What keeps a solver from being measured, or from answering, is said once; it is likely the same for other files.
    let told: Vec<AtomicBool> = solvers.iter().map(|_| AtomicBool::new(false)).collect();
    let rows: Mutex<Vec<Option<Vec<Run>>>> = Mutex::new(problems.iter().map(|_| None).collect());
    let work = || -> Result<(), Failure> {
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            let Some(problem) = problems.get(i) else { return Ok(()) };
            let mut row: Vec<Option<Run>> = solvers.iter().map(|_| None).collect();
            for turn in 0..solvers.len() {
                // Nobody is always the first to read a file.
                let s = (i + turn) % solvers.len();
                if stop.load(Ordering::Relaxed) || failed.load(Ordering::Relaxed) {
                    return Ok(());
                }
                let run = run_one(&solvers[s], problem, limits)
                    .inspect_err(|_| failed.store(true, Ordering::Relaxed))?;
                // An interrupt reaches the children as well: what they say then is no measurement.
                if stop.load(Ordering::Relaxed) {
                    return Ok(());
                }
                if run.outcome == Outcome::Wrong {
                    bar.println(format!("wrong: {} on {}", solvers[s].name, problem.name));
                }
                let refuses = run.outcome == Outcome::Refused;
                if (run.is_unmeasured() || refuses) && !told[s].swap(true, Ordering::Relaxed) {
                    let why = run.report.complaint.as_deref().unwrap_or_default();
                    bar.suspend(|| tell!("warning: {} on {}: {why}", solvers[s].name, problem.name));
                }
                row[s] = Some(run);
            }
            if let Ok(mut rows) = rows.lock() {
                rows[i] = row.into_iter().collect();
            }
            bar.set_message(problem.name.clone());
            bar.inc(1);
        }
    };
    let results: Vec<Result<(), Failure>> = thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        let died = |_| Err(Failure::new("a thread panicked"));
        threads.into_iter().map(|t| t.join().unwrap_or_else(died)).collect()
    });
    bar.finish_and_clear();
    results.into_iter().collect::<Result<Vec<()>, Failure>>()?;
    rows.into_inner().map_err(|_| Failure::new("a thread panicked"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_as_a_shell_splits_them() {
        let solver = Solver::parse("a=/bin/sh --opt='1 2' {} -q").expect("a command");
        assert_eq!(solver.name, "a");
        assert_eq!(solver.command_for(Path::new("f")), ["/bin/sh", "--opt=1 2", "f", "-q"]);
        let solver = Solver::parse("sh --a=b").expect("a command");
        assert_eq!((solver.name.as_str(), solver.command_for(Path::new("f")).len()), ("sh", 3));
        assert!(
            Solver::parse("/nowhere/x {}").is_err()
                && Solver::parse("sh 'y").is_err()
                && Solver::parse(" ").is_err()
        );
    }

    #[test]
    fn an_outcome_is_judged_by_answers_first() {
        let limits = Limits { cpu: 10.0, memory: 1 << 30 };
        let report = |answers: &str, exit: i32| Report {
            answers: answers.split_whitespace().map(str::to_owned).collect(),
            exit: Some(exit),
            ..Report::default()
        };
        let expected = [Some(true), None];
        for (answers, exit, outcome) in [
            ("sat unsat", 0, Outcome::Solved),
            ("sat unsat", 20, Outcome::Solved),
            ("unsat", 0, Outcome::Wrong),
            ("sat unknown", 3, Outcome::Unknown),
            ("sat", 0, Outcome::Unknown),
            ("sat unsat sat", 0, Outcome::Unknown),
            ("sat", 2, Outcome::Refused),
            ("sat", 101, Outcome::Crash),
            ("sat", 139, Outcome::Crash),
        ] {
            assert_eq!(judge(&expected, &report(answers, exit), limits), outcome, "{answers} {exit}");
        }
        let late = Report { user: 11.0, ..report("sat sat", 0) };
        assert_eq!(judge(&expected, &late, limits), Outcome::Timeout);
        let full = Report { complaint: Some("error: the memory limit was reached".into()), ..report("", 3) };
        assert_eq!(judge(&expected, &full, limits), Outcome::Memory);
    }
}
