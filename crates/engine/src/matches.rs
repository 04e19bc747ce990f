//! A match: a position and the moves that led to it.

use std::fmt;

use crate::{
    Chance, Components, Draw, Ending, Game, Line, Nonce, OptionMap, Record, RecordError, Recording, Refusal,
    Replay, Seat, Seed, SeededChance,
};

/// A played action with its random draws and events.
#[derive(Clone, Debug)]
pub struct Move<G: Game> {
    /// The acting seat.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// The random draws it caused.
    pub draws: Vec<Draw>,
    /// The events it caused.
    pub events: Vec<G::Event>,
}

/// Why an action was not played. The match is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The game is over.
    Over,
    /// It is the turn of another seat: the given one.
    NotYourTurn(Seat),
    /// A rule forbids it.
    Refused(Refusal),
}

/// Why a match cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetUpError {
    /// The number of seats or an option is invalid; a sentence says why.
    Words(String),
    /// A rule forbids this setup.
    Refused(Refusal),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::NotYourTurn(seat) => write!(f, "it is the turn of seat {seat}"),
            Self::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for PlayError {}

impl fmt::Display for SetUpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Words(reason) => f.write_str(reason),
            Self::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for SetUpError {}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nothing => "there is no such move to undo",
            Self::Drawn => "something has been drawn since",
        })
    }
}

impl std::error::Error for UndoError {}

impl SetUpError {
    fn at(self, line: usize) -> RecordError {
        match self {
            Self::Words(reason) => RecordError::new(line, reason),
            Self::Refused(refusal) => RecordError {
                refusal: Some(refusal),
                ..RecordError::new(line, "the game cannot be set up like this")
            },
        }
    }
}

/// Why no move was undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoError {
    /// There is no such move.
    Nothing,
    /// One of the moves drew something, and the players have seen it.
    Drawn,
}

/// A game being played or replayed: the setup, the position and the moves so far.
///
/// ```
/// use engine::{Components, Files, Game, Match, OptionMap, PlayError, Seat, Seed};
/// use testkit::toy::Squirrels;
///
/// let files = Files::of::<Squirrels>();
/// let components = Components::keep(Squirrels::components(&files).unwrap());
/// let (hash, options) = (files.hash().unwrap(), OptionMap::defaults(&Squirrels::INFO));
/// let mut game = Match::<Squirrels>::open(components, &hash, &options, 2, Seed::new([7; 32])).unwrap();
///
/// let seat = game.position().to_act().unwrap();
/// let mut actions = Vec::new();
/// game.position().actions(&mut actions);
/// game.play(seat, actions[0]).unwrap();
///
/// let other = Seat::all(2).find(|&other| Some(other) != game.position().to_act()).unwrap();
/// assert!(matches!(game.play(other, actions[0]), Err(PlayError::NotYourTurn(_))));
///
/// // A record holds everything that is needed to replay the match.
/// let replayed = Match::<Squirrels>::verify(components, &hash, &game.record()).unwrap();
/// assert_eq!(replayed.position(), game.position());
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    components: String,
    options: OptionMap,
    seats: u8,
    seed: Option<Seed>,
    /// What players added to the seed.
    nonces: Vec<(Seat, Nonce)>,
    chance: Option<SeededChance>,
    start: G,
    start_draws: Vec<Draw>,
    position: G,
    moves: Vec<Move<G>>,
    /// The positions after 0, [`CHECKPOINT_INTERVAL`], 2 × [`CHECKPOINT_INTERVAL`], … moves.
    checkpoints: Vec<G>,
}

/// Rewinds the random stream when it is dropped, unless the position to rewind to has been cleared.
struct Rewind<'a> {
    chance: &'a mut SeededChance,
    place: Option<u128>,
}

impl Drop for Rewind<'_> {
    fn drop(&mut self) {
        if let Some(place) = self.place {
            self.chance.rewind(place);
        }
    }
}

/// Number of moves between two stored positions: [`Match::position_after`] replays fewer moves than this.
const CHECKPOINT_INTERVAL: usize = 32;

