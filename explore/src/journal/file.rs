//! The journal as a file: a line that names it, the header, then records, each with its length and a checksum.
//!
//! Records are gathered and written at intervals, and before a test or a bug is. What a power failure can take is
//! bounded by a longer interval; a bug is announced when the disk has it.

use super::header::{Header, JournalError};
use super::record::{Part, Record};
use super::repeat::Past;
use crate::options::ExploreOptions;
use nix::errno::Errno;
use nix::fcntl::{Flock, FlockArg};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
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
    /// The same, for who waits for the disk while others write.
    disk: Arc<File>,
    /// What follows so many bytes is cut off before anything is written.
    tail: Option<u64>,
    /// Bytes of whole records in the file, and those that the disk has for certain.
    written: u64,
    synced: u64,
    gathered: Vec<u8>,
    last_write: Instant,
    last_sync: Instant,
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

/// The lock of the journal of a directory of results, if there is a journal: nobody goes on writing it as long as it is held.
pub fn hold(dir: &Path) -> Result<Option<Flock<File>>, JournalError> {
    let path = dir.join(super::NAME);
    match File::open(&path) {
        Ok(file) => lock(&path, file).map(Some),
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
            Ok(None)
        }
        Err(error) => Err(io_error(&path)(error)),
    }
}

fn frame(payload: &[u8], out: &mut Vec<u8>) {
    out.extend_from_slice(&(payload.len() as u32).to_le_bytes());
    out.extend_from_slice(&crc32fast::hash(payload).to_le_bytes());
    out.extend_from_slice(payload);
}

/// Why a journal cannot be opened: mostly there is none.
fn cannot_open(path: &Path) -> impl FnOnce(io::Error) -> JournalError {
    |error| match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => {
            JournalError::None(path.parent().unwrap_or(path).to_owned())
        }
        _ => JournalError::Io { path: path.to_owned(), error },
    }
}

impl Journal {
    /// A new journal. It gets its name when its header is on the disk.
    pub fn create(path: &Path, header: &Header) -> Result<Self, JournalError> {
        let temporary = path.with_file_name(".journal.tmp");
        let file = File::create(&temporary).map_err(io_error(path))?;
        let mut journal = Self::new(path, lock(path, file)?)?;
        journal.gathered.extend_from_slice(MAGIC);
        frame(&header.encode(), &mut journal.gathered);
        journal.sync()?;
        std::fs::rename(&temporary, path).map_err(io_error(path))?;
        Ok(journal)
    }

    fn new(path: &Path, file: Flock<File>) -> Result<Self, JournalError> {
        let begin = now();
        Ok(Self {
            path: path.to_owned(),
            disk: Arc::new(file.try_clone().map_err(io_error(path))?),
            file,
            tail: None,
            written: 0,
            synced: 0,
            gathered: Vec::new(),
            last_write: begin,
            last_sync: begin,
        })
    }

    /// A journal to be gone on with, and what it holds. With the first record that is added, what follows its good part
    /// is cut off; until then nothing is written.
    pub fn open(path: &Path, on_note: impl FnMut(Part, &[u8])) -> Result<(Self, Survey), JournalError> {
        let file = OpenOptions::new().read(true).write(true).open(path).map_err(cannot_open(path))?;
        let mut journal = Self::new(path, lock(path, file)?)?;
        let survey = Reader::survey(path, on_note)?;
        journal.tail = Some(survey.bytes.0);
        Ok((journal, survey))
    }

    fn cut(&mut self, good: u64) -> Result<(), JournalError> {
        self.written = good;
        let cut = self.file.set_len(good).and_then(|()| self.file.seek(SeekFrom::Start(good)));
        cut.map(|_| ()).map_err(io_error(&self.path))
    }

    /// Adds a record.
    pub fn add(&mut self, part: Part, record: &Record) -> Result<(), JournalError> {
        if let Some(good) = self.tail.take() {
            self.cut(good)?;
        }
        frame(&record.encode(part), &mut self.gathered);
        if self.gathered.len() >= FULL || now() - self.last_write >= WRITE { self.write() } else { Ok(()) }
    }

    /// It is time for the disk to have everything.
    fn sync_is_due(&self) -> bool {
        self.synced < self.written + self.gathered.len() as u64 && now() - self.last_sync >= SYNC
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
        Ok(())
    }

    /// Waits until the disk has everything: it survives the end of the power.
    pub fn sync(&mut self) -> Result<(), JournalError> {
        self.write()?;
        if self.synced < self.written {
            self.file.sync_data().map_err(io_error(&self.path))?;
            self.synced = self.written;
        }
        self.last_sync = now();
        Ok(())
    }
}

