//! Companies, officers, company boards, wheels, energy.

use barrage::{Ability, Company, Officer, PIECES, Structure};
use engine::Seat;
use ui_kit::Explanation;

use crate::element::Element;
use crate::look::Look;

impl Look<'_> {
    pub(super) fn explain_offer(&self, company: Company) -> Explanation {
        let element = Element::Offer(company);
        let mut card = Explanation {
            title: self.title(element),
            text: self.words.company_facts(company).map(|fact| fact.join("; ")).to_vec(),
            rules: vec!["BA-4.6", "BA-13.2", ability_rule(self.position.tables().company(company).ability)],
            ..Explanation::default()
        };
        let offers = self.position.offers();
        if let Some(&(_, officer)) = offers.iter().flatten().find(|(offered, _)| *offered == company) {
            card.text.extend(self.words.officer_facts(officer));
            card.rules.push(officer_rule(officer));
        }
        card
    }

    pub(super) fn explain_officer(&self, element: Element, officer: Officer) -> Explanation {
        let mut card = Explanation {
            title: self.title(element),
            text: self.words.officer_facts(officer),
            rules: vec![officer_rule(officer)],
            ..Explanation::default()
        };
        if let Element::Officer(seat) = element
            && let Some(company) = self.position.company(seat)
        {
            card.text.extend(self.words.company_facts_of(seat).iter().map(|fact| fact.join("; ")));
            card.rules.push(ability_rule(self.position.tables().company(company).ability));
        }
        card
    }

    pub(super) fn explain_wheel(&self, seat: Seat) -> Explanation {
        let mut card =
            self.card(Element::Wheel(seat), "explain-wheel", &[], &["BA-7.5", "BA-7.15", "BA-7.18"]);
        card.text.extend(self.words.wheel(seat));
        card
    }

    pub(super) fn explain_row(&self, seat: Seat, structure: Structure) -> Explanation {
        let position = self.position;
        let built = position.built(seat, structure);
        let pieces = PIECES[structure.index()];
        let element = Element::Row(seat, structure);
        let values = [("built", built.into()), ("all", pieces.into())];
        if structure == Structure::Powerhouse {
            let mut card = self.card(element, "explain-houses", &values, &["BA-13.1", "BA-13.2", "BA-5.3"]);
            let bonus = position.production_bonus(seat);
            card.text.push(self.say("explain-houses-now", &[("count", bonus.into())]));
            return card;
        }
        let mut card = self.card(element, "explain-row", &values, &["BA-5.2", "BA-7.6", "BA-7.7"]);
        let next = (built + 1..=pieces)
            .find_map(|number| Some((number, position.income_at(seat, structure, number)?)));
        if let Some((number, reward)) = next {
            let values = [("number", number.into()), ("reward", self.words.reward(&reward).into())];
            card.text.push(self.say("explain-row-next", &values));
        }
        card
    }

    pub(super) fn explain_energy(&self, seat: Seat) -> Explanation {
        let position = self.position;
        let values = [("count", position.energy(seat).into())];
        let mut card =
            self.card(Element::Energy(seat), "explain-energy", &values, &["BA-8.8", "BA-11.1", "BA-11.11"]);
        if self.projects() {
            card.text.push(self.projection(seat));
        }
        card
    }
}

const fn officer_rule(officer: Officer) -> &'static str {
    match officer {
        Officer::Adler => "BA-13.10",
        Officer::DelMonte => "BA-13.12",
        Officer::Fiesler => "BA-13.13",
        Officer::McDowell => "BA-13.14",
        Officer::Jordan => "BA-13.15",
        Officer::Krylov => "BA-13.16",
        Officer::Sekibo => "BA-13.17",
    }
}

const fn ability_rule(ability: Ability) -> &'static str {
    match ability {
        Ability::FlowEnergy => "BA-13.3",
        Ability::ExtraEnergy => "BA-13.5",
        Ability::SecondProduction => "BA-13.6",
        Ability::ContractDiscount => "BA-13.8",
    }
}
