//! Random C++ programs that throw and catch, for `cargo xtask csmith --throws`.
//!
//! Everything that unwinding has to get right occurs: objects to destroy on the way, some of which throw when they are, or half
//! made; classes with bases of every kind, thrown as parts of them, as pointers, copied into handlers; exceptions thrown again,
//! kept and thrown later, thrown where another is handled; ways out of `try` by `return`, `break` and `continue`; functions
//! that are `try` blocks. A program prints each step. One seed fixes a program.

use crate::soundness::generate::Dice;
use std::fmt::Write;

const PRELUDE: &str = r#"#include <cstdio>
#include <exception>
static int depth;
struct Guard { int id; Guard(int id) : id(id) { printf("+%d ", id); } ~Guard() { printf("-%d ", id); } };
struct Throws {
  int id; bool does;
  Throws(int id, bool does) : id(id), does(does) { printf("t%d ", id); }
  ~Throws() noexcept(false) { printf("~t%d ", id); if (does && !std::uncaught_exceptions()) throw id; }
};
struct Half { Guard part; Half(int id, bool ends) : part(id) { if (ends) throw id; printf("h%d ", id); } ~Half() { printf("~h%d ", part.id); } };
struct Base {
  int a;
  Base(int a) : a(a) {}
  Base(const Base &other) : a(other.a) { printf("copy "); }
  virtual ~Base() { printf("~b%d ", a); }
  virtual int value() const { return a; }
};
struct Other { long pad[2]; int x; Other(int x) : x(x) {} virtual ~Other() {} virtual int value() const { return x; } };
struct Single : Base { int b; Single(int a) : Base(a), b(a * 2) {} int value() const override { return b; } };
struct Second : Other, Base { Second(int a) : Other(a + 1), Base(a + 2) {} int value() const override { return x; } };
struct Left : virtual Base { Left(int a) : Base(a) {} };
struct Right : virtual Base { Right(int a) : Base(a) {} };
struct Diamond : Left, Right { int d; Diamond(int a) : Base(a), Left(a + 1), Right(a + 2), d(a + 3) {} int value() const override { return d; } };
struct One : Base { One(int a) : Base(a) {} };
struct Two : Base { Two(int a) : Base(a) {} };
struct Twice : One, Two { Twice(int a) : One(a), Two(a + 1) {} };
struct Hidden : private Base { Hidden(int a) : Base(a) {} int value() const override { return 5; } };
struct Level { Level() { if (++depth > 30) { depth--; throw 1000; } } ~Level() { depth--; } };
static std::exception_ptr kept;
"#;
const MAIN: &str = r#"int main(int, char **arguments) {
  for (int k = 0; k < 4; k++) {
    try { int value = f0(arguments[1][0] - '0' + k); printf("= %d\n", value); }
    catch (int e) { printf("int %d\n", e); }
    catch (const Base &e) { printf("Base %d\n", e.value()); }
    catch (...) { printf("other\n"); }
    if (depth) printf("depth %d\n", depth);
  }
  kept = nullptr;
  printf("end %d\n", std::uncaught_exceptions());
}
"#;
const CLASSES: &[&str] = &["Base", "Single", "Second", "Left", "Diamond", "Twice", "One", "Hidden", "Other"];
/// Handlers, and what they print of `e`.
const HANDLERS: &[(&str, &str)] = &[
    ("int", "e"),
    ("long", "(int)e"),
    ("unsigned", "(int)e"),
    ("double", "(int)(2 * e)"),
    ("const char *", "e[0]"),
    ("Base", "e.value()"),
    ("Base &", "e.value()"),
    ("const Base &", "e.value()"),
    ("Single &", "e.value()"),
    ("Single", "e.value()"),
    ("Second &", "e.value()"),
    ("Diamond &", "e.value()"),
    ("Left &", "e.value()"),
    ("One &", "e.value()"),
    ("Hidden &", "e.value()"),
    ("Other &", "e.value()"),
    ("Base *", "e->value()"),
    ("const Base *", "e->value()"),
    ("Other *", "e->value()"),
    ("void *", "e != nullptr"),
    ("const void *", "e != nullptr"),
];
/// Statements within each other, at most.
const DEPTH: u32 = 5;

/// Where a statement stands.
#[derive(Clone, Copy, Default)]
struct Place {
    depth: u32,
    /// An exception is handled here.
    handles: bool,
    /// `break` and `continue` leave a loop of this function.
    loops: bool,
}

impl Place {
    fn within(self) -> Self {
        Self { depth: self.depth + 1, ..self }
    }
}

struct Writer {
    dice: Dice,
    text: String,
    functions: u64,
    names: u32,
}

/// The program of a seed.
pub fn program(seed: u64) -> String {
    let mut dice = Dice::new(seed);
    let functions = 3 + dice.below(5);
    let mut writer = Writer { dice, text: PRELUDE.into(), functions, names: 0 };
    for n in 0..functions {
        writer.line(&format!("int f{n}(int x);"));
    }
    for n in 0..functions {
        writer.function(n);
    }
    writer.text + MAIN
}

