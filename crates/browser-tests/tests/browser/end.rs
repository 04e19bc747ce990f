//! The end and what is left of a game: UX-44, UX-45.

use serde_json::Value;

use crate::harness::{Browser, Screen, Server, run};
use crate::site::Site;

/// UX-44: sources add up to the totals, which are those of the engine, in the table and at the end of the curve.
#[test]
fn ux_44_the_result_adds_up() {
    run(async || {
        let site = Site::visit(Screen::DESKTOP).await;
        for place in site.places.iter().filter(|place| place.name.starts_with("game over")) {
            site.open(place).await;
            let code = place.path.trim_start_matches("/t/");
            let engine = site
                .browser
                .js(&format!("return fetch('/api/v1/tables/{code}').then((answer) => answer.json())"))
                .await;
            let rows = site.browser.js("return [...document.querySelectorAll('.scores tbody tr')].map((row) => ({
                seat: Number(row.dataset.seat), place: Number(row.children[0].textContent),
                sources: [...row.querySelectorAll('td.number:not(.total):not(.tie)')].slice(1).map((one) => Number(one.textContent)),
                total: Number(row.querySelector('.total').textContent) }))").await;
            let rows = rows.as_array().expect("rows");
            assert!(rows.len() >= 2, "{place:?}");
            for row in rows {
                let sum: i64 =
                    row["sources"].as_array().expect("numbers").iter().filter_map(Value::as_i64).sum();
                assert_eq!(Some(sum), row["total"].as_i64(), "{place:?}: {row}");
                let result = engine["results"]
                    .as_array()
                    .expect("results")
                    .iter()
                    .find(|result| result["seat"] == row["seat"]);
                let result = result.expect("each seat has a result");
                assert_eq!((&result["total"], &result["place"]), (&row["total"], &row["place"]), "{place:?}");
                let sources: i64 =
                    result["sources"].as_object().expect("sources").values().filter_map(Value::as_i64).sum();
                assert_eq!(sources, sum, "{place:?}");
            }
            let last = site
                .browser
                .js("const row = [...document.querySelectorAll('.curve-data tbody tr')].at(-1);
                return [...row.querySelectorAll('td')].map((one) => Number(one.textContent))")
                .await;
            let totals: Vec<&Value> = rows.iter().map(|row| &row["total"]).collect();
            assert_eq!(last.as_array().expect("numbers").iter().collect::<Vec<_>>(), totals, "{place:?}");
            // A column can be sorted, and its heading says how.
            site.browser.js("[...document.querySelectorAll('.scores [data-sort]')].at(-1).click()").await;
            assert!(
                site.browser
                    .holds("return document.querySelector('.scores [aria-sort=descending]') !== null")
                    .await
            );
        }
    });
}

/// UX-44: each key moment opens its event, the final board explains itself, and the picture to share is as it should be.
#[test]
fn ux_44_moments_board_and_picture() {
    run(async || {
        let site = Site::visit(Screen::DESKTOP).await;
        let browser = &site.browser;
        for place in site.places.iter().filter(|place| place.name.starts_with("game over")) {
            site.open(place).await;
            let moments = browser.js("return [...document.querySelectorAll('.moment-list a')].map((one) => [one.href, one.textContent.replace('▸', '').trim()])").await;
            let moments = moments.as_array().expect("a list").clone();
            assert!((3..=6).contains(&moments.len()), "{place:?}: {moments:?}");
            let mut quoted = 0;
            for moment in &moments {
                let (address, words) =
                    (moment[0].as_str().unwrap_or_default(), moment[1].as_str().unwrap_or_default());
                browser.go(address).await;
                let at = address.split("at=").nth(1).unwrap_or_default();
                assert_eq!(browser.string("return document.querySelector('#table').dataset.at").await, at);
                let shown =
                    browser.string("return document.querySelector('.line[aria-current]').innerText").await;
                assert!(!shown.is_empty(), "{place:?}: nothing at {address}");
                quoted += usize::from(shown.contains(words));
            }
            assert!(quoted > 0, "{place:?}: no moment says what its event says: {moments:?}");
            site.open(place).await;
            let element =
                browser.string("return document.querySelector('#final [data-el]').dataset.el").await;
            browser.hover(&format!("#final [data-el=\"{element}\"]")).await;
            browser.wait("the card", "return !document.querySelector('#card').hidden").await;
            browser.key("Escape").await;
            browser.click("#final [data-zoom=in]").await;
            assert_eq!(browser.string("return document.querySelector('#camera').style.width").await, "140%");
            let picture = "const image = document.querySelector('.share-image');
                return fetch(image.src).then((answer) => answer.arrayBuffer()).then((bytes) => {
                    const view = new DataView(bytes); return [view.getUint32(16), view.getUint32(20), image.alt.length, image.alt] })";
            let picture = browser.js(picture).await;
            assert_eq!((&picture[0], &picture[1]), (&Value::from(1200), &Value::from(630)), "{place:?}");
            let names = browser.strings("return [...document.querySelectorAll('.scores tbody bdi')].map((one) => one.textContent)").await;
            let alt = picture[3].as_str().unwrap_or_default();
            assert!(names.iter().all(|name| alt.contains(name)), "{place:?}: {alt}");
        }
    });
}

