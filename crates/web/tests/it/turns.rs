//! What makes a turn short: several steps as one, proposals, only options, standing orders; and taking back by agreement.

use axum::http::StatusCode;
use serde_json::Value;

use crate::site::{Browser, Site, ids, in_turn, two_people};

/// A table with Anna and bots, played until she has a choice that begins like this.
async fn until(anna: &mut Browser, code: &str, wanted: &str) -> Value {
    for _ in 0..200 {
        let view = anna.my_turn(code).await;
        let choices = ids(&view);
        if choices.iter().any(|choice| choice.starts_with(wanted)) {
            return view;
        }
        if view["can_end_turn"] == true {
            act(anna, code, "end-turn", "").await;
            continue;
        }
        let first = choices.iter().find(|choice| choice.starts_with("bid ") || *choice == "done");
        let choice = first.unwrap_or(&choices[0]).clone();
        anna.play(code, &view, &choice).await;
    }
    panic!("there is never a choice \"{wanted}\"");
}

async fn act(browser: &mut Browser, code: &str, path: &str, choice: &str) -> String {
    let version = browser.view(code).await["version"].to_string();
    let answer =
        browser.post(&format!("/t/{code}/{path}"), &[("version", &version), ("choice", choice)]).await;
    answer.location().to_owned()
}

#[tokio::test]
async fn several_steps_are_one_and_single_ones_are_dropped() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "power-grid"), ("seats", "3")]).await;
    let start = until(&mut anna, &code, "buy ").await;
    let page = anna.page(&format!("/t/{code}")).await;
    assert!(page.contains("id=\"worksheet\"") && page.contains("Enough for one run"), "the form is there");
    let buy = ids(&start).into_iter().find(|choice| choice.starts_with("buy ")).expect("something to buy");
    let here = format!("/t/{code}");
    // If one of several is refused, none is taken.
    let early = format!("{buy};done;{buy}");
    for (bad, notice) in
        [(format!("{buy};fly"), "refused"), (early, "commits-early"), (format!(";{buy}"), "refused")]
    {
        let notice = format!("{here}?notice=notice-{notice}");
        assert_eq!(act(&mut anna, &code, "play", &bad).await, notice, "{bad}");
        assert_eq!(anna.view(&code).await["choices"], start["choices"]);
    }
    let answer = anna.play(&code, &anna.clone().view(&code).await, &[&*buy; 60].join(";")).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(anna.view(&code).await["choices"], start["choices"]);
    assert_eq!(act(&mut anna, &code, "play", &format!("{buy};{buy}")).await, here);
    let both = anna.view(&code).await;
    assert_eq!((&both["planning"], &both["steps"][0]), (&1.into(), &format!("{buy};{buy}").into()));
    // Undo takes back what was one step; a single one is dropped from it.
    assert_eq!(act(&mut anna, &code, "undo", "").await, here);
    assert_eq!(anna.view(&code).await["position"], start["position"]);
    act(&mut anna, &code, "play", &format!("{buy};{buy}")).await;
    assert_eq!(act(&mut anna, &code, "drop", &buy).await, here);
    assert_eq!(anna.view(&code).await["steps"], serde_json::json!([buy]));
    let nothing = format!("{here}?notice=notice-nothing-to-undo");
    assert_eq!(act(&mut anna, &code, "drop", "buy uranium").await, nothing);
    let site = site.restart().await;
    let mut again = site.browser();
    again.cookie = anna.cookie.clone();
    assert_eq!(again.view(&code).await["steps"], serde_json::json!([buy]));
    assert_eq!(act(&mut again, &code, "drop", &buy).await, here);
    assert_eq!(again.view(&code).await["position"], start["position"]);
}

#[tokio::test]
async fn plants_are_proposed_and_nothing_is_asked_that_has_one_answer() {
    let site = Site::new().await;
    let mut anna = site.browser();
    // With secret money a lack of it leaves only one answer, and the answer must not come at once.
    let code = anna.open(&[("game", "power-grid"), ("seats", "3"), ("option-money", "open")]).await;
    let mut proposed = 0;
    for step in 0..120 {
        let view = anna.my_turn(&code).await;
        if view["state"] == "finished" {
            break;
        }
        if view["can_end_turn"] == true {
            act(&mut anna, &code, "end-turn", "").await;
            continue;
        }
        let choices = view["choices"].as_array().expect("choices");
        let free = choices.len() == 1 && choices[0]["cost"].is_null() && view["planning"] == 0;
        assert!(!free, "only {} was possible", choices[0]["id"]);
        let page = anna.page(&format!("/t/{code}")).await;
        if view["steps"]
            .as_array()
            .is_some_and(|steps| steps.iter().any(|one| one.to_string().contains("run ")))
        {
            proposed += 1;
            assert!(page.contains("Power ") && page.contains(", earn "), "the button says what it brings");
        }
        let ids = ids(&view);
        let wanted = ["done", "pass-bid", "buy coal", "buy oil", "buy trash", "build", "bid", "nominate"];
        // Now and then something is bought or built, so that there is something to run.
        let order: Vec<&str> = if step % 4 == 0 { wanted.to_vec() } else { wanted[2..].to_vec() };
        let choice = order.iter().find_map(|want| ids.iter().find(|id| id.starts_with(want)));
        let choice = choice.unwrap_or(&ids[0]).clone();
        anna.play(&code, &view, &choice).await;
    }
    assert!(proposed > 0, "plants were proposed");
}

