//! `cargo xtask subject NAME`: a real C program, fetched by cargo as a crate that bundles its sources, compiled whole.
//!
//! Nothing fetched is kept in the repository: the sources stay in cargo's own cache, the `.ll` files go below `target/`.

use crate::oracle;
use crate::tools::{output, root};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// A program: the crate that bundles it, the C files to compile and how, and our driver.
struct Subject {
    name: &'static str,
    package: &'static str,
    version: &'static str,
    /// Folder of the C sources below the crate's root.
    sources: &'static str,
    files: &'static [&'static str],
    flags: &'static [&'static str],
    /// Our driver.
    driver: &'static str,
    /// What the driver reads, if it prints something that can be compared.
    stdin: Option<&'static str>,
    /// The driver has no symbolic data: native and machine runs can be compared.
    concrete: bool,
}

const SUBJECTS: &[Subject] = &[
    Subject {
        name: "expat",
        package: "expat-sys",
        version: "2.1.6",
        sources: "expat/lib",
        files: &["xmlparse.c", "xmlrole.c", "xmltok.c"],
        flags: &["-DHAVE_MEMMOVE", "-DXML_NS", "-DXML_DTD", "-DBYTEORDER=1234", "-DXML_CONTEXT_BYTES=1024"],
        driver: "benches/subjects/expat.c",
        stdin: None,
        concrete: false,
    },
    Subject {
        name: "sqlite",
        package: "libsqlite3-sys",
        version: "0.9.4",
        sources: "sqlite3",
        files: &["sqlite3.c"],
        flags: &[],
        driver: "benches/subjects/sqlite.c",
        stdin: None,
        concrete: true,
    },
    Subject {
        name: "lua",
        package: "lua-src",
        version: "551.1.0",
        sources: "lua-5.4.9",
        files: &[
            "lapi.c",
            "lauxlib.c",
            "lbaselib.c",
            "lcode.c",
            "lcorolib.c",
            "lctype.c",
            "ldblib.c",
            "ldebug.c",
            "ldo.c",
            "ldump.c",
            "lfunc.c",
            "lgc.c",
            "linit.c",
            "liolib.c",
            "llex.c",
            "lmathlib.c",
            "lmem.c",
            "loadlib.c",
            "lobject.c",
            "lopcodes.c",
            "loslib.c",
            "lparser.c",
            "lstate.c",
            "lstring.c",
            "lstrlib.c",
            "ltable.c",
            "ltablib.c",
            "ltm.c",
            "lundump.c",
            "lutf8lib.c",
            "lvm.c",
            "lzio.c",
        ],
        flags: &[],
        driver: "benches/subjects/lua.c",
        stdin: Some("benches/subjects/lua.lua"),
        concrete: true,
    },
    Subject {
        name: "bzip2",
        package: "bzip2-sys",
        version: "0.1.7",
        sources: "bzip2-1.0.6",
        files: &[
            "blocksort.c",
            "bzlib.c",
            "compress.c",
            "crctable.c",
            "decompress.c",
            "huffman.c",
            "randtable.c",
        ],
        flags: &["-DBZ_NO_STDIO"],
        driver: "benches/subjects/bzip2.c",
        stdin: None,
        concrete: true,
    },
    Subject {
        name: "quickjs",
        package: "libquickjs-sys",
        version: "0.10.0",
        sources: "embed/quickjs",
        files: &["cutils.c", "libbf.c", "libregexp.c", "libunicode.c", "quickjs.c"],
        flags: &["-D_GNU_SOURCE", "-DCONFIG_VERSION=\"x\"", "-DCONFIG_BIGNUM"],
        driver: "benches/subjects/quickjs_run.c",
        stdin: None,
        concrete: true,
    },
    Subject {
        name: "zlib",
        package: "libz-sys",
        version: "1.0.0",
        sources: "src/zlib-1.2.8",
        files: &[
            "adler32.c",
            "compress.c",
            "crc32.c",
            "deflate.c",
            "infback.c",
            "inffast.c",
            "inflate.c",
            "inftrees.c",
            "trees.c",
            "uncompr.c",
            "zutil.c",
        ],
        flags: &[],
        driver: "benches/subjects/zlib.c",
        stdin: None,
        concrete: true,
    },
];

