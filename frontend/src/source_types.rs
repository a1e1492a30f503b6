//! Types of the source's variables, as debug information describes them: which member or element lies at an offset.

use crate::ir::LocationId;
use crate::program::{LocId, Reg};
use std::fmt;
use std::sync::Arc;

/// A register that holds a variable of the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedRegister {
    /// The register.
    pub reg: Reg,
    /// The variable's name.
    pub name: Arc<str>,
    /// Where it is declared.
    pub loc: LocId,
}

/// A type, by number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SourceTypeId(pub u32);

/// What a type is made of. Qualifiers and other names of a type are left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SourceShape {
    /// Nothing that has a name, or nothing that is known.
    Plain,
    /// Points to something; none: to `void`.
    Pointer(Option<SourceTypeId>),
    /// Elements of one type.
    Array {
        /// Their type.
        element: SourceTypeId,
        /// How many, by dimension, the outermost first; 0: not known.
        counts: Vec<u64>,
    },
    /// A structure, or a union.
    Record(Vec<Member>),
}

/// A member of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// Empty for a record without a name.
    pub name: Arc<str>,
    /// Where it begins, in bits.
    pub offset: u64,
    /// In bits.
    pub bits: u64,
    /// Its type.
    pub ty: SourceTypeId,
}

/// A type with its size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceType {
    /// In bytes; 0: not known.
    pub bytes: u64,
    /// What it is made of.
    pub shape: SourceShape,
}

/// One step from a whole to a part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// To a member.
    Member(Arc<str>),
    /// To an element, by number; elements are so many bytes apart.
    Element(u64, u64),
}

/// A part of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The way to it.
    pub steps: Vec<Step>,
    /// Its type.
    pub ty: SourceTypeId,
    /// The byte of it that was asked for, if no smaller part holds all that was asked for.
    pub rest: u64,
    /// It is as large as what was asked for.
    pub whole: bool,
}

/// What stands behind the name of the variable: `.len`, `[3].key`, and what is left of the offset if the types do not tell of
/// so small a part.
impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for step in &self.steps {
            match step {
                Step::Member(name) => write!(f, ".{name}")?,
                Step::Element(n, _) => write!(f, "[{n}]")?,
            }
        }
        match self.whole {
            true => Ok(()),
            false => write!(f, "+{}", self.rest),
        }
    }
}

/// The types of a program's variables.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SourceTypes {
    pub(crate) list: Vec<SourceType>,
    /// By the number of the place where a variable is declared, ascending: its type.
    pub(crate) declared: Vec<(u32, SourceTypeId)>,
}

/// Steps of one look-up; parts of more levels stay as they are.
const STEPS: u32 = 64;
/// Pointers told of one record.
const POINTERS: usize = 32;

impl SourceTypes {
    /// The type of the variable that is declared there.
    pub fn declared_at(&self, place: LocId) -> Option<SourceTypeId> {
        let at = self.declared.binary_search_by_key(&place.0, |&(place, _)| place).ok()?;
        Some(self.declared[at].1)
    }

    /// A type.
    pub fn get(&self, ty: SourceTypeId) -> Option<&SourceType> {
        self.list.get(ty.0 as usize)
    }

    /// The type pointed to, if it is a pointer to a type of known size.
    pub fn target(&self, ty: SourceTypeId) -> Option<SourceTypeId> {
        match self.get(ty)?.shape {
            SourceShape::Pointer(Some(to)) if self.get(to)?.bytes > 0 => Some(to),
            _ => None,
        }
    }

    /// What part of a variable some of its bits are: `.len`, or `+4` where types do not tell.
    pub(crate) fn fragment(&self, declared: LocationId, offset: u64, bits: u64) -> String {
        let (at, bytes) = (offset / 8, bits / 8);
        match self.declared_at(LocId(declared.0)) {
            Some(ty) if offset.is_multiple_of(8) && bits.is_multiple_of(8) => {
                self.part(ty, at, bytes).to_string()
            }
            _ => format!("+{at}"),
        }
    }

    /// The smallest part that holds `bytes` bytes from `offset` on. Of a union's members the first that fits exactly, else the
    /// first.
    pub fn part(&self, ty: SourceTypeId, offset: u64, bytes: u64) -> Part {
        self.descend(ty, offset, bytes, &mut STEPS.clone())
    }

    fn descend(&self, ty: SourceTypeId, offset: u64, bytes: u64, left: &mut u32) -> Part {
        let own = self.get(ty);
        let whole = offset == 0 && own.is_some_and(|own| own.bytes == bytes);
        let here = Part { steps: Vec::new(), ty, rest: offset, whole };
        *left = left.saturating_sub(1);
        let Some(own) = own.filter(|_| *left > 0) else { return here };
        match &own.shape {
            SourceShape::Plain | SourceShape::Pointer(_) => here,
            SourceShape::Array { element, counts } => {
                let size = self.get(*element).map_or(0, |e| e.bytes);
                let Some(inside) = offset.checked_rem(size).filter(|at| at + bytes <= size) else {
                    return here;
                };
                let Some(mut steps) = elements(offset / size, counts, size) else { return here };
                let below = self.descend(*element, inside, bytes, left);
                steps.extend(below.steps);
                Part { steps, ..below }
            }
            SourceShape::Record(members) => {
                let mut found: Option<Part> = None;
                for member in members {
                    let at = offset.checked_sub(member.offset / 8);
                    let Some(at) =
                        at.filter(|at| member.offset % 8 == 0 && at.saturating_add(bytes) <= member.bits / 8)
                    else {
                        continue;
                    };
                    let mut part = self.descend(member.ty, at, bytes, left);
                    if !member.name.is_empty() {
                        part.steps.insert(0, Step::Member(member.name.clone()));
                    }
                    if part.whole {
                        return part;
                    }
                    found = found.or(Some(part));
                }
                found.unwrap_or(here)
            }
        }
    }

