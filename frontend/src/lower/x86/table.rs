//! The instructions known: one row each, with the function that lowers it.

use super::operand::{Home, RAX, RBX, RCX, RDI, RDX, RSI, Register};
use super::{Arg, Assembly, Flags, Line, mask};
use crate::ir::FloatKind;
use crate::lower::{Lack, Res};
use crate::program::{BitOp, FloatOp, FloatUnary, Inst, IntCast, IntOp, Intrinsic, Opnd, OverflowOp, Pred};
use std::ops::RangeInclusive;

type Lower = fn(&mut Assembly<'_, '_, '_>, &Line) -> Res;

/// An instruction.
pub(super) struct Row {
    name: &'static str,
    /// How many operands it takes.
    pub arity: RangeInclusive<usize>,
    pub lower: Lower,
}

const fn row(name: &'static str, arity: RangeInclusive<usize>, lower: Lower) -> Row {
    Row { name, arity, lower }
}

const ROWS: &[Row] = &[
    row("mov", 2..=2, mov),
    row("movabs", 2..=2, mov),
    row("movd", 2..=2, mov),
    row("lea", 2..=2, lea),
    row("xchg", 2..=2, xchg),
    row("xadd", 2..=2, xadd),
    row("cmpxchg", 2..=2, cmpxchg),
    row("cmpxchg16b", 1..=1, cmpxchg16b),
    row("push", 1..=1, push),
    row("pop", 1..=1, pop),
    row("bswap", 1..=1, bswap),
    row("movz", 2..=2, |x, l| extend(x, l, IntCast::ZExt)),
    row("movs", 2..=2, |x, l| extend(x, l, IntCast::SExt)),
    row("cltd", 0..=0, |x, _| spread_sign(x, 32)),
    row("cqto", 0..=0, |x, _| spread_sign(x, 64)),
    row("add", 2..=2, |x, l| sum(x, l, IntOp::Add, false, true)),
    row("adc", 2..=2, |x, l| sum(x, l, IntOp::Add, true, true)),
    row("sub", 2..=2, |x, l| sum(x, l, IntOp::Sub, false, true)),
    row("sbb", 2..=2, |x, l| sum(x, l, IntOp::Sub, true, true)),
    row("cmp", 2..=2, |x, l| sum(x, l, IntOp::Sub, false, false)),
    row("inc", 1..=1, |x, l| step(x, l, IntOp::Add)),
    row("dec", 1..=1, |x, l| step(x, l, IntOp::Sub)),
    row("neg", 1..=1, neg),
    row("not", 1..=1, not),
    row("and", 2..=2, |x, l| logic(x, l, IntOp::And, true)),
    row("or", 2..=2, |x, l| logic(x, l, IntOp::Or, true)),
    row("xor", 2..=2, |x, l| logic(x, l, IntOp::Xor, true)),
    row("test", 2..=2, |x, l| logic(x, l, IntOp::And, false)),
    row("shl", 1..=2, |x, l| shift(x, l, IntOp::Shl)),
    row("sal", 1..=2, |x, l| shift(x, l, IntOp::Shl)),
    row("shr", 1..=2, |x, l| shift(x, l, IntOp::LShr)),
    row("sar", 1..=2, |x, l| shift(x, l, IntOp::AShr)),
    row("rol", 1..=2, |x, l| rotate(x, l, true)),
    row("ror", 1..=2, |x, l| rotate(x, l, false)),
    row("shld", 3..=3, |x, l| double_shift(x, l, true)),
    row("shrd", 3..=3, |x, l| double_shift(x, l, false)),
    row("mul", 1..=1, |x, l| product(x, l, IntCast::ZExt)),
    row("imul", 1..=3, imul),
    row("div", 1..=1, |x, l| quotient(x, l, false)),
    row("idiv", 1..=1, |x, l| quotient(x, l, true)),
    row("bsr", 2..=2, |x, l| scan(x, l, BitOp::Ctlz)),
    row("bsf", 2..=2, |x, l| scan(x, l, BitOp::Cttz)),
    row("lzcnt", 2..=2, |x, l| count(x, l, BitOp::Ctlz)),
    row("tzcnt", 2..=2, |x, l| count(x, l, BitOp::Cttz)),
    row("popcnt", 2..=2, |x, l| count(x, l, BitOp::Ctpop)),
    row("bt", 2..=2, |x, l| bit(x, l, None)),
    row("bts", 2..=2, |x, l| bit(x, l, Some(IntOp::Or))),
    row("btr", 2..=2, |x, l| bit(x, l, Some(IntOp::And))),
    row("btc", 2..=2, |x, l| bit(x, l, Some(IntOp::Xor))),
    row("set", 1..=1, |_, _| Err(Lack(String::new()))),
    row("cmov", 2..=2, |_, _| Err(Lack(String::new()))),
    row("stc", 0..=0, |x, _| set_carry(x, 1)),
    row("clc", 0..=0, |x, _| set_carry(x, 0)),
    row("movsb", 0..=0, |x, l| move_string(x, l, 8)),
    row("movsw", 0..=0, |x, l| move_string(x, l, 16)),
    row("movsl", 0..=0, |x, l| move_string(x, l, 32)),
    row("movsq", 0..=0, |x, l| move_string(x, l, 64)),
    row("stosb", 0..=0, |x, l| store_string(x, l, 8)),
    row("stosw", 0..=0, |x, l| store_string(x, l, 16)),
    row("stosl", 0..=0, |x, l| store_string(x, l, 32)),
    row("stosq", 0..=0, |x, l| store_string(x, l, 64)),
    row("rdtsc", 0..=0, rdtsc),
    row("rdtscp", 0..=0, rdtsc),
    row("cpuid", 0..=0, cpuid),
    row("ud2", 0..=0, trap),
    row("int3", 0..=0, trap),
    row("nop", 0..=1, nothing),
    row("pause", 0..=0, nothing),
    row("mfence", 0..=0, nothing),
    row("lfence", 0..=0, nothing),
    row("sfence", 0..=0, nothing),
    row("cld", 0..=0, nothing),
    row("emms", 0..=0, nothing),
    row("vzeroupper", 0..=0, nothing),
    row("endbr64", 0..=0, nothing),
    row("prefetchnta", 1..=1, nothing),
    row("prefetcht0", 1..=1, nothing),
    row("prefetcht1", 1..=1, nothing),
    row("prefetcht2", 1..=1, nothing),
    row("prefetchw", 1..=1, nothing),
    row("sqrtsd", 2..=2, |x, l| float_root(x, l, FloatKind::Double)),
    row("sqrtss", 2..=2, |x, l| float_root(x, l, FloatKind::Single)),
    row("addsd", 2..=2, |x, l| float(x, l, FloatOp::Add, FloatKind::Double)),
    row("subsd", 2..=2, |x, l| float(x, l, FloatOp::Sub, FloatKind::Double)),
    row("mulsd", 2..=2, |x, l| float(x, l, FloatOp::Mul, FloatKind::Double)),
    row("divsd", 2..=2, |x, l| float(x, l, FloatOp::Div, FloatKind::Double)),
    row("addss", 2..=2, |x, l| float(x, l, FloatOp::Add, FloatKind::Single)),
    row("subss", 2..=2, |x, l| float(x, l, FloatOp::Sub, FloatKind::Single)),
    row("mulss", 2..=2, |x, l| float(x, l, FloatOp::Mul, FloatKind::Single)),
    row("divss", 2..=2, |x, l| float(x, l, FloatOp::Div, FloatKind::Single)),
];

/// `set` and `cmov` with their condition.
const SET: Row = row("set", 1..=1, set_condition);
const CMOV: Row = row("cmov", 2..=2, move_condition);

const CONDITIONS: &[&str] = &[
    "o", "no", "b", "c", "nae", "nb", "nc", "ae", "e", "z", "ne", "nz", "be", "na", "a", "nbe", "s", "ns",
    "l", "nge", "ge", "nl", "le", "ng", "g", "nle",
];

fn suffix(letter: &str) -> Option<u16> {
    Some(match letter {
        "b" => 8,
        "w" => 16,
        "l" => 32,
        "q" => 64,
        _ => return None,
    })
}

/// A mnemonic without its last letter, and the size that the letter says.
fn shortened(name: &str) -> Option<(&str, u16)> {
    let (at, _) = name.char_indices().last()?;
    Some((&name[..at], suffix(&name[at..])?))
}

/// The row of a mnemonic; the mnemonic without the suffix of its size, with its condition or its widths; the size.
pub(super) fn find(name: &str) -> Option<(&'static Row, String, Option<u16>)> {
    if let Some(row) = ROWS.iter().find(|r| r.name == name) {
        return Some((row, name.to_owned(), None));
    }
    if let Some(code) = name.strip_prefix("set") {
        return CONDITIONS.contains(&code).then(|| (&SET, code.to_owned(), Some(8)));
    }
    if let Some(code) = name.strip_prefix("cmov") {
        let (code, size) = match shortened(code) {
            Some((short, size)) if !CONDITIONS.contains(&code) => (short, Some(size)),
            _ => (code, None),
        };
        return CONDITIONS.contains(&code).then(|| (&CMOV, code.to_owned(), size));
    }
    let by_name = |short: &str| ROWS.iter().find(|r| r.name == short);
    let (short, size) = shortened(name)?;
    // `movzbl`: the narrower size stands first.
    if let Some(("movz" | "movs", narrow)) = shortened(short).filter(|(_, narrow)| *narrow < size) {
        return by_name(&short[..4]).map(|row| (row, narrow.to_string(), Some(size)));
    }
    by_name(short).map(|row| (row, short.to_owned(), Some(size)))
}

/// Does the line read flags?
pub(super) fn reads_flags(line: &str) -> bool {
    line.split([' ', '\t']).any(|word| {
        word.starts_with("set")
            || word.starts_with("cmov")
            || word.starts_with("adc")
            || word.starts_with("sbb")
    })
}

fn nothing(_: &mut Assembly<'_, '_, '_>, _: &Line) -> Res {
    Ok(())
}

fn trap(x: &mut Assembly<'_, '_, '_>, _: &Line) -> Res {
    let dst = x.f.temp(1);
    x.f.machine(Intrinsic::Trap, &[], dst);
    Ok(())
}

fn general(home: Home, bits: u16) -> Arg {
    Arg::Register(Register { home, bits, high: false })
}

fn mov(x: &mut Assembly<'_, '_, '_>, l: &Line) -> Res {
    let value = x.read(&l.args[0], l.size);
    x.write(&l.args[1], l.size, value)
}

fn lea(x: &mut Assembly<'_, '_, '_>, l: &Line) -> Res {
    let Arg::Memory(address) = l.args[0] else { return Err(Lack(String::new())) };
    let value = x.f.resized(64, l.size, address);
    x.write(&l.args[1], l.size, value)
}

fn xchg(x: &mut Assembly<'_, '_, '_>, l: &Line) -> Res {
    let (a, b) = (x.read(&l.args[0], l.size), x.read(&l.args[1], l.size));
    x.write(&l.args[0], l.size, b)?;
    x.write(&l.args[1], l.size, a)
}

fn xadd(x: &mut Assembly<'_, '_, '_>, l: &Line) -> Res {
    let (a, b) = (x.read(&l.args[0], l.size), x.read(&l.args[1], l.size));
    let sum = x.f.int(IntOp::Add, l.size, a, b);
    add_flags(x, l.size, a, b, sum);
    x.write(&l.args[0], l.size, b)?;
    x.write(&l.args[1], l.size, sum)
}

fn cmpxchg(x: &mut Assembly<'_, '_, '_>, l: &Line) -> Res {
    let (new, old) = (x.read(&l.args[0], l.size), x.read(&l.args[1], l.size));
    let accumulator = general(RAX, l.size);
    let expected = x.read(&accumulator, l.size);
    let equal = x.compare(Pred::Eq, l.size, expected, old);
    let difference = x.f.int(IntOp::Sub, l.size, expected, old);
    sub_flags(x, l.size, expected, old, difference);
    // Of the two, one register changes; the other one keeps its upper half, too. The destination may be the accumulator.
    let either = |x: &mut Assembly<'_, '_, '_>, r: Register, if_equal: bool, value: Opnd| {
        let before = x.whole(r.home);
        x.write(&Arg::Register(r), l.size, value)?;
        let after = x.whole(r.home);
        let (yes, no) = if if_equal { (after, before) } else { (before, after) };
        let value = x.select(64, equal, yes, no);
        x.write(&general(r.home, 64), 64, value)
    };
    either(x, Register { home: RAX, bits: l.size, high: false }, false, old)?;
    match l.args[1] {
        Arg::Register(r) => either(x, r, true, new),
        _ => {
            let stored = x.select(l.size, equal, new, old);
            x.write(&l.args[1], l.size, stored)
        }
    }
}

