//! How operations are written in C, for those who read conditions.

use super::{Operation, cast, from_limbs};
use symvm_frontend::ir::{FloatKind, FloatPredicate};
use symvm_frontend::program::{FloatCast, FloatOp, FloatUnary};
use symvm_solver::{Form, Notation, Part, TermId, Terms};

impl Operation {
    /// The term that it has of these, as C writes it; none of what C has no word for.
    pub(crate) fn notation(self, terms: &Terms, args: &[TermId]) -> Option<Notation> {
        let part = |n: usize| part(terms, self.operand_kind(n), *args.get(n)?);
        let all = || (0..args.len()).map(part).collect::<Option<Box<[Part]>>>();
        let form = match self {
            Self::Binary(op, _) => match binary(op)? {
                (sign, true) => Form::Infix(sign, [part(0)?, part(1)?]),
                (name, false) => Form::Call(name, all()?),
            },
            Self::Unary(FloatUnary::Neg, _) => Form::Prefix("-", part(0)?),
            Self::Unary(op, _) => Form::Call(unary(op)?, all()?),
            Self::MulAdd { fused: true, .. } => Form::Call("fma", all()?),
            Self::MulAdd { fused: false, .. } => return None,
            Self::Compare(pred, kind) => {
                return compared(pred, [part(0)?, part(1)?], is_number(terms, kind, args[1]));
            }
            Self::Class { mask, .. } => Form::Call(class(mask)?, all()?),
            Self::Cast(FloatCast::Float { to, .. } | FloatCast::FromInt { to, .. }) => {
                Form::Prefix(type_name(to), part(0)?)
            }
            Self::Cast(FloatCast::ToInt { width, signed, .. }) => {
                Form::Prefix(int_name(width, signed)?, part(0)?)
            }
        };
        Some(Notation { form, denied: false })
    }

    /// The kind of an operand; none of integers.
    fn operand_kind(self, n: usize) -> Option<FloatKind> {
        match self {
            Self::Binary(FloatOp::PowI | FloatOp::Ldexp, _) if n == 1 => None,
            Self::Cast(FloatCast::FromInt { .. }) => None,
            Self::Cast(FloatCast::Float { from, .. }) => Some(from),
            _ => Some(self.kind()),
        }
    }
}

fn part(terms: &Terms, kind: Option<FloatKind>, term: TermId) -> Option<Part> {
    let number = kind.and_then(|kind| Some((kind, terms.as_value(term)?)));
    Some(match number {
        Some((kind, value)) => Part::Text(literal(kind, from_limbs(value.limbs())).into()),
        None => Part::Term(term),
    })
}

/// The shortest decimal number that is read as this one; what has more digits than a `double` is rounded to one.
pub(crate) fn literal(kind: FloatKind, bits: u128) -> String {
    if kind == FloatKind::Single && f32::from_bits(bits as u32).is_finite() {
        return format!("{:?}f", f32::from_bits(bits as u32));
    }
    let limbs = match kind {
        FloatKind::Double => bits as u64,
        from => {
            from_limbs(&cast(FloatCast::Float { from, to: FloatKind::Double }, &super::to_limbs(bits))) as u64
        }
    };
    match f64::from_bits(limbs) {
        number if number.is_nan() => "NAN".into(),
        f64::INFINITY => "INFINITY".into(),
        f64::NEG_INFINITY => "-INFINITY".into(),
        number => format!("{number:?}"),
    }
}

/// A constant that is no NaN.
fn is_number(terms: &Terms, kind: FloatKind, term: TermId) -> bool {
    let layout = super::layout::of(kind);
    terms.as_value(term).is_some_and(|value| !layout.is_nan(from_limbs(value.limbs())))
}

