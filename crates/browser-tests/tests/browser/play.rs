//! A person at a table: sees the decision, chooses, waits for the others.

use std::ops::Deref;

use bots::{BotKind, NEVER_CANCELLED};
use catalogue::{AnyMatch, Shelf, View};
use engine::{Info, Line, Seat};
use serde_json::Value;
use store::{Append, Move, Opened, Time};
use ui_kit::{Language, Names};

use crate::harness::{Browser, Machine, Screen, Server};

/// How a person plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// By clicking targets on the table and the buttons of the prompt bar.
    Board,
    /// The same with a finger, tab by tab on a phone.
    Finger,
    /// From the list of choices only.
    List,
}

/// All games; while one of them is worked on, that one alone: set `GAME` to its short name.
pub(crate) fn games() -> impl Iterator<Item = &'static Info> {
    let wanted = std::env::var("GAME").ok();
    let is_wanted = move |game: &&Info| wanted.as_ref().is_none_or(|name| game.slug == name);
    catalogue::games().iter().map(|game| game.info()).filter(is_wanted)
}

/// A game by its short name.
pub(crate) fn game(slug: &str) -> &'static Info {
    catalogue::find(slug).expect("it is in the catalogue").info()
}

/// The one game with cities, fuel and auctions.
pub(crate) fn power_grid() -> &'static Info {
    game("power-grid")
}

/// A person with a browser at a table.
pub(crate) struct Player {
    browser: Browser,
    pub(crate) code: String,
}

impl Deref for Player {
    type Target = Machine;

    fn deref(&self) -> &Machine {
        &self.browser
    }
}

impl Player {
    /// Anna opens a table for herself and bots that do not dawdle.
    pub(crate) async fn sit(screen: Screen, game: &Info, seats: u8) -> Self {
        Self::sit_with(screen, game, seats, &[], &[]).await
    }

    /// The same, with other preferences and options of the table.
    pub(crate) async fn sit_with(
        screen: Screen,
        game: &Info,
        seats: u8,
        likes: &[(&str, &str)],
        options: &[(&str, &str)],
    ) -> Self {
        let browser = Browser::open(screen).await;
        let server = Server::shared().await;
        Self::sit_in(browser, &server.url, game, seats, likes, options).await
    }

    /// The same, in this browser and at this address of the server.
    pub(crate) async fn sit_in(
        browser: Browser,
        url: &str,
        game: &Info,
        seats: u8,
        likes: &[(&str, &str)],
        options: &[(&str, &str)],
    ) -> Self {
        browser.go(&format!("{url}/me")).await;
        let mut wishes = vec![("bot_speed", "instant"), ("name", "Anna"), ("return", "/new")];
        wishes.retain(|(name, _)| likes.iter().all(|(like, _)| like != name));
        wishes.extend(likes);
        browser.post("/me", &wishes).await;
        let seats_text = seats.to_string();
        let mut fields = vec![("game", game.slug), ("seats", seats_text.as_str()), ("seat1", "me")];
        let others = ["seat2", "seat3", "seat4", "seat5", "seat6"];
        fields.extend(others.iter().take(usize::from(seats) - 1).map(|&name| (name, "greedy")));
        fields.retain(|(name, _)| options.iter().all(|(option, _)| option != name));
        fields.extend(options);
        browser.post("/tables", &fields).await;
        Self::at(browser).await
    }

    /// Somebody with an empty browser who opens a link.
    pub(crate) async fn by_link(screen: Screen, link: &str) -> Self {
        let browser = Browser::open(screen).await;
        browser.go(link).await;
        Self::at(browser).await
    }

    /// Somebody whose browser shows a table.
    pub(crate) async fn at(browser: Browser) -> Self {
        browser.wait("a table", "return document.querySelector('#table') !== null").await;
        let path = browser.string("return location.pathname").await;
        let code = path.strip_prefix("/t/").unwrap_or_else(|| panic!("{path} is no table")).to_owned();
        Self { browser, code }
    }

