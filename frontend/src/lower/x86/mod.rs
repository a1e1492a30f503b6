//! Inline assembly beyond the known idioms: templates of straight-line x86-64 instructions on general registers, in AT&T
//! syntax, lowered like code of the program (Intel's manual, volume 2; LLVM's language reference, "Inline Assembler
//! Expressions"). What a register or a flag holds is known while lowering, so the registers need no place at run time.
//! Jumps, Intel syntax and vectors beyond scalar arithmetic are refused by their text.

pub(super) mod operand;
mod table;

use super::asm::Place;
use super::function::{FunctionLowering, constant_index};
use super::{Lack, Res};
use crate::ir;
use crate::program::{Access, Inst, IntOp, Opnd, Pred};
use operand::{Home, Register, Spelled};
use std::collections::BTreeMap;

/// What the constraints bind to an operand's number.
#[derive(Clone, Copy, Debug)]
enum Bound {
    /// A register, with the width of its type.
    Register(Home, u16),
    /// A constant that fits an instruction.
    Immediate(u64),
    /// Memory at an address.
    Memory(Opnd),
    /// A condition of the flags at the end (`=@ccz`): not to be named.
    Condition,
}

/// A line's operand.
#[derive(Clone, Copy, Debug)]
enum Arg {
    Immediate(u64),
    Register(Register),
    Memory(Opnd),
}

/// The flags, where something is known of them; one bit each.
#[derive(Clone, Copy, Default)]
struct Flags {
    carry: Option<Opnd>,
    zero: Option<Opnd>,
    sign: Option<Opnd>,
    overflow: Option<Opnd>,
}

/// A line being lowered.
struct Line {
    /// The mnemonic without the suffix of its size.
    name: String,
    /// The operands' width in bits.
    size: u16,
    args: Vec<Arg>,
    /// It has the prefix `rep`.
    repeated: bool,
}

/// A statement being lowered.
struct Assembly<'f, 'a, 'm> {
    f: &'f mut FunctionLowering<'a, 'm>,
    bound: Vec<Bound>,
    registers: BTreeMap<Home, Opnd>,
    flags: Flags,
    /// Some line or output reads flags: otherwise none are computed.
    flags_matter: bool,
    stack: Vec<Opnd>,
    repeat: bool,
}

/// Lowers a statement; `lines` are its instructions.
pub(super) fn lower(
    f: &mut FunctionLowering<'_, '_>,
    call: &ir::Call,
    constraints: &str,
    lines: &[&str],
    outputs: &[Place],
) -> Res {
    let flags_matter = constraints.contains("{@cc") || lines.iter().any(|l| table::reads_flags(l));
    let mut asm = Assembly {
        f,
        bound: Vec::new(),
        registers: BTreeMap::new(),
        flags: Flags::default(),
        flags_matter,
        stack: Vec::new(),
        repeat: false,
    };
    let results = asm.bind(call, constraints, outputs)?;
    for line in lines {
        asm.line(line)?;
    }
    if !asm.stack.is_empty() {
        return Err(Lack("inline assembly that leaves values on the stack".into()));
    }
    for (result, place) in results.iter().zip(outputs) {
        let (value, bits) = match result {
            Output::Register(home) => (asm.whole(*home), 64),
            Output::Flag(condition) => (asm.condition(condition)?, 1),
        };
        let [leaf] = place.shape.leaves[..] else { return Err(wide()) };
        if leaf.bits > 64 {
            return Err(wide());
        }
        asm.f.resize(false, bits, leaf.bits, place.dst, value);
    }
    Ok(())
}

fn wide() -> Lack {
    Lack("inline assembly with an operand beyond 64 bits".into())
}

/// Where a direct output comes from.
enum Output {
    Register(Home),
    Flag(String),
}

