//! The operators of the logics: one row each, with name, indices and signature.
//!
//! Sources: SMT-LIB 2.7, theories `Core`, `FixedSizeBitVectors` and `ArraysEx`; logic `QF_BV`. The reductions
//! `bvredor`, `bvredand` and `bvredxor` are other solvers' and common in their files.

use super::sort::{Sort, SortId, Sorts};

/// An operator.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the table below says what each is: its name is SMT-LIB's")]
pub enum ExprOp {
    True,
    False,
    /// A bit-vector literal.
    Value,
    /// A declared symbol with its arguments, if it has any.
    Apply,
    /// A parameter of a defined function, in its body.
    Parameter,
    ConstArray,
    Not,
    And,
    Or,
    Xor,
    Implies,
    Equal,
    Distinct,
    Ite,
    Select,
    Store,
    Concat,
    Extract,
    BvNot,
    BvNeg,
    BvAnd,
    BvOr,
    BvXor,
    BvNand,
    BvNor,
    BvXnor,
    BvAdd,
    BvSub,
    BvMul,
    BvUdiv,
    BvUrem,
    BvSdiv,
    BvSrem,
    BvSmod,
    BvShl,
    BvLshr,
    BvAshr,
    ZeroExtend,
    SignExtend,
    RotateLeft,
    RotateRight,
    Repeat,
    BvComp,
    BvUlt,
    BvUle,
    BvUgt,
    BvUge,
    BvSlt,
    BvSle,
    BvSgt,
    BvSge,
    BvNego,
    BvUaddo,
    BvSaddo,
    BvUmulo,
    BvSmulo,
    BvUsubo,
    BvSsubo,
    BvSdivo,
    BvRedor,
    BvRedand,
    BvRedxor,
}

/// How operands determine the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Signature {
    /// Truth values to a truth value, so many at least and at most.
    Truth(usize, usize),
    /// Two or more of one sort to a truth value.
    Related,
    /// A truth value and two of one sort.
    Choice,
    /// An array and an index.
    Select,
    /// An array, an index and an element.
    Store,
    /// Any bit-vectors; the widths add up.
    Concat,
    /// One bit-vector and two indices.
    Extract,
    /// One bit-vector, wider by the index.
    Extend,
    /// One bit-vector and one index, of the same width.
    Rotate,
    /// One bit-vector, as often as the index says.
    Repeat,
    /// Bit-vectors of one width, so many at least and at most, to one of that width.
    Same(usize, usize),
    /// So many bit-vectors of one width to a truth value.
    Predicate(usize),
    /// So many bit-vectors of one width to one bit.
    Bit(usize),
    /// What the parser treats by itself.
    Special,
}

/// One operator.
pub(crate) struct Row {
    pub(crate) op: ExprOp,
    pub(crate) name: &'static str,
    pub(crate) indices: usize,
    pub(crate) signature: Signature,
}

/// Any number.
const MANY: usize = usize::MAX;

const fn row(op: ExprOp, name: &'static str, indices: usize, signature: Signature) -> Row {
    Row { op, name, indices, signature }
}

use ExprOp as O;
use Signature as S;

