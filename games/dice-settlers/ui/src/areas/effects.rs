//! The effect of a technology as a short row of symbols.

use dice_settlers::technologies::{Effect, Explosion, Per, Technology};
use dice_settlers::{Icon, Icons};
use maud::{Markup, html};

use crate::icons::{self, Glyph};

/// The most icons that are shown one by one; more are "any".
const MOST: usize = 3;

pub(super) fn picture(card: &Technology) -> Markup {
    html! {
        @if card.once { b { "1×" } }
        (effect(card.effect))
    }
}

fn effect(effect: Effect) -> Markup {
    let sign = icons::inline;
    let arrow = || html! { b { "→" } };
    let more = |n: u8| html! { b { "+" (n) } };
    match effect {
        Effect::Quota { n, tiles_present, houses } => html! {
            @if tiles_present > 0 { b { (tiles_present) } (sign(Glyph::Tent)) b { ":" } }
            @if houses > 0 { (sign(Glyph::House)) b { ":" } }
            (more(n)) (sign(Glyph::Die))
        },
        Effect::KeepDice(n) => html! { (sign(Glyph::Turn)) b { (n) } (sign(Glyph::Die)) },
        Effect::ExploreDraw(n) => {
            html! { (sign(Glyph::Icon(Icon::Explore))) (more(n)) (sign(Glyph::Tile)) }
        }
        Effect::Convert { from, to } => html! { (several(from)) (arrow()) (several(to)) },
        Effect::Icon(icon) => sign(Glyph::Icon(icon)),
        Effect::RaidShield(n) => html! { (sign(Glyph::Shield)) (more(n)) (sign(Glyph::Icon(Icon::Raid))) },
        Effect::RaidFromGeneral => {
            html! { (sign(Glyph::Icon(Icon::Raid))) (arrow()) (sign(Glyph::Plus)) (sign(Glyph::Tent)) }
        }
        Effect::HarvestBonus(n) => html! { (sign(Glyph::Harvest)) (more(n)) },
        Effect::HarvestChoice(icons) => html! { (sign(Glyph::Harvest)) (arrow()) (several(icons)) },
        Effect::HarvestDouble => html! { (sign(Glyph::Harvest)) b { "×2" } },
        Effect::SettleReach(n) => html! { (sign(Glyph::Icon(Icon::Settle))) b { (n) } (sign(Glyph::Tile)) },
        Effect::SettleTake(n) => {
            html! { (sign(Glyph::Icon(Icon::Settle))) (arrow()) b { (n) } (sign(Glyph::Tent)) }
        }
        Effect::FactoryAdjacent => html! { (sign(Glyph::Tent)) (arrow()) (sign(Glyph::Factory)) },
        Effect::FactoryKeepTent => html! { (sign(Glyph::Factory)) (sign(Glyph::Plus)) (sign(Glyph::Tent)) },
        Effect::FactoryUses(n) => html! { b { (n) "×" } (sign(Glyph::Factory)) },
        Effect::SetDie => html! { (sign(Glyph::Turn)) (sign(Glyph::Die)) },
        Effect::RepeatAction => sign(Glyph::Turn),
        Effect::Govern { tents, .. } => {
            html! { b { (tents) } (sign(Glyph::Tent)) (arrow()) (sign(Glyph::House)) }
        }
        Effect::PioneerSingle(_) => html! { (sign(Glyph::Icon(Icon::Pioneer))) (arrow()) (any()) },
        Effect::TradeBonus(n) => html! { (sign(Glyph::Icon(Icon::Trade))) (more(n)) (icons::vp()) },
        Effect::Score { per, vp } => html! { b { (vp) } (icons::vp()) b { "/" } (counted(per)) },
        Effect::Explode(explosion) => html! { (sign(Glyph::Blast)) (arrow()) (explodes(explosion)) },
    }
}

fn several(icons: Icons) -> Markup {
    html! {
        @if icons.iter().count() > MOST { (any()) }
        @else { @for icon in icons.iter() { (icons::inline(Glyph::Icon(icon))) } }
    }
}

/// Any icon.
fn any() -> Markup {
    html! { span.ds-any { "?" } }
}

fn counted(per: Per) -> Markup {
    let sign = icons::inline;
    match per {
        Per::DicePair => html! { (sign(Glyph::Die)) (sign(Glyph::Die)) },
        Per::Die => sign(Glyph::Die),
        Per::House => sign(Glyph::House),
        Per::TileControlled => sign(Glyph::Crown),
        Per::Technology | Per::RivalMarker => sign(Glyph::Icon(Icon::Research)),
        Per::TilePresent | Per::TileAlone => html! { (sign(Glyph::Tent)) (sign(Glyph::Tile)) },
        Per::TerrainControlled => html! { (sign(Glyph::Crown)) (sign(Glyph::Tile)) },
        Per::TentPair | Per::TentPairOnTile => html! { (sign(Glyph::Tent)) (sign(Glyph::Tent)) },
        Per::Resource => sign(Glyph::Icon(Icon::Gold)),
        Per::FactoryPresent => sign(Glyph::Factory),
    }
}

fn explodes(explosion: Explosion) -> Markup {
    let sign = icons::inline;
    let many = |n: u8, glyph| html! { b { (n) } (sign(glyph)) };
    match explosion {
        Explosion::RemoveTents(n) => many(n, Glyph::Tent),
        Explosion::Icons(main, n) => many(n, Glyph::of(main)),
        Explosion::ExtraAction => sign(Glyph::Plus),
        Explosion::BuildHouse(_) => sign(Glyph::House),
        Explosion::Resources(n, _) => many(n, Glyph::Icon(Icon::Gold)),
        Explosion::SetDice(n) => html! { (sign(Glyph::Turn)) (many(n, Glyph::Die)) },
        Explosion::Dice(n) => many(n, Glyph::Die),
    }
}
