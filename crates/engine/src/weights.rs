//! Reading the weights of a heuristic from a file.

use toml::{Table, Value};

use crate::{ComponentError, Heuristic};

/// The weights that come with the program.
///
/// # Panics
/// If the file that comes with the program is invalid; a test of every game checks it.
#[must_use]
pub fn weights<G: Heuristic>() -> G::Weights {
    read_weights::<G>("heuristic.toml", G::WEIGHTS).unwrap_or_else(|error| panic!("{error}"))
}

/// Reads the weights of a heuristic from the text of a file. All weights are required, and unknown keys are refused.
///
/// ```
/// use engine::{Heuristic, read_weights};
/// use testkit::toy::Squirrels;
///
/// let text = Squirrels::WEIGHTS.replace("stored = 1.0", "stored = 1.5");
/// assert_eq!(read_weights::<Squirrels>("mine.toml", &text).unwrap().stored, 1.5);
///
/// let error = read_weights::<Squirrels>("mine.toml", "stored = 1.5").unwrap_err();
/// assert!(error.to_string().starts_with("mine.toml: "));
/// ```
///
/// # Errors
/// What is wrong, with the name of the file and the key or, where the text is not TOML, the line.
pub fn read_weights<G: Heuristic>(file: &str, text: &str) -> Result<G::Weights, ComponentError> {
    let table: Table = toml::from_str(text).map_err(|error| ComponentError::toml(file, text, &error))?;
    only_numbers(file, "", &table)?;
    toml::from_str(text).map_err(|error| {
        let wrong = ComponentError::toml(file, text, &error);
        // A missing key is an error of the file, not of a line.
        if wrong.reason.starts_with("missing") {
            ComponentError { entry: "the file".into(), ..wrong }
        } else {
            wrong
        }
    })
}

/// Checks that a table contains only finite numbers, lists of them, and such tables.
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
