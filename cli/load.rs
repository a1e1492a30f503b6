//! From `.ll` files to a program: read, parse, link, lower.

use crate::failure::Failure;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use symvm_frontend::ir::Module;
use symvm_frontend::program::Program;
use symvm_runtime::WorldOptions;
use symvm_vm::Checks;

/// Reads a file whole, with its name in the error.
pub fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    std::fs::read(path).map_err(|e| Failure::new(format!("{}: {e}", path.display())))
}

/// The same for a file that cannot be large: more than so many bytes are refused, as what is read without end would be.
pub fn read_small(path: &Path, most: u64) -> Result<Vec<u8>, Failure> {
    let wrong = |e: &dyn std::fmt::Display| Failure::new(format!("{}: {e}", path.display()));
    let file = File::open(path).map_err(|e| wrong(&e))?;
    let mut content = Vec::new();
    file.take(most + 1).read_to_end(&mut content).map_err(|e| wrong(&e))?;
    match content.len() as u64 {
        n if n > most => Err(wrong(&format!("there are more than {most} bytes in it"))),
        _ => Ok(content),
    }
}

/// What a program is called by: its first file, without folders.
pub fn name(paths: &[PathBuf]) -> Option<String> {
    Some(paths.first()?.file_name()?.to_string_lossy().into_owned())
}

/// The program's files, read once: what comes through a pipe does not come again.
pub struct Sources {
    /// As they are.
    pub texts: Vec<Vec<u8>>,
    /// What they say.
    pub modules: Vec<Module>,
}

impl Sources {
    /// Reads and parses.
    pub fn read(paths: &[PathBuf]) -> Result<Self, Failure> {
        let mut sources = Self { texts: Vec::new(), modules: Vec::new() };
        for (n, path) in paths.iter().enumerate() {
            if n > 0 && path.extension().is_none_or(|extension| extension != "ll") && !path.exists() {
                return Err(Failure::new(format!(
                    "{}: no such file; arguments of the program follow --args, behind all options",
                    path.display()
                )));
            }
            if path == Path::new("-") {
                return Err(Failure::new(
                    "-: a program is read from a file (/dev/stdin is the standard input, which is read once)",
                ));
            }
            let text = read(path)?;
            let parsed = symvm_frontend::parse_module(&text, &path.display().to_string());
            let module = parsed.map_err(|e| mistaken(path, &text).unwrap_or_else(|| Failure::from(e)))?;
            sources.modules.push(module);
            sources.texts.push(text);
        }
        Ok(sources)
    }

    /// The whole program: the user's modules and what they need of the runtime, as machines with these checks execute it.
    pub fn program(self, world: &WorldOptions, checks: Checks) -> Result<Arc<Program>, Failure> {
        linked(self.modules, world, checks)
    }
}

/// The same of modules.
pub fn linked(modules: Vec<Module>, world: &WorldOptions, checks: Checks) -> Result<Arc<Program>, Failure> {
    let linked = symvm_runtime::link(modules, world)?;
    Ok(symvm_vm::prepare(&linked, checks)?)
}

/// Reads and parses modules.
pub fn modules(paths: &[PathBuf]) -> Result<Vec<Module>, Failure> {
    Ok(Sources::read(paths)?.modules)
}

/// What is said of a file that is no `.ll` text but something that one can be made from.
pub fn mistaken(path: &Path, content: &[u8]) -> Option<Failure> {
    let (name, ll) = (path.display(), path.with_extension("ll"));
    let ll = ll.display();
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    let clang = |compiler: &str, source: &str| format!("{compiler} -g -O0 -S -emit-llvm {source} -o {ll}");
    let is_bitcode = content.starts_with(b"BC\xc0\xde") || content.starts_with(b"\xde\xc0\x17\x0b");
    let is_native = content.starts_with(b"\x7fELF") || content.starts_with(b"!<arch>");
    let (what, how) = match extension {
        _ if is_bitcode => {
            ("LLVM bitcode", format!("llvm-dis {name} -o {ll}\n  {}", clang("clang", "prog.c")))
        }
        _ if is_native => ("native code", clang("clang", "prog.c")),
        "c" | "h" | "i" => ("C source", clang("clang", &name.to_string())),
        "cc" | "cpp" | "cxx" | "c++" | "C" => ("C++ source", clang("clang++", &name.to_string())),
        "rs" => {
            let rustc =
                format!("rustc -g -C lto=fat -C codegen-units=1 --emit=llvm-ir={ll},link=prog {name}");
            ("Rust source", rustc)
        }
        _ => return None,
    };
    Some(Failure::new(format!("{name}: this is {what}; symvm reads LLVM's textual form, made by\n  {how}")))
}

/// From files to a program.
pub fn program(paths: &[PathBuf], world: &WorldOptions, checks: Checks) -> Result<Arc<Program>, Failure> {
    Sources::read(paths)?.program(world, checks)
}
