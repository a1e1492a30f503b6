//! `cargo xtask cc COMMAND…`: a C compiler that leaves LLVM's text beside each object it makes (`x.o`, `x.ll`) and a map
//! beside each executable (`prog.map`), from which [`super::modules`] knows what was linked.
//!
//! It takes the place of `$(CC)` in the makefiles of other people's programs, which are otherwise built as they are.

use anyhow::{Context, Result, bail};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compiler's command line.
#[derive(clap::Args)]
pub struct Options {
    /// The compiler and its arguments.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, required = true)]
    command: Vec<OsString>,
}

/// Options that write dependencies, which are the object's business; those with `true` take an argument.
const DEPENDENCIES: &[(&str, bool)] =
    &[("-MD", false), ("-MMD", false), ("-MP", false), ("-MF", true), ("-MT", true), ("-MQ", true)];

/// Options that have the compiler end early or print something.
const NO_LINK: &[&str] = &["-E", "-S", "-M", "-MM", "-fsyntax-only", "--version", "-v", "-V"];

/// Compiles or links, and writes the text or the map.
pub fn run(options: &Options) -> Result<()> {
    let (compiler, args) = options.command.split_first().context("no compiler is named")?;
    let has = |flag: &str| args.iter().any(|a| a == flag);
    let mut command = Command::new(compiler);
    command.args(args);
    let sources: Vec<&OsString> =
        args.iter().filter(|a| Path::new(a).extension().is_some_and(|e| e == "c")).collect();
    let link = !has("-c") && !NO_LINK.iter().any(|f| has(f));
    let output = value(args, "-o");
    if link {
        let target = output.clone().unwrap_or_else(|| "a.out".into());
        command.arg(format!("-Wl,-Map={}", target.with_extension("map").display()));
    }
    let status = command.status().with_context(|| format!("cannot run {}", compiler.display()))?;
    if !status.success() {
        bail!("the compiler ended with {status}");
    }
    for source in sources {
        let beside = if link { Path::new(source).file_name().map(PathBuf::from) } else { output.clone() };
        let beside = match beside {
            _ if !link && !has("-c") => continue,
            Some(path) => path,
            None => Path::new(source).file_name().context("a source has a name")?.into(),
        };
        let mut text = Command::new(compiler);
        text.args(without(args, source, link)).args(["-S", "-emit-llvm"]).arg(source);
        let status = text.arg("-o").arg(beside.with_extension("ll")).status()?;
        if !status.success() {
            bail!("no text of {}: the compiler ended with {status}", source.display());
        }
    }
    Ok(())
}

/// The argument of an option.
fn value(args: &[OsString], flag: &str) -> Option<PathBuf> {
    let at = args.iter().position(|a| a == flag)?;
    args.get(at + 1).map(PathBuf::from)
}

/// The arguments without inputs, output and what writes dependencies.
fn without(args: &[OsString], source: &OsString, link: bool) -> Vec<OsString> {
    let mut kept = Vec::new();
    let mut skip = false;
    for arg in args {
        let text = arg.to_string_lossy();
        let row = DEPENDENCIES.iter().find(|(flag, _)| *flag == text);
        let input = link && !text.starts_with('-') && !kept.last().is_some_and(takes_argument);
        if std::mem::take(&mut skip) || arg == source || text == "-c" || input {
            continue;
        }
        match row {
            Some((_, more)) => skip = *more,
            None if text == "-o" => skip = true,
            None => kept.push(arg.clone()),
        }
    }
    kept
}

fn takes_argument(flag: &OsString) -> bool {
    ["-I", "-D", "-U", "-include", "-isystem", "-idirafter"].iter().any(|f| flag == f)
}
