//! Numbers as few bytes: what a snapshot says of how it differs from the one before.
//!
//! Numbers are written seven bits to a byte (LEB128). A row of words is written as differences from an older row, small
//! ones short whatever their sign, and a run of words that are equal as a zero and its length.

use smallvec::SmallVec;

/// The bytes. Most snapshots do with those that need no allocation.
pub(crate) type Bytes = SmallVec<[u8; 48]>;

/// Writes a number.
pub(crate) fn write(bytes: &mut Bytes, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Writes the words of `new` where they differ from `old`; what one row is longer by is compared with zeros.
pub(crate) fn write_words(bytes: &mut Bytes, old: &[u64], new: &[u64]) {
    write(bytes, new.len() as u64);
    let mut equal = 0;
    for (i, word) in new.iter().enumerate() {
        let difference = word.wrapping_sub(old.get(i).copied().unwrap_or(0)) as i64;
        if difference == 0 {
            equal += 1;
            continue;
        }
        write_equal(bytes, &mut equal);
        write(bytes, (difference << 1 ^ difference >> 63) as u64);
    }
    write_equal(bytes, &mut equal);
}

fn write_equal(bytes: &mut Bytes, equal: &mut u64) {
    if *equal > 0 {
        write(bytes, 0);
        write(bytes, std::mem::take(equal));
    }
}

/// What is left to read.
pub(crate) struct Reader<'a>(pub &'a [u8]);

impl Reader<'_> {
    /// A number, as [`write`] wrote it.
    pub fn number(&mut self) -> u64 {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let (&byte, rest) = self.0.split_first().expect("a snapshot reads what it wrote");
            self.0 = rest;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                break;
            }
        }
        number
    }

    /// Makes `words` the new row that [`write_words`] compared with it.
    pub fn words(&mut self, words: &mut Vec<u64>) {
        words.resize(self.number() as usize, 0);
        let mut at = 0;
        while at < words.len() {
            match self.number() {
                0 => at += self.number() as usize,
                coded => {
                    let difference = (coded >> 1) ^ (coded & 1).wrapping_neg();
                    words[at] = words[at].wrapping_add(difference);
                    at += 1;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::SmallRng;
    use rand::{Rng, SeedableRng};

    #[test]
    fn what_was_written_is_read() {
        let mut rng = SmallRng::seed_from_u64(3);
        let mut number = || match rng.random_range(0..4) {
            0 => 0,
            1 => rng.random_range(0..300),
            2 => u64::MAX - rng.random_range(0..3),
            _ => rng.random::<u64>() >> rng.random_range(0..64),
        };
        for _ in 0..2000 {
            let (a, b) = (number() % 20, number() % 20);
            let old: Vec<u64> = (0..a).map(|_| number()).collect();
            let mut new: Vec<u64> = (0..b).map(|_| number()).collect();
            // Rows that follow one another agree in most places.
            for (i, word) in new.iter_mut().enumerate() {
                if number() % 3 > 0 {
                    *word = old.get(i).copied().unwrap_or(0);
                }
            }
            let (before, after) = (number(), number());
            let mut bytes = Bytes::new();
            write(&mut bytes, before);
            write_words(&mut bytes, &old, &new);
            write(&mut bytes, after);
            let (mut reader, mut words) = (Reader(&bytes), old);
            assert_eq!(reader.number(), before);
            reader.words(&mut words);
            assert_eq!((words, reader.number(), reader.0.len()), (new, after, 0));
        }
    }

    #[test]
    fn equal_rows_take_three_bytes() {
        let (row, mut bytes) = ([u64::MAX; 100], Bytes::new());
        write_words(&mut bytes, &row, &row);
        assert_eq!(bytes.len(), 3);
    }
}
