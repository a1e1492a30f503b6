//! The loop of the fast interpreter.

use super::op::{NO_BLOCK, Op, R};
use super::symbolic::{Recorder, Registers, step};
use super::value::{
    arithmetic, double, extend, float_cast, float_compare, integer, load, mul_add, single, store, top,
};
use super::{Code, inline, pair};
use crate::exec::{Lane, bit, compute, fits, mask, overflow_parts, shifted};
use crate::float;
use crate::machine::{Machine, Setting};
use symvm_frontend::ir::FloatKind;
use symvm_frontend::program::{BlockIx, SideId};
use symvm_solver::Terms;

/// Why the loop ended.
#[derive(Clone, Copy)]
pub(super) enum Exit {
    /// The general interpreter goes on, or the limit is reached.
    Left,
    Call(u32),
    /// By address.
    Indirect(u32, u64),
    Ret(Option<R>),
}

/// Executes the top frame. `CHECKED`: there are checks on single instructions; what was never written is left to the general
/// interpreter.
#[allow(clippy::too_many_lines, reason = "a row for each operation: it is the table itself")]
#[inline(always)]
pub(super) fn frame<L: Lane, const CHECKED: bool>(
    m: &mut Machine,
    terms: &mut Terms,
    setting: &Setting,
    code: &Code,
    start: u32,
    limit: u64,
) -> (u32, Exit) {
    let mut exit = Exit::Left;
    let Machine { frames, memory, state, scratch, .. } = m;
    let mut recorder = Recorder::new(terms, scratch);
    let (program, top_frame) = (&*setting.program, frames.top_frame());
    let (insts, block_base) = (&program.functions[top_frame.func.index()].code, top_frame.block);
    let (w, t) = frames.window();
    let (space, stack) = memory.parts();
    let (ops, jumps, tables) = (&code.ops[..], &code.jumps[..], &code.tables[..]);
    let mut pc = start as usize;
    // Instructions executed, less `pc`: only jumps change it.
    let mut bias = state.steps.wrapping_sub(u64::from(start));

    // Executes the instruction with symbolic operands, or leaves.
    macro_rules! symbolic {
        () => {{
            if !L::CONCOLIC {
                break;
            }
            let mut regs = Registers { values: &mut *w, syms: &mut *t, constants: &program.constants };
            if !insts.get(pc).is_some_and(|inst| step::<CHECKED>(&mut recorder, &mut regs, space, inst)) {
                break;
            }
            pc += 1;
            continue;
        }};
    }
    // Goes on here only if the registers are concrete.
    macro_rules! plain {
        ($($r:expr),+) => {
            if L::CONCOLIC && ($(t[$r as usize])|+) != 0 {
                symbolic!()
            }
        };
    }
    macro_rules! get {
        ($r:expr) => {
            w[$r as usize]
        };
    }
    macro_rules! set {
        ($d:expr, $value:expr) => {{
            w[$d as usize] = $value;
            if L::CONCOLIC {
                t[$d as usize] = 0;
            }
        }};
    }
    // The instruction is done.
    macro_rules! next {
        ($n:expr) => {
            pc += $n
        };
    }
    macro_rules! result {
        ($d:expr, $value:expr) => {{
            set!($d, $value);
            next!(1)
        }};
    }
    // A result computed from registers that are concrete.
    macro_rules! value {
        ($d:expr, $value:expr, $($r:expr),+) => {{
            plain!($($r),+);
            result!($d, $value)
        }};
    }
    // The `n`-th instruction of the operation is not the usual one, those before it being done.
    macro_rules! leave_at {
        ($n:expr) => {{
            next!($n);
            symbolic!()
        }};
    }
    macro_rules! goto {
        ($to:expr, $n:expr) => {{
            let to = $to;
            let mut steps = bias.wrapping_add(pc as u64 + $n);
            if to.block != NO_BLOCK {
                state.coverage.cover_block(BlockIx(to.block));
                steps += 1;
            }
            pc = to.pc as usize;
            bias = steps.wrapping_sub(u64::from(to.pc));
            if steps >= limit {
                break;
            }
        }};
    }
    macro_rules! back {
        ($to:expr) => {{
            bias = bias.wrapping_add(pc as u64 + 1).wrapping_sub(u64::from($to));
            pc = $to as usize
        }};
    }
    macro_rules! branch {
        ($jump:expr, $taken:expr, $n:expr) => {{
            let jump = &jumps[$jump as usize];
            let (to, side) = if $taken { (jump.yes, jump.side) } else { (jump.no, jump.side + 1) };
            state.coverage.cover_side(SideId(side));
            if jump.traced {
                state.trace.push(SideId(side));
            }
            goto!(to, $n)
        }};
    }
    macro_rules! compare_branch {
        ($d:expr, $holds:expr, $jump:expr, $($r:expr),+) => {{
            plain!($($r),+);
            let holds = $holds;
            set!($d, u64::from(holds));
            branch!($jump, holds, 2)
        }};
    }
    // An address that is the result of `n` instructions, and a load or store with it.
    macro_rules! load_from {
        ($size:expr, $address:expr, $v:expr, $n:expr) => {{
            let Some(value) = load::<CHECKED>(space, $address, $size) else { leave_at!($n) };
            set!($v, value);
            next!($n + 1)
        }};
    }
    macro_rules! store_to {
        ($size:expr, $address:expr, $v:expr, $n:expr) => {{
            if (L::CONCOLIC && t[$v as usize] != 0) || !store(space, $address, $size, get!($v)) {
                leave_at!($n)
            }
            next!($n + 1)
        }};
    }
    // A load of up to 32 bits, and a branch on what holds of it.
    macro_rules! load_branch {
        ($size:expr, $d:expr, $a:expr, $e:expr, |$v:ident| $holds:expr, $jump:expr) => {{
            plain!($a);
            let Some(value) = load::<CHECKED>(space, get!($a), $size) else { symbolic!() };
            set!($d, value);
            let $v = value as u32;
            let holds = $holds;
            set!($e, u64::from(holds));
            branch!($jump, holds, 3)
        }};
    }
    // A pair's second half lies behind the first.
    macro_rules! both {
        ($d:expr, $value:expr) => {{
            let value = $value;
            set!($d, value as u64);
            set!($d + 1, (value >> 64) as u64);
            next!(1)
        }};
    }
    // A result, unless the general interpreter has to say.
    macro_rules! if_any {
        ($d:expr, $value:expr, $($r:expr),+) => {{
            plain!($($r),+);
            let Some(value) = $value else { break };
            result!($d, value)
        }};
    }
    // A result that must be exact with these signs.
    macro_rules! exact {
        ($op:expr, $width:expr, $wrap:expr, $d:expr, $b:expr, $($r:expr),+) => {{
            if L::CONCOLIC && ($(t[$r as usize])|+) != 0 {
                break;
            }
            let (width, (a, b)) = (u32::from($width), $b);
            let wraps = |signed| !fits($op, width, signed, a, b);
            if $wrap.nsw && wraps(true) || $wrap.nuw && wraps(false) {
                break;
            }
            result!($d, compute($op, width, a, b))
        }};
    }
    // A range of memory, unless the general interpreter has to see to it.
    macro_rules! bulk {
        ($done:expr, $($r:expr),+) => {{
            plain!($($r),+);
            if !$done {
                break;
            }
            next!(1)
        }};
    }
    macro_rules! overflow {
        ($op:expr, $width:expr, $d:expr, $f:expr, $a:expr, $b:expr) => {{
            let ((op, signed), width) = (overflow_parts($op), u32::from($width));
            let (a, b) = ($a, $b);
            set!($d, compute(op, width, a, b));
            set!($f, u64::from(!fits(op, width, signed, a, b)));
            next!(1)
        }};
    }
    macro_rules! float {
        ($d:expr, $value:expr, $($r:expr),+) => {{
            plain!($($r),+);
            let value = $value;
            // Which NaN it is is the general interpreter's business.
            if value.is_nan() {
                break;
            }
            result!($d, u64::from(value.to_bits()))
        }};
    }

    while let Some(op) = ops.get(pc) {
        match *op {
            // Where there are checks, it may be there for the sake of one.
            Op::Slow if CHECKED => break,
            Op::Slow => symbolic!(),
            Op::Zero { a } => {
                plain!(a);
                if get!(a) != 0 {
                    symbolic!()
                }
                next!(1)
            }
            Op::Block { block } => {
                state.coverage.cover_block(BlockIx(block));
                next!(1)
            }
            Op::Move { d, a } => {
                w[d as usize] = get!(a);
                if L::CONCOLIC {
                    t[d as usize] = t[a as usize];
                }
                next!(1)
            }
            Op::Zext { d, a } => value!(d, get!(a), a),
            Op::Const { d, k } => result!(d, k),
            Op::Add32 { d, a, b } => {
                value!(d, u64::from((get!(a) as u32).wrapping_add(get!(b) as u32)), a, b)
            }
            Op::Add64 { d, a, b } => value!(d, get!(a).wrapping_add(get!(b)), a, b),
            Op::Add32K { d, a, k } => value!(d, u64::from((get!(a) as u32).wrapping_add(k)), a),
            Op::Add64K { d, a, k } => value!(d, get!(a).wrapping_add(k), a),
            Op::Sub32 { d, a, b } => {
                value!(d, u64::from((get!(a) as u32).wrapping_sub(get!(b) as u32)), a, b)
            }
            Op::Sub64 { d, a, b } => value!(d, get!(a).wrapping_sub(get!(b)), a, b),
            Op::Mul32 { d, a, b } => {
                value!(d, u64::from((get!(a) as u32).wrapping_mul(get!(b) as u32)), a, b)
            }
            Op::Mul64 { d, a, b } => value!(d, get!(a).wrapping_mul(get!(b)), a, b),
            Op::Mul32K { d, a, k } => value!(d, u64::from((get!(a) as u32).wrapping_mul(k)), a),
            Op::Mul64K { d, a, k } => value!(d, get!(a).wrapping_mul(k), a),
            Op::And { d, a, b } => value!(d, get!(a) & get!(b), a, b),
            Op::AndK { d, a, k } => value!(d, get!(a) & k, a),
            Op::Or { d, a, b } => value!(d, get!(a) | get!(b), a, b),
            Op::OrK { d, a, k } => value!(d, get!(a) | k, a),
            Op::Xor { d, a, b } => value!(d, get!(a) ^ get!(b), a, b),
            Op::XorK { d, a, k } => value!(d, get!(a) ^ k, a),
            Op::Shl32K { d, a, k } => value!(d, u64::from((get!(a) as u32) << (k & 31)), a),
            Op::Shl64K { d, a, k } => value!(d, get!(a) << (k & 63), a),
            Op::ShrK { d, a, k } => value!(d, get!(a) >> (k & 63), a),
            Op::Sar32K { d, a, k } => value!(d, u64::from((get!(a) as i32 >> (k & 31)) as u32), a),
            Op::Sar64K { d, a, k } => value!(d, (get!(a) as i64 >> (k & 63)) as u64, a),
            Op::Int { op, width, d, a, b } => if_any!(d, integer(op, width, get!(a), get!(b)), a, b),
            Op::IntK { op, width, d, a, k } => if_any!(d, integer(op, width, get!(a), k), a),
            Op::KInt { op, width, d, b, k } => if_any!(d, integer(op, width, k, get!(b)), b),
            Op::Exact { op, width, wrap, d, a, b } => {
                exact!(op, width, wrap, d, (get!(a), get!(b)), a, b)
            }
            Op::ExactK { op, width, wrap, d, a, k } => {
                exact!(op, width, wrap, d, (get!(a), i64::from(k) as u64 & mask(width.into())), a)
            }
            Op::Sext { s, to, d, a } => value!(d, extend(get!(a), s) & (u64::MAX >> (to & 63)), a),
            Op::Eq { d, a, b } => value!(d, u64::from(get!(a) == get!(b)), a, b),
            Op::Ne { d, a, b } => value!(d, u64::from(get!(a) != get!(b)), a, b),
            Op::Ult { d, a, b } => value!(d, u64::from(get!(a) < get!(b)), a, b),
            Op::Ule { d, a, b } => value!(d, u64::from(get!(a) <= get!(b)), a, b),
            Op::Slt { s, d, a, b } => value!(d, u64::from(top(get!(a), s) < top(get!(b), s)), a, b),
            Op::Sle { s, d, a, b } => value!(d, u64::from(top(get!(a), s) <= top(get!(b), s)), a, b),
            Op::EqK { d, a, k } => value!(d, u64::from(get!(a) == k), a),
            Op::NeK { d, a, k } => value!(d, u64::from(get!(a) != k), a),
            Op::UltK { d, a, k } => value!(d, u64::from(get!(a) < k), a),
            Op::UgtK { d, a, k } => value!(d, u64::from(get!(a) > k), a),
            Op::SltK { s, d, a, k } => value!(d, u64::from((extend(get!(a), s) as i64) < i64::from(k)), a),
            Op::SgtK { s, d, a, k } => value!(d, u64::from(extend(get!(a), s) as i64 > i64::from(k)), a),
            Op::Select { d, c, a, b } => value!(d, if get!(c) != 0 { get!(a) } else { get!(b) }, c, a, b),
            Op::Index { s, d, b, i, scale } => value!(
                d,
                get!(b).wrapping_add(extend(get!(i), s).wrapping_mul(i64::from(scale) as u64)),
                b,
                i
            ),
            Op::IndexK { s, d, i, scale, k } => value!(
                d,
                u64::from(k).wrapping_add(extend(get!(i), s).wrapping_mul(i64::from(scale) as u64)),
                i
            ),
            Op::Slot { d, offset } => result!(d, block_base + u64::from(offset)),
            Op::Load8 { d, a } => {
                plain!(a);
                load_from!(1, get!(a), d, 0)
            }
            Op::Load16 { d, a } => {
                plain!(a);
                load_from!(2, get!(a), d, 0)
            }
            Op::Load32 { d, a } => {
                plain!(a);
                load_from!(4, get!(a), d, 0)
            }
            Op::Load64 { d, a } => {
                plain!(a);
                load_from!(8, get!(a), d, 0)
            }
            Op::Load8K { d, k } => load_from!(1, k, d, 0),
            Op::Load32K { d, k } => load_from!(4, k, d, 0),
            Op::Load64K { d, k } => load_from!(8, k, d, 0),
            Op::Store8 { a, v } => {
                plain!(a);
                store_to!(1, get!(a), v, 0)
            }
            Op::Store16 { a, v } => {
                plain!(a);
                store_to!(2, get!(a), v, 0)
            }
            Op::Store32 { a, v } => {
                plain!(a);
                store_to!(4, get!(a), v, 0)
            }
            Op::Store64 { a, v } => {
                plain!(a);
                store_to!(8, get!(a), v, 0)
            }
            Op::StoreK { size, a, k } => {
                plain!(a);
                if store(space, get!(a), size, k) { next!(1) } else { break }
            }
            Op::StoreAtK { size, v, k } => store_to!(size, k, v, 0),
            Op::OffsetLoad { size, d, a, v, k } => {
                plain!(a);
                let address = get!(a).wrapping_add(i64::from(k) as u64);
                set!(d, address);
                load_from!(size, address, v, 1)
            }
            Op::OffsetStore { size, d, a, v, k } => {
                plain!(a);
                let address = get!(a).wrapping_add(i64::from(k) as u64);
                set!(d, address);
                store_to!(size, address, v, 1)
            }
            Op::IndexLoad { size, d, b, i, v, scale } => {
                plain!(b, i);
                let address = get!(b).wrapping_add(get!(i).wrapping_mul(i64::from(scale) as u64));
                set!(d, address);
                load_from!(size, address, v, 1)
            }
            Op::IndexStore { size, d, b, i, v, scale } => {
                plain!(b, i);
                let address = get!(b).wrapping_add(get!(i).wrapping_mul(i64::from(scale) as u64));
                set!(d, address);
                store_to!(size, address, v, 1)
            }
            Op::IndexLoadK { size, d, i, v, scale, k } => {
                plain!(i);
                let address = u64::from(k).wrapping_add(get!(i).wrapping_mul(i64::from(scale) as u64));
                set!(d, address);
                load_from!(size, address, v, 1)
            }
            Op::IndexStoreK { size, d, i, v, scale, k } => {
                plain!(i);
                let address = u64::from(k).wrapping_add(get!(i).wrapping_mul(i64::from(scale) as u64));
                set!(d, address);
                store_to!(size, address, v, 1)
            }
            Op::SextIndex { e, d, b, i, scale } => {
                plain!(b, i);
                let index = extend(get!(i), 32);
                let base = get!(b);
                set!(e, index);
                set!(d, base.wrapping_add(index.wrapping_mul(i64::from(scale) as u64)));
                next!(2)
            }
            Op::SextIndexLoad { size, e, d, b, i, v, scale } => {
                plain!(b, i);
                let index = extend(get!(i), 32);
                let address = get!(b).wrapping_add(index.wrapping_mul(i64::from(scale) as u64));
                set!(e, index);
                set!(d, address);
                load_from!(size, address, v, 2)
            }
            Op::SextIndexStore { size, e, d, b, i, v, scale } => {
                plain!(b, i);
                let index = extend(get!(i), 32);
                let address = get!(b).wrapping_add(index.wrapping_mul(i64::from(scale) as u64));
                set!(e, index);
                set!(d, address);
                store_to!(size, address, v, 2)
            }
            Op::PointerLoad { size, p, a, d, v, k } => {
                plain!(a);
                let Some(pointer) = load::<CHECKED>(space, get!(a), 8) else { symbolic!() };
                let address = pointer.wrapping_add(i64::from(k) as u64);
                set!(p, pointer);
                set!(d, address);
                load_from!(size, address, v, 2)
            }
            Op::LoadSext { d, a, e } => {
                plain!(a);
                let Some(value) = load::<CHECKED>(space, get!(a), 4) else { symbolic!() };
                set!(d, value);
                set!(e, extend(value, 32));
                next!(2)
            }
            Op::LoadZext { d, a, e } => {
                plain!(a);
                let Some(value) = load::<CHECKED>(space, get!(a), 4) else { symbolic!() };
                set!(d, value);
                set!(e, value);
                next!(2)
            }
            Op::LoadAddK { d, a, e, k } => {
                plain!(a);
                let Some(value) = load::<CHECKED>(space, get!(a), 4) else { symbolic!() };
                set!(d, value);
                set!(e, u64::from((value as u32).wrapping_add(k)));
                next!(2)
            }
            Op::LoadAddKStore { d, a, e, b, k } => {
                plain!(a);
                let Some(value) = load::<CHECKED>(space, get!(a), 4) else { symbolic!() };
                set!(d, value);
                set!(e, u64::from((value as u32).wrapping_add(k)));
                if L::CONCOLIC && t[b as usize] != 0 {
                    leave_at!(2)
                }
                store_to!(4, get!(b), e, 2)
            }
            Op::LoadSltKBranch { d, a, e, k, jump } => load_branch!(4, d, a, e, |v| (v as i32) < k, jump),
            Op::LoadUltKBranch { size, d, a, e, k, jump } => load_branch!(size, d, a, e, |v| v < k, jump),
            Op::LoadEqKBranch { size, d, a, e, k, jump } => load_branch!(size, d, a, e, |v| v == k, jump),
            Op::LoadNeKBranch { size, d, a, e, k, jump } => load_branch!(size, d, a, e, |v| v != k, jump),
            Op::StoreJump { size, a, v, to } => {
                plain!(a, v);
                if !store(space, get!(a), size, get!(v)) {
                    break;
                }
                goto!(to, 2)
            }
            Op::LoadLoad32 { d, a, v, b } => {
                plain!(a);
                let Some(value) = load::<CHECKED>(space, get!(a), 4) else { symbolic!() };
                set!(d, value);
                if L::CONCOLIC && t[b as usize] != 0 {
                    leave_at!(1)
                }
                load_from!(4, get!(b), v, 1)
            }
            Op::LoadLoad64 { d, a, v, b } => {
                plain!(a);
                let Some(value) = load::<CHECKED>(space, get!(a), 8) else { symbolic!() };
                set!(d, value);
                if L::CONCOLIC && t[b as usize] != 0 {
                    leave_at!(1)
                }
                load_from!(8, get!(b), v, 1)
            }
            Op::FAdd64 { d, a, b } => float!(d, double(get!(a)) + double(get!(b)), a, b),
            Op::FSub64 { d, a, b } => float!(d, double(get!(a)) - double(get!(b)), a, b),
            Op::FMul64 { d, a, b } => float!(d, double(get!(a)) * double(get!(b)), a, b),
            Op::FDiv64 { d, a, b } => float!(d, double(get!(a)) / double(get!(b)), a, b),
            Op::FAdd32 { d, a, b } => float!(d, single(get!(a)) + single(get!(b)), a, b),
            Op::FMul32 { d, a, b } => float!(d, single(get!(a)) * single(get!(b)), a, b),
            Op::FMulAdd { single, d, a, b, c } => {
                if_any!(d, mul_add(single, get!(a), get!(b), get!(c)), a, b, c)
            }
            Op::FCmp64 { pred, d, a, b } => value!(
                d,
                u64::from(float::compare(pred, FloatKind::Double, get!(a).into(), get!(b).into())),
                a,
                b
            ),
            Op::Float { op, single, d, a, b } => if_any!(d, arithmetic(op, single, get!(a), get!(b)), a, b),
            Op::FloatK { op, single, first, d, a, k } => {
                let (x, y) = if first { (k, get!(a)) } else { (get!(a), k) };
                if_any!(d, arithmetic(op, single, x, y), a)
            }
            Op::FCmp32 { pred, d, a, b } => value!(d, float_compare(pred, true, get!(a), get!(b)), a, b),
            Op::FCmpK { pred, single, d, a, k } => value!(d, float_compare(pred, single, get!(a), k), a),
            Op::Negate { s, d, a } => value!(d, get!(a) ^ (1 << 63 >> (s & 63)), a),
            Op::Magnitude { s, d, a } => value!(d, get!(a) & !(1 << 63 >> (s & 63)), a),
            Op::FloatCast { op, d, a } => if_any!(d, float_cast(op, get!(a)), a),
            Op::Bit { op, width, d, a } => value!(d, bit(op, width.into(), get!(a)), a),
            Op::Funnel { left, width, d, hi, lo, amount } => {
                value!(d, shifted(left, width.into(), get!(hi), get!(lo), get!(amount)), hi, lo, amount)
            }
            Op::FunnelK { left, width, d, hi, lo, k } => {
                value!(d, shifted(left, width.into(), get!(hi), get!(lo), k.into()), hi, lo)
            }
            Op::Overflow { op, width, d, f, a, b } => {
                plain!(a, b);
                overflow!(op, width, d, f, get!(a), get!(b))
            }
            Op::OverflowK { op, width, d, f, a, k } => {
                plain!(a);
                overflow!(op, width, d, f, get!(a), i64::from(k) as u64 & mask(width.into()))
            }
            Op::Pair { op, d, a, b } => {
                plain!(a, a + 1, b, b + 1);
                let Some(value) = pair::compute(op, pair::get(w, a), pair::get(w, b)) else { break };
                both!(d, value)
            }
            Op::PairK { op, ones, d, a, k } => {
                plain!(a, a + 1);
                let Some(value) = pair::compute(op, pair::get(w, a), pair::constant(k, ones)) else { break };
                both!(d, value)
            }
            Op::PairCmp { pred, d, a, b } => {
                value!(d, pair::compare(pred, pair::get(w, a), pair::get(w, b)), a, a + 1, b, b + 1)
            }
            Op::PairCmpK { pred, ones, d, a, k } => {
                value!(d, pair::compare(pred, pair::get(w, a), pair::constant(k, ones)), a, a + 1)
            }
            Op::PairSelect { d, c, a, b } => {
                plain!(c, a, a + 1, b, b + 1);
                both!(d, pair::get(w, if get!(c) != 0 { a } else { b }))
            }
            Op::PairZext { d, a } => {
                plain!(a);
                both!(d, u128::from(get!(a)))
            }
            Op::PairSext { s, d, a } => {
                plain!(a);
                both!(d, i128::from(extend(get!(a), s) as i64) as u128)
            }
            Op::LoadPair { d, a } => {
                plain!(a);
                let address = get!(a);
                let low = load::<CHECKED>(space, address, 8);
                let Some((low, high)) = low.zip(load::<CHECKED>(space, address.wrapping_add(8), 8)) else {
                    symbolic!()
                };
                both!(d, u128::from(high) << 64 | u128::from(low))
            }
            Op::StorePair { a, v } => {
                plain!(a, v, v + 1);
                let (address, [low, high]) = (get!(a), [get!(v), get!(v + 1)]);
                // The lower half is stored again if the upper one cannot be here.
                if !store(space, address, 8, low) || !store(space, address.wrapping_add(8), 8, high) {
                    break;
                }
                next!(1)
            }
            Op::CopyK { to, from, len } => {
                bulk!(space.copy_quickly::<CHECKED>(get!(to), get!(from), len.into()), to, from)
            }
            Op::CopyFromK { to, len, k } => bulk!(space.copy_quickly::<CHECKED>(get!(to), k, len.into()), to),
            Op::CopyToK { from, len, k } => {
                bulk!(space.copy_quickly::<CHECKED>(k, get!(from), len.into()), from)
            }
            Op::FillK { to, byte, len } => bulk!(space.fill_quickly(get!(to), byte, len.into()), to),
            Op::Copy { to, from, len } => {
                bulk!(space.copy_quickly::<CHECKED>(get!(to), get!(from), get!(len) as usize), to, from, len)
            }
            Op::Fill { to, byte, len } => {
                bulk!(space.fill_quickly(get!(to), get!(byte) as u8, get!(len) as usize), to, byte, len)
            }
            Op::Jump { to } => goto!(to, 1),
            Op::AddJump { s, d, a, k, to } => {
                plain!(a);
                set!(d, get!(a).wrapping_add(i64::from(k) as u64) & (u64::MAX >> (s & 63)));
                goto!(to, 2)
            }
            // A callee is concrete to begin with: only its caller's lane may differ.
            Op::Call { call } => {
                if !L::CONCOLIC {
                    exit = Exit::Call(call);
                }
                break;
            }
            Op::CallIndirect { a, call } => {
                if !L::CONCOLIC {
                    exit = Exit::Indirect(call, get!(a));
                }
                break;
            }
            Op::Inline { site } => {
                let site = &code.sites[site as usize];
                if !inline::enter::<L>(site, state, stack, w, t) {
                    break;
                }
                let steps = bias.wrapping_add(pc as u64).wrapping_add(site.steps);
                bias = steps.wrapping_sub(u64::from(site.start));
                pc = site.start as usize;
            }
            Op::Back { d, a, to } => {
                w[d as usize] = get!(a);
                if L::CONCOLIC {
                    t[d as usize] = t[a as usize];
                }
                back!(to)
            }
            Op::BackK { d, to, k } => {
                set!(d, k);
                back!(to)
            }
            Op::BackVoid { to } => back!(to),
            Op::Ret { a } => {
                if !L::CONCOLIC {
                    exit = Exit::Ret(Some(a));
                }
                break;
            }
            Op::RetVoid => {
                if !L::CONCOLIC {
                    exit = Exit::Ret(None);
                }
                break;
            }
            Op::Branch { a, jump } => {
                plain!(a);
                branch!(jump, get!(a) != 0, 1)
            }
            Op::Switch { a, table } => {
                plain!(a);
                let table = &tables[table as usize];
                let index = get!(a).wrapping_sub(table.low);
                let known = usize::try_from(index).ok().and_then(|i| table.sides.get(i));
                let side = known.copied().unwrap_or(table.default);
                let id = SideId(table.first_side + side);
                state.coverage.cover_side(id);
                if table.traced {
                    state.trace.push(id);
                }
                goto!(table.targets[side as usize], 1)
            }
            Op::IndirectJump { a, places } => {
                plain!(a);
                let Some(to) = code.places[places as usize].target(get!(a)) else { break };
                goto!(to, 1)
            }
            Op::EqBranch { d, a, b, jump } => compare_branch!(d, get!(a) == get!(b), jump, a, b),
            Op::NeBranch { d, a, b, jump } => compare_branch!(d, get!(a) != get!(b), jump, a, b),
            Op::UltBranch { d, a, b, jump } => compare_branch!(d, get!(a) < get!(b), jump, a, b),
            Op::UleBranch { d, a, b, jump } => compare_branch!(d, get!(a) <= get!(b), jump, a, b),
            Op::SltBranch { s, d, a, b, jump } => {
                compare_branch!(d, top(get!(a), s) < top(get!(b), s), jump, a, b)
            }
            Op::SleBranch { s, d, a, b, jump } => {
                compare_branch!(d, top(get!(a), s) <= top(get!(b), s), jump, a, b)
            }
            Op::EqKBranch { d, a, k, jump } => compare_branch!(d, get!(a) == u64::from(k), jump, a),
            Op::NeKBranch { d, a, k, jump } => compare_branch!(d, get!(a) != u64::from(k), jump, a),
            Op::UltKBranch { d, a, k, jump } => compare_branch!(d, get!(a) < u64::from(k), jump, a),
            Op::UgtKBranch { d, a, k, jump } => compare_branch!(d, get!(a) > u64::from(k), jump, a),
            Op::SltKBranch { s, d, a, k, jump } => {
                compare_branch!(d, (extend(get!(a), s) as i64) < i64::from(k), jump, a)
            }
            Op::SgtKBranch { s, d, a, k, jump } => {
                compare_branch!(d, extend(get!(a), s) as i64 > i64::from(k), jump, a)
            }
        }
    }
    state.steps = bias.wrapping_add(pc as u64);
    (pc as u32, exit)
}
