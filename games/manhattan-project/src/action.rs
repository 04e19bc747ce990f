//! One decision, and its notation.

use std::fmt::{self, Write};

use engine::Seat;

use crate::ids::{Aircraft, Bomb, Building, Position, Space};
use crate::state::ManhattanProject;
use crate::workers::{Crew, WorkerType, Workers};

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// MP-2.9: the bonus worker at the start.
    Bonus(WorkerType),
    /// MP-4.3: place on a space of the main board and take this output, counted from zero.
    Place(Space, u8),
    /// MP-4.6: place on a building, pay this cost and take this output, counted from zero.
    Use(Building, u8, u8),
    /// MP-13.1: build a bomb.
    Build(Bomb),
    /// MP-13.6: test a bomb.
    Test(Bomb),
    /// MP-13.11: load a bomb.
    Load(Bomb),
    /// MP-5: retrieve workers.
    Retrieve,
    /// MP-4.13: send these workers.
    Send(Crew),
    /// MP-6.11: the number of permanent workers among those gained now.
    Gain(u8),
    /// MP-7.1: buy the building of this position.
    Buy(Position),
    /// MP-8.2: a fighter strike on aircraft of a player.
    Strike(Seat, Aircraft),
    /// MP-8.3: a bombing raid on a building.
    Raid(Building),
    /// MP-8.8: accept the deal.
    Accept,
    /// MP-8.8: refuse the deal.
    Refuse,
    /// MP-9.1: remove a damage point.
    Repair(Building),
    /// MP-10.2: keep a bomb card.
    Keep(Bomb),
    /// End the turn; buy nothing; no more strikes; no more repairs.
    Done,
    /// MP-8.13: offer a player non-aggression.
    Offer(Seat),
    /// MP-8.14: offer the first player air strikes against the second, the common enemy.
    OfferJoint(Seat, Seat),
    /// MP-6.2: place on a space of the main board and decline its output.
    PlaceOnly(Space),
    /// MP-6.2: place on a building, pay this cost and decline the output.
    UseOnly(Building, u8),
}

impl ManhattanProject {
    pub(crate) fn write(&self, action: Action, out: &mut impl Write) -> fmt::Result {
        let tables = &self.tables;
        match action {
            Action::Bonus(which) => write!(out, "bonus {}", which.word()),
            Action::Place(space, take) => {
                let space = tables.space(space);
                write!(out, "place {}", space.id)?;
                write_alternative(out, "take", take, space.work.gain.len())
            }
            Action::PlaceOnly(space) => write!(out, "place {} decline", tables.space(space).id),
            Action::Use(building, pay, take) => {
                let card = tables.building(building);
                write!(out, "use {}", card.id)?;
                write_alternative(out, "pay", pay, card.work.pay.len())?;
                write_alternative(out, "take", take, card.work.gain.len())
            }
            Action::UseOnly(building, pay) => {
                let card = tables.building(building);
                write!(out, "use {}", card.id)?;
                write_alternative(out, "pay", pay, card.work.pay.len())?;
                out.write_str(" decline")
            }
            Action::Build(bomb) => write!(out, "build {}", tables.bomb(bomb).id),
            Action::Test(bomb) => write!(out, "test {}", tables.bomb(bomb).id),
            Action::Load(bomb) => write!(out, "load {}", tables.bomb(bomb).id),
            Action::Retrieve => out.write_str("retrieve"),
            Action::Send(crew) => {
                out.write_str("send")?;
                write_workers(out, "", crew.permanent)?;
                write_workers(out, "contractor-", crew.contractors)
            }
            Action::Gain(permanent) => write!(out, "gain {permanent} permanent"),
            Action::Buy(position) => write!(out, "buy {}", position.0 + 1),
            Action::Strike(seat, aircraft) => write!(out, "strike {seat} {}", aircraft.word()),
            Action::Raid(building) => write!(out, "raid {}", tables.building(building).id),
            Action::Offer(seat) => write!(out, "offer {seat}"),
            Action::OfferJoint(partner, enemy) => write!(out, "offer {partner} against {enemy}"),
            Action::Accept => out.write_str("accept"),
            Action::Refuse => out.write_str("refuse"),
            Action::Repair(building) => write!(out, "repair {}", tables.building(building).id),
            Action::Keep(bomb) => write!(out, "keep {}", tables.bomb(bomb).id),
            Action::Done => out.write_str("done"),
        }
    }

