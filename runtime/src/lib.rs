//! The world a program believes in.
//!
//! ```text
//! user's modules ─▶ link ─▶ one module            our C library (runtime/c → runtime/ll, embedded) is linked
//!                            │                    beneath it like an archive: the user's definitions win for the
//!                            │                    user's calls, the library keeps its own (malloc, weak ones apart)
//!                            ▼
//!                 Program ─▶ Machine ──call──▶ environment: a table of externals, one row each
//!                                              (C prototype + function over the machine's Context)
//! ```
//!
//! What is computation (strings, formatting, streams, files) is C and runs in the machine, so that it forks with the
//! path and is checked like the program. What concerns the world (arguments, the content of files, output, memory,
//! the modelling interfaces `klee_*`, `__VERIFIER_*`, `__Crest*`) is a row in `rows`.
//!
//! Read first: [`WorldOptions`], [`link()`], [`environment()`].

mod entry;
mod externals;
mod fuzz_target;
mod inlined;
mod inputs;
mod options;
mod prototype;
mod rows;
mod said;
mod world;

pub use entry::Entry;
pub use externals::{External, Kind, externals};
pub use fuzz_target::{FUZZ_BYTES, FUZZ_DATA, FUZZ_SIZE, FUZZ_TARGET, is_fuzz_target};
pub use inlined::inlined_errors;
pub use inputs::{asks_for_objects, is_failure};
pub use options::{Argument, Content, ERROR_FUNCTIONS, Stub, WorldOptions};
pub use world::{environment, nondet_type};

use std::sync::OnceLock;
use symvm_frontend::ir::{Function, Module, SymbolKind};
use symvm_frontend::library::is_undefined;
use symvm_frontend::{Diagnostic, Library, link_library};

/// Where a linked program starts.
pub const ENTRY: &str = "__symvm_start";

macro_rules! library {
    ($($name:literal),* $(,)?) => {
        &[$((
            concat!("runtime/ll/", $name, ".ll"),
            include_str!(concat!("../ll/", $name, ".ll")),
        )),*]
    };
}
/// A module of the library: its name and text.
type Text = (&'static str, &'static str);

/// The C library, and what C++ asks of every library.
const LIBRARY: &[Text] = library! {
    "account_files", "accounts", "address_info", "argp_format", "argp_help", "argp_parse", "argz", "at", "atomics", "c11_threads", "code_pages", "compare", "complex",
    "complex_math", "ctype", "cxx", "descriptors", "devices", "environment", "error_names", "epoll", "errors", "events", "failing", "fenv", "file_copies", "files", "float_read",
    "float_text", "fnmatch", "format", "fortify", "fts", "ftw", "getopt", "glob", "gnu", "heap", "iconv", "instrumented", "integer", "locale",
    "kept", "locale_given", "mapping", "math", "math_more", "math_parts", "memory", "memory_stream", "messages", "multibyte", "named_semaphores", "network", "numbers_text",
    "obstack", "outside", "pipes", "poll", "printf", "process", "random", "random_state", "refused", "refused_more", "regex", "regex_compile",
    "regex_match", "regex_parse", "regex_set", "scanf", "search", "signal", "signal_old", "socket_data", "socket_names", "socket_options", "sockets", "sort", "start", "status", "stdio", "stream",
    "strftime", "string", "strptime", "terminal", "thread_data", "thread_locks", "thread_settings", "threads", "time", "time_zone", "timers", "undefined", "unicode", "waiting", "wide", "wide_print",
    "wide_stream", "wide_string",
};

/// The C++ library. Indexing it takes as long as a quarter of the C library: it is left out for programs that need no names of C++.
const CXX_LIBRARY: &[Text] = library! {
    "cxx_charconv", "cxx_clock", "cxx_containers", "cxx_demangle", "cxx_exception_ptr", "cxx_exceptions", "cxx_filestream", "cxx_filesystem", "cxx_folders", "cxx_foreign", "cxx_input", "cxx_ios", "cxx_locale", "cxx_number", "cxx_output", "cxx_path", "cxx_streambuf", "cxx_string", "cxx_string_edit",
    "cxx_string_find", "cxx_stringbuf", "cxx_stringstream", "cxx_system_error", "cxx_terminate", "cxx_threads", "cxx_throw", "cxx_tree", "cxx_types", "cxx_unwind", "cxx_valarray",
};

/// The module whose `malloc` and kin can fail; it stands before the others only if `--fail-syscalls` asks for it.
const FAILING_HEAP: &[Text] = library! { "failing_heap" };

