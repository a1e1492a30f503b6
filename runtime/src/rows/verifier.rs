//! SV-COMP's modelling interface: `__VERIFIER_nondet_*`, `__VERIFIER_assume`, `reach_error`. Each nondeterministic value is
//! an object with the function's name.

use super::{arg, symbolic_limbs};
use crate::world::{Answer, Row, World, table};
use symvm_vm::{Context, FaultKind, Reply, Value};

pub(crate) const ROWS: &[Row] = &[
    Row { prototype: "_Bool __VERIFIER_nondet_bool(void)", call: nondet },
    Row { prototype: "_Bool __VERIFIER_nondet__Bool(void)", call: nondet },
    Row { prototype: "char __VERIFIER_nondet_char(void)", call: nondet },
    Row { prototype: "signed char __VERIFIER_nondet_schar(void)", call: nondet },
    Row { prototype: "unsigned char __VERIFIER_nondet_uchar(void)", call: nondet },
    Row { prototype: "signed char __VERIFIER_nondet_signed_char(void)", call: nondet },
    Row { prototype: "unsigned char __VERIFIER_nondet_unsigned_char(void)", call: nondet },
    Row { prototype: "short __VERIFIER_nondet_short(void)", call: nondet },
    Row { prototype: "unsigned short __VERIFIER_nondet_ushort(void)", call: nondet },
    Row { prototype: "unsigned short __VERIFIER_nondet_unsigned_short(void)", call: nondet },
    Row { prototype: "int __VERIFIER_nondet_int(void)", call: nondet },
    Row { prototype: "unsigned __VERIFIER_nondet_uint(void)", call: nondet },
    Row { prototype: "unsigned __VERIFIER_nondet_unsigned(void)", call: nondet },
    Row { prototype: "unsigned __VERIFIER_nondet_unsigned_int(void)", call: nondet },
    Row { prototype: "long __VERIFIER_nondet_long(void)", call: nondet },
    Row { prototype: "unsigned long __VERIFIER_nondet_ulong(void)", call: nondet },
    Row { prototype: "unsigned long __VERIFIER_nondet_unsigned_long(void)", call: nondet },
    Row { prototype: "long __VERIFIER_nondet_longlong(void)", call: nondet },
    Row { prototype: "unsigned long __VERIFIER_nondet_ulonglong(void)", call: nondet },
    Row { prototype: "__int128 __VERIFIER_nondet_int128(void)", call: nondet },
    Row { prototype: "unsigned __int128 __VERIFIER_nondet_uint128(void)", call: nondet },
    Row { prototype: "unsigned __int128 __VERIFIER_nondet_u128(void)", call: nondet },
    Row { prototype: "unsigned char __VERIFIER_nondet_u8(void)", call: nondet },
    Row { prototype: "unsigned short __VERIFIER_nondet_u16(void)", call: nondet },
    Row { prototype: "unsigned __VERIFIER_nondet_u32(void)", call: nondet },
    Row { prototype: "unsigned long __VERIFIER_nondet_u64(void)", call: nondet },
    Row { prototype: "unsigned long __VERIFIER_nondet_unsigned_long_long(void)", call: nondet },
    Row { prototype: "long __VERIFIER_nondet_long_long(void)", call: nondet },
    Row { prototype: "unsigned char __VERIFIER_nondet_U8(void)", call: nondet },
    Row { prototype: "unsigned short __VERIFIER_nondet_U16(void)", call: nondet },
    Row { prototype: "unsigned __VERIFIER_nondet_U32(void)", call: nondet },
    Row { prototype: "char __VERIFIER_nondet_S8(void)", call: nondet },
    Row { prototype: "char __VERIFIER_nondet_s8(void)", call: nondet },
    Row { prototype: "short __VERIFIER_nondet_s16(void)", call: nondet },
    Row { prototype: "int __VERIFIER_nondet_s32(void)", call: nondet },
    Row { prototype: "long __VERIFIER_nondet_s64(void)", call: nondet },
    Row { prototype: "float __VERIFIER_nondet_float(void)", call: nondet },
    Row { prototype: "double __VERIFIER_nondet_double(void)", call: nondet },
    Row { prototype: "size_t __VERIFIER_nondet_size_t(void)", call: nondet },
    Row { prototype: "long __VERIFIER_nondet_loff_t(void)", call: nondet },
    Row { prototype: "void *__VERIFIER_nondet_pointer(void)", call: nondet },
    Row { prototype: "char *__VERIFIER_nondet_pchar(void)", call: nondet },
    Row { prototype: "unsigned long __VERIFIER_nondet_sector_t(void)", call: nondet },
    Row { prototype: "long __VERIFIER_nondet_ssize_t(void)", call: nondet },
    Row { prototype: "int __VERIFIER_nondet_boolean(void)", call: nondet },
    Row { prototype: "void __VERIFIER_nondet_memory(void *, size_t)", call: nondet_memory },
    Row { prototype: "void __VERIFIER_assume(int)", call: assume },
    Row { prototype: "void __VERIFIER_assert(int)", call: assert },
    Row { prototype: "void __VERIFIER_error(void)", call: error },
    Row { prototype: "void reach_error(void)", call: error },
    Row { prototype: "void __VERIFIER_atomic_begin(void)", call: nothing },
    Row { prototype: "void __VERIFIER_atomic_end(void)", call: nothing },
];

/// The value has the type of the function's own name, whatever the program declares.
fn nondet(_: &mut World, ctx: &mut Context<'_>, _: &[Value]) -> Answer {
    let name = ctx.name();
    let table = table();
    let width = table.by_name.get(name).map_or(32, |&row| table.rows[row as usize].1.result);
    Ok(Reply::Values(symbolic_limbs(ctx, width, name)))
}

fn nondet_memory(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let len = arg(args, 1);
    ctx.make_symbolic(arg(args, 0), len, "__VERIFIER_nondet_memory")?;
    Ok(Reply::Void)
}

fn assume(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    ctx.assume(arg(args, 0));
    Ok(Reply::Void)
}

fn assert(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let condition = arg(args, 0);
    let mut fine = Value::concrete(u64::from(condition.bits != 0), 1);
    if condition.is_symbolic() {
        let term = ctx.lift(condition);
        let zero = ctx.terms().constant(condition.width.into(), 0);
        let holds = ctx.terms().ne(term, zero);
        fine = ctx.value_of(holds);
    }
    ctx.check(FaultKind::AssertionFailure, fine, "__VERIFIER_assert does not hold")?;
    Ok(Reply::Void)
}

fn error(_: &mut World, ctx: &mut Context<'_>, _: &[Value]) -> Answer {
    super::error(ctx)
}

fn nothing(_: &mut World, _: &mut Context<'_>, _: &[Value]) -> Answer {
    Ok(Reply::Void)
}
