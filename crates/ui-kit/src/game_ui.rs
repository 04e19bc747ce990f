//! What a game's ui crate provides as text.

use engine::{ActionSpace, ComponentUse, Game, Heuristic, Observe, Refusal, Seat};

use crate::{Language, Messages, Names};

/// A game in words, implemented on an empty type of the game's ui crate that the catalogue lists.
pub trait GameUi: Send + Sync + 'static {
    /// The game.
    type Game: Heuristic + ComponentUse + Observe + ActionSpace;

    /// The sentences of the game. For every reason of a refusal there is a message `refusal-<reason>`, with the numbers
    /// of the refusal in `$first` and `$second`. Pages of all games use `game-title`, `game-short` (where there is little room, if the title is long), `game-about` (a
    /// sentence), `game-points`, `game-option-<key>`, `game-option-<key>-hint` (a sentence),
    /// `game-option-<key>-<value>`, `game-source-<source>`,
    /// `game-tie-<tie break>` and `game-moment-<kind of feat>`; `game-opponent` is the name of an automated opponent, if the
    /// game has one, and `game-reconstructed` says which numbers of the component tables are reconstructed, if any are.
    /// `game-asides` is the line of the list that holds the [rarely wanted](crate::Shortcuts::is_aside) choices, if any are.
    fn messages() -> &'static Messages;

    /// The position as text for one viewer (`None` for a spectator): several lines without trailing spaces, and without
    /// anything the viewer may not know.
    fn position(position: &Self::Game, viewer: Option<Seat>, names: &Names, language: Language) -> String;

    /// A legal action in a few words: "build in Essen for 21 (10 + 11)".
    fn choice(
        position: &Self::Game,
        action: <Self::Game as Game>::Action,
        names: &Names,
        language: Language,
    ) -> String;

    /// An event in a sentence, in the past tense. `position` is the one after the action that caused it.
    fn sentence(
        position: &Self::Game,
        event: <Self::Game as Game>::Event,
        names: &Names,
        language: Language,
    ) -> String;

    /// The reason of a refusal, in a sentence.
    #[must_use]
    fn refusal(refusal: Refusal, language: Language) -> String {
        let [first, second] = refusal.numbers;
        let key = format!("refusal-{}", refusal.reason);
        Self::messages().text(language, &key, &[("first", first.into()), ("second", second.into())])
    }
}
