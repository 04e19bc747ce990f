//! A legal action in words, with what it costs and brings.

use barrage::board::Task;
use barrage::{Action, BaseSpace, ConduitSpace, Drops, Headstream, How, Place, Stage};

use crate::words::Words;

pub(crate) fn choice(words: Words<'_>, action: Action) -> String {
    let contract = |contract| ("contract", words.contract_facts(contract).into());
    match action {
        Action::Choose { company, contract: starting } => {
            let offers = words.position.offers();
            let pair = offers.iter().flatten().find(|(offered, _)| *offered == company);
            let values = [
                ("company", words.company(company).into()),
                ("officer", pair.map_or("", |&(_, officer)| words.officer(officer)).into()),
                contract(starting),
            ];
            words.say("choice-choose", &values)
        }
        Action::Copy(officer) => {
            let values =
                [("officer", words.officer(officer).into()), ("does", words.officer_does(officer).into())];
            words.say("choice-copy", &values)
        }
        Action::Construct { tile, how, site } => {
            let key = match how {
                How::Own => "choice-construct",
                How::Special => "choice-construct-special",
                How::Officer => "choice-construct-copied",
            };
            let [kind, place] = words.site(site);
            words.say(key, &[kind, place, ("tile", words.tile(tile).into())])
        }
        Action::Pay { excavators, mixers } => {
            words.say("choice-pay", &[("parts", pay_parts(words, excavators, mixers).into())])
        }
        Action::Produce { place, dam, conduit, drops } => produce(words, place, dam, conduit, drops),
        Action::Pour { place, drops } => pour(words, place, drops),
        Action::Use(place) => use_place(words, place),
        Action::Bank(engineers) => words.say("choice-bank", &[("engineers", engineers.into())]),
        Action::Take { place, first, second } => {
            let mut values = vec![contract(first), ("price", words.price(place).into())];
            let Some(second) = second else { return words.say("choice-take", &values) };
            values.push(("second", words.contract_facts(second).into()));
            words.say("choice-take-two", &values)
        }
        Action::Pass => words.say("choice-pass", &[]),
        Action::Fulfil(own) => words.say("choice-fulfil", &[contract(own)]),
        Action::Machines(excavators) => {
            let Stage::Machines(count) = words.position.stage() else { return String::new() };
            let machines = words.machines(excavators, count.saturating_sub(excavators), 0);
            words.say("choice-machines", &[("machines", machines.into())])
        }
        Action::Build(site) => words.say("choice-build", &words.site(site)),
        Action::Discard(own) => words.say("choice-discard", &[contract(own)]),
        Action::Decline => words.say("choice-decline", &[]),
    }
}

/// The Workshop, the Machinery Shop, the Patent Office.
fn use_place(words: Words<'_>, place: Place) -> String {
    let price = ("price", words.price(place).into());
    match words.position.tables().board.row(place.row()).task {
        Task::Patent(slot) => {
            let tile = words.position.patents()[usize::from(slot)];
            let tile = tile.map_or_else(String::new, |tile| words.tile(tile));
            words.say("choice-patent", &[("tile", tile.into()), price])
        }
        Task::Rotate(segments) => words.say("choice-rotate", &[("count", segments.into()), price]),
        task => words.say("choice-machinery", &[("machines", words.task(task).into()), price]),
    }
}

/// BA-7.4, BA-13.15: machines go onto the wheel; credits replace those that are missing.
pub(crate) fn pay_parts(words: Words<'_>, excavators: u8, mixers: u8) -> String {
    let position = words.position;
    let bill = position.construction().and_then(|chosen| position.bill(chosen.tile, chosen.site));
    let credits = bill.map_or(0, |bill| bill.need.credits_beside(excavators, mixers));
    let mut parts = Vec::new();
    if excavators + mixers > 0 {
        parts.push(words.machines(excavators, mixers, 0));
    }
    if credits > 0 {
        parts.push(words.say("count-credits", &[("count", credits.into())]));
    }
    words.and_list(&parts)
}

fn produce(
    words: Words<'_>,
    place: Option<Place>,
    dam: BaseSpace,
    conduit: ConduitSpace,
    drops: u8,
) -> String {
    let energy = words.position.energy_of(place, conduit, drops);
    let [basin, side, to] = words.way(dam, conduit);
    let mut values = vec![("energy", energy.into()), ("drops", drops.into()), basin, side, to];
    let Some(place) = place else { return words.say("choice-produce-free", &values) };
    values.push(("price", words.price(place).into()));
    words.say("choice-produce", &values)
}

fn pour(words: Words<'_>, place: Option<Place>, drops: Drops) -> String {
    if drops.total() == 0 {
        return words.say("choice-decline", &[]);
    }
    let mut values = vec![("on", on_springs(words, drops).into())];
    let Some(place) = place else { return words.say("choice-pour-reward", &values) };
    let now = matches!(words.position.tables().board.row(place.row()).task, Task::DropsNow(_));
    let key = if now { "choice-pour-now" } else { "choice-pour" };
    values.push(("price", words.price(place).into()));
    words.say(key, &values)
}

/// Drops by headstream: "2 drops on A and 1 on C".
pub(crate) fn on_springs(words: Words<'_>, drops: Drops) -> String {
    let springs = (0..4).map(Headstream).filter(|&spring| drops.on(spring) > 0);
    let parts = springs.enumerate().map(|(at, spring)| {
        let key = if at == 0 { "pour-first" } else { "pour-next" };
        words.say(key, &[("count", drops.on(spring).into()), ("letter", Words::letter(spring).into())])
    });
    words.and_list(&parts.collect::<Vec<_>>())
}
