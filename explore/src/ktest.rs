//! KLEE's test files (`.ktest`), as its `lib/Basic/KTest.cpp` writes them: the bytes `KTEST`, then big-endian 32-bit
//! numbers: version 3; the number of arguments, each with length and bytes; two numbers about symbolic arguments (from
//! version 2 on); the number of objects, each with its name and its bytes, both with a length before them.

use symvm_vm::{Input, InputObject, ObjectNames};

const VERSION: u32 = 3;
const MAGIC: &[u8; 5] = b"KTEST";
/// An older magic that KLEE still reads.
const OLD_MAGIC: &[u8; 5] = b"BOUT\n";

/// What a `.ktest` holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KTest {
    /// The command line.
    pub args: Vec<Vec<u8>>,
    /// Number of symbolic arguments (KLEE's POSIX runtime).
    pub sym_argvs: u32,
    /// Their length.
    pub sym_argv_len: u32,
    /// Names and bytes.
    pub objects: Vec<(Vec<u8>, Vec<u8>)>,
}

/// A broken file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KTestError {
    /// Neither magic.
    #[error("it does not begin with 'KTEST'")]
    Magic,
    /// A later version.
    #[error("version {0} is not known (3 is the newest)")]
    Version(u32),
    /// It ends early.
    #[error("it ends in the middle, at byte {0}")]
    Truncated(usize),
    /// Something follows the last object.
    #[error("{0} bytes follow the last object")]
    Trailing(usize),
}

/// Does it claim to be one?
pub fn is_ktest(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC) || bytes.starts_with(OLD_MAGIC)
}

impl KTest {
    /// A test for an input.
    pub fn new(command: &[String], input: &Input) -> Self {
        Self {
            args: command.iter().map(|a| a.clone().into_bytes()).collect(),
            objects: input.objects.iter().map(|o| (o.name.clone().into_bytes(), o.bytes.clone())).collect(),
            ..Self::default()
        }
    }

    /// The file.
    pub fn write(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        let number = |out: &mut Vec<u8>, n: usize| out.extend((n as u32).to_be_bytes());
        let counted = |out: &mut Vec<u8>, bytes: &[u8]| {
            number(out, bytes.len());
            out.extend(bytes);
        };
        number(&mut out, VERSION as usize);
        number(&mut out, self.args.len());
        self.args.iter().for_each(|a| counted(&mut out, a));
        number(&mut out, self.sym_argvs as usize);
        number(&mut out, self.sym_argv_len as usize);
        number(&mut out, self.objects.len());
        for (name, bytes) in &self.objects {
            counted(&mut out, name);
            counted(&mut out, bytes);
        }
        out
    }

    /// Reads a file.
    pub fn read(bytes: &[u8]) -> Result<Self, KTestError> {
        if !is_ktest(bytes) {
            return Err(KTestError::Magic);
        }
        let mut reader = Reader { bytes, at: MAGIC.len() };
        let version = reader.number()?;
        if version > VERSION {
            return Err(KTestError::Version(version));
        }
        let mut test = Self::default();
        for _ in 0..reader.number()? {
            test.args.push(reader.counted()?);
        }
        if version >= 2 {
            test.sym_argvs = reader.number()?;
            test.sym_argv_len = reader.number()?;
        }
        for _ in 0..reader.number()? {
            test.objects.push((reader.counted()?, reader.counted()?));
        }
        match bytes.len() - reader.at {
            0 => Ok(test),
            rest => Err(KTestError::Trailing(rest)),
        }
    }

    /// The objects as an input. KLEE lets objects share a name; the machine numbers them in their order, and so does this. What
    /// KLEE's POSIX runtime calls `A_data` is the file `A` here, and its `stat` structures are nobody's input; it always makes an
    /// object `model_version`, too.
    pub fn into_input(self) -> Input {
        let mut names = ObjectNames::default();
        let is_posix = self.objects.iter().any(|(name, _)| name == b"model_version");
        let object = |(name, bytes): (Vec<u8>, Vec<u8>)| {
            let name = String::from_utf8_lossy(&name);
            let own = if is_posix { posix(&name)? } else { &name };
            Some(InputObject { name: names.unique(own), bytes })
        };
        Input { objects: self.objects.into_iter().filter_map(object).collect() }
    }
}

