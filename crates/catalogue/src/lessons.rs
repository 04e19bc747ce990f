//! Guided first games: the table of each, and the lessons that are shown at it.
//!
//! A script is a list of lessons in order. A lesson is shown when its conditions hold and no later one has been read; it
//! either waits for "Got it" or for a move. Every legal move stays possible, so a lesson may never be shown.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use engine::{OptionMap, Seat, Seed, SetUpError};
use serde::Deserialize;
use ui_kit::{Language, Names};

use crate::{ACTION_SEPARATOR, AnyGame, Offered, ScriptError, games};

/// `lessons.toml` of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    seed: u64,
    seats: u8,
    #[serde(default)]
    options: BTreeMap<String, String>,
    lesson: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    when: Vec<String>,
    #[serde(default)]
    lit: Vec<String>,
    #[serde(default)]
    moves: Vec<String>,
    #[serde(default)]
    note: bool,
    en: String,
    hu: String,
}

/// A guided first game.
#[derive(Debug)]
pub struct Script {
    /// The number from which the draws of the table and its bots derive.
    pub seed: u64,
    /// The number of seats. The learner has the first, easy bots have the others.
    pub seats: u8,
    /// The options that differ from the defaults.
    pub options: Vec<(String, String)>,
    rows: Vec<Scripted>,
    /// The number of lessons, without notes and alternatives.
    count: usize,
}

/// A lesson of a script.
#[derive(Debug)]
struct Scripted {
    id: String,
    /// Its number, counted from one. A note has none: it is shown once, as soon as its conditions hold.
    number: Option<usize>,
    when: Vec<Condition>,
    lit: Vec<String>,
    moves: Vec<String>,
    text: [String; 2],
}

/// A condition of a lesson.
#[derive(Debug)]
struct Condition {
    negated: bool,
    kind: Kind,
}

#[derive(Debug)]
enum Kind {
    /// `ending`: the turn waits for "End turn". Lessons without it are shown while the learner can choose.
    Ending,
    /// `offers draft *`: such an action is legal.
    Offers(String),
    /// `played draft *`: the learner has played such an action.
    Played(String),
    /// A condition that the game evaluates.
    Game(String),
}

/// A lesson as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its id.
    pub id: &'static str,
    /// Its number and the number of lessons; `None` for a note.
    pub number: Option<(usize, usize)>,
    /// Its text.
    pub text: String,
    /// The patterns of the moves it asks for; empty if it only waits until it is read.
    pub moves: &'static [String],
    /// The move it asks for, if it is possible now: its notation and its words.
    pub task: Option<(String, String)>,
    /// The ids of the elements it is about, those of the move first.
    pub lit: Vec<String>,
}

impl Lesson {
    /// Whether it is the last one, after which the learner plays on alone.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.number.is_some_and(|(number, count)| number == count)
    }

    /// Whether a step, one action or several, is what it asks for.
    #[must_use]
    pub fn asks_for(&self, step: &str) -> bool {
        let fits = |text: &str| self.moves.iter().any(|pattern| matches(pattern, text));
        let combined = self.moves.iter().any(|pattern| pattern == step);
        combined || step.split(ACTION_SEPARATOR).all(fits)
    }
}

/// What conditions are checked against.
pub(crate) struct Moment<'a> {
    /// Whether the learner's turn waits for "End turn".
    pub(crate) ending: bool,
    /// The legal actions.
    pub(crate) legal: Vec<String>,
    /// The actions that the learner has played.
    pub(crate) played: Vec<String>,
    /// The choices offered.
    pub(crate) choices: Vec<Offered>,
    pub(crate) names: &'a Names,
    pub(crate) language: Language,
}

/// The script of a game's guided first game.
#[must_use]
pub fn script(slug: &str) -> Option<&'static Script> {
    static SCRIPTS: LazyLock<BTreeMap<&'static str, Script>> = LazyLock::new(|| {
        let read = |game: &&dyn AnyGame| Some((game.info().slug, Script::read(game.script_file()?)));
        let scripts = games().iter().filter_map(read);
        scripts.map(|(slug, script)| (slug, script.expect("a test reads every script"))).collect()
    });
    SCRIPTS.get(slug)
}

