//! The flat space of copy-on-write pages: what a load and a store touch.
//!
//! In front of the [`Table`] sits a direct-mapped cache of pages (a software TLB). A line either *shares* a
//! page with the table (reading only) or *owns* it: the table's copy is then stale or gone, and a store
//! needs no atomic operation. Owned lines are written back when they are evicted and by snapshots, which
//! therefore cost O(pages written since the last one), never O(memory).

mod access;
mod copying;
mod mapping;
mod ranges;
mod recorded;

use super::layout::{HEAP_BASE, WINDOW_BITS};
use super::page::{PAGE_BITS, Page, Part};
use super::table::{self, Numbered, Table};
use super::tree::Shared;
use symvm_solver::{Sym, TermId};

const LINE_BITS: u32 = 10;
const LINES: usize = 1 << LINE_BITS;
/// No page has this number (page numbers have 54 bits).
const NO_PAGE: u64 = u64::MAX;

/// One byte of memory: a value, or a term (then `value` means nothing).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Byte {
    /// The concrete value, when `term` is [`TermId::NONE`].
    pub value: u8,
    /// The 8-bit term, or [`TermId::NONE`].
    pub term: TermId,
}

impl Byte {
    /// A concrete byte.
    pub fn concrete(value: u8) -> Self {
        Byte { value, term: TermId::NONE }
    }

    /// A symbolic byte.
    pub fn symbolic(term: TermId) -> Self {
        Byte { value: 0, term }
    }

    /// It is a term.
    pub fn is_symbolic(self) -> bool {
        self.term != TermId::NONE
    }
}

/// One byte as memory keeps it: a value, or a part of one that depends on an input (then `value` means nothing).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    /// The concrete value, when `sym` is [`Sym::NONE`].
    pub value: u8,
    /// Which byte of it.
    pub part: Part,
    /// What the byte is a part of, or [`Sym::NONE`].
    pub sym: Sym,
}

impl Cell {
    /// It depends on an input.
    pub fn is_symbolic(self) -> bool {
        self.sym.is_some()
    }

    /// The byte, if nothing has to be built for it.
    pub fn plain(self) -> Option<Byte> {
        let term = self.sym.term().filter(|term| term.is_none() || self.part == Part::WHOLE)?;
        Some(Byte { value: self.value, term })
    }
}

/// The identity of a run of pages. Holding it keeps the pages as they are: whoever writes to one gets a copy.
#[derive(Clone, Debug)]
pub struct Pages(Box<[Shared]>);

impl Pages {
    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }
}

impl PartialEq for Pages {
    fn eq(&self, other: &Self) -> bool {
        self.0.len() == other.0.len() && self.0.iter().zip(&other.0).all(|(a, b)| Shared::ptr_eq(a, b))
    }
}

/// Why the fast path of a load gave up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blocked {
    /// All bytes are addressable, some are symbolic.
    Symbolic,
    /// Some byte is not addressable.
    Fault,
}

/// An access that is not allowed; [`super::Memory::classify`] says why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadAccess {
    /// Start of the access that was asked for.
    pub address: u64,
    /// Its length.
    pub len: u64,
    /// It was a write.
    pub write: bool,
}

enum Held {
    Nothing,
    Shared(Shared),
    Owned(triomphe::UniqueArc<Page>),
}

impl std::fmt::Debug for Held {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Held::Nothing => "Nothing",
            Held::Shared(_) => "Shared",
            Held::Owned(_) => "Owned",
        })
    }
}

#[derive(Debug)]
struct Line {
    number: u64,
    held: Held,
}

