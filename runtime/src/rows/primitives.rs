//! `__symvm_*`: what the C library asks of the machine. Declared in `runtime/c/libc.h`.

use super::arg;
use crate::options::{Argument, Content};
use crate::world::{Answer, Panic, Row, World};
use std::sync::Arc;
use symvm_frontend::program::FuncId;
use symvm_vm::memory::{Byte, Given};
use symvm_vm::{Context, FaultKind, Finding, Lost, Outcome, Reply, Trap, Value};

/// The descriptor that messages go to.
const STANDARD_ERROR: u32 = 2;

pub(crate) const ROWS: &[Row] = &[
    Row { prototype: "void __symvm_exit(int)", call: exit },
    Row { prototype: "void __symvm_finding(const char *, const char *)", call: finding },
    Row { prototype: "void __symvm_uncaught(const char *)", call: uncaught },
    Row { prototype: "void __symvm_panics(void)", call: panics },
    Row { prototype: "void __symvm_panicked(void)", call: panicked },
    Row { prototype: "void __symvm_output(int, const void *, size_t)", call: output },
    Row { prototype: "unsigned long __symvm_observe(unsigned long)", call: observe },
    Row { prototype: "unsigned long __symvm_bind(unsigned long)", call: bind },
    Row { prototype: "int __symvm_is_symbolic(unsigned long)", call: is_symbolic },
    Row { prototype: "size_t __symvm_extent(const void *)", call: extent },
    Row { prototype: "int __symvm_is_written(const void *)", call: is_written },
    Row { prototype: "size_t __symvm_settled(const void *, const void *, size_t, int, int)", call: settled },
    Row { prototype: "int __symvm_group_count(void)", call: group_count },
    Row { prototype: "int __symvm_group_min(int)", call: group_min },
    Row { prototype: "int __symvm_group_max(int)", call: group_max },
    Row { prototype: "size_t __symvm_group_size(int)", call: group_size },
    Row { prototype: "void __symvm_group_copy(int, char *)", call: group_copy },
    Row { prototype: "int __symvm_env_count(void)", call: env_count },
    Row { prototype: "size_t __symvm_env_size(int)", call: env_size },
    Row { prototype: "void __symvm_env_copy(int, char *)", call: env_copy },
    Row { prototype: "int __symvm_file_count(void)", call: file_count },
    Row { prototype: "size_t __symvm_file_name_size(int)", call: file_name_size },
    Row { prototype: "void __symvm_file_name(int, char *)", call: file_name },
    Row { prototype: "size_t __symvm_file_size(int)", call: file_size },
    Row { prototype: "void __symvm_file_copy(int, void *)", call: file_copy },
    Row { prototype: "void *__symvm_constructor(int)", call: constructor },
    Row { prototype: "void *__symvm_destructor(int)", call: destructor },
    Row { prototype: "void __symvm_note(const char *)", call: note },
    Row { prototype: "int __symvm_failures(void)", call: failures },
    Row { prototype: "int __symvm_failure(int, const char *)", call: super::klee::failure },
];

fn int(n: usize) -> Answer {
    Ok(Reply::Value(Value::concrete(n as u64, 32)))
}

fn size(n: u64) -> Answer {
    Ok(Reply::Value(Value::word(n)))
}

/// The exit status is only reported: a symbolic one stays unconstrained, and the ledger says so.
fn exit(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    if arg(args, 0).is_symbolic() {
        ctx.lose(Lost::ExitStatus);
    }
    Ok(Reply::Exit(arg(args, 0).bits as i32))
}

fn finding(world: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let (kind, mut message) = (ctx.read_text(arg(args, 0))?, ctx.read_text(arg(args, 1))?);
    let kind = FaultKind::from_name(&kind).unwrap_or(FaultKind::UserReport);
    // Rust with `panic=abort` has no other end.
    if kind == FaultKind::Abort
        && let Some(panic) = world.said.of_panic()
    {
        message += &format!(", after a panic: {panic}");
    }
    Err(ctx.finding(kind, message))
}

/// An exception of this type was thrown, and nobody catches it.
fn uncaught(world: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let what = ctx.read_text(arg(args, 0))?;
    let said = world.said.of_exception().map_or(String::new(), |message| format!(": {message}"));
    Err(ctx.finding(FaultKind::Abort, format!("uncaught exception of type {what}{said}")))
}

/// A panic begins that will leave the program's `main`.
fn panics(world: &mut World, ctx: &mut Context<'_>, _: &[Value]) -> Answer {
    world.panic = Some(Arc::new(Panic::here(world, ctx)));
    Ok(Reply::Void)
}

