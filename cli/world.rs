//! From the command line's words about the world to the runtime's.

use crate::args::{Cli, Run, World};
use crate::failure::Failure;
use crate::host_files::HostFile;
use crate::load::read;
use crate::world_files::Files;
use clap::CommandFactory;
use std::path::PathBuf;
use symvm_explore::{RawObject, RawTarget};
use symvm_runtime::{
    Argument, Content, ERROR_FUNCTIONS, Entry, FUZZ_BYTES, FUZZ_DATA, FUZZ_SIZE, FUZZ_TARGET, SOCKET_FILE,
    Stub, WorldOptions,
};

/// The host's files that the program's world is made of.
pub fn host_files(world: &World) -> Result<Vec<PathBuf>, Failure> {
    let mut paths: Vec<PathBuf> = world.stdin.iter().cloned().collect();
    for spec in &world.file {
        paths.extend(HostFile::named_by(spec)?.into_iter().map(|file| file.path));
    }
    Ok(paths)
}

/// Checks and converts; `program` becomes `argv[0]`, unless that is given.
pub fn options(world: &World, program: Option<&PathBuf>) -> Result<WorldOptions, Failure> {
    let of_file = || program.and_then(|p| p.file_stem()).map_or("program".into(), |s| s.to_string_lossy());
    let name = world.argv0.as_deref().map_or_else(of_file, Into::into);
    let mut args = vec![Argument::Given(name.as_bytes().to_vec())];
    args.extend(world.args.iter().map(|a| Argument::Given(a.clone().into_bytes())));
    let mut most = 0;
    for spec in world.sym_args.as_deref().unwrap_or_default().chunks(3) {
        let [min, max, len] = spec else {
            return Err(Failure::new(
                "--sym-args needs three numbers: the least arguments, the most, and bytes of each",
            ));
        };
        if min > max {
            return Err(Failure::new(format!(
                "--sym-args {min} {max} {len}: the minimum is above the maximum"
            )));
        }
        most += u64::from(*max);
        if most > 100 || *len > 4096 {
            return Err(Failure::new(format!(
                "--sym-args {min} {max} {len}: at most 100 arguments of 4096 bytes"
            )));
        }
        args.push(Argument::Symbolic { min: *min, max: *max, len: *len });
    }
    let stdin = match (&world.sym_stdin, &world.stdin) {
        (Some(n), _) => Content::Symbolic(bounded("--sym-stdin", *n)?),
        (None, Some(path)) => Content::Given(read(path)?),
        (None, None) => Content::Given(Vec::new()),
    };
    let mut files = Files::default();
    for pair in world.sym_file.chunks(2) {
        let [name, size] = pair else {
            return Err(Failure::new("--sym-file needs a name and a number of bytes"));
        };
        let size: u64 = size.parse().map_err(|_| {
            Failure::new(format!("--sym-file {name} {size}: '{size}' is not a number of bytes"))
        })?;
        let content = Content::Symbolic(bounded("--sym-file", size)?);
        files.add(format!("--sym-file '{name}' {size}"), name, content)?;
    }
    if let Some(n) = world.sym_socket {
        files.add(
            format!("--sym-socket {n}"),
            SOCKET_FILE,
            Content::Symbolic(bounded("--sym-socket", n)?),
        )?;
    }
    for spec in &world.file {
        for file in HostFile::named_by(spec)? {
            files.add(file.option().to_owned(), &file.name, file.content()?)?;
        }
    }
    let mut env = Vec::new();
    for setting in &world.env {
        if setting.find('=').is_none_or(|at| at == 0) {
            return Err(Failure::new(format!("--env {setting}: write NAME=VALUE")));
        }
        env.push(setting.clone().into_bytes());
    }
    let mut stubs = Vec::new();
    for spec in &world.stub {
        let stub = spec
            .split_once('=')
            .filter(|(name, _)| !name.is_empty())
            .and_then(|(name, how)| Some((name.to_string(), Stub::from_name(how)?)));
        stubs.push(stub.ok_or_else(|| {
            Failure::new(format!("--stub {spec}: write NAME=zero, NAME=symbolic, NAME=abort or NAME=NUMBER"))
        })?);
    }
    let errors = ERROR_FUNCTIONS.map(str::to_owned).into_iter().chain(world.error_function.clone()).collect();
    let fuzz_bytes = world.sym_input.map(|n| bounded("--sym-input", n)).transpose()?;
    let is_target = world.entry.as_deref() == Some(FUZZ_TARGET);
    let fuzz_bytes = fuzz_bytes.or(is_target.then_some(FUZZ_BYTES));
    let entry = match world.entry.as_ref().filter(|_| !is_target) {
        Some(function) => Some(Entry {
            function: function.clone(),
            object_size: bounded("--entry-size", world.entry_size)?,
            text: world.entry_text,
        }),
        None => None,
    };
    let files = files.into_contents();
    Ok(WorldOptions {
        args,
        env,
        stdin,
        files,
        stubs,
        errors,
        fail_syscalls: world.fail_syscalls,
        entry,
        fuzz_bytes,
    })
}

