//! What an exhausted campaign proves: *safe*, *unsafe* with inputs that were replayed, or *unknown* with all that stood in
//! the way.
//!
//! Safe is said only if nothing is left to doubt: the tree is exhausted, and no line of the ledger is an obstacle. Which
//! lines are is decided entry by entry ([`advice`]); a new kind of entry does not compile until somebody decided. A fault
//! that the property does not ask about is an obstacle, too, unless it ends the program in a defined way: behind an
//! out-of-bounds write there is no telling what a program does.

use crate::campaign::StopReason;
use crate::demangle::readable;
use crate::ledger::{Entry, LedgerLine, Weight};
use crate::report::BugReport;
use crate::summary::Summary;
use serde::Serialize;
use std::fmt::Write;
use symvm_solver::Why;
use symvm_vm::{FaultKind, Lost};

/// What may be asked about a program: groups of faults.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Property {
    /// Calls of error functions and failed assertions.
    Errors,
    /// Calls of error functions alone: a part of [`Self::Errors`].
    Reach,
    /// Accesses, frees and arguments that memory does not allow.
    Memory,
    /// Blocks that nothing points to any more, as far as they are looked for.
    Leaks,
    /// Decisions on memory that was never written.
    Uninitialised,
    /// Division by zero.
    Division,
    /// Results that do not fit, as far as they are looked for.
    Overflow,
    /// Shifts by the width or more, as far as they are looked for.
    Shift,
    /// Calls of `abort`, panics of Rust, trap instructions, and signals of faults that the program sends itself.
    Abort,
    /// Unreachable code, bad calls and jumps, stack overflow, deadlock.
    Control,
}

/// One row per property: its name, and a line for people.
const PROPERTIES: &[(Property, &str, &str)] = &[
    (
        Property::Errors,
        "errors",
        "no call of an error function (reach_error, __VERIFIER_error, --error-function NAME, klee_report_error), no failed assertion",
    ),
    (Property::Reach, "reach", "no call of an error function: SV-COMP's unreach-call, a part of errors"),
    (Property::Memory, "memory", "no bad access, no bad free, no bad argument of a library function"),
    (Property::Leaks, "leaks", "no lost heap block (on its own, or with --check leak)"),
    (
        Property::Uninitialised,
        "uninitialised",
        "nothing depends on memory that was never written (on its own, or with --check uninit)",
    ),
    (Property::Division, "division", "no division by zero"),
    (
        Property::Overflow,
        "overflow",
        "the smallest number is not divided by -1; with --check overflow no signed overflow, with --check float-cast no float converted to integers that lack it",
    ),
    (
        Property::Shift,
        "shift",
        "no shift by the operand's width or more (on its own, or with --check overflow or shift)",
    ),
    (
        Property::Abort,
        "abort",
        "no call of abort, no panic of Rust, no trap, no SIGSEGV or the like that is raised",
    ),
    (
        Property::Control,
        "control",
        "no unreachable code reached, no bad call or jump, no stack overflow, no deadlock",
    ),
];

impl Property {
    /// Every property that has a name.
    pub fn named() -> impl Iterator<Item = Self> {
        PROPERTIES.iter().map(|row| row.0)
    }

