//! Pictures of a match, for one viewer.

use engine::{Chance, Game, Match, Seat, Urn};
use ui_kit::{Explanation, Language, Names, Offer, Scene, TableUi};

use crate::table::{actions, position_after};
use crate::{Offered, Picture, View};

/// Where the pictures of one position for one viewer are made.
pub(crate) struct Studio<'a, U: TableUi> {
    position: U::Game,
    view: &'a View<'a>,
    /// The legal actions if the viewer decides, with what each points at.
    choices: Vec<(<U::Game as Game>::Action, Vec<String>)>,
    offers: Vec<Offer>,
    changed: Vec<(String, Seat)>,
}

impl<'a, U: TableUi> Studio<'a, U> {
    pub(crate) fn new(game: &Match<U::Game>, after: usize, view: &'a View<'a>) -> Self {
        let position = position_after(game, after);
        let changed = changes::<U>(game, &position, after, view);
        let mut studio = Self { position, view, choices: Vec::new(), offers: Vec::new(), changed };
        if studio.is_deciding() {
            let legal = actions(&studio.position);
            let scene = studio.scene();
            let offers: Vec<Offer> = legal.iter().map(|&action| U::offer(&scene, action)).collect();
            studio.choices = legal
                .into_iter()
                .zip(&offers)
                .map(|(action, offer)| (action, offer.targets.clone()))
                .collect();
            studio.offers = offers;
        }
        studio
    }

    fn is_deciding(&self) -> bool {
        self.view.live && self.view.viewer.is_some() && self.position.to_act() == self.view.viewer
    }

    fn scene(&self) -> Scene<'_, U::Game> {
        Scene {
            position: &self.position,
            viewer: self.view.viewer,
            deciding: self.is_deciding(),
            choices: &self.choices,
            changed: &self.changed,
            whole: self.view.whole,
            names: self.view.names,
            language: self.view.language,
        }
    }

    pub(crate) fn picture(&self) -> Picture {
        let scene = self.scene();
        let seats = || Seat::all(self.position.seats());
        Picture {
            board: U::board(&scene),
            areas: U::areas(&scene),
            mats: seats().map(|seat| U::mat(&scene, seat)).collect(),
            panels: seats().map(|seat| U::panel(&scene, seat)).collect(),
            strip: U::strip(&scene),
            task: U::task(&scene),
            text: U::text_mode(&scene),
            choices: self
                .choices
                .iter()
                .zip(&self.offers)
                .map(|((action, _), offer)| self.offer(*action, offer))
                .collect(),
            impossible: if self.is_deciding() { U::impossible(&scene) } else { Vec::new() },
        }
    }

    pub(crate) fn explain(&self, element: &str) -> Option<Explanation> {
        U::explain(&self.scene(), element)
    }

    fn offer(&self, action: <U::Game as Game>::Action, offer: &Offer) -> Offered {
        let reveals = reveals(&self.position, action);
        Offered {
            notation: self.position.notation(action),
            words: U::choice(&self.position, action, self.view.language),
            offer: offer.clone(),
            reveals,
            commits: reveals || U::commits(&self.position, action),
            aside: U::is_aside(action),
        }
    }
}

/// What the moves the viewer has not seen changed, and who made them.
fn changes<U: TableUi>(
    game: &Match<U::Game>,
    position: &U::Game,
    after: usize,
    view: &View<'_>,
) -> Vec<(String, Seat)> {
    let unseen = game.moves().get(view.seen..after).unwrap_or_default();
    let mut changed = Vec::new();
    for played in unseen.iter().filter(|played| Some(played.seat) != view.viewer) {
        for &event in &played.events {
            changed.extend(U::elements(position, event).into_iter().map(|element| (element, played.seat)));
        }
    }
    changed
}

/// What everybody must notice in a position.
pub(crate) fn alarm<U: TableUi>(position: &U::Game, names: &Names, language: Language) -> Option<String> {
    let scene = Scene {
        position,
        viewer: None,
        deciding: false,
        choices: &[],
        changed: &[],
        whole: false,
        names,
        language,
    };
    U::strip(&scene).alarm
}

/// Whether playing an action draws something.
pub(crate) fn reveals<G: Game>(position: &G, action: G::Action) -> bool {
    struct Probe(bool);
    impl Chance for Probe {
        fn draw<T: Urn + ?Sized>(&mut self, _: &'static str, urn: &T) -> u8 {
            self.0 = true;
            urn.nth(0)
        }
    }
    let mut probe = Probe(false);
    position.clone().play(action, &mut probe, &mut ());
    probe.0
}
