//! Linking modules by C's rules.
//!
//! Symbols with external names meet in *slots*, one per name; the strongest definition fills it. The first module
//! keeps its numbering, so that linking a few library functions to a large program does not touch the program.
//! Types, files and locations of the other modules are appended, and their bodies renumbered once.

use crate::Diagnostic;
use crate::ir::{
    Constant, Linkage, LocationId, Module, Symbol, SymbolId, SymbolKind, Type, TypeId, Types, Variable,
};
use crate::walk::Visit;
use hashbrown::{HashMap, HashSet};
use std::sync::Arc;

/// How strongly a symbol claims its name; the strongest wins, and two strong definitions are an error.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Strength {
    WeakDeclaration,
    Declaration,
    /// Only a copy for the optimiser: the real definition is elsewhere.
    AvailableExternally,
    Weak,
    Common,
    Appending,
    Strong,
}

fn is_local(symbol: &Symbol) -> bool {
    matches!(symbol.linkage, Linkage::Private | Linkage::Internal)
}

/// Does the symbol only say that a definition exists elsewhere?
pub fn is_declaration(symbol: &Symbol) -> bool {
    match &symbol.kind {
        SymbolKind::Function(f) => f.body.is_none(),
        SymbolKind::Variable(v) => v.init.is_none(),
        SymbolKind::Alias(_) | SymbolKind::IFunc(_) => false,
    }
}

fn strength(symbol: &Symbol) -> Strength {
    if is_declaration(symbol) {
        return match symbol.linkage {
            Linkage::ExternWeak => Strength::WeakDeclaration,
            _ => Strength::Declaration,
        };
    }
    match symbol.linkage {
        Linkage::AvailableExternally => Strength::AvailableExternally,
        Linkage::LinkOnce | Linkage::LinkOnceOdr | Linkage::Weak | Linkage::WeakOdr => Strength::Weak,
        Linkage::Common => Strength::Common,
        Linkage::Appending => Strength::Appending,
        Linkage::External | Linkage::ExternWeak | Linkage::Private | Linkage::Internal => Strength::Strong,
    }
}

/// A place in the linked module's symbol table.
struct Slot {
    /// Module and index of the symbol that fills it.
    winner: (usize, usize),
    strength: Strength,
    /// Further arrays to append (`llvm.global_ctors`).
    appended: Vec<(usize, usize)>,
}

