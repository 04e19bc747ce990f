//! What a seat sees, as JSON.

use catalogue::{LogEntry, Offered};
use serde_json::{Value, json};
use store::Holder;
use ui_kit::Language;

use crate::failure::Failure;
use crate::live::Drawing;
use crate::role::Role;
use crate::room::Inner;

/// So many moves are in the log.
const LOG: usize = 20;

/// What a seat sees of a table and may choose. Seats are counted from one.
pub(crate) fn table(inner: &Inner, role: &Role, language: Language) -> Result<Value, Failure> {
    let info = inner.info()?;
    let number = |seat: engine::Seat| seat.number() + 1;
    let names = inner.names(language);
    let seats: Vec<Value> = inner
        .chairs
        .iter()
        .map(|chair| {
            let (holder, bot) = match &chair.holder {
                Holder::Open => ("open", None),
                Holder::Person => ("person", None),
                Holder::Bot(bot) => ("bot", Some(bot)),
                Holder::StandIn(bot) => ("stand-in", Some(bot)),
            };
            json!({ "seat": number(chair.seat), "name": names.of(chair.seat), "holder": holder, "bot": bot })
        })
        .collect();
    let mut view = json!({
        "code": inner.table.code,
        "game": info.slug,
        "title": inner.table.settings.title,
        "state": inner.table.state.word(),
        "version": inner.version,
        "seat": role.seat.map(number),
        "host": role.host,
        "seats": seats,
        "commitment": inner.table.seed.commitment(),
    });
    let Some(live) = &inner.live else { return Ok(view) };
    let viewer = role.seat;
    let mine = viewer.is_some() && viewer == live.actor();
    let assisted = inner.table.settings.assistance == store::Assistance::Full;
    let picture = live.picture(viewer, &names, language, Drawing { whole: false, assisted });
    let committed = live.committed();
    let from = committed.saturating_sub(LOG);
    let log = live.log(from, viewer, &names, language);
    view["to_act"] = json!(live.actor().map(number));
    view["moves"] = json!(committed);
    view["planning"] = json!(live.drafted());
    view["can_undo"] = json!(mine && live.drafted() > 0);
    view["can_end_turn"] = json!(mine && live.can_end_turn());
    view["steps"] = json!(if mine { live.draft() } else { Vec::new() });
    view["position"] = json!(live.text(viewer, &names, language));
    view["task"] = json!(picture.task);
    view["round"] = json!(picture.strip.round);
    view["choices"] = picture.choices.iter().map(choice).collect();
    view["log"] = log.iter().zip(from..).map(|(entry, at)| move_of(entry, at)).collect();
    if live.actor().is_none() {
        let standings = live.standings(committed);
        let result = |seat: engine::Seat| {
            let score = standings.score(seat);
            let sources: serde_json::Map<String, Value> = info
                .sources
                .iter()
                .zip(score.points)
                .map(|(name, points)| ((*name).to_owned(), points.into()))
                .collect();
            json!({
                "seat": number(seat),
                "name": names.of(seat),
                "place": standings.place(seat),
                "total": score.total(),
                "sources": sources,
            })
        };
        view["results"] = engine::Seat::all(standings.ranked()).map(result).collect();
        view["seed"] = json!(inner.table.seed.reveal());
    }
    Ok(view)
}

fn choice(offered: &Offered) -> Value {
    let offer = &offered.offer;
    json!({
        "id": offered.notation,
        "words": offered.words,
        "targets": offer.targets,
        "cost": offer.cost,
        "gain": offer.gain,
        "after": offer.after,
        "warning": offer.warning,
        "reveals": offered.reveals,
        "commits": offered.commits,
    })
}

fn move_of(entry: &LogEntry, at: usize) -> Value {
    let events: Vec<&str> = entry.events.iter().map(|event| event.words.as_str()).collect();
    json!({
        "number": at,
        "seat": entry.seat.number() + 1,
        "action": entry.notation,
        "words": entry.words,
        "events": events,
    })
}