/// What one of those who share a journal writes with.
#[derive(Clone, Debug)]
pub struct Pen {
    journal: Arc<Mutex<Journal>>,
    part: Part,
}

impl Pen {
    /// The first.
    pub fn new(journal: Journal) -> Self {
        Self { journal: Arc::new(Mutex::new(journal)), part: None }
    }

    /// Another one's.
    pub fn of(&self, part: Part) -> Self {
        Self { journal: self.journal.clone(), part }
    }

    fn journal(&self) -> MutexGuard<'_, Journal> {
        // Whoever died over it left whole records.
        self.journal.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a record.
    pub fn add(&self, record: &Record) -> Result<(), JournalError> {
        self.journal().add(self.part, record)?;
        self.sync_if_due()
    }

    /// Keeps the intervals; to be called before what may take long.
    pub fn write_if_due(&self) -> Result<(), JournalError> {
        let mut journal = self.journal();
        if now() - journal.last_write >= WRITE {
            journal.write()?;
        }
        drop(journal);
        self.sync_if_due()
    }

    /// While one waits for the disk, the others go on.
    fn sync_if_due(&self) -> Result<(), JournalError> {
        let mut journal = self.journal();
        if !journal.sync_is_due() {
            return Ok(());
        }
        journal.write()?;
        journal.last_sync = now();
        let (disk, until) = (journal.disk.clone(), journal.written);
        drop(journal);
        let synced = disk.sync_data();
        let mut journal = self.journal();
        synced.map_err(io_error(&journal.path))?;
        journal.synced = journal.synced.max(until);
        Ok(())
    }

    /// Everything survives the end of the process, or (`durable`) of the power.
    pub fn commit(&self, durable: bool) -> Result<(), JournalError> {
        let mut journal = self.journal();
        if durable { journal.sync() } else { journal.write() }
    }
}

/// What a journal holds, found by reading all of it once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Survey {
    /// Of each part.
    pub parts: BTreeMap<Part, PartSurvey>,
    /// Bytes up to the end of the last whole record, and of the file.
    pub bytes: (u64, u64),
    /// When the last run, or the campaign, had ended, in milliseconds of the campaign.
    pub milliseconds: u64,
}

/// What a journal holds of one part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PartSurvey {
    /// Records.
    pub records: u64,
    /// Runs among them.
    pub runs: u64,
    /// Records up to the last after which the solver began anew.
    pub settled: u64,
    /// Times the campaign was gone on with.
    pub resumed: u64,
    /// The limit of memory that was last in force, if it was ever changed.
    pub max_memory: Option<Option<u64>>,
}

impl Survey {
    /// Of one part.
    pub fn part(&self, part: Part) -> PartSurvey {
        self.parts.get(&part).copied().unwrap_or_default()
    }

    /// One part, to be repeated; `first`: its limit of memory when it began.
    pub fn past(&self, dir: &Path, part: Part, first: Option<u64>) -> Result<Past, JournalError> {
        let survey = self.part(part);
        let (reader, _) = Reader::open(&dir.join(super::NAME))?;
        Ok(Past {
            reader: reader.until(self.bytes.0),
            part,
            survey,
            time: Duration::from_millis(self.milliseconds),
            max_memory: survey.max_memory.unwrap_or(first),
        })
    }

    /// What is of no use: from which byte, and how many.
    pub fn lost(&self) -> Option<(u64, u64)> {
        (self.bytes.0 < self.bytes.1).then(|| (self.bytes.0, self.bytes.1 - self.bytes.0))
    }
}

/// A campaign that is to be gone on with.
#[derive(Debug)]
pub struct Earlier {
    /// To be written from here on.
    pub journal: Journal,
    /// What it holds.
    pub survey: Survey,
    /// Its header, which fits what was read now.
    pub header: Header,
}

impl Earlier {
    /// Opens the journal of a directory of results, that of several workers if it is known whether they work in `rounds`.
    /// Nothing is changed.
    pub fn open(
        dir: &Path,
        options: &ExploreOptions,
        rounds: Option<bool>,
        on_note: impl FnMut(Part, &[u8]),
    ) -> Result<Self, JournalError> {
        let path = dir.join(super::NAME);
        let (_, header) = Reader::open(&path)?;
        header.check(options.provenance.fingerprint, rounds)?;
        let (journal, survey) = Journal::open(&path, on_note)?;
        Ok(Self { journal, survey, header })
    }
}

/// Reads a journal record by record, up to the first that is not whole.
#[derive(Debug)]
pub struct Reader {
    file: BufReader<File>,
    position: u64,
    /// Nothing is read beyond.
    end: u64,
}