impl<G: Game> Match<G> {
    /// Opens a match whose random draws come from `seed`. `hash` is the hash of the component set.
    ///
    /// # Errors
    /// A sentence for the person who chose seats and options.
    pub fn open(
        components: Components<G::Components>,
        hash: &str,
        options: &OptionMap,
        seats: u8,
        seed: Seed,
    ) -> Result<Self, SetUpError> {
        let mut chance = SeededChance::new(&seed);
        let mut this = Self::set_up(components, hash, options, seats, &mut chance)?;
        this.seed = Some(seed);
        this.chance = Some(chance);
        Ok(this)
    }

    fn set_up(
        components: Components<G::Components>,
        hash: &str,
        options: &OptionMap,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Self, SetUpError> {
        let range = G::INFO.seats;
        if !range.contains(&seats) {
            let (low, high) = (range.start(), range.end());
            let title = G::INFO.title;
            return Err(SetUpError::Words(format!(
                "{title} is for {low} to {high} players, not for {seats}"
            )));
        }
        check_rules::<G>(options.rules()).map_err(SetUpError::Words)?;
        let chosen = G::options(&components, options).map_err(SetUpError::Words)?;
        let mut recording = Recording::new(chance);
        let start = G::start(components, &chosen, seats, &mut recording).map_err(SetUpError::Refused)?;
        Ok(Self {
            components: hash.to_owned(),
            options: options.clone(),
            seats,
            seed: None,
            nonces: Vec::new(),
            chance: None,
            position: start.clone(),
            checkpoints: vec![start.clone()],
            start,
            start_draws: recording.into_draws(),
            moves: Vec::new(),
        })
    }

    /// A match that begins at the current position as a seat knows it: what is hidden from the seat is replaced by a random
    /// sample, and later draws come from `seed` too. It has no moves and cannot be recorded, since the sample is no draw.
    #[must_use]
    pub fn imagine(&self, seat: Seat, seed: &Seed) -> Self {
        let mut chance = SeededChance::new(seed);
        let mut position = self.position.clone();
        position.imagine(seat, &mut chance);
        Self {
            components: self.components.clone(),
            options: self.options.clone(),
            seats: self.seats,
            seed: None,
            nonces: Vec::new(),
            chance: Some(chance),
            checkpoints: vec![position.clone()],
            start: position.clone(),
            start_draws: Vec::new(),
            position,
            moves: Vec::new(),
        }
    }

    /// The current position.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// The position at the start.
    pub const fn start(&self) -> &G {
        &self.start
    }

    /// The options.
    pub const fn options(&self) -> &OptionMap {
        &self.options
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move<G>] {
        &self.moves
    }

    /// Plays an action for a seat, after checking that it is legal.
    ///
    /// The action is played on a copy, so a panic in the rules leaves the match as it was.
    ///
    /// # Errors
    /// The reason it was not played.
    ///
    /// # Panics
    /// If the match is a replay without a seed: nothing can be drawn in it.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&Move<G>, PlayError> {
        self.check(seat, action)?;
        let chance = self.chance.as_mut().expect("a match that is played on has a seed");
        let mut rewind = Rewind { place: Some(chance.place()), chance };
        let mut position = self.position.clone();
        let mut recording = Recording::new(&mut *rewind.chance);
        let mut events = Vec::new();
        position.play(action, &mut recording, &mut events);
        let draws = recording.into_draws();
        rewind.place = None;
        drop(rewind);
        self.push(position, Move { seat, action, draws, events });
        Ok(self.moves.last().expect("just pushed"))
    }

    /// Appends a move that led to `position`.
    fn push(&mut self, position: G, played: Move<G>) {
        self.moves.push(played);
        if self.moves.len().is_multiple_of(CHECKPOINT_INTERVAL) {
            self.checkpoints.push(position.clone());
        }
        self.position = position;
    }

