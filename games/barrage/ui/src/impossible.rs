//! Actions that a player might want at this stage but that the rules refuse.

use barrage::board::{Section, Task};
use barrage::{
    Action, Barrage, BaseSpace, ConduitSpace, Contract, Drops, Place, PowerhouseSpace, Site, Stage,
    Structure, TechTile,
};
use engine::{Game, Seat};
use ui_kit::{Impossible, Scene};

use crate::element::Element;
use crate::elements::place_of;
use crate::look::Look;

pub(crate) fn impossible(scene: &Scene<'_, Barrage>) -> Vec<Impossible> {
    let look = Look::new(scene);
    let mut refused: Vec<Impossible> = Vec::new();
    for (action, element) in look.candidates() {
        if let Some(one) = look.refused(action, element)
            && !look.is_legal(&one.element)
            && refused.iter().all(|known| known.element != one.element)
        {
            refused.push(one);
        }
    }
    refused
}

impl Look<'_> {
    /// Actions that a player might want at this stage, each with its element. Occupied places are left out, and so are
    /// building spaces, whose cards say why they cannot be used.
    fn candidates(&self) -> Vec<(Action, Element)> {
        let Some(seat) = self.position.to_act() else { return Vec::new() };
        match self.position.stage() {
            Stage::Turn => self.turn_candidates(seat),
            Stage::Contract(_) => {
                let held = self.position.contracts(seat).iter().map(Contract);
                let national = self.position.national_contracts().into_iter().flatten();
                held.chain(national).map(|one| (Action::Fulfil(one), Element::Contract(one))).collect()
            }
            Stage::Structure(free) => {
                let sites = self.sites(free.structure());
                sites.into_iter().map(|site| (Action::Build(site), site.into())).collect()
            }
            _ => Vec::new(),
        }
    }

    fn turn_candidates(&self, seat: Seat) -> Vec<(Action, Element)> {
        let mut all = Vec::new();
        let places = (0..Place::COUNT as u8).map(Place);
        for place in places.filter(|&place| self.position.on_place(place).is_none()) {
            all.extend(self.wish_at_place(place).map(|action| (action, place_of(self.position, place))));
        }
        for tile in self.position.tiles(seat).iter().map(TechTile) {
            all.extend(self.wish_with_tile(tile).map(|action| (action, Element::Tile(seat, tile))));
        }
        all
    }

    /// The action a player would want at a place.
    fn wish_at_place(&self, place: Place) -> Option<Action> {
        let board = &self.position.tables().board;
        board.price(place)?;
        let row = board.row(place.row());
        Some(match row.task {
            Task::Produce(_) => {
                let (dam, conduit) = self.best_system().unwrap_or((BaseSpace(0), ConduitSpace(0)));
                Action::Produce { place: Some(place), dam, conduit, drops: 1 }
            }
            Task::Drops(_) | Task::DropsNow(_) => {
                Action::Pour { place: Some(place), drops: Drops::new([1, 0, 0, 0])? }
            }
            Task::Bank(_) => return None,
            Task::Contracts(count) => {
                let mut open =
                    self.position.open_contracts().into_iter().flatten().flatten().collect::<Vec<_>>();
                open.sort_unstable();
                let first = open.first().copied()?;
                let second = open.get(1).copied().filter(|_| count > 1);
                Action::Take { place, first, second }
            }
            Task::Rotate(_) | Task::Machines(..) | Task::Patent(_) => Action::Use(place),
        })
    }

    /// A system of the acting company, the one of the highest value.
    fn best_system(&self) -> Option<(BaseSpace, ConduitSpace)> {
        let mut best: Option<barrage::System> = None;
        self.position.each_system(self.position.to_act()?, |system| {
            if best.is_none_or(|known| known.value < system.value) {
                best = Some(system);
            }
        });
        best.map(|system| (system.dam, system.conduit))
    }

    /// A tile with which nothing can be built: its cheapest site is refused for the reason that counts.
    fn wish_with_tile(&self, tile: TechTile) -> Option<Action> {
        let tables = self.position.tables();
        if tile == tables.special {
            return None;
        }
        let kinds = tables.tile(tile).builds.map_or(Structure::ALL.to_vec(), |structure| vec![structure]);
        let sites = kinds.into_iter().flat_map(|structure| self.sites(structure));
        let wishes = sites.map(|site| Action::Construct { tile, how: barrage::How::Own, site });
        wishes.min_by_key(|&action| match action {
            Action::Construct { site, .. } => {
                let taken =
                    self.position.check(action).is_err_and(|refusal| refusal.rule.starts_with("BA-2"));
                (taken, self.position.bill(tile, site).map_or(u8::MAX, |bill| bill.need.count + bill.red))
            }
            _ => (true, u8::MAX),
        })
    }

    /// A construction on an empty space or the player's own dam, with the first tile for it.
    pub(crate) fn wish_at_site(&self, seat: Seat, site: Site) -> Option<Action> {
        let occupied = match site {
            Site::Base(space) => self.position.dam(space).is_some(),
            Site::Elevation(space) => self.position.dam(space).is_none_or(|dam| dam.owner != Some(seat)),
            Site::Conduit(space) => self.position.conduit(space).is_some(),
            Site::Powerhouse(space) => self.position.powerhouse(space).is_some(),
        };
        if occupied {
            return None;
        }
        let basic = TechTile(u8::try_from(site.structure().index()).ok()?);
        let own = self.position.tiles(seat).iter().map(TechTile);
        let fits = |tile: &TechTile| {
            let row = self.position.tables().tile(*tile);
            *tile != self.position.tables().special
                && row.builds.is_none_or(|builds| builds == site.structure())
        };
        let tile = own.filter(fits).min().unwrap_or(basic);
        Some(Action::Construct { tile, how: barrage::How::Own, site })
    }

    /// All spaces for pieces of a kind.
    fn sites(&self, structure: Structure) -> Vec<Site> {
        match structure {
            Structure::Base => (0..20).map(BaseSpace).map(Site::Base).collect(),
            Structure::Elevation => (0..20).map(BaseSpace).map(Site::Elevation).collect(),
            Structure::Conduit => (0..20).map(ConduitSpace).map(Site::Conduit).collect(),
            Structure::Powerhouse => (0..23).map(PowerhouseSpace).map(Site::Powerhouse).collect(),
        }
    }

    /// The action a click on an element would stand for.
    pub(crate) fn wish(&self, element: Element) -> Option<Action> {
        let seat = self.position.to_act()?;
        if self.position.stage() != Stage::Turn || self.scene.viewer != Some(seat) {
            return None;
        }
        match element {
            Element::Place(place) => self.wish_at_place(place),
            Element::Patent(slot) => {
                let mut places = self.position.tables().board.places(Section::Patent);
                let is_slot =
                    |place: &Place| self.position.tables().board.row(place.row()).task == Task::Patent(slot);
                places.find(|place| is_slot(place) && !place.is_right()).map(Action::Use)
            }
            Element::Tile(owner, tile) if owner == seat => self.wish_with_tile(tile),
            Element::Dam(space) if self.position.dam(space).is_some() => {
                self.wish_at_site(seat, Site::Elevation(space))
            }
            Element::Dam(space) => self.wish_at_site(seat, Site::Base(space)),
            Element::Conduit(space) => self.wish_at_site(seat, Site::Conduit(space)),
            Element::Powerhouse(space) => self.wish_at_site(seat, Site::Powerhouse(space)),
            Element::Copy(officer) => Some(Action::Copy(officer)),
            _ => None,
        }
    }
}
