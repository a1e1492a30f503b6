//! Inline assembly: what C programs commonly put there. An empty template is a barrier: outputs take the inputs tied to
//! them. A few templates of one instruction are known; others are lowered line by line ([`super::x86`]), and all else is
//! unsupported, with its text.

use super::function::FunctionLowering;
use super::layout::{Shape, limbs};
use super::x86::operand;
use super::{Lack, Res};
use crate::ir::{self, FloatKind};
use crate::program::{Access, BitOp, FloatCast, FloatOp, FloatUnary, Inst, Intrinsic, Opnd, Reg};
use std::rc::Rc;

/// A constraint string, split (LLVM's language reference, "Inline Asm Constraint String").
#[derive(Debug, Default)]
struct Constraints {
    /// Direct outputs, in order.
    outputs: Vec<Output>,
    /// Inputs that are arguments, in order: what each is tied to.
    inputs: Vec<Option<Tie>>,
}

/// What an input shares its place with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tie {
    /// The direct output of this number: by its operand's number, or since both are in the same register.
    Output(usize),
    /// An output in memory, whose address is the argument of this number.
    Memory(usize),
}

#[derive(Debug)]
struct Output {
    /// The constraint without `=` and `&`.
    code: String,
}

impl Constraints {
    fn parse(text: &str) -> Self {
        let mut all = Self::default();
        // Operand numbers count all outputs.
        let mut operands: Vec<Tie> = Vec::new();
        for part in text.split(',').filter(|p| !p.is_empty() && !p.starts_with(['~', '!'])) {
            let code = part.trim_start_matches(['=', '+', '&', '%']);
            if !part.starts_with(['=', '+']) {
                let numbered = operand::tied(code).and_then(|n| operands.get(n).copied());
                let in_register = || {
                    let register = operand::fixed(code);
                    let is_same = |o: &Output| register.is_some() && operand::fixed(&o.code) == register;
                    all.outputs.iter().position(is_same).map(Tie::Output)
                };
                let tie = numbered.or_else(in_register);
                all.inputs.push(tie);
            } else if code.starts_with('*') {
                operands.push(Tie::Memory(all.inputs.len()));
                all.inputs.push(None);
            } else {
                operands.push(Tie::Output(all.outputs.len()));
                all.outputs.push(Output { code: code.to_owned() });
            }
        }
        all
    }
}

/// The template's instructions, one string each, blanks normalised, comments and directives without effect dropped.
fn instructions(template: &str) -> Vec<String> {
    template
        .split(['\n', ';'])
        .map(|line| {
            line.split('#').next().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
        })
        .filter(|line| !line.is_empty() && !line.starts_with("//") && !line.starts_with("/*"))
        .filter(|line| ![".p2align", ".align", ".balign"].iter().any(|directive| line.starts_with(directive)))
        .collect()
}

/// The template with what is meant for one of the two syntaxes (`$(…$|…$)`: AT&T's comes first) as it is for this one.
fn dialect(template: &str, intel: bool) -> String {
    let mut chosen = String::new();
    // The alternative of the group that is open.
    let mut alternative = None;
    let mut rest = template;
    while let Some(c) = rest.chars().next() {
        let mark = rest.get(..2).filter(|mark| matches!(*mark, "$(" | "$|" | "$)" | "$$"));
        match (mark, alternative) {
            (Some("$("), None) => alternative = Some(0),
            (Some("$|"), Some(n)) => alternative = Some(n + 1),
            (Some("$)"), Some(_)) => alternative = None,
            // A dollar sign.
            (Some("$$"), _) => {
                if alternative.is_none_or(|n| n == usize::from(intel)) {
                    chosen.push_str("$$");
                }
            }
            _ => {
                if alternative.is_none_or(|n| n == usize::from(intel)) {
                    chosen.push(c);
                }
                rest = &rest[c.len_utf8()..];
                continue;
            }
        }
        rest = &rest[2..];
    }
    chosen
}