impl Script {
    /// Reads a script.
    ///
    /// # Errors
    /// The first lesson that is wrong.
    pub(crate) fn read(text: &str) -> Result<Self, ScriptError> {
        let file: File = toml::from_str(text)?;
        let mut rows: Vec<Scripted> = Vec::new();
        let mut count = 0;
        for row in file.lesson {
            let same = rows.iter().position(|other| other.id == row.id);
            if same.is_some() && rows.last().is_none_or(|last| last.id != row.id) {
                return Err(ScriptError::Twice(row.id));
            }
            count += usize::from(same.is_none() && !row.note);
            let number = (!row.note).then_some(count);
            rows.push(row.read(number, file.seats)?);
        }
        let options = file.options.into_iter().collect();
        Ok(Self { seed: file.seed, seats: file.seats, options, rows, count })
    }

    /// The seed of the table.
    #[must_use]
    pub fn table_seed(&self) -> Seed {
        Seed::of_series(self.seed, 0)
    }

    /// The seed of the bot at a seat.
    #[must_use]
    pub fn bot_seed(&self, seat: Seat) -> u64 {
        bots::bot_seed(self.seed, 0, seat)
    }

    /// The options of the table.
    ///
    /// # Errors
    /// If the game has no such option.
    pub fn options(&self, game: &dyn AnyGame) -> Result<OptionMap, SetUpError> {
        let mut options = OptionMap::defaults(game.info());
        for (key, value) in &self.options {
            options.set(key, value).map_err(SetUpError::Words)?;
        }
        Ok(options)
    }

    /// The lessons whose conditions hold. Of alternatives with the same id it is the first. When the turn waits for "End
    /// turn" and no lesson is about that, it is the lesson that asked for the last move.
    pub(crate) fn fitting(
        &'static self,
        moment: &Moment<'_>,
        holds: &dyn Fn(&str) -> Option<bool>,
    ) -> Vec<Lesson> {
        let mut found: Vec<Lesson> = Vec::new();
        let mut rows: Vec<&Scripted> = self.rows.iter().filter(|row| row.fits(moment, holds)).collect();
        if moment.ending && rows.is_empty() {
            rows = self.rows.iter().filter(|row| row.asked(moment)).collect();
        }
        for row in rows {
            if found.last().is_none_or(|last| last.id != row.id) {
                found.push(row.lesson(moment, self.count));
            }
        }
        found
    }

    /// The first of these lessons that a learner who has read those in `had` still needs.
    #[must_use]
    pub fn next(&self, had: &[String], lessons: Vec<Lesson>) -> Option<Lesson> {
        let reached = self.reached(had);
        let needed = |lesson: &Lesson| {
            lesson.number.is_none_or(|(number, _)| number > reached) && !had.iter().any(|id| id == lesson.id)
        };
        lessons.into_iter().find(needed)
    }

    /// Whether it has a lesson with this id.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.rows.iter().any(|row| row.id == id)
    }

    /// Whether a learner who has read the lessons in `had` has nothing left to read.
    #[must_use]
    pub fn is_over(&self, had: &[String]) -> bool {
        let unread = |row: &Scripted| row.number.is_none() && !had.contains(&row.id);
        self.reached(had) == self.count && !self.rows.iter().any(unread)
    }

    /// The number of the last lesson that was read.
    fn reached(&self, had: &[String]) -> usize {
        let read = self.rows.iter().filter(|row| had.contains(&row.id));
        read.filter_map(|row| row.number).max().unwrap_or(0)
    }
}

impl Row {
    fn read(self, number: Option<usize>, seats: u8) -> Result<Scripted, ScriptError> {
        if self.when.is_empty() {
            return Err(ScriptError::NoCondition(self.id));
        }
        for text in [&self.en, &self.hu] {
            if text.trim().is_empty() {
                return Err(ScriptError::NoText(self.id));
            }
            let seat = |part: &str| {
                part.split_once('}').is_some_and(|(number, _)| {
                    number.parse().is_ok_and(|number: u8| (1..=seats).contains(&number))
                })
            };
            if !text.split('{').skip(1).all(seat) {
                return Err(ScriptError::NoSeat(self.id));
            }
        }
        let when = self.when.iter().map(|words| Condition::read(words)).collect();
        let text = [self.en, self.hu];
        Ok(Scripted { id: self.id, number, when, lit: self.lit, moves: self.moves, text })
    }
}

