//! The end of what the program wrote to standard error: languages say there why they give up, before they do.

use std::sync::Arc;

/// So many bytes are kept, the last ones.
const KEPT: usize = 1024;

/// Characters of a message that a report repeats.
const SHOWN: usize = 300;

/// What was written last.
#[derive(Clone, Debug, Default)]
pub struct Said(Option<Arc<[u8]>>);

impl Said {
    /// This was written now.
    pub fn add(&mut self, bytes: &[u8]) {
        let mut all = self.0.as_deref().unwrap_or_default().to_vec();
        all.extend_from_slice(&bytes[bytes.len().saturating_sub(KEPT)..]);
        let from = all.len().saturating_sub(KEPT);
        self.0 = Some(all[from..].into());
    }

    /// What Rust's own hook says of a panic: `thread 'main' panicked at FILE:LINE:COLUMN:`, and the message in the lines behind.
    pub fn of_panic(&self) -> Option<String> {
        let text = self.text()?;
        let (_, behind) = text.rsplit_once("panicked at ")?;
        let message = behind.split_once('\n')?.1;
        let end = ["\nnote: ", "\nstack backtrace:", "\nfatal runtime error: "]
            .iter()
            .filter_map(|mark| message.find(mark))
            .min();
        shown(&message[..end.unwrap_or(message.len())])
    }

    /// What `std::terminate` says of an exception of C++'s: `  what():  MESSAGE`.
    pub fn of_exception(&self) -> Option<String> {
        let text = self.text()?;
        let (_, message) = text.rsplit_once("  what():  ")?;
        shown(message.lines().next().unwrap_or_default())
    }

    fn text(&self) -> Option<String> {
        Some(String::from_utf8_lossy(self.0.as_deref()?).into_owned())
    }
}

/// A message in one line.
fn shown(message: &str) -> Option<String> {
    let line = message.split_whitespace().collect::<Vec<_>>().join(" ");
    let short: String = line.chars().take(SHOWN).collect();
    let more = if short.len() < line.len() { " …" } else { "" };
    (!line.is_empty()).then(|| short + more)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_message_is_told() {
        let mut said = Said::default();
        assert_eq!((said.of_panic(), said.of_exception()), (None, None));
        for part in [
            "\nthread 'main' (1) panicked at a.rs:1:2:\n",
            "first\nnote: run with",
            "\nthread 'x' panicked at ",
        ] {
            said.add(part.as_bytes());
        }
        assert_eq!(said.of_panic(), None, "the message is still to come");
        said.add(b"b.rs:5:9:\nassertion failed\n  left: 1\n right: 2\nstack backtrace:\n 0: main\n");
        assert_eq!(said.of_panic().as_deref(), Some("assertion failed left: 1 right: 2"));
        said.add(b"terminate called after throwing an instance of 'E'\n  what():  too \xff far\n");
        assert_eq!(said.of_exception().as_deref(), Some("too \u{fffd} far"));
        said.add(&[b'y'; 5000]);
        assert_eq!((said.of_panic(), said.of_exception()), (None, None), "it is long ago");
        said.add(b"\n  what():  ");
        said.add(&[b'z'; 900]);
        assert_eq!(said.of_exception().map(|m| m.chars().count()), Some(SHOWN + 2));
    }
}
