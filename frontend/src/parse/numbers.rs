//! Number literals: decimal integers of any width, decimal and hexadecimal floats.

use crate::ir::FloatKind;

/// A decimal or (`u0x`/`s0x`) hexadecimal integer as `width` bits in little-endian limbs; `None` if it does not fit
/// the width, neither signed nor unsigned.
pub(super) fn integer(text: &[u8], width: u32) -> Option<Vec<u64>> {
    let limbs = width.div_ceil(64) as usize;
    let (negative, digits) = match text {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, text),
    };
    if width <= 64 && digits.len() <= 19 {
        let value = digits.iter().fold(0u64, |n, d| n * 10 + u64::from(d - b'0'));
        let mask = u64::MAX >> (64 - width);
        if negative {
            return (value <= 1 << (width - 1)).then(|| vec![value.wrapping_neg() & mask]);
        }
        return (value <= mask).then(|| vec![value]);
    }
    let digits = &digits[digits.iter().position(|&d| d != b'0').unwrap_or(digits.len())..];
    // A decimal digit carries more than three bits: longer texts cannot fit.
    if digits.len() > width as usize / 3 + 1 {
        return None;
    }
    let mut value = vec![0u64; limbs];
    for chunk in digits.chunks(18) {
        let scale = 10u64.pow(chunk.len() as u32);
        let add = chunk.iter().fold(0u64, |n, d| n * 10 + u64::from(d - b'0'));
        let mut carry = u128::from(add);
        for limb in &mut value {
            carry += u128::from(*limb) * u128::from(scale);
            *limb = carry as u64;
            carry >>= 64;
        }
        if carry != 0 {
            return None;
        }
    }
    let top = *value.last()?;
    let top_bits = width - 64 * (limbs as u32 - 1);
    let mask = u64::MAX >> (64 - top_bits);
    if !negative {
        return (top <= mask).then_some(value);
    }
    let sign = 1u64 << (top_bits - 1);
    let most_negative = top == sign && value[..limbs - 1].iter().all(|&l| l == 0);
    if top >= sign && !most_negative {
        return None;
    }
    let mut carry = true;
    for limb in &mut value {
        let (negated, overflow) = (!*limb).overflowing_add(u64::from(carry));
        *limb = negated;
        carry = overflow;
    }
    if let Some(top) = value.last_mut() {
        *top &= mask;
    }
    Some(value)
}

/// `u0x…` or `s0x…`: hexadecimal, zero- or sign-extended to the width.
pub(super) fn hex_integer(digits: &[u8], signed: bool, width: u32) -> Option<Vec<u64>> {
    let limbs = width.div_ceil(64) as usize;
    let mut value = vec![0u64; limbs];
    let significant = &digits[digits.iter().position(|&d| d != b'0').unwrap_or(digits.len())..];
    let top_digit = significant.first().map_or(0, |&d| (d as char).to_digit(16).unwrap_or(0));
    let bits = (significant.len() * 4) as u64
        - u64::from(if top_digit == 0 { 0 } else { top_digit.leading_zeros() - 28 });
    if bits > u64::from(width) {
        return None;
    }
    for (i, &d) in significant.iter().rev().enumerate() {
        value[i / 16] |= u64::from((d as char).to_digit(16)?) << (i % 16 * 4);
    }
    // A signed number begins with its sign: the highest bit that is set.
    if signed && bits > 0 {
        for bit in bits..u64::from(width) {
            value[bit as usize / 64] |= 1 << (bit % 64);
        }
    }
    Some(value)
}

/// A decimal float literal in the format of its type; `None` if that format cannot hold it exactly.
pub(super) fn decimal_float(text: &[u8], kind: FloatKind) -> Option<Vec<u64>> {
    let value: f64 = std::str::from_utf8(text).ok()?.parse().ok()?;
    // LLVM reads the text as a double first, whatever the type.
    double_as(value.to_bits(), kind)
}

/// A hexadecimal float literal (the text behind `0x`).
pub(super) fn hex_float(text: &[u8], kind: FloatKind) -> Option<Vec<u64>> {
    let hex = |digits: &[u8]| -> Option<u64> {
        let plain = !digits.is_empty() && digits.iter().all(u8::is_ascii_hexdigit);
        plain.then(|| u64::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok())?
    };
    match (text, kind) {
        ([b'H', digits @ ..], FloatKind::Half) | ([b'R', digits @ ..], FloatKind::BFloat) => {
            hex(digits).filter(|&bits| bits <= 0xFFFF).map(|bits| vec![bits])
        }
        ([b'K', digits @ ..], FloatKind::X87) => {
            let (top, mantissa) = digits.split_at_checked(digits.len().checked_sub(16)?)?;
            let top = if top.is_empty() { 0 } else { hex(top)? };
            (top <= 0xFFFF).then_some(vec![hex(mantissa)?, top])
        }
        // The printer writes the low half first.
        ([b'L', digits @ ..], FloatKind::Quad) => {
            let (low, high) = digits.split_at_checked(16)?;
            Some(vec![hex(low)?, hex(high)?])
        }
        (digits, kind) => double_as(hex(digits)?, kind),
    }
}

