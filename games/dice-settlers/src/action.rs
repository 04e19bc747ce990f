//! One decision, and its notation.

use std::fmt::{self, Write};

use engine::Seat;

use crate::ids::{Cell, Colour, Face, Icon, Main, Resource, Slot, Tile};
use crate::state::DiceSettlers;

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// DS-3.2: keep a starting tile.
    Draft(Tile),
    /// DS-3.4: lay the fourth starting tile here.
    Lay(Cell),
    /// DS-8.7: pay with the icon of an active die.
    Pay(Face, RollOption),
    /// DS-8.7 a, c: turn an active die from one face to another of its colour.
    Turn(Face, Face),
    /// DS-8.7 b: reroll these active dice.
    Reroll([Option<Face>; 3]),
    /// DS-16.25: use a technology that turns a die.
    Use(Slot),
    /// DS-9.1: take a main action.
    Begin(Main),
    /// DS-10.1: gain these dice, by colour.
    Recruit([u8; 6]),
    /// DS-11.1: spend this number of icons.
    Explore(u8),
    /// DS-12.1 a: take a tent from the general supply.
    Take,
    /// DS-12.1 b, c: place a tent.
    Settle(Tile),
    /// DS-12.1 d: take back one of the player's tents. While taking back, every further one is free.
    TakeBack(Tile),
    /// DS-13.2: swap an opponent's tent on a tile.
    Raid(Tile, Seat),
    /// DS-14.1: gain a token.
    Harvest(Resource),
    /// DS-16.19: every icon harvested for this resource gives two tokens.
    Double(Resource),
    /// DS-15.1 a to c: exchange these tokens, by resource.
    Trade(Exchange, [u8; 4]),
    /// DS-15.1 d: exchange a die, chosen after the icon is spent (DS-15.3).
    TradeDie,
    /// DS-16.1: research a technology, paying these tokens, by resource.
    Research(Slot, [u8; 4]),
    /// DS-7.2: spend an icon.
    Spend(Source),
    /// DS-11.1: place a drawn tile.
    Place(Tile, Cell),
    /// DS-11.6, DS-11.7: put a tent on the new tile.
    Join,
    /// DS-17.5: gain a die of this colour.
    Gain(Colour),
    /// DS-16.17, DS-22.6: gain a token of this resource.
    Token(Resource),
    /// DS-15.1 d: give an active die away.
    GiveActive(Face),
    /// DS-15.1 d: give a spent die away.
    GiveSpent(Colour),
    /// DS-18.1: run a factory with a tent from this tile.
    Factory {
        /// The factory.
        tile: Tile,
        /// The tile of the tent (DS-16.22).
        from: Tile,
        /// DS-16.23: whether it stays there.
        keep: bool,
    },
    /// DS-18.2: swap tents for a house.
    Govern(Tile),
    /// DS-22.4: take the marker off an Explosive technology.
    Explode(Slot),
    /// DS-17.6: build a house here.
    Build(Tile),
    /// DS-22.6: remove an opponent's tent from a tile.
    Remove(Tile, Seat),
    /// DS-19.1: keep an active die.
    Keep(Face),
    /// DS-26.2: the colour the Diceoneer takes.
    BotColour(Colour),
    /// DS-26.2: the tile the Diceoneer settles, raids or builds on.
    BotTile(Tile),
    /// DS-26.2: the cell the Diceoneer explores.
    BotCell(Cell),
    /// DS-26.23: the resource the Diceoneer sells.
    BotSells(Resource),
    /// DS-27.2: take a bot tent off this factory.
    Evict(Tile),
    /// Stop, decline, or end the turn.
    Done,
}

/// An option of the roll phase (DS-8.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RollOption {
    /// Turn one other active die.
    Set,
    /// Reroll other active dice.
    Reroll,
    /// Draw dice from the bag.
    Draw,
}

impl RollOption {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Set, Self::Reroll, Self::Draw];

    /// The word in notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Set => "set",
            Self::Reroll => "reroll",
            Self::Draw => "draw",
        }
    }
}

/// An exchange of tokens (DS-15.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Exchange {
    /// Three of one kind.
    Same,
    /// Three of three kinds.
    Different,
    /// Any two.
    Any,
}

impl Exchange {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Same, Self::Different, Self::Any];

    /// The word in notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::Different => "different",
            Self::Any => "any",
        }
    }
}

/// Where an icon comes from (DS-7.2, DS-7.4, DS-7.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// An active die that shows it, or shows an icon that may be spent as it.
    Die(Face),
    /// DS-7.4: two Pioneers, the lower face first.
    Pair(Face, Face),
    /// DS-16.28: one Pioneer, by a technology.
    Single(Face),
    /// DS-16.14: a technology.
    Card(Slot),
    /// DS-17.4: a controlled tile.
    Tile,
    /// DS-22.6: an explosion.
    Blast,
}

