//! Error functions that a program defines itself, and whose calls an optimiser may have taken away: SV-COMP's tasks often
//! give `reach_error` an empty body, and an inlined call of that leaves nothing to be seen.

use symvm_frontend::ir::{Body, Constant, InstKind, Module, Operand, SymbolKind};

/// Those of `names` that a module defines without a trace: no call in its body, and no call of it anywhere, though an
/// optimiser was at work. Each module comes with its text.
pub fn inlined_errors<'a>(
    modules: impl IntoIterator<Item = (&'a Module, &'a [u8])>,
    names: &[String],
) -> Vec<String> {
    let silent = |(module, text): (&Module, &[u8])| -> Vec<String> {
        let text = String::from_utf8_lossy(text);
        let bodies = || module.symbols.iter().filter_map(|s| body(&s.kind));
        let is_called = |id: usize| bodies().any(|b| callees(b).any(|callee| callee == Some(id)));
        let symbols = module.symbols.iter().enumerate();
        let defined = symbols.filter(|(_, s)| names.iter().any(|name| **name == *s.name));
        defined
            .filter(|(id, s)| body(&s.kind).is_some_and(|b| callees(b).next().is_none()) && !is_called(*id))
            .map(|(_, s)| s.name.to_string())
            .filter(|name| !is_optnone(&text, name))
            .collect()
    };
    modules.into_iter().flat_map(silent).collect()
}

/// The function is marked as not to be optimised, as clang does without `-O`. ([`Module`] keeps no such attributes.)
fn is_optnone(text: &str, name: &str) -> bool {
    let head = format!("@{name}(");
    let group = |line: &str| line.split_whitespace().find(|word| word.starts_with('#')).map(str::to_owned);
    let definition = text.lines().find(|l| l.starts_with("define ") && l.contains(&head));
    definition.and_then(group).is_some_and(|group| {
        let attributes = format!("attributes {group} = ");
        text.lines().any(|l| l.starts_with(&attributes) && l.contains(" optnone "))
    })
}

fn body(kind: &SymbolKind) -> Option<&Body> {
    match kind {
        SymbolKind::Function(function) => function.body.as_ref(),
        _ => None,
    }
}

/// What is called, by symbol where it is one.
fn callees(body: &Body) -> impl Iterator<Item = Option<usize>> + '_ {
    body.blocks.iter().flat_map(|b| &b.insts).filter_map(|inst| match &inst.kind {
        InstKind::Call(call) | InstKind::Invoke(call, ..) | InstKind::CallBr(call, ..) => {
            Some(match &call.callee {
                Operand::Const(Constant::Symbol(id)) => Some(id.0 as usize),
                _ => None,
            })
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_function_that_nobody_calls_is_suspicious() {
        let silent = |text: &str| {
            let module = symvm_frontend::parse_module(text.as_bytes(), "p.ll").expect("parses");
            inlined_errors([(&module, text.as_bytes())], &["reach_error".into()])
        };
        let empty = "define void @reach_error() {\n  ret void\n}\n";
        let main = |line: &str| format!("define i32 @main() {{\n  {line}\n  ret i32 0\n}}\n");
        assert_eq!(silent(&(empty.to_owned() + &main(""))), ["reach_error"]);
        assert!(silent(&(empty.to_owned() + &main("call void @reach_error()"))).is_empty());
        let marked = "define void @reach_error() #0 {\n  ret void\n}\nattributes #0 = { noinline optnone }\n";
        assert!(silent(&(marked.to_owned() + &main(""))).is_empty());
        let loud =
            "declare void @abort()\ndefine void @reach_error() {\n  call void @abort()\n  ret void\n}\n";
        assert!(silent(&(loud.to_owned() + &main(""))).is_empty());
        assert!(silent(&("declare void @reach_error()\n".to_owned() + &main(""))).is_empty());
    }
}