impl Writer {
    fn line(&mut self, line: &str) {
        // Writing to a string does not fail.
        let _ = writeln!(self.text, "{line}");
    }

    fn function(&mut self, n: u64) {
        let is_try = self.dice.one_in(5);
        self.line(&format!("int f{n}(int x) {}{{", if is_try { "try " } else { "" }));
        self.line(&format!("  Level level; printf(\"f{n}(%d) \", x);"));
        let count = 2 + self.dice.below(4);
        self.statements(Place::default(), count);
        self.line("  return x % 7; }");
        if is_try {
            self.handlers(Place { depth: 2, ..Place::default() }, "return 3;");
        }
    }

    fn statements(&mut self, place: Place, count: u64) {
        for _ in 0..count {
            self.statement(place);
        }
    }

    /// A condition on `x`.
    fn sometimes(&mut self) -> String {
        let (plus, of) = (self.dice.below(9), 2 + self.dice.below(3));
        format!("(x + {plus}) % {of} == {}", self.dice.below(2))
    }

    fn thrown(&mut self) -> String {
        let k = self.dice.below(100);
        match self.dice.below(16) {
            0 | 1 => format!("throw {k} + x;"),
            2 => format!("throw {k}.5;"),
            3 => format!("throw {k}L;"),
            4 => format!("throw {k}u;"),
            5 => format!("throw \"{k}\";"),
            6 | 7 => {
                let (class, cast) = (self.dice.pick(&CLASSES[..5]), self.dice.pick(&["", "const "]));
                format!("static {class} made({k}); throw static_cast<{cast}{class} *>(&made);")
            }
            _ => format!("throw {}({k} + x);", self.dice.pick(CLASSES)),
        }
    }

    fn statement(&mut self, place: Place) {
        self.names += 1;
        let n = self.names;
        let kinds = if place.depth >= DEPTH { 13 } else { 21 };
        match self.dice.below(kinds) {
            0 | 1 => self.line(&format!("Guard guard{n}({n});")),
            2 => {
                let when = self.sometimes();
                self.line(&format!("Throws throws{n}({n}, {when});"));
            }
            3 => {
                let when = self.sometimes();
                self.line(&format!("Half half{n}({n}, {when});"));
            }
            4..7 => {
                let (when, thrown) = (self.sometimes(), self.thrown());
                self.line(&format!("if ({when}) {{ {thrown} }}"));
            }
            7 if place.handles => {
                let when = self.sometimes();
                self.line(&format!("if ({when}) throw;"));
            }
            8 if place.loops => {
                let (when, how) = (self.sometimes(), self.dice.pick(&["break", "continue"]));
                self.line(&format!("if ({when}) {how};"));
            }
            9 if place.handles => self.line("kept = std::current_exception();"),
            10 => self.line(
                "if (kept && x % 3 == 1) { auto again = kept; kept = nullptr; std::rethrow_exception(again); }",
            ),
            11 => {
                let when = self.sometimes();
                self.line(&format!("if ({when}) return x + {n};"));
            }
            7..13 => self.line("printf(\"%d \", std::uncaught_exceptions());"),
            13 | 14 => {
                let (callee, less) = (self.dice.below(self.functions), 1 + self.dice.below(4));
                self.line(&format!("x += f{callee}(x - {less});"));
            }
            15 => {
                let times = 1 + self.dice.below(3);
                self.line(&format!("for (int i = 0; i < {times}; i++) {{"));
                let count = 1 + self.dice.below(3);
                self.statements(Place { loops: true, ..place.within() }, count);
                self.line("}");
            }
            16 => {
                self.line(&format!("x += [&](int y) {{ Guard guard({n});"));
                let count = 1 + self.dice.below(2);
                self.statements(Place { loops: false, ..place.within() }, count);
                self.line("return y; }(x);");
            }
            _ => {
                self.line("try {");
                let count = 1 + self.dice.below(3);
                self.statements(place.within(), count);
                self.line("}");
                self.handlers(place.within(), "");
            }
        }
    }

    /// One to three handlers; `last` ends each.
    fn handlers(&mut self, place: Place, last: &str) {
        for _ in 0..1 + self.dice.below(3) {
            let all = self.dice.one_in(6);
            let (what, prints) = HANDLERS[self.dice.below(HANDLERS.len() as u64) as usize];
            match all {
                true => self.line("catch (...) { printf(\"... \");"),
                false => self.line(&format!("catch ({what} e) {{ printf(\"{what}%d \", {prints});")),
            }
            let count = self.dice.below(3);
            self.statements(Place { handles: true, ..place.within() }, count);
            self.line(&format!("{last} }}"));
            if all {
                return;
            }
        }
    }
}
