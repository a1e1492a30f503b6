//! What a row of the table of packages says: how a package is configured and built, and what its programs are given.

/// A Debian source package and its programs.
pub struct Package {
    /// Its name in Debian.
    pub name: &'static str,
    /// Commands that configure and build it, each run in the folder of its sources by `sh`. `$CC` is clang with the
    /// wished flags, `$WRAPPED` the same, leaving LLVM's text beside each object.
    pub build: &'static [&'static str],
    /// Programs that it made.
    pub programs: &'static [Program],
}

/// A program that a package made.
pub struct Program {
    /// Its name in the table, and its `argv[0]`.
    pub name: &'static str,
    /// The executable, below the folder of the sources.
    pub executable: &'static str,
    /// Runs to be compared with native ones.
    pub cases: &'static [Case],
    /// What is symbolic in the exploration: options of `symvm run`.
    pub symbolic: &'static [&'static str],
    /// Files of the exploration.
    pub files: &'static [(&'static str, Input)],
}

/// A run with known inputs.
pub struct Case {
    /// Its arguments.
    pub args: &'static [&'static str],
    /// Its standard input.
    pub stdin: Input,
    /// Files in its working directory, by their names there.
    pub files: &'static [(&'static str, Input)],
}

/// Contents of a file.
#[derive(Clone, Copy)]
pub enum Input {
    /// Written by us.
    Text(&'static str),
    /// The package's own: a path below the folder of its sources.
    Own(&'static str),
}

/// A run with arguments and a standard input.
pub const fn case(args: &'static [&'static str], stdin: &'static str) -> Case {
    Case { args, stdin: Input::Text(stdin), files: &[] }
}

/// A run with arguments and an input of the package's own.
pub const fn own(args: &'static [&'static str], stdin: &'static str) -> Case {
    Case { args, stdin: Input::Own(stdin), files: &[] }
}

/// A run with arguments and files.
pub const fn on(args: &'static [&'static str], files: &'static [(&'static str, Input)]) -> Case {
    Case { args, stdin: Input::Text(""), files }
}

/// A run with arguments, an input of the package's own and files.
pub const fn full(
    args: &'static [&'static str],
    stdin: &'static str,
    files: &'static [(&'static str, Input)],
) -> Case {
    Case { args, stdin: Input::Own(stdin), files }
}
