//! The reader against clang's own output (`tests/ll`), against damaged copies of it, and against a table of
//! malformed texts with their messages (`tests/malformed.txt`; `BLESS=1` rewrites the messages).

use super::parse_module;
use crate::ir::{
    BlockId, BlockRef, Body, LocationId, Module, SymbolId, SymbolKind, TypeId, TypedOperand, ValueId,
};
use crate::walk::Visit;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Sees that all ids are in range and that local operands have the type they are used with.
struct Validator<'m> {
    types: usize,
    symbols: usize,
    locations: usize,
    unknown: Option<TypeId>,
    body: Option<&'m Body>,
}

impl Visit for Validator<'_> {
    fn ty(&mut self, id: &mut TypeId) {
        assert!((id.0 as usize) < self.types);
    }
    fn symbol(&mut self, id: &mut SymbolId) {
        assert!((id.0 as usize) < self.symbols);
    }
    fn location(&mut self, id: &mut LocationId) {
        assert!((id.0 as usize) < self.locations);
    }
    fn value(&mut self, id: &mut ValueId) {
        assert!((id.0 as usize) < self.body.map_or(0, |b| b.value_types.len()));
    }
    fn block(&mut self, id: &mut BlockId) {
        assert!((id.0 as usize) < self.body.map_or(0, |b| b.blocks.len()));
    }
    fn block_address(&mut self, _: SymbolId, block: &mut BlockRef) {
        assert!(matches!(block, BlockRef::Id(_)));
    }
    fn typed_operand(&mut self, operand: &mut TypedOperand) {
        self.ty(&mut operand.ty);
        self.operand(&mut operand.value);
        if let crate::ir::Operand::Value(id) = operand.value {
            let ty = self.body.map(|b| b.value_types[id.0 as usize]);
            assert!(ty == Some(operand.ty) || ty == self.unknown, "{operand:?}");
        }
    }
}

pub(crate) fn validate(module: &Module) {
    let mut validator = Validator {
        types: module.types.list.len(),
        symbols: module.symbols.len(),
        locations: module.locations.len(),
        unknown: module.types.index.get(&crate::ir::Type::Other("unknown".into())).copied(),
        body: None,
    };
    for symbol in &module.symbols {
        validator.body = match &symbol.kind {
            SymbolKind::Function(f) => f.body.as_ref(),
            _ => None,
        };
        validator.symbol_kind(&mut symbol.kind.clone());
    }
    for location in &module.locations {
        assert!((location.file as usize) < module.files.len());
        assert!(location.inlined_at.is_none_or(|l| (l.0 as usize) < module.locations.len()));
    }
}

fn golden() -> Vec<(PathBuf, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ll");
    let entries = std::fs::read_dir(folder).expect("the folder is part of the source");
    let mut files: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == "ll"));
    files.sort();
    assert!(files.len() >= 40, "the texts in tests/ll are missing");
    files.into_iter().map(|f| (f.clone(), std::fs::read(&f).expect("a readable file"))).collect()
}

/// Functions, blocks and instructions, counted by the look of their lines.
fn counts_by_line(text: &str) -> (usize, usize, usize) {
    let (mut functions, mut blocks, mut instructions, mut inside) = (0, 0, 0, false);
    for line in text.lines() {
        match line {
            _ if line.starts_with("define ") => {
                inside = true;
                functions += 1;
                blocks += 1;
            }
            "}" => inside = false,
            _ if !inside || line.contains("@llvm.dbg.") || line.contains("#dbg_") => {}
            _ if line.starts_with("  ") && !line.starts_with("   ") && line != "  ]" => {
                instructions += usize::from(!line.trim_start().starts_with(']'));
            }
            _ => {
                let label = line.split(' ').next().unwrap_or("");
                // The entry block of a function may have a label, but need not.
                blocks += usize::from(label.ends_with(':') && label != "entry:");
            }
        }
    }
    (functions, blocks, instructions)
}

fn counts(module: &Module) -> (usize, usize, usize) {
    let bodies = module.symbols.iter().filter_map(|s| match &s.kind {
        SymbolKind::Function(f) => f.body.as_ref(),
        _ => None,
    });
    bodies.fold((0, 0, 0), |(f, b, i), body| {
        (f + 1, b + body.blocks.len(), i + body.blocks.iter().map(|b| b.insts.len()).sum::<usize>())
    })
}