/// Which subject, and how it is made.
#[derive(clap::Args)]
pub struct Options {
    /// `bzip2`, `expat`, `lua`, `quickjs`, `sqlite` or `zlib`.
    name: String,
    /// The clang to use.
    #[arg(long, default_value = "clang-14")]
    clang: String,
    /// Optimisation level.
    #[arg(long, default_value = "-O0")]
    opt: String,
    /// Where to put the result.
    #[arg(long, default_value = "target/subjects")]
    output: PathBuf,
    /// Run it natively and in the machine, and compare what it prints (not `expat`, whose document is symbolic).
    #[arg(long)]
    compare: bool,
    /// With `--compare`: make a third of the loaded integers symbolic (their values stay the same).
    #[arg(long, requires = "compare")]
    concolic: bool,
    /// With `--compare`: seconds that it may take in the machine.
    #[arg(long, default_value_t = 600)]
    timeout: u64,
}

/// A subject compiled.
struct Compiled {
    sources: PathBuf,
    files: Vec<PathBuf>,
    modules: Vec<PathBuf>,
}

/// Fetches, compiles, reports where the `.ll` files are, and compares on demand.
pub fn run(options: &Options) -> Result<()> {
    let (clang, opt) = oracle::setting(&options.clang, &options.opt);
    let subject = find(&options.name)?;
    let compiled = build(subject, &clang, &opt, &options.output)?;
    if !options.compare {
        compiled.modules.iter().for_each(|ll| println!("{}", ll.display()));
        return Ok(());
    }
    if !subject.concrete {
        bail!("{} has symbolic data: there is nothing to compare", subject.name);
    }
    let folder = root().join(&options.output).join(subject.name);
    let executable = folder.join("native");
    let mut link = compiler(subject, &clang, &opt, &compiled.sources);
    output(link.args(&compiled.files).arg("-o").arg(&executable).arg("-lm"))?;
    let stdin = subject.stdin.map(|path| root().join(path));
    let mut native = Command::new(&executable);
    if let Some(path) = &stdin {
        native.stdin(std::fs::File::open(path).with_context(|| format!("cannot read {}", path.display()))?);
    }
    let out = native.output().context("cannot run the native program")?;
    let native = oracle::Native {
        code: out.status.code().context("the native program was ended by a signal")?,
        output: out.stdout,
        modules: Vec::new(),
    };
    let mut modules = compiled.modules;
    if options.concolic {
        modules = oracle::fog::fog_files(&modules, &folder)?;
    }
    let world = oracle::machine::World { modules, args: Vec::new(), stdin, ..Default::default() };
    let limits =
        oracle::process::Limits { time: Duration::from_secs(options.timeout), memory: Some(8 << 30) };
    let verdict = oracle::compare(&native, &world, &limits)?;
    if let Some(difference) = verdict.difference {
        bail!("{} {clang} {opt}: {difference}", subject.name);
    }
    let lines = native.output.iter().filter(|&&b| b == b'\n').count();
    println!(
        "{} {clang} {opt}: {lines} lines as natively, {:.1} s in the machine",
        subject.name, verdict.seconds
    );
    Ok(())
}

fn find(name: &str) -> Result<&'static Subject> {
    let known = || SUBJECTS.iter().map(|s| s.name).collect::<Vec<_>>().join(", ");
    SUBJECTS
        .iter()
        .find(|s| s.name == name)
        .with_context(|| format!("no subject is called {name}; there are: {}", known()))
}

/// The `.ll` files of a subject below `target`.
pub fn modules(name: &str, clang: &str, opt: &str, target: &Path) -> Result<Vec<PathBuf>> {
    Ok(build(find(name)?, clang, opt, target)?.modules)
}

fn build(subject: &Subject, clang: &str, opt: &str, target: &Path) -> Result<Compiled> {
    let sources = fetch(subject)?.join(subject.sources);
    let folder = root().join(target).join(subject.name);
    std::fs::create_dir_all(&folder)?;
    let mut files: Vec<PathBuf> = subject.files.iter().map(|f| sources.join(f)).collect();
    files.push(root().join(subject.driver));
    let mut modules = Vec::new();
    for file in &files {
        let stem = file.file_stem().context("a C file has a name")?.to_string_lossy().into_owned();
        let ll = folder.join(format!("{stem}.ll"));
        output(
            compiler(subject, clang, opt, &sources).args(["-S", "-emit-llvm"]).arg(file).arg("-o").arg(&ll),
        )?;
        modules.push(ll);
    }
    Ok(Compiled { sources, files, modules })
}

fn compiler(subject: &Subject, clang: &str, opt: &str, sources: &Path) -> Command {
    let mut command = Command::new(clang);
    command.args(["-w", "-g", opt, "-I"]).arg(sources).args(subject.flags);
    command
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
