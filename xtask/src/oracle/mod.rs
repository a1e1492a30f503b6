//! Programs run natively and in symvm's machine, and what differs.
//!
//! A program is compiled twice by the same clang with the same flags: to an executable, and to one `.ll` per source
//! file. What the executable prints and how it exits is what the machine must show too. What clang and the native run
//! gave is kept below `target/`, so that a second comparison only pays for the machine.

pub mod fog;
pub mod machine;
pub mod process;

use crate::tools::root;
use anyhow::{Context, Result};
use process::{Ended, Limits, capture};
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Sources that make one program, and how they are compiled.
pub struct Program {
    /// Its name: files of the cache are called so.
    pub name: String,
    /// C files.
    pub sources: Vec<PathBuf>,
    /// Flags beside the optimisation level.
    pub flags: Vec<String>,
    /// Flags of the link.
    pub libraries: Vec<String>,
}

/// Which compiler, and where its results are kept.
pub struct Compiler {
    /// The command.
    pub clang: String,
    /// Optimisation level, `-O0` to `-O3`.
    pub opt: String,
    /// Folder of the results.
    pub cache: PathBuf,
}

/// What a native run gave.
pub struct Native {
    /// Exit status.
    pub code: i32,
    /// What it printed.
    pub output: Vec<u8>,
    /// The same program for the machine.
    pub modules: Vec<PathBuf>,
}

/// What clang and the native run made of a program.
pub enum Built {
    /// It ran to its end.
    Ran(Native),
    /// Why there is nothing to compare with.
    Nothing(String),
}

/// The command and the flag that `--clang` and `--opt` mean.
pub fn setting(clang: &str, opt: &str) -> (String, String) {
    let number = clang.bytes().all(|b| b.is_ascii_digit());
    let clang = if number { format!("clang-{clang}") } else { clang.to_owned() };
    (clang, format!("-O{}", opt.trim_start_matches('-').trim_start_matches('O')))
}

/// How long a native run may take.
const NATIVE_TIME: Duration = Duration::from_secs(20);
const COMPILE_TIME: Duration = Duration::from_secs(120);

impl Compiler {
    /// Results of `what` go to `target/WHAT/CLANG-OPT`.
    pub fn new(clang: &str, opt: &str, what: &str) -> Result<Self> {
        let (clang, opt) = setting(clang, opt);
        let cache = root().join("target").join(what).join(format!("{}{opt}", clang.replace('/', "_")));
        std::fs::create_dir_all(&cache).with_context(|| format!("cannot create {}", cache.display()))?;
        Ok(Self { clang, opt, cache })
    }

    fn file(&self, name: &str, suffix: &str) -> PathBuf {
        self.cache.join(format!("{name}.{suffix}"))
    }

    fn modules(&self, program: &Program) -> Vec<PathBuf> {
        (0..program.sources.len()).map(|i| self.file(&program.name, &format!("{i}.ll"))).collect()
    }

    /// Compiles and runs natively, or remembers that it did.
    pub fn build(&self, program: &Program) -> Result<Built> {
        let note = self.file(&program.name, "native");
        let output = self.file(&program.name, "out");
        if let Ok(status) = std::fs::read_to_string(&note) {
            return Ok(match status.strip_prefix("exit ").and_then(|code| code.parse().ok()) {
                Some(code) => Built::Ran(Native {
                    code,
                    output: std::fs::read(&output).unwrap_or_default(),
                    modules: self.modules(program),
                }),
                None => Built::Nothing(status),
            });
        }
        let built = self.build_now(program)?;
        let status = match &built {
            Built::Ran(native) => {
                std::fs::write(&output, &native.output)?;
                format!("exit {}", native.code)
            }
            Built::Nothing(why) => why.clone(),
        };
        std::fs::write(&note, status)?;
        Ok(built)
    }