    /// The link of this person's own seat, as the page for another device shows it.
    pub(crate) async fn own_link(&self) -> String {
        let script =
            "const request = new XMLHttpRequest(); request.open('GET', location.pathname + '/device', false);
            request.send(); return /https?:[^\"<]*\\/j\\/[^\"<]*/.exec(request.responseText)[0];";
        self.string(script).await
    }

    /// Leaves the table; the browser is still that of the same person.
    pub(crate) fn rise(self) -> Browser {
        self.browser
    }

    /// Opens the table's page anew.
    pub(crate) async fn reopen(&self) {
        let here = self.string("return location.origin").await;
        self.go(&format!("{here}/t/{}", self.code)).await;
    }

    /// Waits until it is this person's turn or the game is over; says whether it is the turn.
    pub(crate) async fn my_turn(&self) -> bool {
        let script = "const table = document.querySelector('#table');
            if (!table || 'sent' in document.body.dataset) return false;
            if (table.dataset.page === 'over') return 'over';
            return 'mine' in table.dataset && 'mine';";
        self.wait("my turn or the end", script).await == "mine"
    }

    /// The version of the decision on the page.
    pub(crate) async fn version(&self) -> String {
        self.string("return document.querySelector('#table').dataset.decisionVersion").await
    }

    /// The names of all choices in the list.
    pub(crate) async fn choices(&self) -> Vec<String> {
        let script = "return [...document.querySelectorAll('#choices-form [data-choice]')].map((b) => b.dataset.choice)";
        self.strings(script).await
    }

    /// What a sensible player would do: the game goes on and comes to its end.
    pub(crate) async fn advice(&self) -> String {
        let (mut table, committed) = self.table().await;
        let moves = u64::try_from(committed).unwrap_or_default();
        table.decide(BotKind::Greedy, moves).expect("a seat acts")(NEVER_CANCELLED)
    }

    /// The table with the tentative steps of this turn, and the number of moves before those.
    async fn table(&self) -> (Box<dyn AnyMatch>, usize) {
        let opened = self.stored().await;
        let mut table = replay(&opened);
        // Several steps that were made as one are taken back as one.
        for step in opened.drafts.iter().flat_map(|draft| &draft.steps).flat_map(|steps| steps.split(';')) {
            table.play(step).expect("a step of the draft is legal");
        }
        (table, opened.moves.len())
    }

    /// A choice that the lesson with this id does not ask for, if it asks for anything.
    pub(crate) async fn stray_choice(&self, lesson: &str) -> Option<String> {
        let (table, committed) = self.table().await;
        let (names, after) = (Names::new(vec![String::new(); 6]), table.lines(0).len());
        let view =
            View { viewer: Some(Seat::new(0)), live: true, draft: after - committed, ..spectator(&names) };
        let lessons = table.scene(after, &view).lessons();
        let asking = lessons.iter().find(|one| one.id == lesson && !one.moves.is_empty())?;
        self.choices().await.into_iter().find(|choice| !asking.asks_for(choice))
    }

    /// The table as it is stored.
    async fn stored(&self) -> Opened {
        Server::shared().await.store.open_table(&self.code).await.expect("the table is stored")
    }

    /// How the game would go if everybody played like that: its moves, and what everybody must notice, with the number
    /// of moves after which it is so. Another number makes another game where several moves are as good.
    pub(crate) async fn foresee(&self, number: u64) -> (Vec<Line>, Vec<(usize, String)>) {
        let opened = self.stored().await;
        let mut table = replay(&opened);
        while let Some(job) = table.decide(BotKind::Greedy, number) {
            table.play(&job(NEVER_CANCELLED)).expect("what a bot plays is legal");
        }
        let names = "return [...document.querySelectorAll('#pane-players .panel')]
            .sort((one, two) => one.id.localeCompare(two.id)).map((one) => one.querySelector('.name').innerText.trim())";
        let names = Names::new(self.strings(names).await);
        let (lines, mut alarms) = (table.lines(0), table.alarms(&names, Language::En));
        let view = spectator(&names);
        // An alarm counts if it is still shown when the next seat acts.
        alarms.retain(|(after, words)| {
            let Some(last) = after.checked_sub(1) else { return false };
            let next = (*after..lines.len()).find(|&number| lines[number].seat != lines[last].seat);
            next.is_some_and(|next| table.scene(next, &view).strip().alarm.as_ref() == Some(words))
        });
        (lines, alarms)
    }

    /// Lets the first `count` of these moves happen, as another server with the same data would: this one learns of it
    /// when somebody acts.
    pub(crate) async fn skip(&self, lines: &[Line], count: usize) {
        let stored = self.stored().await;
        let (from, step) = (stored.moves.len(), stored.table.step);
        let played = |line: &Line| {
            let Line { seat, action, draws, .. } = line.clone();
            Move { seat, action, draws, time: Time::now() }
        };
        let moves: Vec<Move> = lines[from..count].iter().map(played).collect();
        let awaited = lines.get(count).map(|line| line.seat);
        let append = Append {
            code: &self.code,
            from,
            step,
            moves: &moves,
            awaited,
            used: None,
            results: None,
            bots: &[],
        };
        let store = &Server::shared().await.store;
        store.append(&append, Time::now()).await.expect("nobody else has moved");
    }

    /// Makes one sensible step, or ends the turn if nothing else is left.
    pub(crate) async fn step(&self, by: By) {
        if self.choices().await.is_empty() {
            self.press("#end-turn").await;
        } else {
            let choice = self.advice().await;
            self.choose(by, &choice).await;
        }
    }

    /// Plays to the end of the game; returns how many steps it took.
    pub(crate) async fn play_to_the_end(&self, by: By) -> usize {
        let mut steps = 0;
        while self.my_turn().await {
            self.step(by).await;
            steps += 1;
            assert!(steps < 1500, "the game does not end");
        }
        steps
    }

    /// Watches bots play to the end: on a busy machine that takes long, but the table moves on all the time.
    pub(crate) async fn watch_to_the_end(&self) {
        let seen = "const table = document.querySelector('#table');
            return table?.dataset.page === 'over' ? 'over' : table?.dataset.decisionVersion ?? ''";
        let mut before = self.string(seen).await;
        while before != "over" {
            let moved = format!("const seen = (() => {{ {seen} }})(); return seen !== '{before}' && seen");
            before =
                self.wait("the next step of the bots", &moved).await.as_str().unwrap_or_default().to_owned();
        }
    }

    /// Plays on until a script gives something true in a decision of this person; says whether it ever did.
    pub(crate) async fn play_until(&self, stop: &str) -> bool {
        for _ in 0..600 {
            if !self.my_turn().await {
                return false;
            }
            if self.holds(stop).await {
                return true;
            }
            self.step(By::List).await;
        }
        false
    }

    /// Makes one choice and waits until the page shows what came of it.
    pub(crate) async fn choose(&self, by: By, choice: &str) {
        let before = self.version().await;
        let listed = format!("#choices-form [data-choice=\"{choice}\"]");
        // Rare choices without a target are only in the list.
        let rare =
            format!("return document.querySelector('{listed}[data-aside]:not([data-targets])') !== null");
        if by == By::List || self.holds(&rare).await {
            self.js(&format!("document.querySelector('{listed}').click()")).await;
        } else {
            self.on_the_board(by, choice, &before).await;
        }
        self.answer(&format!("the answer to {choice}"), &before).await;
    }

    /// Whether the last step waits for "End turn".
    pub(crate) async fn is_held(&self) -> bool {
        self.holds("return document.querySelector('#steps [data-held]') !== null").await
    }

    /// Ends the turn if the last step waits for it.
    pub(crate) async fn confirm(&self) {
        if self.is_held().await {
            self.press("#end-turn").await;
        }
    }

    /// Presses a button of the turn and waits for what comes of it.
    pub(crate) async fn press(&self, button: &str) {
        let before = self.version().await;
        self.js(&format!("document.querySelector('{button}').click()")).await;
        self.answer(button, &before).await;
    }

    /// Waits until the page shows a later decision than the one with this version.
    pub(crate) async fn answer(&self, what: &str, before: &str) {
        let moved = format!(
            "return !('sent' in document.body.dataset)
                && document.querySelector('#table')?.dataset.decisionVersion !== '{before}'"
        );
        self.wait(what, &moved).await;
    }

    /// Clicks all that a choice points at until it is made, or its button in the prompt bar. The next decision, after this
    /// version, may have a choice of the same name.
    async fn on_the_board(&self, by: By, choice: &str, version: &str) {
        let next_click = next_click(choice, version);
        let mut clicks = Vec::new();
        // The page may change between the look and the click: then there is another try.
        for _ in 0..24 {
            let next = self.string(&next_click).await;
            clicks.push(next.clone());
            match next.as_str() {
                // What was sent may have been something else that was just moving under the finger: then there is another try.
                "sent" => {
                    self.wait("the answer", "return !('sent' in document.body.dataset)").await;
                    if self.string(&next_click).await == "made" {
                        return;
                    }
                }
                "made" => return,
                "" => {
                    self.screenshot("stuck").await;
                    let marked = "return [...document.querySelectorAll('#stage :is([data-selected], [data-rests])')].map((one) => one.outerHTML.slice(0, 120))";
                    let marked = self.strings(marked).await;
                    panic!("{choice} has neither a target nor a button: {marked:?}");
                }
                "stepper" => {
                    let amount = choice.rsplit(' ').next().unwrap_or_default();
                    let script = format!(
                        "const field = document.querySelector('#stepper-value'); field.value = '{amount}';
                         field.dispatchEvent(new Event('change', {{ bubbles: true }}));"
                    );
                    self.js(&script).await;
                    self.click("#stepper-go").await;
                }
                // The page may just have changed: then there is something else to click.
                selector => match self.place_of(selector).await {
                    // On a slow machine the pause before a click may open a card over the target, or a click may hit what
                    // is just moving away and open the choices of something else: a person closes both.
                    Some((x, y))
                        if !selector.starts_with("#chooser")
                            && self.holds(&is_covered("#card, #chooser", x, y)).await =>
                    {
                        self.key("Escape").await;
                    }
                    // A click beside a target may also have raised the sheet of a phone over it.
                    Some((x, y))
                        if selector.starts_with("#stage")
                            && self.holds(&is_covered("#sheet", x, y)).await =>
                    {
                        self.js("document.body.dataset.sheet = 'peek'").await;
                        self.at_rest().await;
                    }
                    Some(place) => {
                        if by == By::Finger {
                            self.tap_at(place).await
                        } else {
                            self.click_at(place).await
                        }
                        // A second click on the same thing could take the first one back.
                        let goes_on =
                            format!("return (() => {{ {next_click} }})() !== {}", Value::from(selector));
                        self.soon(&goes_on).await;
                    }
                    None => {}
                },
            }
        }
        self.screenshot("stuck").await;
        let (x, y) = self.middle(&self.string(&next_click).await).await;
        let there = self
            .string(&format!("return document.elementFromPoint({x}, {y})?.outerHTML.slice(0, 200)"))
            .await;
        panic!("{choice} cannot be made by clicks on {clicks:?}: at {x}, {y} there is {there}");
    }
}

/// What somebody sees who only looks on.
fn spectator(names: &Names) -> View<'_> {
    View { whole: false, ..View::new(None, names, Language::En) }
}

