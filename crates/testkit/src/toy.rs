//! Squirrels: a game small enough to read in one sitting and complete enough to test the code that all games share.
//! It has a die, a secret, options and a component file.
//!
//! - **SQ-1.1** Two to four squirrels share a forest of nuts. The starting player is drawn at random.
//! - **SQ-1.2** Each has a hollow, whose size is drawn and known only to its owner; with the option `hollows
//!   open`, to all.
//! - **SQ-1.3** With open hollows there are at most three players.
//! - **SQ-2.1** In turn, clockwise, a squirrel forages, stores or rests.
//! - **SQ-2.2** Forage: roll the die and take as many nuts from the forest. In an empty forest nobody
//!   can forage.
//! - **SQ-2.3** Store: put nuts from the paws into the hollow, at least one, at most as many as are in the
//!   paws, and at most the hollow's size at a time.
//! - **SQ-3.1** When every squirrel has had three turns a winter (option `winters`), the game is over. Stored
//!   nuts and the size of the hollow count one point each; nuts in the paws break ties.

use std::fmt;

use engine::{
    ActionKind, ActionParts, ActionSpace, Chance, ComponentError, ComponentUse, Components, Die, EventSink,
    Features, File, Files, Game, Heuristic, Info, Observe, OptionInfo, OptionMap, Refusal, Score, Seat,
    Standings, players,
};
use serde::{Deserialize, Serialize};

const SEATS: usize = 4;
const TURNS_A_WINTER: u8 = 3;
/// The sizes a hollow may have in any component set.
const SIZES: [u8; 12] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/// The component file.
#[derive(Debug)]
pub struct Forest {
    nuts: u8,
    die: u8,
    hollow: u8,
}

/// The options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    open: bool,
    winters: u8,
}

/// What a squirrel does in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Takes as many nuts as the die shows.
    Forage,
    /// Puts this many nuts into the hollow.
    Store(u8),
    /// Does nothing.
    Rest,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A squirrel found nuts.
    Found {
        /// Who.
        seat: Seat,
        /// How many.
        nuts: u8,
    },
    /// A squirrel stored nuts.
    Stored {
        /// Who.
        seat: Seat,
        /// How many.
        nuts: u8,
    },
}

/// One squirrel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squirrel {
    /// The size of its hollow, which may be hidden from the others.
    pub hollow: u8,
    /// The most it has stored at a time, which tells the others a minimum size of the hollow.
    pub shown: u8,
    /// Nuts in its paws.
    pub paws: u8,
    /// Nuts in its hollow.
    pub stored: u8,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Squirrels {
    components: Components<Forest>,
    /// The squirrels, by seat; those of absent seats are empty.
    pub squirrels: [Squirrel; SEATS],
    /// Nuts in the forest.
    pub forest: u8,
    seats: u8,
    open: bool,
    first: u8,
    turns_left: u8,
}

impl Squirrels {
    /// Replaces what is hidden from `seat` by a constant.
    pub fn hide(&mut self, seat: Seat) {
        if !self.open {
            for other in Seat::all(self.seats).filter(|&other| other != seat) {
                self.squirrels[other.index()].hollow = 0;
            }
        }
    }

    /// Adds all actions, legal or not.
    pub fn candidates(&self, out: &mut Vec<Action>) {
        out.extend([Action::Forage, Action::Rest]);
        out.extend((0..=SIZES[SIZES.len() - 1] + 1).map(Action::Store));
    }

    fn acting(&self) -> &Squirrel {
        let seat = self.to_act().expect("somebody acts before the end");
        &self.squirrels[seat.index()]
    }
}

impl Game for Squirrels {
    type Components = Forest;
    type Options = Choices;
    type Action = Action;
    type Event = Event;

    const INFO: Info = Info {
        slug: "squirrels",
        title: "Squirrels",
        rules: 3,
        oldest_rules: 3,
        seats: 2..=4,
        usual_seats: 3,
        options: &[
            OptionInfo { key: "hollows", default: "secret", values: &["secret", "open"] },
            OptionInfo { key: "winters", default: "2", values: &["<a number from 1 to 9>"] },
        ],
        sources: &["stored", "hollow"],
        tie_breaks: &["paws"],
    };

    const FILES: &'static [File] =
        &[File { name: "forest.toml", text: "nuts = 40  # in the forest\ndie = 6\nhollow = 5\n" }];

