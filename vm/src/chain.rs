//! Lists whose links are shared: what snapshots, frames, traces and pages keep of what came before.

use std::sync::Arc;

/// A link of such a list.
pub(crate) trait Link: Sized {
    /// Lets the rest of the list go.
    fn release(&mut self) -> Option<Arc<Self>>;

    /// For `Drop`: takes apart what nobody else holds of the rest, link by link, so that a long list needs no deep stack.
    fn unlink(&mut self) {
        let mut rest = self.release();
        while let Some(link) = rest {
            match Arc::try_unwrap(link) {
                Ok(mut owned) => rest = owned.release(),
                Err(_) => break,
            }
        }
    }
}

/// Both are absent, or both are the same (not only equal).
pub(crate) fn same<T: ?Sized>(a: Option<&Arc<T>>, b: Option<&Arc<T>>) -> bool {
    match (a, b) {
        (Some(a), Some(b)) => Arc::ptr_eq(a, b),
        (a, b) => a.is_none() && b.is_none(),
    }
}
