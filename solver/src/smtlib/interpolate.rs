//! Interpolants of a script: `get-interpolants` as SMTInterpol has it, `get-interpolant` also as cvc5 has it.
//!
//! * `(get-interpolants A B C)` after an `unsat`, over named assertions and assumptions or `(and …)` of them:
//!   one interpolant for each place between two. In parentheses stands a subtree, a child of the partition
//!   that follows it: `(get-interpolants A (B) C)` is a tree whose root C has the children A and B. What is
//!   not named is not used.
//! * `(get-interpolant A B)`: the one between A and B. `(get-interpolant (A B))`: between these and all other
//!   assertions and assumptions, as in MathSAT and Bitwuzla.
//! * Either answers `fail` after a `sat`: there are none.
//! * `(get-interpolant I goal)`, I a new name: what follows from the assertions, implies the goal, and speaks
//!   of what both speak of; `fail` if the goal does not follow.
//!
//! Lemmas about arrays and functions join the partitions that know all of their symbols, so atoms are shared
//! symbols like others. A lemma that nobody knows all of is taken apart: its parts meet in reads of shared
//! arrays at shared indices or at numbers. Some contradictions have no interpolant without quantifiers; these
//! run into a limit.

use hashbrown::{HashMap, HashSet};

use super::command::Reply;
use super::error::{Parsed, name_of, shown};
use super::expr::{DeclId, ExprId};
use super::lexer::{Lexer, Token};
use super::lower::{Lowered, Target};
use super::op::ExprOp;
use super::partitioned::{Ended, MOST_PARTS, Partitioned};
use super::print;
use super::raise::Raise;
use super::script::{Outcome, Script};
use super::term::TermReader;
use super::traced;
use crate::TermId;
use crate::config::Why;
use crate::engine::{self, Cost, Proofs, Shared};
use crate::interpolation::{Flaw, Interpolation, NoInterpolant};

/// Partitions in a tree: `parents[i]` is the parent of partition `i`, and the last one is the root.
struct Tree {
    partitions: Vec<Vec<ExprId>>,
    parents: Vec<usize>,
}

