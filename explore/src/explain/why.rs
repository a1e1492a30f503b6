//! Why no path goes somewhere: to a node's side, or to a line.
//!
//! A line that was not reached depends on branch sides (Ferrante, Ottenstein and Warren, *The Program Dependence Graph*, 1987),
//! or on calls of its function. Those are followed back until something that was reached: there stands a side that no path took,
//! and the tree knows why, node by node.

use super::{Atlas, Tally};
use std::collections::{BTreeSet, VecDeque};
use std::fmt::Write;
use symvm_frontend::analysis::Analyses;
use symvm_frontend::program::{BlockIx, BranchKind, FuncId, Program, SideId};

/// Nodes told of one side.
const SHOWN: usize = 3;
/// Decisions told of the way to a node.
const WAY: usize = 6;

/// An explanation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// For people.
    pub text: String,
    /// The blocks of a line that is reached: what a test that covers it comes to.
    pub reached: Vec<BlockIx>,
}

/// What is known of a node; none if there is no such node.
pub fn node(atlas: &Atlas, program: &Program, number: u32) -> Option<String> {
    let node = atlas.nodes.get(number as usize)?;
    let mut out = format!("n{number}: {} at {}\n", node.kind, node.at);
    let way = way(atlas, number);
    if !way.is_empty() {
        out.push_str("the way there:\n");
    }
    for &(above, side) in &way {
        let Some(known) = atlas.nodes.get(above as usize) else { continue };
        let name = side_name(program, known.branch, side);
        let _ = writeln!(out, "  n{above} {} at {}: {name}", known.kind, known.at);
        conditions(&mut out, atlas, known.annotation, "    ");
    }
    out.push_str("its sides:\n");
    for (i, side) in node.sides.iter().enumerate() {
        let name = side_name(program, node.branch, i as u32);
        let behind = match (side.node, side.path) {
            (Some(below), _) => format!(", to n{below}"),
            (_, Some(path)) => match atlas.subsumed.get(&path) {
                Some(_) => format!(", to the end of path {path}, in a state that is known to show no bug:"),
                None => format!(", to the end of path {path}"),
            },
            (None, None) => String::new(),
        };
        let _ = writeln!(out, "  {name}: {}{behind}", side.state);
        core(&mut out, &side.core, "    ");
        if let Some(&by) = side.path.and_then(|path| atlas.subsumed.get(&path)) {
            conditions(&mut out, atlas, Some(by), "    ");
        }
    }
    if node.annotation.is_some() {
        out.push_str("where this holds, paths go on only as those explored from here, and show no bug:\n");
        conditions(&mut out, atlas, node.annotation, "  ");
    }
    Some(out)
}

/// Conditions that exclude each other.
fn core(out: &mut String, core: &[String], indent: &str) -> bool {
    match core.len() {
        0 => (),
        1 => drop(writeln!(out, "{indent}this cannot hold:")),
        _ => drop(writeln!(out, "{indent}these cannot hold together:")),
    }
    for condition in core {
        let _ = writeln!(out, "{indent}  {condition}");
    }
    !core.is_empty()
}

fn conditions(out: &mut String, atlas: &Atlas, annotation: Option<u32>, indent: &str) {
    for condition in annotation.into_iter().flat_map(|a| atlas.words(a)) {
        let _ = writeln!(out, "{indent}{condition}");
    }
}

/// The decisions above a node, from the root, with the sides that lead to it.
fn way(atlas: &Atlas, number: u32) -> Vec<(u32, u32)> {
    let above = |&(n, _): &(u32, u32)| atlas.nodes.get(n as usize).and_then(|node| node.parent);
    let first = atlas.nodes.get(number as usize).and_then(|node| node.parent);
    // Parents have smaller numbers, so this ends; a file that says otherwise is cut.
    let all = std::iter::successors(first, |at| above(at).filter(|next| next.0 < at.0));
    let mut way: Vec<_> = all.collect();
    way.reverse();
    way
}

fn side_name(program: &Program, branch: Option<u32>, side: u32) -> String {
    let kind = branch.filter(|&first| first < program.sides).map(|first| {
        let (branch, _) = program.branch_of_side(SideId(first));
        program.branches[branch.index()].kind
    });
    match (kind, side) {
        (Some(BranchKind::If), 0) => "true".into(),
        (Some(BranchKind::If), 1) => "false".into(),
        _ => format!("side {side}"),
    }
}

