//! What happened, in a sentence.

use barrage::{Barrage, Event, Source};
use engine::{Game, Seat};
use ui_kit::{Names, Value};

use crate::words::Words;

pub(crate) fn sentence(words: Words<'_>, event: Event, names: &Names) -> String {
    let name = |seat: Seat| ("name", Value::from(names.of(seat)));
    let count = |count: u8| ("count", Value::from(count));
    let basin = |basin: barrage::Basin| ("basin", Value::from(basin.0 + 1));
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
        Event::Poured(spring, drops) => {
            words.say("event-poured", &[("letter", Words::letter(spring).into()), count(drops)])
        }
        Event::Held(space) => words.say("event-held", &[("dam", words.base(space).into())]),
        Event::Left(from) => words.say("event-left", &[basin(from)]),
        Event::Placed(seat, place, engineers) => words.say(
            "event-placed",
            &[name(seat), ("what", words.row(place.row()).into()), ("engineers", engineers.into())],
        ),
        Event::Banked(seat, engineers) => {
            words.say("event-banked", &[name(seat), ("engineers", engineers.into())])
        }
        Event::Copied(seat, officer) => {
            words.say("event-copied", &[name(seat), ("officer", words.officer(officer).into())])
        }
        Event::Used(seat, tile) => words.say("event-used", &[name(seat), ("tile", words.tile(tile).into())]),
        Event::Built(seat, site, red) => {
            let key = if red > 0 { "event-built-red" } else { "event-built" };
            words.say(key, &[name(seat), ("site", words.site(site).into()), count(red)])
        }
        Event::Rotated(seat) => words.say("event-rotated", &[name(seat)]),
        Event::Produced(seat, dam, conduit, drops, energy) => words.say(
            "event-produced",
            &[
                name(seat),
                ("energy", energy.into()),
                ("drops", drops.into()),
                ("dam", words.base(dam).into()),
                ("conduit", words.conduit(conduit).into()),
            ],
        ),
        Event::FeePaid(seat, owner, drops) => {
            words.say("event-fee", &[name(seat), ("owner", names.of(owner).into()), count(drops)])
        }
        Event::Energy(seat, energy) => words.say("event-energy", &[name(seat), count(energy)]),
        Event::Credits(seat, credits) => words.say("event-credits", &[name(seat), count(credits)]),
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

fn scored(words: Words<'_>, name: &str, source: Source, vp: i16) -> String {
    let key = if vp < 0 { "event-lost-vp" } else { "event-scored" };
    let values =
        [("name", name.into()), ("source", words.source(source).into()), ("count", vp.unsigned_abs().into())];
    words.say(key, &values)
}

/// Everybody in the first place has won (BA-D.19).
fn ended(position: &Barrage, words: Words<'_>, names: &Names) -> String {
    let standings = position.standings();
    let winners = standings.ranking().into_iter().filter(|&seat| standings.place(seat) == 1);
    let winners: Vec<Seat> = winners.collect();
    let vp = winners.first().map_or(0, |&seat| standings.score(seat).total());
    let winners: Vec<&str> = winners.into_iter().map(|seat| names.of(seat)).collect();
    words.say("event-ended", &[("names", winners.join(", ").into()), ("count", vp.into())])
}
