//! What only the process knows: the clock, its memory, the user's wish to end, source files.

use crate::allocator;
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::{TimeVal, TimeValLike};
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use symvm_explore::{Host, ProcessMemory};

/// The real host.
pub struct Process {
    start: Instant,
    interrupted: Arc<AtomicBool>,
    content: Arc<AtomicBool>,
    waits: Arc<AtomicBool>,
    sources: RefCell<HashMap<String, Option<Vec<String>>>>,
}

impl Process {
    /// Starts the clock. An interrupt ends the process at once, until `listen`: what only reads its input, which may wait for
    /// a pipe, has nothing to end in order.
    pub fn new() -> Self {
        Self {
            start: Instant::now(),
            interrupted: Arc::default(),
            content: Arc::default(),
            waits: Arc::default(),
            sources: RefCell::default(),
        }
    }

    /// From here on the first interrupt asks to end in order, the second ends at once; so does the first while the process
    /// [waits](Self::waits).
    pub fn listen(&self) {
        let (flag, waits) = (self.flag(), Arc::clone(&self.waits));
        // Without a handler an interrupt ends the process at once, which loses nothing that was reported.
        drop(ctrlc::set_handler(move || {
            let is_second = flag.swap(true, Ordering::SeqCst);
            if is_second || waits.load(Ordering::SeqCst) {
                std::process::exit(130);
            }
            tell!("\ninterrupted: ending in order; interrupt again to end at once");
        }));
    }

    /// Until what it answers is dropped the process waits for input, and has nothing to end in order.
    pub fn waits(&self) -> impl Drop + use<> {
        struct Waiting(Arc<AtomicBool>);
        impl Drop for Waiting {
            fn drop(&mut self) {
                self.0.store(false, Ordering::SeqCst);
            }
        }
        self.waits.store(true, Ordering::SeqCst);
        Waiting(Arc::clone(&self.waits))
    }

    /// Raised when the user asks to end.
    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.interrupted)
    }

    /// What is looked for was found: ends in order, as an interrupt does.
    pub fn be_content(&self) {
        self.content.store(true, Ordering::SeqCst);
        self.interrupted.store(true, Ordering::SeqCst);
    }
}

impl Host for Process {
    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn memory(&self) -> Option<u64> {
        memory()
    }

    fn peak_memory(&self) -> Option<u64> {
        let text = std::fs::read_to_string("/proc/self/status").ok()?;
        let line = text.lines().find_map(|l| l.strip_prefix("VmHWM:"))?;
        let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kibibytes * 1024)
    }

    fn interrupted(&self) -> bool {
        self.interrupted.load(Ordering::SeqCst)
    }

    fn is_content(&self) -> bool {
        self.content.load(Ordering::SeqCst)
    }

    fn source_line(&self, file: &str, line: u32) -> Option<String> {
        let mut sources = self.sources.borrow_mut();
        let lines = sources.entry(file.to_string()).or_insert_with(|| {
            let text = std::fs::read(file).ok()?;
            Some(String::from_utf8_lossy(&text).lines().map(str::to_owned).collect())
        });
        lines.as_ref()?.get((line as usize).checked_sub(1)?).cloned()
    }
}

/// Processor time that all threads of the process have used.
pub fn cpu_time() -> Duration {
    let Ok(usage) = getrusage(UsageWho::RUSAGE_SELF) else { return Duration::ZERO };
    let micros = |t: TimeVal| u64::try_from(t.num_microseconds()).unwrap_or(0);
    Duration::from_micros(micros(usage.user_time()) + micros(usage.system_time()))
}

/// The memory of this process.
pub const MEMORY: ProcessMemory = ProcessMemory { held: memory, give_back: allocator::give_back };

/// Bytes of memory in use.
pub fn memory() -> Option<u64> {
    // Resident pages are the second field; pages have 4 KiB on the only target there is.
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

/// Raises the flag once the process has more memory than `limit`. Where nobody looks at the flag in time, as in reading a huge
/// script, the process ends when it has half as much again; `told` says that the answer, which is owed then, was given. A limit that is
/// exceeded already ends it at once.
pub fn watch_memory(limit: u64, flag: Arc<AtomicBool>, told: Arc<AtomicBool>) {
    // Looked at here: the first command may be answered before the thread begins.
    if memory().is_some_and(|used| used > limit) {
        end_for_memory(&told);
    }
    std::thread::spawn(move || {
        while let Some(used) = memory() {
            if used > limit {
                flag.store(true, Ordering::Relaxed);
            }
            if used > limit.saturating_add(limit / 2) {
                end_for_memory(&told);
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    });
}

fn end_for_memory(told: &AtomicBool) -> ! {
    if !told.load(Ordering::Relaxed) {
        crate::say("unknown\n");
    }
    tell!("error: the memory limit was reached");
    std::process::exit(3);
}