    fn check(&self, seat: Seat, action: G::Action) -> Result<(), PlayError> {
        match self.position.to_act() {
            None => Err(PlayError::Over),
            Some(other) if other != seat => Err(PlayError::NotYourTurn(other)),
            Some(_) => self.position.check(action).map_err(PlayError::Refused),
        }
    }

    /// Undoes all moves but the first `keep`.
    ///
    /// # Errors
    /// If there are no such moves, or one of them drew something.
    pub fn undo_to(&mut self, keep: usize) -> Result<(), UndoError> {
        let taken_back =
            self.moves.get(keep..).filter(|moves| !moves.is_empty()).ok_or(UndoError::Nothing)?;
        if taken_back.iter().any(|played| !played.draws.is_empty()) {
            return Err(UndoError::Drawn);
        }
        self.position = self.position_after(keep);
        self.moves.truncate(keep);
        self.checkpoints.truncate(keep / CHECKPOINT_INTERVAL + 1);
        Ok(())
    }

    /// The position after the first `count` moves.
    ///
    /// # Panics
    /// If fewer moves have been played.
    #[must_use]
    pub fn position_after(&self, count: usize) -> G {
        if count == self.moves.len() {
            return self.position.clone();
        }
        let nearest = count / CHECKPOINT_INTERVAL;
        let mut position = self.checkpoints[nearest].clone();
        for played in &self.moves[nearest * CHECKPOINT_INTERVAL..count] {
            position.play(played.action, &mut Replay::new(&played.draws), &mut ());
        }
        position
    }