/// The blocks that have code of a line, and the lines nearby that have some.
fn blocks_of(program: &Program, file: &str, line: u32) -> (BTreeSet<BlockIx>, BTreeSet<u32>) {
    let (mut blocks, mut lines) = (BTreeSet::new(), BTreeSet::new());
    let ends_with = |path: &str, end: &str| path.strip_suffix(end).is_some_and(|front| front.ends_with('/'));
    let is_meant = |index: u32| {
        let name = program.files.get(index as usize).map_or("", |name| name);
        // Compilers are given relative names, and editors tell absolute ones.
        let is_end = || file.starts_with('/') && ends_with(file, name.trim_start_matches("./"));
        name == file || ends_with(name, file) || is_end()
    };
    let all = program.functions.iter().flat_map(|f| program.lines_of(f));
    for (block, loc) in all.filter(|(_, loc)| is_meant(loc.file)) {
        lines.insert(loc.line);
        if loc.line == line {
            blocks.insert(block);
        }
    }
    (blocks, lines)
}

/// Why no path comes to a line, or that some do. That no input decides a branch is said only of a run that explored the `whole`
/// program and lost nothing. An error says what is wrong with the question.
pub fn line(atlas: &Atlas, analyses: &Analyses, file: &str, line: u32, whole: bool) -> Result<Why, String> {
    let program = analyses.program();
    let (blocks, lines) = blocks_of(program, file, line);
    if lines.is_empty() {
        return Err(format!("the program has no code of a file '{file}' (was it compiled with -g?)"));
    }
    if blocks.is_empty() {
        let below = lines.range(..line).next_back().map(u32::to_string);
        let above = lines.range(line..).next().map(u32::to_string);
        let near: Vec<_> = below.into_iter().chain(above).collect();
        return Err(format!(
            "there is no code at {file}:{line}; the nearest is at line {}",
            near.join(" and ")
        ));
    }
    let reached: Vec<BlockIx> = blocks.iter().copied().filter(|&b| atlas.is_reached(b)).collect();
    if !reached.is_empty() {
        return Ok(Why { text: format!("{file}:{line} is reached\n"), reached });
    }
    let mut text = format!("{file}:{line} is not reached. What it depends on, from there back:\n");
    let (seen, functions) = Default::default();
    let mut chain = Chain { atlas, analyses, whole, out: &mut text, seen, functions };
    chain.follow(blocks);
    Ok(Why { text, reached })
}

struct Chain<'a> {
    atlas: &'a Atlas,
    analyses: &'a Analyses,
    whole: bool,
    out: &'a mut String,
    seen: BTreeSet<SideId>,
    functions: BTreeSet<FuncId>,
}

