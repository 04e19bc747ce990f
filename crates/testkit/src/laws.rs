//! Laws that every game must obey, checked in random games.
//!
//! Each law is a function below: the facts are consistent; the list of actions is exactly what `check` allows;
//! notation round-trips; invariants hold after every action; standings agree with the facts; undo restores the
//! previous position and is refused exactly after a draw; the record, written and read as text, gives the same
//! position again; a position imagined for a seat keeps what the seat knows and reveals nothing else; every game ends.

use std::fmt::{self, Debug};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{
    Components, Game, MAX_SEATS, MAX_SOURCES, Match, Playout, Record, Seat, Seed, SetUpError, UndoError,
};

use crate::{GameSetup, difference, embedded_components};

/// The number of actions played from an imagined position.
const ACTIONS_AFTER_IMAGINING: usize = 8;

/// One in this many actions is picked from the whole list instead of [`Game::at_random`], so that actions which
/// playouts leave out occur too.
const PICK_FROM_ALL: u32 = 16;

/// The games to play, and what the laws need to know about them.
///
/// ```
/// use testkit::toy::Squirrels;
/// use testkit::{LawCheck, every_setup, obeys_the_laws};
///
/// let mut setups = every_setup::<Squirrels>();
/// setups.retain(|setup| setup.seats < 4);
/// obeys_the_laws(&LawCheck {
///     setups,
///     games: 2,
///     max_actions: 200,
///     expensive_one_in: 4,
///     candidates: Squirrels::candidates,
///     hide: Squirrels::hide,
/// });
/// ```
#[derive(Clone, Debug)]
pub struct LawCheck<G: Game> {
    /// The setups; see [`every_setup`](crate::every_setup).
    pub setups: Vec<GameSetup>,
    /// The number of games of each.
    pub games: u64,
    /// The maximum number of actions of a game.
    pub max_actions: usize,
    /// The expensive laws are checked at one in this many decisions, chosen at random; the others at each.
    pub expensive_one_in: u32,
    /// Adds all legal actions of the position and a good selection of illegal ones, in any order.
    pub candidates: fn(&G, &mut Vec<G::Action>),
    /// Replaces hidden information of other seats by a constant; the result need not be a legal position. A game
    /// without hidden information does nothing here.
    pub hide: fn(&mut G, Seat),
}

/// A broken law, with everything needed to reproduce it.
#[derive(Clone, Debug)]
pub struct Breach {
    /// The law.
    pub law: String,
    /// The setup of the game.
    pub setup: GameSetup,
    /// The number of the game.
    pub game: u64,
    /// The record of the game so far, as text.
    pub record: String,
    /// The action being played, if any.
    pub during: Option<String>,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.law)?;
        writeln!(f, "in game {} of the check: {}", self.game, self.setup)?;
        if let Some(action) = &self.during {
            writeln!(f, "while playing \"{action}\"")?;
        }
        write!(f, "the record so far, ready for a file:\n\n{}", self.record)
    }
}

/// Plays the games of a check.
///
/// # Panics
/// If a law is broken. The message has the law, the setup and the record so far, with its seed.
pub fn obeys_the_laws<G: Game>(check: &LawCheck<G>) {
    if let Err(breach) = broken_law(check) {
        panic!("{breach}");
    }
}

/// Plays the games of a check until a law is broken.
///
/// # Errors
/// The law that was broken.
///
/// # Panics
/// If the check has no games, or a setup with an unknown option.
pub fn broken_law<G: Game>(check: &LawCheck<G>) -> Result<(), Box<Breach>> {
    assert!(check.games > 0 && !check.setups.is_empty(), "a check without games proves nothing");
    let (components, hash) = embedded_components::<G>();
    for (at, setup) in (0..).zip(&check.setups) {
        for game in at * check.games..(at + 1) * check.games {
            try_game(check, setup, game, components, &hash)?;
        }
    }
    Ok(())
}

fn try_game<G: Game>(
    check: &LawCheck<G>,
    setup: &GameSetup,
    game: u64,
    components: Components<G::Components>,
    hash: &str,
) -> Result<(), Box<Breach>> {
    let breach = |law, record, during| {
        let setup = setup.clone();
        Box::new(Breach { law, setup, game, record, during })
    };
    facts_make_sense::<G>().map_err(|law| breach(law, String::new(), None))?;
    let table = setup.open::<G>(components, hash, Seed::of_series(0, game)).map_err(|error| {
        let reason = match error {
            SetUpError::Words(words) => words,
            SetUpError::Refused(refusal) => format!("{}: {}", refusal.rule, refusal.reason),
        };
        breach(format!("the game cannot be set up: {reason}"), String::new(), None)
    })?;
    let picks = Playout::new(game);
    let mut tried =
        Tried { check, components, hash, table, picks, list: Vec::new(), all: Vec::new(), next: None };
    // A panic in a rule is a broken law too, and is reported with its record.
    let outcome = catch_unwind(AssertUnwindSafe(|| tried.play())).unwrap_or_else(|panic| {
        let words = panic.downcast_ref::<String>().map(String::as_str);
        let words = words.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(format!("the rules panicked: {}", words.unwrap_or("without a word")))
    });
    outcome.map_err(|law| {
        let during = tried.next.map(|action| tried.table.position().notation(action));
        breach(law, tried.table.record().to_string(), during)
    })
}

