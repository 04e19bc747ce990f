//! Actions as numbers.

use crate::Game;

/// The most numbers an action has besides its kind.
pub const ACTION_PARTS: usize = 4;

/// A kind of action, and how many values each of its parts can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionKind {
    /// Its name, such as `bid`.
    pub name: &'static str,
    /// The numbers of values of its parts; one for a part that it does not have.
    pub sizes: [u16; ACTION_PARTS],
    /// What the parts are, in words, for the documentation.
    pub parts: &'static str,
}

impl ActionKind {
    /// A kind whose parts have these sizes.
    ///
    /// # Panics
    /// If it has more than [`ACTION_PARTS`] parts.
    #[must_use]
    pub const fn new(name: &'static str, sizes: &[u16], parts: &'static str) -> Self {
        assert!(sizes.len() <= ACTION_PARTS, "an action has at most four parts");
        let mut all = [1; ACTION_PARTS];
        let mut at = 0;
        while at < sizes.len() {
            all[at] = sizes[at];
            at += 1;
        }
        Self { name, sizes: all, parts }
    }

    /// How many actions of this kind there are.
    #[must_use]
    pub const fn count(&self) -> usize {
        let [a, b, c, d] = self.sizes;
        a as usize * b as usize * c as usize * d as usize
    }
}

/// An action as its kind and its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ActionParts {
    /// The kind: its place in [`ActionSpace::KINDS`].
    pub kind: usize,
    /// The parts, each below its size.
    pub parts: [u16; ACTION_PARTS],
}

impl ActionParts {
    /// An action of this kind; parts that are not given are zero.
    ///
    /// # Panics
    /// If there are more than [`ACTION_PARTS`] parts.
    #[inline]
    #[must_use]
    pub fn new<const N: usize>(kind: usize, parts: [u16; N]) -> Self {
        const { assert!(N <= ACTION_PARTS, "an action has at most four parts") }
        let mut all = [0; ACTION_PARTS];
        all[..N].copy_from_slice(&parts);
        Self { kind, parts: all }
    }
}

/// A numbering of the actions of a game, for `Discrete(N)` action spaces and for the outputs of neural networks.
///
/// An action is a kind with up to four parts. Its number is the number of all actions of earlier kinds, plus its parts read
/// as the digits of a number in mixed radix. So the same numbering is also there in factored form: the kind and the parts.
/// In a given position different actions have different numbers, and a number gives back its action. Where a component is
/// named by its place (the third tile of a depot), it is the place in the [observation](crate::Observe). The numbering depends
/// only on the game, not on its options, its number of seats or its component set.
///
/// ```
/// use engine::ActionSpace;
/// use testkit::toy::{Action, Squirrels};
///
/// let position: Squirrels = testkit::new_game(2, &[]);
/// let number = position.action_number(Action::Store(2)).unwrap();
/// assert!(number < Squirrels::ACTION_COUNT);
/// assert_eq!(position.action_numbered(number), Some(Action::Store(2)));
/// ```
pub trait ActionSpace: Game {
    /// The version of the numbering. It grows when a number gets another meaning.
    const ACTIONS_VERSION: u32;

    /// The kinds of actions, at most 64.
    const KINDS: &'static [ActionKind];

    /// How many numbers there are. Not every number is an action.
    const ACTION_COUNT: usize = offsets(Self::KINDS)[Self::KINDS.len()];

    /// The kind and the parts of an action that is legal in this position; `None` for the few that have no number, each kind
    /// of which the game documents. A position never has only such actions.
    fn action_parts(&self, action: Self::Action) -> Option<ActionParts>;

    /// The action with these parts, if there is one. It may be illegal.
    fn action_of_parts(&self, parts: ActionParts) -> Option<Self::Action>;

    /// The number of an action that is legal in this position.
    #[inline]
    fn action_number(&self, action: Self::Action) -> Option<usize> {
        let ActionParts { kind, parts } = self.action_parts(action)?;
        let sizes = &Self::KINDS[kind].sizes;
        let within = parts.iter().zip(sizes).fold(0, |number, (&part, &size)| {
            debug_assert!(part < size, "{action:?}: {part} is not below {size}");
            number * usize::from(size) + usize::from(part)
        });
        Some(const { offsets(Self::KINDS) }[kind] + within)
    }

    /// The action with this number, if there is one. It may be illegal.
    #[inline]
    fn action_numbered(&self, number: usize) -> Option<Self::Action> {
        if number >= Self::ACTION_COUNT {
            return None;
        }
        let offsets = const { offsets(Self::KINDS) };
        let kind = offsets[..Self::KINDS.len()].partition_point(|&offset| offset <= number) - 1;
        let mut rest = number - offsets[kind];
        let mut parts = [0; ACTION_PARTS];
        for (part, &size) in parts.iter_mut().zip(&Self::KINDS[kind].sizes).rev() {
            *part = (rest % usize::from(size)) as u16;
            rest /= usize::from(size);
        }
        self.action_of_parts(ActionParts { kind, parts })
    }
}

/// The number of the first action of each kind, then the number of all.
const fn offsets(kinds: &[ActionKind]) -> [usize; 65] {
    let mut offsets = [0; 65];
    let mut at = 0;
    while at < kinds.len() {
        offsets[at + 1] = offsets[at] + kinds[at].count();
        at += 1;
    }
    offsets
}
