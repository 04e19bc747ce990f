//! The components of a game: tables in TOML files, embedded in the program, replaceable one by one.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use sha2::{Digest, Sha256};

use crate::hex;

/// A component file as it comes with the program.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its name, such as `plants.toml`.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

/// The component files of one game, embedded ones and replacements together.
#[derive(Clone, Debug)]
pub struct Files {
    texts: BTreeMap<&'static str, String>,
}

impl Files {
    /// The files as they come with the program.
    #[must_use]
    pub fn embedded(files: &[File]) -> Self {
        Self { texts: files.iter().map(|file| (file.name, file.text.to_owned())).collect() }
    }

    /// Replaces one file.
    ///
    /// # Errors
    /// If the game has no file of this name.
    pub fn replace(&mut self, name: &str, text: String) -> Result<(), ComponentError> {
        let known = self.texts.keys().copied().collect::<Vec<_>>().join(", ");
        match self.texts.iter_mut().find(|(known, _)| **known == name) {
            Some((_, slot)) => *slot = text,
            None => {
                let reason = format!("this game has no such file; its files are {known}");
                return Err(ComponentError::new(name, "the file", reason));
            }
        }
        Ok(())
    }

    /// The text of a file of this game.
    ///
    /// # Panics
    /// If the game does not list the file.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        self.texts.get(name).expect("a game reads only the files it lists")
    }

    /// A hash of what the files say. Comments, spacing and the order of entries do not change it.
    ///
    /// # Errors
    /// If a file is not TOML.
    pub fn hash(&self) -> Result<String, ComponentError> {
        let mut hash = Sha256::new();
        for (name, text) in &self.texts {
            let table: toml::Table =
                toml::from_str(text).map_err(|error| ComponentError::toml(name, text, &error))?;
            let canonical = toml::to_string(&table).expect("a parsed table can be written");
            for part in [*name, canonical.as_str()] {
                hash.update((part.len() as u64).to_le_bytes());
                hash.update(part.as_bytes());
            }
        }
        Ok(hex::encode(&hash.finalize()))
    }
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
/// two are equal when they are the same set. A set lives as long as the program: it is loaded once per start.
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

    const FILES: &[File] = &[File { name: "a.toml", text: "# a\nx = 1\ny = 2\n" }];

    #[test]
    fn the_hash_is_of_what_the_files_say() {
        let embedded = Files::embedded(FILES);
        let mut other = embedded.clone();
        other.replace("a.toml", "y=2\nx  = 1 # same\n".to_owned()).unwrap();
        assert_eq!(embedded.hash(), other.hash());
        other.replace("a.toml", "x = 1\ny = 3\n".to_owned()).unwrap();
        assert_ne!(embedded.hash(), other.hash());
    }

    #[test]
    fn errors_name_file_entry_and_reason() {
        let mut files = Files::embedded(FILES);
        let unknown = files.replace("b.toml", String::new()).unwrap_err().to_string();
        assert_eq!(unknown, "b.toml: the file: this game has no such file; its files are a.toml");
        files.replace("a.toml", "x = 1\ny = \n".to_owned()).unwrap();
        assert!(files.hash().unwrap_err().to_string().starts_with("a.toml: line 2: "));
    }
}
