//! Training a net by self-play.
//!
//! Generation 0 learns what becomes of positions in greedy play. Every later generation plays against itself and against
//! earlier nets, and learns from positions whose labels mix the net's own evaluation of the next turns with the result
//! (TD(λ)). A new net replaces the best one only if it wins a sequential test.
//!
//! A [`Learner`] can be written to bytes between two generations and continued later with the same result: samples
//! are not stored but generated again, since the nets and the seed determine them. For the same reason other machines can
//! play some of the games of a generation, given these bytes.

mod gate;
mod planner;
mod samples;
mod self_play;
mod trainer;

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use engine::{Heuristic, Playout};
use rayon::prelude::*;

use crate::bot::mix;
use crate::net::bytes::Reader;
use crate::net::encoding::Encoding;
use crate::{Net, RunError, Setup, Skill, game_loop};
pub use gate::Trial;
use samples::Samples;
pub use trainer::Loss;
use trainer::Model;

/// The parameters of a training run. The result does not depend on the number of threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Learning {
    /// Games of self-play per generation.
    pub games: u32,
    /// Number of generations of self-play.
    pub generations: u32,
    /// The seed from which all seeds are derived.
    pub seed: u64,
    /// Number of threads; zero for one per core.
    pub threads: usize,
}

/// Greedy games of generation 0, as a multiple of the games of a later one.
const GREEDY_FACTOR: u64 = 12;
/// Passes over the samples of generation 0.
const GREEDY_PASSES: u32 = 3;
/// Number of generations whose samples are learned from.
const REPLAYED: usize = 4;
/// Greedy games whose positions decide how features become inputs.
const OBSERVED_GAMES: u64 = 600;
/// One game in this many is held out to measure the loss.
const HELD_OUT: u64 = 50;
/// Seeds of the test against the best net, and of the games against greedy players; never more than games per generation.
const GATE_ROUNDS: u64 = 320;
const GREEDY_ROUNDS: u64 = 64;

/// Why a saved run cannot be continued by this one.
const OTHER_RUN: &str = "it belongs to a run with other parameters";

/// The outcome of a generation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Generation {
    /// Its number.
    pub number: u32,
    /// Number of samples learned from.
    pub samples: u64,
    /// The loss on the samples that were held out.
    pub loss: Loss,
    /// The result against the previous best net; `None` for generation 0.
    pub gate: Option<Trial>,
    /// Whether it became the best net.
    pub accepted: bool,
    /// The result of the net, which looks ahead to the end of its turn, against greedy players.
    pub against_greedy: Trial,
}

impl Generation {
    fn to_bytes(self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(self.number.to_le_bytes());
        bytes.extend(self.samples.to_le_bytes());
        bytes.extend(self.loss.win.to_le_bytes());
        bytes.extend(self.loss.points.to_le_bytes());
        bytes.push(self.accepted.into());
        bytes.push(self.gate.is_some().into());
        self.gate.unwrap_or_default().write(&mut bytes);
        self.against_greedy.write(&mut bytes);
        bytes
    }

    fn read(reader: &mut Reader<'_>) -> Result<Self, String> {
        let number = reader.u32()?;
        let samples = reader.u64()?;
        let loss = Loss { win: reader.f64()?, points: reader.f64()? };
        let [accepted, tested] = reader.take()?.map(|flag| flag != 0);
        let gate = Trial::read(reader)?;
        let against_greedy = Trial::read(reader)?;
        Ok(Self { number, samples, loss, gate: tested.then_some(gate), accepted, against_greedy })
    }
}

/// A training run.
///
/// ```
/// use bots::{Learner, Learning, Net, Setup};
/// use engine::{Game, OptionMap};
/// use testkit::toy::Squirrels;
///
/// let (components, hash) = testkit::embedded_components::<Squirrels>();
/// let options = OptionMap::defaults(&Squirrels::INFO);
/// let setup = Setup::<Squirrels>::new(components, &hash, &options, 2).unwrap();
/// let learning = Learning { games: 4, generations: 1, seed: 1, threads: 1 };
/// let mut learner = Learner::new(setup, learning, "an example");
/// while !learner.is_done() {
///     let generation = learner.step(&|_played, _all| ()).unwrap();
///     println!("generation {}: loss {:.3}", generation.number, generation.loss.win);
/// }
/// let net = learner.best().expect("a generation has a net");
/// assert_eq!(Net::read("squirrels.net", &net.to_bytes()).as_ref(), Ok(net));
/// ```
pub struct Learner<G: Heuristic> {
    setup: Setup<G>,
    learning: Learning,
    made: String,
    encoding: Encoding,
    model: Model,
    /// The best net after each generation.
    nets: Vec<Arc<Net>>,
    history: Vec<Generation>,
    /// The samples of the last generations, with those that were held out.
    replay: Vec<(Samples, Samples)>,
}

