//! The game of squirrels with one broken law, chosen by the option `fault`.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU8, Ordering};

use engine::{
    ActionKind, ActionParts, ActionSpace, Chance, ComponentError, Components, Die, EventSink, Features, File,
    Files, Game, Heuristic, Info, Observe, OptionInfo, OptionMap, Refusal, Seat, Standings,
};
use testkit::toy::{Action, Choices, Event, Forest, Squirrels, Weights};

/// The fault of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Fault {
    /// Nothing.
    None,
    /// The list is not ascending.
    ListUnsorted,
    /// An action is in the list twice.
    ListTwice,
    /// A legal action is not in the list.
    ListShort,
    /// The list holds an illegal action.
    ListLong,
    /// The list is empty although the game is not over.
    ListEmpty,
    /// The buffer is cleared first.
    ListClears,
    /// There are legal actions after the end.
    ListAfterTheEnd,
    /// `check` allows something after the end.
    CheckAfterTheEnd,
    /// A refusal names no rule.
    RefusalWithoutRule,
    /// `at_random` returns an empty list.
    AtRandomEmpty,
    /// Two actions have the same notation.
    NotationAmbiguous,
    /// An action is written with a capital letter.
    NotationCapital,
    /// A notation that would look like draws in a record.
    NotationColon,
    /// Reading panics on some texts that are not actions.
    ReadPanics,
    /// A nut is lost when foraging.
    NutLost,
    /// Storing depends on state outside the position.
    OutsideState,
    /// An event differs between two plays of the same action.
    OtherEvents,
    /// Equal positions have different hashes.
    HashDiffers,
    /// Points come from a source that the facts do not list.
    UnnamedSource,
    /// `imagine` does nothing, which reveals the secret.
    ImagineShows,
    /// `imagine` never guesses the truth, which reveals part of it.
    ImagineAvoidsTheTruth,
    /// `imagine` also changes what the seat knows.
    ImagineForgets,
    /// `imagine` guesses something impossible.
    ImagineImpossible,
    /// `imagine` passes the turn.
    ImaginePasses,
    /// `imagine` guesses although nothing is hidden.
    ImagineOpen,
    /// The game never ends.
    Endless,
    /// Playing panics.
    Panics,
    /// Listing allocates memory.
    Allocates,
    /// The game cannot be set up.
    NoSetUp,
    /// An observation shows a rival's secret.
    ObservesSecret,
    /// A value leaves its bounds.
    ObservesBeyondBounds,
    /// Two features have the same name.
    ObservesTwice,
    /// The length of the layout depends on the position.
    ObservesMore,
    /// A name depends on the position.
    ObservesOther,
    /// Observing allocates memory.
    ObservesWithBox,
    /// Two actions have the same number.
    NumbersAlike,
}

impl Fault {
    /// All faults.
    pub(crate) const ALL: [Self; 37] = [
        Self::None,
        Self::ListUnsorted,
        Self::ListTwice,
        Self::ListShort,
        Self::ListLong,
        Self::ListEmpty,
        Self::ListClears,
        Self::ListAfterTheEnd,
        Self::CheckAfterTheEnd,
        Self::RefusalWithoutRule,
        Self::AtRandomEmpty,
        Self::NotationAmbiguous,
        Self::NotationCapital,
        Self::NotationColon,
        Self::ReadPanics,
        Self::NutLost,
        Self::OutsideState,
        Self::OtherEvents,
        Self::HashDiffers,
        Self::UnnamedSource,
        Self::ImagineShows,
        Self::ImagineAvoidsTheTruth,
        Self::ImagineForgets,
        Self::ImagineImpossible,
        Self::ImaginePasses,
        Self::ImagineOpen,
        Self::Endless,
        Self::Panics,
        Self::Allocates,
        Self::NoSetUp,
        Self::ObservesSecret,
        Self::ObservesBeyondBounds,
        Self::ObservesTwice,
        Self::ObservesMore,
        Self::ObservesOther,
        Self::ObservesWithBox,
        Self::NumbersAlike,
    ];

