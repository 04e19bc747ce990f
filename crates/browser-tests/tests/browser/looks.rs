//! For eyes of every kind: UX-22, UX-23, UX-24, UX-25, UX-26, UX-30.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::harness::{Browser, Kind, Machine, Screen, Server, lacks, pixels, run};
use crate::play::{By, Player, game, games};
use crate::site::Site;

const SCAN: &str = include_str!("scan.js");

/// What the browser itself calls the controls, drawings and regions of the page: those without a name. Only Chromium tells.
async fn nameless(browser: &Machine) -> Vec<String> {
    const NAMED: [&str; 17] = [
        "button",
        "link",
        "textbox",
        "searchbox",
        "combobox",
        "listbox",
        "checkbox",
        "radio",
        "slider",
        "spinbutton",
        "img",
        "image",
        "dialog",
        "DisclosureTriangle",
        "region",
        "navigation",
        "option",
    ];
    if Kind::here() == Kind::Firefox {
        return Vec::new();
    }
    let nodes = browser.accessibility_tree().await;
    let bad = |node: &&Value| {
        let role = node["role"]["value"].as_str().unwrap_or_default();
        let name = node["name"]["value"].as_str().unwrap_or_default();
        node["ignored"] != true && NAMED.contains(&role) && name.trim().is_empty()
    };
    nodes
        .iter()
        .filter(bad)
        .map(|node| format!("nameless {}: {}", node["role"]["value"], node["properties"]))
        .collect()
}

/// UX-22, UX-23: on no page of a desktop do the scan and axe find anything, and every text stands out from what is drawn
/// under it by 4.5:1, in both themes, on boards too.
#[test]
fn ux_22_ux_23_pages_of_a_desktop_are_for_everybody() {
    run(async || {
        let site = Site::visit(Screen::DESKTOP).await;
        let mut found = Vec::new();
        for place in site.places {
            site.open(place).await;
            for theme in ["light", "dark"] {
                site.prefer_theme(theme).await;
                let mut here = site.browser.strings(&SCAN.replace("LANGUAGE", "'en'")).await;
                if theme == "light" {
                    here.extend(nameless(&site.browser).await);
                }
                here.extend(violations(&site.browser, theme == "dark").await);
                here.extend(pale_texts(&site.browser).await);
                found.extend(here.into_iter().map(|one| format!("{theme}, {}: {one}", place.name)));
            }
        }
        assert_none(&found);
    });
}

/// UX-22: axe finds nothing on any page of a phone, in both themes.
#[test]
fn ux_22_axe_finds_nothing_on_a_phone() {
    run(async || {
        let site = Site::visit(Screen::PHONE).await;
        let mut found = Vec::new();
        for place in site.places {
            site.open(place).await;
            for theme in ["light", "dark"] {
                site.prefer_theme(theme).await;
                let here = violations(&site.browser, theme == "dark").await;
                found.extend(here.into_iter().map(|one| format!("{theme}, {}: {one}", place.name)));
            }
        }
        assert_none(&found);
    });
}

/// UX-22: the scan finds nothing on any page in Hungarian.
#[test]
fn ux_22_the_scan_finds_nothing_in_hungarian() {
    run(async || {
        let site = Site::visit(Screen::DESKTOP).await;
        site.browser.speak("hu").await;
        let mut found = Vec::new();
        for place in site.places {
            site.open(place).await;
            let mut here = site.browser.strings(&SCAN.replace("LANGUAGE", "'hu'")).await;
            here.extend(nameless(&site.browser).await);
            found.extend(here.into_iter().map(|one| format!("{}: {one}", place.name)));
        }
        assert_none(&found);
    });
}

fn assert_none(found: &[String]) {
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found[..found.len().min(60)].join("\n"));
}

/// axe-core 4.12.1, a scanner made by others, under the Mozilla Public License 2.0.
const AXE: &str = include_str!("axe.min.js");

