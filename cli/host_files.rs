//! `--file`: a file of the host, or all files of a folder, and their names in the program's world.

use crate::failure::Failure;
use std::path::{Path, PathBuf};
use symvm_runtime::Content;
use walkdir::WalkDir;

/// Files of one folder. All of them are held in memory, so a folder that has more was hardly meant.
const MOST: usize = 10_000;

/// A folder of results.
fn is_result(path: &Path) -> bool {
    path.join("run.json").is_file() && ["tests", "bugs"].iter().all(|folder| path.join(folder).is_dir())
}

/// A file of the host.
pub struct HostFile {
    /// Where it is.
    pub path: PathBuf,
    /// In the program's world.
    pub name: String,
    option: String,
}

impl HostFile {
    /// The files that one `--file HOST[=NAME]` names, in the order of their names. Links are followed. Results of symvm in a folder are not
    /// among them: they may be those of the run that asks.
    pub fn named_by(spec: &str) -> Result<Vec<Self>, Failure> {
        let (host, name) = spec.split_once('=').unwrap_or((spec, spec));
        let option = format!("--file {spec}");
        let refused = |what: &str| Failure::new(format!("{option}: {what}"));
        let file = |path: PathBuf, name: String| Self { path, name, option: option.clone() };
        if !Path::new(host).is_dir() {
            return Ok(vec![file(host.into(), name.to_owned())]);
        }
        let mut files = Vec::new();
        let walk = WalkDir::new(host).follow_links(true).sort_by_file_name().into_iter();
        for entry in walk.filter_entry(|entry| !is_result(entry.path())) {
            let entry = entry.map_err(|e| {
                let path = e.path().unwrap_or(Path::new(host)).display();
                refused(&format!("'{path}' cannot be read, be it a link to nowhere: name files one by one"))
            })?;
            if entry.file_type().is_dir() {
                continue;
            }
            let path = entry.into_path();
            if !path.is_file() {
                let what =
                    format!("'{}' is neither a file nor a folder: name files one by one", path.display());
                return Err(refused(&what));
            }
            let below = path.strip_prefix(host).ok().and_then(Path::to_str).ok_or_else(|| {
                refused(&format!("the name of '{}' is not UTF-8: name files one by one", path.display()))
            })?;
            let name = format!("{name}/{below}");
            files.push(file(path, name));
            if files.len() > MOST {
                return Err(refused(&format!("there are more than {MOST} files in this folder")));
            }
        }
        if files.is_empty() {
            return Err(refused("there is no file in this folder"));
        }
        Ok(files)
    }

    /// What is in it.
    pub fn content(&self) -> Result<Content, Failure> {
        std::fs::read(&self.path).map(Content::Given).map_err(|e| {
            Failure::new(format!("{}: '{}' cannot be read: {e}", self.option, self.path.display()))
        })
    }

    /// The option, as it was given.
    pub fn option(&self) -> &str {
        &self.option
    }
}