    /// The faults of observations and action numbers, each with the law it breaks.
    pub(crate) const OF_NUMBERS: [(Self, &'static str); 7] = [
        (Self::ObservesSecret, "secret tells seat 1 a secret"),
        (Self::ObservesBeyondBounds, "forest-again is 40, which is not in 0..=39"),
        (Self::ObservesTwice, "two features have the name forest"),
        (Self::ObservesMore, "features, but here are"),
        (Self::ObservesOther, "the layout has Some(Feature { name: \"season\""),
        (Self::ObservesWithBox, "an observation makes"),
        (Self::NumbersAlike, "Store(2) has the number"),
    ];
}

/// State outside the position, which differs from move to move.
static OUTSIDE: AtomicU8 = AtomicU8::new(0);

/// A number that compares equal to every other, but has its own hash.
#[derive(Clone, Copy, Debug)]
struct Noise(u8);

impl PartialEq for Noise {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Noise {}

impl Hash for Noise {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

/// A position of the broken game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Broken {
    /// The correct game.
    pub(crate) game: Squirrels,
    fault: Fault,
    noise: Noise,
}

impl Broken {
    fn is(&self, fault: Fault) -> bool {
        self.fault == fault
    }
}

impl Game for Broken {
    type Components = Forest;
    type Options = (Choices, Fault);
    type Action = Action;
    type Event = Event;

    const INFO: Info = Info {
        slug: "broken-squirrels",
        options: &[
            OptionInfo { key: "hollows", default: "secret", values: &["secret", "open"] },
            OptionInfo { key: "winters", default: "2", values: &["<a number from 1 to 9>"] },
            OptionInfo { key: "fault", default: "None", values: &["<the name of a fault>"] },
        ],
        ..Squirrels::INFO
    };
    const FILES: &'static [File] = Squirrels::FILES;

    fn components(files: &Files) -> Result<Forest, ComponentError> {
        Squirrels::components(files)
    }

    fn options(components: &Forest, options: &OptionMap) -> Result<(Choices, Fault), String> {
        let name = options.get("fault");
        let fault = Fault::ALL.into_iter().find(|fault| format!("{fault:?}") == name);
        Ok((Squirrels::options(components, options)?, fault.ok_or("no such fault")?))
    }

