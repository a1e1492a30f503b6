//! What becomes a register and what does not. That programs mean the same afterwards, the torture and random programs
//! show, which run promoted.

use crate::program::{Inst, Program};
use crate::{dump, lower, parse_module, promote};

fn programs(text: &str) -> (Program, Program) {
    let module = parse_module(text.as_bytes(), "test.ll").expect("it parses");
    let before = lower(&module).expect("it lowers");
    let mut after = before.clone();
    promote(&mut after);
    (before, after)
}

/// The code of `@f`, one instruction per line.
fn code(text: &str) -> String {
    let (_, program) = programs(text);
    let id = program.function("f").expect("the function is there");
    let f = &program.functions[id.index()];
    f.code.iter().map(|i| dump::instruction(&program, f, i) + "\n").collect()
}

#[test]
fn a_loop_over_an_array_as_clang_writes_it() {
    let text = "define i32 @f(i32* %0, i32 %1) {
  %3 = alloca i32*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32* %0, i32** %3, align 8
  store i32 %1, i32* %4, align 4
  store i32 0, i32* %5, align 4
  store i32 0, i32* %6, align 4
  br label %7
7:
  %8 = load i32, i32* %6, align 4
  %9 = load i32, i32* %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %21
11:
  %12 = load i32*, i32** %3, align 8
  %13 = load i32, i32* %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, i32* %12, i64 %14
  %16 = load i32, i32* %15, align 4
  %17 = load i32, i32* %5, align 4
  %18 = add nsw i32 %17, %16
  store i32 %18, i32* %5, align 4
  %19 = load i32, i32* %6, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, i32* %6, align 4
  br label %7
21:
  %22 = load i32, i32* %5, align 4
  ret i32 %22
}";
    assert_eq!(
        code(text),
        "bb0
r4 = #0
r5 = #0
bb1
r8 = Slt.32 r5, r1
Branch br0 r8 ? pc6 : pc13
bb2
r11 = SExt.32.64 r5
r12 = Index r0 + r11.64 * 4
r13 = Load.32 [r12]
r4 = Add nsw.32 r4, r13
r5 = Add nsw.32 r5, #1
Jump pc3
bb3
Ret r4
"
    );
    let (before, after) = programs(text);
    assert_eq!((before.functions[0].slots.len(), after.functions[0].slots.len()), (4, 0));
    assert_eq!(after.functions[0].frame_size, 0);
    for (b, info) in after.blocks.iter().enumerate() {
        let head = &after.functions[0].code[info.pc.index()];
        assert!(matches!(head, Inst::Block { block } if block.index() == b));
    }
    assert!(matches!(after.functions[0].code[after.branches[0].pc.index()], Inst::Branch { .. }));
}

#[test]
fn the_old_value_of_a_variable_survives_its_change() {
    let text = "define i32 @f(i32 %0) {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = add nsw i32 %3, 1
  store i32 %4, i32* %2, align 4
  %5 = load i32, i32* %2, align 4
  %6 = mul nsw i32 %3, %5
  ret i32 %6
}";
    assert_eq!(code(text), "bb0\nr2 = r0\nr0 = Add nsw.32 r0, #1\nr5 = Mul nsw.32 r2, r0\nRet r5\n");
}

#[test]
fn what_can_be_seen_as_memory_stays() {
    let cases = [
        ("its address is stored", "store i32* %a, i32** @p"),
        ("its address is passed", "call void @g(i32* %a)"),
        ("parts of it are read", "%b = bitcast i32* %a to i8*\n  %c = load i8, i8* %b"),
        ("an element is read", "%b = getelementptr i32, i32* %a, i64 1\n  %c = load i32, i32* %b"),
        ("it is compared", "%c = icmp eq i32* %a, null"),
    ];
    for (why, use_of_it) in cases {
        let text = format!(
            "@p = global i32* null\ndeclare void @g(i32*)\ndefine i32 @f() {{
  %a = alloca i32
  store i32 7, i32* %a
  {use_of_it}
  %v = load i32, i32* %a
  ret i32 %v\n}}"
        );
        assert!(code(&text).contains("SlotAddr"), "{why}: {}", code(&text));
    }
}

#[test]
fn functions_that_return_twice_stay() {
    let text = "declare i32 @setjmp(i8*) returns_twice
@b = global [200 x i8] zeroinitializer
define i32 @f() {
  %a = alloca i32
  store i32 7, i32* %a
  %s = call i32 @setjmp(i8* getelementptr ([200 x i8], [200 x i8]* @b, i64 0, i64 0))
  %v = load i32, i32* %a
  ret i32 %v\n}";
    assert!(code(text).contains("SlotAddr"));
}
