//! Reading sorts, also those with parameters in `define-sort`.
//!
//! As arrays hold scalars only, a sort is a scalar or an array of two scalars, whatever the nesting of its
//! text.

use smallvec::SmallVec;

use super::error::{Parsed, shown};
use super::lexer::{Lexer, Token};
use super::names::Names;
use super::sort::{Sort, SortId, Sorts};

/// A sort, or a parameter of the definition being read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Leaf {
    Sort(SortId),
    Parameter(usize),
}

/// A sort that may have parameters in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Template {
    Leaf(Leaf),
    Array(Leaf, Leaf),
}

impl Template {
    pub(crate) fn sort(id: SortId) -> Template {
        Template::Leaf(Leaf::Sort(id))
    }

    /// An array of two templates, finished if both are.
    fn array(sorts: &mut Sorts, index: Template, element: Template) -> Result<Template, String> {
        match (index, element) {
            (Template::Leaf(Leaf::Sort(i)), Template::Leaf(Leaf::Sort(e))) => {
                sorts.array(i, e).map(Template::sort)
            }
            (Template::Leaf(i), Template::Leaf(e)) => Ok(Template::Array(i, e)),
            _ => Err("arrays of arrays are not part of the supported logics".into()),
        }
    }

    /// With parameters replaced.
    fn with(self, sorts: &mut Sorts, actual: &[Template]) -> Result<Template, String> {
        let leaf = |leaf: Leaf| match leaf {
            Leaf::Sort(_) => Template::Leaf(leaf),
            Leaf::Parameter(i) => actual[i],
        };
        match self {
            Template::Leaf(l) => Ok(leaf(l)),
            Template::Array(i, e) => Template::array(sorts, leaf(i), leaf(e)),
        }
    }
}

/// An open parenthesis with its head.
enum Head<'a> {
    Array,
    Named(&'a [u8]),
}

/// Reads a sort; `parameters` are the names of a `define-sort`'s.
pub(crate) fn template(
    lexer: &mut Lexer<'_>,
    names: &Names,
    sorts: &mut Sorts,
    parameters: &[&[u8]],
) -> Parsed<Template> {
    let mut open: Vec<(Head<'_>, SmallVec<[Template; 2]>, usize)> = Vec::new();
    loop {
        let mut done = match lexer.next()? {
            Token::Open => match lexer.symbol("a sort")? {
                b"_" => indexed(lexer, sorts)?,
                name => {
                    let head = if name == b"Array" { Head::Array } else { Head::Named(name) };
                    open.push((head, SmallVec::new(), lexer.begin));
                    continue;
                }
            },
            Token::Close if !open.is_empty() => {
                let (head, args, at) = open.pop().expect("checked just now");
                let result = match head {
                    Head::Array if args.len() == 2 => Template::array(sorts, args[0], args[1]),
                    Head::Array => Err(format!("'Array' takes 2 sorts, not {}", args.len())),
                    Head::Named(name) => named(names, sorts, name, &args),
                };
                result.map_err(|message| super::error::Fault::new(at, message))?
            }
            Token::Symbol(name) => match parameters.iter().position(|p| *p == name) {
                Some(i) => Template::Leaf(Leaf::Parameter(i)),
                None => named(names, sorts, name, &[]).map_err(|m| lexer.fault(m))?,
            },
            other => return Err(lexer.unexpected(other, "a sort")),
        };
        match open.last_mut() {
            Some((_, args, _)) => args.push(std::mem::replace(&mut done, Template::sort(SortId::BOOL))),
            None => return Ok(done),
        }
    }
}

/// A sort without parameters.
pub(crate) fn sort(lexer: &mut Lexer<'_>, names: &Names, sorts: &mut Sorts) -> Parsed<SortId> {
    match template(lexer, names, sorts, &[])? {
        Template::Leaf(Leaf::Sort(id)) => Ok(id),
        _ => Err(lexer.fault("this sort has parameters")),
    }
}

/// The rest of `(_ BitVec n)`.
fn indexed(lexer: &mut Lexer<'_>, sorts: &mut Sorts) -> Parsed<Template> {
    let name = lexer.symbol("the name of a sort")?;
    if name != b"BitVec" {
        return Err(lexer.fault(format!("there is no indexed sort '{}'", shown(name))));
    }
    let width = lexer.number32("a width")?;
    let id = sorts.bit_vector(u64::from(width)).map_err(|m| lexer.fault(m))?;
    lexer.close()?;
    Ok(Template::sort(id))
}

fn named(names: &Names, sorts: &mut Sorts, name: &[u8], args: &[Template]) -> Result<Template, String> {
    if name == b"Bool" && args.is_empty() {
        return Ok(Template::sort(sorts.intern(Sort::Bool)));
    }
    let Some(definition) = names.sort(name) else {
        return Err(format!("there is no sort '{}'", shown(name)));
    };
    if definition.parameters != args.len() {
        let (wanted, given) = (definition.parameters, args.len());
        return Err(format!("sort '{}' takes {wanted} parameters, not {given}", shown(name)));
    }
    definition.body.with(sorts, args)
}