    fn start(
        components: Components<Forest>,
        (options, fault): &(Choices, Fault),
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Self, Refusal> {
        if *fault == Fault::NoSetUp {
            return Err(Refusal::new("SQ-1.3", "no"));
        }
        let game = Squirrels::start(components, options, seats, chance)?;
        Ok(Self { game, fault: *fault, noise: Noise(0) })
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn to_act(&self) -> Option<Seat> {
        self.game.to_act()
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.is(Fault::ListClears) {
            out.clear();
        }
        let over = self.to_act().is_none();
        let from = out.len();
        self.game.actions(out);
        match self.fault {
            Fault::ListUnsorted => out[from..].reverse(),
            Fault::ListTwice if !over => out.push(Action::Rest),
            Fault::ListShort if !over => {
                out.pop().expect("there is an action before the end");
                if out.len() == from {
                    out.push(Action::Rest);
                }
            }
            Fault::ListLong if !over => {
                out.insert(from + 1, Action::Store(0));
                out[from..].sort();
            }
            Fault::ListEmpty if self.game.forest < 20 => out.truncate(from),
            Fault::ListAfterTheEnd if over => out.push(Action::Rest),
            Fault::Allocates => drop(std::hint::black_box(Box::new(out.len()))),
            _ => {}
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.is(Fault::CheckAfterTheEnd) && self.to_act().is_none() && action == Action::Rest {
            return Ok(());
        }
        self.game.check(action).map_err(|refusal| Refusal {
            rule: if self.is(Fault::RefusalWithoutRule) { "" } else { refusal.rule },
            ..refusal
        })
    }

    fn play(&mut self, action: Action, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let outside = OUTSIDE.fetch_add(1, Ordering::Relaxed);
        let seat = self.to_act().expect("somebody acts before the end");
        if self.is(Fault::Panics) {
            assert_ne!(action, Action::Store(1), "something impossible happened");
        }
        if self.is(Fault::Endless) && action == Action::Rest {
            return;
        }
        self.game.play(action, chance, log);
        let squirrel = &mut self.game.squirrels[seat.index()];
        match (self.fault, action) {
            (Fault::NutLost, Action::Forage) => squirrel.paws -= 1,
            (Fault::OutsideState, Action::Store(_)) => squirrel.shown = outside % 2,
            (Fault::OtherEvents, Action::Store(_)) => log.note(Event::Found { seat, nuts: outside }),
            (Fault::HashDiffers, _) => self.noise = Noise(outside),
            _ => {}
        }
    }

    fn standings(&self) -> Standings {
        let standings = self.game.standings();
        Standings::new(self.seats(), |seat| {
            let mut score = *standings.score(seat);
            score.points[2] = i32::from(self.is(Fault::UnnamedSource));
            score
        })
    }

    fn imagine(&mut self, seat: Seat, chance: &mut impl Chance) {
        let truth = self.game.clone();
        if !self.is(Fault::ImagineShows) {
            self.game.imagine(seat, chance);
        }
        let other = seat.next(self.seats()).index();
        match self.fault {
            Fault::ImagineAvoidsTheTruth if self.game.squirrels[other] == truth.squirrels[other] => {
                self.game.squirrels[other].hollow = 1 + self.game.squirrels[other].hollow % 5;
            }
            Fault::ImagineForgets => {
                self.game.squirrels[seat.index()].hollow = chance.draw("hollow", &Die(5))
            }
            Fault::ImagineImpossible => {
                self.game.squirrels[other].shown = self.game.squirrels[other].hollow + 1
            }
            Fault::ImaginePasses if self.game.check(Action::Rest).is_ok() => {
                self.game.play(Action::Rest, chance, &mut ());
            }
            Fault::ImagineOpen => self.game.squirrels[other].hollow = 5,
            _ => {}
        }
    }

    fn invariants(&self) -> Result<(), String> {
        self.game.invariants()
    }

    fn write_action(&self, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        match (self.fault, action) {
            (Fault::NotationAmbiguous, Action::Store(_)) => out.write_str("store 1"),
            (Fault::NotationCapital, Action::Rest) => out.write_str("Rest"),
            (Fault::NotationColon, Action::Rest) => out.write_str("rest : a"),
            _ => self.game.write_action(action, out),
        }
    }

    fn read_action(&self, text: &str) -> Option<Action> {
        match (self.fault, text) {
            (Fault::NotationCapital, "Rest") | (Fault::NotationColon, "rest : a") => Some(Action::Rest),
            (Fault::ReadPanics, "rest" | "forage") => self.game.read_action(text),
            (Fault::ReadPanics, _) => Some(Action::Store(text["store ".len()..].parse().expect("a number"))),
            _ => self.game.read_action(text),
        }
    }

    fn at_random<'a>(&self, actions: &'a [Action]) -> &'a [Action] {
        if self.is(Fault::AtRandomEmpty) { &[] } else { actions }
    }
}

impl Heuristic for Broken {
    type Weights = Weights;
    const WEIGHTS: &'static str = Squirrels::WEIGHTS;
    const LEAD_SCALE: f32 = Squirrels::LEAD_SCALE;
    const PLAYOUT_DECISIONS: u32 = Squirrels::PLAYOUT_DECISIONS;

    fn rate(&self, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
        self.game.rate(weights, actions, rates);
    }

    fn estimate(&self, weights: &Weights, seat: Seat) -> f32 {
        self.game.estimate(weights, seat)
    }
}

impl Observe for Broken {
    const LAYOUT_VERSION: u32 = 1;

    fn observe(&self, seat: Seat, out: &mut impl Features) {
        self.game.observe(seat, out);
        let rival = &self.game.squirrels[seat.next(self.seats()).index()];
        match self.fault {
            Fault::ObservesSecret => out.number(format_args!("secret"), 0..=12, rival.hollow),
            Fault::ObservesBeyondBounds => out.number(format_args!("forest-again"), 0..=39, self.game.forest),
            Fault::ObservesTwice => out.flag(format_args!("forest"), true),
            Fault::ObservesMore if self.game.forest < 30 => out.flag(format_args!("empty"), false),
            Fault::ObservesOther => {
                let name = if self.game.forest < 30 { "autumn" } else { "season" };
                out.flag(format_args!("{name}"), true);
            }
            Fault::ObservesWithBox => drop(std::hint::black_box(Box::new(seat))),
            _ => {}
        }
    }
}

impl ActionSpace for Broken {
    const ACTIONS_VERSION: u32 = 1;
    const KINDS: &'static [ActionKind] = Squirrels::KINDS;

    fn action_parts(&self, action: Action) -> Option<ActionParts> {
        let alike = self.is(Fault::NumbersAlike) && action == Action::Store(2);
        self.game.action_parts(if alike { Action::Store(1) } else { action })
    }

    fn action_of_parts(&self, parts: ActionParts) -> Option<Action> {
        self.game.action_of_parts(parts)
    }
}
