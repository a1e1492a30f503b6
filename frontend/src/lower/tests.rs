//! Lowering, seen through dumps of small modules; sizes against what clang says; every program is well formed.

use crate::program::{BlockIx, Inst, Opnd, Pc, Program, Reg};
use crate::{dump, lower, parse_module};

fn program(text: &str) -> Program {
    let module = parse_module(text.as_bytes(), "t.ll").expect("the text is right");
    let program = lower(&module).expect("the module can be lowered");
    check(&program);
    program
}

/// The code of a function, without locations and the lines about its frame.
fn code(program: &Program, name: &str) -> String {
    let id = program.function(name).expect("the function is there");
    let text = dump::function(program, id);
    let lines = text.lines().skip(2).filter(|l| !l.starts_with("  slot"));
    lines.map(|l| l.split("  ; ").next().unwrap_or(l).trim()).collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn expect(text: &str, name: &str, expected: &str) {
    let expected: Vec<&str> = expected.trim().lines().map(str::trim).collect();
    assert_eq!(code(&program(text), name), expected.join("\n"));
}

/// Registers below the frame's size, constants in the pool, jumps to instructions, and control that never runs off the end.
fn check(program: &Program) {
    for f in program.functions.iter().filter(|f| !f.is_external()) {
        let at = |pc: Pc| assert!(pc.index() < f.code.len(), "{pc} in {}", f.name);
        assert_eq!(f.code.len(), f.locs.len());
        for inst in &f.code {
            for word in dump::instruction(program, f, inst)
                .split(|c: char| !c.is_alphanumeric() && c != '#' && c != '?')
            {
                if let Some(n) = word.strip_prefix('r').and_then(|n| n.parse::<u32>().ok()) {
                    assert!(n < f.regs, "{word} of {} in {}", f.regs, f.name);
                }
                assert_ne!(word, "#?");
            }
            match inst {
                Inst::Jump { target } => at(*target),
                Inst::Branch { if_true, if_false, .. } => {
                    at(*if_true);
                    at(*if_false);
                }
                _ => {}
            }
        }
        f.switches.iter().flat_map(|t| &t.targets).for_each(|pc| at(*pc));
        let last = f.code.last().expect("not empty");
        assert!(
            matches!(
                last,
                Inst::Ret { .. }
                    | Inst::Jump { .. }
                    | Inst::Branch { .. }
                    | Inst::Switch { .. }
                    | Inst::Unreachable
                    | Inst::IndirectJump { .. }
                    | Inst::Unsupported { .. }
            ),
            "{} ends in {last:?}",
            f.name
        );
    }
    for (b, info) in program.blocks.iter().enumerate() {
        let f = &program.functions[info.func.index()];
        assert_eq!(f.code[info.pc.index()], Inst::Block { block: BlockIx(b as u32) });
    }
}

#[test]
fn phis_that_swap_need_a_temporary() {
    let text = "define i32 @f(i32 %n) {
entry:
  br label %loop
loop:
  %a = phi i32 [ 0, %entry ], [ %b, %loop ]
  %b = phi i32 [ 1, %entry ], [ %a, %loop ]
  %c = icmp eq i32 %n, %a
  br i1 %c, label %loop, label %out
out:
  ret i32 %b
}";
    expect(
        text,
        "f",
        "bb0 %entry (1 instructions)
         pc1: r1 = #0
         pc2: r2 = #1
         bb1 %loop (4 instructions)
         pc4: r3 = Eq.32 r0, r1
         pc5: Branch br0 r3 ? pc8 : pc6
         bb2 %out (1 instructions)
         pc7: Ret r2
         pc8: r4 = r1
         pc9: r1 = r2
         pc10: r2 = r4
         pc11: Jump pc3",
    );
}

#[test]
fn a_branch_with_one_target_keeps_two_sides() {
    let program = program("define void @f(i1 %c) {\n  br i1 %c, label %x, label %x\nx:\n  ret void\n}");
    assert_eq!(program.sides, 2);
    assert_eq!(program.blocks[0].succs, [BlockIx(1), BlockIx(1)]);
}

