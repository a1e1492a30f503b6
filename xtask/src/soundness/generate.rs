//! Random C programs with checks, small enough to be run on every input.
//!
//! Inputs are three numbers of three bits: 512 runs tell which faults a program can show. Everything a symbolic execution
//! has to get right occurs: nested branches and switches, loops whose bounds depend on the input, local, global and heap
//! arrays at symbolic indices, heap blocks of symbolic sizes (in every fourth program), pointers to one of several variables, lists, calls that return different things, globals that
//! count. Checks of every kind are planted at random depths: assertions that hold, that fail for some inputs, or for none that
//! comes that way; indices, divisors and pointers that are bad for some inputs; blocks that are freed on some paths.
//!
//! Arithmetic is unsigned and local variables are initialised, so the planted faults are the only undefined behaviour; with
//! [`Flavour::Undefined`], variables and memory are left without values, for checks that look for their use. One seed fixes a
//! program.

use std::fmt::Write;

/// What is left undefined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flavour {
    /// Only what the planted faults do.
    Plain,
    /// Variables, arrays and blocks begin without values, or are given some of them on some paths; some sums are signed.
    Undefined,
}

/// Numbers that a seed fixes (splitmix64).
#[derive(Debug)]
pub struct Dice(u64);

impl Dice {
    /// The numbers of a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Below `n`.
    pub fn below(&mut self, n: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(n)) >> 64) as u64
    }

    pub fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    pub fn pick<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len() as u64) as usize]
    }
}

/// Bytes of input; the low [`INPUT_BITS`] of each count.
pub const INPUT_BYTES: usize = 3;
/// Bits of each.
pub const INPUT_BITS: u32 = 3;
/// The name of the symbolic object.
pub const INPUT: &str = "in";

/// What may be assigned in `main` and in functions.
const VARIABLES: &[&str] = &["v0", "v1", "v2", "g0", "g1"];
const PRELUDE: &str = r"#include <assert.h>
#include <stdlib.h>
void klee_make_symbolic(void *, unsigned long, const char *);
struct node { unsigned key; struct node *next; };
unsigned char in[3];
unsigned g0, g1 = 3, table[8] = {5, 3, 8, 1, 9, 2, 7, 0};
struct node *head;
";

struct Writer {
    dice: Dice,
    text: String,
    depth: usize,
    /// Loop counters in use.
    loops: usize,
    /// Statements that may still be written.
    budget: i64,
    /// Functions that may be called.
    functions: usize,
    /// Pointers and other names made so far.
    names: usize,
    /// There is a block `h`, which may have been freed.
    heap: bool,
    /// It has `m` elements, which depend on the input.
    sized: bool,
    /// As many apart.
    stride: u32,
    flavour: Flavour,
}

/// The program of a seed.
pub fn program(seed: u64, flavour: Flavour) -> String {
    let mut w = Writer {
        flavour,
        dice: Dice::new(seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ 0x5eed),
        text: format!("// Random program {seed}: three inputs of three bits each.\n{PRELUDE}"),
        depth: 0,
        loops: 0,
        budget: 0,
        functions: 0,
        names: 0,
        heap: false,
        // By the seed and not by the dice, so that all other programs are what they were.
        sized: seed.is_multiple_of(4),
        stride: if seed.is_multiple_of(8) { 40 } else { 1 },
    };
    let functions = w.dice.below(3) as usize;
    for f in 0..functions {
        w.function(f);
    }
    w.main();
    w.text
}