/// The bits of a double in another format, if they fit exactly (payloads of NaNs are kept).
fn double_as(bits: u64, kind: FloatKind) -> Option<Vec<u64>> {
    let narrowed = match kind {
        FloatKind::Double => bits,
        FloatKind::Single => narrow(bits, 8, 23)?,
        FloatKind::Half => narrow(bits, 5, 10)?,
        FloatKind::BFloat => narrow(bits, 8, 7)?,
        FloatKind::X87 | FloatKind::Quad => return None,
    };
    Some(vec![narrowed])
}

/// A double as a float with fewer exponent and mantissa bits, if that is exact.
fn narrow(bits: u64, exponent_bits: u32, mantissa_bits: u32) -> Option<u64> {
    let sign = (bits >> 63) << (exponent_bits + mantissa_bits);
    let exponent = ((bits >> 52) & 0x7FF) as i64;
    let mantissa = bits & ((1 << 52) - 1);
    let dropped = 52 - mantissa_bits;
    let top = (1u64 << exponent_bits) - 1;
    let bias = (1i64 << (exponent_bits - 1)) - 1;
    if exponent == 0x7FF {
        let kept = mantissa >> dropped;
        return (kept << dropped == mantissa).then_some(sign | top << mantissa_bits | kept);
    }
    if exponent == 0 {
        return (mantissa == 0).then_some(sign);
    }
    let unbiased = exponent - 1023;
    if unbiased > bias {
        return None;
    }
    let full = mantissa | 1 << 52;
    let (shift, field) = if unbiased >= 1 - bias {
        (dropped, (unbiased + bias) as u64)
    } else {
        // Subnormal in the narrow format.
        let extra = u32::try_from(1 - bias - unbiased).ok()?;
        (dropped + extra, 0)
    };
    if shift >= 64 || (full >> shift) << shift != full {
        return None;
    }
    let kept = (full >> shift) & ((1 << mantissa_bits) - 1);
    Some(sign | field << mantissa_bits | kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_of_any_width() {
        assert_eq!(integer(b"255", 8), Some(vec![255]));
        assert_eq!(integer(b"-128", 8), Some(vec![128]));
        assert_eq!(integer(b"256", 8), None);
        assert_eq!(integer(b"-129", 8), None);
        assert_eq!(integer(b"18446744073709551615", 64), Some(vec![u64::MAX]));
        assert_eq!(integer(b"18446744073709551616", 64), None);
        assert_eq!(integer(b"-1", 128), Some(vec![u64::MAX, u64::MAX]));
        assert_eq!(integer(b"-1", 65), Some(vec![u64::MAX, 1]));
        assert_eq!(integer(b"36893488147419103232", 65), None);
        assert_eq!(integer(b"36893488147419103232", 66), Some(vec![0, 2]));
        assert_eq!(
            integer(b"170141183460469231731687303715884105727", 128),
            Some(vec![u64::MAX, u64::MAX >> 1])
        );
        assert_eq!(hex_integer(b"0FF", false, 8), Some(vec![255]));
        assert_eq!(hex_integer(b"FF", true, 16), Some(vec![0xFFFF]));
        assert_eq!(hex_integer(b"100", false, 8), None);
        // The sign is the highest bit that is set, however the number is written.
        assert_eq!(hex_integer(b"0001", true, 16), Some(vec![0xFFFF]));
        assert_eq!(hex_integer(b"10", true, 8), Some(vec![0xF0]));
        assert_eq!(hex_integer(b"7F", true, 8), Some(vec![0xFF]));
        assert_eq!(hex_integer(b"0", true, 8), Some(vec![0]));
    }

    #[test]
    fn floats_narrow_like_the_hardware() {
        for value in [0.0f32, -0.0, 1.0, 0.1, f32::MIN_POSITIVE, 1e-45, -3.4e38, f32::INFINITY, f32::MAX] {
            let double = f64::from(value).to_bits();
            assert_eq!(
                double_as(double, FloatKind::Single),
                Some(vec![u64::from(value.to_bits())]),
                "{value}"
            );
        }
        assert_eq!(double_as(0.1f64.to_bits(), FloatKind::Single), None);
        assert_eq!(decimal_float(b"1.500000e+00", FloatKind::Half), Some(vec![0x3E00]));
        assert_eq!(hex_float(b"7FF4000000000000", FloatKind::Single), Some(vec![0x7FA0_0000]));
        assert_eq!(hex_float(b"K3FFF8000000000000000", FloatKind::X87), Some(vec![1 << 63, 0x3FFF]));
        assert_eq!(
            hex_float(b"L00000000000000003FFF000000000000", FloatKind::Quad),
            Some(vec![0, 0x3FFF << 48])
        );
        assert_eq!(hex_float(b"zz", FloatKind::Double), None);
    }
}
