//! The symvm binary.
fn main() {}