#[test]
fn switch_sides_are_distinct_successors() {
    let text = |default: &str| {
        format!(
            "define i32 @f(i8 %x) {{
  switch i8 %x, label %{default} [ i8 -1, label %a  i8 3, label %b  i8 7, label %a ]
a:
  ret i32 1
b:
  ret i32 2
c:
  ret i32 3
}}"
        )
    };
    let own = program(&text("c"));
    let table = &own.functions[0].switches[0];
    assert_eq!((table.cases.as_slice(), table.default), (&[(3, 1), (7, 0), (255, 0)][..], 2));
    let shared = program(&text("b"));
    assert_eq!((shared.branches[0].sides, shared.functions[0].switches[0].default), (2, 1));
}

#[test]
fn address_arithmetic_folds_constants() {
    let text = "%S = type { i8, [3 x i32], i64 }
@g = global [4 x %S] zeroinitializer
define ptr @f(ptr %p, i32 %i, i64 %j) {
  %a = getelementptr %S, ptr %p, i64 2, i32 1, i64 %j
  %b = getelementptr %S, ptr @g, i32 %i, i32 1, i64 1
  %c = getelementptr %S, ptr %a, i64 0
  store ptr %b, ptr %c
  ret ptr getelementptr inbounds (%S, ptr @g, i64 1, i32 2)
}";
    expect(
        text,
        "f",
        "bb0 %0 (5 instructions)
         pc1: r5 = Index r0 + r2.64 * 4
         pc2: r3 = Add.64 r5, #52
         pc3: r4 = Index #0x10028 + r1.32 * 24
         pc4: Store.64 [r3], r4
         pc5: Ret #0x10048",
    );
}

