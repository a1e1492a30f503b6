//! The types of variables, once all metadata is read: those that variables lead to, and no others.

use super::metadata::Node;
use super::{Name, Parser};
use crate::source_types::{Member, SourceShape, SourceType, SourceTypeId, SourceTypes};
use hashbrown::HashMap;

/// Other names and qualifiers of one type; more are taken for a cycle and cut.
const NAMES: u32 = 64;

struct Reader<'p, 'a> {
    nodes: &'p HashMap<u32, Node<'a>>,
    known: HashMap<u32, SourceTypeId>,
    /// The node of each type met, in order.
    met: Vec<u32>,
}

impl Parser<'_> {
    /// Says of the places where variables are declared of what type they are.
    pub(super) fn resolve_source_types(&mut self) {
        let nodes = &self.metadata.nodes;
        let mut reader = Reader { nodes, known: HashMap::new(), met: Vec::new() };
        let mut types = SourceTypes::default();
        for (i, number) in self.metadata.order.iter().enumerate() {
            let variable = match nodes.get(number) {
                Some(Node::GlobalExpression { variable }) => nodes.get(variable),
                own => own,
            };
            let (Some(Node::LocalVariable { ty, .. } | Node::GlobalVariable { ty, .. }), Ok(i)) =
                (variable, u32::try_from(i))
            else {
                continue;
            };
            if let Some(ty) = ty.and_then(|ty| reader.reference(ty)) {
                types.declared.push((i + 1, ty));
            }
        }
        while let Some(&number) = reader.met.get(types.list.len()) {
            let read = reader.read(number);
            types.list.push(read);
        }
        self.module.source_types = types;
    }
}

impl Reader<'_, '_> {
    /// The type itself, behind its other names and its qualifiers.
    fn itself(&self, mut number: u32) -> Option<u32> {
        for _ in 0..NAMES {
            match *self.nodes.get(&number)? {
                Node::Type {
                    tag:
                        b"DW_TAG_typedef"
                        | b"DW_TAG_const_type"
                        | b"DW_TAG_volatile_type"
                        | b"DW_TAG_restrict_type"
                        | b"DW_TAG_atomic_type",
                    base,
                    ..
                } => number = base?,
                Node::Type { .. } => return Some(number),
                _ => return None,
            }
        }
        None
    }

    /// A type that is to be read.
    fn reference(&mut self, number: u32) -> Option<SourceTypeId> {
        let number = self.itself(number)?;
        let next = SourceTypeId(u32::try_from(self.met.len()).ok()?);
        let id = *self.known.entry(number).or_insert(next);
        if id == next {
            self.met.push(number);
        }
        Some(id)
    }

    fn read(&mut self, number: u32) -> SourceType {
        let Some(&Node::Type { tag, base, elements, bits, .. }) = self.nodes.get(&number) else {
            return SourceType { bytes: 0, shape: SourceShape::Plain };
        };
        let shape = match tag {
            b"DW_TAG_pointer_type" => SourceShape::Pointer(base.and_then(|to| self.reference(to))),
            b"DW_TAG_array_type" => match base.and_then(|element| self.reference(element)) {
                Some(element) => {
                    let nodes = self.nodes;
                    let ranges = self.listed(elements).into_iter().map(|number| match nodes.get(&number) {
                        Some(Node::Subrange { count }) => *count,
                        _ => 0,
                    });
                    SourceShape::Array { element, counts: ranges.collect() }
                }
                None => SourceShape::Plain,
            },
            b"DW_TAG_structure_type" | b"DW_TAG_union_type" | b"DW_TAG_class_type" => {
                let members = self.listed(elements);
                SourceShape::Record(members.into_iter().filter_map(|number| self.member(number)).collect())
            }
            _ => SourceShape::Plain,
        };
        SourceType { bytes: bits / 8, shape }
    }

    fn member(&mut self, number: u32) -> Option<Member> {
        let nodes = self.nodes;
        let Some(&Node::Type { tag, name, base, offset, bits, is_static: false, .. }) = nodes.get(&number)
        else {
            return None;
        };
        // What a class inherits has no name of its own.
        if !matches!(tag, b"DW_TAG_member" | b"DW_TAG_inheritance") {
            return None;
        }
        let bits = match (bits, nodes.get(&self.itself(base?)?)) {
            (0, Some(Node::Type { bits, .. })) => *bits,
            (own, _) => own,
        };
        Some(Member { name: Name::Text(name).text(), offset, bits, ty: self.reference(base?)? })
    }

    /// The nodes of a list.
    fn listed(&self, list: Option<u32>) -> Vec<u32> {
        let Some(Node::List(text)) = list.and_then(|number| self.nodes.get(&number)) else {
            return Vec::new();
        };
        let items = text.split(|&c| matches!(c, b'{' | b',' | b'}'));
        let number =
            |item: &[u8]| std::str::from_utf8(item.trim_ascii().strip_prefix(b"!")?).ok()?.parse().ok();
        items.filter_map(number).collect()
    }
}
