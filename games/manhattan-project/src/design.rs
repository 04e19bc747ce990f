//! MP-10: designing bombs, the secret draft.

use engine::{Chance, EventSink, Refusal, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Bomb, bombs};
use crate::setup::place_in_order;
use crate::state::{Kept, ManhattanProject, Mark, Stage};

impl ManhattanProject {
    /// MP-10.2: the active player takes all face-up cards.
    pub(crate) fn begin_draft(&mut self) {
        self.bombs.drafts[usize::from(self.bombs.drafted)] = self.active;
        self.bombs.drafted += 1;
        self.stage = Stage::Drafting;
        self.actor = self.active;
    }

    /// MP-10.2, MP-10.3: one of the cards passed on.
    pub(crate) fn check_keep(&self, bomb: Bomb) -> Result<(), Refusal> {
        if !self.bombs.face_up.has(bomb.0) {
            return Err(Refusal::new("MP-10.3", "card-not-passed-on"));
        }
        Ok(())
    }

    pub(crate) fn list_keeps(&self, out: &mut Vec<Action>) {
        out.extend(bombs(self.bombs.face_up).map(Action::Keep));
    }

    /// MP-10.3, MP-10.4: the rest goes to the left, and the last card to the active player. Then new cards are laid
    /// out.
    pub(crate) fn apply_keep(
        &mut self,
        bomb: Bomb,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        self.keep(self.actor, bomb, log);
        self.actor = self.actor.next(self.seats);
        if self.actor != self.active {
            return;
        }
        let last = self.bombs.face_up.first().expect("there is one card more than players");
        self.keep(self.active, Bomb(last), log);
        self.lay_out_bombs(chance, log);
        self.continue_turn();
    }

    fn keep(&mut self, seat: Seat, bomb: Bomb, log: &mut impl EventSink<Event>) {
        log.note(Event::Kept(seat));
        let place = self.tables.players(self.seats).face_up - self.bombs.face_up.len();
        self.bombs.face_up.remove(bomb.0);
        self.bombs.kept[bomb.index()] = Mark::new(Kept { draft: self.bombs.drafted - 1, place });
        self.players[seat].hand.insert(bomb.0);
    }

    /// MP-10.5: one card more than players; if the deck holds fewer, none, and the space is closed.
    pub(crate) fn lay_out_bombs(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let count = self.tables.players(self.seats).face_up;
        if self.bombs_in_deck() < count {
            self.bombs.open = false;
            log.note(Event::DesignClosed);
            return;
        }
        for _ in 0..count {
            let bomb = self.draw_bomb(chance);
            self.bombs.face_up.insert(bomb.0);
            log.note(Event::LaidOut(bomb));
        }
    }

    /// MP-10.10: cards put under the deck come last, in their order.
    fn draw_bomb(&mut self, chance: &mut impl Chance) -> Bomb {
        if self.bombs.deck.is_empty() {
            let bomb = self.bombs.under[0].expect("the deck is not empty");
            self.bombs.under.rotate_left(1);
            self.bombs.under[self.bombs.under.len() - 1] = None;
            return bomb;
        }
        let bomb = chance.draw("bomb", &self.bombs.deck);
        self.bombs.deck.remove(bomb);
        Bomb(bomb)
    }

    /// The number of bomb cards in the deck, including those put under it.
    #[must_use]
    pub fn bombs_in_deck(&self) -> u8 {
        self.bombs.deck.len() + self.bombs.under.iter().flatten().count() as u8
    }

    /// MP-D.22: the bombs under the deck after their tests, the first on top.
    pub fn bombs_under_deck(&self) -> impl Iterator<Item = Bomb> {
        self.bombs.under.iter().copied().flatten()
    }

    /// The seat that began each draft so far.
    #[must_use]
    pub fn drafts(&self) -> &[Seat] {
        &self.bombs.drafts[..usize::from(self.bombs.drafted)]
    }

    /// When a card that is in a hand now was kept.
    #[must_use]
    pub fn kept(&self, bomb: Bomb) -> Option<Kept> {
        self.bombs.kept[bomb.index()].kept()
    }

    /// A seat's place in a draft: 0 for the player who began it.
    #[must_use]
    pub fn place_in_draft(&self, draft: u8, seat: Seat) -> u8 {
        place_in_order(self.bombs.drafts[usize::from(draft)], seat, self.seats)
    }
}
