//! Programs that work on files.

use super::{CONFIGURE, MAKE};
use crate::packages::recipe::{Input::Text, Package, Program, case, full, on, own};

pub const TREE: Package = Package {
    name: "tree",
    build: &[MAKE],
    programs: &[Program {
        name: "tree",
        executable: "tree",
        cases: &[
            on(
                &["-a", "--noreport", "d"],
                &[("d/a.txt", Text("1")), ("d/.b", Text("22")), ("d/e/c", Text(""))],
            ),
            on(&["-J", "-P", "a*", "d"], &[("d/a.txt", Text("1")), ("d/b", Text("22"))]),
            on(
                &["-f", "-r", "--dirsfirst", "d"],
                &[("d/a.txt", Text("1")), ("d/b", Text("22")), ("d/c/x", Text(""))],
            ),
            case(&["--fromfile", "-F", "."], "a/b/c\na/d\nb/x y\n"),
            case(&["--fromfile", "-X", "."], "a/b/c\na/d\nb/x y\n"),
            case(&["--nosuch"], ""),
        ],
        symbolic: &["--sym-args", "0", "2", "4", "--sym-stdin", "8"],
        files: &[("a.txt", Text("1")), ("b", Text("22"))],
    }],
};

pub const GZIP: Package = Package {
    name: "gzip",
    build: &[CONFIGURE, MAKE],
    programs: &[Program {
        name: "gzip",
        executable: "gzip",
        cases: &[
            own(&["-c9n"], "gzip.c"),
            own(&["-c1n"], "COPYING"),
            case(&["-d"], "not compressed"),
            on(&["-ln", "x.gz"], &[("x.gz", Text("short"))]),
            case(&["--help"], ""),
        ],
        symbolic: &["--sym-args", "0", "2", "3", "--sym-stdin", "24"],
        files: &[],
    }],
};

pub const BZIP2: Package = Package {
    name: "bzip2",
    build: &["make CC=\"$WRAPPED\" libbz2.a bzip2.o", "\"$WRAPPED\" -o bzip2 bzip2.o libbz2.a"],
    programs: &[Program {
        name: "bzip2",
        executable: "bzip2",
        cases: &[
            own(&["-d"], "sample1.bz2"),
            own(&["-ds"], "sample3.bz2"),
            own(&["-1"], "sample3.ref"),
            own(&["-t"], "sample2.bz2"),
            case(&["-d"], "BZh9garbage"),
        ],
        symbolic: &["--args", "-d", ";", "--sym-args", "0", "1", "2", "--sym-stdin", "32"],
        files: &[],
    }],
};

const MAKEFILE: &str = "\
objects := $(patsubst %.c,%.o,main.c util.c)
define twice
$(1) $(1)
endef
ifeq ($(words $(objects)),2)
$(info $(call twice,two) $(sort c b a b) $(subst ee,EE,feet on the street))
endif
all: $(objects)
%.o: %.c ; cc -c $< -o $@
main.o: CFLAGS += -g
$(error stop here: $(foreach x,1 2 3,<$(x)>))
";

pub const MAKE_ITSELF: Package = Package {
    name: "make-dfsg",
    build: &["AUTOPOINT=true autoreconf -fi", CONFIGURE, MAKE],
    programs: &[Program {
        name: "make",
        executable: "make",
        cases: &[
            on(&["-f", "x"], &[("x", Text(MAKEFILE))]),
            on(&["-n", "-f", "x"], &[("x", Text("all: b\n\t@echo $@ $^\nb: ; touch b\n"))]),
            on(&["-n", "-f", "x"], &[("x", Text("all: b c\nb: all\n\techo b\n"))]),
            on(&["-f", "x"], &[("x", Text("a b c\n"))]),
            case(&["--version"], ""),
        ],
        symbolic: &["--args", "-n", "-f", "-", ";", "--sym-args", "0", "1", "3", "--sym-stdin", "10"],
        files: &[],
    }],
};

const PATCHED: &str = "one\ntwo\nthree\nfour\nfive\n";
const DIFF: &str = "--- a\n+++ a\n@@ -1,5 +1,5 @@\n one\n-two\n+2\n three\n four\n-five\n+5\n";

pub const PATCH: Package = Package {
    name: "patch",
    build: &[CONFIGURE, MAKE],
    programs: &[Program {
        name: "patch",
        executable: "src/patch",
        cases: &[
            on(&["-o", "-", "a", "d"], &[("a", Text(PATCHED)), ("d", Text(DIFF))]),
            on(&["-R", "-f", "-r", "-", "-o", "-", "a", "d"], &[("a", Text(PATCHED)), ("d", Text(DIFF))]),
            full(&["--dry-run", "-p0"], "README", &[("a", Text(PATCHED))]),
            case(&["--help"], ""),
        ],
        symbolic: &["--args", "-o", "-", "a", ";", "--sym-stdin", "24"],
        files: &[("a", Text("one\ntwo\n"))],
    }],
};

pub const HELLO: Package = Package {
    name: "hello",
    build: &[CONFIGURE, MAKE],
    programs: &[Program {
        name: "hello",
        executable: "hello",
        cases: &[
            case(&[], ""),
            case(&["-t"], ""),
            case(&["--greeting=a b"], ""),
            case(&["--help"], ""),
            case(&["--bad"], ""),
            case(&["x"], ""),
        ],
        symbolic: &["--sym-args", "0", "3", "10"],
        files: &[],
    }],
};
