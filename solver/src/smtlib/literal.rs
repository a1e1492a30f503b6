//! Bit-vector literals: `#b01`, `#xff`, `(_ bv10 8)`.

use super::error::{Parsed, shown};
use super::lexer::Lexer;
use crate::term::MAX_WIDTH;
use crate::value::BvValue;

fn legal(bits: usize) -> Result<u32, String> {
    u32::try_from(bits)
        .ok()
        .filter(|width| *width <= MAX_WIDTH)
        .ok_or_else(|| format!("a literal of {bits} bits is wider than the {MAX_WIDTH} that are supported"))
}

/// The value of digits of so many bits each.
fn digits(text: &[u8], bits: usize) -> Result<BvValue, String> {
    let width = legal(text.len() * bits)?;
    let per_limb = 64 / bits;
    let limbs: Vec<u64> = text
        .rchunks(per_limb)
        .map(|chunk| {
            chunk
                .iter()
                .fold(0, |limb, digit| limb << bits | u64::from((*digit as char).to_digit(16).unwrap_or(0)))
        })
        .collect();
    Ok(BvValue::from_limbs(width, &limbs))
}

/// The value after `#x`.
pub(crate) fn hexadecimal(text: &[u8]) -> Result<BvValue, String> {
    digits(text, 4)
}

/// The value after `#b`.
pub(crate) fn binary(text: &[u8]) -> Result<BvValue, String> {
    digits(text, 1)
}

/// A decimal number as a bit-vector, if it fits.
pub(crate) fn decimal(text: &[u8], width: u32) -> Option<BvValue> {
    let leading = text.iter().take_while(|d| **d == b'0').count();
    let text = &text[leading..];
    // log2(10) > 3.32: more digits than that do not fit, and need not be multiplied out.
    if text.len() as u64 * 332 > u64::from(width) * 100 + 400 {
        return None;
    }
    let mut limbs = vec![0_u64; width.div_ceil(64) as usize + 1];
    let mut used = 1;
    for chunk in text.chunks(18) {
        let mut carry = chunk.iter().fold(0_u64, |n, d| n * 10 + u64::from(d - b'0'));
        let scale = 10_u64.pow(chunk.len() as u32);
        for limb in &mut limbs[..used] {
            let product = u128::from(*limb) * u128::from(scale) + u128::from(carry);
            *limb = product as u64;
            carry = (product >> 64) as u64;
        }
        if carry != 0 {
            *limbs.get_mut(used)? = carry;
            used += 1;
        }
    }
    let value = BvValue::from_limbs(width, &limbs);
    let whole = BvValue::from_limbs(limbs.len() as u32 * 64, &limbs);
    (value.zext(whole.width()) == whole).then_some(value)
}

/// The rest of `(_ bvN width)` before its closing parenthesis.
pub(crate) fn indexed(lexer: &mut Lexer<'_>) -> Parsed<BvValue> {
    let name = lexer.symbol("a literal bvN")?;
    let number = name.strip_prefix(b"bv").filter(|n| !n.is_empty() && n.iter().all(u8::is_ascii_digit));
    let Some(number) = number else {
        return Err(lexer.fault(format!("there is no indexed symbol '{}'", shown(name))));
    };
    let width = lexer.number32("a width")?;
    if width == 0 {
        return Err(lexer.fault("a bit-vector has at least one bit"));
    }
    let width = legal(width as usize).map_err(|m| lexer.fault(m))?;
    decimal(number, width).ok_or_else(|| lexer.fault(format!("{} does not fit {width} bits", shown(number))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_exact() {
        for (text, width, expected) in [
            ("0", 1, Some("#b0")),
            ("1", 1, Some("#b1")),
            ("2", 1, None),
            ("00000000000000000000000000255", 8, Some("#xff")),
            ("256", 8, None),
            ("18446744073709551615", 64, Some("#xffffffffffffffff")),
            ("18446744073709551616", 64, None),
            ("18446744073709551617", 68, Some("#x10000000000000001")),
            ("340282366920938463463374607431768211455", 128, Some("#xffffffffffffffffffffffffffffffff")),
            ("340282366920938463463374607431768211456", 128, None),
        ] {
            assert_eq!(decimal(text.as_bytes(), width).map(|v| v.to_string()).as_deref(), expected, "{text}");
        }
        assert_eq!(
            hexadecimal(b"10000000000000000f").map(|v| v.to_string()).as_deref(),
            Ok("#x10000000000000000f")
        );
        assert_eq!(binary(b"101").map(|v| v.to_string()).as_deref(), Ok("#b101"));
    }
}