    /// Those that no other has as a part.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::named().filter(|&property| property != Self::Reach)
    }

    fn row(self) -> &'static (Property, &'static str, &'static str) {
        PROPERTIES.iter().find(|row| row.0 == self).expect("every property has a row, as a test checks")
    }

    /// Its name in options.
    pub fn name(self) -> &'static str {
        self.row().1
    }

    /// One line for people.
    pub fn doc(self) -> &'static str {
        self.row().2
    }

    /// The property of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        PROPERTIES.iter().find(|row| row.1 == name).map(|row| row.0)
    }

    /// The bug violates it.
    pub fn is_violated_by(self, bug: &BugReport) -> bool {
        let kind = FaultKind::from_name(bug.kind);
        match self {
            Self::Reach => kind == Some(FaultKind::UserReport),
            _ => kind.and_then(Self::of) == Some(self),
        }
    }

    /// The property that a fault violates; none for what symvm does not know enough about to blame the program.
    fn of(kind: FaultKind) -> Option<Self> {
        use FaultKind as F;
        Some(match kind {
            F::AssertionFailure | F::AssumptionFailure | F::UserReport => Self::Errors,
            F::NullDereference
            | F::OutOfBounds
            | F::UseAfterFree
            | F::UseAfterReturn
            | F::WildPointer
            | F::ReadOnlyWrite
            | F::CodeAccess
            | F::Misaligned
            | F::OverlappingCopy
            | F::InvalidFree
            | F::DoubleFree
            | F::InvalidArgument => Self::Memory,
            F::Leak => Self::Leaks,
            F::UninitialisedUse => Self::Uninitialised,
            F::DivisionByZero => Self::Division,
            F::DivisionOverflow | F::IntegerOverflow => Self::Overflow,
            F::ShiftOverflow => Self::Shift,
            F::Abort | F::Panic | F::Trap | F::FaultSignal => Self::Abort,
            F::Unreachable | F::StackOverflow | F::InvalidCall | F::InvalidJump | F::Deadlock => {
                Self::Control
            }
            F::ExternalGlobal | F::UnmodelledExternal => return None,
        })
    }
}

/// The program's path ends there, by the rules of C and its library: what does not ask about it can be content.
fn ends_well(kind: FaultKind) -> bool {
    use FaultKind as F;
    matches!(
        kind,
        F::AssertionFailure
            | F::UserReport
            | F::Abort
            | F::Panic
            | F::Trap
            | F::FaultSignal
            | F::Leak
            | F::Deadlock
    )
}

/// The answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// No input violates the property.
    Safe,
    /// Some input does.
    Unsafe,
    /// Undecided.
    Unknown,
}

impl Answer {
    /// In one word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Safe => "safe",
            Self::Unsafe => "unsafe",
            Self::Unknown => "unknown",
        }
    }
}

/// Something that keeps symvm from saying safe.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Obstacle {
    /// What.
    pub what: String,
    /// Where; empty if it has no place.
    pub location: String,
    /// How often.
    pub count: u64,
    /// What would help.
    pub help: &'static str,
}

/// A verdict on a program.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// The version of symvm.
    pub symvm: &'static str,
    /// The answer.
    pub verdict: Answer,
    /// What was asked.
    pub properties: Vec<&'static str>,
    /// Bugs that violate it, each replayed.
    pub violations: Vec<BugReport>,
    /// What stood in the way of safe.
    pub obstacles: Vec<Obstacle>,
    /// What the verdict rests on besides the program: bounds of inputs, the world it was run in.
    pub assumptions: Vec<String>,
    /// Executions.
    pub iterations: u64,
    /// Different paths executed to their ends.
    pub paths: u64,
    /// Queries to the solver.
    pub queries: u64,
    /// Seconds.
    pub seconds: f64,
}

/// What is asked of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Faults of these properties are violations.
    pub properties: Vec<Property>,
    /// What the answer rests on.
    pub assumptions: Vec<String>,
    /// What the campaign cannot know about: the answer is not safe if there is anything.
    pub doubts: Vec<Obstacle>,
}

