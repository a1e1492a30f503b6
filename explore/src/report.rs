//! Bug reports: what went wrong, where, how the program got there, and the input that shows it.

use crate::demangle::readable;
use crate::filed::{BugKey, CALLERS};
use crate::options::Host;
use serde::Serialize;
use serde_json::Value;
use std::fmt::Write;
use symvm_frontend::program::{FuncId, LocId, Program};
use symvm_vm::{FaultKind, Finding, Input, StackEntry};

/// Calls in one frame that are shown.
const MOST_INLINED: usize = 100;

/// A place in the source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SourcePlace {
    /// Function, by its source name if known, else as the `.ll` text names it.
    pub function: String,
    /// File, line and column, as far as known.
    pub location: String,
    /// The line's text, if the file could be read.
    pub source: Option<String>,
}

/// What another thread was doing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ThreadPlaces {
    /// Its number; the first is 0.
    pub thread: u64,
    /// Its call stack, innermost first.
    pub stack: Vec<SourcePlace>,
}

/// A bug with an input that shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BugReport {
    /// Its number, from 1.
    pub number: u64,
    /// The kind of fault.
    pub kind: &'static str,
    /// One line about the kind.
    pub about: &'static str,
    /// What happened.
    pub message: String,
    /// Where: the innermost place in the user's code.
    pub location: String,
    /// The function of the library that the user's code called there, if the fault was met in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub library: Option<String>,
    /// Of a lost block: where the functions were called that handed it on; see [`BugKey::callers`].
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub callers: Vec<String>,
    /// The address concerned.
    pub address: Option<u64>,
    /// The object concerned, or nearest.
    pub object: Option<String>,
    /// The call stack, innermost first.
    pub stack: Vec<SourcePlace>,
    /// The other threads.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<ThreadPlaces>,
    /// The number of the test that shows it; 0 if none was written.
    pub test: u64,
    /// The input that shows it.
    pub input: Input,
}

/// The innermost place of the user's own code: one for all copies of a line, so that a bug is one wherever it was inlined.
pub fn user_location(program: &Program, finding: &Finding) -> LocId {
    user_place(program, finding.loc, &finding.stack)
}

/// The innermost place of the program's own on a call stack, without what was inlined there; `loc` where there is none.
/// Rust's own library and C++'s headers, which come as part of the program, are passed over: all panics end at the same place there.
pub fn user_place(program: &Program, loc: LocId, stack: &[StackEntry]) -> LocId {
    let mut frames = stack.iter().filter(|s| !program.functions[s.func.index()].library).peekable();
    let innermost = frames.peek().map_or(loc, |s| s.loc);
    let is_own = |s: &StackEntry| !is_of_language(program, s.loc) && !is_shim(program, s);
    let loc = frames.flat_map(|&s| places(program, s)).find(is_own).map_or(innermost, |s| s.loc);
    program.locs.get(loc.index()).map_or(loc, |l| l.place)
}

/// The places of the program's own that a heap block went through behind the one that asked for it, innermost first: those
/// where functions that return a pointer (or what has its width) were called, each of which hands the block on.
pub fn callers(program: &Program, stack: &[StackEntry]) -> [LocId; CALLERS] {
    let own = |s: &&StackEntry| !program.functions[s.func.index()].library;
    let hands_on = |func: FuncId| program.functions[func.index()].ret_widths == [64];
    let mut found = [LocId::default(); CALLERS];
    // The place itself comes first.
    let (mut next, mut inner) = (None, None);
    for &frame in stack.iter().filter(own) {
        if next.is_some() && !inner.is_none_or(hands_on) {
            break;
        }
        for place in places(program, frame).filter(|p| !is_of_language(program, p.loc)) {
            let Some(slot) = next else {
                next = Some(0);
                continue;
            };
            let Some(caller) = found.get_mut(slot) else { return found };
            *caller = program.locs.get(place.loc.index()).map_or(place.loc, |l| l.place);
            next = Some(slot + 1);
        }
        inner = Some(frame.func);
    }
    found
}

/// Where something happened, in the words of every report, test and answer: the innermost place in the user's code, and the
/// function of the library that was called there and did not come back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// File, line and column, as far as known.
    pub location: String,
    /// The function that the user's code called, by its name in the text.
    pub library: Option<String>,
}

