//! `cargo xtask measure`: symvm's reader and machine beside LLVM's, in one run.
//!
//! Runs are interleaved (ours, theirs, ours, theirs, …), CPU time is what counts, the median is taken, and the ratio is
//! the result: the times themselves depend on the machine and on what else it does.

use crate::tools::{Timed, machine_kind, median, output, root, timed};
use anyhow::{Context, Result, bail};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// `cargo xtask measure`.
#[derive(clap::Subcommand)]
pub enum Measure {
    /// The `.ll` reader against `llvm-as` (CPU time).
    Reader {
        /// The file to read; the default is SQLite, fetched through cargo and compiled with clang-14 -O0 -g.
        file: Option<PathBuf>,
        /// LLVM's assembler.
        #[arg(long, default_value = "llvm-as-14")]
        llvm_as: String,
        /// Runs of each.
        #[arg(long, default_value_t = 5)]
        runs: usize,
    },
    /// The concrete lane against LLVM's interpreter and native code, on benches/kernels.
    Machine {
        /// LLVM's interpreter.
        #[arg(long, default_value = "lli-14")]
        lli: String,
        /// Compiles the native programs.
        #[arg(long, default_value = "clang-14")]
        clang: String,
        /// Runs of each.
        #[arg(long, default_value_t = 3)]
        runs: usize,
    },
}

/// Measures and prints.
pub fn run(measure: &Measure) -> Result<()> {
    println!("{}", machine_kind());
    match measure {
        Measure::Reader { file, llvm_as, runs } => {
            let file = match file {
                Some(file) => std::path::absolute(file)?,
                None => {
                    crate::subject::modules("sqlite", "clang-14", "-O0", Path::new("target/subjects"))?;
                    root().join("target/subjects/sqlite/sqlite3.ll")
                }
            };
            reader(&file, llvm_as, (*runs).max(1))
        }
        Measure::Machine { lli, clang, runs } => machine(lli, clang, (*runs).max(1)),
    }
}

/// A measuring program: an example of one of our crates, built for release.
fn example(package: &str, name: &str) -> Result<PathBuf> {
    output(Command::new(env!("CARGO")).current_dir(root()).args([
        "build",
        "--release",
        "--quiet",
        "--package",
        package,
        "--example",
        name,
    ]))?;
    Ok(root().join("target/release/examples").join(name))
}

/// Median CPU seconds of each command, run in turns. All must end with `code`.
fn medians(commands: &[(&str, Command)], runs: usize, code: i32) -> Result<Vec<f64>> {
    let mut times = vec![Vec::new(); commands.len()];
    for _ in 0..runs {
        for ((name, command), times) in commands.iter().zip(&mut times) {
            let Timed { cpu, code: ended, stderr } = timed(command)?;
            if ended != Some(code) {
                bail!("{name} ended with {ended:?}, not {code}: {command:?}\n{stderr}");
            }
            times.push(cpu);
        }
    }
    Ok(times.into_iter().map(median).collect())
}

fn command(program: impl AsRef<std::ffi::OsStr>, arguments: &[&str], file: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).arg(file);
    command
}

fn reader(file: &Path, llvm_as: &str, runs: usize) -> Result<()> {
    let read = example("symvm-frontend", "read")?;
    let bytes = std::fs::metadata(file).with_context(|| format!("cannot read {}", file.display()))?.len();
    let empty = root().join("target/empty.ll");
    std::fs::write(&empty, "target triple = \"x86_64-pc-linux-gnu\"\n")?;
    let quiet = ["-disable-output", "-disable-verify"];
    let mut lowered = command(&read, &[], file);
    lowered.args(["1", "--lower"]);
    let commands = [
        ("symvm parse", command(&read, &[], file)),
        ("llvm-as without verifier", command(llvm_as, &quiet, file)),
        ("symvm parse and lower", lowered),
        ("llvm-as", command(llvm_as, &["-o", "/dev/null"], file)),
        ("symvm on an empty file", command(&read, &[], &empty)),
        ("llvm-as on an empty file", command(llvm_as, &quiet, &empty)),
    ];
    let times = medians(&commands, runs, 0)?;
    println!("{}: {bytes} bytes, {} lines; median CPU time of {runs} runs", file.display(), lines(file)?);
    for ((name, _), time) in commands.iter().zip(&times) {
        println!("{name:28} {time:8.3} s {:8.1} MB/s", bytes as f64 / 1e6 / time);
    }
    let [parse, bare, lower, full, start, llvm_start] = times[..] else {
        bail!("six commands were measured")
    };
    println!("whole process, parsing:       llvm-as / symvm = {:.2}", bare / parse);
    println!(
        "whole process, ready to run:  llvm-as with verifier and bitcode / symvm with lowering = {:.2}",
        full / lower
    );
    println!("without start-up:             llvm-as / symvm = {:.2}", (bare - llvm_start) / (parse - start));
    let inside: f64 = output(command(&read, &[], file).arg(runs.to_string()))?.trim().parse()?;
    println!(
        "in one process, repeated:     symvm {inside:.3} s (wall), {:.1} MB/s",
        bytes as f64 / 1e6 / inside
    );
    Ok(())
}

