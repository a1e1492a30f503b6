//! [`Module`] to [`Program`]: types leave, scalar register code remains.
//!
//! ```text
//! layout ─▶ constants (addresses, pool) ─▶ globals ─▶ functions: control (blocks, edges, phis)
//!                                                       ├─ scalar, memory, vector
//!                                                       └─ call ─▶ intrinsics/ (one table), asm
//! ```
//!
//! What symvm lacks becomes [`Inst::Unsupported`] at its place: an error only when
//! reached. `undef` and `poison` are 0, but marked ([`undefined`]). Address spaces are one. Atomics are plain accesses: of
//! several threads one runs until another has its turn, never in the middle of an instruction of the machine's.

mod asm;
mod call;
mod carried;
mod condition;
mod constant_floats;
mod constants;
mod control;
mod dead_parameters;
mod function;
mod globals;
mod intrinsics;
mod layout;
mod memory;
mod phi;
mod pool;
mod sanitizer;
mod scalar;
#[cfg(test)]
mod tests;
mod undefined;
mod unwind;
mod va_arg;
mod vector;
mod x86;

use crate::Diagnostic;
use crate::ir::{Body, LocationId, Module, Symbol, SymbolId, SymbolKind};
use crate::program::{BlockIx, BranchInfo, FuncId, Function, Inst, Loc, LocId, Pc, Program, Range};
use constants::Constants;
pub(crate) use control::lay_out_slots;
use hashbrown::HashMap;
use std::sync::Arc;

/// Something symvm lacks, in words that follow "unsupported: ".
#[derive(Clone, PartialEq, Eq, Debug)]
struct Lack(String);

type Res<T = ()> = Result<T, Lack>;

/// Lowers a linked module.
pub fn lower(module: &Module) -> Result<Program, Diagnostic> {
    let layout = layout::Layout::new(&module.types, module.data_layout.as_deref())?;
    let n = module.symbols.len();
    let begins_threads = |symbol: &Symbol| &*symbol.name == "__symvm_begin_thread";
    let constants = Constants {
        threads: module.symbols.iter().any(begins_threads),
        met_own: None,
        module,
        layout,
        pool: pool::Pool::default(),
        functions: vec![None; n],
        variables: vec![0; n],
        first_block: vec![0; n],
        taken: Vec::new(),
        depth: 0,
    };
    let mut lowering = Lowering {
        constants,
        places: Places::new(module),
        branches: Vec::new(),
        sides: 0,
        blocks: Vec::new(),
        intrinsics: intrinsics::table(),
        dead_parameters: HashMap::new(),
    };
    lowering.number();
    let (globals, library_data) = lowering.globals()?;
    let mut functions = lowering.functions();
    let constants = &mut lowering.constants;
    let early = globals::in_section(constants, ".preinit_array");
    let mut constructors: Vec<FuncId> = early.into_iter().map(|(_, function)| function).collect();
    constructors.extend(globals::constructors(constants, "llvm.global_ctors", ".init_array"));
    let mut destructors = globals::constructors(constants, "llvm.global_dtors", ".fini_array");
    // The linker runs `.fini_array` backwards.
    destructors.reverse();
    for (function, taken) in functions.iter_mut().zip(&lowering.constants.taken) {
        function.address_taken = *taken;
    }
    Ok(Program {
        functions,
        globals,
        library_data,
        constants: lowering.constants.pool.values,
        undefined: lowering.constants.pool.undefined,
        branches: lowering.branches,
        sides: lowering.sides,
        blocks: lowering.blocks,
        files: lowering.places.files,
        locs: lowering.places.locs,
        source_types: module.source_types.clone(),
        constructors,
        destructors,
    })
}

/// The state shared by all functions.
struct Lowering<'m> {
    constants: Constants<'m>,
    places: Places,
    branches: Vec<BranchInfo>,
    sides: u32,
    blocks: Vec<crate::program::BlockInfo>,
    intrinsics: HashMap<&'static str, intrinsics::Handler>,
    /// Of functions that were asked about: which of their parameters they do nothing with.
    dead_parameters: HashMap<SymbolId, std::rc::Rc<[bool]>>,
}