/// Links modules into one, by the rules of a C linker. Also worth calling on a single module: two spellings of one
/// linker name (`@x` and `@"\01x"`) become one symbol.
///
/// # Errors
/// Two strong definitions of one name, or no module at all.
pub fn link(mut modules: Vec<Module>) -> Result<Module, Diagnostic> {
    if modules.is_empty() {
        return Err(Diagnostic::new("nothing to link: no module was given"));
    }
    let (slots, maps) = resolve(&modules)?;
    let others = modules.split_off(1);
    let Some(mut linked) = modules.pop() else { return Err(Diagnostic::new("nothing to link")) };
    // A module made by hand may lack the entries for "unknown".
    if linked.locations.is_empty() {
        linked.locations.push(crate::ir::Location::default());
    }
    if linked.files.is_empty() {
        linked.files.push("".into());
    }
    let mut filled: Vec<Option<Symbol>> = slots.iter().map(|_| None).collect();
    let mut extra: HashMap<(usize, usize), Symbol> = HashMap::new();
    let wanted: HashSet<(usize, usize)> = slots.iter().flat_map(|s| s.appended.iter().copied()).collect();
    let base = std::mem::take(&mut linked.symbols);
    let mut placer = |m: usize, symbols: Vec<Symbol>, renumber: &mut dyn FnMut(&mut SymbolKind)| {
        for (s, mut symbol) in symbols.into_iter().enumerate() {
            let slot = maps[m][s].0 as usize;
            if slots[slot].winner == (m, s) {
                renumber(&mut symbol.kind);
                filled[slot] = Some(symbol);
            } else if wanted.contains(&(m, s)) {
                renumber(&mut symbol.kind);
                extra.insert((m, s), symbol);
            }
        }
    };
    let identity = maps[0].iter().enumerate().all(|(s, id)| id.0 as usize == s);
    placer(0, base, &mut |kind| {
        if !identity {
            SymbolsOnly(&maps[0]).symbol_kind(kind);
        }
    });
    let mut types = TypeMerger::new(&linked.types);
    for (m, mut module) in others.into_iter().enumerate() {
        let files = append_files(&mut linked, &module);
        let first_location = linked.locations.len() as u32 - 1;
        for location in module.locations.drain(..).skip(1) {
            let inlined_at = location.inlined_at.map(|l| LocationId(l.0 + first_location));
            let file = files.get(location.file as usize).copied().unwrap_or(0);
            linked.locations.push(crate::ir::Location { file, inlined_at, ..location });
        }
        linked.source_types.append(std::mem::take(&mut module.source_types), first_location);
        types.map = vec![None; module.types.list.len()];
        let symbols = std::mem::take(&mut module.symbols);
        let mut renumber = Renumber {
            from: &module.types,
            to: &mut linked.types,
            types: &mut types,
            symbols: &maps[m + 1],
            first_location,
        };
        placer(m + 1, symbols, &mut |kind| renumber.symbol_kind(kind));
        linked.module_asm.append(&mut module.module_asm);
        linked.triple = linked.triple.or(module.triple);
        linked.data_layout = linked.data_layout.or(module.data_layout);
    }
    for (slot, symbol) in slots.iter().zip(&mut filled) {
        for key in &slot.appended {
            if let (Some(symbol), Some(more)) = (symbol.as_mut(), extra.remove(key)) {
                append(&mut linked.types, symbol, more);
            }
        }
    }
    linked.symbols = filled.into_iter().flatten().collect();
    rename_locals(&mut linked.symbols);
    if let Some(id) = alias_cycle(&linked) {
        let symbol = &linked.symbols[id.0 as usize];
        let message = format!("alias '{}' leads back to itself", symbol.name);
        return Err(Diagnostic::at_line(&symbol.source, symbol.line, message));
    }
    Ok(linked)
}

/// Decides which symbol fills which slot, and maps each module's symbols to slots.
fn resolve(modules: &[Module]) -> Result<(Vec<Slot>, Vec<Vec<SymbolId>>), Diagnostic> {
    let mut slots: Vec<Slot> = Vec::new();
    let mut by_name: HashMap<&str, usize> = HashMap::new();
    let mut maps = Vec::with_capacity(modules.len());
    for (m, module) in modules.iter().enumerate() {
        let mut map = Vec::with_capacity(module.symbols.len());
        for (s, symbol) in module.symbols.iter().enumerate() {
            let strength = strength(symbol);
            let known = if is_local(symbol) { None } else { by_name.get(&*symbol.name).copied() };
            let Some(index) = known else {
                if !is_local(symbol) {
                    by_name.insert(&symbol.name, slots.len());
                }
                map.push(SymbolId(slots.len() as u32));
                slots.push(Slot { winner: (m, s), strength, appended: Vec::new() });
                continue;
            };
            map.push(SymbolId(index as u32));
            let slot = &mut slots[index];
            let (winner_module, winner_symbol) = slot.winner;
            let winner = &modules[winner_module].symbols[winner_symbol];
            let replace = match (slot.strength, strength) {
                (Strength::Strong, Strength::Strong) => {
                    let message = format!("'{}' is defined twice", symbol.name);
                    return Err(Diagnostic::at_line(&symbol.source, symbol.line, message).with_label(
                        &winner.source,
                        winner.line,
                        "the other definition",
                    ));
                }
                (Strength::Appending, Strength::Appending) => {
                    slot.appended.push((m, s));
                    false
                }
                (Strength::Common, Strength::Common) => {
                    rough_size(module, symbol) > rough_size(&modules[winner_module], winner)
                }
                (old, new) => new > old,
            };
            if replace {
                slot.winner = (m, s);
                slot.strength = strength;
            }
        }
        maps.push(map);
    }
    Ok((slots, maps))
}

