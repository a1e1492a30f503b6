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

/// What a timed command gave.
pub struct Timed {
    /// CPU time (user and system) of the command, in seconds.
    pub cpu: f64,
    /// Its exit code; `None` when a signal ended it.
    pub code: Option<i32>,
    /// What it printed on its standard error.
    pub stderr: String,
}

/// Runs a command to its end and measures its CPU time, through the shell's `times`: the standard library does not tell.
pub fn timed(command: &Command) -> Result<Timed> {
    let note = std::env::temp_dir().join(format!(
        "xtask-times-{}-{:?}",
        std::process::id(),
        std::thread::current().id()
    ));
    let out = Command::new("bash")
        .args(["-c", "\"$@\"; code=$?; times >\"$0\"; exit $code"])
        .arg(&note)
        .arg(command.get_program())
        .args(command.get_args())
        .current_dir(command.get_current_dir().unwrap_or(&root()))
        .stdout(std::process::Stdio::null())
        .output()
        .with_context(|| format!("cannot run {command:?}"))?;
    let times = std::fs::read_to_string(&note).context("the shell left no times")?;
    drop(std::fs::remove_file(&note));
    let children =
        times.lines().nth(1).context("the shell names the times of its children in the second line")?;
    let cpu =
        children.split_whitespace().map(seconds).sum::<Option<f64>>().context("a time reads 0m0.00s")?;
    Ok(Timed { cpu, code: out.status.code(), stderr: String::from_utf8_lossy(&out.stderr).into_owned() })
}

/// `1m2.345s`.
fn seconds(text: &str) -> Option<f64> {
    let (minutes, rest) = text.split_once('m')?;
    Some(minutes.parse::<f64>().ok()? * 60.0 + rest.strip_suffix('s')?.parse::<f64>().ok()?)
}

/// The middle value.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Cores and processor of this machine.
pub fn machine_kind() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let field = |name| {
        info.lines().find(|l| l.starts_with(name)).and_then(|l| l.split_once(':')).map(|(_, v)| v.trim())
    };
    let model = match (field("model name"), field("cpu family"), field("model")) {
        (Some(name), ..) if name != "unknown" => name.to_string(),
        (_, Some(family), Some(model)) => {
            format!("{} family {family} model {model}", field("vendor_id").unwrap_or("unknown processor"))
        }
        _ => "unknown processor".to_string(),
    };
    let cores = std::thread::available_parallelism().map_or(0, std::num::NonZero::get);
    format!("{cores} cores, {model}")
}

/// Builds the release binary and says where it is.
pub fn release_binary() -> Result<PathBuf> {
    let status = Command::new(env!("CARGO"))
        .current_dir(root())
        .args(["build", "--release", "--quiet", "--package", "symvm"])
        .status()
        .context("cannot run cargo")?;
    if !status.success() {
        bail!("the release build failed");
    }
    Ok(root().join("target/release/symvm"))
}
