//! What happened, in a sentence.

use barrage::board::Section;
use barrage::{Barrage, Event, Source};
use engine::{Game, Seat};
use ui_kit::{Names, Value};

use crate::words::{Words, section_id};

pub(crate) fn sentence(words: Words<'_>, event: Event, names: &Names) -> String {
    let name = |seat: Seat| ("name", Value::from(names.of(seat)));
    let count = |count: u8| ("count", Value::from(count));
    let basin = |basin: barrage::Basin| ("basin", Value::from(basin.0 + 1));
    // BA-AUTOMA-2.1: what an Automa pays and gets.
    let unit = |seat: Seat| ("unit", Value::from(words.unit(seat)));
    match event {
        Event::Chose(seat, company, officer) => {
            let company = ("company", words.company(company).into());
            match officer {
                Some(officer) => words
                    .say("event-chose", &[name(seat), company, ("officer", words.officer(officer).into())]),
                None => words.say("event-chose-company", &[name(seat), company]),
            }
        }
        Event::RoundBegan(round) => words.say("event-round", &[("round", round.into())]),
        Event::PhaseBegan(phase) => {
            words.say("event-phase", &[("number", phase.into()), ("phase", words.phase(phase).into())])
        }
        Event::Poured(seat, spring, drops) => {
            let values = [("letter", Words::letter(spring).into()), count(drops)];
            match seat {
                Some(seat) => words.say("event-poured-by", &[&values[..], &[name(seat)]].concat()),
                None => words.say("event-poured", &values),
            }
        }
        Event::Held(space) => words.say("event-held", &words.dam(space)),
        Event::Left(from) => words.say("event-left", &[basin(from)]),
        Event::Placed(seat, place, engineers, paid) => {
            let section = words.position.tables().board.row(place.row()).section;
            let key = if paid > 0 { "event-placed-paid" } else { "event-placed" };
            words.say(key, &placed(words, names, seat, section, engineers, paid))
        }
        Event::PlacedBeside(seat, section, engineers, paid) => {
            let key = if paid > 0 { "event-placed-beside-paid" } else { "event-placed-beside" };
            words.say(key, &placed(words, names, seat, section, engineers, paid))
        }
        Event::Banked(seat, engineers) => {
            words.say("event-banked", &[name(seat), ("engineers", engineers.into())])
        }
        Event::Copied(seat, officer, paid) => {
            let key = if paid > 0 { "event-copied-paid" } else { "event-copied" };
            let officer = ("officer", words.officer(officer).into());
            words.say(key, &[name(seat), officer, count(paid), unit(seat)])
        }
        Event::Used(seat, tile, engineers, paid) => {
            let key = if paid > 0 { "event-used-paid" } else { "event-used" };
            let values = [("tile", words.tile(tile).into()), ("engineers", engineers.into())];
            words.say(key, &[&values[..], &[name(seat), count(paid), unit(seat)]].concat())
        }
        Event::Built(seat, site, red) => {
            let key = if red > 0 { "event-built-red" } else { "event-built" };
            let [kind, place] = words.site(site);
            words.say(key, &[name(seat), kind, place, count(red), unit(seat)])
        }
        Event::Rotated(seat) => words.say("event-rotated", &[name(seat)]),
        Event::Produced(seat, dam, conduit, drops, energy) => {
            let [basin, side, to] = words.way(dam, conduit);
            let numbers = [("energy", energy.into()), ("drops", drops.into())];
            words.say("event-produced", &[&numbers[..], &[name(seat), basin, side, to]].concat())
        }
        Event::FeePaid(seat, owner, drops) => {
            let automa = [seat, owner].iter().any(|&seat| words.position.is_automa(seat));
            let key = if automa { "event-fee-automa" } else { "event-fee" };
            let values = [("owner", names.of(owner).into()), ("got", words.unit(owner).into())];
            words.say(key, &[&values[..], &[name(seat), count(drops), unit(seat)]].concat())
        }
        Event::Energy(seat, energy) => words.say("event-energy", &[name(seat), count(energy)]),
        Event::Credits(seat, credits) => {
            let key = if words.position.is_automa(seat) { "event-credits-automa" } else { "event-credits" };
            words.say(key, &[name(seat), count(credits)])
        }
        Event::Machines(seat, excavators, mixers) => {
            let machines = words.machines(excavators, mixers, 0);
            let machines = if machines.is_empty() { words.nothing() } else { machines };
            words.say("event-machines", &[name(seat), ("machines", machines.into())])
        }
        Event::Scored(seat, source, vp) => scored(words, names.of(seat), source, vp),
        Event::Fulfilled(seat, contract) => {
            words.say("event-fulfilled", &[name(seat), ("contract", words.contract_facts(contract).into())])
        }
        Event::Took(seat, contract) => {
            words.say("event-took", &[name(seat), ("contract", words.contract_facts(contract).into())])
        }
        Event::Discarded(seat, contract) => {
            words.say("event-discarded", &[name(seat), ("contract", words.contract_facts(contract).into())])
        }
        Event::Opened(contract) => {
            words.say("event-opened", &[("contract", words.contract_facts(contract).into())])
        }
        Event::Patented(seat, tile) => {
            words.say("event-patented", &[name(seat), ("tile", words.tile(tile).into())])
        }
        Event::Offered(tile) => words.say("event-offered", &[("tile", words.tile(tile).into())]),
        Event::Passed(seat) => words.say("event-passed", &[name(seat)]),
        Event::AutomaTile(tile) => words.say("event-automa-tile", &[("number", (tile.0 + 1).into())]),
        Event::Ordered => {
            let order: Vec<&str> = words.position.order().iter().map(|&seat| names.of(seat)).collect();
            words.say("event-ordered", &[("names", order.join(", ").into())])
        }
        Event::Ended => ended(words.position, words, names),
    }
}

/// The section the engineers go to and what is paid there. What they do there follows as events of its own: an Automa does
/// what its tile shows, not what the row shows (BA-AUTOMA-4.2).
fn placed<'a>(
    words: Words<'_>,
    names: &'a Names,
    seat: Seat,
    section: Section,
    engineers: u8,
    paid: u8,
) -> [(&'static str, Value<'a>); 6] {
    [
        ("name", names.of(seat).into()),
        ("engineers", engineers.into()),
        ("section", words.section(section).into()),
        ("id", section_id(section).into()),
        ("count", paid.into()),
        ("unit", words.unit(seat).into()),
    ]
}

fn scored(words: Words<'_>, name: &str, source: Source, vp: i16) -> String {
    let key = if vp < 0 { "event-lost-vp" } else { "event-scored" };
    let values =
        [("name", name.into()), ("source", words.source(source).into()), ("count", vp.unsigned_abs().into())];
    words.say(key, &values)
}

/// BA-D.19: all seats in first place win.
fn ended(position: &Barrage, words: Words<'_>, names: &Names) -> String {
    let standings = position.standings();
    let winners = standings.ranking().into_iter().filter(|&seat| standings.place(seat) == 1);
    let winners: Vec<Seat> = winners.collect();
    let vp = winners.first().map_or(0, |&seat| standings.score(seat).total());
    let winners: Vec<&str> = winners.into_iter().map(|seat| names.of(seat)).collect();
    words.say("event-ended", &[("names", winners.join(", ").into()), ("count", vp.into())])
}