/// The pages of one machine.
#[derive(Debug)]
pub struct Space {
    table: Table,
    lines: Box<[Line; LINES]>,
    /// Bit per line: owned.
    owned: [u64; LINES / 64],
    /// Pages of globals that were zeros throughout, and were written.
    filled: u64,
    /// What the table's pages take, less what they took in the program's image: wraps below zero.
    held: u64,
    /// Pages of zeros, addressable throughout: [not initialised, initialised].
    zeros: [Shared; 2],
    /// What takes the place of pages that are dropped.
    blank: Shared,
    /// While a segment is recorded: the pages that are this machine's own since it began, where "initialised" means "written
    /// since then".
    recording: Option<hashbrown::HashSet<u64>>,
}

/// A frozen space.
#[derive(Clone, Debug)]
pub struct Frozen {
    table: table::Frozen,
    zeros: [Shared; 2],
    blank: Shared,
}

#[inline]
fn line_of(number: u64) -> usize {
    // The upper bits keep the windows' first pages apart.
    ((number ^ (number >> (WINDOW_BITS - PAGE_BITS - 4))) as usize) % LINES
}

/// What a page takes that is its own: nothing if it is one of zeros.
fn bytes_of(zeros: &[Shared], blank: &Shared, page: &Page) -> u64 {
    let common = zeros.iter().chain([blank]).any(|zero| std::ptr::eq::<Page>(&**zero, page));
    if common { 0 } else { page.footprint() }
}

impl Default for Space {
    fn default() -> Self {
        let zeros = [false, true].map(|init| Shared::new(Page::zeros(init)));
        Space::with(Table::default(), zeros, Shared::new(Page::blank()))
    }
}

impl Space {
    fn with(table: Table, zeros: [Shared; 2], blank: Shared) -> Self {
        let lines: Vec<Line> = (0..LINES).map(|_| Line { number: NO_PAGE, held: Held::Nothing }).collect();
        let lines: Box<[Line; LINES]> = lines.try_into().expect("as many lines as asked for");
        Space { table, lines, owned: [0; LINES / 64], filled: 0, held: 0, zeros, blank, recording: None }
    }

    /// Pages of globals that were zeros throughout, and were written.
    pub fn filled(&self) -> u64 {
        self.filled
    }

    /// About how many bytes the pages take that the program has written, with what is symbolic in them, which takes up to five
    /// times as much as what is not. (To be told again when the space is thawed: it may be below zero, and wraps.)
    pub fn held(&self) -> u64 {
        self.held
    }

    /// Continues from a frozen space, with so many [filled](Space::filled) pages and [bytes](Space::held).
    pub fn thaw(frozen: &Frozen, filled: u64, held: u64) -> Self {
        let table = Table::thaw(&frozen.table);
        Space { filled, held, ..Space::with(table, frozen.zeros.clone(), frozen.blank.clone()) }
    }

    /// And from [`Space::changes`] after that.
    pub fn lay(&mut self, number: u64, page: &Shared) {
        self.table.lay(number, page.clone());
    }

    /// Freezes the present state as a whole: O(pages written since the last time). Answers the bytes that are shared anew,
    /// too.
    pub fn freeze(&mut self) -> (Frozen, u64) {
        let changes = self.changes().unwrap_or_default();
        let bytes: u64 = changes.iter().map(|(_, page)| self.page_bytes(page)).sum();
        let (table, listed) = self.table.freeze();
        (Frozen { table, zeros: self.zeros.clone(), blank: self.blank.clone() }, bytes + listed)
    }

    /// The pages written since the state was last frozen, as a whole or by its changes; `None` if it must be frozen as a
    /// whole now.
    pub fn changes(&mut self) -> Option<Numbered> {
        self.write_all_back();
        self.table.changes()
    }

    /// What a page takes that others do not share: nothing if it is one of zeros, which all do.
    pub fn page_bytes(&self, page: &Page) -> u64 {
        bytes_of(&self.zeros, &self.blank, page)
    }

    /// Gives all pages that the cache owns to the table, where [`Space::held`] counts them.
    pub fn write_all_back(&mut self) {
        for word in 0..self.owned.len() {
            while self.owned[word] != 0 {
                let index = word * 64 + self.owned[word].trailing_zeros() as usize;
                self.write_back(index);
            }
        }
    }

