//! The environment of the machine: finds the row of an external, checks the call against its prototype, calls it.

use crate::options::{Stub, WorldOptions};
use crate::prototype::Prototype;
use crate::rows;
use crate::said::Said;
use hashbrown::HashMap;
use std::sync::{Arc, OnceLock};
use symvm_frontend::program::LocId;
use symvm_vm::{Context, Environment, ExternId, FaultKind, Reply, StackEntry, Trap, Value};

/// What a row's function answers.
pub(crate) type Answer = Result<Reply, Trap>;

/// One external: its C prototype and what it does.
pub(crate) struct Row {
    /// `"size_t strlen(const char *)"`.
    pub prototype: &'static str,
    /// What it does.
    pub call: fn(&mut World, &mut Context<'_>, &[Value]) -> Answer,
}

/// The state of the world beside what the program keeps in its own memory; cheap to clone.
#[derive(Clone)]
pub(crate) struct World {
    /// What the user asked for.
    pub options: Arc<WorldOptions>,
    /// Arguments made so far.
    pub args: u32,
    /// Symbolic ones among them.
    pub symbolic_args: u32,
    /// Where a panic began that leaves the program's `main`, once what it passes is dropped.
    pub panic: Option<Arc<Panic>>,
    /// What was written to standard error lately.
    pub said: Said,
}

/// A panic that leaves the program's `main`.
#[derive(Clone, Debug)]
pub(crate) struct Panic {
    pub loc: LocId,
    pub stack: Vec<StackEntry>,
    /// What was said of it.
    pub message: String,
}

/// All rows with their prototypes, and where each name is.
pub(crate) struct Table {
    /// Rows and prototypes.
    pub rows: Vec<(&'static Row, Prototype)>,
    /// Name to index.
    pub by_name: HashMap<String, u32>,
}

/// The table, parsed once per process.
pub(crate) fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| {
        let rows: Vec<_> = rows::all()
            .map(|row| {
                let parsed = Prototype::parse(row.prototype);
                (row, parsed.expect("every row's prototype parses, as a test checks"))
            })
            .collect();
        let by_name = rows.iter().enumerate().map(|(i, (_, p))| (p.name.clone(), i as u32)).collect();
        Table { rows, by_name }
    })
}

impl Environment for World {
    fn resolve(&self, name: &str) -> Option<ExternId> {
        let table = table();
        if let Some(stub) = self.options.stubs.iter().position(|(stubbed, _)| stubbed == name) {
            return Some(ExternId((table.rows.len() + stub) as u32));
        }
        if let Some(error) = self.options.errors.iter().position(|e| e == name) {
            return Some(ExternId((table.rows.len() + self.options.stubs.len() + error) as u32));
        }
        table.by_name.get(name).map(|&index| ExternId(index))
    }

    fn call(&mut self, id: ExternId, ctx: &mut Context<'_>, args: &[Value]) -> Answer {
        let rows = &table().rows;
        match rows.get(id.0 as usize) {
            Some((row, prototype)) => {
                if let Some(what) = prototype.mismatch(args.len()) {
                    return Err(ctx.finding(FaultKind::InvalidCall, what));
                }
                match fitted(ctx, prototype, args) {
                    Some(args) => (row.call)(self, ctx, &args),
                    None => (row.call)(self, ctx, args),
                }
            }
            None => {
                let options = Arc::clone(&self.options);
                match options.stubs.get(id.0 as usize - rows.len()) {
                    Some((name, stub)) => call_stub(ctx, name, *stub),
                    // Whatever arguments it is declared with.
                    None => rows::error(ctx),
                }
            }
        }
    }

    fn state_number(&self) -> Option<u64> {
        // Where it began is told at its end.
        self.panic.is_none().then(|| self.symbolic_args.into())
    }

    fn is_plain(&self, id: ExternId) -> bool {
        const OTHERS: [&str; 2] = ["klee_is_symbolic", "klee_define_fixed_object"];
        let row = table().rows.get(id.0 as usize);
        row.is_none_or(|(_, prototype)| !OTHERS.contains(&&*prototype.name))
    }

    fn clone_box(&self) -> Box<dyn Environment> {
        Box::new(self.clone())
    }
}

