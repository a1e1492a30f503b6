//! Attributes: an open set. The few with a meaning at run time are kept, all others skipped, known or not.

use super::{Attrs, Parser, Result};
use crate::ir::SymbolId;
use crate::lexer::Token;
use hashbrown::HashMap;

/// What is kept of a function's attributes.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct FunctionAttrs {
    pub(super) noreturn: bool,
    pub(super) returns_twice: bool,
    /// The processor multiplies and adds with one rounding.
    pub(super) fma: bool,
}

/// A function, or a call in it (block and index), that names an attribute group.
pub(super) struct GroupUser {
    pub(super) function: SymbolId,
    pub(super) call: Option<(u32, u32)>,
    pub(super) group: u32,
}

/// `attributes #0 = { … }`; used before it is defined, so users of groups are kept for the end.
#[derive(Default)]
pub(super) struct AttributeGroups {
    groups: HashMap<u32, FunctionAttrs>,
    /// Who names which group.
    pub(super) users: Vec<GroupUser>,
}

impl AttributeGroups {
    /// An undefined group is empty, as in LLVM.
    pub(super) fn get(&self, number: u32) -> FunctionAttrs {
        self.groups.get(&number).copied().unwrap_or_default()
    }
}

/// Words that begin a value; anything else between a type and its value is an attribute.
pub(super) fn begins_value(word: &[u8]) -> bool {
    matches!(
        word,
        b"null" | b"undef" | b"poison" | b"true" | b"false" | b"none" | b"zeroinitializer" | b"asm"
    ) || matches!(word, [b'u' | b's', b'0', b'x', ..])
        || matches!(word, b"splat" | b"blockaddress" | b"dso_local_equivalent" | b"no_cfi" | b"ptrauth")
        || super::constants::expression(word).is_some()
}

/// Behind whose parameters or arguments words stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Behind {
    Call,
    Declaration,
    /// Up to the body.
    Definition,
}

/// Words that begin an entity.
static ENTITIES: &[&str] = &[
    "attributes",
    "declare",
    "define",
    "deplibs",
    "module",
    "source_filename",
    "target",
    "uselistorder",
    "uselistorder_bb",
];

/// Attributes of calls (LLVM's `Attributes.td`), which are told from an instruction's name at the head of a line.
static OF_CALLS: &[&str] = &[
    "alignstack",
    "allockind",
    "allocsize",
    "alwaysinline",
    "argmemonly",
    "builtin",
    "cold",
    "convergent",
    "hot",
    "inaccessiblemem_or_argmemonly",
    "inaccessiblememonly",
    "inlinehint",
    "memory",
    "minsize",
    "mustprogress",
    "naked",
    "nobuiltin",
    "nocallback",
    "nocf_check",
    "noduplicate",
    "nofree",
    "noimplicitfloat",
    "noinline",
    "nomerge",
    "nonlazybind",
    "norecurse",
    "noredzone",
    "noreturn",
    "nosync",
    "nounwind",
    "null_pointer_is_valid",
    "optnone",
    "optsize",
    "readnone",
    "readonly",
    "returns_twice",
    "speculatable",
    "ssp",
    "sspreq",
    "sspstrong",
    "strictfp",
    "uwtable",
    "willreturn",
    "writeonly",
];

/// Orders of atomic accesses, and for whom they are.
static ORDERINGS: &[&str] =
    &["unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst", "syncscope"];

impl<'a> Parser<'a> {
    /// The word goes on with an instruction that was begun before it, of which `words` can be the rest: on the same line any word does
    /// that does not begin an instruction (so that one that is not known is told where it stands), on another one only these.
    fn goes_on(&self, word: &[u8], words: &[&str]) -> bool {
        match self.after_newline {
            true => words.iter().any(|known| known.as_bytes() == word),
            false => !super::inst::begins_instruction(word),
        }
    }

    fn is_attribute(&self, word: &[u8], behind: Behind) -> bool {
        match behind {
            Behind::Call => self.goes_on(word, OF_CALLS),
            Behind::Declaration => !ENTITIES.iter().any(|known| known.as_bytes() == word),
            Behind::Definition => true,
        }
    }

    /// `syncscope("…") seq_cst …`: words behind the operands.
    pub(super) fn ordering(&mut self) -> Result<()> {
        while let Token::Word(word) = self.token
            && self.goes_on(word, ORDERINGS)
        {
            self.skip_attribute()?;
        }
        Ok(())
    }

    /// Skips one attribute at the current word or string: `word`, `word(…)`, `word=1`, `"key"="value"`.
    pub(super) fn skip_attribute(&mut self) -> Result<()> {
        self.advance();
        if self.is(b'(') {
            self.skip_brackets()?;
        } else if self.is(b'=') {
            self.advance();
            self.advance();
        }
        Ok(())
    }

