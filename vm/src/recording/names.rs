//! What a location is called in the source: variables, parts of them, blocks of the heap.
//!
//! A register that holds no variable is called by what was computed just before, if that is all of variables that still
//! have those values: the condition of a branch, at the branch.

use super::Location;
use super::parts::{self, Leads, NamedPlace};
use crate::fault::{ObjectDesc, ObjectKind};
use crate::machine::Machine;
use std::cell::OnceCell;
use symvm_frontend::program::{FuncId, Function, Inst, IntCast, IntOp, LocId, Opnd, Pred, Program, Reg};

/// Instructions that are looked back.
const BACK: usize = 24;
/// Nested operators.
const NESTED: u32 = 6;

impl Machine {
    /// What locations are called in the state as it is.
    pub fn names(&self) -> LocationNames<'_> {
        LocationNames { machine: self, leads: OnceCell::new() }
    }

    /// How many frames lie above one, its function, and the place in it.
    fn frame_of(&self, frame: u32) -> Option<(usize, FuncId, u32)> {
        let above = self.frames.iter().count().checked_sub(1 + frame as usize)?;
        let (own, pc) = self.frames.iter().nth(above)?;
        Some((above, own.func, pc))
    }
}

/// The names of locations in one state of a machine, with what is found once for all of them.
pub struct LocationNames<'a> {
    machine: &'a Machine,
    /// Where the program's pointers lead.
    leads: OnceCell<Leads>,
}

impl LocationNames<'_> {
    /// The name of a location in the state: `count`, `buf.len`, `p->next`, `table+8` (byte 8 of it, where types are not
    /// known), `main:i` for a variable of a function that waits for a call. What has no name in the source is called by its
    /// register or address.
    pub fn name(&self, location: Location) -> String {
        let program = self.machine.program();
        match location {
            Location::Register { frame, reg, .. } => {
                let Some((above, func, pc)) = self.machine.frame_of(frame) else { return format!("%{reg}") };
                let function = &program.functions[func.index()];
                let scope = Scope { program, function, end: pc as usize };
                let name = scope.value(Reg(reg), scope.end, NESTED).unwrap_or_else(|| format!("%{reg}"));
                qualified(program, (above > 0).then_some(func), name)
            }
            Location::Memory { address, bytes } => match self.machine.memory.describe(address) {
                Some(object) if object.contains() => self.in_object(&object, address, u64::from(bytes)),
                _ => format!("*{address:#x}"),
            },
        }
    }

    /// The location is one of the C library's own variables.
    pub fn is_librarys(&self, location: Location) -> bool {
        let program = self.machine.program();
        match location {
            Location::Register { frame, .. } => self
                .machine
                .frame_of(frame)
                .is_some_and(|(_, func, _)| program.functions[func.index()].library),
            Location::Memory { address, .. } => {
                let after = program.globals.partition_point(|g| g.address <= address);
                let global = after.checked_sub(1).and_then(|i| program.globals.get(i));
                global.is_some_and(|g| g.library && address - g.address < g.size)
            }
        }
    }

    /// A part of an object.
    fn in_object(&self, object: &ObjectDesc, address: u64, bytes: u64) -> String {
        let program = self.machine.program();
        let heap = matches!(object.kind, ObjectKind::Heap | ObjectKind::Freed);
        if object.kind == ObjectKind::Heap
            && let Some(name) =
                self.leads.get_or_init(|| self.machine.leads()).name(program, object, address, bytes)
        {
            return name;
        }
        let name = match object.name.is_empty() {
            true if heap => {
                format!("(heap block of {} bytes from {})", object.size, program.describe(object.alloc))
            }
            true => format!("{:#x}", object.base),
            false => object.name.to_string(),
        };
        let top = self.machine.frames.top().map(|top| top.func);
        let name = qualified(program, object.function.filter(|&f| Some(f) != top), name);
        let types = &program.source_types;
        let ty = types.declared_at(object.alloc).filter(|&ty| {
            !heap
                && types.get(ty).is_some_and(|own| own.bytes == object.size)
                && !parts::is_scalar(program, ty)
        });
        match (object.offset, ty) {
            (offset @ 0.., Some(ty)) => {
                let part = types.part(ty, offset.unsigned_abs(), bytes);
                format!("{name}{part}")
            }
            (0, None) if object.size == bytes => name,
            (offset, _) => format!("{name}+{offset}"),
        }
    }
}

