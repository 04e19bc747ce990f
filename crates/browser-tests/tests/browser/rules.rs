//! The rulebooks in a real browser: pictures, links, search, contents, print, and the drawer at a table.

use crate::harness::{Browser, Machine, Screen, Server, run};
use crate::play::{By, Player, games, power_grid};

const LANGUAGES: [&str; 2] = ["en", "hu"];

async fn open(browser: &Machine, slug: &str, hash: &str) {
    let url = &Server::shared().await.url;
    browser.go("about:blank").await;
    browser.go(&format!("{url}/rules/{slug}{hash}")).await;
    browser.wait("the rulebook", "return document.documentElement.classList.contains('js')").await;
    browser.wait("its fonts", "return document.fonts.ready.then(() => true)").await;
}

/// Pictures without a drawing, that were not cut and labelled, or whose labels are not all there.
const BAD_PICTURES: &str = "return [...document.querySelectorAll('.picture')].filter((one) => {
    const frame = one.querySelector('.frame').getBoundingClientRect();
    const drawn = [...one.querySelectorAll('.pane')].every((pane) => pane.getBoundingClientRect().height > 20);
    const badges = [...one.querySelectorAll('.badge')].map((badge) => badge.getBoundingClientRect());
    const inside = badges.every((box) => box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom + 1);
    return !('laid' in one.dataset) || !drawn || !inside || frame.height < 40 || badges.length !== one.querySelectorAll('.legend li').length;
}).map((one) => one.id)";

const DEAD_LINKS: &str = "return [...document.querySelectorAll('main a[href^=\"#\"]')]
    .filter((one) => !document.getElementById(decodeURIComponent(one.hash.slice(1)))).map((one) => one.hash)";

const TOO_WIDE: &str = "return document.documentElement.scrollWidth > innerWidth + 1";

/// Every picture is there and labelled, every link has its target, and nothing is wider than the screen, in both languages.
#[test]
fn rules_pictures_are_drawn_and_links_are_alive() {
    run(async || {
        let screens = [
            (Screen::DESKTOP, "en"),
            (Screen::DESKTOP, "hu"),
            (Screen::SMALL_DESKTOP, "en"),
            (Screen::PHONE, "hu"),
            (Screen::PHONE, "en"),
        ];
        for (screen, language) in screens {
            let browser = Browser::open(screen).await;
            browser.speak(language).await;
            for game in games() {
                open(&browser, game.slug, "").await;
                let here = format!("{} {language} {screen:?}", game.slug);
                assert_eq!(browser.string("return document.documentElement.lang").await, language, "{here}");
                let count = browser.number("return document.querySelectorAll('.picture').length").await;
                assert!(count >= 8.0, "{here}: {count}");
                assert_eq!(browser.strings(BAD_PICTURES).await, Vec::<String>::new(), "{here}");
                assert_eq!(browser.strings(DEAD_LINKS).await, Vec::<String>::new(), "{here}");
                assert!(!browser.holds(TOO_WIDE).await, "{here}");
            }
        }
    });
}

/// An address with a clause opens the exact rules there; a number in the margin leads to its clause.
#[test]
fn rules_a_clause_opens_the_exact_rules() {
    run(async || {
        let browser = Browser::open(Screen::DESKTOP).await;
        let seen = |id: &str| {
            format!(
                "const box = document.getElementById('{id}').getBoundingClientRect(); return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight"
            )
        };
        open(&browser, "power-grid", "#PG-5.4").await;
        browser.wait("the clause", &seen("PG-5.4")).await;
        open(&browser, "barrage", "").await;
        assert!(!browser.holds("return document.querySelector('#exact').open").await);
        browser.js("document.querySelector('a[href=\"#BA-AUTOMA-1.1\"]').click()").await;
        browser.wait("the clause", &seen("BA-AUTOMA-1.1")).await;
    });
}

/// Search hides what does not match and opens what is folded; the contents mark the section being read.
#[test]
fn rules_search_and_contents() {
    run(async || {
        let browser = Browser::open(Screen::DESKTOP).await;
        open(&browser, "power-grid", "").await;
        let search = |words: &str| {
            format!(
                "const field = document.querySelector('#filter'); field.value = '{words}'; field.dispatchEvent(new Event('input', {{ bubbles: true }}));
                 const shown = [...document.querySelectorAll('#rules-text .block')].filter((one) => one.checkVisibility() && !/^H/.test(one.tagName));
                 return shown.length > 0 && shown.every((one) => one.textContent.toLowerCase().includes('{words}'))"
            )
        };
        assert!(browser.holds(&search("step 3 card")).await);
        assert!(
            browser.number("return Number(document.querySelector('#filter-count').textContent)").await >= 3.0
        );
        assert!(browser.holds("return [...document.querySelectorAll('.rare:not([open])')].every((one) => !one.checkVisibility())").await);
        assert!(browser.holds(&search("")).await);
        // Fonts of what was unfolded may still arrive and move the text: then somebody scrolls there again.
        let here = "document.getElementById('phase-4-build').scrollIntoView();
            return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
                done(document.querySelector('.contents [aria-current]')?.hash === '#phase-4-build'))))";
        browser.wait("the section in the contents", here).await;
    });
}

/// A term opens its meaning.
#[test]
fn rules_terms_show_their_meaning() {
    run(async || {
        let browser = Browser::open(Screen::DESKTOP).await;
        open(&browser, "barrage", "").await;
        let shown = "return document.querySelector('.term-card:popover-open')?.textContent ?? ''";
        assert_eq!(browser.string(shown).await, "");
        browser.js("document.querySelector('.term').click()").await;
        assert!(browser.string(shown).await.len() > 20);
    });
}