fn cmpxchg16b(x: &mut Assembly<'_, '_, '_>, l: &Line) -> Res {
    let Arg::Memory(low) = l.args[0] else { return Err(Lack(String::new())) };
    let eight = x.f.word(8);
    let high = Arg::Memory(x.f.int(IntOp::Add, 64, low, eight));
    let halves = [(Arg::Memory(low), RAX, RBX), (high, RDX, RCX)];
    let olds = halves.map(|(place, ..)| x.read(&place, 64));
    let mut equal = x.f.word(1);
    for ((_, expected, _), old) in halves.iter().zip(olds) {
        let expected = x.whole(*expected);
        let same = x.compare(Pred::Eq, 64, expected, old);
        equal = x.f.int(IntOp::And, 1, equal, same);
    }
    for ((place, expected, new), old) in halves.iter().zip(olds) {
        let new = x.whole(*new);
        let stored = x.select(64, equal, new, old);
        x.write(place, 64, stored)?;
        x.write(&general(*expected, 64), 64, old)?;
    }
    x.flags = Flags { zero: Some(equal), ..x.flags };
    Ok(())
}

fn push(x: &mut Assembly<'_, '_, '_>, l: &Line) -> Res {
    let value = x.read(&l.args[0], 64);
    x.stack.push(value);
    Ok(())
}

