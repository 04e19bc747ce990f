//! Guided first games, each from its first lesson to the last; terms, and the help about keys.

use std::ops::Deref;

use engine::Info;

use crate::harness::{Screen, run};
use crate::looks::violations;
use crate::play::{By, Player, game, games};

/// What is wrong with the box of a lesson; nothing if it is in the window, something is lit, and the box covers none of it.
const BOX: &str = "const box = document.querySelector('#lesson').getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return 'it is not in the window';
    const lit = [...document.querySelectorAll('.veil .ring')].map((one) => one.getBoundingClientRect());
    // A phone and text mode do not show everything that is only spoken of; but what is on another tab can be shown.
    const form = document.querySelector('#lesson');
    const spoken = form.dataset.lit.split(' ').map((id) => document.querySelector(`[data-el=\"${id}\"]`))
        .some((one) => one?.getClientRects().length || one?.closest('[data-pane]:not([data-active])') && innerWidth < 768);
    if (!lit.length) return spoken || form.hasAttribute('data-asks') ? 'nothing is lit' : '';
    const covered = lit.filter((one) => one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom);
    // What fills half of the window cannot be left free.
    const large = lit.some((one) => one.width * one.height > innerWidth * innerHeight / 3) || lit.length > 12;
    return covered.length && !large ? `it covers ${covered.length} of ${lit.length}` : '';";

/// Where the parts of the table are.
const PLACES: &str =
    "return JSON.stringify(['#strip', '#prompt', '#pane-board', '#pane-choices', '#pane-players'].map((id) => {
    const { x, y, width, height } = document.querySelector(id).getBoundingClientRect();
    return [id, x, y, width, height].join(' '); }))";

/// How a learner makes a move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hand {
    Plays(By),
    Keys,
}

/// Somebody at the table of a guided first game.
struct Learner {
    player: Player,
    hand: Hand,
    game: &'static Info,
}

impl Deref for Learner {
    type Target = Player;

    fn deref(&self) -> &Player {
        &self.player
    }
}

impl Learner {
    async fn sit(screen: Screen, game: &'static Info, hand: Hand, likes: &[(&str, &str)]) -> Self {
        let player = Player::sit_with(screen, game, *game.seats.start(), likes, &[("learn", "1")]).await;
        Self { player, hand, game }
    }

    /// The lesson of the next decision, once it is in its place; nothing if there is none.
    async fn lesson(&self) -> String {
        assert!(self.my_turn().await, "{}: the game is over", self.game.slug);
        let placed = "const box = document.querySelector('#lesson');
            return !box || !box.dataset.lesson ? 'none' : box.hasAttribute('data-placed') && box.dataset.lesson;";
        let lesson = self.wait("the lesson in its place", placed).await;
        // What is lit may still slide into view, and the box after it.
        self.at_rest().await;
        self.js("dispatchEvent(new Event('resize'))").await;
        lesson.as_str().filter(|lesson| *lesson != "none").unwrap_or_default().to_owned()
    }

    /// Reads a lesson, or does what it asks for.
    async fn obey(&self, lesson: &str) {
        if self.holds("return document.querySelector('#lesson').hasAttribute('data-asks')").await {
            self.make_move(lesson).await;
            return;
        }
        match self.hand {
            Hand::Keys => self.key("n").await,
            Hand::Plays(By::Finger) => self.tap("#lesson-known").await,
            Hand::Plays(_) => self.click("#lesson-known").await,
        }
        let other = format!("return document.querySelector('#lesson')?.dataset.lesson !== '{lesson}'");
        self.wait("the next lesson", &other).await;
    }

