//! A program linked with the C library and run by the machine: what it prints is what it prints natively.

use std::sync::Arc;
use symvm_frontend::{lower, parse_module};
use symvm_runtime::{Argument, Content, Stub, WorldOptions, environment, externals, link};
use symvm_solver::Terms;
use symvm_vm::{Decision, Flow, IgnoreDecisions, Input, Machine, MachineOptions, Outcome, Sink};

fn run(text: &str, world: &WorldOptions, input: &Input) -> (Outcome, String) {
    let module = parse_module(text.as_bytes(), "test.ll").expect("parses");
    let linked = link(vec![module], world).expect("links");
    let program = Arc::new(lower(&linked).expect("lowers"));
    let options = MachineOptions { keep_output: true, ..MachineOptions::default() };
    let mut machine = Machine::new(Arc::clone(&program), environment(world), options);
    let outcome = machine.run(&mut Terms::new(), input, &mut IgnoreDecisions);
    let text: Vec<u8> = machine.output().flat_map(|(_, bytes)| bytes.iter().copied()).collect();
    (outcome, String::from_utf8_lossy(&text).into_owned())
}

#[test]
fn a_program_sees_its_world() {
    let world = WorldOptions {
        args: vec![Argument::Given(b"prog".to_vec()), Argument::Given(b"-x".to_vec())],
        env: vec![b"WHO=me".to_vec()],
        stdin: Content::Given(b"one\ntwo\n".to_vec()),
        files: vec![("given.txt".into(), Content::Given(b"alpha\nbeta\n".to_vec()))],
        ..WorldOptions::default()
    };
    let (outcome, text) = run(include_str!("machine/world.ll"), &world, &Input::default());
    let expected = "0:prog 1:-x me\n\
                    \u{20}  42|ab    |0003.142|1e+100|ff|z|1.500000\n\
                    0.10000000000000001 0x0.0126833d32fp-1022\n\
                    1 3 5 9\n\
                    [alpha][beta] 2 17 seventeen 1\n\
                    81 1.414 1\n\
                    one\ntwo\nbye\n";
    let tail = |s: &str| s.lines().map(str::to_owned).collect::<Vec<_>>();
    let (mut got, mut wanted) = (tail(&text), tail(expected));
    // The denormal is compared by value elsewhere; here the digits of the decimal suffice.
    for lines in [&mut got, &mut wanted] {
        if let Some(line) = lines.get_mut(2) {
            line.truncate(19);
        }
    }
    assert_eq!(got, wanted, "{outcome:?}");
    assert_eq!(outcome, Outcome::Exit { code: 3 });
}

#[test]
fn symbolic_input_reaches_the_program() {
    let text = "declare i32 @getchar()\ndeclare i32 @strcmp(ptr, ptr)\ndeclare i32 @klee_range(i32, i32, ptr)\n\
                @n = private constant [2 x i8] c\"n\\00\"\n\
                define i32 @main(i32 %argc, ptr %argv) {\n\
                %c = call i32 @getchar()\n%r = call i32 @klee_range(i32 0, i32 100, ptr @n)\n\
                %p = getelementptr ptr, ptr %argv, i64 1\n%a = load ptr, ptr %p\n\
                %s = call i32 @strcmp(ptr %a, ptr @n)\n%same = icmp eq i32 %s, 0\n%k = select i1 %same, i32 0, i32 100\n\
                %x = add i32 %c, %r\n%y = add i32 %x, %k\nret i32 %y\n}\n";
    let world = WorldOptions {
        args: vec![Argument::Given(b"p".to_vec()), Argument::Symbolic { min: 1, max: 1, len: 3 }],
        stdin: Content::Symbolic(4),
        ..WorldOptions::default()
    };
    let mut input = Input::default();
    input.set("stdin", vec![5, 0, 0, 0]);
    input.set("n", vec![7, 0, 0, 0]);
    input.set("arg00", b"n\0\0\0".to_vec());
    assert_eq!(run(text, &world, &input).0, Outcome::Exit { code: 12 });
    input.set("arg00", b"m\0\0\0".to_vec());
    assert_eq!(run(text, &world, &input).0, Outcome::Exit { code: 112 });
    input.set("n", vec![200, 0, 0, 0]);
    assert_eq!(run(text, &world, &input).0, Outcome::AssumeViolated);
}

#[test]
fn stubs_and_missing_externals() {
    let text = "declare i32 @nobody(i32)\ndeclare i32 @puts(ptr)\n@nothing = external global i32\n@stdout = external global ptr\n\
                declare extern_weak void @perhaps()\n@__start_rows = external global i8\n\
                define i32 @main() {\n%r = call i32 @nobody(i32 3)\nret i32 %r\n}\n";
    let module = parse_module(text.as_bytes(), "test.ll").expect("parses");
    let missing: Vec<String> = externals(&module)
        .expect("the library is indexed")
        .into_iter()
        .filter(|e| e.kind == symvm_runtime::Kind::Missing)
        .map(|e| e.name)
        .collect();
    assert_eq!(missing, ["nobody", "nothing"]);
    let mut world = WorldOptions::default();
    let (outcome, _) = run(text, &world, &Input::default());
    assert!(!matches!(outcome, Outcome::Exit { .. }), "{outcome:?}");
    world.stubs.push(("nobody".into(), Stub::Symbolic));
    let mut input = Input::default();
    input.set("nobody", vec![9, 0, 0, 0]);
    assert_eq!(run(text, &world, &input).0, Outcome::Exit { code: 9 });
}

