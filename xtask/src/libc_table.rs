//! `cargo xtask libc-table`: what exploring calls of the C library costs, with symvm's functions and with those of a
//! textbook: benches/libc.md.
//!
//! `benches/libc/explore.c` makes one call on symbolic bytes and looks at the result once; `benches/libc/naive.c`, linked to
//! it, takes the library's place. Paths, queries and terms repeat exactly; times are of this machine.

use crate::tools::{machine_kind, output, release_binary, root};
use anyhow::{Context, Result};
use serde_json::Value;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What to measure.
#[derive(clap::Args)]
pub struct Options {
    /// An executable of symvm; without it the release is built.
    #[arg(long)]
    binary: Option<PathBuf>,
    /// Where the table goes.
    #[arg(long, default_value = "benches/libc.md")]
    output: PathBuf,
}

const CLANG: &str = "clang-14";
/// The paths after which a row is given up.
const MOST: &str = "5000";

/// A row: the argument of explore.c, the call as the table names it, and why there is more than one path.
const ROWS: &[(&str, &str, &str)] = &[
    ("memcpy", "`memcpy` of 8 bytes", ""),
    ("memcmp", "`memcmp` of 8 bytes", ""),
    ("strcmp", "`strcmp` with a literal", ""),
    ("strcmp2", "`strcmp` with a symbolic string", ""),
    ("strncasecmp", "`strncasecmp` with a literal", ""),
    ("printf", "`printf(\"%d %s\\n\")` to the console", "what people see is not branched on"),
    ("strlen", "`strlen`", "one per length"),
    ("fnmatch", "`fnmatch(\"*a?b*\")`", "one per length; the match itself is a term"),
    ("regexec", "`regexec(\"a(b\\|c)*d\")`", "one per length; the match itself is a term"),
    ("strstr", "`strstr(text, \"xy\")`", "one per place and per length"),
    ("strchr", "`strchr`", "one per place, found or ended"),
    ("strspn", "`strspn`", "one per place, found or ended"),
    ("sprintf", "`sprintf(\"%d\")` into memory", "one per number of digits and sign"),
    ("qsort", "`qsort` of 4 numbers", "one per order: 4!"),
    ("strtol", "`strtol`", "blanks, sign, number of digits"),
    ("atoi", "`atoi`", "blanks, sign, number of digits"),
    ("sscanf", "`sscanf(\"%d\")` and the number compared", "the same, and where the stream of digits ends"),
];

/// Measures and writes the table.
pub fn run(options: &Options) -> Result<()> {
    let binary = match &options.binary {
        Some(binary) => std::path::absolute(binary)?,
        None => release_binary()?,
    };
    let folder = root().join("target/libc-table");
    std::fs::create_dir_all(&folder)?;
    let [explore, naive] = ["explore", "naive"].map(|name| compile(&folder, name));
    let (explore, naive) = (explore?, naive?);
    let mut text = format!(
        "# What exploring calls of the C library costs\n\n\
         Made by `cargo xtask libc-table` ({}).\n\n\
         `benches/libc/explore.c` makes one call on symbolic bytes (two strings of up to 8, four numbers) and looks at the result\n\
         once. Each cell: paths, queries, terms, and the seconds of machine and solver. One path means that the answer is a term: what\n\
         the program then does with it decides. *Before*: the same with the functions of `benches/libc/naive.c`, as textbooks have\n\
         them, in the place of symvm's; `>`: given up after {MOST} paths. All but the seconds repeats exactly.\n\n\
         | call | symvm's | before | why there is more than one path |\n|---|---|---|---|\n",
        machine_kind()
    );
    for (name, call, why) in ROWS {
        let ours = measure(&binary, &folder, &[&explore], name)?;
        let before = measure(&binary, &folder, &[&explore, &naive], name)?;
        let _ = writeln!(text, "| {call} | {ours} | {before} | {why} |");
        println!("{name}: {ours} | {before}");
    }
    std::fs::write(root().join(&options.output), text)?;
    Ok(())
}

fn compile(folder: &Path, name: &str) -> Result<PathBuf> {
    let to = folder.join(name).with_extension("ll");
    output(
        Command::new(CLANG)
            .current_dir(root())
            .args(["-S", "-emit-llvm", "-O0", "-g", "-fno-builtin"])
            .arg(format!("benches/libc/{name}.c"))
            .arg("-o")
            .arg(&to),
    )?;
    Ok(to)
}

/// `16 · 16 · 159 · 0.02 s`.
fn measure(binary: &Path, folder: &Path, modules: &[&Path], name: &str) -> Result<String> {
    let results = folder.join("results");
    let mut command = Command::new(binary);
    command.arg("run").args(modules).args(["--quiet", "--force", "--strategy", "cgs", "--emit", "covering"]);
    command.args(["--max-iterations", MOST, "--output"]).arg(&results).args(["--args", name]);
    // The exit code tells a run that gave up from one that ended; run.json tells more.
    drop(std::fs::remove_dir_all(&results));
    command.output().with_context(|| format!("cannot run {command:?}"))?;
    let text = std::fs::read(results.join("run.json")).with_context(|| format!("{command:?}"))?;
    let run: Value = serde_json::from_slice(&text)?;
    let count = |group: &str, key: &str| run[group][key].as_u64().unwrap_or(0);
    let nanoseconds = |key: &str| run["timing"]["nanoseconds"][key].as_u64().unwrap_or(0) as f64 / 1e9;
    Ok(format!(
        "{}{} · {} · {} · {:.2} s",
        if run["stop"] == "exhausted" { "" } else { ">" },
        count("campaign", "paths"),
        count("engine", "queries"),
        count("engine", "terms"),
        nanoseconds("machine") + nanoseconds("solver")
    ))
}
