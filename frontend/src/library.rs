//! Libraries in `.ll` text: indexed by symbol, and parsed only where a program reaches.
//!
//! Parsing a library of some MB at each start would cost more than most programs' first path. So its text is split
//! into the entities at the left margin; what is needed is found by following `@names` through the *text* of needed
//! entities; and only these are parsed. The unit of linking is thus a function or variable, not a member of an
//! archive; a library's constructors come along as soon as anything of it does.

use crate::Diagnostic;
use crate::ir::{Linkage, Module, Symbol};
use crate::lexer::{Lexer, Token};
use crate::link::{is_declaration, link};
use crate::parse::{Parser, linker_name};
use hashbrown::{HashMap, HashSet};
use std::borrow::Cow;
use std::sync::Arc;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Types, attributes, metadata: read whenever anything is.
    Always,
    /// A definition that others may link to.
    Global,
    /// One that gives way to another, everywhere.
    Weak,
    /// A definition with internal linkage.
    Local,
    /// A declaration (or a body for the optimiser only).
    Declaration,
    /// A declaration that does not ask for a definition.
    WeakDeclaration,
}

#[derive(Clone, Debug)]
struct Entity {
    kind: Kind,
    start: usize,
    end: usize,
    line: u32,
}

/// A library in `.ll` text, indexed but not yet parsed.
#[derive(Clone, Debug)]
pub struct Library {
    name: String,
    text: Cow<'static, [u8]>,
    entities: Vec<Entity>,
    by_name: HashMap<Arc<str>, usize>,
}

/// The key of an `@name`; numbered symbols are local and get a key that no name has.
fn key(token: Token<'_>) -> Option<Arc<str>> {
    match token {
        Token::Global(raw) => Some(linker_name(raw)),
        Token::GlobalNumber(number) => Some(format!("@{number}").into()),
        _ => None,
    }
}

impl Library {
    /// Does the library hold something of this name, which a program could link with?
    pub fn defines(&self, name: &str) -> bool {
        self.by_name.contains_key(name)
    }

    /// Indexes the text of a library; `name` is what diagnostics call it.
    ///
    /// # Errors
    /// Text that ends inside a function. Anything else is only looked at when it is needed.
    pub fn index(text: impl Into<Cow<'static, [u8]>>, name: &str) -> Result<Self, Diagnostic> {
        let mut library =
            Self { name: name.to_owned(), text: text.into(), entities: Vec::new(), by_name: HashMap::new() };
        let text = std::mem::take(&mut library.text);
        let (mut pos, mut line) = (0, 1);
        while pos < text.len() {
            let entity = text[pos..].starts_with(b"define ");
            let end = if entity {
                let close = find(&text, pos, b"\n}");
                let close = close.ok_or_else(|| {
                    Diagnostic::at_offset(name, &text, pos..pos + 6, "this function's body is not closed")
                })?;
                close + 2
            } else {
                line_end(&text, pos)
            };
            library.entity(&text, pos, end, line);
            let next = line_end(&text, end) + 1;
            line += text[pos..next.min(text.len())].iter().filter(|&&b| b == b'\n').count() as u32;
            pos = next;
        }
        library.text = text;
        Ok(library)
    }

    fn entity(&mut self, text: &[u8], start: usize, end: usize, line: u32) {
        let mut entity = Entity { kind: Kind::Always, start, end, line };
        let mut lexer = Lexer::new(text);
        lexer.pos = start;
        let mut name = None;
        match text[start] {
            b'@' => {
                name = key(lexer.token());
                entity.kind = Kind::Global;
                while lexer.pos < end {
                    lexer.skip_space();
                    match lexer.token() {
                        Token::Word(b"internal" | b"private") => entity.kind = Kind::Local,
                        Token::Word(word) if is_weak(word) => entity.kind = Kind::Weak,
                        Token::Word(b"external" | b"available_externally") => entity.kind = Kind::Declaration,
                        Token::Word(b"extern_weak") => entity.kind = Kind::WeakDeclaration,
                        Token::Word(b"global" | b"constant" | b"alias" | b"ifunc") => break,
                        _ => {}
                    }
                }
            }
            b'd' => {
                let Token::Word(word) = lexer.token() else { return };
                entity.kind = if word == b"define" { Kind::Global } else { Kind::Declaration };
                while lexer.pos < end && name.is_none() {
                    lexer.skip_space();
                    match lexer.token() {
                        Token::Word(b"internal" | b"private") => entity.kind = Kind::Local,
                        Token::Word(word) if is_weak(word) => entity.kind = Kind::Weak,
                        Token::Word(b"available_externally") => entity.kind = Kind::Declaration,
                        Token::Word(b"extern_weak") => entity.kind = Kind::WeakDeclaration,
                        token => name = key(token),
                    }
                }
            }
            b'%' | b'!' | b'a' | b't' | b'm' => {}
            _ => return,
        }
        if let Some(name) = name {
            self.by_name.insert(name, self.entities.len());
        }
        self.entities.push(entity);
    }

