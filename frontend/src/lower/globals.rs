//! Global variables: addresses with red zones between them, and their first bytes. Constants come first and variables
//! start on a page of their own, so that pages the program cannot write stay shared. The library's variables come last, far from
//! what is the program's.

use super::Lack;
use super::Res;
use super::constants::{Constants, pack};
use super::pool::Limbs;
use super::undefined;
use crate::Diagnostic;
use crate::ir::{
    Constant, Linkage, Module, Symbol, SymbolId, SymbolKind, Type, TypeId, TypedConstant, Variable,
};
use crate::program::{FUNCTION_BASE, FUNCTION_STEP, FuncId, GLOBAL_BASE, Global, LocId, RED_ZONE};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// Globals end below this address.
const GLOBAL_END: u64 = 0x2000_0000_0000;
const PAGE: u64 = 4096;
/// Bytes between the program's variables and the library's.
const APART: u64 = 1 << 24;
/// Bytes of an initial value that is not zero must lie below this offset.
const MAX_INIT: u64 = 1 << 32;

/// Bytes of red zone behind an object.
pub fn red_zone(size: u64) -> u64 {
    (size / 8).clamp(RED_ZONE, 2048).next_multiple_of(RED_ZONE)
}

/// Gives every variable its address.
pub fn place(
    constants: &mut Constants<'_>,
    locate: impl Fn(SymbolId) -> LocId,
) -> Result<Placed, Diagnostic> {
    let module = constants.module;
    let sections = sections(module);
    let bounded = |name: &Option<Arc<str>>| name.as_ref().is_some_and(|n| sections.contains_key(&**n));
    let mut list = Vec::new();
    let mut next = GLOBAL_BASE;
    let part = |symbol: &Symbol| match &symbol.kind {
        SymbolKind::Variable(v) if !symbol.name.starts_with("llvm.") => {
            let external = v.init.is_none();
            let bound = external && bound_of(&symbol.name).is_some_and(|(_, s)| sections.contains_key(s));
            let nowhere = external && symbol.linkage == Linkage::ExternWeak;
            let placed = !nowhere && !bound && (external || !bounded(&v.section));
            placed.then_some(match v.constant {
                true => Part::Constants,
                false if symbol.library => Part::Library,
                false => Part::Variables,
            })
        }
        _ => None,
    };
    let parts: Vec<Option<Part>> = module.symbols.iter().map(part).collect();
    let of = |part: Part| parts.iter().enumerate().filter(move |(_, of)| **of == Some(part)).map(|(i, _)| i);
    for part in [Part::Constants, Part::Variables] {
        next = next.next_multiple_of(PAGE);
        for i in of(part) {
            place_one(constants, i, &mut next, RED_ZONE, &locate, &mut list)?;
        }
    }
    for section in sections.values() {
        next = (next + RED_ZONE).next_multiple_of(PAGE);
        let mut first = None;
        for &member in &section.members {
            place_one(constants, member, &mut next, 0, &locate, &mut list)?;
            first = first.or(Some(constants.variables[member]));
        }
        for (bounds, address) in [(&section.starts, first.unwrap_or(next)), (&section.stops, next)] {
            bounds.iter().for_each(|&i| constants.variables[i] = address);
        }
    }
    next = (next + APART).next_multiple_of(PAGE);
    let first = list.len();
    for i in of(Part::Library) {
        place_one(constants, i, &mut next, RED_ZONE, &locate, &mut list)?;
    }
    let library = list.get(first).map_or(0..0, |(_, global)| global.address..next);
    Ok(Placed { list, library })
}

/// Where variables are placed.
pub struct Placed {
    /// The globals, without their bytes, with their symbols.
    pub list: Vec<(SymbolId, Global)>,
    /// The library's own that can be written.
    pub library: Range<u64>,
}

/// A part of the address space that variables are in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Constants,
    Variables,
    Library,
}

/// A section whose bounds the program asks for: the linker defines `__start_NAME` and `__stop_NAME`, and the variables lie
/// side by side between them, in order.
#[derive(Default)]
struct Section {
    starts: Vec<usize>,
    stops: Vec<usize>,
    members: Vec<usize>,
}

/// Whether a name is that of the end of a section, and of which.
fn bound_of(name: &str) -> Option<(bool, &str)> {
    let start = name.strip_prefix("__start_").map(|section| (false, section));
    start.or_else(|| name.strip_prefix("__stop_").map(|section| (true, section)))
}

