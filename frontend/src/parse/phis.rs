//! Phi nodes come first in their block and have a value for each block that leads there, and for no other: an edge without
//! one would leave what the value was before, one that does not exist would hide a mistake.

use super::{Parser, Result};
use crate::Diagnostic;
use crate::ir::{BlockId, Body, Inst, InstKind, SymbolId};
use crate::walk::Visit;

/// Gathers where terminators go: (to, from).
struct Edges {
    from: u32,
    list: Vec<(u32, u32)>,
}

impl Visit for Edges {
    fn block(&mut self, to: &mut BlockId) {
        self.list.push((to.0, self.from));
    }
}

impl Parser<'_> {
    /// Checks the phi nodes of a body whose blocks are numbered.
    pub(super) fn check_phis(&self, id: SymbolId, body: &mut Body) -> Result<()> {
        let is_phi = |inst: &Inst| matches!(inst.kind, InstKind::Phi(_));
        let error = |inst: &Inst, message: &str| {
            let name = &self.module.symbols[id.0 as usize].name;
            Err(Diagnostic::at_line(self.file, inst.line, format!("{message} (function '@{name}')")))
        };
        let mut any = false;
        for block in &body.blocks {
            let leading = block.insts.iter().take_while(|i| is_phi(i)).count();
            any |= leading > 0;
            if let Some(late) = block.insts[leading..].iter().find(|i| is_phi(i)) {
                return error(late, "phi nodes must come first in their block");
            }
        }
        if !any {
            return Ok(());
        }
        let mut edges = Edges { from: 0, list: Vec::new() };
        for (from, block) in body.blocks.iter_mut().enumerate() {
            edges.from = from as u32;
            if let Some(last) = block.insts.last_mut() {
                edges.inst(last);
            }
        }
        let mut edges = edges.list;
        edges.sort_unstable();
        edges.dedup();
        let mut sources = Vec::new();
        for (to, block) in body.blocks.iter().enumerate() {
            let start = edges.partition_point(|edge| edge.0 < to as u32);
            let end = start + edges[start..].partition_point(|edge| edge.0 == to as u32);
            for inst in &block.insts {
                let InstKind::Phi(incoming) = &inst.kind else { break };
                sources.clear();
                sources.extend(incoming.iter().map(|(_, from)| (to as u32, from.0)));
                sources.sort_unstable();
                sources.dedup();
                if sources.iter().any(|edge| edges[start..end].binary_search(edge).is_err()) {
                    return error(inst, "a phi node has a value for a block that does not lead here");
                }
                if sources.len() != end - start {
                    return error(inst, "a phi node lacks a value for a block that leads here");
                }
            }
        }
        Ok(())
    }
}
