//! The table of packages: how each is built, what its programs are run on, and what is symbolic in their exploration.

mod coreutils;
mod languages;
mod libraries;
mod text;
mod tools;

use super::recipe::Package;

/// GNU's way of configuring, and our own compiler in the makefiles. Nothing of the documentation is made.
const CONFIGURE: &str = "./configure CC=\"$CC\" CFLAGS=\"$CFLAGS\" --disable-shared --disable-nls";
const MAKE: &str =
    "make CC=\"$WRAPPED\" MAKEINFO=true HELP2MAN=true ACLOCAL=: AUTOMAKE=: AUTOCONF=: AUTOHEADER=:";
/// The headers that automake wants made first when only some programs are made.
const HEADERS: &str =
    "printf 'include Makefile\\nheaders: $(BUILT_SOURCES)\\n' | make -f - CC=\"$WRAPPED\" headers";

/// All packages.
pub const PACKAGES: &[&Package] = &[
    &text::GREP,
    &text::SED,
    &text::DIFFUTILS,
    &text::ED,
    &languages::GAWK,
    &languages::MAWK,
    &languages::BC,
    &languages::M4,
    &languages::FLEX,
    &languages::LUA,
    &languages::DASH,
    &tools::TREE,
    &tools::GZIP,
    &tools::BZIP2,
    &tools::MAKE_ITSELF,
    &tools::PATCH,
    &tools::HELLO,
    &coreutils::COREUTILS,
    &libraries::ZLIB,
    &libraries::PCRE2,
    &libraries::EXPAT,
    &libraries::ONIGURUMA,
    &libraries::SQLITE,
];