/// On paper no table and no picture is cut: each is narrower than the text and fits on a page, and breaks are avoided in it.
#[test]
fn rules_print_without_cut_tables() {
    run(async || {
        let browser = Browser::open(Screen::DESKTOP).await;
        for (game, language) in games().flat_map(|game| LANGUAGES.map(|language| (game, language))) {
            browser.speak(language).await;
            open(&browser, game.slug, "").await;
            assert_eq!(browser.string("return document.documentElement.lang").await, language);
            browser.show_on_paper(true).await;
            // A4 without its margins, in pixels.
            let paper = Screen::new(680, 1000, false);
            browser.resize(paper).await;
            browser.js("dispatchEvent(new Event('beforeprint'))").await;
            let cut = "return [...document.querySelectorAll('#rules-text .block table, .picture')].filter((one) => one.checkVisibility()).filter((one) => {
                const box = one.getBoundingClientRect();
                return box.right > innerWidth + 1 || box.height > 1000 || getComputedStyle(one).breakInside !== 'avoid';
            }).map((one) => one.textContent.slice(0, 60))";
            assert_eq!(browser.strings(cut).await, Vec::<String>::new(), "{} {language}", game.slug);
            // A drawing that is wider than the paper, even where it is cut off, would make the browser shrink the whole text.
            let wide = "return [...document.querySelectorAll('.picture:not([data-crop])')].filter((one) => {
                const panes = one.querySelector('.panes');
                panes.style.transform = 'none';
                return panes.getBoundingClientRect().width > innerWidth;
            }).map((one) => one.id)";
            assert_eq!(browser.strings(wide).await, Vec::<String>::new(), "{} {language}", game.slug);
            assert!(browser.holds("return !document.querySelector('.contents').checkVisibility() && !document.querySelector('.top').checkVisibility()").await);
            assert!(browser.pdf().await.len() > 75_000, "{}", game.slug);
            browser.show_on_paper(false).await;
            browser.resize(Screen::DESKTOP).await;
        }
    });
}

/// Whether the drawer is open at this place, in the upper half of the window.
fn opened_at(place: &str) -> String {
    format!(
        "const drawer = document.querySelector('#drawer'); const place = drawer.querySelector('[data-shown]');
         if (!drawer.open || place?.id !== '{place}') return false;
         const box = place.getBoundingClientRect(); return box.height > 0 && box.top >= 0 && box.top < innerHeight / 2"
    )
}

/// Whether the drawer shows this clause of the exact rules.
fn opened_at_clause(clause: &str) -> String {
    format!(
        "const drawer = document.querySelector('#drawer'); const place = drawer.querySelector('[data-shown]');
         if (!drawer.open || place?.id !== '{clause}') return false;
         const box = place.getBoundingClientRect(); return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight"
    )
}

/// *Rules* at a table opens the drawer at the phase being played, with its pictures, in every game. A clause in the margin and
/// the clause of an impossible move open there too; the links of cards and refusals are of the same kind.
#[test]
fn rules_at_a_table_open_at_the_phase() {
    run(async || {
        for game in games() {
            let slug = game.slug;
            let player = Player::sit(Screen::DESKTOP, game, game.usual_seats).await;
            assert!(player.my_turn().await);
            let section =
                player.string("return document.querySelector('#menu a[data-rule]').hash.slice(1)").await;
            assert_ne!(section, "", "{slug}: the phase has a section");
            assert!(slug != "power-grid" || section == "phase-2-auction", "{section}");
            player.js("document.querySelector('#menu a[data-rule]').click()").await;
            player.wait(&format!("{slug}: the section {section}"), &opened_at(&section)).await;
            let bad = player.strings(&BAD_PICTURES.replace("'.picture'", "'#drawer .picture'")).await;
            assert_eq!(bad, Vec::<String>::new(), "{slug}");
            for (place, links) in [
                ("the margin of the rulebook", "#drawer a[data-clause]"),
                ("an impossible move", "#choices-form a[data-rule], #pane-choices a[data-rule]"),
            ] {
                let link = format!("document.querySelector('{links}')");
                let seen = format!("return {link} !== null");
                assert!(player.play_until(&seen).await, "{slug}: {place} names no clause");
                let clause = player.string(&format!("return {link}.hash.slice(1)")).await;
                player.js(&format!("{link}.click()")).await;
                player.wait(&format!("{slug}: {clause}, from {place}"), &opened_at_clause(&clause)).await;
            }
            player.js("document.querySelector('#drawer .drawer-head button').click()").await;
            player.step(By::List).await;
        }
    });
}

/// The clause that a refusal names opens in the drawer.
#[test]
fn rules_a_refusal_leads_to_its_clause() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, power_grid(), 3).await;
        let nominates = "return document.querySelector('#choices-form [data-choice^=\"nominate\"]') !== null";
        assert!(player.play_until(nominates).await);
        // Plant 10 is in the future market until four smaller ones are sold.
        player
            .js("const button = document.querySelector('#choices-form [data-choice^=\"nominate\"]');
                 button.value = 'nominate 10'; button.click()")
            .await;
        player.wait("the refusal", "return document.querySelector('#notice a') !== null").await;
        let clause = player.string("return document.querySelector('#notice a').hash.slice(1)").await;
        assert_eq!(clause, "PG-5.4");
        player.js("document.querySelector('#notice a').click()").await;
        player.wait("the clause", &opened_at_clause(&clause)).await;
    });
}
