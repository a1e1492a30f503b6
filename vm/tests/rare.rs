//! What C programs seldom make of LLVM: `programs/rare.ll`, written by hand.

use std::sync::Arc;
use symvm_frontend::{lower, parse};
use symvm_solver::Terms;
use symvm_vm::*;

/// No externals.
#[derive(Clone)]
struct Nothing;

impl Environment for Nothing {
    fn resolve(&self, _: &str) -> Option<ExternId> {
        None
    }
    fn call(&mut self, _: ExternId, _: &mut Context<'_>, _: &[Value]) -> Result<Reply, Trap> {
        Ok(Reply::Void)
    }
    fn clone_box(&self) -> Box<dyn Environment> {
        Box::new(self.clone())
    }
}

#[test]
fn rare_instructions_answer_as_defined() {
    let module = parse::parse_module(include_bytes!("programs/rare.ll"), "rare.ll").expect("parses");
    let program = Arc::new(lower::lower(&module).expect("lowers"));
    let answer = |test: &str| {
        let options = MachineOptions { entry: Some(format!("test_{test}")), ..MachineOptions::default() };
        let mut machine = Machine::new(program.clone(), Box::new(Nothing), options);
        machine.run(&mut Terms::new(), &Input::default(), &mut IgnoreDecisions)
    };
    for (test, code) in [
        ("frexp", 5625),
        ("frexp_lanes", -149),
        ("modf", 150),
        ("sincos", 841_540),
        ("expand", 732),
        ("va_arg", 10_654_328),
        ("x87", 1_414_785),
        ("constants", 27),
        ("wide_copy", 32),
        ("fixed", 526_621),
        ("lanes", 47_551),
        ("splices", 9453),
        ("rounding", 111),
        ("known", 1),
        ("carried", 1),
        ("subtracted_nan", 0),
        ("dialects", 42),
        // 40 - 4 four times, and 80 - 40, 41 - 9, 42 - 10, 43 - 11.
        ("mpsadbw", 136_144),
        ("float_modes", 0x1F80),
    ] {
        assert_eq!(answer(test), Outcome::Exit { code }, "{test}");
    }
    // What a function rounds to need not fit; what the program converts must.
    let checks = [Check::FloatCast].into_iter().collect();
    for (test, is_fine) in [("rounded_far", true), ("converted_far", false)] {
        let options =
            MachineOptions { entry: Some(format!("test_{test}")), checks, ..MachineOptions::default() };
        let mut machine = Machine::new(program.clone(), Box::new(Nothing), options);
        let outcome = machine.run(&mut Terms::new(), &Input::default(), &mut IgnoreDecisions);
        assert_eq!(!matches!(outcome, Outcome::Finding(_)), is_fine, "{outcome:?}");
    }
    for (test, what) in [("newer", "atomicrmw usub_sat"), ("segment", "pointers of address space 257")] {
        let outcome = answer(test);
        assert!(matches!(&outcome, Outcome::Unsupported(u) if u.what.contains(what)), "{outcome:?}");
    }
}