fn pop(x: &mut Assembly<'_, '_, '_>, l: &Line) -> Res {
    let value = x.stack.pop().ok_or_else(|| Lack(String::new()))?;
    x.write(&l.args[0], 64, value)
}

fn bswap(x: &mut Assembly<'_, '_, '_>, l: &Line) -> Res {
    if l.size < 32 {
        return Err(Lack(String::new()));
    }
    one_operand(x, l, BitOp::Bswap)
}

fn one_operand(x: &mut Assembly<'_, '_, '_>, l: &Line, op: BitOp) -> Res {
    let src = x.read(&l.args[0], l.size);
    let dst = x.f.temp(1);
    x.f.emit(Inst::Bit { op, width: l.size, dst, src });
    x.write(&l.args[0], l.size, Opnd::reg(dst))
}

/// `movzbl`, `movslq` …; the narrow width is in the name, or the source's.
fn extend(x: &mut Assembly<'_, '_, '_>, l: &Line, op: IntCast) -> Res {
    let narrow = match (l.name.parse(), l.args[0]) {
        (Ok(bits), _) => bits,
        (_, Arg::Register(r)) if r.bits < l.size => r.bits,
        _ => return Err(Lack(String::new())),
    };
    let src = x.read(&l.args[0], narrow);
    let dst = x.f.temp(1);
    x.f.emit(Inst::Cast { op, from: narrow, to: l.size, dst, src });
    x.write(&l.args[1], l.size, Opnd::reg(dst))
}

