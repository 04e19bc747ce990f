//! Without a mouse and without eyes: UX-06, UX-28, UX-29.

use serde_json::Value;

use crate::harness::{Machine, Screen, lacks, run};
use crate::play::{By, Player, games, power_grid};

/// What is wrong with the focus; nothing if it is on something with a ring that nothing covers.
const FOCUS: &str = "const one = document.activeElement;
    if (!one || one === document.body) return 'the page has the focus';
    const box = one.getBoundingClientRect();
    const [x, y] = [Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1), Math.min(Math.max(box.top + Math.min(box.height / 2, 20), 1), innerHeight - 1)];
    const name = `${one.localName}#${one.id} ${one.className}`;
    if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) return `${name} is out of view`;
    const hit = document.elementFromPoint(x, y);
    const same = hit?.closest('[data-el]')?.dataset.el;
    if (!one.contains(hit) && !hit?.contains(one) && !(same && same === one.dataset.el)) return `${name} is covered by ${hit?.outerHTML.slice(0, 80)}`;
    // A region that is only jumped to has no ring; everything that acts has one.
    if (one.matches('[tabindex=\"-1\"]:is(.pane, .mat)')) return '';
    const style = getComputedStyle(one);
    const ringed = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    return ringed ? '' : `${name} has no ring`;";

/// Presses Tab until a script holds.
async fn tab_to(browser: &Machine, what: &str, script: &str) {
    // A list may be long: the first decision of some games has far more than a hundred choices.
    for _ in 0..300 {
        browser.key("Tab").await;
        if browser.holds(script).await {
            return;
        }
    }
    panic!("Tab does not lead to {what}");
}

/// UX-06: a whole turn by Tab, arrows and Enter alone, on the board and in the list; the focus is never lost.
#[test]
fn ux_06_a_turn_by_keys_alone() {
    run(async || {
        for game in games() {
            let likes = [("shortcuts", "false")];
            let player = Player::sit_with(Screen::DESKTOP, game, game.usual_seats, &likes, &[]).await;
            let mut on_board = 0;
            let mut in_list = 0;
            for _ in 0..8 {
                if !player.my_turn().await {
                    break;
                }
                let before = player.version().await;
                let target = "return document.activeElement.matches('#stage [data-legal]')";
                let any = "return [...document.querySelectorAll('#stage [data-legal]')].some((one) => one.getClientRects().length)";
                if player.choices().await.is_empty() {
                    tab_to(&player, "the end of the turn", "return document.activeElement.id === 'end-turn'")
                        .await;
                    player.key("Enter").await;
                } else if on_board <= in_list && player.holds(any).await {
                    tab_to(&player, "a target", target).await;
                    assert_eq!(player.string(FOCUS).await, "", "{}", game.slug);
                    player.key("ArrowRight").await;
                    assert!(player.holds(target).await, "{}: an arrow leads to another target", game.slug);
                    assert_eq!(player.string(FOCUS).await, "", "{}", game.slug);
                    enter_until_moved(&player, &before).await;
                    on_board += 1;
                } else {
                    let choice =
                        "document.activeElement.matches('#choices-form [data-choice], #prompt [data-quick]')";
                    let folded =
                        "document.activeElement.matches('#choices-form .kind:not([open]) > summary')";
                    tab_to(&player, "the list or a button", &format!("return {choice} || {folded}")).await;
                    assert_eq!(player.string(FOCUS).await, "", "{}", game.slug);
                    // A long list is folded by kind: Enter opens the kind.
                    if player.holds(&format!("return {folded}")).await {
                        player.key("Enter").await;
                        tab_to(&player, "a choice of the kind", &format!("return {choice}")).await;
                    }
                    player.key("Enter").await;
                    in_list += 1;
                }
                player.answer("the choice", &before).await;
                assert_eq!(player.string(FOCUS).await, "", "{}: after an update", game.slug);
            }
            assert!(
                on_board > 0 && in_list > 0,
                "{}: {on_board} on the board, {in_list} in the list",
                game.slug
            );
        }
    });
}