    /// The names an entity's text mentions.
    fn mentions(&self, entity: &Entity) -> Vec<Arc<str>> {
        let text = &self.text[..entity.end];
        let mut names = Vec::new();
        let mut lexer = Lexer::new(text);
        let mut pos = entity.start;
        while let Some(&b) = text.get(pos) {
            match b {
                b'@' => {
                    lexer.pos = pos;
                    names.extend(key(lexer.token()));
                    pos = lexer.pos.max(pos + 1);
                    continue;
                }
                b'"' => {
                    pos = text[pos + 1..].iter().position(|&b| b == b'"').map_or(text.len(), |n| pos + 1 + n)
                }
                b';' => pos = line_end(text, pos),
                _ => {}
            }
            pos += 1;
        }
        names
    }

    /// It goes on using its own definition of that name where the program has another.
    fn keeps(&self, name: &str, entity: usize) -> bool {
        let entity = &self.entities[entity];
        let function = self.text.get(entity.start) == Some(&b'd');
        function && entity.kind == Kind::Global && !INTERPOSED.contains(&name)
    }

    /// Reads the selected definitions, declarations of all else that they mention, and what is always read.
    fn parse(&self, selection: &Selection) -> Result<Module, Diagnostic> {
        let mut parser = Parser::new(&self.text, &self.name)?;
        for (index, entity) in self.entities.iter().enumerate() {
            let selected = entity.kind == Kind::Always || selection.chosen.contains(&index);
            if selected || selection.mentioned.contains(&index) {
                parser.library_entity(entity.start, entity.line, !selected)?;
            }
        }
        parser.finish()
    }
}

fn is_weak(linkage: &[u8]) -> bool {
    matches!(linkage, b"weak" | b"weak_odr" | b"linkonce" | b"linkonce_odr" | b"common")
}

fn line_end(text: &[u8], from: usize) -> usize {
    let rest = text.get(from..).unwrap_or(&[]);
    rest.iter().position(|&b| b == b'\n').map_or(text.len(), |n| from + n)
}

fn find(text: &[u8], from: usize, what: &[u8; 2]) -> Option<usize> {
    let mut at = from;
    loop {
        at = line_end(text, at);
        if at >= text.len() {
            return None;
        }
        if text[at..].starts_with(what) {
            return Some(at);
        }
        at += 1;
    }
}

/// What is needed of one library, by index of entity.
#[derive(Clone, Debug, Default)]
struct Selection {
    chosen: HashSet<usize>,
    mentioned: HashSet<usize>,
}

/// Arrays that the linker concatenates and that name code to run.
const STRUCTORS: [&str; 2] = ["llvm.global_ctors", "llvm.global_dtors"];

/// Functions of which even libraries use a program's own (*Replacing malloc*, The GNU C Library).
const INTERPOSED: [&str; 10] = [
    "malloc",
    "free",
    "calloc",
    "realloc",
    "aligned_alloc",
    "malloc_usable_size",
    "memalign",
    "posix_memalign",
    "pvalloc",
    "valloc",
];

/// The first library that defines a name for others, and where in it.
fn find_definition(libraries: &[Library], name: &str) -> Option<(usize, usize)> {
    libraries.iter().enumerate().find_map(|(l, library)| {
        let &entity = library.by_name.get(name)?;
        matches!(library.entities[entity].kind, Kind::Global | Kind::Weak).then_some((l, entity))
    })
}

/// Is its definition left to others? (A body that is for the optimiser only is none.)
pub fn is_undefined(symbol: &Symbol) -> bool {
    is_declaration(symbol) || symbol.linkage == Linkage::AvailableExternally
}

/// What programs declare weakly and count on where the system has it: without, Rust never drops what its threads keep.
const FOUND_WEAKLY: [&str; 2] = ["__cxa_thread_atexit_impl", "__pthread_unwind_next"];

/// What a library calls its own function of that name, where the program has another.
fn own_name(name: &str) -> Arc<str> {
    format!("{name}.library").into()
}