    /// The attributes between a parameter's or argument's type and its value.
    pub(super) fn param_attrs(&mut self) -> Result<Attrs> {
        let mut attrs = Attrs::default();
        loop {
            match self.token {
                Token::Word(b"noundef") => self.advance(),
                Token::Word(b"align") => {
                    self.advance();
                    attrs.align = self.alignment()?;
                }
                Token::Word(b"signext") => {
                    attrs.signext = true;
                    self.advance();
                }
                Token::Word(b"zeroext") => {
                    attrs.zeroext = true;
                    self.advance();
                }
                Token::Word(word @ (b"byval" | b"sret")) => {
                    self.advance();
                    if !self.eat(b'(') {
                        return Err(
                            self.expected("'(' and a type (text from LLVM older than 12 is not supported)")
                        );
                    }
                    let ty = Some(self.ty()?);
                    self.expect(b')')?;
                    if word == b"byval" {
                        attrs.byval = ty;
                    } else {
                        attrs.sret = ty;
                    }
                }
                Token::Word(word) if !begins_value(word) => self.skip_attribute()?,
                Token::Str(_) => self.skip_attribute()?,
                _ => return Ok(attrs),
            }
        }
    }

    /// The number behind `align`: `8`, `(8)` or `=8`.
    pub(super) fn alignment(&mut self) -> Result<u32> {
        let bracket = self.eat(b'(');
        if !bracket {
            self.eat(b'=');
        }
        let place = self.start..self.lexer.pos;
        let Token::Int(digits) = self.token else { return Err(self.expected("an alignment")) };
        // Null pointers get alignments up to 2^32; no object needs one that large, so the number is capped.
        let align = std::str::from_utf8(digits).ok().and_then(|d| d.parse::<u64>().ok());
        let Some(align) = align.filter(|a| a.is_power_of_two()) else {
            return Err(self.error_at(place, "an alignment must be a power of two"));
        };
        let align = u32::try_from(align).unwrap_or(1 << 31);
        self.advance();
        if bracket {
            self.expect(b')')?;
        }
        Ok(align)
    }

    /// The words before a function's or call's result type: calling convention, linkage, flags, attributes. Each
    /// word is shown to `see`.
    pub(super) fn words_before_type(&mut self, mut see: impl FnMut(&mut Self, &'a [u8])) -> Result<()> {
        loop {
            match self.token {
                Token::Word(word) if !self.at_type() => {
                    see(self, word);
                    self.skip_attribute()?;
                    if matches!(word, b"cc" | b"align") && matches!(self.token, Token::Int(_)) {
                        self.advance();
                    }
                }
                Token::Str(_) => self.skip_attribute()?,
                Token::Metadata(_) => self.skip_attachment()?,
                _ => return Ok(()),
            }
        }
    }

    /// What follows a function's parameters or a call's arguments, up to the next instruction, entity or body.
    /// Groups (`#0`) are handed to `group`, the number of a `!dbg` attachment is returned.
    pub(super) fn words_after_params(
        &mut self,
        behind: Behind,
        mut group: impl FnMut(&mut Self, u32),
    ) -> Result<(FunctionAttrs, Option<u32>)> {
        let mut attrs = FunctionAttrs::default();
        let mut location = None;
        let header = behind != Behind::Call;
        loop {
            // An entity of its own begins so, too.
            let other = self.after_newline && behind == Behind::Declaration;
            match self.token {
                Token::AttributeGroup(number) => {
                    self.advance();
                    group(self, number);
                }
                Token::Word(b"prefix" | b"prologue" | b"personality") if header => {
                    self.advance();
                    let ty = self.ty()?;
                    self.constant(ty)?;
                }
                Token::Word(b"to") if !header => break,
                Token::Word(word) if self.is_attribute(word, behind) => {
                    attrs.see(word);
                    self.skip_attribute()?;
                    if matches!(self.token, Token::Int(_)) {
                        self.advance();
                    }
                }
                Token::Str(name) => self.text_attribute(name, &mut attrs)?,
                Token::Comdat(_) if !other => self.advance(),
                Token::Metadata(kind) if header && !other => {
                    let number = self.attachment()?;
                    if kind == b"dbg" {
                        location = number;
                    }
                }
                _ => break,
            }
        }
        Ok((attrs, location))
    }

    /// `"name"` or `"name"="value"`.
    fn text_attribute(&mut self, name: &[u8], attrs: &mut FunctionAttrs) -> Result<()> {
        self.advance();
        if self.eat(b'=') {
            if let (b"target-features", Token::Str(value)) = (name, self.token) {
                let has_fma = |f: &[u8]| matches!(f, b"+fma" | b"+fma4" | b"+avx512f");
                attrs.fma |= value.split(|&byte| byte == b',').any(has_fma);
            }
            self.advance();
        }
        Ok(())
    }

    /// `attributes #0 = { … }`, from the number on.
    pub(super) fn attribute_group(&mut self) -> Result<()> {
        let Token::AttributeGroup(number) = self.token else {
            return Err(self.expected("an attribute group ('#…')"));
        };
        self.advance();
        self.expect(b'=')?;
        self.expect(b'{')?;
        let mut attrs = FunctionAttrs::default();
        while !self.eat(b'}') {
            match self.token {
                Token::Word(word) => {
                    attrs.see(word);
                    self.skip_attribute()?;
                    if matches!(self.token, Token::Int(_)) {
                        self.advance();
                    }
                }
                Token::Str(name) => self.text_attribute(name, &mut attrs)?,
                _ => return Err(self.expected("an attribute or '}'")),
            }
        }
        self.attributes.groups.insert(number, attrs);
        Ok(())
    }
}

impl FunctionAttrs {
    fn see(&mut self, word: &[u8]) {
        match word {
            b"noreturn" => self.noreturn = true,
            b"returns_twice" => self.returns_twice = true,
            _ => {}
        }
    }
}
