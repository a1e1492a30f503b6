//! Facts about branch sides that learned search heuristics weigh: the static features of Cha et al., *Automatically Generating
//! Search Heuristics for Concolic Testing* (ICSE 2018, table 1, 1 to 12), and what the dynamic ones ask of the program's
//! graph (30, 31, 35 to 40).

use super::{Analyses, BitSet};
use crate::program::{BlockIx, BranchKind, FuncId, Program, SideId};

/// The static features, in the paper's order, from number 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "who weighs them says what they are")]
pub enum StaticFeature {
    InMain,
    StaysInLoop,
    LeavesLoop,
    Nested,
    ExternalCall,
    Integer,
    String,
    Pointer,
    Local,
    InLoop,
    Case,
    Default,
}

/// How many there are.
pub const STATIC_FEATURES: usize = StaticFeature::Default as usize + 1;

/// How many branches a side may be away from the functions it is said to lead to.
const STEPS: u32 = 2;

/// A call that may be of more functions, by address, is not looked into: each such call may be of all that are in a table, and each of them
/// may make one.
const FEW: usize = 4;

/// Shares of the functions that are told apart: one, two and three tenths.
const SHARES: usize = 3;

/// Facts about the sides and functions of one program.
#[derive(Clone, Debug, Default)]
pub struct SideFacts {
    /// One bit per static feature, by side.
    features: Vec<u16>,
    function: Vec<FuncId>,
    following: Vec<Box<[SideId]>>,
    leads_to: Vec<Box<[FuncId]>>,
    /// Sides of each function of the program under test; empty for others.
    sides: Vec<Box<[SideId]>>,
    entries: Vec<Option<BlockIx>>,
    /// Functions of the program under test, those with most branches first.
    largest: Vec<FuncId>,
    /// Sides of the smallest function among the largest tenth, fifth and three tenths.
    least: [usize; SHARES],
}

impl SideFacts {
    /// Gathers them; sides of libraries have none.
    pub fn new(analyses: &Analyses) -> Self {
        let program = analyses.program();
        let functions = program.functions.len();
        let mut sides: Vec<Vec<SideId>> = vec![Vec::new(); functions];
        let count = program.sides as usize;
        let mut this = Self {
            features: vec![0; count],
            function: vec![FuncId::default(); count],
            following: vec![Box::default(); count],
            leads_to: vec![Box::default(); count],
            ..Self::default()
        };
        let mut search = Search::new(analyses);
        for info in program.branches.iter().filter(|info| !info.library) {
            let targets = &program.blocks[info.block.index()].succs;
            for (n, target) in targets.iter().enumerate().take(info.sides as usize) {
                let side = SideId(info.first_side.0 + n as u32);
                let at = side.index();
                this.features[at] = features(analyses, info, side);
                this.function[at] = info.func;
                this.following[at] = search.following(*target).into();
                this.leads_to[at] = search.functions(*target).into();
                sides[info.func.index()].push(side);
            }
        }
        let own = |f: &FuncId| {
            let function = &program.functions[f.index()];
            !function.library && !function.is_external()
        };
        this.largest = (0..functions as u32).map(FuncId).filter(own).collect();
        this.largest.sort_by_key(|f| std::cmp::Reverse(sides[f.index()].len()));
        this.least = std::array::from_fn(|n| {
            let share = (this.largest.len() * (n + 1)).div_ceil(10);
            let last = share.checked_sub(1).map(|last| sides[this.largest[last].index()].len());
            // Functions without branches are not large, however few have some.
            last.unwrap_or(0).max(1)
        });
        let entry = |f: &crate::program::Function| (f.blocks.len > 0).then_some(BlockIx(f.blocks.start));
        this.entries = program.functions.iter().map(entry).collect();
        this.sides = sides.into_iter().map(Into::into).collect();
        this
    }

    /// One bit per static feature that holds for a path which takes `side`: bit n is feature n + 1 of the paper.
    pub fn features(&self, side: SideId) -> u16 {
        self.features.get(side.index()).copied().unwrap_or(0)
    }

    /// One of them holds for a path which takes `side`.
    pub fn has(&self, side: SideId, feature: StaticFeature) -> bool {
        self.features(side) >> feature as u32 & 1 == 1
    }

    /// The function it belongs to, if it is one of the program under test.
    pub fn function(&self, side: SideId) -> Option<FuncId> {
        let function = *self.function.get(side.index())?;
        (!self.sides_of(function).is_empty()).then_some(function)
    }

    /// Sides of the branches that can come next after it, in its function or in one called before.
    pub fn following(&self, side: SideId) -> &[SideId] {
        self.following.get(side.index()).map_or(&[], |list| list)
    }

