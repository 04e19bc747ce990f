//! Nothing moves that is not meant to: UX-47.

use engine::Info;
use serde_json::Value;

use crate::harness::{Screen, lacks, run};
use crate::play::{By, Player, games};

/// Notes every layout shift of the page, also those after an input, with what moved.
const WATCH: &str = "window.shifts = []; window.watcher = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) for (const source of entry.sources) window.shifts.push(source);
    }); window.watcher.observe({ type: 'layout-shift' });";

/// What moved since the last question, apart from `CONTENT`.
const MOVED: &str = "for (const entry of window.watcher.takeRecords()) for (const source of entry.sources) window.shifts.push(source);
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    const moved = window.shifts.map((source) => ({ node: source.node?.nodeType === 3 ? source.node.parentElement : source.node, from: place(source.previousRect), to: place(source.currentRect) }))
        .filter(({ node }) => node?.isConnected && !(CONTENT && node.closest(CONTENT)));
    window.shifts = [];
    return [...new Set(moved.map(({ node, from, to }) => `<${node.localName} id=\"${node.id}\" class=\"${node.getAttribute('class')}\"> ${node.textContent.trim().slice(0, 30)}: ${from} → ${to}`))]";

/// A card lies over the page, beside what it explains.
const CARD: &str = "'#card, #card *'";

/// A kind of choices that is opened makes room in the list, and only there.
const LIST: &str = "'#card, #card *, #pane-choices *'";

/// What moved since the last question, apart from what these selectors find.
async fn moved_apart_from(player: &Player, content: &str) -> Vec<String> {
    // Layout shifts are reported with the next frames.
    player.js("return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))").await;
    player.strings(&MOVED.replace("CONTENT", content)).await
}

async fn moved(player: &Player) -> Vec<String> {
    moved_apart_from(player, CARD).await
}

/// The targets that are shown.
const TARGETS: &str = "return [...document.querySelectorAll('#stage [data-legal][data-el]')].filter((one) => one.getClientRects().length).map((one) => one.dataset.el)";

/// The places of the buttons that have a place of their own.
const PLACES: &str = "const own = ['undo', 'undo-turn', 'ask-hint', 'end-turn', 'recap-play'];
    return [...document.querySelectorAll('#buttons button')].filter((one) => {
        const box = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)) || one.disabled;
    }).map((one) => {
        const frame = one.closest('.quick')?.getBoundingClientRect();
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return { id: one.id, own: own.includes(one.id), goes_on: one.closest('.go-on') !== null, place: [Math.max(left, frame?.left ?? left), top, Math.min(right, frame?.right ?? right), bottom] };
    })";

fn overlap(one: &Value, two: &Value) -> bool {
    let side = |value: &Value, at: usize| value["place"][at].as_f64().unwrap_or_default();
    let apart = |low: usize, high: usize| {
        side(one, high) <= side(two, low) + 1.0 || side(two, high) <= side(one, low) + 1.0
    };
    !apart(0, 2) && !apart(1, 3)
}

/// Points at every target; returns how many there are.
async fn point_at_everything(player: &Player, name: &str) -> usize {
    let mut pointed = 0;
    for target in player.strings(TARGETS).await {
        let place = player.place_of(&format!("#stage [data-legal][data-el=\"{target}\"]")).await;
        let Some(place) = place else { continue };
        // Bringing a target into view may scroll.
        let _ = moved(player).await;
        player.point_at(place).await;
        player.js("return new Promise((done) => setTimeout(done, 30))").await;
        let found = moved(player).await;
        assert_eq!(found, [""; 0], "{name}: pointing at {target} moves");
        pointed += 1;
    }
    player.point_at((1.0, 1.0)).await;
    let _ = moved(player).await;
    pointed
}

/// Opens every kind of choices: only the list makes room for it.
async fn open_the_kinds(player: &Player, name: &str) {
    let kinds =
        "return [...document.querySelectorAll('#choices-form .kind:not([open])')].map((one) => one.id)";
    for kind in player.strings(kinds).await {
        player.js(&format!("document.querySelector('#{kind} > summary').click()")).await;
        let found = moved_apart_from(player, LIST).await;
        assert_eq!(found, [""; 0], "{name}: opening {kind} moves");
    }
}

/// Asks for a hint. It lies over the board, and the list opens where its choice is.
async fn ask_for_a_hint(player: &Player, name: &str) {
    player.js("document.querySelector('#ask-hint').click()").await;
    player.wait("a hint", "return document.querySelector('#advice') !== null").await;
    let found = moved_apart_from(player, LIST).await;
    assert_eq!(found, [""; 0], "{name}: a hint moves");
}

/// UX-47: pointing at anything, opening kinds, hints, choosing and waiting move nothing during three turns, and no button
/// takes the place of another.
#[test]
fn ux_47_nothing_moves_on_a_desktop() {
    still_in_all_games(Screen::DESKTOP.with_motion());
}

#[test]
fn ux_47_nothing_moves_on_a_small_desktop() {
    still_in_all_games(Screen::SMALL_DESKTOP.with_motion());
}

#[test]
fn ux_47_nothing_moves_on_a_phone() {
    still_in_all_games(Screen::PHONE.with_motion());
}

#[track_caller]
fn still_in_all_games(screen: Screen) {
    if lacks("tell what has moved") {
        return;
    }
    run(async || {
        for game in games() {
            still_for_three_turns(game, screen).await;
        }
    });
}

async fn still_for_three_turns(game: &Info, screen: Screen) {
    let player = Player::sit(screen, game, game.usual_seats).await;
    assert!(player.my_turn().await);
    player.wait("the fonts", "return document.fonts.status === 'loaded'").await;
    player.js(WATCH).await;
    let mut places: Vec<Value> = Vec::new();
    let (mut pointed, mut asked, mut step) = (0, false, 0);
    // The turns of the log that this player has ended.
    let turns = "const turns = [...document.querySelectorAll('#log-list .turn')].map((one) => one.dataset.seat === '1');
        return turns.filter((own) => own).length - Number(turns[0] ?? false)";
    while player.number(turns).await < 3.0 {
        assert!(step < 80, "{} at {screen:?}: three turns do not end", game.slug);
        assert!(player.my_turn().await, "{} at {screen:?}: the game is over", game.slug);
        player.at_rest().await;
        let name = format!("{} at {screen:?}, step {step}", game.slug);
        let found = moved(&player).await;
        assert_eq!(found, [""; 0], "{name}: a choice moves");
        for now in player.js(PLACES).await.as_array().expect("a list") {
            let taken = places.iter().find(|before| {
                let both = before["goes_on"] == true && now["goes_on"] == true;
                let own = before["own"] == true || now["own"] == true;
                own && !both && before["id"] != now["id"] && overlap(before, now)
            });
            assert!(taken.is_none(), "{name}: {now} is where {taken:?} was");
            if !places.contains(now) {
                places.push(now.clone());
            }
        }
        // Pointing takes long; the first decisions have the most targets.
        if !screen.touch && step < 4 {
            pointed += point_at_everything(&player, &name).await;
        }
        if step < 2 {
            open_the_kinds(&player, &name).await;
        }
        if !asked && player.holds("return !document.querySelector('#ask-hint').disabled").await {
            ask_for_a_hint(&player, &name).await;
            asked = true;
        }
        player.step(By::List).await;
        step += 1;
    }
    assert!(screen.touch || pointed > 0, "{} at {screen:?}: nothing was pointed at", game.slug);
    assert!(asked, "{} at {screen:?}: there was no hint", game.slug);
}
