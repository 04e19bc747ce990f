//! What the list holds for every game: written once, for any words crate.

use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

use bots::{Bench, Report, Series, Setup, Study, Tuned, Tuning, WeightsFile};
use engine::{
    ComponentError, Components, File, Files, Game, Heuristic, Info, Match, OptionMap, Record, RecordError,
    Refusal, Seat, Seed, SetUpError,
};
use ui_kit::{Language, TableUi};

use crate::table::Table;
use crate::{AnyEdition, AnyGame, AnyMatch, AnyTable, Fault};

/// The game that `U` puts into words.
pub(crate) struct Entry<U>(PhantomData<fn() -> U>);

impl<U> Entry<U> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

impl<U: TableUi> AnyGame for Entry<U> {
    fn info(&self) -> &'static Info {
        info::<U>()
    }

    fn files(&self) -> &'static [File] {
        U::Game::FILES
    }

    fn weights(&self) -> File {
        File { name: "heuristic.toml", text: U::Game::WEIGHTS }
    }

    fn check_weights(&self, file: &WeightsFile) -> Result<(), String> {
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

    fn teaches(&self) -> bool {
        U::TEACHES
    }

    fn load(&self, files: &Files) -> Result<Box<dyn AnyEdition>, ComponentError> {
        // The hash comes first: it also finds what is not TOML, in files the game may read only later.
        let hash = files.hash()?;
        let components = Components::keep(U::Game::components(files)?);
        let weights = Arc::new(engine::weights::<U::Game>());
        Ok(Box::new(Edition::<U> { components, hash, weights }))
    }
}

pub(crate) fn info<U: TableUi>() -> &'static Info {
    const { &U::Game::INFO }
}

struct Edition<U: TableUi> {
    components: Components<<U::Game as Game>::Components>,
    hash: String,
    weights: Arc<<U::Game as Heuristic>::Weights>,
}

impl<U: TableUi> Edition<U> {
    fn set_up(&self, options: &OptionMap, seats: u8, language: Language) -> Result<Setup<U::Game>, String> {
        Setup::new(self.components, &self.hash, options, seats).map_err(|error| match error {
            SetUpError::Words(sentence) => sentence,
            SetUpError::Refused(refusal) => because::<U>(refusal, language),
        })
    }
}

/// The numbers of a file.
fn read<G: Heuristic>(file: &WeightsFile) -> Result<Arc<G::Weights>, String> {
    engine::read_weights::<G>(&file.name, &file.text).map(Arc::new).map_err(|error| error.to_string())
}

/// The sentence of a refusal with its rule, as the end of a longer sentence.
pub(crate) fn because<U: TableUi>(refusal: Refusal, language: Language) -> String {
    let sentence = U::refusal(refusal, language);
    format!("{} ({})", sentence.trim_end_matches('.'), refusal.rule)
}

fn fault<U: TableUi>(error: &RecordError, language: Language) -> Fault {
    let reason = match error.refusal {
        Some(refusal) => format!("{}: {}", error.reason, because::<U>(refusal, language)),
        None => error.reason.clone(),
    };
    Fault { line: error.line, reason }
}

impl<U: TableUi> AnyEdition for Edition<U> {
    fn info(&self) -> &'static Info {
        info::<U>()
    }

    fn hash(&self) -> &str {
        &self.hash
    }

    fn open(
        &self,
        options: &OptionMap,
        seats: u8,
        seed: Seed,
        language: Language,
    ) -> Result<Box<dyn AnyTable>, String> {
        let setup = self.set_up(options, seats, language)?;
        Ok(Box::new(Table::<U>::new(setup.open(seed), Arc::clone(&self.weights))))
    }

    fn replay(&self, record: &Record, language: Language) -> Result<Box<dyn AnyMatch>, Fault> {
        let replayed = Match::replay(self.components, &self.hash, record);
        let replayed = replayed.map_err(|error| fault::<U>(&error, language))?;
        Ok(Box::new(Table::<U>::new(replayed, Arc::clone(&self.weights))))
    }

    fn verify(&self, record: &Record, language: Language) -> Result<Box<dyn AnyTable>, Fault> {
        let verified = Match::verify(self.components, &self.hash, record);
        let verified = verified.map_err(|error| fault::<U>(&error, language))?;
        Ok(Box::new(Table::<U>::new(verified, Arc::clone(&self.weights))))
    }

    fn simulate(
        &self,
        options: &OptionMap,
        series: &Series,
        weights: &[Option<&WeightsFile>],
        language: Language,
        watch: &(dyn Fn(u64, Option<Record>) -> Result<(), String> + Sync),
    ) -> Result<Report, String> {
        let seats = u8::try_from(series.bots.len()).map_err(|_| "there are too many bots".to_owned())?;
        let setup = self.set_up(options, seats, language)?;
        let weights = Seat::all(seats).map(|seat| match weights.get(seat.index()) {
            Some(Some(file)) => read::<U::Game>(file),
            _ => Ok(Arc::clone(setup.weights(seat))),
        });
        bots::simulate(&setup.with_weights(weights.collect::<Result<_, _>>()?), series, watch)
    }

    fn study(
        &self,
        options: &OptionMap,
        series: &Series,
        language: Language,
        watch: &(dyn Fn() + Sync),
    ) -> Result<Study, String> {
        let seats = u8::try_from(series.bots.len()).map_err(|_| "there are too many bots".to_owned())?;
        bots::study(&self.set_up(options, seats, language)?, series, watch)
    }

    fn tune(
        &self,
        options: &OptionMap,
        seats: u8,
        weights: &WeightsFile,
        tuning: &Tuning,
        language: Language,
        watch: &(dyn Fn(u64, u64) + Sync),
    ) -> Result<Tuned, String> {
        bots::tune(&self.set_up(options, seats, language)?, weights, tuning, watch)
    }

    fn bench(
        &self,
        options: &OptionMap,
        seats: u8,
        language: Language,
        time: Duration,
        progress: &mut dyn FnMut(f64),
    ) -> Result<Bench, String> {
        Ok(bots::bench(&self.set_up(options, seats, language)?, time, progress))
    }
}
