//! The component set of a game: tables in TOML files, embedded in the program, each replaceable.
//!
//! # The hash of a set
//!
//! A record names the component set it was played with by a hash of what the rules read. Comments, spacing and the
//! order of keys do not change it; neither do the [notes](crate::Game::NOTES). It is the SHA-256, as 64 lower-case
//! hexadecimal digits, of this byte string:
//!
//! - the number of files, then for each file of [`Game::FILES`](crate::Game::FILES), in ascending order of the names'
//!   bytes: the name as a string without tag, and the parsed file as a table;
//! - a number of items is 8 bytes, the least significant first;
//! - a string is the tag `s`, its length in bytes and its UTF-8 bytes;
//! - an integer is the tag `i` and 8 bytes in two's complement, the least significant first;
//! - a float is the tag `f` and the 8 bytes of its IEEE 754 representation, the least significant first;
//! - a boolean is the tag `b` and one byte, 0 or 1;
//! - an array is the tag `a`, the number of its elements and the elements in order;
//! - a table is the tag `t`, the number of its keys and, in ascending order of the keys' bytes, each key as a string
//!   without tag and its value.
//!
//! Dates and times are refused.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use toml::{Table, Value};

use crate::{Game, hex};

/// A component file embedded in the program.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// The name, such as `plants.toml`.
    pub name: &'static str,
    /// The content.
    pub text: &'static str,
}

/// The texts of the component files of one game: the embedded ones, some of them replaced.
///
/// ```
/// use engine::Files;
/// use testkit::toy::Squirrels;
///
/// let mut files = Files::of::<Squirrels>();
/// let hash = files.hash().unwrap();
///
/// #[derive(serde::Deserialize)]
/// struct Forest { nuts: u8 }
/// assert_eq!(files.read::<Forest>("forest.toml").unwrap().nuts, 40);
///
/// files.replace("forest.toml", "# fewer\nnuts = 12\ndie = 6\nhollow = 5\n".to_owned()).unwrap();
/// assert_ne!(files.hash().unwrap(), hash);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Files {
    rules: BTreeMap<&'static str, String>,
    notes: BTreeMap<&'static str, String>,
}

impl Files {
    /// The embedded files of a game, rules files and notes.
    #[must_use]
    pub fn of<G: Game>() -> Self {
        Self::new(G::FILES, G::NOTES)
    }

    fn new(rules: &[File], notes: &[File]) -> Self {
        let texts = |files: &[File]| files.iter().map(|file| (file.name, file.text.to_owned())).collect();
        Self { rules: texts(rules), notes: texts(notes) }
    }

    /// Replaces one file.
    ///
    /// # Errors
    /// If the game has no file of this name.
    pub fn replace(&mut self, name: &str, text: String) -> Result<(), ComponentError> {
        let mut slots = self.rules.iter_mut().chain(&mut self.notes);
        let Some((_, slot)) = slots.find(|(known, _)| **known == name) else {
            let known = self.rules.keys().chain(self.notes.keys()).copied().collect::<Vec<_>>().join(", ");
            let reason = format!("this game has no such file; its files are {known}");
            return Err(ComponentError::new(name, "the file", reason));
        };
        *slot = text;
        Ok(())
    }

