//! Which arguments a `printf` reads: a program may pass more than its format has conversions for (C11, 7.21.6.1), and those behind need
//! not have been written.

use super::super::super::Exec;
use symvm_frontend::program::{Arg, Function};

/// Of a longer format so much is looked at.
const LONGEST: usize = 1 << 16;

/// How many of a call's arguments the callee reads.
pub(super) fn arguments_read(x: &Exec<'_>, callee: &Function, args: &[Arg]) -> usize {
    let fixed = callee.params.len();
    // Those of -D_FORTIFY_SOURCE are `__printf_chk` and so on. Formats of wide characters are not read here.
    let name = callee.name.trim_end_matches("_chk");
    let is_printf = callee.variadic && name.ends_with("printf") && !name.contains('w');
    let format = fixed.checked_sub(1).and_then(|last| args.get(last)).filter(|_| is_printf);
    // One at a symbolic address may be another one, with other conversions.
    let frames = &x.m.frames;
    let is_known = |arg: &&Arg| !frames.top_frame().symbolic || !frames.sym(arg.value).is_some();
    let Some(format) = format.filter(is_known) else { return args.len() };
    let mut format_bytes = Vec::new();
    for address in (frames.bits(format.value)..).take(LONGEST) {
        match x.m.memory.peek(address).and_then(|cell| cell.plain()) {
            Some(byte) if byte.is_symbolic() => return args.len(),
            Some(byte) if byte.value == 0 => break,
            Some(byte) => format_bytes.push(byte.value),
            None => return args.len(),
        }
    }
    arguments_of(&format_bytes).map_or(args.len(), |read| args.len().min(fixed + read))
}

/// How many arguments the conversions of a format read; none if they have numbers.
fn arguments_of(format: &[u8]) -> Option<usize> {
    let mut rest = format.iter().copied();
    let mut read = 0;
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            continue;
        }
        // Flags, width, precision and length come before the letter.
        let letter = rest.find(|byte| {
            read += usize::from(*byte == b'*');
            !b"-+ #0'I123456789.*hlLqjzt".contains(byte)
        });
        match letter {
            Some(b'$') => return None,
            // A percent sign, and what errno means.
            Some(b'%' | b'm') | None => {}
            Some(_) => read += 1,
        }
    }
    Some(read)
}

#[cfg(test)]
mod tests {
    use super::arguments_of;

    #[test]
    fn conversions_are_counted() {
        let read = |format: &str| arguments_of(format.as_bytes());
        assert_eq!(read("invalid command name \"%s\""), Some(1));
        assert_eq!(read("100%% of %-08.3lf, %*.*Lg%m%zu%hhx%'d%"), Some(7));
        assert_eq!(read("%2$s %1$d"), None);
        assert_eq!(read("plain"), Some(0));
    }
}
