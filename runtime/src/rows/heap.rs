//! `malloc` and its kin. Sizes that depend on input stay symbolic, up to a limit ([`Context::malloc`]).

use super::{arg, set_errno};
use crate::world::{Answer, Row, World};
use symvm_vm::memory::{MALLOC_ALIGN, Maker};
use symvm_vm::{Context, Reply, Value};

pub(crate) const ROWS: &[Row] = &[
    Row { prototype: "void *malloc(size_t)", call: malloc },
    Row { prototype: "void *calloc(size_t, size_t)", call: calloc },
    Row { prototype: "void *realloc(void *, size_t)", call: realloc },
    Row { prototype: "void *reallocarray(void *, size_t, size_t)", call: reallocarray },
    Row { prototype: "void free(void *)", call: free },
    Row { prototype: "void cfree(void *)", call: free },
    Row { prototype: "void *memalign(size_t, size_t)", call: memalign },
    Row { prototype: "void *aligned_alloc(size_t, size_t)", call: memalign },
    Row { prototype: "void *valloc(size_t)", call: valloc },
    Row { prototype: "void *pvalloc(size_t)", call: valloc },
    Row { prototype: "size_t malloc_usable_size(void *)", call: malloc_usable_size },
    Row { prototype: "int mallopt(int, int)", call: mallopt },
    Row { prototype: "int malloc_trim(size_t)", call: mallopt },
    // Under other names for `failing_heap.c`, which stands before them.
    Row { prototype: "void *__symvm_malloc(size_t)", call: malloc },
    Row { prototype: "void *__symvm_calloc(size_t, size_t)", call: calloc },
    Row { prototype: "void *__symvm_realloc(void *, size_t)", call: realloc },
    Row { prototype: "void *__symvm_reallocarray(void *, size_t, size_t)", call: reallocarray },
    // What `cxx.c` says of the blocks of its operators.
    Row { prototype: "void __symvm_made(void *, int)", call: made },
    Row { prototype: "void __symvm_taken(void *, int)", call: taken },
    Row { prototype: "void *__symvm_memalign(size_t, size_t)", call: memalign },
];

const PAGE: u64 = 4096;
/// Larger alignments find no place in the addresses that the heap has.
const MOST_ALIGN: u64 = 1 << 40;

/// `ENOMEM` and `EINVAL` of `<errno.h>`.
const NO_MEMORY: u64 = 12;
const NO_ALIGNMENT: u64 = 22;

fn pointer(address: u64) -> Answer {
    Ok(Reply::Value(Value::word(address)))
}

fn refuse(ctx: &mut Context<'_>, error: u64) -> Answer {
    set_errno(ctx, error)?;
    pointer(0)
}

fn block(ctx: &mut Context<'_>, address: u64) -> Answer {
    if address == 0 { refuse(ctx, NO_MEMORY) } else { pointer(address) }
}

fn malloc(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let address = ctx.malloc(arg(args, 0), MALLOC_ALIGN, false)?;
    block(ctx, address)
}

fn calloc(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    match ctx.product(arg(args, 0), arg(args, 1))? {
        Some(size) => {
            let address = ctx.malloc(size, MALLOC_ALIGN, true)?;
            block(ctx, address)
        }
        None => refuse(ctx, NO_MEMORY),
    }
}

/// Of size 0: freed, which is no failure.
fn resized(ctx: &mut Context<'_>, address: Value, size: Value) -> Answer {
    let moved = ctx.realloc(address, size)?;
    if size.bits == 0 { pointer(moved) } else { block(ctx, moved) }
}

fn realloc(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    resized(ctx, arg(args, 0), arg(args, 1))
}

fn reallocarray(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    match ctx.product(arg(args, 1), arg(args, 2))? {
        Some(size) => resized(ctx, arg(args, 0), size),
        None => refuse(ctx, NO_MEMORY),
    }
}

fn free(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    ctx.free(arg(args, 0))?;
    Ok(Reply::Void)
}

/// By the number that `cxx.c` has for it.
fn maker(number: Value) -> Maker {
    match number.bits {
        1 => Maker::New,
        2 => Maker::NewArray,
        _ => Maker::Malloc,
    }
}

fn made(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let address = ctx.bind_pointer(arg(args, 0))?;
    ctx.set_maker(address, maker(arg(args, 1)));
    Ok(Reply::Void)
}

fn taken(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    ctx.take_back(arg(args, 0), maker(arg(args, 1)))?;
    Ok(Reply::Void)
}

/// Any alignment will do: glibc takes the next power of two. No memory for one that lies beyond all memory.
fn memalign(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let align = ctx.bind_size(arg(args, 0))?.max(MALLOC_ALIGN);
    let Some(align) = align.checked_next_power_of_two() else { return refuse(ctx, NO_ALIGNMENT) };
    if align > MOST_ALIGN {
        return refuse(ctx, NO_MEMORY);
    }
    let address = ctx.malloc(arg(args, 1), align, false)?;
    block(ctx, address)
}

fn valloc(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let address = ctx.malloc(arg(args, 0), PAGE, false)?;
    block(ctx, address)
}

fn malloc_usable_size(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let address = ctx.bind_pointer(arg(args, 0))?;
    Ok(Reply::Value(ctx.usable_size(address).unwrap_or(Value::word(0))))
}

fn mallopt(_: &mut World, _: &mut Context<'_>, _: &[Value]) -> Answer {
    Ok(Reply::Value(Value::concrete(1, 32)))
}
