//! Whether a player could win in the next turn, found by playing actions on copies.

use engine::{Chance, Game, Seat, Urn};
use parts::Set;

use crate::action::Action;
use crate::ids::{Bomb, bombs};
use crate::state::{ManhattanProject, Stage, Turn};

/// Bomb actions draw nothing.
struct NoChance;

impl Chance for NoChance {
    fn draw<T: Urn + ?Sized>(&mut self, what: &'static str, _: &T) -> u8 {
        unreachable!("a bomb action draws no {what}")
    }
}

impl ManhattanProject {
    /// Whether a player might win in the next turn by bomb actions alone, with the workers, fuel, money and bombers at
    /// hand. Only public knowledge is used: any card held by some player may be in this hand (MP-2.10).
    #[must_use]
    pub fn might_win_next(&self, seat: Seat) -> bool {
        if self.stage == Stage::Over || self.players[seat].supply.is_empty() {
            return false;
        }
        let mut turn = *self;
        turn.stage = Stage::Turn;
        (turn.active, turn.actor, turn.turn) = (seat, seat, Turn::new());
        let cards = self.players[seat].hand.len();
        turn.players[seat].hand = self.cards_in_hands();
        turn.wins_by_building(cards, 0)
    }

    /// The cards in all hands and, during a draft, those passed on. All were laid out face up, so their union is
    /// public.
    fn cards_in_hands(&self) -> Set {
        let passed_on = if self.stage == Stage::Drafting { self.bombs.face_up } else { Set::EMPTY };
        Seat::all(self.seats).fold(passed_on, |set, seat| set.or(self.players[seat].hand))
    }

    /// Builds at most `left` bombs in ascending order, then tests one if that helps, then loads.
    fn wins_by_building(&self, cards: u8, from: u8) -> bool {
        if self.wins_by_test() {
            return true;
        }
        let hand = bombs(self.players[self.active].hand).filter(|bomb| bomb.0 >= from);
        cards > 0
            && hand.into_iter().any(|bomb| {
                self.after(Action::Build(bomb))
                    .is_some_and(|next| next.wins_by_building(cards - 1, bomb.0 + 1))
            })
    }

    fn wins_by_test(&self) -> bool {
        let tested = |bomb: Bomb| self.after(Action::Test(bomb)).is_some_and(|next| next.wins_by_loading());
        self.wins_by_loading() || bombs(self.players[self.active].built).any(tested)
    }

    /// Loads bombs, cheapest first: each load is worth the same.
    fn wins_by_loading(&self) -> bool {
        let mut position = *self;
        loop {
            if position.stage == Stage::Over {
                return true;
            }
            let player = &position.players[position.active];
            let cheapest = bombs(player.built.minus(player.loaded))
                .min_by_key(|&bomb| position.tables.bomb(bomb).load_cost)
                .and_then(|bomb| position.after(Action::Load(bomb)));
            match cheapest {
                Some(loaded) => position = loaded,
                None => return false,
            }
        }
    }

    /// The position after a bomb action, if it is legal.
    fn after(&self, action: Action) -> Option<Self> {
        if self.stage != Stage::Turn {
            return None;
        }
        self.check(action).ok()?;
        let mut next = *self;
        next.play(action, &mut NoChance, &mut ());
        if let Some(crew) = next.usual_crew() {
            next.play(Action::Send(crew), &mut NoChance, &mut ());
        }
        Some(next)
    }
}