    /// Functions that can be called before a third branch, in its function or in one called before.
    pub fn leads_to(&self, side: SideId) -> &[FuncId] {
        self.leads_to.get(side.index()).map_or(&[], |list| list)
    }

    /// The sides of a function of the program under test.
    pub fn sides_of(&self, function: FuncId) -> &[SideId] {
        self.sides.get(function.index()).map_or(&[], |list| list)
    }

    /// Its first block, if it has a body.
    pub fn entry(&self, function: FuncId) -> Option<BlockIx> {
        self.entries.get(function.index()).copied().flatten()
    }

    /// The functions of the program under test, those with most branch sides first.
    pub fn largest(&self) -> &[FuncId] {
        &self.largest
    }

    /// Is it among so many tenths of the functions (1 to 3) with most branch sides? All that have as many sides as the last of
    /// them are, so that it makes no difference in which order functions are defined.
    pub fn is_among_largest(&self, function: FuncId, tenths: usize) -> bool {
        let least = tenths.checked_sub(1).and_then(|n| self.least.get(n));
        least.is_some_and(|least| self.sides_of(function).len() >= *least)
    }
}

fn features(analyses: &Analyses, info: &crate::program::BranchInfo, side: SideId) -> u16 {
    let (program, loops) = (analyses.program(), analyses.loops());
    let sides = (0..info.sides).map(|n| SideId(info.first_side.0 + n));
    let condition_of_loop = loops.is_condition(info.block);
    let leaves = loops.is_exit(side);
    let c = info.condition;
    let is_case = info.kind == BranchKind::Switch;
    let default = is_case && is_default(program, info, side);
    let depends_on = analyses.control_dependence().sides_of(info.block);
    let is_nested = depends_on.iter().any(|on| !sides.clone().any(|own| own == *on));
    let all: [_; STATIC_FEATURES] = [
        (StaticFeature::InMain, &*program.functions[info.func.index()].name == "main"),
        (StaticFeature::StaysInLoop, condition_of_loop && !leaves),
        (StaticFeature::LeavesLoop, condition_of_loop && leaves),
        (StaticFeature::Nested, is_nested),
        (StaticFeature::ExternalCall, c.external_call),
        (StaticFeature::Integer, c.integer),
        (StaticFeature::String, c.string),
        (StaticFeature::Pointer, c.pointer),
        (StaticFeature::Local, c.local),
        (StaticFeature::InLoop, loops.innermost(info.block).is_some()),
        (StaticFeature::Case, is_case && !default),
        (StaticFeature::Default, default),
    ];
    all.into_iter().fold(0, |bits, (feature, holds)| bits | u16::from(holds) << feature as u32)
}

fn is_default(program: &Program, info: &crate::program::BranchInfo, side: SideId) -> bool {
    let function = &program.functions[info.func.index()];
    let table = match function.code.get(info.pc.index()) {
        Some(crate::program::Inst::Switch { table, .. }) => function.switches.get(*table as usize),
        _ => None,
    };
    table.is_some_and(|table| table.default == side.0 - info.first_side.0)
}

/// Searches from one block; the marks are kept from search to search.
struct Search<'a> {
    analyses: &'a Analyses,
    seen: BitSet,
    touched: Vec<BlockIx>,
}

impl<'a> Search<'a> {
    fn new(analyses: &'a Analyses) -> Self {
        Self { analyses, seen: BitSet::new(analyses.program().blocks.len()), touched: Vec::new() }
    }

    fn visit(&mut self, block: BlockIx) -> bool {
        let new = self.seen.insert(block.index());
        if new {
            self.touched.push(block);
        }
        new
    }

    fn clear(&mut self) {
        for block in self.touched.drain(..) {
            self.seen.remove(block.index());
        }
    }

    /// The sides of the branches that come first after `start`.
    fn following(&mut self, start: BlockIx) -> Vec<SideId> {
        let program = self.analyses.program().clone();
        let (mut sides, mut todo) = (Vec::new(), vec![start]);
        while let Some(block) = todo.pop() {
            if !self.visit(block) {
                continue;
            }
            let info = &program.blocks[block.index()];
            for callee in self.analyses.call_graph().calls_of(block) {
                let callee = &program.functions[callee.index()];
                if !callee.library && callee.blocks.len > 0 {
                    todo.push(BlockIx(callee.blocks.start));
                }
            }
            match info.branch {
                Some(branch) => {
                    let branch = &program.branches[branch.index()];
                    sides.extend((0..branch.sides).map(|n| SideId(branch.first_side.0 + n)));
                }
                None => todo.extend(&info.succs),
            }
        }
        self.clear();
        sides.sort_unstable();
        sides
    }