/// The sign of the accumulator all over the data register.
fn spread_sign(x: &mut Assembly<'_, '_, '_>, bits: u16) -> Res {
    let value = x.read(&general(RAX, bits), bits);
    let shift = x.f.word(u64::from(bits) - 1);
    let value = x.f.int(IntOp::AShr, bits, value, shift);
    x.write(&general(RDX, bits), bits, value)
}

fn carry(x: &mut Assembly<'_, '_, '_>) -> Res<Opnd> {
    x.flags.carry.ok_or_else(|| Lack("inline assembly that reads a carry that nothing set".into()))
}

/// The carry out of the top bit: where two of the three bits that meet there are set.
fn majority(x: &mut Assembly<'_, '_, '_>, bits: u16, a: Opnd, b: Opnd, c: Opnd) -> Opnd {
    let (both, either) = (x.f.int(IntOp::And, bits, a, b), x.f.int(IntOp::Or, bits, a, b));
    let carried = x.f.int(IntOp::And, bits, either, c);
    let top = x.f.int(IntOp::Or, bits, both, carried);
    x.sign(bits, top)
}

/// The top bit of `(a ^ c) & (b ^ c)`.
fn sign_lost(x: &mut Assembly<'_, '_, '_>, bits: u16, a: Opnd, b: Opnd, c: Opnd) -> Opnd {
    let (p, q) = (x.f.int(IntOp::Xor, bits, a, c), x.f.int(IntOp::Xor, bits, b, c));
    let both = x.f.int(IntOp::And, bits, p, q);
    x.sign(bits, both)
}

/// `a` inverted.
fn inverted(x: &mut Assembly<'_, '_, '_>, bits: u16, a: Opnd) -> Opnd {
    let ones = x.f.word(mask(bits));
    x.f.int(IntOp::Xor, bits, a, ones)
}

