//! Nobody is sent what they may not know.

use http_body_util::BodyExt;
use serde_json::{Value, json};

use crate::site::{Site, ids, in_turn, two_people};

/// The money column of the position as text: one entry per player, `?` where it is hidden.
fn money(view: &Value) -> Vec<String> {
    let position = view["position"].as_str().expect("a position");
    let lines = position.lines().skip_while(|line| !line.starts_with("Players in order")).skip(1);
    let players =
        lines.take_while(|line| !line.is_empty()).filter(|line| line.trim_start().starts_with(['1', '2']));
    let rows = players.filter(|line| line.trim_start()[1..].starts_with(". "));
    rows.map(|row| {
        let words: Vec<&str> = row.split_whitespace().collect();
        let at = words.iter().position(|word| *word == "?" || word.parse::<u32>().is_ok()).expect("money");
        words[at].to_owned()
    })
    .collect()
}

#[tokio::test]
async fn money_is_shown_to_its_owner_only() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let mut eve = site.browser();
    let mut differing = 0;
    for step in 0..120 {
        let (mut mover, mut other, view) = in_turn(&mut anna, &mut bela, &code).await;
        for seen in [&view, &other.view(&code).await] {
            let hidden = money(seen).iter().filter(|word| *word == "?").count();
            assert_eq!(hidden, 1, "step {step}: {}", seen["position"]);
        }
        assert!(eve.get(&format!("/api/v1/tables/{code}")).await.status.is_client_error());
        let ids = ids(&view);
        let choice =
            if view["can_end_turn"] == true { None } else { Some(ids[step * 7 % ids.len()].clone()) };
        // The table of the other one must not show what a tentative step costs or does.
        let before = other.view(&code).await;
        match choice {
            Some(choice) => {
                mover.play(&code, &view, &choice).await;
            }
            None => {
                mover
                    .post(&format!("/t/{code}/end-turn"), &[("version", &view["version"].to_string())])
                    .await;
            }
        }
        let after = other.view(&code).await;
        if after["moves"] == before["moves"] && after["state"] == before["state"] {
            assert_eq!((&after["position"], &after["log"]), (&before["position"], &before["log"]));
            differing += 1;
        }
        if after["state"] == json!("finished") {
            break;
        }
    }
    assert!(differing > 0, "some steps were tentative");
}

