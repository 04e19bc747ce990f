//! Where a database is.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

/// The place of a database: a SQLite file, or a PostgreSQL server. It is printed without the password.
///
/// ```
/// use store::Location;
///
/// let file: Location = "games/tarsas.db".parse()?;
/// assert_eq!(file.file(), Some("games/tarsas.db".as_ref()));
/// let server: Location = "postgres://anna:secret@db.example/games".parse()?;
/// assert_eq!(server.to_string(), "postgres://anna@db.example:5432/games");
/// # Ok::<(), String>(())
/// ```
#[derive(Clone)]
pub enum Location {
    /// A SQLite file.
    File(PathBuf),
    /// A database of a PostgreSQL server.
    Postgres(Box<PgConnectOptions>),
}

impl Location {
    /// The file; `None` for a PostgreSQL server.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Postgres(_) => None,
        }
    }
}

impl FromStr for Location {
    type Err = String;

    /// `postgres://…` or `postgresql://…` is a server; everything else is the path of a file.
    fn from_str(text: &str) -> Result<Self, String> {
        let scheme = text.split_once("://").map(|(scheme, _)| scheme);
        match scheme {
            Some("postgres" | "postgresql") => {
                let options = text.parse::<PgConnectOptions>().map_err(|error| {
                    // The text itself may contain a password.
                    format!("this is not the address of a PostgreSQL database: {}", reason(&error))
                })?;
                // Poolers refuse the setting for floating-point numbers, and there are none in the database.
                let options = options.application_name("tarsas").extra_float_digits(None);
                Ok(Self::Postgres(Box::new(options)))
            }
            Some(scheme) if !text.starts_with(['/', '.']) => {
                Err(format!("\"{scheme}\" is neither a file nor postgres://"))
            }
            _ => Ok(Self::File(text.into())),
        }
    }
}

fn reason(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Configuration(reason) => reason.to_string(),
        other => other.to_string(),
    }
}

impl From<&Path> for Location {
    fn from(path: &Path) -> Self {
        Self::File(path.to_owned())
    }
}

impl From<&PathBuf> for Location {
    fn from(path: &PathBuf) -> Self {
        Self::File(path.clone())
    }
}

impl From<&Self> for Location {
    fn from(location: &Self) -> Self {
        location.clone()
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Postgres(options) => {
                let name = options.get_database().unwrap_or(options.get_username());
                let (user, port) = (options.get_username(), options.get_port());
                match options.get_socket() {
                    Some(socket) => {
                        write!(f, "postgres:///{name}?host={}&port={port}&user={user}", socket.display())
                    }
                    None => write!(f, "postgres://{user}@{}:{port}/{name}", options.get_host()),
                }
            }
        }
    }
}

/// Does not print the password.
impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_file_or_a_server() {
        for file in ["tarsas.db", "/var/lib/tarsas.db", "C:\\tarsas.db", "./postgres://x", "postgres"] {
            assert_eq!(file.parse::<Location>().unwrap().file(), Some(Path::new(file)));
        }
        for (text, shown) in [
            ("postgres://anna:pw@db/games", "postgres://anna@db:5432/games"),
            ("postgresql://anna@db:6432/games?sslmode=require", "postgres://anna@db:6432/games"),
            (
                "postgres:///games?host=/run/pg&port=7&user=anna",
                "postgres:///games?host=/run/pg&port=7&user=anna",
            ),
            ("postgres://anna@%2Frun%2Fpg/games", "postgres:///games?host=/run/pg&port=5432&user=anna"),
        ] {
            let place: Location = text.parse().unwrap();
            assert_eq!((place.to_string(), place.file()), (shown.to_owned(), None));
            assert_eq!(format!("{place:?}"), shown);
            let again: Location = shown.parse().unwrap();
            assert_eq!(again.to_string(), shown, "what is printed can be read again");
        }
    }

    #[test]
    fn a_wrong_address_is_explained_without_its_password() {
        for wrong in [
            "postgres://a:secret@db:port/x",
            "postgres://a:secret@db/x?sslmode=maybe",
            "mysql://a:secret@db/x",
        ] {
            let sentence = wrong.parse::<Location>().unwrap_err();
            assert!(!sentence.contains("secret"), "{sentence}");
            assert_eq!(sentence.lines().count(), 1);
        }
    }
}