/// Straight-line code before a place.
struct Scope<'a> {
    program: &'a Program,
    function: &'a Function,
    end: usize,
}

impl Scope<'_> {
    /// What the register held at `at`, in words that are still true at the end.
    fn value(&self, reg: Reg, at: usize, nested: u32) -> Option<String> {
        let defined = self.definition(reg, at);
        let changed = (at..self.end).any(|i| self.writes(i, reg));
        if let Some(named) = self.function.names.iter().find(|named| named.reg == reg) {
            return (!changed).then(|| named.name.to_string());
        }
        let (i, inst) = defined?;
        let nested = nested.checked_sub(1)?;
        let of = |opnd: Opnd, width: u16| self.operand(opnd, width, i, nested);
        Some(match *inst {
            Inst::Mov { src, .. } => of(src, 64)?,
            Inst::Cast { op: IntCast::Trunc, to, src, .. } => format!("(u{to}){}", of(src, 64)?),
            Inst::Cast { src, from, .. } => of(src, from)?,
            Inst::Load { addr, access, .. } if self.is_unchanged(i) => {
                self.place(addr, i, nested)?.text(self.program, u64::from(access.bits.div_ceil(8)))?
            }
            Inst::Cmp { pred, width, lhs, rhs, .. } => {
                format!("({} {} {})", of(lhs, width)?, sign(pred), of(rhs, width)?)
            }
            Inst::Int { op, width, lhs, rhs, .. } => {
                format!("({} {} {})", of(lhs, width)?, operator(op)?, of(rhs, width)?)
            }
            _ => return None,
        })
    }

    /// Nothing was written to memory since.
    fn is_unchanged(&self, at: usize) -> bool {
        let changes = |inst: &Inst| {
            matches!(
                inst,
                Inst::Store { .. }
                    | Inst::MemCopy { .. }
                    | Inst::MemSet { .. }
                    | Inst::Call { .. }
                    | Inst::CallIndirect { .. }
                    | Inst::AtomicRmw { .. }
                    | Inst::CmpXchg { .. }
                    | Inst::Intrinsic { .. }
            )
        };
        self.function.code.get(at..self.end).is_some_and(|code| !code.iter().any(changes))
    }

    /// What lies at an address.
    fn place(&self, addr: Opnd, at: usize, nested: u32) -> Option<Named> {
        let nested = nested.checked_sub(1)?;
        let (program, function) = (self.program, self.function);
        let Some(reg) = addr.as_reg() else {
            let address = *program.constants.get(addr.as_pool()? as usize)?;
            let after = program.globals.partition_point(|g| g.address <= address);
            let global = program.globals.get(after.checked_sub(1)?)?;
            let offset = address.checked_sub(global.address).filter(|&offset| offset < global.size)?;
            return Named::new(program, global.name.to_string(), global.loc, offset);
        };
        if let Some(named) = function.names.iter().find(|named| named.reg == reg) {
            let changed = (at..self.end).any(|i| self.writes(i, reg));
            let ty = program.source_types.declared_at(named.loc).filter(|_| !changed)?;
            return parts::behind(program, named.name.to_string(), ty).map(Named::Part);
        }
        let mut slots = function.code.iter().filter_map(|inst| match *inst {
            Inst::SlotAddr { dst, slot } if dst == reg => Some(slot),
            _ => None,
        });
        if let Some(slot) = slots.next().filter(|_| slots.next().is_none()) {
            let slot = function.slots.get(slot as usize)?;
            return Named::new(program, slot.name.to_string(), slot.loc, 0);
        }
        let (i, inst) = self.definition(reg, at)?;
        match *inst {
            Inst::Mov { src, .. } => self.place(src, i, nested),
            Inst::Int { op: IntOp::Add, width: 64, lhs, rhs, .. } => {
                let by = *program.constants.get(rhs.as_pool()? as usize)?;
                let Named::Part(place) = self.place(lhs, i, nested)? else { return None };
                Some(Named::Part(NamedPlace { offset: place.offset.checked_add(by)?, ..place }))
            }
            Inst::Index { base, index, index_width, scale, .. } => {
                let Named::Part(place) = self.place(base, i, nested)? else { return None };
                let text = self.operand(index, index_width, i, nested)?;
                let apart = u64::try_from(scale).ok()?;
                let indexed = place.index.is_some();
                (!indexed).then_some(Named::Part(NamedPlace { index: Some((text, apart)), ..place }))
            }
            // A pointer that is read.
            Inst::Load { addr, .. } if self.is_unchanged(i) => {
                let Named::Part(place) = self.place(addr, i, nested)? else { return None };
                let (name, ty) = place.part(program, 8)?;
                parts::behind(program, name, ty).map(Named::Part)
            }
            _ => None,
        }
    }

    fn operand(&self, opnd: Opnd, width: u16, at: usize, nested: u32) -> Option<String> {
        if let Some(reg) = opnd.as_reg() {
            return self.value(reg, at, nested);
        }
        let bits = *self.program.constants.get(opnd.as_pool()? as usize)?;
        let shift = 64_u32.checked_sub(width.into()).filter(|&s| s < 64)?;
        Some(((bits << shift).cast_signed() >> shift).to_string())
    }

    /// The last instruction before `at` that writes the register, if only straight-line code lies between.
    fn definition(&self, reg: Reg, at: usize) -> Option<(usize, &Inst)> {
        for i in (at.saturating_sub(BACK)..at).rev() {
            let inst = self.function.code.get(i)?;
            if written(inst) == Some(reg) {
                return Some((i, inst));
            }
            let leaves = matches!(
                inst,
                Inst::Block { .. } | Inst::Jump { .. } | Inst::Branch { .. } | Inst::Switch { .. }
            );
            if leaves || self.writes(i, reg) {
                return None;
            }
        }
        None
    }

    fn writes(&self, at: usize, reg: Reg) -> bool {
        let Some(inst) = self.function.code.get(at) else { return true };
        match inst {
            Inst::Store { .. } | Inst::Branch { .. } | Inst::SlotAddr { .. } | Inst::Index { .. } => {
                written(inst) == Some(reg)
            }
            _ => written(inst).is_none_or(|dst| dst == reg),
        }
    }
}

