//! Barrage: water, productions and Automas.

use engine::Info;

use crate::harness::{Screen, run};
use crate::play::{By, Player, game};

fn barrage() -> &'static Info {
    game("barrage")
}

/// The drops each dam holds, and those the forecast sees coming, by dam.
const DAMS: &str = "return [...document.querySelectorAll('#ba-dams [data-el]')].map((dam) => {
    const count = (sign) => dam.querySelectorAll(`.${sign}`).length;
    return `${dam.dataset.el} ${count('ba-drop')} ${count('ba-drop-coming')}`; })";

/// The drops of a line of [`DAMS`]: held, and to come.
fn drops(line: &str) -> (u32, u32) {
    let mut numbers = line.rsplit(' ').filter_map(|number| number.parse().ok());
    let coming = numbers.next().unwrap_or_default();
    (numbers.next().unwrap_or_default(), coming)
}

/// UX-42: a drop that flows at once comes to rest where the board said it would.
#[test]
fn ux_42_a_drop_flows_to_where_its_headstream_shows() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, barrage(), 2).await;
        let flows =
            "return document.querySelector('#choices-form [data-choice^=\"pour water.flow\"]') !== null";
        assert!(player.play_until(flows).await);
        let choice =
            player.choices().await.into_iter().find(|choice| choice.starts_with("pour water.flow left"));
        let choice = choice.or(player
            .choices()
            .await
            .into_iter()
            .find(|choice| choice.starts_with("pour water.flow")));
        let choice = choice.expect("a drop can flow");
        let spring =
            choice.rsplit(' ').next().and_then(|word| word.strip_prefix('h')).unwrap_or_default().to_owned();
        // The ghost at the end of the way of the next drop, and the dam that lies there.
        let end = format!(
            "const spring = document.querySelector('#ba-spring-{spring}');
             spring.setAttribute('data-preview', '');
             const ghost = spring.querySelector('.ba-drop-coming').getBoundingClientRect();
             spring.removeAttribute('data-preview');
             const [x, y] = [ghost.x + ghost.width / 2, ghost.y + ghost.height / 2];
             const dam = [...document.querySelectorAll('#ba-dams [data-el]')].find((one) => {{
                 const box = one.getBoundingClientRect();
                 return x > box.left && x < box.right && y > box.top && y < box.bottom; }});
             return dam?.dataset.el ?? 'lost'"
        );
        let rest = player.string(&end).await;
        let before = player.strings(DAMS).await;
        player.choose(By::Board, &choice).await;
        let after = player.strings(DAMS).await;
        for (one, other) in before.iter().zip(&after) {
            let more = u32::from(one.starts_with(&format!("{rest} ")));
            assert_eq!(drops(one).0 + more, drops(other).0, "{choice} → {rest}: {one} → {other}");
        }
    });
}

/// UX-42: the table lists the productions of the list, each with its energy, and a click on a row narrows to it.
#[test]
fn ux_42_the_table_of_productions_is_the_list_of_productions() {
    run(async || {
        let several =
            "return document.querySelectorAll('#choices-form [data-choice^=\"produce \"]').length > 1";
        let mut player = Player::sit(Screen::DESKTOP, barrage(), 4).await;
        if !player.play_until(several).await {
            player = Player::sit(Screen::DESKTOP, barrage(), 3).await;
            assert!(player.play_until(several).await);
        }
        let listed = "return [...document.querySelectorAll('#choices-form [data-choice^=\"produce \"]')].map((choice) => {
            const row = choice.dataset.targets.split(' ').find((target) => target.startsWith('ba-production-'));
            return `${row} ${/\\d+/.exec(choice.querySelector('.gain').textContent)[0]}`; })";
        let rows = "return [...document.querySelectorAll('.ba-run')].flatMap((row) =>
            [...row.querySelectorAll('td b')].map((energy) => `${row.dataset.el} ${energy.textContent}`))";
        let (mut listed, mut rows) = (player.strings(listed).await, player.strings(rows).await);
        for list in [&mut listed, &mut rows] {
            list.sort();
            list.dedup();
        }
        assert!(!rows.is_empty());
        assert_eq!(rows, listed);
        let choice = player.choices().await.into_iter().find(|choice| choice.starts_with("produce "));
        player.choose(By::Board, &choice.expect("a production")).await;
    });
}

/// The forecast is switched on the board without a request, and a new picture keeps it as it is.
#[test]
fn the_forecast_is_switched_without_a_request() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, barrage(), 2).await;
        let coming = "return [...document.querySelectorAll('#ba-dams .ba-drop-coming')].length > 0";
        assert!(player.play_until(coming).await);
        let shown = "return [...document.querySelectorAll('.ba-flow')].some((one) => one.getClientRects().length > 0)";
        assert!(player.holds(shown).await);
        player.js("window.asked = 0; const real = window.fetch; window.fetch = (...all) => { window.asked += 1; return real(...all); }").await;
        player.click("#ba-forecast summary").await;
        assert!(!player.holds(shown).await);
        assert_eq!(player.number("return window.asked").await, 0.0);
        player.step(By::List).await;
        assert!(!player.holds(shown).await, "a new picture keeps the switch");
    });
}

/// Notes of every drop that begins to move: whether it starts at a headstream, and how long it is on its way.
const RIVERS: &str = "window.drops = [];
    const real = Element.prototype.animate;
    const place = (one) => one.getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
    Element.prototype.animate = function (frames, how) {
        const dam = this.parentElement;
        if (dam?.matches('#ba-dams [data-el]') && frames[0].translate) {
            const [[x, y], [a, b]] = [place(dam), frames[0].translate.match(/-?[\\d.]+/g).map(Number)];
            const springs = [...document.querySelectorAll('.ba-spring > g[transform]')].map(place);
            window.drops.push([springs.some(([u, v]) => Math.hypot(u - x - a, v - y - b) < 2), how.duration]);
        }
        return real.call(this, frames, how);
    };";

/// In phase 3 a drop comes from its headstream down the rivers, through basins without room.
#[test]
fn water_comes_down_its_river() {
    run(async || {
        let motion = [("motion", "full")];
        let player = Player::sit_with(Screen::DESKTOP, barrage(), 2, &motion, &[]).await;
        player.js(RIVERS).await;
        let far = "return window.drops.some(([spring, time]) => spring && time > 300)";
        assert!(player.play_until(far).await, "{}", player.js("return window.drops").await);
        assert!(player.holds("return window.drops.every(([, time]) => time <= 1400)").await);
    });
}

/// A table with Automas: they are named, never awaited, and the game comes to its end.
#[test]
fn a_whole_game_with_automas() {
    run(async || {
        let options = [("option-automas", "2"), ("seat2", "link"), ("seat3", "link")];
        let player = Player::sit_with(Screen::DESKTOP, barrage(), 3, &[], &options).await;
        assert!(player.my_turn().await, "nobody is waited for on the seats of Automas");
        assert!(player.play_to_the_end(By::List).await > 20);
        let text = player.text().await;
        assert!(text.contains("Automa 2") && text.contains("Automa 3"), "{text}");
    });
}
