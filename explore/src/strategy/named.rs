//! Numbers by name, as files of weights have them.

use serde::de::{Deserializer, Error, MapAccess, Visitor};
use std::collections::BTreeMap;

/// The mark of the order of bytes, which some editors put before UTF-8.
pub const BOM: char = '\u{feff}';

/// Each name once: of two numbers for one name, one would be lost.
#[derive(serde::Serialize)]
#[serde(transparent)]
pub struct Named(pub BTreeMap<String, f64>);

impl<'de> serde::Deserialize<'de> for Named {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Names;
        impl<'de> Visitor<'de> for Names {
            type Value = Named;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("numbers by name")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Named, M::Error> {
                let mut list = BTreeMap::new();
                while let Some((name, value)) = map.next_entry::<String, f64>()? {
                    if list.contains_key(&name) {
                        return Err(M::Error::custom(format!("there is `{name}` twice")));
                    }
                    list.insert(name, value);
                }
                Ok(Named(list))
            }
        }
        from.deserialize_map(Names)
    }
}
