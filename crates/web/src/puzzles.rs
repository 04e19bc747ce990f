//! Puzzles: a position of a game in which one choice is clearly best, and one try to find it.

use std::collections::BTreeSet;

use catalogue::{ACTION_SEPARATOR, Advice, AnyMatch, Picture, Puzzle, PuzzleFile, Reader, View, puzzles};
use engine::Seat;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use store::{Holder, NewPuzzleTry, PuzzleRating, PuzzleStanding, PuzzleTry, VisitorId};
use ui_kit::{Language, Names};

use crate::app::App;
use crate::failure::Failure;
use crate::view::{
    PuzzleGameView, PuzzleOutcome, PuzzleView, PuzzlesView, SeatView, StateView, TableHead, TableView,
    TakeBack,
};
use crate::visitor::Guest;

/// The rating of a visitor who has solved no puzzle of a game yet.
const BEGINNER: PuzzleRating = PuzzleRating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

/// How uncertain the rating of a puzzle is that nobody has tried.
const UNTRIED: f64 = 200.0;

/// The number of latest moves that the log tells.
const TOLD: usize = 60;

/// A puzzle with its position.
pub(crate) struct Opened {
    file: &'static PuzzleFile,
    puzzle: &'static Puzzle,
    table: Box<dyn AnyMatch>,
    seat: Seat,
}

/// The puzzle with this id.
///
/// # Errors
/// [`Failure::NotFound`] if there is none.
pub(crate) fn open(app: &App, game: &str, id: &str) -> Result<Opened, Failure> {
    let file = puzzles(game).ok_or(Failure::NotFound)?;
    if file.puzzles().all(|puzzle| puzzle.id != id) {
        return Err(Failure::NotFound);
    }
    let (puzzle, table) =
        file.open(id, &app.shelf).map_err(|problem| Failure::Broken(problem.to_string()))?;
    let seat = table.to_act().ok_or(Failure::NotFound)?;
    Ok(Opened { file, puzzle, table, seat })
}

/// The rating of a puzzle, from those that somebody has tried.
fn rating_of(puzzle: &Puzzle, standings: &[PuzzleStanding]) -> PuzzleRating {
    let known = standings.iter().find(|standing| standing.puzzle == puzzle.id);
    known.map_or_else(|| first_rating(puzzle), |standing| standing.rating)
}

const fn first_rating(puzzle: &Puzzle) -> PuzzleRating {
    PuzzleRating { rating: puzzle.difficulty.rating(), deviation: UNTRIED, ..BEGINNER }
}

/// The ratings of visitor and puzzle after a try.
fn rate(solver: PuzzleRating, puzzle: PuzzleRating, solved: bool) -> (PuzzleRating, PuzzleRating) {
    let old =
        |PuzzleRating { rating, deviation, volatility }| Glicko2Rating { rating, deviation, volatility };
    let new =
        |Glicko2Rating { rating, deviation, volatility }| PuzzleRating { rating, deviation, volatility };
    let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
    let (solver, puzzle) = glicko2(&old(solver), &old(puzzle), &outcome, &Glicko2Config::new());
    (new(solver), new(puzzle))
}

/// The puzzle that a visitor gets next: of those not tried yet the one nearest to the visitor's rating.
///
/// # Errors
/// [`Failure::NotFound`] if the game has no puzzles.
pub(crate) async fn next(
    app: &App,
    visitor: Option<VisitorId>,
    game: &str,
) -> Result<Option<&'static Puzzle>, Failure> {
    let file = puzzles(game).ok_or(Failure::NotFound)?;
    let (mut tried, mut own) = (BTreeSet::new(), None);
    if let Some(visitor) = visitor {
        tried.extend(app.store.puzzle_tries(visitor, game).await?.into_iter().map(|one| one.puzzle));
        own = app.store.solver(visitor, game).await?;
    }
    let (standings, own) = (app.store.puzzle_standings(game).await?, own.unwrap_or(BEGINNER).rating);
    let distance = |puzzle: &&Puzzle| (rating_of(puzzle, &standings).rating - own).abs();
    let left = file.puzzles().filter(|puzzle| !tried.contains(&puzzle.id));
    Ok(left.min_by(|one, other| distance(one).total_cmp(&distance(other))))
}

