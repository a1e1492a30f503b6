//! The tokens of one command.

use super::error::{Fault, Parsed, shown};

/// A token; text is a part of the command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Token<'a> {
    Open,
    Close,
    /// A simple or quoted symbol, without the bars.
    Symbol(&'a [u8]),
    /// With its colon.
    Keyword(&'a [u8]),
    /// The inside of a string, with doubled quotation marks as they stand.
    Text(&'a [u8]),
    Numeral(&'a [u8]),
    Decimal(&'a [u8]),
    /// The digits after `#x`.
    Hexadecimal(&'a [u8]),
    /// The digits after `#b`.
    Binary(&'a [u8]),
    End,
}

/// What may stand in a simple symbol.
fn is_symbol_byte(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b"~!@$%^&*_-+=<>.?/".contains(&b)
}

/// Reads tokens from a command.
#[derive(Clone)]
pub(crate) struct Lexer<'a> {
    text: &'a [u8],
    at: usize,
    /// Where the last token began.
    pub(crate) begin: usize,
    peeked: Option<(Token<'a>, usize, usize)>,
}

impl<'a> Lexer<'a> {
    pub(crate) fn new(text: &'a [u8]) -> Lexer<'a> {
        Lexer { text, at: 0, begin: 0, peeked: None }
    }

    /// Where the text that was read so far ends.
    pub(crate) fn end(&self) -> usize {
        self.at
    }

    /// Where the next token begins.
    pub(crate) fn upcoming(&mut self) -> Parsed<usize> {
        self.peek()?;
        Ok(self.peeked.map_or(self.at, |(_, begin, _)| begin))
    }

    /// A part of the command.
    pub(crate) fn slice(&self, from: usize, to: usize) -> &'a [u8] {
        &self.text[from..to]
    }

    /// The next token, which stays the next.
    pub(crate) fn peek(&mut self) -> Parsed<Token<'a>> {
        if let Some((token, _, _)) = self.peeked {
            return Ok(token);
        }
        let (at, begin) = (self.at, self.begin);
        let token = self.read()?;
        self.peeked = Some((token, self.begin, self.at));
        (self.at, self.begin) = (at, begin);
        Ok(token)
    }

    pub(crate) fn next(&mut self) -> Parsed<Token<'a>> {
        if let Some((token, begin, at)) = self.peeked.take() {
            (self.begin, self.at) = (begin, at);
            return Ok(token);
        }
        self.read()
    }

    fn skip_blanks(&mut self) {
        loop {
            match self.text.get(self.at) {
                Some(b' ' | b'\t' | b'\n' | b'\r') => self.at += 1,
                Some(b';') => {
                    while self.text.get(self.at).is_some_and(|b| !matches!(b, b'\n' | b'\r')) {
                        self.at += 1;
                    }
                }
                _ => return,
            }
        }
    }

    fn read(&mut self) -> Parsed<Token<'a>> {
        self.skip_blanks();
        self.begin = self.at;
        let Some(&first) = self.text.get(self.at) else {
            return Ok(Token::End);
        };
        self.at += 1;
        match first {
            b'(' => Ok(Token::Open),
            b')' => Ok(Token::Close),
            b'|' => self.until(b'|').map(Token::Symbol),
            b'"' => self.string(),
            b'#' => self.literal(),
            b':' => Ok(Token::Keyword(self.run(self.begin))),
            b'0'..=b'9' => self.number(),
            b if is_symbol_byte(b) => Ok(Token::Symbol(self.run(self.begin))),
            b => Err(self.fault(format!("'{}' cannot stand here", b.escape_ascii()))),
        }
    }

    /// The symbol bytes from here on, and what stands since `from`.
    fn run(&mut self, from: usize) -> &'a [u8] {
        while self.text.get(self.at).is_some_and(|b| is_symbol_byte(*b)) {
            self.at += 1;
        }
        &self.text[from..self.at]
    }

    fn until(&mut self, last: u8) -> Parsed<&'a [u8]> {
        let from = self.at;
        match self.text[from..].iter().position(|b| *b == last) {
            Some(length) => {
                self.at = from + length + 1;
                Ok(&self.text[from..from + length])
            }
            None => Err(self.fault("this has no end")),
        }
    }

    fn string(&mut self) -> Parsed<Token<'a>> {
        let from = self.at;
        self.until(b'"')?;
        while self.text.get(self.at) == Some(&b'"') {
            self.at += 1;
            self.until(b'"')?;
        }
        Ok(Token::Text(&self.text[from..self.at - 1]))
    }

    fn literal(&mut self) -> Parsed<Token<'a>> {
        let kind = self.text.get(self.at).copied();
        let digits = self.run(self.at).get(1..).unwrap_or_default();
        match kind {
            Some(b'x') if !digits.is_empty() && digits.iter().all(u8::is_ascii_hexdigit) => {
                Ok(Token::Hexadecimal(digits))
            }
            Some(b'b') if !digits.is_empty() && digits.iter().all(|b| matches!(b, b'0' | b'1')) => {
                Ok(Token::Binary(digits))
            }
            _ => Err(self.fault("a literal is #x with hexadecimal or #b with binary digits")),
        }
    }

    fn number(&mut self) -> Parsed<Token<'a>> {
        let text = self.run(self.begin);
        let mut parts = text.split(|b| *b == b'.');
        let good =
            |part: Option<&[u8]>| part.is_some_and(|p| !p.is_empty() && p.iter().all(u8::is_ascii_digit));
        let whole = good(parts.next());
        match (whole, parts.next(), parts.next()) {
            (true, None, None) => Ok(Token::Numeral(text)),
            (true, fraction @ Some(_), None) if good(fraction) => Ok(Token::Decimal(text)),
            _ => Err(self.fault(format!("'{}' is neither a number nor a symbol", shown(text)))),
        }
    }

    /// An error at the last token.
    pub(crate) fn fault(&self, message: impl Into<String>) -> Fault {
        Fault::new(self.begin, message)
    }

    /// An error that says what was found instead of what was expected.
    pub(crate) fn unexpected(&self, found: Token<'_>, expected: &str) -> Fault {
        let found = match found {
            Token::Open => "'('".into(),
            Token::Close => "')'".into(),
            Token::End => "the end".into(),
            _ => format!("'{}'", shown(&self.text[self.begin..self.at])),
        };
        self.fault(format!("expected {expected}, found {found}"))
    }

    pub(crate) fn open(&mut self) -> Parsed<()> {
        match self.next()? {
            Token::Open => Ok(()),
            other => Err(self.unexpected(other, "'('")),
        }
    }

    pub(crate) fn close(&mut self) -> Parsed<()> {
        match self.next()? {
            Token::Close => Ok(()),
            other => Err(self.unexpected(other, "')'")),
        }
    }

    pub(crate) fn symbol(&mut self, what: &str) -> Parsed<&'a [u8]> {
        match self.next()? {
            Token::Symbol(name) => Ok(name),
            other => Err(self.unexpected(other, what)),
        }
    }

    pub(crate) fn keyword(&mut self) -> Parsed<&'a [u8]> {
        match self.next()? {
            Token::Keyword(name) => Ok(name),
            other => Err(self.unexpected(other, "a keyword")),
        }
    }

    /// A numeral below 2^32.
    pub(crate) fn number32(&mut self, what: &str) -> Parsed<u32> {
        match self.next()? {
            Token::Numeral(digits) => std::str::from_utf8(digits)
                .ok()
                .and_then(|d| d.parse().ok())
                .ok_or_else(|| self.fault(format!("{what} is too large"))),
            other => Err(self.unexpected(other, what)),
        }
    }

    /// Skips one s-expression and gives its text.
    pub(crate) fn skip(&mut self) -> Parsed<&'a [u8]> {
        let mut depth = 0_usize;
        let mut from = None;
        loop {
            let token = self.next()?;
            let from = *from.get_or_insert(self.begin);
            match token {
                Token::Open => depth += 1,
                Token::Close if depth > 0 => depth -= 1,
                Token::Close | Token::End => return Err(self.unexpected(token, "an s-expression")),
                _ => {}
            }
            if depth == 0 {
                return Ok(&self.text[from..self.at]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens() {
        let mut lexer = Lexer::new(b"(a |b c| :k \"x\"\"y\" 12 1.5 #xaF #b01 ; c\n <= )");
        let expected = [
            Token::Open,
            Token::Symbol(b"a"),
            Token::Symbol(b"b c"),
            Token::Keyword(b":k"),
            Token::Text(b"x\"\"y"),
            Token::Numeral(b"12"),
            Token::Decimal(b"1.5"),
            Token::Hexadecimal(b"aF"),
            Token::Binary(b"01"),
            Token::Symbol(b"<="),
            Token::Close,
            Token::End,
        ];
        for token in expected {
            assert_eq!(lexer.peek(), Ok(token));
            assert_eq!(lexer.next(), Ok(token));
        }
        for bad in ["#", "#x", "#bx", "#b2", "1a", "1.", "1.2.3", "|a", "\"a", "{", "\u{e9}"] {
            assert!(Lexer::new(bad.as_bytes()).next().is_err(), "{bad}");
        }
    }
}