/// Called with the number of games played and the number of all games of the generation, from any thread.
type OnGame<'a> = &'a (dyn Fn(u64, u64) + Sync);

impl<G: Heuristic> Learner<G> {
    /// A run that has not begun. `made` is written into the nets: how they were made, in one line.
    #[must_use]
    pub fn new(setup: Setup<G>, learning: Learning, made: &str) -> Self {
        Self {
            setup,
            learning,
            made: made.to_owned(),
            encoding: Encoding::of_observations(&[]),
            model: Model::new(0, &mut Playout::new(0)),
            nets: Vec::new(),
            history: Vec::new(),
            replay: Vec::new(),
        }
    }

    /// The generations so far.
    #[must_use]
    pub fn history(&self) -> &[Generation] {
        &self.history
    }

    /// The best net so far.
    #[must_use]
    pub fn best(&self) -> Option<&Net> {
        self.nets.last().map(|net| &**net)
    }

    /// Whether all generations are done.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.history.len() > self.learning.generations as usize
    }

    /// The run so far, to be [continued](Self::read) later.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut block = |part: &[u8]| {
            bytes.extend((part.len() as u32).to_le_bytes());
            bytes.extend_from_slice(part);
        };
        block(self.made.as_bytes());
        block(&(self.history.len() as u32).to_le_bytes());
        for (generation, net) in self.history.iter().zip(&self.nets) {
            block(&generation.to_bytes());
            block(&net.to_bytes());
        }
        let mut encoding = (self.encoding.inputs() as u32).to_le_bytes().to_vec();
        self.encoding.write(&mut encoding);
        block(&encoding);
        let mut model = Vec::new();
        self.model.write(&mut model);
        block(&model);
        bytes
    }

    /// Continues a run from the bytes of [`to_bytes`](Self::to_bytes).
    ///
    /// # Errors
    /// If these are not the bytes of a run with the same parameters.
    pub fn read(self, bytes: &[u8]) -> Result<Self, RunError> {
        self.parse(bytes).map_err(RunError::Data)
    }

    fn parse(mut self, bytes: &[u8]) -> Result<Self, String> {
        let mut reader = Reader::new(bytes);
        let other = || OTHER_RUN.to_owned();
        if reader.block()? != self.made.as_bytes() {
            return Err(other());
        }
        for _ in 0..Reader::new(reader.block()?).u32()? {
            self.history.push(Generation::read(&mut Reader::new(reader.block()?))?);
            let net = Net::read("a generation", reader.block()?).map_err(|error| error.to_string())?;
            if !net.header().fits(&self.setup.net_header("")) {
                return Err(other());
            }
            self.nets.push(Arc::new(net));
        }
        let mut encoding = Reader::new(reader.block()?);
        let inputs = encoding.u32()? as usize;
        self.encoding = Encoding::read(&mut encoding, inputs)?;
        self.model = Model::read(&mut Reader::new(reader.block()?), self.encoding.inputs())?;
        reader.finish().map(|()| self)
    }

    /// Runs the next generation.
    ///
    /// # Errors
    /// If the threads cannot be started.
    pub fn step(&mut self, on_game: OnGame<'_>) -> Result<Generation, RunError> {
        game_loop::on_threads(self.learning.threads, || {
            self.decide_inputs();
            let new = self.samples(self.number(), 0..self.games(), on_game);
            self.generation(new, on_game)
        })
    }

    /// The number of games of the next generation.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games_of(self.number())
    }

    /// Prepares for games that are [played](Self::play) elsewhere: decides how features become inputs.
    ///
    /// # Errors
    /// If the threads cannot be started.
    pub fn prepare(&mut self) -> Result<(), RunError> {
        game_loop::on_threads(self.learning.threads, || self.decide_inputs())
    }

    /// Plays some of the [`games`](Self::games) of the next generation and returns their samples as bytes. The run must
    /// be [prepared](Self::prepare).
    ///
    /// # Errors
    /// If the run is not prepared, or the threads cannot be started.
    pub fn play(&self, games: Range<u64>, on_game: OnGame<'_>) -> Result<Vec<u8>, RunError> {
        if self.encoding.inputs() == 0 {
            return Err(RunError::NotPrepared);
        }
        game_loop::on_threads(self.learning.threads, || {
            let mut bytes = Vec::new();
            let (learned, held_out) = self.samples(self.number(), games, on_game);
            learned.write(&mut bytes);
            held_out.write(&mut bytes);
            bytes
        })
    }

    /// Runs the next generation with the samples of its games, which were [played](Self::play) in parts: all of them,
    /// in order.
    ///
    /// # Errors
    /// If these are not samples of this run, or the threads cannot be started.
    pub fn step_with(&mut self, parts: &[&[u8]]) -> Result<Generation, RunError> {
        let new = self.read_samples(parts).map_err(RunError::Data)?;
        game_loop::on_threads(self.learning.threads, || self.generation(new, &|_, _| ()))
    }

    fn read_samples(&self, parts: &[&[u8]]) -> Result<(Samples, Samples), String> {
        let mut all = (Samples::default(), Samples::default());
        for part in parts {
            let mut reader = Reader::new(part);
            all.0.append(&Samples::read(&mut reader, self.encoding.inputs())?);
            all.1.append(&Samples::read(&mut reader, self.encoding.inputs())?);
            reader.finish()?;
        }
        Ok(all)
    }

    /// The number of the next generation.
    fn number(&self) -> u32 {
        self.history.len() as u32
    }

    fn games_of(&self, generation: u32) -> u64 {
        u64::from(self.learning.games) * if generation == 0 { GREEDY_FACTOR } else { 1 }
    }

    /// Learns from new samples and from those of the last generations.
    fn generation(&mut self, new: (Samples, Samples), on_game: OnGame<'_>) -> Generation {
        let number = self.number();
        // A continued run has no samples of the last generations.
        if self.replay.is_empty() {
            let earlier = number.saturating_sub(REPLAYED as u32 - 1)..number;
            let again = |earlier| self.samples(earlier, 0..self.games_of(earlier), on_game);
            self.replay = earlier.map(again).collect();
        }
        self.replay.push(new);
        if self.replay.len() > REPLAYED {
            self.replay.remove(0);
        }
        let mut samples = Samples::default();
        self.replay.iter().for_each(|(part, _)| samples.append(part));
        let mut chance = Playout::new(self.seed(number, 1));
        for _ in 0..if number == 0 { GREEDY_PASSES } else { 1 } {
            self.model.train(&samples, &mut chance);
        }
        let loss = self.model.loss(&self.replay[self.replay.len() - 1].1);
        let generation = self.judge(number, samples.len() as u64, loss);
        self.history.push(generation);
        generation
    }

    /// Tests the trained net; it becomes the best one if it is better.
    fn judge(&mut self, number: u32, samples: u64, loss: Loss) -> Generation {
        let net = Arc::new(Net {
            header: self.setup.net_header(&format!("{}, generation {number}", self.made)),
            encoding: self.encoding.clone(),
            layers: self.model.layers(),
        });
        let greedy = self.setup.skill(engine::Seat::new(0)).clone().without_net();
        let new = greedy.clone().with_net(Arc::clone(&net));
        let gate = self.nets.last().map(|old| {
            let old = greedy.clone().with_net(Arc::clone(old));
            gate::is_better(&self.setup, &new, &old, self.seed(number, 2), self.at_most(GATE_ROUNDS))
        });
        let mut against_greedy = Trial::default();
        let rounds = 0..self.at_most(GREEDY_ROUNDS);
        gate::trial(&self.setup, &new, &greedy, self.seed(number, 3), rounds, &mut against_greedy);
        let accepted = gate.is_none_or(|(better, _)| better);
        let best = if accepted { net } else { Arc::clone(&self.nets[self.nets.len() - 1]) };
        self.nets.push(best);
        Generation { number, samples, loss, gate: gate.map(|(_, trial)| trial), accepted, against_greedy }
    }

    fn at_most(&self, rounds: u64) -> u64 {
        rounds.min(self.learning.games.into())
    }

    /// A seed for one purpose in one generation.
    fn seed(&self, generation: u32, purpose: u64) -> u64 {
        mix(mix(mix(self.learning.seed) ^ u64::from(generation)) ^ purpose)
    }

    /// Decides how features become inputs, once.
    fn decide_inputs(&mut self) {
        if self.encoding.inputs() > 0 {
            return;
        }
        let length = self.length();
        let seed = self.seed(0, 4);
        let games = (0..self.at_most(OBSERVED_GAMES)).into_par_iter();
        let observe = |game| self_play::greedy_observations(&self.setup, mix(seed ^ game), length);
        let observations: Vec<Vec<Vec<i16>>> = games.map(observe).collect();
        self.encoding = Encoding::of_observations(&observations.concat());
        self.model = Model::new(self.encoding.inputs(), &mut Playout::new(self.seed(0, 5)));
    }

    /// The length of a greedy game.
    fn length(&self) -> u32 {
        self_play::greedy_length(&self.setup, self.seed(0, 6)).max(1)
    }

    /// The samples of some games of a generation, and those that are held out.
    fn samples(&self, generation: u32, games: Range<u64>, on_game: OnGame<'_>) -> (Samples, Samples) {
        let (seed, length) = (self.seed(generation, 0), self.length());
        let skill = self.setup.skill(engine::Seat::new(0)).clone().without_net();
        let skills: Vec<Skill<G>> = self.nets[..generation as usize]
            .iter()
            .map(|net| skill.clone().with_net(Arc::clone(net)))
            .collect();
        let (played, all) = (AtomicU64::new(0), games.end - games.start);
        let play = |game: u64| {
            let samples = match skills.split_last() {
                None => self_play::greedy_samples(&self.setup, &self.encoding, mix(seed ^ game), length),
                Some((best, earlier)) => {
                    self_play::self_play_samples(&self.setup, best, earlier, mix(seed ^ game))
                }
            };
            on_game(1 + played.fetch_add(1, Ordering::Relaxed), all);
            samples
        };
        let lists: Vec<Samples> = games.clone().into_par_iter().map(play).collect();
        let mut parts = (Samples::default(), Samples::default());
        for (game, samples) in games.zip(&lists) {
            let part = if game % HELD_OUT == 0 { &mut parts.1 } else { &mut parts.0 };
            part.append(samples);
        }
        parts
    }
}

