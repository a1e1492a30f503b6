//! What is kept of a tree.

use super::cores::Cores;
use crate::coverage::Coverage;
use crate::journal::Fingerprint;
use crate::options::Provenance;
use crate::prune::Pruner;
use crate::tree::{Behind, ExecutionTree, NodeId, NodeKind, SideState};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use symvm_frontend::program::{BlockIx, Program, SideId};

/// Number of the format.
const FORMAT: u32 = 1;
/// Nodes that are kept one by one; of the others there is a tally.
pub(crate) const NODES: usize = 50_000;

/// See [the module](super).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Atlas {
    /// The format's number.
    pub symvm_tree: u32,
    /// The version of symvm that made it; blocks and sides have other numbers in others. Empty in files that do not say.
    #[serde(default)]
    pub symvm: String,
    /// The command that made it.
    pub command: Vec<String>,
    /// The directory that it was given in.
    pub directory: String,
    /// Stands for the program and its world ([`Provenance::program`]). Empty in files that do not say.
    #[serde(default)]
    pub program: String,
    /// Blocks that were reached.
    pub blocks: Vec<u32>,
    /// By branch side of the program: what became of it, over all nodes.
    pub sides: BTreeMap<u32, Tally>,
    /// Nodes the tree has; those beyond the limit are not in the list.
    pub total: usize,
    /// The first nodes.
    pub nodes: Vec<AtlasNode>,
    /// Paths that ended in a state that is known to show no bug, with the annotation that says so.
    pub subsumed: BTreeMap<u32, u32>,
    /// Annotations, each as the conditions that are to hold together.
    pub annotations: Vec<Vec<String>>,
}

/// How often a side of a branch came to what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// Paths went there.
    #[serde(skip_serializing_if = "is_zero")]
    pub taken: u64,
    /// No input that comes to the branch goes there.
    #[serde(skip_serializing_if = "is_zero")]
    pub infeasible: u64,
    /// The solver gave up.
    #[serde(skip_serializing_if = "is_zero")]
    pub unknown: u64,
    /// Nobody tried.
    #[serde(skip_serializing_if = "is_zero")]
    pub unexplored: u64,
    /// Beyond `--max-depth`.
    #[serde(skip_serializing_if = "is_zero")]
    pub too_deep: u64,
    /// Anything else that was not explored.
    #[serde(skip_serializing_if = "is_zero")]
    pub other: u64,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_zero(n: &u64) -> bool {
    *n == 0
}

impl Tally {
    fn add(&mut self, state: SideState) {
        *match state {
            SideState::Taken => &mut self.taken,
            SideState::Infeasible => &mut self.infeasible,
            SideState::Unknown | SideState::PutOff => &mut self.unknown,
            SideState::Unexplored => &mut self.unexplored,
            SideState::TooDeep => &mut self.too_deep,
            _ => &mut self.other,
        } += 1;
    }
}

/// A node.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AtlasNode {
    /// The node and side it lies behind.
    pub parent: Option<(u32, u32)>,
    /// What is decided: [`NodeKind::name`].
    pub kind: String,
    /// The first side of its branch, if it is one of the program's.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub branch: Option<u32>,
    /// Where in the source.
    pub at: String,
    /// Its sides.
    pub sides: Vec<AtlasSide>,
    /// Why its subtree shows no bug: states of this kind that satisfy the annotation take one of the ways explored.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub annotation: Option<u32>,
}

/// A side of a node.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AtlasSide {
    /// What became of it, in words.
    pub state: String,
    /// The node behind it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub node: Option<u32>,
    /// The path that ends behind it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub path: Option<u32>,
    /// Why it is infeasible: conditions on the way there that exclude each other.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub core: Vec<String>,
}

/// Why an atlas cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadAtlasError {
    /// It is no JSON of this shape.
    #[error("it is not what symvm writes: {0}")]
    Shape(#[from] serde_json::Error),
    /// Of another version.
    #[error("its format is {0}, this symvm reads {FORMAT}")]
    Format(u32),
}

/// Why an atlas says nothing about a program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StaleAtlasError {
    /// Another version of symvm made it.
    #[error("it was made by symvm {0}, this is {here}: blocks and branches have other numbers", here = env!("CARGO_PKG_VERSION"))]
    Version(String),
    /// The program changed.
    #[error("the program, or another file it was run with, changed since: it is about what was run then")]
    Changed,
}

fn state(state: SideState) -> String {
    match state {
        SideState::Unexplored => "unexplored".into(),
        SideState::Taken => "taken".into(),
        SideState::Infeasible => "infeasible".into(),
        SideState::PutOff => "put off: the solver had no quick answer".into(),
        SideState::Unknown => "unknown: the solver gave up".into(),
        SideState::FailedPrediction => "unknown: the solver's input went elsewhere".into(),
        SideState::Subsumed => "subsumed".into(),
        SideState::TooDeep => "beyond the depth bound".into(),
        SideState::Ignored => "not to be explored".into(),
        SideState::Elsewhere(_) => "another worker's".into(),
    }
}