impl<'m> Lowering<'m> {
    fn module(&self) -> &'m Module {
        self.constants.module
    }

    /// Numbers functions and blocks.
    fn number(&mut self) {
        let (mut functions, mut blocks) = (0, 0);
        for (i, symbol) in self.module().symbols.iter().enumerate() {
            let count = match &symbol.kind {
                SymbolKind::Function(f) => {
                    if symbol.name.starts_with("llvm.") && f.body.is_none() {
                        continue;
                    }
                    f.body.as_ref().map_or(0, |b| b.blocks.len() as u32)
                }
                SymbolKind::IFunc(_) => 1,
                _ => continue,
            };
            self.constants.functions[i] = Some(FuncId(functions));
            self.constants.first_block[i] = blocks;
            functions += 1;
            blocks += count;
        }
        self.constants.taken = vec![false; functions as usize];
    }

    fn globals(&mut self) -> Result<(Vec<crate::program::Global>, std::ops::Range<u64>), Diagnostic> {
        let module = self.module();
        let places = std::cell::RefCell::new(&mut self.places);
        let placed = globals::place(&mut self.constants, |s| {
            let symbol = &module.symbols[s.0 as usize];
            let known = match &symbol.kind {
                SymbolKind::Variable(v) => v.location,
                _ => LocationId(0),
            };
            places.borrow_mut().of(known, &symbol.source, symbol.line)
        })?;
        let mut globals = Vec::with_capacity(placed.list.len());
        for (id, mut global) in placed.list {
            let symbol = &module.symbols[id.0 as usize];
            if let SymbolKind::Variable(v) = &symbol.kind {
                (global.init, global.undefined) =
                    globals::initial_bytes(&mut self.constants, v).map_err(|Lack(what)| {
                        let message = format!(
                            "the initial value of @{} needs something unsupported: {what}",
                            symbol.name
                        );
                        Diagnostic::at_line(&symbol.source, symbol.line, message)
                    })?;
            }
            globals.push(global);
        }
        Ok((globals, placed.library))
    }

    fn functions(&mut self) -> Vec<Function> {
        let module = self.module();
        let mut functions = Vec::new();
        for (i, symbol) in module.symbols.iter().enumerate() {
            let Some(id) = self.constants.functions[i] else { continue };
            let mut function = match &symbol.kind {
                SymbolKind::Function(f) => {
                    let known = f.body.as_ref().map_or(LocationId(0), |b| b.location);
                    let loc = self.places.of(known, &symbol.source, symbol.line);
                    let mut out = Function {
                        variadic: f.variadic,
                        noreturn: f.noreturn,
                        library: symbol.library,
                        loc,
                        blocks: Range { start: self.blocks.len() as u32, len: 0 },
                        ..Function::default()
                    };
                    match &f.body {
                        Some(body) => function::FunctionLowering::run(self, SymbolId(i as u32), f, body, out),
                        None => {
                            // What cannot be passed shows at the calls.
                            let _ = call::declare(&mut self.constants.layout, f, &mut out);
                            out
                        }
                    }
                }
                _ => self.ifunc(id, &symbol.name, &symbol.source, symbol.line),
            };
            function.name = symbol.name.clone();
            function.address =
                crate::program::FUNCTION_BASE + crate::program::FUNCTION_STEP * u64::from(id.0);
            function.library = symbol.library;
            functions.push(function);
        }
        functions
    }

    /// An ifunc is a function that says so when called.
    fn ifunc(&mut self, id: FuncId, name: &str, source: &Arc<str>, line: u32) -> Function {
        let loc = self.places.of(LocationId(0), source, line);
        let block = BlockIx(self.blocks.len() as u32);
        self.blocks.push(crate::program::BlockInfo {
            func: id,
            name: "entry".into(),
            pc: Pc(0),
            insts: 1,
            loc,
            ..Default::default()
        });
        Function {
            code: vec![Inst::Block { block }, Inst::Unsupported { message: 0 }],
            locs: vec![loc; 2],
            messages: vec![
                format!("a call of the ifunc {name} (its resolver picks a version for the processor)").into(),
            ],
            blocks: Range { start: block.0, len: 1 },
            variadic: true,
            loc,
            ..Function::default()
        }
    }
}

/// Locations: those of debug information keep their numbers; code without gets its line in the `.ll` text.
struct Places {
    files: Vec<Arc<str>>,
    locs: Vec<Loc>,
    texts: HashMap<Arc<str>, u32>,
    lines: HashMap<(u32, u32), LocId>,
}

impl Places {
    fn new(module: &Module) -> Self {
        let mut files = module.files.clone();
        if files.is_empty() {
            files.push("<unknown>".into());
        }
        let mut first = HashMap::new();
        let known = module.locations.iter().enumerate().map(|(number, l)| {
            let file = if (l.file as usize) < files.len() { l.file } else { 0 };
            let own = LocId(number as u32);
            // Code without a line was made by the compiler: no two of its locations are known to be one place.
            let place = match l.line {
                0 => own,
                _ => *first.entry((file, l.line, l.column, l.function.as_ref())).or_insert(own),
            };
            Loc {
                file,
                line: l.line,
                column: l.column,
                inlined_at: l.inlined_at.map(|i| LocId(i.0)),
                function: l.function.clone(),
                place,
            }
        });
        let mut locs: Vec<Loc> = known.collect();
        if locs.is_empty() {
            locs.push(Loc::default());
        }
        Self { files, locs, texts: HashMap::new(), lines: HashMap::new() }
    }

    /// The location known from debug information, else the line of the text.
    fn of(&mut self, known: LocationId, source: &Arc<str>, line: u32) -> LocId {
        if known.0 != 0 && (known.0 as usize) < self.locs.len() {
            return LocId(known.0);
        }
        let file = match self.texts.get(source) {
            Some(file) => *file,
            None => {
                let file = self.files.len() as u32;
                self.files.push(source.clone());
                self.texts.insert(source.clone(), file);
                file
            }
        };
        let locs = &mut self.locs;
        *self.lines.entry((file, line)).or_insert_with(|| {
            let place = LocId(locs.len() as u32);
            locs.push(Loc { file, line, place, ..Loc::default() });
            place
        })
    }
}

/// The blocks of a body by name of their number, for messages.
fn block_name(body: &Body, block: usize) -> Arc<str> {
    body.blocks[block].name.clone()
}