/// What axe finds on the page: the rule and the first places. Of a page seen in another theme, only contrast is looked at again.
pub(crate) async fn violations(browser: &Machine, seen: bool) -> Vec<String> {
    let rules = if seen { ", runOnly: ['color-contrast']" } else { "" };
    let script = format!(
        "{AXE}; return axe.run(document, {{ resultTypes: ['violations']{rules} }}).then((all) => all.violations.map((one) =>
             `${{one.id}}: ${{one.nodes.slice(0, 3).map((node) => `${{node.html.slice(0, 120)}} ${{node.any[0]?.message ?? ''}}`).join(' | ')}}`))"
    );
    browser.strings(&script).await
}

/// UX-22: the scan finds what is wrong: it is not blind.
#[test]
fn ux_22_the_scan_sees_faults() {
    run(async || {
        let browser = Browser::open(Screen::DESKTOP).await;
        browser.go(&Server::shared().await.url).await;
        let scan = SCAN.replace("LANGUAGE", "'en'");
        assert_eq!(browser.strings(&scan).await, [""; 0]);
        let faults = [
            ("document.documentElement.lang = ''", "the page is in"),
            ("document.body.insertAdjacentHTML('beforeend', '<p id=x></p><p id=x></p>')", "there 2 times"),
            ("[...document.querySelectorAll('h2')].find((one) => one.checkVisibility()).outerHTML = '<h4>Too deep</h4>'", "a heading of level"),
            ("document.body.insertAdjacentHTML('beforeend', '<input aria-labelledby=nobody>')", "names nobody"),
            ("document.body.insertAdjacentHTML('beforeend', '<button><a href=\"/\">x</a></button>')", "inside of a control"),
            ("document.querySelector('main').insertAdjacentHTML('afterend', '<main></main>')", "main landmarks"),
            ("document.body.insertAdjacentHTML('beforeend', '<img src=\"/x.png\">')", "an image without words"),
            ("document.body.insertAdjacentHTML('beforeend', '<p role=butler></p>')", "the role butler"),
            ("document.body.insertAdjacentHTML('beforeend', '<div class=crowd><button>a</button><button>b</button></div>');
              const sheet = new CSSStyleSheet(); sheet.replaceSync('.crowd button { min-width: 0; min-height: 0; width: 12px; height: 12px; padding: 0 }');
              document.adoptedStyleSheets = [sheet]", "a target of 12"),
            ("const sheet = new CSSStyleSheet(); sheet.replaceSync('button { border-color: #f0f0f0 !important }');
              document.adoptedStyleSheets = [sheet]", "a line of"),
        ];
        for (fault, said) in faults {
            browser.go(&Server::shared().await.url).await;
            browser.js(fault).await;
            let found = browser.strings(&scan).await;
            assert!(
                found.iter().any(|one| one.contains(said)),
                "the scan does not say \"{said}\": {found:?}"
            );
        }
        browser.js("document.body.insertAdjacentHTML('beforeend', '<button></button>')").await;
        assert!(Kind::here() == Kind::Firefox || !nameless(&browser).await.is_empty());
        let axe = violations(&browser, false).await;
        assert!(axe.iter().any(|one| one.starts_with("button-name")), "{axe:?}");
    });
}

/// The texts of the page that do not stand out from what is drawn under them.
pub(crate) async fn pale_texts(browser: &Machine) -> Vec<String> {
    let texts = browser.js(include_str!("texts.js")).await;
    assert!(texts.as_array().is_some_and(|texts| !texts.is_empty()), "the page has no text");
    let with = browser.window().await;
    // The line around drawn letters is part of their ground.
    browser
        .add_style("* { color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important }
            svg text, svg tspan { fill: transparent !important } ::marker { color: transparent !important }
            .icon { color: var(--text) !important }")
        .await;
    let without = browser.window().await;
    browser.js("document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)").await;
    let found = browser.driver.execute(include_str!("contrast.js"), vec![texts, with, without]).await;
    let found =
        found.unwrap_or_else(|error| panic!("the pictures cannot be compared: {error}")).json().clone();
    found.as_array().expect("a list").iter().filter_map(|one| one.as_str().map(str::to_owned)).collect()
}

/// UX-23: rings around legal targets have a light and a dark line, so that one of them stands out on any ground.
#[test]
fn ux_23_rings_have_two_lines() {
    run(async || {
        for game in games() {
            for theme in ["light", "dark"] {
                let player =
                    Player::sit_with(Screen::DESKTOP, game, game.usual_seats, &[("theme", theme)], &[]).await;
                let mut rings = 0;
                for _ in 0..12 {
                    assert!(player.my_turn().await);
                    let single = "const light = (colour) => { const [r, g, b] = (colour.match(/[\\d.]+/g) ?? [0, 0, 0]).map((part) => { part /= 255;
                            return part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4; }); return .2126 * r + .7152 * g + .0722 * b; };
                        const apart = (lights) => (Math.max(...lights) + .05) / (Math.min(...lights) + .05);
                        return [...document.querySelectorAll('#stage svg [data-legal], #stage svg[data-legal]')].filter((one) => one.getClientRects().length).filter((one) => {
                            const lines = [...one.querySelectorAll('*')].map((part) => getComputedStyle(part))
                                .filter((style) => style.stroke !== 'none' && style.fill === 'none').map((style) => light(style.stroke));
                            return lines.length < 2 || apart(lines) < 3;
                        }).map((one) => one.dataset.el)";
                    assert_eq!(player.strings(single).await, [""; 0], "{}", game.slug);
                    rings += player.strings("return [...document.querySelectorAll('#stage [data-legal]')].map((one) => one.dataset.el)").await.len();
                    player.step(By::List).await;
                }
                assert!(rings > 0, "{}", game.slug);
            }
        }
    });
}

