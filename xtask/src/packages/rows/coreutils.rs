//! GNU coreutils: many small programs of one package.

use super::HEADERS;
use crate::packages::recipe::{Input::Text, Package, Program, case, on, own};

const LINES: &str = "pear 3\napple 10\nfig 2\napple 9\n\nfig 2\nZebra 1\n";

pub const COREUTILS: Package = Package {
    name: "coreutils",
    build: &[
        "./configure CC=\"$CC\" CFLAGS=\"$CFLAGS\" --disable-nls --disable-acl --disable-xattr --without-selinux --without-libgmp --without-openssl",
        HEADERS,
        "make CC=\"$WRAPPED\" $(for p in cat wc sort uniq cut tr expr factor od head seq comm join base64 md5sum paste fold nl expand test; do echo src/$p; done)",
    ],
    programs: &[
        Program {
            name: "cat",
            executable: "src/cat",
            cases: &[
                case(&["-A"], "a\tb\u{1}\n\n\nc"),
                case(&["-ns"], "a\n\n\nb\n"),
                on(&["x", "-", "none"], &[("x", Text("x"))]),
            ],
            symbolic: &["--sym-args", "0", "2", "3", "--sym-stdin", "8"],
            files: &[("f", Text("x\n"))],
        },
        Program {
            name: "wc",
            executable: "src/wc",
            cases: &[
                own(&[], "COPYING"),
                own(&["-lwcmL"], "README"),
                on(&["x", "y"], &[("x", Text("a b\n")), ("y", Text("c"))]),
            ],
            symbolic: &["--sym-args", "0", "2", "3", "--sym-stdin", "8"],
            files: &[],
        },
        Program {
            name: "sort",
            executable: "src/sort",
            cases: &[
                case(&[], LINES),
                case(&["-k2,2n", "-k1,1r", "-s"], LINES),
                case(&["-u", "-f"], LINES),
                case(&["-c"], LINES),
                case(&["-V"], "a10\na9\na1.2\n"),
                own(&["-g"], "COPYING"),
            ],
            symbolic: &["--sym-args", "0", "2", "4", "--sym-stdin", "8"],
            files: &[],
        },
        Program {
            name: "uniq",
            executable: "src/uniq",
            cases: &[
                case(&["-c"], "a\na\nb\nA\n"),
                case(&["-di"], "a\nA\nb\n"),
                case(&["--group"], "a\na\nb\n"),
                case(&["-w", "x"], ""),
            ],
            symbolic: &["--sym-args", "0", "2", "4", "--sym-stdin", "8"],
            files: &[],
        },
        Program {
            name: "cut",
            executable: "src/cut",
            cases: &[
                case(&["-d:", "-f1,3-"], "a:b:c:d\nx\n"),
                case(&["-c2-3,5"], "abcdef\n"),
                case(&["-f0"], ""),
                case(&["-s", "-f2", "--output-delimiter=|"], "a\tb\tc\nd\n"),
            ],
            symbolic: &["--sym-args", "1", "2", "5", "--sym-stdin", "8"],
            files: &[],
        },
        Program {
            name: "tr",
            executable: "src/tr",
            cases: &[
                case(&["a-z", "A-Z"], "Hello\n"),
                case(&["-cs", "[:alnum:]", "[\\n*]"], "a, b; c\n"),
                case(&["-d", "\\n\\061-3"], "a1\nb4\n"),
                case(&["[=a=]"], ""),
            ],
            symbolic: &["--sym-args", "1", "2", "6", "--sym-stdin", "4"],
            files: &[],
        },
        Program {
            name: "expr",
            executable: "src/expr",
            cases: &[
                case(&["(", "2", "+", "3", ")", "*", "7"], ""),
                case(&["abcde", ":", "a\\(.*\\)d"], ""),
                case(&["substr", "hello", "2", "3"], ""),
                case(&["1", "/", "0"], ""),
                case(&["99999999999999999999", "*", "99999999999999999999"], ""),
            ],
            symbolic: &["--sym-args", "1", "3", "4"],
            files: &[],
        },
        Program {
            name: "factor",
            executable: "src/factor",
            cases: &[
                case(&["12", "97", "18446744073709551615", "4611686014132420609"], ""),
                case(&[], "100 101\nx\n"),
                case(&["340282366920938463463374607431768211455"], ""),
            ],
            symbolic: &["--sym-args", "1", "1", "3", "--sym-stdin", "4"],
            files: &[],
        },
        Program {
            name: "od",
            executable: "src/od",
            cases: &[
                own(&["-N64"], "COPYING"),
                own(&["-Ax", "-tx2z", "-w8", "-j3", "-N40"], "COPYING"),
                own(&["-tfD", "-td8", "-ta", "-N48"], "COPYING"),
                case(&["-tq"], ""),
            ],
            symbolic: &["--sym-args", "0", "2", "4", "--sym-stdin", "8"],
            files: &[],
        },
        Program {
            name: "head",
            executable: "src/head",
            cases: &[
                own(&[], "COPYING"),
                own(&["-c-30000"], "COPYING"),
                own(&["-n-600"], "COPYING"),
                case(&["-n", "x"], ""),
            ],
            symbolic: &["--sym-args", "0", "2", "4", "--sym-stdin", "8"],
            files: &[],
        },
        Program {
            name: "seq",
            executable: "src/seq",
            cases: &[
                case(&["-w", "8", "11"], ""),
                case(&["1", "0.25", "2"], ""),
                case(&["-s,", "-f%05.1f", "5", "-2", "-5"], ""),
                case(&["99999999999999999999", "100000000000000000002"], ""),
            ],
            symbolic: &["--sym-args", "1", "3", "3"],
            files: &[],
        },
        Program {
            name: "comm",
            executable: "src/comm",
            cases: &[
                on(&["x", "y"], &[("x", Text("a\nb\nd\n")), ("y", Text("b\nc\n"))]),
                on(&["-12", "--total", "x", "y"], &[("x", Text("b\na\n")), ("y", Text("b\n"))]),
            ],
            symbolic: &["--args", "x", "-", ";", "--sym-args", "0", "1", "4", "--sym-stdin", "8"],
            files: &[("x", Text("a\nb\n"))],
        },
        Program {
            name: "join",
            executable: "src/join",
            cases: &[on(
                &["-a1", "-e", "none", "-o", "0,1.2,2.2", "x", "y"],
                &[("x", Text("a 1\nb 2\n")), ("y", Text("b 3\nb 4\n"))],
            )],
            symbolic: &["--args", "x", "-", ";", "--sym-args", "0", "1", "4", "--sym-stdin", "8"],
            files: &[("x", Text("a 1\nb 2\n"))],
        },
        Program {
            name: "base64",
            executable: "src/base64",
            cases: &[
                own(&[], "README"),
                case(&["-d"], "aGVsbG8gd29ybGQK\n"),
                case(&["-d"], "aGVs!"),
                case(&["-d", "-i"], "aG!Vs"),
            ],
            symbolic: &["--sym-args", "0", "2", "3", "--sym-stdin", "8"],
            files: &[],
        },
        Program {
            name: "md5sum",
            executable: "src/md5sum",
            cases: &[
                own(&[], "COPYING"),
                case(&["-c"], "d41d8cd98f00b204e9800998ecf8427e  x\n"),
                on(&["--tag", "a"], &[("a", Text("abc"))]),
            ],
            symbolic: &["--sym-args", "0", "2", "3", "--sym-stdin", "40"],
            files: &[],
        },
        Program {
            name: "test",
            executable: "src/test",
            cases: &[
                case(&["1", "-lt", "2", "-a", "!", "-z", "x"], ""),
                case(&["(", "a", "=", "b", ")", "-o", "-f", "."], ""),
                case(&["1", "-eq", "x"], ""),
            ],
            symbolic: &["--sym-args", "0", "4", "3"],
            files: &[],
        },
    ],
};
