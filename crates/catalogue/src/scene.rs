//! A position as one viewer sees it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{Chance, Game, Match, Replay, Seat, Urn};
use maud::Markup;
use ui_kit::{
    Area, Bundle, Explanation, Impossible, Language, Names, Offer, Scene, SheetRow, Strip, TableUi, Worksheet,
};

use crate::entry::info;
use crate::game_match::actions;
use crate::lessons::{self, Lesson, Moment};
use crate::{ACTION_SEPARATOR, AnyScene, Finality, Offered, View};

/// A position of the game that `U` draws, for one viewer.
pub(crate) struct GameScene<'a, U: TableUi> {
    game: &'a Match<U::Game>,
    after: usize,
    position: U::Game,
    view: &'a View<'a>,
    /// The legal actions if the viewer decides, with the targets of each.
    choices: Vec<(<U::Game as Game>::Action, Vec<String>)>,
    offers: Vec<Offer>,
    combined: Vec<Offered>,
    changed: Vec<(String, Seat)>,
}

impl<'a, U: TableUi> GameScene<'a, U> {
    pub(crate) fn new(game: &'a Match<U::Game>, after: usize, view: &'a View<'a>) -> Self {
        let position = game.position_after(after);
        let changed = changes::<U>(game, &position, after, view);
        let mut this = Self {
            game,
            after,
            position,
            view,
            choices: Vec::new(),
            offers: Vec::new(),
            combined: Vec::new(),
            changed,
        };
        if this.is_deciding() {
            let mut legal = actions(&this.position);
            if let Some(held) = view.held {
                legal.retain(|&action| this.position.notation(action) == held);
            }
            let scene = this.scene();
            let mut offers: Vec<Offer> = legal.iter().map(|&action| U::offer(&scene, action)).collect();
            if !view.assisted {
                for offer in &mut offers {
                    offer.gain.clear();
                    offer.after.clear();
                }
            }
            this.choices = legal
                .into_iter()
                .zip(&offers)
                .map(|(action, offer)| (action, offer.targets.clone()))
                .collect();
            this.offers = offers;
            this.combine();
        }
        this
    }

    fn is_deciding(&self) -> bool {
        self.view.live && self.view.viewer.is_some() && self.position.to_act() == self.view.viewer
    }

    /// Adds the choices that consist of several actions.
    fn combine(&mut self) {
        if !self.is_choosing() {
            return;
        }
        for steps in U::combined(&self.position) {
            let Some((&last, first)) = steps.split_last() else { continue };
            let mut before = self.position.clone();
            for &action in first {
                before.play(action, &mut Replay::new(&[]), &mut ());
            }
            let offer = U::offer(&Scene { position: &before, ..self.scene() }, last);
            self.choices.push((last, offer.targets.clone()));
            let offered = self.offer(&before, last, &offer);
            let notation = self.written(&steps).join(&ACTION_SEPARATOR.to_string());
            self.combined.push(Offered { notation, ..offered });
        }
    }