#[test]
fn reads_all_that_five_clangs_emit() {
    // The same source at the same level has the same symbols, whichever clang read it.
    let mut symbols: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (path, text) in golden() {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        let module = parse_module(&text, &name).unwrap_or_else(|d| panic!("{d}"));
        validate(&module);
        assert_eq!(counts(&module), counts_by_line(&String::from_utf8_lossy(&text)), "{name}");
        let mut names: Vec<String> = module
            .symbols
            .iter()
            .filter(|s| matches!(&s.kind, SymbolKind::Function(f) if f.body.is_some()))
            .map(|s| s.name.to_string())
            .collect();
        names.sort();
        let source = name.split('.').next().unwrap_or("");
        let level = name.ends_with("O0-g.ll");
        if level {
            assert_eq!(symbols.entry(source.to_owned()).or_insert_with(|| names.clone()), &names, "{name}");
        }
    }
}

/// The text without comments, with `blank` for each blank outside of quotes between `define` or `declare` and the end of what that
/// begins, and `end` for each end of a line there.
fn respaced(text: &str, blank: char, end: char) -> String {
    let (mut out, mut inside) = (String::new(), false);
    for line in text.lines() {
        let declares = line.starts_with("declare ");
        let within = inside || declares || line.starts_with("define ");
        let mut quoted = false;
        for c in line.chars() {
            quoted ^= c == '"';
            match c {
                ';' if !quoted => break,
                ' ' if within && !quoted => out.push(blank),
                c => out.push(c),
            }
        }
        inside = within && !declares && line != "}";
        out.push(if inside { end } else { '\n' });
    }
    out
}

#[test]
fn an_end_of_a_line_is_a_blank() {
    let dumped = |text: &str, name: &str| -> Vec<String> {
        let module = parse_module(text.as_bytes(), name).unwrap_or_else(|d| panic!("{d}"));
        let dump = crate::dump::module(&module);
        // Without the lines that instructions are on.
        let unplaced = |line: &str| line.trim_start_matches(|c: char| c == ' ' || c.is_ascii_digit()).into();
        dump.lines().map(unplaced).collect()
    };
    for (path, text) in golden() {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        let text = String::from_utf8_lossy(&text);
        let plain = dumped(&text, &name);
        for (blank, end) in [(' ', ' '), ('\n', '\n')] {
            assert!(plain == dumped(&respaced(&text, blank, end), &name), "{name} with {end:?}");
        }
    }
}

#[test]
fn debug_information_names_places_and_variables() {
    for (path, text) in golden() {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        if !name.starts_with("control.") || !name.ends_with("O0-g.ll") {
            continue;
        }
        let module = parse_module(&text, &name).unwrap_or_else(|d| panic!("{d}"));
        let symbol = module.symbols.iter().find(|s| &*s.name == "collatz").expect("the function is there");
        let SymbolKind::Function(function) = &symbol.kind else { panic!("it is a function") };
        let body = function.body.as_ref().expect("it has a body");
        let names: Vec<&str> = body.variables.iter().map(|v| &*v.name).collect();
        assert_eq!(names, ["n", "steps"], "{name}");
        assert!(body.variables.iter().all(|v| v.is_address));
        let start = &module.locations[body.location.0 as usize];
        let source = include_str!("../../tests/ll/control.c");
        let line =
            source.lines().position(|l| l.starts_with("int collatz")).expect("it is in the source") + 1;
        assert_eq!((start.line as usize, start.function.as_deref()), (line, Some("collatz")), "{name}");
        assert_eq!(&*module.files[start.file as usize], "control.c");
        assert_eq!(&*module.directories[start.file as usize], ".");
        let abort = body
            .blocks
            .iter()
            .flat_map(|b| &b.insts)
            .find(|i| matches!(i.kind, crate::ir::InstKind::Unreachable));
        let abort = &module.locations[abort.expect("abort does not return").location.0 as usize];
        assert_eq!((abort.line as usize, abort.column), (line + 3, 21), "{name}");
    }
}

/// A small generator: the mutations must be the same at each run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % bound.max(1)
    }
}

