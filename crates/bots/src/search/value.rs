//! Evaluating a position.

use engine::{Heuristic, MAX_SEATS, Seat, Standings};

use crate::Skill;
use crate::net::Net;

/// One value per seat.
pub(crate) type Values = [f32; MAX_SEATS];

/// Weight of winning in the value of a position. The rest is by score, so that a lost game is still played well.
const WIN_WEIGHT: f32 = 0.75;

/// Score, in units of [`LEAD_SCALE`](Heuristic::LEAD_SCALE), that counts as much as a certain win.
const SCORE_UNIT: f32 = 8.0;

/// The value of a position for every seat.
#[derive(Clone, Copy)]
pub(super) struct Worth {
    /// The win probabilities.
    pub(super) wins: Values,
    /// The final scores that can be expected.
    pub(super) scores: Values,
    /// What every seat maximises: its win probability, mixed with its own score by
    /// [`OWN_SCORE_WEIGHT`](Heuristic::OWN_SCORE_WEIGHT).
    pub(super) objectives: Values,
}

/// Evaluates a position: from the result when the game is over, otherwise from the net or, if there is none, from the
/// game's estimates.
pub(super) fn evaluate<G: Heuristic>(position: &G, skill: &Skill<G>) -> Worth {
    let seats = position.seats();
    let mut scores = [0.0; MAX_SEATS];
    let wins = if position.to_act().is_none() {
        let standings = position.standings();
        each(&mut scores, seats, |seat| standings.score(seat).total() as f32);
        with_winner::<G>(seats, &scores, &result_shares(seats, &standings))
    } else if let Some(net) = skill.net() {
        let shares = judge(net, position, &mut scores);
        with_winner::<G>(seats, &scores, &shares)
    } else {
        each(&mut scores, seats, |seat| position.estimate(skill.weights(), seat));
        softmax::<G>(seats, &scores)
    };
    let mut objectives = wins;
    if G::OWN_SCORE_WEIGHT > 0.0 {
        let own = |score: f32| G::OWN_SCORE_WEIGHT * score / (SCORE_UNIT * G::LEAD_SCALE);
        each(&mut objectives, seats, |seat| {
            (1.0 - G::OWN_SCORE_WEIGHT) * wins[seat.index()] + own(scores[seat.index()])
        });
    }
    Worth { wins, scores, objectives }
}

/// The win shares that a net gives every seat; `scores` gets the final scores it expects.
pub(crate) fn judge<G: Heuristic>(net: &Net, position: &G, scores: &mut Values) -> Values {
    let (standings, mut shares) = (position.standings(), [0.0; MAX_SEATS]);
    let mut sum = 0.0;
    for seat in Seat::all(position.seats()) {
        let judged = net.judge(position, seat);
        scores[seat.index()] = standings.score(seat).total() as f32 + judged.points;
        shares[seat.index()] = 1.0 / (1.0 + (-judged.log_odds).exp());
        sum += shares[seat.index()];
    }
    shares.map(|share| share / sum)
}

/// The objective value of one seat according to a net, as in [`evaluate`] but without evaluating the other seats.
pub(crate) fn prospect<G: Heuristic>(net: &Net, position: &G, seat: Seat) -> f32 {
    let standings = position.standings();
    let score = standings.score(seat).total() as f32;
    let (share, score) = if position.to_act().is_none() {
        (result_shares(position.seats(), &standings)[seat.index()], score)
    } else {
        let judged = net.judge(position, seat);
        (1.0 / (1.0 + (-judged.log_odds).exp()), score + judged.points)
    };
    (1.0 - G::OWN_SCORE_WEIGHT) * share + G::OWN_SCORE_WEIGHT * score / (SCORE_UNIT * G::LEAD_SCALE)
}

/// The win shares of a finished game: a shared win is split.
pub(crate) fn result_shares(seats: u8, standings: &Standings) -> Values {
    let mut shares = [0.0; MAX_SEATS];
    let winners = Seat::all(seats).filter(|&seat| standings.place(seat) == 1).count().max(1) as f32;
    each(&mut shares, seats, |seat| if standings.place(seat) == 1 { 1.0 / winners } else { 0.0 });
    shares
}

/// Sets the value of every seat.
fn each(values: &mut Values, seats: u8, value: impl Fn(Seat) -> f32) {
    for seat in Seat::all(seats) {
        values[seat.index()] = value(seat);
    }
}

/// Win shares mixed with the scores.
fn with_winner<G: Heuristic>(seats: u8, scores: &Values, shares: &Values) -> Values {
    let mut values = softmax::<G>(seats, scores);
    for (value, share) in values.iter_mut().zip(shares) {
        *value = WIN_WEIGHT * share + (1.0 - WIN_WEIGHT) * *value;
    }
    values
}

/// Scores as win probabilities: a lead of [`LEAD_SCALE`](Heuristic::LEAD_SCALE) points multiplies the odds by e.
fn softmax<G: Heuristic>(seats: u8, scores: &Values) -> Values {
    let mut values = [0.0; MAX_SEATS];
    let best = scores[..seats.into()].iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for seat in Seat::all(seats) {
        let share = ((scores[seat.index()] - best) / G::LEAD_SCALE).exp();
        values[seat.index()] = share;
        sum += share;
    }
    for value in &mut values {
        *value /= sum;
    }
    values
}
