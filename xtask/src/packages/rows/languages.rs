//! Interpreters and generators.

use super::{CONFIGURE, MAKE};
use crate::packages::recipe::{Input::Own, Input::Text, Package, Program, case, full, on, own};

pub const GAWK: Package = Package {
    name: "gawk",
    build: &[
        "./configure CC=\"$CC\" CFLAGS=\"$CFLAGS\" --disable-nls --disable-extensions --without-readline --disable-mpfr",
        "make -C support CC=\"$WRAPPED\"",
        "make CC=\"$WRAPPED\" gawk",
    ],
    programs: &[Program {
        name: "gawk",
        executable: "gawk",
        cases: &[
            full(&["-f", "x"], "test/arrayind1.in", &[("x", Own("test/arrayind1.awk"))]),
            full(&["-f", "x"], "test/funstack.in", &[("x", Own("test/funstack.awk"))]),
            full(&["-f", "x"], "test/gensub.in", &[("x", Own("test/gensub.awk"))]),
            on(&["-f", "x"], &[("x", Own("test/arraysort.awk"))]),
            on(&["-f", "x"], &[("x", Own("test/asorti.awk"))]),
            on(&["-f", "x"], &[("x", Own("test/fmttest.awk"))]),
            full(&["-f", "x"], "test/splitvar.in", &[("x", Own("test/splitvar.awk"))]),
            on(&["-f", "x"], &[("x", Own("test/substr.awk"))]),
            own(
                &[
                    "{ n += NF; for (i = 1; i <= NF; i++) w[tolower($i)]++ } END { print NR, n, length(w), w[\"the\"] }",
                ],
                "COPYING",
            ),
            own(
                &["-F,", "-v", "OFS=;", "{ $3 = sprintf(\"%8.3f|%-5s|%x\", NR / 7, $1, NR); print }"],
                "test/arrayind1.in",
            ),
            case(
                &[
                    "BEGIN { print 2^53 + 1, 1e300 * 1e300, substr(\"hello\", 2, 3), index(\"abc\", \"c\"), log(10), int(-3.7) }",
                ],
                "",
            ),
            case(&["{ print $1 +"], ""),
        ],
        symbolic: &["--sym-args", "1", "1", "8", "--sym-stdin", "4"],
        files: &[],
    }],
};

pub const MAWK: Package = Package {
    name: "mawk",
    build: &["./configure CC=\"$CC\" CFLAGS=\"$CFLAGS\"", "make CC=\"$WRAPPED\""],
    programs: &[Program {
        name: "mawk",
        executable: "mawk",
        cases: &[
            full(&["-f", "x"], "test/mawktest.dat", &[("x", Own("test/wc.awk"))]),
            full(&["-f", "x"], "test/mawktest.dat", &[("x", Own("test/reg5.awk"))]),
            full(&["-f", "x"], "test/full-awk.dat", &[("x", Own("test/reg7.awk"))]),
            full(&["-f", "x"], "test/mawktest.dat", &[("x", Own("test/wfrq0.awk"))]),
            case(&["{ print $1 +"], ""),
        ],
        symbolic: &["--sym-args", "1", "1", "8", "--sym-stdin", "4"],
        files: &[],
    }],
};

pub const BC: Package = Package {
    name: "bc",
    build: &[CONFIGURE, MAKE],
    programs: &[
        Program {
            name: "bc",
            executable: "bc/bc",
            cases: &[
                own(&["-l"], "Test/signum"),
                case(&["-l"], "scale = 40\na(1) * 4\ne(1)\ns(1) ^ 2 + c(1) ^ 2\nl(10)\nsqrt(2)\nj(0, 1.5)\n"),
                case(
                    &[],
                    "for (i = 0; i < 10; i++) a[i] = i ^ 3\nfor (i = 9; i >= 0; i -= 2) print a[i], \" \"\nibase = 2\n101101\n",
                ),
                case(
                    &[],
                    "define f(n) {\n if (n < 2) return (1)\n return (n * f(n-1))\n}\nf(60)\nscale=30\n1/7\nobase=16\n2^100\n",
                ),
                case(&["-s"], "x = \n1 +* 2\n"),
            ],
            symbolic: &["--sym-args", "0", "1", "2", "--sym-stdin", "10"],
            files: &[],
        },
        Program {
            name: "dc",
            executable: "dc/dc",
            cases: &[
                case(&[], "2 10^p 16o255p[la1+dsa*pla10>y]sy0sa1lyx\n"),
                case(&["-e", "20k2vp 1 3/p"], ""),
                case(&["-e", "1 0/ p Q x"], ""),
            ],
            symbolic: &["--sym-args", "0", "1", "2", "--sym-stdin", "10"],
            files: &[],
        },
    ],
};

