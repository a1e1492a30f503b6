//! Where the sign, the exponent and the significand of each float kind are.

use symvm_frontend::ir::FloatKind;

/// The layout of a kind.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    /// Bits in all.
    pub width: u32,
    /// Bits of the exponent field.
    pub exponent: u32,
    /// Bits below the exponent field, x87's explicit integer bit included.
    pub fraction: u32,
    /// x87: the integer bit is stored.
    pub explicit: bool,
}

/// What a pattern stands for.
pub(super) enum Unpacked {
    /// Not a number (x87's invalid encodings, too).
    Nan,
    /// Either infinity.
    Infinity,
    /// `±significand * 2^exponent`.
    Finite { negative: bool, exponent: i32, significand: u128 },
}

pub(super) fn of(kind: FloatKind) -> Layout {
    let (width, exponent) = match kind {
        FloatKind::Half => (16, 5),
        FloatKind::BFloat => (16, 8),
        FloatKind::Single => (32, 8),
        FloatKind::Double => (64, 11),
        FloatKind::X87 => (80, 15),
        FloatKind::Quad => (128, 15),
    };
    Layout { width, exponent, fraction: width - 1 - exponent, explicit: kind == FloatKind::X87 }
}

impl Layout {
    pub fn sign_bit(self) -> u128 {
        1 << (self.width - 1)
    }

    fn fraction_mask(self) -> u128 {
        (1 << self.fraction) - 1
    }

    fn exponent_field(self, bits: u128) -> u32 {
        (bits >> self.fraction) as u32 & self.exponent_max()
    }

    pub fn exponent_max(self) -> u32 {
        (1 << self.exponent) - 1
    }

    /// Bits of precision, the integer bit included.
    pub fn precision(self) -> u32 {
        self.fraction + u32::from(!self.explicit)
    }

    pub fn bias(self) -> i32 {
        self.exponent_max() as i32 / 2
    }

    pub fn quiet_bit(self) -> u128 {
        1 << (self.precision() - 2)
    }

    pub fn is_nan(self, bits: u128) -> bool {
        matches!(self.unpack(bits), Unpacked::Nan)
    }

    /// A NaN made quiet.
    pub fn quiet(self, bits: u128) -> u128 {
        bits | self.quiet_bit()
    }

    /// x86's answer to an invalid operation.
    pub fn default_nan(self) -> u128 {
        let integer = if self.explicit { 1 << (self.fraction - 1) } else { 0 };
        self.sign_bit() | u128::from(self.exponent_max()) << self.fraction | integer | self.quiet_bit()
    }

    /// Not zero, and with the least exponent.
    pub fn is_subnormal(self, bits: u128) -> bool {
        self.exponent_field(bits) == 0 && bits & self.fraction_mask() != 0
    }

    pub fn unpack(self, bits: u128) -> Unpacked {
        let field = self.exponent_field(bits);
        let fraction = bits & self.fraction_mask();
        let integer = 1u128 << (self.precision() - 1);
        if field == self.exponent_max() {
            let infinity = if self.explicit { integer } else { 0 };
            return if fraction == infinity { Unpacked::Infinity } else { Unpacked::Nan };
        }
        if self.explicit && field != 0 && fraction & integer == 0 {
            return Unpacked::Nan; // An "unnormal": invalid since the 80387.
        }
        let hidden = if field == 0 || self.explicit { 0 } else { integer };
        Unpacked::Finite {
            negative: bits & self.sign_bit() != 0,
            exponent: field.max(1) as i32 - self.bias() - (self.precision() as i32 - 1),
            significand: fraction | hidden,
        }
    }
}