    /// Whether the viewer can choose an action now.
    fn is_choosing(&self) -> bool {
        self.is_deciding() && self.view.held.is_none()
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
            revealed: self.view.revealed,
            names: self.view.names,
            language: self.view.language,
        }
    }

    /// The worksheet of the decision, with actions in the game's notation.
    fn sheet(&self) -> Option<Worksheet<String>> {
        let turn = draft(self.game, self.after, self.view.draft);
        let sheet = U::worksheet(&self.scene(), &turn)?;
        let notation = |action| self.position.notation(action);
        // The notation of a step depends on the position before it.
        let made = |action| {
            let step = turn.iter().rev().find(|(_, step)| *step == action);
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

    /// Consecutive steps in the game's notation, which may depend on the position.
    fn written(&self, steps: &[<U::Game as Game>::Action]) -> Vec<String> {
        let mut position = self.position.clone();
        let mut written = Vec::new();
        for &step in steps {
            written.push(position.notation(step));
            position.play(step, &mut Replay::new(&[]), &mut ());
        }
        written
    }

    /// A legal action of a position as it is offered.
    fn offer(&self, position: &U::Game, action: <U::Game as Game>::Action, offer: &Offer) -> Offered {
        let (reveals, commits) = consequences::<U>(position, action);
        Offered {
            notation: position.notation(action),
            words: U::choice(position, action, self.view.names, self.view.language),
            offer: offer.clone(),
            reveals,
            commits,
            aside: U::is_aside(position, action),
        }
    }
}

impl<U: TableUi> AnyScene for GameScene<'_, U> {
    fn board(&self) -> Markup {
        U::board(&self.scene())
    }

    fn areas(&self) -> Vec<Area> {
        U::areas(&self.scene())
    }

    fn mats(&self) -> Vec<Markup> {
        let scene = self.scene();
        Seat::all(self.position.seats()).map(|seat| U::mat(&scene, seat)).collect()
    }

    fn panels(&self) -> Vec<Markup> {
        let scene = self.scene();
        Seat::all(self.position.seats()).map(|seat| U::panel(&scene, seat)).collect()
    }

    fn scores(&self) -> Vec<i32> {
        Seat::all(self.position.seats()).map(|seat| U::score(&self.position, seat)).collect()
    }

    fn strip(&self) -> Strip {
        U::strip(&self.scene())
    }

    fn section(&self) -> &'static str {
        U::section(&self.position)
    }

    fn task(&self) -> String {
        U::task(&self.scene())
    }

    fn text_mode(&self) -> Markup {
        U::text_mode(&self.scene())
    }

    fn choices(&self) -> Vec<Offered> {
        let offered = self.choices.iter().zip(&self.offers).filter(|_| self.is_choosing());
        let single = offered.map(|((action, _), offer)| self.offer(&self.position, *action, offer));
        single.chain(self.combined.iter().cloned()).collect()
    }

    fn impossible(&self) -> Vec<Impossible> {
        if self.is_choosing() { U::impossible(&self.scene()) } else { Vec::new() }
    }

    fn worksheet(&self) -> Option<Worksheet<String>> {
        if self.is_choosing() { self.sheet() } else { None }
    }

    fn hint(&self) -> Option<String> {
        if self.is_choosing() { U::hint(&self.scene()) } else { None }
    }

    fn lessons(&self) -> Vec<Lesson> {
        let (Some(script), Some(seat)) = (lessons::script(info::<U>().slug), self.view.viewer) else {
            return Vec::new();
        };
        let ending = self.position.to_act() != Some(seat);
        if !self.view.live || ending && self.view.draft == 0 {
            return Vec::new();
        }
        let moves = self.game.record().lines;
        let moves = moves.into_iter().take(self.after).filter(|line| line.seat == seat);
        let moment = Moment {
            ending,
            legal: self.choices.iter().map(|(action, _)| self.position.notation(*action)).collect(),
            played: moves.map(|line| line.action).collect(),
            choices: self.choices(),
            names: self.view.names,
            language: self.view.language,
        };
        script.fitting(&moment, &|condition| U::holds(&self.position, seat, condition))
    }

    fn explain(&self, element: &str) -> Option<Explanation> {
        let mut explanation = U::explain(&self.scene(), element)?;
        // The explanation includes what the viewer cannot do with the element now.
        for one in self.impossible().into_iter().filter(|one| one.element == element) {
            if !explanation.text.iter().any(|text| text.contains(&one.reason)) {
                explanation.text.push(format!("{}: {}", one.label, one.reason));
            }
        }
        Some(explanation)
    }
}

/// The elements changed by moves the viewer has not seen, with the seats that made those moves.
fn changes<U: TableUi>(
    game: &Match<U::Game>,
    position: &U::Game,
    after: usize,
    view: &View<'_>,
) -> Vec<(String, Seat)> {
    let unseen = game.moves().get(view.seen..after).unwrap_or_default();
    let mut changed = Vec::new();
    for played in unseen.iter().filter(|played| Some(played.seat) != view.viewer) {
        for &event in played.events.iter().filter(|&&event| is_deed::<U>(position, event, played.seat)) {
            changed.extend(U::elements(position, event).into_iter().map(|element| (element, played.seat)));
        }
    }
    changed
}

