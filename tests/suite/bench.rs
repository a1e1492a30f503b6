//! A bench to try the binary on: a folder of its own, programs to run, what is left behind.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The binary, started in a folder of its own.
pub struct Bench {
    folder: tempfile::TempDir,
}

impl Bench {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, text).unwrap();
        path
    }

    /// The command, to be started in the bench's folder.
    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_symvm"));
        command.current_dir(self.folder.path()).args(args);
        command
    }

    pub fn symvm(&self, args: &[&str]) -> Output {
        self.command(args).output().unwrap()
    }

    /// The same, which must end with this exit code; its standard output.
    pub fn ends(&self, code: i32, args: &[&str]) -> String {
        let out = self.symvm(args);
        assert_eq!(out.status.code(), Some(code), "{args:?}: {}", stderr(&out));
        stdout(&out)
    }

    /// `run.json` of a folder of results.
    pub fn run_json(&self, output: &str) -> serde_json::Value {
        serde_json::from_slice(&fs::read(self.path(output).join("run.json")).unwrap()).unwrap()
    }

    /// The files of a folder with this extension, sorted.
    pub fn files(&self, folder: &str, extension: &str) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.path(folder)).unwrap().map(|e| e.unwrap().path());
        let mut found: Vec<_> = entries.filter(|p| p.extension().is_some_and(|e| e == extension)).collect();
        found.sort();
        found
    }
}

/// A committed test program.
pub fn program(name: &str) -> String {
    format!("{}/tests/programs/ll/clang-14-O0/{name}.ll", env!("CARGO_MANIFEST_DIR"))
}

pub fn stdout(out: &Output) -> String {
    String::from_utf8_lossy(&out.stdout).into_owned()
}

pub fn stderr(out: &Output) -> String {
    String::from_utf8_lossy(&out.stderr).into_owned()
}

/// All files below a folder with their bytes, names relative.
pub fn everything(folder: &Path) -> Vec<(String, Vec<u8>)> {
    fn walk(folder: &Path, base: &Path, found: &mut Vec<(String, Vec<u8>)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, base, found);
            } else {
                found
                    .push((path.strip_prefix(base).unwrap().display().to_string(), fs::read(&path).unwrap()));
            }
        }
    }
    let mut found = Vec::new();
    walk(folder, folder, &mut found);
    found.sort();
    found
}

/// The rows of a `series.csv`, without the second column, which a clock gave.
pub fn without_times(series: &str) -> String {
    let row = |line: &str| {
        let mut cells: Vec<_> = line.split(',').collect();
        cells.remove(1);
        cells.join(",") + "\n"
    };
    series.lines().map(row).collect()
}