impl Atlas {
    /// Of a campaign.
    pub(crate) fn new(
        program: &Program,
        tree: &ExecutionTree,
        coverage: &Coverage,
        pruner: Option<&Pruner>,
        mut cores: Cores,
        from: &Provenance,
    ) -> Self {
        let mut atlas = Self {
            symvm_tree: FORMAT,
            symvm: env!("CARGO_PKG_VERSION").to_owned(),
            command: from.command.clone(),
            directory: from.directory.clone(),
            program: from.program.to_string(),
            blocks: reached(program, coverage),
            total: tree.len(),
            annotations: pruner.map_or_else(Vec::new, |p| p.words().to_vec()),
            ..Self::default()
        };
        for index in 0..tree.len() as u32 {
            let id = NodeId(index);
            let node = tree.node(id);
            for (i, side) in node.sides.iter().enumerate() {
                if let Some(known) = node.side_id(i as u32) {
                    atlas.sides.entry(known.0).or_default().add(side.state);
                }
                if let (Behind::End(path), Some(pruner)) = (side.behind, pruner)
                    && let Some(by) = pruner.subsumed_by(path)
                {
                    atlas.subsumed.insert(path.0, by);
                }
            }
            if index as usize >= NODES {
                continue;
            }
            let sides = node.sides.iter().zip(0..).map(|(side, i)| AtlasSide {
                core: cores.remove(&(index, i)).unwrap_or_default(),
                state: state(side.state),
                node: if let Behind::Node(n) = side.behind { Some(n.0) } else { None },
                path: if let Behind::End(p) = side.behind { Some(p.0) } else { None },
            });
            atlas.nodes.push(AtlasNode {
                parent: node.parent.map(|p| (p.node.0, p.side)),
                kind: node.kind.name().to_owned(),
                branch: match node.kind {
                    NodeKind::Branch { first_side, .. } => Some(first_side.0),
                    _ => None,
                },
                at: program.describe(node.loc),
                sides: sides.collect(),
                annotation: pruner.and_then(|p| p.number(id)),
            });
        }
        atlas
    }

    /// As a file.
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string(self).expect("an atlas is plain data with string keys");
        text.push('\n');
        text
    }

    /// From a file.
    pub fn read(bytes: &[u8]) -> Result<Self, ReadAtlasError> {
        let atlas: Self = serde_json::from_slice(bytes)?;
        if atlas.symvm_tree != FORMAT {
            return Err(ReadAtlasError::Format(atlas.symvm_tree));
        }
        Ok(atlas)
    }

    /// Is it about this program, in this world?
    pub fn check(&self, program: Fingerprint) -> Result<(), StaleAtlasError> {
        if !self.symvm.is_empty() && self.symvm != env!("CARGO_PKG_VERSION") {
            return Err(StaleAtlasError::Version(self.symvm.clone()));
        }
        match self.program.is_empty() || self.program == program.to_string() {
            true => Ok(()),
            false => Err(StaleAtlasError::Changed),
        }
    }

    /// What became of a side of the program.
    pub fn tally(&self, side: SideId) -> Tally {
        self.sides.get(&side.0).copied().unwrap_or_default()
    }

    /// A block was reached.
    pub fn is_reached(&self, block: BlockIx) -> bool {
        self.blocks.binary_search(&block.0).is_ok()
    }

    /// The conditions of an annotation.
    pub fn words(&self, annotation: u32) -> &[String] {
        self.annotations.get(annotation as usize).map_or(&[], Vec::as_slice)
    }
}

fn reached(program: &Program, coverage: &Coverage) -> Vec<u32> {
    let blocks = 0..program.blocks.len() as u32;
    blocks.filter(|&b| coverage.block_hits(BlockIx(b)) > 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_atlas_is_about_one_program_and_one_version() {
        let (here, mut other) = (Fingerprint::default(), Fingerprint::default());
        other.add(b"x");
        let atlas = |symvm: &str, program: String| Atlas { symvm: symvm.into(), program, ..Atlas::default() };
        let version = env!("CARGO_PKG_VERSION");
        assert_eq!(atlas(version, here.to_string()).check(here), Ok(()));
        assert_eq!(atlas(version, here.to_string()).check(other), Err(StaleAtlasError::Changed));
        let old = atlas("0.0.0", here.to_string()).check(here);
        assert_eq!(old, Err(StaleAtlasError::Version("0.0.0".into())));
        assert_eq!(Atlas::default().check(other), Ok(()), "files that do not say");
    }
}