/// The table as it is drawn, without what marks the last change.
const DRAWN: &str = "const copy = document.querySelector('SCOPE').cloneNode(true);
    for (const one of copy.querySelectorAll('.flag, [class*=changed]')) one.remove();
    for (const one of copy.querySelectorAll('.chip')) if (one.parentElement.hasAttribute('data-changed')) one.remove();
    for (const one of [copy, ...copy.querySelectorAll('*')]) for (const name of ['data-changed', 'tabindex', 'data-just-changed', 'data-pointed']) one.removeAttribute(name);
    // A drawing that came by steps may have its attributes in another order.
    for (const one of copy.querySelectorAll('*')) {
        const sorted = [...one.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
        for (const { name } of sorted) one.removeAttribute(name);
        for (const { name, value } of sorted) one.setAttribute(name, value);
    }
    return copy.innerHTML";

/// UX-45: stepping to the end gives the final board, an address opens its event, and the keys work.
#[test]
fn ux_45_a_replay_ends_as_the_game_did() {
    run(async || {
        let site = Site::visit(Screen::DESKTOP).await;
        let browser = &site.browser;
        for place in site.places.iter().filter(|place| place.name.starts_with("game over")) {
            site.open(place).await;
            let end = browser.string(&DRAWN.replace("SCOPE", "#camera")).await;
            let address = format!("{}/replay", browser.string("return location.href").await);
            browser.go(&format!("{address}?at=0")).await;
            let at = "return document.querySelector('#table').dataset.at";
            let moves: usize = browser
                .string("return document.querySelector('#table').dataset.moves")
                .await
                .parse()
                .expect("a number");
            assert_eq!(browser.string(at).await, "0");
            browser.go(&format!("{address}?at={}", moves - 3)).await;
            for number in moves - 2..=moves {
                browser.key("ArrowRight").await;
                browser
                    .wait(
                        "the next move",
                        &format!("return document.querySelector('#table').dataset.at === '{number}'"),
                    )
                    .await;
                assert!(browser.holds(&format!("return location.search === '?at={number}'")).await);
            }
            assert_eq!(browser.string(&DRAWN.replace("SCOPE", "#camera")).await, end, "{place:?}");
            let last = browser.string(&DRAWN.replace("SCOPE", "#pane-players")).await;

            for (key, shift, number) in [
                ("Home", false, 0),
                ("ArrowRight", false, 1),
                ("ArrowRight", false, 2),
                ("ArrowLeft", false, 1),
                ("End", false, moves),
                ("Home", false, 0),
            ] {
                browser.key_with(key, shift).await;
                browser
                    .wait(key, &format!("return document.querySelector('#table').dataset.at === '{number}'"))
                    .await;
            }
            browser.key_with("ArrowRight", true).await;
            browser
                .wait(
                    "the next turn",
                    "return Number(document.querySelector('#table').dataset.at) > 0
                && document.getElementById(`turn-${document.querySelector('#table').dataset.at}`) !== null",
                )
                .await;
            browser.key(" ").await;
            browser
                .wait(
                    "the replay to run",
                    "return document.querySelector('#go-play').getAttribute('aria-pressed') === 'true'",
                )
                .await;
            browser.key(" ").await;
            browser
                .wait(
                    "the replay to stop",
                    "return document.querySelector('#go-play').getAttribute('aria-pressed') === 'false'",
                )
                .await;
            browser.go(&format!("{address}?at={moves}")).await;
            assert_eq!(browser.string(&DRAWN.replace("SCOPE", "#pane-players")).await, last, "{place:?}");
        }
    });
}

/// UX-44: the wheel over the final board scrolls the page; with Ctrl it zooms. After the end the drawn board, the mats and
/// the panels have the totals of the table.
#[test]
fn ux_44_the_wheel_scrolls_the_page() {
    run(async || {
        let site = Site::visit(Screen::DESKTOP).await;
        let browser = &site.browser;
        for place in site.places.iter().filter(|place| place.name.starts_with("game over")) {
            site.open(place).await;
            browser.js("document.querySelector('#viewport').scrollIntoView({ block: 'start' })").await;
            let middle = browser.middle("#viewport").await;
            let before = browser.number("return window.scrollY").await;
            assert!(before > 0.0, "{place:?}: the page is not longer than the window");
            // A turn of the wheel right after the page was scrolled may be lost.
            let scrolled = format!("return window.scrollY < {before}");
            let mut turns = 0;
            while !browser.holds(&scrolled).await {
                assert!(turns < 3, "{place:?}: the page does not scroll");
                browser.wheel(middle, false).await;
                browser.soon(&scrolled).await;
                turns += 1;
            }
            assert_eq!(
                browser.string("return document.querySelector('#camera').style.width").await,
                "",
                "{place:?}"
            );
            browser.wheel(middle, true).await;
            browser
                .wait("the board to grow", "return document.querySelector('#camera').style.width !== ''")
                .await;
            assert!(browser.holds("return document.querySelectorAll('#final .mat').length > 0").await);
        }
    });
}

/// UX-45: the address of a replay opens for somebody who was not at the table.
#[test]
fn ux_45_a_replay_opens_for_everybody() {
    run(async || {
        let site = Site::visit(Screen::DESKTOP).await;
        let stranger = Browser::open(Screen::PHONE).await;
        for place in site.places.iter().filter(|place| place.name.starts_with("game over")) {
            site.open(place).await;
            let path =
                site.browser.string("return document.querySelector('.share [data-copy]').dataset.copy").await;
            stranger.go(&format!("{}{path}", Server::shared().await.url)).await;
            stranger
                .wait("the replay", "return document.querySelector('#table[data-page=replay]') !== null")
                .await;
            assert!(
                stranger.holds("return document.querySelectorAll('#mats .mat').length > 0").await,
                "{place:?}"
            );
        }
    });
}

/// UX-31: regions are ticked in a list that appears when it is chosen, and an empty list is refused beside it.
#[test]
fn ux_31_a_list_to_tick() {
    run(async || {
        let browser = Browser::open(Screen::DESKTOP).await;
        browser.go(&format!("{}/new?game=power-grid&seats=2", Server::shared().await.url)).await;
        let shown = "return document.querySelector('#field-option-regions .ticks').checkVisibility()";
        assert!(!browser.holds(shown).await);
        browser.click("#field-option-regions [value=list]").await;
        assert!(browser.holds(shown).await);
        let regions = "return [...document.querySelectorAll('#field-option-regions .ticks li')]
            .filter((item) => item.checkVisibility()).length";
        assert_eq!(browser.number(regions).await, 6.0);
        browser.js("document.querySelector('.ticket .primary').click()").await;
        browser.wait("the reason", "return document.querySelector('#error-option-regions') !== null").await;
        assert!(browser.holds(shown).await);
        for region in ["west", "northwest", "northeast"] {
            browser.click(&format!("[name=item-regions-germany-{region}]")).await;
        }
        browser.js("document.querySelector('.ticket .primary').click()").await;
        browser.wait("the table", "return document.querySelector('#table[data-page=table]') !== null").await;
    });
}