/// UX-24: no piece is told from another by its colour alone: whatever has the colour of a seat carries an emblem or a letter.
#[test]
fn ux_24_seats_are_told_apart_without_colour() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::DESKTOP, game, *game.seats.end()).await;
            let (mut pieces, mut seats) = (0, BTreeSet::new());
            for step in 0..24 {
                if !player.my_turn().await {
                    break;
                }
                if step % 8 == 7 {
                    let bare = "return [...document.querySelectorAll('#table svg [data-seat], #table svg[data-seat]')]
                        .filter((one) => !one.querySelector('.emblem, text') && !one.matches('.emblem')).map((one) => one.outerHTML.slice(0, 160))";
                    assert_eq!(player.strings(bare).await, [""; 0], "{}", game.slug);
                    let coloured = "const root = getComputedStyle(document.documentElement);
                        const canvas = document.createElement('canvas').getContext('2d');
                        const plain = (colour) => { canvas.fillStyle = '#000'; canvas.fillStyle = colour; return canvas.fillStyle; };
                        const seats = [1, 2, 3, 4, 5].map((seat) => plain(root.getPropertyValue(`--seat${seat}`).trim()));
                        return [...document.querySelectorAll('#stage svg :is(path, circle, rect, polygon)')].filter((one) => one.checkVisibility())
                            .filter((one) => seats.includes(plain(getComputedStyle(one).fill)))
                            .filter((one) => !(one.closest('defs') ?? one.closest('g, svg')).querySelector('.emblem, text')).map((one) => one.outerHTML.slice(0, 160))";
                    assert_eq!(player.strings(coloured).await, [""; 0], "{}", game.slug);
                    let owners = "return [...document.querySelectorAll('#stage svg [data-seat]')].filter((one) => one.querySelector('.emblem')).map((one) => one.dataset.seat)";
                    let owners = player.strings(owners).await;
                    pieces += owners.len();
                    seats.extend(owners);
                }
                player.step(By::List).await;
            }
            assert!(pieces > 0 && seats.len() >= 2, "{}: {pieces} pieces of {seats:?}", game.slug);
        }
    });
}

