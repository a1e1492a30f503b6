//! Fields of CSV files (RFC 4180).

/// A field, in quotation marks if it needs them.
pub fn field(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_quoted_only_if_they_must() {
        for (text, expected) in [
            ("a b", "a b"),
            ("", ""),
            ("a,b", "\"a,b\""),
            ("a\nb", "\"a\nb\""),
            ("a\rb", "\"a\rb\""),
            ("a\"b", "\"a\"\"b\""),
        ] {
            assert_eq!(field(text), expected);
        }
    }
}
