//! Processes that want the same folder take turns: who comes second waits, and then finds all done.

use anyhow::{Context, Result, bail};
use nix::errno::Errno;
use nix::fcntl::{Flock, FlockArg};
use std::fs::File;
use std::path::Path;

/// The right to change a folder, until it is dropped or the process ends.
pub struct Turn {
    #[expect(dead_code, reason = "kept for its drop, which lets the next one in")]
    lock: Flock<File>,
}

/// Waits until no other process changes this folder, which is made if it is not there.
pub fn take(folder: &Path) -> Result<Turn> {
    std::fs::create_dir_all(folder)?;
    let path = folder.join("lock");
    let file = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
    let lock = match Flock::lock(file, FlockArg::LockExclusiveNonblock) {
        Ok(lock) => lock,
        Err((file, Errno::EWOULDBLOCK)) => {
            eprintln!("waiting for another process that works in {}", folder.display());
            Flock::lock(file, FlockArg::LockExclusive)
                .map_err(|(_, errno)| errno)
                .with_context(|| format!("cannot lock {}", path.display()))?
        }
        Err((_, errno)) => bail!("cannot lock {}: {errno}", path.display()),
    };
    Ok(Turn { lock })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    #[test]
    fn one_works_in_a_folder_at_a_time() {
        let parent = tempfile::tempdir().expect("a temporary folder");
        let folder = parent.path().join("made/when/needed");
        let (within, built) = (AtomicU32::new(0), AtomicU32::new(0));
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let _turn = take(&folder).expect("a turn");
                    assert_eq!(within.fetch_add(1, Ordering::SeqCst), 0, "two at once");
                    let stamp = folder.join("built");
                    if !stamp.exists() {
                        std::thread::sleep(std::time::Duration::from_millis(50));
                        std::fs::write(&stamp, "").expect("writable");
                        built.fetch_add(1, Ordering::SeqCst);
                    }
                    within.fetch_sub(1, Ordering::SeqCst);
                });
            }
        });
        assert_eq!(built.into_inner(), 1);
    }
}