/// The sign, or the name of a function.
fn binary(op: FloatOp) -> Option<(&'static str, bool)> {
    Some(match op {
        FloatOp::Add => (" + ", true),
        FloatOp::Sub => (" - ", true),
        FloatOp::Mul => (" * ", true),
        FloatOp::Div => (" / ", true),
        FloatOp::MinNum => ("fmin", false),
        FloatOp::MaxNum => ("fmax", false),
        FloatOp::Minimum => ("fminimum", false),
        FloatOp::Maximum => ("fmaximum", false),
        FloatOp::CopySign => ("copysign", false),
        FloatOp::Ldexp => ("ldexp", false),
        FloatOp::Rem => ("fmod", false),
        FloatOp::Pow | FloatOp::PowI | FloatOp::Atan2 => return None,
    })
}

fn unary(op: FloatUnary) -> Option<&'static str> {
    Some(match op {
        FloatUnary::Fabs => "fabs",
        FloatUnary::Sqrt => "sqrt",
        FloatUnary::Floor => "floor",
        FloatUnary::Ceil => "ceil",
        FloatUnary::Trunc => "trunc",
        FloatUnary::Rint => "rint",
        FloatUnary::NearbyInt => "nearbyint",
        FloatUnary::Round => "round",
        FloatUnary::RoundEven => "roundeven",
        _ => return None,
    })
}

/// C's comparisons are ordered but `!=`: what holds of a NaN, too, is the opposite of one.
fn compared(pred: FloatPredicate, [a, b]: [Part; 2], is_number: bool) -> Option<Notation> {
    let alone = a == b || is_number;
    let (sign, denied) = match pred {
        FloatPredicate::Oeq => (" == ", false),
        FloatPredicate::Une => (" == ", true),
        FloatPredicate::Olt => (" < ", false),
        FloatPredicate::Uge => (" < ", true),
        FloatPredicate::Ole => (" <= ", false),
        FloatPredicate::Ugt => (" <= ", true),
        FloatPredicate::Ogt => (" > ", false),
        FloatPredicate::Ule => (" > ", true),
        FloatPredicate::Oge => (" >= ", false),
        FloatPredicate::Ult => (" >= ", true),
        FloatPredicate::Uno | FloatPredicate::Ord if alone => {
            let form = Form::Call("isnan", [a].into());
            return Some(Notation { form, denied: pred == FloatPredicate::Ord });
        }
        FloatPredicate::Uno | FloatPredicate::Ord => {
            let form = Form::Call("isunordered", [a, b].into());
            return Some(Notation { form, denied: pred == FloatPredicate::Ord });
        }
        FloatPredicate::One | FloatPredicate::Ueq => {
            let form = Form::Call("islessgreater", [a, b].into());
            return Some(Notation { form, denied: pred == FloatPredicate::Ueq });
        }
        FloatPredicate::False | FloatPredicate::True => return None,
    };
    Some(Notation { form: Form::Infix(sign, [a, b]), denied })
}

/// `FPClassTest` of LLVM that C has a macro for.
fn class(mask: u32) -> Option<&'static str> {
    Some(match mask {
        0x003 => "isnan",
        0x204 => "isinf",
        0x108 => "isnormal",
        0x1f8 => "isfinite",
        0x090 => "issubnormal",
        0x060 => "iszero",
        _ => return None,
    })
}

fn type_name(kind: FloatKind) -> &'static str {
    match kind {
        FloatKind::Half => "(_Float16)",
        FloatKind::BFloat => "(__bf16)",
        FloatKind::Single => "(float)",
        FloatKind::Double => "(double)",
        FloatKind::X87 => "(long double)",
        FloatKind::Quad => "(__float128)",
    }
}

fn int_name(width: u16, signed: bool) -> Option<&'static str> {
    Some(match (width, signed) {
        (8, true) => "(signed char)",
        (8, false) => "(unsigned char)",
        (16, true) => "(short)",
        (16, false) => "(unsigned short)",
        (32, true) => "(int)",
        (32, false) => "(unsigned)",
        (64, true) => "(long)",
        (64, false) => "(unsigned long)",
        _ => return None,
    })
}
