//! One program: its runs compared with native ones, and its exploration.

use super::recipe::{Case, Input, Program};
use crate::oracle::machine::{Report, World, in_child};
use crate::oracle::process::{Ended, Limits, capture};
use crate::tools::timed;
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The whole environment of every run.
const ENVIRONMENT: &str = "LC_ALL=C";
const CASE_TIME: Duration = Duration::from_secs(600);
const NATIVE_TIME: Duration = Duration::from_secs(20);
const MEMORY: u64 = 8 << 30;

/// A program that was built.
pub struct Built<'a> {
    /// Its row.
    pub program: &'a Program,
    /// Where its package's sources are.
    pub sources: PathBuf,
    /// Its text.
    pub modules: Vec<PathBuf>,
    /// Where results go.
    pub folder: PathBuf,
}

impl<'a> Built<'a> {
    /// A program of a package whose sources were built; `folder` is that of all packages.
    pub fn new(program: &'a Program, sources: &Path, folder: &Path) -> Result<Self> {
        let built = Self {
            program,
            sources: sources.to_path_buf(),
            modules: super::modules::of(&sources.join(program.executable), sources)?,
            folder: folder.join("runs").join(program.name),
        };
        std::fs::create_dir_all(&built.folder)?;
        Ok(built)
    }

    /// What the program calls and nobody has.
    pub fn missing(&self, symvm: &Path) -> Result<Vec<String>> {
        let run = capture(
            Command::new(symvm).arg("externals").args(&self.modules),
            &Limits { time: CASE_TIME, memory: None },
        )?;
        if run.ended != Ended::Exit(0) {
            bail!("symvm externals: {}", run.stderr.trim());
        }
        let text = String::from_utf8_lossy(&run.output);
        let names = text.lines().filter(|l| l.ends_with(" MISSING")).filter_map(|l| l.split(' ').next());
        Ok(names.map(String::from).collect())
    }

    /// Runs a case natively and in the machine; what differs, in one line each.
    pub fn case(&self, number: usize, case: &Case) -> Result<Option<String>> {
        let folder = self.folder.join(format!("case-{number}"));
        if folder.exists() {
            std::fs::remove_dir_all(&folder)?;
        }
        std::fs::create_dir_all(folder.join("cwd"))?;
        let stdin = folder.join("stdin");
        std::fs::write(&stdin, self.contents(case.stdin)?)?;
        let mut files = Vec::new();
        for (name, input) in case.files {
            // The native program may change its copy.
            let contents = self.contents(*input)?;
            let path = folder.join("given").join(name);
            for copy in [&path, &folder.join("cwd").join(name)] {
                std::fs::create_dir_all(copy.parent().context("a file lies in a folder")?)?;
                std::fs::write(copy, &contents)?;
            }
            files.push(format!("{}={name}", path.display()));
        }
        // The shell sets `argv[0]` and the standard input.
        let mut native = Command::new("bash");
        native.args(["-c", "exec -a \"$0\" \"${@:2}\" <\"$1\"", self.program.name]).arg(&stdin);
        native.arg(self.sources.join(self.program.executable)).args(case.args);
        native.current_dir(folder.join("cwd")).env_clear().env("LC_ALL", "C");
        let native = capture(&mut native, &Limits { time: NATIVE_TIME, memory: None })?;
        let Ended::Exit(code) = native.ended else {
            return Ok(Some(format!("the native run ended by {:?}", native.ended)));
        };
        let world = World {
            modules: self.modules.clone(),
            args: case.args.iter().map(ToString::to_string).collect(),
            stdin: Some(stdin),
            name: Some(self.program.name.into()),
            files,
            env: vec![ENVIRONMENT.into()],
        };
        let ours = in_child(&world, &Limits { time: CASE_TIME, memory: Some(MEMORY) })?;
        std::fs::write(folder.join("native.out"), &native.output)?;
        std::fs::write(folder.join("native.err"), &native.stderr)?;
        std::fs::write(folder.join("symvm.out"), &ours.output)?;
        std::fs::write(folder.join("symvm.err"), &ours.stderr)?;
        if ours.ended == Ended::TimeOut {
            return Ok(Some(format!("more than {} s in the machine", CASE_TIME.as_secs())));
        }
        let Some(report) = Report::read(&ours.stderr) else {
            return Ok(Some(format!("symvm failed: {}", ours.last_line())));
        };
        Ok(match report.exit {
            None => Some(report.message),
            Some(exit) if exit & 0xff != code => Some(format!("exit {exit}, natively {code}")),
            Some(_) => crate::oracle::different_text(&native.output, &ours.output).or_else(|| {
                let said = ours.stderr.trim_end().rsplit_once('\n').map_or("", |(said, _)| said);
                crate::oracle::different_text(native.stderr.trim_end().as_bytes(), said.trim_end().as_bytes())
                    .map(|d| format!("standard error, {d}"))
            }),
        })
    }

    fn contents(&self, input: Input) -> Result<Vec<u8>> {
        match input {
            Input::Text(text) => Ok(text.into()),
            Input::Own(path) => {
                let path = self.sources.join(path);
                std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))
            }
        }
    }

    /// Options of an exploration: the environment, the files, and what is symbolic.
    pub fn options(&self) -> Result<Vec<String>> {
        let inputs = self.folder.join("files");
        std::fs::create_dir_all(&inputs)?;
        let mut options = vec!["--env".to_owned(), ENVIRONMENT.to_owned()];
        options.extend(self.program.symbolic.iter().map(ToString::to_string));
        for (name, input) in self.program.files {
            let path = inputs.join(name);
            std::fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
            std::fs::write(&path, self.contents(*input)?)?;
            options.extend(["--file".to_owned(), format!("{}={name}", path.display())]);
        }
        Ok(options)
    }

    /// Explores the program; what its `run.json` says, shortened.
    pub fn explore(&self, symvm: &Path, iterations: u64, max_time: &str) -> Result<Value> {
        let out = self.folder.join("explored");
        if out.exists() {
            std::fs::remove_dir_all(&out)?;
        }
        // The linked program is called by its first module's name: argv[0] of the exploration.
        let mut command = Command::new(symvm);
        command.arg("run").args(&self.modules).args(["--strategy", "cgs", "--emit", "covering", "--quiet"]);
        command.args(["--max-iterations", &iterations.to_string(), "--max-time", max_time]);
        command.args(self.options()?);
        command.arg("--output").arg(&out);
        let timed = timed(&command)?;
        if !matches!(timed.code, Some(0 | 1 | 3)) {
            let last: Vec<_> = timed.stderr.lines().rev().take(3).collect();
            let code = timed.code.map_or("a signal".to_string(), |c| format!("exit code {c}"));
            bail!("{code}: {}", last.into_iter().rev().collect::<Vec<_>>().join(" / "));
        }
        let path = out.join("run.json");
        let run: Value = serde_json::from_str(
            &std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?,
        )?;
        Ok(json!({
            "stop": run["stop"],
            "iterations": run["campaign"]["iterations"],
            "paths": run["campaign"]["paths"],
            "bugs": run["campaign"]["bugs"],
            "sides": run["coverage"]["sides"],
            "covered": run["coverage"]["sides_covered"],
            "ledger": run["ledger"],
            "cpu": timed.cpu,
        }))
    }
}