    /// The functions called from `start` on, before [`STEPS`] more branches are passed, in its function or in one that is called.
    fn functions(&mut self, start: BlockIx) -> Vec<FuncId> {
        let program = self.analyses.program().clone();
        let (mut found, mut now) = (Vec::new(), vec![start]);
        for _ in 0..=STEPS {
            let mut next = Vec::new();
            while let Some(block) = now.pop() {
                if !self.visit(block) {
                    continue;
                }
                let calls = self.analyses.call_graph().calls_of(block);
                let own = calls.iter().filter(|f| !program.functions[f.index()].library);
                if calls.len() <= FEW {
                    let bodies = own.clone().map(|f| program.functions[f.index()].blocks);
                    now.extend(bodies.filter(|blocks| blocks.len > 0).map(|blocks| BlockIx(blocks.start)));
                }
                found.extend(own);
                let info = &program.blocks[block.index()];
                let to = if info.branch.is_some() { &mut next } else { &mut now };
                to.extend(&info.succs);
            }
            now = next;
        }
        self.clear();
        found.sort_unstable();
        found.dedup();
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{lower, parse_module};
    use std::sync::Arc;

    const TEXT: &str = r#"
@name = private constant [3 x i8] c"-v\00"
declare i32 @strcmp(ptr, ptr)
define internal void @deep(i32 %n) {
  %c = icmp sgt i32 %n, 3
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  ret void
}
define internal void @leaf() {
  call void @below()
  ret void
}
define internal void @below() {
  ret void
}
define i32 @main(i32 %argc, ptr %argv) {
entry:
  %i = alloca i32
  store i32 0, ptr %i
  br label %head
head:
  %x = load i32, ptr %i
  %more = icmp slt i32 %x, 10
  br i1 %more, label %body, label %after
body:
  %arg = load ptr, ptr %argv
  %r = call i32 @strcmp(ptr %arg, ptr @name)
  %same = icmp eq i32 %r, 0
  br i1 %same, label %found, label %next
found:
  call void @deep(i32 %x)
  br label %next
next:
  %y = add i32 %x, 1
  store i32 %y, ptr %i
  br label %head
after:
  switch i32 %argc, label %other [ i32 1, label %one
                                   i32 2, label %two ]
one:
  call void @leaf()
  ret i32 1
two:
  ret i32 2
other:
  ret i32 0
}
"#;

    #[test]
    fn a_hand_made_program_has_the_features_that_can_be_read_off_it() {
        let module = parse_module(TEXT.as_bytes(), "t.ll").expect("the text is right");
        let program = Arc::new(lower(&module).expect("it can be lowered"));
        let main = program.function("main").expect("it is there");
        let analyses = Analyses::new(program.clone(), main);
        let facts = SideFacts::new(&analyses);
        let side = |function: &str, branch: usize, n: u32| {
            let function = program.function(function).expect("it is there");
            let mut branches = program.branches.iter().filter(|b| b.func == function);
            SideId(branches.nth(branch).expect("so many").first_side.0 + n)
        };
        let numbers = |side: SideId| -> Vec<usize> {
            (0..STATIC_FEATURES).filter(|n| facts.features(side) >> n & 1 == 1).map(|n| n + 1).collect()
        };
        // The loop: its condition compares a local variable with a number.
        assert_eq!(numbers(side("main", 0, 0)), [1, 2, 6, 9, 10]);
        assert_eq!(numbers(side("main", 0, 1)), [1, 3, 6, 9, 10]);
        // `strcmp(*argv, "-v") == 0`, inside the loop.
        assert_eq!(numbers(side("main", 1, 0)), [1, 4, 5, 6, 7, 8, 9, 10]);
        // The switch is nested in nothing.
        assert_eq!(numbers(side("main", 2, 0)), [1, 6, 9, 11]);
        assert_eq!(numbers(side("main", 2, 2)), [1, 6, 9, 12]);
        assert_eq!(numbers(side("deep", 0, 0)), [6, 9]);
        // What follows, through the call.
        let next = facts.following(side("main", 1, 0));
        assert!(next.contains(&side("deep", 0, 0)) && next.contains(&side("main", 0, 0)), "{next:?}");
        assert!(!next.contains(&side("main", 2, 0)), "{next:?}");
        let [deep, leaf, below] =
            ["deep", "leaf", "below"].map(|name| program.function(name).expect("it is there"));
        assert!(facts.leads_to(side("main", 0, 0)).contains(&deep));
        assert!(!facts.leads_to(side("main", 2, 1)).contains(&leaf));
        // Through what calls it, too.
        assert_eq!(facts.leads_to(side("main", 2, 0)), [leaf, below]);
        assert_eq!(facts.largest(), [main, deep, leaf, below]);
        let large = |function| [1, 2, 3].map(|tenths| facts.is_among_largest(function, tenths));
        assert_eq!((large(main), large(deep)), ([true; 3], [false, false, true]));
        assert_eq!((facts.function(side("deep", 0, 1)), facts.sides_of(main).len()), (Some(deep), 7));
    }

    /// Which branches of a function are conditions of loops, and which side leaves them.
    fn loop_conditions(body: &str) -> Vec<(Option<usize>, Option<usize>)> {
        let text = format!("define i32 @main(i1 %a, i1 %b) {{\n{body}}}\n");
        let module = parse_module(text.as_bytes(), "t.ll").expect("the text is right");
        let program = Arc::new(lower(&module).expect("it can be lowered"));
        let main = program.function("main").expect("it is there");
        let facts = SideFacts::new(&Analyses::new(program.clone(), main));
        let side_with = |first: SideId, feature: StaticFeature| {
            (0..2).find(|n| facts.has(SideId(first.0 + *n as u32), feature))
        };
        let stays_and_leaves = |first| {
            (side_with(first, StaticFeature::StaysInLoop), side_with(first, StaticFeature::LeavesLoop))
        };
        program.branches.iter().map(|b| stays_and_leaves(b.first_side)).collect()
    }

    #[test]
    fn an_early_return_is_no_condition_of_a_loop() {
        // for (…; a; …) if (b) return 1;
        let early = "br label %head\nhead:\n br i1 %a, label %body, label %end\n\
                     body:\n br i1 %b, label %out, label %next\n\
                     out:\n ret i32 1\nnext:\n br label %head\nend:\n ret i32 0\n";
        assert_eq!(loop_conditions(early), [(Some(0), Some(1)), (None, None)]);
        // do { if (a) break; } while (b);
        let last = "br label %body\nbody:\n br i1 %a, label %end, label %cond\n\
                    cond:\n br i1 %b, label %body, label %end\nend:\n ret i32 0\n";
        assert_eq!(loop_conditions(last), [(None, None), (Some(0), Some(1))]);
        // while (a && b) …, as it is without optimisation.
        let both = "br label %head\nhead:\n br i1 %a, label %rhs, label %joined\n\
                    rhs:\n br label %joined\n\
                    joined:\n %c = phi i1 [ false, %head ], [ %b, %rhs ]\n br i1 %c, label %body, label %end\n\
                    body:\n br label %head\nend:\n ret i32 0\n";
        assert_eq!(loop_conditions(both), [(None, None), (Some(0), Some(1))]);
    }

    /// Of functions of one size all are among the largest, or none.
    #[test]
    fn the_largest_functions_do_not_depend_on_their_order() {
        let branches = |name: usize, n: usize| {
            let block = |i: usize| format!("b{i}:\n  br i1 %c, label %b{}, label %b{}\n", i + 1, i + 1);
            let body: String = (0..n).map(block).collect();
            format!("define internal void @f{name}(i1 %c) {{\n  br label %b0\n{body}b{n}:\n  ret void\n}}\n")
        };
        let sizes = [0, 1, 1, 3, 2, 1, 0, 2, 2, 0];
        let large = |order: &[usize]| {
            let mut text: String = order.iter().map(|&f| branches(f, sizes[f])).collect();
            text += "define i32 @main() {\n  ret i32 0\n}\n";
            let module = parse_module(text.as_bytes(), "t.ll").expect("the text is right");
            let program = Arc::new(lower(&module).expect("it can be lowered"));
            let main = program.function("main").expect("it is there");
            let facts = SideFacts::new(&Analyses::new(program.clone(), main));
            [1, 2, 3].map(|tenths| {
                let is = |f: &usize| {
                    let function = program.function(&format!("f{f}")).expect("it is there");
                    facts.is_among_largest(function, tenths)
                };
                (0..sizes.len()).filter(is).collect::<Vec<_>>()
            })
        };
        // Two, three and four of eleven: the last of each has two branches.
        let ahead: Vec<usize> = (0..sizes.len()).collect();
        assert_eq!(large(&ahead), [[3, 4, 7, 8]; 3].map(Vec::from));
        let back: Vec<usize> = ahead.iter().rev().copied().collect();
        assert_eq!(large(&back), large(&ahead));
    }
}