/// A stored table, without the tentative steps.
fn replay(opened: &Opened) -> Box<dyn AnyMatch> {
    static SHELF: Shelf = Shelf::new(None);
    let game = catalogue::find(&opened.table.game).expect("its game is in the catalogue");
    let edition = SHELF.edition(game).expect("the components are good");
    let record = opened.table.record(&opened.chairs, &opened.moves);
    edition.verify(&record).expect("what is stored can be replayed")
}

/// A script that tells whether something that one of these selectors finds lies over a point.
fn is_covered(by: &str, x: f64, y: f64) -> String {
    format!("return document.elementFromPoint({x}, {y})?.closest('{by}') != null")
}

/// A script that finds what to click next for a choice of the decision with this version.
fn next_click(choice: &str, version: &str) -> String {
    NEXT_CLICK
        .replace("CHOICE", &Value::from(choice).to_string())
        .replace("VERSION", &Value::from(version).to_string())
}

/// What to click next for a choice: a line of the open chooser, a button, a target that was not clicked yet or rests, the tab of one.
const NEXT_CLICK: &str = "const choice = CHOICE;
    const shown = (one) => one && one.getClientRects().length > 0;
    const listed = [...document.querySelectorAll('#choices-form [data-choice]')].find((one) => one.dataset.choice === choice);
    const version = document.querySelector('#table')?.dataset.decisionVersion;
    if ('sent' in document.body.dataset) return 'sent';
    if (!listed || version !== VERSION) return 'made';
    const chooser = document.querySelector('#chooser');
    const label = listed.querySelector('.label').textContent;
    if (!chooser.hidden) {
        const at = [...chooser.querySelectorAll('button')].findIndex((line) =>
            (line.dataset.chooses ?? choice) === choice && line.querySelector('span')?.textContent.endsWith(label));
        if (at >= 0) return `#chooser button:nth-of-type(${at + 1})`;
    }
    const quick = [...document.querySelectorAll('#prompt [data-quick]:not(#stepper-go)')].find((one) => one.dataset.quick === choice);
    if (shown(quick)) return '#' + CSS.escape(quick.id);
    const stepper = document.querySelector('#stepper');
    if (shown(stepper) && choice.startsWith(stepper.dataset.prefix + ' ')) return 'stepper';
    const targets = (listed.dataset.targets ?? '').split(' ').filter(Boolean);
    const open = targets.map((id) => `#stage [data-el=\"${id}\"][data-legal]`)
        .filter((one) => shown(document.querySelector(one)));
    const next = open.find((one) => !document.querySelector(one).hasAttribute('data-selected'));
    if (next) return next;
    // Something else was hit: what rests begins anew.
    const resting = targets.map((id) => `#stage [data-el=\"${id}\"][data-rests]`).find((one) => shown(document.querySelector(one)));
    if (resting) return resting;
    const hidden = document.querySelectorAll('#stage [data-pane]:not([data-active]) [data-legal]:not([data-selected])');
    const pane = [...hidden].find((one) => targets.includes(one.dataset.el))?.closest('[data-pane]').dataset.pane;
    return shown(document.querySelector(`#tab-${pane}`)) ? `#tab-${pane}` : '';";

impl Machine {
    /// Waits until what slides has arrived: where it is on its way is no place to point at.
    pub(crate) async fn at_rest(&self) {
        let rests = "return document.getAnimations().every((one) => one.playState !== 'running'
            || one.effect.getComputedTiming().iterations === Infinity)";
        self.wait("the pieces at rest", rests).await;
    }

    /// Sends a form as the browser would, and follows where it leads.
    pub(crate) async fn post(&self, path: &str, fields: &[(&str, &str)]) {
        let fields = Value::from(
            fields.iter().map(|(name, value)| Value::from(vec![*name, *value])).collect::<Vec<_>>(),
        );
        let script = format!(
            "const form = document.createElement('form'); form.method = 'post'; form.action = '{path}';
             for (const [name, value] of {fields}) {{ const input = document.createElement('input');
                 input.type = 'hidden'; input.name = name; input.value = value; form.append(input); }}
             document.body.append(form); window.leaving = true; form.submit();"
        );
        self.js(&script).await;
        self.wait("the page after a form", "return !window.leaving && document.readyState === 'complete'")
            .await;
    }
}
