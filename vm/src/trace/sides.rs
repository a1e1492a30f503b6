//! The sides of one chunk of a trace, in less room than four bytes each where a trace is long: it is loops that take millions of
//! sides, the same few again and again.

use super::CHUNK;
use symvm_frontend::program::SideId;

/// Places of the table of different sides while a chunk is coded; a power of two.
const PLACES: usize = 256;
/// Different sides of a coded chunk, at most: half of the places stay empty, so that few are probed.
const DIFFERENT: usize = PLACES / 2;

/// See the module.
#[derive(Debug)]
pub struct Sides {
    len: u32,
    form: Form,
}

#[derive(Debug)]
enum Form {
    /// From the first one on; once they end they begin again.
    Plain(Box<[SideId]>),
    /// The different ones, and which of them each is.
    Coded(Box<[SideId]>, Box<[u8]>),
}

impl Sides {
    /// These, as they are.
    pub fn plain(sides: &[SideId]) -> Self {
        Self { len: sides.len() as u32, form: Form::Plain(sides.into()) }
    }

    /// These, of which there are [`CHUNK`] at most, in as little room as is found quickly.
    pub fn packed(sides: &[SideId]) -> Self {
        let kept = &sides[..period(sides)];
        let small = kept.len() <= sides.len() / 4;
        let form = if small { None } else { coded(sides, size_of_val(kept)) };
        let form = form.unwrap_or_else(|| Form::Plain(kept.into()));
        Self { len: sides.len() as u32, form }
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Bytes that they take.
    pub fn bytes(&self) -> usize {
        match &self.form {
            Form::Plain(sides) => size_of_val(&**sides),
            Form::Coded(different, codes) => size_of_val(&**different) + codes.len(),
        }
    }

    /// One of them.
    pub fn get(&self, index: usize) -> Option<SideId> {
        match &self.form {
            Form::Plain(sides) if index < sides.len() => Some(sides[index]),
            Form::Plain(sides) => (index < self.len()).then(|| sides[index % sides.len()]),
            Form::Coded(different, codes) => codes.get(index).map(|&code| different[usize::from(code)]),
        }
    }
}

/// Of so many possible periods each is tried by itself.
const TRIED: usize = 16;

/// After how many they begin again, if that is a quarter of them at most: of longer periods a code takes less.
fn period(sides: &[SideId]) -> usize {
    let last = sides.len().saturating_sub(1);
    let fits = |&p: &usize| sides[p] == sides[0] && sides[last] == sides[last - p];
    let mut possible = (1..=sides.len() / 4).filter(fits);
    let found = possible.by_ref().take(TRIED).find(|&p| sides[p..] == sides[..sides.len() - p]);
    found.unwrap_or_else(|| if possible.next().is_some() { least_period(sides) } else { sides.len() })
}

/// The same without a bound, by the failure function of Knuth, Morris & Pratt (*Fast Pattern Matching in Strings*, 1977).
fn least_period(sides: &[SideId]) -> usize {
    let mut borders = [0u16; CHUNK];
    for i in 1..sides.len() {
        let mut border = usize::from(borders[i - 1]);
        while border > 0 && sides[i] != sides[border] {
            border = usize::from(borders[border - 1]);
        }
        borders[i] = (border + usize::from(sides[i] == sides[border])) as u16;
    }
    let longest = sides.len().checked_sub(1).map_or(0, |last| usize::from(borders[last]));
    sides.len() - longest
}

/// By number, if they are few and that takes less than so many bytes.
fn coded(sides: &[SideId], most: usize) -> Option<Form> {
    // By place: the code of the side there, less one; 0: none.
    let mut places = [0u8; PLACES];
    let mut different: Vec<SideId> = Vec::with_capacity(16);
    let mut codes = Vec::with_capacity(sides.len());
    for &side in sides {
        let mut at = side.0 as usize % PLACES;
        let code = loop {
            match places[at] {
                0 if different.len() == DIFFERENT => return None,
                0 => {
                    different.push(side);
                    places[at] = different.len() as u8;
                    break places[at] - 1;
                }
                code if different[usize::from(code - 1)] == side => break code - 1,
                _ => at = (at + 1) % PLACES,
            }
        };
        codes.push(code);
    }
    let is_less = size_of_val(&different[..]) + codes.len() < most;
    is_less.then(|| Form::Coded(different.into(), codes.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(numbers: impl Iterator<Item = u32>, most: usize) {
        let sides: Vec<SideId> = numbers.map(SideId).collect();
        for packed in [Sides::packed(&sides), Sides::plain(&sides)] {
            let back: Vec<_> = (0..packed.len()).filter_map(|i| packed.get(i)).collect();
            assert_eq!((back, packed.get(sides.len())), (sides.clone(), None));
        }
        let bytes = Sides::packed(&sides).bytes();
        assert!(bytes <= most, "{bytes} bytes for {} sides", sides.len());
    }

    #[test]
    fn loops_take_little_room() {
        let all = CHUNK as u32;
        round(0..0, 0);
        round(7..8, 4);
        round((0..all).map(|_| 7), 4);
        round((0..all).map(|i| i % 3 * 256), 12);
        // One whose period is found behind many that fit at their ends.
        round((0..all).map(|i| u32::from(i % 64 == 62) + u32::from(i % 64 > 40 && i % 2 == 0)), 256);
        // An inner loop, whose length does not divide the chunk's.
        round((0..all).map(|i| u32::from(i % 101 == 100)), 404);
        // No period, but few different ones, in one place of the table and in many.
        round((0..all).map(|i| (i * i / 7 % 5) << 8), CHUNK + 20);
        round((0..all).map(|i| i * i / 7 % 128), CHUNK + 512);
        // Too many: as they are.
        round((0..all).map(|i| i * i / 7 % 1009), 4 * CHUNK);
        round((0..all).map(|i| i * 129), 4 * CHUNK);
    }
}