/// One game being checked.
struct Tried<'a, G: Game> {
    check: &'a LawCheck<G>,
    components: Components<G::Components>,
    hash: &'a str,
    table: Match<G>,
    /// Decides which actions are played and where the expensive laws are checked.
    picks: Playout,
    list: Vec<G::Action>,
    all: Vec<G::Action>,
    next: Option<G::Action>,
}

impl<G: Game> Tried<'_, G> {
    fn play(&mut self) -> Result<(), String> {
        let pause = self.picks.below(100) as usize;
        while let Some(seat) = self.table.position().to_act() {
            let close = self.picks.below(self.check.expensive_one_in) == 0;
            self.look(close)?;
            let action = self.pick();
            let before = close.then(|| self.table.position().clone());
            self.next = Some(action);
            let played = self.table.play(seat, action).map(|_| ());
            played.map_err(|error| format!("a listed action cannot be played: {error:?}"))?;
            self.next = None;
            if let Some(before) = before {
                self.undo_gives_the_previous_position(&before)?;
            }
            if self.table.moves().len() > self.check.max_actions {
                return Err(format!("the game has more than {} actions", self.check.max_actions));
            }
            if self.table.moves().len() == pause {
                self.the_record_gives_the_same_position()?;
            }
        }
        self.look(true)?;
        self.the_record_gives_the_same_position()
    }

    /// Checks the laws about a position.
    fn look(&mut self, close: bool) -> Result<(), String> {
        let position = self.table.position();
        position.invariants().map_err(|broken| format!("an invariant does not hold: {broken}"))?;
        self.list.clear();
        position.actions(&mut self.list);
        list_is_in_order(position, &self.list)?;
        if close {
            self.all.clear();
            (self.check.candidates)(position, &mut self.all);
            self.all.sort_unstable();
            self.all.dedup();
            list_is_what_check_allows(position, &self.list, &self.all)?;
            list_is_added(position, &self.list)?;
            notation_round_trips(position, &self.list, &mut self.picks)?;
            standings_fit_the_facts(position)?;
            for seat in Seat::all(position.seats()) {
                imagining_is_fair(position, seat, self.check.hide, &mut self.picks)?;
            }
            imagined_positions_can_be_played(position, &mut self.picks)?;
        }
        Ok(())
    }

    fn pick(&mut self) -> G::Action {
        let from = if self.picks.below(PICK_FROM_ALL) == 0 {
            &self.list
        } else {
            self.table.position().at_random(&self.list)
        };
        pick(from, &mut self.picks)
    }

    fn undo_gives_the_previous_position(&mut self, before: &G) -> Result<(), String> {
        let keep = self.table.moves().len() - 1;
        let last = &self.table.moves()[keep];
        let (seat, action, drawn) = (last.seat, last.action, !last.draws.is_empty());
        let after = self.table.position().clone();
        match self.table.undo_to(keep) {
            Err(UndoError::Drawn) if drawn => {
                same("refused undo changes nothing", &after, self.table.position())
            }
            Ok(()) if !drawn => {
                same("undo gives the previous position", before, self.table.position())?;
                let again = self.table.play(seat, action).map(|_| ());
                again.map_err(|error| format!("what was taken back cannot be played again: {error:?}"))?;
                same("an action played again gives the same position", &after, self.table.position())
            }
            other => Err(format!("undo after an action that drew something: {drawn}; it gave {other:?}")),
        }
    }

    fn the_record_gives_the_same_position(&self) -> Result<(), String> {
        let (position, moves) = (self.table.position(), self.table.moves());
        same(
            "playing without a log gives the same position",
            position,
            &self.table.position_after(moves.len()),
        )?;
        let text = self.table.record().to_string();
        let record = Record::parse(text.as_bytes())
            .map_err(|error| format!("the text of the record cannot be read: {error}"))?;
        if record.to_string() != text {
            return Err("the record changes when it is read and written again".to_owned());
        }
        let replayed = Match::<G>::replay(self.components, self.hash, &record)
            .map_err(|error| format!("the record cannot be replayed: {error}"))?;
        same("the record gives the same position", position, replayed.position())?;
        let pairs = moves.iter().zip(replayed.moves());
        if let Some((at, _)) = pairs.enumerate().find(|(_, (played, again))| played.events != again.events) {
            return Err(format!("action {} of the record gives other events when replayed", at + 1));
        }
        let verified = Match::<G>::verify(self.components, self.hash, &record)
            .map_err(|error| format!("the record does not follow from its seed: {error}"))?;
        same("the seed gives the same position", position, verified.position())
    }
}

