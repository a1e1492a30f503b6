//! The journal as a file: a line that names it, the header, then records, each with its length and a checksum.
//!
//! Records are gathered and written at intervals, and before a test or a bug is. What a power failure can take is
//! bounded by a longer interval; a bug is announced when the disk has it.

use super::header::{Header, JournalError};
use super::record::Record;
use nix::errno::Errno;
use nix::fcntl::{Flock, FlockArg};
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use symvm_solver::clock::{Instant, now};

/// What the file begins with.
const MAGIC: &[u8] = b"symvm journal\n";
/// Longest record believed.
const LONGEST: u32 = 1 << 30;
/// Gathered bytes that are written whatever the time.
const FULL: usize = 1 << 16;
/// Time between two writings, and between two requests that the disk has them.
const WRITE: Duration = Duration::from_millis(100);
const SYNC: Duration = Duration::from_secs(1);

/// A journal that is written.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: Flock<File>,
    /// Bytes of whole records in the file.
    written: u64,
    gathered: Vec<u8>,
    last_write: Instant,
    last_sync: Instant,
    synced: bool,
}

fn io_error(path: &Path) -> impl FnOnce(io::Error) -> JournalError {
    let path = path.to_owned();
    move |error| JournalError::Io { path, error }
}

fn lock(path: &Path, file: File) -> Result<Flock<File>, JournalError> {
    Flock::lock(file, FlockArg::LockExclusiveNonblock).map_err(|(_, errno)| match errno {
        Errno::EWOULDBLOCK => JournalError::InUse(path.to_owned()),
        other => JournalError::Io { path: path.to_owned(), error: other.into() },
    })
}

fn frame(payload: &[u8], out: &mut Vec<u8>) {
    out.extend_from_slice(&(payload.len() as u32).to_le_bytes());
    out.extend_from_slice(&crc32fast::hash(payload).to_le_bytes());
    out.extend_from_slice(payload);
}

impl Journal {
    /// A new journal. It gets its name when its header is on the disk.
    pub fn create(path: &Path, header: &Header) -> Result<Self, JournalError> {
        let temporary = path.with_file_name(".journal.tmp");
        let file = File::create(&temporary).map_err(io_error(path))?;
        let mut journal = Self::new(path, lock(path, file)?, 0);
        journal.gathered.extend_from_slice(MAGIC);
        frame(&header.encode(), &mut journal.gathered);
        journal.sync()?;
        std::fs::rename(&temporary, path).map_err(io_error(path))?;
        Ok(journal)
    }

    fn new(path: &Path, file: Flock<File>, written: u64) -> Self {
        let begin = now();
        Self {
            path: path.to_owned(),
            file,
            written,
            gathered: Vec::new(),
            last_write: begin,
            last_sync: begin,
            synced: true,
        }
    }

    /// A journal to be gone on with after [`Self::cut`]; until then nothing is written.
    pub fn open(path: &Path) -> Result<Self, JournalError> {
        let file = OpenOptions::new().read(true).write(true).open(path).map_err(|e| match e.kind() {
            io::ErrorKind::NotFound => JournalError::None(path.parent().unwrap_or(path).to_owned()),
            _ => JournalError::Io { path: path.to_owned(), error: e },
        })?;
        Ok(Self::new(path, lock(path, file)?, 0))
    }

    /// Cuts off what follows the good part.
    pub fn cut(&mut self, good: u64) -> Result<(), JournalError> {
        self.written = good;
        let cut = self.file.set_len(good).and_then(|()| self.file.seek(SeekFrom::Start(good)));
        cut.map(|_| ()).map_err(io_error(&self.path))
    }

    /// Adds a record.
    pub fn add(&mut self, record: &Record) -> Result<(), JournalError> {
        frame(&record.encode(), &mut self.gathered);
        if self.gathered.len() >= FULL { self.write() } else { self.write_if_due() }
    }

    /// Keeps the intervals; to be called before what may take long.
    pub fn write_if_due(&mut self) -> Result<(), JournalError> {
        let time = now();
        if time - self.last_sync >= SYNC && !(self.synced && self.gathered.is_empty()) {
            self.sync()
        } else if time - self.last_write >= WRITE {
            self.write()
        } else {
            Ok(())
        }
    }

    /// Hands everything to the system: it survives the end of the process.
    pub fn write(&mut self) -> Result<(), JournalError> {
        if self.gathered.is_empty() {
            return Ok(());
        }
        if let Err(error) = self.file.write_all(&self.gathered) {
            // A part of a record is of no use to anyone. Should this fail as well, the checksum tells.
            drop(self.cut(self.written));
            return Err(io_error(&self.path)(error));
        }
        self.written += self.gathered.len() as u64;
        self.gathered.clear();
        self.last_write = now();
        self.synced = false;
        Ok(())
    }

    /// Waits until the disk has everything: it survives the end of the power.
    pub fn sync(&mut self) -> Result<(), JournalError> {
        self.write()?;
        if !self.synced {
            self.file.sync_data().map_err(io_error(&self.path))?;
            self.synced = true;
        }
        self.last_sync = now();
        Ok(())
    }
}

/// What a journal holds, found by reading all of it once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Survey {
    /// Records.
    pub records: u64,
    /// Runs among them.
    pub runs: u64,
    /// Records up to the last after which the solver began anew.
    pub settled: u64,
    /// Bytes up to the end of the last whole record, and of the file.
    pub bytes: (u64, u64),
    /// Times the campaign was gone on with.
    pub resumed: u64,
    /// The limit of memory that was last in force, if it was ever changed.
    pub max_memory: Option<Option<u64>>,
}