    /// The pointers within a variable: offsets and their types.
    pub fn pointers(&self, ty: SourceTypeId) -> Vec<(u64, SourceTypeId)> {
        let (mut out, mut work, mut left) = (Vec::new(), vec![(0u64, ty)], STEPS);
        while let Some((at, ty)) = work.pop() {
            left = left.saturating_sub(1);
            if left == 0 || out.len() >= POINTERS {
                break;
            }
            match self.get(ty).map(|own| &own.shape) {
                Some(SourceShape::Pointer(_)) => out.push((at, ty)),
                Some(SourceShape::Record(members)) => {
                    let below = members.iter().rev().filter(|m| m.offset % 8 == 0);
                    work.extend(below.map(|m| (at.saturating_add(m.offset / 8), m.ty)));
                }
                Some(SourceShape::Array { element, counts }) => {
                    let Some(own) = self.get(*element) else { continue };
                    if matches!(own.shape, SourceShape::Plain) {
                        continue;
                    }
                    let size = own.bytes;
                    let all = counts.iter().fold(1u64, |n, &count| n.saturating_mul(count));
                    let below = (0..all.min(STEPS.into())).rev();
                    work.extend(below.map(|n| (at.saturating_add(n.saturating_mul(size)), *element)));
                }
                _ => {}
            }
        }
        out
    }

    /// Takes the types of another module up, whose places are numbered from `first` on.
    pub(crate) fn append(&mut self, other: Self, first: u32) {
        let base = self.list.len() as u32;
        let moved = |ty: SourceTypeId| SourceTypeId(ty.0 + base);
        self.list.extend(other.list.into_iter().map(|mut own| {
            match &mut own.shape {
                SourceShape::Plain | SourceShape::Pointer(None) => {}
                SourceShape::Pointer(Some(to)) => *to = moved(*to),
                SourceShape::Array { element, .. } => *element = moved(*element),
                SourceShape::Record(members) => members.iter_mut().for_each(|m| m.ty = moved(m.ty)),
            }
            own
        }));
        self.declared.extend(other.declared.into_iter().map(|(place, ty)| (place + first, moved(ty))));
    }
}

/// The n-th element of an array, dimension by dimension; none beyond its end.
fn elements(n: u64, counts: &[u64], size: u64) -> Option<Vec<Step>> {
    let (mut n, mut apart) = (n, size);
    let mut steps = Vec::with_capacity(counts.len().max(1));
    for (i, &count) in counts.iter().enumerate().rev() {
        let index = if i == 0 { n } else { n.checked_rem(count)? };
        if count > 0 && index >= count {
            return None;
        }
        steps.push(Step::Element(index, apart));
        n = n.checked_div(count).unwrap_or(0);
        apart = apart.saturating_mul(count);
    }
    steps.reverse();
    Some(steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(bytes: u64) -> SourceType {
        SourceType { bytes, shape: SourceShape::Plain }
    }

    /// `struct { int key; union { short low; int all; }; char name[2][3]; int bits : 3; } table[4]`
    fn table() -> SourceTypes {
        let member =
            |name: &str, offset, bits, ty| Member { name: name.into(), offset, bits, ty: SourceTypeId(ty) };
        let array = |element, counts: &[u64], bytes| SourceType {
            bytes,
            shape: SourceShape::Array { element: SourceTypeId(element), counts: counts.to_vec() },
        };
        let inner = vec![member("low", 0, 16, 2), member("all", 0, 32, 0)];
        let record = vec![
            member("key", 0, 32, 0),
            member("", 32, 32, 3),
            member("name", 64, 48, 4),
            member("bits", 113, 3, 0),
        ];
        let list = vec![
            plain(4),
            plain(1),
            plain(2),
            SourceType { bytes: 4, shape: SourceShape::Record(inner) },
            array(1, &[2, 3], 6),
            SourceType { bytes: 16, shape: SourceShape::Record(record) },
            array(5, &[4], 64),
        ];
        SourceTypes { list, declared: vec![(7, SourceTypeId(6))] }
    }

    #[test]
    fn an_offset_is_a_way_to_a_part() {
        let types = table();
        let ty = types.declared_at(LocId(7)).expect("it has a type");
        let check = |offset, bytes, expected: &str| {
            let text = types.part(ty, offset, bytes).to_string();
            assert_eq!(text, expected, "{offset}, {bytes}");
        };
        check(48, 4, "[3].key");
        check(20, 4, "[1].all");
        check(20, 2, "[1].low");
        check(22, 1, "[1].all+2");
        check(28, 1, "[1].name[1][1]");
        check(14, 1, "[0]+14");
        check(8, 8, "[0]+8");
        check(64, 4, "+64");
        check(0, 64, "");
        assert_eq!(types.declared_at(LocId(6)), None);
    }

    #[test]
    fn types_that_contain_themselves_come_to_an_end() {
        let ring = |offset| Member { name: "m".into(), offset, bits: 64, ty: SourceTypeId(0) };
        let shape = SourceShape::Record(vec![ring(0), ring(0), ring(0)]);
        let types = SourceTypes { list: vec![SourceType { bytes: 8, shape }], declared: Vec::new() };
        assert!(types.part(SourceTypeId(0), 0, 1).steps.len() <= STEPS as usize);
        assert!(types.pointers(SourceTypeId(0)).is_empty());
    }
}
