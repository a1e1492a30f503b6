//! KLEE's modelling interface (`klee/klee.h`).

use super::{arg, errno};
use crate::world::{Answer, Row, World};
use hashbrown::HashSet;
use symvm_vm::memory::Given;
use symvm_vm::{Among, Context, FaultKind, Reply, Trap, Value};

pub(crate) const ROWS: &[Row] = &[
    Row { prototype: "void klee_make_symbolic(void *, size_t, const char *)", call: make_symbolic },
    Row { prototype: "int klee_int(const char *)", call: int },
    Row { prototype: "int klee_range(int, int, const char *)", call: range },
    Row { prototype: "uintptr_t klee_choose(uintptr_t)", call: choose },
    Row { prototype: "void klee_assume(uintptr_t)", call: assume },
    Row { prototype: "void klee_prefer_cex(void *, uintptr_t)", call: nothing },
    Row { prototype: "void klee_posix_prefer_cex(void *, uintptr_t)", call: nothing },
    Row { prototype: "int klee_is_symbolic(uintptr_t)", call: is_symbolic },
    Row { prototype: "int klee_is_replay(void)", call: zero },
    Row { prototype: "float klee_get_valuef(float)", call: get_value },
    Row { prototype: "double klee_get_valued(double)", call: get_value },
    Row { prototype: "long klee_get_valuel(long)", call: get_value },
    Row { prototype: "long klee_get_valuell(long)", call: get_value },
    Row { prototype: "int klee_get_value_i32(int)", call: get_value },
    Row { prototype: "long klee_get_value_i64(long)", call: get_value },
    Row { prototype: "size_t klee_get_obj_size(void *)", call: obj_size },
    Row { prototype: "void klee_check_memory_access(const void *, size_t)", call: check_access },
    Row {
        prototype: "void klee_report_error(const char *, int, const char *, const char *)",
        call: report_error,
    },
    Row { prototype: "void klee_silent_exit(int)", call: silent_exit },
    Row { prototype: "void klee_abort(void)", call: abort },
    Row { prototype: "void klee_define_fixed_object(void *, size_t)", call: define_fixed_object },
    Row { prototype: "int klee_get_errno(void)", call: get_errno },
    Row { prototype: "void klee_warning(const char *)", call: warning },
    Row { prototype: "void klee_warning_once(const char *)", call: warning },
    Row { prototype: "void klee_print_expr(const char *, ...)", call: print_expr },
    Row { prototype: "void klee_print_range(const char *, ...)", call: print_expr },
    Row { prototype: "void klee_stack_trace(void)", call: stack_trace },
    Row { prototype: "void klee_mark_global(void *)", call: nothing },
    Row { prototype: "void klee_open_merge(void)", call: nothing },
    Row { prototype: "void klee_close_merge(void)", call: nothing },
    Row { prototype: "void klee_set_forking(int)", call: nothing },
];

fn nothing(_: &mut World, _: &mut Context<'_>, _: &[Value]) -> Answer {
    Ok(Reply::Void)
}

fn zero(_: &mut World, _: &mut Context<'_>, _: &[Value]) -> Answer {
    Ok(Reply::Value(Value::concrete(0, 32)))
}

/// The name an object gets; KLEE's word for none.
fn name(ctx: &mut Context<'_>, pointer: Value) -> Result<String, Trap> {
    let pointer = if pointer.is_symbolic() { Value::word(ctx.bind_pointer(pointer)?) } else { pointer };
    if pointer.bits == 0 {
        return Ok("unnamed".into());
    }
    let text = ctx.read_text(pointer)?;
    Ok(if text.is_empty() { "unnamed".into() } else { text })
}

fn make_symbolic(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let name = name(ctx, arg(args, 2))?;
    let len = arg(args, 1);
    ctx.make_symbolic(arg(args, 0), len, &name)?;
    // What `--entry` passes; where it was allocated is no place in the program.
    if ctx.program().functions[ctx.caller().index()].library {
        let given = Given { what: "the object for parameter", name: name.into(), lasts: false };
        ctx.name_block(arg(args, 0).bits, given);
    }
    Ok(Reply::Void)
}

fn int(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let name = name(ctx, arg(args, 0))?;
    Ok(Reply::Value(ctx.symbolic_value(32, &name)))
}