/// Enter chooses; where more must be told, the arrows lead on to what is left, and a chooser has the focus.
async fn enter_until_moved(player: &Player, before: &str) {
    for _ in 0..8 {
        player.key("Enter").await;
        let moved = format!(
            "return 'sent' in document.body.dataset || document.querySelector('#table').dataset.decisionVersion !== '{before}'"
        );
        let asks = "return !document.querySelector('#chooser').hidden && document.querySelector('#chooser').contains(document.activeElement)";
        if player.holds(&moved).await {
            return;
        }
        if !player.holds(asks).await {
            let next = "return document.activeElement.matches('#stage [data-legal]:not([data-selected])')";
            for _ in 0..60 {
                player.key("ArrowRight").await;
                if player.holds(next).await {
                    break;
                }
            }
        }
    }
}

/// UX-06: the links at the top of the page lead past everything else.
#[test]
fn ux_06_skip_links_lead_where_they_say() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::DESKTOP, game, game.usual_seats).await;
            assert!(player.my_turn().await);
            let links = "return [...document.querySelectorAll('.skips a')].map((one) => one.hash.slice(1))";
            let links = player.strings(links).await;
            assert_eq!(links.len(), 5);
            for place in links {
                player.js(&format!("document.querySelector('.skips a[href=\"#{place}\"]').focus()")).await;
                player.key("Enter").await;
                player.wait(&place, &format!("return document.activeElement.id === '{place}'")).await;
            }
        }
    });
}

/// UX-28: single keys act, not while somebody types, and not when they are switched off.
#[test]
fn ux_28_single_keys_act_unless_somebody_types_or_switched_them_off() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, power_grid(), 2).await;
        let buying = "return document.querySelector('#choices-form [data-choice^=\"buy \"]') !== null";
        assert!(player.play_until(buying).await);
        let focus = "return document.activeElement.id";
        for (key, place) in [("l", "pane-log"), ("p", "pane-players"), ("b", "pane-board"), ("m", "mat-1")] {
            player.key(key).await;
            assert_eq!(player.string(focus).await, place, "{key}");
        }
        player.key("+").await;
        let zoom = "return document.querySelector('#camera').style.width";
        assert_eq!(player.string(zoom).await, "140%");
        player.key("0").await;
        assert_eq!(player.string(zoom).await, "");
        player.key("]").await;
        assert!(player.holds("return document.activeElement.matches('#stage [data-legal]')").await);
        player.key("?").await;
        player.wait("the card", "return !document.querySelector('#card').hidden").await;
        player.key("Escape").await;
        player.key("r").await;
        player.wait("the rules", "return document.querySelector('#drawer').open").await;
        player.key("Escape").await;
        player.wait("the table again", "return !document.querySelector('#drawer').open").await;

        // 1 is the first choice, U takes it back.
        let first = player.choices().await;
        let before = player.version().await;
        player.key("1").await;
        player.answer("the first choice", &before).await;
        let second = player.choices().await;
        let before = player.version().await;
        player.key("1").await;
        player.answer("the first choice again", &before).await;
        let before = player.version().await;
        player.key("u").await;
        player.answer("one step back", &before).await;
        assert_eq!(player.choices().await, second);
        let before = player.version().await;
        player.key_with("U", true).await;
        player.answer("the whole turn back", &before).await;
        assert_eq!(player.choices().await, first);

        // Typed into the chat they are letters.
        let before = player.version().await;
        player.click("#side-tab-chat").await;
        player.click("#chat-text").await;
        player.write("u1e+?lb").await;
        assert_eq!(player.string("return document.querySelector('#chat-text').value").await, "u1e+?lb");
        assert_eq!(
            (player.version().await, player.string(focus).await),
            (before.clone(), "chat-text".to_owned())
        );

        player.post("/me", &[("shortcuts", "false"), ("return", &format!("/t/{}", player.code))]).await;
        player.js("document.querySelector('#pane-board').focus()").await;
        for key in ["1", "l", "u", "+", "e"] {
            player.key(key).await;
        }
        assert_eq!(
            (player.string(focus).await, player.string(zoom).await),
            ("pane-board".to_owned(), String::new())
        );
        assert_eq!(player.version().await, before);
    });
}