/// Takes the visitor's choice at a puzzle. Only the first try counts.
///
/// # Errors
/// [`Failure::Words`] if the choice is not possible there.
pub(crate) async fn choose(
    app: &App,
    guest: &mut Guest,
    game: &str,
    id: &str,
    choice: &str,
) -> Result<(), Failure> {
    let opened = open(app, game, id)?;
    // A choice of several actions is judged by the first.
    let action = choice.split(ACTION_SEPARATOR).next().unwrap_or_default().trim();
    if opened.table.words(action, &names(&opened, guest.language), guest.language).is_none() {
        let words = crate::pages::MESSAGES.text(guest.language, "puzzle-impossible", &[]);
        return Err(Failure::Words(words));
    }
    let solved = opened.puzzle.choices.first().is_some_and(|(_, best)| best == action);
    let new = NewPuzzleTry {
        visitor: guest.known(app).await?,
        game,
        puzzle: id,
        choice: action,
        solved,
        solver_rating: BEGINNER,
        puzzle_rating: first_rating(opened.puzzle),
    };
    let rate = |solver, puzzle| rate(solver, puzzle, solved);
    app.store.add_puzzle_try(&new, &rate, app.now()).await?;
    Ok(())
}

/// The list of puzzles for a visitor.
pub(crate) async fn list(app: &App, visitor: Option<VisitorId>) -> Result<PuzzlesView, Failure> {
    let mut view = PuzzlesView { games: Vec::new() };
    for game in catalogue::games() {
        let info = game.info();
        let Some(file) = puzzles(info.slug) else { continue };
        let mut one =
            PuzzleGameView { game: info, count: file.puzzles().count(), tried: 0, solved: 0, rating: None };
        if let Some(visitor) = visitor {
            let tries = app.store.puzzle_tries(visitor, info.slug).await?;
            one.tried =
                tries.iter().filter(|one| file.puzzles().any(|puzzle| puzzle.id == one.puzzle)).count();
            one.solved = tries.iter().filter(|one| one.solved).count();
            one.rating = app.store.solver(visitor, info.slug).await?.map(|rating| rating.rating);
        }
        view.games.push(one);
    }
    Ok(view)
}

/// A puzzle for a visitor: with its solution only after the visitor's try.
pub(crate) async fn view(app: &App, guest: &Guest, opened: &Opened) -> Result<PuzzleView, Failure> {
    let (game, puzzle) = (opened.file.game.as_str(), opened.puzzle);
    let tried = match guest.id() {
        Some(visitor) => app.store.puzzle_try(visitor, game, &puzzle.id).await?,
        None => None,
    };
    let standings = app.store.puzzle_standings(game).await?;
    let standing = standings.iter().find(|standing| standing.puzzle == puzzle.id);
    Ok(PuzzleView {
        table: table(guest, opened, tried.is_none())?,
        difficulty: puzzle.difficulty.name(),
        rating: rating_of(puzzle, &standings).rating,
        tries: standing.map_or(0, |standing| standing.tries),
        solved: standing.map_or(0, |standing| standing.solved),
        outcome: tried.map(|tried| outcome(opened, &tried, guest.language)),
    })
}

fn outcome(opened: &Opened, tried: &PuzzleTry, language: Language) -> PuzzleOutcome {
    let names = names(opened, language);
    let words = |choice: &str| opened.table.words(choice, &names, language).unwrap_or_default();
    let advice = |(chance, choice): &(u16, String)| Advice {
        notation: choice.clone(),
        words: words(choice),
        chance: Some(f32::from(*chance) / 1000.0),
        points: None,
        plan: Vec::new(),
    };
    PuzzleOutcome {
        chosen: words(&tried.choice),
        solved: tried.solved,
        ratings: (tried.earlier, tried.later),
        best: opened.puzzle.choices.iter().map(advice).collect(),
    }
}

/// The names of the seats.
fn names(opened: &Opened, language: Language) -> Names {
    let opponent = catalogue::find(&opened.file.game).ok().and_then(|game| game.word("opponent", language));
    Names::numbered(opened.table.seats(), language).with_opponent(opponent)
}