/// The sections whose bounds are asked for, where there are variables in them.
fn sections(module: &Module) -> BTreeMap<&str, Section> {
    let variables = || {
        module.symbols.iter().enumerate().filter_map(|(i, symbol)| match &symbol.kind {
            SymbolKind::Variable(v) => Some((i, symbol, v)),
            _ => None,
        })
    };
    let mut sections: BTreeMap<&str, Section> = BTreeMap::new();
    for (i, symbol, _) in variables().filter(|(.., v)| v.init.is_none()) {
        if let Some((stop, name)) = bound_of(&symbol.name) {
            let section = sections.entry(name).or_default();
            if stop { section.stops.push(i) } else { section.starts.push(i) }
        }
    }
    for (i, _, v) in variables().filter(|(.., v)| v.init.is_some()) {
        if let Some(section) = v.section.as_deref().and_then(|name| sections.get_mut(name)) {
            section.members.push(i);
        }
    }
    sections.retain(|_, section| !section.members.is_empty());
    sections
}

/// Gives one variable the next address at least `zone` bytes on.
fn place_one(
    constants: &mut Constants<'_>,
    i: usize,
    next: &mut u64,
    zone: u64,
    locate: &impl Fn(SymbolId) -> LocId,
    list: &mut Vec<(SymbolId, Global)>,
) -> Result<(), Diagnostic> {
    let symbol = &constants.module.symbols[i];
    let SymbolKind::Variable(v) = &symbol.kind else { return Ok(()) };
    let external = v.init.is_none();
    let fail =
        |what: String| Diagnostic::at_line(&symbol.source, symbol.line, format!("@{}: {what}", symbol.name));
    let (size, natural) = match constants.layout.size_align(v.ty) {
        Ok(known) => known,
        Err(_) if external => (0, 1),
        Err(Lack(what)) => return Err(fail(what)),
    };
    let align = match v.align {
        0 => natural,
        a if a.is_power_of_two() => u64::from(a),
        a => return Err(fail(format!("alignment {a} is no power of two"))),
    };
    *next = (*next + zone).next_multiple_of(align.max(zone));
    if size > GLOBAL_END - (*next).min(GLOBAL_END) {
        return Err(fail(format!("{size} bytes do not fit in the address space")));
    }
    constants.variables[i] = *next;
    let global = Global {
        name: symbol.name.clone(),
        address: *next,
        size,
        align: u32::try_from(align).unwrap_or(1 << 31),
        init: Vec::new(),
        constant: v.constant,
        external,
        library: symbol.library,
        thread_local: v.thread_local,
        linkage: symbol.linkage,
        undefined: Vec::new(),
        loc: locate(SymbolId(i as u32)),
    };
    list.push((SymbolId(i as u32), global));
    *next += size + if zone == 0 { 0 } else { red_zone(size) };
    Ok(())
}

/// The first bytes of a variable, without trailing zeros, and which of its bytes are undefined.
pub fn initial_bytes(constants: &mut Constants<'_>, variable: &Variable) -> Res<(Vec<u8>, Undefined)> {
    let mut bytes = Vec::new();
    let mut undefined = Undefined::new();
    if let Some(init) = &variable.init {
        write(constants, &mut bytes, 0, variable.ty, init)?;
        note_undefined(constants, &mut undefined, 0, variable.ty, init)?;
        while bytes.last() == Some(&0) {
            bytes.pop();
        }
    }
    Ok((bytes, undefined))
}

/// Ranges of bytes, ascending.
type Undefined = Vec<std::ops::Range<u64>>;

/// Notes which bytes of a value are undefined. What is so as a whole and consists of nothing but bytes is padding.
fn note_undefined(
    constants: &mut Constants<'_>,
    list: &mut Undefined,
    offset: u64,
    ty: TypeId,
    value: &Constant,
) -> Res {
    match (value, constants.layout.get(ty)) {
        (Constant::Aggregate(parts), Type::Array { elem, .. }) => {
            let size = constants.layout.size(*elem)?;
            for (i, part) in parts.iter().enumerate() {
                note_undefined(constants, list, offset + i as u64 * size, part.ty, &part.value)?;
            }
        }
        (Constant::Aggregate(parts), Type::Struct { .. }) => {
            let offsets = constants.layout.fields(ty)?.0;
            for (part, at) in parts.iter().zip(offsets) {
                note_undefined(constants, list, offset + at, part.ty, &part.value)?;
            }
        }
        (Constant::Undef | Constant::Poison, _) if is_padding(constants, ty) => {}
        (value, _) if undefined::is_undefined(value) => {
            let end = offset + constants.layout.size(ty)?;
            match list.last_mut() {
                Some(last) if last.end == offset => last.end = end,
                _ => list.push(offset..end),
            }
        }
        _ => {}
    }
    Ok(())
}

/// Holds no value of the program's: bytes between members, or an object of a class without any, which is a structure of
/// one byte (`std::nullopt`).
fn is_padding(constants: &Constants<'_>, ty: TypeId) -> bool {
    let within = |ty: TypeId| matches!(constants.layout.get(ty), Type::Int(8)) || is_padding(constants, ty);
    match constants.layout.get(ty) {
        Type::Array { elem, .. } => within(*elem),
        // Several bytes are members.
        Type::Struct { fields, .. } => match &fields[..] {
            [only] => within(*only),
            all => all.iter().all(|field| is_padding(constants, *field)),
        },
        _ => false,
    }
}