impl Verdict {
    /// On a program whose campaign came to this, and found these bugs.
    pub fn new(question: Question, summary: &Summary, bugs: Vec<BugReport>) -> Self {
        let Question { properties, assumptions, doubts: mut obstacles } = question;
        let violates = |bug: &BugReport| properties.iter().any(|p| p.is_violated_by(bug));
        // What is left by a campaign that the first violation ended is nothing to be done about.
        let is_done = summary.stop == StopReason::Found && bugs.iter().any(violates);
        let is_left =
            |line: &&LedgerLine| matches!(line.entry, Entry::CutShort | Entry::Paused | Entry::Unexplored);
        obstacles.extend(unfinished(summary).filter(|_| !is_done));
        // Bugs that say what no module defines say more than the ledger's lines about them.
        let is_told =
            |line: &&LedgerLine| line.entry == Entry::Unsupported && bugs.iter().any(|b| b.kind == line.what);
        let lines = summary.ledger.iter().filter(|line| !(is_told(line) || is_done && is_left(line)));
        obstacles.extend(lines.filter_map(|line| Some(obstacle(line, advice(line)?))));
        if bugs.len() as u64 != summary.counters.bugs {
            // Bugs told before a resumption are in the directory, but not here.
            obstacles.push(unplaced("bugs that this campaign was not told of", "verify anew"));
        }
        let mut violations = Vec::new();
        for bug in bugs {
            let kind = FaultKind::from_name(bug.kind);
            if violates(&bug) {
                violations.push(bug);
            } else if !kind.is_some_and(ends_well) {
                obstacles.push(Obstacle {
                    what: match bug.message.as_str() {
                        "" => format!("a path ends in {}", bug.kind),
                        message => format!("a path ends in {}: {message}", bug.kind),
                    },
                    location: bug.location.clone(),
                    count: 1,
                    help: fault_advice(kind),
                });
            }
        }
        let verdict = match (violations.is_empty(), obstacles.is_empty()) {
            (false, _) => Answer::Unsafe,
            (true, true) => Answer::Safe,
            (true, false) => Answer::Unknown,
        };
        Self {
            symvm: env!("CARGO_PKG_VERSION"),
            verdict,
            properties: properties.into_iter().map(Property::name).collect(),
            violations,
            obstacles,
            assumptions,
            iterations: summary.counters.iterations,
            paths: summary.counters.paths,
            queries: summary.engine.queries,
            seconds: summary.seconds,
        }
    }

    /// For programs.
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a verdict is plain data with string keys");
        text.push('\n');
        text
    }

    /// For people; `dir` holds the bug reports.
    pub fn to_text(&self, dir: &str) -> String {
        let mut out = String::new();
        // Writing to a string cannot fail.
        let _ = self.write(&mut out, dir);
        out
    }

    fn write(&self, out: &mut String, dir: &str) -> std::fmt::Result {
        writeln!(
            out,
            "{}: {} path{}, {} {}, {:.1}s",
            self.verdict.name(),
            self.paths,
            if self.paths == 1 { "" } else { "s" },
            self.queries,
            if self.queries == 1 { "query" } else { "queries" },
            self.seconds
        )?;
        for bug in &self.violations {
            writeln!(out, "  {} at {}: {}", bug.kind, bug.site(), readable(&bug.message))?;
            for object in &bug.input.objects {
                let bytes: String = object.bytes.iter().map(|b| format!(" {b:02x}")).collect();
                writeln!(out, "    {} ={bytes}", object.name)?;
            }
            let report = format!("{dir}/bugs/{:03}-{}.txt", bug.number, bug.kind);
            match bug.test {
                0 => writeln!(out, "    report: {report}")?,
                test => writeln!(out, "    report: {report}, input: {dir}/tests/{test:06}.json (replayed)")?,
            }
        }
        // Beside a violation they do not matter; `verdict.json` has them.
        let matter = self.verdict == Answer::Unknown;
        if matter {
            writeln!(out, "what stands in the way:")?;
        }
        for o in self.obstacles.iter().filter(|_| matter) {
            let place = if o.location.is_empty() { String::new() } else { format!(" at {}", o.location) };
            writeln!(out, "  {} x {}{place}", o.count, readable(&o.what))?;
            if !o.help.is_empty() {
                writeln!(out, "      {}", o.help)?;
            }
        }
        if self.verdict == Answer::Safe {
            writeln!(out, "this holds as far as:")?;
            for assumption in &self.assumptions {
                writeln!(out, "  {assumption}")?;
            }
        }
        Ok(())
    }
}

fn unplaced(what: impl Into<String>, help: &'static str) -> Obstacle {
    Obstacle { what: what.into(), location: String::new(), count: 1, help }
}

fn obstacle(line: &LedgerLine, help: &'static str) -> Obstacle {
    let what = match line.what.as_str() {
        "" => line.kind.to_owned(),
        what => format!("{}: {what}", line.kind),
    };
    Obstacle { what, location: line.location.clone(), count: line.count, help }
}