/// What the deciding seat sees.
fn seen_by<'a>(opened: &Opened, names: &'a Names, guest: &Guest) -> View<'a> {
    View {
        viewer: Some(opened.seat),
        live: true,
        seen: opened.puzzle.after,
        draft: 0,
        held: None,
        whole: true,
        assisted: true,
        revealed: false,
        text_mode: guest.preferences.text_mode,
        names,
        language: guest.language,
    }
}

/// The explanation of an element of the position.
pub(crate) fn explain(opened: &Opened, guest: &Guest, element: &str) -> Option<ui_kit::Explanation> {
    let names = names(opened, guest.language);
    opened.table.scene(opened.puzzle.after, &seen_by(opened, &names, guest)).explain(element)
}

/// The position, with the choices. After the try nothing can be chosen any more, but what the choices bring explains the solution.
fn picture(guest: &Guest, opened: &Opened, names: &Names, asks: bool) -> Picture {
    let view = seen_by(opened, names, guest);
    let scene = opened.table.scene(opened.puzzle.after, &view);
    if asks {
        return Picture::draw(&*scene, view.text_mode);
    }
    let past = View { live: false, ..view };
    let seen = Picture::draw(&*opened.table.scene(opened.puzzle.after, &past), view.text_mode);
    Picture { choices: scene.choices(), ..seen }
}

/// The position as the page of a table shows it, with the choices while the puzzle asks for one.
fn table(guest: &Guest, opened: &Opened, asks: bool) -> Result<TableView, Failure> {
    let Opened { file, puzzle, table, seat } = opened;
    let info = catalogue::find(&file.game).map_err(|_| Failure::NotFound)?.info();
    let names = names(opened, guest.language);
    let picture = picture(guest, opened, &names, asks);
    let from = puzzle.after.saturating_sub(TOLD);
    let chosen = file.options_of(&puzzle.id);
    let option = |option: &engine::OptionInfo| {
        let value = chosen.and_then(|chosen| chosen.get(option.key));
        (option.key, value.map_or(option.default, String::as_str).to_owned())
    };
    let chair = |one: Seat| SeatView {
        seat: one,
        holder: if one == *seat { Holder::Person } else { Holder::Bot("hard".to_owned()) },
        name: names.of(one).to_owned(),
        online: true,
        link: None,
        clock: None,
        nonce: None,
    };
    let version = u64::try_from(puzzle.after).unwrap_or_default();
    Ok(TableView {
        head: TableHead {
            code: puzzle.id.clone(),
            place: format!("/puzzles/{}/{}", info.slug, puzzle.id),
            title: String::new(),
            game: info,
            options: info.options.iter().map(option).collect(),
            state: StateView::Playing,
            version,
            drawn: version,
            seats: Seat::all(table.seats()).map(chair).collect(),
            viewer: Some(*seat),
            host: false,
            commitment: String::new(),
            seed: None,
            day: None,
            competes: false,
            tournament: None,
            rated: false,
            chat: None,
        },
        last_turns: Vec::new(),
        log: table.log(from, Reader::Viewer(Some(*seat)), &names, guest.language),
        log_from: from,
        seen: puzzle.after,
        to_act: asks.then_some(*seat),
        next: None,
        steps: Vec::new(),
        planning: 0,
        orders: Vec::new(),
        orders_offered: Vec::new(),
        take_back: TakeBack::No,
        notes: String::new(),
        lesson: None,
        strayed: false,
        lessons_paused: false,
        assisted: true,
        can_hint: false,
        advice: Vec::new(),
        whole: true,
        undo_refused: None,
        can_end_turn: false,
        asks: None,
        notice: None,
        thinking: false,
        waits_for_next: false,
        next_table: None,
        picture,
        names,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solved_puzzle_raises_the_visitor_and_lowers_the_puzzle() {
        let puzzle = PuzzleRating { rating: 1800.0, deviation: UNTRIED, ..BEGINNER };
        let (solver, after) = rate(BEGINNER, puzzle, true);
        assert!(solver.rating > 1600.0 && after.rating < 1800.0, "{solver:?} {after:?}");
        assert!(solver.deviation < BEGINNER.deviation);
        let (solver, after) = rate(BEGINNER, puzzle, false);
        assert!(solver.rating < 1500.0 && after.rating > 1800.0, "{solver:?} {after:?}");
    }
}
