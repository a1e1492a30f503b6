//! Libraries, through the programs that come with them.

use super::CONFIGURE;
use crate::packages::recipe::{Input::Own, Package, Program, case, full, on, own};

pub const ZLIB: Package = Package {
    name: "zlib",
    build: &["./configure --static", "make CC=\"$WRAPPED\" minigzip example"],
    programs: &[
        Program {
            name: "minigzip",
            executable: "minigzip",
            cases: &[
                own(&["-9"], "deflate.c"),
                own(&["-1"], "ChangeLog"),
                own(&["-h"], "inflate.c"),
                case(&["-d"], "short"),
            ],
            symbolic: &["--args", "-d", ";", "--sym-stdin", "32"],
            files: &[],
        },
        Program {
            name: "zlib-example",
            executable: "example",
            cases: &[case(&[], "")],
            symbolic: &["--sym-args", "0", "2", "4"],
            files: &[],
        },
    ],
};

pub const PCRE2: Package = Package {
    name: "pcre2",
    build: &[
        "./configure CC=\"$CC\" CFLAGS=\"$CFLAGS\" --disable-shared --disable-jit",
        "make CC=\"$WRAPPED\" pcre2grep pcre2test",
    ],
    programs: &[
        Program {
            name: "pcre2grep",
            executable: "pcre2grep",
            cases: &[
                own(&["-n", "-i", "(?<w>\\w+)\\s\\k<w>"], "testdata/grepinput"),
                own(&["-c", "^(?=.*the)(?!.*pattern)"], "testdata/grepinput"),
                own(&["-o1", "-o2", "(\\d+)\\D+(\\d+)"], "testdata/grepinputv"),
                own(&["-M", "-n", "two\\R+three"], "testdata/grepinputx"),
                case(&["(unclosed"], ""),
            ],
            symbolic: &["--sym-args", "1", "2", "6", "--sym-stdin", "6"],
            files: &[],
        },
        Program {
            name: "pcre2test",
            executable: "pcre2test",
            cases: &[
                full(&["-q", "x"], "README", &[("x", Own("testdata/testinput3"))]),
                on(&["-q", "x"], &[("x", Own("testdata/testinput9"))]),
                on(&["-q", "x"], &[("x", Own("testdata/testinput15"))]),
                on(&["-q", "x"], &[("x", Own("testdata/testinput23"))]),
                on(&["-q", "x"], &[("x", Own("testdata/testinput1"))]),
            ],
            symbolic: &["--args", "-q", ";", "--sym-stdin", "12"],
            files: &[],
        },
    ],
};

pub const EXPAT: Package = Package {
    name: "expat",
    build: &[
        "cd expat && ./buildconf.sh && ./configure CC=\"$CC\" CFLAGS=\"$CFLAGS\" --disable-shared --without-docbook --without-tests",
        "make -C expat CC=\"$WRAPPED\"",
    ],
    programs: &[Program {
        name: "xmlwf",
        executable: "expat/xmlwf/xmlwf",
        cases: &[
            own(&[], "expat/doc/reference.html"),
            own(&["-n"], "expat/win32/expat.iss"),
            case(
                &["-c"],
                "<?xml version='1.0'?>\n<!DOCTYPE a [<!ENTITY e 'text'><!ELEMENT a ANY>]>\n<a x='1'>&e;<b/><![CDATA[<]]></a>\n",
            ),
            case(&[], "<a><b></a>"),
        ],
        symbolic: &["--sym-args", "0", "1", "2", "--sym-stdin", "16"],
        files: &[],
    }],
};

pub const ONIGURUMA: Package = Package {
    name: "libonig",
    build: &[
        "autoreconf -fi",
        CONFIGURE,
        "make CC=\"$WRAPPED\"",
        "make -C test CC=\"$WRAPPED\" test_utf8 test_syntax",
        "make -C sample CC=\"$WRAPPED\" simple syntax names",
    ],
    programs: &[
        Program {
            name: "onig-test-utf8",
            executable: "test/test_utf8",
            cases: &[case(&[], "")],
            symbolic: &["--sym-args", "0", "1", "2"],
            files: &[],
        },
        Program {
            name: "onig-test-syntax",
            executable: "test/test_syntax",
            cases: &[case(&[], "")],
            symbolic: &["--sym-args", "0", "1", "2"],
            files: &[],
        },
    ],
};

pub const SQLITE: Package = Package {
    name: "sqlite3",
    build: &[
        "./configure CC=\"$CC\" CFLAGS=\"$CFLAGS\" --disable-shared --disable-readline --disable-tcl --disable-threadsafe",
        "make sqlite3.c shell.c",
        "\"$WRAPPED\" -DSQLITE_THREADSAFE=0 -DSQLITE_OMIT_LOAD_EXTENSION -o sqlite3 shell.c sqlite3.c -lm",
    ],
    programs: &[Program {
        name: "sqlite3",
        executable: "sqlite3",
        cases: &[
            case(
                &["-batch"],
                "create table t(a integer primary key, b text);\ninsert into t(b) values('x'),('y'),(null);\nselect a, b, a * 1.5, upper(b) from t order by b desc;\n.mode csv\nselect count(*), group_concat(b, '-') from t;\nselect json_extract('{\"a\":[1,2]}', '$.a[1]');\nwith recursive c(n) as (select 1 union all select n + 1 from c where n < 10) select sum(n), printf('%05.2f', avg(n)) from c;\n",
            ),
            case(
                &["-batch"],
                "select from;\nselect 1/0, 'it''s', x'4142', typeof(2.0), 9223372036854775807 + 1;\n",
            ),
            case(&["-batch", ":memory:", "select sqlite_version() > '3', abs(-3), hex(zeroblob(3))"], ""),
        ],
        symbolic: &["--args", "-batch", ";", "--sym-stdin", "10"],
        files: &[],
    }],
};
