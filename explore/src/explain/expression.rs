//! Conditions over the program's state as text that a C programmer reads: `count <= 9 && s[i] != 0`.
//!
//! Comparisons are signed unless marked `<u`. What bit-vectors say more plainly is undone: a negated comparison is the
//! opposite one, a sum with a large constant is a difference, and a narrowing of a variable shows as a cast. A text that would
//! be too long ends in `…`.

use crate::symbols::byte_of;
use symvm_solver::{Form, Notation, Op, Part, TermId, Terms};

/// Characters of a condition.
const LONG: usize = 400;

/// Binding strengths, C's.
const ATOM: u8 = 12;
const UNARY: u8 = 11;
const PRODUCT: u8 = 10;
const SUM: u8 = 9;
const SHIFT: u8 = 8;
const ORDER: u8 = 7;
const EQUALITY: u8 = 6;
const BIT_AND: u8 = 5;
const BIT_XOR: u8 = 4;
const BIT_OR: u8 = 3;
const AND: u8 = 2;
const OR: u8 = 1;
const CHOICE: u8 = 0;

/// What symbols stand for.
pub struct Names<'a> {
    /// A symbol's name.
    pub name: &'a dyn Fn(TermId) -> String,
    /// A symbol is not worth a word: the C library's own.
    pub aside: &'a dyn Fn(TermId) -> bool,
    /// How many bytes an array has, if that is known.
    pub bytes: &'a dyn Fn(&str) -> Option<usize>,
}

/// The conjuncts of a condition. What is set aside is counted in the last of them.
pub fn conjuncts(terms: &Terms, condition: TermId, names: &Names<'_>) -> Vec<String> {
    let (mut out, mut work, mut aside) = (Vec::new(), vec![condition], 0);
    while let Some(term) = work.pop() {
        if terms.op(term) == Op::And && terms.width(term) == 1 && terms.notation(term).is_none() {
            work.extend(terms.args(term).iter().rev());
            continue;
        }
        let mut writer = Writer { terms, names, out: String::new(), aside: 0 };
        if writer.is_aside(term) {
            aside += 1;
            continue;
        }
        writer.term(term, CHOICE);
        aside += writer.aside;
        out.push(writer.out);
    }
    if aside > 0 {
        out.push(format!("(and {aside} on pointers and on the C library, as they were)"));
    }
    out
}

/// Addresses are from here on.
const ADDRESSES: u64 = 1 << 16;

struct Writer<'a> {
    terms: &'a Terms,
    names: &'a Names<'a>,
    out: String,
    /// Conditions that were left out.
    aside: usize,
}

