//! What a program is fed: named byte arrays, in the order in which a path asked for them.
//!
//! Plain data, so that it can be stored, shipped, replayed natively or used as a seed. In JSON the bytes are one
//! string of hexadecimal digits: `{"objects":[{"name":"stdin","bytes":"68690a"}]}`.

use imbl::HashMap;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The input of one path.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Input {
    /// The objects, names distinct, in the order they came into being.
    pub objects: Vec<InputObject>,
}

/// One named array of bytes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct InputObject {
    /// Its unique name: `x`, and `x_1`, `x_2` … when a path asks for `x` again.
    pub name: String,
    /// Its bytes.
    #[serde(with = "hex")]
    pub bytes: Vec<u8>,
}

impl Input {
    /// The bytes of the object called `name`.
    pub fn get(&self, name: &str) -> Option<&[u8]> {
        let object = self.objects.iter().find(|o| o.name == name)?;
        Some(&object.bytes)
    }

    /// Where the object called `name` is. Looks at position `near` and the one behind it first: inputs have thousands of
    /// objects when a program asks for one byte at a time, and mostly one knows about where.
    pub fn position(&self, name: &str, near: usize) -> Option<usize> {
        let is = |&i: &usize| self.objects.get(i).is_some_and(|o| o.name == name);
        [near, near.saturating_add(1)].into_iter().chain(0..self.objects.len()).find(is)
    }

    /// The bytes of the object called `name`, as many of them as the object `count` says (little-endian); all, if there is no such
    /// object.
    pub fn counted(&self, name: &str, count: &str) -> Option<&[u8]> {
        let bytes = self.get(name)?;
        let Some(count) = self.get(count) else { return Some(bytes) };
        let number = count.iter().rev().fold(0usize, |n, &b| n.saturating_mul(256).saturating_add(b.into()));
        Some(&bytes[..number.min(bytes.len())])
    }

    /// One byte; `None` where the input has none.
    pub fn byte(&self, name: &str, index: usize) -> Option<u8> {
        self.get(name)?.get(index).copied()
    }

    /// Sets the bytes of `name`, at the end if it is new.
    pub fn set(&mut self, name: &str, bytes: Vec<u8>) {
        match self.objects.iter_mut().find(|o| o.name == name) {
            Some(object) => object.bytes = bytes,
            None => self.objects.push(InputObject { name: name.to_owned(), bytes }),
        }
    }

    /// Adds what only another input has: bytes that a path has not asked for yet.
    pub fn complete(&mut self, other: &Self) {
        for (near, object) in other.objects.iter().enumerate() {
            match self.position(&object.name, near) {
                Some(at) => {
                    let bytes = &mut self.objects[at].bytes;
                    bytes.extend(object.bytes.iter().skip(bytes.len()).copied().collect::<Vec<_>>());
                }
                None => self.objects.push(object.clone()),
            }
        }
    }

    /// About how many bytes of memory it takes: names and lists take more than the few bytes of most objects.
    pub fn footprint(&self) -> usize {
        const LEAST: usize = 16;
        let taken = |size: usize| size.next_multiple_of(LEAST);
        let of_object =
            |o: &InputObject| size_of::<InputObject>() + taken(o.name.len()) + taken(o.bytes.len());
        size_of::<Self>() + self.objects.iter().map(of_object).sum::<usize>()
    }

    /// Bytes in all objects together.
    pub fn len(&self) -> usize {
        self.objects.iter().map(|o| o.bytes.len()).sum()
    }

    /// No bytes at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// `x` of `x_12`: the name that an object asked for again had first, if it is one ([`ObjectNames::unique`]).
pub fn first_name(name: &str) -> Option<&str> {
    let (first, number) = name.rsplit_once('_')?;
    (!number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())).then_some(first)
}

/// The names of a path's objects, which are made unique: `x`, and `x_1`, `x_2` … when `x` is asked for again. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct ObjectNames {
    /// For each name in use: the next number to try.
    numbers: HashMap<Arc<str>, u32>,
}

impl ObjectNames {
    /// The name that the next object called `name` gets.
    pub fn unique(&mut self, name: &str) -> String {
        let mut number = self.numbers.get(name).copied().unwrap_or(0);
        loop {
            let candidate = match number {
                0 => name.to_owned(),
                k => format!("{name}_{k}"),
            };
            number += 1;
            // The candidate may be taken by a program that itself says "x_1".
            if number == 1 || !self.numbers.contains_key(candidate.as_str()) {
                self.numbers.insert(name.into(), number);
                if number > 1 {
                    self.numbers.insert(candidate.as_str().into(), 1);
                }
                return candidate;
            }
        }
    }
}

/// Bytes as a string of hexadecimal digits.
mod hex {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let digit = |n: u8| char::from(DIGITS[usize::from(n & 15)]);
        let text: String = bytes.iter().flat_map(|&b| [digit(b >> 4), digit(b)]).collect();
        serializer.serialize_str(&text)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
        let text = String::deserialize(deserializer)?;
        let value = |c: u8| {
            char::from(c)
                .to_digit(16)
                .map(|d| d as u8)
                .ok_or_else(|| D::Error::custom(format!("'{}' is no hexadecimal digit", c.escape_ascii())))
        };
        if text.len() % 2 != 0 {
            return Err(D::Error::custom("an odd number of hexadecimal digits"));
        }
        text.as_bytes().chunks_exact(2).map(|pair| Ok(value(pair[0])? << 4 | value(pair[1])?)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_is_hexadecimal_and_comes_back() {
        let mut input = Input::default();
        input.set("stdin", vec![0x68, 0x69, 0x0a, 0xff]);
        input.set("x_1", vec![]);
        let text = serde_json::to_string(&input).expect("serialises");
        assert_eq!(text, r#"{"objects":[{"name":"stdin","bytes":"68690aff"},{"name":"x_1","bytes":""}]}"#);
        assert_eq!(serde_json::from_str::<Input>(&text).expect("reads"), input);
        assert_eq!((input.byte("stdin", 3), input.byte("stdin", 4), input.len()), (Some(255), None, 4));
        for bad in ["0", "0g", "é"] {
            let text = format!(r#"{{"objects":[{{"name":"a","bytes":"{bad}"}}]}}"#);
            assert!(serde_json::from_str::<Input>(&text).is_err(), "{bad}");
        }
    }
}
