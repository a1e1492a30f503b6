//! Mutations of inputs, after AFL's havoc stage (M. Zalewski, *American Fuzzy Lop*, technical details): a few random
//! changes on top of each other. Objects keep their sizes, since the program fixed them.

use rand::Rng;
use rand::rngs::SmallRng;
use symvm_frontend::analysis::ComparedConstants;
use symvm_vm::Input;

/// Values near which programs decide.
const INTERESTING: &[i64] = &[
    -128,
    -1,
    0,
    1,
    16,
    32,
    64,
    100,
    127,
    128,
    255,
    256,
    512,
    1000,
    1024,
    4096,
    -32768,
    32767,
    32768,
    65535,
    65536,
    -2147483648,
    2147483647,
    4294967295,
    i64::MIN,
    i64::MAX,
];

/// Largest step of an arithmetic change.
const ARITHMETIC: i64 = 35;

/// Byte strings that the program looks for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Dictionary {
    tokens: Vec<Vec<u8>>,
}

impl Dictionary {
    /// Of the constants that a program compares with: in both byte orders, and characters that C widened as one byte.
    pub fn new(constants: &ComparedConstants) -> Self {
        let mut tokens = constants.texts.clone();
        for &(width, n) in &constants.numbers {
            let bytes = usize::from(width.div_ceil(8)).clamp(1, 8);
            let little = &n.to_le_bytes()[..bytes];
            tokens.push(little.to_vec());
            if bytes > 1 {
                tokens.push(little.iter().rev().copied().collect());
                tokens.push(vec![n as u8]);
            }
        }
        tokens.sort();
        tokens.dedup();
        Self { tokens }
    }
}

/// One place of change: an object's bytes, and the same object of another input.
struct Spot<'a> {
    rng: &'a mut SmallRng,
    bytes: &'a mut [u8],
    other: &'a [u8],
    dictionary: &'a Dictionary,
}

/// A mutation.
type Mutation = fn(&mut Spot<'_>);

const MUTATIONS: &[Mutation] =
    &[flip_bit, set_byte, add, set_interesting, set_token, set_token, copy_block, shift, splice, take_block];

fn flip_bit(p: &mut Spot<'_>) {
    let at = p.at();
    p.bytes[at] ^= 1 << p.rng.random_range(0..8);
}

fn set_byte(p: &mut Spot<'_>) {
    let at = p.at();
    p.bytes[at] = p.rng.random();
}

/// A little more or less, as a number of 1, 2, 4 or 8 bytes in either order.
fn add(p: &mut Spot<'_>) {
    let step = p.rng.random_range(1..=ARITHMETIC) * if p.rng.random() { 1 } else { -1 };
    p.with_number(|old, _| old.wrapping_add_signed(step));
}

fn set_interesting(p: &mut Spot<'_>) {
    p.with_number(|_, rng| INTERESTING[rng.random_range(0..INTERESTING.len())] as u64);
}

fn set_token(p: &mut Spot<'_>) {
    if p.dictionary.tokens.is_empty() {
        return set_byte(p);
    }
    let token = &p.dictionary.tokens[p.rng.random_range(0..p.dictionary.tokens.len())];
    let at = p.at();
    p.bytes[at..].iter_mut().zip(token).for_each(|(b, t)| *b = *t);
}

fn copy_block(p: &mut Spot<'_>) {
    let (from, to) = (p.at(), p.at());
    let length = p.length(from.max(to));
    p.bytes.copy_within(from..from + length, to);
}

/// Takes bytes out or puts some in; what is behind moves.
fn shift(p: &mut Spot<'_>) {
    let at = p.at();
    let length = p.length(at);
    let tail = &mut p.bytes[at..];
    if p.rng.random() {
        tail.rotate_left(length);
        let end = tail.len() - length;
        tail[end..].fill(0);
    } else {
        tail.rotate_right(length);
        let fill = p.rng.random();
        tail[..length].fill(fill);
    }
}

/// The end of another input.
fn splice(p: &mut Spot<'_>) {
    let at = p.at();
    p.bytes[at..].iter_mut().zip(p.other.iter().skip(at)).for_each(|(b, o)| *b = *o);
}

/// A block of another input, anywhere.
fn take_block(p: &mut Spot<'_>) {
    if p.other.is_empty() {
        return set_byte(p);
    }
    let (at, from) = (p.at(), p.rng.random_range(0..p.other.len()));
    let length = p.length(at);
    p.bytes[at..at + length].iter_mut().zip(&p.other[from..]).for_each(|(b, o)| *b = *o);
}

impl Spot<'_> {
    fn at(&mut self) -> usize {
        self.rng.random_range(0..self.bytes.len())
    }

    /// A length that fits behind `at`, short more often than long.
    fn length(&mut self, at: usize) -> usize {
        let longest = self.bytes.len() - at;
        let bound = self.rng.random_range(1..=longest);
        self.rng.random_range(1..=bound)
    }

    fn with_number(&mut self, change: impl Fn(u64, &mut SmallRng) -> u64) {
        let at = self.at();
        let width = (1_usize << self.rng.random_range(0..4)).min(self.bytes.len() - at);
        let little: bool = self.rng.random();
        let place = &mut self.bytes[at..at + width];
        if !little {
            place.reverse();
        }
        let mut number = [0; 8];
        number[..width].copy_from_slice(place);
        let number = change(u64::from_le_bytes(number), self.rng).to_le_bytes();
        place.copy_from_slice(&number[..width]);
        if !little {
            place.reverse();
        }
    }
}

