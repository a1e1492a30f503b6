//! KLEE's modelling interface (`klee/klee.h`).

use super::arg;
use crate::world::{Answer, Row, World};
use symvm_vm::memory::Given;
use symvm_vm::{Context, FaultKind, Reply, Value};

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
    Row { prototype: "void klee_warning(const char *)", call: nothing },
    Row { prototype: "void klee_warning_once(const char *)", call: nothing },
    Row { prototype: "void klee_print_expr(const char *, ...)", call: nothing },
    Row { prototype: "void klee_print_range(const char *, ...)", call: nothing },
    Row { prototype: "void klee_stack_trace(void)", call: nothing },
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
fn name(ctx: &mut Context<'_>, pointer: Value) -> Result<String, symvm_vm::Trap> {
    if !pointer.is_symbolic() && pointer.bits == 0 {
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
    let x = ctx.symbolic_value(width, name);
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

fn assume(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    ctx.assume(arg(args, 0));
    Ok(Reply::Void)
}

/// In a replay nothing is symbolic, so the answer is an input, which has one value only.
fn is_symbolic(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let answer = Value::concrete(u64::from(arg(args, 0).is_symbolic()), 32);
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

fn obj_size(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let address = ctx.bind_address(arg(args, 0), 1, false)?;
    let object = ctx.object_at(address)?;
    Ok(Reply::Value(Value::word(object.map_or(0, |(_, size)| size))))
}

fn check_access(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let len = arg(args, 1);
    let len = ctx.bind_size(len)?;
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
