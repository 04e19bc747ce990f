//! Components in the pictures and their ids.

use engine::{Game, Seat};

/// A component that the pictures show: a city, a card, the money of a seat. Its id stays the same for the whole game.
///
/// An id is the prefix of the game, a kind and what tells components of this kind apart: `pg-city-essen`. The table of
/// ids stands at the top of each game's `element.rs`.
///
/// ```
/// use engine::{Components, Game, OptionMap, Playout, Seat};
/// use testkit::toy::Squirrels;
/// use ui_kit::Element;
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// enum Thing {
///     Forest,
///     Nuts(Seat),
/// }
///
/// impl Element for Thing {
///     type Game = Squirrels;
///     const PREFIX: &'static str = "sq";
///
///     fn id(self, _: &Squirrels) -> String {
///         match self {
///             Self::Forest => "sq-forest".to_owned(),
///             Self::Nuts(seat) => format!("sq-nuts-{seat}"),
///         }
///     }
///
///     fn read(position: &Squirrels, kind: &str, rest: &str) -> Option<Self> {
///         match kind {
///             "forest" => Some(Self::Forest),
///             "nuts" => ui_kit::read_seat(position, rest).map(Self::Nuts),
///             _ => None,
///         }
///     }
/// }
///
/// let position: Squirrels = testkit::new_game(2, &[]);
/// assert_eq!(Thing::parse(&position, "sq-nuts-2"), Some(Thing::Nuts(Seat::new(1))));
/// assert_eq!(Thing::parse(&position, "sq-nuts-02"), None, "an element has one id");
/// assert_eq!(Thing::parse(&position, "sq-nuts-3"), None, "two squirrels play");
/// ```
pub trait Element: Copy {
    /// The game.
    type Game: Game;
    /// What the ids of this game begin with, without the hyphen: `pg`.
    const PREFIX: &'static str;

    /// The id, in markup and in links.
    fn id(self, position: &Self::Game) -> String;

    /// The element of a kind; `rest` is what follows the kind and its hyphen in the id. It may accept several
    /// spellings of one element: [`parse`](Element::parse) keeps only the one that [`id`](Element::id) writes.
    fn read(position: &Self::Game, kind: &str, rest: &str) -> Option<Self>;

    /// The element with exactly this id.
    #[must_use]
    fn parse(position: &Self::Game, id: &str) -> Option<Self> {
        let rest = id.strip_prefix(Self::PREFIX)?.strip_prefix('-')?;
        let (kind, rest) = rest.split_once('-').unwrap_or((rest, ""));
        Self::read(position, kind, rest).filter(|element| element.id(position) == id)
    }
}

/// A seat of the table by its number in an id, counted from one.
#[must_use]
pub fn read_seat(position: &impl Game, text: &str) -> Option<Seat> {
    let number = text.parse::<u8>().ok()?;
    (1..=position.seats()).contains(&number).then(|| Seat::new(number - 1))
}
