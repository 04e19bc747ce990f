//! A table as one viewer sees it: what every picture and every explanation needs.

use std::cell::OnceCell;
use std::collections::BTreeMap;

use engine::{Game, Playout, Seat};

use crate::{Explanation, GameUi, Impossible, MESSAGES, Marks, Scene, Shortcuts, Value};

/// A scene with its words and an index of its legal targets.
///
/// A game wraps it in its own `Look`, which dereferences to this one and adds what only this game needs.
pub struct Look<'a, U: GameUi> {
    /// What is drawn, for whom.
    pub scene: &'a Scene<'a, U::Game>,
    /// The position of the scene.
    pub position: &'a U::Game,
    /// The legal actions of the viewer by the elements they point at; made when it is first asked for.
    targets: OnceCell<Targets<'a, <U::Game as Game>::Action>>,
}

type Targets<'a, A> = BTreeMap<&'a str, Vec<A>>;

impl<U: GameUi> Clone for Look<'_, U> {
    fn clone(&self) -> Self {
        Self { targets: self.targets.clone(), ..*self }
    }
}

impl<'a, U: GameUi> Look<'a, U> {
    /// The look of a scene.
    #[must_use]
    pub const fn new(scene: &'a Scene<'a, U::Game>) -> Self {
        Self { scene, position: scene.position, targets: OnceCell::new() }
    }

    /// The game's message `key`, filled with `values`.
    #[must_use]
    pub fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        U::messages().text(self.scene.language, key, values)
    }

    /// The display name of a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &'a str {
        self.scene.names.of(seat)
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<U> {
        Seat::all(self.position.seats())
    }

    /// The legal actions that point at an element; none unless the viewer is the acting seat.
    #[must_use]
    pub fn actions_at(&self, id: &str) -> &[<U::Game as Game>::Action] {
        self.targets.get_or_init(|| targets(self.scene)).get(id).map_or(&[], Vec::as_slice)
    }

    /// Whether some legal action points at an element.
    #[must_use]
    pub fn is_legal(&self, id: &str) -> bool {
        !self.actions_at(id).is_empty()
    }

    /// What the markup says about an element. The label of a legal target is the choice in words if there is exactly one,
    /// else the title of the element and the number of choices. [Rarely wanted](Shortcuts::is_aside) actions do not count
    /// beside others.
    #[must_use]
    pub fn marks(&self, id: String, title: impl FnOnce() -> String) -> Marks
    where
        U: Shortcuts,
    {
        let scene = self.scene;
        let all = self.actions_at(&id);
        let wanted: Vec<_> =
            all.iter().copied().filter(|&action| !U::is_aside(self.position, action)).collect();
        let label = match if wanted.is_empty() { all } else { &wanted } {
            [] => None,
            &[only] => Some(U::choice(self.position, only, scene.names, scene.language)),
            several => {
                let values = [("what", title().into()), ("count", several.len().into())];
                Some(MESSAGES.text(scene.language, "several-choices", &values))
            }
        };
        Marks { legal: label.is_some(), changed: scene.changed_by(&id), label, id }
    }

    /// Why an action is not possible; `None` if it is. `label` is what the action would do.
    #[must_use]
    pub fn refused(
        &self,
        action: <U::Game as Game>::Action,
        element: String,
        label: impl FnOnce() -> String,
    ) -> Option<Impossible> {
        let refusal = self.position.check(action).err()?;
        let reason = U::refusal(refusal, self.scene.language);
        Some(Impossible { label: label(), element, reason, rule: refusal.rule })
    }

    /// An explanation of one sentence.
    #[must_use]
    pub fn told(
        &self,
        title: &str,
        text: &str,
        values: &[(&str, Value<'_>)],
        rules: &[&'static str],
    ) -> Explanation {
        Explanation {
            title: self.say(title, values),
            text: vec![self.say(text, values)],
            rules: rules.to_vec(),
            ..Explanation::default()
        }
    }

    /// An explanation that also says why what the viewer might want of the element is not possible now.
    #[must_use]
    pub fn with_reason(&self, mut card: Explanation, refused: Option<Impossible>) -> Explanation {
        if let Some(refused) = refused {
            let values = [("reason", refused.reason.into())];
            card.text.push(MESSAGES.text(self.scene.language, "explain-not-now", &values));
            if !card.rules.contains(&refused.rule) {
                card.rules.push(refused.rule);
            }
        }
        card
    }
}

fn targets<'a, G: Game>(scene: &'a Scene<'a, G>) -> Targets<'a, G::Action> {
    let mut targets: Targets<'_, G::Action> = BTreeMap::new();
    if scene.deciding {
        for (action, elements) in scene.choices {
            for element in elements {
                targets.entry(element).or_default().push(*action);
            }
        }
    }
    targets
}

/// The position after a legal action, and its events: played on a copy. Random draws in it are made up, so nothing that
/// depends on them may be shown.
#[must_use]
pub fn after<G: Game>(position: &G, action: G::Action) -> (G, Vec<G::Event>) {
    let mut copy = position.clone();
    let mut events = Vec::new();
    copy.play(action, &mut Playout::new(0), &mut events);
    (copy, events)
}
