//! A person at a table: sees the decision, chooses, waits for the others.

use serde_json::Value;

use crate::harness::{Browser, Server};

/// How a person plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// By clicking targets on the table and the buttons of the prompt bar.
    Board,
    /// From the list of choices only.
    List,
}

/// Opens a table of Power Grid for one person and bots of this kind; see [`table_of`].
pub(crate) async fn table_with_bots(browser: &Browser, server: &Server, seats: u8, bot: &str) -> String {
    table_of(browser, server, "power-grid", seats, bot).await
}

/// Opens a table for one person and bots of this kind, at once, with bots that do not dawdle. Returns its code.
pub(crate) async fn table_of(browser: &Browser, server: &Server, game: &str, seats: u8, bot: &str) -> String {
    browser.go(&format!("{}/me", server.url)).await;
    post(browser, "/me", &[("bot_speed", "instant"), ("name", "Anna"), ("return", "/")]).await;
    let mut fields =
        vec![("game", game.to_owned()), ("seats", seats.to_string()), ("seat1", "me".to_owned())];
    let names = ["seat2", "seat3", "seat4", "seat5", "seat6"];
    fields.extend(names.into_iter().take(usize::from(seats) - 1).map(|name| (name, bot.to_owned())));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    post(browser, "/tables", &fields).await;
    browser.wait("the table", "return document.querySelector('#table[data-page=table]') !== null").await;
    let path = browser.js("return location.pathname").await;
    path.as_str().and_then(|path| path.strip_prefix("/t/")).expect("the table's address").to_owned()
}

/// Sends a form as the browser would, and follows where it leads.
pub(crate) async fn post(browser: &Browser, path: &str, fields: &[(&str, &str)]) {
    let fields =
        Value::from(fields.iter().map(|(name, value)| Value::from(vec![*name, *value])).collect::<Vec<_>>());
    let script = format!(
        "const form = document.createElement('form'); form.method = 'post'; form.action = '{path}';
         for (const [name, value] of {fields}) {{ const input = document.createElement('input');
             input.type = 'hidden'; input.name = name; input.value = value; form.append(input); }}
         document.body.append(form); window.leaving = true; form.submit();"
    );
    browser.js(&script).await;
    browser
        .wait("the page after a form", "return !window.leaving && document.readyState === 'complete'")
        .await;
}

/// Waits until it is this person's turn or the game is over; says whether it is the turn.
pub(crate) async fn my_turn(browser: &Browser) -> bool {
    let script = "const table = document.querySelector('#table');
        if (!table || 'sent' in document.body.dataset) return false;
        if (table.dataset.page === 'over') return 'over';
        return 'mine' in table.dataset && 'mine';";
    browser.wait("my turn or the end", script).await == "mine"
}

/// The version of the decision on the page.
pub(crate) async fn version(browser: &Browser) -> String {
    let version = browser.js("return document.querySelector('#table').dataset.decisionVersion").await;
    version.as_str().expect("a table has a version").to_owned()
}

/// The names of all choices in the list.
pub(crate) async fn choices(browser: &Browser) -> Vec<String> {
    let script =
        "return [...document.querySelectorAll('#choices-form [data-choice]')].map((b) => b.dataset.choice)";
    let list = browser.js(script).await;
    list.as_array().expect("a list").iter().filter_map(|name| name.as_str().map(str::to_owned)).collect()
}

/// A choice that brings the game on: plants at their price, fuel and cities while they last, all plants run.
fn plan(choices: &[String], turn: usize) -> &str {
    let first = |verb: &str| choices.iter().find(|choice| choice.starts_with(verb)).map(String::as_str);
    let cheap = if turn.is_multiple_of(3) { first("buy ") } else { None };
    let order = ["pick ", "scrap ", "drop ", "run ", "pass-bid", "bid ", "build ", "nominate "]
        .into_iter()
        .find_map(first);
    order.or(cheap).or_else(|| first("done")).or_else(|| first("pass")).unwrap_or(&choices[0])
}

/// Plays a game of Power Grid to its end; returns how many decisions it took.
pub(crate) async fn play_to_the_end(browser: &Browser, by: By) -> usize {
    play_by_plan(browser, by, plan).await
}

/// Plays to the end of the game by a plan, which is given the choices and how many were made before; returns how many
/// decisions it took.
pub(crate) async fn play_by_plan(browser: &Browser, by: By, plan: fn(&[String], usize) -> &str) -> usize {
    let mut decisions = 0;
    while my_turn(browser).await {
        let list = choices(browser).await;
        assert!(!list.is_empty(), "whoever is to act has choices");
        choose(browser, by, plan(&list, decisions)).await;
        decisions += 1;
        assert!(decisions < 1500, "the game does not end");
    }
    decisions
}

/// Makes one choice and waits until the page shows what came of it.
pub(crate) async fn choose(browser: &Browser, by: By, choice: &str) {
    let before = version(browser).await;
    match by {
        By::List => {
            let script =
                format!("document.querySelector('#choices-form [data-choice=\"{choice}\"]').click()");
            browser.js(&script).await;
        }
        By::Board => on_the_board(browser, choice).await,
    }
    let moved = format!(
        "return !('sent' in document.body.dataset)
            && document.querySelector('#table')?.dataset.decisionVersion !== '{before}'"
    );
    browser.wait(&format!("the answer to {choice}"), &moved).await;
}

/// Clicks the targets of a choice one after the other until it is made, or its button in the prompt bar.
async fn on_the_board(browser: &Browser, choice: &str) {
    let before = version(browser).await;
    let script = format!(
        "const button = document.querySelector('#quick [data-quick=\"{choice}\"]');
         if (button && button.getClientRects().length) return ['#' + CSS.escape(button.id)];
         const listed = document.querySelector('#choices-form [data-choice=\"{choice}\"]');
         const targets = (listed.dataset.targets ?? '').split(' ').filter((target) => target);
         return targets.map((target) => `#stage [data-legal][data-el=\"${{target}}\"]`);"
    );
    let selectors = browser.js(&script).await;
    let selectors: Vec<&str> = selectors.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    assert!(!selectors.is_empty(), "{choice} has neither a target nor a button");
    for selector in selectors {
        // A click in the middle of the drawing of a target, wherever its hit area lies. A target that no longer tells
        // choices apart is passed over. One target may belong to several choices: then a chooser asks which.
        let click = format!(
            "if ('sent' in document.body.dataset || document.querySelector('#table')?.dataset.decisionVersion !== '{before}') return true;
             const hits = [...document.querySelectorAll('{selector}')].filter((one) => one.getClientRects().length);
             const hit = hits.at(-1); if (!hit) return false;
             hit.scrollIntoView({{ block: 'center', inline: 'center' }});
             const box = hit.getBoundingClientRect();
             const at = {{ bubbles: true, cancelable: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }};
             hit.dispatchEvent(new MouseEvent('click', at));
             const lines = [...document.querySelectorAll('#chooser:not([hidden]) button')];
             const line = lines.find((one) => one.dataset.chooses === '{choice}');
             line?.click(); return Boolean(line) || 'sent' in document.body.dataset;"
        );
        if browser.js(&click).await == true {
            return;
        }
    }
}