#[test]
fn instrumented_programs_call_nobody_but_their_own_functions() {
    let enter = "void @__cyg_profile_func_enter(ptr %function, ptr %site)";
    let program = |own: &str| {
        format!(
            "@__sancov_lowest_stack = external thread_local(initialexec) global i64\n@heard = global i32 4\n{own}\n\
             declare void @mcount()\ndeclare void @__sanitizer_cov_trace_pc_guard(ptr)\n\
             declare void @__sanitizer_cov_trace_const_cmp4(i32 zeroext, i32 zeroext)\n\
             define i32 @main() {{\n  call void @mcount()\n  call void @__sanitizer_cov_trace_pc_guard(ptr @heard)\n\
             call void @__sanitizer_cov_trace_const_cmp4(i32 1, i32 2)\n\
             call void @__cyg_profile_func_enter(ptr @main, ptr null)\n\
             %lowest = load i64, ptr @__sancov_lowest_stack\n  %none = icmp eq i64 %lowest, -1\n\
             %heard = load i32, ptr @heard\n  %code = select i1 %none, i32 %heard, i32 1\n  ret i32 %code\n}}\n"
        )
    };
    let listens = format!("define {enter} {{\n  store i32 9, ptr @heard\n  ret void\n}}");
    for (own, code) in [(format!("declare {enter}"), 4), (listens, 9)] {
        let (outcome, _) = run(&program(&own), &WorldOptions::default(), &Input::default());
        assert_eq!(outcome, Outcome::Exit { code });
    }
}

struct Count(usize);
impl Sink for Count {
    fn decision(&mut self, _: &mut Machine, _: &mut Terms, _: &Decision) -> Flow {
        self.0 += 1;
        Flow::Continue
    }
}

/// Patterns on symbolic text: the right answer, and a decision per answer rather than per character and state.
#[test]
fn patterns_fork_on_their_answer() {
    let world = WorldOptions { args: vec![Argument::Given(b"p".to_vec())], ..WorldOptions::default() };
    let module = parse_module(include_bytes!("machine/patterns.ll"), "patterns.ll").expect("parses");
    let linked = link(vec![module], &world).expect("links");
    let program = Arc::new(lower(&linked).expect("lowers"));
    let cases: [(&[u8], i32, usize); 6] = [
        (b"abbz", 10, 10),
        (b"axyz", 10, 10),
        (b"a77z", 22, 60),
        (b"1212", 21, 60),
        (b"ab.c", 30, 60),
        (b"qb.c", 40, 60),
    ];
    for (text, code, most) in cases {
        let mut input = Input::default();
        input.set("text", text.to_vec());
        let mut machine = Machine::new(Arc::clone(&program), environment(&world), MachineOptions::default());
        let mut count = Count(0);
        let outcome = machine.run(&mut Terms::new(), &input, &mut count);
        assert_eq!(outcome, Outcome::Exit { code }, "{}", String::from_utf8_lossy(text));
        assert!(count.0 <= most, "{}: {} decisions", String::from_utf8_lossy(text), count.0);
    }
}

/// Characters of several bytes: the program compares what patterns say of symbolic text with what they say of the same
/// text concretely (codes from 200), and a text costs one decision per answer until its bytes are decided.
#[test]
fn patterns_know_characters_of_utf_8_on_symbolic_text() {
    let world = WorldOptions { args: vec![Argument::Given(b"p".to_vec())], ..WorldOptions::default() };
    let module =
        parse_module(include_bytes!("machine/wide_patterns.ll"), "wide_patterns.ll").expect("parses");
    let linked = link(vec![module], &world).expect("links");
    let program = Arc::new(lower(&linked).expect("lowers"));
    // What glibc says, as bits by pattern.
    let cases: [(&[u8], i32); 6] = [
        (b"\xf0\x9f\x98\x80", 0),
        (b"\xc3\xa9\xc3\xa9", 110),
        (b"b\xe4\xb8\xad", 100),
        (b"x!\xc3\xbc", 112),
        (b"z\xff\xc3\xbc", 96),
        (b"\xed\xa0\x80b", 33),
    ];
    for (text, code) in cases {
        let mut input = Input::default();
        input.set("text", text.to_vec());
        let mut machine = Machine::new(Arc::clone(&program), environment(&world), MachineOptions::default());
        let outcome = machine.run(&mut Terms::new(), &input, &mut Count(0));
        assert_eq!(outcome, Outcome::Exit { code }, "{text:x?}");
    }
}
