//! The numbers of a heuristic, read from their file.

use toml::{Table, Value};

use crate::{ComponentError, Heuristic};

/// The numbers that come with the program.
///
/// # Panics
/// If the file that comes with the program is wrong, which a test of every game finds out.
#[must_use]
pub fn weights<G: Heuristic>() -> G::Weights {
    read_weights::<G>("heuristic.toml", G::WEIGHTS).unwrap_or_else(|error| panic!("{error}"))
}

/// Reads the numbers of a heuristic from the text of a file. Every number must be there and none that has no use.
///
/// # Errors
/// What is wrong, with the name of the file and the key or, where the text is not TOML, the line.
pub fn read_weights<G: Heuristic>(file: &str, text: &str) -> Result<G::Weights, ComponentError> {
    let table: Table = toml::from_str(text).map_err(|error| ComponentError::toml(file, text, &error))?;
    only_numbers(file, "", &table)?;
    toml::from_str(text).map_err(|error| {
        let wrong = ComponentError::toml(file, text, &error);
        // What is missing is missing in the whole file.
        if wrong.reason.starts_with("missing") {
            ComponentError { entry: "the file".into(), ..wrong }
        } else {
            wrong
        }
    })
}

/// Tables of finite numbers and lists of them; nothing else weighs anything.
fn only_numbers(file: &str, above: &str, table: &Table) -> Result<(), ComponentError> {
    for (key, value) in table {
        let key = format!("{above}{key}");
        match value {
            Value::Table(inner) => only_numbers(file, &format!("{key}."), inner)?,
            Value::Array(list) if list.iter().all(is_number) => {}
            value if is_number(value) => {}
            value => return Err(ComponentError::new(file, key, format!("{value} is not a number"))),
        }
    }
    Ok(())
}

fn is_number(value: &Value) -> bool {
    value.is_integer() || value.as_float().is_some_and(|number| (number as f32).is_finite())
}
