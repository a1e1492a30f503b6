//! Programs that search and change text.

use super::{CONFIGURE, HEADERS, MAKE};
use crate::packages::recipe::{Case, Input::Own, Input::Text, Package, Program, case, full, on, own};

pub const GREP: Package = Package {
    name: "grep",
    build: &[
        // One of Debian's patches declares a variable after a label, which clang 14 refuses.
        "! grep -q userevalwarn lib/dfa.c || patch -R -p1 <debian/patches/1019724-handle-backslash-warning.patch",
        CONFIGURE,
        MAKE,
    ],
    programs: &[Program {
        name: "grep",
        executable: "src/grep",
        cases: &[
            full(
                &["-E", "-f", "khadafy.regexp"],
                "tests/khadafy.lines",
                &[("khadafy.regexp", Own("tests/khadafy.regexp"))],
            ),
            own(&["-n", "-i", "-w", "free"], "COPYING"),
            own(&["-c", "-v", "^ *$"], "COPYING"),
            own(&["-E", "-o", "([a-z])[a-z]*\\1{2}"], "COPYING"),
            own(&["-F", "-x", "-b", "-e", "GNU", "-e", ""], "COPYING"),
            on(&["-A1", "-B1", "b", "x", "y"], &[("x", Text("a\nb\nc\n")), ("y", Text("d\n\nb"))]),
            case(&["-E", "a{1,2}{3,4}[[:alpha:]]\\<b"], "aaaaaaaab\naaa b\naaaaaaa b\n"),
            case(&["[[:nosuch:]]"], "x"),
            case(&["-q", "z"], "x\n"),
        ],
        symbolic: &["--sym-args", "1", "2", "5", "--sym-stdin", "8"],
        files: &[],
    }],
};

pub const SED: Package = Package {
    name: "sed",
    build: &[CONFIGURE, HEADERS, "make CC=\"$WRAPPED\" sed/sed"],
    programs: &[Program {
        name: "sed",
        executable: "sed/sed",
        cases: &[
            full(&["-f", "x.sed"], "testsuite/madding.inp", &[("x.sed", Own("testsuite/madding.sed"))]),
            full(&["-n", "-f", "x.sed"], "testsuite/mac-mf.inp", &[("x.sed", Own("testsuite/mac-mf.sed"))]),
            full(&["-f", "x.sed"], "testsuite/uniq.inp", &[("x.sed", Own("testsuite/uniq.sed"))]),
            Case {
                args: &["-n", "-f", "x.sed"],
                stdin: Text("192.168.1.2\n"),
                files: &[("x.sed", Own("testsuite/binary.sed"))],
            },
            Case {
                args: &["-n", "-f", "x.sed"],
                stdin: Text("2 3 + 7 * p\n10 3 / p\n"),
                files: &[("x.sed", Own("testsuite/dc.sed"))],
            },
            own(&["-E", "s/([a-z]+) ([a-z]+)/\\2 \\U\\1/g; y/abc/xyz/; 3q"], "testsuite/distrib.inp"),
            own(&["-n", "/a/{=;l}"], "testsuite/xemacs.inp"),
            case(&["-e", "1 2 p"], ""),
            case(&["$!N;P;D;s/[/b/"], "a\nb\n"),
        ],
        symbolic: &["--sym-args", "1", "2", "6", "--sym-stdin", "8"],
        files: &[],
    }],
};

const OLD: &str = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n";
const NEW: &str = "one\n2\nthree\nfour\nfive\nsix\nsix and a half\nseven\neight\nten\neleven";

pub const DIFFUTILS: Package = Package {
    name: "diffutils",
    build: &[CONFIGURE, MAKE],
    programs: &[
        Program {
            name: "diff",
            executable: "src/diff",
            cases: &[
                on(&["a", "b"], &[("a", Text(OLD)), ("b", Text(NEW))]),
                on(&["-u", "--label=a", "--label=b", "a", "b"], &[("a", Text(OLD)), ("b", Text(NEW))]),
                on(&["-c", "--label=a", "--label=b", "a", "b"], &[("a", Text(OLD)), ("b", Text(NEW))]),
                on(&["-y", "-W40", "a", "b"], &[("a", Text(OLD)), ("b", Text(NEW))]),
                on(&["-e", "a", "b"], &[("a", Text(OLD)), ("b", Text(OLD))]),
                on(
                    &["a", "b"],
                    &[("a", Own("tests/large-subopt.in1")), ("b", Own("tests/large-subopt.in2"))],
                ),
                on(&["-q", "a", "none"], &[("a", Text(OLD))]),
            ],
            symbolic: &["--args", "a", "-", ";", "--sym-args", "0", "1", "3", "--sym-stdin", "8"],
            files: &[("a", Text("x\ny\nz\n"))],
        },
        Program {
            name: "cmp",
            executable: "src/cmp",
            cases: &[
                on(&["a", "b"], &[("a", Text(OLD)), ("b", Text(NEW))]),
                on(&["-l", "-b", "a", "b"], &[("a", Text(OLD)), ("b", Text(NEW))]),
                on(&["-n", "3", "a", "b"], &[("a", Text(OLD)), ("b", Text(NEW))]),
            ],
            symbolic: &["--args", "a", "-", ";", "--sym-args", "0", "1", "3", "--sym-stdin", "8"],
            files: &[("a", Text("x\ny\nz\n"))],
        },
    ],
};

pub const ED: Package = Package {
    name: "ed",
    build: &["./configure CC=\"$CC\" CFLAGS=\"$CFLAGS\"", MAKE],
    programs: &[Program {
        name: "ed",
        executable: "ed",
        cases: &[
            full(&["-s", "test.txt"], "testsuite/g.ed", &[("test.txt", Own("testsuite/test.txt"))]),
            full(&["-s", "test.txt"], "testsuite/s.ed", &[("test.txt", Own("testsuite/test.txt"))]),
            full(&["-s", "test.txt"], "testsuite/t.ed", &[("test.txt", Own("testsuite/test.txt"))]),
            on(&["-s", "test.txt"], &[("test.txt", Own("testsuite/test.txt"))]),
            case(&["-s"], "a\nhello\nworld\n.\n1,$n\n/wor/s/o/0/gp\n1m$\n,l\nx\nQ\n"),
        ],
        symbolic: &["--args", "-s", "f", ";", "--sym-stdin", "10"],
        files: &[("f", Text("one\ntwo\n"))],
    }],
};
