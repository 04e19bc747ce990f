//! A game for tests of the table: it can be as long as needed, and its rules and drawings can panic.
//!
//! - **CO-1.1** Players take turns to add 1, 2 or 3 to a total.
//! - **CO-1.2** `roll` adds the pips of a die.
//! - **CO-1.3** `smudge` spoils the drawing of the board; the same player goes on.
//! - **CO-1.4** `break` draws a die, changes the total and panics.
//! - **CO-2.1** The game ends when the total reaches the option `length`.

use std::fmt;
use std::sync::LazyLock;

use engine::{
    ActionKind, ActionParts, ActionSpace, Chance, ComponentError, ComponentUse, Components, Die, EventSink,
    Features, File, Files, Game, Heuristic, Info, Observe, OptionInfo, OptionMap, Refusal, Score, Seat,
    Standings,
};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use ui_kit::{
    Area, Explanation, Facts, GameUi, Guide, Impossible, Language, Lessons, Messages, Names, Offer, Opening,
    Rulebook, Scene, Shortcuts, StandingOrders, Story, Strip, TableUi, Worksheets,
};

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Count {
    seats: u8,
    turn: u8,
    total: u32,
    length: u32,
    smudged: bool,
    added: [u32; 4],
}

/// An action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    Add(u8),
    Roll,
    Smudge,
    Break,
}

/// A number was added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Added(u8);

impl Count {
    fn add(&mut self, pips: u8, log: &mut impl EventSink<Added>) {
        self.total += u32::from(pips);
        self.added[usize::from(self.turn)] += u32::from(pips);
        self.turn = (self.turn + 1) % self.seats;
        self.smudged = false;
        log.note(Added(pips));
    }
}

impl Game for Count {
    type Components = ();
    type Options = u32;
    type Action = Action;
    type Event = Added;

    const INFO: Info = Info {
        slug: "count",
        title: "Count",
        rules: 1,
        oldest_rules: 1,
        seats: 2..=4,
        usual_seats: 2,
        options: &[OptionInfo { key: "length", default: "1000000", values: &["<a number>"] }],
        sources: &["added"],
        tie_breaks: &[],
    };
    const FILES: &'static [File] = &[];

    fn components(_: &Files) -> Result<(), ComponentError> {
        Ok(())
    }

    fn options(_: &(), options: &OptionMap) -> Result<u32, String> {
        options.get("length").parse().map_err(|_| "length is a number".to_owned())
    }

    fn start(_: Components<()>, length: &u32, seats: u8, _: &mut impl Chance) -> Result<Self, Refusal> {
        Ok(Self { seats, turn: 0, total: 0, length: *length, smudged: false, added: [0; 4] })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn to_act(&self) -> Option<Seat> {
        (self.total < self.length).then(|| Seat::new(self.turn))
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.to_act().is_some() {
            out.extend([Action::Add(1), Action::Add(2), Action::Add(3), Action::Roll]);
            out.extend((!self.smudged).then_some(Action::Smudge));
            out.push(Action::Break);
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Add(0) => Err(Refusal::new("CO-1.1", "too-little")),
            Action::Add(pips) if pips > 3 => Err(Refusal::with("CO-1.1", "too-much", [pips.into(), 3])),
            Action::Smudge if self.smudged => Err(Refusal::new("CO-1.3", "smudged")),
            _ => Ok(()),
        }
    }

    fn play(&mut self, action: Action, chance: &mut impl Chance, log: &mut impl EventSink<Added>) {
        match action {
            Action::Add(pips) => self.add(pips, log),
            Action::Roll => {
                let pips = chance.draw("pips", &Die(6));
                self.add(pips, log);
            }
            Action::Smudge => self.smudged = true,
            Action::Break => {
                let pips = chance.draw("pips", &Die(6));
                self.add(pips, log);
                panic!("a rule of the toy game is broken");
            }
        }
    }

    fn standings(&self) -> Standings {
        Standings::new(self.seats, |seat| {
            let mut score = Score::default();
            score.points[0] = i32::try_from(self.added[seat.index()]).unwrap_or(i32::MAX);
            score
        })
    }

    fn imagine(&mut self, _: Seat, _: &mut impl Chance) {}

    fn invariants(&self) -> Result<(), String> {
        Ok(())
    }

    fn write_action(&self, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        match action {
            Action::Add(pips) => write!(out, "add {pips}"),
            Action::Roll => out.write_str("roll"),
            Action::Smudge => out.write_str("smudge"),
            Action::Break => out.write_str("break"),
        }
    }

    fn read_action(&self, text: &str) -> Option<Action> {
        match text {
            "roll" => Some(Action::Roll),
            "smudge" => Some(Action::Smudge),
            "break" => Some(Action::Break),
            _ => text.strip_prefix("add ")?.parse().ok().map(Action::Add),
        }
    }
}

/// Weights of the toy game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Weights {
    broken: f32,
}

impl ComponentUse for Count {}

/// A greedy bot prefers to break the rules.
impl Heuristic for Count {
    type Weights = Weights;
    const WEIGHTS: &'static str = "broken = 1.0\n";
    const LEAD_SCALE: f32 = 10.0;
    const PLAYOUT_DECISIONS: u32 = 10;

