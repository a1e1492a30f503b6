//! Metadata: only debug information is kept, and of that only places and names; all else is skipped as bytes.
//!
//! Metadata stands at the end of the file, long after its users, so a location is numbered at first mention and
//! built in [`Metadata::resolve`](super::debug_info).

use super::debug_records::Described;
use super::{Name, Parser, Result};
use crate::ir::{LocationId, SymbolId};
use crate::lexer::Token;
use hashbrown::HashMap;

/// The metadata nodes that matter; references are numbers, strings raw.
#[derive(Clone, Copy, Debug)]
pub(super) enum Node<'a> {
    Location {
        line: u32,
        column: u32,
        scope: u32,
        inlined_at: Option<u32>,
    },
    Subprogram {
        name: &'a [u8],
        file: Option<u32>,
        line: u32,
    },
    /// `DILexicalBlock` and `DILexicalBlockFile`.
    Block {
        scope: u32,
        file: Option<u32>,
    },
    File {
        name: &'a [u8],
        directory: &'a [u8],
    },
    LocalVariable {
        name: &'a [u8],
        scope: u32,
        line: u32,
        ty: Option<u32>,
    },
    GlobalVariable {
        file: Option<u32>,
        line: u32,
        ty: Option<u32>,
    },
    /// `DIBasicType`, `DIDerivedType` (members, too), `DICompositeType`: offset and size in bits.
    Type {
        tag: &'a [u8],
        name: &'a [u8],
        base: Option<u32>,
        elements: Option<u32>,
        offset: u64,
        bits: u64,
        is_static: bool,
    },
    /// `DISubrange`; 0: not known.
    Subrange {
        count: u64,
    },
    /// `!{!1, …}`: its text.
    List(&'a [u8]),
    /// `DIGlobalVariableExpression`.
    GlobalExpression {
        variable: u32,
    },
}

#[derive(Clone, Copy, Default)]
struct Mention {
    /// Where it was first mentioned, plus one; 0 = not at all.
    first_use: u32,
    defined: bool,
}

/// All that is known of a module's metadata.
pub(super) struct Metadata<'a> {
    pub(super) nodes: HashMap<u32, Node<'a>>,
    /// By number while numbers are as small as the text makes likely, else in the map.
    dense: Vec<Mention>,
    dense_limit: usize,
    sparse: HashMap<u32, Mention>,
    locations: HashMap<u32, LocationId>,
    last_location: (u32, LocationId),
    /// The node of each location, from [`LocationId`] 1.
    pub(super) order: Vec<u32>,
    /// Of each function's `body.variables`, in their order.
    pub(super) variables: Vec<(SymbolId, Vec<Described>)>,
    next_inline: u32,
}

/// Inline nodes (`!dbg !DILocation(…)`) are numbered from here.
const INLINE: u32 = 0xF000_0000;

impl<'a> Metadata<'a> {
    pub(super) fn new(text_len: usize) -> Self {
        Self {
            nodes: HashMap::new(),
            dense: Vec::new(),
            // A definition takes at least five bytes.
            dense_limit: text_len / 5 + 1,
            sparse: HashMap::new(),
            locations: HashMap::new(),
            last_location: (u32::MAX, LocationId(0)),
            order: Vec::new(),
            variables: Vec::new(),
            next_inline: INLINE,
        }
    }

    fn entry(&mut self, number: u32) -> &mut Mention {
        let index = number as usize;
        if index >= self.dense_limit {
            return self.sparse.entry(number).or_default();
        }
        if index >= self.dense.len() {
            self.dense.resize((index + 1).max(2 * index).min(self.dense_limit), Mention::default());
        }
        &mut self.dense[index]
    }

    /// Notes that `!number` stands at `place`.
    pub(super) fn mention(&mut self, number: u32, place: usize) {
        let entry = self.entry(number);
        if entry.first_use == 0 {
            entry.first_use = place as u32 + 1;
        }
    }

    /// The first mention of a node that is not defined: its place and number.
    pub(super) fn undefined(&self) -> Option<(u32, u32)> {
        let dense = self.dense.iter().enumerate().map(|(n, m)| (n as u32, m));
        let sparse = self.sparse.iter().map(|(&n, m)| (n, m));
        let missing = dense.chain(sparse).filter(|(_, m)| m.first_use != 0 && !m.defined);
        missing.map(|(n, m)| (m.first_use - 1, n)).min()
    }