impl Chain<'_> {
    fn follow(&mut self, blocks: BTreeSet<BlockIx>) {
        let program = self.analyses.program().clone();
        let mut queue: VecDeque<BlockIx> = blocks.into_iter().collect();
        let mut met: BTreeSet<BlockIx> = queue.iter().copied().collect();
        while let Some(block) = queue.pop_front() {
            let sides = self.analyses.control_dependence().sides_of(block).to_vec();
            let mut next = Vec::new();
            for &side in &sides {
                if self.seen.insert(side) {
                    next.extend(self.side(&program, side));
                }
            }
            // Whatever runs with its function waits for a call of it.
            if sides.is_empty() {
                next.extend(self.function(&program, program.blocks[block.index()].func));
            }
            queue.extend(next.into_iter().filter(|&b| met.insert(b)));
        }
    }

    /// Tells of a side; answers the block to go on with.
    fn side(&mut self, program: &Program, side: SideId) -> Option<BlockIx> {
        let (branch, n) = program.branch_of_side(side);
        let info = &program.branches[branch.index()];
        let name = side_name(program, Some(info.first_side.0), n);
        let _ = write!(self.out, "  the branch at {}, {name}: ", program.describe(info.loc));
        if !self.atlas.is_reached(info.block) {
            self.out.push_str("the branch is not reached either\n");
            return Some(info.block);
        }
        let tally = self.atlas.tally(side);
        let _ = writeln!(self.out, "{}", words(&tally, self.whole));
        self.nodes(info.first_side, n, &tally);
        None
    }

    /// The first nodes of a branch where the side was not taken, and what is known there.
    fn nodes(&mut self, first: SideId, side: u32, tally: &Tally) {
        let all = self.atlas.nodes.iter().enumerate();
        let here = all.filter(|(_, node)| {
            let state = node.sides.get(side as usize).map(|s| s.state.as_str());
            node.branch == Some(first.0) && state.is_some_and(|s| s != "taken")
        });
        let mut annotated = false;
        for (i, node) in here.take(SHOWN) {
            let state = node.sides.get(side as usize).map_or("", |s| s.state.as_str());
            let way = way(self.atlas, i as u32);
            let _ = writeln!(self.out, "    n{i}: {state}");
            for &(above, taken) in way.iter().skip(way.len().saturating_sub(WAY)) {
                let Some(known) = self.atlas.nodes.get(above as usize) else { continue };
                let name = side_name(self.analyses.program(), known.branch, taken);
                let _ = writeln!(self.out, "      behind n{above}, {} at {}: {name}", known.kind, known.at);
            }
            let excluded = node.sides.get(side as usize).map_or(&[][..], |s| &s.core);
            annotated |= core(self.out, excluded, "      ");
            for condition in node.annotation.into_iter().flat_map(|a| self.atlas.words(a)) {
                annotated = true;
                let _ = writeln!(self.out, "      {condition} at {}", node.at);
            }
        }
        if *tally == Tally::default() {
            annotated |= self.nearby(first);
        }
        if !annotated
            && (tally.infeasible > 0 || *tally == Tally::default())
            && self.atlas.annotations.is_empty()
        {
            self.out.push_str(
                "    (run with --prune interpolation: then the conditions that rule it out are kept, over names of the source)\n",
            );
        }
    }

    /// The annotations with fewest conditions before a branch that no input decides, in its function: they say under which
    /// conditions paths go on as they did. Answers whether there are any.
    fn nearby(&mut self, first: SideId) -> bool {
        let program = self.analyses.program();
        let block = |side: u32| {
            let (branch, _) = program.branch_of_side(SideId(side));
            program.branches[branch.index()].block
        };
        let atlas = self.atlas;
        // What is known behind the branch says nothing about it.
        let mut before = BTreeSet::new();
        let mut queue = vec![block(first.0)];
        while let Some(next) = queue.pop() {
            queue.extend(self.analyses.cfg().preds(next).iter().filter(|&&b| before.insert(b)));
        }
        let own = |side: u32| side < program.sides && before.contains(&block(side));
        let nodes = atlas.nodes.iter().enumerate();
        let mut near: Vec<_> = nodes
            .filter(|(_, node)| node.branch.is_some_and(own))
            .filter_map(|(i, node)| Some((atlas.words(node.annotation?).len(), i, node)))
            .collect();
        near.sort_by_key(|&(conditions, i, _)| (conditions, i));
        let mut known = BTreeSet::new();
        near.retain(|&(_, _, node)| known.insert(node.annotation));
        for &(_, i, node) in near.iter().take(SHOWN) {
            let _ = writeln!(self.out, "    all paths from n{i} go elsewhere where");
            for condition in node.annotation.into_iter().flat_map(|a| atlas.words(a)) {
                let _ = writeln!(self.out, "      {condition} at {}", node.at);
            }
        }
        !near.is_empty()
    }

    /// Tells who calls a function; answers their blocks.
    fn function(&mut self, program: &Program, function: FuncId) -> Vec<BlockIx> {
        if !self.functions.insert(function) {
            return Vec::new();
        }
        let name = &program.functions[function.index()].name;
        let callers = self.analyses.call_graph().callers(function).to_vec();
        if callers.is_empty() {
            let _ = writeln!(self.out, "  nobody calls {name}");
        }
        let mut next = Vec::new();
        for block in callers {
            let info = &program.blocks[block.index()];
            let _ = write!(self.out, "  the call of {name} at or behind {}: ", program.describe(info.loc));
            if self.atlas.is_reached(block) {
                self.out
                    .push_str("reached, but the call is of another function, or the path ends before it\n");
            } else {
                self.out.push_str("not reached either\n");
                next.push(block);
            }
        }
        next
    }
}

/// What became of a side, over all nodes of its branch.
fn words(tally: &Tally, whole: bool) -> String {
    if tally.taken > 0 {
        return format!("taken {} times, but the paths end before they come here", tally.taken);
    }
    let rows = [
        (tally.infeasible, "infeasible"),
        (tally.unknown, "given up by the solver"),
        (tally.unexplored, "not explored yet"),
        (tally.too_deep, "beyond --max-depth"),
        (tally.other, "not to be explored, or another worker's"),
    ];
    let said: Vec<String> = rows
        .iter()
        .filter(|(n, _)| *n > 0)
        .map(|(n, what)| format!("{n} {} {what}", if *n == 1 { "time" } else { "times" }))
        .collect();
    match (said.is_empty(), whole) {
        (true, true) => {
            "never taken: on every path its condition depended on no input, or turned out to have one value for all inputs".into()
        }
        // What other paths would bring, or what an input was before it was bound to a value, is not known.
        (true, false) => "never taken so far: its condition had one value on every path there was, \
            but the run did not explore them all, or bound inputs to values"
            .into(),
        (false, _) => format!("never taken: {}", said.join(", ")),
    }
}
