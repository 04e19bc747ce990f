//! The components in the pictures and their ids. Seats are counted from one.
//!
//! | id | what |
//! |---|---|
//! | `ds-tile-14`, `ds-cell-1x-1` | a tile on the map, an empty cell |
//! | `ds-drawn-9` | a tile to choose from |
//! | `ds-tents-2-14`, `ds-house-2-14` | the tents and the house of seat 2 on a tile |
//! | `ds-supply-green`, `ds-end-3` | dice in the general supply, an end condition |
//! | `ds-card-scouts` | a technology |
//! | `ds-action-2-settle` | a main action on the mat of seat 2 |
//! | `ds-die-2-white-settle-1`, `ds-kept-2-1`, `ds-spent-2-white`, `ds-bag-2` | dice of seat 2 |
//! | `ds-quota-2`, `ds-home-2`, `ds-houses-2`, `ds-token-2-food`, `ds-vp-2`, `ds-score-2` | numbers of seat 2 |
//! | `ds-option-set`, `ds-face-white-settle`, `ds-count-2`, `ds-exchange-same` | tools of a decision |
//! | `ds-side-raid`, `ds-row` | the Diceoneer's hexagon and row |

use dice_settlers::{
    Cell, Colour, DiceSettlers, Exchange, Face, Icon, Main, Resource, RollOption, Slot, Tile,
};
use engine::Seat;

/// A component in the pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Element {
    Tile(Tile),
    Cell(Cell),
    Drawn(Tile),
    Tents(Seat, Tile),
    House(Seat, Tile),
    Supply(Colour),
    Trigger(u8),
    Card(Slot),
    Action(Seat, Main),
    /// An active die: its face and its number among the dice with this face, from one.
    Die(Seat, Face, u8),
    /// A die kept in the clean-up, by its number from one.
    Kept(Seat, u8),
    Spent(Seat, Colour),
    Bag(Seat),
    Quota(Seat),
    Home(Seat),
    Houses(Seat),
    Token(Seat, Resource),
    Vp(Seat),
    Score(Seat),
    RollOption(RollOption),
    Face(Face),
    Count(u8),
    Exchange(Option<Exchange>),
    Side(Main),
    Row,
}

impl ui_kit::Element for Element {
    type Game = DiceSettlers;
    const PREFIX: &'static str = "ds";

    fn id(self, position: &DiceSettlers) -> String {
        let face = |face: Face| {
            let tables = position.tables();
            format!("{}-{}", tables.colour(face), tables.icon(face))
        };
        match self {
            Self::Tile(tile) => format!("ds-tile-{}", tile.0),
            Self::Cell(cell) => format!("ds-cell-{}x{}", cell.q, cell.r),
            Self::Drawn(tile) => format!("ds-drawn-{}", tile.0),
            Self::Tents(seat, tile) => format!("ds-tents-{seat}-{}", tile.0),
            Self::House(seat, tile) => format!("ds-house-{seat}-{}", tile.0),
            Self::Supply(colour) => format!("ds-supply-{colour}"),
            Self::Trigger(number) => format!("ds-end-{number}"),
            Self::Card(slot) => format!("ds-card-{}", position.technology(slot).id),
            Self::Action(seat, main) => format!("ds-action-{seat}-{main}"),
            Self::Die(seat, shown, number) => format!("ds-die-{seat}-{}-{number}", face(shown)),
            Self::Kept(seat, number) => format!("ds-kept-{seat}-{number}"),
            Self::Spent(seat, colour) => format!("ds-spent-{seat}-{colour}"),
            Self::Bag(seat) => format!("ds-bag-{seat}"),
            Self::Quota(seat) => format!("ds-quota-{seat}"),
            Self::Home(seat) => format!("ds-home-{seat}"),
            Self::Houses(seat) => format!("ds-houses-{seat}"),
            Self::Token(seat, resource) => format!("ds-token-{seat}-{resource}"),
            Self::Vp(seat) => format!("ds-vp-{seat}"),
            Self::Score(seat) => format!("ds-score-{seat}"),
            Self::RollOption(option) => format!("ds-option-{}", option.word()),
            Self::Face(shown) => format!("ds-face-{}", face(shown)),
            Self::Count(count) => format!("ds-count-{count}"),
            Self::Exchange(exchange) => format!("ds-exchange-{}", exchange.map_or("die", Exchange::word)),
            Self::Side(main) => format!("ds-side-{main}"),
            Self::Row => "ds-row".to_owned(),
        }
    }

