//! Fuzz targets: programs that define `LLVMFuzzerTestOneInput` in place of `main`, as libFuzzer, AFL++ and Honggfuzz call it.
//!
//! The target is called once, with a heap block that is as large as the input is long, so that no byte behind it can be read
//! unnoticed. Its bytes are one input object; how many of them there are is another, little-endian, in as few bytes as the most
//! needs. Numbers above the most mean the most.

use crate::entry::{self, global};
use crate::options::WorldOptions;
use symvm_frontend::ir::{Function, Linkage, Module, SymbolKind, Type};
use symvm_frontend::{Diagnostic, parse_module};

/// What is called with each input.
pub const FUZZ_TARGET: &str = "LLVMFuzzerTestOneInput";

/// What is called before it, if the program has it.
const INITIALIZE: &str = "LLVMFuzzerInitialize";

/// The input object that holds the target's bytes.
pub const FUZZ_DATA: &str = "fuzz.data";

/// The input object that says how many of them there are.
pub const FUZZ_SIZE: &str = "fuzz.size";

/// What the driver asks for the input.
pub(crate) const FUZZ_INPUT: &str = "__symvm_fuzz_input";

/// Bytes that a target is given at most, if nothing else is said.
pub const FUZZ_BYTES: u64 = 64;

/// Bytes of [`FUZZ_SIZE`] where a target is given up to `most` bytes.
pub(crate) fn fuzz_size_width(most: u64) -> u32 {
    (u64::BITS - most.leading_zeros()).div_ceil(8).max(1)
}

/// The function of that name, if the module defines it for others.
fn defined<'a>(program: &'a Module, name: &str) -> Option<&'a Function> {
    let for_others = |linkage| !matches!(linkage, Linkage::Internal | Linkage::Private);
    let symbol = program.symbols.iter().find(|s| &*s.name == name && for_others(s.linkage))?;
    match &symbol.kind {
        SymbolKind::Function(function) if function.body.is_some() => Some(function),
        _ => None,
    }
}

/// These modules are run as a fuzz target: the user says so, or they have one and no `main`.
pub fn is_fuzz_target(program: &[Module], options: &WorldOptions) -> bool {
    let defines = |name| program.iter().any(|module| defined(module, name).is_some());
    let has_only_target = !defines("main") && defines(FUZZ_TARGET);
    options.entry.is_none() && (options.fuzz_bytes.is_some() || has_only_target)
}

/// The program with a driver that calls the target.
///
/// # Errors
/// There is no target, or it is none that a fuzzer could call.
pub(crate) fn with_driver(program: Module) -> Result<Module, Diagnostic> {
    let Some(target) = defined(&program, FUZZ_TARGET) else {
        return Err(Diagnostic::new(format!(
            "--sym-input is for fuzz targets, and no function {FUZZ_TARGET} is defined"
        )));
    };
    let is = |i: usize, ty: &Type| target.params.get(i).is_some_and(|(id, _)| program.types.get(*id) == ty);
    if target.params.len() != 2 || !is(0, &Type::Ptr) || !is(1, &Type::Int(64)) {
        return Err(Diagnostic::new(format!(
            "{FUZZ_TARGET} is not declared as fuzzers call it: int {FUZZ_TARGET}(const uint8_t *data, size_t size)"
        )));
    }
    let mut body = String::new();
    let mut declared = format!("declare i32 {}(ptr, i64)\n", global(FUZZ_TARGET));
    if defined(&program, INITIALIZE).is_some() {
        declared.push_str(&format!("declare i32 {}(ptr, ptr)\n", global(INITIALIZE)));
        let call = format!("  call i32 {}(ptr %count, ptr %list)\n", global(INITIALIZE));
        let place = "  %count = alloca i32\n  %list = alloca ptr\n  store i32 %argc, ptr %count\n  store ptr %argv, ptr %list\n";
        entry::writes(&mut body, format_args!("{place}{call}"));
    }
    body.push_str(
        "  %size = alloca i64\n\
         \x20 %data = call ptr @__symvm_fuzz_input(ptr %size)\n\
         \x20 %bytes = load i64, ptr %size\n\
         \x20 call i32 @LLVMFuzzerTestOneInput(ptr %data, i64 %bytes)\n",
    );
    declared.push_str("declare ptr @__symvm_fuzz_input(ptr)\n");
    let made = parse_module(entry::starting(&declared, &body).as_bytes(), "the driver of a fuzz target")?;
    entry::linked(program, made)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_take_as_few_bytes_as_they_need() {
        let widths = [0, 1, 64, 255, 256, 65_535, 65_536, 1 << 24].map(fuzz_size_width);
        assert_eq!(widths, [1, 1, 1, 1, 2, 2, 3, 4]);
    }

    #[test]
    fn what_no_fuzzer_could_call_is_refused() {
        let module = |text: &str| parse_module(text.as_bytes(), "m.ll").expect("well formed");
        let message = |text| with_driver(module(text)).expect_err("refused").to_string();
        assert!(message("define i32 @f() { ret i32 0 }").contains("no function LLVMFuzzerTestOneInput"));
        let hidden = "define internal i32 @LLVMFuzzerTestOneInput(ptr %p, i64 %n) { ret i32 0 }";
        assert!(message(hidden).contains("no function LLVMFuzzerTestOneInput"));
        let odd = "define i32 @LLVMFuzzerTestOneInput(ptr %p, i32 %n) { ret i32 0 }";
        assert!(message(odd).contains("not declared as fuzzers call it"));
        let both = "define i32 @main() { ret i32 0 } define i32 @LLVMFuzzerTestOneInput(ptr %p, i64 %n) { ret i32 0 }";
        let (one, given) = ([module(both)], WorldOptions { fuzz_bytes: Some(1), ..WorldOptions::default() });
        assert!(!is_fuzz_target(&one, &WorldOptions::default()) && is_fuzz_target(&one, &given));
        assert!(with_driver(module(both)).is_ok());
    }
}
