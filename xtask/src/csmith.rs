//! `cargo xtask csmith`: random programs by csmith, natively and in the machine; with `--throws` those of [`crate::throws`].
//!
//! Odd seeds compute with floats, too. A program prints the checksum of its globals, and after each of them the checksum
//! so far, so that the first line that differs names the variable that went wrong. The programs have no undefined behaviour, so one native run per
//! program is the reference for every compiler and level; before a difference is reported it is compared with a
//! native run of the very same setting.

use crate::oracle::process::{Ended, Limits, capture};
use crate::oracle::{Native, compare, machine, parallel};
use crate::tools::{output, root};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Which programs.
#[derive(clap::Args)]
pub struct Options {
    /// How many.
    #[arg(long, default_value_t = 50)]
    count: u64,
    /// The seed of the first; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Compilers: `14`, `19` or commands.
    #[arg(long, value_delimiter = ',', default_value = "14,19")]
    clang: Vec<String>,
    /// Optimisation levels.
    #[arg(long, value_delimiter = ',', default_value = "0,2")]
    opt: Vec<String>,
    /// Programs at a time.
    #[arg(long, default_value_t = std::thread::available_parallelism().map_or(1, std::num::NonZero::get))]
    jobs: usize,
    /// Seconds that a program may take in the machine; one that takes longer is counted and says nothing.
    #[arg(long, default_value_t = 60)]
    timeout: u64,
    /// Run C++ programs that throw and catch, of a generator of symvm's own, instead of csmith's (needs no csmith).
    #[arg(long, conflicts_with = "concolic")]
    throws: bool,
    /// Make a third of the loaded integers symbolic (their values stay the same).
    #[arg(long)]
    concolic: bool,
}

/// Programs that run longer natively are left out: the machine is slower, and some never end.
const NATIVE_TIME: Duration = Duration::from_millis(1500);
const COMPILE: Limits = Limits { time: Duration::from_secs(120), memory: None };
/// Asks a program for the checksum after each global.
const ARGUMENT: &str = "1";

/// A random program's files.
struct Sample {
    seed: u64,
    source: PathBuf,
    folder: PathBuf,
}

/// What became of a sample.
enum Fate {
    /// csmith or the native run gave nothing to compare with.
    Nothing,
    /// It agreed in so many settings, took too long in others, and differed in these.
    Compared { agreed: usize, slow: usize, differences: Vec<String> },
}

/// Runs and compares.
pub fn run(options: &Options) -> Result<()> {
    let language = if options.throws { Language::Cxx } else { Language::C { headers: headers()? } };
    let seeds: Vec<u64> = (options.seed..).take(usize::try_from(options.count)?).collect();
    let done = AtomicUsize::new(0);
    let fates = parallel(&seeds, options.jobs, |&seed| {
        let fate = one(seed, &language, options)?;
        if let Fate::Compared { differences, .. } = &fate {
            differences.iter().for_each(|d| println!("{d}"));
        }
        let n = done.fetch_add(1, Ordering::Relaxed) + 1;
        if n.is_multiple_of(50) {
            println!("{n} of {} programs", seeds.len());
        }
        Ok(fate)
    })?;
    let (mut programs, mut agreements, mut too_slow, mut wrong) = (0, 0, 0, Vec::new());
    for fate in fates {
        let Fate::Compared { agreed, slow, differences } = fate else { continue };
        programs += 1;
        agreements += agreed;
        too_slow += slow;
        wrong.extend(differences);
    }
    println!(
        "{programs} of {} programs end natively within {} s; in {} settings: {agreements} runs agree, {too_slow} took longer than {} s, {} differ",
        seeds.len(),
        NATIVE_TIME.as_secs_f64(),
        options.clang.len() * options.opt.len(),
        options.timeout,
        wrong.len()
    );
    if !wrong.is_empty() {
        bail!("{}", wrong.join("\n"));
    }
    Ok(())
}

/// The folder of `csmith.h`.
fn headers() -> Result<PathBuf> {
    let known = ["/usr/include/csmith", "/usr/local/include/csmith", "/usr/include/csmith-2.3.0"];
    let found = known.iter().map(Path::new).find(|p| p.join("csmith.h").exists());
    found.map(Path::to_path_buf).context("no csmith.h: install csmith and libcsmith-dev")
}

fn one(seed: u64, language: &Language, options: &Options) -> Result<Fate> {
    let (kind, source) = match language {
        Language::C { .. } => ("csmith", "random.c"),
        Language::Cxx => ("throws", "random.cpp"),
    };
    let folder = root().join("target").join(kind).join(seed.to_string());
    std::fs::create_dir_all(&folder)?;
    let sample = Sample { seed, source: folder.join(source), folder };
    let fate = sample.judge(language, options)?;
    // What agreed is not worth its place.
    if !matches!(&fate, Fate::Compared { differences, .. } if !differences.is_empty()) {
        std::fs::remove_dir_all(&sample.folder)?;
    }
    Ok(fate)
}