#[cfg(test)]
mod tests {
    use engine::Game;

    use super::*;
    use crate::toy::{self, Squirrels};

    const LEARNING: Learning = Learning { games: 40, generations: 2, seed: 3, threads: 1 };

    fn learner(learning: Learning) -> Learner<Squirrels> {
        Learner::new(toy::setup(2), learning, "a test")
    }

    fn finish(mut learner: Learner<Squirrels>) -> (Vec<u8>, Vec<Generation>) {
        while !learner.is_done() {
            learner.step(&|_, _| ()).expect("threads start");
        }
        (learner.best().expect("there is a net").to_bytes(), learner.history().to_vec())
    }

    #[test]
    fn a_run_depends_on_the_seed_and_not_on_the_threads() {
        let one = finish(learner(LEARNING));
        assert_eq!(one.1.len(), 3);
        assert!(one == finish(learner(Learning { threads: 3, ..LEARNING })));
        assert!(one != finish(learner(Learning { seed: 4, ..LEARNING })));
    }

    #[test]
    fn an_interrupted_run_gives_the_same_net() {
        let mut begun = learner(LEARNING);
        begun.step(&|_, _| ()).expect("threads start");
        begun.step(&|_, _| ()).expect("threads start");
        let bytes = begun.to_bytes();
        let continued = learner(LEARNING).read(&bytes).expect("it can be continued");
        assert_eq!(continued.history(), begun.history());
        assert!(finish(continued) == finish(learner(LEARNING)));
    }