impl Writer<'_> {
    fn full(&self) -> bool {
        self.out.len() > LONG
    }

    /// A condition that is not worth a word: on the library's variables alone, or that a pointer is what it was.
    fn is_aside(&self, term: TermId) -> bool {
        let args = self.terms.args(term);
        if let (Op::Eq, &[a, b]) = (self.terms.op(term), args) {
            let (symbol, value) = if self.terms.is_const(a) { (b, a) } else { (a, b) };
            let address = self.terms.as_const(value).is_some_and(|bits| bits >= ADDRESSES);
            if self.terms.op(symbol) == Op::Symbol && self.terms.width(symbol) == 64 && address {
                return true;
            }
        }
        let (mut any, mut work) = (false, vec![term]);
        let mut steps = 0;
        while let Some(t) = work.pop() {
            steps += 1;
            if steps > LONG {
                return false;
            }
            if self.terms.op(t) == Op::Symbol {
                if !(self.names.aside)(t) {
                    return false;
                }
                any = true;
            }
            work.extend(self.terms.args(t));
        }
        any
    }

    /// Operands worth a word.
    fn told(&mut self, args: &[TermId]) -> Vec<TermId> {
        let told: Vec<TermId> = args.iter().copied().filter(|&arg| !self.is_aside(arg)).collect();
        // Something is to be said.
        if told.is_empty() {
            return args.to_vec();
        }
        self.aside += args.len() - told.len();
        told
    }

    /// Writes a term where at least `strength` is needed not to be put in brackets.
    fn term(&mut self, term: TermId, strength: u8) {
        if self.full() {
            return self.cut();
        }
        if let Some(notation) = self.terms.notation(term) {
            return self.noted(&notation.clone(), strength);
        }
        let args = self.terms.args(term).to_vec();
        match (self.terms.op(term), args.as_slice()) {
            (Op::Const, _) => self.constant(term),
            (Op::Symbol, _) => self.out.push_str(&(self.names.name)(term)),
            (Op::Not, &[a]) if self.terms.width(a) == 1 => self.denied(a, strength),
            (Op::Not, &[a]) => self.unary("~", a),
            (Op::Neg, &[a]) => self.unary("-", a),
            (Op::And, args) if self.terms.width(term) == 1 => {
                let told = self.told(args);
                let own = if told.len() > 1 { AND } else { strength };
                self.list(" && ", own, &told, strength);
            }
            (Op::Or, args) if self.terms.width(term) == 1 => self.list(" || ", OR, args, strength),
            (Op::And, args) => self.list(" & ", BIT_AND, args, strength),
            (Op::Or, args) => self.list(" | ", BIT_OR, args, strength),
            (Op::Xor, args) => self.list(" ^ ", BIT_XOR, args, strength),
            (Op::Add, args) => self.sum(args, strength),
            (Op::Mul, args) => self.list(" * ", PRODUCT, args, strength),
            (Op::Udiv, args) => self.list(" /u ", PRODUCT, args, strength),
            (Op::Urem, args) => self.list(" %u ", PRODUCT, args, strength),
            (Op::Sdiv, args) => self.list(" / ", PRODUCT, args, strength),
            (Op::Srem, args) => self.list(" % ", PRODUCT, args, strength),
            (Op::Shl, args) => self.list(" << ", SHIFT, args, strength),
            (Op::Lshr, args) => self.list(" >>u ", SHIFT, args, strength),
            (Op::Ashr, args) => self.list(" >> ", SHIFT, args, strength),
            (Op::Eq, &[a, b]) => self.comparison(" == ", EQUALITY, a, b, strength),
            (Op::Ult, &[a, b]) => self.comparison(" <u ", ORDER, a, b, strength),
            (Op::Slt, &[a, b]) => self.comparison(" < ", ORDER, a, b, strength),
            (Op::Ite, &[c, a, b]) => self.bracketed(CHOICE, strength, |w| {
                w.term(c, OR);
                w.out.push_str(" ? ");
                w.term(a, OR);
                w.out.push_str(" : ");
                w.term(b, CHOICE);
            }),
            (Op::ZeroExtend, &[a]) => self.term(a, strength),
            (Op::SignExtend, &[a]) => self.term(a, strength),
            (Op::Extract { hi, lo: 0 }, &[a]) => self.unary(&format!("(u{})", hi + 1), a),
            (Op::Extract { hi, lo }, &[a]) => {
                self.term(a, ATOM);
                self.out.push_str(&format!("<{hi}:{lo}>"));
            }
            (Op::Concat, args) => match self.bytes(args) {
                Some(text) => self.out.push_str(&text),
                None => self.call("concat", args),
            },
            (Op::Read { .. }, args) => self.call("table", args),
            (op, args) => self.call(&format!("{op:?}").to_lowercase(), args),
        }
    }

    fn cut(&mut self) {
        if !self.out.ends_with('…') {
            self.out.push('…');
        }
    }

    fn bracketed(&mut self, own: u8, strength: u8, write: impl FnOnce(&mut Self)) {
        let needed = own < strength;
        if needed {
            self.out.push('(');
        }
        write(self);
        if needed {
            self.out.push(')');
        }
    }

    fn list(&mut self, between: &str, own: u8, args: &[TermId], strength: u8) {
        self.bracketed(own, strength, |w| {
            for (i, &arg) in args.iter().enumerate() {
                if w.full() {
                    return w.cut();
                }
                if i > 0 {
                    w.out.push_str(between);
                }
                // A chain of the same operator needs no brackets where its order does not matter.
                let free = matches!(own, AND | OR | BIT_AND | BIT_XOR | BIT_OR) || between == " * ";
                w.term(arg, own + u8::from(i > 0 && !free));
            }
        });
    }

    /// Constants stand on the right, as people write them.
    fn comparison(&mut self, sign: &str, own: u8, a: TermId, b: TermId, strength: u8) {
        let turned = self.terms.is_const(a);
        let (a, b, sign) = match (turned, sign) {
            (false, sign) => (a, b, sign),
            (true, " < ") => (b, a, " > "),
            (true, " <u ") => (b, a, " >u "),
            (true, sign) => (b, a, sign),
        };
        self.bracketed(own, strength, |w| w.sides(sign, a, b, own + 1));
    }

    /// The opposite of a truth value.
    fn denied(&mut self, term: TermId, strength: u8) {
        if let Some(notation) = self.terms.notation(term) {
            return self.noted(&notation.clone().opposite(), strength);
        }
        let args = self.terms.args(term).to_vec();
        match (self.terms.op(term), args.as_slice()) {
            (Op::Eq, &[a, b]) => self.comparison(" != ", EQUALITY, a, b, strength),
            (Op::Slt, &[a, b]) if self.terms.is_const(a) => self.opposite(" <= ", b, a, strength),
            (Op::Slt, &[a, b]) => self.opposite(" >= ", a, b, strength),
            (Op::Ult, &[a, b]) if self.terms.is_const(a) => self.opposite(" <=u ", b, a, strength),
            (Op::Ult, &[a, b]) => self.opposite(" >=u ", a, b, strength),
            (Op::And, args) => self.all_denied(" || ", OR, args, strength),
            (Op::Or, args) => self.all_denied(" && ", AND, args, strength),
            (Op::Not, &[a]) => self.term(a, strength),
            _ => self.unary("!", term),
        }
    }

    fn opposite(&mut self, sign: &str, a: TermId, b: TermId, strength: u8) {
        self.bracketed(ORDER, strength, |w| w.sides(sign, a, b, SHIFT));
    }

    /// What is compared. Numbers are never negative where the comparison is not signed.
    fn sides(&mut self, sign: &str, a: TermId, b: TermId, strength: u8) {
        let unsigned = sign.trim_end().ends_with('u');
        for (between, term) in [("", a), (sign, b)] {
            self.out.push_str(between);
            match self.terms.as_const(term).filter(|_| unsigned) {
                Some(bits) if bits < 1 << 20 => self.out.push_str(&bits.to_string()),
                _ => self.term(term, strength),
            }
        }
    }

    fn all_denied(&mut self, between: &str, own: u8, args: &[TermId], strength: u8) {
        self.bracketed(own, strength, |w| {
            for (i, &arg) in args.iter().enumerate() {
                if i > 0 {
                    w.out.push_str(between);
                }
                w.denied(arg, own + 1);
            }
        });
    }

    /// Bytes of one array, the last first: `length` if that is all of it, else `data[4..8]`.
    fn bytes(&self, args: &[TermId]) -> Option<String> {
        let (mut array, mut low, mut count) = (None::<String>, 0, 0);
        let mut work: Vec<TermId> = args.iter().rev().copied().collect();
        while let Some(arg) = work.pop() {
            if self.terms.op(arg) == Op::Concat {
                work.extend(self.terms.args(arg).iter().rev());
                continue;
            }
            count += 1;
            let name = Some(arg).filter(|&a| self.terms.op(a) == Op::Symbol).map(|a| (self.names.name)(a))?;
            let (front, index) = byte_of(&name)?;
            match &array {
                None => array = Some(front.to_owned()),
                Some(known) if known == front && index + 1 == low => {}
                Some(_) => return None,
            }
            low = index;
        }
        let (array, high) = (array?, low + count);
        let whole = low == 0 && (self.names.bytes)(&array) == Some(high);
        Some(if whole { array } else { format!("{array}[{low}..{high}]") })
    }

    fn unary(&mut self, sign: &str, a: TermId) {
        self.out.push_str(sign);
        self.term(a, UNARY);
    }

    fn sum(&mut self, args: &[TermId], strength: u8) {
        // The constant comes last.
        let (numbers, mut rest): (Vec<TermId>, Vec<TermId>) =
            args.iter().partition(|&&a| self.terms.is_const(a));
        rest.extend(numbers);
        self.bracketed(SUM, strength, |w| {
            for (i, &arg) in rest.iter().enumerate() {
                let negative = w.signed(arg).filter(|&n| n < 0 && i > 0);
                if let Some(n) = negative {
                    w.out.push_str(&format!(" - {}", n.unsigned_abs()));
                    continue;
                }
                if w.terms.op(arg) == Op::Neg && i > 0 {
                    w.out.push_str(" - ");
                    let inner = w.terms.args(arg).to_vec();
                    inner.iter().for_each(|&a| w.term(a, PRODUCT));
                    continue;
                }
                if i > 0 {
                    w.out.push_str(" + ");
                }
                w.term(arg, SUM + u8::from(i > 0));
            }
        });
    }

    /// What was said of how it is written.
    fn noted(&mut self, notation: &Notation, strength: u8) {
        match (&notation.form, notation.denied) {
            (Form::Infix(" == ", sides), true) => self.infix(" != ", sides, strength),
            (Form::Infix(sign, sides), false) => self.infix(sign, sides, strength),
            (Form::Infix(sign, sides), true) => {
                self.out.push('!');
                self.infix(sign, sides, ATOM);
            }
            (Form::Prefix(sign, part), _) => {
                // `--` is another operator.
                let apart = self.out.ends_with('-') && sign.starts_with('-');
                self.out.push_str(if apart { "(" } else { "" });
                self.out.push_str(sign);
                self.part(part, UNARY);
                self.out.push_str(if apart { ")" } else { "" });
            }
            (Form::Call(name, parts), denied) => {
                self.out.push_str(if denied { "!" } else { "" });
                self.out.push_str(name);
                self.out.push('(');
                for (i, part) in parts.iter().enumerate() {
                    self.out.push_str(if i > 0 { ", " } else { "" });
                    self.part(part, CHOICE);
                }
                self.out.push(')');
            }
        }
    }

    fn infix(&mut self, sign: &str, [a, b]: &[Part; 2], strength: u8) {
        let own = match sign.trim() {
            "*" | "/" => PRODUCT,
            "+" | "-" => SUM,
            "==" | "!=" => EQUALITY,
            _ => ORDER,
        };
        self.bracketed(own, strength, |w| {
            w.part(a, own);
            w.out.push_str(sign);
            w.part(b, own + 1);
        });
    }

    fn part(&mut self, part: &Part, strength: u8) {
        match part {
            Part::Term(term) => self.term(*term, strength),
            Part::Text(text) => self.out.push_str(text),
        }
    }

    fn call(&mut self, name: &str, args: &[TermId]) {
        self.out.push_str(name);
        self.out.push('(');
        for (i, &arg) in args.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.term(arg, CHOICE);
        }
        self.out.push(')');
    }

    /// A constant of at most 64 bits as a signed number.
    fn signed(&self, term: TermId) -> Option<i64> {
        let (bits, width) = (self.terms.as_const(term)?, self.terms.width(term));
        (1..=64).contains(&width).then(|| (bits << (64 - width)).cast_signed() >> (64 - width))
    }

    fn constant(&mut self, term: TermId) {
        let text = match (self.terms.width(term), self.signed(term)) {
            (1, Some(n)) => if n == 0 { "false" } else { "true" }.to_owned(),
            (_, Some(n)) if n.unsigned_abs() < 1 << 20 => n.to_string(),
            (_, _) => match self.terms.as_const(term) {
                Some(bits) => format!("{bits:#x}"),
                None => self.terms.display(term).to_string(),
            },
        };
        self.out.push_str(&text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_read_as_in_c() {
        let mut terms = Terms::new();
        let (x, y) = (terms.symbol("x", 32), terms.symbol("y", 32));
        let (nine, minus) = (terms.constant(32, 9), terms.constant(32, u64::from(u32::MAX)));
        let above = terms.slt(nine, x);
        let low = terms.not(above);
        let sum = terms.add(x, minus);
        let product = terms.mul(sum, y);
        let differ = terms.eq(product, nine);
        let differ = terms.not(differ);
        let unsigned = terms.ult(x, y);
        let either = terms.or(unsigned, above);
        let all = terms.and_all(&[low, differ, either]);
        let (byte, high) = (terms.symbol("b", 8), terms.constant(8, 200));
        let more = terms.ult(high, byte);
        let less = terms.not(more);
        let name = |t: TermId| {
            let symbol = terms.symbol_of(t).expect("a symbol");
            terms.symbol_name(symbol).to_owned()
        };
        let names = Names { name: &name, aside: &|_| false, bytes: &|_| None };
        // No number is negative where a comparison is not signed.
        assert_eq!(conjuncts(&terms, more, &names), ["b >u 200"]);
        assert_eq!(conjuncts(&terms, less, &names), ["b <=u 200"]);
        let mut said = conjuncts(&terms, all, &names);
        said.sort();
        let (sums, others): (Vec<_>, Vec<_>) = said.into_iter().partition(|s| s.contains("!="));
        assert!(["(x - 1) * y != 9", "y * (x - 1) != 9"].contains(&sums[0].as_str()), "{sums:?}");
        assert!(others.contains(&"x <= 9".to_owned()), "{others:?}");
        let ors = ["x <u y || x > 9", "x > 9 || x <u y"];
        assert!(others.iter().any(|o| ors.contains(&o.as_str()) || o == "x <u y"), "{others:?}");
    }
}
