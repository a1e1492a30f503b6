//! The `.ll` reader: recursive descent over [`crate::lexer`], one pass, no backtracking.
//!
//! The grammar is LLVM's `LLParser`, accepted as an *open* one where clang's releases differ: flags, attributes,
//! metadata kinds, module flags and summaries that are not known are skipped. What refers to something written
//! later (values, blocks, symbols, named types, metadata) gets its number at first mention and is checked at the
//! end of the function or of the module.
//!
//! ```text
//! mod        the parser's state, tokens, errors, identifiers
//! top_level  what stands at the left margin; the checks at the end of a module
//! types      types; their limits (`type_check`)
//! constants  constants and constant expressions; number literals (`numbers`)
//! attributes open sets of words
//! function   headers, bodies, local values and blocks
//! inst       the table of instructions; `inst_memory`, `inst_call` hold the longer readers
//! metadata   nodes, records and attachments; `debug_info` builds locations from them
//! ```

#[cfg(test)]
pub(crate) mod tests;

mod attributes;
mod constants;
mod debug_info;
mod debug_records;
mod function;
mod ifunc;
mod inst;
mod inst_call;
mod inst_memory;
mod metadata;
mod numbers;
mod phis;
mod source_types;
mod top_level;
pub(crate) mod type_check;
mod types;

use crate::Diagnostic;
use crate::ir::{Function, Linkage, Module, ParamAttrs, Symbol, SymbolId, SymbolKind, TypeId, Variable};
use crate::lexer::{Lexer, Token, unescape};
use hashbrown::HashMap;
use std::sync::Arc;

type Result<T, E = Diagnostic> = std::result::Result<T, E>;

/// Constants, types and metadata may be nested this deep.
pub const MAX_NESTING: u32 = 256;
/// What `resume` calls.
const RESUME: &[u8] = b"_Unwind_Resume";

/// Reads the text of a `.ll` file. `name` is what diagnostics call it.
///
/// # Errors
/// A [`Diagnostic`] that points at the first thing that is not LLVM IR, is not defined, is defined twice, has the
/// wrong type, or exceeds a limit.
pub fn parse_module(text: &[u8], name: &str) -> Result<Module> {
    let mut parser = Parser::new(text, name)?;
    while parser.token != Token::Eof {
        parser.top_level()?;
    }
    parser.finish()
}

/// A name or number behind a sigil (raw: the printer spells a name in one way only).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Name<'a> {
    Text(&'a [u8]),
    Number(u32),
}

impl Name<'_> {
    /// The name without escapes; bytes that are not UTF-8 are kept apart by writing them as `\xx`.
    fn text(self) -> Arc<str> {
        match self {
            Name::Number(n) => n.to_string().into(),
            Name::Text(raw) => readable(raw).into(),
        }
    }
}

/// Raw string text as a `String`: escapes undone, other bytes than UTF-8 written as `\xx`.
pub(crate) fn readable(raw: &[u8]) -> String {
    let unescaped;
    let bytes = if raw.contains(&b'\\') {
        unescaped = unescape(raw);
        &unescaped
    } else {
        raw
    };
    if let Ok(text) = std::str::from_utf8(bytes) {
        return text.to_owned();
    }
    bytes
        .utf8_chunks()
        .flat_map(|c| {
            let invalid: String = c.invalid().iter().map(|b| format!("\\{b:02X}")).collect();
            [c.valid().to_owned(), invalid]
        })
        .collect()
}

/// The name a linker sees: a leading `\01` tells the compiler not to decorate it.
pub(crate) fn linker_name(raw: &[u8]) -> Arc<str> {
    let name = readable(raw);
    name.strip_prefix('\u{1}').unwrap_or(&name).into()
}

/// Types that every module has, at hand without a look-up.
struct Common {
    void: TypeId,
    ptr: TypeId,
    i1: TypeId,
    i8: TypeId,
    i16: TypeId,
    i32: TypeId,
    i64: TypeId,
    /// The type of a result of an instruction known by name only: agrees with everything.
    unknown: TypeId,
}

/// What is known of a symbol beside its entry in the module.
struct SymbolState {
    first_use: u32,
    defined: bool,
    /// An instruction stands for a call of it: the text need not declare it.
    implied: bool,
}

