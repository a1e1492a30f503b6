//! `cargo xtask subject NAME`: a real C program, fetched by cargo as a crate that bundles its sources, compiled whole.
//!
//! Nothing fetched is kept in the repository: the sources stay in cargo's own cache, the `.ll` files go below `target/`.

use crate::tools::{output, root};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program: the crate that bundles it, the C files to compile and how, and our driver.
struct Subject {
    name: &'static str,
    package: &'static str,
    version: &'static str,
    /// Folder of the C sources below the crate's root.
    sources: &'static str,
    files: &'static [&'static str],
    flags: &'static [&'static str],
    /// Our driver; a subject without one is only read.
    driver: Option<&'static str>,
}

const SUBJECTS: &[Subject] = &[
    Subject {
        name: "expat",
        package: "expat-sys",
        version: "2.1.6",
        sources: "expat/lib",
        files: &["xmlparse.c", "xmlrole.c", "xmltok.c"],
        flags: &["-DHAVE_MEMMOVE", "-DXML_NS", "-DXML_DTD", "-DBYTEORDER=1234", "-DXML_CONTEXT_BYTES=1024"],
        driver: Some("benches/subjects/expat.c"),
    },
    Subject {
        name: "sqlite",
        package: "libsqlite3-sys",
        version: "0.9.4",
        sources: "sqlite3",
        files: &["sqlite3.c"],
        flags: &[],
        driver: None,
    },
];

/// Fetches, compiles and reports where the `.ll` files are.
pub fn run(name: &str, clang: &str, opt: &str, target: &Path) -> Result<()> {
    let Some(subject) = SUBJECTS.iter().find(|s| s.name == name) else {
        let known: Vec<_> = SUBJECTS.iter().map(|s| s.name).collect();
        bail!("no subject is called {name}; there are: {}", known.join(", "));
    };
    let sources = fetch(subject)?.join(subject.sources);
    let folder = root().join(target).join(name);
    std::fs::create_dir_all(&folder)?;
    let mut files: Vec<PathBuf> = subject.files.iter().map(|f| sources.join(f)).collect();
    files.extend(subject.driver.map(|d| root().join(d)));
    for file in files {
        let stem = file.file_stem().context("a C file has a name")?.to_string_lossy().into_owned();
        let ll = folder.join(format!("{stem}.ll"));
        output(
            Command::new(clang)
                .args(["-S", "-emit-llvm", "-w", "-g", opt, "-I"])
                .arg(&sources)
                .args(subject.flags)
                .arg(&file)
                .arg("-o")
                .arg(&ll),
        )?;
        println!("{}", ll.display());
    }
    Ok(())
}

/// Lets cargo fetch the crate and says where it lies.
fn fetch(subject: &Subject) -> Result<PathBuf> {
    let project = root().join("target/subjects/fetch").join(subject.name);
    std::fs::create_dir_all(project.join("src"))?;
    std::fs::write(project.join("src/lib.rs"), "")?;
    std::fs::write(
        project.join("Cargo.toml"),
        format!(
            "[package]\nname = \"fetch\"\nversion = \"0.0.0\"\nedition = \"2021\"\n[workspace]\n[dependencies]\n{} = \"={}\"\n",
            subject.package, subject.version
        ),
    )?;
    let metadata = output(Command::new(env!("CARGO")).current_dir(&project).args([
        "metadata",
        "--format-version",
        "1",
    ]))?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
    let manifest = metadata["packages"]
        .as_array()
        .into_iter()
        .flatten()
        .find(|p| p["name"] == subject.package)
        .and_then(|p| p["manifest_path"].as_str())
        .with_context(|| format!("cargo did not fetch {}", subject.package))?;
    Ok(Path::new(manifest).parent().context("a manifest lies in a folder")?.to_path_buf())
}