fn add_flags(x: &mut Assembly<'_, '_, '_>, bits: u16, a: Opnd, b: Opnd, sum: Opnd) {
    if x.flags_matter {
        let not_sum = inverted(x, bits, sum);
        let carry = majority(x, bits, a, b, not_sum);
        let overflow = sign_lost(x, bits, a, b, sum);
        x.set_flags(bits, sum, Some(carry), Some(overflow));
    }
}

fn sub_flags(x: &mut Assembly<'_, '_, '_>, bits: u16, a: Opnd, b: Opnd, difference: Opnd) {
    if x.flags_matter {
        let not_a = inverted(x, bits, a);
        let borrow = majority(x, bits, not_a, b, difference);
        let overflow = sign_lost(x, bits, b, difference, a);
        x.set_flags(bits, difference, Some(borrow), Some(overflow));
    }
}

/// A sum or a difference, of the carry too if it is wanted; a comparison does not keep it.
fn sum(x: &mut Assembly<'_, '_, '_>, l: &Line, op: IntOp, with_carry: bool, keep: bool) -> Res {
    let (b, a) = (x.read(&l.args[0], l.size), x.read(&l.args[1], l.size));
    let mut result = x.f.int(op, l.size, a, b);
    // `sbb %0,%0` spreads the carry whatever the register held.
    if with_carry {
        let carry = carry(x)?;
        let carry = x.f.resized(1, l.size, carry);
        result = x.f.int(op, l.size, result, carry);
    }
    match op {
        IntOp::Add => add_flags(x, l.size, a, b, result),
        _ => sub_flags(x, l.size, a, b, result),
    }
    if keep { x.write(&l.args[1], l.size, result) } else { Ok(()) }
}

/// `inc` and `dec` leave the carry.
fn step(x: &mut Assembly<'_, '_, '_>, l: &Line, op: IntOp) -> Res {
    let (a, one) = (x.read(&l.args[0], l.size), x.f.word(1));
    let result = x.f.int(op, l.size, a, one);
    if x.flags_matter {
        let carry = x.flags.carry;
        let overflow = match op {
            IntOp::Add => sign_lost(x, l.size, a, one, result),
            _ => sign_lost(x, l.size, one, result, a),
        };
        x.set_flags(l.size, result, carry, Some(overflow));
    }
    x.write(&l.args[0], l.size, result)
}

fn neg(x: &mut Assembly<'_, '_, '_>, l: &Line) -> Res {
    let (a, zero) = (x.read(&l.args[0], l.size), x.f.word(0));
    let result = x.f.int(IntOp::Sub, l.size, zero, a);
    sub_flags(x, l.size, zero, a, result);
    x.write(&l.args[0], l.size, result)
}

fn not(x: &mut Assembly<'_, '_, '_>, l: &Line) -> Res {
    let value = x.read(&l.args[0], l.size);
    let value = inverted(x, l.size, value);
    x.write(&l.args[0], l.size, value)
}

fn logic(x: &mut Assembly<'_, '_, '_>, l: &Line, op: IntOp, keep: bool) -> Res {
    let (b, a) = (x.read(&l.args[0], l.size), x.read(&l.args[1], l.size));
    let result = x.f.int(op, l.size, a, b);
    let no = x.f.word(0);
    x.set_flags(l.size, result, Some(no), Some(no));
    if keep { x.write(&l.args[1], l.size, result) } else { Ok(()) }
}

/// The count of a shift: masked to five bits, or six for 64-bit operands. Without an operand it is 1.
fn shift_count(x: &mut Assembly<'_, '_, '_>, l: &Line) -> Opnd {
    let count = if l.args.len() == 1 { x.f.word(1) } else { x.read(&l.args[0], 8) };
    let most = x.f.word(if l.size == 64 { 63 } else { 31 });
    let count = x.f.int(IntOp::And, 8, count, most);
    x.f.resized(8, l.size, count)
}

/// What a shift leaves in the flags depends on its count: nothing is known of them.
fn shift(x: &mut Assembly<'_, '_, '_>, l: &Line, op: IntOp) -> Res {
    let (count, target) = (shift_count(x, l), &l.args[l.args.len() - 1]);
    let value = x.read(target, l.size);
    let value = x.f.int(op, l.size, value, count);
    x.flags = Flags::default();
    x.write(target, l.size, value)
}