struct NamedType {
    id: TypeId,
    first_use: u32,
    defined: bool,
}

/// The reader's state.
pub(crate) struct Parser<'a> {
    file: &'a str,
    source: Arc<str>,
    lexer: Lexer<'a>,
    /// The current token, where it starts, its line, and whether a line break came before it.
    pub(crate) token: Token<'a>,
    start: usize,
    line: u32,
    after_newline: bool,
    depth: u32,
    module: Module,
    common: Common,
    /// Where each type was first written, by [`TypeId`].
    type_places: Vec<u32>,
    named_types: HashMap<Name<'a>, NamedType>,
    symbols: HashMap<Name<'a>, SymbolId>,
    symbol_states: Vec<SymbolState>,
    next_symbol_number: u32,
    /// Functions whose blocks have their address taken.
    block_address_targets: Vec<(SymbolId, u32)>,
    attributes: attributes::AttributeGroups,
    metadata: metadata::Metadata<'a>,
    function: function::FunctionState<'a>,
    /// Definitions are read as declarations (a library's entities that somebody else defines).
    header_only: bool,
    /// What is read is marked as a library's.
    library: bool,
    no_name: Arc<str>,
    /// Limbs of wide integer constants that may still be made (a short text must not ask for gigabytes).
    limb_budget: usize,
    /// The instruction at hand names an address space that is one of x86's segments, or has pointers of 32 bits.
    segment: Option<u32>,
    /// It is that of the address that it accesses.
    address_space: Option<u32>,
}

impl<'a> Parser<'a> {
    pub(crate) fn new(text: &'a [u8], file: &'a str) -> Result<Self> {
        if u32::try_from(text.len()).is_err() {
            return Err(Diagnostic::at_line(file, 1, "files of 4 GiB and more are not supported"));
        }
        if text.starts_with(b"BC\xC0\xDE") || text.starts_with(b"\xDE\xC0\x17\x0B") {
            return Err(Diagnostic::at_offset(file, &text[..2], 0..2, "this is LLVM bitcode, not its text")
                .with_help("compile with 'clang -S -emit-llvm', or convert it with llvm-dis"));
        }
        if text.starts_with(b"\x7FELF") {
            return Err(Diagnostic::at_offset(file, b"", 0..0, "this is an ELF file, not LLVM IR")
                .with_help("compile the C source with 'clang -S -emit-llvm'"));
        }
        let mut module = Module { name: file.to_owned(), ..Module::default() };
        let common = types::common(&mut module.types);
        module.files.push("".into());
        module.directories.push("".into());
        module.locations.push(crate::ir::Location::default());
        let mut parser = Self {
            file,
            source: file.into(),
            lexer: Lexer::new(text),
            token: Token::Eof,
            start: 0,
            line: 1,
            after_newline: true,
            depth: 0,
            module,
            common,
            type_places: Vec::new(),
            named_types: HashMap::new(),
            symbols: HashMap::new(),
            symbol_states: Vec::new(),
            next_symbol_number: 0,
            block_address_targets: Vec::new(),
            attributes: attributes::AttributeGroups::default(),
            metadata: metadata::Metadata::new(text.len()),
            function: function::FunctionState::default(),
            header_only: false,
            library: false,
            no_name: "".into(),
            limb_budget: (16 << 20) + text.len(),
            segment: None,
            address_space: None,
        };
        parser.advance();
        Ok(parser)
    }

    // Tokens.

    /// Moves to the next token.
    #[inline]
    pub(crate) fn advance(&mut self) {
        self.after_newline = self.lexer.skip_space();
        self.start = self.lexer.pos;
        self.line = self.lexer.line;
        self.token = self.lexer.token();
    }

    #[inline]
    fn is(&self, punct: u8) -> bool {
        self.token == Token::Punct(punct)
    }

    /// Moves past `punct` if it is next.
    #[inline]
    fn eat(&mut self, punct: u8) -> bool {
        let found = self.is(punct);
        if found {
            self.advance();
        }
        found
    }

    #[inline]
    fn expect(&mut self, punct: u8) -> Result<()> {
        if self.eat(punct) {
            return Ok(());
        }
        Err(self.expected(&format!("'{}'", punct as char)))
    }