    /// The record so far. It contains the seed, which determines all future draws: do not show it to players.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut position = self.start.clone();
        let mut lines = Vec::with_capacity(self.moves.len());
        for played in &self.moves {
            let action = position.notation(played.action);
            lines.push(Line { number: 0, seat: played.seat, action, draws: played.draws.clone() });
            position.play(played.action, &mut Replay::new(&played.draws), &mut ());
        }
        Record {
            options: self.options.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            commitment: self.seed.as_ref().map(Seed::commitment),
            seed: self.seed.clone(),
            nonces: self.nonces.clone(),
            start: self.start_draws.clone(),
            lines,
            ending: if self.position.to_act().is_none() { Ending::Finished } else { Ending::Paused },
            ..Record::new(G::INFO.slug, self.options.rules(), &self.components, self.seats)
        }
    }

    /// Replays a record with its own draws. No generator is involved, so the match cannot be continued.
    ///
    /// # Errors
    /// The first line that the rules do not allow.
    pub fn replay(
        components: Components<G::Components>,
        hash: &str,
        record: &Record,
    ) -> Result<Self, RecordError> {
        let options = Self::read_header(hash, record)?;
        let mut chance = Replay::new(&record.start);
        let opened = Self::set_up(components, hash, &options, record.seats, &mut chance);
        let mut this = opened.map_err(|error| error.at(record.line_of("start")))?;
        chance.finish().map_err(|reason| RecordError::new(record.line_of("start"), reason))?;
        for line in &record.lines {
            let action = this.read_line(line)?;
            let mut chance = Replay::new(&line.draws);
            let mut events = Vec::new();
            let mut position = this.position.clone();
            position.play(action, &mut chance, &mut events);
            chance.finish().map_err(|reason| RecordError::new(line.number, reason))?;
            this.push(position, Move { seat: line.seat, action, draws: line.draws.clone(), events });
        }
        this.check_ending(record)?;
        Ok(this)
    }

    /// Replays a record and checks that its seed matches the published commitment and gives, with the numbers that players
    /// added, exactly the recorded draws. The match can be continued.
    ///
    /// # Errors
    /// The first line that contradicts the rules or the seed.
    pub fn verify(
        components: Components<G::Components>,
        hash: &str,
        record: &Record,
    ) -> Result<Self, RecordError> {
        let replayed = Self::replay(components, hash, record)?;
        let error = |reason: &str| RecordError::new(record.line_of("seed"), reason);
        let seed = record
            .seed
            .clone()
            .ok_or_else(|| error("the record has no seed, so its draws cannot be checked"))?;
        let commitment = record
            .commitment
            .as_ref()
            .ok_or_else(|| error("the record has no commitment to check its seed"))?;
        if *commitment != seed.commitment() {
            return Err(error("the seed does not match the commitment"));
        }
        let mixed = seed.mixed(&record.nonces);
        let opened = Self::open(components, hash, &replayed.options, record.seats, mixed);
        let mut this = opened.map_err(|error| error.at(record.line_of("start")))?;
        this.seed = Some(seed);
        this.nonces.clone_from(&record.nonces);
        Self::same_draws(record.line_of("start"), &record.start, &this.start_draws)?;
        for (played, line) in replayed.moves.iter().zip(&record.lines) {
            let drawn = this.play(played.seat, played.action).map(|drawn| drawn.draws.clone());
            Self::same_draws(line.number, &line.draws, &drawn.unwrap_or_default())?;
        }
        Ok(this)
    }

    fn same_draws(line: usize, recorded: &[Draw], drawn: &[Draw]) -> Result<(), RecordError> {
        if recorded == drawn {
            return Ok(());
        }
        let reason = format!(
            "the record says \"{}\", but the seed draws \"{}\"",
            Draw::write_list(recorded),
            Draw::write_list(drawn)
        );
        Err(RecordError::new(line, reason))
    }

    fn read_header(hash: &str, record: &Record) -> Result<OptionMap, RecordError> {
        let error = |key: &str, reason: String| Err(RecordError::new(record.line_of(key), reason));
        let Record { game, rules, components, .. } = record;
        if game != G::INFO.slug {
            return error("game", format!("the record is of {game}, not of {}", G::INFO.slug));
        }
        if let Err(reason) = check_rules::<G>(*rules) {
            return error("rules", reason);
        }
        if components != hash {
            let reason = format!("the record was played with the components {components}; these are {hash}");
            return error("components", reason);
        }
        let mut options = OptionMap::defaults(&G::INFO).with_rules(*rules);
        for (key, value) in &record.options {
            options.set(key, value).map_err(|reason| RecordError::new(record.line_of(key), reason))?;
        }
        Ok(options)
    }

    fn read_line(&self, line: &Line) -> Result<G::Action, RecordError> {
        let error = |reason: String| RecordError::new(line.number, reason);
        let Line { seat, action: text, .. } = line;
        let action = self
            .position
            .read_action(text)
            .ok_or_else(|| error(format!("\"{text}\" is not an action of {}", G::INFO.title)))?;
        self.check(*seat, action).map_err(|refused| match refused {
            PlayError::Over => error(format!("\"{text}\" comes after the end of the game")),
            PlayError::NotYourTurn(other) => {
                error(format!("seat {seat} plays, but it is the turn of seat {other}"))
            }
            PlayError::Refused(refusal) => {
                RecordError { refusal: Some(refusal), ..error(format!("\"{text}\" is not allowed here")) }
            }
        })?;
        Ok(action)
    }

    fn check_ending(&self, record: &Record) -> Result<(), RecordError> {
        let line = record.lines.last().map_or(record.line_of("start"), |line| line.number) + 1;
        match (record.ending, self.position.to_act()) {
            (Ending::Finished, Some(seat)) => Err(RecordError::new(
                line,
                format!("the game is not finished: it is the turn of seat {seat}"),
            )),
            (Ending::Paused, None) => Err(RecordError::new(line, "the game is finished, not paused")),
            _ => Ok(()),
        }
    }
}

/// Whether the program can still play this version of the rules.
fn check_rules<G: Game>(rules: u32) -> Result<(), String> {
    let (oldest, newest) = (G::INFO.oldest_rules, G::INFO.rules);
    if (oldest..=newest).contains(&rules) {
        return Ok(());
    }
    let known = if oldest == newest { newest.to_string() } else { format!("{oldest} to {newest}") };
    Err(format!("the game was begun with rules version {rules}; this program has version {known}"))
}
