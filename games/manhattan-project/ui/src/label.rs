//! Where a legal action is listed, and what tells it from the others there.

use manhattan_project::{Action, Building, Crew, Space, Workers, buildings};
use ui_kit::Head;

use crate::look::Look;

/// The sector of a space that shares it with others, and the words for the space within it; `None` for a space that has
/// its sector for itself.
fn spot(id: &str) -> Option<(&'static str, &'static str)> {
    Some(match id {
        "mine-left" => ("sector-mines", "spot-left"),
        "mine-middle" => ("sector-mines", "spot-middle"),
        "mine-right" => ("sector-mines", "spot-right"),
        "factory-left" => ("sector-factories", "spot-left"),
        "factory-middle" => ("sector-factories", "spot-middle"),
        "factory-right" => ("sector-factories", "spot-right"),
        "factory-fighters" => ("sector-factories", "spot-fighters"),
        "factory-bombers" => ("sector-factories", "spot-bombers"),
        "university-labourers" => ("sector-university", "spot-labourers"),
        "university-engineer" => ("sector-university", "spot-engineer"),
        "university-scientist" => ("sector-university", "spot-scientist"),
        "university-choice" => ("sector-university", "spot-choice"),
        "air-strike-1" => ("sector-air-strikes", "spot-left"),
        "air-strike-2" => ("sector-air-strikes", "spot-right"),
        "construction" => ("sector-construction", "does-construct"),
        _ => return None,
    })
}

impl Look<'_> {
    /// The heading an action is listed under: a sector of the main board, the owner of a building, or what is done.
    pub(crate) fn head(&self, action: Action) -> Option<Head> {
        let of = |key: &str, seat| {
            Some(Head::new(format!("{key}-{seat}"), self.say(key, &[("name", self.name(seat).into())])))
        };
        let key = match action {
            Action::Place(space, _) | Action::PlaceOnly(space) => {
                spot(&self.position.tables().space(space).id).map_or("head-more", |(sector, _)| sector)
            }
            Action::Use(building, ..) | Action::UseOnly(building, _) => {
                match self.position.owner(building).filter(|&owner| owner != self.position.active()) {
                    Some(owner) => return of("head-spy", owner),
                    None => "mat-buildings",
                }
            }
            Action::Raid(building) => return of("head-raid", self.position.owner(building)?),
            Action::Strike(..) => "head-strike",
            Action::Build(_) => "head-build",
            Action::Test(_) => "head-test",
            Action::Load(_) => "head-load",
            Action::Keep(_) => "head-keep",
            Action::Send(_) => "head-send",
            Action::Gain(_) => "head-gain",
            Action::Buy(_) => "head-buy",
            Action::Repair(_) => "head-repair",
            Action::Bonus(_) => "head-bonus",
            Action::Offer(_) | Action::OfferJoint(..) | Action::Accept | Action::Refuse => return None,
            Action::Retrieve | Action::Done => return None,
        };
        Some(Head::new(key, self.say(key, &[])))
    }

    /// What tells an action from the others under its heading.
    pub(crate) fn label(&self, action: Action) -> Option<String> {
        let words = self.words;
        Some(match action {
            Action::Place(space, take) => self.place_label(space, Some(take)),
            Action::PlaceOnly(space) => self.place_label(space, None),
            Action::Use(building, pay, take) => self.use_label(building, pay, Some(take)),
            Action::UseOnly(building, pay) => self.use_label(building, pay, None),
            Action::Raid(building) | Action::Repair(building) => words.building(building),
            Action::Buy(at) => words.building(self.position.on_market(at)?),
            Action::Strike(seat, aircraft) => {
                let [aircraft, which] = words.aircraft_values(aircraft);
                words.say("label-strike", &[("name", self.name(seat).into()), aircraft, which])
            }
            Action::Build(bomb) | Action::Test(bomb) | Action::Load(bomb) | Action::Keep(bomb) => {
                words.say_bomb("label-bomb", bomb, &[])
            }
            Action::Send(crew) => words.crew(crew)?,
            Action::Gain(own) => {
                let which = self.position.gaining()?;
                let (.., all) = self.position.gain_range(which);
                words.crew(Crew::new(Workers::of(which, own), Workers::of(which, all - own)))?
            }
            Action::Bonus(which) => words.worker(which),
            Action::Offer(_) | Action::OfferJoint(..) | Action::Accept | Action::Refuse => return None,
            Action::Retrieve | Action::Done => return None,
        })
    }

    fn place_label(&self, space: Space, take: Option<u8>) -> String {
        let card = self.position.tables().space(space);
        let mut label =
            spot(&card.id).map_or_else(|| self.words.space(space), |(_, spot)| self.say(spot, &[]));
        if card.work.gain.len() > 1
            && let Some(gain) = take.and_then(|take| self.words.goods(card.work.gain[usize::from(take)]))
        {
            label = format!("{label}: {gain}");
        }
        match self.words.goods(card.others) {
            Some(goods) => self.say("label-others", &[("label", label.into()), ("goods", goods.into())]),
            None => label,
        }
    }

    /// A building by its kind; where the owner has more of the kind, with what it gives; and the chosen alternatives.
    fn use_label(&self, building: Building, pay: u8, take: Option<u8>) -> String {
        let tables = self.position.tables();
        let card = tables.building(building);
        let owner = self.position.owner(building).unwrap_or(self.position.active());
        let alike = buildings(self.position.buildings_of(owner))
            .filter(|&other| tables.building(other).kind == card.kind)
            .count();
        let mut label = match alike {
            0 | 1 => self.words.say_building("building-kind", building, &[]),
            _ => self.words.building(building),
        };
        let paid = card.work.pay.get(usize::from(pay)).filter(|_| card.work.pay.len() > 1);
        let taken = take.and_then(|take| card.work.gain.get(usize::from(take)));
        let chosen = [
            paid.and_then(|&cost| self.words.cost(cost)),
            taken.filter(|_| card.work.gain.len() > 1).and_then(|&goods| self.words.goods(goods)),
        ];
        for words in chosen.into_iter().flatten() {
            label = format!("{label} · {words}");
        }
        label
    }
}
