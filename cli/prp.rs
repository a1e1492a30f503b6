//! SV-COMP's property files: `CHECK( init(main()), LTL(G ! call(reach_error())) )`.

use crate::failure::Failure;
use crate::load;
use std::path::Path;
use symvm_explore::verdict::Property;
use symvm_vm::Check;

/// What files ask for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Specification {
    /// Properties that are to hold.
    pub properties: Vec<Property>,
    /// What has to be looked at for that.
    pub checks: Vec<Check>,
}

/// One row per formula: as it is written, without blanks; the property; and the check it needs.
const FORMULAS: &[(&str, Property, Option<Check>)] = &[
    ("G!call(reach_error())", Property::Reach, None),
    ("G!call(__VERIFIER_error())", Property::Reach, None),
    ("Gassert", Property::Errors, None),
    ("Gvalid-free", Property::Memory, None),
    ("Gvalid-deref", Property::Memory, None),
    ("Gvalid-memtrack", Property::Leaks, Some(Check::Leak)),
    ("G!overflow", Property::Overflow, Some(Check::Overflow)),
];

/// Reads a file.
pub fn read(path: &Path) -> Result<Specification, Failure> {
    let text = String::from_utf8_lossy(&load::read(path)?).into_owned();
    parse(&text).map_err(|what| Failure::new(format!("{}: {what}", path.display())))
}

fn parse(text: &str) -> Result<Specification, String> {
    let mut found = Specification::default();
    for line in text.lines() {
        let line: String = line.chars().filter(|c| !c.is_whitespace()).collect();
        if line.is_empty() || line.starts_with('#') || line.starts_with("//") {
            continue;
        }
        let formula = line.strip_prefix("CHECK(init(main()),LTL(").and_then(|rest| rest.strip_suffix("))"));
        let formula = formula.ok_or_else(|| format!("'{line}' is no CHECK( init(main()), LTL(…) )"))?;
        let row = FORMULAS.iter().find(|row| row.0 == formula).ok_or_else(|| {
            let known: Vec<_> = FORMULAS.iter().map(|row| row.0).collect();
            format!("symvm cannot verify '{formula}'; it can: {}", known.join(", "))
        })?;
        if !found.properties.contains(&row.1) {
            found.properties.push(row.1);
        }
        found.checks.extend(row.2.filter(|check| !found.checks.contains(check)));
    }
    if found.properties.is_empty() {
        return Err("it asks for nothing".into());
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_properties_and_checks() {
        let text = "CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )\n\nCHECK( init(main()), LTL(G valid-memtrack) )\n";
        let found = parse(text).expect("three known formulas");
        assert_eq!(found.properties, [Property::Memory, Property::Leaks]);
        assert_eq!(found.checks, [Check::Leak]);
        let found = parse("CHECK( init(main()), LTL(G ! call(reach_error())) )").expect("a known formula");
        assert_eq!((found.properties, found.checks), (vec![Property::Reach], Vec::new()));
        assert!(parse("CHECK( init(main()), LTL(F end) )").is_err_and(|e| e.contains("'Fend'")));
        assert!(parse("unreach-call").is_err_and(|e| e.contains("is no CHECK")));
        assert!(parse("").is_err_and(|e| e.contains("nothing")));
    }
}