/// Bytes of a common variable; padding between fields is estimated by natural alignment.
fn rough_size(module: &Module, symbol: &Symbol) -> u64 {
    fn layout(types: &Types, ty: TypeId) -> (u64, u64) {
        match types.get(ty) {
            Type::Int(width) => {
                let bytes = u64::from(width.div_ceil(8)).next_power_of_two();
                (bytes, bytes.min(16))
            }
            Type::Float(crate::ir::FloatKind::Half | crate::ir::FloatKind::BFloat) => (2, 2),
            Type::Float(crate::ir::FloatKind::Single) => (4, 4),
            Type::Float(crate::ir::FloatKind::Double) | Type::Ptr => (8, 8),
            Type::Float(_) => (16, 16),
            Type::Array { elem, len } => {
                let (size, align) = layout(types, *elem);
                (size.saturating_mul(*len), align)
            }
            Type::Vector { elem, len } => {
                let size = layout(types, *elem).0.saturating_mul(u64::from(*len)).next_power_of_two();
                (size, size)
            }
            Type::Struct { fields, packed } => {
                let (mut size, mut most) = (0u64, 1);
                for &field in fields {
                    let (bytes, align) = layout(types, field);
                    let align = if *packed { 1 } else { align };
                    size = size.next_multiple_of(align).saturating_add(bytes);
                    most = most.max(align);
                }
                (size.next_multiple_of(most), most)
            }
            Type::Void | Type::Named(_) | Type::Func { .. } | Type::Other(_) => (0, 1),
        }
    }
    match &symbol.kind {
        SymbolKind::Variable(v) => layout(&module.types, v.ty).0,
        _ => 0,
    }
}

/// Appends the array `more` to the array `symbol`.
fn append(types: &mut Types, symbol: &mut Symbol, more: Symbol) {
    let (SymbolKind::Variable(left), SymbolKind::Variable(right)) = (&mut symbol.kind, more.kind) else {
        return;
    };
    let (Type::Array { elem, len }, Type::Array { len: added, .. }) =
        (types.get(left.ty), types.get(right.ty))
    else {
        return;
    };
    let (elem, len) = (*elem, len + added);
    let items = |init: Option<Constant>| match init {
        Some(Constant::Aggregate(items)) => items,
        _ => Vec::new(),
    };
    let mut all = items(left.init.take());
    all.extend(items(right.init));
    let ty = types.intern(Type::Array { elem, len });
    *left = Variable { ty, init: Some(Constant::Aggregate(all)), ..left.clone() };
}

/// Makes names of local symbols unique.
fn rename_locals(symbols: &mut [Symbol]) {
    let mut used: HashSet<Arc<str>> =
        symbols.iter().filter(|s| !is_local(s)).map(|s| s.name.clone()).collect();
    let mut next: HashMap<Arc<str>, u32> = HashMap::new();
    for symbol in symbols.iter_mut().filter(|s| is_local(s)) {
        if used.insert(symbol.name.clone()) {
            continue;
        }
        let count = next.entry(symbol.name.clone()).or_insert(0);
        loop {
            *count += 1;
            let name: Arc<str> = format!("{}.{count}", symbol.name).into();
            if used.insert(name.clone()) {
                symbol.name = name;
                break;
            }
        }
    }
}

/// Appends a module's source files; gives the new index of each.
fn append_files(linked: &mut Module, module: &Module) -> Vec<u32> {
    let no_directory: Arc<str> = "".into();
    let directory = |m: &Module, i: usize| m.directories.get(i).unwrap_or(&no_directory).clone();
    linked.directories.resize(linked.files.len(), no_directory.clone());
    let known = linked.files.iter().enumerate();
    let mut index: HashMap<_, u32> =
        known.map(|(i, f)| ((f.clone(), linked.directories[i].clone()), i as u32)).collect();
    let mut map = Vec::with_capacity(module.files.len());
    for (i, file) in module.files.iter().enumerate() {
        let directory = directory(module, i);
        let id = *index.entry((file.clone(), directory.clone())).or_insert_with(|| {
            linked.files.push(file.clone());
            linked.directories.push(directory);
            linked.files.len() as u32 - 1
        });
        map.push(id);
    }
    map
}