impl DiceSettlers {
    fn write_face(&self, face: Face, out: &mut impl Write) -> fmt::Result {
        match self.tables.faces.get(face.index()) {
            Some((colour, icon)) => write!(out, "{colour}-{icon}"),
            None => out.write_str("blank"),
        }
    }

    fn read_face(&self, word: &str) -> Option<Face> {
        let (colour, icon) = word.split_once('-')?;
        self.tables.face(Colour::parse(colour)?, Icon::parse(icon)?)
    }

    fn write_faces(&self, verb: &str, faces: &[Face], out: &mut impl Write) -> fmt::Result {
        out.write_str(verb)?;
        for &face in faces {
            out.write_char(' ')?;
            self.write_face(face, out)?;
        }
        Ok(())
    }

    pub(crate) fn write(&self, action: Action, out: &mut impl Write) -> fmt::Result {
        match action {
            Action::Draft(tile) => write!(out, "draft {}", tile.0),
            Action::Lay(cell) => write!(out, "lay {cell}"),
            Action::Pay(face, option) => {
                self.write_faces("pay", &[face], out)?;
                write!(out, " {}", option.word())
            }
            Action::Turn(from, to) => self.write_faces("turn", &[from, to], out),
            Action::Reroll(faces) => {
                out.write_str("reroll")?;
                for face in faces.into_iter().flatten() {
                    self.write_faces("", &[face], out)?;
                }
                Ok(())
            }
            Action::Use(slot) => write!(out, "use {}", self.technology(slot).id),
            Action::Begin(main) => write!(out, "begin {main}"),
            Action::Recruit(dice) => {
                out.write_str("recruit")?;
                write_counts(Colour::ALL.map(Colour::word), dice, out)
            }
            Action::Explore(icons) => write!(out, "explore {icons}"),
            Action::Take => out.write_str("take"),
            Action::Settle(tile) => write!(out, "settle {}", tile.0),
            Action::TakeBack(tile) => write!(out, "take-back {}", tile.0),
            Action::Raid(tile, seat) => write!(out, "raid {} {seat}", tile.0),
            Action::Harvest(resource) => write!(out, "harvest {resource}"),
            Action::Double(resource) => write!(out, "double {resource}"),
            Action::Trade(exchange, tokens) => {
                write!(out, "trade {}", exchange.word())?;
                write_counts(Resource::ALL.map(Resource::word), tokens, out)
            }
            Action::TradeDie => out.write_str("trade die"),
            Action::Research(slot, tokens) => {
                write!(out, "research {}", self.technology(slot).id)?;
                write_counts(Resource::ALL.map(Resource::word), tokens, out)
            }
            Action::Spend(source) => match source {
                Source::Die(face) => self.write_faces("spend", &[face], out),
                Source::Pair(one, two) => self.write_faces("spend pair", &[one, two], out),
                Source::Single(face) => self.write_faces("spend single", &[face], out),
                Source::Card(slot) => write!(out, "spend card {}", self.technology(slot).id),
                Source::Tile => out.write_str("spend tile"),
                Source::Blast => out.write_str("spend blast"),
            },
            Action::Place(tile, cell) => write!(out, "place {} {cell}", tile.0),
            Action::Join => out.write_str("join"),
            Action::Gain(colour) => write!(out, "gain {colour}"),
            Action::Token(resource) => write!(out, "token {resource}"),
            Action::GiveActive(face) => self.write_faces("give", &[face], out),
            Action::GiveSpent(colour) => write!(out, "give {colour}"),
            Action::Factory { tile, from, keep } => {
                write!(out, "factory {} {}{}", tile.0, from.0, if keep { " keep" } else { "" })
            }
            Action::Govern(tile) => write!(out, "govern {}", tile.0),
            Action::Explode(slot) => write!(out, "explode {}", self.technology(slot).id),
            Action::Build(tile) => write!(out, "build {}", tile.0),
            Action::Remove(tile, seat) => write!(out, "remove {} {seat}", tile.0),
            Action::Keep(face) => self.write_faces("keep", &[face], out),
            Action::BotColour(colour) => write!(out, "bot {colour}"),
            Action::BotTile(tile) => write!(out, "bot tile {}", tile.0),
            Action::BotCell(cell) => write!(out, "bot cell {cell}"),
            Action::BotSells(resource) => write!(out, "bot sells {resource}"),
            Action::Evict(tile) => write!(out, "evict {}", tile.0),
            Action::Done => out.write_str("done"),
        }
    }

    pub(crate) fn read(&self, text: &str) -> Option<Action> {
        let words: Vec<&str> = text.split(' ').collect();
        let (verb, rest) = words.split_first()?;
        let action = self.read_words(verb, rest)?;
        // Each action has exactly one notation: "settle 07" and "done now" are refused.
        let mut same = String::new();
        self.write(action, &mut same).ok()?;
        (same == text).then_some(action)
    }