/// Damages a text: flips, deletes, repeats or swaps a few bytes or lines.
fn damage(text: &[u8], random: &mut Random) -> Vec<u8> {
    let mut out = text.to_vec();
    for _ in 0..=random.below(4) {
        let at = random.below(out.len());
        let len = (1 + random.below(40)).min(out.len() - at);
        match random.below(6) {
            0 => out[at] = random.below(256) as u8,
            1 => drop(out.drain(at..at + len)),
            2 => {
                let piece = out[at..at + len].to_vec();
                let to = random.below(out.len());
                out.splice(to..to, piece);
            }
            3 => out.truncate(at),
            4 => out[at] = b"%@!#\"(){}[]<>,=*0123456789x-\n;"[random.below(30)],
            _ => {
                let to = random.below(out.len() - len);
                out.copy_within(at..at + len, to);
            }
        }
        if out.is_empty() {
            break;
        }
    }
    out
}

fn survives(text: &[u8]) {
    match parse_module(text, "damaged.ll") {
        Ok(module) => {
            validate(&module);
            executable(module);
        }
        Err(diagnostic) => assert!(!diagnostic.message().is_empty()),
    }
}

/// What can be read is linked, lowered and promoted, or refused.
fn executable(module: Module) {
    let refused = |diagnostic: crate::Diagnostic| assert!(!diagnostic.message().is_empty());
    match crate::link(vec![module]).and_then(|linked| crate::lower(&linked)) {
        Ok(mut program) => crate::promote(&mut program),
        Err(diagnostic) => refused(diagnostic),
    }
}

#[test]
fn damaged_texts_give_messages_not_panics() {
    let mut random = Random(1);
    for (_, text) in golden().iter().step_by(7) {
        for end in (0..text.len()).step_by(text.len() / 40 + 1) {
            survives(&text[..end]);
        }
        for _ in 0..60 {
            survives(&damage(text, &mut random));
        }
    }
}

#[test]
#[ignore = "twenty thousand damaged programs: minutes; run it after changes to the reader or the lowering"]
fn twenty_thousand_damaged_programs() {
    let mut random = Random(3);
    let texts = golden();
    for _ in 0..20_000 {
        survives(&damage(&texts[random.below(texts.len())].1, &mut random));
    }
}

#[test]
#[ignore = "a million damaged texts: minutes; run it after changes to the reader"]
fn a_million_damaged_texts() {
    let mut random = Random(2);
    let texts: Vec<Vec<u8>> = golden().into_iter().map(|(_, t)| t).collect();
    // Pieces begin where something begins at the left margin: elsewhere the first token would be the last.
    let begins = |text: &[u8], at: usize| {
        text[at] == b'\n' && matches!(text.get(at + 1), Some(b'd' | b'@' | b'%' | b'!'))
    };
    let starts: Vec<(usize, usize)> = texts
        .iter()
        .enumerate()
        .flat_map(|(t, text)| (0..text.len()).filter(move |&at| begins(text, at)).map(move |at| (t, at)))
        .collect();
    for _ in 0..1_000_000 {
        let (text, start) = starts[random.below(starts.len())];
        let end = (start + 2000).min(texts[text].len());
        survives(&damage(&texts[text][start..end], &mut random));
    }
}

#[test]
fn deep_nesting_and_absurd_sizes_are_messages() {
    let deep = 100_000;
    let nested = |open: &str, inner: &str, close: &str| {
        format!("@x = global {}{inner}{} zeroinitializer", open.repeat(deep), close.repeat(deep))
    };
    let mut chain: String = (0..deep).map(|i| format!("%t{i} = type {{ %t{} }}\n", i + 1)).collect();
    chain += &format!("%t{deep} = type {{ i8 }}\n");
    let aliases: String = (0..deep).map(|i| format!("@a{i} = alias i8, ptr @a{}\n", i + 1)).collect();
    let texts = [
        nested("{ ", "i8", " }"),
        nested("[1 x ", "i8", "]"),
        nested("", "i8", " ()"),
        format!("@x = global i8 {}", "add (i8 ".repeat(deep)),
        format!("@x = global i8 {}1", "splat (i8 ".repeat(deep)),
        chain,
        format!("!0 = {}{}", "!{".repeat(deep), "}".repeat(deep)),
        format!("@x = global i65536 {}", "9".repeat(1 << 20)),
    ];
    for (i, text) in texts.iter().enumerate() {
        match parse_module(text.as_bytes(), "deep.ll") {
            Ok(module) => {
                assert_eq!(i, 6, "only the metadata is acceptable");
                validate(&module);
            }
            Err(diagnostic) => assert_ne!(diagnostic.line(), 0, "{diagnostic}"),
        }
    }
    let module = parse_module(format!("{aliases}@a{deep} = global i8 0").as_bytes(), "aliases.ll");
    assert!(module.is_ok());
}