    fn build_now(&self, program: &Program) -> Result<Built> {
        let executable = self.file(&program.name, "exe");
        let limits = Limits { time: COMPILE_TIME, memory: None };
        let mut native = self.command(program);
        native.args(&program.sources).arg("-o").arg(&executable).args(&program.libraries);
        if capture(&mut native, &limits)?.ended != Ended::Exit(0) {
            return Ok(Built::Nothing("does not compile".into()));
        }
        let modules = self.modules(program);
        for (source, module) in program.sources.iter().zip(&modules) {
            let mut text = self.command(program);
            text.args(["-S", "-emit-llvm"]).arg(source).arg("-o").arg(module);
            if capture(&mut text, &limits)?.ended != Ended::Exit(0) {
                return Ok(Built::Nothing("does not compile to LLVM".into()));
            }
        }
        let folder = self.file(&program.name, "cwd");
        std::fs::create_dir_all(&folder)?;
        let run = capture(
            Command::new(&executable).current_dir(&folder),
            &Limits { time: NATIVE_TIME, memory: None },
        )?;
        drop(std::fs::remove_dir_all(&folder));
        std::fs::remove_file(&executable)?;
        Ok(match run.ended {
            Ended::Exit(code) => Built::Ran(Native { code, output: run.output, modules }),
            Ended::Signal(signal) => Built::Nothing(format!("ends natively by signal {signal}")),
            Ended::TimeOut => Built::Nothing("takes too long natively".into()),
        })
    }

    fn command(&self, program: &Program) -> Command {
        let mut command = Command::new(&self.clang);
        command.args([&self.opt, "-w", "-gline-tables-only"]).args(&program.flags);
        command
    }
}

/// What the machine made of a program, compared with the native run.
pub struct Verdict {
    /// Nothing if they agree, else one line.
    pub difference: Option<String>,
    /// It was stopped at the limit of time.
    pub too_slow: bool,
    /// Time in the machine, process start included.
    pub seconds: f64,
}

/// Runs a program in the machine, in a process of its own, and compares.
pub fn compare(native: &Native, world: &machine::World, limits: &Limits) -> Result<Verdict> {
    let run = machine::in_child(world, limits)?;
    let too_slow = run.ended == Ended::TimeOut;
    let report = match run.ended {
        Ended::TimeOut => Err(format!("more than {} s in the machine", limits.time.as_secs())),
        Ended::Signal(signal) => Err(format!("symvm ended by signal {signal}: {}", run.last_line())),
        Ended::Exit(_) => {
            machine::Report::read(&run.stderr).ok_or_else(|| format!("symvm failed: {}", run.last_line()))
        }
    };
    let difference = match report {
        Err(why) => Some(why),
        Ok(report) => match report.exit {
            // A native parent sees eight bits of the status.
            Some(code) if code & 0xff != native.code & 0xff => {
                Some(format!("exit {code}, natively {}", native.code))
            }
            Some(_) => different_text(&native.output, &run.output),
            None => Some(report.message),
        },
    };
    Ok(Verdict { difference, too_slow, seconds: run.seconds })
}

/// The first place where two outputs differ.
pub fn different_text(native: &[u8], ours: &[u8]) -> Option<String> {
    let at = (0..native.len().max(ours.len())).find(|&i| native.get(i) != ours.get(i))?;
    let line = native[..at.min(native.len())].iter().filter(|&&b| b == b'\n').count() + 1;
    let show = |text: &[u8]| {
        let start = text[..at.min(text.len())].iter().rposition(|&b| b == b'\n').map_or(0, |n| n + 1);
        let rest = &text[start..];
        let end = rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
        String::from_utf8_lossy(&rest[..end.min(100)]).into_owned()
    };
    Some(format!("output line {line}: {:?}, natively {:?}", show(ours), show(native)))
}

/// Does `work` for every item on `jobs` threads, in order of start; the results are in the items' order.
pub fn parallel<T: Sync, R: Send>(
    items: &[T],
    jobs: usize,
    work: impl Fn(&T) -> Result<R> + Sync,
) -> Result<Vec<R>> {
    let next = AtomicUsize::new(0);
    let worker = || -> Result<Vec<(usize, R)>> {
        let mut done = Vec::new();
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(i) else { return Ok(done) };
            done.push((i, work(item)?));
        }
    };
    let mut all: Vec<(usize, R)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs.max(1)).map(|_| scope.spawn(worker)).collect();
        let mut all = Vec::new();
        for thread in threads {
            match thread.join() {
                Ok(done) => all.extend(done?),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        anyhow::Ok(all)
    })?;
    all.sort_by_key(|(i, _)| *i);
    Ok(all.into_iter().map(|(_, r)| r).collect())
}
