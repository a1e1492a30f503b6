//! `operator new` and `operator delete` of C++, by their names in the Itanium ABI. What else C++ programs ask of every library is in
//! `runtime/c/cxx.c`.

use super::arg;
use super::heap::{free, malloc, memalign};
use crate::world::{Answer, Row, World};
use symvm_vm::{Context, Reply, Trap, Value};

pub(crate) const ROWS: &[Row] = &[
    // For one object, and for an array.
    Row { prototype: "void *_Znwm(size_t)", call: new },
    Row { prototype: "void *_Znam(size_t)", call: new },
    Row { prototype: "void *_ZnwmSt11align_val_t(size_t, size_t)", call: new_aligned },
    Row { prototype: "void *_ZnamSt11align_val_t(size_t, size_t)", call: new_aligned },
    Row { prototype: "void *_ZnwmRKSt9nothrow_t(size_t, const void *)", call: malloc },
    Row { prototype: "void *_ZnamRKSt9nothrow_t(size_t, const void *)", call: malloc },
    Row {
        prototype: "void *_ZnwmSt11align_val_tRKSt9nothrow_t(size_t, size_t, const void *)",
        call: aligned,
    },
    Row {
        prototype: "void *_ZnamSt11align_val_tRKSt9nothrow_t(size_t, size_t, const void *)",
        call: aligned,
    },
    Row { prototype: "void _ZdlPv(void *)", call: free },
    Row { prototype: "void _ZdaPv(void *)", call: free },
    // Compilers that know the size say it.
    Row { prototype: "void _ZdlPvm(void *, size_t)", call: free },
    Row { prototype: "void _ZdaPvm(void *, size_t)", call: free },
    Row { prototype: "void _ZdlPvSt11align_val_t(void *, size_t)", call: free },
    Row { prototype: "void _ZdaPvSt11align_val_t(void *, size_t)", call: free },
    Row { prototype: "void _ZdlPvmSt11align_val_t(void *, size_t, size_t)", call: free },
    Row { prototype: "void _ZdaPvmSt11align_val_t(void *, size_t, size_t)", call: free },
    Row { prototype: "void _ZdlPvRKSt9nothrow_t(void *, const void *)", call: free },
    Row { prototype: "void _ZdaPvRKSt9nothrow_t(void *, const void *)", call: free },
];

/// Where there is no memory an exception is thrown, which is not modelled.
fn or_throw(reply: Reply) -> Answer {
    match reply {
        Reply::Value(value) if !value.is_symbolic() && value.bits == 0 => {
            Err(Trap::Unsupported("an exception is thrown: std::bad_alloc".into()))
        }
        reply => Ok(reply),
    }
}

fn new(world: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    or_throw(malloc(world, ctx, args)?)
}

fn aligned(world: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    memalign(world, ctx, &[arg(args, 1), arg(args, 0)])
}

fn new_aligned(world: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    or_throw(aligned(world, ctx, args)?)
}