/// In the order of [`ExprOp`].
pub(crate) const TABLE: &[Row] = &[
    row(O::True, "true", 0, S::Truth(0, 0)),
    row(O::False, "false", 0, S::Truth(0, 0)),
    row(O::Value, "", 0, S::Special),
    row(O::Apply, "", 0, S::Special),
    row(O::Parameter, "", 0, S::Special),
    row(O::ConstArray, "", 0, S::Special),
    row(O::Not, "not", 0, S::Truth(1, 1)),
    row(O::And, "and", 0, S::Truth(1, MANY)),
    row(O::Or, "or", 0, S::Truth(1, MANY)),
    row(O::Xor, "xor", 0, S::Truth(2, MANY)),
    row(O::Implies, "=>", 0, S::Truth(2, MANY)),
    row(O::Equal, "=", 0, S::Related),
    row(O::Distinct, "distinct", 0, S::Related),
    row(O::Ite, "ite", 0, S::Choice),
    row(O::Select, "select", 0, S::Select),
    row(O::Store, "store", 0, S::Store),
    row(O::Concat, "concat", 0, S::Concat),
    row(O::Extract, "extract", 2, S::Extract),
    row(O::BvNot, "bvnot", 0, S::Same(1, 1)),
    row(O::BvNeg, "bvneg", 0, S::Same(1, 1)),
    row(O::BvAnd, "bvand", 0, S::Same(2, MANY)),
    row(O::BvOr, "bvor", 0, S::Same(2, MANY)),
    row(O::BvXor, "bvxor", 0, S::Same(2, MANY)),
    row(O::BvNand, "bvnand", 0, S::Same(2, 2)),
    row(O::BvNor, "bvnor", 0, S::Same(2, 2)),
    row(O::BvXnor, "bvxnor", 0, S::Same(2, MANY)),
    row(O::BvAdd, "bvadd", 0, S::Same(2, MANY)),
    row(O::BvSub, "bvsub", 0, S::Same(2, MANY)),
    row(O::BvMul, "bvmul", 0, S::Same(2, MANY)),
    row(O::BvUdiv, "bvudiv", 0, S::Same(2, 2)),
    row(O::BvUrem, "bvurem", 0, S::Same(2, 2)),
    row(O::BvSdiv, "bvsdiv", 0, S::Same(2, 2)),
    row(O::BvSrem, "bvsrem", 0, S::Same(2, 2)),
    row(O::BvSmod, "bvsmod", 0, S::Same(2, 2)),
    row(O::BvShl, "bvshl", 0, S::Same(2, 2)),
    row(O::BvLshr, "bvlshr", 0, S::Same(2, 2)),
    row(O::BvAshr, "bvashr", 0, S::Same(2, 2)),
    row(O::ZeroExtend, "zero_extend", 1, S::Extend),
    row(O::SignExtend, "sign_extend", 1, S::Extend),
    row(O::RotateLeft, "rotate_left", 1, S::Rotate),
    row(O::RotateRight, "rotate_right", 1, S::Rotate),
    row(O::Repeat, "repeat", 1, S::Repeat),
    row(O::BvComp, "bvcomp", 0, S::Bit(2)),
    row(O::BvUlt, "bvult", 0, S::Predicate(2)),
    row(O::BvUle, "bvule", 0, S::Predicate(2)),
    row(O::BvUgt, "bvugt", 0, S::Predicate(2)),
    row(O::BvUge, "bvuge", 0, S::Predicate(2)),
    row(O::BvSlt, "bvslt", 0, S::Predicate(2)),
    row(O::BvSle, "bvsle", 0, S::Predicate(2)),
    row(O::BvSgt, "bvsgt", 0, S::Predicate(2)),
    row(O::BvSge, "bvsge", 0, S::Predicate(2)),
    row(O::BvNego, "bvnego", 0, S::Predicate(1)),
    row(O::BvUaddo, "bvuaddo", 0, S::Predicate(2)),
    row(O::BvSaddo, "bvsaddo", 0, S::Predicate(2)),
    row(O::BvUmulo, "bvumulo", 0, S::Predicate(2)),
    row(O::BvSmulo, "bvsmulo", 0, S::Predicate(2)),
    row(O::BvUsubo, "bvusubo", 0, S::Predicate(2)),
    row(O::BvSsubo, "bvssubo", 0, S::Predicate(2)),
    row(O::BvSdivo, "bvsdivo", 0, S::Predicate(2)),
    row(O::BvRedor, "bvredor", 0, S::Bit(1)),
    row(O::BvRedand, "bvredand", 0, S::Bit(1)),
    row(O::BvRedxor, "bvredxor", 0, S::Bit(1)),
];

impl ExprOp {
    /// SMT-LIB's name; empty for what has none, as a literal.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().name
    }

    pub(crate) fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }
}

/// An error in a signature: the message, and which operand is to blame if it is one.
type Wrong = (String, Option<usize>);

fn count(row: &Row, given: usize, least: usize, most: usize) -> Result<(), Wrong> {
    let wanted = match (least, most) {
        _ if (least..=most).contains(&given) => return Ok(()),
        (_, MANY) => format!("at least {least}"),
        _ => least.to_string(),
    };
    Err((format!("'{}' takes {wanted} arguments, not {given}", row.name), None))
}

/// The common width of bit-vectors.
fn width(row: &Row, sorts: &Sorts, args: &[SortId]) -> Result<u32, Wrong> {
    let mut common = None;
    for (i, arg) in args.iter().enumerate() {
        let Some(width) = sorts.width(*arg) else {
            return Err((
                format!(
                    "argument {} of '{}' must be a bit-vector, not {}",
                    i + 1,
                    row.name,
                    sorts.show(*arg)
                ),
                Some(i),
            ));
        };
        if *common.get_or_insert(width) != width && row.signature != Signature::Concat {
            return Err((
                format!(
                    "arguments of '{}' must have the same width: {} and {width}",
                    row.name,
                    common.unwrap_or(0)
                ),
                Some(i),
            ));
        }
    }
    Ok(common.unwrap_or(0))
}

