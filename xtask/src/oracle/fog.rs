//! Fog: a program whose data is symbolic and yet the same.
//!
//! Loaded integers are XORed with a symbolic value that is zero in this run, so that what the program computes must be
//! what it was, while arithmetic, branches and addresses now go through terms. Not every load: a mixture of symbolic
//! and plain operands reaches more of the machine. The zero is made in a constructor of a module of its own.

use anyhow::Result;
use std::path::{Path, PathBuf};

/// Defines the symbolic zero.
const ZERO: &str = r#"target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@symvm.fog = global [16 x i8] zeroinitializer, align 16
@symvm.fog.name = private constant [5 x i8] c"zero\00"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @symvm.fog.make, ptr null }]
declare void @klee_make_symbolic(ptr, i64, ptr)
define internal void @symvm.fog.make() {
  call void @klee_make_symbolic(ptr @symvm.fog, i64 16, ptr @symvm.fog.name)
  ret void
}
"#;

/// One of this many loads is fogged.
const ONE_IN: u32 = 3;

/// Writes a fogged copy of each module, and the module that makes the zero, to `folder`; their paths.
pub fn fog_files(modules: &[PathBuf], folder: &Path) -> Result<Vec<PathBuf>> {
    let mut result = Vec::new();
    for module in modules {
        // Old programs hold Latin-1 text.
        let text = String::from_utf8_lossy(&std::fs::read(module)?).into_owned();
        let path = module.with_extension("fog");
        std::fs::write(&path, fogged(&text))?;
        result.push(path);
    }
    let zero = folder.join("zero.fog");
    if !zero.exists() {
        // Written whole at once: other threads may look for it.
        let draft = folder.join(format!("zero.{:?}", std::thread::current().id()));
        std::fs::write(&draft, ZERO)?;
        std::fs::rename(&draft, &zero)?;
    }
    result.push(zero);
    Ok(result)
}

/// The text with fogged loads.
fn fogged(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut fogged = 0;
    for (n, line) in text.lines().enumerate() {
        let chosen = (n as u32).wrapping_mul(0x9e37_79b9) >> 16;
        match load(line).filter(|_| chosen.is_multiple_of(ONE_IN)) {
            Some(load) => {
                fogged += 1;
                load.write(line, fogged, &mut out);
            }
            None => out.push_str(line),
        }
        out.push('\n');
    }
    if fogged > 0 {
        out.push_str("@symvm.fog = external global [16 x i8]\n");
    }
    out
}

/// A load of an integer: `  %NAME = load [volatile] TYPE, …`.
struct Load<'a> {
    name: &'a str,
    ty: &'a str,
    /// Where the equals sign is.
    equals: usize,
    /// Pointers have types.
    typed: bool,
    /// `, !dbg !N`.
    debug: &'a str,
}

fn load(line: &str) -> Option<Load<'_>> {
    let rest = line.trim_start();
    if rest.len() == line.len() || !rest.starts_with('%') {
        return None;
    }
    let equals = line.find(" = ")?;
    let name = line[..equals].trim_start();
    let words = line[equals + 3..].strip_prefix("load ")?;
    let words = words.strip_prefix("volatile ").unwrap_or(words);
    let (ty, address) = words.split_once(", ")?;
    let known = ["i8", "i16", "i32", "i64", "i128"];
    if !known.contains(&ty) || name.contains('"') {
        return None;
    }
    let typed = !address.starts_with("ptr ");
    let debug = line.find(", !dbg !").map_or("", |at| &line[at..]);
    let end = debug.get(2..).and_then(|d| d.find(',')).map_or(debug.len(), |n| n + 2);
    Some(Load { name, ty, equals, typed, debug: &debug[..end] })
}

impl Load<'_> {
    fn write(&self, line: &str, number: u32, out: &mut String) {
        let Self { name, ty, equals, typed, debug } = self;
        let zero = if *typed {
            format!("{ty}* bitcast ([16 x i8]* @symvm.fog to {ty}*)")
        } else {
            "ptr @symvm.fog".to_owned()
        };
        out.push_str(&format!(
            "  %fog.load.{number}{}\n  %fog.zero.{number} = load {ty}, {zero}, align 1{debug}\n  {name} = xor {ty} %fog.load.{number}, %fog.zero.{number}{debug}",
            &line[*equals..]
        ));
    }
}
