//! What a script says about its own answers: `(set-info :status …)` before each check.

use std::io::Read;

use super::error::ScriptError;
use super::lexer::{Lexer, Token};
use super::reader::Commands;

/// The status given for each check of a script, in order: `Some(true)` for `sat`, `None` where nothing is
/// given.
///
/// A status is about the next check and no other. The script is split into commands and not understood
/// otherwise.
///
/// # Errors
/// If the script is no sequence of balanced lists.
pub fn expected_answers(input: impl Read) -> Result<Vec<Option<bool>>, ScriptError> {
    let mut commands = Commands::new(input);
    let (mut status, mut answers) = (None, Vec::new());
    while let Some(next) = commands.next() {
        let (text, _) = next?;
        let mut lexer = Lexer::new(text);
        let mut token = || lexer.next().unwrap_or(Token::End);
        let Token::Open = token() else { continue };
        match token() {
            Token::Symbol(b"set-info") if token() == Token::Keyword(b":status") => {
                status = match token() {
                    Token::Symbol(b"sat") => Some(true),
                    Token::Symbol(b"unsat") => Some(false),
                    _ => None,
                };
            }
            Token::Symbol(b"check-sat" | b"check-sat-assuming") => answers.push(status.take()),
            Token::Symbol(b"exit") => break,
            _ => {}
        }
    }
    Ok(answers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_status_is_about_the_next_check() {
        let text = "(set-info :status sat) (check-sat) ; (check-sat)\n(check-sat) (push 1)
            (set-info :status unsat)(set-info :source |(check-sat)|) (check-sat-assuming (p))
            (set-info :status unknown)(check-sat)(exit)(check-sat)";
        assert_eq!(expected_answers(text.as_bytes()), Ok(vec![Some(true), None, Some(false), None]));
        assert!(expected_answers(&b"(check-sat"[..]).is_err());
    }
}
