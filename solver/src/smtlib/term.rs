//! Reading terms. The stack is explicit: nesting is bounded by memory alone.

use hashbrown::HashSet;
use smallvec::SmallVec;
use std::rc::Rc;

use super::error::{Fault, Parsed, name_of, shown};
use super::expr::{DeclId, ExprId, Exprs, check_arguments};
use super::lexer::{Lexer, Token};
use super::literal;
use super::names::{Binding, Macro, NameId, Names};
use super::op::{ExprOp, Signature, TABLE};
use super::sort::SortId;
use super::template;

/// What an application applies.
#[derive(Clone)]
enum Head {
    Operator(ExprOp, [u32; 2]),
    Function(DeclId),
    Macro(Rc<Macro>),
    ConstArray(SortId),
}

/// An open parenthesis.
enum Frame {
    Apply {
        head: Head,
        at: usize,
        /// Where its operands begin on the stack of values.
        first: usize,
    },
    Bindings {
        names: Vec<NameId>,
        /// The same, where they are many.
        known: HashSet<NameId>,
        /// Where the values of the earlier bindings begin.
        first: usize,
    },
    Body {
        names: Vec<NameId>,
    },
    Annotation,
}

/// A name given with `:named`.
#[derive(Debug, Clone)]
pub(crate) struct Label {
    pub(crate) name: Rc<str>,
    pub(crate) expr: ExprId,
}

/// What reading terms needs.
pub(crate) struct TermReader<'r, 'a> {
    pub(crate) lexer: &'r mut Lexer<'a>,
    pub(crate) exprs: &'r mut Exprs,
    pub(crate) names: &'r mut Names,
    /// Names given on the way.
    pub(crate) labels: Vec<Label>,
    frames: Vec<Frame>,
    values: Vec<(ExprId, usize)>,
}

impl<'r, 'a> TermReader<'r, 'a> {
    pub(crate) fn new(lexer: &'r mut Lexer<'a>, exprs: &'r mut Exprs, names: &'r mut Names) -> Self {
        TermReader { lexer, exprs, names, labels: Vec::new(), frames: Vec::new(), values: Vec::new() }
    }

    /// Reads one term.
    pub(crate) fn term(&mut self) -> Parsed<ExprId> {
        let result = self.read();
        // An error leaves `let`s open.
        while let Some(frame) = self.frames.pop() {
            if let Frame::Body { names } = frame {
                names.iter().for_each(|n| self.names.leave(*n));
            }
        }
        self.values.clear();
        result
    }

    /// Reads one term of sort `Bool`.
    pub(crate) fn truth(&mut self) -> Parsed<ExprId> {
        let at = self.lexer.upcoming()?;
        let e = self.term()?;
        if self.exprs.sort(e) == SortId::BOOL {
            return Ok(e);
        }
        let found = self.exprs.sorts.show(self.exprs.sort(e));
        Err(Fault::new(at, format!("a term of sort Bool is needed here, not {found}")))
    }

    fn read(&mut self) -> Parsed<ExprId> {
        loop {
            let mut done = match self.lexer.next()? {
                Token::Open => match self.open()? {
                    Some(done) => Some(done),
                    None => continue,
                },
                Token::Close => self.close()?,
                token => Some(self.atom(token)?),
            };
            while let Some(value) = done.take() {
                match self.frames.last() {
                    None => return Ok(value.0),
                    Some(Frame::Apply { .. }) => self.values.push(value),
                    Some(Frame::Bindings { .. }) => {
                        self.values.push(value);
                        self.lexer.close()?;
                        self.next_binding()?;
                    }
                    Some(Frame::Body { .. }) => {
                        self.lexer.close()?;
                        if let Some(Frame::Body { names }) = self.frames.pop() {
                            names.iter().for_each(|n| self.names.leave(*n));
                        }
                        done = Some(value);
                    }
                    Some(Frame::Annotation) => {
                        self.attributes(value.0)?;
                        self.frames.pop();
                        done = Some(value);
                    }
                }
            }
        }
    }

