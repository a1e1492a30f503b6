//! What a fuzz target is given.

use super::arg;
use crate::fuzz_target::{FUZZ_BYTES, FUZZ_DATA, FUZZ_SIZE, fuzz_size_width};
use crate::world::{Answer, Row, World};
use symvm_vm::memory::Given;
use symvm_vm::{Context, Reply, Value};

pub(crate) const ROWS: &[Row] = &[Row { prototype: "void *__symvm_fuzz_input(size_t *)", call: fuzz_input }];

/// A block of as many bytes as the input has, and their number.
fn fuzz_input(world: &mut World, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
    let most = world.options.fuzz_bytes.unwrap_or(FUZZ_BYTES);
    let said = ctx.symbolic_value(fuzz_size_width(most) as u16 * 8, FUZZ_SIZE);
    let size = at_most(ctx, said, most);
    let bytes = ctx.input_bytes(FUZZ_DATA, most);
    let block = ctx.malloc_filled(size, &bytes)?;
    ctx.name_block(block, Given { what: "the input", name: "data".into(), lasts: true });
    ctx.write_value(arg(args, 0), size)?;
    Ok(Reply::Value(Value::word(block)))
}

/// The number, or the limit if that is smaller, as a word.
fn at_most(ctx: &mut Context<'_>, number: Value, limit: u64) -> Value {
    if !number.is_symbolic() {
        return Value::word(number.bits.min(limit));
    }
    let width = u32::from(number.width);
    let term = ctx.lift(number);
    let terms = ctx.terms();
    let most = terms.constant(width, limit);
    let fits = terms.ule(term, most);
    let cut = terms.ite(fits, term, most);
    let word = terms.zext(cut, 64);
    ctx.value_of(word)
}
