//! What a game's words crate provides.

use engine::{Game, Heuristic, Refusal, Seat};

use crate::{Language, Messages, Names};

/// A game in words. It is implemented on an empty type of the game's words crate; the catalogue lists that type.
pub trait GameUi: Send + Sync + 'static {
    /// The game.
    type Game: Heuristic;

    /// The sentences of the game. For every reason of a refusal there is a message `refusal-<reason>`, with the numbers
    /// of the refusal in `$first` and `$second`. Pages of all games use the words `game-title`, `game-about` (a sentence),
    /// `game-points`, `game-option-<key>`, `game-option-<key>-<value>`, `game-source-<source>`,
    /// `game-tie-<tie break>` and `game-moment-<kind of feat>`.
    /// A game whose rules play an opponent themselves, who is ranked after the seats, names it in `game-opponent`.
    /// A game whose component tables hold reconstructed numbers also has `game-reconstructed`: which, in a sentence.
    fn messages() -> &'static Messages;

    /// The position as text for one viewer: several lines without spaces at their ends. A watcher (`None`) sees what
    /// everybody may see; what the viewer may not know is not in the text.
    fn position(position: &Self::Game, viewer: Option<Seat>, names: &Names, language: Language) -> String;

    /// A legal action of the position as a choice, in a few words: "build in Essen for 21 (10 + 11)".
    fn choice(
        position: &Self::Game,
        action: <Self::Game as Game>::Action,
        names: &Names,
        language: Language,
    ) -> String;

    /// What happened, in a sentence. `position` is the one after the action that caused the event.
    fn sentence(
        position: &Self::Game,
        event: <Self::Game as Game>::Event,
        names: &Names,
        language: Language,
    ) -> String;

    /// Why something is not allowed, in a sentence.
    #[must_use]
    fn refusal(refusal: Refusal, language: Language) -> String {
        let [first, second] = refusal.numbers;
        let key = format!("refusal-{}", refusal.reason);
        Self::messages().text(language, &key, &[("first", first.into()), ("second", second.into())])
    }
}
