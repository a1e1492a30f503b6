//! What the world of a program holds: arguments, environment, files, stubs. Plain data.

use crate::entry::Entry;

/// What SV-COMP's tasks call when their property is violated; most of them define it.
pub const ERROR_FUNCTIONS: [&str; 2] = ["reach_error", "__VERIFIER_error"];

/// Arguments, environment, files and stubs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WorldOptions {
    /// The command line, `argv[0]` first.
    pub args: Vec<Argument>,
    /// Environment variables, `NAME=value`.
    pub env: Vec<Vec<u8>>,
    /// The standard input.
    pub stdin: Content,
    /// Files by path; relative paths start at the working directory `/`.
    pub files: Vec<(String, Content)>,
    /// External (or any other) functions replaced by something simple.
    pub stubs: Vec<(String, Stub)>,
    /// Functions whose call is an error, whatever their bodies do, if the program has them.
    pub errors: Vec<String>,
    /// So many calls of a path into the environment may fail, each as a symbolic choice.
    pub fail_syscalls: u32,
    /// Start at this function instead of `main`.
    pub entry: Option<Entry>,
    /// The program is a fuzz target, and is given so many bytes at most. Programs without a `main` can be one without it:
    /// [`FUZZ_BYTES`](crate::FUZZ_BYTES).
    pub fuzz_bytes: Option<u64>,
}

impl Default for WorldOptions {
    /// A program called `program` without arguments, environment, input or files.
    fn default() -> Self {
        Self {
            args: vec![Argument::Given(b"program".to_vec())],
            env: Vec::new(),
            stdin: Content::Given(Vec::new()),
            files: Vec::new(),
            stubs: Vec::new(),
            errors: ERROR_FUNCTIONS.map(str::to_owned).into(),
            fail_syscalls: 0,
            entry: None,
            fuzz_bytes: None,
        }
    }
}

/// A part of the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// One argument, without the final 0.
    Given(Vec<u8>),
    /// `--sym-args MIN MAX LEN`: between `min` and `max` arguments of up to `len` symbolic bytes each. Objects `arg00`,
    /// `arg01`, … of `len + 1` bytes (the last is made 0), and `n_args` for their number if it is open.
    Symbolic {
        /// Fewest.
        min: u32,
        /// Most.
        max: u32,
        /// Bytes of each, without the final 0.
        len: u32,
    },
}

/// What a file or the standard input holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// These bytes.
    Given(Vec<u8>),
    /// So many symbolic bytes: an object called `stdin`, or by the file's path.
    Symbolic(u64),
}

impl Content {
    /// Its size in bytes.
    pub fn len(&self) -> u64 {
        match self {
            Self::Given(bytes) => bytes.len() as u64,
            Self::Symbolic(size) => *size,
        }
    }

    /// Holds nothing.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What a stubbed function does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stub {
    /// Returns 0.
    Zero,
    /// Returns a new symbolic value, an object with the function's name.
    Symbolic,
    /// Ends the path as `abort` does.
    Abort,
    /// Returns this number, for instance what the function answered natively.
    Constant(i64),
}

impl Stub {
    /// The stub of that name, as in `--stub NAME=zero`, or of that number, as in `--stub NAME=-1` or `NAME=0x1f`.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "zero" => Some(Self::Zero),
            "symbolic" => Some(Self::Symbolic),
            "abort" => Some(Self::Abort),
            number => constant(number).map(Self::Constant),
        }
    }
}

/// A decimal or hexadecimal number of up to 64 bits, signed or not.
fn constant(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let size = match digits.strip_prefix("0x") {
        Some(hexadecimal) => u64::from_str_radix(hexadecimal, 16).ok()?,
        None => digits.parse::<u64>().ok()?,
    };
    match negative {
        true => 0i64.checked_sub_unsigned(size),
        false => Some(size.cast_signed()),
    }
}