    fn rate(&self, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
        rates
            .extend(actions.iter().map(|action| if *action == Action::Break { weights.broken } else { 0.0 }));
    }

    fn estimate(&self, _: &Weights, seat: Seat) -> f32 {
        self.added[seat.index()] as f32
    }
}

impl Observe for Count {
    const LAYOUT_VERSION: u32 = 1;

    fn observe(&self, seat: Seat, out: &mut impl Features) {
        out.one_seat(format_args!("to-act"), seat, self.seats, self.to_act());
        out.number(format_args!("left"), 0..=i16::MAX, self.length.saturating_sub(self.total) as i32);
    }
}

impl ActionSpace for Count {
    const ACTIONS_VERSION: u32 = 1;
    const KINDS: &'static [ActionKind] = &[
        ActionKind::new("add", &[4], "number"),
        ActionKind::new("roll", &[], ""),
        ActionKind::new("smudge", &[], ""),
        ActionKind::new("break", &[], ""),
    ];

    fn action_parts(&self, action: Action) -> Option<ActionParts> {
        Some(match action {
            Action::Add(number) => ActionParts::new(0, [number.into()]),
            Action::Roll => ActionParts::new(1, []),
            Action::Smudge => ActionParts::new(2, []),
            Action::Break => ActionParts::new(3, []),
        })
    }

    fn action_of_parts(&self, parts: ActionParts) -> Option<Action> {
        match parts.kind {
            0 => Some(Action::Add(parts.parts[0] as u8)),
            1 => Some(Action::Roll),
            2 => Some(Action::Smudge),
            3 => Some(Action::Break),
            _ => None,
        }
    }
}

/// The toy game in words and pictures.
pub(crate) struct CountUi;

static MESSAGES: LazyLock<Messages> = LazyLock::new(|| {
    let text = "game-title = Count\n\
        game-about = A game for tests.\n\
        refusal-too-little = Add at least 1.\n\
        refusal-too-much = { $first } is too much: add at most { $second }.\n\
        refusal-smudged = The board is smudged already.\n";
    Messages::new(text, text)
});

impl GameUi for CountUi {
    type Game = Count;

    fn messages() -> &'static Messages {
        &MESSAGES
    }

    fn position(position: &Count, _: Option<Seat>, _: &Names, _: Language) -> String {
        format!("The total is {}.", position.total)
    }

    fn choice(position: &Count, action: Action, _: &Names, _: Language) -> String {
        position.notation(action)
    }

    fn sentence(_: &Count, Added(pips): Added, _: &Names, _: Language) -> String {
        format!("{pips} was added.")
    }
}

impl Opening for CountUi {
    const FACTS: Facts = Facts { year: 2024, minutes: 1, weight: 1 };
    const BOX: &'static str = "";
    const COVER: &'static str = "<svg/>";
}

impl Guide for CountUi {
    const RULEBOOK: Rulebook = Rulebook {
        guide: ["# Count\n\n## Turns\n\nAdd pips. <!-- CO-1.1 -->\n"; 2],
        rules: "# Count\n\n## Turns\n\n- **CO-1.1** Add 1, 2 or 3.\n",
        rules_hu: None,
        pictures: "picture = []\n[position]\n",
        glossary: "term = []\n",
    };

    fn section(_: &Count) -> &'static str {
        "turns"
    }
}

impl Lessons for CountUi {}
impl Worksheets for CountUi {}
impl StandingOrders for CountUi {}
impl Shortcuts for CountUi {}
impl Story for CountUi {}

impl TableUi for CountUi {
    const STYLES: &'static str = "";

    fn board(scene: &Scene<'_, Count>) -> Markup {
        assert!(!scene.position.smudged, "the board of the toy game is smudged");
        html! { svg viewBox="0 0 10 10" { text { (scene.position.total) } } }
    }

    fn areas(_: &Scene<'_, Count>) -> Vec<Area> {
        Vec::new()
    }

    fn mat(_: &Scene<'_, Count>, _: Seat) -> Markup {
        html! {}
    }

    fn panel(scene: &Scene<'_, Count>, seat: Seat) -> Markup {
        html! { (scene.position.added[seat.index()]) }
    }

    fn score(position: &Count, seat: Seat) -> i32 {
        i32::try_from(position.added[seat.index()]).unwrap_or(i32::MAX)
    }

    fn strip(_: &Scene<'_, Count>) -> Strip {
        Strip {
            round: "Count".to_owned(),
            phases: Vec::new(),
            current: None,
            order: Vec::new(),
            trigger: String::new(),
            alarm: None,
        }
    }

    fn task(_: &Scene<'_, Count>) -> String {
        "add something".to_owned()
    }

    fn offer(_: &Scene<'_, Count>, _: Action) -> Offer {
        Offer::default()
    }

    fn commits(_: &Count, action: Action) -> bool {
        matches!(action, Action::Add(_))
    }

    fn impossible(_: &Scene<'_, Count>) -> Vec<Impossible> {
        Vec::new()
    }

    fn explain(_: &Scene<'_, Count>, _: &str) -> Option<Explanation> {
        None
    }

    fn elements(_: &Count, _: Added) -> Vec<String> {
        Vec::new()
    }

    fn text_mode(_: &Scene<'_, Count>) -> Markup {
        html! {}
    }
}