/// Where people share a device, nothing of either is sent between their turns, and the next one begins only when they say so.
#[tokio::test]
async fn nothing_secret_is_sent_while_a_device_is_passed_on() {
    let site = Site::new().await;
    let (mut anna, mut eve) = (site.browser(), site.browser());
    anna.post("/me", &[("name", "Anna")]).await;
    let seats = [("seats", "2"), ("seat1", "here"), ("seat2", "here"), ("option-money", "secret")];
    let code = anna.open(&[&[("game", "power-grid")], &seats[..]].concat()).await;
    let hidden = |view: &Value| money(view).iter().filter(|word| *word == "?").count();
    let (mut passed, mut shown) = (0, Vec::new());
    for step in 0..200 {
        let mut view = anna.view(&code).await;
        if view["seat"].is_null() {
            passed += 1;
            assert_eq!(hidden(&view), 2, "step {step}: {}", view["position"]);
            assert!(view["choices"].as_array().is_none_or(Vec::is_empty), "{view}");
            let page = anna.page(&format!("/t/{code}")).await;
            let mut fragment = anna.clone();
            fragment.fragment = true;
            let stream =
                axum::http::Request::get(format!("/t/{code}/stream")).body(axum::body::Body::empty());
            let mut stream = anna.send(stream.expect("a request")).await.into_body();
            let mut event = String::new();
            for _ in 0..5 {
                if !event.contains("data-page") {
                    let piece =
                        stream.frame().await.expect("an event").expect("bytes").into_data().expect("bytes");
                    event.push_str(&String::from_utf8_lossy(&piece));
                }
            }
            for sent in [page, fragment.page(&format!("/t/{code}")).await, event] {
                assert!(sent.contains("data-page=\"pass\""), "{sent}");
                for secret in ["id=\"stage\"", "own-numbers", "data-choice", "pane-players", "pane-log"] {
                    assert!(!sent.contains(secret), "{secret}: {sent}");
                }
            }
            let replay = anna.page(&format!("/t/{code}/replay")).await;
            assert!(!replay.contains("data-viewer"), "{replay}");
            assert_eq!(anna.get(&format!("/t/{code}/device")).await.status, 404);
            let played = [("version", view["version"].to_string()), ("choice", "pass".to_owned())];
            let played = played.each_ref().map(|(name, value)| (*name, value.as_str()));
            assert_eq!(anna.post(&format!("/t/{code}/play"), &played).await.status, 403);
            // Nobody else takes the device, and nobody gets the seat of another.
            let next = view["to_act"].as_u64().expect("somebody acts");
            let path = format!("/t/{code}/pass");
            assert!(eve.post(&path, &[("seat", "0")]).await.status.is_client_error());
            anna.post(&path, &[("seat", &(1 - (next - 1)).to_string())]).await;
            assert!(anna.view(&code).await["seat"].is_null(), "this player is not the next one");
            anna.post(&path, &[("seat", &(next - 1).to_string())]).await;
            view = anna.view(&code).await;
        }
        assert_eq!((&view["seat"], hidden(&view)), (&view["to_act"], 1), "step {step}");
        shown.push(view["seat"].clone());
        if passed == 8 {
            break;
        }
        let ids = ids(&view);
        if view["can_end_turn"] == true {
            let version = view["version"].to_string();
            anna.post(&format!("/t/{code}/end-turn"), &[("version", &version)]).await;
        } else {
            anna.play(&code, &view, &ids[step * 7 % ids.len()]).await;
        }
    }
    assert_eq!(passed, 8, "{shown:?}");
}

#[tokio::test]
async fn seeds_and_links_stay_with_those_who_may_have_them() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let fields = json!({ "game": "power-grid", "seats": 2, "seat2": "link" });
    let made = anna.json(axum::http::Method::POST, "/api/v1/tables", fields).await.json();
    let code = made["code"].as_str().expect("a code").to_owned();
    let link = made["links"][0]["link"].as_str().expect("a link");
    let mut bela = site.browser();
    bela.post(&link[link.find("/j/").expect("a path")..], &[]).await;
    let waiting = bela.page(&format!("/t/{code}")).await;
    assert_eq!(waiting.matches("data-copy=\"http://table.example/j/").count(), 1, "her own link at most");
    anna.post(&format!("/t/{code}/start"), &[]).await;
    let page = bela.page(&format!("/t/{code}")).await;
    assert!(!page.contains("/j/"));
    let view = bela.view(&code).await;
    assert!(view["seed"].is_null() && !page.contains("seed "));
    let commitment = view["commitment"].as_str().expect("a commitment");
    assert_eq!(commitment.len(), 64);
}

/// What was drawn for one visitor is kept for others who see the same, and only for those.
#[tokio::test]
async fn the_name_of_a_visitor_is_not_shown_to_the_next() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "power-grid"), ("seats", "2"), ("seat2", "link")]).await;
    for name in ["Cili", "Dénes"] {
        let mut stranger = site.browser();
        stranger.post("/me", &[("name", name)]).await;
        stranger.fragment = true;
        let room = stranger.page(&format!("/t/{code}")).await;
        assert!(!["Cili", "Dénes"].iter().any(|other| *other != name && room.contains(other)), "{name}");
        assert!(!room.contains("/j/"), "no link of a seat for {name}");
    }
}

