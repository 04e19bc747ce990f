//! Hidden information (MP-2.10) and invariants (MP-I).

use engine::{Chance, Seat};
use parts::Set;

use crate::ids::{BOMBS, BUILDINGS, Bomb, Building, Space, bombs};
use crate::options::Tests;
use crate::state::{Kept, ManhattanProject, Mark, Site, Stage};
use crate::workers::{Crew, WorkerType, Workers};

/// Where a card of a draft can be: kept at this place of the draft, or still passed on.
#[derive(Clone, Copy)]
enum Slot {
    Kept(u8),
    PassedOn,
}

/// Cards of one draft that a viewer cannot tell apart, and the slots they are in. A draft has at most six cards.
struct Unknown {
    cards: Set,
    slots: [Slot; 6],
    count: usize,
}

impl Unknown {
    const NONE: Self = Self { cards: Set::EMPTY, slots: [Slot::PassedOn; 6], count: 0 };

    fn add(&mut self, bomb: Bomb, slot: Slot) {
        self.cards.insert(bomb.0);
        self.slots[self.count] = slot;
        self.count += 1;
    }
}

impl ManhattanProject {
    /// MP-2.10, MP-10.2: bomb cards in hand are secret. The cards of a draft were face up before it began, and a player
    /// sees those passed on to it (MP-D.17). So a player knows which cards were kept earlier and which later in the
    /// draft, but not by whom: all distributions are equally likely. A built card is public. Decks have no order before
    /// they are drawn from.
    pub(crate) fn guess_hands(&mut self, viewer: Seat, chance: &mut impl Chance) {
        for draft in 0..self.bombs.drafted {
            let [before, after] = self.unknown_in(draft, viewer);
            self.distribute(draft, &before, chance);
            self.distribute(draft, &after, chance);
        }
    }

    /// Whether the cards in a seat's hand are hidden from a viewer (`None`: a spectator). Their number is public.
    #[must_use]
    pub fn hides_hand(&self, seat: Seat, viewer: Option<Seat>) -> bool {
        self.stage != Stage::Over && viewer != Some(seat)
    }

    /// MP-D.17: whether the cards passed on in the draft are hidden from a viewer (`None`: a spectator).
    #[must_use]
    pub fn hides_face_up(&self, viewer: Option<Seat>) -> bool {
        self.stage == Stage::Drafting && viewer != Some(self.actor)
    }

    /// The cards of a draft that were kept before the viewer chose, and those that came after.
    fn unknown_in(&self, draft: u8, viewer: Seat) -> [Unknown; 2] {
        let running = self.stage == Stage::Drafting && draft + 1 == self.bombs.drafted;
        let own = self.place_in_draft(draft, viewer);
        let now = if running { self.place_in_draft(draft, self.actor) } else { self.seats + 1 };
        let (mut before, mut after) = (Unknown::NONE, Unknown::NONE);
        // In order of place, so that the guess does not depend on which card is where.
        for place in 0..=self.seats {
            let Some(bomb) = self.hidden_card(Kept { draft, place }) else { continue };
            if self.players[viewer].hand.has(bomb.0) {
                continue;
            }
            if place < own { &mut before } else { &mut after }.add(bomb, Slot::Kept(place));
        }
        if running && own != now {
            // A seat still waiting for the cards has seen none passed on: kept cards and the rest are one unknown
            // group.
            let unseen = if own > now { &mut before } else { &mut after };
            for bomb in bombs(self.bombs.face_up) {
                unseen.add(bomb, Slot::PassedOn);
            }
        }
        [before, after]
    }

    /// The card that was kept at this point, if it is still in a hand.
    fn hidden_card(&self, kept: Kept) -> Option<Bomb> {
        (0..BOMBS as u8).map(Bomb).find(|bomb| self.bombs.kept[bomb.index()] == Mark::new(kept))
    }

    fn distribute(&mut self, draft: u8, unknown: &Unknown, chance: &mut impl Chance) {
        if unknown.count < 2 {
            return;
        }
        for seat in Seat::all(self.seats) {
            let hand = &mut self.players[seat].hand;
            *hand = hand.minus(unknown.cards);
        }
        self.bombs.face_up = self.bombs.face_up.minus(unknown.cards);
        let mut rest = unknown.cards;
        for &slot in &unknown.slots[..unknown.count] {
            let bomb = Bomb(chance.draw("guess", &rest));
            rest.remove(bomb.0);
            match slot {
                Slot::Kept(place) => {
                    let seat = (self.bombs.drafts[usize::from(draft)].number() + place) % self.seats;
                    self.players[Seat::new(seat)].hand.insert(bomb.0);
                    self.bombs.kept[bomb.index()] = Mark::new(Kept { draft, place });
                }
                Slot::PassedOn => {
                    self.bombs.face_up.insert(bomb.0);
                    self.bombs.kept[bomb.index()] = Mark::NONE;
                }
            }
        }
    }

