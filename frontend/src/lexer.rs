//! Bytes of `.ll` text to tokens, on demand and without copying.
//!
//! The grammar is that of LLVM's `LLLexer`. Two things are kept for the parser beyond the token itself: whether a
//! line break came before it (an instruction's trailing flags and attributes are an open set that ends with the
//! line), and the line number.

/// One token; slices point into the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Token<'a> {
    /// End of the text.
    Eof,
    /// A bare word: keyword, type, flag, attribute.
    Word(&'a [u8]),
    /// `%name` or `%"name"` (raw, escapes kept).
    Local(&'a [u8]),
    /// `%12`.
    LocalNumber(u32),
    /// `@name`.
    Global(&'a [u8]),
    /// `@12`.
    GlobalNumber(u32),
    /// `name:` or `"name":`.
    Label(&'a [u8]),
    /// `12:`.
    LabelNumber(u32),
    /// A decimal integer, perhaps signed.
    Int(&'a [u8]),
    /// A decimal float.
    Float(&'a [u8]),
    /// `0x…`, with what follows the `0x`.
    Hex(&'a [u8]),
    /// `"…"` (raw).
    Str(&'a [u8]),
    /// `c"…"` (raw).
    Bytes(&'a [u8]),
    /// `!name`.
    Metadata(&'a [u8]),
    /// `!12`.
    MetadataNumber(u32),
    /// `!"…"`.
    MetadataStr(&'a [u8]),
    /// A lone `!`.
    Bang,
    /// `#12`.
    AttributeGroup(u32),
    /// `#word`: a debug record.
    Record(&'a [u8]),
    /// `$name`.
    Comdat(&'a [u8]),
    /// `^12`.
    Summary,
    /// `...`.
    Ellipsis,
    /// One of `= , * | ( ) [ ] { } < > :`.
    Punct(u8),
    /// Something that is no token.
    Error(&'static str),
}

/// The scanner and its position.
#[derive(Clone, Debug)]
pub(crate) struct Lexer<'a> {
    pub(crate) text: &'a [u8],
    /// Where the next token is looked for.
    pub(crate) pos: usize,
    /// Line of `pos`, from 1.
    pub(crate) line: u32,
}

const SPACE: u8 = 1;
const WORD: u8 = 2;
const DIGIT: u8 = 4;

/// Classes of bytes: white space, identifier characters (`[-a-zA-Z$._0-9]`), digits.
static CLASS: [u8; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let b = byte as u8;
        table[byte] = match b {
            b' ' | b'\t' | b'\r' | b'\n' | 0 | 0x0b | 0x0c => SPACE,
            b'0'..=b'9' => WORD | DIGIT,
            b'a'..=b'z' | b'A'..=b'Z' | b'$' | b'.' | b'_' | b'-' => WORD,
            _ => 0,
        };
        byte += 1;
    }
    table
};

fn is(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

/// A decimal number that fits `u32`.
fn small_number(digits: &[u8]) -> Option<u32> {
    digits.iter().try_fold(0u32, |n, d| n.checked_mul(10)?.checked_add(u32::from(d - b'0')))
}

impl<'a> Lexer<'a> {
    pub(crate) fn new(text: &'a [u8]) -> Self {
        Self { text, pos: 0, line: 1 }
    }

    #[inline]
    fn byte(&self, at: usize) -> u8 {
        self.text.get(at).copied().unwrap_or(0)
    }

    /// The end of the run of bytes of `class` that starts at `from`.
    #[inline]
    fn run(&self, from: usize, class: u8) -> usize {
        let rest = self.text.get(from..).unwrap_or(&[]);
        from + rest.iter().position(|&b| !is(b, class)).unwrap_or(rest.len())
    }

    /// Moves past white space and comments; tells whether a line break was among them.
    #[inline]
    pub(crate) fn skip_space(&mut self) -> bool {
        let line = self.line;
        while let Some(&b) = self.text.get(self.pos) {
            if b == b'\n' {
                self.line += 1;
            } else if b == b';' {
                let rest = &self.text[self.pos..];
                self.pos += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
                continue;
            } else if !is(b, SPACE) {
                break;
            }
            self.pos += 1;
        }
        line != self.line
    }

    /// The next token, from `self.pos`, which must not be at white space.
    pub(crate) fn token(&mut self) -> Token<'a> {
        let start = self.pos;
        let Some(&first) = self.text.get(start) else { return Token::Eof };
        match first {
            b'%' => self.sigil(Token::Local, Token::LocalNumber, "expected a name or number after '%'"),
            b'@' => self.sigil(Token::Global, Token::GlobalNumber, "expected a name or number after '@'"),
            b'!' => self.metadata(),
            b'#' => self.hash(),
            b'$' if self.byte(start + 1) == b'"' => match self.quoted(start + 1) {
                Some(name) => Token::Comdat(name),
                None => self.unterminated(),
            },
            b'^' => {
                self.pos = self.run(start + 1, DIGIT);
                Token::Summary
            }
            b'"' => match self.quoted(start) {
                Some(name) if self.byte(self.pos) == b':' => {
                    self.pos += 1;
                    Token::Label(name)
                }
                Some(text) => Token::Str(text),
                None => self.unterminated(),
            },
            b'c' if self.byte(start + 1) == b'"' => match self.quoted(start + 1) {
                Some(text) => Token::Bytes(text),
                None => self.unterminated(),
            },
            b'.' if self.text[start..].starts_with(b"...") => {
                self.pos += 3;
                Token::Ellipsis
            }
            b'=' | b',' | b'*' | b'|' | b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b':' => {
                self.pos += 1;
                Token::Punct(first)
            }
            b'0'..=b'9' | b'-' | b'+' => self.number(),
            _ if is(first, WORD) => self.word(),
            _ => {
                self.pos += 1;
                Token::Error("this character has no meaning here")
            }
        }
    }

    fn unterminated(&mut self) -> Token<'a> {
        self.pos = self.text.len();
        Token::Error("this string has no end")
    }

    /// The raw text between the quotes, the first of which is at `open`; moves behind the closing one.
    fn quoted(&mut self, open: usize) -> Option<&'a [u8]> {
        let rest = self.text.get(open + 1..)?;
        let len = rest.iter().position(|&b| b == b'"')?;
        let inner = &rest[..len];
        self.line += inner.iter().filter(|&&b| b == b'\n').count() as u32;
        self.pos = open + 1 + len + 1;
        Some(inner)
    }

    #[inline]
    fn sigil(
        &mut self,
        name: fn(&'a [u8]) -> Token<'a>,
        number: fn(u32) -> Token<'a>,
        expected: &'static str,
    ) -> Token<'a> {
        let start = self.pos + 1;
        match self.byte(start) {
            b'"' => match self.quoted(start) {
                Some(text) => name(text),
                None => self.unterminated(),
            },
            b if is(b, DIGIT) => {
                self.pos = self.run(start, DIGIT);
                small_number(&self.text[start..self.pos])
                    .map_or(Token::Error("this number is too large"), number)
            }
            b if is(b, WORD) => {
                self.pos = self.run(start, WORD);
                name(&self.text[start..self.pos])
            }
            _ => {
                self.pos = start;
                Token::Error(expected)
            }
        }
    }

    fn metadata(&mut self) -> Token<'a> {
        let start = self.pos + 1;
        match self.byte(start) {
            b'"' => match self.quoted(start) {
                Some(text) => Token::MetadataStr(text),
                None => self.unterminated(),
            },
            b if is(b, DIGIT) => {
                self.pos = self.run(start, DIGIT);
                small_number(&self.text[start..self.pos])
                    .map_or(Token::Error("this number is too large"), Token::MetadataNumber)
            }
            b if is(b, WORD) || b == b'\\' => {
                let mut end = start;
                loop {
                    end = self.run(end, WORD);
                    if self.byte(end) != b'\\' {
                        break;
                    }
                    end += 1;
                }
                self.pos = end;
                Token::Metadata(&self.text[start..end])
            }
            _ => {
                self.pos = start;
                Token::Bang
            }
        }
    }

    fn hash(&mut self) -> Token<'a> {
        let start = self.pos + 1;
        if is(self.byte(start), DIGIT) {
            self.pos = self.run(start, DIGIT);
            return small_number(&self.text[start..self.pos])
                .map_or(Token::Error("this number is too large"), Token::AttributeGroup);
        }
        self.pos = self.run(start, WORD);
        if self.pos == start {
            return Token::Error("expected a number or a word after '#'");
        }
        Token::Record(&self.text[start..self.pos])
    }

    fn word(&mut self) -> Token<'a> {
        let start = self.pos;
        self.pos = self.run(start, WORD);
        let word = &self.text[start..self.pos];
        if self.byte(self.pos) == b':' {
            self.pos += 1;
            return Token::Label(word);
        }
        if word[0] == b'$' {
            return Token::Comdat(&word[1..]);
        }
        Token::Word(word)
    }

    fn number(&mut self) -> Token<'a> {
        let start = self.pos;
        let signed = !is(self.text[start], DIGIT);
        let mut end = self.run(start + usize::from(signed), DIGIT);
        if self.byte(end) == b'x' && &self.text[start..end] == b"0" {
            self.pos = self.run(end, WORD);
            return Token::Hex(&self.text[end + 1..self.pos]);
        }
        let integer_end = end;
        let mut float = false;
        if end > start + usize::from(signed) && self.byte(end) == b'.' {
            float = true;
            end = self.run(end + 1, DIGIT);
            if matches!(self.byte(end), b'e' | b'E') {
                let sign = usize::from(matches!(self.byte(end + 1), b'+' | b'-'));
                let exponent = self.run(end + 1 + sign, DIGIT);
                if exponent > end + 1 + sign {
                    end = exponent;
                }
            }
        }
        // `5:` and the rare `-x.y:` are labels; anything else that goes on is not a number.
        let next = self.byte(end);
        if next == b':' || is(next, WORD) {
            let word_end = if self.text[start] == b'+' { end } else { self.run(start, WORD) };
            if self.byte(word_end) == b':' {
                self.pos = word_end + 1;
                let name = &self.text[start..word_end];
                if word_end == integer_end && !signed {
                    return small_number(name)
                        .map_or(Token::Error("this number is too large"), Token::LabelNumber);
                }
                return Token::Label(name);
            }
        }
        self.pos = end;
        let text = &self.text[start..end];
        if float {
            Token::Float(text)
        } else if integer_end == start + usize::from(signed) {
            self.pos = end.max(start + 1);
            Token::Error("this is not a number")
        } else {
            Token::Int(text)
        }
    }

    /// Skips a balanced run of brackets that starts at `self.pos`, or, if there is no bracket there, the rest of the
    /// line. `on_metadata` is told of each `!12` on the way. False: the text ended inside.
    pub(crate) fn skip_balanced(&mut self, mut on_metadata: impl FnMut(u32, usize)) -> bool {
        let mut depth = 0u32;
        while let Some(&b) = self.text.get(self.pos) {
            match b {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => {
                    if depth <= 1 {
                        self.pos += usize::from(depth == 1);
                        return true;
                    }
                    depth -= 1;
                }
                b'"' => {
                    if self.quoted(self.pos).is_none() {
                        return false;
                    }
                    continue;
                }
                b'\n' => {
                    if depth == 0 {
                        return true;
                    }
                    self.line += 1;
                }
                b';' => {
                    let rest = &self.text[self.pos..];
                    self.pos += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
                    continue;
                }
                b'!' => {
                    let start = self.pos + 1;
                    let end = self.run(start, DIGIT);
                    if end > start {
                        if let Some(number) = small_number(&self.text[start..end]) {
                            on_metadata(number, self.pos);
                        }
                        self.pos = end;
                        continue;
                    }
                }
                _ => {}
            }
            self.pos += 1;
        }
        depth == 0
    }
}

/// Undoes `\xx` and `\\` in raw string text.
pub(crate) fn unescape(raw: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(raw.len());
    let mut rest = raw;
    while let Some((&b, tail)) = rest.split_first() {
        rest = tail;
        if b != b'\\' {
            out.push(b);
            continue;
        }
        let hex = |b: u8| (b as char).to_digit(16).map(|d| d as u8);
        match tail {
            [b'\\', after @ ..] => {
                out.push(b'\\');
                rest = after;
            }
            [high, low, after @ ..] => match (hex(*high), hex(*low)) {
                (Some(high), Some(low)) => {
                    out.push(high << 4 | low);
                    rest = after;
                }
                _ => out.push(b'\\'),
            },
            _ => out.push(b'\\'),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        let mut lexer = Lexer::new(text.as_bytes());
        let mut out = Vec::new();
        loop {
            lexer.skip_space();
            match lexer.token() {
                Token::Eof => return out,
                token => out.push(token),
            }
        }
    }

    #[test]
    fn tells_labels_words_and_numbers_apart() {
        assert_eq!(
            tokens("5: entry: \"a b\": -12 1.5e+00 0xK3FFF %x %\"y z\" %7 -dash: ... 3f:"),
            [
                Token::LabelNumber(5),
                Token::Label(b"entry"),
                Token::Label(b"a b"),
                Token::Int(b"-12"),
                Token::Float(b"1.5e+00"),
                Token::Hex(b"K3FFF"),
                Token::Local(b"x"),
                Token::Local(b"y z"),
                Token::LocalNumber(7),
                Token::Label(b"-dash"),
                Token::Ellipsis,
                Token::Label(b"3f"),
            ]
        );
        assert_eq!(
            tokens("!dbg !3 !\"s\" !{ #4 #dbg_value $c c\"x\\00\" %99999999999"),
            [
                Token::Metadata(b"dbg"),
                Token::MetadataNumber(3),
                Token::MetadataStr(b"s"),
                Token::Bang,
                Token::Punct(b'{'),
                Token::AttributeGroup(4),
                Token::Record(b"dbg_value"),
                Token::Comdat(b"c"),
                Token::Bytes(b"x\\00"),
                Token::Error("this number is too large"),
            ]
        );
    }

    #[test]
    fn unescapes() {
        assert_eq!(unescape(br"a\5Cb\\c\0Ad\g"), b"a\\b\\c\nd\\g");
    }
}
