//! The programs that are compared on: ours, those of `cargo xtask packages`, and files that are named.

use crate::packages;
use crate::tools::{output, root};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where a program's text comes from.
enum Source {
    /// A committed `.ll` file.
    Text(&'static str),
    /// A C file of ours, compiled when it is needed.
    C(&'static str),
    /// A subject of `cargo xtask subject`.
    Subject(&'static str),
}

/// A program of ours.
struct Row {
    name: &'static str,
    source: Source,
    /// Options of `symvm run` that say what is symbolic.
    world: &'static [&'static str],
}

// None that is explored in a moment: starting KLEE would be what is measured. KLEE makes whole objects symbolic only.
const ROWS: &[Row] = &[
    Row { name: "json-8", source: Source::Text("examples/json/json.ll"), world: &["--sym-stdin", "8"] },
    Row { name: "json-40", source: Source::Text("examples/json/json.ll"), world: &["--sym-stdin", "40"] },
    Row { name: "branches", source: Source::C("benches/prefix/branches.c"), world: &["--args", "100"] },
    Row { name: "expat", source: Source::Subject("expat"), world: &[] },
];

/// A program as both tools get it: one text, and the same words about the world.
pub struct Program {
    /// Its name in the table.
    pub name: String,
    /// The text.
    pub module: PathBuf,
    /// Options of `symvm run`.
    pub world: Vec<String>,
}

/// Finds and makes the programs that are named; all of ours when none is.
pub fn programs(names: &[String], folder: &Path) -> Result<Vec<Program>> {
    std::fs::create_dir_all(folder)?;
    if names.is_empty() {
        return ROWS.iter().map(|row| made(row, folder)).collect();
    }
    let named = |name: &String| match ROWS.iter().find(|row| row.name == name) {
        Some(row) => made(row, folder),
        None => {
            let ours = || ROWS.iter().map(|row| row.name).collect::<Vec<_>>().join(", ");
            let found = packages::explorable(name).with_context(|| format!("ours are {}", ours()))?;
            Ok(Program {
                name: name.clone(),
                module: linked(name, &found.modules, folder)?,
                world: found.options,
            })
        }
    };
    names.iter().map(named).collect()
}

/// A program from files that the user names.
pub fn given(files: &[PathBuf], world: &[String], folder: &Path) -> Result<Program> {
    std::fs::create_dir_all(folder)?;
    let first = files.first().and_then(|f| f.file_stem()).context("--ll names a file")?;
    let name = first.to_string_lossy().into_owned();
    let files: Vec<PathBuf> = files.iter().map(std::path::absolute).collect::<std::io::Result<_>>()?;
    Ok(Program { module: linked(&name, &files, folder)?, name, world: world.to_vec() })
}

fn made(row: &Row, folder: &Path) -> Result<Program> {
    let modules = match row.source {
        Source::Text(path) => vec![root().join(path)],
        Source::C(path) => {
            let module = folder.join(format!("{}-c.ll", row.name));
            let mut clang = Command::new("clang-14");
            clang.args(["-O0", "-g", "-S", "-emit-llvm", "-w", "-o"]).arg(&module).arg(root().join(path));
            output(&mut clang)?;
            vec![module]
        }
        Source::Subject(name) => {
            crate::subject::modules(name, "clang-14", "-O0", Path::new("target/subjects"))?
        }
    };
    let world = row.world.iter().map(ToString::to_string).collect();
    Ok(Program { name: row.name.into(), module: linked(row.name, &modules, folder)?, world })
}

/// KLEE takes one file.
fn linked(name: &str, modules: &[PathBuf], folder: &Path) -> Result<PathBuf> {
    match modules {
        [] => bail!("{name} has no text"),
        [module] => Ok(module.clone()),
        _ => {
            let module = folder.join(format!("{name}.ll"));
            output(Command::new("llvm-link-14").args(["-S", "-o"]).arg(&module).args(modules))?;
            Ok(module)
        }
    }
}

/// What KLEE's POSIX runtime is told for the same world.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Posix {
    /// Arguments behind the program.
    pub arguments: Vec<String>,
    /// Files to be copied to its directory, which it sees as they are, and their names there.
    pub files: Vec<(PathBuf, String)>,
}

impl Posix {
    /// Translates options of `symvm run`.
    pub fn of(world: &[String]) -> Result<Self> {
        let mut posix = Self::default();
        let mut words = world.iter();
        while let Some(word) = words.next() {
            let mut take = |n: usize| words.by_ref().take(n).cloned().collect::<Vec<_>>();
            match word.as_str() {
                "--args" => posix.arguments.extend(words.by_ref().take_while(|w| *w != ";").cloned()),
                "--sym-args" => {
                    posix.arguments.push(word.clone());
                    posix.arguments.extend(take(3));
                }
                "--sym-stdin" => {
                    posix.arguments.push(word.clone());
                    posix.arguments.extend(take(1));
                }
                "--file" => {
                    let spec = take(1).concat();
                    let (host, name) = spec.split_once('=').unwrap_or((&spec, &spec));
                    posix.files.push((std::path::absolute(host)?, name.to_owned()));
                }
                // Both run in the same environment.
                "--env" => drop(take(1)),
                other => bail!("{other} cannot be said to KLEE's POSIX runtime"),
            }
        }
        Ok(posix)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_world_is_translated() {
        let words = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>();
        let posix =
            Posix::of(&words("--env LC_ALL=C --args a - ; --sym-args 0 1 3 --sym-stdin 8 --file /h/x=y"));
        let expected = Posix {
            arguments: words("a - --sym-args 0 1 3 --sym-stdin 8"),
            files: vec![("/h/x".into(), "y".into())],
        };
        assert_eq!(posix.expect("all is known"), expected);
        assert!(Posix::of(&words("--fail-syscalls 1")).is_err());
    }
}