impl Site {
    /// Of a fault.
    pub fn of_finding(program: &Program, finding: &Finding) -> Self {
        let site = Self::of(program, finding.loc, &finding.stack);
        // To say that `abort` aborts says nothing more.
        let by_name = matches!(
            finding.kind,
            FaultKind::Abort | FaultKind::AssertionFailure | FaultKind::UserReport | FaultKind::Panic
        );
        Self { library: site.library.filter(|_| !by_name), ..site }
    }

    /// Of what happened at `loc`, on this call stack.
    pub fn of(program: &Program, loc: LocId, stack: &[StackEntry]) -> Self {
        let function = |s: &StackEntry| &program.functions[s.func.index()];
        let called = stack.iter().position(|s| !function(s).library).and_then(|own| own.checked_sub(1));
        Self {
            location: program.describe(user_place(program, loc, stack)),
            library: called.map(|at| function(&stack[at]).name.to_string()),
        }
    }

    /// `f.c:3:4, in strcpy`.
    pub fn words(location: &str, library: Option<&str>) -> String {
        match library {
            Some(name) => format!("{location}, in {}", readable(name)),
            None => location.to_owned(),
        }
    }
}

impl std::fmt::Display for Site {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&Self::words(&self.location, self.library.as_deref()))
    }
}

/// The file of a place, if it is known.
fn file_of(program: &Program, loc: LocId) -> Option<&str> {
    let line = program.locs.get(loc.index())?;
    program.files.get(line.file as usize).map(|file| &**file)
}

/// A function that compilers put between those of the program, or one of Rust's library, of which the source is not known.
fn is_shim(program: &Program, entry: &StackEntry) -> bool {
    let name = &*program.functions[entry.func.index()].name;
    let starts = ["__clang_call_terminate", "_ZN3std", "_ZN4core", "_ZN5alloc"];
    let crates = ["_3std", "_4core", "_5alloc"];
    let is_of_library = starts.iter().any(|start| name.starts_with(start))
        || name.contains("__rust_")
        || name.starts_with("_R") && crates.iter().any(|part| name.contains(part));
    is_of_library && file_of(program, entry.loc).is_none_or(|file| file.ends_with(".ll"))
}

/// A place in the library of Rust or C++ that is compiled into each program, by the paths that its debugging information has.
fn is_of_language(program: &Program, loc: LocId) -> bool {
    let Some(path) = file_of(program, loc) else { return false };
    // Of GCC's library, by its version, and of LLVM's.
    if path.starts_with('/')
        && let Some((_, rest)) = path.rsplit_once("/include/c++/")
    {
        return rest.starts_with(|c: char| c.is_ascii_digit()) || rest.starts_with("v1/");
    }
    let parts = ["std", "core", "alloc", "panic_abort", "panic_unwind"];
    let is_part = |rest: &str| parts.iter().any(|part| rest.starts_with(&format!("{part}/src/")));
    path.ends_with(".rs")
        && (path.starts_with("/rustc/") || path.strip_prefix("library/").is_some_and(is_part))
}

fn function_name(program: &Program, func: FuncId, loc: LocId) -> String {
    let source = program.locs.get(loc.index()).and_then(|l| l.function.clone());
    source.unwrap_or_else(|| program.functions[func.index()].name.clone()).to_string()
}

/// Where a frame stands: the place itself, then the calls that the compiler inlined, outwards. A text may be wrong and say of
/// a place that it was inlined at itself.
fn places(program: &Program, entry: StackEntry) -> impl Iterator<Item = StackEntry> {
    let outer = |inner: &StackEntry| {
        let loc = program.locs.get(inner.loc.index())?.inlined_at?;
        Some(StackEntry { loc, ..*inner })
    };
    std::iter::successors(Some(entry), outer).take(MOST_INLINED)
}

fn place(program: &Program, host: &dyn Host, entry: StackEntry) -> SourcePlace {
    let loc = program.locs.get(entry.loc.index());
    let source = loc.filter(|l| l.line > 0).and_then(|l| {
        let file = program.files.get(l.file as usize)?;
        host.source_line(file, l.line)
    });
    SourcePlace {
        function: function_name(program, entry.func, entry.loc),
        location: program.describe(entry.loc),
        source,
    }
}