    /// Every part is played by another learner, which knows only the bytes of the run.
    #[test]
    fn games_played_in_parts_give_the_same_net() {
        let mut whole = learner(LEARNING);
        assert!(whole.play(0..1, &|_, _| ()).is_err(), "it is not prepared");
        while !whole.is_done() {
            whole.prepare().expect("threads start");
            let bytes = whole.to_bytes();
            let play = |games| {
                let other = learner(LEARNING).read(&bytes).expect("it can be continued");
                other.play(games, &|_, _| ()).expect("threads start")
            };
            let half = whole.games() / 2;
            let parts = [play(0..half), play(half..half), play(half..whole.games())];
            assert!(whole.step_with(&[&parts[0][1..]]).is_err(), "bytes of something else are refused");
            whole.step_with(&parts.each_ref().map(Vec::as_slice)).expect("they are its samples");
        }
        assert!(finish(whole) == finish(learner(LEARNING)));
    }

    #[test]
    fn a_run_is_continued_only_with_its_own_bytes() {
        let mut begun = learner(LEARNING);
        begun.step(&|_, _| ()).expect("threads start");
        let bytes = begun.to_bytes();
        assert!(learner(LEARNING).read(&bytes[..bytes.len() - 1]).is_err());
        let others = [(2, "another test"), (3, "a test")];
        for other in others.map(|(seats, made)| Learner::new(toy::setup(seats), LEARNING, made).read(&bytes))
        {
            assert_eq!(other.err().map(|error| error.to_string()).as_deref(), Some(OTHER_RUN));
        }
    }

    /// A seat that has stored more nuts just before the end is more likely to win.
    #[test]
    fn a_net_learns_who_is_ahead() {
        let mut learner = learner(Learning { games: 300, generations: 0, ..LEARNING });
        learner.step(&|_, _| ()).expect("threads start");
        let net = learner.best().expect("there is a net");
        let mut position = toy::start(2);
        let mut chance = Playout::new(1);
        for _ in 0..8 {
            position.play(crate::toy::Action::Rest, &mut chance, &mut ());
        }
        position.squirrels[0].stored = 9;
        position.squirrels[1].stored = 2;
        let [ahead, behind] = [0, 1].map(|seat| net.judge(&position, engine::Seat::new(seat)).log_odds);
        assert!(ahead > behind + 1.0, "{ahead} {behind}");
    }
}