#[test]
fn malformed_texts_and_their_messages() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/malformed.txt");
    let table = std::fs::read_to_string(&path).expect("the table is part of the source");
    let mut blessed = String::new();
    let mut cases = 0;
    for case in table.split("=== ").skip(1) {
        let (title, rest) = case.split_once('\n').expect("a title and a text");
        let (text, _) = rest.split_once("--- \n").unwrap_or((rest, ""));
        let message = match parse_module(text.as_bytes(), "bad.ll") {
            Ok(_) => panic!("'{title}' was accepted"),
            Err(diagnostic) => diagnostic.to_string(),
        };
        blessed += &format!("=== {title}\n{text}--- \n{message}\n");
        cases += 1;
    }
    assert!(cases >= 40);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &blessed).expect("the table can be written");
    }
    assert_eq!(blessed, std::fs::read_to_string(&path).expect("the table is part of the source"));
}

#[test]
fn unknown_words_are_skipped_unknown_instructions_kept_for_run_time() {
    let text = br#"
@x = dso_local future_flag(7) global i32 0, align 4, future "z", !future !{}
define future_cc i32 @f(i32 noundef future(1, (2)) %a) future(x: y) "k"="v" #0 {
  %b = add future nuw i32 %a, 1, !future !0
  %c = frobnicate i32 %b, { i8 0 }
  call void @g(i32 %c) #1 [ "future"(i32 1) ]
  resume { ptr, i32 } poison
}
declare void @g(i32 align 4294967296)
attributes #0 = { returns_twice future(1) "a"="b" }
attributes #1 = { returns_twice }
!0 = !FutureNode(name: "x)", of: !{!0})
!future.flags = !{!0}
^0 = future: (summary)
"#;
    let module = parse_module(text, "open.ll").unwrap_or_else(|d| panic!("{d}"));
    validate(&module);
    let SymbolKind::Function(f) = &module.symbols[1].kind else { panic!("a function") };
    assert!(f.returns_twice);
    let insts = &f.body.as_ref().expect("a body").blocks[0].insts;
    let kinds: Vec<String> = insts.iter().map(|i| format!("{:.11}", format!("{:?}", i.kind))).collect();
    assert_eq!(kinds, ["Binary { op", "Unsupported", "Call(Call {", "Resume(Call"]);
    assert!(matches!(&insts[2].kind, crate::ir::InstKind::Call(c) if c.returns_twice));
}

/// Variables as optimised code describes them; `$` is how a record is written.
const DESCRIBED: &str = r#"define i32 @f(i32 %n, ptr %q) !dbg !4 {
  %buf = alloca [8 x i8], align 1, !DIAssignID !20
  %x = alloca i32, align 4
  %whole = alloca [16 x i8], align 8
  %seen = alloca i32, align 4
  $assign(i1 undef, !10, !DIExpression(), !20, ptr %buf, !DIExpression(), !9)
  $assign(i32 %n, !11, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !21, ptr %x, !DIExpression(), !9)
  $assign(i32 0, !11, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !22, ptr %whole, !DIExpression(), !9)
  $assign(i32 %n, !12, !DIExpression(), !23, ptr undef, !DIExpression(), !9)
  $assign(i32 poison, !12, !DIExpression(), !24, ptr %seen, !DIExpression(DW_OP_plus_uconst, 4), !9)
  $value(ptr %seen, !13, !DIExpression(DW_OP_deref), !9)
  $value(i32 %n, !13, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !9)
  $value(!DIArgList(i32 %n, i32 %n), !13, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !9)
  $label(!14, !9)
  ret i32 %n, !dbg !9
}
!llvm.dbg.cu = !{}
!1 = !DIFile(filename: "f.c", directory: "/")
!4 = distinct !DISubprogram(name: "f", file: !1, line: 3)
!5 = !DIBasicType(name: "int", size: 32)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "pt", size: 128, elements: !{!7, !8})
!7 = !DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !5, size: 32)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "y", baseType: !5, size: 32, offset: 32)
!9 = !DILocation(line: 4, column: 1, scope: !4)
!10 = !DILocalVariable(name: "buf", scope: !4, file: !1, line: 4)
!11 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 5, type: !15)
!12 = !DILocalVariable(name: "k", scope: !4, file: !1, line: 6)
!13 = !DILocalVariable(name: "s", scope: !4, file: !1, line: 7)
!14 = !DILabel(scope: !4, name: "out", file: !1, line: 8)
!15 = !DICompositeType(tag: DW_TAG_structure_type, name: "pt", size: 128, elements: !16)
!16 = !{!7, !8}
!20 = distinct !DIAssignID()
!21 = distinct !DIAssignID()
!22 = distinct !DIAssignID()
!23 = distinct !DIAssignID()
!24 = distinct !DIAssignID()
"#;

