//! Members, elements and what typed pointers lead to: `buf.len`, `table[3].key`, `p->next->count`.

use crate::fault::ObjectDesc;
use crate::machine::Machine;
use hashbrown::HashSet;
use symvm_frontend::program::{Program, Reg};
use symvm_frontend::source_types::{SourceShape, SourceTypeId, Step};

/// Pointers of which it is known where they lead.
const FOLLOWED: usize = 256;

/// What an address is called before it is known how much is read there: a variable or what a pointer leads to, and an offset.
#[derive(Clone, Debug)]
pub(super) struct NamedPlace {
    /// The variable, or the pointer.
    pub name: String,
    pub ty: SourceTypeId,
    pub offset: u64,
    /// `name` is a pointer, which leads there.
    pub behind: bool,
    /// An index that is no constant, and how far apart its elements are.
    pub index: Option<(String, u64)>,
}

impl NamedPlace {
    /// The text, and the type of what lies there; none if the types do not tell of a part of that size.
    pub fn part(&self, program: &Program, bytes: u64) -> Option<(String, SourceTypeId)> {
        let types = &program.source_types;
        let size = types.get(self.ty)?.bytes;
        // A pointer may lead to the first of many.
        let (first, offset) = match self.behind {
            true => (self.offset.checked_div(size)?, self.offset.checked_rem(size)?),
            false => (0, self.offset),
        };
        let part = types.part(self.ty, offset, bytes);
        let scalar = !self.behind && self.offset == 0 && is_scalar(program, self.ty);
        if !part.whole && !scalar {
            return None;
        }
        let mut index = self.index.clone();
        let mut element = |n: u64, apart: u64| match (&index, n) {
            (Some((_, step)), _) if *step != apart => n.to_string(),
            (None, _) => n.to_string(),
            (Some((text, _)), n) => {
                let text = if n == 0 { text.clone() } else { format!("{text} + {n}") };
                index = None;
                text
            }
        };
        let head = match self.behind {
            false => None,
            true => Some(element(first, size)).filter(|text| text != "0"),
        };
        let mut text = match &head {
            Some(n) => format!("{}[{n}]", self.name),
            None => self.name.clone(),
        };
        for (i, step) in part.steps.iter().enumerate() {
            let arrow = i == 0 && self.behind && head.is_none();
            match step {
                Step::Member(name) if arrow => text += &format!("->{name}"),
                Step::Element(n, apart) if arrow => text = format!("(*{text})[{}]", element(*n, *apart)),
                Step::Member(name) => text += &format!(".{name}"),
                Step::Element(n, apart) => text += &format!("[{}]", element(*n, *apart)),
            }
        }
        if part.steps.is_empty() && self.behind && head.is_none() {
            text = format!("*{text}");
        }
        index.is_none().then_some((text, part.ty))
    }
}

/// Pointers of the program, each with its name, its value and its type: those of the function on top, of those that wait,
/// global ones, and those that these lead to.
pub(super) struct Leads(Vec<(String, u64, SourceTypeId)>);

impl Leads {
    /// What a part of a heap block is called through the first of them that leads to the block and tells of such a part.
    pub fn name(&self, program: &Program, block: &ObjectDesc, address: u64, bytes: u64) -> Option<String> {
        let within = block.base..block.base + block.size.max(1);
        self.0.iter().filter(|(_, value, _)| within.contains(value)).find_map(|(name, value, ty)| {
            let offset = address.checked_sub(*value)?;
            let to = program.source_types.target(*ty)?;
            let place = NamedPlace { name: name.clone(), ty: to, offset, behind: true, index: None };
            Some(place.part(program, bytes)?.0)
        })
    }
}

impl Machine {
    /// Where pointers of the program lead.
    pub(super) fn leads(&self) -> Leads {
        let program = self.program();
        let types = &program.source_types;
        let mut found = self.pointers();
        let mut met: HashSet<u64> = HashSet::new();
        let mut next = 0;
        while let Some((name, value, ty)) = found.get(next).cloned() {
            next += 1;
            let Some(to) = types.target(ty) else { continue };
            if found.len() >= FOLLOWED {
                break;
            }
            if !met.insert(value) || self.memory.object_at(value).is_none() {
                continue;
            }
            for (at, ty) in types.pointers(to) {
                let place = NamedPlace { name: name.clone(), ty: to, offset: at, behind: true, index: None };
                if let (Some(next), Some((text, _))) =
                    (self.pointer_at(value.wrapping_add(at)), place.part(program, 8))
                {
                    found.push((text, next, ty));
                }
            }
        }
        found.truncate(FOLLOWED);
        Leads(found)
    }

    /// The pointers in variables of the program.
    fn pointers(&self) -> Vec<(String, u64, SourceTypeId)> {
        let program = self.program();
        let types = &program.source_types;
        let mut out = Vec::new();
        let depth = self.frames.iter().count();
        for (above, (frame, _)) in self.frames.iter().enumerate() {
            let function = &program.functions[frame.func.index()];
            if out.len() >= FOLLOWED {
                break;
            }
            if function.library {
                continue;
            }
            let front = if above == 0 { String::new() } else { format!("{}:", function.name) };
            for named in &function.names {
                let ty = types.declared_at(named.loc);
                let pointer = ty.filter(|&ty| types.target(ty).is_some());
                let Reg(reg) = named.reg;
                let value = self.frames.at((depth - 1 - above) as u32, reg);
                if let (Some(ty), Some((value, _))) = (pointer, value) {
                    out.push((format!("{front}{}", named.name), value, ty));
                }
            }
            for slot in &function.slots {
                let at = frame.block.wrapping_add(slot.offset);
                self.pointers_of(&mut out, &format!("{front}{}", slot.name), at, types.declared_at(slot.loc));
            }
        }
        for global in program.globals.iter().filter(|g| !g.library && !g.external) {
            if out.len() >= FOLLOWED {
                break;
            }
            self.pointers_of(&mut out, &global.name, global.address, types.declared_at(global.loc));
        }
        out
    }

    /// The pointers within a variable.
    fn pointers_of(
        &self,
        out: &mut Vec<(String, u64, SourceTypeId)>,
        name: &str,
        address: u64,
        ty: Option<SourceTypeId>,
    ) {
        let types = &self.program().source_types;
        for (at, pointer) in ty.map_or_else(Vec::new, |ty| types.pointers(ty)) {
            let Some(ty) = ty.filter(|_| types.target(pointer).is_some() && out.len() < FOLLOWED) else {
                continue;
            };
            if let Some(value) = self.pointer_at(address.wrapping_add(at)) {
                out.push((format!("{name}{}", types.part(ty, at, 8)), value, pointer));
            }
        }
    }

    /// Eight bytes of memory that no input decides.
    fn pointer_at(&self, address: u64) -> Option<u64> {
        let mut value = 0u64;
        for i in (0..8).rev() {
            let cell = self.memory.peek(address.wrapping_add(i))?;
            if cell.sym.is_some() {
                return None;
            }
            value = value << 8 | u64::from(cell.value);
        }
        Some(value)
    }
}

/// The pointer's target, as a place.
pub(super) fn behind(program: &Program, name: String, ty: SourceTypeId) -> Option<NamedPlace> {
    let to = program.source_types.target(ty)?;
    Some(NamedPlace { name, ty: to, offset: 0, behind: true, index: None })
}

/// The variable is no record and no array.
pub(super) fn is_scalar(program: &Program, ty: SourceTypeId) -> bool {
    let shape = program.source_types.get(ty).map(|own| &own.shape);
    !matches!(shape, Some(SourceShape::Array { .. } | SourceShape::Record(_)))
}
