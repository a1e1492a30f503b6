//! Test suites in the exchange format of Test-Comp, which TestCov reads: a zip archive of `metadata.xml` and one XML file per
//! test, with the values that the `__VERIFIER_nondet_` calls return, in the order of the calls.
//!
//! The format knows nothing else: what a test says about standard input, arguments or other symbolic objects cannot be
//! expressed. It is left out and counted by name.

use crate::test_case::TestCase;
use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};
use std::collections::BTreeMap;
use std::io::{self, Seek, Write};
use symvm_vm::InputObject;
use zip::write::{SimpleFileOptions, ZipWriter};

/// What a suite says about where it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Metadata {
    /// What was to be covered, in Test-Comp's language.
    pub specification: String,
    /// The program.
    pub program_file: String,
    /// Its SHA-256, in hexadecimal.
    pub program_hash: String,
    /// Where it starts.
    pub entry_function: String,
    /// When the suite was made, as in ISO 8601.
    pub creation_time: String,
}

/// What was written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Written {
    /// Tests.
    pub tests: u64,
    /// Objects that cannot be expressed, with the number of tests that have them.
    pub left_out: BTreeMap<String, u64>,
}

/// The C type that a call returns whose values have this name; none for other objects.
pub type Types<'a> = &'a dyn Fn(&str) -> Option<&'static str>;

/// A suite that is being written.
pub struct Suite<W: Write + Seek> {
    zip: ZipWriter<W>,
    written: Written,
}

const DTD: &str = "+//IDN sosy-lab.org//DTD test-format";

impl<W: Write + Seek> Suite<W> {
    /// Begins with the metadata.
    pub fn create(to: W, metadata: &Metadata) -> io::Result<Self> {
        let mut suite = Self { zip: ZipWriter::new(to), written: Written::default() };
        suite.file("metadata.xml", &metadata_xml(metadata)?)?;
        Ok(suite)
    }

    /// Adds a test.
    pub fn add(&mut self, test: &TestCase, covers_error: bool, types: Types<'_>) -> io::Result<()> {
        let mut values = Vec::new();
        for object in &test.input.objects {
            match call(&object.name, types) {
                Some(ty) => values.push((ty, value(ty, object))),
                None if object.bytes.is_empty() => {}
                None => *self.written.left_out.entry(object.name.clone()).or_insert(0) += 1,
            }
        }
        self.written.tests += 1;
        let name = format!("testcase-{}.xml", self.written.tests);
        self.file(&name, &test_xml(&values, covers_error)?)
    }

    /// Ends the archive.
    pub fn finish(self) -> io::Result<Written> {
        self.zip.finish()?;
        Ok(self.written)
    }

    fn file(&mut self, name: &str, text: &[u8]) -> io::Result<()> {
        self.zip.start_file(name, SimpleFileOptions::default())?;
        self.zip.write_all(text)
    }
}

/// The type of the call that gave the object: it has the name of the function, from the second call on with a number.
fn call(object: &str, types: Types<'_>) -> Option<&'static str> {
    types(object).or_else(|| {
        let (name, number) = object.rsplit_once('_')?;
        number.bytes().all(|b| b.is_ascii_digit()).then(|| types(name)).flatten()
    })
}

/// The value as a C constant.
fn value(ty: &str, object: &InputObject) -> String {
    let mut bytes = [0; 16];
    for (to, from) in bytes.iter_mut().zip(&object.bytes) {
        *to = *from;
    }
    let unsigned = u128::from_le_bytes(bytes);
    let bits = 8 * object.bytes.len().min(16) as u32;
    match ty {
        "_Bool" => (unsigned & 1).to_string(),
        "float" => format!("{:e}", f32::from_bits(unsigned as u32)),
        "double" => format!("{:e}", f64::from_bits(unsigned as u64)),
        _ if ty.starts_with("unsigned") || ty == "size_t" || ty.ends_with('*') || bits == 0 => {
            unsigned.to_string()
        }
        // Sign-extended from its own width.
        _ => ((unsigned as i128) << (128 - bits) >> (128 - bits)).to_string(),
    }
}

fn document(doctype: &str) -> io::Result<Writer<Vec<u8>>> {
    let mut xml = Writer::new_with_indent(Vec::new(), b' ', 2);
    xml.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), Some("no"))))?;
    let text = format!(
        "{doctype} PUBLIC \"{DTD} {doctype} 1.1//EN\" \"https://sosy-lab.org/test-format/{doctype}-1.1.dtd\""
    );
    xml.write_event(Event::DocType(BytesText::from_escaped(text)))?;
    Ok(xml)
}

fn metadata_xml(m: &Metadata) -> io::Result<Vec<u8>> {
    let mut xml = document("test-metadata")?;
    let producer = concat!("symvm ", env!("CARGO_PKG_VERSION"));
    let fields = [
        ("sourcecodelang", "C"),
        ("producer", producer),
        ("specification", &m.specification),
        ("programfile", &m.program_file),
        ("programhash", &m.program_hash),
        ("entryfunction", &m.entry_function),
        ("architecture", "64bit"),
        ("creationtime", &m.creation_time),
    ];
    xml.write_event(Event::Start(BytesStart::new("test-metadata")))?;
    for (name, text) in fields {
        xml.create_element(name).write_text_content(BytesText::new(text))?;
    }
    xml.write_event(Event::End(BytesEnd::new("test-metadata")))?;
    Ok(xml.into_inner())
}

fn test_xml(values: &[(&str, String)], covers_error: bool) -> io::Result<Vec<u8>> {
    let mut xml = document("testcase")?;
    let mut start = BytesStart::new("testcase");
    if covers_error {
        start.push_attribute(("coversError", "true"));
    }
    xml.write_event(Event::Start(start))?;
    for (ty, value) in values {
        xml.create_element("input")
            .with_attribute(("type", *ty))
            .write_text_content(BytesText::new(value))?;
    }
    xml.write_event(Event::End(BytesEnd::new("testcase")))?;
    Ok(xml.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_constants_of_their_type() {
        let of =
            |ty: &str, bytes: &[u8]| value(ty, &InputObject { name: String::new(), bytes: bytes.to_vec() });
        assert_eq!(of("int", &[0xff; 4]), "-1");
        assert_eq!(of("unsigned", &[0xff; 4]), "4294967295");
        assert_eq!(of("char", &[0x80]), "-128");
        assert_eq!(of("_Bool", &[3]), "1");
        assert_eq!(of("double", &1.5f64.to_le_bytes()), "1.5e0");
        assert_eq!(of("void *", &[1, 0, 0, 0, 0, 0, 0, 0x80]), (0x8000_0000_0000_0001u64).to_string());
        assert_eq!(of("__int128", &[0xfe; 16]), i128::from_le_bytes([0xfe; 16]).to_string());
    }

    #[test]
    fn a_call_is_known_by_the_name_of_its_object() {
        let types = |name: &str| (name == "nondet_u8").then_some("unsigned char");
        assert_eq!(call("nondet_u8", &types), Some("unsigned char"));
        assert_eq!(call("nondet_u8_12", &types), Some("unsigned char"));
        assert_eq!(call("nondet_u8_x", &types), None);
        assert_eq!(call("stdin", &types), None);
    }
}