    fn read_words(&self, verb: &str, rest: &[&str]) -> Option<Action> {
        let face = |word: &str| self.read_face(word);
        let slot = |word: &str| self.slot(self.tables.card(word)?);
        Some(match (verb, rest) {
            ("draft", &[number]) => Action::Draft(tile(number)?),
            ("lay", &[at]) => Action::Lay(cell(at)?),
            ("pay", &[die, option]) => {
                let option = RollOption::ALL.into_iter().find(|known| known.word() == option)?;
                Action::Pay(face(die)?, option)
            }
            ("turn", &[from, to]) => Action::Turn(face(from)?, face(to)?),
            ("reroll", &[one]) => Action::Reroll([face(one), None, None]),
            ("reroll", &[one, two]) => Action::Reroll([face(one), face(two), None]),
            ("reroll", &[one, two, three]) => Action::Reroll([face(one), face(two), face(three)]),
            ("use", &[card]) => Action::Use(slot(card)?),
            ("begin", &[main]) => Action::Begin(Main::parse(main)?),
            ("recruit", colours) => Action::Recruit(read_counts(Colour::ALL.map(Colour::word), colours)?),
            ("explore", &[icons]) => Action::Explore(icons.parse().ok()?),
            ("take", []) => Action::Take,
            ("settle", &[number]) => Action::Settle(tile(number)?),
            ("take-back", &[number]) => Action::TakeBack(tile(number)?),
            ("raid", &[number, rival]) => Action::Raid(tile(number)?, seat(rival)?),
            ("harvest", &[resource]) => Action::Harvest(Resource::parse(resource)?),
            ("double", &[resource]) => Action::Double(Resource::parse(resource)?),
            ("trade", &["die"]) => Action::TradeDie,
            ("trade", [exchange, tokens @ ..]) => {
                let exchange = Exchange::ALL.into_iter().find(|known| known.word() == *exchange)?;
                Action::Trade(exchange, read_counts(Resource::ALL.map(Resource::word), tokens)?)
            }
            ("research", [card, tokens @ ..]) => {
                Action::Research(slot(card)?, read_counts(Resource::ALL.map(Resource::word), tokens)?)
            }
            ("spend", source) => Action::Spend(match *source {
                ["tile"] => Source::Tile,
                ["blast"] => Source::Blast,
                ["card", card] => Source::Card(slot(card)?),
                ["single", die] => Source::Single(face(die)?),
                ["pair", one, two] => Source::Pair(face(one)?, face(two)?),
                [die] => Source::Die(face(die)?),
                _ => return None,
            }),
            ("place", &[number, at]) => Action::Place(tile(number)?, cell(at)?),
            ("join", []) => Action::Join,
            ("gain", &[colour]) => Action::Gain(Colour::parse(colour)?),
            ("token", &[resource]) => Action::Token(Resource::parse(resource)?),
            ("give", &[die]) => match Colour::parse(die) {
                Some(colour) => Action::GiveSpent(colour),
                None => Action::GiveActive(face(die)?),
            },
            ("factory", [number, from, keep @ ..]) => {
                Action::Factory { tile: tile(number)?, from: tile(from)?, keep: !keep.is_empty() }
            }
            ("govern", &[number]) => Action::Govern(tile(number)?),
            ("explode", &[card]) => Action::Explode(slot(card)?),
            ("build", &[number]) => Action::Build(tile(number)?),
            ("remove", &[number, rival]) => Action::Remove(tile(number)?, seat(rival)?),
            ("keep", &[die]) => Action::Keep(face(die)?),
            ("bot", &["tile", number]) => Action::BotTile(tile(number)?),
            ("bot", &["cell", at]) => Action::BotCell(cell(at)?),
            ("bot", &["sells", resource]) => Action::BotSells(Resource::parse(resource)?),
            ("bot", &[colour]) => Action::BotColour(Colour::parse(colour)?),
            ("evict", &[number]) => Action::Evict(tile(number)?),
            ("done", []) => Action::Done,
            _ => return None,
        })
    }
}

fn tile(word: &str) -> Option<Tile> {
    word.parse().ok().filter(|number| (1..=40).contains(number)).map(Tile)
}

fn seat(word: &str) -> Option<Seat> {
    word.parse().ok().filter(|number| (1..=4).contains(number)).map(|number: u8| Seat::new(number - 1))
}

fn cell(word: &str) -> Option<Cell> {
    let (q, r) = word.split_once(',')?;
    Some(Cell::new(q.parse().ok()?, r.parse().ok()?))
}

/// Writes each word as often as its count says.
fn write_counts<const N: usize>(words: [&str; N], counts: [u8; N], out: &mut impl Write) -> fmt::Result {
    for (word, count) in words.into_iter().zip(counts) {
        for _ in 0..count {
            write!(out, " {word}")?;
        }
    }
    Ok(())
}

fn read_counts<const N: usize>(words: [&str; N], text: &[&str]) -> Option<[u8; N]> {
    let mut counts = [0u8; N];
    for word in text {
        let at = words.iter().position(|known| known == word)?;
        counts[at] = counts[at].checked_add(1)?;
    }
    Some(counts)
}