fn lines(file: &Path) -> Result<usize> {
    Ok(std::fs::read(file)?.iter().filter(|b| **b == b'\n').count())
}

fn machine(lli: &str, clang: &str, runs: usize) -> Result<()> {
    let concrete = example("symvm-vm", "concrete")?;
    let work = root().join("target/kernels");
    std::fs::create_dir_all(&work)?;
    println!("median CPU time of {runs} runs; Minst/s: million instructions of the .ll text per CPU second");
    println!(
        "kernel        Minst |   symvm s  Minst/s |    lli s  Minst/s | native -O0 s | lli/symvm | symvm/native"
    );
    let mut ratios = Vec::new();
    for opt in ["-O0", "-O1"] {
        let folder = root().join(format!("benches/kernels/ll/clang-14{opt}"));
        let mut files: Vec<PathBuf> =
            std::fs::read_dir(&folder)?.map(|e| Ok(e?.path())).collect::<Result<_>>()?;
        files.sort();
        for file in files {
            let stem = file.file_stem().context("a kernel has a name")?.to_string_lossy().into_owned();
            let counter = work.join(format!("{stem}{opt}.ll"));
            std::fs::write(&counter, counted(&std::fs::read_to_string(&file)?)?)?;
            let (counting, native) = (counter.with_extension("count"), work.join(&stem));
            output(command(clang, &["-w", "-O0", "-o"], &counting).arg(&counter))?;
            let source = root().join("benches/kernels").join(format!("{stem}.c"));
            output(command(clang, &["-w", "-O0", "-o"], &native).arg(&source))?;
            let ran = Command::new(&counting).output().context("cannot run the counting kernel")?;
            let code = ran.status.code().context("the counting kernel was killed")?;
            let instructions: f64 = String::from_utf8_lossy(&ran.stdout).trim().parse()?;
            let mut commands =
                vec![("symvm", command(&concrete, &[], &file)), ("native", Command::new(&native))];
            // LLVM's interpreter lacks some instructions and crashes on some programs.
            let interpreter = command(lli, &["--force-interpreter", "--jit-kind=mcjit"], &file);
            let fails = timed(&interpreter)?.code != Some(code);
            if !fails {
                commands.push(("lli", interpreter));
            }
            let times = medians(&commands, runs, code)?;
            let (ours, bare, theirs) = (times[0], times[1], times.get(2).copied());
            let speed = |time: f64| instructions / 1e6 / time;
            let (seconds, pace, ratio) = match theirs {
                Some(t) => (format!("{t:.3}"), format!("{:.1}", speed(t)), format!("{:.1}", t / ours)),
                None => ("fails".into(), "-".into(), "-".into()),
            };
            println!(
                "{:12} {:7.1} | {ours:9.3} {:8.1} | {seconds:>8} {pace:>8} | {bare:12.3} | {ratio:>9} | {:12.1}",
                format!("{stem}{opt}"),
                instructions / 1e6,
                speed(ours),
                ours / bare,
            );
            ratios.extend(theirs.map(|t| t / ours));
        }
    }
    let mean = ratios.iter().map(|r| r.ln()).sum::<f64>() / ratios.len() as f64;
    println!("lli/symvm, geometric mean: {:.1}", mean.exp());
    Ok(())
}

/// clang's text with a counter in it: each block adds its number of instructions, and the total is printed at the end.
fn counted(text: &str) -> Result<String> {
    const TERMINATORS: &[&str] = &["ret ", "br ", "switch ", "unreachable", "indirectbr "];
    let mut out = String::new();
    let (mut inside, mut block, mut blocks) = (false, 0, 0);
    for line in text.lines() {
        inside |= line.starts_with("define ");
        inside &= line != "}";
        // Instructions are indented by two blanks; the cases of a switch by four, and its end is a bracket.
        let instruction = line.strip_prefix("  ").filter(|l| inside && !l.starts_with([' ', ']', ';']));
        if let Some(instruction) = instruction {
            block += 1;
            if TERMINATORS.iter().any(|t| instruction.starts_with(t)) {
                blocks += 1;
                writeln!(
                    out,
                    "  %count.{blocks} = load i64, i64* @count\n  %more.{blocks} = add i64 %count.{blocks}, {block}"
                )?;
                writeln!(out, "  store i64 %more.{blocks}, i64* @count")?;
                block = 0;
            }
        }
        writeln!(out, "{line}")?;
    }
    out.push_str(
        "@count = internal global i64 0
@format = private constant [6 x i8] c\"%llu\\0A\\00\"
declare i32 @printf(i8*, ...)
define internal void @report() {
  %n = load i64, i64* @count
  %r = call i32 (i8*, ...) @printf(i8* getelementptr ([6 x i8], [6 x i8]* @format, i64 0, i64 0), i64 %n)
  ret void
}
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @report, i8* null }]
",
    );
    Ok(out)
}