    /// All files as one TOML table from names to texts; [`replace_all`](Files::replace_all) reads it.
    ///
    /// # Panics
    /// Never: texts can be written as TOML.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let texts: BTreeMap<_, _> = self.rules.iter().chain(&self.notes).collect();
        toml::to_string_pretty(&texts).expect("texts can be written as TOML")
    }

    /// Replaces files by those of [`to_toml`](Files::to_toml).
    ///
    /// # Errors
    /// If the text is not such a table, or the game has no file of a name in it.
    pub fn replace_all(&mut self, toml: &str) -> Result<(), ComponentError> {
        let texts: BTreeMap<String, String> =
            toml::from_str(toml).map_err(|error| ComponentError::toml("the component set", toml, &error))?;
        texts.into_iter().try_for_each(|(name, text)| self.replace(&name, text))
    }

    /// The text of one file.
    ///
    /// # Panics
    /// If the game does not list the file.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        let text = self.rules.get(name).or_else(|| self.notes.get(name));
        text.unwrap_or_else(|| panic!("the game does not list {name}"))
    }

    /// Deserializes one file. Row types should use `#[serde(deny_unknown_fields)]`, so that a rules file holds nothing
    /// the rules do not read.
    ///
    /// # Errors
    /// If the text is not TOML or does not fit `T`: the file, the line, the reason.
    ///
    /// # Panics
    /// If the game does not list the file.
    pub fn read<T: DeserializeOwned>(&self, name: &str) -> Result<T, ComponentError> {
        let text = self.text(name);
        toml::from_str(text).map_err(|error| ComponentError::toml(name, text, &error))
    }

    /// The hash of the rules files, as the documentation of this module's source defines it.
    ///
    /// # Errors
    /// If a rules file is not TOML or contains a date or time.
    pub fn hash(&self) -> Result<String, ComponentError> {
        let mut canonical = Vec::new();
        write_length(&mut canonical, self.rules.len());
        for name in self.rules.keys() {
            let table: Table = self.read(name)?;
            write_text(&mut canonical, name);
            write_table(&mut canonical, &table).map_err(|key| {
                ComponentError::new(*name, key, "dates and times are not used in components")
            })?;
        }
        Ok(hex::encode(&Sha256::digest(&canonical)))
    }
}

fn write_length(out: &mut Vec<u8>, length: usize) {
    out.extend((length as u64).to_le_bytes());
}

fn write_text(out: &mut Vec<u8>, text: &str) {
    write_length(out, text.len());
    out.extend(text.as_bytes());
}

/// Fails with the key of a date or time.
fn write_table(out: &mut Vec<u8>, table: &Table) -> Result<(), String> {
    out.push(b't');
    write_length(out, table.len());
    // Not the order of the map: a feature of `toml` makes it the order of the file.
    let sorted: BTreeMap<&String, &Value> = table.iter().collect();
    for (key, value) in sorted {
        write_text(out, key);
        write_value(out, key, value)?;
    }
    Ok(())
}

fn write_value(out: &mut Vec<u8>, key: &str, value: &Value) -> Result<(), String> {
    match value {
        Value::String(text) => {
            out.push(b's');
            write_text(out, text);
        }
        Value::Integer(number) => {
            out.push(b'i');
            out.extend(number.to_le_bytes());
        }
        Value::Float(number) => {
            out.push(b'f');
            out.extend(number.to_bits().to_le_bytes());
        }
        Value::Boolean(flag) => out.extend([b'b', u8::from(*flag)]),
        Value::Datetime(_) => return Err(key.to_owned()),
        Value::Array(values) => {
            out.push(b'a');
            write_length(out, values.len());
            for value in values {
                write_value(out, key, value)?;
            }
        }
        Value::Table(table) => write_table(out, table)?,
    }
    Ok(())
}

/// Why a set of components cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentError {
    /// The file.
    pub file: String,
    /// The entry in it.
    pub entry: String,
    /// What is wrong.
    pub reason: String,
}

impl ComponentError {
    /// An error in this entry of this file.
    pub fn new(file: impl Into<String>, entry: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { file: file.into(), entry: entry.into(), reason: reason.into() }
    }

    /// An error found while reading the TOML text.
    #[must_use]
    pub fn toml(file: &str, text: &str, error: &toml::de::Error) -> Self {
        let line =
            error.span().map_or(1, |span| 1 + text[..span.start.min(text.len())].matches('\n').count());
        Self::new(file, format!("line {line}"), error.message().trim_end().replace('\n', "; "))
    }
}

impl fmt::Display for ComponentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.file, self.entry, self.reason)
    }
}

impl std::error::Error for ComponentError {}

/// The components a position is played with. It is a plain reference, so a position stays small and cheap to copy;
/// two are equal if they refer to the same set. A set lives as long as the program: it is loaded once per start.
pub struct Components<T: 'static>(&'static T);