fn pick<A: Copy>(list: &[A], picks: &mut Playout) -> A {
    let length = u32::try_from(list.len()).expect("a list of actions is short");
    list[picks.below(length) as usize]
}

/// Checks that two positions are equal and have equal hashes.
fn same<G: Game>(law: &str, expected: &G, found: &G) -> Result<(), String> {
    if expected != found {
        return Err(format!("{law}: it does not\n{}", difference::of_values(expected, found)));
    }
    let hash = BuildHasherDefault::<DefaultHasher>::default();
    if hash.hash_one(expected) != hash.hash_one(found) {
        return Err(format!("{law}: the positions are equal, but their hashes differ"));
    }
    Ok(())
}

fn facts_make_sense<G: Game>() -> Result<(), String> {
    let info = G::INFO;
    let known = |default: &str, values: &[&str]| {
        values.iter().any(|value| *value == default || value.starts_with('<'))
    };
    let laws = [
        ("a game has a slug of lower-case words", {
            let word = |word: &str| {
                !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
            };
            info.slug.split('-').all(word)
        }),
        ("the seats are at least one and no more than the engine has", {
            *info.seats.start() > 0 && usize::from(*info.seats.end()) <= MAX_SEATS
        }),
        ("the usual number of seats is possible", info.seats.contains(&info.usual_seats)),
        ("there are no more score sources than a score has", info.sources.len() <= MAX_SOURCES),
        ("there are no more tie breaks than a score has", info.tie_breaks.len() <= 2),
        ("every option has a default that is a value of it", {
            info.options.iter().all(|option| known(option.default, option.values))
        }),
    ];
    laws.iter().find(|(_, holds)| !holds).map_or(Ok(()), |(law, _)| Err(format!("{law}: it does not hold")))
}

fn list_is_in_order<G: Game>(position: &G, list: &[G::Action]) -> Result<(), String> {
    if position.to_act().is_none() {
        return if list.is_empty() {
            Ok(())
        } else {
            Err(format!("the game is over, but {list:?} are listed"))
        };
    }
    if list.is_empty() {
        return Err("the game is not over, but no action is listed".to_owned());
    }
    if let Some(pair) = list.windows(2).find(|pair| pair[0] >= pair[1]) {
        return Err(format!("the list is not strictly ascending: {:?} stands before {:?}", pair[0], pair[1]));
    }
    for &action in list {
        position
            .check(action)
            .map_err(|refusal| format!("{action:?} is listed, but refused: {refusal:?}"))?;
    }
    let at_random = position.at_random(list);
    if at_random.is_empty() || at_random.iter().any(|action| list.binary_search(action).is_err()) {
        return Err(format!("a random player is offered {at_random:?}, which is no part of the list"));
    }
    Ok(())
}

fn list_is_what_check_allows<G: Game>(
    position: &G,
    list: &[G::Action],
    all: &[G::Action],
) -> Result<(), String> {
    if let Some(action) = list.iter().find(|action| all.binary_search(action).is_err()) {
        return Err(format!("{action:?} is listed, but not among the candidates of this check"));
    }
    for &action in all {
        let listed = list.binary_search(&action).is_ok();
        match position.check(action) {
            Ok(()) if !listed => return Err(format!("{action:?} is allowed, but not listed")),
            Err(refusal) if refusal.rule.is_empty() || refusal.reason.is_empty() => {
                return Err(format!("{action:?} is refused without rule or reason"));
            }
            // Listed actions have been checked already.
            _ => {}
        }
    }
    Ok(())
}

fn list_is_added<G: Game>(position: &G, list: &[G::Action]) -> Result<(), String> {
    let mut twice = list.to_vec();
    position.actions(&mut twice);
    if twice == [list, list].concat() {
        Ok(())
    } else {
        Err("the list is not added to the buffer".to_owned())
    }
}

