//! What a program compares with: the numbers of its comparisons and switches, and the short texts among its constants
//! (which are what it hands to `strcmp` and the like). Fuzzers call such a list a dictionary.

use crate::program::{Inst, Opnd, Program};
use std::collections::BTreeSet;

/// Texts longer than this are messages rather than keywords.
const LONGEST_TEXT: usize = 32;

/// See the module. Sorted; each once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ComparedConstants {
    /// Width in bits and value, of up to 64 bits.
    pub numbers: Vec<(u16, u64)>,
    /// Texts of two bytes and more, without the zero at their end.
    pub texts: Vec<Vec<u8>>,
}

impl ComparedConstants {
    /// Of the user's part of a program.
    pub fn of(program: &Program) -> Self {
        let mut numbers = BTreeSet::new();
        let constant = |o: Opnd| program.constants.get(o.as_pool()? as usize).copied();
        for f in program.functions.iter().filter(|f| !f.library) {
            for inst in &f.code {
                match inst {
                    Inst::Cmp { width, lhs, rhs, .. } if *width <= 64 => {
                        numbers.extend([*lhs, *rhs].into_iter().filter_map(constant).map(|n| (*width, n)));
                    }
                    Inst::Switch { width, table, .. } if *width <= 64 => {
                        let cases = f.switches.get(*table as usize).map_or(&[][..], |t| &t.cases);
                        numbers.extend(cases.iter().map(|&(n, _)| (*width, n as u64)));
                    }
                    _ => {}
                }
            }
        }
        let globals = program.globals.iter().filter(|g| g.constant && !g.library);
        let texts: BTreeSet<Vec<u8>> = globals.filter_map(|g| text(&g.init)).collect();
        Self { numbers: numbers.into_iter().collect(), texts: texts.into_iter().collect() }
    }
}

/// The bytes before the zero at the end, if that is the only one.
fn text(bytes: &[u8]) -> Option<Vec<u8>> {
    let end = bytes.iter().position(|&b| b == 0).unwrap_or(bytes.len());
    let rest_is_zero = bytes[end..].iter().all(|&b| b == 0);
    (rest_is_zero && (2..=LONGEST_TEXT).contains(&end)).then(|| bytes[..end].to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comparisons_switches_and_texts() {
        let source = r#"
@key = private constant [5 x i8] c"null\00"
@message = constant [40 x i8] zeroinitializer
@table = constant [6 x i8] c"a\00bc\00\00"
@text = global [3 x i8] c"xy\00"
define i32 @f(i32 %x, i64 %y) {
  %a = icmp eq i32 %x, 123
  %b = icmp ult i64 %y, 4294967296
  %c = and i1 %a, %b
  br i1 %c, label %then, label %else
then:
  switch i32 %x, label %else [
    i32 -7, label %seven
    i32 9, label %seven
  ]
seven:
  ret i32 77
else:
  ret i32 0
}
"#;
        let module = crate::parse_module(source.as_bytes(), "test.ll").expect("it parses");
        let program = crate::lower(&module).expect("it lowers");
        let found = ComparedConstants::of(&program);
        assert_eq!(found.texts, [b"null".to_vec()]);
        assert_eq!(found.numbers, [(32, 9), (32, 123), (32, 0xffff_fff9), (64, 1 << 32)]);
    }
}