/// Reads a journal record by record, up to the first that is not whole.
pub struct Reader {
    file: BufReader<File>,
    position: u64,
}

impl Reader {
    /// Opens it and reads its header.
    pub fn open(path: &Path) -> Result<(Self, Header), JournalError> {
        let file = File::open(path).map_err(|e| match e.kind() {
            io::ErrorKind::NotFound => JournalError::None(path.parent().unwrap_or(path).to_owned()),
            _ => JournalError::Io { path: path.to_owned(), error: e },
        })?;
        let mut reader = Self { file: BufReader::with_capacity(1 << 16, file), position: 0 };
        let unreadable = || JournalError::Unreadable(path.to_owned());
        let mut magic = [0; MAGIC.len()];
        reader.file.read_exact(&mut magic).map_err(|_| unreadable())?;
        if magic != MAGIC {
            return Err(unreadable());
        }
        reader.position = MAGIC.len() as u64;
        let payload = reader.payload().ok_or_else(unreadable)?;
        let format = Header::format_of(&payload).ok_or_else(unreadable)?;
        if !Header::is_readable(format) {
            return Err(JournalError::Format { path: path.to_owned(), found: format });
        }
        let header = Header::decode(&payload).ok_or_else(unreadable)?;
        Ok((reader, header))
    }

    fn payload(&mut self) -> Option<Vec<u8>> {
        let mut head = [0; 8];
        self.file.read_exact(&mut head).ok()?;
        let [a, b, c, d, sum @ ..] = head;
        let length = u32::from_le_bytes([a, b, c, d]);
        if length > LONGEST {
            return None;
        }
        let mut payload = Vec::new();
        self.file.by_ref().take(u64::from(length)).read_to_end(&mut payload).ok()?;
        let whole = payload.len() == length as usize && crc32fast::hash(&payload) == u32::from_le_bytes(sum);
        whole.then(|| {
            self.position += head.len() as u64 + u64::from(length);
            payload
        })
    }

    /// Reads everything once: what is there, and how far it is good.
    pub fn survey(path: &Path) -> Result<Survey, JournalError> {
        let (mut reader, _) = Self::open(path)?;
        let length = std::fs::metadata(path).map_err(io_error(path))?.len();
        let mut survey = Survey { bytes: (reader.position, length), ..Survey::default() };
        while let Some(record) = reader.next() {
            survey.records += 1;
            survey.bytes.0 = reader.position;
            match record {
                Record::Solve { renewed: true, .. } => survey.settled = survey.records,
                Record::Run(_) => survey.runs += 1,
                Record::Resumed { max_memory } => {
                    survey.resumed += 1;
                    survey.max_memory = Some(max_memory);
                }
                Record::Solve { .. } | Record::Replay { .. } => {}
            }
        }
        Ok(survey)
    }
}

impl Iterator for Reader {
    type Item = Record;

    fn next(&mut self) -> Option<Record> {
        self.payload().and_then(|bytes| Record::decode(&bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::super::header::Fingerprint;
    use super::super::record::Ran;
    use super::*;

    fn run(i: u64) -> Record {
        Record::Run(Ran { milliseconds: i, hash: i, steps: i, ending: 0 })
    }

    fn header() -> Header {
        Header::new(vec!["symvm".into(), "ü".into()], "/".into(), Fingerprint::default(), Some(5))
    }

    fn written(path: &Path, count: u64) -> u64 {
        let mut journal = Journal::create(path, &header()).expect("a new file");
        (0..count).for_each(|i| journal.add(&run(i)).expect("room"));
        journal.sync().expect("room");
        journal.written
    }

    #[test]
    fn every_cut_and_every_flipped_byte_leaves_the_records_before() {
        let dir = tempfile::tempdir().expect("a directory");
        let path = dir.path().join("j");
        let length = written(&path, 20);
        let whole = std::fs::read(&path).expect("readable");
        assert_eq!(whole.len() as u64, length);
        let begin = length - 20 * 20;
        for at in 0..whole.len() {
            for flip in [false, true] {
                let mut bytes = whole.clone();
                if flip {
                    bytes[at] ^= 0x10
                } else {
                    bytes.truncate(at)
                }
                std::fs::write(&path, &bytes).expect("writable");
                let survey = Reader::survey(&path);
                let Ok(survey) = survey else {
                    assert!((at as u64) < begin, "the header alone is needed");
                    continue;
                };
                assert!(at as u64 >= begin);
                assert_eq!(survey.runs, (at as u64 - begin) / 20);
                assert_eq!(survey.bytes, (begin + survey.runs * 20, bytes.len() as u64));
                let (reader, read) = Reader::open(&path).expect("a header");
                assert_eq!(read, header());
                assert!(reader.eq((0..survey.runs).map(run)));
            }
        }
    }

    #[test]
    fn a_cut_journal_is_gone_on_with_by_one_process_only() {
        let dir = tempfile::tempdir().expect("a directory");
        let path = dir.path().join("j");
        written(&path, 3);
        let good = Reader::survey(&path).expect("a journal").bytes.0;
        std::fs::OpenOptions::new()
            .append(true)
            .open(&path)
            .and_then(|mut f| f.write_all(b"torn"))
            .expect("writable");
        let mut journal = Journal::open(&path).expect("nobody else has it");
        assert!(matches!(Journal::open(&path), Err(JournalError::InUse(_))));
        journal.cut(good).expect("cut");
        journal.add(&run(3)).expect("room");
        journal.write().expect("room");
        drop(journal);
        let (reader, _) = Reader::open(&path).expect("a journal");
        assert!(reader.eq((0..4).map(run)));
        assert!(matches!(Journal::open(&dir.path().join("x")), Err(JournalError::None(_))));
    }
}
