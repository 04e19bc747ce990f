//! Playing: drafts, undo, commits, whole games, restarts; stale, doubled and forged requests.

use axum::http::StatusCode;
use serde_json::Value;

use crate::site::{Browser, Site, ids, in_turn, tentative, two_people};

#[tokio::test]
async fn a_turn_is_a_draft_until_it_is_committed() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, start) = in_turn(&mut anna, &mut bela, &code).await;
    let seen_before = other.view(&code).await;
    let choice = tentative(&start);
    assert_eq!(mover.play(&code, &start, &choice).await.location(), format!("/t/{code}"));
    let drafted = mover.view(&code).await;
    assert_eq!((&drafted["planning"], &drafted["moves"]), (&1.into(), &0.into()));
    assert_ne!(ids(&drafted), ids(&start));
    // The other one knows that there is a plan, and nothing about it.
    let seen = other.view(&code).await;
    assert_eq!(seen["planning"], 1);
    assert_eq!(seen["position"], seen_before["position"]);
    assert_eq!(seen["log"], seen_before["log"]);
    assert!(!other.page(&format!("/t/{code}")).await.contains(&format!(">{choice}<")));
    // Undo gives exactly the decision before.
    let undone =
        mover.post(&format!("/t/{code}/undo"), &[("version", &drafted["version"].to_string())]).await;
    assert_eq!(undone.location(), format!("/t/{code}"));
    let again = mover.view(&code).await;
    assert_eq!((&again["choices"], &again["position"]), (&start["choices"], &start["position"]));
    mover.play(&code, &again, &choice).await;
    let drafted = mover.view(&code).await;
    let version = drafted["version"].to_string();
    mover.post(&format!("/t/{code}/undo-turn"), &[("version", &version)]).await;
    assert_eq!(mover.view(&code).await["choices"], start["choices"]);
    // What commits by its own words is committed with everything before it.
    let view = mover.view(&code).await;
    mover.play(&code, &view, &choice).await;
    let view = mover.view(&code).await;
    let commits =
        view["choices"].as_array().expect("choices").iter().find(|choice| choice["commits"] == true);
    let commits = commits.expect("a choice that commits")["id"].as_str().expect("a name").to_owned();
    mover.play(&code, &view, &commits).await;
    let seen = other.view(&code).await;
    assert_eq!((&seen["planning"], &seen["moves"]), (&0.into(), &2.into()));
}

#[tokio::test]
async fn stale_doubled_and_forged_requests_change_nothing() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, view) = in_turn(&mut anna, &mut bela, &code).await;
    let choice = tentative(&view);
    let path = format!("/t/{code}/play");
    let version = view["version"].to_string();
    let at = |notice: &str| format!("/t/{code}?notice=notice-{notice}");
    let notice = at("moved-on");
    // Not this seat, no seat, another version, no version, an unknown choice, one that is not legal.
    assert_eq!(other.play(&code, &view, &choice).await.location(), at("not-your-turn"));
    assert!(site.browser().play(&code, &view, &choice).await.status.is_client_error());
    for (version, choice, notice) in [
        ("0", &*choice, "moved-on"),
        ("x", &choice, "moved-on"),
        ("99999999999999999999999", &choice, "moved-on"),
        (&version, "fly to the moon", "refused"),
        (&version, "", "refused"),
    ] {
        let answer = mover.post(&path, &[("version", version), ("choice", choice)]).await;
        assert_eq!(answer.location(), at(notice), "{version} {choice}");
    }
    let refused = mover.play(&code, &view, "nominate 50").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    for (act, notice) in
        [("undo", "nothing-to-undo"), ("undo-turn", "nothing-to-undo"), ("end-turn", "nothing-to-end")]
    {
        let answer = mover.post(&format!("/t/{code}/{act}"), &[("version", &version)]).await;
        assert_eq!(answer.location(), at(notice), "{act}");
    }
    assert_eq!(mover.view(&code).await, view);
    let page = mover.page(&notice).await;
    assert!(page.contains("The game has moved on"));
    // A double click: the second one is too late. The script gets the table as it is.
    assert_eq!(mover.play(&code, &view, &choice).await.location(), format!("/t/{code}"));
    mover.fragment = true;
    let second = mover.play(&code, &view, &choice).await;
    assert_eq!(second.status, StatusCode::OK);
    let text = second.text();
    assert!(
        text.starts_with("<div ") && text.contains("id=\"table\"") && text.contains("The game has moved on"),
        "{text}"
    );
    assert_eq!(mover.view(&code).await["planning"], 1);
}

#[tokio::test]
async fn many_at_once_make_one_move() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mover, _, view) = in_turn(&mut anna, &mut bela, &code).await;
    let choice = tentative(&view);
    let tasks: Vec<_> = (0..20)
        .map(|_| {
            let (mut mover, code, view, choice) = (mover.clone(), code.clone(), view.clone(), choice.clone());
            tokio::spawn(async move { mover.play(&code, &view, &choice).await.location().to_owned() })
        })
        .collect();
    let mut won = 0;
    for task in tasks {
        won += usize::from(!task.await.expect("an answer").contains("notice"));
    }
    assert_eq!(won, 1);
}

