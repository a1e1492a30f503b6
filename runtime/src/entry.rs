//! `--entry FUNCTION`: a program that starts at any of its functions, called once with symbolic arguments.
//!
//! Numbers are symbolic; each pointer points to a fresh object of a stated size with symbolic content; what is passed by
//! value is symbolic as a whole. The driver is a few lines of `.ll`, linked like a file of the user's, so that the machine
//! needs to know nothing of it.

use std::fmt::Write as _;
use symvm_frontend::ir::{Function, Linkage, Module, ParamAttrs, SymbolKind, Type, TypeId, Types};
use symvm_frontend::{Diagnostic, parse_module};

/// Where a program starts instead of `main`, and on what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The function's name.
    pub function: String,
    /// Bytes of the object behind each pointer argument; 0 makes the pointers null.
    pub object_size: u64,
    /// The last byte of each object is 0, so that it holds a string.
    pub text: bool,
}

/// The program with a driver of its own in place of what calls `main`.
///
/// # Errors
/// No such function is defined, or it takes what cannot be made.
pub(crate) fn with_driver(mut program: Module, entry: &Entry) -> Result<Module, Diagnostic> {
    let name = &entry.function;
    let symbol = program.symbols.iter_mut().find(|s| *s.name == **name);
    let text = match symbol {
        Some(symbol) => match &symbol.kind {
            SymbolKind::Function(function) if function.body.is_some() => {
                symbol.linkage = Linkage::External; // a static function, too, is called from the driver
                driver(&program.types, function, entry)?
            }
            _ => return Err(undefined(name)),
        },
        None => return Err(undefined(name)),
    };
    linked(program, parse_module(text.as_bytes(), "the driver of --entry")?)
}

/// The program, and the driver as a part of the library.
pub(crate) fn linked(program: Module, mut driver: Module) -> Result<Module, Diagnostic> {
    for symbol in &mut driver.symbols {
        symbol.library = true;
    }
    symvm_frontend::link(vec![program, driver])
}

/// The text of a driver: what it declares, and what it does before it returns 0.
pub(crate) fn starting(declared: &str, body: &str) -> String {
    format!(
        "{declared}\
         declare void @__sv_begin(ptr)\n\
         define i32 @__sv_entry(i32 %argc, ptr %argv, ptr %environ) {{\n\
         {body}\
         \x20 ret i32 0\n\
         }}\n\
         define void @{start}() {{\n\
         \x20 call void @__sv_begin(ptr @__sv_entry)\n\
         \x20 unreachable\n\
         }}\n",
        start = crate::ENTRY,
    )
}

fn undefined(name: &str) -> Diagnostic {
    Diagnostic::new(format!("--entry {name}: no function of that name is defined"))
}

/// `@name`, quoted if it must be.
pub(crate) fn global(name: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
    match name.chars().all(plain) && !name.starts_with(|c: char| c.is_ascii_digit()) {
        true => format!("@{name}"),
        false => format!("@\"{}\"", name.replace('\\', "\\5C").replace('"', "\\22")),
    }
}

/// The driver's text.
fn driver(types: &Types, function: &Function, entry: &Entry) -> Result<String, Diagnostic> {
    let mut names = String::new();
    let mut body = String::new();
    let mut passed = Vec::new();
    for (i, (ty, attributes)) in function.params.iter().enumerate() {
        let name = parameter_name(function, i);
        let length = name.len() + 1;
        writes(&mut names, format_args!("@name{i} = private constant [{length} x i8] c\"{name}\\00\"\n"));
        passed.push(parameter(types, *ty, attributes, i, entry, &mut body)?);
    }
    let ret = type_text(types, function.ret)?;
    let params =
        function.params.iter().map(|(ty, _)| type_text(types, *ty)).collect::<Result<Vec<_>, _>>()?;
    let dots = if function.variadic { if params.is_empty() { "..." } else { ", ..." } } else { "" };
    let (callee, params, passed) = (global(&entry.function), params.join(", "), passed.join(", "));
    let declared = format!(
        "{names}\
         declare void @klee_make_symbolic(ptr, i64, ptr)\n\
         declare ptr @malloc(i64)\n\
         declare {ret} {callee}({params}{dots})\n"
    );
    writes(&mut body, format_args!("  call {ret} ({params}{dots}) {callee}({passed})\n"));
    Ok(starting(&declared, &body))
}

