//! Running other programs, and where things are.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_path_buf()
}

/// Runs a command and returns what it printed; its failure is an error that shows the command and its output.
pub fn output(command: &mut Command) -> Result<String> {
    let shown = format!("{command:?}");
    let out = command.output().with_context(|| format!("cannot run {shown}"))?;
    if !out.status.success() {
        bail!("{shown} failed ({}):\n{}", out.status, String::from_utf8_lossy(&out.stderr));
    }
    Ok(String::from_utf8_lossy(&out.stdout).into_owned())
}

/// The first line of `clang --version`.
pub fn clang_version(clang: &str) -> Result<String> {
    let text = output(Command::new(clang).arg("--version"))?;
    Ok(text.lines().next().unwrap_or(clang).to_string())
}
