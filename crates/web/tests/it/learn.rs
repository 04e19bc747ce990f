//! Guided first games, each followed from its first lesson to the last.

use std::collections::BTreeSet;

use crate::site::{Browser, Site, ids};

/// The value of an attribute of the lesson on a page.
fn attribute(page: &str, name: &str) -> Option<String> {
    let form = &page[page.find("<form class=\"lesson\"")?..];
    let tag = &form[..form.find('>')?];
    let value = tag.split(&format!(" {name}=\"")).nth(1)?.split('"').next()?;
    Some(value.replace("&amp;", "&").replace("&quot;", "\""))
}

/// The text of the lesson on a page.
fn text(page: &str) -> String {
    let after = page.split("class=\"lesson-text\">").nth(1).unwrap_or_default();
    after.split("</p>").next().unwrap_or_default().to_owned()
}

/// The section of the rulebook at which *Rules* opens.
fn section(page: &str, game: &str) -> Option<String> {
    let link = page.split(&format!("href=\"/rules/{game}#")).nth(1)?;
    link.split('"').next().map(str::to_owned)
}

/// Fails if the page does not draw something that its lesson lights.
fn is_lit(page: &str, game: &str, lesson: &str) {
    let lit = attribute(page, "data-lit").expect("a lesson says what it lights");
    for id in lit.split_whitespace() {
        let drawn = match id.strip_suffix('*') {
            Some(start) => page.contains(&format!("data-el=\"{start}")),
            None => page.contains(&format!("data-el=\"{id}\"")) || page.contains(&format!(" id=\"{id}\"")),
        };
        assert!(drawn, "{game}, lesson {lesson}: {id} is not drawn");
    }
}

/// A learner at the table of a game.
struct Learner {
    browser: Browser,
    game: &'static str,
    code: String,
    /// The ids and texts of the lessons shown so far.
    seen: Vec<(String, String)>,
    /// The sections of the rulebook at which *Rules* opened.
    sections: BTreeSet<String>,
}

impl Learner {
    async fn sit(site: &Site, game: &'static str, language: &str) -> Self {
        Self::sit_with(site, game, &[("language", language)]).await
    }

    /// A learner with these preferences.
    async fn sit_with(site: &Site, game: &'static str, likes: &[(&str, &str)]) -> Self {
        let mut browser = site.browser();
        browser.post("/me", likes).await;
        let code = browser.open(&[("game", game), ("learn", "1")]).await;
        Self { browser, game, code, seen: Vec::new(), sections: BTreeSet::new() }
    }

    /// The page at the learner's next decision, and the lesson on it.
    async fn next(&mut self) -> (String, Option<String>) {
        self.browser.my_turn(&self.code).await;
        let page = self.browser.page(&format!("/t/{}", self.code)).await;
        let lesson = attribute(&page, "data-lesson");
        self.sections.extend(section(&page, self.game));
        if let Some(lesson) = &lesson {
            // Text mode draws nothing.
            if !page.contains("data-text") {
                is_lit(&page, self.game, lesson);
            }
            let said = (lesson.clone(), text(&page));
            if self.seen.last() != Some(&said) {
                self.seen.push(said);
            }
        }
        (page, lesson)
    }

    async fn read(&mut self, lesson: &str) {
        self.browser.post(&format!("/t/{}/lesson", self.code), &[("known", lesson)]).await;
    }

    async fn act(&mut self, path: &str, choice: &str) {
        let version = self.browser.view(&self.code).await["version"].to_string();
        let path = format!("/t/{}/{path}", self.code);
        self.browser.post(&path, &[("version", &version), ("choice", choice)]).await;
    }

    /// Does what the lesson asks for.
    async fn obey(&mut self, page: &str, lesson: &str) {
        let view = self.browser.view(&self.code).await;
        if page.contains("id=\"end-turn\"") {
            self.act("end-turn", "").await;
        } else if let Some(task) = attribute(page, "data-task") {
            self.act("play", &task).await;
        } else {
            panic!("{}, lesson {lesson}: no move it asks for is among {:?}", self.game, ids(&view));
        }
    }

    /// Follows the script until its last lesson is read.
    async fn follow(&mut self, last: &str) {
        for _ in 0..120 {
            let (page, lesson) = self.next().await;
            let Some(lesson) = lesson else {
                let view = self.browser.view(&self.code).await;
                panic!("{}: after {:?} there is no lesson for {:?}", self.game, self.lessons(), ids(&view));
            };
            if page.contains("data-asks") {
                self.obey(&page, &lesson).await;
            } else {
                self.read(&lesson).await;
            }
            if lesson == last {
                return;
            }
        }
        panic!("{}: the lessons do not end: {:?}", self.game, self.lessons());
    }

    /// The lessons shown, each once.
    fn lessons(&self) -> Vec<&str> {
        let mut ids: Vec<&str> = self.seen.iter().map(|(id, _)| id.as_str()).collect();
        ids.dedup();
        ids
    }
}

/// The lessons of each game, in the order in which somebody who follows them sees them.
const LINES: [(&str, &str); 5] = [
    (
        "dice-settlers",
        "goal start-tile dice improve turns explore numbers place answer end-turn settle lead \
         govern free-actions keep ending grow onward",
    ),
    (
        "power-grid",
        "goal round income plant-card two-rows put-up opening-bid order resource-market buy-fuel \
         first-city second-city stop-in-time power refill leading-costs on-your-own",
    ),
    (
        "castles-of-burgundy",
        "goal regions early-is-better two-dice depots hexes workers take-the-ship place-it \
         load-goods turn-order your-rival sell-goods black-depot on-your-own",
    ),
    (
        "manhattan-project",
        "goal cards workers construction buy use end-turn engineer crew rivals design draft mine \
         gift retrieve fuel onward",
    ),
    (
        "barrage",
        "goal track system engineers conduit wheel powerhouse produce contract downhill water \
         office machines base bank flow scored onward",
    ),
];