    async fn make_move(&self, lesson: &str) {
        if self.holds("return document.querySelector('#end-turn') !== null").await {
            return match self.hand {
                Hand::Keys => {
                    let before = self.version().await;
                    self.key("e").await;
                    self.answer("the end of the turn", &before).await;
                }
                Hand::Plays(_) => self.press("#end-turn").await,
            };
        }
        let task = self.string("return document.querySelector('#lesson').dataset.task ?? ''").await;
        assert!(!task.is_empty(), "{}, {lesson}: it asks for nothing that is possible", self.game.slug);
        match self.hand {
            Hand::Keys => self.by_keys(&task).await,
            Hand::Plays(by) => self.choose(by, &task).await,
        }
    }

    /// Makes a choice by keys: `]` leads to its targets, Tab to its button, Enter chooses them; E ends what is done.
    async fn by_keys(&self, task: &str) {
        let before = self.version().await;
        let moved = format!(
            "return 'sent' in document.body.dataset || document.querySelector('#table').dataset.decisionVersion !== '{before}'"
        );
        // Where the focus is to go: a target that is not chosen yet, or a button. Nowhere once the move is made.
        let aim = format!(
            "if ((() => {{ {moved} }})()) return 'moved';
             const targets = [...document.querySelectorAll('#choices-form [data-choice]')]
                 .find((one) => one.dataset.choice === '{task}')?.dataset.targets || '';
             const asks = !document.querySelector('#chooser').hidden;
             const one = document.activeElement;
             if (asks || !targets) return [one.dataset.chooses, one.dataset.quick, one.dataset.choice].includes('{task}') ? '' : 'Tab';
             return targets.split(' ').includes(one.dataset.el) && !one.hasAttribute('data-selected') ? '' : ']';"
        );
        if task == "done" {
            self.key("e").await;
        }
        'moves: for _ in 0..6 {
            for _ in 0..80 {
                match self.string(&aim).await.as_str() {
                    "moved" => break 'moves,
                    "" => break,
                    key => self.key(key).await,
                }
            }
            self.key("Enter").await;
        }
        self.answer(task, &before).await;
    }

    /// Follows the lessons to the end. With `strays`, the first move asked for is not made, but another one.
    async fn follow(&self, mut strays: bool) -> usize {
        let mut lessons = Vec::new();
        for _ in 0..150 {
            assert!(self.my_turn().await, "{}: the game is over after {lessons:?}", self.game.slug);
            let lesson = self.lesson().await;
            if lesson.is_empty() {
                self.step(By::List).await;
                continue;
            }
            if lessons.last() != Some(&lesson) {
                lessons.push(lesson.clone());
            }
            let wrong = self.string(BOX).await;
            if !wrong.is_empty() {
                self.screenshot(&format!("lesson-{}-{lesson}", self.game.slug)).await;
                panic!("{}, the box of {lesson}: {wrong}", self.game.slug);
            }
            let last =
                self.holds("return document.querySelector('#lesson [data-now]:last-child') !== null").await;
            if last {
                let words = self.string("return document.querySelector('#lesson-known').textContent").await;
                let end = if self.speaks_hungarian().await {
                    "Játék tovább a könnyű botok ellen"
                } else {
                    "Play on against easy bots"
                };
                assert_eq!(words, end, "{}", self.game.slug);
            }
            let before = self.version().await;
            strays = strays && !self.stray(&lesson).await;
            if self.version().await == before {
                self.obey(&lesson).await;
            }
            if last {
                assert!(!strays, "{}: there was another move", self.game.slug);
                return lessons.len();
            }
        }
        panic!("{}: the lessons do not end: {lessons:?}", self.game.slug);
    }

    async fn speaks_hungarian(&self) -> bool {
        self.holds("return document.documentElement.lang === 'hu'").await
    }

    /// Makes another move than the lesson asks for, if there is one, and gets a friendly word.
    async fn stray(&self, lesson: &str) -> bool {
        let Some(other) = self.stray_choice(lesson).await else { return false };
        self.choose(By::List, &other).await;
        self.wait("the friendly word", "return document.querySelector('.lesson-fine') !== null").await;
        true
    }
}