/// Whether an event is something that a seat did: its sentence begins with the player's name. What the game does after a
/// move, such as the income of all players, is not.
fn is_deed<U: TableUi>(position: &U::Game, event: <U::Game as Game>::Event, seat: Seat) -> bool {
    let names = Names::numbered(position.seats(), Language::En);
    U::sentence(position, event, &names, Language::En).starts_with(names.of(seat))
}

/// The last `count` moves, each with the position before it.
fn draft<G: Game>(game: &Match<G>, after: usize, count: usize) -> Vec<(G, G::Action)> {
    let from = after.saturating_sub(count);
    let mut position = game.position_after(from);
    let steps = game.moves().get(from..after).unwrap_or_default().iter().map(|played| {
        let before = position.clone();
        position.play(played.action, &mut Replay::new(&played.draws), &mut ());
        (before, played.action)
    });
    steps.collect()
}

/// Round, phase and turn order of a position.
pub(crate) fn strip<U: TableUi>(position: &U::Game, names: &Names, language: Language) -> Strip {
    U::strip(&Scene::of(position, names, language))
}

/// The alarm of a position; see [`Strip::alarm`].
pub(crate) fn alarm<U: TableUi>(position: &U::Game, names: &Names, language: Language) -> Option<String> {
    strip::<U>(position, names, language).alarm
}

/// The targets of a legal action.
pub(crate) fn targets_of<U: TableUi>(
    position: &U::Game,
    action: <U::Game as Game>::Action,
    names: &Names,
) -> Vec<String> {
    let scene = Scene { viewer: position.to_act(), ..Scene::of(position, names, Language::En) };
    U::offer(&scene, action).targets
}

/// The only legal action, if there is exactly one and it costs nothing.
pub(crate) fn only_option<U: TableUi>(
    position: &U::Game,
    names: &Names,
    language: Language,
) -> Option<<U::Game as Game>::Action> {
    let legal = actions(position);
    let [only] = legal[..] else { return None };
    let scene = Scene { viewer: position.to_act(), ..Scene::of(position, names, language) };
    U::offer(&scene, only).cost.is_empty().then_some(only)
}

/// What becomes of a legal action once it is chosen.
pub(crate) fn finality<U: TableUi>(position: &U::Game, action: <U::Game as Game>::Action) -> Finality {
    if U::commits(position, action) {
        return Finality::Final;
    }
    if !reveals(position, action) {
        return Finality::Tentative;
    }
    let names = Names::numbered(position.seats(), Language::En);
    if targets_of::<U>(position, action, &names).is_empty() { Finality::Final } else { Finality::Held }
}

/// Whether playing an action draws something, and whether it commits at once. For a draw, actions that follow automatically
/// count too.
fn consequences<U: TableUi>(position: &U::Game, action: <U::Game as Game>::Action) -> (bool, bool) {
    let seat = position.to_act();
    let commits = finality::<U>(position, action) == Finality::Final;
    let (mut position, mut action) = (position.clone(), action);
    loop {
        if reveals(&position, action) {
            return (true, commits);
        }
        position.play(action, &mut Replay::new(&[]), &mut ());
        match U::follows(&position).filter(|_| position.to_act() == seat && !commits) {
            Some(next) => action = next,
            None => return (false, commits),
        }
    }
}

/// Whether playing an action draws something. If the rules panic, it counts as a draw: such an action never becomes
/// part of a draft, and the other actions of the position can be shown.
pub(crate) fn reveals<G: Game>(position: &G, action: G::Action) -> bool {
    struct Probe(bool);
    impl Chance for Probe {
        fn draw<T: Urn + ?Sized>(&mut self, _: &'static str, urn: &T) -> u8 {
            self.0 = true;
            urn.nth(0)
        }
    }
    let mut probe = Probe(false);
    let played = catch_unwind(AssertUnwindSafe(|| position.clone().play(action, &mut probe, &mut ())));
    played.is_err() || probe.0
}
