//! Checks over whole modules: no type contains itself or is absurdly large, no alias leads back to itself.

use super::{MAX_NESTING, Parser, Result};
use crate::ir::{ConstExpr, Constant, FloatKind, SymbolKind, Type, TypeId};

/// The largest object, in bytes: an x86-64 process has no more address space.
const MAX_BYTES: u64 = 1 << 47;

/// Size without padding, in bytes, and depth of nesting of a type.
#[derive(Clone, Copy)]
struct Extent {
    bytes: u64,
    depth: u32,
}

impl<'a> Parser<'a> {
    pub(super) fn check_types(&self) -> Result<()> {
        let count = self.module.types.list.len();
        let mut known: Vec<Option<Extent>> = vec![None; count];
        // Types whose parts are being looked at, to see cycles.
        let mut open = vec![false; count];
        for root in 0..count {
            let mut stack = vec![TypeId(root as u32)];
            while let Some(&ty) = stack.last() {
                let index = ty.0 as usize;
                if known[index].is_some() {
                    stack.pop();
                    continue;
                }
                let missing: Vec<TypeId> =
                    self.parts(ty).into_iter().filter(|p| known[p.0 as usize].is_none()).collect();
                if missing.is_empty() {
                    let extent = self.extent(ty, &known);
                    if extent.bytes > MAX_BYTES {
                        let message = format!("{} is larger than any memory", self.type_text(ty));
                        return Err(self.error_from(self.type_place(ty), message));
                    }
                    if extent.depth > MAX_NESTING {
                        let message = format!("this type is nested more than {MAX_NESTING} levels deep");
                        return Err(self.error_from(self.type_place(ty), message));
                    }
                    known[index] = Some(extent);
                    stack.pop();
                    continue;
                }
                if open[index] {
                    let message = format!("type '{}' contains itself", self.type_text(ty));
                    return Err(self.error_from(self.type_place(ty), message));
                }
                open[index] = true;
                stack.extend(missing);
            }
        }
        Ok(())
    }

    fn type_place(&self, ty: TypeId) -> u32 {
        self.type_places.get(ty.0 as usize).copied().unwrap_or(0)
    }

    /// The types a value of this type contains.
    fn parts(&self, ty: TypeId) -> Vec<TypeId> {
        match &self.module.types.list[ty.0 as usize] {
            Type::Array { elem, .. } | Type::Vector { elem, .. } => vec![*elem],
            Type::Struct { fields, .. } => fields.clone(),
            Type::Named(index) => self.module.types.named[*index as usize].1.into_iter().collect(),
            _ => Vec::new(),
        }
    }

    fn extent(&self, ty: TypeId, known: &[Option<Extent>]) -> Extent {
        let bytes = |id: TypeId| known[id.0 as usize].map_or(0, |e| e.bytes);
        let bytes = match &self.module.types.list[ty.0 as usize] {
            Type::Int(width) => u64::from(width.div_ceil(8)),
            Type::Float(FloatKind::Half | FloatKind::BFloat) => 2,
            Type::Float(FloatKind::Single) => 4,
            Type::Float(FloatKind::Double) | Type::Ptr => 8,
            Type::Float(FloatKind::X87 | FloatKind::Quad) => 16,
            Type::Array { elem, len } => bytes(*elem).saturating_mul(*len),
            Type::Vector { elem, len } => bytes(*elem).saturating_mul(u64::from(*len)),
            Type::Struct { fields, .. } => fields.iter().fold(0u64, |sum, &f| sum.saturating_add(bytes(f))),
            Type::Named(index) => self.module.types.named[*index as usize].1.map_or(0, bytes),
            Type::Void | Type::Func { .. } | Type::Other(_) => 0,
        };
        let depth = self.parts(ty).iter().filter_map(|p| known[p.0 as usize]).map(|e| e.depth + 1).max();
        Extent { bytes, depth: depth.unwrap_or(0) }
    }

    pub(super) fn check_aliases(&self) -> Result<()> {
        match crate::link::alias_cycle(&self.module) {
            None => Ok(()),
            Some(id) => {
                let symbol = &self.module.symbols[id.0 as usize];
                let message = format!("alias '@{}' leads back to itself", symbol.name);
                Err(crate::Diagnostic::at_line(self.file, symbol.line, message))
            }
        }
    }
}

/// The symbol a constant address is built on.
pub(crate) fn base_symbol(mut constant: &Constant) -> Option<crate::ir::SymbolId> {
    loop {
        constant = match constant {
            Constant::Symbol(id) => return Some(*id),
            Constant::Expr(e) => match &**e {
                ConstExpr::Cast(_, c, _) => &c.value,
                ConstExpr::Gep { operands, .. } => &operands.first()?.value,
                _ => return None,
            },
            _ => return None,
        };
    }
}

/// The target of an alias or ifunc.
pub(crate) fn alias_target(kind: &SymbolKind) -> Option<crate::ir::SymbolId> {
    match kind {
        SymbolKind::Alias(target) | SymbolKind::IFunc(target) => base_symbol(&target.value),
        _ => None,
    }
}