    pub(crate) fn read(&self, text: &str) -> Option<Action> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let bomb = || self.tables.bomb_by_id(rest);
        let building = || self.tables.building_by_id(rest);
        let seat = |word: &str| {
            word.parse::<u8>()
                .ok()
                .filter(|seat| (1..=self.seats).contains(seat))
                .map(|seat| Seat::new(seat - 1))
        };
        let action = match verb {
            "bonus" => Action::Bonus(worker_type(rest)?),
            "place" => {
                let mut words = rest.split(' ');
                let space = self.tables.board.space_by_id(words.next()?)?;
                match words.next() {
                    Some("decline") => Action::PlaceOnly(space),
                    _ => Action::Place(space, read_alternative("take", rest)?),
                }
            }
            "use" => {
                let building = self.tables.building_by_id(rest.split(' ').next()?)?;
                let pay = read_alternative("pay", rest)?;
                if rest.ends_with(" decline") {
                    Action::UseOnly(building, pay)
                } else {
                    Action::Use(building, pay, read_alternative("take", rest)?)
                }
            }
            "build" => Action::Build(bomb()?),
            "test" => Action::Test(bomb()?),
            "load" => Action::Load(bomb()?),
            "retrieve" => Action::Retrieve,
            "send" => Action::Send(read_crew(rest)?),
            "gain" => Action::Gain(rest.split(' ').next()?.parse().ok()?),
            "buy" => {
                let number: u8 = rest.parse().ok()?;
                Action::Buy(Position::all().find(|position| position.0 + 1 == number)?)
            }
            "strike" => {
                let (target, aircraft) = rest.split_once(' ')?;
                let aircraft = Aircraft::ALL.into_iter().find(|known| known.word() == aircraft)?;
                Action::Strike(seat(target)?, aircraft)
            }
            "raid" => Action::Raid(building()?),
            "offer" => match rest.split_once(" against ") {
                Some((partner, enemy)) => Action::OfferJoint(seat(partner)?, seat(enemy)?),
                None => Action::Offer(seat(rest)?),
            },
            "accept" => Action::Accept,
            "refuse" => Action::Refuse,
            "repair" => Action::Repair(building()?),
            "keep" => Action::Keep(bomb()?),
            "done" => Action::Done,
            _ => return None,
        };
        // Each action has exactly one notation: "gain 01 permanent" and "done now" are refused.
        let mut same = String::new();
        self.write(action, &mut same).ok()?;
        (same == text).then_some(action)
    }
}

/// Writes the number of an alternative, counted from one; nothing if there is only one.
fn write_alternative(out: &mut impl Write, word: &str, chosen: u8, of: usize) -> fmt::Result {
    if of > 1 || chosen > 0 { write!(out, " {word} {}", u16::from(chosen) + 1) } else { Ok(()) }
}

fn read_alternative(word: &str, text: &str) -> Option<u8> {
    let mut words = text.split(' ').skip_while(|&known| known != word);
    match (words.next(), words.next()) {
        (None, _) => Some(0),
        (Some(_), number) => number?.parse::<u8>().ok()?.checked_sub(1),
    }
}

fn write_workers(out: &mut impl Write, prefix: &str, workers: Workers) -> fmt::Result {
    for which in WorkerType::ALL {
        for _ in 0..workers.count(which) {
            write!(out, " {prefix}{}", which.word())?;
        }
    }
    Ok(())
}

fn worker_type(word: &str) -> Option<WorkerType> {
    WorkerType::ALL.into_iter().find(|which| which.word() == word)
}

fn read_crew(text: &str) -> Option<Crew> {
    let mut crew = Crew::NONE;
    // A player has at most 16 workers; more would overflow a count.
    if text.split(' ').count() > 15 {
        return None;
    }
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let (contractor, word) = word.strip_prefix("contractor-").map_or((false, word), |word| (true, word));
        let worker = Workers::of(worker_type(word)?, 1);
        crew = crew.plus(if contractor { Crew::contractors(worker) } else { Crew::permanent(worker) });
    }
    Some(crew)
}