fn funnel(x: &mut Assembly<'_, '_, '_>, bits: u16, left: bool, hi: Opnd, lo: Opnd, amount: Opnd) -> Opnd {
    let dst = x.f.temp(1);
    x.f.emit(Inst::FunnelShift { left, width: bits, dst, hi, lo, amount });
    Opnd::reg(dst)
}

fn rotate(x: &mut Assembly<'_, '_, '_>, l: &Line, left: bool) -> Res {
    let (count, target) = (shift_count(x, l), &l.args[l.args.len() - 1]);
    let value = x.read(target, l.size);
    let value = funnel(x, l.size, left, value, value, count);
    x.flags = Flags { zero: x.flags.zero, sign: x.flags.sign, ..Flags::default() };
    x.write(target, l.size, value)
}

fn double_shift(x: &mut Assembly<'_, '_, '_>, l: &Line, left: bool) -> Res {
    if l.size < 32 {
        return Err(Lack(String::new()));
    }
    let count = shift_count(x, l);
    let (other, target) = (x.read(&l.args[1], l.size), x.read(&l.args[2], l.size));
    let (hi, lo) = if left { (target, other) } else { (other, target) };
    let value = funnel(x, l.size, left, hi, lo, count);
    x.flags = Flags::default();
    x.write(&l.args[2], l.size, value)
}

fn widened(x: &mut Assembly<'_, '_, '_>, op: IntCast, bits: u16, src: Opnd) -> Opnd {
    let dst = x.f.temp(u32::from(2 * bits).div_ceil(64));
    x.f.emit(Inst::Cast { op, from: bits, to: 2 * bits, dst, src });
    Opnd::reg(dst)
}

/// The upper half of a value of `2 * bits`.
fn upper(x: &mut Assembly<'_, '_, '_>, bits: u16, value: Opnd) -> Opnd {
    let amount = x.f.wide_word(bits.into(), 2 * bits);
    let value = x.f.int(IntOp::LShr, 2 * bits, value, amount);
    x.f.resized(2 * bits, bits, value)
}

/// Accumulator times operand, to twice the width.
fn product(x: &mut Assembly<'_, '_, '_>, l: &Line, op: IntCast) -> Res {
    if l.size == 8 {
        return Err(Lack(String::new()));
    }
    let (a, b) = (x.read(&general(RAX, l.size), l.size), x.read(&l.args[0], l.size));
    let (a, b) = (widened(x, op, l.size, a), widened(x, op, l.size, b));
    let whole = x.f.int(IntOp::Mul, 2 * l.size, a, b);
    let (low, high) = (x.f.resized(2 * l.size, l.size, whole), upper(x, l.size, whole));
    x.flags = Flags::default();
    if x.flags_matter {
        let again = widened(x, op, l.size, low);
        let lost = x.compare(Pred::Ne, 2 * l.size, again, whole);
        x.flags = Flags { carry: Some(lost), overflow: Some(lost), ..Flags::default() };
    }
    x.write(&general(RAX, l.size), l.size, low)?;
    x.write(&general(RDX, l.size), l.size, high)
}

fn imul(x: &mut Assembly<'_, '_, '_>, l: &Line) -> Res {
    let [first, .., last] = &l.args[..] else { return product(x, l, IntCast::SExt) };
    let other = if l.args.len() == 3 { &l.args[1] } else { last };
    let (lhs, rhs) = (x.read(other, l.size), x.read(first, l.size));
    let (dst, flag) = (x.f.temp(1), x.f.temp(1));
    x.f.emit(Inst::Overflow { op: OverflowOp::SMul, width: l.size, dst, flag, lhs, rhs });
    let lost = Some(Opnd::reg(flag));
    x.flags = Flags { carry: lost, overflow: lost, ..Flags::default() };
    x.write(last, l.size, Opnd::reg(dst))
}

