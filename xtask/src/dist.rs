//! `cargo xtask dist`: one fully static executable, tried in an empty root directory.

use crate::tools::{output, root};
use anyhow::{Context, Result, bail};
use std::process::Command;

const TARGET: &str = "x86_64-unknown-linux-gnu";

/// Builds, checks that nothing is linked dynamically, and runs the bundled example in an otherwise empty root.
pub fn run() -> Result<()> {
    let status = Command::new(env!("CARGO"))
        .current_dir(root())
        .args(["build", "--release", "--package", "symvm", "--target", TARGET])
        .env("RUSTFLAGS", "-C target-feature=+crt-static")
        .status()
        .context("cannot run cargo")?;
    if !status.success() {
        bail!("the static build failed");
    }
    let binary = root().join("target").join(TARGET).join("release/symvm");
    let shown = Command::new("ldd").arg(&binary).output().context("cannot run ldd")?;
    let said =
        format!("{}{}", String::from_utf8_lossy(&shown.stdout), String::from_utf8_lossy(&shown.stderr));
    if !said.contains("statically linked") && !said.contains("not a dynamic executable") {
        bail!("{} still needs shared libraries:\n{said}", binary.display());
    }
    let folder = root().join("target/dist");
    std::fs::create_dir_all(&folder)?;
    let product = folder.join("symvm");
    std::fs::copy(&binary, &product)?;
    output(Command::new("strip").arg(&product))?;
    let size = std::fs::metadata(&product)?.len();
    println!("{}: {said}", product.display());
    println!("{size} bytes ({:.1} MiB)", size as f64 / (1024.0 * 1024.0));
    try_in_empty_root(&product)
}

/// Copies the executable and the example into a fresh folder and runs it there as the root directory.
fn try_in_empty_root(product: &std::path::Path) -> Result<()> {
    let empty = root().join("target/dist/empty-root");
    if empty.exists() {
        std::fs::remove_dir_all(&empty)?;
    }
    std::fs::create_dir_all(&empty)?;
    std::fs::copy(product, empty.join("symvm"))?;
    std::fs::copy(root().join("examples/json/json.ll"), empty.join("json.ll"))?;
    let run = Command::new("chroot")
        .arg(&empty)
        .args([
            "/symvm",
            "run",
            "/json.ll",
            "--sym-stdin",
            "4",
            "--max-iterations",
            "200",
            "--output",
            "/out",
        ])
        .output();
    match run {
        Err(e) => bail!("cannot try it in an empty root directory: {e}"),
        // chroot(1) itself answers 125 where the user is not allowed to change the root.
        Ok(out) if out.status.code() == Some(125) => {
            println!("not tried in an empty root directory: {}", String::from_utf8_lossy(&out.stderr).trim());
            Ok(())
        }
        Ok(out) if matches!(out.status.code(), Some(0 | 1 | 3)) && empty.join("out/run.json").exists() => {
            println!("works in an empty root directory (exit {})", out.status.code().unwrap_or(-1));
            Ok(())
        }
        Ok(out) => bail!(
            "fails in an empty root directory ({}):\n{}",
            out.status,
            String::from_utf8_lossy(&out.stderr)
        ),
    }
}