    /// Checks totals that never change and derived values that are stored.
    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        self.check_workers()?;
        self.check_sites()?;
        self.check_players()?;
        self.check_buildings()?;
        self.check_bombs()?;
        self.check_deals()?;
        self.check_turn()
    }

    /// MP-8.17: deals do not contradict each other.
    fn check_deals(&self) -> Result<(), String> {
        for deal in self.deals() {
            let parties = [deal.proposer, deal.partner];
            let known = |enemy: Option<Seat>| parties.iter().all(|&party| self.common_enemy(party) == enemy);
            let attacked = deal.enemy.is_some_and(|enemy| {
                !known(deal.enemy) || parties.iter().any(|&party| self.have_pact(party, enemy))
            });
            if deal.proposer == deal.partner || attacked {
                return Err(format!("MP-8.17: {deal:?} contradicts another deal"));
            }
        }
        Ok(())
    }

    /// MP-I.1, MP-I.2: no worker is lost or made.
    fn check_workers(&self) -> Result<(), String> {
        let mut contractors = self.contractors.plus(self.construction.contractors);
        let sites = || self.spaces.iter().chain(&self.buildings);
        for site in sites() {
            contractors = contractors.plus(site.crew.contractors);
        }
        for seat in Seat::all(self.seats) {
            let player = &self.players[seat];
            let mut own = player.untrained.plus(player.supply.permanent);
            own = own.plus(player.token_crew.permanent).plus(self.construction.permanent[seat]);
            contractors = contractors.plus(player.supply.contractors).plus(player.token_crew.contractors);
            for bomb in bombs(player.built) {
                own = own.plus(self.bomb_crews[bomb.index()].permanent);
                contractors = contractors.plus(self.bomb_crews[bomb.index()].contractors);
            }
            for site in sites().filter(|site| site.user == seat) {
                own = own.plus(site.crew.permanent);
            }
            if own != self.tables.permanent {
                return Err(format!("MP-I.1: seat {seat} has the workers {own:?}"));
            }
            if player.untrained.count(WorkerType::Labourer) > 0 {
                return Err(format!("MP-I.2: a labourer of seat {seat} is in the general supply"));
            }
        }
        if contractors != self.tables.contractors {
            return Err(format!("MP-I.1: there are the contractors {contractors:?}"));
        }
        Ok(())
    }

    /// MP-I.7: one placement on each limited place, no larger than asked for.
    fn check_sites(&self) -> Result<(), String> {
        for space in Space::all() {
            let Site { crew, user } = self.spaces[space.index()];
            let card = self.tables.space(space);
            let room = if card.unlimited { 0 } else { card.work.need.total() };
            if crew.total() > room || (crew.permanent.is_empty() && user != Seat::new(0)) {
                return Err(format!("MP-I.7: {crew:?} of seat {user} on {}", card.id));
            }
        }
        for (row, &site) in (0..).zip(&self.buildings) {
            let building = Building(row);
            let Site { crew, user } = site;
            let card = self.tables.building(building);
            if crew.total() > card.work.need.total() || (crew.permanent.is_empty() && user != Seat::new(0)) {
                return Err(format!("MP-I.6: {crew:?} of seat {user} on {}", card.id));
            }
            if self.owner(building).is_none() && (!crew.is_empty() || self.damage(building) > 0) {
                return Err(format!("{} is on no board, but not empty", card.id));
            }
        }
        Ok(())
    }

    /// MP-I.3, MP-I.5, MP-I.8: tracks, tokens and scores.
    fn check_players(&self) -> Result<(), String> {
        let limits = self.tables.board.limits;
        let mut tokens = self.tokens;
        for seat in Seat::all(self.seats) {
            let player = &self.players[seat];
            for (value, limit, track) in [
                (player.fighters, limits.fighters, "fighters"),
                (player.bombers, limits.bombers, "bombers"),
                (player.uranium, limits.uranium, "uranium"),
                (player.plutonium, limits.plutonium, "plutonium"),
                (player.espionage, limits.espionage, "espionage"),
            ] {
                if value > limit {
                    return Err(format!("MP-I.3: seat {seat} has {value} of {limit} {track}"));
                }
            }
            if let Some(token) = player.token {
                if tokens.has(token) {
                    return Err(format!("MP-I.5: the token {token} is there twice"));
                }
                tokens.insert(token);
            } else if !player.token_crew.is_empty() {
                return Err(format!("MP-13.9: seat {seat} has workers on a token it does not have"));
            }
            if !player.loaded.minus(player.built).is_empty() {
                return Err(format!("MP-13.11: seat {seat} has loaded a bomb it has not built"));
            }
            let points: u16 = self.points(seat).iter().sum();
            let won = self.stage == Stage::Over && seat == self.active;
            if (points >= self.goal().into()) != won {
                return Err(format!("MP-I.8: seat {seat} has {points} points"));
            }
        }
        if !Tests::ALL.iter().any(|tests| tests.tokens(&self.tables, self.seats) == tokens) {
            return Err("MP-I.5: the tokens are not those of this number of players".to_owned());
        }
        Ok(())
    }

    /// MP-I.4: 50 buildings, each in one place; MP-7.7: no gap in the market.
    fn check_buildings(&self) -> Result<(), String> {
        let market: Set = self.market.iter().flatten().map(|building| building.0).collect();
        let mut all = self.building_deck;
        let mut count = all.len() + self.market.iter().flatten().count() as u8;
        all = all.or(market);
        for seat in Seat::all(self.seats) {
            count += self.players[seat].buildings.len();
            all = all.or(self.players[seat].buildings);
        }
        if usize::from(count) != BUILDINGS || all.len() != count {
            return Err(format!("MP-I.4: there are {count} buildings, {} different ones", all.len()));
        }
        let gap = self.market.windows(2).any(|pair| pair[0].is_none() && pair[1].is_some());
        if gap || (market.len() < self.market.len() as u8 && !self.building_deck.is_empty()) {
            return Err("MP-7.7: the market has a gap".to_owned());
        }
        Ok(())
    }

    /// MP-I.4: 30 bombs, each in one place; MP-I.11: those laid out.
    fn check_bombs(&self) -> Result<(), String> {
        let deck = &self.bombs;
        let mut all = deck.deck.or(deck.face_up);
        let mut count = all.len() + deck.under.iter().flatten().count() as u8;
        all = deck.under.iter().flatten().fold(all, |set, bomb| set.with(bomb.0));
        for seat in Seat::all(self.seats) {
            let player = &self.players[seat];
            count += player.hand.len() + player.built.len();
            all = all.or(player.hand).or(player.built);
        }
        if usize::from(count) != BOMBS || all.len() != count {
            return Err(format!("MP-I.4: there are {count} bombs, {} different ones", all.len()));
        }
        let face_up = self.tables.players(self.seats).face_up;
        let expected = match self.stage {
            Stage::Drafting => face_up - self.place_in_draft(deck.drafted - 1, self.actor),
            _ if deck.open => face_up,
            _ => 0,
        };
        if deck.face_up.len() != expected {
            return Err(format!("MP-I.11: {} bombs lie face up, not {expected}", deck.face_up.len()));
        }
        self.check_kept()
    }

    /// A card in hand was kept by the player who has it, or is known to all; workers are only on built bombs.
    fn check_kept(&self) -> Result<(), String> {
        for bomb in (0..BOMBS as u8).map(Bomb) {
            let holder = Seat::all(self.seats).find(|&seat| self.players[seat].hand.has(bomb.0));
            if let Some(kept) = self.kept(bomb) {
                let fits = |seat| self.place_in_draft(kept.draft, seat) == kept.place % self.seats;
                if kept.draft >= self.bombs.drafted || !holder.is_some_and(fits) {
                    return Err(format!("MP-10.3: bomb {} was not kept by the player who has it", bomb.0));
                }
            }
            let built = Seat::all(self.seats).any(|seat| self.players[seat].built.has(bomb.0));
            if !built && self.bomb_crews[bomb.index()] != Crew::NONE {
                return Err(format!("MP-13.4: there are workers on bomb {}, which is not built", bomb.0));
            }
        }
        Ok(())
    }

    /// Pending choices exist only in the stage that decides them.
    fn check_turn(&self) -> Result<(), String> {
        let gaining = self.turn.gaining != Workers::NONE;
        if gaining != (self.stage == Stage::Gaining) {
            return Err("MP-6.11: workers are gained at another time".to_owned());
        }
        let asks_others =
            matches!(self.stage, Stage::Bonus | Stage::Deal | Stage::Repairing | Stage::Drafting);
        if !asks_others && self.actor != self.active {
            return Err("MP-3.13: another player decides in this turn".to_owned());
        }
        if self.turn.spies > self.players[self.active].espionage {
            return Err("MP-11.2: there are more spies than the track shows".to_owned());
        }
        Ok(())
    }
}
