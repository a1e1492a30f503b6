//! What a native run does about signals before it says so itself: the default, as in the machine. Whoever starts symvm may have
//! some ignored (`nohup` the hangup, a shell the interrupts of what runs in the background), and programs inherit that. And what symvm
//! does about its own.

use nix::sys::signal::{SigHandler, Signal, signal};
use std::os::unix::process::CommandExt;
use std::process::Command;

/// A write that makes a file longer than the process may (`ulimit -f`) fails like any other instead of ending the process.
#[allow(unsafe_code, reason = "no handler is installed")]
pub fn survive_file_size_limit() {
    // SAFETY: the signal is ignored; nothing is called.
    let _ = unsafe { signal(Signal::SIGXFSZ, SigHandler::SigIgn) };
}

/// Has the command begin with the default for each signal.
#[allow(unsafe_code, reason = "what is done between fork and exec")]
pub fn reset(command: &mut Command) {
    let each = || {
        for number in Signal::iterator().filter(|s| !matches!(s, Signal::SIGKILL | Signal::SIGSTOP)) {
            // SAFETY: no handler is installed, and sigaction may be called between fork and exec.
            unsafe { signal(number, SigHandler::SigDfl) }?;
        }
        Ok(())
    };
    // SAFETY: between fork and exec it makes system calls only, and allocates nothing: an error is a number.
    unsafe { command.pre_exec(each) };
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    #[test]
    fn what_is_ignored_here_is_not_there() {
        let mut command = Command::new("grep");
        command.args(["^SigIgn:", "/proc/self/status"]);
        super::reset(&mut command);
        let status = String::from_utf8(command.output().expect("there is grep").stdout).expect("a line");
        let ignored = status.split_whitespace().nth(1).and_then(|mask| u64::from_str_radix(mask, 16).ok());
        // Signals from 32 on have no names; the C library uses some.
        assert_eq!(ignored.expect("a mask") & 0x7fff_ffff, 0, "{status}");
    }
}
