//! Readable texts of a [`Program`], for `symvm dump`: functions with their code, and control-flow graphs for Graphviz.
//! Ids carry the sigils of their `Display`, so that dumps and traces can be grepped; constants are `#value`.

use crate::ir::{Module, SymbolKind};
use crate::program::{
    Arg, ArgClass, BlockIx, FloatCast, FuncId, Function, Inst, IntCast, Opnd, OverflowOp, Program, Range,
    Reg, Tail,
};
use std::fmt::Write;

/// A module as it was read: symbols in order, functions with their instructions, values as `%n`, types as `tN`.
pub fn module(module: &Module) -> String {
    let mut out = String::new();
    for (i, ty) in module.types.list.iter().enumerate() {
        line(&mut out, format_args!("t{i} {ty:?}"));
    }
    for (i, symbol) in module.symbols.iter().enumerate() {
        let head = format!("s{i} @{} {}", symbol.name, symbol.linkage.keyword());
        match &symbol.kind {
            SymbolKind::Variable(v) => {
                line(&mut out, format_args!("{head} variable t{}: {:?}", v.ty.0, v.init))
            }
            SymbolKind::Alias(target) => line(&mut out, format_args!("{head} alias {target:?}")),
            SymbolKind::IFunc(resolver) => line(&mut out, format_args!("{head} ifunc {resolver:?}")),
            SymbolKind::Function(f) => {
                line(&mut out, format_args!("{head} function t{}", f.ty.0));
                for (b, block) in f.body.iter().flat_map(|body| body.blocks.iter().enumerate()) {
                    line(&mut out, format_args!("  b{b} %{}", block.name));
                    for inst in &block.insts {
                        let result = inst.result.map(|v| format!("%{} = ", v.0)).unwrap_or_default();
                        line(&mut out, format_args!("    {}: {result}{:?}", inst.line, inst.kind));
                    }
                }
            }
        }
    }
    out
}

/// The whole program: globals, then every function with a body.
pub fn code(program: &Program) -> String {
    let mut out = String::new();
    for (i, g) in program.globals.iter().enumerate() {
        let kind = match (g.constant, g.external) {
            (_, true) => "extern",
            (true, _) => "const",
            _ => "var",
        };
        let init: String = g.init.iter().take(32).map(|b| format!("{b:02x}")).collect();
        let more = if g.init.len() > 32 { "…" } else { "" };
        line(
            &mut out,
            format_args!(
                "g{i} {kind} {} @{:#x} size {} align {} [{init}{more}]",
                g.name, g.address, g.size, g.align
            ),
        );
    }
    for i in 0..program.functions.len() {
        out.push_str(&function(program, FuncId(i as u32)));
    }
    out
}

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{text}");
}

fn class(class: ArgClass) -> String {
    match class {
        ArgClass::Int => String::new(),
        ArgClass::IntLow => " low".into(),
        ArgClass::IntHigh => " high".into(),
        ArgClass::Sse => " sse".into(),
        ArgClass::X87 => " x87".into(),
        ArgClass::ByVal { size, align } => format!(" byval({size}, {align})"),
    }
}

/// One function.
pub fn function(program: &Program, id: FuncId) -> String {
    let mut out = String::new();
    let f = &program.functions[id.index()];
    let mut params: Vec<String> =
        f.params.iter().map(|p| format!("{}: {}{}", p.reg, p.width, class(p.class))).collect();
    if f.variadic {
        params.push("…".into());
    }
    let ret: Vec<String> = f.ret_widths.iter().map(u16::to_string).collect();
    let what = if f.is_external() { "extern " } else { "" };
    line(
        &mut out,
        format_args!(
            "{what}{id} {}({}) -> ({}) @{:#x}",
            f.name,
            params.join(", "),
            ret.join(", "),
            f.address
        ),
    );
    if f.is_external() {
        return out;
    }
    line(&mut out, format_args!("  regs {}, frame {} align {}", f.regs, f.frame_size, f.frame_align));
    for (i, s) in f.slots.iter().enumerate() {
        line(
            &mut out,
            format_args!("  slot{i} {} size {} align {} at {}", s.name, s.size, s.align, s.offset),
        );
    }
    for (pc, inst) in f.code.iter().enumerate() {
        if let Inst::Block { block } = inst {
            let info = &program.blocks[block.index()];
            line(&mut out, format_args!("{block} %{} ({} instructions)", info.name, info.insts));
            continue;
        }
        let loc = f.locs.get(pc).map(|l| program.describe(*l)).unwrap_or_default();
        line(&mut out, format_args!("  pc{pc}: {}  ; {loc}", instruction(program, f, inst)));
    }
    out
}