fn write_stack(out: &mut String, stack: &[SourcePlace]) -> std::fmt::Result {
    for (i, place) in stack.iter().enumerate() {
        writeln!(out, "  #{i} {} at {}", readable(&place.function), place.location)?;
    }
    Ok(())
}

fn key(kind: &str, location: String, callers: &[String]) -> String {
    format!("{kind} at {}", by_way_of(location, callers))
}

fn by_way_of(site: String, callers: &[String]) -> String {
    match callers {
        [] => site,
        _ => format!("{site}, by way of {}", callers.join(", ")),
    }
}

impl BugReport {
    /// A report of a finding.
    pub fn new(
        program: &Program,
        host: &dyn Host,
        number: u64,
        test: u64,
        finding: &Finding,
        input: &Input,
    ) -> Self {
        let described = |stack: &[StackEntry]| {
            let all = stack.iter().flat_map(|&s| places(program, s));
            all.map(|s| place(program, host, s)).collect()
        };
        let Site { location, library } = Site::of_finding(program, finding);
        let callers = BugKey::of(program, finding).callers;
        let callers = callers.iter().filter(|&&place| place != LocId::default());
        Self {
            number,
            kind: finding.kind.name(),
            about: finding.kind.doc(),
            message: finding.message.clone(),
            location,
            library,
            callers: callers.map(|&place| program.describe(place)).collect(),
            address: finding.address,
            object: finding.object.as_ref().map(|o| o.display(program).to_string()),
            stack: described(&finding.stack),
            others: finding
                .others
                .iter()
                .map(|other| ThreadPlaces { thread: other.thread, stack: described(&other.stack) })
                .collect(),
            test,
            input: input.clone(),
        }
    }

    /// Where it is, in words.
    pub fn site(&self) -> String {
        by_way_of(Site::words(&self.location, self.library.as_deref()), &self.callers)
    }

    /// What tells the report of which this is the JSON from others: its kind and where it is, as far as that is there.
    pub fn key_of(report: &Value) -> String {
        let text = |value: &Value| value.as_str().unwrap_or("?").to_owned();
        let callers: Vec<String> = report["callers"].as_array().into_iter().flatten().map(text).collect();
        key(&text(&report["kind"]), text(&report["location"]), &callers)
    }

    /// The same of this one.
    pub fn key(&self) -> String {
        key(self.kind, self.location.clone(), &self.callers)
    }

    /// For a program.
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a report is plain data with string keys");
        text.push('\n');
        text
    }

    /// For a person.
    pub fn to_text(&self) -> String {
        let mut out = String::new();
        // Writing to a string cannot fail.
        let _ = self.write(&mut out);
        out
    }

    fn write(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "{}: {}", self.kind, readable(&self.message))?;
        writeln!(out, "  at {}", self.site())?;
        if let Some(source) =
            self.stack.iter().find(|p| p.location == self.location).and_then(|p| p.source.as_ref())
        {
            writeln!(out, "     | {}", source.trim_end())?;
        }
        if let Some(object) = &self.object {
            writeln!(out, "  object: {}", readable(object))?;
        }
        if let Some(address) = self.address {
            writeln!(out, "  address: {address:#x}")?;
        }
        writeln!(out, "\ncall stack, innermost first:")?;
        write_stack(out, &self.stack)?;
        for other in &self.others {
            writeln!(out, "\nthread {} meanwhile, innermost first:", other.thread)?;
            write_stack(out, &other.stack)?;
        }
        writeln!(out, "\ninput that shows it:")?;
        if self.input.objects.is_empty() {
            writeln!(out, "  (the program has no symbolic input)")?;
        }
        for object in &self.input.objects {
            writeln!(out, "  {} ({} bytes)", object.name, object.bytes.len())?;
            for (i, row) in object.bytes.chunks(16).enumerate() {
                let hex: String = row.iter().map(|b| format!(" {b:02x}")).collect();
                let text: String = row
                    .iter()
                    .map(|&b| if b.is_ascii_graphic() || b == b' ' { char::from(b) } else { '.' })
                    .collect();
                writeln!(out, "    {:04x} {hex:<48}  {text}", i * 16)?;
            }
        }
        if self.test > 0 {
            writeln!(out, "\ntest: tests/{:06}.json", self.test)?;
        }
        writeln!(out, "kind: {} ({})", self.kind, self.about)
    }
}