/// Arguments of other widths than the prototype promises, as a callee would find them: cut, or with zeros above them. Old programs
/// declare what they like, and pointers to functions are called with whatever there is. Nothing where all are as promised.
fn fitted(ctx: &mut Context<'_>, prototype: &Prototype, args: &[Value]) -> Option<Vec<Value>> {
    if prototype.leaves().zip(args).all(|(width, arg)| arg.width == width) {
        return None;
    }
    let fixed = prototype.leaves().enumerate().map(|(i, width)| rows::arg_as(ctx, args, i, width));
    let mut fitted: Vec<Value> = fixed.collect();
    fitted.extend(args.get(fitted.len()..).unwrap_or_default());
    Some(fitted)
}

fn call_stub(ctx: &mut Context<'_>, name: &str, stub: Stub) -> Answer {
    let widths = ctx.result_widths();
    match stub {
        Stub::Zero => Ok(Reply::Values(widths.iter().map(|&w| Value::concrete(0, w)).collect())),
        Stub::Constant(number) => Ok(Reply::Values(constant(widths, number))),
        Stub::Symbolic => {
            Ok(Reply::Values(widths.iter().flat_map(|&w| rows::symbolic_limbs(ctx, w, name)).collect()))
        }
        Stub::Abort => {
            Err(ctx.finding(FaultKind::Abort, format!("'{name}' was called, which a stub turns into abort")))
        }
    }
}

/// A number as results of these widths: sign-extended, in 64-bit limbs, low first.
fn constant(widths: &[u16], number: i64) -> Vec<Value> {
    let limbs = |&width: &u16| {
        (0..width.div_ceil(64)).map(move |limb| {
            let bits = if limb == 0 { number } else { number >> 63 };
            Value::concrete(bits.cast_unsigned(), (width - limb * 64).min(64))
        })
    };
    widths.iter().flat_map(limbs).collect()
}

/// The C type of the values that `__VERIFIER_nondet_…` returns.
pub fn nondet_type(function: &str) -> Option<&'static str> {
    let table = table();
    let row = function.starts_with("__VERIFIER_nondet_").then(|| table.by_name.get(function))??;
    let (row, prototype) = &table.rows[*row as usize];
    let ty = row.prototype.split(function).next()?.trim();
    (prototype.result > 0).then_some(ty)
}

/// The world as `options` describe it.
pub fn environment(options: &WorldOptions) -> Box<dyn Environment> {
    Box::new(World {
        options: Arc::new(options.clone()),
        args: 0,
        symbolic_args: 0,
        panic: None,
        said: Said::default(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_parses_and_names_are_distinct() {
        for row in rows::all() {
            assert!(Prototype::parse(row.prototype).is_some(), "{}", row.prototype);
        }
        assert_eq!(table().by_name.len(), table().rows.len());
    }

    #[test]
    fn a_constant_fills_results_of_every_width() {
        let limbs: Vec<_> = constant(&[8, 128], -2).iter().map(|v| (v.bits, v.width)).collect();
        assert_eq!(limbs, [(0xfe, 8), (u64::MAX - 1, 64), (u64::MAX, 64)]);
        assert_eq!(Stub::from_name("-0x8000000000000000"), Some(Stub::Constant(i64::MIN)));
        assert_eq!(Stub::from_name("18446744073709551615"), Some(Stub::Constant(-1)));
        assert_eq!(Stub::from_name("perhaps"), None);
    }

    #[test]
    fn values_have_the_type_of_their_call() {
        assert_eq!(nondet_type("__VERIFIER_nondet_ushort"), Some("unsigned short"));
        assert_eq!(nondet_type("__VERIFIER_nondet_pointer"), Some("void *"));
        assert_eq!(nondet_type("__VERIFIER_nondet_memory"), None);
        assert_eq!(nondet_type("malloc"), None);
    }

    #[test]
    fn stubs_come_first() {
        let mut options = WorldOptions::default();
        options.stubs.push(("malloc".into(), Stub::Zero));
        let world = World {
            options: Arc::new(options),
            args: 0,
            symbolic_args: 0,
            panic: None,
            said: Said::default(),
        };
        assert_eq!(world.resolve("malloc"), Some(ExternId(table().rows.len() as u32)));
        assert!(world.resolve("free").is_some_and(|id| (id.0 as usize) < table().rows.len()));
        assert_eq!(world.resolve("no_such_function"), None);
    }
}
