//! What is left to pairs of variables.
//!
//! The scanner that a generator makes takes its state from the last state and the next byte, looked up in tables, and
//! compares what it finds with the last state. So each of its terms depends on a pair of variables: the state before and
//! a byte. All terms on the same pair share a *frame*, a table of the pairs of values that conditions have left, with a
//! column for each of them; a term in one frame is a variable of the next. Values and pairs that support each other no more are
//! taken out until nothing changes (*generalised arc consistency*: Mackworth, *Consistency in Networks of Relations*, 1977).
//! Where frames hang together as a tree, as they do along an input that is read byte by byte, what is left then is exactly
//! what the conditions allow (Freuder, *A Sufficient Condition for Backtrack-Free Search*, 1982).

use std::rc::Rc;

use smallvec::SmallVec;

/// Pairs of values of a frame.
const MAX_PAIRS: usize = 1 << 16;

/// Values and pairs that are looked at for one condition at most.
const MOST_CELLS: u64 = 1 << 22;

/// A term that has one of a few values; they are told by their numbers.
#[derive(Clone)]
struct Variable {
    /// By value: conditions leave it.
    alive: Vec<bool>,
    left: usize,
    /// Frames that have a column for it.
    frames: SmallVec<[usize; 4]>,
}

/// A row for each pair that conditions have left.
#[derive(Clone)]
struct Frame {
    rows: usize,
    /// The two variables that it was made of, and others whose values they tell; and by row, the value.
    columns: Vec<(u32, Vec<u16>)>,
}

/// A term whose value is told by each pair of a frame.
#[derive(Clone)]
pub(super) struct Made {
    pub(super) frame: usize,
    /// By row: the value.
    pub(super) column: Vec<u16>,
}

/// Nothing satisfies the conditions.
#[derive(Debug, PartialEq, Eq)]
pub(in super::super) struct Contradiction;

/// See the module. A copy shares what neither of them changes.
#[derive(Default, Clone)]
pub(super) struct Frames {
    variables: Vec<Rc<Variable>>,
    frames: Vec<Rc<Frame>>,
    /// Frames that have to be looked at again.
    queue: Vec<usize>,
    /// Values and pairs that were looked at.
    cells: u64,
    /// Whether anything was taken out.
    has_narrowed: bool,
}

impl Frames {
    /// What was looked at since this was asked last.
    pub(super) fn take_cells(&mut self) -> u64 {
        std::mem::take(&mut self.cells)
    }

    /// Whether anything was taken out since this was asked last.
    pub(super) fn take_narrowed(&mut self) -> bool {
        std::mem::take(&mut self.has_narrowed)
    }

    /// The next variable, which has so many values.
    pub(super) fn add(&mut self, values: usize, made: Option<Made>) {
        let mut frames = SmallVec::new();
        if let Some(Made { frame, column }) = made {
            Rc::make_mut(&mut self.frames[frame]).columns.push((self.variables.len() as u32, column));
            frames.push(frame);
        }
        self.variables.push(Rc::new(Variable { alive: vec![true; values], left: values, frames }));
    }

    /// How many values a variable has, those that are not left among them.
    pub(super) fn values(&self, variable: u32) -> usize {
        self.variables[variable as usize].alive.len()
    }

    /// The value of a variable that has one value left.
    pub(super) fn single(&self, variable: u32) -> Option<usize> {
        let variable = &self.variables[variable as usize];
        let position = || variable.alive.iter().position(|alive| *alive);
        if variable.left == 1 { position() } else { None }
    }

    /// A frame with columns for all these variables; none if there is none, and they are no pair of which there could be one.
    pub(super) fn around(&mut self, variables: &[u32]) -> Option<usize> {
        let near = &self.variables[*variables.first()? as usize].frames;
        let tells = |frame: usize| variables.iter().all(|&variable| self.column(frame, variable).is_some());
        if let Some(&frame) = near.iter().find(|&&frame| tells(frame)) {
            return Some(frame);
        }
        let &[a, b] = variables else { return None };
        let left = |variable| self.left(variable).map(|value| value as u16).collect::<Vec<u16>>();
        let (first, second) = (left(a), left(b));
        let rows = first.len() * second.len();
        if rows > MAX_PAIRS {
            return None;
        }
        self.cells += 2 * rows as u64;
        let firsts = first.iter().flat_map(|&value| std::iter::repeat_n(value, second.len())).collect();
        let seconds = first.iter().flat_map(|_| &second).copied().collect();
        self.frames.push(Rc::new(Frame { rows, columns: vec![(a, firsts), (b, seconds)] }));
        let frame = self.frames.len() - 1;
        for variable in [a, b] {
            Rc::make_mut(&mut self.variables[variable as usize]).frames.push(frame);
        }
        Some(frame)
    }