pub const M4: Package = Package {
    name: "m4",
    build: &[CONFIGURE, MAKE],
    programs: &[Program {
        name: "m4",
        executable: "src/m4",
        cases: &[
            own(&[], "examples/hanoi.m4"),
            on(
                &["foreach.m4", "x"],
                &[
                    ("foreach.m4", Own("examples/foreach.m4")),
                    ("x", Text("foreach(`x', (1, 2, 3), `<x>')\n")),
                ],
            ),
            own(&[], "examples/reverse.m4"),
            own(&[], "examples/pushpop.m4"),
            own(&[], "examples/regexp.m4"),
            own(&[], "examples/translit.m4"),
            own(&[], "examples/wrap.m4"),
            own(&["-d"], "examples/exp.m4"),
            case(
                &["-Da=b", "-"],
                "a eval(2**10) format(`%05d|%s', 42, a) substr(hello,1,3) divert(1)x\ndivert`'y undivert len(abc)\n",
            ),
            case(&["-s"], "define(`f', `$1"),
        ],
        symbolic: &["--sym-args", "0", "1", "3", "--sym-stdin", "12"],
        files: &[],
    }],
};

pub const FLEX: Package = Package {
    name: "flex",
    build: &[
        "AUTOPOINT=true autoreconf -fi",
        CONFIGURE,
        "make -C src CC=\"$WRAPPED\" ACLOCAL=: AUTOMAKE=: AUTOCONF=: AUTOHEADER=: flex",
    ],
    programs: &[Program {
        name: "flex",
        executable: "src/flex",
        cases: &[
            case(&["--version"], ""),
            case(&["--help"], ""),
            // Without its filters, which are other processes.
            on(
                &["--preproc=0", "-n", "-b", "-T", "-o", "/dev/null", "x.l"],
                &[("x.l", Text("%%\n[a-z]+ ECHO;\n\"a\"{2,3} return 1;\n%%\n"))],
            ),
            on(&["--preproc=0", "x.l"], &[("x.l", Text("%option bad\n%%\n[a-z ECHO;\n"))]),
        ],
        symbolic: &["--args", "--preproc=0", "-t", ";", "--sym-stdin", "10"],
        files: &[],
    }],
};

const SCRIPT: &str = "\
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
print(fib(15), #arg, select('#', 1, 2, 3), 7 // 2, 7 / 2, 2^0.5, 1 << 40)
local t = {}
for w in (\"the quick brown fox\"):gmatch(\"%a+\") do t[#t + 1] = w:upper() end
table.sort(t, function(a, b) return a > b end)
print(table.concat(t, \",\"), string.format(\"%5.2f|%q|%x\", math.pi, \"a\\nb\", 255))
local co = coroutine.wrap(function(...) for i = 1, 3 do coroutine.yield(i, ...) end end)
print(co(1), co(), co())
print(pcall(error, { code = 1 }), tostring(nil), utf8.char(228, 8364), #\"\\u{20ac}\")
setmetatable(t, { __index = function(_, k) return k .. \"?\" end })
print(t.x, next({}), io.read('l'), io.read('n'), math.tointeger(3.0))
error('at the end')
";

pub const LUA: Package = Package {
    name: "lua5.4",
    build: &[
        "echo '#define DEB_HOST_MULTIARCH \"x86_64-linux-gnu\"' >src/lua5.4-deb-multiarch.h",
        "cd src && \"$WRAPPED\" -std=gnu99 -DLUA_USE_POSIX -o lua $(ls l*.c | grep -v luac.c) -lm",
    ],
    programs: &[Program {
        name: "lua",
        executable: "src/lua",
        cases: &[
            full(&["x.lua"], "doc/lua.1", &[("x.lua", Text(SCRIPT))]),
            case(&["-e", "print(('x'):rep(10, '-'), os.getenv('HOME'))"], ""),
            case(&["-"], "for i = 3, 1, -1 do print(i, i % -2, -i // 2) end\n"),
            case(&["-"], "x = = 1\n"),
            case(&["-v"], ""),
        ],
        symbolic: &["--args", "-", ";", "--sym-stdin", "10"],
        files: &[],
    }],
};

pub const DASH: Package = Package {
    name: "dash",
    build: &["./configure CC=\"$CC\" CFLAGS=\"$CFLAGS\"", "make CC=\"$WRAPPED\""],
    programs: &[Program {
        name: "dash",
        executable: "src/dash",
        cases: &[
            case(
                &[],
                "i=0; while [ $i -lt 5 ]; do i=$((i + 1)); echo \"$i\"; done; f() { echo \"f $1\"; return 3; }; f a; echo $?\n",
            ),
            case(
                &[
                    "-c",
                    "set -- a b c; for x; do case $x in b) echo two;; *) echo \"<$x>\";; esac; done; echo ${#1} ${x%c} ${y:-none}; exit 7",
                ],
                "",
            ),
            case(
                &[],
                "while read -r a b; do echo \"$b|$a\"; done <<E\n1 2\n3 4 5\nE\ntrap 'echo bye' EXIT; eval 'x=a*b'; echo \"$x\" ${x#*\\*}; type cd; (exit\n",
            ),
            case(&["-c", "if true; then"], ""),
            case(
                &[
                    "-c",
                    "printf '%s-%03d|%x\\n' a 7 255; echo $((0x10 * 3 / 7)) $((1 ? 2 : 3)); set -u; echo $nosuch",
                ],
                "",
            ),
        ],
        symbolic: &["--sym-stdin", "10"],
        files: &[],
    }],
};