    /// After an opening parenthesis: a finished term, or a frame more.
    fn open(&mut self) -> Parsed<Option<(ExprId, usize)>> {
        let at = self.lexer.begin;
        let first = self.values.len();
        match self.lexer.next()? {
            Token::Symbol(b"let") => {
                self.lexer.open()?;
                self.frames.push(Frame::Bindings { names: Vec::new(), known: HashSet::new(), first });
                if self.lexer.peek()? == Token::Close {
                    self.lexer.next()?;
                    return Err(self.lexer.fault("a 'let' binds at least one name"));
                }
                self.next_binding()?;
                Ok(None)
            }
            Token::Symbol(b"!") => {
                self.frames.push(Frame::Annotation);
                Ok(None)
            }
            Token::Symbol(b"_") => {
                let value = literal::indexed(self.lexer)?;
                self.lexer.close()?;
                Ok(Some((self.exprs.literal(value), at)))
            }
            Token::Symbol(b"as") => {
                let name = self.lexer.symbol("a symbol")?;
                let e = self.constant(name)?;
                let sort = template::sort(self.lexer, self.names, &mut self.exprs.sorts)?;
                if self.exprs.sort(e) != sort {
                    return Err(self.lexer.fault(format!("'{}' does not have this sort", shown(name))));
                }
                self.lexer.close()?;
                Ok(Some((e, at)))
            }
            Token::Symbol(b"forall" | b"exists" | b"match" | b"par") => {
                Err(self.lexer.fault("quantifiers and datatypes are not part of the supported logics"))
            }
            Token::Symbol(name) => {
                let head = self.head(name)?;
                self.frames.push(Frame::Apply { head, at, first });
                Ok(None)
            }
            Token::Open => {
                let head = self.long_head()?;
                self.frames.push(Frame::Apply { head, at, first });
                Ok(None)
            }
            other => Err(self.lexer.unexpected(other, "a function")),
        }
    }

    /// The function that a symbol names.
    fn head(&self, name: &[u8]) -> Parsed<Head> {
        match self.names.find(name) {
            Some(Binding::Operator(op)) if op.row().indices == 0 => Ok(Head::Operator(op, [0; 2])),
            Some(Binding::Operator(_)) => {
                Err(self.lexer.fault(format!("'{0}' takes indices: (_ {0} …)", shown(name))))
            }
            Some(Binding::Function(d)) => Ok(Head::Function(d)),
            Some(Binding::Macro(m)) => Ok(Head::Macro(m)),
            Some(Binding::Expr(_)) => Err(self.lexer.fault(format!("'{}' is not a function", shown(name)))),
            None => Err(self.lexer.fault(format!("there is no function '{}'", shown(name)))),
        }
    }

    /// `(_ name index…)` or `(as const sort)` after its parenthesis.
    fn long_head(&mut self) -> Parsed<Head> {
        let head = match self.lexer.next()? {
            Token::Symbol(b"as") => match self.lexer.symbol("a function")? {
                b"const" => Head::ConstArray(template::sort(self.lexer, self.names, &mut self.exprs.sorts)?),
                name => {
                    let head = self.head(name)?;
                    template::sort(self.lexer, self.names, &mut self.exprs.sorts)?;
                    head
                }
            },
            Token::Symbol(b"_") => {
                let name = self.lexer.symbol("a function")?;
                let Some(row) = TABLE.iter().find(|r| {
                    r.indices > 0 && r.name.as_bytes() == name && r.signature != Signature::Special
                }) else {
                    return Err(self.lexer.fault(format!("there is no indexed function '{}'", shown(name))));
                };
                let mut indices = [0; 2];
                for index in indices.iter_mut().take(row.indices) {
                    *index = self.lexer.number32("an index")?;
                }
                Head::Operator(row.op, indices)
            }
            other => return Err(self.lexer.unexpected(other, "'_' or 'as'")),
        };
        self.lexer.close()?;
        Ok(head)
    }

    fn constant(&mut self, name: &[u8]) -> Parsed<ExprId> {
        match self.names.find(name) {
            Some(Binding::Expr(e)) => Ok(e),
            Some(Binding::Operator(ExprOp::True)) => Ok(self.exprs.truth(true)),
            Some(Binding::Operator(ExprOp::False)) => Ok(self.exprs.truth(false)),
            Some(_) => Err(self.lexer.fault(format!("function '{}' lacks its arguments", shown(name)))),
            None => Err(self.lexer.fault(format!("there is no symbol '{}'", shown(name)))),
        }
    }