/// An instruction with one operand, which the constraints give.
fn has_one_operand(line: &str) -> bool {
    line.split_once(' ')
        .is_some_and(|(_, operand)| operand.starts_with('$') && !operand.contains([',', ' ', '[']))
}

/// A direct output: its registers and shape within the result.
pub(super) struct Place {
    pub dst: Reg,
    pub shape: Rc<Shape>,
}

impl FunctionLowering<'_, '_> {
    pub fn inline_asm(&mut self, inst: &ir::Inst, call: &ir::Call, asm: &ir::InlineAsm) -> Res {
        let constraints = Constraints::parse(&asm.constraints);
        let outputs = self.asm_outputs(inst, constraints.outputs.len())?;
        let lines = instructions(&dialect(&asm.template, asm.intel));
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        match lines[..] {
            []
            | ["nop"]
            | ["pause"]
            | ["rep", "nop"]
            | ["rep nop"]
            | ["mfence"]
            | ["lfence"]
            | ["sfence"]
            | ["endbr64"] => self.asm_moves(call, &constraints, &outputs),
            ["rdtsc"] | ["rdtscp"] => self.asm_rdtsc(&constraints, &outputs),
            // No processor features beyond the base line: every leaf is zero.
            ["cpuid"] => self.asm_zero(&outputs),
            // Rust's, which keeps a register that LLVM does not give away.
            ["mov ${0:q}, rbx", "cpuid", "xchg ${0:q}, rbx"] => self.asm_zero(&outputs),
            ["hlt"] | ["ud2"] | ["int3"] | ["int $$3"] => {
                let dst = self.temp(1);
                self.machine(Intrinsic::Trap, &[], dst);
                Ok(())
            }
            ["fpatan"] => self.asm_x87_arctangent(call, &constraints, &outputs),
            [one] if x87_op(one).is_some() => self.asm_x87(call, &constraints, &outputs, one),
            [one] if swap_widths(one).is_some() => self.asm_swap(call, &constraints, &outputs, one),
            // One operand that is given by number is written alike in both syntaxes.
            [one] if asm.intel && has_one_operand(one) => {
                super::x86::lower(self, call, &asm.constraints, &lines, &outputs)
            }
            _ if asm.intel => {
                Err(Lack(format!("inline assembly in Intel syntax \"{}\"", asm.template.escape_default())))
            }
            _ => super::x86::lower(self, call, &asm.constraints, &lines, &outputs),
        }
    }

    /// The result is one output, or a struct of them.
    fn asm_outputs(&mut self, inst: &ir::Inst, n: usize) -> Res<Vec<Place>> {
        if n == 0 || inst.result.is_none() {
            return Ok(Vec::new());
        }
        let dst = self.result(inst)?;
        if n == 1 {
            return Ok(vec![Place { dst, shape: self.shape(inst.ty)? }]);
        }
        let whole = self.shape(inst.ty)?;
        let mut places = Vec::with_capacity(n);
        for i in 0..n {
            let (leaf, ty) = self.cx.constants.layout.part(inst.ty, &[i as u32])?;
            let slot = whole.leaves.get(leaf).map_or(0, |l| l.slot);
            places.push(Place { dst: Reg(dst.0 + slot), shape: self.shape(ty)? });
        }
        Ok(places)
    }

    /// Each output takes the input tied to it; others are left 0 (but `rsp`), and memory as it is.
    fn asm_moves(&mut self, call: &ir::Call, constraints: &Constraints, outputs: &[Place]) -> Res {
        for (at, tie) in constraints.inputs.iter().enumerate() {
            let Some(Tie::Memory(address)) = *tie else { continue };
            let (Some((value, _)), Some((address, _))) = (call.args.get(at), call.args.get(address)) else {
                return Err(Lack("inline assembly with too few operands".into()));
            };
            let access = Access { bits: self.scalar(value.ty)?.bits.into(), align_log2: 0, volatile: false };
            let (value, addr) = (self.typed(value)?, self.typed(address)?);
            self.emit(Inst::Store { value, addr, access });
        }
        for (i, place) in outputs.iter().enumerate() {
            match self.tied_input(call, constraints, i)? {
                Some((src, from)) => self.copy_fitting(place, src, &from),
                None if operand::fixed(&constraints.outputs[i].code) == Some(operand::RSP) => {
                    let pointer = self.stack_pointer();
                    self.copy_fitting(place, pointer, &Self::integer(64));
                }
                None => self.zero(place),
            }
        }
        Ok(())
    }

