//! Where a legal action is listed, and what tells it from the others there.

use barrage::board::Task;
use barrage::{Action, Contract, How, Place, Stage};
use ui_kit::Head;

use crate::choice::{on_springs, pay_parts};
use crate::look::Look;
use crate::words::{section_id, signed};

impl Look<'_> {
    /// The heading an action is listed under: what is built, the office, or what is done.
    pub(crate) fn heading(&self, action: Action) -> Option<Head> {
        let words = self.words;
        let key = match action {
            Action::Choose { company, .. } => {
                let mut offers = self.position.offers().into_iter().flatten();
                let officer = offers.find(|(offered, _)| *offered == company)?.1;
                let values =
                    [("company", words.company(company).into()), ("officer", words.officer(officer).into())];
                return Some(Head::new(
                    format!("choose-{}", company.word()),
                    self.say("head-choose", &values),
                ));
            }
            Action::Use(place) => {
                let section = self.position.tables().board.row(place.row()).section;
                return Some(Head::new(section_id(section), words.section(section)));
            }
            Action::Construct { site, .. } => {
                let structure = site.structure();
                let values = [("kind", structure.word().into())];
                return Some(Head::new(
                    format!("construct-{}", structure.word()),
                    self.say("head-construct", &values),
                ));
            }
            Action::Build(_) => "head-build",
            Action::Produce { .. } => "head-produce",
            Action::Pour { drops, .. } if drops.total() == 0 => return None,
            Action::Pour { .. } => "head-pour",
            Action::Bank(_) => "section-bank",
            Action::Take { .. } => "head-take",
            Action::Fulfil(_) => "head-fulfil",
            Action::Discard(_) => "head-discard",
            Action::Machines(_) => "head-machines",
            Action::Pay { .. } => "head-pay",
            Action::Copy(_) => "head-copy",
            Action::Pass | Action::Decline => return None,
        };
        Some(Head::new(key, self.say(key, &[])))
    }

    /// What tells an action from the others under its heading.
    pub(crate) fn label(&self, action: Action) -> Option<String> {
        let words = self.words;
        let contract = |one: Contract| words.say("label-contract", &words.contract(one));
        Some(match action {
            Action::Choose { contract: starting, .. } => contract(starting),
            Action::Copy(officer) => words.officer(officer).to_owned(),
            Action::Construct { tile, how, site } => {
                let [kind, place] = words.site(site);
                let row = self.position.tables().tile(tile);
                let plain = how == How::Own && row.level == 0 && row.builds.is_some();
                let how = match how {
                    _ if plain => "plain",
                    How::Own => "own",
                    How::Special | How::Officer => "krylov",
                };
                self.say(
                    "label-construct",
                    &[kind, place, ("how", how.into()), ("tile", words.tile(tile).into())],
                )
            }
            Action::Pay { excavators, mixers } => pay_parts(words, excavators, mixers),
            Action::Produce { place, dam, conduit, drops } => {
                let [basin, side, to] = words.way(dam, conduit);
                let bonus = place.map(|place| self.position.tables().board.row(place.row()).task);
                let bonus = match bonus {
                    Some(Task::Produce(bonus)) => signed(bonus),
                    _ => "none".to_owned(),
                };
                let values = [("drops", drops.into()), basin, side, to, ("bonus", bonus.into())];
                self.at(place, self.say("label-produce", &values))
            }
            Action::Pour { drops, .. } if drops.total() == 0 => return None,
            Action::Pour { place, drops } => {
                let task = place.map(|place| self.position.tables().board.row(place.row()).task);
                let now = if matches!(task, Some(Task::DropsNow(_))) { "yes" } else { "no" };
                let values = [("on", on_springs(words, drops).into()), ("now", now.into())];
                self.at(place, self.say("label-pour", &values))
            }
            Action::Use(place) => {
                let what = match self.position.tables().board.row(place.row()).task {
                    Task::Patent(slot) => words.tile(self.position.patents()[usize::from(slot)]?),
                    Task::Rotate(segments) => words.say("count-segments", &[("count", segments.into())]),
                    task => words.task(task),
                };
                self.at(Some(place), what)
            }
            Action::Bank(engineers) => words.cost(engineers, 0),
            Action::Take { place, first, second } => {
                let both = [Some(first), second].into_iter().flatten().map(contract);
                self.at(Some(place), both.collect::<Vec<_>>().join(" + "))
            }
            Action::Fulfil(own) | Action::Discard(own) => contract(own),
            Action::Machines(excavators) => {
                let Stage::Machines(count) = self.position.stage() else { return None };
                words.machines(excavators, count.saturating_sub(excavators), 0)
            }
            Action::Build(site) => self.say("label-build", &words.site(site)),
            Action::Pass | Action::Decline => return None,
        })
    }

    /// BA-6.8: the right place of a row is named, because it costs more, and the row if another one does the same.
    fn at(&self, place: Option<Place>, mut label: String) -> String {
        let Some(place) = place else { return label };
        let board = &self.position.tables().board;
        let row = board.row(place.row());
        let left = board.places(row.section).filter(|place| !place.is_right());
        let same: Vec<_> = left.map(Place::row).filter(|&other| board.row(other).task == row.task).collect();
        if same.len() > 1
            && let Some(number) = same.iter().position(|&other| other == place.row())
        {
            label = self.say("label-row", &[("label", label.into()), ("number", (number + 1).into())]);
        }
        if place.is_right() { self.say("label-right", &[("label", label.into())]) } else { label }
    }
}
