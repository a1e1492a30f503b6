//! `cargo xtask torture`: GCC's execution tests (`gcc.c-torture/execute`, GPL, from Debian's `gcc-12-source`, never
//! kept here) natively and in the machine.
//!
//! Every test that compiles and passes natively must pass in the machine; `torture.txt` lists the exceptions, each
//! with its reason, and the list must be exact.

use crate::oracle::process::Limits;
use crate::oracle::{Built, Compiler, Program, compare, fog, machine, parallel};
use crate::tools::{output, root};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// What to compare.
#[derive(clap::Args)]
pub struct Options {
    /// `14`, `19` or a command.
    #[arg(long, default_value = "14")]
    clang: String,
    /// Optimisation level.
    #[arg(long, default_value = "0")]
    opt: String,
    /// Only tests whose name contains this.
    #[arg(long, default_value = "")]
    filter: String,
    /// Tests at a time.
    #[arg(long, default_value_t = std::thread::available_parallelism().map_or(1, std::num::NonZero::get))]
    jobs: usize,
    /// Make a third of the loaded integers symbolic (their values stay the same).
    #[arg(long)]
    concolic: bool,
    /// Seconds that a test may take in the machine.
    #[arg(long, default_value_t = 60)]
    timeout: u64,
}

const PACKAGE: &str = "gcc-12-source";
const FOLDER: &str = "gcc/testsuite/gcc.c-torture/execute";

/// The tests are old C: what clang has made errors since is allowed again.
const OLD_C: &[&str] = &[
    "-Wno-error=implicit-function-declaration",
    "-Wno-error=implicit-int",
    "-Wno-error=int-conversion",
    "-Wno-error=incompatible-pointer-types",
    "-Wno-error=return-type",
    "-Wno-error=incompatible-function-pointer-types",
    "-Wno-error=return-mismatch",
];

/// Options that a test's `dg-options` may ask for, by their start; others are GCC's own.
const HONOURED: &[&str] =
    &["-fwrapv", "-fno-strict", "-std", "-D", "-funsigned", "-fsigned", "-fgnu89", "-ffast", "-finst"];

/// Runs and compares.
pub fn run(options: &Options) -> Result<()> {
    let folder = fetch()?;
    let compiler = Compiler::new(&options.clang, &options.opt, "torture")?;
    let programs: Vec<Program> =
        programs(&folder)?.into_iter().filter(|p| p.name.contains(&options.filter)).collect();
    let lane = if options.concolic { "concolic" } else { "concrete" };
    let exceptions = Exceptions::read(&format!("{} {}", compiler.clang, compiler.opt), lane)?;
    let limits = Limits { time: Duration::from_secs(options.timeout), memory: Some(4 << 30) };
    let results = parallel(&programs, options.jobs, |program| {
        let Built::Ran(native) = compiler.build(program)? else { return Ok(None) };
        if native.code != 0 {
            return Ok(None);
        }
        let modules = match options.concolic {
            true => fog::fog_files(&native.modules, &compiler.cache)?,
            false => native.modules.clone(),
        };
        let world = machine::World { modules, args: Vec::new(), stdin: None, ..Default::default() };
        let verdict = compare(&native, &world, &limits)?;
        if let Some(difference) = &verdict.difference {
            println!("{}: {difference}", program.name);
        }
        Ok(Some(verdict))
    })?;
    let (mut passed, mut failed, mut slow, mut wrong) = (0, 0, 0, Vec::new());
    for (program, verdict) in programs.iter().zip(&results) {
        let Some(verdict) = verdict else { continue };
        let listed = exceptions.lists(&program.name);
        match &verdict.difference {
            None if listed => {
                wrong.push(format!("{} passes, though it is listed as an exception", program.name))
            }
            None => passed += 1,
            Some(_) if listed => failed += 1,
            // Terms for a long loop take their time: that says nothing about their values.
            Some(_) if options.concolic && verdict.too_slow => slow += 1,
            Some(difference) => wrong.push(format!("{}: {difference}", program.name)),
        }
    }
    let total = results.iter().flatten().count();
    let seconds: f64 = results.iter().flatten().map(|v| v.seconds).sum();
    println!(
        "{} {} {lane}: {total} of {} tests pass natively; of these {passed} pass in the machine, {failed} are listed exceptions, {slow} took too long, {} are wrong ({seconds:.0} s in the machine)",
        compiler.clang,
        compiler.opt,
        programs.len(),
        wrong.len()
    );
    if !wrong.is_empty() {
        bail!("{}", wrong.join("\n"));
    }
    Ok(())
}