    fn components(files: &Files) -> Result<Forest, ComponentError> {
        let name = "forest.toml";
        let table: toml::Table = files.read(name)?;
        let number = |key: &str, highest: u8| {
            let value = table.get(key).and_then(toml::Value::as_integer);
            let fits = value.and_then(|value| u8::try_from(value).ok()).filter(|n| (1..=highest).contains(n));
            fits.ok_or_else(|| ComponentError::new(name, key, format!("not a number from 1 to {highest}")))
        };
        Ok(Forest { nuts: number("nuts", 60)?, die: number("die", 20)?, hollow: number("hollow", 12)? })
    }

    fn options(_: &Forest, options: &OptionMap) -> Result<Choices, String> {
        let open = match options.get("hollows") {
            "secret" => false,
            "open" => true,
            other => return Err(format!("hollows are \"secret\" or \"open\", not \"{other}\"")),
        };
        let winters = options.get("winters");
        match winters.parse() {
            Ok(winters @ 1..=9) => Ok(Choices { open, winters }),
            _ => Err(format!("winters is a number from 1 to 9, not \"{winters}\"")),
        }
    }

    fn start(
        components: Components<Forest>,
        options: &Choices,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Self, Refusal> {
        if options.open && seats > 3 {
            return Err(Refusal::with("SQ-1.3", "too-many-for-open-hollows", [seats.into(), 3]));
        }
        let first = chance.draw("first", &[0, 1, 2, 3][..seats.into()]);
        let mut squirrels = [Squirrel::default(); SEATS];
        for seat in Seat::all(seats) {
            squirrels[seat.index()].hollow = chance.draw("hollow", &Die(components.hollow));
        }
        let turns_left = options.winters * TURNS_A_WINTER * seats;
        Ok(Self {
            components,
            squirrels,
            forest: components.nuts,
            seats,
            open: options.open,
            first,
            turns_left,
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn to_act(&self) -> Option<Seat> {
        let behind = (self.seats - self.turns_left % self.seats) % self.seats;
        (self.turns_left > 0).then(|| Seat::new((self.first + behind) % self.seats))
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.turns_left == 0 {
            return;
        }
        if self.forest > 0 {
            out.push(Action::Forage);
        }
        let squirrel = self.acting();
        out.extend((1..=squirrel.paws.min(squirrel.hollow)).map(Action::Store));
        out.push(Action::Rest);
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.turns_left == 0 {
            return Err(Refusal::new("SQ-3.1", "over"));
        }
        let squirrel = self.acting();
        match action {
            Action::Forage if self.forest == 0 => Err(Refusal::new("SQ-2.2", "forest-empty")),
            Action::Store(0) => Err(Refusal::new("SQ-2.3", "nothing-to-store")),
            Action::Store(nuts) if nuts > squirrel.paws => {
                Err(Refusal::with("SQ-2.3", "more-than-in-paws", [nuts.into(), squirrel.paws.into()]))
            }
            Action::Store(nuts) if nuts > squirrel.hollow => {
                Err(Refusal::with("SQ-2.3", "more-than-hollow", [nuts.into(), squirrel.hollow.into()]))
            }
            Action::Forage | Action::Store(_) | Action::Rest => Ok(()),
        }
    }

    fn play(&mut self, action: Action, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.check(action), Ok(()), "only legal actions are played");
        let seat = self.to_act().expect("somebody acts before the end");
        let squirrel = &mut self.squirrels[seat.index()];
        match action {
            Action::Forage => {
                let nuts = chance.draw("nuts", &Die(self.components.die.min(self.forest)));
                self.forest -= nuts;
                squirrel.paws += nuts;
                log.note(Event::Found { seat, nuts });
            }
            Action::Store(nuts) => {
                squirrel.paws -= nuts;
                squirrel.stored += nuts;
                squirrel.shown = squirrel.shown.max(nuts);
                log.note(Event::Stored { seat, nuts });
            }
            Action::Rest => {}
        }
        self.turns_left -= 1;
    }

    fn standings(&self) -> Standings {
        Standings::new(self.seats, |seat| {
            let squirrel = &self.squirrels[seat.index()];
            let mut score = Score { tie_breaks: [squirrel.paws.into(), 0], ..Score::default() };
            score.points[0] = squirrel.stored.into();
            score.points[1] = squirrel.hollow.into();
            score
        })
    }

    fn imagine(&mut self, seat: Seat, chance: &mut impl Chance) {
        if self.open {
            return;
        }
        let largest = usize::from(self.components.hollow);
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            let squirrel = &mut self.squirrels[other.index()];
            let smallest = usize::from(squirrel.shown.max(1));
            squirrel.hollow = chance.draw("hollow", &SIZES[smallest - 1..largest]);
        }
    }

    fn invariants(&self) -> Result<(), String> {
        let held: u8 = self.squirrels.iter().map(|squirrel| squirrel.paws + squirrel.stored).sum();
        if held + self.forest != self.components.nuts {
            return Err(format!("{held} nuts held and {} in the forest", self.forest));
        }
        if self.squirrels.iter().any(|squirrel| squirrel.shown > squirrel.hollow) {
            return Err("more was stored at one go than the hollow allows".to_owned());
        }
        Ok(())
    }

    fn write_action(&self, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        match action {
            Action::Forage => out.write_str("forage"),
            Action::Store(nuts) => write!(out, "store {nuts}"),
            Action::Rest => out.write_str("rest"),
        }
    }

    fn read_action(&self, text: &str) -> Option<Action> {
        match text {
            "forage" => Some(Action::Forage),
            "rest" => Some(Action::Rest),
            _ => text.strip_prefix("store ")?.parse().ok().map(Action::Store),
        }
    }
}

impl ComponentUse for Squirrels {}

/// The weights of the heuristic.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Value of a stored nut.
    pub stored: f32,
    /// Value of foraging.
    pub forage: f32,
    /// Weights that only `estimate` reads.
    pub estimate: Outlook,
}

/// The weights of the estimate.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outlook {
    /// Value of a nut in the paws.
    pub carried: f32,
}

