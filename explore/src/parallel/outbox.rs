//! The desk of a shard: it writes nothing, it sends what an iteration showed to the collector, in one piece.

use crate::coverage::Coverage;
use crate::desk::{Bug, Desk};
use crate::engine::Run;
use crate::filed::BugKey;
use crate::journal::Resumption;
use crate::kept_seeds::KeptSeeds;
use crate::observer::Progress;
use crate::output::OutputError;
use crate::test_case::TestCase;
use crate::tree::{NodeKind, Origin, ShardId};
use std::sync::Arc;
use std::time::Duration;
use symvm_frontend::program::{BlockIx, LocId, Program, SideId};
use symvm_vm::{Finding, Input, Outcome};

/// Where a shard stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Queries.
    pub queries: u64,
    /// Time in the solver.
    pub solver: Duration,
    /// Nodes of its tree.
    pub nodes: u64,
    /// Its unexplored sides.
    pub open: u64,
    /// Those of them that it can give to another.
    pub to_give: u64,
    /// Its deepest branch.
    pub depth: u32,
    /// Bytes that it cannot free without its tree.
    pub kept: u64,
    /// Inputs that it has yet to start with.
    pub starts: u64,
}

impl Standing {
    /// Out of its campaign's progress; what it can give, keeps, and has yet to start with is not known from there.
    pub fn of(p: &Progress) -> Self {
        let (to_give, kept, starts) = (0, 0, 0);
        Self {
            queries: p.queries,
            solver: p.solver,
            nodes: p.nodes,
            open: p.open,
            to_give,
            depth: p.depth,
            kept,
            starts,
        }
    }
}

/// A bug that a shard confirmed and has not heard of.
#[derive(Clone, Debug)]
pub struct NewBug {
    /// What tells it from others.
    pub key: BugKey,
    /// What went wrong.
    pub finding: Finding,
    /// The input that shows it.
    pub input: Input,
    /// The decision whose other side is the bug.
    pub goal: Option<(NodeKind, LocId)>,
}

/// What the program wrote on a path: the path's number in its shard; file descriptors and bytes.
type Written = (u32, Vec<(u32, Vec<u8>)>);

/// An iteration.
#[derive(Clone, Debug, Default)]
pub struct News {
    /// Branch sides taken.
    pub sides: Vec<SideId>,
    /// Blocks entered.
    pub blocks: Vec<BlockIx>,
    /// It was a new path of the shard's tree.
    pub is_path: bool,
    /// It was pruned.
    pub is_pruned: bool,
    /// The path's identity.
    pub identity: u64,
    /// The input, if it covered what the shard did not know to be covered.
    pub input: Option<Input>,
    /// It is one of those that the tree began with.
    pub is_start: bool,
    /// The generation of trees that the shard was in.
    pub generation: u64,
    /// What the program wrote.
    pub output: Option<Written>,
    /// A test, as far as the shard knows.
    pub test: Option<TestCase>,
    /// Bugs, as far as the shard knows.
    pub bugs: Vec<NewBug>,
    /// The path belongs to this shard.
    pub stray: Option<(ShardId, Input)>,
    /// Where the shard stood then.
    pub standing: Standing,
    /// The campaign was ending: what this shows is no fact, and is found again when the campaign goes on.
    pub is_cut: bool,
}

/// See the module.
pub struct Outbox {
    program: Arc<Program>,
    /// Of the iteration that is under way.
    news: News,
    /// Of those that ended.
    pub full: Vec<News>,
    paths: u64,
}

impl Outbox {
    /// An empty one.
    pub fn new(program: &Arc<Program>) -> Self {
        Self { program: program.clone(), news: News::default(), full: Vec::new(), paths: 0 }
    }
}

impl Desk for Outbox {
    fn on_resume(&mut self, _: &Resumption, _: KeptSeeds<'_>) -> Result<(), OutputError> {
        Ok(())
    }

    fn on_output(&mut self, path: u32, output: &[(u32, Vec<u8>)]) {
        self.news.output = Some((path, output.to_vec()));
    }

    fn on_test(&mut self, test: TestCase, _: bool) -> Result<(), OutputError> {
        self.news.test = Some(test);
        Ok(())
    }

    fn on_bug(&mut self, bug: &Bug<'_>, _: bool) -> Result<(), OutputError> {
        self.news.bugs.push(NewBug {
            key: BugKey::of(&self.program, bug.finding),
            finding: bug.finding.clone(),
            input: bug.input.clone(),
            goal: bug.goal,
        });
        Ok(())
    }

    fn on_stray(&mut self, owner: ShardId, input: &Input) {
        self.news.stray = Some((owner, input.clone()));
    }

    fn on_iteration(
        &mut self,
        run: Run,
        progress: &Progress,
        _: &Coverage,
        _: bool,
    ) -> Result<(), OutputError> {
        let mut news = std::mem::take(&mut self.news);
        (news.sides, news.blocks, news.identity) = (run.sides, run.blocks, run.identity);
        news.is_start = run.path.origin == Origin::Start;
        news.is_pruned = run.outcome == Outcome::Subsumed;
        news.input = (run.path.new_sides > 0).then_some(run.input);
        news.is_path = progress.paths > std::mem::replace(&mut self.paths, progress.paths);
        news.standing = Standing::of(progress);
        self.full.push(news);
        Ok(())
    }
}
