//! Values of a match without the type of its game.

use engine::{Draw, Seat};
use maud::Markup;
use ui_kit::{Area, Impossible, Language, Names, Offer, Strip, Worksheet};

use crate::AnyScene;

/// Who made a move, and whether it drew something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveInfo {
    /// The seat that moved.
    pub seat: Seat,
    /// Whether something was drawn.
    pub drew: bool,
}

/// The reader of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reader {
    /// A seat, or `None` for a spectator. Secret moves of other seats are hidden.
    Viewer(Option<Seat>),
    /// A reader of the whole record, or any reader after the end of the game.
    Everything,
}

/// The viewer of a position, and what is drawn for that viewer.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The viewing seat; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// Whether choices are shown when it is the viewer's turn. A replay shows none.
    pub live: bool,
    /// Number of moves the viewer had seen before the others' last turns; later changes are marked.
    pub seen: usize,
    /// Number of moves at the end that belong to the draft of this turn.
    pub draft: usize,
    /// The action that the viewer has chosen but not confirmed, in the game's notation: only its targets are marked, and
    /// nothing else can be chosen.
    pub held: Option<&'a str>,
    /// Whether static layers are drawn too, for a page that does not have them yet.
    pub whole: bool,
    /// Whether results are shown that players could work out themselves.
    pub assisted: bool,
    /// Whether nothing is hidden: only for a look back at a finished game.
    pub revealed: bool,
    /// Whether a [`Picture`] contains text mode.
    pub text_mode: bool,
    /// The names of the seats.
    pub names: &'a Names,
    /// The language of all texts.
    pub language: Language,
}

impl<'a> View<'a> {
    /// What a viewer sees who has no choices: every layer is drawn, nothing hidden is revealed, and there is no text mode.
    #[must_use]
    pub const fn new(viewer: Option<Seat>, names: &'a Names, language: Language) -> Self {
        Self {
            viewer,
            live: false,
            seen: 0,
            draft: 0,
            held: None,
            whole: true,
            assisted: true,
            revealed: false,
            text_mode: false,
            names,
            language,
        }
    }
}

/// All parts of a position as one viewer sees it, drawn at once for a page. To draw single parts, ask an [`AnyScene`].
#[derive(Clone, Debug)]
pub struct Picture {
    /// The board, one `<svg>`.
    pub board: Markup,
    /// Further parts of the table.
    pub areas: Vec<Area>,
    /// The player mat of each seat.
    pub mats: Vec<Markup>,
    /// The summary line of each seat.
    pub panels: Vec<Markup>,
    /// The progress of each seat.
    pub scores: Vec<i32>,
    /// Round, phase and turn order.
    pub strip: Strip,
    /// The section of the rulebook about the current phase.
    pub section: &'static str,
    /// The decision of the acting seat, as an instruction.
    pub task: String,
    /// The position as headings, tables and lists; empty unless [`View::text_mode`] is set.
    pub text: Markup,
    /// The legal actions if the viewer decides now.
    pub choices: Vec<Offered>,
    /// Actions the viewer might expect that are not legal now, with the reasons.
    pub impossible: Vec<Impossible>,
    /// The decision as one form, if it consists of many small steps. Actions are in the game's notation.
    pub worksheet: Option<Worksheet<String>>,
    /// A rule that helps with the decision.
    pub hint: Option<String>,
}

impl Picture {
    /// Draws all parts of a scene.
    #[must_use]
    pub fn draw(scene: &dyn AnyScene, text_mode: bool) -> Self {
        Self {
            board: scene.board(),
            areas: scene.areas(),
            mats: scene.mats(),
            panels: scene.panels(),
            scores: scene.scores(),
            strip: scene.strip(),
            section: scene.section(),
            task: scene.task(),
            text: if text_mode { scene.text_mode() } else { Markup::default() },
            choices: scene.choices(),
            impossible: scene.impossible(),
            worksheet: scene.worksheet(),
            hint: scene.hint(),
        }
    }
}

/// A legal action as it is offered to a player.
#[derive(Clone, Debug)]
pub struct Offered {
    /// The action in the game's notation, which identifies it in this position; several actions are separated by
    /// [`ACTION_SEPARATOR`].
    pub notation: String,
    /// In words.
    pub words: String,
    /// Its targets, cost and gain, and its place in the list.
    pub offer: Offer,
    /// Whether playing it draws something, so that it cannot be undone.
    pub reveals: bool,
    /// Whether it is committed at once, without a confirmation.
    pub commits: bool,
    /// Whether a click on a shared target means another action; see [`ui_kit::Shortcuts::is_aside`].
    pub aside: bool,
}

/// Separates the actions of a combined choice. No game uses it in its notation.
pub const ACTION_SEPARATOR: char = ';';

/// What becomes of an action at the table once it is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finality {
    /// It is played as part of the draft and can be undone.
    Tentative,
    /// It draws something and was chosen by a click on the table: it waits for a confirmation, because it cannot be undone.
    Held,
    /// It is committed at once: its button says that it ends the turn, or that something is drawn.
    Final,
}

/// An action that waits for its confirmation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldAction {
    /// The action in words.
    pub words: String,
    /// The ids of its targets.
    pub targets: Vec<String>,
    /// Whether the turn ends with it.
    pub ends_turn: bool,
}

/// A legal action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// In the game's notation.
    pub notation: String,
    /// In words.
    pub words: String,
}

/// A bot's opinion of a legal action; see [`bots::Opinion`].
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    /// The action in the game's notation.
    pub notation: String,
    /// The rating of the game's heuristic.
    pub rating: f32,
    /// The result of the search, if the action was tried.
    pub tried: Option<bots::Tried>,
}

/// One move of a match in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The seat that acted.
    pub seat: Seat,
    /// The action, in the game's notation; a question mark if the reader may not know it.
    pub notation: String,
    /// The action, in words.
    pub words: String,
    /// The draws it caused.
    pub draws: Vec<Draw>,
    /// The events, a sentence each.
    pub events: Vec<Happening>,
    /// The round in which it was done.
    pub round: String,
    /// The phase of that round, if it has phases.
    pub phase: Option<String>,
}

impl LogEntry {
    /// Whether the reader may not know what was done.
    #[must_use]
    pub fn is_secret(&self) -> bool {
        self.notation == HIDDEN
    }
}

/// The notation of a move that the reader may not know.
pub(crate) const HIDDEN: &str = "?";

/// A remarkable event: the largest of its kind in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feat {
    /// Its kind, named by the message `moment-<kind>` of the game.
    pub kind: &'static str,
    /// Its size.
    pub size: i64,
    /// The number of the move, counted from zero.
    pub number: usize,
    /// The index of the event in that move.
    pub event: usize,
}

/// An event of a move, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happening {
    /// The sentence.
    pub words: String,
    /// The elements of the picture it is about.
    pub elements: Vec<String>,
}