    /// Gives an owned line's page to the table; the line goes on sharing it.
    fn write_back(&mut self, index: usize) {
        self.owned[index / 64] &= !(1 << (index % 64));
        let line = &mut self.lines[index];
        match std::mem::replace(&mut line.held, Held::Nothing) {
            Held::Owned(page) => {
                let shared = page.shareable();
                self.held = self.held.wrapping_add(shared.footprint());
                self.table.set(line.number, shared.clone());
                line.held = Held::Shared(shared);
            }
            other => line.held = other,
        }
    }

    /// Fills a line from the table. False: no such page.
    #[cold]
    #[inline(never)]
    fn fill(&mut self, number: u64) -> bool {
        let index = line_of(number);
        let Some(page) = self.table.get(number) else { return false };
        let page = page.clone();
        self.write_back(index);
        self.lines[index] = Line { number, held: Held::Shared(page) };
        true
    }

    /// The page of that number, for reading.
    #[inline]
    fn page(&mut self, number: u64) -> Option<&Page> {
        let index = line_of(number);
        if self.lines[index].number != number && !self.fill(number) {
            return None;
        }
        match &self.lines[index].held {
            Held::Owned(page) => Some(page),
            Held::Shared(page) => Some(page),
            Held::Nothing => None,
        }
    }

    /// Makes a line own its page. False: no such page.
    #[cold]
    #[inline(never)]
    fn own(&mut self, number: u64) -> bool {
        let index = line_of(number);
        if self.lines[index].number != number && !self.fill(number) {
            return false;
        }
        let line = &mut self.lines[index];
        let Held::Shared(shared) = std::mem::replace(&mut line.held, Held::Nothing) else { return false };
        if number < HEAP_BASE >> PAGE_BITS && self.zeros.iter().any(|zero| Shared::ptr_eq(zero, &shared)) {
            self.filled += 1;
        }
        self.held = self.held.wrapping_sub(self.page_bytes(&shared));
        // Only if no snapshot shares the page does it move here itself.
        drop(self.table.take(number));
        let page = Shared::try_unique(shared)
            .unwrap_or_else(|shared| triomphe::UniqueArc::new(Page::clone(&shared)));
        self.adopt(index, page);
        if self.recording.is_some() {
            self.note_own(number);
        }
        true
    }

    fn adopt(&mut self, index: usize, page: triomphe::UniqueArc<Page>) {
        self.lines[index].held = Held::Owned(page);
        self.owned[index / 64] |= 1 << (index % 64);
    }

    /// The page of that number, for writing.
    #[inline]
    fn page_mut(&mut self, number: u64) -> Option<&mut Page> {
        let index = line_of(number);
        let line = &self.lines[index];
        let ready = line.number == number && matches!(line.held, Held::Owned(_));
        if !ready && !self.own(number) {
            return None;
        }
        match &mut self.lines[index].held {
            Held::Owned(page) => Some(page),
            _ => None,
        }
    }

    /// The page of that number, made if there is none.
    #[inline]
    fn page_or_new(&mut self, number: u64) -> Option<&mut Page> {
        let index = line_of(number);
        if self.lines[index].number != number && !self.fill(number) {
            self.write_back(index);
            self.lines[index].number = number;
            self.adopt(index, triomphe::UniqueArc::new(Page::blank()));
            if self.recording.is_some() {
                self.note_own(number);
            }
        }
        self.page_mut(number)
    }

    /// Looks at a page without moving it into the cache.
    pub(super) fn peek_page(&self, number: u64) -> Option<&Page> {
        let line = &self.lines[line_of(number)];
        if line.number == number {
            return match &line.held {
                Held::Owned(page) => Some(page),
                Held::Shared(page) => Some(page),
                Held::Nothing => None,
            };
        }
        Some(self.table.get(number)?)
    }
}