    /// Pairs that a frame has left.
    pub(super) fn rows(&self, frame: usize) -> usize {
        self.frames[frame].rows
    }

    /// What the frames take, in words.
    pub(super) fn size(&self) -> usize {
        self.frames.iter().map(|frame| frame.rows * frame.columns.len() / 4).sum::<usize>()
            + self.variables.iter().map(|variable| variable.alive.len() / 8 + 8).sum::<usize>()
    }

    /// By row of a frame: the value of a variable that it tells.
    pub(super) fn column(&self, frame: usize, variable: u32) -> Option<&[u16]> {
        let mut columns = self.frames[frame].columns.iter();
        columns.find(|(of, _)| *of == variable).map(|(_, column)| &column[..])
    }

    /// Values that are left to a variable.
    pub(super) fn left(&self, variable: u32) -> impl Iterator<Item = usize> + '_ {
        let alive = self.variables[variable as usize].alive.iter().enumerate();
        alive.filter(|(_, alive)| **alive).map(|(value, _)| value)
    }

    /// Leaves a variable these values alone.
    pub(super) fn require(
        &mut self,
        variable: u32,
        is_allowed: impl Fn(usize) -> bool,
    ) -> Result<(), Contradiction> {
        let narrowed = &self.variables[variable as usize];
        self.cells += narrowed.alive.len() as u64;
        let is_left = |(value, alive): (usize, &bool)| *alive && is_allowed(value);
        let alive: Vec<bool> = narrowed.alive.iter().enumerate().map(is_left).collect();
        let left = alive.iter().filter(|alive| **alive).count();
        if left == 0 {
            return Err(Contradiction);
        }
        if left == narrowed.left {
            return Ok(());
        }
        let narrowed = Rc::make_mut(&mut self.variables[variable as usize]);
        (narrowed.alive, narrowed.left) = (alive, left);
        self.has_narrowed = true;
        self.look_again(variable, None);
        while let Some(frame) = self.queue.pop() {
            // What is left then is more than it need be, and no less than it must.
            if self.cells > MOST_CELLS {
                self.queue.clear();
                break;
            }
            for variable in self.revise(frame)? {
                self.look_again(variable, Some(frame));
            }
        }
        Ok(())
    }

    /// Frames that a variable was narrowed for, but that one.
    fn look_again(&mut self, variable: u32, but: Option<usize>) {
        for &frame in &self.variables[variable as usize].frames {
            if Some(frame) != but && !self.queue.contains(&frame) {
                self.queue.push(frame);
            }
        }
    }

    /// Takes out pairs of a frame that values support no more, and values that its pairs support no more. Answers the variables
    /// that were narrowed.
    fn revise(&mut self, frame: usize) -> Result<SmallVec<[u32; 4]>, Contradiction> {
        let Frame { rows, columns } = &*self.frames[frame];
        self.cells += (rows * columns.len()) as u64;
        let mut is_left = vec![true; *rows];
        for (variable, column) in columns {
            let variable = &self.variables[*variable as usize];
            if variable.left < variable.alive.len() {
                for (is_left, &value) in is_left.iter_mut().zip(column) {
                    *is_left &= variable.alive[usize::from(value)];
                }
            }
        }
        let left = is_left.iter().filter(|is_left| **is_left).count();
        if left == 0 {
            return Err(Contradiction);
        }
        let mut narrowed = SmallVec::new();
        if left == *rows {
            return Ok(narrowed);
        }
        let Frame { rows, columns } = Rc::make_mut(&mut self.frames[frame]);
        *rows = left;
        for (variable, column) in columns.iter_mut() {
            let mut row = is_left.iter();
            column.retain(|_| row.next() == Some(&true));
            let own = &self.variables[*variable as usize];
            if own.left == 1 {
                continue;
            }
            let mut alive = vec![false; own.alive.len()];
            let mut supported = 0;
            for &value in column.iter() {
                supported += usize::from(!std::mem::replace(&mut alive[usize::from(value)], true));
            }
            if supported < own.left {
                let own = Rc::make_mut(&mut self.variables[*variable as usize]);
                (own.alive, own.left) = (alive, supported);
                narrowed.push(*variable);
            }
        }
        // Whoever looks for a variable with one value looks here no more.
        columns.retain(|(variable, _)| self.variables[*variable as usize].left > 1);
        Ok(narrowed)
    }
}