fn notation_round_trips<G: Game>(
    position: &G,
    list: &[G::Action],
    picks: &mut Playout,
) -> Result<(), String> {
    for &action in list {
        let text = position.notation(action);
        if position.read_action(&text) != Some(action) {
            return Err(format!("{action:?} is written \"{text}\", but that is not read as it"));
        }
        let word = |word: &str| !word.is_empty() && word != ":" && !word.contains(char::is_whitespace);
        if !text.split(' ').all(word) || text != text.to_lowercase() {
            return Err(format!("\"{text}\" is not a line of lower-case words with single spaces"));
        }
    }
    // Any text is either not an action, or an action whose notation round-trips.
    if list.is_empty() {
        return Ok(());
    }
    let letters: Vec<char> = position.notation(pick(list, picks)).chars().collect();
    let at = picks.below(u32::try_from(letters.len()).expect("a notation is short")) as usize;
    for put in ["", " ", "-", "9", "99999999999999999999", "x", "ű"] {
        let spoilt: String = letters[..at]
            .iter()
            .copied()
            .chain(put.chars())
            .chain(letters[at + 1..].iter().copied())
            .collect();
        if let Some(action) = position.read_action(&spoilt)
            && position.read_action(&position.notation(action)) != Some(action)
        {
            return Err(format!("\"{spoilt}\" is read as {action:?}, which does not round-trip"));
        }
    }
    Ok(())
}

fn standings_fit_the_facts<G: Game>(position: &G) -> Result<(), String> {
    let (standings, ranking, info) = (position.standings(), position.standings().ranking(), G::INFO);
    // An automated opponent is ranked too, but has no seat.
    if ranking.len() < usize::from(position.seats()) {
        return Err(format!("{} seats play, but the standings rank {}", position.seats(), ranking.len()));
    }
    let places: Vec<u8> = ranking.iter().map(|&seat| standings.place(seat)).collect();
    if places.first() != Some(&1) || !places.is_sorted() {
        return Err(format!("the places of the ranking are {places:?}"));
    }
    for seat in ranking {
        let score = standings.score(seat);
        let unnamed = score.points[info.sources.len()..].iter();
        if unnamed.chain(&score.tie_breaks[info.tie_breaks.len()..]).any(|&points| points != 0) {
            return Err(format!("seat {seat} has points from a source without a name: {score:?}"));
        }
    }
    Ok(())
}

/// An imagined position does not depend on what the seat cannot know, and keeps what it knows.
fn imagining_is_fair<G: Game>(
    position: &G,
    seat: Seat,
    hide: fn(&mut G, Seat),
    picks: &mut Playout,
) -> Result<(), String> {
    let (one, other) = (picks.below(u32::MAX).into(), picks.below(u32::MAX).into());
    let hidden = |position: &G| {
        let mut hidden = position.clone();
        hide(&mut hidden, seat);
        hidden
    };
    let imagined = imagine(position, seat, one);
    imagined
        .invariants()
        .map_err(|broken| format!("imagined for seat {seat}, an invariant breaks: {broken}"))?;
    if imagined.to_act() != position.to_act() {
        return Err(format!("imagined for seat {seat}, it is another seat's turn"));
    }
    if position.to_act() == Some(seat) {
        let list = |position: &G| {
            let mut list = Vec::new();
            position.actions(&mut list);
            list
        };
        if list(&imagined) != list(position) {
            return Err(format!("imagined for the acting seat {seat}, it has other actions"));
        }
    }
    same(&format!("what seat {seat} knows stays when imagined"), &hidden(position), &hidden(&imagined))?;
    let again = imagine(position, seat, other);
    let law = format!("what is imagined for seat {seat} does not depend on what is hidden from it");
    same(&law, &again, &imagine(&hidden(position), seat, other))?;
    same(
        &format!("imagining again for seat {seat} is as imagining once"),
        &again,
        &imagine(&imagined, seat, other),
    )
}

fn imagine<G: Game>(position: &G, seat: Seat, number: u64) -> G {
    let mut imagined = position.clone();
    imagined.imagine(seat, &mut Playout::new(number));
    imagined
}

fn imagined_positions_can_be_played<G: Game>(position: &G, picks: &mut Playout) -> Result<(), String> {
    let Some(seat) = position.to_act() else { return Ok(()) };
    let mut position = imagine(position, seat, picks.below(u32::MAX).into());
    let mut list = Vec::new();
    for _ in 0..ACTIONS_AFTER_IMAGINING {
        if position.to_act().is_none() {
            break;
        }
        list.clear();
        position.actions(&mut list);
        if list.is_empty() {
            return Err(format!("played on from what seat {seat} imagines, no action is listed"));
        }
        position.play(pick(position.at_random(&list), picks), picks, &mut ());
        let broken =
            |broken| format!("played on from what seat {seat} imagines, an invariant breaks: {broken}");
        position.invariants().map_err(broken)?;
    }
    Ok(())
}