impl Assembly<'_, '_, '_> {
    /// Numbers the operands, and moves the inputs in.
    fn bind(&mut self, call: &ir::Call, constraints: &str, places: &[Place]) -> Res<Vec<Output>> {
        let mut outputs = Vec::new();
        let mut args = call.args.iter();
        for part in constraints.split(',').filter(|p| !p.is_empty() && !p.starts_with(['~', '!'])) {
            let output = part.starts_with(['=', '+']);
            let code = part.trim_start_matches(['=', '+', '&', '%']);
            if let Some(condition) = code.strip_prefix("{@cc").and_then(|c| c.strip_suffix('}')) {
                outputs.push(Output::Flag(condition.to_owned()));
                self.bound.push(Bound::Condition);
                continue;
            }
            if !code.starts_with('{') && code.contains(['A', 't', 'u', 'f', 'y']) {
                return Err(Lack(format!("inline assembly with the constraint \"{code}\"")));
            }
            let picked = operand::fixed(code).unwrap_or(Home::Picked(self.bound.len()));
            if output && !code.starts_with('*') {
                let place = places.get(outputs.len()).and_then(|p| p.shape.leaves.first());
                outputs.push(Output::Register(picked));
                self.bound.push(Bound::Register(picked, place.map_or(64, |leaf| leaf.bits)));
                continue;
            }
            let (input, _) =
                args.next().ok_or_else(|| Lack("inline assembly with too few operands".into()))?;
            let value = self.f.typed(input)?;
            if code.starts_with('*') {
                self.bound.push(Bound::Memory(value));
                continue;
            }
            let leaf = self.f.scalar(input.ty)?;
            if leaf.bits > 64 {
                return Err(wide());
            }
            let tied = operand::tied(code).map(|n| self.bound.get(n).copied());
            let home = match tied {
                None => picked,
                Some(Some(Bound::Register(home, _))) => home,
                Some(Some(Bound::Memory(addr))) => {
                    self.f.emit(Inst::Store { value, addr, access: Self::access(leaf.bits) });
                    self.bound.push(Bound::Memory(addr));
                    continue;
                }
                Some(_) => return Err(Lack("inline assembly with an input tied to no operand".into())),
            };
            let value = self.f.resized(leaf.bits, 64, value);
            self.registers.insert(home, value);
            let constant = constant_index(&input.value);
            self.bound.push(match constant {
                Some(n)
                    if code.contains(['i', 'n', 'I', 'J', 'K', 'M', 'N', 'O']) && !code.starts_with('{') =>
                {
                    Bound::Immediate(sign_extended(n, leaf.bits))
                }
                _ => Bound::Register(home, leaf.bits),
            });
        }
        Ok(outputs)
    }

    /// One line of the template.
    fn line(&mut self, text: &str) -> Res {
        let (mut name, mut operands) = operand::split(text);
        let rest;
        if matches!(name, "lock" | "rep" | "repe" | "repz") {
            self.repeat |= name.starts_with("rep");
            let Some((_, after)) = text.split_once(' ') else { return Ok(()) };
            rest = after;
            (name, operands) = operand::split(rest);
        }
        let refused = || Lack(format!("inline assembly \"{}\"", text.escape_default()));
        let (row, name, suffix) = table::find(name).ok_or_else(refused)?;
        let args = operands.iter().map(|o| self.arg(o)).collect::<Res<Vec<Arg>>>()?;
        // A shift's count in `cl` says nothing about the size: the destination does.
        let named = args.iter().rev().find_map(|a| match a {
            Arg::Register(r) => Some(r.bits),
            _ => None,
        });
        let size = suffix.or(named).unwrap_or(64);
        let line = Line { name, size, args, repeated: std::mem::take(&mut self.repeat) };
        if !row.arity.contains(&line.args.len()) {
            return Err(refused());
        }
        (row.lower)(self, &line).map_err(|Lack(why)| match why.is_empty() {
            true => refused(),
            false => Lack(why),
        })
    }

    fn arg(&mut self, text: &str) -> Res<Arg> {
        let spelled = operand::spelled(text)?;
        self.meaning(&spelled)
    }

    fn meaning(&mut self, spelled: &Spelled) -> Res<Arg> {
        Ok(match spelled {
            Spelled::Immediate(n) => Arg::Immediate(*n),
            Spelled::Register(r) => Arg::Register(*r),
            Spelled::Bound(n, modifier) => match self.bound.get(*n).copied() {
                Some(Bound::Immediate(n)) => Arg::Immediate(n),
                Some(Bound::Memory(address)) => Arg::Memory(address),
                Some(Bound::Register(home, bits)) => {
                    let (bits, high) = match modifier {
                        Some('b') => (8, false),
                        Some('h') => (8, true),
                        Some('w') => (16, false),
                        Some('k') => (32, false),
                        Some('q') => (64, false),
                        None => (bits.next_power_of_two().max(8), false),
                        Some(m) => return Err(Lack(format!("inline assembly with the modifier '{m}'"))),
                    };
                    Arg::Register(Register { home, bits, high })
                }
                Some(Bound::Condition) | None => {
                    return Err(Lack(format!("inline assembly that names operand {n}")));
                }
            },
            Spelled::Memory(displacement, base, index, scale) => {
                let mut address = self.f.word(*displacement as u64);
                for (part, scale) in [(base, 1), (index, *scale)] {
                    let Some(part) = part else { continue };
                    let Arg::Register(r) = self.meaning(part)? else {
                        return Err(Lack("inline assembly with an address of other than registers".into()));
                    };
                    let value = self.read(&Arg::Register(Register { bits: 64, ..r }), 64);
                    let scale = self.f.word(scale);
                    let value = self.f.int(IntOp::Mul, 64, value, scale);
                    address = self.f.int(IntOp::Add, 64, address, value);
                }
                Arg::Memory(address)
            }
        })
    }

    /// All 64 bits of a register; 0 if nothing was put there, where the stack ends if it is `rsp`.
    fn whole(&mut self, home: Home) -> Opnd {
        match self.registers.get(&home) {
            Some(value) => *value,
            None if home == operand::RSP => self.f.stack_pointer(),
            None => self.f.word(0),
        }
    }

    fn access(bits: u16) -> Access {
        Access { bits: bits.into(), align_log2: 0, volatile: false }
    }

    /// The value of an operand.
    fn read(&mut self, arg: &Arg, bits: u16) -> Opnd {
        match *arg {
            Arg::Immediate(n) => self.f.word(n & mask(bits)),
            Arg::Memory(addr) => {
                let dst = self.f.temp(1);
                self.f.emit(Inst::Load { dst, addr, access: Self::access(bits) });
                Opnd::reg(dst)
            }
            Arg::Register(r) => {
                let mut value = self.whole(r.home);
                if r.high {
                    let eight = self.f.word(8);
                    value = self.f.int(IntOp::LShr, 64, value, eight);
                }
                self.f.resized(64, bits, value)
            }
        }
    }

    /// Writes an operand; as in the processor, 32 bits clear the upper half of a register, 8 and 16 leave the rest.
    fn write(&mut self, arg: &Arg, bits: u16, value: Opnd) -> Res {
        match *arg {
            Arg::Immediate(_) => return Err(Lack(String::new())),
            Arg::Memory(addr) => self.f.emit(Inst::Store { value, addr, access: Self::access(bits) }),
            Arg::Register(r) => {
                let mut value = self.f.resized(bits, 64, value);
                if bits < 32 {
                    let shift = if r.high { 8 } else { 0 };
                    let (old, keep) = (self.whole(r.home), self.f.word(!(mask(bits) << shift)));
                    let old = self.f.int(IntOp::And, 64, old, keep);
                    let shift = self.f.word(shift);
                    value = self.f.int(IntOp::Shl, 64, value, shift);
                    value = self.f.int(IntOp::Or, 64, old, value);
                }
                self.registers.insert(r.home, value);
            }
        }
        Ok(())
    }

    fn compare(&mut self, pred: Pred, bits: u16, lhs: Opnd, rhs: Opnd) -> Opnd {
        let dst = self.f.temp(1);
        self.f.emit(Inst::Cmp { pred, width: bits, dst, lhs, rhs });
        Opnd::reg(dst)
    }

    fn select(&mut self, bits: u16, cond: Opnd, lhs: Opnd, rhs: Opnd) -> Opnd {
        let dst = self.f.temp(u32::from(bits).div_ceil(64));
        self.f.emit(Inst::Select { width: bits, dst, cond, lhs, rhs });
        Opnd::reg(dst)
    }

    /// The sign bit.
    fn sign(&mut self, bits: u16, value: Opnd) -> Opnd {
        let zero = self.f.word(0);
        self.compare(Pred::Slt, bits, value, zero)
    }

    fn not(&mut self, bit: Opnd) -> Opnd {
        let one = self.f.word(1);
        self.f.int(IntOp::Xor, 1, bit, one)
    }

    /// Zero and sign flags of a result; carry and overflow as given.
    fn set_flags(&mut self, bits: u16, result: Opnd, carry: Option<Opnd>, overflow: Option<Opnd>) {
        if self.flags_matter {
            let zero = self.f.word(0);
            let zero = Some(self.compare(Pred::Eq, bits, result, zero));
            let sign = Some(self.sign(bits, result));
            self.flags = Flags { carry, zero, sign, overflow };
        }
    }

    /// One bit: whether a condition (`z`, `nb`, `le` …) holds.
    fn condition(&mut self, code: &str) -> Res<Opnd> {
        let known = |flag: Option<Opnd>| {
            flag.ok_or_else(|| {
                Lack(format!("inline assembly that reads flags for '{code}' that nothing set"))
            })
        };
        let flags = self.flags;
        let (value, negated) = match code {
            "o" | "no" => (known(flags.overflow)?, code == "no"),
            "b" | "c" | "nae" | "nb" | "nc" | "ae" => {
                (known(flags.carry)?, matches!(code, "nb" | "nc" | "ae"))
            }
            "e" | "z" | "ne" | "nz" => (known(flags.zero)?, code.starts_with('n')),
            "be" | "na" | "a" | "nbe" => {
                let either = self.f.int(IntOp::Or, 1, known(flags.carry)?, known(flags.zero)?);
                (either, matches!(code, "a" | "nbe"))
            }
            "s" | "ns" => (known(flags.sign)?, code == "ns"),
            "l" | "nge" | "ge" | "nl" | "le" | "ng" | "g" | "nle" => {
                let mut less = self.f.int(IntOp::Xor, 1, known(flags.sign)?, known(flags.overflow)?);
                if matches!(code, "le" | "ng" | "g" | "nle") {
                    less = self.f.int(IntOp::Or, 1, less, known(flags.zero)?);
                }
                (less, matches!(code, "ge" | "nl" | "g" | "nle"))
            }
            _ => return Err(Lack(format!("inline assembly with the condition '{code}'"))),
        };
        Ok(if negated { self.not(value) } else { value })
    }
}

fn mask(bits: u16) -> u64 {
    u64::MAX >> (64 - bits.clamp(1, 64))
}

fn sign_extended(value: u64, bits: u16) -> u64 {
    let unused = 64 - bits.clamp(1, 64);
    ((value << unused) as i64 >> unused) as u64
}