/// Notes all that is said by the region for announcements.
const LISTEN: &str = "window.said = []; const status = document.querySelector('#status');
    new MutationObserver(() => { const text = status.textContent.trim(); if (text) window.said.push(text); })
        .observe(status, { childList: true, characterData: true, subtree: true });";

/// UX-29: each turn of the others and "Your turn" are said once, and nothing else on the page speaks by itself.
#[test]
fn ux_29_turns_are_announced_once() {
    run(async || {
        for game in games() {
            // Each turn of a bot waits for a click.
            let likes = [("bot_speed", "step")];
            let player = Player::sit_with(Screen::DESKTOP, game, game.usual_seats, &likes, &[]).await;
            let next = "return document.querySelector('#next') !== null";
            let mine = "return 'mine' in document.querySelector('#table').dataset";
            for _ in 0..60 {
                player.wait("anything", "return document.querySelector('#next') !== null || 'mine' in document.querySelector('#table').dataset").await;
                if player.holds(next).await {
                    break;
                }
                player.step(By::List).await;
            }
            let alive = "return [...document.querySelectorAll('[aria-live]:not([aria-live=off]), [role=status], [role=log], [role=alert]')].map((one) => one.id)";
            assert_eq!(player.strings(alive).await, ["status"], "{}", game.slug);
            player.js(LISTEN).await;
            let mut turns = 0;
            while turns < 12 && !player.holds(mine).await {
                let before = player.version().await;
                player.click("#next").await;
                turns += 1;
                player.answer("a turn of a bot", &before).await;
                player.wait("the next one", "return document.querySelector('#next') !== null || 'mine' in document.querySelector('#table').dataset
                    || document.querySelector('#table').dataset.page === 'over'").await;
            }
            let said = player.strings("return window.said").await.join("\n");
            let lines = player.strings("return [...document.querySelectorAll('#pane-log .line.new:not([hidden])')].map((one) => [...one.querySelectorAll('.events p')].map((event) => event.textContent.trim()).join(' '))").await;
            assert!(!lines.is_empty(), "{}", game.slug);
            for line in &lines {
                let same: usize = lines.iter().map(|other| other.matches(line.as_str()).count()).sum();
                assert_eq!(
                    said.matches(line.as_str()).count(),
                    same,
                    "{}: \"{line}\" is said once in:\n{said}",
                    game.slug
                );
            }
            if player.holds(mine).await {
                assert_eq!(said.matches("Your turn").count(), 1, "{}: {said}", game.slug);
            }
        }
    });
}

/// What a screen reader gets of a page: the nodes of the accessibility tree that are not ignored.
struct Spoken(Vec<Value>);

impl Spoken {
    async fn read(browser: &Machine) -> Self {
        let nodes = browser.accessibility_tree().await;
        Self(nodes.into_iter().filter(|node| node["ignored"] != true).collect())
    }

    /// The first node with this role whose name contains these words. A styled first letter is a text of its own there,
    /// so spaces and capitals are not compared.
    fn find(&self, role: &str, words: &str) -> Option<&Value> {
        let plain = |text: &str| text.to_lowercase().replace(char::is_whitespace, "");
        let name = |node: &Value| plain(node["name"]["value"].as_str().unwrap_or_default());
        self.0.iter().find(|node| node["role"]["value"] == role && name(node).contains(&plain(words)))
    }

    /// The name of what has the focus.
    fn focused(&self) -> String {
        let is_focused = |node: &&Value| {
            let properties = node["properties"].as_array().into_iter().flatten();
            properties.into_iter().any(|one| one["name"] == "focused" && one["value"]["value"] == true)
        };
        // The page itself is focused, too; what is inside it comes later.
        let node = self.0.iter().rfind(is_focused);
        node.and_then(|node| node["name"]["value"].as_str()).unwrap_or_default().to_owned()
    }
}

/// Goes to a node of the tree and presses Enter there.
async fn enter(browser: &Machine, node: &Value) {
    browser.focus_node(node).await;
    browser.key("Enter").await;
}

/// Opens the folds that a choice is in, from the outermost on.
async fn open_folds(player: &Player, choice: &str) {
    let fold = format!(
        "let fold = null;
         for (let at = document.querySelector('#choices-form [data-choice=\"{choice}\"]'); at; at = at.parentElement)
             if (at.localName === 'details' && !at.open) fold = at.querySelector('summary');
         return fold ? (fold.querySelector('.label') ?? fold).textContent.trim() : ''"
    );
    loop {
        let words = player.string(&fold).await;
        if words.is_empty() {
            return;
        }
        let spoken = Spoken::read(player).await;
        let node = spoken.find("DisclosureTriangle", &words);
        enter(player, node.unwrap_or_else(|| panic!("nothing that can be opened says \"{words}\""))).await;
        player
            .wait("the open fold", &format!("return (() => {{ {fold} }})() !== {}", Value::from(words)))
            .await;
    }
}

/// UX-29: a whole turn with nothing but the roles and names that a screen reader gets.
#[test]
fn ux_29_a_turn_by_the_words_of_a_screen_reader() {
    if lacks("show what a screen reader gets") {
        return;
    }
    run(async || {
        for game in games() {
            let slug = game.slug;
            let player = Player::sit(Screen::DESKTOP, game, game.usual_seats).await;
            assert!(player.my_turn().await);
            let others = "return document.querySelectorAll('#log-list .turn:not([data-seat=\"1\"])').length";
            let (begun, mut steps) = (player.number(others).await, 0);
            player.js(LISTEN).await;
            // The turn is over when another player has moved and it is the next turn.
            while player.number(others).await <= begun {
                assert!(player.my_turn().await, "{slug}: the game is over");
                let before = player.version().await;
                let spoken = Spoken::read(&player).await;
                assert!(spoken.find("StaticText", "Your turn").is_some(), "{slug}: whose turn it is");
                let words = if player.choices().await.is_empty() {
                    player.string("return document.querySelector('#end-turn').innerText.trim()").await
                } else {
                    let choice = player.advice().await;
                    let words = format!(
                        "const choice = document.querySelector('#choices-form [data-choice=\"{choice}\"]');
                         return (choice.querySelector('.sentence') ?? choice.querySelector('.label')).textContent.trim()"
                    );
                    let words = player.string(&words).await;
                    open_folds(&player, &choice).await;
                    words
                };
                let spoken = Spoken::read(&player).await;
                let node = spoken.find("button", &words);
                enter(&player, node.unwrap_or_else(|| panic!("{slug}: no button says \"{words}\""))).await;
                player.answer(&words, &before).await;
                steps += 1;
                assert!(steps < 60, "{slug}: the turn does not end");
                // Bots may still be moving: what is drawn anew has the focus a moment later.
                let mut tries = 0;
                while Spoken::read(&player).await.focused().is_empty() {
                    tries += 1;
                    assert!(tries < 50, "{slug}: what has the focus after \"{words}\" has no name");
                }
            }
            assert!(player.my_turn().await, "{slug}: the game is over");
            let said = player.strings("return window.said").await;
            assert!(
                said.iter().any(|one| one.ends_with("Your turn")),
                "{slug}: the next turn is not said: {said:?}"
            );
        }
    });
}