impl Sample {
    /// Writes the program; false if there is none.
    fn write(&self, language: &Language) -> Result<bool> {
        if matches!(language, Language::Cxx) {
            std::fs::write(&self.source, crate::throws::program(self.seed))?;
            return Ok(true);
        }
        let mut generate = Command::new("csmith");
        // csmith leaves a file about the platform where it runs.
        generate
            .current_dir(&self.folder)
            .args(["--seed", &self.seed.to_string(), "--output"])
            .arg(&self.source);
        if self.seed % 2 == 1 {
            generate.args(["--float", "--inline-function"]);
        }
        Ok(capture(&mut generate, &COMPILE)?.ended == Ended::Exit(0))
    }

    fn judge(&self, language: &Language, options: &Options) -> Result<Fate> {
        if !self.write(language)? {
            return Ok(Fate::Nothing);
        }
        let setting = |clang: &str, opt: &str| Setting::new(clang, opt, language);
        let first = options.clang.first().map_or("clang", String::as_str);
        let Some(native) = self.native(&setting(first, "1"))? else { return Ok(Fate::Nothing) };
        let (mut agreed, mut slow, mut differences) = (0, 0, Vec::new());
        let limits = Limits { time: Duration::from_secs(options.timeout), memory: Some(4 << 30) };
        for clang in &options.clang {
            for opt in &options.opt {
                let setting = setting(clang, opt);
                let ll = self.folder.join(format!("{}{}.ll", setting.clang, setting.opt));
                let mut compile = setting.command();
                output(compile.args(["-S", "-emit-llvm"]).arg(&self.source).arg("-o").arg(&ll))?;
                let mut world = machine::World {
                    modules: vec![ll],
                    args: vec![ARGUMENT.into()],
                    stdin: None,
                    ..Default::default()
                };
                if options.concolic {
                    world.modules = crate::oracle::fog::fog_files(&world.modules, &self.folder)?;
                }
                let verdict = compare(&native, &world, &limits)?;
                match verdict.difference {
                    None => agreed += 1,
                    Some(_) if verdict.too_slow => slow += 1,
                    Some(_) => {
                        let confirmed = self.confirm(&setting, &world, &limits)?;
                        differences.extend(confirmed.map(|d| self.report(&setting, &d)));
                    }
                }
            }
        }
        Ok(Fate::Compared { agreed, slow, differences })
    }

    /// Compiles and runs natively; nothing if it does not end in time.
    fn native(&self, setting: &Setting) -> Result<Option<Native>> {
        let executable = self.folder.join("native");
        output(setting.command().arg(&self.source).arg("-o").arg(&executable))?;
        let limits = Limits { time: NATIVE_TIME, memory: None };
        let run = capture(Command::new(&executable).arg(ARGUMENT), &limits)?;
        Ok(match run.ended {
            Ended::Exit(code) => Some(Native { code, output: run.output, modules: Vec::new() }),
            Ended::Signal(_) | Ended::TimeOut => None,
        })
    }

    /// The difference from a native run of the same setting, unless the program has undefined behaviour after all
    /// (floats out of the range of integers).
    fn confirm(&self, setting: &Setting, world: &machine::World, limits: &Limits) -> Result<Option<String>> {
        let executable = self.folder.join("checked");
        let checks = ["-fsanitize=undefined,float-cast-overflow", "-fno-sanitize-recover=all"];
        output(setting.command().args(checks).arg(&self.source).arg("-o").arg(&executable))?;
        if capture(Command::new(&executable).arg(ARGUMENT), limits)?.ended != Ended::Exit(0) {
            return Ok(None);
        }
        let Some(native) = self.native(setting)? else { return Ok(None) };
        Ok(compare(&native, world, limits)?.difference)
    }

    fn report(&self, setting: &Setting, difference: &str) -> String {
        let Setting { clang, opt, .. } = setting;
        let shown = self.source.strip_prefix(root()).unwrap_or(&self.source);
        format!(
            "seed {} {clang} {opt}: {difference}\n  source: {}; again: cargo xtask csmith{} --count 1 --seed {} --clang {clang} --opt {}",
            self.seed,
            shown.display(),
            if self.source.extension().is_some_and(|e| e == "cpp") { " --throws" } else { "" },
            self.seed,
            opt.trim_start_matches("-O")
        )
    }
}

/// What the programs are written in.
enum Language {
    /// With the folder of `csmith.h`.
    C { headers: PathBuf },
    /// With exceptions.
    Cxx,
}

/// A compiler and its level.
struct Setting {
    clang: String,
    opt: String,
    /// What the language needs.
    flags: Vec<String>,
}

impl Setting {
    fn new(clang: &str, opt: &str, language: &Language) -> Self {
        let (clang, opt) = crate::oracle::setting(clang, opt);
        match language {
            Language::C { headers } => {
                Self { clang, opt, flags: vec!["-I".into(), headers.display().to_string()] }
            }
            Language::Cxx => {
                Self { clang: clang.replacen("clang", "clang++", 1), opt, flags: vec!["-std=c++17".into()] }
            }
        }
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.clang);
        command.args([&self.opt, "-w", "-gline-tables-only"]).args(&self.flags);
        command
    }
}
