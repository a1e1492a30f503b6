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
