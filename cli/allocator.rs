//! The allocator of the whole program.

use mimalloc::MiMalloc;

/// Gives what was freed back to the system: a run with `--max-memory` goes by what the process has.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Does so now, for what this thread freed. By itself mimalloc waits a second or longer, in which a run that has just dropped
/// its snapshots would seem to have gained nothing by it.
#[allow(unsafe_code, reason = "a call into the allocator")]
pub fn give_back() {
    // SAFETY: a call without arguments that matter, allowed on every thread at any time; it frees only what nobody has.
    unsafe { libmimalloc_sys::mi_collect(true) };
}

/// Asks for pages of the usual size from here on. Explorations hold very many small things for a long time: with transparent huge
/// pages, which mimalloc asks for, 1,500 executions of grep had 7 % more memory, and on a virtual machine whose host takes unused
/// memory away they took half as much processor time again, clearing pages. (The SAT solver alone is faster with them.)
pub fn small_pages() {
    // Without it (a kernel that does not know it) a run is only slower.
    let _ = nix::sys::prctl::set_thp_disable(true);
}

#[cfg(test)]
mod tests {
    use crate::host::memory;

    #[test]
    fn what_was_freed_is_given_back_at_once() {
        let now = || memory().expect("/proc is there");
        let before = now();
        let pages: Vec<Box<[u8; 4096]>> = (0..50_000).map(|i| Box::new([i as u8; 4096])).collect();
        let held = now();
        assert!(held > before + 150_000_000, "{before} {held}");
        drop(pages);
        super::give_back();
        let left = now();
        assert!(left < before + 50_000_000, "{before} {held} {left}");
    }
}