/// Why the campaign ended before the tree did.
fn unfinished(summary: &Summary) -> Option<Obstacle> {
    let (what, help) = match summary.stop {
        // That the ledger says the same is no reason to rely on it.
        StopReason::Exhausted if summary.unexplored > 0 => ("unexplored sides", "give it more time"),
        StopReason::Exhausted if summary.counters.iterations == 0 => ("nothing was executed", ""),
        StopReason::Exhausted => return None,
        StopReason::Iterations => ("the limit of iterations", "raise --max-iterations"),
        StopReason::Bugs => ("the limit of bugs", "raise --max-bugs"),
        StopReason::Work => ("the limit of work", ""),
        StopReason::Time => (
            "the time limit",
            "raise --max-time; fewer symbolic bytes make fewer paths; verify --assume-initialised prunes more",
        ),
        StopReason::Memory => ("the memory limit", "raise --max-memory; --strategy dfs needs least"),
        StopReason::Interrupted => ("interrupted", "let it run"),
        StopReason::Found => ("it was ended by a violation", "verify anew with --all-violations"),
    };
    Some(unplaced(what, help))
}

/// What to do about a line of the ledger that keeps the campaign from a proof; nothing for those that do not.
fn advice(line: &LedgerLine) -> Option<&'static str> {
    Some(match line.entry {
        entry if entry.weight() == Weight::Nothing => return None,
        Entry::Concretised => lost_advice(&line.what),
        Entry::Unsupported => "symvm lacks this; --stub NAME=symbolic may stand for a function",
        Entry::SolverGaveUp => gave_up_advice(&line.what),
        // A verification is not gone on with.
        Entry::CutShort | Entry::Paused | Entry::Unexplored => "raise the limit that ended the run",
        Entry::Unconfirmed => {
            "a suspected bug whose input did not show it again: an error of symvm, please report it"
        }
        entry => entry.advice(),
    })
}

/// By why the solver gave up.
fn gave_up_advice(what: &str) -> &'static str {
    match Why::ALL.into_iter().find(|why| why.name() == what) {
        Some(Why::Memory) => "raise --max-memory, or take fewer --jobs, in a new run",
        Some(Why::Deadline) => "raise --max-time",
        Some(Why::Uncertified | Why::Wrong) => "an error of symvm: please report it",
        _ => "raise --solver-timeout",
    }
}

fn lost_advice(what: &str) -> &'static str {
    let name = what.split(':').next();
    match Lost::ALL.iter().find(|lost| Some(lost.name()) == name) {
        Some(Lost::Float) => {
            "one value stands for all: a function such as sin, pow or fmod, arithmetic on long double, text made of a float, or more arithmetic on floats than a path can pay for"
        }
        Some(Lost::World) if what.contains("waiting for the world outside") => {
            "the path ends where the program waits for more from outside than --sym-socket sends"
        }
        Some(Lost::World) => {
            "the call reaches out of the modelled world; --stub NAME=symbolic explores all its results"
        }
        Some(Lost::Undefined) => {
            "taken as 0: the compiler found undefined behaviour in the source, or made use of it; compile with -O0, and look at its warnings"
        }
        Some(
            Lost::Wide | Lost::External | Lost::Output | Lost::ExitStatus | Lost::JumpTarget | Lost::Library,
        )
        | None => "one value stands for all that were possible there",
    }
}

