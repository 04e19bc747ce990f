//! How these tests set a table.

use std::sync::LazyLock;

use dice_settlers::{DiceSettlers, Tables};
use engine::{Components, Files, Game};

/// The components as they come with the program.
pub(crate) fn tables() -> Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> = LazyLock::new(|| {
        Components::keep(
            DiceSettlers::components(&Files::embedded(DiceSettlers::FILES))
                .expect("the embedded files are right"),
        )
    });
    *TABLES
}