#[tokio::test]
async fn the_last_turn_is_taken_back_if_everybody_agrees() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, view) = in_turn(&mut anna, &mut bela, &code).await;
    let path = format!("/t/{code}/take-back");
    let notice = format!("/t/{code}?notice=notice-moved-on");
    let nothing = format!("/t/{code}?notice=notice-nothing-to-undo");
    assert_eq!(mover.post(&path, &[("answer", "yes")]).await.location(), nothing, "nothing was done yet");
    let plant = ids(&view)[0].clone();
    act(&mut mover, &code, "play", &plant).await;
    let bid = ids(&mover.view(&code).await)[0].clone();
    act(&mut mover, &code, "play", &bid).await;
    assert_eq!(mover.view(&code).await["moves"], 2);
    // Refused.
    mover.post(&path, &[("answer", "yes")]).await;
    assert!(other.page(&format!("/t/{code}")).await.contains("asks to take back"));
    assert_eq!(mover.post(&path, &[("answer", "maybe")]).await.status, StatusCode::NOT_FOUND);
    other.post(&path, &[("answer", "no")]).await;
    assert_eq!(other.post(&path, &[("answer", "no")]).await.location(), notice);
    assert_eq!(mover.view(&code).await["moves"], 2);
    // Agreed, even after a restart: exactly the decision before, for good.
    mover.post(&path, &[("answer", "yes")]).await;
    let site = site.restart().await;
    let (mut mover, mut other) = (site.adopt(&mover), site.adopt(&other));
    assert!(other.page(&format!("/t/{code}")).await.contains("asks to take back"));
    other.post(&path, &[("answer", "yes")]).await;
    let back = mover.view(&code).await;
    assert_eq!((&back["moves"], &back["choices"]), (&0.into(), &view["choices"]));
    assert!(other.page(&format!("/t/{code}")).await.contains("took back the last turn"));
    let site = site.restart().await;
    let mut again = site.browser();
    again.cookie = mover.cookie.clone();
    assert_eq!(again.view(&code).await["choices"], view["choices"]);
    // A move answers a request too.
    act(&mut again, &code, "play", &plant).await;
    act(&mut again, &code, "play", &bid).await;
    again.post(&path, &[("answer", "yes")]).await;
    let mut rival = site.browser();
    rival.cookie = other.cookie.clone();
    assert_eq!(act(&mut rival, &code, "play", "pass-bid").await, format!("/t/{code}"));
    // The last one buys alone, and a plant is drawn: what was seen stays.
    let last = ids(&rival.view(&code).await)[0].clone();
    assert_eq!(act(&mut rival, &code, "play", &last).await, format!("/t/{code}"));
    assert_eq!(act(&mut rival, &code, "end-turn", "").await, format!("/t/{code}"));
    assert_eq!(rival.post(&path, &[("answer", "yes")]).await.location(), nothing);
    assert!(!rival.page(&format!("/t/{code}")).await.contains("id=\"take-back\""));
}

#[tokio::test]
async fn against_bots_the_last_turn_is_taken_back_without_asking() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "power-grid"), ("seats", "3")]).await;
    let before = until(&mut anna, &code, "buy ").await;
    let buy = ids(&before).into_iter().find(|choice| choice.starts_with("buy ")).expect("something to buy");
    act(&mut anna, &code, "play", &buy).await;
    act(&mut anna, &code, "play", "done").await;
    // The bots have played since, and nothing was drawn.
    let after = anna.my_turn(&code).await;
    assert!(after["moves"].as_u64() > before["moves"].as_u64().map(|moves| moves + 2), "{after}");
    let page = anna.page(&format!("/t/{code}")).await;
    assert!(page.contains("Take back my last turn"), "the button is there");
    let answer = anna.post(&format!("/t/{code}/take-back"), &[("answer", "yes")]).await;
    assert_eq!(answer.location(), format!("/t/{code}"));
    let back = anna.my_turn(&code).await;
    assert_eq!((&back["moves"], &back["choices"]), (&before["moves"], &before["choices"]));
}