/// Every script in both languages: by mouse in the one, by keys alone in the other, where the learner once does something else.
#[test]
fn learn_by_mouse_and_by_keys_in_both_languages() {
    run(async || {
        for game in games() {
            let followed = Learner::sit(Screen::DESKTOP, game, Hand::Plays(By::Board), &[]).await;
            let count = followed.follow(false).await;
            assert!((12..=18).contains(&count), "{}: {count} lessons", game.slug);
            // The game goes on from the same position, without lessons.
            assert!(followed.lesson().await.is_empty(), "{}: there is another lesson", game.slug);
            let before = followed.version().await;
            followed.step(By::List).await;
            assert_ne!(followed.version().await, before, "{}: the next move is accepted", game.slug);
            let likes = [("language", "hu")];
            let strayed = Learner::sit(Screen::SMALL_DESKTOP, game, Hand::Keys, &likes).await;
            strayed.follow(true).await;
        }
    });
}

/// The box moves nothing: all parts of the table stay where they are when the lessons are closed. They can be resumed.
#[test]
fn learn_moves_nothing_and_goes_on_after_a_reload() {
    run(async || {
        let learner =
            Learner::sit(Screen::DESKTOP.with_motion(), game("dice-settlers"), Hand::Plays(By::Board), &[])
                .await;
        let first = learner.lesson().await;
        learner.obey(&first).await;
        let second = learner.lesson().await;
        assert_ne!(first, second);
        learner.click("#lesson-back").await;
        let again = format!("return document.querySelector('#lesson').dataset.lesson === '{first}'");
        learner.wait("the lesson before", &again).await;
        assert!(learner.holds("return document.querySelector('#lesson-back').disabled").await);
        assert_eq!(learner.lesson().await, first);
        learner.obey(&first).await;
        assert_eq!(learner.lesson().await, second);
        learner.reopen().await;
        assert_eq!(learner.lesson().await, second, "a reload goes on where it was");
        let before = learner.string(PLACES).await;
        learner.click("#lesson-stop").await;
        learner.wait("no lesson", "return !document.querySelector('#lesson, .veil')").await;
        assert_eq!(learner.string(PLACES).await, before);
        // A learner who has closed the lessons can continue them.
        learner.step(By::List).await;
        assert_eq!(learner.lesson().await, "", "the lessons stay closed");
        learner.click("#menu summary").await;
        learner.click("#lesson-resume").await;
        learner.wait("a lesson", "return document.querySelector('#lesson')?.dataset.lesson && !document.querySelector('#menu').open").await;
        assert!(!learner.lesson().await.is_empty());
        assert_eq!(learner.string(BOX).await, "");
    });
}

/// axe finds nothing on a table with an open lesson, in both themes.
#[test]
fn learn_has_no_axe_violations() {
    run(async || {
        for game in games() {
            let learner = Learner::sit(Screen::DESKTOP, game, Hand::Plays(By::Board), &[]).await;
            for (theme, seen) in [("light", false), ("dark", true)] {
                learner
                    .prefer(&[("prefers-color-scheme", theme), ("prefers-reduced-motion", "reduce")])
                    .await;
                assert!(!learner.lesson().await.is_empty(), "{}", game.slug);
                let found = violations(&learner.player, seen).await;
                assert_eq!(found, Vec::<String>::new(), "{} {theme}", game.slug);
            }
        }
    });
}

/// In text mode, from the list.
#[test]
fn learn_in_text_mode() {
    run(async || {
        let likes = [("text_mode", "true")];
        let hand = Hand::Plays(By::List);
        Learner::sit(Screen::DESKTOP, game("manhattan-project"), hand, &likes).await.follow(false).await;
    });
}

/// Every script on a phone, with a finger.
#[test]
fn learn_on_a_phone() {
    run(async || {
        for game in games() {
            let hand = Hand::Plays(By::Finger);
            Learner::sit(Screen::PHONE, game, hand, &[]).await.follow(false).await;
        }
    });
}