#[test]
fn old_calls_get_what_the_callee_expects() {
    let text = "define i32 @callee(i32 %a, double %d, i64 %b) {\n  ret i32 %a\n}
define void @caller() {
  call void bitcast (i32 (i32, double, i64)* @callee to void (double, i32)*)(double 1.0, i32 7)
  %r = call i64 bitcast (i32 (i32, double, i64)* @callee to i64 (i32, double, i64, i32)*)(i32 1, double 0.0, i64 2, i32 9)
  ret void
}";
    expect(
        text,
        "caller",
        "bb1 %0 (3 instructions)
         pc1: r2 = Call fn0 callee(#7: 32, #0x3ff0000000000000: 64 sse, #0: 64)
         pc2: r1 = Call fn0 callee(#1: 32, #0: 64 sse, #2: 64)
         pc3: r0 = ZExt.32.64 r1
         pc4: Ret",
    );
}

#[test]
fn bits_of_small_vectors_are_packed_in_memory() {
    let text = "define i8 @f(<8 x i1> %m, ptr %p) {
  %v = load <2 x i16>, ptr %p
  %i = bitcast <2 x i16> %v to i32
  store i32 %i, ptr %p
  store <2 x i4> <i4 1, i4 2>, ptr %p
  %b = bitcast <8 x i1> %m to i8
  ret i8 %b
}
@c = constant <4 x i4> <i4 1, i4 2, i4 3, i4 -1>
@d = constant { i8, <8 x i1> } { i8 5, <8 x i1> <i1 true, i1 false, i1 true, i1 false, i1 false, i1 false, i1 false, i1 true> }";
    let program = program(text);
    assert_eq!(program.globals[0].init, [0x21, 0xf3]);
    assert_eq!(program.globals[1].init, [5, 0x85]);
    let text = code(&program, "f");
    for part in ["Load.16 [r1]", "= Or.32", "Store.8 [r1]", "= Or.8"] {
        assert!(text.contains(part), "{part} in {text}");
    }
}

#[test]
fn what_is_lacking_shows_only_where_it_is() {
    let text = "declare i32 @llvm.frobnicate.i32(i32)
define i32 @f(i32 %x) {
  %a = add i32 %x, 1
  %b = call i32 @llvm.frobnicate.i32(i32 %a)
  call void asm sideeffect \"vzeroall\", \"~{memory}\"()
  call void asm sideeffect \"\", \"~{memory}\"()
  %c = call i32 asm \"# nothing\", \"=r,0\"(i32 %b)
  ret i32 %c
}";
    expect(
        text,
        "f",
        "bb0 %0 (6 instructions)
         pc1: r1 = Add.32 r0, #1
         pc2: Unsupported: the intrinsic llvm.frobnicate.i32
         pc3: Unsupported: inline assembly \"vzeroall\"
         pc4: r3 = r2
         pc5: Ret r3",
    );
}

#[test]
fn exceptions_arrive_on_an_edge_of_their_own() {
    let text = "@type = constant i8 0
declare i32 @g(i32)
declare i32 @personality(...)
declare i32 @llvm.eh.typeid.for.p0(ptr)
define i32 @f(i32 %x) personality ptr @personality {
entry:
  %a = invoke i32 @g(i32 %x) to label %fine unwind label %caught
fine:
  %b = invoke i32 @g(i32 %a) to label %end unwind label %caught
end:
  ret i32 %b
caught:
  %seen = phi i32 [ 0, %entry ], [ %a, %fine ]
  %e = landingpad { ptr, i32 }
          cleanup
          catch ptr @type
          filter [2 x ptr] [ptr @type, ptr null]
  %s = extractvalue { ptr, i32 } %e, 1
  %t = call i32 @llvm.eh.typeid.for.p0(ptr @type)
  %m = icmp eq i32 %s, %t
  br i1 %m, label %out, label %on
out:
  ret i32 %seen
on:
  resume { ptr, i32 } %e
}";
    let program = program(text);
    let address = program.globals[0].address;
    let clauses = format!("[Catch({address}), Passes({address}), Passes(0), Filter, Cleanup]");
    let landing = |pc, to| format!("pc{pc}: Landing r8 pc{to} {clauses}");
    let code = code(&program, "f");
    let lines: Vec<&str> = code.lines().filter(|line| line.starts_with("pc")).collect();
    assert_eq!(lines[..2], ["pc1: r1 = Call fn0 g(r0: 32)", &landing(2, 19)], "{code}");
    assert_eq!(lines[2..4], ["pc4: r2 = Call fn0 g(r1: 32)", &landing(5, 21)], "{code}");
    // What the phi is on the two ways, and where the block takes what has arrived.
    assert_eq!(
        lines[lines.len() - 4..],
        ["pc19: r3 = #0", "pc20: Jump pc8", "pc21: r3 = r1", "pc22: Jump pc8"]
    );
    assert_eq!(lines[5..7], ["pc9: r4 = r8", "pc10: r5 = r9"], "{code}");
    // Both ways are edges to analyses, and `resume` is a call of what the text does not declare.
    assert_eq!(program.blocks[0].succs, [BlockIx(1), BlockIx(3)]);
    assert!(program.function("_Unwind_Resume").is_some());
}

#[test]
fn constructors_run_by_priority() {
    let entry = |p: u32, f: &str| format!("{{ i32, ptr, ptr }} {{ i32 {p}, ptr @{f}, ptr null }}");
    let array = |name: &str| {
        let list = [entry(300, "a"), entry(101, "b"), entry(300, "c")].join(", ");
        format!("@llvm.global_{name} = appending global [3 x {{ i32, ptr, ptr }}] [{list}]\n")
    };
    let text = array("ctors")
        + &array("dtors")
        + "define void @a() {\n  ret void\n}\ndefine void @b() {\n  ret void\n}\ndefine void @c() {\n  ret void\n}\n";
    let program = program(&text);
    let name = |f: &crate::program::FuncId| program.functions[f.index()].name.to_string();
    assert_eq!(program.constructors.iter().map(name).collect::<String>(), "bac");
    assert_eq!(program.destructors.iter().map(name).collect::<String>(), "cab");
    assert!(program.functions.iter().all(|f| !f.address_taken));
}

#[test]
fn weak_symbols_nobody_defines_are_null() {
    let text = "declare extern_weak i32 @w()\n@v = extern_weak global i32\n@e = external global i64\n@p = global [2 x ptr] [ptr @w, ptr @v]\n@q = alias i32, getelementptr (i32, ptr @e, i64 1)\n@r = global ptr @q";
    let program = program(text);
    let find = |name: &str| program.globals.iter().find(|g| &*g.name == name).expect("a global");
    assert!(find("p").init.is_empty());
    assert!(find("e").external && find("e").size == 8);
    let address = find("e").address + 4;
    let mut expected = address.to_le_bytes().to_vec();
    while expected.last() == Some(&0) {
        expected.pop();
    }
    assert_eq!(find("r").init, expected);
}

/// `sizeof`, `_Alignof` and the offset of the last member as clang prints them for x86-64.
#[test]
fn sizes_are_those_of_clang() {
    let rows: &[(&str, u64, u64, u64)] = &[
        ("{ i8, i16, i8, i32 }", 12, 4, 8),
        ("{ i8, i64 }", 16, 8, 8),
        ("<{ i8, i64 }>", 9, 1, 1),
        ("{ i8, x86_fp80 }", 32, 16, 16),
        ("{ i8, i128 }", 32, 16, 16),
        ("{ i8, { i8, i16 }, i8 }", 8, 2, 6),
        ("{ i8, [3 x i32], double }", 24, 8, 16),
        ("{ i8, <4 x float> }", 32, 16, 16),
        ("{ i8, <2 x float> }", 16, 8, 8),
        ("{ i8, <3 x i32> }", 32, 16, 16),
        ("{ i8, i24 }", 8, 4, 4),
        ("{ i8, half, ptr }", 16, 8, 8),
        ("{ i32, [0 x i64] }", 8, 8, 8),
        ("{ i8, fp128, i1 }", 48, 16, 32),
    ];
    let layout = "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n";
    for (ty, size, align, last) in rows {
        let text = format!("{layout}@g = external global {ty}");
        let module = parse_module(text.as_bytes(), "t.ll").expect("the text is right");
        let mut sizes =
            super::layout::Layout::new(&module.types, module.data_layout.as_deref()).expect("x86-64");
        let crate::ir::SymbolKind::Variable(v) = &module.symbols[0].kind else { panic!("@g is a variable") };
        assert_eq!(sizes.size_align(v.ty), Ok((*size, *align)), "{ty}");
        let offsets = sizes.fields(v.ty).expect("a struct").0;
        assert_eq!(offsets.last(), Some(last), "{ty}");
    }
    let old = layout.replace("-i128:128", "");
    let module = parse_module(format!("{old}@g = external global i128").as_bytes(), "t.ll").expect("right");
    let mut sizes = super::layout::Layout::new(&module.types, module.data_layout.as_deref()).expect("x86-64");
    let crate::ir::SymbolKind::Variable(v) = &module.symbols[0].kind else { panic!("@g is a variable") };
    assert_eq!(sizes.size_align(v.ty), Ok((16, 8)));
}

#[test]
fn objects_do_not_touch() {
    let mut text = String::from(
        "@a = global i8 1\n@b = constant [100000 x i8] zeroinitializer, align 64\n@c = global i32 7\n",
    );
    text += "define void @f() {\n  %x = alloca [1000 x i64]\n  %y = alloca i8, align 64\n  %z = alloca [0 x i8]\n  ret void\n}";
    let program = program(&text);
    let zone = crate::program::RED_ZONE;
    for pair in program.globals.windows(2) {
        assert!(pair[0].address + pair[0].size + zone <= pair[1].address);
    }
    let f = &program.functions[0];
    let mut end = 0;
    for slot in &f.slots {
        assert!(end + zone <= slot.offset && slot.offset % u64::from(slot.align) == 0);
        end = slot.offset + slot.size;
    }
    assert!(end + zone <= f.frame_size && f.frame_align == 64);
}

/// Shapes keep the promise that limbs of operands are consecutive.
#[test]
fn wide_constants_are_runs() {
    let program = program("define i128 @f() {\n  ret i128 36893488147419103239\n}");
    let f = &program.functions[0];
    let values: Vec<u64> = f
        .operands
        .iter()
        .map(|o: &Opnd| program.constants[o.as_pool().expect("a constant") as usize])
        .collect();
    assert_eq!(values, [7, 2]);
    assert_eq!(Opnd::reg(Reg(3)).limb(1), Opnd::reg(Reg(4)));
}

/// clang -O2 initialises arrays of pointers with vectors of addresses.
#[test]
fn constant_expressions_work_lane_by_lane() {
    let text = "@g = global [8 x i32] zeroinitializer
@sums = global <2 x i16> add (<2 x i16> <i16 1, i16 -1>, <2 x i16> <i16 2, i16 3>)
define i64 @f(i32 %i) {
  %v = add <2 x i64> ptrtoint (<2 x ptr> getelementptr ([8 x i32], ptr @g, i64 0, <2 x i64> <i64 1, i64 -1>) to <2 x i64>), zeroinitializer
  %e = extractelement <2 x i64> %v, i32 %i
  ret i64 %e
}";
    let program = program(text);
    let g = program.globals.iter().find(|g| &*g.name == "g").expect("the global is there").address;
    for address in [g + 4, g - 4] {
        assert!(program.constants.contains(&address), "{address:#x} is no constant");
    }
    let sums = program.globals.iter().find(|g| &*g.name == "sums").expect("the global is there");
    assert_eq!(sums.init, [3, 0, 2]);
}

/// Intrinsics of a target can be declared with any types; what clang would not write is lacking, and never a panic.
#[test]
fn intrinsics_of_other_types_than_their_own_are_lacking() {
    const TYPES: &[&str] = &[
        "i1",
        "i8",
        "i16",
        "i32",
        "i64",
        "i128",
        "float",
        "x86_fp80",
        "ptr",
        "<1 x i16>",
        "<3 x float>",
        "<2 x double>",
        "<4 x float>",
        "<16 x i8>",
        "<8 x i16>",
        "<7 x i16>",
        "<2 x i64>",
        "<2 x i128>",
        "<128 x i1>",
        "<32 x i8>",
        "<0 x i8>",
        "<2 x ptr>",
        "{ i8, i64 }",
        "[4 x i32]",
    ];
    let table = super::intrinsics::table();
    let names: Vec<_> = table.keys().filter(|name| name.starts_with("llvm.x86.")).collect();
    assert!(names.len() > 140, "{}", names.len());
    let mut lowered = 0;
    let types = TYPES.iter().flat_map(|first| TYPES.iter().map(move |second| (first, second)));
    for (a, b) in types.filter(|(a, b)| a == b || **a == "<4 x float>" || **b == "<8 x i16>") {
        let mut text = String::new();
        for name in &names {
            let parameters = [
                format!("{a} %a, {b} %b"),
                format!("{a} %a, {a} %b, {b} %c"),
                format!("{a} %a, {b} %b, i8 255"),
            ];
            for (i, parameters) in parameters.iter().enumerate() {
                let bare: Vec<_> = parameters.split(", ").filter(|p| p.contains('%')).collect();
                let declared =
                    parameters.replace(" %a", "").replace(" %b", "").replace(" %c", "").replace(" 255", "");
                text += &format!(
                    "declare {a} @{name}.t{i}({declared})\ndefine {a} @\"{name}.f{i}\"({}) {{\n",
                    bare.join(", ")
                );
                text += &format!("  %r = call {a} @{name}.t{i}({parameters})\n  ret {a} %r\n}}\n");
            }
        }
        if let Ok(module) = parse_module(text.as_bytes(), "t.ll") {
            check(&lower(&module).expect("a program with gaps is a program"));
            lowered += 1;
        }
    }
    assert!(lowered > 40, "{lowered}");
}