/// `base` with 1, 2, 4, 8 or 16 random changes; `other` gives material. Nothing if there is no byte to change.
pub fn mutate(rng: &mut SmallRng, base: &Input, other: &Input, dictionary: &Dictionary) -> Option<Input> {
    let total = base.len();
    if total == 0 {
        return None;
    }
    let mut input = base.clone();
    for _ in 0..1 << rng.random_range(0..5) {
        // An object by the number of its bytes.
        let mut at = rng.random_range(0..total);
        let object = input.objects.iter_mut().find(|o| {
            let here = at < o.bytes.len();
            at = at.wrapping_sub(if here { 0 } else { o.bytes.len() });
            here
        })?;
        let other = other.get(&object.name).unwrap_or_default();
        let mutation = MUTATIONS[rng.random_range(0..MUTATIONS.len())];
        mutation(&mut Spot { rng, bytes: &mut object.bytes, other, dictionary });
    }
    Some(input)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use std::collections::HashSet;

    fn input(objects: &[(&str, &[u8])]) -> Input {
        let mut input = Input::default();
        objects.iter().for_each(|(n, b)| input.set(n, b.to_vec()));
        input
    }

    #[test]
    fn shapes_stay_and_tokens_arrive() {
        let constants =
            ComparedConstants { numbers: vec![(32, 0x0102_0304), (8, 7)], texts: vec![b"true".to_vec()] };
        let dictionary = Dictionary::new(&constants);
        let expected: [&[u8]; 5] = [&[1, 2, 3, 4], &[4], &[4, 3, 2, 1], &[7], b"true"];
        assert_eq!(dictionary.tokens, expected);
        let base = input(&[("a", &[0; 3]), ("empty", &[]), ("stdin", &[0; 9])]);
        let other = input(&[("stdin", b"012345678")]);
        let mut rng = SmallRng::seed_from_u64(5);
        let made: Vec<_> = (0..20_000).filter_map(|_| mutate(&mut rng, &base, &other, &dictionary)).collect();
        assert_eq!(made.len(), 20_000);
        for m in &made {
            let shape: Vec<_> = m.objects.iter().map(|o| (o.name.as_str(), o.bytes.len())).collect();
            assert_eq!(shape, [("a", 3), ("empty", 0), ("stdin", 9)]);
        }
        let has =
            |part: &[u8]| made.iter().any(|m| m.objects[2].bytes.windows(part.len()).any(|w| w == part));
        assert!(
            has(b"true") && has(&[1, 2, 3, 4]) && has(&[4, 3, 2, 1]) && has(b"345678") && has(&[0xff; 4])
        );
        assert!(made.iter().collect::<HashSet<_>>().len() > 10_000, "they differ");
    }

    #[test]
    fn nothing_comes_of_nothing_and_one_byte_is_enough() {
        let mut rng = SmallRng::seed_from_u64(1);
        let (none, one) = (Input::default(), input(&[("x", &[5])]));
        let empty = Dictionary::default();
        assert_eq!(mutate(&mut rng, &none, &one, &empty), None);
        assert!((0..5_000).all(|_| mutate(&mut rng, &one, &none, &empty).is_some()));
    }
}