impl<T> Components<T> {
    /// Keeps a set for the rest of the program.
    #[must_use]
    pub fn keep(set: T) -> Self {
        Self(Box::leak(Box::new(set)))
    }
}

impl<T> Clone for Components<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Components<T> {}

impl<T> Deref for Components<T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        self.0
    }
}

impl<T> PartialEq for Components<T> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<T> Eq for Components<T> {}

impl<T> Hash for Components<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<T> fmt::Debug for Components<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Components")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &[File] = &[File { name: "a.toml", text: "# a\nx = 1\ny = 2\n" }];
    const NOTES: &[File] = &[File { name: "notes.toml", text: "x = \"guessed\"" }];

    fn hash_of(text: &str) -> Result<String, ComponentError> {
        let mut files = Files::new(RULES, NOTES);
        files.replace("a.toml", text.to_owned())?;
        files.hash()
    }

    #[test]
    fn the_hash_depends_on_values_only() {
        let hash = Files::new(RULES, NOTES).hash();
        assert_eq!(hash_of("y=2\nx  = 1 # same\n"), hash);
        let others =
            ["x = 1\ny = 3", "x = 1\nz = 2", "x = 1\ny = 2.0", "x = 1\ny = \"2\"", "x = 1\ny = [2]", "x = 1"];
        for other in others {
            assert_ne!(hash_of(other).unwrap(), *hash.as_ref().unwrap(), "{other}");
        }
        assert_ne!(hash_of("x = [[1], [2]]"), hash_of("x = [[1, 2], []]"));
        assert_ne!(hash_of("x = [1, 2]"), hash_of("x = [2, 1]"));
    }

    #[test]
    fn notes_do_not_change_the_hash() {
        let mut files = Files::new(RULES, NOTES);
        let hash = files.hash();
        files.replace("notes.toml", "x = \"known\"".to_owned()).unwrap();
        assert_eq!(files.hash(), hash);
        assert_eq!(files.read::<Table>("notes.toml").unwrap()["x"].as_str(), Some("known"));
    }

    #[test]
    fn the_canonical_form_is_as_documented() {
        let text = "b = [true, -1]\na = { s = \"é\", f = 0.5 }";
        let mut expected = vec![1, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0];
        expected.extend(b"a.toml");
        expected.extend(b"t\x02\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0a");
        expected.extend(b"t\x02\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0ff\0\0\0\0\0\0\xe0\x3f");
        expected.extend(b"\x01\0\0\0\0\0\0\0ss\x02\0\0\0\0\0\0\0\xc3\xa9");
        expected.extend(b"\x01\0\0\0\0\0\0\0ba\x02\0\0\0\0\0\0\0b\x01i\xff\xff\xff\xff\xff\xff\xff\xff");
        assert_eq!(hash_of(text).unwrap(), hex::encode(&Sha256::digest(&expected)));
    }

    #[test]
    fn a_set_is_written_and_read_as_one_text() {
        let mut files = Files::new(RULES, NOTES);
        files.replace("a.toml", "x = \"\"\"a\n'''b'''\"\"\"\r\n".to_owned()).unwrap();
        let mut read = Files::new(RULES, NOTES);
        read.replace_all(&files.to_toml()).unwrap();
        assert_eq!(read, files);
        let error = read.replace_all("\"c.toml\" = \"\"").unwrap_err();
        assert_eq!(error.file, "c.toml");
    }

    #[test]
    fn errors_name_file_entry_and_reason() {
        let mut files = Files::new(RULES, NOTES);
        let unknown = files.replace("b.toml", String::new()).unwrap_err().to_string();
        assert_eq!(unknown, "b.toml: the file: this game has no such file; its files are a.toml, notes.toml");
        assert!(hash_of("x = 1\ny = \n").unwrap_err().to_string().starts_with("a.toml: line 2: "));
        let date = hash_of("x = [2026-11-16]").unwrap_err().to_string();
        assert_eq!(date, "a.toml: x: dates and times are not used in components");
    }
}