impl Condition {
    fn read(words: &str) -> Self {
        let (negated, words) = words.strip_prefix("not ").map_or((false, words), |rest| (true, rest));
        let kind = match words.split_once(' ') {
            Some(("offers", pattern)) => Kind::Offers(pattern.to_owned()),
            Some(("played", pattern)) => Kind::Played(pattern.to_owned()),
            None if words == "ending" => Kind::Ending,
            _ => Kind::Game(words.to_owned()),
        };
        Self { negated, kind }
    }

    fn holds(&self, moment: &Moment<'_>, holds: &dyn Fn(&str) -> Option<bool>) -> bool {
        let some = |actions: &[String], pattern: &str| actions.iter().any(|action| matches(pattern, action));
        let holds = match &self.kind {
            Kind::Ending => moment.ending,
            Kind::Offers(pattern) => some(&moment.legal, pattern),
            Kind::Played(pattern) => some(&moment.played, pattern),
            Kind::Game(words) => {
                let known = holds(words);
                debug_assert!(known.is_some(), "the game does not know the condition \"{words}\"");
                known.unwrap_or(false)
            }
        };
        holds != self.negated
    }
}

impl Scripted {
    fn fits(&self, moment: &Moment<'_>, holds: &dyn Fn(&str) -> Option<bool>) -> bool {
        let ending = self.when.iter().any(|condition| matches!(condition.kind, Kind::Ending));
        ending == moment.ending && self.when.iter().all(|condition| condition.holds(moment, holds))
    }

    /// Whether it asked for the learner's last move.
    fn asked(&self, moment: &Moment<'_>) -> bool {
        let last = moment.played.last();
        last.is_some_and(|last| self.moves.iter().any(|pattern| matches(pattern, last)))
    }

    fn lesson(&'static self, moment: &Moment<'_>, count: usize) -> Lesson {
        let offered = |pattern: &String| moment.choices.iter().find(|one| matches(pattern, &one.notation));
        let task = self.moves.iter().find_map(offered);
        let targets = task.map(|offered| offered.offer.targets.clone()).unwrap_or_default();
        let language = match moment.language {
            Language::En => 0,
            Language::Hu => 1,
        };
        Lesson {
            id: &self.id,
            number: self.number.map(|number| (number, count)),
            text: named(&self.text[language], moment.names),
            moves: &self.moves,
            task: task.map(|offered| (offered.notation.clone(), offered.words.clone())),
            lit: targets.into_iter().chain(self.lit.iter().cloned()).collect(),
        }
    }
}

/// A text with the names of the seats in it: `{2}` is the second seat.
fn named(text: &str, names: &Names) -> String {
    let mut parts = text.split('{');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (seat, rest) = part.split_once('}').unwrap_or((part, ""));
        let seat: u8 = seat.parse().expect("seats were checked when the script was read");
        filled.push_str(names.of(Seat::new(seat - 1)));
        filled.push_str(rest);
    }
    filled
}