/// Data and accumulator registers, divided; a quotient that does not fit is a fault like a division by zero.
fn quotient(x: &mut Assembly<'_, '_, '_>, l: &Line, signed: bool) -> Res {
    let (bits, wide) = (l.size, 2 * l.size);
    if bits == 8 {
        return Err(Lack(String::new()));
    }
    let divisor = x.read(&l.args[0], bits);
    let (low, high) = (x.read(&general(RAX, bits), bits), x.read(&general(RDX, bits), bits));
    let (low, high) = (widened(x, IntCast::ZExt, bits, low), widened(x, IntCast::ZExt, bits, high));
    let shift = x.f.wide_word(bits.into(), wide);
    let high = x.f.int(IntOp::Shl, wide, high, shift);
    let dividend = x.f.int(IntOp::Or, wide, high, low);
    let (cast, div, rem) = match signed {
        true => (IntCast::SExt, IntOp::SDiv, IntOp::SRem),
        false => (IntCast::ZExt, IntOp::UDiv, IntOp::URem),
    };
    let divisor = widened(x, cast, bits, divisor);
    let (whole, rest) = (x.f.int(div, wide, dividend, divisor), x.f.int(rem, wide, dividend, divisor));
    let (low, rest) = (x.f.resized(wide, bits, whole), x.f.resized(wide, bits, rest));
    let again = widened(x, cast, bits, low);
    let fits = x.compare(Pred::Eq, wide, again, whole);
    let one = x.f.word(1);
    x.f.int(IntOp::UDiv, 1, one, fits);
    x.flags = Flags::default();
    x.write(&general(RAX, bits), bits, low)?;
    x.write(&general(RDX, bits), bits, rest)
}

fn counted(x: &mut Assembly<'_, '_, '_>, bits: u16, op: BitOp, src: Opnd) -> Opnd {
    let dst = x.f.temp(1);
    x.f.emit(Inst::Bit { op, width: bits, dst, src });
    Opnd::reg(dst)
}

/// The number of the highest or lowest set bit; without one the target stays.
fn scan(x: &mut Assembly<'_, '_, '_>, l: &Line, op: BitOp) -> Res {
    let (value, old) = (x.read(&l.args[0], l.size), x.read(&l.args[1], l.size));
    let mut index = counted(x, l.size, op, value);
    if op == BitOp::Ctlz {
        let top = x.f.word(u64::from(l.size) - 1);
        index = x.f.int(IntOp::Sub, l.size, top, index);
    }
    let none = x.f.word(0);
    let zero = x.compare(Pred::Eq, l.size, value, none);
    x.flags = Flags { zero: Some(zero), ..Flags::default() };
    let result = x.select(l.size, zero, old, index);
    x.write(&l.args[1], l.size, result)
}

fn count(x: &mut Assembly<'_, '_, '_>, l: &Line, op: BitOp) -> Res {
    let value = x.read(&l.args[0], l.size);
    let result = counted(x, l.size, op, value);
    let zero = x.f.word(0);
    let (none, all) = (x.compare(Pred::Eq, l.size, result, zero), x.compare(Pred::Eq, l.size, value, zero));
    x.flags = Flags::default();
    // `popcnt` clears the carry, the others set it for an operand of zeros.
    x.flags.carry = Some(if op == BitOp::Ctpop { zero } else { all });
    x.flags.zero = Some(none);
    x.write(&l.args[1], l.size, result)
}

/// `bt` and its kin: the bit goes to the carry. In memory a register's number counts from the address on.
fn bit(x: &mut Assembly<'_, '_, '_>, l: &Line, change: Option<IntOp>) -> Res {
    let number = x.read(&l.args[0], l.size);
    let (mut place, mut size) = (l.args[1], l.size);
    if let (Arg::Register(_), Arg::Memory(address)) = (l.args[0], place) {
        let dst = x.f.temp(1);
        x.f.resize(true, l.size, 64, dst, number);
        let three = x.f.word(3);
        let byte = x.f.int(IntOp::AShr, 64, Opnd::reg(dst), three);
        place = Arg::Memory(x.f.int(IntOp::Add, 64, address, byte));
        size = 8;
    }
    let number = x.f.resized(l.size, size, number);
    let most = x.f.word(u64::from(size) - 1);
    let number = x.f.int(IntOp::And, size, number, most);
    let value = x.read(&place, size);
    let shifted = x.f.int(IntOp::LShr, size, value, number);
    let old = x.f.resized(size, 1, shifted);
    if let Some(op) = change {
        let one = x.f.word(1);
        let mut pattern = x.f.int(IntOp::Shl, size, one, number);
        if op == IntOp::And {
            pattern = inverted(x, size, pattern);
        }
        let value = x.f.int(op, size, value, pattern);
        x.write(&place, size, value)?;
    }
    x.flags = Flags { carry: Some(old), zero: x.flags.zero, ..Flags::default() };
    Ok(())
}

fn set_condition(x: &mut Assembly<'_, '_, '_>, l: &Line) -> Res {
    let holds = x.condition(&l.name)?;
    let value = x.f.resized(1, 8, holds);
    x.write(&l.args[0], 8, value)
}