/// A squirrel prefers storing to foraging, and rates storing more than two nuts at a time like storing two.
impl Heuristic for Squirrels {
    type Weights = Weights;
    const WEIGHTS: &'static str = include_str!("toy/heuristic.toml");

    fn rate(&self, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
        rates.extend(actions.iter().map(|action| match action {
            Action::Store(nuts) => weights.stored * f32::from(*nuts.min(&2)),
            Action::Forage => weights.forage,
            Action::Rest => 0.0,
        }));
    }

    const LEAD_SCALE: f32 = 3.0;
    const PLAYOUT_DECISIONS: u32 = 2;

    fn estimate(&self, weights: &Weights, seat: Seat) -> f32 {
        let paws = f32::from(self.squirrels[seat.index()].paws);
        self.standings().score(seat).total() as f32 + weights.estimate.carried * paws
    }
}

impl Observe for Squirrels {
    const LAYOUT_VERSION: u32 = 1;

    fn observe(&self, seat: Seat, out: &mut impl Features) {
        out.one_seat(format_args!("to-act"), seat, self.seats, self.to_act());
        out.number(format_args!("forest"), 0..=60, self.forest);
        out.number(format_args!("turns-left"), 0..=108, self.turns_left);
        for (who, player) in players(seat, self.seats) {
            let squirrel = &self.squirrels[player.index()];
            let hollow = if player == seat || self.open { squirrel.hollow } else { 0 };
            out.number(format_args!("{who}.hollow"), 0..=12, hollow);
            out.number(format_args!("{who}.shown"), 0..=12, squirrel.shown);
            out.number(format_args!("{who}.paws"), 0..=60, squirrel.paws);
            out.number(format_args!("{who}.stored"), 0..=60, squirrel.stored);
        }
    }
}

impl ActionSpace for Squirrels {
    const ACTIONS_VERSION: u32 = 1;
    const KINDS: &'static [ActionKind] = &[
        ActionKind::new("forage", &[], ""),
        ActionKind::new("store", &[13], "nuts"),
        ActionKind::new("rest", &[], ""),
    ];

    fn action_parts(&self, action: Action) -> Option<ActionParts> {
        Some(match action {
            Action::Forage => ActionParts::new(0, []),
            Action::Store(nuts) => ActionParts::new(1, [nuts.into()]),
            Action::Rest => ActionParts::new(2, []),
        })
    }

    fn action_of_parts(&self, parts: ActionParts) -> Option<Action> {
        match parts.kind {
            0 => Some(Action::Forage),
            1 => Some(Action::Store(parts.parts[0] as u8)),
            2 => Some(Action::Rest),
            _ => None,
        }
    }
}