    /// The location that `!number` stands for.
    pub(super) fn location(&mut self, number: u32) -> LocationId {
        if self.last_location.0 == number && !self.order.is_empty() {
            return self.last_location.1;
        }
        let next = LocationId(self.order.len() as u32 + 1);
        let id = *self.locations.entry(number).or_insert(next);
        if id == next {
            self.order.push(number);
        }
        self.last_location = (number, id);
        id
    }
}

/// A field's value in a specialised node.
enum Field<'a> {
    Number(u64),
    Node(u32),
    Text(&'a [u8]),
    Word(&'a [u8]),
    Other,
}

impl<'a> Parser<'a> {
    /// `!number = …` and `!name = …`, from the first token on.
    pub(super) fn metadata_definition(&mut self) -> Result<()> {
        let number = match self.token {
            Token::MetadataNumber(n) => Some(n),
            _ => None,
        };
        if let Some(number) = number {
            let entry = self.metadata.entry(number);
            if std::mem::replace(&mut entry.defined, true) {
                return Err(self.error(format!("metadata '!{number}' is already defined")));
            }
        }
        self.advance();
        self.expect(b'=')?;
        self.eat_word(b"distinct");
        // Text of old releases writes a type here.
        self.eat_word(b"metadata");
        match (self.token, number) {
            (Token::Metadata(kind), Some(number)) => {
                self.advance();
                self.node(kind, number)
            }
            (Token::Metadata(_), None) => self.skip_line(),
            (Token::Bang, _) => {
                self.advance();
                let open = self.start;
                self.skip_brackets()?;
                let text = self.lexer.text;
                let list = text.get(open..self.start).unwrap_or_default();
                if let (Some(number), [b'{', b'!', b'0'..=b'9', ..]) = (number, list) {
                    self.metadata.nodes.insert(number, Node::List(list));
                }
                Ok(())
            }
            (Token::Word(b"null"), _) => {
                self.advance();
                Ok(())
            }
            _ => Err(self.expected("a metadata node ('!{…}' or '!DI…(…)')")),
        }
    }

    /// A specialised node, from its bracket on.
    fn node(&mut self, kind: &'a [u8], number: u32) -> Result<()> {
        let (mut line, mut column, mut scope, mut inlined_at) = (0, 0, 0, None);
        let (mut name, mut directory, mut file, mut variable): (&[u8], &[u8], _, _) = (b"", b"", None, 0);
        let (mut ty, mut base, mut elements, mut tag): (_, _, _, &[u8]) = (None, None, None, b"");
        let (mut offset, mut bits, mut count, mut is_static) = (0, 0, 0, false);
        let wanted =
            matches!(kind, b"DILocation" | b"DISubprogram" | b"DILexicalBlock" | b"DILexicalBlockFile")
                || matches!(
                    kind,
                    b"DIFile" | b"DILocalVariable" | b"DIGlobalVariable" | b"DIGlobalVariableExpression"
                )
                || matches!(kind, b"DIBasicType" | b"DIDerivedType" | b"DICompositeType" | b"DISubrange");
        if !self.is(b'(') {
            return Err(self.expected("'('"));
        }
        if !wanted {
            return self.skip_brackets();
        }
        self.node_fields(|field, value| match (field, value) {
            (b"line", Field::Number(n)) => line = u32::try_from(n).unwrap_or(0),
            (b"column", Field::Number(n)) => column = u32::try_from(n).unwrap_or(0),
            (b"type", Field::Node(n)) => ty = Some(n),
            (b"baseType", Field::Node(n)) => base = Some(n),
            (b"elements", Field::Node(n)) => elements = Some(n),
            (b"tag", Field::Word(word)) => tag = word,
            (b"offset", Field::Number(n)) => offset = n,
            (b"size", Field::Number(n)) => bits = n,
            (b"count", Field::Number(n)) => count = n,
            (b"flags", Field::Word(word)) => is_static |= word == b"DIFlagStaticMember",
            (b"scope", Field::Node(n)) => scope = n,
            (b"inlinedAt", Field::Node(n)) => inlined_at = Some(n),
            (b"file", Field::Node(n)) => file = Some(n),
            (b"var", Field::Node(n)) => variable = n,
            (b"name" | b"filename", Field::Text(text)) => name = text,
            (b"directory", Field::Text(text)) => directory = text,
            _ => {}
        })?;
        let node = match kind {
            b"DILocation" => Node::Location { line, column, scope, inlined_at },
            b"DISubprogram" => Node::Subprogram { name, file, line },
            b"DIFile" => Node::File { name, directory },
            b"DILocalVariable" => Node::LocalVariable { name, scope, line, ty },
            b"DIGlobalVariable" => Node::GlobalVariable { file, line, ty },
            b"DIBasicType" | b"DIDerivedType" | b"DICompositeType" => {
                Node::Type { tag, name, base, elements, offset, bits, is_static }
            }
            b"DISubrange" => Node::Subrange { count },
            b"DIGlobalVariableExpression" => Node::GlobalExpression { variable },
            _ => Node::Block { scope, file },
        };
        self.metadata.nodes.insert(number, node);
        Ok(())
    }

    /// `(field: value, …)`.
    fn node_fields(&mut self, mut see: impl FnMut(&'a [u8], Field<'a>)) -> Result<()> {
        self.expect(b'(')?;
        while !self.is(b')') {
            let Token::Label(field) = self.token else { return Err(self.expected("a field ('name:')")) };
            self.advance();
            let value = match self.token {
                Token::Int(digits) => {
                    Field::Number(std::str::from_utf8(digits).ok().and_then(|d| d.parse().ok()).unwrap_or(0))
                }
                Token::MetadataNumber(n) => {
                    self.metadata.mention(n, self.start);
                    Field::Node(n)
                }
                Token::Str(text) => Field::Text(text),
                Token::MetadataStr(text) => Field::Text(text),
                Token::Word(word) => Field::Word(word),
                Token::Metadata(_) | Token::Bang => {
                    self.inline_node()?;
                    see(field, Field::Other);
                    self.eat(b',');
                    continue;
                }
                _ => return Err(self.expected("a field's value")),
            };
            see(field, value);
            self.advance();
            // Flags: `A | B`; typed values: `i32 5`, `i64 getelementptr (…)`.
            while !matches!(self.token, Token::Punct(b',' | b')') | Token::Eof) {
                if self.is(b'(') {
                    self.skip_brackets()?;
                } else {
                    self.advance();
                }
            }
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b')')
    }

    /// A node written where it is used: `!{…}`, `!DIExpression()`, `!DILocation(…)`. Gives a number for locations.
    pub(super) fn inline_node(&mut self) -> Result<Option<u32>> {
        match self.token {
            Token::MetadataNumber(n) => {
                self.metadata.mention(n, self.start);
                self.advance();
                return Ok(Some(n));
            }
            Token::Metadata(b"DILocation") => {
                let number = self.metadata.next_inline;
                self.metadata.next_inline = number.saturating_add(1);
                self.advance();
                self.enter()?;
                self.node(b"DILocation", number)?;
                self.leave();
                return Ok(Some(number));
            }
            Token::Metadata(_) | Token::Bang => {
                self.advance();
                if !matches!(self.token, Token::Punct(b'(' | b'{')) {
                    return Err(self.expected("'(' or '{'"));
                }
                self.skip_brackets()?;
            }
            Token::MetadataStr(_) => self.advance(),
            _ => return Err(self.expected("metadata")),
        }
        Ok(None)
    }

    /// `!kind !5` or `!kind !{…}`: gives the node's number.
    pub(super) fn attachment(&mut self) -> Result<Option<u32>> {
        self.advance();
        self.inline_node()
    }

    /// An attachment that is of no interest.
    pub(super) fn skip_attachment(&mut self) -> Result<()> {
        self.attachment().map(drop)
    }

    /// `, !dbg !5, !tbaa !7` behind an instruction; gives the location.
    pub(super) fn trailing_metadata(&mut self) -> Result<LocationId> {
        let mut location = LocationId(0);
        while self.is(b',') {
            self.advance();
            let Token::Metadata(kind) = self.token else { return Err(self.expected("metadata ('!name')")) };
            if let Some(number) = self.attachment()?
                && kind == b"dbg"
            {
                location = self.metadata.location(number);
            }
        }
        Ok(location)
    }

    /// What follows the type `metadata` in a call; strings are kept.
    pub(super) fn metadata_operand(&mut self) -> Result<Option<std::sync::Arc<str>>> {
        match self.token {
            Token::MetadataStr(text) => {
                self.advance();
                Ok(Some(Name::Text(text).text()))
            }
            _ if self.at_type() => {
                self.typed_value()?;
                Ok(None)
            }
            _ => self.inline_node().map(|_| None),
        }
    }
}
