//! What a game's ui crate provides for the table in the browser.

use engine::{Game, Seat};
use maud::{Markup, html};

use crate::{
    GameUi, Guide, Language, Lessons, Names, Offer, Opening, Shortcuts, StandingOrders, Story, Worksheets,
};

/// A game at a table: pictures, choices with their targets, explanations. The shell around it (page, prompt bar, lists,
/// log, chat) is the same for all games and belongs to the web crate.
///
/// Everything is drawn for one viewer from a [`Scene`]; the result must not contain what the viewer may not know.
/// Prices and legality come from the engine. What only some games have is in the supertraits.
pub trait TableUi:
    GameUi + Opening + Guide + Lessons + Worksheets + StandingOrders + Shortcuts + Story
{
    /// The style sheet of the pictures; its colours are the shell's variables.
    const STYLES: &'static str;

    /// The board: one `<svg>` whose every live part has an id.
    fn board(scene: &Scene<'_, Self::Game>) -> Markup;

    /// Further parts of the table beside the board, such as markets; each is a tab on a phone.
    fn areas(scene: &Scene<'_, Self::Game>) -> Vec<Area>;

    /// Everything that a seat has in front of it, in one or two rows.
    fn mat(scene: &Scene<'_, Self::Game>, seat: Seat) -> Markup;

    /// The few public numbers of a seat beside its score, in one or two lines.
    fn panel(scene: &Scene<'_, Self::Game>, seat: Seat) -> Markup;

    /// The number that says how far a seat is. Its unit is the message `score-unit`.
    fn score(position: &Self::Game, seat: Seat) -> i32;

    /// Round, phases, turn order and what will trigger the next step or the end.
    fn strip(scene: &Scene<'_, Self::Game>) -> Strip;

    /// The decision, addressed to the acting player, without a name: "choose a plant to auction, or pass".
    fn task(scene: &Scene<'_, Self::Game>) -> String;

    /// The targets, cost and gain of a legal action, and its place in the list of choices.
    fn offer(scene: &Scene<'_, Self::Game>, action: <Self::Game as Game>::Action) -> Offer;

    /// Whether an action itself ends the turn (pass, done, a bid), so that it is committed at once instead of waiting
    /// for "End turn".
    fn commits(position: &Self::Game, action: <Self::Game as Game>::Action) -> bool;

    /// Actions that a player might want now but that the rules refuse, with the reasons.
    fn impossible(scene: &Scene<'_, Self::Game>) -> Vec<Impossible>;

    /// The explanation of a component; `None` for an unknown id.
    fn explain(scene: &Scene<'_, Self::Game>, element: &str) -> Option<Explanation>;

    /// The ids of the elements an event is about, for links in the log and for change marks.
    fn elements(position: &Self::Game, event: <Self::Game as Game>::Event) -> Vec<String>;

    /// The position as headings, tables and lists instead of a drawing.
    fn text_mode(scene: &Scene<'_, Self::Game>) -> Markup;

    /// A sentence of the rules that helps with this decision, for players who want hints.
    fn hint(_scene: &Scene<'_, Self::Game>) -> Option<String> {
        None
    }
}

/// A position to be drawn for one viewer.
pub struct Scene<'a, G: Game> {
    /// The position; without the draft of the acting seat, unless that is the viewer.
    pub position: &'a G,
    /// The viewing seat; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// Whether the viewer is the acting seat. Only then are legal targets marked.
    pub deciding: bool,
    /// The legal actions if the viewer is the acting seat, each with the ids of its targets.
    pub choices: &'a [(G::Action, Vec<String>)],
    /// The ids of the elements that changed since the viewer's last turn, each with the seat that changed it.
    pub changed: &'a [(String, Seat)],
    /// Whether static layers are drawn too, for a page that does not have them yet.
    pub whole: bool,
    /// Whether the table assists: without assistance nothing is shown that players would have to work out, such as
    /// totals of several prices or forecasts.
    pub assisted: bool,
    /// Whether nothing is hidden from the viewer: a look back at a finished game.
    pub revealed: bool,
    /// The display names of the seats.
    pub names: &'a Names,
    /// The language of all text.
    pub language: Language,
}

impl<'a, G: Game> Scene<'a, G> {
    /// A position as a spectator of an assisted table sees it, on a page that has the static layers.
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
            revealed: false,
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

    /// A static layer of the board: it changes only with its key, like the ground of the map. A page that has the
    /// layer is sent an empty one and keeps its own; a page that has it with another key requests the whole drawing.
    #[must_use]
    pub fn still(&self, id: &str, key: &str, draw: impl FnOnce() -> Markup) -> Markup {
        html! { g id=(id) aria-hidden="true" data-still=(key) { @if self.whole { (draw()) } } }
    }

    /// The seat that changed this element since the viewer's last turn.
    #[must_use]
    pub fn changed_by(&self, element: &str) -> Option<Seat> {
        self.changed.iter().rev().find(|(changed, _)| changed == element).map(|(_, seat)| *seat)
    }
}

/// A standing order a player may give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Its notation, such as `out 13`; a space and the number follow if it has an amount.
    pub name: String,
    /// Its sentence.
    pub words: String,
    /// The lowest and highest amount, if it needs one.
    pub amount: Option<(u16, u16)>,
}

/// A part of the table beside the board.
#[derive(Clone, Debug)]
pub struct Area {
    /// Its id: `market`.
    pub id: &'static str,
    /// Its heading.
    pub title: String,
    /// Its drawing.
    pub content: Markup,
}

/// The progress of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// The round: "Germany · Round 5 · Step 1".
    pub round: String,
    /// The phases in order.
    pub phases: Vec<String>,
    /// The index of the current phase.
    pub current: Option<usize>,
    /// The seats in the turn order of this phase.
    pub order: Vec<Seat>,
    /// What triggers the next step and the end: "step 2 at 7 · end at 17 · leader 6".
    pub trigger: String,
    /// A warning for all players: "The game ends after this phase."
    pub alarm: Option<String>,
}

/// An action that the rules refuse now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible {
    /// What the action would do.
    pub label: String,
    /// The id of its target.
    pub element: String,
    /// The reason, a sentence with numbers.
    pub reason: String,
    /// The clause that forbids it.
    pub rule: &'static str,
}

/// The description of a component.
#[derive(Clone, Debug, Default)]
pub struct Explanation {
    /// The name of the component.
    pub title: String,
    /// What it does, and its present state.
    pub text: Vec<String>,
    /// The clauses about it, for links into the rules.
    pub rules: Vec<&'static str>,
    /// The properties that no source confirms and the component tables reconstruct, in a few words each: "price",
    /// "faces". Empty if all are known. The page shows them and says how to correct them.
    pub reconstructed: Vec<String>,
}