/// The name of an object of KLEE's POSIX runtime (`runtime/POSIX/fd_init.c`: older versions have hyphens) here; none if it is the
/// `stat` structure of one, or the runtime's version. Others keep theirs.
fn posix(name: &str) -> Option<&str> {
    let cut = |name: &'_ str, part: &str| -> Option<usize> {
        let rest = name.strip_suffix(part)?.strip_suffix(['_', '-'])?;
        Some(rest.len())
    };
    let is_file = |name: &str| matches!(name.as_bytes(), [b'A'..=b'Z']);
    let of_file = |name: &str| cut(name, "data").filter(|&end| is_file(&name[..end]));
    if let Some(end) = cut(name, "stat")
        && (matches!(&name[..end], "stdin" | "stdout") || of_file(&name[..end]).is_some())
    {
        return None;
    }
    (name != "model_version").then(|| of_file(name).map_or(name, |end| &name[..end]))
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn take(&mut self, n: usize) -> Result<&[u8], KTestError> {
        let end = self.at.checked_add(n);
        let part = end.and_then(|end| self.bytes.get(self.at..end));
        let part = part.ok_or(KTestError::Truncated(self.bytes.len()))?;
        self.at += n;
        Ok(part)
    }

    fn number(&mut self) -> Result<u32, KTestError> {
        let bytes = self.take(4)?;
        Ok(bytes.iter().fold(0, |n, &b| n << 8 | u32::from(b)))
    }

    fn counted(&mut self) -> Result<Vec<u8>, KTestError> {
        let n = self.number()?;
        Ok(self.take(n as usize)?.to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_klees() {
        let mut input = Input::default();
        input.set("x", vec![1, 2, 3, 0xff]);
        input.set("stdin", vec![]);
        let test = KTest::new(&["p.ll".into()], &input);
        let mut expected = b"KTEST\0\0\0\x03".to_vec();
        expected.extend(b"\0\0\0\x01\0\0\0\x04p.ll");
        expected.extend(b"\0\0\0\0\0\0\0\0");
        expected.extend(b"\0\0\0\x02\0\0\0\x01x\0\0\0\x04\x01\x02\x03\xff\0\0\0\x05stdin\0\0\0\0");
        assert_eq!(test.write(), expected);
        assert_eq!(KTest::read(&expected), Ok(test));
        for cut in 0..expected.len() {
            assert!(KTest::read(&expected[..cut]).is_err(), "cut at {cut}");
        }
        expected.push(0);
        assert_eq!(KTest::read(&expected), Err(KTestError::Trailing(1)));
        assert_eq!(KTest::read(b"KTEST\0\0\0\x04"), Err(KTestError::Version(4)));
        assert_eq!(
            KTest::read(b"KTEST\0\0\0\x03\xff\xff\xff\xff\xff\xff\xff\xff"),
            Err(KTestError::Truncated(17))
        );
    }
    #[test]
    fn objects_of_one_name_are_those_that_the_machine_numbers() {
        let object = |name: &str, byte| (name.as_bytes().to_vec(), vec![byte]);
        let test = KTest {
            objects: vec![object("x", 1), object("x_1", 2), object("x", 3), object("y", 4), object("x", 5)],
            ..KTest::default()
        };
        let input = test.into_input();
        let names: Vec<_> = input.objects.iter().map(|o| (o.name.as_str(), o.bytes[0])).collect();
        assert_eq!(names, [("x", 1), ("x_1", 2), ("x_2", 3), ("y", 4), ("x_3", 5)]);
    }

    #[test]
    fn files_of_klees_runtime_are_called_by_their_names() {
        let names = |with: &[&str]| {
            let own = [
                "A_data",
                "A_data_stat",
                "B-data",
                "B-data-stat",
                "stdin",
                "stdin_stat",
                "my_data",
                "my_stat",
                "AB_data",
            ];
            let objects = with.iter().chain(&own).map(|name| (name.as_bytes().to_vec(), vec![1])).collect();
            let input = KTest { objects, ..KTest::default() }.into_input();
            input.objects.into_iter().map(|o| o.name).collect::<Vec<_>>()
        };
        assert_eq!(names(&["model_version"]), ["A", "B", "stdin", "my_data", "my_stat", "AB_data"]);
        // Of a program that calls its own objects so, nothing is renamed.
        assert_eq!(names(&[]).len(), 9);
        assert_eq!(names(&[])[0], "A_data");
    }
}