fn move_condition(x: &mut Assembly<'_, '_, '_>, l: &Line) -> Res {
    let holds = x.condition(&l.name)?;
    let (new, old) = (x.read(&l.args[0], l.size), x.read(&l.args[1], l.size));
    let value = x.select(l.size, holds, new, old);
    x.write(&l.args[1], l.size, value)
}

fn set_carry(x: &mut Assembly<'_, '_, '_>, value: u64) -> Res {
    x.flags.carry = Some(x.f.word(value));
    Ok(())
}

/// Bytes that a string instruction covers; with `rep` the count runs down to 0.
fn string_length(x: &mut Assembly<'_, '_, '_>, l: &Line, bits: u16) -> Opnd {
    let size = x.f.word(u64::from(bits) / 8);
    if !l.repeated {
        return size;
    }
    let count = x.whole(RCX);
    let zero = x.f.word(0);
    x.registers.insert(RCX, zero);
    x.f.int(IntOp::Mul, 64, count, size)
}

fn advance(x: &mut Assembly<'_, '_, '_>, home: Home, by: Opnd) {
    let at = x.whole(home);
    let next = x.f.int(IntOp::Add, 64, at, by);
    x.registers.insert(home, next);
}

fn move_string(x: &mut Assembly<'_, '_, '_>, l: &Line, bits: u16) -> Res {
    let len = string_length(x, l, bits);
    let (dst, src) = (x.whole(RDI), x.whole(RSI));
    // Where the two overlap the instruction repeats what it has written: rather refused than copied at once.
    x.f.emit(Inst::MemCopy { dst, src, len, overlap_ok: false });
    advance(x, RDI, len);
    advance(x, RSI, len);
    Ok(())
}

/// Units of more than a byte only for a constant of equal bytes.
fn store_string(x: &mut Assembly<'_, '_, '_>, l: &Line, bits: u16) -> Res {
    let value = x.whole(RAX);
    let known = value.as_pool().map(|at| x.f.cx.constants.pool.values[at as usize] & mask(bits));
    let first = known.map(|v| v & 0xff);
    let equal = first.is_some_and(|b| known == Some((0x0101_0101_0101_0101 * b) & mask(bits)));
    if bits > 8 && !equal {
        return Err(Lack(String::new()));
    }
    let byte = x.f.resized(64, 8, value);
    let len = string_length(x, l, bits);
    let dst = x.whole(RDI);
    x.f.emit(Inst::MemSet { dst, byte, len });
    advance(x, RDI, len);
    Ok(())
}

fn rdtsc(x: &mut Assembly<'_, '_, '_>, _: &Line) -> Res {
    let counter = x.f.temp(1);
    x.f.machine(Intrinsic::CycleCounter, &[], counter);
    let shift = x.f.word(32);
    let high = x.f.int(IntOp::LShr, 64, Opnd::reg(counter), shift);
    let low = x.f.resized(64, 32, Opnd::reg(counter));
    x.write(&general(RAX, 32), 32, low)?;
    x.registers.insert(RDX, high);
    Ok(())
}

/// No processor features beyond the base line: every leaf is zero.
fn cpuid(x: &mut Assembly<'_, '_, '_>, _: &Line) -> Res {
    let zero = x.f.word(0);
    for home in [RAX, RBX, RCX, RDX] {
        x.registers.insert(home, zero);
    }
    Ok(())
}

fn width(kind: FloatKind) -> u16 {
    if kind == FloatKind::Single { 32 } else { 64 }
}

fn float(x: &mut Assembly<'_, '_, '_>, l: &Line, op: FloatOp, kind: FloatKind) -> Res {
    let bits = width(kind);
    let (rhs, lhs) = (x.read(&l.args[0], bits), x.read(&l.args[1], bits));
    let dst = x.f.temp(1);
    x.f.emit(Inst::Float { op, kind, dst, lhs, rhs });
    x.write(&l.args[1], bits, Opnd::reg(dst))
}

fn float_root(x: &mut Assembly<'_, '_, '_>, l: &Line, kind: FloatKind) -> Res {
    let bits = width(kind);
    let src = x.read(&l.args[0], bits);
    let dst = x.f.temp(1);
    x.f.emit(Inst::FloatUnary { op: FloatUnary::Sqrt, kind, dst, src });
    x.write(&l.args[1], bits, Opnd::reg(dst))
}
