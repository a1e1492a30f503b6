//! `symvm externals`, `dump`, `strategies` and `replay-library`: looking without running.

use crate::args::{Dump, Externals, ReplayLibrary, Stage};
use crate::failure::{Failure, Status};
use crate::load;
use symvm_explore::demangle::aside;
use symvm_frontend::ir::SymbolKind;
use symvm_frontend::{dump, ir};
use symvm_runtime::{Kind, WorldOptions};

/// What a program needs from outside.
pub fn externals(args: &Externals) -> Result<Status, Failure> {
    let module = symvm_frontend::link(load::modules(&args.programs)?)?;
    let mut missing = 0;
    let mut text = String::new();
    for external in symvm_runtime::externals(&module)? {
        let from = match external.kind {
            Kind::Library => "symvm's C library",
            Kind::Modelled => "modelled",
            Kind::Intrinsic => continue,
            Kind::Missing => {
                missing += 1;
                if external.is_variable { "MISSING, a variable" } else { "MISSING" }
            }
        };
        text.push_str(&format!("{:<32} {from}{}\n", external.name, aside(&external.name)));
    }
    if missing > 0 {
        text.push_str(&format!(
            "{missing} missing: reaching one ends the path; --stub NAME=zero|symbolic|abort|NUMBER replaces a function\n"
        ));
    }
    crate::say(&text);
    Ok(Status::Clean)
}

/// What symvm makes of a program.
pub fn show(args: &Dump) -> Result<Status, Failure> {
    let modules = load::modules(&args.programs)?;
    let module = match args.runtime {
        true => symvm_runtime::link(modules, &WorldOptions::default())?,
        false => symvm_frontend::link(modules)?,
    };
    if args.stage == Stage::Module {
        crate::say(&symbols(&module));
        return Ok(Status::Clean);
    }
    let program = symvm_frontend::lower(&module)?;
    let only = match &args.function {
        Some(name) => Some(
            program.function(name).ok_or_else(|| Failure::new(format!("no function is called '{name}'")))?,
        ),
        None => None,
    };
    crate::say(&match (args.stage, only) {
        (Stage::Cfg, only) => dump::cfg(&program, only),
        (_, Some(id)) => dump::function(&program, id),
        (_, None) => dump::code(&program),
    });
    Ok(Status::Clean)
}

/// One line per symbol.
fn symbols(module: &ir::Module) -> String {
    let mut text = String::new();
    for symbol in &module.symbols {
        let kind = match &symbol.kind {
            SymbolKind::Function(f) if f.body.is_some() => "define",
            SymbolKind::Function(_) => "declare",
            SymbolKind::Variable(v) if v.init.is_none() => "external",
            SymbolKind::Variable(v) if v.constant => "constant",
            SymbolKind::Variable(_) => "global",
            SymbolKind::Alias(_) => "alias",
            SymbolKind::IFunc(_) => "ifunc",
        };
        let library = if symbol.library { " library" } else { "" };
        text.push_str(&format!("{kind:<9} {:<20} @{}{library}\n", symbol.linkage.keyword(), symbol.name));
    }
    text
}

/// The strategies, or what one of them weighs, with a line on each.
pub fn strategies(what: &crate::args::Strategies) -> Status {
    if what.features {
        let line = |(n, feature): (usize, &symvm_explore::strategy::param::features::Row)| {
            format!("{:>2} {:<24} {}\n", n + 1, feature.name, feature.doc)
        };
        let table = &symvm_explore::strategy::param::features::TABLE;
        crate::say(&table.iter().enumerate().map(line).collect::<String>());
        crate::say("\nof frontier, each between 0 and 1:\n");
        let table = symvm_explore::strategy::frontier::features::TABLE;
        let line = |feature: &symvm_explore::strategy::frontier::features::Feature| {
            format!("   {:<24} {}\n", feature.name, feature.doc)
        };
        crate::say(&table.iter().map(line).collect::<String>());
        return Status::Clean;
    }
    let rows = symvm_explore::strategy::STRATEGIES;
    crate::say(&rows.iter().map(|row| format!("{:<16} {}\n", row.name, row.doc)).collect::<String>());
    Status::Clean
}

/// The C source that natively built programs link with, or its header.
pub fn replay_library(what: &ReplayLibrary) -> Status {
    crate::say(if what.klee_header { symvm_runtime::KLEE_HEADER } else { symvm_runtime::REPLAY_LIBRARY });
    Status::Clean
}