    fn read(position: &DiceSettlers, kind: &str, rest: &str) -> Option<Self> {
        let reader = Reader { position };
        reader.of_seat(kind, rest).or_else(|| reader.of_table(kind, rest))
    }
}

/// Reads the parts of ids.
struct Reader<'a> {
    position: &'a DiceSettlers,
}

impl Reader<'_> {
    /// An element of a seat: `rest` is its number, and for some kinds a hyphen and more.
    fn of_seat(&self, kind: &str, rest: &str) -> Option<Element> {
        let (seat, rest) = rest.split_once('-').unwrap_or((rest, ""));
        let seat = self.seat(seat)?;
        Some(match kind {
            "tents" => Element::Tents(seat, self.tile_on_map(rest)?),
            "house" => Element::House(seat, self.tile_on_map(rest)?),
            "action" => Element::Action(seat, Main::parse(rest)?),
            "die" => {
                let (face, number) = rest.rsplit_once('-')?;
                Element::Die(seat, self.face(face)?, number_in(number, 1, 51)?)
            }
            "kept" => Element::Kept(seat, number_in(rest, 1, 3)?),
            "spent" => Element::Spent(seat, Colour::parse(rest)?),
            "bag" => Element::Bag(seat),
            "quota" => Element::Quota(seat),
            "home" => Element::Home(seat),
            "houses" => Element::Houses(seat),
            "token" => Element::Token(seat, Resource::parse(rest)?),
            "vp" => Element::Vp(seat),
            "score" => Element::Score(seat),
            _ => return None,
        })
    }

    /// An element of no seat.
    fn of_table(&self, kind: &str, rest: &str) -> Option<Element> {
        let tables = self.position.tables();
        Some(match kind {
            "tile" => Element::Tile(self.tile_on_map(rest)?),
            "cell" => {
                let (q, r) = rest.split_once('x')?;
                Element::Cell(Cell::new(coordinate(q)?, coordinate(r)?))
            }
            "drawn" => Element::Drawn(tile(rest)?),
            "supply" => Element::Supply(Colour::parse(rest)?),
            "end" => Element::Trigger(number_in(rest, 1, 4)?),
            "card" => Element::Card(self.position.slot(tables.card(rest)?)?),
            "option" => {
                Element::RollOption(RollOption::ALL.into_iter().find(|option| option.word() == rest)?)
            }
            "face" => Element::Face(self.face(rest)?),
            "count" => Element::Count(number_in(rest, 1, 9)?),
            "exchange" if rest == "die" => Element::Exchange(None),
            "exchange" => {
                Element::Exchange(Some(Exchange::ALL.into_iter().find(|exchange| exchange.word() == rest)?))
            }
            "side" if self.is_solo() => {
                Element::Side(Main::parse(rest).filter(|main| tables.solo.clockwise.contains(main))?)
            }
            "row" if self.is_solo() => Element::Row,
            _ => return None,
        })
    }

    /// A seat, the Diceoneer's included.
    fn seat(&self, text: &str) -> Option<Seat> {
        self.position.all_players().find(|seat| seat.to_string() == text)
    }

    fn is_solo(&self) -> bool {
        self.position.all_players().any(|seat| self.position.is_bot(seat))
    }

    fn tile_on_map(&self, text: &str) -> Option<Tile> {
        tile(text).filter(|tile| self.position.map().has(tile.0))
    }

    fn face(&self, text: &str) -> Option<Face> {
        let (colour, icon) = text.split_once('-')?;
        self.position.tables().face(Colour::parse(colour)?, Icon::parse(icon)?)
    }
}

fn tile(text: &str) -> Option<Tile> {
    number_in(text, 1, 40).map(Tile)
}

fn number_in(text: &str, lowest: u8, highest: u8) -> Option<u8> {
    text.parse().ok().filter(|number| (lowest..=highest).contains(number))
}

/// A coordinate of the grid.
fn coordinate(text: &str) -> Option<i8> {
    text.parse().ok().filter(|number| (-32..32).contains(number))
}
