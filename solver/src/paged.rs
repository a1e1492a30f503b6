//! A table by id of which one walk fills a small part.
//!
//! A script's thousandth check looks at few of the terms that all checks made. A vector by id would be
//! cleared, or allocated, whole for each check; here that is done to the pages that are written to.

/// Entries of a page.
const PAGE: usize = 128;

/// See the module. What was never written is `None`.
#[derive(Debug, Clone)]
pub(crate) struct Paged<T> {
    pages: Vec<Option<Box<[Option<T>]>>>,
}

impl<T> Default for Paged<T> {
    fn default() -> Self {
        Paged { pages: Vec::new() }
    }
}

impl<T: Clone> Paged<T> {
    pub(crate) fn get(&self, at: usize) -> Option<&T> {
        self.pages.get(at / PAGE)?.as_ref()?[at % PAGE].as_ref()
    }

    /// Writes an entry, and returns what was there.
    pub(crate) fn set(&mut self, at: usize, value: T) -> Option<T> {
        if self.pages.len() <= at / PAGE {
            self.pages.resize(at / PAGE + 1, None);
        }
        let page = self.pages[at / PAGE].get_or_insert_with(|| vec![None; PAGE].into());
        page[at % PAGE].replace(value)
    }
}

#[cfg(test)]
mod tests {
    use super::Paged;

    #[test]
    fn entries_are_where_they_were_put() {
        let mut table = Paged::default();
        assert_eq!(table.get(1_000_000), None);
        for at in [5, 127, 128, 1_000_000] {
            assert_eq!(table.set(at, at), None);
        }
        assert_eq!(table.set(128, 7), Some(128));
        assert_eq!(
            [5, 127, 128, 129, 1_000_000].map(|at| table.get(at).copied()),
            [Some(5), Some(127), Some(7), None, Some(1_000_000)]
        );
    }
}
