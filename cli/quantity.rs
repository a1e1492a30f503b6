//! Times, sizes and other quantities as they are written on the command line.

use std::time::Duration;
use symvm_explore::Restart;

/// `90`, `30s`, `5m` (or `5min`, as KLEE has it), `2h`, `500ms`.
pub fn parse_duration(text: &str) -> Result<Duration, String> {
    let at = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(at);
    let number: f64 = number.parse().map_err(|_| format!("'{text}' is not a time such as 30s, 5m or 2h"))?;
    let scale = match unit {
        "" | "s" => 1.0,
        "ms" => 1e-3,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        "d" => 86400.0,
        _ => return Err(format!("'{unit}' is not a unit of time: ms, s, m, h or d")),
    };
    let seconds = number * scale;
    if seconds <= 0.0 {
        return Err("no time leaves nothing to do: give one above zero".into());
    }
    Duration::try_from_secs_f64(seconds).map_err(|_| format!("'{text}' is longer than can be counted"))
}

/// `500M`, `4G`, bytes.
pub fn parse_size(text: &str) -> Result<u64, String> {
    let at = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, unit) = text.split_at(at);
    let number: u64 = number.parse().map_err(|_| format!("'{text}' is not a size such as 500M or 4G"))?;
    let shift = match unit.trim_end_matches("iB").trim_end_matches('B') {
        "" => 0,
        "K" | "k" => 10,
        "M" | "m" => 20,
        "G" | "g" => 30,
        "T" | "t" => 40,
        _ => return Err(format!("'{unit}' is not a unit of size: K, M, G or T")),
    };
    let bytes =
        number.checked_mul(1 << shift).ok_or_else(|| format!("'{text}' is more than can be counted"))?;
    if bytes == 0 {
        return Err("no size leaves nothing to do: give one above zero".into());
    }
    Ok(bytes)
}

/// A limit of memory. Nobody has so few bytes in mind, but perhaps KLEE's megabytes.
pub fn parse_memory(text: &str) -> Result<u64, String> {
    let bytes = parse_size(text)?;
    if bytes < 1 << 20 && text.bytes().all(|b| b.is_ascii_digit()) {
        return Err(format!(
            "a number alone is bytes, and {text} of them are too few; did you mean {text}M?"
        ));
    }
    Ok(bytes)
}

/// `never`, or after how many executions.
pub fn parse_restart(text: &str) -> Result<Restart, String> {
    match text.parse() {
        Ok(0) | Err(_) if text != "never" => {
            Err("expected a number of executions, 1 at least, or 'never'".into())
        }
        Ok(after) => Ok(Restart::After(after)),
        Err(_) => Ok(Restart::Never),
    }
}

/// The largest size that may stay symbolic: [`parse_size`], or 0.
pub fn parse_symbolic_size(text: &str) -> Result<u64, String> {
    const MOST: u64 = 1 << 30;
    let bytes = if text == "0" { 0 } else { parse_size(text)? };
    if bytes > MOST { Err("at most 1G".into()) } else { Ok(bytes) }
}
