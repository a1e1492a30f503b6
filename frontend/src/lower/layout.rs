//! The x86-64 data layout: sizes, alignments, and the *shape* of a type: its scalar leaves, their register slots, and
//! the memory cells they live in (LLVM's language reference, "Data Layout").

use super::{Lack, Res};
use crate::Diagnostic;
use crate::ir::{FloatKind, Type, TypeId, Types};
use std::rc::Rc;

/// Most scalar leaves a register value may have.
const MAX_LEAVES: u64 = 1 << 16;

/// A scalar part of a register value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// Width in bits.
    pub bits: u16,
    /// The format, if a float.
    pub float: Option<FloatKind>,
    /// First slot, relative to the value's.
    pub slot: u32,
}

/// A run of leaves that memory holds as one integer: one leaf, or a whole vector of sub-byte elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// Byte offset from the value's address.
    pub offset: u64,
    /// Width in bits.
    pub bits: u32,
    /// First leaf.
    pub first: u32,
    /// Number of leaves.
    pub count: u32,
}

/// How a type is held in registers and memory.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shape {
    /// Scalars in order.
    pub leaves: Vec<Leaf>,
    /// Register slots in all.
    pub slots: u32,
    /// Memory cells in order.
    pub cells: Vec<Cell>,
    /// The type is a vector.
    pub vector: bool,
}

impl Shape {
    /// Bits of all leaves together.
    pub fn bits(&self) -> u32 {
        self.leaves.iter().map(|l| u32::from(l.bits)).sum()
    }

    /// Do the slots hold the leaves' bits back to back?
    pub fn is_dense(&self) -> bool {
        self.leaves.iter().rev().skip(1).all(|l| l.bits % 64 == 0)
    }

    /// Can a bit cast between the two leave every slot as it is?
    pub fn same_slots(&self, other: &Self) -> bool {
        self.slots == other.slots
            && ((self.is_dense() && other.is_dense())
                || self.leaves.iter().map(|l| l.bits).eq(other.leaves.iter().map(|l| l.bits)))
    }
}

/// Slots of a scalar.
pub fn limbs(bits: u32) -> u32 {
    bits.div_ceil(64)
}

/// Width of a float format in bits.
pub fn float_bits(kind: FloatKind) -> u16 {
    match kind {
        FloatKind::Half | FloatKind::BFloat => 16,
        FloatKind::Single => 32,
        FloatKind::Double => 64,
        FloatKind::X87 => 80,
        FloatKind::Quad => 128,
    }
}

/// Sizes and shapes of a module's types, memoised.
pub struct Layout<'m> {
    types: &'m Types,
    wide_int_align: u64,
    sizes: Vec<Option<(u64, u64)>>,
    shapes: Vec<Option<Rc<Shape>>>,
}

impl<'m> Layout<'m> {
    /// Reads `target datalayout`; none means x86-64's.
    pub fn new(types: &'m Types, text: Option<&str>) -> Result<Self, Diagnostic> {
        let mut wide_int_align = if text.is_some() { 8 } else { 16 };
        for part in text.unwrap_or_default().split('-') {
            let mut fields = part.split(':');
            match (fields.next().unwrap_or_default(), fields.next()) {
                ("E", _) => {
                    return Err(Diagnostic::new("the module is for a big-endian target; symvm runs x86-64"));
                }
                ("p" | "p0", Some(bits)) if bits != "64" => {
                    let message = format!("the module has {bits}-bit pointers; symvm runs x86-64");
                    return Err(Diagnostic::new(message).with_help("compile with --target=x86_64-linux-gnu"));
                }
                ("i128", Some(bits)) => {
                    wide_int_align = bits.parse::<u64>().ok().filter(|b| *b >= 8).unwrap_or(64) / 8;
                }
                _ => {}
            }
        }
        let n = types.list.len();
        Ok(Self { types, wide_int_align, sizes: vec![None; n], shapes: vec![None; n] })
    }

