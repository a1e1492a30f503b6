//! Operands of an assembly statement: what the constraints bind, and how the template spells them (AT&T syntax).

use super::super::Lack;
use super::super::Res;

/// Where a value lives while the template runs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Home {
    /// A general register by the processor's number (`rax` is 0).
    Fixed(u8),
    /// Whatever register the compiler picks for the statement's operand of this number.
    Picked(usize),
}

pub const RAX: Home = Home::Fixed(0);
pub const RCX: Home = Home::Fixed(1);
pub const RDX: Home = Home::Fixed(2);
pub const RBX: Home = Home::Fixed(3);
pub const RSP: Home = Home::Fixed(4);
pub const RSI: Home = Home::Fixed(6);
pub const RDI: Home = Home::Fixed(7);

/// A register as spelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Register {
    pub home: Home,
    pub bits: u16,
    /// `ah`, `bh`, `ch`, `dh`: bits 8 to 15.
    pub high: bool,
}

/// The register of a name without `%`.
pub fn register(name: &str) -> Option<Register> {
    const LEGACY: [&str; 8] = ["ax", "cx", "dx", "bx", "sp", "bp", "si", "di"];
    if !name.is_ascii() || name.is_empty() {
        return None;
    }
    let found = |at: usize, bits, high| Some(Register { home: Home::Fixed(at as u8), bits, high });
    if let Some(rest) = name.strip_prefix('r')
        && rest.starts_with(|c: char| c.is_ascii_digit())
    {
        let digits = rest.trim_end_matches(['d', 'w', 'b']);
        let bits = match &rest[digits.len()..] {
            "" => 64,
            "d" => 32,
            "w" => 16,
            "b" => 8,
            _ => return None,
        };
        return digits.parse().ok().filter(|n| (8..16).contains(n)).and_then(|n| found(n, bits, false));
    }
    let (bits, stem) = match (name.strip_prefix('r'), name.strip_prefix('e')) {
        (Some(stem), _) => (64, stem),
        (_, Some(stem)) => (32, stem),
        _ => (16, name),
    };
    if let Some(at) = LEGACY.iter().position(|n| *n == stem) {
        return found(at, bits, false);
    }
    if let Some(at) = LEGACY[4..].iter().position(|n| name.strip_suffix('l') == Some(*n)) {
        return found(at + 4, 8, false);
    }
    let at = LEGACY[..4].iter().position(|n| n.as_bytes().first() == name.as_bytes().first())?;
    match &name[1..] {
        "l" => found(at, 8, false),
        "h" => found(at, 8, true),
        _ => None,
    }
}

/// The register that a constraint in braces names, or the letters of GCC for one.
pub fn fixed(code: &str) -> Option<Home> {
    let name = code.strip_prefix('{').and_then(|c| c.strip_suffix('}'));
    let name = match (name, code) {
        (Some(name), _) => name,
        (None, "a") => "ax",
        (None, "b") => "bx",
        (None, "c") => "cx",
        (None, "d") => "dx",
        (None, "S") => "si",
        (None, "D") => "di",
        _ => return None,
    };
    register(name).map(|r| r.home)
}

/// The operand that a constraint ties an input to: `0`, or `0|0` where there are several alternatives.
pub fn tied(code: &str) -> Option<usize> {
    let mut alternatives = code.split('|').map(|number| number.parse().ok());
    let first = alternatives.next().flatten()?;
    alternatives.all(|number| number == Some(first)).then_some(first)
}

/// A line's operand as spelled.
#[derive(PartialEq, Eq, Debug)]
pub enum Spelled {
    /// `$$5`.
    Immediate(u64),
    /// `%eax`.
    Register(Register),
    /// `$0` or `${0:b}`: a number and a modifier.
    Bound(usize, Option<char>),
    /// `8($1,%rcx,4)`: displacement, base, index, scale.
    Memory(i64, Option<Box<Spelled>>, Option<Box<Spelled>>, u64),
}

fn lack(text: &str) -> Lack {
    Lack(format!("inline assembly with the operand \"{text}\""))
}

/// A number as the assembler reads it.
fn number(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let value = match digits.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).ok()?,
        None if digits.len() > 1 && digits.starts_with('0') => u64::from_str_radix(digits, 8).ok()?,
        None => digits.parse().ok()?,
    };
    Some(if negative { (value as i64).wrapping_neg() } else { value as i64 })
}