/// A new symbolic value `begin <= x < end` of `width` bits.
fn between(ctx: &mut Context<'_>, begin: Value, end: Value, width: u16, name: &str, signed: bool) -> Answer {
    let are_known = !begin.is_symbolic() && !end.is_symbolic();
    let among =
        Among { begin: begin.bits, count: end.bits.wrapping_sub(begin.bits) & (u64::MAX >> (64 - width)) };
    let x = ctx.symbolic_value_among(width, name, Some(among).filter(|among| are_known && among.count > 0));
    within(ctx, x, begin, end, signed)
}

/// A value that is assumed to be one of these.
fn within(ctx: &mut Context<'_>, x: Value, begin: Value, end: Value, signed: bool) -> Answer {
    let (low, high, term) = (ctx.lift(begin), ctx.lift(end), ctx.lift(x));
    let terms = ctx.terms();
    let (above, below) = match signed {
        true => (terms.sle(low, term), terms.slt(term, high)),
        false => (terms.ule(low, term), terms.ult(term, high)),
    };
    let inside = terms.and(above, below);
    let holds = ctx.value_of(inside);
    ctx.assume(holds);
    Ok(Reply::Value(x))
}

fn range(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let name = name(ctx, arg(args, 2))?;
    let (begin, end) = (arg(args, 0), arg(args, 1));
    if begin.signed() >= end.signed() {
        return Err(ctx.finding(FaultKind::UserReport, "klee_range: the range is empty"));
    }
    if !begin.is_symbolic() && !end.is_symbolic() && begin.signed() + 1 == end.signed() {
        return Ok(Reply::Value(begin));
    }
    between(ctx, begin, end, 32, &name, true)
}

fn choose(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let end = arg(args, 0);
    if end.bits == 0 {
        return Err(ctx.finding(FaultKind::UserReport, "klee_choose: nothing to choose from"));
    }
    between(ctx, Value::word(0), end, 64, "klee_choose", false)
}

/// How a call fails, in so many ways, or 0: it does not, where the input says nothing. (Were it drawn at random, too, the first calls of
/// a path would fail, and hardly any path would go on.)
pub(super) fn failure(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let name = name(ctx, arg(args, 1))?;
    let end = Value::concrete(arg(args, 0).bits + 1, 32);
    let x = ctx.symbolic_value_among(32, &name, Some(Among { begin: 0, count: 1 }));
    within(ctx, x, Value::concrete(0, 32), end, true)
}

fn assume(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    ctx.assume(arg(args, 0));
    Ok(Reply::Void)
}

/// In a replay nothing is symbolic, so the answer is an input, which has one value only.
fn is_symbolic(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let answer = Value::concrete(u64::from(ctx.looks_symbolic(arg(args, 0))), 32);
    let told = ctx.symbolic_value(32, "klee_is_symbolic");
    if !told.is_symbolic() {
        return Ok(Reply::Value(told));
    }
    let (term, own) = (ctx.lift(told), ctx.lift(answer));
    let is_told = ctx.terms().eq(term, own);
    let holds = ctx.value_of(is_told);
    ctx.assume(holds);
    Ok(Reply::Value(answer))
}

/// Any value that the argument can have: all of them, so that nothing behind the call is missed.
fn get_value(_: &mut World, _: &mut Context<'_>, args: &[Value]) -> Answer {
    Ok(Reply::Value(arg(args, 0)))
}

/// Nothing tells a native program how large its objects are, so the test does.
fn obj_size(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let address = ctx.bind_address(arg(args, 0), 1, false)?;
    let Some((_, size)) = ctx.object_at(address)? else {
        // What is wrong with the pointer, a read says best.
        ctx.read(Value::word(address), 1)?;
        return Err(
            ctx.finding(FaultKind::InvalidArgument, "klee_get_obj_size: the pointer leads to no object")
        );
    };
    ctx.tell("klee_get_obj_size", &size.to_le_bytes());
    Ok(Reply::Value(Value::word(size)))
}

fn define_fixed_object(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let address = ctx.bind_pointer(arg(args, 0))?;
    let size = ctx.bind_size(arg(args, 1))?;
    if !ctx.define_fixed(address, size)? {
        let message = format!(
            "klee_define_fixed_object: {size} bytes at {address:#x} are none, overlap another object, or reach into the heap"
        );
        return Err(ctx.finding(FaultKind::UserReport, message));
    }
    Ok(Reply::Void)
}

fn get_errno(_: &mut World, ctx: &mut Context<'_>, _: &[Value]) -> Answer {
    Ok(Reply::Value(errno(ctx)?))
}