    /// The type behind an id.
    pub fn get(&self, ty: TypeId) -> &'m Type {
        self.types.get(ty)
    }

    /// Bits of a scalar type.
    fn scalar(ty: &Type) -> Option<(u32, Option<FloatKind>)> {
        match ty {
            Type::Int(bits) => Some((*bits, None)),
            Type::Float(kind) => Some((u32::from(float_bits(*kind)), Some(*kind))),
            Type::Ptr => Some((64, None)),
            _ => None,
        }
    }

    /// Size in bytes between consecutive array elements, and ABI alignment.
    pub fn size_align(&mut self, ty: TypeId) -> Res<(u64, u64)> {
        if let Some(known) = self.sizes[ty.0 as usize] {
            return Ok(known);
        }
        let result = self.compute_size(ty)?;
        self.sizes[ty.0 as usize] = Some(result);
        Ok(result)
    }

    /// Size in bytes between consecutive array elements.
    pub fn size(&mut self, ty: TypeId) -> Res<u64> {
        Ok(self.size_align(ty)?.0)
    }

    fn compute_size(&mut self, ty: TypeId) -> Res<(u64, u64)> {
        let too_big = || Lack("a type of more than 2^64 bytes".into());
        let rounded = |size: u64, align: u64| size.checked_next_multiple_of(align).ok_or_else(too_big);
        match self.get(ty) {
            Type::Int(bits) => {
                let align = match bits {
                    0..=8 => 1,
                    9..=16 => 2,
                    17..=32 => 4,
                    33..=64 => 8,
                    _ => self.wide_int_align,
                };
                Ok((rounded(u64::from(bits.div_ceil(8)), align)?, align))
            }
            Type::Ptr => Ok((8, 8)),
            Type::Float(kind) => {
                let align = match kind {
                    FloatKind::X87 => 16,
                    kind => u64::from(float_bits(*kind)) / 8,
                };
                Ok((align, align))
            }
            Type::Array { elem, len } => {
                let (size, align) = self.size_align(*elem)?;
                Ok((size.checked_mul(*len).ok_or_else(too_big)?, align))
            }
            Type::Vector { elem, len } => {
                let Some((bits, _)) = Self::scalar(self.get(*elem)) else {
                    return Err(Lack("a vector of non-scalars".into()));
                };
                let bytes = (u64::from(bits) * u64::from(*len)).div_ceil(8).max(1);
                let align = bytes.next_power_of_two();
                Ok((rounded(bytes, align)?, align))
            }
            Type::Struct { .. } => {
                let (_, size, align) = self.fields(ty)?;
                Ok((size, align))
            }
            Type::Named(n) => {
                Err(Lack(format!("the size of the opaque type %{}", self.types.named[*n as usize].0)))
            }
            Type::Other(name) => Err(Lack(format!("a value of type {name}"))),
            Type::Void | Type::Func { .. } => Err(Lack("the size of a function or void".into())),
        }
    }

    /// Field offsets, size and alignment of a struct.
    pub fn fields(&mut self, ty: TypeId) -> Res<(Vec<u64>, u64, u64)> {
        let Type::Struct { fields, packed } = self.get(ty) else {
            return Err(Lack("a field of something that is no struct".into()));
        };
        let too_big = || Lack("a struct of more than 2^64 bytes".into());
        let (mut offset, mut struct_align) = (0u64, 1);
        let mut offsets = Vec::with_capacity(fields.len());
        for field in fields {
            let (size, align) = self.size_align(*field)?;
            if !packed {
                offset = offset.checked_next_multiple_of(align).ok_or_else(too_big)?;
                struct_align = struct_align.max(align);
            }
            offsets.push(offset);
            offset = offset.checked_add(size).ok_or_else(too_big)?;
        }
        let size = offset.checked_next_multiple_of(struct_align).ok_or_else(too_big)?;
        Ok((offsets, size, struct_align))
    }

    /// Byte offset of a struct's field, and its type.
    pub fn field(&mut self, ty: TypeId, index: usize) -> Res<(u64, TypeId)> {
        let offsets = self.fields(ty)?.0;
        match self.get(ty) {
            Type::Struct { fields, .. } if index < fields.len() => Ok((offsets[index], fields[index])),
            _ => Err(Lack("a struct index out of range".into())),
        }
    }

    /// The shape of a first-class type (`void`: no leaves).
    pub fn shape(&mut self, ty: TypeId) -> Res<Rc<Shape>> {
        if let Some(shape) = &self.shapes[ty.0 as usize] {
            return Ok(shape.clone());
        }
        let mut shape = Shape::default();
        if !matches!(self.get(ty), Type::Void) {
            shape.vector = matches!(self.get(ty), Type::Vector { .. });
            self.flatten(ty, 0, &mut shape)?;
        }
        let shape = Rc::new(shape);
        self.shapes[ty.0 as usize] = Some(shape.clone());
        Ok(shape)
    }

    fn flatten(&mut self, ty: TypeId, offset: u64, shape: &mut Shape) -> Res {
        let kind = self.get(ty);
        if let Some((bits, float)) = Self::scalar(kind) {
            let first = shape.leaves.len() as u32;
            push_leaf(shape, bits, float)?;
            shape.cells.push(Cell { offset, bits, first, count: 1 });
            return Ok(());
        }
        match kind {
            Type::Array { elem, len } => {
                too_many(*len)?;
                let size = self.size(*elem)?;
                for i in 0..*len {
                    self.flatten(*elem, offset + i * size, shape)?;
                    too_many(shape.leaves.len() as u64)?;
                }
                Ok(())
            }
            Type::Vector { elem, len } => {
                too_many(u64::from(*len))?;
                let Some((bits, float)) = Self::scalar(self.get(*elem)) else {
                    return Err(Lack("a vector of non-scalars".into()));
                };
                let first = shape.leaves.len() as u32;
                for i in 0..*len {
                    push_leaf(shape, bits, float)?;
                    if bits % 8 == 0 {
                        let offset = offset + u64::from(i) * u64::from(bits / 8);
                        shape.cells.push(Cell { offset, bits, first: first + i, count: 1 });
                    }
                }
                if bits % 8 != 0 {
                    let bits = bits.checked_mul(*len).filter(|b| *b <= u32::from(u16::MAX));
                    let bits = bits.ok_or_else(|| Lack("a vector of more than 65,535 bits".into()))?;
                    shape.cells.push(Cell { offset, bits, first, count: *len });
                }
                Ok(())
            }
            Type::Struct { fields, .. } => {
                let (offsets, ..) = self.fields(ty)?;
                for (field, at) in fields.iter().zip(offsets) {
                    self.flatten(*field, offset + at, shape)?;
                }
                too_many(shape.leaves.len() as u64)
            }
            _ => self.size_align(ty).map(|_| ()),
        }
    }

    /// The first leaf of the part of an aggregate that `indices` name, and the part's type.
    pub fn part(&mut self, mut ty: TypeId, indices: &[u32]) -> Res<(usize, TypeId)> {
        let mut leaf = 0;
        for &index in indices {
            match self.get(ty) {
                Type::Struct { fields, .. } => {
                    let field = fields.get(index as usize).copied();
                    let field = field.ok_or_else(|| Lack("an aggregate index out of range".into()))?;
                    for f in &fields[..index as usize] {
                        leaf += self.shape(*f)?.leaves.len();
                    }
                    ty = field;
                }
                Type::Array { elem, len } if u64::from(index) < *len => {
                    leaf += index as usize * self.shape(*elem)?.leaves.len();
                    ty = *elem;
                }
                _ => return Err(Lack("an aggregate index out of range".into())),
            }
        }
        Ok((leaf, ty))
    }
}

fn too_many(leaves: u64) -> Res {
    if leaves > MAX_LEAVES { Err(Lack(format!("a register value of {leaves} scalars"))) } else { Ok(()) }
}

fn push_leaf(shape: &mut Shape, bits: u32, float: Option<FloatKind>) -> Res {
    let narrow = u16::try_from(bits)
        .ok()
        .filter(|b| *b > 0)
        .ok_or_else(|| Lack(format!("an integer of {bits} bits")))?;
    shape.leaves.push(Leaf { bits: narrow, float, slot: shape.slots });
    shape.slots += limbs(bits);
    Ok(())
}
