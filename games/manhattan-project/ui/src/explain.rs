//! Explanations of components: what they are, what they do, and their current numbers.

use engine::{Game, Seat};
use manhattan_project::board::SpaceAction;
use manhattan_project::sources::Certainty;
use manhattan_project::{
    Action, Aircraft, Bomb, Building, Crew, Fuel, Kind, ManhattanProject, Position, Space,
};
use ui_kit::{Element as _, Explanation, Scene};

use crate::element::{Element, Figure, Track};
use crate::look::{Look, Seen};

pub(crate) fn explain(scene: &Scene<'_, ManhattanProject>, id: &str) -> Option<Explanation> {
    let look = Look::new(scene);
    let element = Element::parse(look.position, id)?;
    let refused = look.wish_at(element).and_then(|action| look.refused(action, element));
    Some(look.with_reason(look.explanation(element), refused))
}

impl Look<'_> {
    pub(crate) fn explanation(&self, element: Element) -> Explanation {
        let position = self.position;
        match element {
            Element::Space(space) => self.explain_space(space),
            Element::Building(building) => self.explain_building(building),
            Element::Bomb(bomb) => self.explain_bomb(bomb),
            Element::Track(track) => self.explain_track(track),
            Element::Disc(track, seat) => {
                let values = [
                    ("name", self.name(seat).into()),
                    ("track", self.track_name(track).into()),
                    ("value", track.value(position, seat).into()),
                    ("most", track.most(position).into()),
                ];
                self.told("explain-disc", "explain-disc-text", &values, track_rules(track))
            }
            Element::Bribes => {
                let values = [("bribes", position.bribes().into())];
                self.told("explain-bribes", "explain-bribes-text", &values, &["MP-6.9", "MP-7.4", "MP-7.5"])
            }
            Element::Deck => {
                let values = [("cards", position.buildings_in_deck().into())];
                self.told("explain-deck", "explain-deck-text", &values, &["MP-2.5", "MP-7.7"])
            }
            Element::Designs => {
                let cards = position.tables().players(position.seats()).face_up;
                let values = [("cards", position.bombs_in_deck().into()), ("shown", cards.into())];
                self.told(
                    "explain-designs",
                    "explain-designs-text",
                    &values,
                    &["MP-10.2", "MP-10.4", "MP-10.5"],
                )
            }
            Element::Tokens => {
                let values = [("tokens", self.words.tokens_left().into())];
                self.told("explain-tokens", "explain-tokens-text", &values, &["MP-2.3", "MP-13.8"])
            }
            Element::Supply => {
                let crew = self.words.crew_or_none(Crew::contractors(position.contractors()));
                let values = [("crew", crew.into())];
                self.told("explain-supply", "explain-supply-text", &values, &["MP-1.5", "MP-6.6", "MP-5.3"])
            }
            Element::Decline => {
                self.told("explain-decline", "explain-decline-text", &[], &["MP-6.2", "MP-6.13"])
            }
            Element::Figure(figure, seat) => self.explain_figure(figure, seat),
            Element::Own(seat, which) => {
                let values = [
                    ("name", self.name(seat).into()),
                    ("worker", self.words.worker(which).into()),
                    ("count", position.supply(seat).permanent.count(which).into()),
                    ("untrained", position.untrained(seat).count(which).into()),
                ];
                self.told("explain-own", "explain-own-text", &values, &["MP-1.5", "MP-4.2", "MP-6.7"])
            }
            Element::Grey(seat, which) => {
                let values = [
                    ("name", self.name(seat).into()),
                    ("worker", self.words.worker(which).into()),
                    ("count", position.supply(seat).contractors.count(which).into()),
                ];
                self.told("explain-grey", "explain-grey-text", &values, &["MP-1.5", "MP-4.1", "MP-5.3"])
            }
        }
    }

    /// The parts of a component whose numbers are reconstructed; `partly` is the key that names them if not all are.
    fn reconstructed(&self, id: &str, partly: &str) -> Vec<String> {
        match self.position.tables().sources.certainty(id) {
            Certainty::Attested => Vec::new(),
            Certainty::Partly => vec![self.say(partly, &[])],
            Certainty::Reconstructed => vec![self.say("explain-ours-all", &[])],
        }
    }

    fn explain_space(&self, space: Space) -> Explanation {
        let card = self.position.tables().space(space);
        let (key, rules): (&str, &[&'static str]) = match card.action {
            SpaceAction::Construct => ("explain-construction", &["MP-7.1", "MP-7.2", "MP-4.4"]),
            SpaceAction::AirStrike => ("explain-air-strike", &["MP-8.1", "MP-8.2", "MP-8.3"]),
            SpaceAction::Repair => ("explain-repair", &["MP-9.1", "MP-9.2"]),
            SpaceAction::DesignBomb => ("explain-design", &["MP-10.1", "MP-10.4", "MP-10.9"]),
            SpaceAction::Espionage => ("explain-espionage", &["MP-11.1", "MP-11.2", "MP-11.5"]),
            SpaceAction::Gain => ("explain-space", &["MP-4.4", "MP-6.1", "MP-6.2"]),
        };
        let mut text = vec![self.space_facts(space)];
        if card.bribe {
            text.push(self.say("explain-space-bribe", &[]));
        }
        text.push(self.say(key, &[]));
        let mut rules = rules.to_vec();
        if card.action == SpaceAction::AirStrike && self.position.has_deals() {
            text.push(self.say("explain-deals", &[]));
            text.extend(self.position.deals().map(|deal| self.deal(deal)));
            rules.extend(["MP-8.8", "MP-8.13", "MP-8.14"]);
        }
        let reconstructed = self.reconstructed(&card.id, "explain-ours-output");
        Explanation { title: self.words.space(space), text, rules, reconstructed }
    }

    fn explain_building(&self, building: Building) -> Explanation {
        let position = self.position;
        let card = position.tables().building(building);
        let rule = match card.kind {
            Kind::Mine => "MP-12.1",
            Kind::Factory => "MP-12.2",
            Kind::University => "MP-12.3",
            Kind::Enrichment => "MP-12.4",
            Kind::Reactor => "MP-12.5",
        };
        let mut rules = vec![rule, "MP-4.6"];
        let mut text = vec![self.words.facts(building)];
        if card.starting {
            text.push(self.say("explain-starting", &[]));
        }
        let market = Position::all().find(|&at| position.on_market(at) == Some(building));
        if let Some(owner) = position.owner(building) {
            text.push(self.say("explain-building-owner", &[("name", self.name(owner).into())]));
            rules.push("MP-12.7");
        } else if let Some(at) = market {
            text.push(
                self.say(
                    "explain-building-market",
                    &[("price", position.tables().position(at).price.into())],
                ),
            );
            rules.push("MP-7.1");
        } else {
            text.push(self.say("explain-building-deck", &[]));
        }
        let damage = position.damage(building);
        if damage > 0 {
            text.push(self.say("explain-damage", &[("damage", damage.into())]));
            rules.push("MP-4.8");
        }
        let (user, crew) = position.on_building(building);
        if let Some(crew) = self.words.crew(crew) {
            text.push(
                self.say("explain-occupied", &[("name", self.name(user).into()), ("crew", crew.into())]),
            );
            rules.push("MP-4.7");
        }
        let mut reconstructed = self.reconstructed(&card.id, "explain-ours-partly");
        let price = market.map(|at| position.tables().sources.certainty(&format!("market-{}", at.0 + 1)));
        if price.is_some_and(|certainty| certainty != Certainty::Attested) {
            reconstructed.push(self.say("explain-ours-price", &[]));
        }
        Explanation { title: self.words.building(building), text, rules, reconstructed }
    }

    fn explain_bomb(&self, bomb: Bomb) -> Explanation {
        let position = self.position;
        let card = position.tables().bomb(bomb);
        let mut text = vec![self.words.bomb_facts(bomb)];
        let mut rules = vec!["MP-13.1", "MP-13.3"];
        if card.fuel == Fuel::Plutonium {
            rules.push("MP-13.10");
        }
        match self.seen(bomb) {
            Seen::Built(owner) => {
                let loaded = position.loaded(owner).has(bomb.0);
                let key = if loaded { "explain-bomb-loaded" } else { "explain-bomb-built" };
                text.push(self.say(key, &[("name", self.name(owner).into())]));
                rules.push("MP-13.11");
            }
            Seen::FaceUp => text.push(self.say("explain-bomb-face-up", &[])),
            Seen::InHand(holder) => {
                text.push(self.say("explain-bomb-in-hand", &[("name", self.name(holder).into())]));
                text.extend(self.progress(bomb, holder));
                text.extend(self.test_preview(bomb, holder));
            }
            Seen::UnderDeck => text.push(self.say("explain-bomb-under", &[])),
            Seen::Nowhere => text.push(self.say("explain-bomb-nowhere", &[])),
        }
        let reconstructed = self.reconstructed(&card.id, "explain-ours-partly");
        Explanation { title: self.words.bomb_title(bomb), text, rules, reconstructed }
    }

    /// The change of the holder's points from building a bomb now, if that is legal.
    fn test_preview(&self, bomb: Bomb, holder: Seat) -> Option<String> {
        let action = Action::Build(bomb);
        let may = self.scene.assisted && self.position.to_act() == Some(holder);
        if !may || self.position.check(action).is_err() {
            return None;
        }
        let points = |position: &ManhattanProject| Figure::Points.value(position, holder);
        let (after, _) = self.words.after(action);
        let values = [("now", points(self.position).into()), ("after", points(&after).into())];
        Some(self.say("explain-bomb-points", &values))
    }

    fn explain_track(&self, track: Track) -> Explanation {
        let key = match track {
            Track::Plutonium => "explain-plutonium",
            Track::Uranium => "explain-uranium",
            Track::Espionage => "explain-spies",
        };
        let values = [("most", track.most(self.position).into())];
        let text = vec![self.say(key, &values)];
        let rules = track_rules(track).to_vec();
        Explanation { title: self.track_name(track), text, rules, ..Explanation::default() }
    }

    fn explain_figure(&self, figure: Figure, seat: Seat) -> Explanation {
        let position = self.position;
        let (key, rules): (&str, &[&'static str]) = match figure {
            Figure::Points => ("explain-points", &["MP-14.1", "MP-14.2"]),
            Figure::Money => ("explain-money", &["MP-1.7", "MP-4.10"]),
            Figure::Yellowcake => ("explain-yellowcake", &["MP-1.7", "MP-12.1"]),
            Figure::Aircraft(Aircraft::Fighter) => ("explain-fighters", &["MP-8.2", "MP-8.10"]),
            Figure::Aircraft(Aircraft::Bomber) => ("explain-bombers", &["MP-8.3", "MP-13.11"]),
            Figure::Fuel(Fuel::Uranium) => ("explain-uranium", &["MP-12.4", "MP-12.6"]),
            Figure::Fuel(Fuel::Plutonium) => ("explain-plutonium", &["MP-12.5", "MP-12.6"]),
            Figure::Spies => ("explain-spies", &["MP-11.1", "MP-11.6"]),
            Figure::Hand => ("explain-hand", &["MP-2.10", "MP-10.6"]),
            Figure::Token => ("explain-token", &["MP-13.8", "MP-13.9"]),
        };
        let [bombs, loads, test] = position.points(seat);
        let limits = position.tables().board.limits;
        let most = match figure {
            Figure::Fuel(Fuel::Plutonium) => limits.plutonium,
            Figure::Fuel(Fuel::Uranium) => limits.uranium,
            Figure::Aircraft(Aircraft::Fighter) => limits.fighters,
            Figure::Aircraft(Aircraft::Bomber) => limits.bombers,
            _ => limits.espionage,
        };
        let values = [
            ("goal", position.goal().into()),
            ("bombs", bombs.into()),
            ("loads", loads.into()),
            ("test", test.into()),
            ("most", most.into()),
        ];
        let title = [
            ("name", self.name(seat).into()),
            ("figure", self.figure_name(figure).into()),
            ("value", figure.value(position, seat).into()),
        ];
        let mut text = vec![self.say(key, &values)];
        if figure == Figure::Points && self.threatens(seat) {
            text.push(self.say("panel-threat-long", &[]));
        }
        let title = self.say("explain-figure", &title);
        Explanation { title, text, rules: rules.to_vec(), ..Explanation::default() }
    }
}

const fn track_rules(track: Track) -> &'static [&'static str] {
    match track {
        Track::Plutonium => &["MP-12.5", "MP-12.6"],
        Track::Uranium => &["MP-12.4", "MP-12.6"],
        Track::Espionage => &["MP-11.1", "MP-11.2"],
    }
}