/// The relative luminance of every pixel of a PNG.
fn luminances(picture: &[u8]) -> Vec<f64> {
    let (frame, pixels) = pixels(picture);
    let linear = |part: u8| (f64::from(part) / 255.0).powf(2.2);
    let luminance =
        |pixel: &[u8]| 0.2126 * linear(pixel[0]) + 0.7152 * linear(pixel[1]) + 0.0722 * linear(pixel[2]);
    pixels[..frame.buffer_size()].chunks(frame.color_type.samples()).map(luminance).collect()
}

/// The neighbouring states of a legal target, by the attribute that makes them.
const STATES: [(&str, &str); 2] = [("pointed at", "data-preview"), ("chosen", "data-selected")];

/// UX-24: also for people who do not see red or green, a target that is pointed at or chosen differs from a legal one by
/// lightness: enough pixels have a contrast of 3:1.
#[test]
fn ux_24_states_are_told_by_lightness() {
    if lacks("show colours as somebody sees them who lacks some") {
        return;
    }
    run(async || {
        for (game, theme) in games().flat_map(|game| [(game, "light"), (game, "dark")]) {
            let likes = [("theme", theme), ("motion", "off")];
            let player = Player::sit_with(Screen::DESKTOP, game, game.usual_seats, &likes, &[]).await;
            assert!(player.my_turn().await);
            player.step(By::List).await;
            player.confirm().await;
            assert!(player.my_turn().await);
            let targets = "return [...document.querySelectorAll('#stage [data-legal][data-el]')]
                .filter((one) => one.getBoundingClientRect().width > 8).map((one) => one.dataset.el)";
            let targets = player.strings(targets).await;
            for target in targets.iter().step_by(targets.len().div_ceil(4).max(1)) {
                let selector = format!("#stage [data-el=\"{target}\"]");
                for deficiency in ["protanopia", "deuteranopia"] {
                    player.see_as(deficiency).await;
                    let legal = luminances(&player.around(&selector).await);
                    for (state, attribute) in STATES {
                        let toggle =
                            format!("document.querySelector('{selector}').toggleAttribute('{attribute}')");
                        player.js(&toggle).await;
                        let other = luminances(&player.around(&selector).await);
                        player.js(&toggle).await;
                        let contrast =
                            |(one, two): (&f64, &f64)| (one.max(*two) + 0.05) / (one.min(*two) + 0.05);
                        let told = legal.iter().zip(&other).filter(|both| contrast(*both) >= 3.0).count();
                        assert!(
                            told >= 24,
                            "{}, {theme}, {deficiency}, {target}, {state}: {told} pixels",
                            game.slug
                        );
                    }
                }
            }
            player.see_as("none").await;
        }
    });
}

/// Watches the pieces of the board: notes the longest movement and each outline that a change leaves.
const WATCH: &str = "window.longest = 0; window.moved = 0; window.outlined = 0;
    new MutationObserver((changes) => {
        for (const change of changes) if (change.attributeName === 'data-just-changed' && change.target.hasAttribute('data-just-changed')) window.outlined += 1;
        for (const animation of document.getAnimations()) {
            const timing = animation.effect.getComputedTiming();
            if (timing.iterations === Infinity) { if (window.countEndless) window.longest = Math.max(window.longest, timing.duration); continue; }
            window.moved += 1;
            window.longest = Math.max(window.longest, timing.endTime - (animation.currentTime ?? 0));
        }
    }).observe(document.body, { subtree: true, childList: true, attributes: true });";

/// UX-25: with reduced motion nothing moves; what changed is outlined instead.
#[test]
fn ux_25_without_motion_changes_are_outlined() {
    run(async || {
        for game in games() {
            let browser = Browser::open(Screen::DESKTOP).await;
            let player =
                Player::sit_in(browser, &Server::shared().await.url, game, game.usual_seats, &[], &[]).await;
            player.js(WATCH).await;
            player.js("window.countEndless = true").await;
            assert!(
                player.play_until("return window.outlined > 0").await,
                "{}: no change was outlined",
                game.slug
            );
            assert!(player.number("return window.longest").await <= 1.0, "{}: something moves", game.slug);
            let still = "return document.getAnimations().filter((one) => one.playState === 'running' && one.effect.getComputedTiming().duration > 1).length";
            assert_eq!(player.number(still).await, 0.0, "{}", game.slug);
        }
    });
}