/// One instruction of a function.
pub fn instruction(program: &Program, f: &Function, inst: &Inst) -> String {
    let o = |opnd: Opnd| operand(program, opnd);
    let calls = |args: Range| arguments(program, f, args);
    let kind = |tail| match tail {
        Tail::No => "",
        Tail::Must => "Tail",
        Tail::Forwards => "Forwarding",
    };
    match inst {
        Inst::Mov { dst, src } => format!("{dst} = {}", o(*src)),
        Inst::Int { op, width, wrap, dst, lhs, rhs } => {
            let flags =
                format!("{}{}", if wrap.nuw { " nuw" } else { "" }, if wrap.nsw { " nsw" } else { "" });
            format!("{dst} = {op:?}{flags}.{width} {}, {}", o(*lhs), o(*rhs))
        }
        Inst::Cmp { pred, width, dst, lhs, rhs } => {
            format!("{dst} = {pred:?}.{width} {}, {}", o(*lhs), o(*rhs))
        }
        Inst::Cast { op, from, to, dst, src } => {
            let name = match op {
                IntCast::Trunc => "Trunc",
                IntCast::ZExt => "ZExt",
                IntCast::SExt => "SExt",
            };
            format!("{dst} = {name}.{from}.{to} {}", o(*src))
        }
        Inst::Select { width, dst, cond, lhs, rhs } => {
            format!("{dst} = Select.{width} {}, {}, {}", o(*cond), o(*lhs), o(*rhs))
        }
        Inst::Bit { op, width, dst, src } => format!("{dst} = {op:?}.{width} {}", o(*src)),
        Inst::FunnelShift { left, width, dst, hi, lo, amount } => {
            let name = if *left { "FunnelLeft" } else { "FunnelRight" };
            format!("{dst} = {name}.{width} {}, {}, {}", o(*hi), o(*lo), o(*amount))
        }
        Inst::Overflow { op, width, dst, flag, lhs, rhs } => {
            format!("{dst}, {flag} = {}Overflow.{width} {}, {}", overflow(*op), o(*lhs), o(*rhs))
        }
        Inst::Saturating { op, width, dst, lhs, rhs } => {
            format!("{dst} = {}Saturating.{width} {}, {}", overflow(*op), o(*lhs), o(*rhs))
        }
        Inst::Float { op, kind, dst, lhs, rhs } => {
            format!("{dst} = F{op:?}.{kind:?} {}, {}", o(*lhs), o(*rhs))
        }
        Inst::FloatUnary { op, kind, dst, src } => format!("{dst} = F{op:?}.{kind:?} {}", o(*src)),
        Inst::FloatMulAdd { fused, kind, dst, a, b, c } => {
            let name = if *fused { "FMulAddFused" } else { "FMulAdd" };
            format!("{dst} = {name}.{kind:?} {}, {}, {}", o(*a), o(*b), o(*c))
        }
        Inst::FloatCmp { pred, kind, dst, lhs, rhs } => {
            format!("{dst} = F{}.{kind:?} {}, {}", pred.keyword(), o(*lhs), o(*rhs))
        }
        Inst::FloatClass { kind, mask, dst, src } => format!("{dst} = FClass.{kind:?} {mask:#x} {}", o(*src)),
        Inst::FloatCast { op, dst, src } => format!("{dst} = {} {}", float_cast(*op), o(*src)),
        Inst::Index { dst, base, index, index_width, scale } => {
            format!("{dst} = Index {} + {}.{index_width} * {scale}", o(*base), o(*index))
        }
        Inst::SlotAddr { dst, slot } => format!("{dst} = SlotAddr slot{slot}"),
        Inst::Alloca { dst, elem_size, count, count_width, align } => {
            format!("{dst} = Alloca {elem_size} * {}.{count_width} align {align}", o(*count))
        }
        Inst::Load { dst, addr, access } => format!("{dst} = Load.{} [{}]", access.bits, o(*addr)),
        Inst::Store { value, addr, access } => format!("Store.{} [{}], {}", access.bits, o(*addr), o(*value)),
        Inst::CmpXchg { dst, flag, addr, expected, new, access } => {
            format!("{dst}, {flag} = CmpXchg.{} [{}], {}, {}", access.bits, o(*addr), o(*expected), o(*new))
        }
        Inst::AtomicRmw { op, dst, addr, value, access, .. } => {
            format!("{dst} = AtomicRmw {}.{} [{}], {}", op.keyword(), access.bits, o(*addr), o(*value))
        }
        Inst::MemCopy { dst, src, len, overlap_ok } => {
            let name = if *overlap_ok { "MemMove" } else { "MemCopy" };
            format!("{name} [{}], [{}], {}", o(*dst), o(*src), o(*len))
        }
        Inst::MemSet { dst, byte, len } => format!("MemSet [{}], {}, {}", o(*dst), o(*byte), o(*len)),
        Inst::Call { callee, args, dst, ret_slots, tail } => {
            let name = &program.functions[callee.index()].name;
            format!("{}{}Call {callee} {name}({})", results(*dst, *ret_slots), kind(*tail), calls(*args))
        }
        Inst::CallIndirect { callee, args, dst, ret_slots, tail } => {
            format!("{}{}Call [{}]({})", results(*dst, *ret_slots), kind(*tail), o(*callee), calls(*args))
        }
        Inst::Intrinsic { op, args, dst } => format!("{dst} = {op:?}({})", calls(*args)),
        Inst::Jump { target } => format!("Jump {target}"),
        Inst::Landing { dst, pad, to } => format!("Landing {dst} {to} {:?}", f.pads[*pad as usize]),
        Inst::Branch { branch, cond, if_true, if_false } => {
            format!("Branch {branch} {} ? {if_true} : {if_false}", o(*cond))
        }
        Inst::Switch { branch, value, width, table } => {
            let table = &f.switches[*table as usize];
            let cases: Vec<String> = table
                .cases
                .iter()
                .map(|(v, side)| format!("{v}: {}", table.targets[*side as usize]))
                .collect();
            let default = table.targets[table.default as usize];
            format!("Switch.{width} {branch} {} {{ {} }} else {default}", o(*value), cases.join(", "))
        }
        Inst::IndirectJump { target, table } => {
            let rows = &f.indirect_targets[*table as usize];
            let rows: Vec<String> = rows.iter().map(|(a, pc)| format!("{a:#x}: {pc}")).collect();
            format!("IndirectJump {} {{ {} }}", o(*target), rows.join(", "))
        }
        Inst::Ret { values } => {
            let list = &f.operands[values.start as usize..(values.start + values.len) as usize];
            format!("Ret {}", list.iter().map(|v| o(*v)).collect::<Vec<_>>().join(", ")).trim_end().to_owned()
        }
        Inst::Unreachable => "Unreachable".into(),
        Inst::Block { block } => format!("{block}"),
        Inst::Unsupported { message } => format!("Unsupported: {}", f.messages[*message as usize]),
    }
}

