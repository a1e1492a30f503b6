//! Every interface through which a program asks for symbolic values: a value that a call returns into a function that
//! was concrete so far is symbolic from then on, so that both sides of a branch on it are explored.

use crate::bench::Bench;

/// `main` asks for a value of `bits` bits in `ask` (which defines `%x`) and branches on it.
fn branches_on(bits: u32, declarations: &str, ask: &str) -> String {
    format!(
        "@name = private constant [2 x i8] c\"x\\00\"\n{declarations}\n\
         define i32 @main() {{\n{ask}\n  %is = icmp eq i{bits} %x, 1\n  br i1 %is, label %yes, label %no\n\
         yes:\n  ret i32 7\nno:\n  ret i32 8\n}}\n"
    )
}

/// Two paths, told by their exit codes.
fn both_sides_are_found(program: &str, more: &[&str]) {
    let bench = Bench::new();
    bench.write("p.ll", program);
    bench.ends(0, &[&["run", "p.ll", "--output", "out"], more].concat());
    let mut codes: Vec<_> = bench.files("out/tests", "json").iter().map(|t| exit_code(t)).collect();
    codes.sort_unstable();
    assert_eq!(codes, [7, 8], "{program}");
}

fn exit_code(test: &std::path::Path) -> i32 {
    let test = symvm_explore::TestCase::read(&std::fs::read(test).unwrap()).unwrap();
    match test.ending {
        Some(symvm_explore::Ending::Exit { code }) => code,
        other => panic!("{other:?}"),
    }
}

/// `call` returns the value.
fn returned(bits: u32, function: &str, parameters: &str, arguments: &str) {
    let declaration = format!("declare i{bits} @{function}({parameters})");
    let call = format!("  %x = call i{bits} @{function}({arguments})");
    both_sides_are_found(&branches_on(bits, &declaration, &call), &[]);
}

/// `call` writes the value where its argument points to.
fn written(bits: u32, function: &str) {
    let declaration = format!("declare void @{function}(ptr)");
    let call = format!("  %a = alloca i{bits}\n  call void @{function}(ptr %a)\n  %x = load i{bits}, ptr %a");
    both_sides_are_found(&branches_on(bits, &declaration, &call), &[]);
}

#[test]
fn klees_calls_return_symbolic_values() {
    returned(32, "klee_int", "ptr", "ptr @name");
    returned(32, "klee_range", "i32, i32, ptr", "i32 0, i32 3, ptr @name");
    returned(64, "klee_choose", "i64", "i64 3");
}

/// `klee_int`'s value goes through `call`, which makes `%x` of `%v`.
#[test]
fn what_is_asked_of_a_symbolic_value_loses_no_path_and_no_test() {
    let declare = "declare i32 @klee_int(ptr)\ndeclare i32 @klee_get_value_i32(i32)\ndeclare i32 @klee_is_symbolic(i64)";
    let value = "  %v = call i32 @klee_int(ptr @name)\n";
    both_sides_are_found(
        &branches_on(32, declare, &format!("{value}  %x = call i32 @klee_get_value_i32(i32 %v)")),
        &[],
    );
    // 3 if it is not symbolic, which would be a path more.
    let ask = "  %w = zext i32 %v to i64\n  %s = call i32 @klee_is_symbolic(i64 %w)\n  \
               %c = icmp ne i32 %s, 0\n  br i1 %c, label %ask, label %none\nnone:\n  ret i32 3\nask:\n  \
               %x = add i32 %v, 0";
    both_sides_are_found(&branches_on(32, declare, &format!("{value}{ask}")), &[]);
    both_sides_are_found(&branches_on(32, declare, &format!("{value}{ask}")), &["--random-start"]);
}

#[test]
fn the_calls_of_sv_comp_return_symbolic_values() {
    let calls: &[(u32, &str)] =
        &[(8, "char"), (8, "uchar"), (16, "short"), (32, "int"), (32, "uint"), (64, "long")];
    for (bits, name) in calls {
        returned(*bits, &format!("__VERIFIER_nondet_{name}"), "", "");
    }
    returned(128, "__VERIFIER_nondet_uint128", "", "");
}

#[test]
fn the_calls_of_crest_write_symbolic_values() {
    let kinds: &[(u32, &str)] = &[(8, "Char"), (16, "Short"), (32, "Int"), (64, "Long"), (64, "LongLong")];
    for (bits, name) in kinds {
        written(*bits, &format!("__Crest{name}"));
        written(*bits, &format!("__CrestU{name}"));
    }
}

#[test]
fn a_stub_returns_a_symbolic_value() {
    let program = branches_on(32, "declare i32 @nobody()", "  %x = call i32 @nobody()");
    both_sides_are_found(&program, &["--stub", "nobody=symbolic"]);
}

#[test]
fn what_lies_behind_a_function_that_nobody_defines_is_not_explored() {
    let bench = Bench::new();
    bench.write("p.ll", branches_on(32, "declare i32 @nobody()", "  %x = call i32 @nobody()"));
    let told = bench.ends(1, &["run", "p.ll", "--output", "out"]);
    assert!(!told.contains("every feasible path"), "{told}");
    let run = bench.run_json("out");
    assert_eq!(
        (&run["complete"], &run["ledger"][0]["kind"]),
        (&false.into(), &"unsupported".into()),
        "{run}"
    );
}

#[test]
fn the_number_of_arguments_is_symbolic() {
    let program = "define i32 @main(i32 %n, ptr %v) {\n  %is = icmp ugt i32 %n, 1\n  br i1 %is, label %yes, label %no\n\
                   yes:\n  ret i32 7\nno:\n  ret i32 8\n}\n";
    both_sides_are_found(program, &["--sym-args", "0", "1", "2"]);
}

/// Behind a block of a symbolic size there are branches without an end, and a fault that the first size does not show.
#[test]
fn another_size_is_tried_before_everything_else_is() {
    let bench = Bench::new();
    bench.write(
        "p.ll",
        "@name = private constant [2 x i8] c\"x\\00\"\ndeclare i32 @klee_int(ptr)\ndeclare ptr @malloc(i64)\n\
         define i32 @main() {\n  %x = call i32 @klee_int(ptr @name)\n  %y = call i32 @klee_int(ptr @name)\n\
         %n = and i32 %x, 4095\n  %size = zext i32 %n to i64\n  %p = call ptr @malloc(i64 %size)\n\
         %some = icmp ne i32 %n, 0\n  br i1 %some, label %write, label %again\n\
         write:\n  %end = getelementptr i8, ptr %p, i64 %size\n  store i8 1, ptr %end\n  br label %again\n\
         again:\n  %i = phi i32 [ 1, %0 ], [ 1, %write ], [ %j, %again ]\n  %j = add i32 %i, 1\n\
         %is = icmp eq i32 %i, %y\n  br i1 %is, label %out, label %again\nout:\n  ret i32 1\n}\n",
    );
    let limits = ["--max-iterations", "30", "--max-steps", "10000", "--output", "out"];
    bench.ends(1, &[&["run", "p.ll"], &limits[..]].concat());
    let bugs = bench.files("out/bugs", "txt");
    assert_eq!(bugs.len(), 1, "{bugs:?}");
    assert!(bugs[0].to_string_lossy().contains("out-of-bounds"), "{bugs:?}");
}