#[tokio::test]
async fn a_secret_maximum_bids_by_itself_until_it_lapses() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, view) = in_turn(&mut anna, &mut bela, &code).await;
    let plant = ids(&view)[0].clone();
    let number: u16 = plant.trim_start_matches("nominate ").parse().expect("a number");
    act(&mut mover, &code, "play", &plant).await;
    act(&mut mover, &code, "play", &format!("bid {number}")).await;
    let path = format!("/t/{code}/orders");
    let notice = format!("/t/{code}?notice=notice-moved-on");
    let most = format!("most {number}");
    for bad in [("order", "fly"), ("order", most.as_str()), ("order", "out 99")] {
        assert_eq!(mover.post(&path, &[bad]).await.location(), notice, "{bad:?}");
    }
    assert_eq!(mover.post(&path, &[("order", &most), ("amount", "9999")]).await.location(), notice);
    let limit = (number + 4).to_string();
    assert_eq!(
        mover.post(&path, &[("order", &most), ("amount", &limit)]).await.location(),
        format!("/t/{code}")
    );
    let chip = format!("bid for me up to {limit}");
    assert!(mover.page(&format!("/t/{code}")).await.contains(&chip));
    assert!(!other.page(&format!("/t/{code}")).await.contains(&chip), "it is secret");
    // The order outbids at once, in the rival's turn.
    act(&mut other, &code, "play", &format!("bid {}", number + 1)).await;
    let view = other.view(&code).await;
    assert_eq!((&view["to_act"], &view["moves"]), (&view["seat"], &4.into()));
    act(&mut other, &code, "play", &format!("bid {}", number + 4)).await;
    // Beyond the maximum it leaves the auction, and is gone with it.
    assert!(!mover.page(&format!("/t/{code}")).await.contains(&chip));
}

#[tokio::test]
async fn notes_are_private_and_kept() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let path = format!("/t/{code}/notes");
    anna.post(&path, &[("text", "Béla has 17\n<b>or more</b>")]).await;
    assert!(anna.page(&format!("/t/{code}")).await.contains("Béla has 17\n&lt;b&gt;or more"));
    assert!(!bela.page(&format!("/t/{code}")).await.contains("has 17"));
    assert_eq!(site.browser().post(&path, &[("text", "x")]).await.status, StatusCode::FORBIDDEN);
    let site = site.restart().await;
    let mut again = site.browser();
    again.cookie = anna.cookie.clone();
    assert!(again.page(&format!("/t/{code}")).await.contains("has 17"));
}

#[tokio::test]
async fn a_turn_can_end_at_once() {
    let site = Site::new().await;
    let mut anna = site.browser();
    anna.post("/me", &[("end_turn", "once")]).await;
    let mut bela = site.browser();
    let fields = [("game", "power-grid"), ("seats", "2"), ("seat2", "link"), ("option-regions", "draft")];
    let code = anna.open(&fields).await;
    bela.post(&format!("/t/{code}/join"), &[("name", "Béla")]).await;
    anna.post(&format!("/t/{code}/start"), &[]).await;
    for _ in 0..2 {
        let (mut mover, _, view) = in_turn(&mut anna, &mut bela, &code).await;
        let before = view["moves"].as_u64();
        act(&mut mover, &code, "play", &ids(&view)[0]).await;
        let after = mover.view(&code).await;
        if view["seat"] == 1 {
            assert_eq!(
                (after["planning"].as_u64(), after["moves"].as_u64()),
                (Some(0), before.map(|n| n + 1))
            );
        } else {
            assert_eq!((after["planning"].as_u64(), after["can_end_turn"].as_bool()), (Some(1), Some(true)));
            act(&mut mover, &code, "end-turn", "").await;
        }
    }
}

#[tokio::test]
async fn a_first_game_is_guided_and_goes_on_where_it_was() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "power-grid"), ("learn", "1")]).await;
    let view = anna.my_turn(&code).await;
    assert_eq!(view["seats"].as_array().map(Vec::len), Some(3));
    let here = format!("/t/{code}");
    let page = anna.page(&here).await;
    assert!(page.contains("data-lesson=\"goal\""), "the goal comes first");
    let path = format!("/t/{code}/lesson");
    anna.post(&path, &[("known", "goal")]).await;
    let second = anna.page(&here).await;
    assert!(second.contains("data-lesson=\"round\""));
    let site = site.restart().await;
    let mut again = site.browser();
    again.cookie = anna.cookie.clone();
    let page = again.page(&here).await;
    assert!(page.contains("data-lesson=\"round\""), "it goes on");
    again.post(&path, &[("known", "")]).await;
    assert!(!again.page(&here).await.contains("data-lesson"), "nobody has to listen");
    // Another table has no lessons, and a stranger cannot change these.
    let other = again.open(&[("game", "power-grid")]).await;
    again.my_turn(&other).await;
    assert!(!again.page(&format!("/t/{other}")).await.contains("data-lesson"));
    assert_eq!(site.browser().post(&path, &[("known", "x")]).await.status, StatusCode::FORBIDDEN);
}