/// Whether a text matches a pattern, in which `*` stands for any text.
fn matches(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((start, rest)) => text.strip_prefix(start).is_some_and(|text| {
            let ends = text.char_indices().map(|(end, _)| end).chain([text.len()]);
            ends.into_iter().any(|end| matches(rest, &text[end..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = r#"
        seed = 1
        seats = 2
        [[lesson]]
        id = "goal"
        when = ["stage start"]
        en = "Win against {2}."
        hu = "Győzd le: {2}."
        [[lesson]]
        id = "go"
        when = ["offers go *"]
        moves = ["go 2", "go *"]
        en = "Go."
        hu = "Menj."
        [[lesson]]
        id = "go"
        when = ["stage start"]
        en = "Stay."
        hu = "Maradj."
        [[lesson]]
        id = "tip"
        when = ["ending", "stage start"]
        note = true
        en = "A tip."
        hu = "Egy tipp."
        [[lesson]]
        id = "end"
        when = ["played go *", "not offers go *"]
        en = "The end."
        hu = "Vége."
    "#;

    fn leaked() -> &'static Script {
        Box::leak(Box::new(Script::read(SCRIPT).expect("it can be read")))
    }

    fn fitting(ending: bool, legal: &[&str], played: &[&str], start: bool) -> Vec<Lesson> {
        let texts = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        let offered = |notation: &&str| Offered {
            notation: (*notation).to_owned(),
            words: format!("to {notation}"),
            offer: ui_kit::Offer { targets: vec!["place".to_owned()], ..Default::default() },
            reveals: false,
            commits: false,
            aside: false,
        };
        let moment = Moment {
            ending,
            legal: texts(legal),
            played: texts(played),
            choices: legal.iter().map(offered).collect(),
            names: &Names::new(texts(&["Anna", "Bence"])),
            language: Language::En,
        };
        leaked().fitting(&moment, &|condition| (condition == "stage start").then_some(start))
    }

    fn ids(lessons: &[Lesson]) -> Vec<&str> {
        lessons.iter().map(|lesson| lesson.id).collect()
    }

    #[test]
    fn lessons_fit_by_their_conditions_and_one_of_alternatives_is_shown() {
        let lessons = fitting(false, &["go 1", "go 2"], &[], true);
        assert_eq!(ids(&lessons), ["goal", "go"]);
        assert_eq!(lessons[0].text, "Win against Bence.");
        assert_eq!(lessons[1].task, Some(("go 2".to_owned(), "to go 2".to_owned())));
        assert_eq!((lessons[1].number, &lessons[1].lit[..]), (Some((2, 3)), &["place".to_owned()][..]));
        assert_eq!(fitting(false, &["stay"], &[], true)[1].text, "Stay.");
        assert_eq!(ids(&fitting(true, &[], &["go 1"], true)), ["tip"]);
        assert_eq!(ids(&fitting(true, &[], &["go 1"], false)), ["go"], "its turn is to be ended");
        assert_eq!(ids(&fitting(false, &["stay"], &["go 1"], false)), ["end"]);
        assert!(fitting(false, &["go 1"], &["go 1"], false).iter().all(|lesson| lesson.id == "go"));
    }

    #[test]
    fn a_lesson_is_passed_over_once_a_later_one_was_read_but_a_note_is_not() {
        let script = leaked();
        let had = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect::<Vec<_>>();
        let next = |ids: &[&str], lessons| script.next(&had(ids), lessons).map(|lesson| lesson.id);
        assert_eq!(next(&[], fitting(false, &["go 1"], &[], true)), Some("goal"));
        assert_eq!(next(&["goal"], fitting(false, &["go 1"], &[], true)), Some("go"));
        assert_eq!(next(&["go"], fitting(false, &["go 1"], &[], true)), None);
        assert_eq!(next(&["end"], fitting(true, &[], &[], true)), Some("tip"));
        assert!(!script.is_over(&had(&["end"])) && script.is_over(&had(&["end", "tip"])));
    }

    #[test]
    fn a_step_of_several_actions_is_what_was_asked_for_if_all_of_them_are() {
        let lesson = fitting(false, &["go 2"], &[], false).remove(0);
        assert!(lesson.asks_for("go 7") && lesson.asks_for("go 1;go 2"));
        assert!(!lesson.asks_for("stay") && !lesson.asks_for("go 1;stay"));
    }

    #[test]
    fn every_game_has_a_script_of_12_to_18_short_lessons_for_its_own_options() {
        for game in games() {
            let slug = game.info().slug;
            let script = script(slug).unwrap_or_else(|| panic!("{slug} has no script"));
            assert!((12..=18).contains(&script.count), "{slug}: {} lessons", script.count);
            script.options(*game).unwrap_or_else(|error| panic!("{slug}: {error}"));
            for (row, text) in script.rows.iter().flat_map(|row| row.text.iter().map(move |text| (row, text)))
            {
                let count = text.split_whitespace().count();
                assert!((5..=45).contains(&count), "{slug}, {}: {count} words", row.id);
            }
            assert!(script.rows.iter().all(|row| row.text[0] != row.text[1]), "{slug}: not translated");
        }
    }

    #[test]
    fn a_wrong_script_is_refused_with_a_sentence() {
        let wrong = |from: &str, to: &str| {
            let error = Script::read(&SCRIPT.replace(from, to)).expect_err("it is wrong");
            error.to_string()
        };
        assert!(wrong("{2}.\"\n        hu", "{3}.\"\n        hu").contains("\"goal\" names a seat"));
        assert!(wrong("en = \"Go.\"", "en = \" \"").contains("\"go\" has no text"));
        assert!(
            wrong("when = [\"ending\", \"stage start\"]", "when = []").contains("\"tip\" has no condition")
        );
        assert!(wrong("id = \"end\"", "id = \"goal\"").contains("\"goal\" is there twice"));
        assert!(wrong("hu = \"Menj.\"", "").contains("missing field `hu`"));
    }
}
