//! The programs that searches are compared on: a list's, or Debian's.

use super::Options;
use crate::packages;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

/// One program.
pub struct Program {
    /// Debian's are called `debian-NAME`.
    pub name: String,
    /// Its text.
    pub modules: Vec<PathBuf>,
    /// Options of `symvm run`.
    pub options: Vec<String>,
    /// Where files that options name are sought.
    pub folder: PathBuf,
    /// Executions of each run.
    pub iterations: u64,
}

/// All that are asked for.
pub fn all(options: &Options) -> Result<Vec<Program>> {
    let mut all = match &options.list {
        Some(list) => listed(options, list)?,
        None => Vec::new(),
    };
    for wish in &options.packages {
        let (name, iterations) = wish_of(options, wish)?;
        let program = packages::explorable(name)?;
        let name = format!("debian-{name}");
        let folder = std::env::current_dir()?;
        all.push(Program { name, modules: program.modules, options: program.options, folder, iterations });
    }
    Ok(all)
}

/// `NAME` or `NAME=N`.
fn wish_of<'a>(options: &Options, wish: &'a str) -> Result<(&'a str, u64)> {
    match wish.split_once('=') {
        None => Ok((wish, options.iterations)),
        Some((name, n)) => Ok((name, n.parse().with_context(|| format!("no number of executions: {wish}"))?)),
    }
}

fn listed(options: &Options, list: &Path) -> Result<Vec<Program>> {
    let list = list.canonicalize().with_context(|| list.display().to_string())?;
    let folder = list.parent().unwrap_or(Path::new("/"));
    let wishes: Vec<_> = options.only.iter().map(|wish| wish_of(options, wish)).collect::<Result<_>>()?;
    let mut all = Vec::new();
    for line in std::fs::read_to_string(&list)?.lines().filter(|line| !line.trim().is_empty()) {
        let (name, words) = line.split_once('\t').with_context(|| format!("no tab in `{line}`"))?;
        let iterations = match wishes.iter().find(|wish| wish.0 == name) {
            Some(&(_, iterations)) => iterations,
            None if wishes.is_empty() => options.iterations,
            None => continue,
        };
        all.push(Program {
            name: name.into(),
            modules: vec![folder.join(format!("{name}.ll"))],
            options: words.split_whitespace().map(str::to_owned).collect(),
            folder: folder.into(),
            iterations,
        });
    }
    if let Some((name, _)) = wishes.iter().find(|wish| !all.iter().any(|p| p.name == wish.0)) {
        bail!("{name} is not in the list");
    }
    Ok(all)
}
