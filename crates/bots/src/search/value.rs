//! How everybody stands.

use engine::{Heuristic, MAX_SEATS, Seat};

/// What a position is worth to every seat; from 0 to 1 where it is a chance to win.
pub(crate) type Values = [f32; MAX_SEATS];

/// What part of a finished game's value is who won; the rest is by how much, so that a lost game is still played well.
const WON: f32 = 0.75;

/// How likely every seat is to win: by the result when the game is over, before that by what the game expects.
pub(super) fn chances<G: Heuristic>(position: &G, weights: &G::Weights) -> Values {
    let seats = position.seats();
    if position.to_act().is_some() {
        return shares::<G>(seats, |seat| position.estimate(weights, seat));
    }
    let standings = position.standings();
    let mut values = shares::<G>(seats, |seat| standings.score(seat).total() as f32);
    let won = |seat| standings.place(seat) == 1;
    let winners = Seat::all(seats).filter(|&seat| won(seat)).count().max(1) as f32;
    for seat in Seat::all(seats) {
        let win = if won(seat) { 1.0 / winners } else { 0.0 };
        values[seat.index()] = WON * win + (1.0 - WON) * values[seat.index()];
    }
    values
}

/// What everybody plays for: the chance to win or, in part, the own points; see [`OWN`](Heuristic::OWN). A hundred points
/// in units of [`SPREAD`](Heuristic::SPREAD) are worth as much as a game.
pub(super) fn aims<G: Heuristic>(position: &G, weights: &G::Weights, chances: &Values) -> Values {
    let mut aims = *chances;
    if G::OWN > 0.0 {
        let standings = position.to_act().is_none().then(|| position.standings());
        for seat in Seat::all(position.seats()) {
            let points = match &standings {
                Some(standings) => standings.score(seat).total() as f32,
                None => position.estimate(weights, seat),
            };
            let aim = &mut aims[seat.index()];
            *aim = (1.0 - G::OWN) * *aim + G::OWN * points / (8.0 * G::SPREAD);
        }
    }
    aims
}

/// Points as chances: who is [`SPREAD`](Heuristic::SPREAD) points ahead of another is e times as likely to win.
fn shares<G: Heuristic>(seats: u8, points: impl Fn(Seat) -> f32) -> Values {
    let mut values = [0.0; MAX_SEATS];
    let mut best = f32::MIN;
    for seat in Seat::all(seats) {
        values[seat.index()] = points(seat);
        best = best.max(values[seat.index()]);
    }
    let mut sum = 0.0;
    for seat in Seat::all(seats) {
        let share = ((values[seat.index()] - best) / G::SPREAD).exp();
        values[seat.index()] = share;
        sum += share;
    }
    for value in &mut values {
        *value /= sum;
    }
    values
}