    /// Where the stack ends now.
    pub fn stack_pointer(&mut self) -> Opnd {
        let pointer = self.temp(1);
        self.machine(Intrinsic::StackSave, &[], pointer);
        Opnd::reg(pointer)
    }

    fn tied_input(
        &mut self,
        call: &ir::Call,
        constraints: &Constraints,
        output: usize,
    ) -> Res<Option<(Opnd, Rc<Shape>)>> {
        let Some(at) = constraints.inputs.iter().position(|t| *t == Some(Tie::Output(output))) else {
            return Ok(None);
        };
        let (operand, _) =
            call.args.get(at).ok_or_else(|| Lack("inline assembly with too few operands".into()))?;
        Ok(Some((self.typed(operand)?, self.shape(operand.ty)?)))
    }

    fn copy_fitting(&mut self, place: &Place, src: Opnd, from: &Shape) {
        if let ([to], [from]) = (&place.shape.leaves[..], &from.leaves[..]) {
            self.resize(false, from.bits, to.bits, place.dst, src);
        } else {
            self.copy(place.dst, src, place.shape.slots.min(from.slots));
        }
    }

    fn zero(&mut self, place: &Place) {
        for leaf in &place.shape.leaves {
            let src = self.wide_word(0, leaf.bits);
            self.copy(Reg(place.dst.0 + leaf.slot), src, limbs(u32::from(leaf.bits)));
        }
    }

    fn asm_zero(&mut self, outputs: &[Place]) -> Res {
        outputs.iter().for_each(|place| self.zero(place));
        Ok(())
    }

    /// The counter in `edx:eax`, or in one 64-bit register pair (`=A`).
    fn asm_rdtsc(&mut self, constraints: &Constraints, outputs: &[Place]) -> Res {
        let counter = self.temp(1);
        self.machine(Intrinsic::CycleCounter, &[], counter);
        let counter = Opnd::reg(counter);
        let shift = self.word(32);
        let high = self.int(crate::program::IntOp::LShr, 64, counter, shift);
        let mask = self.word(0xffff_ffff);
        let low = self.int(crate::program::IntOp::And, 64, counter, mask);
        for (place, output) in outputs.iter().zip(&constraints.outputs) {
            let value = match output.code.as_str() {
                "{ax}" | "{eax}" | "{rax}" => low,
                "{dx}" | "{edx}" | "{rdx}" => high,
                "A" => counter,
                _ => {
                    self.zero(place);
                    continue;
                }
            };
            self.copy_fitting(place, value, &Self::integer(64));
        }
        Ok(())
    }

    /// A float operand on the x87 stack, where everything has 80 bits.
    fn x87_operand(&mut self, src: Opnd, from: &Shape) -> Res<Opnd> {
        let kind = match from.leaves[..] {
            [leaf] => leaf.float,
            _ => None,
        };
        let from = kind.ok_or_else(|| {
            Lack("inline assembly with something other than a float on the x87 stack".into())
        })?;
        if from == FloatKind::X87 {
            return Ok(src);
        }
        let dst = self.temp(limbs(80));
        self.emit(Inst::FloatCast { op: FloatCast::Float { from, to: FloatKind::X87 }, dst, src });
        Ok(Opnd::reg(dst))
    }