/// Reads one operand.
pub fn spelled(text: &str) -> Res<Spelled> {
    if let Some(value) = text.strip_prefix("$$") {
        return number(value).map(|n| Spelled::Immediate(n as u64)).ok_or_else(|| lack(text));
    }
    if let Some(open) = text.find('(') {
        return memory(text, open);
    }
    if let Some(name) = text.strip_prefix('%') {
        return register(name).map(Spelled::Register).ok_or_else(|| lack(text));
    }
    let bound = text.strip_prefix('$').ok_or_else(|| lack(text))?;
    let (digits, modifier) = match bound.strip_prefix('{').and_then(|b| b.strip_suffix('}')) {
        Some(inner) => match inner.split_once(':') {
            Some((digits, modifier)) => (digits, modifier),
            None => (inner, ""),
        },
        None => (bound, ""),
    };
    let mut letters = modifier.chars();
    let modifier = letters.next();
    match (digits.parse(), letters.next()) {
        (Ok(number), None) => Ok(Spelled::Bound(number, modifier)),
        _ => Err(lack(text)),
    }
}

fn memory(text: &str, open: usize) -> Res<Spelled> {
    let inner = text[open + 1..].strip_suffix(')').ok_or_else(|| lack(text))?;
    let displacement = match &text[..open] {
        "" => 0,
        digits => number(digits).ok_or_else(|| lack(text))?,
    };
    let mut parts = inner.split(',').map(str::trim);
    let mut part = || match parts.next() {
        None | Some("") => Ok(None),
        Some(part) => spelled(part).map(|p| Some(Box::new(p))),
    };
    let (base, index) = (part()?, part()?);
    let scale = match parts.next() {
        None => 1,
        Some(scale) => scale.parse().map_err(|_| lack(text))?,
    };
    Ok(Spelled::Memory(displacement, base, index, scale))
}

/// A line's mnemonic and operands.
pub fn split(line: &str) -> (&str, Vec<&str>) {
    let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
    let (mut operands, mut depth, mut start) = (Vec::new(), 0u32, 0);
    for (at, c) in rest.char_indices() {
        match c {
            '(' | '{' => depth += 1,
            ')' | '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                operands.push(rest[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    if !rest[start..].trim().is_empty() {
        operands.push(rest[start..].trim());
    }
    (name, operands)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registers_and_operands_are_read_as_the_assembler_reads_them() {
        let fixed = |n, bits, high| Some(Register { home: Home::Fixed(n), bits, high });
        for (name, expected) in [
            ("rax", fixed(0, 64, false)),
            ("ecx", fixed(1, 32, false)),
            ("dx", fixed(2, 16, false)),
            ("bl", fixed(3, 8, false)),
            ("ah", fixed(0, 8, true)),
            ("sil", fixed(6, 8, false)),
            ("r8", fixed(8, 64, false)),
            ("r15d", fixed(15, 32, false)),
            ("r10b", fixed(10, 8, false)),
            ("r16", None),
            ("xmm0", None),
            ("", None),
            ("é", None),
        ] {
            assert_eq!(register(name), expected, "{name}");
        }
        let ties = ["0", "12", "1|1", "1|2", "r", "0|r", "", "{ax}"].map(tied);
        assert_eq!(ties, [Some(0), Some(12), Some(1), None, None, None, None, None]);
        assert_eq!(split("leal 4($1,$2,4), $0"), ("leal", vec!["4($1,$2,4)", "$0"]));
        let bound = |n| Some(Box::new(Spelled::Bound(n, None)));
        assert!(matches!(spelled("4($1,$2,4)"), Ok(m) if m == Spelled::Memory(4, bound(1), bound(2), 4)));
        assert!(matches!(spelled("${0:b}"), Ok(Spelled::Bound(0, Some('b')))));
        assert!(matches!(spelled("$$-0x10"), Ok(Spelled::Immediate(n)) if n == 16u64.wrapping_neg()));
        for bad in ["", "$", "${0:bb}", "$$x", "%st", "(", "(%rax", "foo", "é(", "${0"] {
            assert!(spelled(bad).is_err(), "{bad}");
        }
    }
}
