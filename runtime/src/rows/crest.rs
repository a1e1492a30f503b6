//! CREST's modelling interface: `CREST_int(x)` and its kin expand to `__CrestInt(&x)`, which makes `x` an input. Objects have
//! the function's name.

use super::arg;
use crate::world::{Answer, Row, World};
use symvm_vm::{Context, Reply, Value};

pub(crate) const ROWS: &[Row] = &[
    Row { prototype: "void __CrestUChar(unsigned char *)", call: one },
    Row { prototype: "void __CrestUShort(unsigned short *)", call: two },
    Row { prototype: "void __CrestUInt(unsigned *)", call: four },
    Row { prototype: "void __CrestULong(unsigned long *)", call: eight },
    Row { prototype: "void __CrestULongLong(unsigned long *)", call: eight },
    Row { prototype: "void __CrestChar(char *)", call: one },
    Row { prototype: "void __CrestShort(short *)", call: two },
    Row { prototype: "void __CrestInt(int *)", call: four },
    Row { prototype: "void __CrestLong(long *)", call: eight },
    Row { prototype: "void __CrestLongLong(long *)", call: eight },
    Row { prototype: "void __CrestInit(void)", call: init },
];

fn input(ctx: &mut Context<'_>, args: &[Value], size: u64) -> Answer {
    let name = ctx.name();
    ctx.make_symbolic(arg(args, 0), Value::word(size), name)?;
    Ok(Reply::Void)
}

fn one(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    input(ctx, args, 1)
}

fn two(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    input(ctx, args, 2)
}

fn four(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    input(ctx, args, 4)
}

fn eight(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    input(ctx, args, 8)
}

/// CREST's own start-up: nothing to do here.
fn init(_: &mut World, _: &mut Context<'_>, _: &[Value]) -> Answer {
    Ok(Reply::Void)
}