/// UX-26: whatever moves has come to rest after a second and a half, and a click is heard meanwhile.
#[test]
fn ux_26_motion_is_short_and_blocks_nothing() {
    run(async || {
        for game in games() {
            let player =
                Player::sit_with(Screen::DESKTOP, game, game.usual_seats, &[("motion", "full")], &[]).await;
            player.js(WATCH).await;
            assert!(player.play_until("return window.moved > 0").await, "{}: nothing ever moved", game.slug);
            for _ in 0..15 {
                if !player.my_turn().await {
                    break;
                }
                player.step(By::List).await;
            }
            let longest = player.number("return window.longest").await;
            assert!(longest > 0.0 && longest <= 1500.0, "{}: {longest} ms", game.slug);
            if !player.my_turn().await {
                continue;
            }
            // While pieces are made to slide, a step is taken at once.
            player.js("for (const piece of document.querySelectorAll('#stage [id]')) piece.animate?.([{ opacity: .9 }, { opacity: 1 }], 1500)").await;
            player.step(By::Board).await;
            assert!(player.holds("return true").await);
        }
    });
}

/// Counts the tones and noises that a page plays.
const LISTEN: &str = "window.played = 0;
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (...when) { window.played += 1; start.apply(this, when); };
    }";

/// Moves make sounds if the player wants them, and none otherwise.
#[test]
fn sounds_are_off_until_they_are_switched_on() {
    run(async || {
        for wanted in ["false", "true"] {
            let likes = [("sound", wanted)];
            let player = Player::sit_with(Screen::DESKTOP, game("castles-of-burgundy"), 2, &likes, &[]).await;
            assert!(player.my_turn().await);
            player.js(LISTEN).await;
            for _ in 0..4 {
                assert!(player.my_turn().await);
                player.step(By::List).await;
            }
            assert_eq!(player.number("return window.played").await > 0.0, wanted == "true");
        }
    });
}

/// Notes each sum that rises beside a purse, whose purse it is, and whether it moves.
const SUMS: &str = "window.sums = [];
    new MutationObserver((changes) => {
        for (const node of changes.flatMap((change) => [...change.addedNodes])) {
            if (node.matches?.('.sum')) window.sums.push([node.textContent, node.getAnimations().length]);
        }
    }).observe(document.body, { childList: true });";

/// Where money came in or went out, the sum rises beside the purse, and is gone when it has come to rest.
#[test]
fn money_that_changes_is_counted() {
    run(async || {
        for slug in ["power-grid", "manhattan-project", "barrage"] {
            let likes = [("motion", "full")];
            let player = Player::sit_with(Screen::DESKTOP, game(slug), 2, &likes, &[]).await;
            player.js(SUMS).await;
            assert!(player.play_until("return window.sums.length > 0").await, "{slug}: no money moved");
            let told =
                "return window.sums.every(([sum, moves]) => /^[+−][1-9][0-9]*$/.test(sum) && moves === 1)";
            assert!(player.holds(told).await, "{slug}: {}", player.js("return window.sums").await);
            player.wait("the sums to go", "return document.querySelector('.sum') === null").await;
        }
    });
}

/// Notes every power plant that flies to the player: how far, and how long.
const FLIGHTS: &str = "window.flights = [];
    const real = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        if (this.matches('.mat.own .pg-card') && frames[0].translate) {
            window.flights.push([Math.hypot(...frames[0].translate.match(/-?[\\d.]+/g).map(Number)), how.duration]);
        }
        return real.call(this, frames, how);
    };";

/// A power plant that is bought flies from the market to its owner.
#[test]
fn a_card_flies_from_the_market_to_its_owner() {
    run(async || {
        let likes = [("motion", "full")];
        let player = Player::sit_with(Screen::DESKTOP, game("power-grid"), 2, &likes, &[]).await;
        player.js(FLIGHTS).await;
        assert!(player.play_until("return window.flights.length > 0").await, "no plant was bought");
        let good = "return window.flights.some(([far]) => far > 100) && window.flights.every(([, time]) => time <= 400)";
        assert!(player.holds(good).await, "{}", player.js("return window.flights").await);
    });
}

