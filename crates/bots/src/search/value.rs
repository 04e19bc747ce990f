//! Evaluating a position.

use engine::{Heuristic, MAX_SEATS, Seat};

/// One value per seat.
pub(crate) type Values = [f32; MAX_SEATS];

/// Weight of the winner in the value of a finished game. The rest is by score, so that a lost game is still played well.
const WIN_WEIGHT: f32 = 0.75;

/// Score, in units of [`LEAD_SCALE`](Heuristic::LEAD_SCALE), that counts as much as a certain win.
const SCORE_UNIT: f32 = 8.0;

/// The win probability of every seat: from the result when the game is over, otherwise from the game's estimates.
pub(super) fn win_probabilities<G: Heuristic>(position: &G, weights: &G::Weights) -> Values {
    let seats = position.seats();
    if position.to_act().is_some() {
        return softmax::<G>(seats, |seat| position.estimate(weights, seat));
    }
    let standings = position.standings();
    let mut values = softmax::<G>(seats, |seat| standings.score(seat).total() as f32);
    let won = |seat| standings.place(seat) == 1;
    let winners = Seat::all(seats).filter(|&seat| won(seat)).count().max(1) as f32;
    for seat in Seat::all(seats) {
        let win = if won(seat) { 1.0 / winners } else { 0.0 };
        values[seat.index()] = WIN_WEIGHT * win + (1.0 - WIN_WEIGHT) * values[seat.index()];
    }
    values
}

/// What every seat maximises: its win probability, mixed with its own score by
/// [`OWN_SCORE_WEIGHT`](Heuristic::OWN_SCORE_WEIGHT).
pub(super) fn objectives<G: Heuristic>(position: &G, weights: &G::Weights, wins: &Values) -> Values {
    let mut objectives = *wins;
    if G::OWN_SCORE_WEIGHT > 0.0 {
        let standings = position.to_act().is_none().then(|| position.standings());
        for seat in Seat::all(position.seats()) {
            let score = match &standings {
                Some(standings) => standings.score(seat).total() as f32,
                None => position.estimate(weights, seat),
            };
            let objective = &mut objectives[seat.index()];
            *objective = (1.0 - G::OWN_SCORE_WEIGHT) * *objective
                + G::OWN_SCORE_WEIGHT * score / (SCORE_UNIT * G::LEAD_SCALE);
        }
    }
    objectives
}

/// Scores as win probabilities: a lead of [`LEAD_SCALE`](Heuristic::LEAD_SCALE) points multiplies the odds by e.
fn softmax<G: Heuristic>(seats: u8, score: impl Fn(Seat) -> f32) -> Values {
    let mut values = [0.0; MAX_SEATS];
    let mut best = f32::MIN;
    for seat in Seat::all(seats) {
        values[seat.index()] = score(seat);
        best = best.max(values[seat.index()]);
    }
    let mut sum = 0.0;
    for seat in Seat::all(seats) {
        let share = ((values[seat.index()] - best) / G::LEAD_SCALE).exp();
        values[seat.index()] = share;
        sum += share;
    }
    for value in &mut values {
        *value /= sum;
    }
    values
}