fn check_access(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let len = ctx.bind_length(arg(args, 1), &[(arg(args, 0), false)])?;
    ctx.read(arg(args, 0), len)?;
    Ok(Reply::Void)
}

fn report_error(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let message = ctx.read_text(arg(args, 2))?;
    Err(ctx.finding(FaultKind::UserReport, message))
}

fn silent_exit(_: &mut World, _: &mut Context<'_>, args: &[Value]) -> Answer {
    Ok(Reply::SilentExit(arg(args, 0).bits as i32))
}

fn abort(_: &mut World, ctx: &mut Context<'_>, _: &[Value]) -> Answer {
    Err(ctx.finding(FaultKind::Abort, "klee_abort was called"))
}

/// Text of the program's for people. Neither symbolic bytes nor bad addresses matter here: what is said changes no path.
fn heard(ctx: &mut Context<'_>, pointer: Value) -> Result<String, Trap> {
    const LONGEST: u64 = 1000;
    let mut text = Vec::new();
    for i in 0..LONGEST {
        let Some(byte) = ctx.peek(pointer.bits.wrapping_add(i))? else { break };
        match ctx.byte_value(byte) {
            0 => break,
            byte => text.push(byte),
        }
    }
    Ok(String::from_utf8_lossy(&text).into_owned())
}

/// `KLEE: WARNING: main: text`, as KLEE says it.
fn warning(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let text = heard(ctx, arg(args, 0))?;
    let once = if ctx.name() == "klee_warning_once" { " ONCE" } else { "" };
    let function = &ctx.program().functions[ctx.caller().index()].name;
    ctx.remark(&format!("KLEE: WARNING{once}: {function}: {text}\n"));
    Ok(Reply::Void)
}

/// `x:(bvadd …)`: a symbolic value as a term of SMT-LIB, which is the same for all inputs of a path; of `klee_print_range` with the
/// least and the greatest value that the term can have, whatever the path.
fn print_expr(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let name = heard(ctx, arg(args, 0))?;
    let shown: Result<Vec<String>, Trap> = args.iter().skip(1).map(|&value| shown(ctx, value)).collect();
    ctx.remark(&format!("{name}:{}\n", shown?.join(", ")));
    Ok(Reply::Void)
}

/// A number, or a term if it is of a size that people read.
fn shown(ctx: &mut Context<'_>, value: Value) -> Result<String, Trap> {
    const LARGEST: usize = 500;
    if !value.is_symbolic() {
        return Ok(value.bits.to_string());
    }
    let has_range = ctx.name() == "klee_print_range" && value.width <= 64;
    let term = ctx.lift(value);
    let terms = ctx.terms();
    let (mut below, mut seen) = (vec![term], HashSet::new());
    seen.insert(term);
    while let Some(term) = below.pop().filter(|_| seen.len() <= LARGEST) {
        let elements = terms.table_of(term).map_or(&[][..], |table| terms.table_elems(table));
        below.extend(terms.args(term).iter().chain(elements).copied().filter(|&part| seen.insert(part)));
    }
    let mut text = match seen.len() {
        0..=LARGEST => terms.display(term).to_string(),
        _ => format!("(more than {LARGEST} terms)"),
    };
    if has_range {
        let (least, greatest) = terms.range(term);
        text.push_str(&format!(" (in [{least}, {greatest}])"));
    }
    Ok(text)
}

/// The call stack, innermost first, as reports of bugs show it.
fn stack_trace(_: &mut World, ctx: &mut Context<'_>, _: &[Value]) -> Answer {
    let program = ctx.program();
    let frames = ctx.stack().into_iter().enumerate().map(|(n, entry)| {
        let name = &program.functions[entry.func.index()].name;
        format!("  #{n} {name} at {}\n", program.describe(entry.loc))
    });
    let text: String = std::iter::once("call stack, innermost first:\n".to_owned()).chain(frames).collect();
    ctx.remark(&text);
    Ok(Reply::Void)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prototype::Prototype;

    #[test]
    fn the_header_declares_what_the_replay_library_defines() {
        for row in ROWS {
            let name = Prototype::parse(row.prototype).expect("every row's prototype parses").name;
            assert!(crate::KLEE_HEADER.contains(&format!("{name}(")), "klee.h: {name}");
            assert!(crate::REPLAY_LIBRARY.contains(&format!("{name}(")), "symvm_replay.c: {name}");
        }
    }
}