/// A game word shows its meaning to the mouse, a finger and the keyboard, and is no stop of the Tab key.
#[test]
fn terms_show_their_meaning() {
    run(async || {
        let learner = Learner::sit(Screen::DESKTOP, game("barrage"), Hand::Plays(By::Board), &[]).await;
        for _ in 0..3 {
            if learner.holds("return document.querySelector('#lesson .term') !== null").await {
                break;
            }
            let lesson = learner.lesson().await;
            learner.obey(&lesson).await;
        }
        let shown = "return document.querySelector('.term-card:popover-open')?.textContent ?? ''";
        assert_eq!(learner.string(shown).await, "");
        learner.hover("#lesson .term").await;
        learner.wait("the meaning", shown).await;
        learner.point_at((2.0, 2.0)).await;
        learner.wait("no meaning", "return !document.querySelector('.term-card:popover-open')").await;
        learner.key("t").await;
        learner.wait("the meaning by a key", shown).await;
        assert!(learner.holds("return document.activeElement.matches('.term')").await);
        let stops =
            "return [...document.querySelectorAll('#table .term')].filter((one) => one.tabIndex >= 0).length";
        assert_eq!(learner.number(stops).await, 0.0);
    });
}

/// `?` shows what one can do now, and nothing else.
#[test]
fn the_help_shows_what_is_possible_now() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, game("power-grid"), 3).await;
        assert!(player.my_turn().await);
        player.key("?").await;
        player.wait("the help", "return document.querySelector('#help').open").await;
        let rows = "return [...document.querySelectorAll('#help kbd')].filter((one) => one.getClientRects().length).map((one) => one.textContent)";
        let keys = player.strings(rows).await;
        assert!(keys.iter().any(|key| key == "1–9"), "{keys:?}");
        assert!(!keys.iter().any(|key| key == "N"), "there is no lesson: {keys:?}");
        assert!(!keys.iter().any(|key| key == "U"), "there is nothing to undo: {keys:?}");
        player.key("Escape").await;
        player.wait("the table", "return !document.querySelector('#help').open").await;
    });
}

/// Whether a term shows a meaning of some length.
const MEANING: &str =
    "return (document.querySelector('.term-card:popover-open')?.textContent.length ?? 0) > 12";

/// A term in a prompt and one in an explain card show their meaning, in every game.
#[test]
fn terms_in_prompts_and_cards_show_their_meaning() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::DESKTOP, game, game.usual_seats).await;
            assert!(
                player.play_until("return document.querySelector('#prompt .term')?.checkVisibility()").await,
                "{}: no prompt has a term",
                game.slug
            );
            player.at_rest().await;
            // The end of a long task may be cut off; its first term is not.
            player.hover("#prompt .term:first-of-type").await;
            player.wait("the meaning", MEANING).await;
            player.point_at((2.0, 2.0)).await;
            player.wait("no meaning", "return !document.querySelector('.term-card:popover-open')").await;
            let id = player.string(&WITH_TERM.replace("CODE", &player.code)).await;
            assert_ne!(id, "", "{}: no card has a term", game.slug);
            player.hover(&format!("#stage [data-el=\"{id}\"]")).await;
            let open = format!(
                "const card = document.querySelector('#card'); return !card.hidden && card.dataset.for === '{id}'"
            );
            player.wait("the card", &open).await;
            player.key("t").await;
            player.wait("the meaning of a term in a card", MEANING).await;
        }
    });
}

/// The first thing on the table whose middle is in view and whose card has a term.
const WITH_TERM: &str = "const shown = [...document.querySelectorAll('#stage [data-el]')].filter((one) => {
        const box = one.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return box.width > 8 && box.height > 8 && hit?.closest('[data-el]') === one; });
    return Promise.all(shown.map((one) => fetch(`/t/CODE/explain/${encodeURIComponent(one.dataset.el)}`)
        .then((answer) => answer.text()).then((text) => text.includes('data-term') ? one.dataset.el : '')))
        .then((all) => all.find(Boolean) ?? '')";