pub(crate) fn writes(to: &mut String, text: std::fmt::Arguments<'_>) {
    to.write_fmt(text).expect("a String takes all text");
}

/// The name of the input object of a parameter: as in the source where the text keeps it.
fn parameter_name(function: &Function, i: usize) -> String {
    let kept = function.body.as_ref().and_then(|b| b.value_names.get(i));
    match kept {
        Some(name) if !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') => {
            name.to_string()
        }
        _ => format!("argument{}", i + 1),
    }
}

/// Makes one argument; what to write in the call.
fn parameter(
    types: &Types,
    ty: TypeId,
    attributes: &ParamAttrs,
    i: usize,
    entry: &Entry,
    body: &mut String,
) -> Result<String, Diagnostic> {
    let text = type_text(types, ty)?;
    if let Some(result) = attributes.sret {
        let inner = type_text(types, result)?;
        writes(body, format_args!("  %p{i} = alloca {inner}, align 16\n"));
        return Ok(format!("{text} sret({inner}) %p{i}"));
    }
    let by_value = attributes.byval;
    if *types.get(ty) == Type::Ptr && by_value.is_none() {
        let size = entry.object_size;
        if size == 0 {
            return Ok("ptr null".into());
        }
        writes(body, format_args!("  %p{i} = call ptr @malloc(i64 {size})\n"));
        writes(body, format_args!("  call void @klee_make_symbolic(ptr %p{i}, i64 {size}, ptr @name{i})\n"));
        if entry.text {
            writes(body, format_args!("  %e{i} = getelementptr i8, ptr %p{i}, i64 {}\n", size - 1));
            writes(body, format_args!("  store i8 0, ptr %e{i}\n"));
        }
        return Ok(format!("ptr %p{i}"));
    }
    let inner = match by_value {
        Some(inner) => type_text(types, inner)?,
        None => text.clone(),
    };
    let size = format!("ptrtoint (ptr getelementptr ({inner}, ptr null, i64 1) to i64)");
    writes(body, format_args!("  %p{i} = alloca {inner}, align 16\n"));
    writes(body, format_args!("  call void @klee_make_symbolic(ptr %p{i}, i64 {size}, ptr @name{i})\n"));
    if by_value.is_some() {
        return Ok(format!("ptr byval({inner}) %p{i}"));
    }
    writes(body, format_args!("  %v{i} = load {inner}, ptr %p{i}, align 1\n"));
    let extension = if attributes.signext {
        " signext"
    } else if attributes.zeroext {
        " zeroext"
    } else {
        ""
    };
    Ok(format!("{text}{extension} %v{i}"))
}

/// A type as `.ll` text; named structs are spelt out.
fn type_text(types: &Types, id: TypeId) -> Result<String, Diagnostic> {
    Ok(match types.get(id) {
        Type::Void => "void".into(),
        Type::Int(width) => format!("i{width}"),
        Type::Float(kind) => kind.to_string(),
        Type::Ptr => "ptr".into(),
        Type::Array { elem, len } => format!("[{len} x {}]", type_text(types, *elem)?),
        Type::Vector { elem, len } => format!("<{len} x {}>", type_text(types, *elem)?),
        Type::Struct { fields, packed } => {
            let inner =
                fields.iter().map(|&f| type_text(types, f)).collect::<Result<Vec<_>, _>>()?.join(", ");
            if *packed { format!("<{{ {inner} }}>") } else { format!("{{ {inner} }}") }
        }
        Type::Named(_) | Type::Func { .. } | Type::Other(_) => {
            return Err(Diagnostic::new(
                "--entry: a parameter or result has a type that no value can be made of",
            ));
        }
    })
}