impl Panic {
    fn here(world: &World, ctx: &Context<'_>) -> Self {
        let said = world.said.of_panic().map_or(String::new(), |message| format!(": {message}"));
        let message = format!("a panic that the program does not catch{said}");
        Self { loc: ctx.loc(), stack: ctx.stack(), message }
    }
}

/// It has left it.
fn panicked(world: &mut World, ctx: &mut Context<'_>, _: &[Value]) -> Answer {
    let panic = world.panic.take().unwrap_or_else(|| Arc::new(Panic::here(world, ctx)));
    let Panic { loc, stack, message } = (*panic).clone();
    let (kind, others) = (FaultKind::Panic, ctx.other_stacks());
    let finding =
        Finding { kind, loc, stack, others, address: None, object: None, message, more: Vec::new() };
    Err(ctx.end(Outcome::Finding(Box::new(finding))))
}

fn output(world: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let len = ctx.bind_length(arg(args, 2), &[(arg(args, 1), false)])?;
    let bytes = ctx.read(arg(args, 1), len)?;
    let bytes: Vec<u8> = bytes.into_iter().map(|byte| ctx.byte_value(byte)).collect();
    let descriptor = arg(args, 0).bits as u32;
    if descriptor == STANDARD_ERROR {
        world.said.add(&bytes);
    }
    ctx.output(descriptor, &bytes);
    Ok(Reply::Void)
}

fn observe(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    size(ctx.observe(arg(args, 0)))
}

fn bind(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    size(ctx.concretise(arg(args, 0), Lost::Float)?)
}

fn is_symbolic(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    int(usize::from(ctx.looks_symbolic(arg(args, 0))))
}

fn place(ctx: &mut Context<'_>, pointer: Value) -> Result<u64, Trap> {
    if pointer.is_symbolic() { ctx.bind_address(pointer, 1, false) } else { Ok(pointer.bits) }
}

fn extent(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let address = place(ctx, arg(args, 0))?;
    let object = ctx.object_at(address)?;
    size(object.map_or(0, |(base, size)| base.saturating_add(size).saturating_sub(address)))
}

fn is_written(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let address = place(ctx, arg(args, 0))?;
    int(usize::from(ctx.counts_as_written(address)))
}

/// How a pair of bytes bears on a comparison, as far as it is concrete.
fn settles(a: Byte, b: Byte, strings: bool, fold: bool) -> bool {
    let ends = |byte: Byte| strings && !byte.is_symbolic() && byte.value == 0;
    let differ = match fold {
        true => !a.value.eq_ignore_ascii_case(&b.value),
        false => a.value != b.value,
    };
    ends(a) || ends(b) || (!a.is_symbolic() && !b.is_symbolic() && differ)
}

fn settled(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let limit = arg(args, 2);
    // Of limits beyond what is there one is enough: the bytes behind are not looked at here.
    let is_beyond = limit.is_symbolic() && {
        let room = |at: Value| if at.is_symbolic() { 0 } else { ctx.room(at.bits) };
        let room = room(arg(args, 0)).min(room(arg(args, 1)));
        room > 0 && ctx.exceeds(limit, room)?
    };
    let limit = if is_beyond { limit.bits } else { ctx.bind_size(limit)? };
    if limit == 0 {
        return size(0);
    }
    let (a, b) = (place(ctx, arg(args, 0))?, place(ctx, arg(args, 1))?);
    let (strings, fold) = (arg(args, 3).bits != 0, arg(args, 4).bits != 0);
    let most = limit.min(ctx.room(a)).min(ctx.room(b));
    for i in 0..most {
        let (Some(x), Some(y)) = (ctx.peek(a + i)?, ctx.peek(b + i)?) else {
            return size(i);
        };
        if settles(x, y, strings, fold) {
            return size(i + 1);
        }
    }
    size(most)
}

// ---- the command line ---------------------------------------------------------------------------------------------

fn group(world: &World, args: &[Value]) -> Option<Argument> {
    world.options.args.get(arg(args, 0).bits as usize).cloned()
}

fn group_count(world: &mut World, _: &mut Context<'_>, _: &[Value]) -> Answer {
    int(world.options.args.len())
}

fn group_min(world: &mut World, _: &mut Context<'_>, args: &[Value]) -> Answer {
    match group(world, args) {
        Some(Argument::Symbolic { min, .. }) => int(min as usize),
        _ => int(1),
    }
}

fn group_max(world: &mut World, _: &mut Context<'_>, args: &[Value]) -> Answer {
    match group(world, args) {
        Some(Argument::Symbolic { min, max, .. }) => int(max.max(min) as usize),
        _ => int(1),
    }
}

