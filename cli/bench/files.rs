//! Which files are run, and what answers are right.

use crate::failure::Failure;
use std::collections::HashMap;
use std::fs::File;
use std::path::{Path, PathBuf};
use symvm_solver::smtlib::expected_answers;

/// A file to be solved.
pub struct Problem {
    /// Where it is.
    pub path: PathBuf,
    /// Its path below the folder that was given.
    pub name: String,
    /// The folder in that path, `.` for the top.
    pub family: String,
    /// One entry for each check: the right answer, if anybody says.
    pub expected: Vec<Option<bool>>,
}

/// All `.smt2` files of the folders, by name; a file can be given as well.
pub fn problems(roots: &[PathBuf], sidecar: Option<&Path>) -> Result<Vec<Problem>, Failure> {
    let mut found = Vec::new();
    for root in roots {
        let wrong = |e: std::io::Error| Failure::new(format!("{}: {e}", root.display()));
        let mut paths = Vec::new();
        let base = if std::fs::metadata(root).map_err(wrong)?.is_dir() {
            walk(root, &mut paths)?;
            root.as_path()
        } else {
            paths.push(root.clone());
            root.parent().unwrap_or(Path::new(""))
        };
        paths.sort();
        let beside = base.join("expected.tsv");
        let table = match sidecar {
            Some(file) => table(file)?,
            None if beside.is_file() => table(&beside)?,
            None => HashMap::new(),
        };
        for path in paths {
            let name = path.strip_prefix(base).unwrap_or(&path).display().to_string();
            let family = match name.rsplit_once('/') {
                Some((folder, _)) => folder.to_owned(),
                None => ".".into(),
            };
            let expected = match table.get(&name) {
                Some(answers) => answers.clone(),
                // A broken file, or a link to none, is measured like any other: it has to be refused.
                None => {
                    File::open(&path).ok().and_then(|file| expected_answers(file).ok()).unwrap_or_default()
                }
            };
            found.push(Problem { path, name, family, expected });
        }
    }
    if found.is_empty() {
        let names: Vec<_> = roots.iter().map(|r| r.display().to_string()).collect();
        return Err(Failure::new(format!("{}: no file ends in .smt2", names.join(", "))));
    }
    Ok(found)
}

fn walk(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let wrong = |e: std::io::Error| Failure::new(format!("{}: {e}", folder.display()));
    for entry in std::fs::read_dir(folder).map_err(wrong)? {
        let entry = entry.map_err(wrong)?;
        let path = entry.path();
        // Links to folders are not followed: they may lead in circles.
        if entry.file_type().map_err(wrong)?.is_dir() {
            walk(&path, found)?;
        } else if path.extension().is_some_and(|e| e == "smt2") {
            found.push(path);
        }
    }
    Ok(())
}

/// A table of right answers: the file in the first column, the answers with commas in the last, `#` begins a comment.
fn table(path: &Path) -> Result<HashMap<String, Vec<Option<bool>>>, Failure> {
    let text = std::fs::read_to_string(path).map_err(|e| Failure::new(format!("{}: {e}", path.display())))?;
    let mut rows = HashMap::new();
    for (n, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let Some((file, rest)) = line.split_once('\t') else {
            return Err(Failure::new(format!(
                "{}:{}: a row is a file, a tab and its answers",
                path.display(),
                n + 1
            )));
        };
        let answers = rest.rsplit('\t').next().unwrap_or(rest).trim();
        let answers = answers.split(',').filter(|a| !a.is_empty()).map(|a| match a {
            "sat" => Ok(Some(true)),
            "unsat" => Ok(Some(false)),
            "unknown" => Ok(None),
            other => Err(Failure::new(format!("{}:{}: '{other}' is no answer", path.display(), n + 1))),
        });
        rows.insert(file.to_owned(), answers.collect::<Result<Vec<_>, Failure>>()?);
    }
    Ok(rows)
}
