//! Locations and variable names, once all metadata is read.

use super::debug_records::Described;
use super::metadata::Node;
use super::{Name, Parser, Result};
use crate::ir::{Location, SymbolKind};
use hashbrown::HashMap;
use std::sync::Arc;

/// A chain of scopes longer than this is taken for a cycle and cut.
const MAX_SCOPES: u32 = 1000;

/// File and function of a scope.
type Scope = (u32, Option<Arc<str>>);

#[derive(Default)]
struct Resolver {
    scopes: HashMap<u32, Scope>,
    files: HashMap<u32, u32>,
    /// Files by directory and name: one file may have many nodes.
    by_name: HashMap<(Arc<str>, Arc<str>), u32>,
    names: HashMap<u32, Arc<str>>,
}

impl<'a> Parser<'a> {
    /// Builds all locations that were mentioned, and names the variables.
    pub(super) fn resolve_debug_info(&mut self) -> Result<()> {
        let mut resolver = Resolver::default();
        let mut next = 0;
        while let Some(&number) = self.metadata.order.get(next) {
            next += 1;
            let location = self.resolve_location(&mut resolver, number);
            self.module.locations.push(location);
        }
        self.check_inlining()?;
        self.resolve_source_types();
        for (symbol, numbers) in std::mem::take(&mut self.metadata.variables) {
            let nodes = &self.metadata.nodes;
            let SymbolKind::Function(function) = &mut self.module.symbols[symbol.0 as usize].kind else {
                continue;
            };
            let Some(body) = &mut function.body else { continue };
            let variables = std::mem::take(&mut body.variables);
            for (mut variable, Described { variable: number, .. }) in variables.into_iter().zip(numbers) {
                if let Some(Node::LocalVariable { name, .. }) = nodes.get(&number) {
                    let text = resolver.names.entry(number).or_insert_with(|| Name::Text(name).text());
                    variable.name = text.clone();
                    if let Some(part) = &mut variable.part {
                        let inside =
                            self.module.source_types.fragment(variable.location, part.offset, part.bits);
                        part.name = format!("{text}{inside}").into();
                    }
                    body.variables.push(variable);
                }
            }
        }
        Ok(())
    }

    fn resolve_location(&mut self, resolver: &mut Resolver, number: u32) -> Location {
        match self.metadata.nodes.get(&number).copied() {
            Some(Node::Location { line, column, scope, inlined_at }) => {
                let (file, function) = self.scope(resolver, scope);
                let inlined_at = inlined_at.map(|number| self.metadata.location(number));
                Location { file, line, column, inlined_at, function }
            }
            Some(Node::LocalVariable { scope, line, .. }) => {
                let (file, function) = self.scope(resolver, scope);
                Location { file, line, function, ..Location::default() }
            }
            Some(Node::Subprogram { line, .. }) => {
                let (file, function) = self.scope(resolver, number);
                Location { file, line, function, ..Location::default() }
            }
            Some(Node::GlobalExpression { variable }) => match self.metadata.nodes.get(&variable).copied() {
                Some(Node::GlobalVariable { file, line, .. }) => {
                    Location { file: self.source_file(resolver, file), line, ..Location::default() }
                }
                _ => Location::default(),
            },
            Some(Node::GlobalVariable { file, line, .. }) => {
                Location { file: self.source_file(resolver, file), line, ..Location::default() }
            }
            _ => Location::default(),
        }
    }

    /// The file a scope is in, and the function it belongs to.
    fn scope(&mut self, resolver: &mut Resolver, scope: u32) -> Scope {
        if let Some(known) = resolver.scopes.get(&scope) {
            return known.clone();
        }
        let (mut at, mut file, mut function) = (scope, None, None);
        for _ in 0..MAX_SCOPES {
            match self.metadata.nodes.get(&at).copied() {
                Some(Node::Block { scope, file: own }) => {
                    file = file.or(own);
                    at = scope;
                }
                Some(Node::Subprogram { name, file: own, .. }) => {
                    file = file.or(own);
                    function =
                        Some(resolver.names.entry(at).or_insert_with(|| Name::Text(name).text()).clone());
                    break;
                }
                _ => break,
            }
        }
        let found = (self.source_file(resolver, file), function);
        resolver.scopes.insert(scope, found.clone());
        found
    }

    /// The index of a `DIFile`; 0 if there is none.
    fn source_file(&mut self, resolver: &mut Resolver, number: Option<u32>) -> u32 {
        let Some(number) = number else { return 0 };
        if let Some(&known) = resolver.files.get(&number) {
            return known;
        }
        let Some(&Node::File { name, directory }) = self.metadata.nodes.get(&number) else { return 0 };
        let (name, directory) = (Name::Text(name).text(), Name::Text(directory).text());
        let module = &mut self.module;
        let index = *resolver.by_name.entry((directory.clone(), name.clone())).or_insert_with(|| {
            module.files.push(name);
            module.directories.push(directory);
            module.files.len() as u32 - 1
        });
        resolver.files.insert(number, index);
        index
    }

    /// A location inlined into itself would send every reader of call chains round for ever.
    fn check_inlining(&self) -> Result<()> {
        let locations = &self.module.locations;
        let mut state = vec![0u8; locations.len()];
        for start in 1..locations.len() {
            let mut path = Vec::new();
            let mut at = start;
            while state[at] == 0 {
                state[at] = 1;
                path.push(at);
                match locations[at].inlined_at {
                    Some(next) => at = next.0 as usize,
                    None => break,
                }
                if state[at] == 1 {
                    let number = self.metadata.order[at - 1];
                    return Err(crate::Diagnostic::new(format!(
                        "location '!{number}' is inlined into itself"
                    ))
                    .with_label(self.file, 0, "its 'inlinedAt' leads back to it"));
                }
            }
            path.into_iter().for_each(|at| state[at] = 2);
        }
        Ok(())
    }
}