/// A click brings to rest whatever moves; the rings of the legal targets go on.
#[test]
fn a_click_ends_all_motion() {
    run(async || {
        let likes = [("motion", "full")];
        let player = Player::sit_with(Screen::DESKTOP, game("castles-of-burgundy"), 2, &likes, &[]).await;
        assert!(player.my_turn().await);
        let slow = "for (const piece of document.querySelectorAll('#stage .piece')) piece.animate([{ opacity: .9 }, { opacity: 1 }], 600000)";
        player.js(slow).await;
        let moving = "return document.getAnimations().filter((one) => one.playState === 'running' && one.effect.getComputedTiming().duration === 600000).length";
        assert!(player.number(moving).await > 1.0);
        player.click_at((2.0, 2.0)).await;
        assert_eq!(player.number(moving).await, 0.0);
    });
}

/// A new round rolls the dice; an undo does not.
#[test]
fn dice_are_rolled_once() {
    run(async || {
        let likes = [("motion", "full")];
        let player = Player::sit_with(Screen::DESKTOP, game("castles-of-burgundy"), 2, &likes, &[]).await;
        assert!(player.my_turn().await);
        let watch = "window.rolls = 0; const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) {
                if (this.matches('[data-die]')) window.rolls += 1;
                return animate.apply(this, how);
            };";
        player.js(watch).await;
        player.step(By::List).await;
        player.step(By::List).await;
        player.press("#undo-turn").await;
        assert_eq!(player.number("return window.rolls").await, 0.0, "nothing was rolled");
        let dice = "return document.querySelectorAll('#stage [data-el^=cb-die-1] [data-die]').length";
        assert_eq!(player.number(dice).await, 2.0);
        assert!(player.play_until("return window.rolls >= 2").await, "a round begins with a roll");
    });
}

/// Notes the ground of the page in every frame until it is loaded.
const FRAMES: &str = "window.grounds = []; const look = () => { if (document.body) window.grounds.push(getComputedStyle(document.body).backgroundColor);
    if (document.readyState !== 'complete') requestAnimationFrame(look); }; requestAnimationFrame(look);";

/// UX-30: light and dark by the system and by the switch, never the wrong one first.
#[test]
fn ux_30_the_theme_is_right_from_the_first_frame() {
    if lacks("run a script before those of the page") {
        return;
    }
    run(async || {
        let browser = Browser::open(Screen::DESKTOP).await;
        browser.on_every_page(FRAMES).await;
        let url = &Server::shared().await.url;
        let (light, dark) = ("rgb(220, 210, 189)", "rgb(23, 28, 33)");
        let grounds =
            "return [...new Set([...window.grounds, getComputedStyle(document.body).backgroundColor])]";
        for (system, ground) in [("light", light), ("dark", dark)] {
            browser.prefer(&[("prefers-color-scheme", system)]).await;
            browser.go(&format!("{url}/rules/power-grid")).await;
            assert_eq!(browser.strings(grounds).await, [ground], "as the system: {system}");
        }
        // The switch goes from the system's to light, to dark, and back, whatever the system says.
        browser.prefer(&[("prefers-color-scheme", "dark")]).await;
        browser.go(&format!("{url}/me")).await;
        for (chosen, ground) in [("light", light), ("dark", dark), ("", dark)] {
            browser.click(".switch [name=theme]").await;
            let there = format!(
                "return (document.documentElement.dataset.theme ?? '') === '{chosen}' && document.readyState === 'complete' && window.grounds.length > 0"
            );
            browser.wait("the theme", &there).await;
            assert_eq!(browser.strings(grounds).await, [ground], "chosen: {chosen}");
        }
        browser.prefer(&[("prefers-color-scheme", "light")]).await;
        assert_eq!(browser.string("return getComputedStyle(document.body).backgroundColor").await, light);
    });
}