/// As LLVM 19 writes records, and as it wrote calls before.
fn described() -> [String; 2] {
    let mut calls = String::new();
    for line in DESCRIBED.lines() {
        let call = line.strip_prefix("  $").and_then(|record| {
            let (kind, rest) = record.split_once('(')?;
            // The place of a call stands behind it.
            let arguments = rest.strip_suffix(", !9)")?.replace("!DIArgList", "metadata !DIArgList");
            let arguments = arguments.replace(", !", ", metadata !").replace(", ptr", ", metadata ptr");
            Some(format!("  call void @llvm.dbg.{kind}(metadata {arguments}), !dbg !9\n"))
        });
        let call = call.unwrap_or_else(|| format!("{line}\n"));
        calls.push_str(&call.replace("metadata metadata", "metadata"));
    }
    let kinds = ["assign", "value", "label"];
    calls.push_str(&kinds.map(|kind| format!("declare void @llvm.dbg.{kind}(...)\n")).concat());
    [DESCRIBED.replace('$', "#dbg_"), calls]
}

#[test]
fn records_of_optimised_code_name_what_lies_where() {
    for text in described() {
        let module = parse_module(text.as_bytes(), "f.ll").unwrap_or_else(|d| panic!("{d}: {text}"));
        let linked = crate::link(vec![module]).unwrap_or_else(|d| panic!("{d}"));
        let program = crate::lower(&linked).unwrap_or_else(|d| panic!("{d}"));
        let function = program.functions.iter().find(|f| &*f.name == "f").expect("it is there");
        let slots: Vec<_> =
            function.slots.iter().map(|s| (&*s.name, program.describe(s.loc), s.size)).collect();
        let expected = [("buf", "f.c:4", 8), ("p.y", "f.c:5", 4), ("p", "f.c:5", 16), ("s", "f.c:7", 4)];
        assert_eq!(slots, expected.map(|(name, place, size)| (name, place.to_owned(), size)), "{text}");
    }
}

#[test]
fn damaged_records_are_refused_with_their_places_or_passed_over() {
    let mut random = Random(4);
    for text in described() {
        let (begin, end) = (text.find("undef").unwrap_or(0) - 30, text.find("  ret").unwrap_or(0));
        for _ in 0..1_500 {
            let mut damaged = text.as_bytes()[..begin].to_vec();
            damaged.extend(damage(&text.as_bytes()[begin..end], &mut random));
            damaged.extend(&text.as_bytes()[end..]);
            survives(&damaged);
        }
    }
    let refused = |record: &str, message: &str, column: &str| {
        let text = format!("define void @f() {{\n  {record}\n  ret void\n}}\n");
        let diagnostic = parse_module(text.as_bytes(), "f.ll").expect_err(record);
        let shown = diagnostic.to_string();
        assert!(shown.contains(message) && shown.contains(column), "{record}: {shown}");
    };
    refused("#dbg_assign(i32 %gone, !1, !DIExpression(), !2, ptr undef, !DIExpression(), !3)", "%gone", "2:");
    refused("#dbg_assign(i32 0, !1, !DIExpression(", "expected ')'", "5:1");
    refused("#dbg_assign i32 0", "expected '('", "2:15");
    refused("#dbg_assign(i32 0, !1 !2)", "expected", "2:25");
    for passed in ["#dbg_assign()", "#dbg_other(i32 0)", "#dbg_assign(i32 0, !{}, !{}, !{}, !{}, !{})"] {
        let text = format!("define void @f() {{\n  {passed}\n  ret void\n}}\n");
        assert!(parse_module(text.as_bytes(), "f.ll").is_ok(), "{passed}");
    }
}