/// The register that an instruction of one result writes; of others nothing is known.
fn written(inst: &Inst) -> Option<Reg> {
    match *inst {
        Inst::Mov { dst, .. }
        | Inst::Cmp { dst, .. }
        | Inst::Index { dst, .. }
        | Inst::SlotAddr { dst, .. } => Some(dst),
        Inst::Int { dst, width, .. } | Inst::Select { dst, width, .. } if width <= 64 => Some(dst),
        Inst::Cast { dst, to, .. } if to <= 64 => Some(dst),
        Inst::Load { dst, access, .. } if access.bits <= 64 => Some(dst),
        _ => None,
    }
}

fn sign(pred: Pred) -> &'static str {
    match pred {
        Pred::Eq => "==",
        Pred::Ne => "!=",
        Pred::Ult => "<u",
        Pred::Ule => "<=u",
        Pred::Ugt => ">u",
        Pred::Uge => ">=u",
        Pred::Slt => "<",
        Pred::Sle => "<=",
        Pred::Sgt => ">",
        Pred::Sge => ">=",
    }
}

fn operator(op: IntOp) -> Option<&'static str> {
    Some(match op {
        IntOp::Add => "+",
        IntOp::Sub => "-",
        IntOp::Mul => "*",
        IntOp::UDiv => "/u",
        IntOp::SDiv => "/",
        IntOp::URem => "%u",
        IntOp::SRem => "%",
        IntOp::Shl => "<<",
        IntOp::LShr => ">>u",
        IntOp::AShr => ">>",
        IntOp::And => "&",
        IntOp::Or => "|",
        IntOp::Xor => "^",
        IntOp::UMin | IntOp::UMax | IntOp::SMin | IntOp::SMax => return None,
    })
}

fn qualified(program: &Program, function: Option<FuncId>, name: String) -> String {
    match function {
        Some(function) => format!("{}:{name}", program.functions[function.index()].name),
        None => name,
    }
}

/// A variable of which no more than the name is known, or a part of one.
enum Named {
    Whole(String),
    Part(NamedPlace),
}

impl Named {
    fn new(program: &Program, name: String, declared: LocId, offset: u64) -> Option<Self> {
        match program.source_types.declared_at(declared) {
            _ if name.is_empty() => None,
            Some(ty) => Some(Self::Part(NamedPlace { name, ty, offset, behind: false, index: None })),
            None => (offset == 0).then_some(Self::Whole(name)),
        }
    }

    fn text(self, program: &Program, bytes: u64) -> Option<String> {
        match self {
            Self::Whole(name) => Some(name),
            Self::Part(place) => Some(place.part(program, bytes)?.0),
        }
    }
}