/// The hash of the seed is shown first, then browsers add their numbers, and the game draws from both.
#[tokio::test]
async fn players_add_their_own_randomness() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let code = anna
        .open(&[("game", "castles-of-burgundy"), ("seats", "3"), ("seat2", "link"), ("seat3", "greedy")])
        .await;
    let room = anna.page(&format!("/t/{code}")).await;
    let commitment = anna.view(&code).await["commitment"].as_str().expect("a commitment").to_owned();
    assert!(room.contains("data-add-nonce") && room.contains(&commitment));
    bela.post(&format!("/t/{code}/join"), &[("name", "Béla")]).await;
    let (one, two) = ("1a".repeat(32), "2B".repeat(32));
    let path = format!("/t/{code}/nonce");
    assert_eq!(anna.post(&path, &[("nonce", "1a")]).await.status, 400);
    assert_eq!(anna.post(&path, &[("nonce", &one)]).await.location(), format!("/t/{code}"));
    assert_eq!(anna.post(&path, &[("nonce", &two)]).await.status, 409, "once per seat");
    assert_eq!(site.browser().post(&path, &[("nonce", &two)]).await.status, 403, "only players");
    bela.post(&path, &[("nonce", &two)]).await;
    let room = anna.page(&format!("/t/{code}")).await;
    assert!(!room.contains("data-add-nonce") && room.contains(&one) && room.contains(&two.to_lowercase()));

    anna.post(&format!("/t/{code}/start"), &[]).await;
    assert_eq!(bela.post(&path, &[("nonce", &one)]).await.status, 409);
    let view = bela.view(&code).await;
    assert_eq!((&view["commitment"], &view["state"]), (&json!(commitment), &json!("playing")));
    let nonces: Vec<&Value> =
        view["seats"].as_array().expect("seats").iter().map(|seat| &seat["nonce"]).collect();
    assert_eq!(nonces, [&json!(one), &json!(two.to_lowercase()), &Value::Null]);
    let opened = site.store().await.open_table(&code).await.expect("the table");
    let start = |seed: engine::Seed| {
        let edition =
            catalogue::Shelf::new(None).edition(catalogue::find("castles-of-burgundy").unwrap()).unwrap();
        let options = engine::OptionMap::defaults(edition.info());
        edition.open(&options, 3, seed).expect("the defaults can be played").record().start
    };
    let (seed, added) = (&opened.table.seed, store::nonces(&opened.chairs));
    assert_eq!(seed.commitment(), commitment);
    // So many draws are never the same by chance.
    assert!(opened.table.start.len() > 12, "{:?}", opened.table.start);
    assert_eq!(opened.table.start, start(seed.mixed(&added)));
    assert_ne!(opened.table.start, start(seed.clone()));
    // A table is loaded only if its draws follow from the seed and the numbers.
    let site = site.restart().await;
    assert_eq!(site.adopt(&bela).view(&code).await["state"], "playing");
}

/// After the end everything is shown, and the record proves it.
#[tokio::test]
async fn what_players_added_is_in_the_record() {
    catalogue::testing::add_game::<crate::toy::CountUi>();
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let fields = [("game", "count"), ("seats", "2"), ("seat2", "link"), ("option-length", "6")];
    let code = anna.open(&fields).await;
    bela.post(&format!("/t/{code}/join"), &[("name", "Béla")]).await;
    bela.post(&format!("/t/{code}/nonce"), &[("nonce", &"7c".repeat(32))]).await;
    anna.post(&format!("/t/{code}/start"), &[]).await;
    for mover in [&mut anna, &mut bela] {
        let view = mover.view(&code).await;
        mover.play_and_end(&code, &view, "add 3").await;
    }
    assert_eq!(anna.view(&code).await["state"], "finished");
    let record = anna.page(&format!("/t/{code}/record")).await;
    assert!(record.contains(&format!("nonce 2 {}\nseed ", "7c".repeat(32))), "{record}");
    assert!(anna.page(&format!("/t/{code}")).await.contains(&"7c".repeat(32)));
}
