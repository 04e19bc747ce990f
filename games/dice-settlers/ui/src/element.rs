//! The names of things in the pictures: `ds-tile-14`, `ds-tents-2-14`, `ds-die-1-white-settle-2`.

use dice_settlers::{
    Cell, Colour, DiceSettlers, Exchange, Face, Icon, Main, Resource, RollOption, Slot, Tile,
};
use engine::Seat;

/// Something in the pictures.
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
    /// One of the active dice that show a face, counted from one.
    Die(Seat, Face, u8),
    /// A die kept in the clean-up, counted from one.
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

impl Element {
    /// The id, in markup and in links.
    pub(crate) fn id(self, position: &DiceSettlers) -> String {
        let n = |seat: Seat| seat.number() + 1;
        let face = |face: Face| {
            let tables = position.tables();
            format!("{}-{}", tables.colour(face), tables.icon(face))
        };
        match self {
            Self::Tile(tile) => format!("ds-tile-{}", tile.0),
            Self::Cell(cell) => format!("ds-cell-{}x{}", cell.q, cell.r),
            Self::Drawn(tile) => format!("ds-drawn-{}", tile.0),
            Self::Tents(seat, tile) => format!("ds-tents-{}-{}", n(seat), tile.0),
            Self::House(seat, tile) => format!("ds-house-{}-{}", n(seat), tile.0),
            Self::Supply(colour) => format!("ds-supply-{colour}"),
            Self::Trigger(number) => format!("ds-end-{number}"),
            Self::Card(slot) => format!("ds-card-{}", position.technology(slot).id),
            Self::Action(seat, main) => format!("ds-action-{}-{main}", n(seat)),
            Self::Die(seat, shown, number) => format!("ds-die-{}-{}-{number}", n(seat), face(shown)),
            Self::Kept(seat, number) => format!("ds-kept-{}-{number}", n(seat)),
            Self::Spent(seat, colour) => format!("ds-spent-{}-{colour}", n(seat)),
            Self::Bag(seat) => format!("ds-bag-{}", n(seat)),
            Self::Quota(seat) => format!("ds-quota-{}", n(seat)),
            Self::Home(seat) => format!("ds-home-{}", n(seat)),
            Self::Houses(seat) => format!("ds-houses-{}", n(seat)),
            Self::Token(seat, resource) => format!("ds-token-{}-{resource}", n(seat)),
            Self::Vp(seat) => format!("ds-vp-{}", n(seat)),
            Self::Score(seat) => format!("ds-score-{}", n(seat)),
            Self::RollOption(option) => format!("ds-option-{}", option.word()),
            Self::Face(shown) => format!("ds-face-{}", face(shown)),
            Self::Count(count) => format!("ds-count-{count}"),
            Self::Exchange(exchange) => format!("ds-exchange-{}", exchange.map_or("die", Exchange::word)),
            Self::Side(main) => format!("ds-side-{main}"),
            Self::Row => "ds-row".to_owned(),
        }
    }

    /// The element with this id.
    pub(crate) fn parse(position: &DiceSettlers, id: &str) -> Option<Self> {
        let rest = id.strip_prefix("ds-")?;
        let (kind, rest) = rest.split_once('-').unwrap_or((rest, ""));
        let tables = position.tables();
        let seat = |text: &str| {
            let number = text.parse::<u8>().ok()?;
            position.all_players().find(|seat| seat.number() + 1 == number)
        };
        let tile = |text: &str| text.parse().ok().filter(|number| (1..=40).contains(number)).map(Tile);
        let on_map = |text: &str| tile(text).filter(|tile| position.map().has(tile.0));
        let face = |text: &str| {
            let (colour, icon) = text.split_once('-')?;
            tables.face(Colour::parse(colour)?, Icon::parse(icon)?)
        };
        let of_seat = || {
            let (number, what) = rest.split_once('-')?;
            Some((seat(number)?, what))
        };
        let element = match kind {
            "tile" => Self::Tile(on_map(rest)?),
            "cell" => {
                let (q, r) = rest.split_once('x')?;
                Self::Cell(Cell::new(small(q)?, small(r)?))
            }
            "drawn" => Self::Drawn(tile(rest)?),
            "tents" => {
                let (seat, what) = of_seat()?;
                Self::Tents(seat, on_map(what)?)
            }
            "house" => {
                let (seat, what) = of_seat()?;
                Self::House(seat, on_map(what)?)
            }
            "supply" => Self::Supply(Colour::parse(rest)?),
            "end" => Self::Trigger(rest.parse().ok().filter(|number| (1..=4).contains(number))?),
            "card" => Self::Card(position.slot(tables.card(rest)?)?),
            "action" => {
                let (seat, what) = of_seat()?;
                Self::Action(seat, Main::parse(what)?)
            }
            "die" => {
                let (seat, what) = of_seat()?;
                let (shown, number) = what.rsplit_once('-')?;
                Self::Die(seat, face(shown)?, number.parse().ok().filter(|number| (1..=51).contains(number))?)
            }
            "kept" => {
                let (seat, what) = of_seat()?;
                Self::Kept(seat, what.parse().ok().filter(|number| (1..=3).contains(number))?)
            }
            "spent" => {
                let (seat, what) = of_seat()?;
                Self::Spent(seat, Colour::parse(what)?)
            }
            "bag" => Self::Bag(seat(rest)?),
            "quota" => Self::Quota(seat(rest)?),
            "home" => Self::Home(seat(rest)?),
            "houses" => Self::Houses(seat(rest)?),
            "token" => {
                let (seat, what) = of_seat()?;
                Self::Token(seat, Resource::parse(what)?)
            }
            "vp" => Self::Vp(seat(rest)?),
            "score" => Self::Score(seat(rest)?),
            "option" => Self::RollOption(RollOption::ALL.into_iter().find(|option| option.word() == rest)?),
            "face" => Self::Face(face(rest)?),
            "count" => Self::Count(rest.parse().ok().filter(|count| (1..=9).contains(count))?),
            "exchange" if rest == "die" => Self::Exchange(None),
            "exchange" => {
                Self::Exchange(Some(Exchange::ALL.into_iter().find(|exchange| exchange.word() == rest)?))
            }
            "side" => Self::Side(Main::parse(rest).filter(|main| tables.solo.clockwise.contains(main))?),
            "row" => Self::Row,
            _ => return None,
        };
        // One thing has one id: "ds-tile-014" and "ds-row-x" are none. The Diceoneer's things are only in a solo game.
        let there = !matches!(element, Self::Side(_) | Self::Row)
            || position.all_players().any(|seat| position.is_bot(seat));
        (there && element.id(position) == id).then_some(element)
    }
}

/// A coordinate of the grid.
fn small(text: &str) -> Option<i8> {
    text.parse().ok().filter(|n| (-32..32).contains(n))
}
