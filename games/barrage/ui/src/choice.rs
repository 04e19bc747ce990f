//! A legal action in words, with what it costs and brings.

use barrage::board::Task;
use barrage::{Action, BaseSpace, ConduitSpace, Drops, Headstream, How, Place, Stage};

use crate::words::Words;

pub(crate) fn choice(words: Words<'_>, action: Action) -> String {
    let contract = |contract| words.contract_facts(contract);
    match action {
        Action::Choose { company, contract: starting } => {
            let offers = words.position.offers();
            let pair = offers.iter().flatten().find(|(offered, _)| *offered == company);
            let values = [
                ("company", words.company(company).into()),
                ("officer", pair.map_or("", |&(_, officer)| words.officer(officer)).into()),
                ("contract", contract(starting).into()),
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
            words.say(key, &[("site", words.site(site).into()), ("tile", words.tile(tile).into())])
        }
        Action::Pay { excavators, mixers } => pay(words, excavators, mixers),
        Action::Produce { place, dam, conduit, drops } => produce(words, place, dam, conduit, drops),
        Action::Pour { place, drops } => pour(words, place, drops),
        Action::Use(place) => {
            let what = words.row(place.row());
            match words.position.tables().board.row(place.row()).task {
                Task::Patent(slot) => {
                    let tile = words.position.patents()[usize::from(slot)];
                    let tile = tile.map_or_else(String::new, |tile| words.tile(tile));
                    let values = [("tile", tile.into()), ("price", words.price(place).into())];
                    words.say("choice-patent", &values)
                }
                _ => words.say("choice-use", &[("what", what.into()), ("price", words.price(place).into())]),
            }
        }
        Action::Bank(engineers) => words.say("choice-bank", &[("engineers", engineers.into())]),
        Action::Take { place, first, second } => {
            let taken = match second {
                None => contract(first),
                Some(second) => format!("{}, {}", words.contract(first), words.contract(second)),
            };
            let values = [("contracts", taken.into()), ("price", words.price(place).into())];
            words.say("choice-take", &values)
        }
        Action::Pass => words.say("choice-pass", &[]),
        Action::Fulfil(own) => words.say("choice-fulfil", &[("contract", contract(own).into())]),
        Action::Machines(excavators) => {
            let Stage::Machines(count) = words.position.stage() else { return String::new() };
            let machines = words.machines(excavators, count.saturating_sub(excavators), 0);
            words.say("choice-machines", &[("machines", machines.into())])
        }
        Action::Build(site) => words.say("choice-build", &[("site", words.site(site).into())]),
        Action::Discard(own) => words.say("choice-discard", &[("contract", contract(own).into())]),
        Action::Decline => decline(words),
    }
}

fn decline(words: Words<'_>) -> String {
    let key = match words.position.stage() {
        Stage::Contract(_) => "choice-decline-contract",
        Stage::Structure(_) => "choice-decline-structure",
        _ => "choice-decline-production",
    };
    words.say(key, &[])
}

/// BA-7.4, BA-13.15: machines go onto the wheel; what they do not cover is paid in credits.
fn pay(words: Words<'_>, excavators: u8, mixers: u8) -> String {
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
    words.say("choice-pay", &[("parts", words.list(&parts).into())])
}

fn produce(
    words: Words<'_>,
    place: Option<Place>,
    dam: BaseSpace,
    conduit: ConduitSpace,
    drops: u8,
) -> String {
    let energy = words.position.energy_of(place, conduit, drops);
    let mut values = vec![
        ("energy", energy.into()),
        ("drops", words.say("count-drops", &[("count", drops.into())]).into()),
        ("dam", words.base(dam).into()),
        ("conduit", words.conduit(conduit).into()),
    ];
    let Some(place) = place else { return words.say("choice-produce-free", &values) };
    let task = words.task(words.position.tables().board.row(place.row()).task);
    values.extend([("what", task.into()), ("price", words.price(place).into())]);
    words.say("choice-produce", &values)
}

fn pour(words: Words<'_>, place: Option<Place>, drops: Drops) -> String {
    if drops.total() == 0 {
        return words.say("choice-pour-none", &[]);
    }
    let on = on_springs(drops);
    let Some(place) = place else { return words.say("choice-pour-reward", &[("on", on.into())]) };
    let now = matches!(words.position.tables().board.row(place.row()).task, Task::DropsNow(_));
    let key = if now { "choice-pour-now" } else { "choice-pour" };
    words.say(key, &[("on", on.into()), ("price", words.price(place).into())])
}

/// Drops by headstream: "A, A, C".
fn on_springs(drops: Drops) -> String {
    let springs = (0..4).map(Headstream);
    let letters = springs.flat_map(|spring| (0..drops.on(spring)).map(move |_| Words::letter(spring)));
    letters.collect::<Vec<_>>().join(", ")
}