struct SymbolsOnly<'m>(&'m [SymbolId]);

impl Visit for SymbolsOnly<'_> {
    fn symbol(&mut self, id: &mut SymbolId) {
        *id = self.0[id.0 as usize];
    }
}

/// Moves types between arenas; equal named structs become one.
struct TypeMerger {
    named: HashMap<(Arc<str>, Option<TypeId>), TypeId>,
    map: Vec<Option<TypeId>>,
}

impl TypeMerger {
    fn new(types: &Types) -> Self {
        let named = types.list.iter().enumerate().filter_map(|(id, ty)| match ty {
            Type::Named(index) => Some((types.named[*index as usize].clone(), TypeId(id as u32))),
            _ => None,
        });
        Self { named: named.collect(), map: Vec::new() }
    }

    /// The type `id` of `from`, in `to`. Types nest no deeper than [`crate::parse::MAX_NESTING`].
    fn map(&mut self, from: &Types, to: &mut Types, id: TypeId) -> TypeId {
        if let Some(done) = self.map[id.0 as usize] {
            return done;
        }
        let mut part = |id: TypeId| self.map(from, to, id);
        let ty = match &from.list[id.0 as usize] {
            Type::Array { elem, len } => Type::Array { elem: part(*elem), len: *len },
            Type::Vector { elem, len } => Type::Vector { elem: part(*elem), len: *len },
            Type::Struct { fields, packed } => {
                Type::Struct { fields: fields.iter().map(|&f| part(f)).collect(), packed: *packed }
            }
            Type::Func { ret, params, variadic } => Type::Func {
                ret: part(*ret),
                params: params.iter().map(|&p| part(p)).collect(),
                variadic: *variadic,
            },
            Type::Named(index) => {
                let (name, body) = &from.named[*index as usize];
                let key = (name.clone(), body.map(part));
                let done = *self.named.entry(key).or_insert_with_key(|key| {
                    to.named.push(key.clone());
                    let index = to.named.len() as u32 - 1;
                    to.intern(Type::Named(index))
                });
                self.map[id.0 as usize] = Some(done);
                return done;
            }
            Type::Void | Type::Int(_) | Type::Float(_) | Type::Ptr | Type::Other(_) => {
                from.list[id.0 as usize].clone()
            }
        };
        let done = to.intern(ty);
        self.map[id.0 as usize] = Some(done);
        done
    }
}

/// Brings what a module mentions to the linked module's numbering.
struct Renumber<'m> {
    from: &'m Types,
    to: &'m mut Types,
    types: &'m mut TypeMerger,
    symbols: &'m [SymbolId],
    first_location: u32,
}

impl Visit for Renumber<'_> {
    fn ty(&mut self, id: &mut TypeId) {
        *id = self.types.map(self.from, self.to, *id);
    }

    fn symbol(&mut self, id: &mut SymbolId) {
        *id = self.symbols[id.0 as usize];
    }

    fn location(&mut self, id: &mut LocationId) {
        if id.0 != 0 {
            id.0 += self.first_location;
        }
    }
}

/// A symbol whose alias chain leads back to itself.
pub(crate) fn alias_cycle(module: &Module) -> Option<SymbolId> {
    use crate::parse::type_check::alias_target;
    let mut state = vec![0u8; module.symbols.len()];
    for start in 0..module.symbols.len() {
        let (mut path, mut at) = (Vec::new(), start);
        while state[at] == 0 {
            state[at] = 1;
            path.push(at);
            let Some(next) = alias_target(&module.symbols[at].kind) else { break };
            at = next.0 as usize;
            if state[at] == 1 {
                return Some(SymbolId(at as u32));
            }
        }
        path.into_iter().for_each(|at| state[at] = 2);
    }
    None
}
