//! The strength of the bots, as it was measured.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// The ratings of the levels of one game, on the scale of the ladder.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Levels {
    easy: f64,
    normal: f64,
    hard: f64,
    expert: f64,
}

static LADDER: LazyLock<BTreeMap<String, Levels>> =
    LazyLock::new(|| toml::from_str(include_str!("../ladder.toml")).expect("a test reads the file"));

/// How many points each level is above the normal one; 400 points multiply the odds of winning by ten. Empty for a game whose bots
/// were not measured.
#[must_use]
pub fn points_above_normal(slug: &str) -> Vec<(&'static str, f64)> {
    let Some(Levels { easy, normal, hard, expert }) = LADDER.get(slug) else { return Vec::new() };
    [("easy", easy), ("normal", normal), ("hard", hard), ("expert", expert)]
        .map(|(bot, points)| (bot, points - normal))
        .to_vec()
}

#[cfg(test)]
mod tests {
    use bots::BotKind;

    use super::*;

    /// The cells of the rows of the first table after a heading.
    fn table(text: &str, heading: &str) -> Vec<Vec<String>> {
        let section = text.split("\n## ").find(|section| section.starts_with(heading));
        let section = section.unwrap_or_else(|| panic!("docs/ladder.md has no section \"{heading}\""));
        let rows = section.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
        let cells = |row: &str| row.split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
        rows.take_while(|line| line.starts_with('|')).map(cells).collect()
    }

    #[test]
    fn the_levels_of_every_game_have_the_documented_ratings() {
        let text = include_str!("../../../docs/ladder.md");
        let documented = table(text, "The bots as fixed points of ratings");
        assert_eq!(LADDER.len(), crate::games().len());
        for game in crate::games() {
            let info = game.info();
            let Levels { easy, normal, hard, expert } = LADDER[info.slug];
            let row = documented.iter().find(|row| row[1] == info.title).expect("a row of the game");
            assert_eq!(row[2..6], [easy, normal, hard, expert].map(|points| points.to_string()), "{row:?}");
            assert!(easy < normal && normal < hard && hard < expert, "{row:?}");
            // Those of the ladder itself.
            for measured in table(text, &format!("{}:", info.title)) {
                let points = match measured[1].as_str() {
                    "easy" => easy,
                    "normal" => normal,
                    // With nets it was measured again in two games.
                    "hard" if !["castles-of-burgundy", "dice-settlers"].contains(&info.slug) => hard,
                    _ => continue,
                };
                assert_eq!(measured[2], points.to_string(), "{}: {measured:?}", info.title);
            }
            let names: Vec<&str> = points_above_normal(info.slug).into_iter().map(|(bot, _)| bot).collect();
            assert_eq!(names, BotKind::LEVELS.map(BotKind::name));
        }
    }
}