impl Reader {
    /// Opens it and reads its header.
    pub fn open(path: &Path) -> Result<(Self, Header), JournalError> {
        let file = File::open(path).map_err(cannot_open(path))?;
        let mut reader = Self { file: BufReader::with_capacity(1 << 16, file), position: 0, end: u64::MAX };
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

    /// Where what was read ends.
    #[cfg(test)]
    pub fn position(&self) -> u64 {
        self.position
    }

    /// Reads up to there only: what follows is written meanwhile.
    pub fn until(self, end: u64) -> Self {
        Self { end, ..self }
    }

    fn payload(&mut self) -> Option<Vec<u8>> {
        if self.position >= self.end {
            return None;
        }
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

    /// Reads everything once: what is there, and how far it is good. Notes are shown on the way.
    pub fn survey(path: &Path, mut on_note: impl FnMut(Part, &[u8])) -> Result<Survey, JournalError> {
        let (mut reader, _) = Self::open(path)?;
        let length = std::fs::metadata(path).map_err(io_error(path))?.len();
        let mut survey = Survey { bytes: (reader.position, length), ..Survey::default() };
        while let Some((part, record)) = reader.next() {
            survey.bytes.0 = reader.position;
            let of = survey.parts.entry(part).or_default();
            of.records += 1;
            match record {
                Record::Solve { renewed: true, .. } => of.settled = of.records,
                Record::Run(ran) => {
                    of.runs += 1;
                    survey.milliseconds = survey.milliseconds.max(ran.milliseconds);
                }
                Record::Resumed { max_memory } => {
                    of.resumed += 1;
                    of.max_memory = Some(max_memory);
                }
                Record::Spent(milliseconds) => survey.milliseconds = survey.milliseconds.max(milliseconds),
                Record::Note(note) => on_note(part, &note),
                Record::Solve { .. } | Record::Replay { .. } | Record::Mutants(_) => {}
            }
        }
        Ok(survey)
    }
}

impl Iterator for Reader {
    type Item = (Part, Record);

    fn next(&mut self) -> Option<Self::Item> {
        self.payload().and_then(|bytes| Record::decode(&bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::super::record::Ran;
    use super::*;
    use crate::options::{MemoryLimits, Provenance};

    fn run(i: u64) -> Record {
        Record::Run(Ran { milliseconds: i, hash: i, steps: i, ending: 0, short: None })
    }

    fn header() -> Header {
        Header::of(&ExploreOptions {
            provenance: Provenance {
                command: vec!["symvm".into(), "ü".into()],
                directory: "/".into(),
                ..Provenance::default()
            },
            memory: MemoryLimits { max: Some(5), ..MemoryLimits::default() },
            ..ExploreOptions::default()
        })
    }

    fn written(path: &Path, count: u64) -> u64 {
        let mut journal = Journal::create(path, &header()).expect("a new file");
        (0..count).for_each(|i| journal.add(None, &run(i)).expect("room"));
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
                let survey = Reader::survey(&path, |_, _| ());
                let Ok(survey) = survey else {
                    assert!((at as u64) < begin, "the header alone is needed");
                    continue;
                };
                assert!(at as u64 >= begin);
                let runs = survey.part(None).runs;
                assert_eq!(runs, (at as u64 - begin) / 20);
                assert_eq!(survey.bytes, (begin + runs * 20, bytes.len() as u64));
                let (reader, read) = Reader::open(&path).expect("a header");
                assert_eq!(read, header());
                assert!(reader.eq((0..runs).map(|i| (None, run(i)))));
            }
        }
    }

    #[test]
    fn a_cut_journal_is_gone_on_with_by_one_process_only() {
        let dir = tempfile::tempdir().expect("a directory");
        let path = dir.path().join("j");
        written(&path, 3);
        std::fs::OpenOptions::new()
            .append(true)
            .open(&path)
            .and_then(|mut f| f.write_all(b"torn"))
            .expect("writable");
        let (mut journal, survey) = Journal::open(&path, |_, _| ()).expect("nobody else has it");
        assert_eq!(survey.lost().map(|(_, bytes)| bytes), Some(4));
        assert!(matches!(Journal::open(&path, |_, _| ()), Err(JournalError::InUse(_))));
        journal.add(None, &run(3)).expect("room");
        journal.write().expect("room");
        drop(journal);
        let (reader, _) = Reader::open(&path).expect("a journal");
        assert!(reader.eq((0..4).map(|i| (None, run(i)))));
        assert!(matches!(Journal::open(&dir.path().join("x"), |_, _| ()), Err(JournalError::None(_))));
    }
}
