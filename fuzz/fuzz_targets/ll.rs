//! The `.ll` reader never panics, and a module it accepts links with itself and with a library of the same text
//! or is rejected with a message. From `fuzz/`: `cargo +nightly fuzz run ll corpus/ll ../frontend/tests/ll`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use symvm_frontend::{Library, link, link_library, parse_module};

fuzz_target!(|text: &[u8]| {
    match parse_module(text, "fuzz.ll") {
        Ok(module) => {
            let twice = link(vec![module.clone(), module.clone()]);
            if let Err(diagnostic) = twice {
                assert!(!diagnostic.message().is_empty());
            }
            if let Ok(library) = Library::index(text.to_vec(), "library.ll") {
                let _ = link_library(symvm_frontend::ir::Module::default(), &[library], &["main", "f"]);
            }
        }
        Err(diagnostic) => assert!(!diagnostic.to_string().is_empty()),
    }
});
