//! The catalogue's traits of games and editions, implemented generically for all games.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;

use bots::{
    Bench, Environment, Learner, Learning, Net, Report, RunError, Series, Setup, Skill, SkillFile, Study,
    Tuned, Tuning, WeightsFile,
};
use engine::{
    ActionSpace, ComponentError, Components, File, Files, Game, Heuristic, Info, Match, Observe, OptionMap,
    Record, RecordError, Refusal, Seat, Seed, SetUpError,
};
use ui_kit::{Facts, Language, OptionItem, Rulebook, TableUi, When};

use crate::environment::GameEnvironment;
use crate::game_match::GameMatch;
use crate::{
    AnyEdition, AnyEnvironment, AnyGame, AnyLearner, AnyMatch, AnyReplay, Numbering, SeriesError, SkillError,
    archive,
};

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

    fn check_skill(&self, file: &SkillFile) -> Result<(), SkillError> {
        match file {
            SkillFile::Weights(file) => {
                engine::read_weights::<U::Game>(&file.name, &file.text)?;
                Ok(())
            }
            SkillFile::Net(name, net) if net.header().game != U::Game::INFO.slug => {
                Err(SkillError::OtherGame { file: name.clone(), game: net.header().game.clone() })
            }
            SkillFile::Net(..) => Ok(()),
        }
    }

    fn rulebook(&self) -> &'static Rulebook {
        const { &U::RULEBOOK }
    }

    fn styles(&self) -> &'static str {
        U::STYLES
    }

    fn facts(&self) -> Facts {
        U::FACTS
    }

    fn box_style(&self) -> &'static str {
        U::BOX
    }

    fn cover(&self) -> &'static str {
        U::COVER
    }

    fn first_game(&self) -> &'static [(&'static str, &'static str)] {
        U::FIRST_GAME
    }

    fn seats_for(&self, option: &str) -> RangeInclusive<u8> {
        U::seats_for(option)
    }

    fn depends(&self, option: &str) -> Option<When> {
        U::depends(option)
    }

    fn word(&self, key: &str, language: Language) -> Option<String> {
        let key = format!("game-{key}");
        let messages = U::messages();
        messages.keys(language).contains(&key).then(|| messages.text(language, &key, &[]))
    }

    fn refusal(&self, refusal: Refusal, language: Language) -> String {
        U::refusal(refusal, language)
    }

    fn script_file(&self) -> Option<&'static str> {
        U::SCRIPT
    }

    fn puzzles_file(&self) -> Option<&'static str> {
        U::PUZZLES
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
        Ok(Arc::new(Edition::<U> { components, hash, files, weights, nets: bots::nets::<U::Game>() }))
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
    nets: Vec<Arc<Net>>,
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

    /// A table with this match. Its bots play with the net that was trained for such games, if there is one.
    fn table(&self, game: Match<U::Game>) -> GameMatch<U> {
        let (options, seats) = (game.options(), game.position().seats());
        let skill = Skill::of_weights(Arc::clone(&self.weights));
        let skill = skill.with_fitting_net(&self.nets, &self.hash, options, seats);
        GameMatch::new(game, skill)
    }

    fn set_up(&self, options: &OptionMap, seats: u8) -> Result<Setup<U::Game>, SetUpError> {
        Setup::new(self.components, &self.hash, options, seats)
    }
}

/// The skill in a file, for games with this setup.
fn read<G: Heuristic>(file: &SkillFile, setup: &Setup<G>) -> Result<Skill<G>, SeriesError> {
    match file {
        SkillFile::Weights(file) => {
            let weights = engine::read_weights::<G>(&file.name, &file.text)?;
            Ok(Skill::of_weights(Arc::new(weights)))
        }
        SkillFile::Net(name, net) => Ok(setup.with_net(name, net)?),
    }
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

    fn items(&self, option: &str, seats: u8, language: Language) -> Vec<OptionItem> {
        U::items(&self.components, option, seats, language)
    }

    fn hash(&self) -> &str {
        &self.hash
    }

    fn files(&self) -> &Files {
        &self.files
    }

    fn open(&self, options: &OptionMap, seats: u8, seed: Seed) -> Result<Box<dyn AnyMatch>, SetUpError> {
        let setup = self.set_up(options, seats)?;
        Ok(Box::new(self.table(setup.open(seed))))
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
        Ok(Box::new(self.table(replayed)))
    }

    fn verify(&self, record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
        let record = self.with_current_hash(record);
        let verified = Match::verify(self.components, &self.hash, &record)?;
        Ok(Box::new(self.table(verified)))
    }

    fn simulate(
        &self,
        options: &OptionMap,
        series: &Series,
        skills: &[Option<&SkillFile>],
        watch: &(dyn Fn(u64, Option<Record>) -> Result<(), RunError> + Sync),
    ) -> Result<Report, SeriesError> {
        let seats = seats(series)?;
        let setup = self.set_up(options, seats)?;
        let skills = Seat::all(seats).map(|seat| match skills.get(seat.index()) {
            Some(Some(file)) => read(file, &setup),
            _ => Ok(setup.skill(seat).clone()),
        });
        let setup = setup.with_skills(skills.collect::<Result<_, _>>()?);
        Ok(bots::simulate(&setup, series, watch)?)
    }

    fn study(
        &self,
        options: &OptionMap,
        series: &Series,
        watch: &(dyn Fn() -> Result<(), RunError> + Sync),
    ) -> Result<Study, SeriesError> {
        let setup = self.set_up(options, seats(series)?)?;
        Ok(bots::study(&setup, series, watch)?)
    }

    fn tune(
        &self,
        options: &OptionMap,
        seats: u8,
        weights: &WeightsFile,
        tuning: &Tuning,
        watch: &(dyn Fn(u64, u64) -> Result<(), RunError> + Sync),
    ) -> Result<Tuned, SeriesError> {
        let setup = self.set_up(options, seats)?;
        Ok(bots::tune(&setup, weights, tuning, watch)?)
    }

    fn learner(
        &self,
        options: &OptionMap,
        seats: u8,
        learning: Learning,
        made: &str,
        saved: Option<&[u8]>,
    ) -> Result<Box<dyn AnyLearner>, SeriesError> {
        if seats < 2 {
            return Err(RunError::OneSeat("learning").into());
        }
        let learner = Learner::new(self.set_up(options, seats)?, learning, made);
        Ok(match saved {
            Some(bytes) => Box::new(learner.read(bytes)?),
            None => Box::new(learner),
        })
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