/// Why there are no interpolants.
enum Failure {
    /// The partitions can hold together.
    Satisfiable,
    /// A limit ran out, or a certificate was refused.
    Unknown,
    /// Something is not supported.
    Message(&'static str),
}

pub(crate) fn get_interpolants(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    enabled(script, lexer)?;
    let tree = tree(script, lexer)?;
    if matches!(script.result, Outcome::Sat(..)) {
        return Ok(Reply::Text("fail".into()));
    }
    let found = after_unsat(script, lexer, &tree)?;
    let texts: Option<Vec<String>> = found.map(|all| all.iter().map(|e| script.exprs.show(*e)).collect());
    Ok(Reply::Text(texts.map_or_else(|| "unknown".into(), |texts| format!("({})", texts.join("\n ")))))
}

pub(crate) fn get_interpolant(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    enabled(script, lexer)?;
    let named = match lexer.peek()? {
        Token::Symbol(name) => !is_label(script, name),
        _ => false,
    };
    if named {
        return named_interpolant(script, lexer);
    }
    let tree = match lexer.peek()? {
        Token::Open => halves(script, lexer)?,
        _ => tree(script, lexer)?,
    };
    if tree.partitions.len() != 2 {
        return Err(lexer.fault("'get-interpolant' takes two partitions; more are for 'get-interpolants'"));
    }
    if matches!(script.result, Outcome::Sat(..)) {
        return Ok(Reply::Text("fail".into()));
    }
    let found = after_unsat(script, lexer, &tree)?;
    let text = found.and_then(|all| all.first().map(|e| script.exprs.show(*e)));
    Ok(Reply::Text(text.unwrap_or_else(|| "unknown".into())))
}

/// `(get-interpolant I goal)`
fn named_interpolant(script: &mut Script, lexer: &mut Lexer<'_>) -> Parsed<Reply> {
    let name = lexer.symbol("a name")?;
    let shown_name = print::symbol(name_of(name, lexer.begin)?);
    if script.names.is_defined(name) {
        return Err(lexer.fault(format!("'{}' has a meaning already", shown(name))));
    }
    let mut reader = TermReader::new(lexer, &mut script.exprs, &mut script.names);
    let goal = reader.truth()?;
    if lexer.peek()? != Token::Close {
        return Err(lexer.fault("grammars for interpolants are not supported"));
    }
    let denied = script.exprs.apply(ExprOp::Not, [0; 2], &[goal]);
    let denied = denied.map_err(|(message, _)| lexer.fault(message))?;
    let asserted = script.assertions.iter().map(|assertion| assertion.expr).collect();
    let tree = Tree { partitions: vec![asserted, vec![denied]], parents: vec![1] };
    match interpolate(script, &tree) {
        Ok(found) => {
            let body = found.first().map(|e| script.exprs.show(*e)).unwrap_or_default();
            Ok(Reply::Text(format!("(define-fun {shown_name} () Bool {body})")))
        }
        Err(Failure::Satisfiable) => Ok(Reply::Text("fail".into())),
        Err(Failure::Unknown) => {
            script.gave_up = true;
            Ok(Reply::Text("unknown".into()))
        }
        Err(Failure::Message(message)) => Err(lexer.fault(message)),
    }
}

fn enabled(script: &Script, lexer: &Lexer<'_>) -> Parsed<()> {
    if script.options.produce_interpolants {
        return Ok(());
    }
    Err(lexer.fault("interpolants need (set-option :produce-interpolants true)"))
}

/// The interpolants of partitions that the last check refuted; `None` if they were given up.
fn after_unsat(script: &mut Script, lexer: &Lexer<'_>, tree: &Tree) -> Parsed<Option<Vec<ExprId>>> {
    if !matches!(script.result, Outcome::Unsat(..)) {
        return Err(lexer.fault("there are no interpolants: the last check must say unsat"));
    }
    traced::after_plain(script);
    match interpolate(script, tree) {
        Ok(found) => Ok(Some(found)),
        Err(Failure::Unknown) => {
            script.gave_up = true;
            Ok(None)
        }
        Err(Failure::Satisfiable) => {
            Err(lexer.fault("there are no interpolants: what is named does not contradict itself alone"))
        }
        Err(Failure::Message(message)) => Err(lexer.fault(message)),
    }
}

fn is_label(script: &Script, name: &[u8]) -> bool {
    script.labels.iter().any(|(label, _)| label.as_bytes() == name)
}

/// What a name stands for, if that is asserted or was assumed.
fn labelled(script: &Script, lexer: &Lexer<'_>, name: &[u8]) -> Parsed<ExprId> {
    let Some((_, e)) = script.labels.iter().rfind(|(label, _)| label.as_bytes() == name) else {
        return Err(lexer.fault(format!("no assertion or assumption is named '{}'", shown(name))));
    };
    if script.assertions.iter().any(|a| a.expr == *e) || script.assumed.contains(e) {
        Ok(*e)
    } else {
        Err(lexer.fault(format!("'{}' is neither asserted nor was it assumed", shown(name))))
    }
}

/// Reads partitions up to the command's end. A group's roots, so far, wait for the partition that follows
/// them.
fn tree(script: &Script, lexer: &mut Lexer<'_>) -> Parsed<Tree> {
    let mut tree = Tree { partitions: Vec::new(), parents: Vec::new() };
    let mut groups: Vec<Vec<usize>> = vec![Vec::new()];
    loop {
        let partition = match lexer.peek()? {
            Token::Close if groups.len() > 1 => {
                lexer.close()?;
                let roots = groups.pop().unwrap_or_default();
                let [root] = roots[..] else {
                    return Err(lexer.fault("a subtree ends with the partition at its root"));
                };
                groups.last_mut().into_iter().for_each(|outer| outer.push(root));
                continue;
            }
            Token::Close => break,
            Token::Open => {
                lexer.open()?;
                match lexer.peek()? {
                    Token::Symbol(b"and") => conjunction(script, lexer)?,
                    _ => {
                        groups.push(Vec::new());
                        continue;
                    }
                }
            }
            _ => {
                let name = lexer.symbol("the name of an assertion")?;
                vec![labelled(script, lexer, name)?]
            }
        };
        let at = tree.partitions.len();
        tree.partitions.push(partition);
        tree.parents.push(at);
        let waiting = groups.last_mut().map(|roots| std::mem::replace(roots, vec![at])).unwrap_or_default();
        for child in waiting {
            tree.parents[child] = at;
        }
    }
    if tree.partitions.len() < 2 || groups.first().is_none_or(|roots| roots.len() != 1) {
        return Err(lexer.fault("interpolants need two partitions or more, the last of which is the root"));
    }
    tree.parents.pop();
    Ok(tree)
}

/// `(name …)` against the rest, or `(and …)` and another partition.
fn halves(script: &Script, lexer: &mut Lexer<'_>) -> Parsed<Tree> {
    let mut ahead = lexer.clone();
    ahead.open()?;
    if ahead.peek()? == Token::Symbol(b"and") {
        return tree(script, lexer);
    }
    lexer.open()?;
    let mut a = Vec::new();
    while lexer.peek()? != Token::Close {
        let name = lexer.symbol("the name of an assertion")?;
        a.push(labelled(script, lexer, name)?);
    }
    lexer.close()?;
    let all = script.assertions.iter().map(|assertion| assertion.expr).chain(script.assumed.iter().copied());
    let b = all.filter(|e| !a.contains(e)).collect();
    Ok(Tree { partitions: vec![a, b], parents: vec![1] })
}

/// The rest of `(and name …)`.
fn conjunction(script: &Script, lexer: &mut Lexer<'_>) -> Parsed<Vec<ExprId>> {
    lexer.symbol("'and'")?;
    let mut all = Vec::new();
    while lexer.peek()? != Token::Close {
        let name = lexer.symbol("the name of an assertion")?;
        all.push(labelled(script, lexer, name)?);
    }
    lexer.close()?;
    Ok(all)
}

/// One interpolant for each partition but the root.
fn interpolate(script: &mut Script, tree: &Tree) -> Result<Vec<ExprId>, Failure> {
    let found = match from_check(script, tree) {
        Some(found) => found,
        None => search(script, tree),
    };
    let found = raise(script, &found?).ok_or(Failure::Message(
        "the interpolants speak of the bits of a declared sort's elements, which no term does",
    ))?;
    if script.config.certify {
        verify(script, tree, &found)?;
    }
    Ok(found)
}

/// Interpolants from the check's own proof, if it has one and that needs nothing but the partitions.
fn from_check(script: &mut Script, tree: &Tree) -> Option<Result<Vec<TermId>, Failure>> {
    let traced = script.traced.as_ref()?;
    let groups = traced.groups(&tree.partitions)?;
    let contradiction = traced.contradiction.clone();
    configure(script);
    let refuted = script.interpolator.resume(contradiction)?;
    let mut refuted = refuted.grouped(&groups, tree.partitions.len());
    let found = refuted.tree(&mut script.terms, &tree.parents);
    Some(found.map(conditions).map_err(|none| failure(script, none)))
}

/// Interpolants from a search of their own.
fn search(script: &mut Script, tree: &Tree) -> Result<Vec<TermId>, Failure> {
    let limits = script.limits();
    let mut target = Target { terms: &mut script.terms, theory: &mut script.theory };
    // No check has seen a goal.
    for e in tree.partitions.iter().flatten() {
        let lowered = script.lowering.lower_within(&script.exprs, &mut target, *e, || limits.exceeded());
        lowered.map_err(|_| Failure::Unknown)?;
    }
    let partitions: Vec<Vec<TermId>> = tree
        .partitions
        .iter()
        .map(|part| part.iter().map(|e| script.lowering.term(&script.exprs, &mut target, *e)).collect())
        .collect();
    configure(script);
    let (terms, theory, interpolator) = (&mut script.terms, &mut script.theory, &mut script.interpolator);
    let mut problem =
        Partitioned::simplified(terms, theory, partitions, &limits).map_err(|_| Failure::Unknown)?;
    let found = match problem.refute(terms, theory, interpolator, MOST_PARTS) {
        Ended::Refuted(mut refuted) => refuted.tree(terms, &tree.parents).map(conditions),
        Ended::Satisfiable(..) => return Err(Failure::Satisfiable),
        Ended::Failed(none) => Err(none),
        Ended::Quantifiers => {
            return Err(Failure::Message(
                "no interpolant was found: the contradiction rests on an index or argument that no shared term is equal to",
            ));
        }
    };
    found.map_err(|none| failure(script, none))
}

/// The session goes on; only what a request may change is changed.
pub(crate) fn configure(script: &mut Script) {
    let (systems, eliminate) = script.options.systems();
    let solver = script.solver_config();
    let config = script.interpolator.config_mut();
    config.solver = solver;
    (config.systems, config.eliminate) = (systems.to_vec(), eliminate);
}

fn conditions(found: Vec<Interpolation>) -> Vec<TermId> {
    found.into_iter().map(|interpolation| interpolation.term).collect()
}

fn failure(script: &mut Script, none: NoInterpolant) -> Failure {
    match none {
        NoInterpolant::Satisfiable(_) => Failure::Satisfiable,
        NoInterpolant::Unknown(_) => Failure::Unknown,
        NoInterpolant::Tree => Failure::Message(
            "interpolants of the dual system do not fit together in a tree: \
             set :interpolation-system to mcmillan or pudlak",
        ),
        NoInterpolant::Certificate(error) => refused(&mut script.proofs, error),
        NoInterpolant::Wrong(flaw) => refused(&mut script.proofs, flaw.into()),
        NoInterpolant::Shape | NoInterpolant::Proof => {
            Failure::Message("the proof has a shape that cannot be interpolated")
        }
    }
}

fn refused(proofs: &mut Proofs, error: crate::proof::CertificateError) -> Failure {
    proofs.rejected = Some(error);
    Failure::Unknown
}

/// Terms in the words of the script.
fn raise(script: &mut Script, found: &[TermId]) -> Option<Vec<ExprId>> {
    let (mut symbols, mut arrays) = (HashMap::new(), HashMap::new());
    for i in 0..script.declared.len() {
        let decl = script.declared[i];
        if !script.exprs.decl(decl).parameters.is_empty() {
            continue;
        }
        let e = script.exprs.apply_decl(decl, &[]).ok()?;
        let mut target = Target { terms: &mut script.terms, theory: &mut script.theory };
        match script.lowering.lower(&script.exprs, &mut target, e) {
            Lowered::Term(t) => drop(symbols.insert(script.terms.symbol_of(t)?, e)),
            Lowered::Array(_) => drop(arrays.insert(decl.0, e)),
        }
    }
    let (terms, theory) = (&script.terms, &script.theory);
    let mut raise = Raise { exprs: &mut script.exprs, terms, theory, symbols, arrays };
    found.iter().map(|t| raise.condition(*t)).collect()
}

/// Craig's conditions on the expressions themselves, by solvers that know nothing of how the interpolants
/// came about.
fn verify(script: &mut Script, tree: &Tree, found: &[ExprId]) -> Result<(), Failure> {
    for at in 0..tree.partitions.len() {
        let mut known = tree.partitions[at].clone();
        known.extend(tree.parents.iter().zip(found).filter(|(parent, _)| **parent == at).map(|(_, e)| *e));
        let goal = found.get(at).copied();
        if let Some(goal) = goal
            && !in_scope(script, tree, at, goal)
        {
            return Err(refused(&mut script.proofs, Flaw::Scope(at).into()));
        }
        let mut target = Target { terms: &mut script.terms, theory: &mut script.theory };
        let mut lower = |e| script.lowering.term(&script.exprs, &mut target, e);
        let mut conditions: Vec<TermId> = known.into_iter().map(&mut lower).collect();
        let goal_term = goal.map(&mut lower);
        conditions.extend(goal_term.map(|t| script.terms.not(t)));
        let limits = script.limits();
        let mut proofs = Proofs { certify: true, ..Proofs::default() };
        let outcome = engine::check(
            &mut script.terms,
            &mut script.theory,
            &mut Shared::default(),
            (&conditions, &[]),
            &limits,
            &mut Cost::default(),
            &mut proofs,
        );
        let flaw = match outcome {
            engine::Outcome::Unsat(_) => continue,
            engine::Outcome::Unknown(Why::Uncertified) => {
                script.proofs.rejected = proofs.rejected;
                return Err(Failure::Unknown);
            }
            engine::Outcome::Unknown(_) => return Err(Failure::Unknown),
            engine::Outcome::Sat(_) if goal.is_some() => Flaw::NotImplied(at),
            engine::Outcome::Sat(_) => Flaw::NotRefuting,
        };
        return Err(refused(&mut script.proofs, flaw.into()));
    }
    Ok(())
}

/// Whether an interpolant speaks only of what occurs on both sides of its cut.
fn in_scope(script: &Script, tree: &Tree, at: usize, interpolant: ExprId) -> bool {
    let mut inside = vec![false; tree.partitions.len()];
    inside[at] = true;
    for child in (0..at).rev() {
        inside[child] = inside[tree.parents[child]];
    }
    let side = |wanted: bool| {
        let parts = tree.partitions.iter().zip(&inside).filter(|(_, side)| **side == wanted);
        declarations(script, parts.flat_map(|(part, _)| part.iter().copied()))
    };
    let (a, b) = (side(true), side(false));
    declarations(script, [interpolant]).iter().all(|d| a.contains(d) && b.contains(d))
}

/// The declared symbols in some expressions.
fn declarations(script: &Script, roots: impl IntoIterator<Item = ExprId>) -> HashSet<DeclId> {
    let mut stack: Vec<ExprId> = roots.into_iter().collect();
    let (mut seen, mut found) = (HashSet::new(), HashSet::new());
    while let Some(e) = stack.pop() {
        if seen.insert(e) {
            found.extend(script.exprs.decl_of(e));
            stack.extend_from_slice(script.exprs.args(e));
        }
    }
    found
}