/// Unpacks the tests below `target/`, from the installed package or from a download.
fn fetch() -> Result<PathBuf> {
    let target = root().join("target/torture");
    let tests = target.join("tests");
    if tests.is_dir() {
        return Ok(tests);
    }
    std::fs::create_dir_all(&target)?;
    let archive = match archive_in(Path::new("/usr/src")) {
        Some(archive) => archive,
        None => {
            println!("fetching {PACKAGE}");
            output(Command::new("apt-get").args(["download", PACKAGE]).current_dir(&target))?;
            let package = list(&target)?.into_iter().find(|p| p.extension().is_some_and(|e| e == "deb"));
            let package = package.context("apt-get left no package")?;
            output(Command::new("dpkg-deb").arg("-x").arg(&package).arg(target.join("package")))?;
            archive_in(&target.join("package/usr/src"))
                .with_context(|| format!("{PACKAGE} holds no sources"))?
        }
    };
    let draft = target.join("unpacked");
    drop(std::fs::remove_dir_all(&draft));
    std::fs::create_dir_all(&draft)?;
    let wanted = format!("*/{FOLDER}/*");
    output(
        Command::new("tar").arg("-xf").arg(&archive).arg("-C").arg(&draft).args(["--wildcards", &wanted]),
    )?;
    let top = list(&draft)?.into_iter().next().context("the archive is empty")?;
    std::fs::rename(top.join(FOLDER), &tests)?;
    Ok(tests)
}

fn archive_in(folder: &Path) -> Option<PathBuf> {
    let inside = list(&folder.join("gcc-12")).ok()?;
    inside.into_iter().find(|p| {
        p.file_name().is_some_and(|n| {
            n.to_string_lossy().starts_with("gcc-12") && n.to_string_lossy().contains(".tar")
        })
    })
}

fn list(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
    let mut paths = entries.map(|e| Ok(e?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// The tests. Those of `builtins` are a test, a library of its own, and a common `main`.
fn programs(folder: &Path) -> Result<Vec<Program>> {
    let mut programs = Vec::new();
    let mut pending = vec![folder.to_path_buf()];
    while let Some(place) = pending.pop() {
        for path in list(&place)? {
            if path.is_dir() {
                if !path.ends_with("builtins/lib") {
                    pending.push(path);
                }
                continue;
            }
            if path.extension().is_none_or(|e| e != "c") {
                continue;
            }
            let name = path.strip_prefix(folder)?.with_extension("").display().to_string().replace('/', "__");
            let mut sources = vec![path.clone()];
            if place.ends_with("builtins") {
                let library = path.with_file_name(format!(
                    "{}-lib.c",
                    path.file_stem().unwrap_or_default().to_string_lossy()
                ));
                if name.ends_with("-lib") || !library.exists() {
                    continue;
                }
                sources.extend([library, folder.join("builtins/lib/main.c")]);
            }
            let text = String::from_utf8_lossy(&std::fs::read(&path)?).into_owned();
            let mut flags: Vec<String> = OLD_C.iter().map(|&f| f.to_owned()).collect();
            flags.extend(wanted_flags(&text));
            programs.push(Program { name, sources, flags, libraries: vec!["-lm".into()] });
        }
    }
    programs.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(programs)
}

/// The flags in `dg-options "…"` and `dg-additional-options "…"`.
fn wanted_flags(text: &str) -> Vec<String> {
    let mut flags = Vec::new();
    for part in text.split("dg-").skip(1) {
        let Some(rest) = part.strip_prefix("options").or_else(|| part.strip_prefix("additional-options"))
        else {
            continue;
        };
        let quoted =
            rest.trim_start().strip_prefix('"').and_then(|r| r.split('"').next()).unwrap_or_default();
        let honoured = |flag: &&str| HONOURED.iter().any(|h| flag.starts_with(h));
        flags.extend(quoted.split_whitespace().filter(honoured).map(str::to_owned));
    }
    flags
}

/// The listed exceptions that concern one setting.
struct Exceptions(Vec<String>);

impl Exceptions {
    /// Reads `torture.txt`: lines of `TEST | SETTING | LANE | REASON`; `*` stands for every setting or lane.
    fn read(setting: &str, lane: &str) -> Result<Self> {
        let path = root().join("xtask/torture.txt");
        let text =
            std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let mut names = Vec::new();
        for line in text.lines().filter(|l| !l.trim().is_empty() && !l.starts_with('#')) {
            let fields: Vec<&str> = line.split('|').map(str::trim).collect();
            let [name, settings, lanes, reason] = fields[..] else {
                bail!("{}: not four fields: {line}", path.display())
            };
            if reason.is_empty() {
                bail!("{}: no reason: {line}", path.display());
            }
            let here = settings.split(", ").any(|s| s == "*" || s == setting);
            if here && (lanes == "*" || lanes == lane) {
                names.push(name.to_owned());
            }
        }
        Ok(Self(names))
    }

    fn lists(&self, name: &str) -> bool {
        self.0.iter().any(|n| n == name)
    }
}