fn must_be(row: &Row, sorts: &Sorts, args: &[SortId], i: usize, wanted: SortId) -> Result<(), Wrong> {
    if args[i] == wanted {
        return Ok(());
    }
    let message = format!(
        "argument {} of '{}' must be {}, not {}",
        i + 1,
        row.name,
        sorts.show(wanted),
        sorts.show(args[i])
    );
    Err((message, Some(i)))
}

fn array(row: &Row, sorts: &Sorts, sort: SortId) -> Result<(SortId, SortId), Wrong> {
    match sorts.get(sort) {
        Sort::Array(index, element) => Ok((*index, *element)),
        _ => {
            Err((format!("argument 1 of '{}' must be an array, not {}", row.name, sorts.show(sort)), Some(0)))
        }
    }
}

/// The sort of an application, or what is wrong with it.
pub(crate) fn result_sort(
    row: &Row,
    indices: [u32; 2],
    sorts: &mut Sorts,
    args: &[SortId],
) -> Result<SortId, Wrong> {
    let plain = |message: String| (message, None);
    let n = args.len();
    match row.signature {
        S::Truth(least, most) => {
            count(row, n, least, most)?;
            (0..n).try_for_each(|i| must_be(row, sorts, args, i, SortId::BOOL))?;
            Ok(SortId::BOOL)
        }
        S::Related => {
            count(row, n, 2, MANY)?;
            (1..n).try_for_each(|i| must_be(row, sorts, args, i, args[0]))?;
            Ok(SortId::BOOL)
        }
        S::Choice => {
            count(row, n, 3, 3)?;
            must_be(row, sorts, args, 0, SortId::BOOL)?;
            must_be(row, sorts, args, 2, args[1])?;
            Ok(args[1])
        }
        S::Select => {
            count(row, n, 2, 2)?;
            let (index, element) = array(row, sorts, args[0])?;
            must_be(row, sorts, args, 1, index)?;
            Ok(element)
        }
        S::Store => {
            count(row, n, 3, 3)?;
            let (index, element) = array(row, sorts, args[0])?;
            must_be(row, sorts, args, 1, index)?;
            must_be(row, sorts, args, 2, element)?;
            Ok(args[0])
        }
        S::Concat => {
            count(row, n, 2, MANY)?;
            width(row, sorts, args)?;
            let total = args.iter().filter_map(|a| sorts.width(*a)).map(u64::from).sum();
            sorts.bit_vector(total).map_err(plain)
        }
        S::Extract => {
            count(row, n, 1, 1)?;
            let w = width(row, sorts, args)?;
            let [hi, lo] = indices;
            if hi >= w || lo > hi {
                return Err(plain(format!("there are no bits {hi} to {lo} in a bit-vector of width {w}")));
            }
            sorts.bit_vector(u64::from(hi - lo) + 1).map_err(plain)
        }
        S::Extend => {
            count(row, n, 1, 1)?;
            let w = width(row, sorts, args)?;
            sorts.bit_vector(u64::from(w) + u64::from(indices[0])).map_err(plain)
        }
        S::Rotate => {
            count(row, n, 1, 1)?;
            width(row, sorts, args)?;
            Ok(args[0])
        }
        S::Repeat => {
            count(row, n, 1, 1)?;
            let w = width(row, sorts, args)?;
            if indices[0] == 0 {
                return Err(plain("'repeat' repeats at least once".into()));
            }
            sorts.bit_vector(u64::from(w) * u64::from(indices[0])).map_err(plain)
        }
        S::Same(least, most) => {
            count(row, n, least, most)?;
            width(row, sorts, args)?;
            Ok(args[0])
        }
        S::Predicate(arity) => {
            count(row, n, arity, arity)?;
            width(row, sorts, args)?;
            Ok(SortId::BOOL)
        }
        S::Bit(arity) => {
            count(row, n, arity, arity)?;
            width(row, sorts, args)?;
            sorts.bit_vector(1).map_err(plain)
        }
        S::Special => Err(plain("this cannot be applied".into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_operators() {
        for (i, row) in TABLE.iter().enumerate() {
            assert_eq!(row.op as usize, i, "{}", row.name);
            assert_eq!(row.op.row().name, row.name);
        }
        assert_eq!(O::BvRedxor as usize + 1, TABLE.len());
    }
}
