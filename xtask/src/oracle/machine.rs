//! `cargo xtask machine`: one program in the machine, in a process of its own, so that a limit or a crash of symvm
//! ends this program and no other.
//!
//! What the program prints is printed; how it ended is the last line on the standard error, as JSON.

use super::process::{Limits, Run, capture};
use anyhow::{Result, anyhow};
use std::io::Write as _;
use std::path::PathBuf;
use std::process::Command;
use symvm_explore::Ending;
use symvm_runtime::{Argument, Content, WorldOptions};
use symvm_solver::Terms;
use symvm_vm::{Checks, IgnoreDecisions, Input, Machine, MachineOptions, Outcome};

/// What to run.
#[derive(clap::Args)]
pub struct Options {
    /// The `.ll` files of the program.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The program's standard input.
    #[arg(long)]
    stdin: Option<PathBuf>,
    /// Arguments of the program.
    #[arg(long, allow_hyphen_values = true)]
    arg: Vec<String>,
    /// Its name, `argv[0]`.
    #[arg(long, default_value = "program")]
    name: String,
    /// A copy of a file of the host.
    #[arg(long, value_name = "HOST=NAME")]
    file: Vec<String>,
    /// Environment variables.
    #[arg(long, value_name = "NAME=VALUE")]
    env: Vec<String>,
}

/// A program and what surrounds it.
#[derive(Default)]
pub struct World {
    /// Its `.ll` files.
    pub modules: Vec<PathBuf>,
    /// Its arguments.
    pub args: Vec<String>,
    /// Its standard input.
    pub stdin: Option<PathBuf>,
    /// Its name, if that matters.
    pub name: Option<String>,
    /// Its files, `HOST=NAME`.
    pub files: Vec<String>,
    /// Its environment variables, `NAME=VALUE`.
    pub env: Vec<String>,
}

/// How a program ended in the machine.
pub struct Report {
    /// The exit status, if it came to that.
    pub exit: Option<i32>,
    /// The ending in words, with the place.
    pub message: String,
}

impl Report {
    /// From the last line of the standard error.
    pub fn read(stderr: &str) -> Option<Self> {
        let line: serde_json::Value = serde_json::from_str(stderr.lines().last()?).ok()?;
        Some(Self {
            exit: line["exit"].as_i64().and_then(|code| i32::try_from(code).ok()),
            message: line["message"].as_str()?.to_owned(),
        })
    }
}

/// Runs `cargo xtask machine`.
pub fn in_child(world: &World, limits: &Limits) -> Result<Run> {
    let mut command = Command::new(std::env::current_exe()?);
    command.arg("machine").args(&world.modules);
    if let Some(path) = &world.stdin {
        command.arg("--stdin").arg(path);
    }
    for arg in &world.args {
        command.arg(format!("--arg={arg}"));
    }
    command.args(world.name.iter().map(|name| format!("--name={name}")));
    command.args(world.files.iter().map(|file| format!("--file={file}")));
    command.args(world.env.iter().map(|setting| format!("--env={setting}")));
    capture(&mut command, limits)
}

/// Runs the program.
pub fn run(options: &Options) -> Result<()> {
    let mut world = WorldOptions::default();
    if let Some(path) = &options.stdin {
        world.stdin = Content::Given(std::fs::read(path)?);
    }
    world.args = vec![Argument::Given(options.name.as_bytes().to_vec())];
    for file in &options.file {
        let (host, name) = file.split_once('=').unwrap_or((file, file));
        world.files.push((name.into(), Content::Given(std::fs::read(host)?)));
    }
    world.env.extend(options.env.iter().map(|setting| setting.as_bytes().to_vec()));
    world.args.extend(options.arg.iter().map(|a| Argument::Given(a.as_bytes().to_vec())));
    let mut modules = Vec::new();
    for file in &options.files {
        let text = std::fs::read(file)?;
        modules.push(
            symvm_frontend::parse_module(&text, &file.display().to_string()).map_err(|e| anyhow!("{e}"))?,
        );
    }
    let linked = symvm_runtime::link(modules, &world).map_err(|e| anyhow!("{e}"))?;
    let program = symvm_vm::prepare(&linked, Checks::NONE).map_err(|e| anyhow!("{e}"))?;
    let environment = symvm_runtime::environment(&world);
    let machine_options =
        MachineOptions { keep_output: true, record_trace: false, ..MachineOptions::default() };
    let mut machine = Machine::new(program.clone(), environment, machine_options);
    let outcome = machine.run(&mut Terms::new(), &Input::default(), &mut IgnoreDecisions);
    let describe = |loc| program.describe(loc);
    let message = match &outcome {
        Outcome::Finding(f) => {
            let stack: Vec<_> = f.stack.iter().map(|s| describe(s.loc)).collect();
            format!("{}: {} at {}", f.kind.name(), f.message, stack.join(" < "))
        }
        other => Ending::of(other, &program).summary(),
    };
    let exit = match outcome {
        Outcome::Exit { code } | Outcome::SilentExit { code } => Some(code),
        _ => None,
    };
    let mut stdout = std::io::stdout().lock();
    for (_, bytes) in machine.output().filter(|(fd, _)| *fd == 1) {
        stdout.write_all(bytes)?;
    }
    stdout.flush()?;
    let mut stderr = std::io::stderr().lock();
    let mut last = b'\n';
    for (_, bytes) in machine.output().filter(|(fd, _)| *fd == 2) {
        stderr.write_all(bytes)?;
        last = bytes.last().copied().unwrap_or(last);
    }
    if last != b'\n' {
        stderr.write_all(b"\n")?;
    }
    drop(stderr);
    eprintln!("{}", serde_json::json!({ "exit": exit, "message": message, "steps": machine.steps() }));
    Ok(())
}