fn fault_advice(kind: Option<FaultKind>) -> &'static str {
    match kind {
        Some(FaultKind::UnmodelledExternal | FaultKind::ExternalGlobal) => {
            "give the module that defines it, or --stub NAME=symbolic"
        }
        Some(FaultKind::UninitialisedUse) => {
            "whatever the value may be is not explored; --check uninit makes it a violation, --assume-initialised takes it as it is"
        }
        Some(FaultKind::ShiftOverflow) => {
            "undefined behaviour: what follows is not explored; --check overflow makes it a violation"
        }
        _ => "undefined behaviour: what follows is not explored; --property all makes it a violation",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::Counters;
    use crate::engine::EngineStatistics;
    use crate::ledger::Ledger;
    use symvm_vm::Input;

    fn summary(ledger: &Ledger, bugs: u64) -> Summary {
        Summary {
            stop: StopReason::Exhausted,
            counters: Counters { iterations: 3, paths: 3, bugs, ..Counters::default() },
            covered: (1, 1),
            unexplored: 0,
            ledger: ledger.lines(),
            complete: !ledger.has_losses(),
            limited: false,
            engine: EngineStatistics::default(),
            seconds: 0.0,
            peak_memory: None,
            table: String::new(),
            raw_files: None,
            removed: Vec::new(),
        }
    }

    fn bug(kind: FaultKind) -> BugReport {
        BugReport {
            number: 1,
            kind: kind.name(),
            about: kind.doc(),
            message: String::new(),
            location: "p.c:1:1".into(),
            library: None,
            callers: Vec::new(),
            address: None,
            object: None,
            stack: Vec::new(),
            others: Vec::new(),
            test: 1,
            input: Input::default(),
        }
    }

    fn ask(properties: &[Property], summary: &Summary, bugs: Vec<BugReport>) -> Answer {
        let question =
            Question { properties: properties.to_vec(), assumptions: Vec::new(), doubts: Vec::new() };
        Verdict::new(question, summary, bugs).verdict
    }

    #[test]
    fn safe_is_said_only_when_every_line_of_the_ledger_is_harmless() {
        let all: Vec<_> = Property::all().collect();
        assert_eq!(ask(&all, &summary(&Ledger::default(), 0), Vec::new()), Answer::Safe);
        for &entry in Entry::ALL {
            let mut ledger = Ledger::default();
            ledger.add(entry, "", "p.c:1:1", 1);
            let expected = if ledger.has_losses() { Answer::Unknown } else { Answer::Safe };
            assert_eq!(ask(&all, &summary(&ledger, 0), Vec::new()), expected, "{entry:?}");
        }
        for stop in [
            StopReason::Iterations,
            StopReason::Time,
            StopReason::Memory,
            StopReason::Interrupted,
            StopReason::Found,
        ] {
            let ended = Summary { stop, ..summary(&Ledger::default(), 0) };
            assert_eq!(ask(&all, &ended, Vec::new()), Answer::Unknown, "{stop:?}");
        }
        let left = Summary { unexplored: 1, ..summary(&Ledger::default(), 0) };
        assert_eq!(ask(&all, &left, Vec::new()), Answer::Unknown);
        // A bug that nobody told of.
        assert_eq!(ask(&all, &summary(&Ledger::default(), 1), Vec::new()), Answer::Unknown);
    }

    #[test]
    fn what_helps_where_the_solver_gave_up_depends_on_why() {
        for (why, helps) in [
            (Why::Timeout, "--solver-timeout"),
            (Why::Memory, "--max-memory"),
            (Why::Deadline, "--max-time"),
            (Why::Wrong, "report"),
        ] {
            let mut ledger = Ledger::default();
            ledger.add(Entry::SolverGaveUp, why.name(), "p.c:1:1", 1);
            let help = advice(&ledger.lines()[0]).expect("it keeps the campaign from a proof");
            assert!(help.contains(helps), "{why:?}: {help}");
            // For people who see the kind only, all of it.
            let all = Entry::SolverGaveUp.advice();
            assert!(all.contains(helps) && all.contains(why.name()), "{why:?}: {all}");
        }
    }

    #[test]
    fn a_fault_is_a_violation_an_end_or_an_obstacle() {
        let all: Vec<_> = Property::all().collect();
        for &kind in FaultKind::ALL {
            let one = summary(&Ledger::default(), 1);
            let blamed = !matches!(kind, FaultKind::UnmodelledExternal | FaultKind::ExternalGlobal);
            let expected = if blamed { Answer::Unsafe } else { Answer::Unknown };
            assert_eq!(ask(&all, &one, vec![bug(kind)]), expected, "{kind}");
            let expected = match (Property::of(kind), ends_well(kind)) {
                (Some(Property::Errors), _) => Answer::Unsafe,
                (_, true) => Answer::Safe,
                (_, false) => Answer::Unknown,
            };
            assert_eq!(ask(&[Property::Errors], &one, vec![bug(kind)]), expected, "{kind}");
        }
        for property in Property::all() {
            assert_eq!(Property::from_name(property.name()), Some(property));
        }
    }
}