fn last(line: &str) -> &str {
    line.rsplit(' ').next().unwrap_or_default()
}

#[tokio::test]
async fn every_script_can_be_followed_in_both_languages() {
    let site = Site::new().await;
    for (game, line) in LINES {
        let mut texts = BTreeSet::new();
        for language in ["en", "hu"] {
            let mut learner = Learner::sit(&site, game, language).await;
            learner.follow(last(line)).await;
            assert_eq!(learner.lessons().join(" "), line, "{game}");
            let (_, after) = learner.next().await;
            assert!(after.is_none(), "{game}: the learner plays on alone");
            texts.insert(learner.seen.iter().map(|(_, text)| text.clone()).collect::<Vec<_>>());
        }
        assert_eq!(texts.len(), 2, "{game}: each language has its own texts");
    }
}

/// *Rules* at a table opens at the phase being played: a section of the rulebook, another one in another phase.
#[tokio::test]
async fn rules_open_at_the_phase_being_played() {
    let site = Site::new().await;
    for (game, line) in LINES {
        let mut learner = Learner::sit(&site, game, "hu").await;
        learner.follow(last(line)).await;
        let rules = learner.browser.page(&format!("/rules/{game}")).await;
        for section in &learner.sections {
            assert!(rules.contains(&format!(" id=\"{section}\"")), "{game}: there is no section {section}");
        }
        assert!(learner.sections.len() > 1, "{game}: {:?}", learner.sections);
    }
}

/// In text mode every script can be followed as well, from the list: each move asked for is a choice in it.
#[tokio::test]
async fn every_script_can_be_followed_in_text_mode() {
    let site = Site::new().await;
    for (game, line) in LINES {
        let mut learner = Learner::sit_with(&site, game, &[("text_mode", "true")]).await;
        let (page, _) = learner.next().await;
        assert!(page.contains("data-text"), "{game}: the table is text");
        learner.follow(last(line)).await;
        assert_eq!(learner.lessons().join(" "), line, "{game}");
    }
}

/// Once the move asked for is made, the box says so, until the turn is ended.
#[tokio::test]
async fn a_lesson_whose_move_is_made_asks_to_end_the_turn() {
    let site = Site::new().await;
    let mut learner = Learner::sit(&site, "barrage", "en").await;
    let mut praised = 0;
    for _ in 0..20 {
        let (page, lesson) = learner.next().await;
        let lesson = lesson.expect("the line has a lesson for every decision");
        let ends = page.contains("id=\"end-turn\"");
        assert_eq!(page.contains("Good! Now:"), ends && lesson != "wheel", "{lesson}");
        praised += usize::from(page.contains("Good! Now:</strong> End turn"));
        if praised == 2 {
            return;
        }
        if page.contains("data-asks") {
            learner.obey(&page, &lesson).await
        } else {
            learner.read(&lesson).await
        }
    }
    panic!("two turns were not ended: {:?}", learner.lessons());
}

/// A learner who does something else is told that it is fine, and the lessons go on; after an undo the lesson is there again.
#[tokio::test]
async fn other_moves_are_fine_and_lessons_come_back_with_an_undo() {
    let site = Site::new().await;
    let mut learner = Learner::sit(&site, "power-grid", "en").await;
    let mut page = String::new();
    for _ in 0..60 {
        let (now, lesson) = learner.next().await;
        let lesson = lesson.expect("the line has a lesson for every decision");
        page = now;
        if lesson == "stop-in-time" {
            break;
        }
        if page.contains("data-asks") {
            learner.obey(&page, &lesson).await
        } else {
            learner.read(&lesson).await
        }
    }
    assert_eq!(attribute(&page, "data-task").as_deref(), Some("done"));
    learner.act("play", "build atlantis").await;
    let (page, lesson) = learner.next().await;
    assert_eq!(lesson.as_deref(), Some("stop-in-time"), "there is no such city");
    assert!(!page.contains("lesson-fine"));
    let view = learner.browser.view(&learner.code).await;
    let city =
        ids(&view).into_iter().find(|choice| choice.starts_with("build ")).expect("a city can be built");
    learner.act("play", &city).await;
    let (page, _) = learner.next().await;
    assert!(page.contains("lesson-fine"));
    learner.act("undo", "").await;
    let (page, lesson) = learner.next().await;
    assert!(!page.contains("lesson-fine") && lesson.as_deref() == Some("stop-in-time"), "{lesson:?}");
}

/// Closed lessons wait: the learner plays on without them, and the menu brings the same lesson back.
#[tokio::test]
async fn closed_lessons_can_be_continued() {
    for (language, words) in [("en", "Continue the lessons"), ("hu", "Leckék folytatása")] {
        let site = Site::new().await;
        let mut learner = Learner::sit(&site, "castles-of-burgundy", language).await;
        let (_, first) = learner.next().await;
        learner.read(&first.expect("a lesson")).await;
        let (page, second) = learner.next().await;
        assert!(second.is_some() && !page.contains("lesson-resume"), "the lessons are open");
        learner.read("").await;
        let (page, none) = learner.next().await;
        assert!(none.is_none() && page.contains(words), "the menu has {words}");
        learner.browser.post(&format!("/t/{}/lesson", learner.code), &[("resume", "1")]).await;
        let (page, again) = learner.next().await;
        assert_eq!(again, second, "what was read is kept");
        assert!(!page.contains("lesson-resume"));
    }
}