    fn atom(&mut self, token: Token<'a>) -> Parsed<(ExprId, usize)> {
        let at = self.lexer.begin;
        let e = match token {
            Token::Symbol(name) => self.constant(name)?,
            Token::Hexadecimal(digits) => {
                let value = literal::hexadecimal(digits).map_err(|m| self.lexer.fault(m))?;
                self.exprs.literal(value)
            }
            Token::Binary(digits) => {
                let value = literal::binary(digits).map_err(|m| self.lexer.fault(m))?;
                self.exprs.literal(value)
            }
            other => return Err(self.lexer.unexpected(other, "a term")),
        };
        Ok((e, at))
    }

    /// The end of an application.
    fn close(&mut self) -> Parsed<Option<(ExprId, usize)>> {
        let Some(Frame::Apply { head, at, first }) = self.frames.pop() else {
            return Err(self.lexer.unexpected(Token::Close, "a term"));
        };
        let args: SmallVec<[ExprId; 4]> = self.values[first..].iter().map(|(e, _)| *e).collect();
        let result = match head {
            Head::Operator(op, indices) => self.exprs.apply(op, indices, &args),
            Head::Function(d) => self.exprs.apply_decl(d, &args).map_err(|m| (m, None)),
            Head::ConstArray(sort) => match args[..] {
                [element] => self.exprs.const_array(sort, element).map_err(|m| (m, Some(0))),
                _ => Err(("'const' takes one element".into(), None)),
            },
            Head::Macro(m) => {
                check_arguments(&self.exprs.sorts, &m.name, &m.sorts, &args, |a| self.exprs.sort(a))
                    .and_then(|()| {
                        let expanded = self.exprs.instantiate(m.body, &m.parameters, &args);
                        expanded.map_err(|what| format!("'{}': {what}", m.name))
                    })
                    .map_err(|message| (message, None))
            }
        };
        let value = result.map_err(|(message, culprit)| {
            let at = culprit.and_then(|i| self.values.get(first + i)).map_or(at, |(_, at)| *at);
            Fault::new(at, message)
        })?;
        self.values.truncate(first);
        Ok(Some((value, at)))
    }

    /// The next `(name value)` of a `let`, or its body.
    fn next_binding(&mut self) -> Parsed<()> {
        match self.lexer.next()? {
            Token::Open => {
                let name = self.lexer.symbol("a name")?;
                let id = self.names.id(name);
                if let Some(Frame::Bindings { names, known, .. }) = self.frames.last_mut() {
                    if !is_new(names, known, id) {
                        return Err(self.lexer.fault(format!("'{}' is bound twice", shown(name))));
                    }
                    names.push(id);
                }
                Ok(())
            }
            Token::Close => {
                if let Some(Frame::Bindings { names, first, .. }) = self.frames.pop() {
                    for (id, (value, _)) in names.iter().zip(self.values.drain(first..)) {
                        self.names.enter(*id, value);
                    }
                    self.frames.push(Frame::Body { names });
                }
                Ok(())
            }
            other => Err(self.lexer.unexpected(other, "a binding")),
        }
    }

    /// The attributes of an annotated term, up to the closing parenthesis.
    fn attributes(&mut self, e: ExprId) -> Parsed<()> {
        if self.lexer.peek()? == Token::Close {
            self.lexer.next()?;
            return Err(self.lexer.fault("an annotation has at least one attribute"));
        }
        loop {
            match self.lexer.next()? {
                Token::Close => return Ok(()),
                Token::Keyword(b":named") => {
                    let name = self.lexer.symbol("a name")?;
                    let text = name_of(name, self.lexer.begin)?;
                    if self.exprs.is_open(e) {
                        return Err(self.lexer.fault("a term with parameters in it cannot be named"));
                    }
                    if !self.names.define(name, Binding::Expr(e)) {
                        return Err(self.lexer.fault(format!("'{}' has a meaning already", shown(name))));
                    }
                    self.labels.push(Label { name: text.into(), expr: e });
                }
                Token::Keyword(_) => {
                    if !matches!(self.lexer.peek()?, Token::Keyword(_) | Token::Close) {
                        self.lexer.skip()?;
                    }
                }
                other => return Err(self.lexer.unexpected(other, "an attribute")),
            }
        }
    }
}

/// Names of one `let` that are looked through one by one.
const FEW: usize = 16;

/// Whether a name is not among those of a `let`. Few are compared, more are hashed.
fn is_new(names: &[NameId], known: &mut HashSet<NameId>, id: NameId) -> bool {
    if names.len() < FEW {
        return !names.contains(&id);
    }
    if known.is_empty() {
        known.extend(names);
    }
    known.insert(id)
}