type Indexed = OnceLock<Result<Vec<Library>, Diagnostic>>;

/// The library for a program, indexed once per process: with a heap that can fail, and with C++'s library?
fn libraries(fails: bool, cxx: bool) -> Result<&'static [Library], Diagnostic> {
    static INDEXED: [Indexed; 4] = [const { OnceLock::new() }; 4];
    let parts = [if fails { FAILING_HEAP } else { &[] }, LIBRARY, if cxx { CXX_LIBRARY } else { &[] }];
    let index = || parts.concat().iter().map(|(name, text)| Library::index(text.as_bytes(), name)).collect();
    match INDEXED[usize::from(fails) + 2 * usize::from(cxx)].get_or_init(index) {
        Ok(list) => Ok(list),
        Err(diagnostic) => Err(diagnostic.clone()),
    }
}

/// Does it leave to others what bears a name of C++?
fn needs_cxx(program: &Module) -> bool {
    let of_cxx = |name: &str| {
        let others = ["__dynamic_cast", "_Unwind_Resume", "_Unwind_RaiseException"];
        let mangled = name.starts_with("_Z") && !is_of_rust(name);
        mangled || name.starts_with("__cxa_") || others.contains(&name)
    };
    program.symbols.iter().any(|symbol| is_undefined(symbol) && of_cxx(&symbol.name))
}

/// Rust's older mangling is C++'s with a hash at the end: `_ZN3std2rt10lang_start17h1895b3a50b36b929E`.
fn is_of_rust(mangled: &str) -> bool {
    let hash = mangled.rsplit_once("17h").and_then(|(_, hash)| hash.get(..17));
    let digits = hash.and_then(|hash| hash.strip_suffix('E'));
    digits.is_some_and(|digits| digits.bytes().all(|b| b.is_ascii_hexdigit()))
}

/// Links the user's modules, then the C library beneath them. Functions that `options.stubs` or `options.errors` name lose
/// their bodies, wherever they come from.
pub fn link(user: Vec<Module>, options: &WorldOptions) -> Result<Module, Diagnostic> {
    let mut program = symvm_frontend::link(user)?;
    if let Some(entry) = &options.entry {
        program = entry::with_driver(program, entry)?;
    } else if is_fuzz_target(std::slice::from_ref(&program), options) {
        program = fuzz_target::with_driver(program)?;
    }
    let has_main = program.symbols.iter().any(|s| &*s.name == "main" && defined_function(&s.kind).is_some());
    let roots: &[&str] = if has_main { &[ENTRY] } else { &[] };
    let libraries = libraries(options.fail_syscalls > 0, needs_cxx(&program))?;
    let mut linked = link_library(program, libraries, roots)?;
    for symbol in &mut linked.symbols {
        let stubbed = options.stubs.iter().any(|(name, _)| **name == *symbol.name);
        if !stubbed && !options.errors.iter().any(|name| **name == *symbol.name) {
            continue;
        }
        if let SymbolKind::Function(function) = &mut symbol.kind {
            function.body = None;
        }
    }
    Ok(linked)
}

fn defined_function(kind: &SymbolKind) -> Option<&Function> {
    match kind {
        SymbolKind::Function(function) if function.body.is_some() => Some(function),
        _ => None,
    }
}

/// The file that holds what somebody outside sends to a socket (`runtime/c/outside.c`), if there is one.
pub const SOCKET_FILE: &str = "/dev/socket";

/// The replay library: C source that natively built programs link with to run a test of symvm's.
pub const REPLAY_LIBRARY: &str = include_str!("../replay/symvm_replay.c");

/// `klee/klee.h` for programs that include it where there is no KLEE.
pub const KLEE_HEADER: &str = include_str!("../replay/klee.h");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_library_of_cxx_is_for_those_who_need_it() {
        let table = [
            ("define void @_Z3onev() { ret void }", false),
            ("declare void @_ZN4core9panicking5panic17h0123456789abcdefE(ptr)", false),
            ("declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic()", false),
            ("declare void @_ZNSt6thread17hardware_concurrencyEv()", true),
            ("define available_externally void @_ZSt3onev() { ret void }", true),
            ("@_ZSt4cout = external global i8", true),
            ("declare i32 @__cxa_guard_acquire(ptr)", true),
            ("define void @f() personality ptr @f { resume { ptr, i32 } undef }", true),
        ];
        for (text, expected) in table {
            let module = symvm_frontend::parse_module(text.as_bytes(), "m.ll").expect("well formed");
            assert_eq!(needs_cxx(&module), expected, "{text}");
        }
    }
}