fn group_size(world: &mut World, _: &mut Context<'_>, args: &[Value]) -> Answer {
    match group(world, args) {
        Some(Argument::Given(bytes)) => size(bytes.len() as u64 + 1),
        Some(Argument::Symbolic { len, .. }) => size(u64::from(len) + 1),
        None => size(1),
    }
}

fn group_copy(world: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    match group(world, args) {
        Some(Argument::Given(bytes)) => write_text(ctx, arg(args, 1), &bytes)?,
        Some(Argument::Symbolic { len, .. }) => {
            let name = format!("arg{:02}", world.symbolic_args);
            ctx.make_symbolic(arg(args, 1), Value::word(u64::from(len) + 1), &name)?;
            world.symbolic_args += 1;
        }
        None => {}
    }
    name_given(ctx, arg(args, 1), "argument", "argv", world.args);
    world.args += 1;
    Ok(Reply::Void)
}

/// Tells what a string is that the program is given, the `n`-th of a list. The list itself is allocated just before its first.
fn name_given(ctx: &mut Context<'_>, string: Value, what: &'static str, list: &str, n: u32) {
    let before = ctx.memory().block_before(string.bits);
    ctx.name_block(string.bits, Given { what, name: format!("{list}[{n}]").into(), lasts: true });
    if let (0, Some(block)) = (n, before) {
        ctx.name_block(block.base, Given { what: "the array", name: list.into(), lasts: true });
    }
}

/// Writes a string with its final 0.
fn write_text(ctx: &mut Context<'_>, to: Value, text: &[u8]) -> Result<(), Trap> {
    let mut bytes = text.to_vec();
    bytes.push(0);
    ctx.write_bytes(to, &bytes)
}

fn env_count(world: &mut World, _: &mut Context<'_>, _: &[Value]) -> Answer {
    int(world.options.env.len())
}

fn env(world: &World, args: &[Value]) -> Vec<u8> {
    world.options.env.get(arg(args, 0).bits as usize).cloned().unwrap_or_default()
}

fn env_size(world: &mut World, _: &mut Context<'_>, args: &[Value]) -> Answer {
    size(env(world, args).len() as u64 + 1)
}

fn env_copy(world: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    write_text(ctx, arg(args, 1), &env(world, args))?;
    name_given(ctx, arg(args, 1), "environment string", "environ", arg(args, 0).bits as u32);
    Ok(Reply::Void)
}

// ---- files: 0 is the standard input -------------------------------------------------------------------------------

fn file(world: &World, args: &[Value]) -> Option<(String, Content)> {
    match arg(args, 0).bits as usize {
        0 => Some(("stdin".into(), world.options.stdin.clone())),
        n => world.options.files.get(n - 1).cloned(),
    }
}

fn file_count(world: &mut World, _: &mut Context<'_>, _: &[Value]) -> Answer {
    int(world.options.files.len() + 1)
}

fn file_name_size(world: &mut World, _: &mut Context<'_>, args: &[Value]) -> Answer {
    size(file(world, args).map_or(0, |(name, _)| name.len() as u64) + 1)
}

fn file_name(world: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let name = file(world, args).map_or(String::new(), |(name, _)| name);
    write_text(ctx, arg(args, 1), name.as_bytes())?;
    Ok(Reply::Void)
}

fn file_size(world: &mut World, _: &mut Context<'_>, args: &[Value]) -> Answer {
    size(file(world, args).map_or(0, |(_, content)| content.len()))
}

fn file_copy(world: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    match file(world, args) {
        Some((_, Content::Given(bytes))) => ctx.write_bytes(arg(args, 1), &bytes)?,
        Some((name, Content::Symbolic(len))) => ctx.make_symbolic(arg(args, 1), Value::word(len), &name)?,
        None => {}
    }
    Ok(Reply::Void)
}

fn constructor(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    nth(ctx, &ctx.program().constructors, args)
}

fn destructor(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    nth(ctx, &ctx.program().destructors, args)
}

/// The address of the n-th of these functions, 0 behind the last.
fn nth(ctx: &Context<'_>, functions: &[FuncId], args: &[Value]) -> Answer {
    let found = functions.get(arg(args, 0).bits as usize);
    size(found.map_or(0, |f| ctx.program().functions[f.index()].address))
}

/// How many calls of a path may fail.
fn failures(world: &mut World, _: &mut Context<'_>, _: &[Value]) -> Answer {
    int(world.options.fail_syscalls as usize)
}

fn note(_: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let what = ctx.read_text(arg(args, 0))?;
    ctx.lose_noted(Lost::World, &what);
    Ok(Reply::Void)
}