    #[inline]
    fn is_word(&self, word: &[u8]) -> bool {
        matches!(self.token, Token::Word(w) if w == word)
    }

    #[inline]
    fn eat_word(&mut self, word: &[u8]) -> bool {
        let found = self.is_word(word);
        if found {
            self.advance();
        }
        found
    }

    fn expect_word(&mut self, word: &str) -> Result<()> {
        if self.eat_word(word.as_bytes()) {
            return Ok(());
        }
        Err(self.expected(&format!("'{word}'")))
    }

    /// Moves past a comma, unless it introduces metadata (`, !dbg !5`).
    #[inline]
    fn eat_comma(&mut self) -> bool {
        if !self.is(b',') {
            return false;
        }
        let mut after = self.lexer.clone();
        after.skip_space();
        if after.text.get(after.pos) == Some(&b'!') {
            return false;
        }
        self.advance();
        true
    }

    /// Reads a string.
    fn string(&mut self) -> Result<&'a [u8]> {
        let Token::Str(text) = self.token else { return Err(self.expected("a string")) };
        self.advance();
        Ok(text)
    }

    /// Reads an unsigned integer that fits `u32`.
    fn small_integer(&mut self, what: &str) -> Result<u32> {
        let Token::Int(digits) = self.token else { return Err(self.expected(what)) };
        let value = std::str::from_utf8(digits).ok().and_then(|d| d.parse().ok());
        let value =
            value.ok_or_else(|| self.error(format!("{what} must be a number from 0 to {}", u32::MAX)))?;
        self.advance();
        Ok(value)
    }

    /// Skips a bracketed run that starts with the current token.
    fn skip_brackets(&mut self) -> Result<()> {
        let open = self.start;
        self.lexer.pos = open;
        self.lexer.line = self.line;
        let metadata = &mut self.metadata;
        if !self.lexer.skip_balanced(|number, place| metadata.mention(number, place)) {
            return Err(self.error_at(open..open + 1, "this bracket is not closed"));
        }
        self.advance();
        Ok(())
    }

    /// Skips from the current token to the end of its line, and further while brackets are open.
    fn skip_line(&mut self) -> Result<()> {
        self.lexer.pos = self.start;
        self.lexer.line = self.line;
        loop {
            let metadata = &mut self.metadata;
            let open = self.lexer.pos;
            if !self.lexer.skip_balanced(|number, place| metadata.mention(number, place)) {
                return Err(self.error_at(open..open + 1, "brackets or quotes are not closed from here on"));
            }
            match self.lexer.text.get(self.lexer.pos) {
                None | Some(b'\n') => break,
                // A closing bracket too many ends the run without being consumed.
                Some(b')' | b']' | b'}') => self.lexer.pos += 1,
                Some(_) => {}
            }
        }
        self.advance();
        Ok(())
    }

    /// Reads the entity of a library that starts at `pos`, or only its head, as a declaration.
    pub(crate) fn library_entity(&mut self, pos: usize, line: u32, header_only: bool) -> Result<()> {
        self.library = true;
        self.header_only = header_only;
        self.lexer.pos = pos;
        self.lexer.line = line;
        self.advance();
        self.top_level()
    }

    // Errors.

    fn error_at(&self, span: std::ops::Range<usize>, message: impl Into<String>) -> Diagnostic {
        Diagnostic::at_offset(self.file, self.lexer.text, span, message)
    }

    /// An error at an earlier place of which only the start is known.
    fn error_from(&self, start: u32, message: impl Into<String>) -> Diagnostic {
        let mut lexer = self.lexer.clone();
        lexer.pos = start as usize;
        lexer.token();
        self.error_at(start as usize..lexer.pos, message)
    }

    /// An error at the current token.
    fn error(&self, message: impl Into<String>) -> Diagnostic {
        self.error_at(self.start..self.lexer.pos, message)
    }

    /// "expected …, found …" at the current token.
    fn expected(&self, what: &str) -> Diagnostic {
        if let Token::Error(why) = self.token {
            return self.error(format!("expected {what}: {why}"));
        }
        if self.token == Token::Eof {
            return self.error(format!("expected {what}, found the end of the file"));
        }
        let end = self.lexer.pos.min(self.start + 40);
        let found = String::from_utf8_lossy(&self.lexer.text[self.start..end]);
        let found = found.escape_debug();
        self.error(format!("expected {what}, found '{found}'"))
    }

    // Nesting.

    fn enter(&mut self) -> Result<()> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            return Err(self.error(format!("nested more than {MAX_NESTING} levels deep")));
        }
        Ok(())
    }

    fn leave(&mut self) {
        self.depth -= 1;
    }

    // Symbols.

    /// The symbol behind a name, at its first mention or later.
    fn symbol(&mut self, name: Name<'a>) -> SymbolId {
        if let Some(&id) = self.symbols.get(&name) {
            return id;
        }
        let id = SymbolId(self.module.symbols.len() as u32);
        self.symbols.insert(name, id);
        self.symbol_states.push(SymbolState { first_use: self.start as u32, defined: false, implied: false });
        let text = match name {
            Name::Text(raw) => linker_name(raw),
            Name::Number(_) => name.text(),
        };
        self.module.symbols.push(Symbol {
            name: text,
            linkage: Linkage::External,
            kind: SymbolKind::Variable(Variable {
                ty: self.common.i8,
                init: None,
                constant: false,
                align: 0,
                thread_local: false,
                section: None,
                location: crate::ir::LocationId(0),
            }),
            library: false,
            source: self.source.clone(),
            line: self.line,
        });
        id
    }

    /// The symbol named by the current token, which is an `@` token.
    fn symbol_token(&mut self) -> Option<SymbolId> {
        let name = match self.token {
            Token::Global(raw) => Name::Text(raw),
            Token::GlobalNumber(n) => Name::Number(n),
            _ => return None,
        };
        let id = self.symbol(name);
        self.advance();
        Some(id)
    }

    /// The function that goes on unwinding; texts that `resume` need not declare it.
    fn resumes(&mut self) -> SymbolId {
        let id = self.symbol(Name::Text(RESUME));
        self.symbol_states[id.0 as usize].implied = true;
        id
    }

    /// Declares a function that was implied, and that the text does not declare.
    fn declare_implied(&mut self) {
        let (void, ptr) = (self.common.void, self.common.ptr);
        let Some(&id) = self.symbols.get(&Name::Text(RESUME)) else { return };
        let state = &mut self.symbol_states[id.0 as usize];
        if state.defined || !state.implied {
            return;
        }
        state.defined = true;
        let ty = self.intern(crate::ir::Type::Func { ret: void, params: vec![ptr], variadic: false });
        let function = Function {
            ty,
            ret: void,
            params: vec![(ptr, ParamAttrs::default())],
            variadic: false,
            noreturn: true,
            returns_twice: false,
            body: None,
        };
        self.set_symbol(id, Linkage::External, SymbolKind::Function(function));
    }

    /// Marks the symbol named by the current token as defined here.
    fn introduce_symbol(&mut self) -> Result<SymbolId> {
        let place = self.start..self.lexer.pos;
        if let Token::GlobalNumber(number) = self.token {
            self.next_symbol_number = number.saturating_add(1);
        }
        let line = self.line;
        let Some(id) = self.symbol_token() else { return Err(self.expected("a symbol's name ('@…')")) };
        let state = &mut self.symbol_states[id.0 as usize];
        let symbol = &mut self.module.symbols[id.0 as usize];
        if state.defined {
            let first = symbol.line;
            let message = format!("'@{}' is already defined", symbol.name);
            return Err(self.error_at(place, message).with_label("", first, "first defined here"));
        }
        state.defined = true;
        symbol.line = line;
        symbol.library = self.library;
        Ok(id)
    }

    fn set_symbol(&mut self, id: SymbolId, linkage: Linkage, kind: SymbolKind) {
        let symbol = &mut self.module.symbols[id.0 as usize];
        symbol.linkage = linkage;
        symbol.kind = kind;
    }

    fn function_mut(&mut self, id: SymbolId) -> Option<&mut Function> {
        match &mut self.module.symbols[id.0 as usize].kind {
            SymbolKind::Function(f) => Some(f),
            _ => None,
        }
    }
}

/// A parameter's or argument's attributes as read.
type Attrs = ParamAttrs;