/// Without help a page has nothing in it that the table worked out: it is not hidden there, but missing.
#[tokio::test]
async fn a_table_without_help_works_nothing_out() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let worked_out = ["<span class=\"after\">", "pg-badge", "pg-tag", "pg-after-refill"];
    for (help, found) in [("full", worked_out.len()), ("table", 0)] {
        let code = anna.open(&[("game", "power-grid"), ("seats", "2"), ("assistance", help)]).await;
        let mut shown = std::collections::BTreeSet::new();
        for _ in 0..40 {
            let view = anna.my_turn(&code).await;
            let page = anna.page(&format!("/t/{code}")).await;
            shown.extend(worked_out.into_iter().filter(|part| page.contains(part)));
            if view["can_end_turn"] == true {
                act(&mut anna, &code, "end-turn", "").await;
                continue;
            }
            let ids = ids(&view);
            let wanted = ["build ", "nominate ", "bid ", "buy "];
            let choice = wanted.iter().find_map(|want| ids.iter().find(|id| id.starts_with(want)));
            anna.play(&code, &view, choice.unwrap_or(&ids[0])).await;
        }
        assert_eq!(shown.len(), found, "{help}: {shown:?}");
    }
}

/// A choice on the board that draws something.
fn drawing(view: &Value) -> Option<String> {
    let choices = view["choices"].as_array().expect("choices");
    let draws = |choice: &&Value| {
        choice["reveals"] == true && choice["targets"].as_array().is_some_and(|at| !at.is_empty())
    };
    choices.iter().find(draws).map(|choice| choice["id"].as_str().expect("an id").to_owned())
}

/// A choice on the board that draws something waits for "End turn": it is stored, can be undone, and nobody else knows it.
#[tokio::test]
async fn nothing_is_drawn_before_the_turn_is_ended() {
    for game in ["castles-of-burgundy", "power-grid", "barrage"] {
        let mut site = Site::new().await;
        let mut anna = site.browser();
        let mut code = anna.open(&[("game", game), ("seats", "2")]).await;
        let mut found = 0;
        for step in 0..400 {
            let view = anna.my_turn(&code).await;
            if view["state"] == "finished" {
                code = anna.open(&[("game", game), ("seats", "2")]).await;
                continue;
            }
            if view["can_end_turn"] == true {
                act(&mut anna, &code, "end-turn", "").await;
                continue;
            }
            let Some(choice) = drawing(&view) else {
                let ids = ids(&view);
                let wanted = ["build ", "buy ", "bid ", "nominate "];
                let wish = wanted.iter().find_map(|want| ids.iter().find(|id| id.starts_with(want)));
                anna.play(&code, &view, wish.unwrap_or(&ids[step * 7 % ids.len()])).await;
                continue;
            };
            let here = format!("/t/{code}");
            assert_eq!(act(&mut anna, &code, "play", &choice).await, here);
            let held = anna.view(&code).await;
            assert_eq!(
                (&held["moves"], &held["can_end_turn"]),
                (&view["moves"], &true.into()),
                "{game} {choice}"
            );
            assert_eq!(held["choices"], serde_json::json!([]));
            let page = anna.page(&here).await;
            assert!(page.contains("data-held") && page.contains("be undone"), "{game} {choice}");
            let notice = format!("{here}?notice=notice-turn-complete");
            assert_eq!(act(&mut anna, &code, "play", &choice).await, notice);
            // It survives a restart, and is undone like any other step.
            site = site.restart().await;
            anna = site.adopt(&anna);
            assert_eq!(anna.view(&code).await["steps"], held["steps"]);
            let undo = if found % 2 == 0 { "undo" } else { "drop" };
            assert_eq!(act(&mut anna, &code, undo, &choice).await, here);
            let back = anna.view(&code).await;
            assert_eq!(
                (&back["choices"], &back["position"]),
                (&view["choices"], &view["position"]),
                "{game} {choice}"
            );
            act(&mut anna, &code, "play", &choice).await;
            assert_eq!(act(&mut anna, &code, "end-turn", "").await, here);
            assert!(anna.view(&code).await["moves"].as_u64() > view["moves"].as_u64());
            found += 1;
            if found == 3 {
                break;
            }
        }
        assert_eq!(found, 3, "{game}");
    }
}
