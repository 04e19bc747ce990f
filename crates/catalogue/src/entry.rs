//! The catalogue's traits of games and editions, implemented generically for all games.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

use bots::{Bench, Environment, Report, Series, Setup, Study, Tuned, Tuning, WeightsFile};
use engine::{
    ActionSpace, ComponentError, Components, File, Files, Game, Heuristic, Info, Match, Observe, OptionMap,
    Record, RecordError, Refusal, Seat, Seed, SetUpError,
};
use ui_kit::{Language, TableUi};

use crate::environment::GameEnvironment;
use crate::game_match::GameMatch;
use crate::{AnyEdition, AnyEnvironment, AnyGame, AnyMatch, AnyReplay, Numbering, SeriesError, archive};

/// The game that `U` draws.
pub(crate) struct Entry<U>(PhantomData<fn() -> U>);

impl<U> Entry<U> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<U: TableUi> AnyGame for Entry<U> {
    fn info(&self) -> &'static Info {
        info::<U>()
    }

    fn files(&self) -> Files {
        Files::of::<U::Game>()
    }

    fn weights(&self) -> File {
        File { name: "heuristic.toml", text: U::Game::WEIGHTS }
    }

    fn check_weights(&self, file: &WeightsFile) -> Result<(), ComponentError> {
        read::<U::Game>(file).map(drop)
    }

    fn rules(&self) -> &'static str {
        U::RULES
    }

    fn styles(&self) -> &'static str {
        U::STYLES
    }

    fn word(&self, key: &str, language: Language) -> Option<String> {
        let key = format!("game-{key}");
        let messages = U::messages();
        messages.keys(language).contains(&key).then(|| messages.text(language, &key, &[]))
    }

    fn refusal(&self, refusal: Refusal, language: Language) -> String {
        U::refusal(refusal, language)
    }

    fn teaches(&self) -> bool {
        U::TEACHES
    }

    fn numbering(&self) -> Numbering {
        Numbering {
            layout_version: U::Game::LAYOUT_VERSION,
            actions_version: U::Game::ACTIONS_VERSION,
            action_count: U::Game::ACTION_COUNT,
            kinds: U::Game::KINDS,
        }
    }

    fn load(&self, files: Files) -> Result<Arc<dyn AnyEdition>, ComponentError> {
        // The hash comes first: it also detects files that are not TOML.
        let hash = files.hash()?;
        let components = Components::keep(U::Game::components(&files)?);
        let weights = Arc::new(engine::weights::<U::Game>());
        Ok(Arc::new(Edition::<U> { components, hash, files, weights }))
    }
}

pub(crate) fn info<U: TableUi>() -> &'static Info {
    const { &U::Game::INFO }
}

struct Edition<U: TableUi> {
    components: Components<<U::Game as Game>::Components>,
    hash: String,
    files: Files,
    weights: Arc<<U::Game as Heuristic>::Weights>,
}

impl<U: TableUi> Edition<U> {
    /// The record with the hash of this set, if it names the set by an earlier kind of hash.
    fn with_current_hash<'a>(&self, record: &'a Record) -> Cow<'a, Record> {
        match archive::current_hash(info::<U>().slug, &record.components) {
            Some(hash) if hash == self.hash => {
                Cow::Owned(Record { components: self.hash.clone(), ..record.clone() })
            }
            _ => Cow::Borrowed(record),
        }
    }

    fn set_up(&self, options: &OptionMap, seats: u8) -> Result<Setup<U::Game>, SetUpError> {
        Setup::new(self.components, &self.hash, options, seats)
    }
}

/// The weights in a file.
fn read<G: Heuristic>(file: &WeightsFile) -> Result<Arc<G::Weights>, ComponentError> {
    engine::read_weights::<G>(&file.name, &file.text).map(Arc::new)
}

/// The number of seats of a series.
fn seats(series: &Series) -> Result<u8, SeriesError> {
    u8::try_from(series.bots.len()).map_err(|_| SeriesError::TooManyBots)
}

impl<U: TableUi> AnyEdition for Edition<U> {
    fn info(&self) -> &'static Info {
        info::<U>()
    }

    fn game(&self) -> &'static dyn AnyGame {
        const { &Entry::<U>::NEW }
    }

    fn hash(&self) -> &str {
        &self.hash
    }

    fn files(&self) -> &Files {
        &self.files
    }

    fn open(&self, options: &OptionMap, seats: u8, seed: Seed) -> Result<Box<dyn AnyMatch>, SetUpError> {
        let setup = self.set_up(options, seats)?;
        Ok(Box::new(GameMatch::<U>::new(setup.open(seed), Arc::clone(&self.weights))))
    }

    fn environment(
        &self,
        options: &OptionMap,
        seats: u8,
        seed: u64,
    ) -> Result<Box<dyn AnyEnvironment>, SetUpError> {
        let environment = Environment::new(self.set_up(options, seats)?, seed);
        Ok(Box::new(GameEnvironment::<U>(environment)))
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyReplay>, RecordError> {
        let record = self.with_current_hash(record);
        let replayed = Match::replay(self.components, &self.hash, &record)?;
        Ok(Box::new(GameMatch::<U>::new(replayed, Arc::clone(&self.weights))))
    }

    fn verify(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
        let record = self.with_current_hash(record);
        let verified = Match::verify(self.components, &self.hash, &record)?;
        Ok(Box::new(GameMatch::<U>::new(verified, Arc::clone(&self.weights))))
    }

    fn simulate(
        &self,
        options: &OptionMap,
        series: &Series,
        weights: &[Option<&WeightsFile>],
        watch: &(dyn Fn(u64, Option<Record>) -> Result<(), String> + Sync),
    ) -> Result<Report, SeriesError> {
        let seats = seats(series)?;
        let setup = self.set_up(options, seats)?;
        let weights = Seat::all(seats).map(|seat| match weights.get(seat.index()) {
            Some(Some(file)) => read::<U::Game>(file),
            _ => Ok(Arc::clone(setup.weights(seat))),
        });
        let setup = setup.with_weights(weights.collect::<Result<_, _>>()?);
        bots::simulate(&setup, series, watch).map_err(SeriesError::Stopped)
    }

    fn study(
        &self,
        options: &OptionMap,
        series: &Series,
        watch: &(dyn Fn() + Sync),
    ) -> Result<Study, SeriesError> {
        let setup = self.set_up(options, seats(series)?)?;
        bots::study(&setup, series, watch).map_err(SeriesError::Stopped)
    }

    fn tune(
        &self,
        options: &OptionMap,
        seats: u8,
        weights: &WeightsFile,
        tuning: &Tuning,
        watch: &(dyn Fn(u64, u64) + Sync),
    ) -> Result<Tuned, SeriesError> {
        let setup = self.set_up(options, seats)?;
        bots::tune(&setup, weights, tuning, watch).map_err(SeriesError::Stopped)
    }

    fn bench(
        &self,
        options: &OptionMap,
        seats: u8,
        time: Duration,
        progress: &mut dyn FnMut(f64),
    ) -> Result<Bench, SeriesError> {
        Ok(bots::bench(&self.set_up(options, seats)?, time, progress))
    }
}
