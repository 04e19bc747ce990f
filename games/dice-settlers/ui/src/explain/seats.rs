//! Explanations of things on a mat.

use dice_settlers::{Main, Slot};
use engine::{Game, Seat};
use ui_kit::Explanation;

use crate::element::Element;
use crate::look::Look;

impl Look<'_> {
    /// A main action, with the sources of its icons.
    pub(super) fn action_card(&self, seat: Seat, main: Main) -> Explanation {
        let (text, rules): (&str, [&'static str; 3]) = match main {
            Main::Recruit => ("explain-recruit", ["DS-10.1", "DS-10.2", "DS-9.4"]),
            Main::Explore => ("explain-explore", ["DS-11.1", "DS-11.3", "DS-9.4"]),
            Main::Settle => ("explain-settle", ["DS-12.1", "DS-12.2", "DS-9.4"]),
            Main::Raid => ("explain-raid", ["DS-13.1", "DS-13.2", "DS-9.4"]),
            Main::Harvest => ("explain-harvest", ["DS-14.1", "DS-14.2", "DS-9.4"]),
            Main::Trade => ("explain-trade", ["DS-15.1", "DS-15.2", "DS-9.4"]),
            Main::Research => ("explain-research", ["DS-16.1", "DS-16.2", "DS-9.4"]),
        };
        let icons = self.position.spendable(seat, main);
        let values = [
            ("name", self.name(seat).into()),
            ("n", icons.total.into()),
            ("dice", icons.dice.into()),
            ("pioneers", icons.pioneers.into()),
            ("cards", icons.cards.into()),
            ("tiles", icons.tiles.into()),
        ];
        let mut lines = vec![self.say(text, &[]), self.say("explain-icons", &values)];
        if icons.half {
            lines.push(self.say("explain-half", &[]));
        }
        if self.position.taken(seat).has(main.number()) {
            lines.push(self.say("explain-used", &[]));
        }
        Explanation {
            title: self.words.main(main),
            text: lines,
            rules: rules.to_vec(),
            ..Explanation::default()
        }
    }

    pub(super) fn of_seat(&self, seat: Seat, element: Element) -> Explanation {
        let position = self.position;
        let name = || ("name", self.name(seat).into());
        match element {
            Element::Spent(_, colour) => {
                let count = position.spent(seat)[colour.index()];
                let values = [name(), ("n", count.into()), ("colour", self.words.colour(colour).into())];
                self.told("explain-spent", "explain-spent-text", &values, &["DS-8.3", "DS-10.4"])
            }
            Element::Bag(_) => {
                let count = ("n", self.bag_count(seat).into());
                let mut card =
                    self.told("explain-bag", "explain-bag-text", &[name(), count], &["DS-1.9", "DS-8.3"]);
                if self.sees_bag_of(seat) {
                    card.text.push(
                        self.say("explain-bag-own", &[("dice", self.words.dice(position.bag(seat)).into())]),
                    );
                }
                card
            }
            Element::Quota(_) => {
                let base = position.tables().player.quota;
                let next = position.count_quota(seat);
                let values = [
                    name(),
                    ("n", position.quota(seat).into()),
                    ("next", next.into()),
                    ("base", base.into()),
                    ("more", next.saturating_sub(base).into()),
                ];
                self.told("explain-quota", "explain-quota-text", &values, &["DS-8.2", "DS-8.3", "DS-16.10"])
            }
            Element::Home(_) => {
                let values = [name(), ("n", position.tents(seat).into())];
                let mut card =
                    self.told("explain-home", "explain-home-text", &values, &["DS-1.8", "DS-12.1"]);
                if position.is_bot(seat) {
                    let left = position.bot_general_tents();
                    card.text.push(self.say("explain-home-bot", &[("n", left.into())]));
                    card.rules.push("DS-26.19");
                }
                card
            }
            Element::Houses(_) => {
                let built = position.houses(seat);
                let points = position.tables().scoring.houses;
                let next = points.get(usize::from(built) + 1).copied().unwrap_or(points[usize::from(built)]);
                let values = [
                    name(),
                    ("n", built.into()),
                    ("points", points[usize::from(built)].into()),
                    ("next", next.into()),
                ];
                self.told("explain-houses", "explain-houses-text", &values, &["DS-1.6", "DS-18.2", "DS-20.6"])
            }
            Element::Token(_, resource) => {
                let held = position.resources(seat)[resource.index()];
                let values = [name(), ("n", held.into()), ("resource", self.words.resource(resource).into())];
                let text = match resource {
                    dice_settlers::Resource::Gold => "explain-token-gold",
                    _ => "explain-token-text",
                };
                self.told("explain-token", text, &values, &["DS-14.1", "DS-15.1", "DS-16.3"])
            }
            Element::Vp(_) => {
                let values = [name(), ("n", position.vp(seat).into())];
                self.told("explain-vp", "explain-vp-text", &values, &["DS-15.5", "DS-20.7"])
            }
            _ => self.score(seat),
        }
    }

    /// The points by source, if the game ended now.
    fn score(&self, seat: Seat) -> Explanation {
        let standings = self.position.standings();
        let score = standings.score(seat);
        let keys = [
            "game-source-tokens",
            "game-source-tiles",
            "game-source-technologies",
            "game-source-dice",
            "game-source-houses",
            "game-source-storage",
        ];
        let parts = keys.into_iter().zip(score.points).filter(|(_, points)| *points != 0);
        let parts: Vec<String> =
            parts.map(|(key, points)| format!("{}: {points}", self.say(key, &[]))).collect();
        let values = [("name", self.name(seat).into()), ("n", score.total().into())];
        let mut card =
            self.told("explain-score", "explain-score-text", &values, &["DS-20.3", "DS-20.4", "DS-20.8"]);
        if !parts.is_empty() {
            card.text.push(parts.join(" · "));
        }
        let markers: Vec<String> =
            self.position.markers(seat).iter().map(|slot| self.words.card(Slot(slot))).collect();
        if !markers.is_empty() {
            card.text.push(self.say("explain-score-cards", &[("cards", markers.join(", ").into())]));
        }
        card
    }
}
