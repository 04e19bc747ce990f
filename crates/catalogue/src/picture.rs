//! Pictures of a match, for one viewer.

use engine::{Chance, Game, Match, Replay, Seat, Urn};
use ui_kit::{Bundle, Explanation, Language, Names, Offer, Scene, SheetRow, Strip, TableUi, Worksheet};

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
    /// The tentative steps of this turn, each with the position before it.
    turn: Vec<(U::Game, <U::Game as Game>::Action)>,
}

impl<'a, U: TableUi> Studio<'a, U> {
    pub(crate) fn new(game: &Match<U::Game>, after: usize, view: &'a View<'a>) -> Self {
        let position = position_after(game, after);
        let changed = changes::<U>(game, &position, after, view);
        let mut studio =
            Self { position, view, choices: Vec::new(), offers: Vec::new(), changed, turn: Vec::new() };
        if studio.is_deciding() {
            studio.turn = turn(game, after, view.draft);
            let legal = actions(&studio.position);
            let scene = studio.scene();
            let mut offers: Vec<Offer> = legal.iter().map(|&action| U::offer(&scene, action)).collect();
            if !view.assisted {
                for offer in &mut offers {
                    (offer.gain, offer.after) = (None, None);
                }
            }
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
            assisted: self.view.assisted,
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
            worksheet: self.worksheet(&scene),
            hint: if self.is_deciding() { U::hint(&scene) } else { None },
            lessons: if self.is_deciding() { U::lessons(&scene) } else { Vec::new() },
        }
    }

    /// The worksheet of the decision, with actions in the game's notation.
    fn worksheet(&self, scene: &Scene<'_, U::Game>) -> Option<Worksheet<String>> {
        let sheet = if self.is_deciding() { U::worksheet(scene, &self.turn)? } else { return None };
        let notation = |action| self.position.notation(action);
        // A step that is taken back has its notation from where it was made.
        let made = |action| {
            let step = self.turn.iter().rev().find(|(_, step)| *step == action);
            step.map(|(before, step)| before.notation(*step))
        };
        let row = |row: SheetRow<_>| SheetRow {
            more: row.more.map(notation),
            less: row.less.and_then(made),
            element: row.element,
            picture: row.picture,
            name: row.name,
            count: row.count,
            sum: row.sum,
            ahead: row.ahead,
            once: row.once,
        };
        let bundle = |bundle: Bundle<_>| Bundle { name: bundle.name, steps: self.written(&bundle.steps) };
        Some(Worksheet {
            rows: sheet.rows.into_iter().map(row).collect(),
            bundles: sheet.bundles.into_iter().map(bundle).collect(),
            total: sheet.total,
            finish: sheet.finish.map(|(action, words)| (notation(action), words)),
        })
    }

    /// Steps one after the other in the game's notation, which may depend on the position.
    fn written(&self, steps: &[<U::Game as Game>::Action]) -> Vec<String> {
        let mut position = self.position.clone();
        let mut written = Vec::new();
        for &step in steps {
            written.push(position.notation(step));
            position.play(step, &mut Replay::new(&[]), &mut ());
        }
        written
    }

    /// What an element is, with whatever the viewer might want to do there now but may not.
    pub(crate) fn explain(&self, element: &str) -> Option<Explanation> {
        let scene = self.scene();
        let mut explanation = U::explain(&scene, element)?;
        let impossible = if scene.deciding { U::impossible(&scene) } else { Vec::new() };
        for one in impossible.into_iter().filter(|one| one.element == element) {
            if !explanation.text.iter().any(|text| text.contains(&one.reason)) {
                explanation.text.push(format!("{}: {}", one.label, one.reason));
            }
        }
        Some(explanation)
    }

    fn offer(&self, action: <U::Game as Game>::Action, offer: &Offer) -> Offered {
        let reveals = reveals(&self.position, action);
        Offered {
            notation: self.position.notation(action),
            words: U::choice(&self.position, action, self.view.names, self.view.language),
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

/// The last moves, each with the position before it.
fn turn<G: Game>(game: &Match<G>, after: usize, count: usize) -> Vec<(G, G::Action)> {
    let from = after.saturating_sub(count);
    let mut position = position_after(game, from);
    let steps = game.moves().get(from..after).unwrap_or_default().iter().map(|played| {
        let before = position.clone();
        position.play(played.action, &mut Replay::new(&played.draws), &mut ());
        (before, played.action)
    });
    steps.collect()
}

/// Where the game stands in a position.
pub(crate) fn strip<U: TableUi>(position: &U::Game, names: &Names, language: Language) -> Strip {
    U::strip(&Scene::of(position, names, language))
}

/// What everybody must notice in a position.
pub(crate) fn alarm<U: TableUi>(position: &U::Game, names: &Names, language: Language) -> Option<String> {
    strip::<U>(position, names, language).alarm
}

/// What a legal action points at.
pub(crate) fn targets_of<U: TableUi>(
    position: &U::Game,
    action: <U::Game as Game>::Action,
    names: &Names,
) -> Vec<String> {
    let scene = Scene { viewer: position.to_act(), ..Scene::of(position, names, Language::En) };
    U::offer(&scene, action).targets
}

/// The only legal action, if there is just one and it costs nothing.
pub(crate) fn only_option<U: TableUi>(
    position: &U::Game,
    names: &Names,
    language: Language,
) -> Option<<U::Game as Game>::Action> {
    let legal = actions(position);
    let [only] = legal[..] else { return None };
    let scene = Scene { viewer: position.to_act(), ..Scene::of(position, names, language) };
    U::offer(&scene, only).cost.is_none().then_some(only)
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
