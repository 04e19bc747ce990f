//! The permanent effects of a player's technologies (DS-16.4, DS-16.5).

use crate::ids::{Icon, Icons};
use crate::tables::Tables;
use crate::technologies::Effect;

/// The permanent effects of a player's technologies. Updated with every marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Powers {
    /// DS-16.13: for each kind of icon, the kinds that may be spent as it, including itself.
    as_icon: [Icons; 11],
    /// DS-7.5: whether an icon may be converted by several technologies, one after the other.
    chained: bool,
    /// DS-16.11, DS-19.1: active dice that may be kept.
    pub(crate) keep_dice: u8,
    pub(crate) explore_draw: u8,
    pub(crate) raid_shield: u8,
    pub(crate) raid_from_general: bool,
    pub(crate) harvest_bonus: u8,
    harvest_choice: Icons,
    pub(crate) settle_reach: u8,
    pub(crate) settle_take: u8,
    pub(crate) factory_adjacent: bool,
    pub(crate) factory_uses: u8,
    pub(crate) trade_bonus: u8,
    /// DS-18.2, DS-16.27: the lead Govern needs and the tents it returns.
    pub(crate) govern_lead: u8,
    pub(crate) govern_tents: u8,
}

impl Powers {
    /// Without any technology.
    pub(crate) fn new(tables: &Tables, chained: bool) -> Self {
        Self {
            as_icon: Icon::ALL.map(|icon| Icons::NONE.with(icon)),
            chained,
            keep_dice: tables.player.keep_dice,
            explore_draw: 0,
            raid_shield: 0,
            raid_from_general: false,
            harvest_bonus: 0,
            harvest_choice: Icons::NONE,
            settle_reach: 1,
            settle_take: 1,
            factory_adjacent: false,
            factory_uses: 1,
            trade_bonus: 0,
            govern_lead: tables.govern.lead,
            govern_tents: tables.govern.tents,
        }
    }

    /// Adds the permanent effect of a technology.
    pub(crate) fn add(&mut self, effect: Effect) {
        match effect {
            Effect::KeepDice(n) => self.keep_dice = self.keep_dice.max(n),
            Effect::ExploreDraw(n) => self.explore_draw += n,
            Effect::Convert { from, to } => {
                for icon in to.iter() {
                    let fits = &mut self.as_icon[icon.index()];
                    *fits = fits.or(from);
                }
                if self.chained {
                    self.chain();
                }
            }
            Effect::RaidShield(n) => self.raid_shield += n,
            Effect::RaidFromGeneral => self.raid_from_general = true,
            Effect::HarvestBonus(n) => self.harvest_bonus += n,
            Effect::HarvestChoice(of) => self.harvest_choice = self.harvest_choice.or(of),
            Effect::SettleReach(distance) => self.settle_reach = self.settle_reach.max(distance),
            Effect::SettleTake(n) => self.settle_take = self.settle_take.max(n),
            Effect::FactoryAdjacent => self.factory_adjacent = true,
            Effect::FactoryUses(n) => self.factory_uses = self.factory_uses.max(n),
            Effect::Govern { lead, tents } => {
                self.govern_lead = self.govern_lead.min(lead);
                self.govern_tents = self.govern_tents.min(tents);
            }
            Effect::TradeBonus(vp) => self.trade_bonus += vp,
            // These are looked up when they are used.
            Effect::Quota { .. }
            | Effect::Icon(_)
            | Effect::HarvestDouble
            | Effect::FactoryKeepTent
            | Effect::SetDie
            | Effect::RepeatAction
            | Effect::PioneerSingle(_)
            | Effect::Score { .. }
            | Effect::Explode(_) => {}
        }
    }

    /// DS-7.5: chained conversions, as the transitive closure: an icon that counts as a second one counts as whatever
    /// that one counts as.
    fn chain(&mut self) {
        for via in Icon::ALL {
            let through = self.as_icon[via.index()];
            for fits in self.as_icon.iter_mut().filter(|fits| fits.has(via)) {
                *fits = fits.or(through);
            }
        }
    }

    /// DS-7.5, DS-16.13: the kinds of icon that may be spent as this one.
    #[inline]
    pub(crate) const fn spent_as(&self, icon: Icon) -> Icons {
        self.as_icon[icon.index()]
    }

    /// DS-16.18: the kinds of icon that may be harvested as this resource icon.
    pub(crate) fn harvested_as(&self, icon: Icon) -> Icons {
        let own = self.as_icon[icon.index()];
        if !self.harvest_choice.has(icon) {
            own
        } else if self.chained {
            self.harvest_choice.iter().fold(own, |all, kind| all.or(self.as_icon[kind.index()]))
        } else {
            own.or(self.harvest_choice)
        }
    }
}
