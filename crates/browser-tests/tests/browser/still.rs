//! Nothing moves that is not meant to: UX-47.

use serde_json::Value;

use crate::harness::{Screen, run};
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
const CONTENT: &str = "'#card, #card *'";

async fn moved(player: &Player) -> Vec<String> {
    // Layout shifts are reported with the next frames.
    player.js("return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))").await;
    player.strings(&MOVED.replace("CONTENT", CONTENT)).await
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

/// UX-47: pointing at anything, choosing and waiting move nothing during three turns, and no button takes the place of
/// another.
#[test]
fn ux_47_nothing_moves() {
    run(async {
        for game in games() {
            for screen in [Screen::DESKTOP, Screen::SMALL_DESKTOP, Screen::PHONE] {
                let player = Player::sit(screen, game, game.usual_seats).await;
                assert!(player.my_turn().await);
                player.wait("the fonts", "return document.fonts.status === 'loaded'").await;
                player.js(WATCH).await;
                let mut places: Vec<Value> = Vec::new();
                let mut turns = 0;
                for step in 0..30 {
                    if turns == 3 || !player.my_turn().await {
                        break;
                    }
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
                        for target in player.strings(TARGETS).await {
                            let place =
                                player.place_of(&format!("#stage [data-legal][data-el=\"{target}\"]")).await;
                            let Some(place) = place else { continue };
                            let _ = moved(&player).await;
                            player.point_at(place).await;
                            player.js("return new Promise((done) => setTimeout(done, 30))").await;
                            let found = moved(&player).await;
                            assert_eq!(found, [""; 0], "{name}: pointing at {target} moves");
                        }
                        player.point_at((1.0, 1.0)).await;
                        let _ = moved(&player).await;
                    }
                    turns += usize::from(player.choices().await.is_empty());
                    player.step(By::List).await;
                }
            }
        }
    });
}