fn overflow(op: OverflowOp) -> String {
    format!("{op:?}")
}

fn float_cast(op: FloatCast) -> String {
    let sign = |signed: bool| if signed { "S" } else { "U" };
    match op {
        FloatCast::Float { from, to } => format!("FCast.{from:?}.{to:?}"),
        FloatCast::ToInt { from, width, signed, saturate, promised: _ } => {
            format!("FTo{}{}.{from:?}.{width}", sign(signed), if saturate { "Sat" } else { "" })
        }
        FloatCast::FromInt { width, signed, to } => format!("FFrom{}.{width}.{to:?}", sign(signed)),
    }
}

fn results(dst: Reg, slots: u16) -> String {
    match slots {
        0 => String::new(),
        1 => format!("{dst} = "),
        n => format!("{dst}..+{n} = "),
    }
}

fn arguments(program: &Program, f: &Function, args: Range) -> String {
    let list: &[Arg] = &f.args[args.start as usize..(args.start + args.len) as usize];
    let texts: Vec<String> = list
        .iter()
        .map(|a| format!("{}: {}{}", operand(program, a.value), a.width, class(a.class)))
        .collect();
    texts.join(", ")
}

/// An operand: a register, or `#value`; large values in hexadecimal.
fn operand(program: &Program, opnd: Opnd) -> String {
    match (opnd.as_reg(), opnd.as_pool()) {
        (Some(reg), _) => reg.to_string(),
        (_, Some(i)) => match program.constants.get(i as usize) {
            Some(v) if *v < 1 << 12 => format!("#{v}"),
            Some(v) => format!("#{v:#x}"),
            None => "#?".into(),
        },
        _ => String::new(),
    }
}

/// The control-flow graphs of all functions (or one) in Graphviz's language. Edges of branches are named by their sides.
pub fn cfg(program: &Program, only: Option<FuncId>) -> String {
    let mut out = String::from("digraph cfg {\n  node [shape=box, fontname=monospace];\n");
    for (i, f) in program.functions.iter().enumerate() {
        let id = FuncId(i as u32);
        if f.is_external() || only.is_some_and(|o| o != id) {
            continue;
        }
        line(&mut out, format_args!("  subgraph cluster_{id} {{\n    label=\"{id} {}\";", escape(&f.name)));
        for b in (f.blocks.start..f.blocks.start + f.blocks.len).map(BlockIx) {
            let info = &program.blocks[b.index()];
            let place = escape(&program.describe(info.loc));
            line(&mut out, format_args!("    {b} [label=\"{b} %{}\\l{place}\\l\"];", escape(&info.name)));
            for (n, s) in info.succs.iter().enumerate() {
                match info.branch {
                    Some(branch) => {
                        let side = program.branches[branch.index()].first_side.0 + n as u32;
                        line(&mut out, format_args!("    {b} -> {s} [label=\"side{side}\"];"));
                    }
                    None => line(&mut out, format_args!("    {b} -> {s};")),
                }
            }
        }
        out.push_str("  }\n");
    }
    out.push_str("}\n");
    out
}

fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}