#[tokio::test]
async fn a_restart_keeps_the_draft_and_everything_else() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, _, view) = in_turn(&mut anna, &mut bela, &code).await;
    mover.play(&code, &view, &tentative(&view)).await;
    let before = mover.view(&code).await;
    let site = site.restart().await;
    let mut again = site.browser();
    again.cookie = mover.cookie.clone();
    let after = again.view(&code).await;
    assert_eq!(after["planning"], 1);
    assert_eq!((&after["choices"], &after["position"]), (&before["choices"], &before["position"]));
    let version = after["version"].to_string();
    again.post(&format!("/t/{code}/undo"), &[("version", &version)]).await;
    assert_eq!(ids(&again.view(&code).await), ids(&view));
}

/// Plays for one person, always the choice that ends the turn soonest, until the game is over.
async fn play_to_the_end(anna: &mut Browser, code: &str) -> Value {
    for step in 0usize.. {
        let view = anna.my_turn(code).await;
        if view["state"] == "finished" {
            return view;
        }
        assert!(step < 3000, "no game is endless");
        if view["can_end_turn"] == true {
            let version = view["version"].to_string();
            anna.post(&format!("/t/{code}/end-turn"), &[("version", &version)]).await;
            continue;
        }
        let ids = ids(&view);
        let cheap = ["pass", "pass bid", "done"];
        let soon = ids.iter().find(|id| cheap.contains(&id.as_str())).filter(|_| step % 5 != 0);
        let choice = soon.unwrap_or(&ids[step % ids.len()]).clone();
        assert_eq!(anna.play(code, &view, &choice).await.location(), format!("/t/{code}"), "{choice}");
    }
    unreachable!("counted to the end")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_bots_and_what_comes_after() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "power-grid"), ("seats", "3")]).await;
    assert_eq!(anna.get(&format!("/t/{code}/record")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.get(&format!("/t/{code}/share.svg")).await.status, StatusCode::NOT_FOUND);
    anna.page(&format!("/t/{code}/replay")).await;
    let view = play_to_the_end(&mut anna, &code).await;
    let moves = view["moves"].as_u64().expect("a number");
    let over = anna.page(&format!("/t/{code}")).await;
    let totals: Vec<i64> = view["results"]
        .as_array()
        .expect("results")
        .iter()
        .map(|one| one["total"].as_i64().expect("points"))
        .collect();
    assert_eq!(totals.len(), 3);
    assert!(over.contains("Aster") || over.contains("Birch"));
    for at in [0, 1, moves / 2, moves, moves + 100] {
        anna.page(&format!("/t/{code}/replay?at={at}")).await;
    }
    assert_eq!(anna.get(&format!("/t/{code}/replay?at=x")).await.status, StatusCode::NOT_FOUND);
    let record = anna.page(&format!("/t/{code}/record")).await;
    assert!(record.starts_with("tarsas record 1\n") && record.ends_with(&format!("end {moves} finished\n")));
    assert!(record.contains(view["seed"].as_str().expect("the seed is revealed")));
    let svg = anna.get(&format!("/t/{code}/share.svg")).await;
    assert_eq!(svg.header("content-type"), "image/svg+xml");
    assert!(svg.text().starts_with("<svg"));
    let png = anna.get(&format!("/t/{code}/share.png")).await;
    assert_eq!(png.header("content-type"), "image/png");
    assert_eq!(png.bytes[16..24], [0, 0, 4, 176, 0, 0, 2, 118], "1200 × 630");
    assert!(anna.page("/replays").await.contains(&code));
    assert!(anna.page("/profile").await.contains("Power Grid"));
    // Once more, with the same bots: it begins at once, and pressing again leads to the same table.
    let rematch = anna.post(&format!("/t/{code}/rematch"), &[]).await.location().to_owned();
    assert_ne!(rematch, format!("/t/{code}"));
    assert_eq!(anna.post(&format!("/t/{code}/rematch"), &[]).await.location(), rematch);
    let again = anna.my_turn(rematch.trim_start_matches("/t/")).await;
    assert_eq!(again["state"], "playing");
}

#[tokio::test]
async fn explanations_are_fragments() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "power-grid")]).await;
    let view = anna.my_turn(&code).await;
    assert_eq!(anna.get(&format!("/t/{code}/explain/nothing")).await.status, StatusCode::NOT_FOUND);
    let targets = view["choices"][0]["targets"].as_array().cloned().unwrap_or_default();
    if let Some(element) = targets.first().and_then(Value::as_str) {
        let card = anna.page(&format!("/t/{code}/explain/{element}")).await;
        assert!(!card.contains("<html"), "{card}");
    }
}