impl Writer {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{:1$}{text}", "", self.depth * 2);
    }

    fn open(&mut self, text: &str) {
        self.line(text);
        self.depth += 1;
    }

    fn close(&mut self, text: &str) {
        self.depth -= 1;
        self.line(text);
    }

    fn function(&mut self, f: usize) {
        self.open(&format!("static unsigned f{f}(unsigned x0, unsigned x1) {{"));
        self.locals("unsigned x2 = x0 + x1, v0 = x1, v1 = 1, v2 = 0, a[8] = {0};");
        self.budget = 3 + self.dice.below(4) as i64;
        self.block();
        let result = self.value(1);
        self.line(&format!("return ({result}) & 31;"));
        self.close("}");
        self.functions = f + 1;
    }

    fn main(&mut self) {
        self.open("int main(void) {");
        self.line("klee_make_symbolic(in, sizeof in, \"in\");");
        self.line("unsigned x0 = in[0] & 7, x1 = in[1] & 7, x2 = in[2] & 7;");
        self.locals("unsigned v0 = 0, v1 = 1, v2 = 2, a[8] = {0};");
        self.heap = self.sized || self.dice.one_in(2);
        if self.sized {
            let (one, other, least) = (self.dice.below(3), self.value(1), self.dice.below(3));
            self.line(&format!("unsigned m = ((x{one} + {other}) & 7) + {least};"));
            let allocation =
                self.dice.pick(&["malloc(E * sizeof *h)", "calloc(E, sizeof *h)", "realloc(0, 4 * E)"]);
            let (elements, times) = match self.stride {
                1 => ("m".to_owned(), String::new()),
                stride => (format!("({stride} * m)"), format!("{stride} * ")),
            };
            self.line(&format!("unsigned *h = {};", allocation.replace('E', &elements)));
            // The loop makes a path for each size; without it a path is about many.
            if !allocation.starts_with("calloc") && self.flavour == Flavour::Plain {
                self.line(&format!("for (unsigned i = 0; i < m; i++) h[{times}i] = i;"));
            }
        } else if self.heap {
            self.line("unsigned *h = malloc(4 * sizeof *h);");
            if self.flavour == Flavour::Plain {
                self.line("for (unsigned i = 0; i < 4; i++) h[i] = i;");
            }
        }
        self.budget = 9 + self.dice.below(14) as i64;
        while self.budget > 0 {
            self.block();
        }
        self.check();
        self.line("return 0;");
        self.close("}");
    }

    /// Declares variables; without the values of some if things are to be undefined.
    fn locals(&mut self, text: &str) {
        if self.flavour == Flavour::Plain {
            return self.line(text);
        }
        let mut text = text.to_owned();
        for value in [" = x1", " = 1", " = 0", " = 2", " = {0}"] {
            if self.dice.one_in(2) {
                text = text.replace(&format!("{value},"), ",").replace(&format!("{value};"), ";");
            }
        }
        self.line(&text);
        if self.dice.one_in(2) {
            let (condition, index) = (self.condition(0), self.dice.below(8));
            self.line(&format!("if ({condition})"));
            self.line(&format!("  v0 = v2 = a[{index}] = x0;"));
        }
    }

    /// A few statements.
    fn block(&mut self) {
        for _ in 0..1 + self.dice.below(4) {
            self.budget -= 1;
            self.statement();
        }
    }

    fn statement(&mut self) {
        let nested = self.budget > 0 && self.depth < 6;
        match self.dice.below(if nested { 22 } else { 12 }) {
            0..=2 => self.assign(),
            3..=4 => self.array(),
            5 => self.heap_access(),
            6 => self.pointer(),
            7 => self.call(),
            8 => self.list(),
            9 => self.fault(),
            10..=11 => self.check(),
            12..=15 => self.branch(),
            16 => self.switch(),
            17..=18 => self.counted_loop(),
            19 => self.bit_loop(),
            20 => self.scan(),
            _ => self.walk(),
        }
    }

    fn variable(&mut self) -> &'static str {
        self.dice.pick(VARIABLES)
    }

    /// An unsigned value, of no matter what.
    fn value(&mut self, depth: u32) -> String {
        if depth == 0 || self.dice.one_in(3) {
            return match self.dice.below(8) {
                0..=3 => format!("x{}", self.dice.below(3)),
                4..=5 => self.variable().into(),
                6 => format!("table[{} & 7]", self.variable()),
                _ => format!("{}u", self.dice.below(12)),
            };
        }
        let (a, b) = (self.value(depth - 1), self.value(depth - 1));
        match self.dice.below(9) {
            0..=2 => format!("({a} + {b})"),
            3 => format!("({a} - {b})"),
            4 => format!("({a} * {b})"),
            5 => format!("({a} ^ {b})"),
            6 => format!("({a} >> ({b} & 3))"),
            7 => format!("({a} & {b})"),
            _ => format!("({} ? {a} : {b})", self.condition(depth - 1)),
        }
    }

    fn condition(&mut self, depth: u32) -> String {
        let a = self.value(depth);
        let b = if self.dice.one_in(3) { self.value(0) } else { format!("{}u", self.dice.below(10)) };
        let relation = self.dice.pick(&["<", "<=", "==", "!=", ">", ">="]);
        let one = format!("{a} {relation} {b}");
        if depth == 0 || !self.dice.one_in(4) {
            return one;
        }
        let other = self.condition(depth - 1);
        format!("({one} {} {other})", self.dice.pick(&["&&", "||"]))
    }

    fn assign(&mut self) {
        let (target, value) = (self.variable(), self.value(2));
        if self.flavour == Flavour::Undefined && self.dice.one_in(6) {
            let (big, shift) = (self.dice.below(2), self.variable());
            let base = if big == 1 { "2147483600" } else { "1" };
            return match self.dice.one_in(2) {
                true => self.line(&format!("{target} = {base} + (int)({value});")),
                false => self.line(&format!("{target} = (x0 + 1) << ({shift} & 63);")),
            };
        }
        let operation = self.dice.pick(&["=", "=", "+=", "^=", "-="]);
        self.line(&format!("{target} {operation} {value};"));
    }

    fn array(&mut self) {
        let (name, index, value) = (self.dice.pick(&["a", "a", "table"]), self.value(1), self.value(1));
        // Now and then one element too many.
        let mask = if self.dice.one_in(8) { "% 9" } else { "& 7" };
        if self.dice.one_in(2) {
            self.line(&format!("{name}[({index}) {mask}] = {value};"));
        } else {
            let target = self.variable();
            self.line(&format!("{target} = {name}[({index}) {mask}];"));
        }
    }

    fn heap_access(&mut self) {
        if !self.heap || self.functions_only() {
            return self.assign();
        }
        let (index, value, target) = (self.value(1), self.value(1), self.variable());
        let mask = if self.dice.one_in(8) { "% 5" } else { "& 3" };
        if self.sized {
            // Mostly within the block, which may be empty. What is far apart is at most one element behind it: further on there
            // is another block when nothing is symbolic.
            let (guards, times) = match self.stride {
                1 => (["m > 3", "m > 2", "m", "m > (J)", "(J) < m"], String::new()),
                stride => (["m > 3", "m > 4", "(J) <= m", "m > (J)", "(J) < m"], format!("{stride} * ")),
            };
            let guard = self.dice.pick(&guards).replace('J', &format!("({index}) {mask}"));
            self.line(&format!("if ({guard})"));
            let far = self.dice.pick(&["", "", "", "m - 1 - "]);
            let place = |text: String| if times.is_empty() { text } else { format!("{times}({text})") };
            return match self.dice.below(9) {
                0 => self.line("  free(h);"),
                1..=4 => {
                    let at = place(format!("{far}(({index}) {mask})"));
                    self.line(&format!("  h[{at}] = {value};"));
                }
                5 => {
                    let at = place("m - 1".into());
                    self.line(&format!("  h[{at}] = {value};"));
                }
                _ => {
                    let at = place(format!("(({index}) {mask})"));
                    self.line(&format!("  {target} += h[{at}];"));
                }
            };
        }
        match self.dice.below(8) {
            0 => {
                let condition = self.condition(1);
                self.line(&format!("if ({condition})"));
                self.line("  free(h);");
            }
            1..=4 => self.line(&format!("h[({index}) {mask}] = {value};")),
            _ => self.line(&format!("{target} += h[({index}) {mask}];")),
        }
    }

    /// Inside a function other than `main`, where there is no block.
    fn functions_only(&self) -> bool {
        !self.text.contains("int main(")
    }

    fn pointer(&mut self) {
        let name = format!("p{}", self.names);
        self.names += 1;
        let (condition, value) = (self.condition(1), self.value(1));
        let (first, second) = (self.variable(), self.variable());
        self.line(&format!("unsigned *{name} = {condition} ? &{first} : &{second};"));
        if self.dice.one_in(2) {
            let index = self.value(1);
            self.line(&format!("if ({second} > 9)"));
            self.line(&format!("  {name} = &a[({index}) & 7];"));
        }
        self.line(&format!("*{name} += {value};"));
    }

    fn call(&mut self) {
        if self.functions == 0 {
            return self.assign();
        }
        let (f, target) = (self.dice.below(self.functions as u64), self.variable());
        let (a, b) = (self.value(1), self.value(1));
        self.line(&format!("{target} = f{f}({a}, {b});"));
    }

    fn list(&mut self) {
        let (name, key) = (format!("n{}", self.names), self.value(1));
        self.names += 1;
        self.line(&format!("struct node *{name} = malloc(sizeof *{name});"));
        self.line(&format!("{name}->key = {key}, {name}->next = head, head = {name};"));
    }

    /// Something that is wrong for some inputs.
    fn fault(&mut self) {
        let (target, value) = (self.variable(), self.value(1));
        match self.dice.below(5) {
            0 => {
                let divisor = self.value(2);
                let bits = self.dice.pick(&["3", "7", "15"]);
                self.line(&format!("{target} = {value} / (({divisor}) & {bits});"));
            }
            1 => {
                let name = format!("q{}", self.names);
                self.names += 1;
                let condition = self.condition(2);
                self.line(&format!("unsigned *{name} = {condition} ? 0 : &{target};"));
                self.line(&format!("*{name} = {value};"));
            }
            2 => self.line(&format!("{target} = a[{value} % 11];")),
            3 => {
                let condition = self.condition(2);
                self.line(&format!("if ({condition})"));
                self.line("  abort();");
            }
            _ => {
                // Null when the list is empty.
                let condition = self.condition(1);
                self.line(&format!("if ({condition})"));
                self.line(&format!("  {target} = head->key;"));
            }
        }
    }

    fn check(&mut self) {
        let text = match self.dice.below(4) {
            0 => format!("assert({} <= 31 + {});", self.value(1), self.variable()),
            1 => format!("assert(!({} && {}));", self.condition(1), self.condition(1)),
            2 => format!("assert({} < {});", self.variable(), 20 + self.dice.below(80)),
            _ => format!("assert({});", self.condition(2)),
        };
        self.line(&text);
    }

    fn branch(&mut self) {
        let condition = self.condition(2);
        self.open(&format!("if ({condition}) {{"));
        self.block();
        if self.dice.one_in(2) {
            self.depth -= 1;
            self.open("} else {");
            self.block();
        }
        self.close("}");
    }

    fn switch(&mut self) {
        let value = self.value(1);
        self.open(&format!("switch (({value}) & 3) {{"));
        for case in ["case 0:", "case 1:", "default:"] {
            self.open(&format!("{case} {{"));
            self.block();
            let end = if self.dice.one_in(5) { "}" } else { "} break;" };
            self.close(end);
        }
        self.close("}");
    }

    fn counter(&mut self) -> String {
        self.loops += 1;
        format!("i{}", self.loops)
    }

    fn counted_loop(&mut self) {
        let i = self.counter();
        let bound = match self.dice.below(3) {
            0 => format!("{}", 1 + self.dice.below(4)),
            1 => format!("(x{} & 3)", self.dice.below(3)),
            _ => format!("({} & 3)", self.value(1)),
        };
        self.open(&format!("for (unsigned {i} = 0, e{i} = {bound}; {i} < e{i}; {i}++) {{"));
        self.block();
        if self.dice.one_in(3) {
            let condition = self.condition(0);
            let leave = self.dice.pick(&["break", "continue"]);
            self.line(&format!("if ({condition})"));
            self.line(&format!("  {leave};"));
        }
        let target = self.variable();
        self.line(&format!("{target} += {i};"));
        self.close("}");
    }

    /// Counts bits of an input: many ways to few states.
    fn bit_loop(&mut self) {
        let (i, x, target) = (self.counter(), self.dice.below(3), self.variable());
        self.open(&format!("for (unsigned {i} = 0; {i} < 3; {i}++) {{"));
        self.line(&format!("if (x{x} >> {i} & 1)"));
        self.line(&format!("  {target}++;"));
        self.close("}");
    }

    /// Looks for a number in an array.
    fn scan(&mut self) {
        let (i, target, wanted) = (self.counter(), self.variable(), self.value(1));
        // Without the bound it may run over the end.
        let bound = if self.dice.one_in(4) { String::new() } else { format!("{i} < 8 && ") };
        self.line(&format!("unsigned {i} = 0;"));
        self.line(&format!("while ({bound}table[{i}] != (({wanted}) & 15))"));
        self.line(&format!("  {i}++;"));
        self.line(&format!("{target} = {i};"));
    }

    /// Adds the list up.
    fn walk(&mut self) {
        let (n, target) = (format!("w{}", self.names), self.variable());
        self.names += 1;
        self.open(&format!("for (struct node *{n} = head; {n}; {n} = {n}->next) {{"));
        let condition = self.condition(0);
        self.line(&format!("if ({n}->key > 5 && {condition})"));
        self.line(&format!("  {target} += {n}->key;"));
        self.close("}");
    }
}
