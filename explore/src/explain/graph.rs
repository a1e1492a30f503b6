//! The tree for Graphviz: nodes with their places and annotations, sides with what became of them.

use super::Atlas;
use std::fmt::Write;

/// Characters of a line of a label.
const WIDE: usize = 60;

fn quoted(text: &str) -> String {
    let cut: String = text.chars().take(WIDE).collect();
    let more = if text.chars().count() > WIDE { "…" } else { "" };
    format!("{}{more}", cut.replace('\\', "\\\\").replace('"', "\\\""))
}

/// As the language of `dot`.
pub fn graphviz(atlas: &Atlas) -> String {
    let mut out = String::from("digraph tree {\n  node [shape=box, fontname=\"monospace\"];\n");
    for (i, node) in atlas.nodes.iter().enumerate() {
        let mut label = format!("n{i} {} at {}", node.kind, quoted(&node.at));
        for condition in node.annotation.into_iter().flat_map(|a| atlas.words(a)) {
            let _ = write!(label, "\\n{}", quoted(condition));
        }
        let style = if node.annotation.is_some() { ", style=filled, fillcolor=honeydew" } else { "" };
        let _ = writeln!(out, "  n{i} [label=\"{label}\"{style}];");
        for (s, side) in node.sides.iter().enumerate() {
            let (target, shape) = match (side.node, side.path) {
                (Some(node), _) => (format!("n{node}"), None),
                (None, Some(path)) => {
                    let label = match atlas.subsumed.get(&path) {
                        Some(by) => format!("path {path}: subsumed, annotation {by}"),
                        None => format!("path {path}"),
                    };
                    (format!("p{path}"), Some(label))
                }
                (None, None) => (format!("n{i}s{s}"), Some(side.state.clone())),
            };
            if let Some(label) = shape {
                let _ = writeln!(out, "  {target} [label=\"{}\", shape=plaintext];", quoted(&label));
            }
            let style = if side.node.or(side.path).is_some() { "" } else { ", style=dashed" };
            let _ = writeln!(out, "  n{i} -> {target} [label=\"{s}\"{style}];");
        }
    }
    if atlas.total > atlas.nodes.len() {
        let left = atlas.total - atlas.nodes.len();
        let _ = writeln!(out, "  more [label=\"and {left} nodes more\", shape=plaintext];");
    }
    out.push_str("}\n");
    out
}