fn put(bytes: &mut Vec<u8>, offset: u64, data: &[u8]) -> Res {
    if data.iter().all(|&b| b == 0) {
        return Ok(());
    }
    if offset > MAX_INIT {
        return Err(Lack("an initial value that reaches beyond 4 GiB".into()));
    }
    let offset = offset as usize;
    if bytes.len() < offset + data.len() {
        bytes.resize(offset + data.len(), 0);
    }
    bytes[offset..offset + data.len()].copy_from_slice(data);
    Ok(())
}

fn write(
    constants: &mut Constants<'_>,
    bytes: &mut Vec<u8>,
    offset: u64,
    ty: TypeId,
    value: &Constant,
) -> Res {
    match (value, constants.layout.get(ty)) {
        (Constant::Zero | Constant::Null | Constant::Undef | Constant::Poison, _) => Ok(()),
        (Constant::Bytes(data), _) => put(bytes, offset, data),
        (Constant::Aggregate(parts), Type::Array { elem, len }) if parts.len() as u64 <= *len => {
            let size = constants.layout.size(*elem)?;
            for (i, part) in parts.iter().enumerate() {
                write(constants, bytes, offset + i as u64 * size, part.ty, &part.value)?;
            }
            Ok(())
        }
        (Constant::Aggregate(parts), Type::Struct { .. }) => {
            // More parts than fields are cut off by the pairing.
            let offsets = constants.layout.fields(ty)?.0;
            for (part, at) in parts.iter().zip(offsets) {
                write(constants, bytes, offset + at, part.ty, &part.value)?;
            }
            Ok(())
        }
        _ => {
            let shape = constants.layout.shape(ty)?;
            let mut slots = Limbs::new();
            constants.eval(ty, value, &mut slots)?;
            let packed = pack(&shape, &slots);
            let mut data: Vec<u8> = packed.iter().flat_map(|w| w.to_le_bytes()).collect();
            data.truncate(shape.bits().div_ceil(8) as usize);
            put(bytes, offset, &data)
        }
    }
}

/// The functions in variables of a section (`.init_array`, `.init_array.101`), with their priorities, in the order of the text.
pub fn in_section(constants: &mut Constants<'_>, section: &str) -> Vec<(u64, FuncId)> {
    let module = constants.module;
    let mut found = Vec::new();
    for symbol in &module.symbols {
        let SymbolKind::Variable(Variable { section: Some(name), init: Some(init), ty, .. }) = &symbol.kind
        else {
            continue;
        };
        let priority = match name.strip_prefix(section) {
            Some("") => LAST,
            Some(rest) => match rest.strip_prefix('.').and_then(|number| number.parse().ok()) {
                Some(priority) => priority,
                None => continue,
            },
            None => continue,
        };
        let alone = [TypedConstant { ty: *ty, value: init.clone() }];
        let entries = if let Constant::Aggregate(entries) = init { &entries[..] } else { &alone };
        found.extend(entries.iter().filter_map(|e| function(constants, e)).map(|f| (priority, f)));
    }
    found
}

/// The priority of constructors that have none.
const LAST: u64 = 65_535;

/// The function that a constant is the address of.
fn function(constants: &mut Constants<'_>, constant: &TypedConstant) -> Option<FuncId> {
    let taken = constants.taken.clone();
    let address = constants.word(constant).ok();
    constants.taken = taken;
    let offset = address?.checked_sub(FUNCTION_BASE)?;
    let index = offset / FUNCTION_STEP;
    let is_one = offset % FUNCTION_STEP == 0 && index < constants.taken.len() as u64;
    is_one.then_some(FuncId(index as u32))
}

/// The functions of `llvm.global_ctors` or `llvm.global_dtors`, and those that a program puts into the section itself, by
/// priority, lowest first.
pub fn constructors(constants: &mut Constants<'_>, name: &str, section: &str) -> Vec<FuncId> {
    let module = constants.module;
    // Compilers put their own behind a module's variables.
    let mut list = in_section(constants, section);
    for symbol in module.symbols.iter().filter(|s| &*s.name == name) {
        let SymbolKind::Variable(Variable { init: Some(Constant::Aggregate(entries)), .. }) = &symbol.kind
        else {
            continue;
        };
        for entry in entries {
            let Constant::Aggregate(parts) = &entry.value else { continue };
            if let [priority, function, ..] = &parts[..] {
                let id = self::function(constants, function);
                if let (Ok(priority), Some(id)) = (constants.word(priority), id) {
                    list.push((priority, id));
                }
            }
        }
    }
    list.sort_by_key(|(priority, _)| *priority);
    list.into_iter().map(|(_, f)| f).collect()
}
