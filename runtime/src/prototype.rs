//! C prototypes of externals: `"void *calloc(size_t, size_t)"`. Parsed once; calls are checked against them.

/// A parsed prototype: widths in bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prototype {
    /// The function's name.
    pub name: String,
    /// Width of the result in bits, 0 for `void`.
    pub result: u16,
    /// Widths of the parameters.
    pub params: Vec<u16>,
    /// Ends in `...`.
    pub variadic: bool,
}

/// The width of a type by its C spelling (x86-64 Linux).
fn width(text: &str) -> Option<u16> {
    let words: Vec<&str> = text.split_whitespace().filter(|w| *w != "const").collect();
    if text.contains('*') {
        return Some(64);
    }
    Some(match words.join(" ").as_str() {
        "void" => 0,
        "_Bool" => 1,
        "char" | "signed char" | "unsigned char" => 8,
        "short" | "unsigned short" => 16,
        "int" | "unsigned" | "float" => 32,
        "long" | "unsigned long" | "size_t" | "uintptr_t" | "double" => 64,
        "__int128" | "unsigned __int128" => 128,
        _ => return None,
    })
}

impl Prototype {
    /// Parses `TYPE NAME(TYPE, …)`; parameters have no names.
    pub fn parse(text: &str) -> Option<Self> {
        let (head, rest) = text.split_once('(')?;
        let list = rest.strip_suffix(')')?;
        let start = head.rfind(|c: char| c != '_' && !c.is_ascii_alphanumeric())? + 1;
        let mut prototype = Self {
            name: head[start..].to_owned(),
            result: width(&head[..start])?,
            params: Vec::new(),
            variadic: false,
        };
        for part in list.split(',').map(str::trim) {
            match part {
                "" | "void" => {}
                "..." => prototype.variadic = true,
                part => prototype.params.push(width(part)?),
            }
        }
        Some(prototype)
    }

    /// The widths of the scalars that the parameters make.
    pub fn leaves(&self) -> impl Iterator<Item = u16> {
        self.params.iter().flat_map(|&width| {
            let whole = usize::from(width.div_ceil(64));
            std::iter::repeat_n(if whole > 1 { 64 } else { width }, whole)
        })
    }

    /// What is wrong with a call that passes so many scalars. Their widths are not looked at: old programs declare what they
    /// like, and an integer may be wider or narrower than promised. But each must be there.
    pub fn mismatch(&self, args: usize) -> Option<String> {
        let wanted = self.leaves().count();
        let enough = if self.variadic { args >= wanted } else { args == wanted };
        let plural = if wanted == 1 { "" } else { "s" };
        (!enough).then(|| format!("'{}' takes {wanted} argument{plural}, this call passes {args}", self.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings() {
        let p = Prototype::parse("void *calloc(size_t, size_t)").expect("parses");
        assert_eq!((p.name.as_str(), p.result, p.params.as_slice()), ("calloc", 64, [64, 64].as_slice()));
        let p = Prototype::parse("int klee_range(int, int, const char *)").expect("parses");
        assert_eq!((p.result, p.params.as_slice()), (32, [32, 32, 64].as_slice()));
        assert!(p.mismatch(3).is_none());
        assert_eq!(p.mismatch(1).expect("wrong"), "'klee_range' takes 3 arguments, this call passes 1");
        let p = Prototype::parse("void klee_print_expr(const char *, ...)").expect("parses");
        assert!(p.mismatch(1).is_none() && p.mismatch(4).is_none() && p.mismatch(0).is_some());
        assert!(Prototype::parse("wint_t f(void)").is_none());
    }
}