/// Adds from `libraries` (the first that has a name wins) the definitions that `program` and `roots` need and do not
/// have, transitively, as a linker does with archives. What comes from a library has
/// [`Symbol::library`](crate::ir::Symbol::library) set.
///
/// A program's own definition of a name wins for the program. Libraries go on calling their own functions, as glibc does,
/// save those that a program may take over ([`INTERPOSED`], and what a library defines weakly).
///
/// # Errors
/// Malformed text in the parts that are needed.
pub fn link_library(program: Module, libraries: &[Library], roots: &[&str]) -> Result<Module, Diagnostic> {
    let mut defined: HashSet<Arc<str>> = HashSet::new();
    let mut needed: Vec<Arc<str>> = Vec::new();
    for symbol in &program.symbols {
        if matches!(symbol.linkage, Linkage::Private | Linkage::Internal | Linkage::Appending) {
            continue;
        }
        if is_undefined(symbol) {
            if symbol.linkage != Linkage::ExternWeak || FOUND_WEAKLY.contains(&&*symbol.name) {
                needed.push(symbol.name.clone());
            }
        } else {
            defined.insert(symbol.name.clone());
        }
    }
    needed.extend(roots.iter().map(|&root| Arc::from(root)));
    let of_program = defined.clone();
    // Functions that the program defines, and libraries use their own of.
    let mut doubled: HashSet<Arc<str>> = HashSet::new();
    let mut selections = vec![Selection::default(); libraries.len()];
    // Entities whose text is still to be followed.
    let mut pending: Vec<(usize, usize)> = Vec::new();
    loop {
        while let Some(name) = needed.pop() {
            if name.starts_with("llvm.") || defined.contains(&name) {
                continue;
            }
            let Some((l, entity)) = find_definition(libraries, &name) else { continue };
            defined.insert(name);
            if selections[l].chosen.is_empty() {
                let structors = STRUCTORS.iter().filter_map(|&name| libraries[l].by_name.get(name).copied());
                for structor in structors {
                    selections[l].chosen.insert(structor);
                    pending.push((l, structor));
                }
            }
            if selections[l].chosen.insert(entity) {
                pending.push((l, entity));
            }
        }
        let Some((l, entity)) = pending.pop() else { break };
        let library = &libraries[l];
        for name in library.mentions(&library.entities[entity]) {
            let Some(&other) = library.by_name.get(&name) else { continue };
            match library.entities[other].kind {
                Kind::Local => {
                    if selections[l].chosen.insert(other) {
                        pending.push((l, other));
                    }
                }
                kind => {
                    selections[l].mentioned.insert(other);
                    if kind == Kind::WeakDeclaration {
                        continue;
                    }
                    if of_program.contains(&name) {
                        let own =
                            find_definition(libraries, &name).filter(|&(l, e)| libraries[l].keeps(&name, e));
                        let Some((l, entity)) = own else { continue };
                        if selections[l].chosen.insert(entity) {
                            pending.push((l, entity));
                        }
                        doubled.insert(name);
                    } else {
                        needed.push(name);
                    }
                }
            }
        }
    }
    let mut modules = vec![program];
    for (library, selection) in libraries.iter().zip(&selections) {
        if !selection.chosen.is_empty() {
            let mut module = library.parse(selection)?;
            for symbol in &mut module.symbols {
                let local = matches!(symbol.linkage, Linkage::Private | Linkage::Internal);
                if !local && doubled.contains(&symbol.name) {
                    symbol.name = own_name(&symbol.name);
                }
            }
            modules.push(module);
        }
    }
    link(modules)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Constant, InstKind, Operand, SymbolKind};
    use crate::parse::{parse_module, tests::validate};

    fn module(text: &str, name: &str) -> Module {
        parse_module(text.as_bytes(), name).unwrap_or_else(|d| panic!("{d}"))
    }

    /// The symbols as `name:source`, with `!` for definitions and `*` for a library's.
    fn table(module: &Module) -> Vec<String> {
        validate(module);
        let row = |s: &crate::ir::Symbol| {
            let mark = if is_declaration(s) { "" } else { "!" };
            format!("{}:{}{mark}{}", s.name, s.source, if s.library { "*" } else { "" })
        };
        module.symbols.iter().map(row).collect()
    }

    #[test]
    fn c_linkage() {
        let a = module(
            "%struct.s = type { i32, [2 x i8] }
            @common = common global i32 0
            @weak = weak global i32 1
            @local = internal global %struct.s zeroinitializer
            @llvm.global_ctors = appending global [1 x ptr] [ptr @main]
            declare i32 @f(...)
            define i32 @main() {
              %x = call i32 (...) @f()
              ret i32 %x
            }",
            "a.ll",
        );
        let b = module(
            "%struct.s = type { i32, [2 x i8] }
            @common = common global [4 x i64] zeroinitializer
            @weak = global i64 2
            @local = internal global %struct.s { i32 7, [2 x i8] c\"xy\" }
            @llvm.global_ctors = appending global [2 x ptr] [ptr @f, ptr @f]
            define i32 @f(ptr %p) {
              %q = getelementptr %struct.s, ptr @local, i64 0, i32 1
              %l = load i32, ptr @weak
              ret i32 %l
            }",
            "b.ll",
        );
        let linked = link(vec![a.clone(), b]).unwrap_or_else(|d| panic!("{d}"));
        assert_eq!(
            table(&linked),
            [
                "common:b.ll!",
                "weak:b.ll!",
                "local:a.ll!",
                "llvm.global_ctors:a.ll!",
                "main:a.ll!",
                "f:b.ll!",
                "local.1:b.ll!"
            ]
        );
        let SymbolKind::Variable(ctors) = &linked.symbols[3].kind else { panic!("a variable") };
        assert_eq!(linked.types.display(ctors.ty), "[3 x ptr]");
        let SymbolKind::Variable(local) = &linked.symbols[6].kind else { panic!("a variable") };
        assert!(matches!(local.init, Some(Constant::Aggregate(_))));
        assert_eq!(linked.types.named.len(), 1, "equal structs become one");
        let SymbolKind::Function(f) = &linked.symbols[5].kind else { panic!("a function") };
        let insts = &f.body.as_ref().expect("a body").blocks[0].insts;
        let local = Operand::Const(Constant::Symbol(crate::ir::SymbolId(6)));
        assert!(matches!(&insts[0].kind, InstKind::Gep { base, .. } if base.value == local));

        let twice = link(vec![a, module("\n\ndefine i32 @main() {\n ret i32 0\n}", "c.ll")]);
        let message = twice.expect_err("two definitions").to_string();
        assert_eq!(
            message,
            "error: 'main' is defined twice\n --> c.ll:3\n  = note: a.ll:7: the other definition"
        );
    }

    #[test]
    fn libraries_give_only_what_is_needed() {
        let library = Library::index(
            b"; a library
@table = internal constant [1 x ptr] [ptr @helper]
@unused = global i32 0
@llvm.global_ctors = appending global [1 x ptr] [ptr @setup]
declare void @outside()
declare extern_weak void @optional()
define void @wanted() #0 {
  call void @outside()
  call void @optional()
  call void @mine()
  call void @free()
  call void @replaced()
  %p = load ptr, ptr @table ; not @unused
  ret void
}
define internal void @helper() {
  call void @unknown_to_all()
  ret void
}
define void @mine() {
  ret void
}
define void @free() {
  ret void
}
define linkonce_odr void @replaced() {
  ret void
}
define void @setup() {
  ret void
}
define void @garbage() {
  unknown words
}
define void @optional_user() {
  ret void
}
declare void @unknown_to_all()
attributes #0 = { noreturn }
" as &[u8],
            "lib.ll",
        );
        let other = Library::index(
            b"define void @outside() {\n ret void\n}\ndefine void @optional() {\n ret void\n}" as &[u8],
            "other.ll",
        );
        let libraries = [library.unwrap_or_else(|d| panic!("{d}")), other.unwrap_or_else(|d| panic!("{d}"))];
        let program = module(
            "declare void @wanted()\ndefine void @mine() {\n call void @wanted()\n ret void\n}\n@table = internal global i8 0
            define void @free() {\n ret void\n}\ndefine void @replaced() {\n ret void\n}",
            "user.ll",
        );
        let linked = link_library(program.clone(), &libraries, &[]).unwrap_or_else(|d| panic!("{d}"));
        let mut symbols = table(&linked);
        symbols.sort();
        assert_eq!(
            symbols,
            [
                "free:user.ll!",
                "helper:lib.ll!*",
                "llvm.global_ctors:lib.ll!*",
                "mine.library:lib.ll!*",
                "mine:user.ll!",
                "optional:lib.ll*",
                "outside:other.ll!*",
                "replaced:user.ll!",
                "setup:lib.ll!*",
                "table.1:lib.ll!*",
                "table:user.ll!",
                "unknown_to_all:lib.ll*",
                "wanted:lib.ll!*",
            ]
        );
        let failed = link_library(program, &libraries, &["garbage"]).expect_err("the root is garbage");
        assert_eq!((failed.file(), failed.line()), ("lib.ll", 34));
    }
}
