//! Debian's source packages by `apt-get source`, below `target/`: the lists of what there is are kept there too, so
//! that neither root nor the machine's own settings are needed.

use super::turn;
use crate::tools::output;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Debian's release: versions of the packages depend on it, and the table says them.
const SOURCES: &str = "deb-src http://deb.debian.org/debian bookworm main\n";

/// Sources as Debian builds them (its patches applied).
pub struct Sources {
    /// The folder they were unpacked to.
    pub folder: PathBuf,
    /// Debian's version.
    pub version: String,
}

/// Fetches and unpacks a package into `folder`, unless that was done before.
pub fn fetch(package: &str, folder: &Path, apt: &Path) -> Result<Sources> {
    if let Some(sources) = unpacked(folder) {
        return Ok(sources);
    }
    std::fs::create_dir_all(folder)?;
    let updated = apt.join("updated");
    // Whoever fetches another package wants the same lists.
    let turn = turn::take(apt)?;
    if !updated.exists() {
        for part in ["lists/partial", "cache/archives/partial"] {
            std::fs::create_dir_all(apt.join(part))?;
        }
        std::fs::write(apt.join("sources.list"), SOURCES)?;
        output(apt_get(apt).arg("update"))?;
        std::fs::write(&updated, "")?;
    }
    drop(turn);
    output(apt_get(apt).args(["source", package]).current_dir(folder))
        .context("apt-get source needs the packages apt and dpkg-dev, and a network")?;
    unpacked(folder).with_context(|| format!("apt-get source left nothing in {}", folder.display()))
}

fn apt_get(apt: &Path) -> Command {
    let mut command = Command::new("apt-get");
    let set = |name: &str, path: &str| format!("-o{name}={}", apt.join(path).display());
    command.args(["-q", "-oDir::Etc::sourceparts=-", "-oAPT::Sandbox::User=root"]);
    command.args([set("Dir::Etc::sourcelist", "sources.list"), set("Dir::State::lists", "lists")]);
    command.arg(set("Dir::Cache", "cache"));
    command
}

/// The folder beside the `.dsc` file, whose name has the version.
fn unpacked(folder: &Path) -> Option<Sources> {
    let entries: Vec<PathBuf> = std::fs::read_dir(folder).ok()?.flatten().map(|e| e.path()).collect();
    let dsc = entries.iter().find(|p| p.extension().is_some_and(|e| e == "dsc"))?;
    let version = dsc.file_stem()?.to_str()?.split_once('_')?.1.to_owned();
    let folder = entries.iter().find(|p| p.is_dir())?.clone();
    Some(Sources { folder, version })
}
