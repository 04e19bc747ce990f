//! What a game's pictures crate provides for the table in the browser.

use engine::{Game, Seat};
use maud::{Markup, html};

use crate::{GameUi, Language, Names, Worksheet};

/// A game at a table: pictures, choices with the things they point at, explanations. The shell around it (page, prompt
/// bar, lists, log, chat) is the same for all games and belongs to the web crate.
///
/// Everything is drawn for one viewer from a [`Scene`]; what the viewer may not know must not be in the result. Prices
/// and legality come from the engine.
pub trait TableUi: GameUi {
    /// The rules of the game as clauses, for the rules page.
    const RULES: &'static str;
    /// The styles of the pictures, in a style sheet that uses the shell's colour variables.
    const STYLES: &'static str;

    /// Whether there are lessons for beginners.
    const TEACHES: bool = false;

    /// The board: one `<svg>` whose every live part has an id.
    fn board(scene: &Scene<'_, Self::Game>) -> Markup;

    /// Further parts of the table beside the board, such as markets; each is a tab on a phone.
    fn areas(scene: &Scene<'_, Self::Game>) -> Vec<Area>;

    /// All that a seat has before it, in one or two rows.
    fn mat(scene: &Scene<'_, Self::Game>, seat: Seat) -> Markup;

    /// The few numbers of a seat that everybody always sees, in one line.
    fn panel(scene: &Scene<'_, Self::Game>, seat: Seat) -> Markup;

    /// Where the game stands: round, phases, what will happen when.
    fn strip(scene: &Scene<'_, Self::Game>) -> Strip;

    /// What is to be decided, for the one who decides ("choose a plant to auction, or pass") and without a name.
    fn task(scene: &Scene<'_, Self::Game>) -> String;

    /// What a legal action points at, costs and brings.
    fn offer(scene: &Scene<'_, Self::Game>, action: <Self::Game as Game>::Action) -> Offer;

    /// Whether an action ends the turn by its own words (pass, done, a bid), so that it is committed at once instead of
    /// waiting for "End turn".
    fn commits(position: &Self::Game, action: <Self::Game as Game>::Action) -> bool;

    /// What the table decides by itself right after a step of the same player, where hardly anybody wants anything else:
    /// which workers go where one was told to. It is a step of its own, so taking it back asks the player.
    fn follows(position: &Self::Game) -> Option<<Self::Game as Game>::Action> {
        let _ = position;
        None
    }

    /// Whether an action is seldom meant: a click on something it shares with other actions means those, unless something
    /// only this one points at was clicked too.
    fn is_aside(action: <Self::Game as Game>::Action) -> bool {
        let _ = action;
        false
    }

    /// What a player might want to do now but may not, and why.
    fn impossible(scene: &Scene<'_, Self::Game>) -> Vec<Impossible>;

    /// What a component is and what it does now; nothing for an unknown element.
    fn explain(scene: &Scene<'_, Self::Game>, element: &str) -> Option<Explanation>;

    /// The elements an event is about, for the links of the log and for change marks.
    fn elements(position: &Self::Game, event: <Self::Game as Game>::Event) -> Vec<String>;

    /// The position as headings, tables and lists instead of a drawing.
    fn text_mode(scene: &Scene<'_, Self::Game>) -> Markup;

    /// The decision as one form, if it is made of many small steps. `turn` holds the tentative steps of this turn, each
    /// with the position in which it was taken.
    fn worksheet(
        _scene: &Scene<'_, Self::Game>,
        _turn: &[(Self::Game, <Self::Game as Game>::Action)],
    ) -> Option<Worksheet<<Self::Game as Game>::Action>> {
        None
    }

    /// The steps that are taken for a player who comes to this decision, as a proposal to be changed: none of them
    /// commits anything.
    fn preset(_position: &Self::Game) -> Vec<<Self::Game as Game>::Action> {
        Vec::new()
    }

    /// One sentence of the rules that helps with this decision, for those who want hints.
    fn hint(_scene: &Scene<'_, Self::Game>) -> Option<String> {
        None
    }

    /// What a beginner should hear at this decision, the first thing first: a word for each lesson, and its text. Each is
    /// told once, so that a first game has five to eight of them in all.
    fn lessons(_scene: &Scene<'_, Self::Game>) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// The standing orders a seat could give now, whoever decides.
    fn orders(_position: &Self::Game, _seat: Seat, _language: Language) -> Vec<Order> {
        Vec::new()
    }

    /// A standing order of a seat in words; nothing if it no longer makes sense, so that it lapses.
    fn order(_position: &Self::Game, _seat: Seat, _order: &str, _language: Language) -> Option<String> {
        None
    }

    /// What a standing order says to the decision of the acting seat.
    fn follow(_position: &Self::Game, _order: &str) -> Option<<Self::Game as Game>::Action> {
        None
    }

    /// Whether the totals can be compared when this happens, so that it is a point of the curve of the game. A game
    /// without such events has a point after every turn.
    fn is_curve_point(_event: <Self::Game as Game>::Event) -> bool {
        false
    }

    /// Something remarkable: its kind and its size. The largest of each kind is a moment worth looking at again; the
    /// message `game-moment-<kind>` says what it was.
    fn feat(_event: <Self::Game as Game>::Event) -> Option<(&'static str, i64)> {
        None
    }
}

/// What one viewer looks at.
pub struct Scene<'a, G: Game> {
    /// The position; for a watcher or a rival of the acting seat without its tentative steps.
    pub position: &'a G,
    /// Who looks; nobody's seat for a watcher.
    pub viewer: Option<Seat>,
    /// Whether the viewer decides now: legal targets are marked only then.
    pub deciding: bool,
    /// The legal actions if the viewer decides now, with the elements each points at.
    pub choices: &'a [(G::Action, Vec<String>)],
    /// The elements that changed since the viewer's last turn, with the seat that changed them.
    pub changed: &'a [(String, Seat)],
    /// Whether still layers are drawn too, for a page that does not have them yet.
    pub whole: bool,
    /// Whether the table helps: without help nothing is shown that players would have to work out for themselves, such
    /// as totals of several prices or what will happen.
    pub assisted: bool,
    /// What everybody is called.
    pub names: &'a Names,
    /// The language of every word.
    pub language: Language,
}

impl<'a, G: Game> Scene<'a, G> {
    /// A position as a watcher of a table that helps sees it, whose page has the still layers.
    #[must_use]
    pub const fn of(position: &'a G, names: &'a Names, language: Language) -> Self {
        Self {
            position,
            viewer: None,
            deciding: false,
            choices: &[],
            changed: &[],
            whole: false,
            assisted: true,
            names,
            language,
        }
    }
}

impl<G: Game> Scene<'_, G> {
    /// Whether some legal action points at this element.
    #[must_use]
    pub fn is_legal(&self, element: &str) -> bool {
        self.deciding
            && self.choices.iter().any(|(_, targets)| targets.iter().any(|target| target == element))
    }

    /// A layer of the board that stays the same while its key does, such as the ground for a whole game. A page that
    /// has it is sent an empty layer in its place and keeps its own; one that has it with another key asks for a whole
    /// drawing.
    #[must_use]
    pub fn still(&self, id: &str, key: &str, draw: impl FnOnce() -> Markup) -> Markup {
        html! { g id=(id) aria-hidden="true" data-still=(key) { @if self.whole { (draw()) } } }
    }

    /// Who changed this element since the viewer's last turn.
    #[must_use]
    pub fn changed_by(&self, element: &str) -> Option<Seat> {
        self.changed.iter().rev().find(|(changed, _)| changed == element).map(|(_, seat)| *seat)
    }
}

/// A standing order a player may give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Its name, such as `out 13`; with an amount the number is put behind it.
    pub name: String,
    /// In words.
    pub words: String,
    /// The lowest and highest number it can be given with, if it needs one.
    pub amount: Option<(u16, u16)>,
}

/// A part of the table beside the board.
#[derive(Clone, Debug)]
pub struct Area {
    /// Its word in ids: `market`.
    pub id: &'static str,
    /// Its heading.
    pub title: String,
    /// What it shows.
    pub content: Markup,
}

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// The round and the like: "Germany · Round 5 · Step 1".
    pub round: String,
    /// The phases in their order.
    pub phases: Vec<String>,
    /// Which of them is being played.
    pub current: Option<usize>,
    /// The seats in the order in which they act in this phase.
    pub order: Vec<Seat>,
    /// What will happen when: "step 2 at 7 · end at 17 · leader 6".
    pub trigger: String,
    /// Something that has been triggered and everybody must notice: "The game ends after this phase."
    pub alarm: Option<String>,
}

/// What a legal action points at, costs and brings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    /// The elements to click for it, in any order: a click leaves those choices that point at the element, until one is
    /// left.
    pub targets: Vec<String>,
    /// What it costs, short: "21 = 10 + 11".
    pub cost: Option<String>,
    /// What it brings, short.
    pub gain: Option<String>,
    /// What the player's own numbers become, such as "money 63 → 42".
    pub after: Option<String>,
    /// A surprising consequence, in a sentence.
    pub warning: Option<String>,
}

/// Something that is not possible now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible {
    /// What it would be.
    pub label: String,
    /// The element it would point at.
    pub element: String,
    /// Why not, in a sentence with numbers.
    pub reason: String,
    /// The clause that says so.
    pub rule: &'static str,
}

/// What a component is.
#[derive(Clone, Debug, Default)]
pub struct Explanation {
    /// Its name.
    pub title: String,
    /// What it does, and what it means now.
    pub text: Vec<String>,
    /// The clauses that speak of it, for links into the rules.
    pub rules: Vec<&'static str>,
    /// What of it no source tells and the component tables reconstruct, in a few words each: "price", "faces". The page
    /// says so and how to correct it. Empty if all of it is known.
    pub reconstructed: Vec<String>,
}