/// Tells of options of symvm that stand among the program's arguments, where they are the program's.
pub fn note_swallowed(world: &World, command: &str) {
    let symvm = Cli::command();
    let command = symvm.find_subcommand(command);
    let options: Vec<&str> =
        command.iter().flat_map(|command| command.get_arguments()).filter_map(clap::Arg::get_long).collect();
    let is_option = |word: &&String| {
        let name = word.strip_prefix("--").map(|word| word.split_once('=').map_or(word, |(name, _)| name));
        name.is_some_and(|name| options.contains(&name))
    };
    for word in world.args.iter().filter(is_option) {
        tell!(
            "note: {word} behind --args is an argument of the program; options of symvm stand before --args, \
             or behind a word ';'"
        );
    }
}

/// The object that raw bytes stand for: standard input, or the first symbolic file, or none of the model's own.
pub fn raw_target(world: &World, options: &WorldOptions) -> RawTarget {
    let counted = vec![(FUZZ_DATA.to_owned(), FUZZ_SIZE.to_owned())];
    RawTarget { named: raw_object(world), own: options.own_objects(), counted }
}

/// The same as far as the command line names it. (What is wrong with it, [`options`] says.)
fn raw_object(world: &World) -> Option<RawObject> {
    let stdin = world.sym_stdin.map(|n| ("stdin".to_owned(), n));
    let file = match world.sym_file.as_slice() {
        [name, size, ..] => size.parse().ok().map(|n| (name.clone(), n)),
        _ => None,
    };
    let socket = world.sym_socket.map(|n| (SOCKET_FILE.to_owned(), n));
    let (name, size) = stdin.or(file).or(socket)?;
    Some(RawObject { name, size: usize::try_from(size).ok()? })
}

/// Symbolic bytes of one object.
pub const LARGEST: u64 = 1 << 24;

fn bounded(option: &str, size: u64) -> Result<u64, Failure> {
    if size > LARGEST {
        return Err(Failure::new(format!("{option} {size}: at most {LARGEST} symbolic bytes")));
    }
    Ok(size)
}

impl World {
    /// Nothing was said about the world.
    fn is_empty(&self) -> bool {
        let Self {
            args,
            argv0,
            sym_args,
            sym_stdin,
            sym_file,
            sym_socket,
            sym_input,
            file,
            stdin,
            env,
            stub,
            error_function,
            fail_syscalls,
            entry,
            // Nothing without --entry.
            entry_size: _,
            entry_text: _,
        } = self;
        args.is_empty()
            && argv0.is_none()
            && sym_args.is_none()
            && sym_stdin.is_none()
            && sym_file.is_empty()
            && sym_socket.is_none()
            && sym_input.is_none()
            && file.is_empty()
            && stdin.is_none()
            && env.is_empty()
            && stub.is_empty()
            && error_function.is_empty()
            && *fail_syscalls == 0
            && entry.is_none()
    }

    /// The world as given, or else that of the command that made a test.
    pub fn or_of_command(self, command: Option<&Run>) -> Self {
        match command {
            Some(run) if self.is_empty() => run.world.clone(),
            _ => self,
        }
    }
}
