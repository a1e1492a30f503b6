//! The SMT-LIB reader and the solver behind it never panic: every script is carried out or ends with an error that says where. From
//! `fuzz/`: `cargo +nightly fuzz run smt2 corpus/smt2 -- -dict=smt2.dict`.
//!
//! Limits keep a single input from taking all the time: what is searched for longer is `unknown`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::time::Duration;
use symvm_solver::Why;
use symvm_solver::smtlib::{Script, ScriptConfig, Verdict};

fuzz_target!(|text: &[u8]| {
    let config = ScriptConfig {
        time_limit: Some(Duration::from_millis(200)),
        max_gates: Some(20_000),
        ..ScriptConfig::default()
    };
    let mut script = Script::new(config);
    let mut answers = Vec::new();
    if let Err(error) = script.run(text, &mut answers) {
        assert!(!error.message.is_empty() && error.position.line > 0 && error.position.column > 0);
        assert!(String::from_utf8_lossy(&answers).contains("(error \""));
    }
    assert!(!script.verdicts().contains(&Verdict::Unknown(Why::Wrong)), "a wrong model");
});
