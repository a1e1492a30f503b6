//! Commands that are run for a while: with all that they start, they end when who asked for them has seen enough.

use nix::sys::signal::{Signal, killpg};
use nix::unistd::Pid;
use std::io;
use std::ops::{Deref, DerefMut};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command};

/// A child that leads a group of processes: those that it starts, unless they leave it.
pub struct Group {
    child: Child,
    id: Pid,
}

impl Group {
    /// Starts it.
    pub fn spawn(command: &mut Command) -> io::Result<Self> {
        let child = command.process_group(0).spawn()?;
        let id = Pid::from_raw(child.id().cast_signed());
        Ok(Self { child, id })
    }

    /// Ends all of them at once.
    pub fn kill(&self) {
        // There is nobody left if it fails.
        let _ = killpg(self.id, Signal::SIGKILL);
    }
}

impl Deref for Group {
    type Target = Child;

    fn deref(&self) -> &Child {
        &self.child
    }
}

impl DerefMut for Group {
    fn deref_mut(&mut self) -> &mut Child {
        &mut self.child
    }
}

impl Drop for Group {
    /// Whoever was left behind goes, too.
    fn drop(&mut self) {
        self.kill();
        drop(self.child.wait());
    }
}