    /// The x87 result, rounded to the type of the only output.
    fn x87_result(&mut self, outputs: &[Place], src: Opnd) -> Res {
        let no = || Lack("inline assembly with other than one float from the x87 stack".into());
        let [place] = outputs else { return Err(no()) };
        match place.shape.leaves[..] {
            [leaf] if leaf.float == Some(FloatKind::X87) => self.copy(place.dst, src, limbs(80)),
            [leaf] => {
                let op = FloatCast::Float { from: FloatKind::X87, to: leaf.float.ok_or_else(no)? };
                self.emit(Inst::FloatCast { op, dst: place.dst, src });
            }
            _ => return Err(no()),
        }
        Ok(())
    }

    fn asm_x87(&mut self, call: &ir::Call, constraints: &Constraints, outputs: &[Place], line: &str) -> Res {
        let (Some(op), Some((src, from))) = (x87_op(line), self.tied_input(call, constraints, 0)?) else {
            return Err(Lack(format!("inline assembly \"{line}\" without an operand in place")));
        };
        let src = self.x87_operand(src, &from)?;
        let dst = self.temp(limbs(80));
        self.emit(Inst::FloatUnary { op, kind: FloatKind::X87, dst, src });
        self.x87_result(outputs, Opnd::reg(dst))
    }

    /// `st(0) = atan2(st(1), st(0))`.
    fn asm_x87_arctangent(&mut self, call: &ir::Call, constraints: &Constraints, outputs: &[Place]) -> Res {
        let no = || Lack("inline assembly \"fpatan\" without its two operands".into());
        let (x, x_shape) = self.tied_input(call, constraints, 0)?.ok_or_else(no)?;
        let other = constraints.inputs.iter().position(Option::is_none).ok_or_else(no)?;
        let (y, _) = call.args.get(other).ok_or_else(no)?;
        let (y, y_shape) = (self.typed(y)?, self.shape(y.ty)?);
        let (rhs, lhs) = (self.x87_operand(x, &x_shape)?, self.x87_operand(y, &y_shape)?);
        let dst = self.temp(limbs(80));
        self.emit(Inst::Float { op: FloatOp::Atan2, kind: FloatKind::X87, dst, lhs, rhs });
        self.x87_result(outputs, Opnd::reg(dst))
    }

    /// `bswap $0`, or a 16-bit rotation by 8, in place.
    fn asm_swap(&mut self, call: &ir::Call, constraints: &Constraints, outputs: &[Place], line: &str) -> Res {
        let no = || Lack("inline assembly that swaps something other than one register".into());
        let [place] = outputs else { return Err(no()) };
        let ([leaf], Some((src, from))) = (&place.shape.leaves[..], self.tied_input(call, constraints, 0)?)
        else {
            return Err(no());
        };
        let [given] = from.leaves[..] else { return Err(no()) };
        if given.bits != leaf.bits || !swap_widths(line).unwrap_or_default().contains(&leaf.bits) {
            return Err(no());
        }
        self.emit(Inst::Bit { op: BitOp::Bswap, width: leaf.bits, dst: place.dst, src });
        Ok(())
    }
}

/// x87 operations with one operand, in place on the top of the stack.
fn x87_op(line: &str) -> Option<FloatUnary> {
    Some(match line {
        "fabs" => FloatUnary::Fabs,
        "fchs" => FloatUnary::Neg,
        "fsqrt" => FloatUnary::Sqrt,
        "frndint" => FloatUnary::Rint,
        "fsin" => FloatUnary::Sin,
        "fcos" => FloatUnary::Cos,
        _ => return None,
    })
}

/// The operand widths a line swaps the bytes of: `bswap` in its spellings, and the 16-bit swaps of glibc's headers.
fn swap_widths(line: &str) -> Option<&'static [u16]> {
    let words: Vec<&str> = line.split([' ', ',']).filter(|w| !w.is_empty()).collect();
    match words[..] {
        ["bswap" | "bswapl" | "bswapq", "$0" | "${0}" | "${0:q}" | "${0:k}"] => Some(&[32, 64]),
        ["rorw" | "rolw", "$$8", "$0" | "${0:w}"] => Some(&[16]),
        _ => None,
    }
}
