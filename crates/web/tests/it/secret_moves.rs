//! Two servers on which the same game went on differently in what one person may not know send that person the same.

use axum::body::Body;
use axum::http::{Method, Request};
use futures_util::StreamExt;
use serde_json::{Value, json};

use crate::site::{Browser, Site, ids};

/// Three people at a table of the game with a secret draft, each in their own browser; its code, and the link to watch it.
async fn three_people(site: &Site) -> (Vec<Browser>, String, String) {
    let mut people = vec![site.browser(), site.browser(), site.browser()];
    people[0].post("/me", &[("name", "Anna")]).await;
    let fields = json!({ "game": "manhattan-project", "seats": 3, "seat2": "link", "seat3": "link", "option-first": "1" });
    let made = people[0].json(Method::POST, "/api/v1/tables", fields).await.json();
    let code = made["code"].as_str().expect("a code").to_owned();
    for (person, name) in people[1..].iter_mut().zip(["Béla", "Cili"]) {
        person.post(&format!("/t/{code}/join"), &[("name", name)]).await;
    }
    people[0].post(&format!("/t/{code}/start"), &[]).await;
    let watch = made["watch"].as_str().and_then(|link| link.find("/w/").map(|at| link[at..].to_owned()));
    (people, code, watch.expect("a link"))
}

/// Plays by wishes until the person in turn drafts.
async fn to_the_draft(people: &mut [Browser], code: &str) -> Value {
    for _ in 0..200 {
        let acting = people[0].view(code).await["to_act"].as_u64().expect("somebody acts");
        let person = &mut people[usize::try_from(acting).expect("a seat") - 1];
        let view = person.view(code).await;
        if view["can_end_turn"] == true {
            person.post(&format!("/t/{code}/end-turn"), &[("version", &view["version"].to_string())]).await;
            continue;
        }
        let legal = ids(&view);
        if legal.iter().all(|choice| choice.starts_with("keep ")) {
            return view;
        }
        let wishes: &[&str] = match acting {
            1 => &[
                "place design-bomb",
                "gain 1",
                "done",
                "place university-e",
                "place university-s",
                "retrieve",
            ],
            _ => &["gain 1", "done", "place factory-middle", "place mine-middle", "place construction"],
        };
        let wish = wishes.iter().find_map(|wish| legal.iter().find(|choice| choice.starts_with(wish)));
        person.play(code, &view, wish.unwrap_or(&legal[0])).await;
    }
    panic!("nobody has begun a draft");
}

/// The first event of a stream.
pub(crate) async fn first_event(browser: &mut Browser, path: &str) -> String {
    let response = browser.send(Request::get(path).body(Body::empty()).expect("a request")).await;
    let mut body = response.into_body().into_data_stream();
    let mut text = String::new();
    while text.matches("\n\n").count() < 2 {
        text += &String::from_utf8_lossy(&body.next().await.expect("more").expect("bytes"));
    }
    text
}

/// Everything a person is sent about a table, without clocks.
async fn sent(browser: &mut Browser, code: &str) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for path in [
        format!("/t/{code}"),
        format!("/t/{code}/replay"),
        format!("/t/{code}/replay?at=1"),
        format!("/api/v1/tables/{code}"),
        format!("/t/{code}/explain/mp-designs"),
        format!("/t/{code}/explain/mp-hand-1"),
    ] {
        all.push((path.clone(), browser.page(&path).await));
    }
    for number in 1..=15 {
        for fuel in ["uranium", "plutonium"] {
            let path = format!("/t/{code}/explain/mp-bomb-{fuel}-{number:02}");
            all.push((path.clone(), browser.page(&path).await));
        }
    }
    let stream = format!("/t/{code}/stream");
    all.push((stream.clone(), first_event(browser, &stream).await));
    browser.post("/me", &[("text_mode", "true")]).await;
    all.push(("text mode".to_owned(), browser.page(&format!("/t/{code}")).await));
    browser.post("/me", &[("text_mode", "false")]).await;
    all.into_iter().map(|(path, text)| (path, without_clocks(&text))).collect()
}

/// Times run on while two servers are asked one after the other.
pub(crate) fn without_clocks(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("class=\"clock\"") {
        out += before;
        rest = after.split_once('<').map_or("", |(_, after)| after);
    }
    out += rest;
    // How often a server has drawn the table depends on who happened to look when.
    let drawn = |text: &str| {
        text.split_once("data-drawn=\"").map(|(before, after)| {
            let after = after.trim_start_matches(|sign: char| sign.is_ascii_digit());
            format!("{before}data-drawn={after}")
        })
    };
    while let Some(less) = drawn(&out) {
        out = less;
    }
    out
}

pub(crate) fn compare(one: &[(String, String)], other: &[(String, String)], when: &str) {
    for ((path, one), (_, other)) in one.iter().zip(other) {
        let differ = one.split('<').zip(other.split('<')).find(|(one, other)| one != other);
        assert!(differ.is_none() && one.len() == other.len(), "{path} differs {when}: {differ:?}");
    }
}

#[tokio::test]
async fn what_others_keep_in_secret_is_sent_to_nobody() {
    let site = Site::new().await;
    let (mut people, code, watch) = three_people(&site).await;
    let view = to_the_draft(&mut people, &code).await;
    let cards = ids(&view);
    let copy = site.copy().await;
    let mut there: Vec<Browser> = people.iter().map(|person| copy.adopt(person)).collect();
    // Here Anna keeps one card and Béla another; there it is the other way round.
    people[0].play_and_end(&code, &view, &cards[0]).await;
    there[0].play_and_end(&code, &view, &cards[1]).await;
    let [one, other] = [sent(&mut people[2], &code).await, sent(&mut there[2], &code).await];
    compare(&one, &other, "after Anna's choice");
    assert!(
        !one.iter().any(|(_, text)| text.contains(&cards[0]) || text.contains(&cards[1])),
        "no card is named"
    );
    let [seen_here, seen_there] = [people[1].view(&code).await, there[1].view(&code).await];
    people[1].play_and_end(&code, &seen_here, &cards[1]).await;
    there[1].play_and_end(&code, &seen_there, &cards[0]).await;
    for browsers in [&mut people, &mut there] {
        let view = browsers[2].view(&code).await;
        assert!(ids(&view).contains(&cards[2]), "{view}");
        browsers[2].play_and_end(&code, &view, &cards[2]).await;
    }
    let [one, other] = [sent(&mut people[2], &code).await, sent(&mut there[2], &code).await];
    compare(&one, &other, "after the draft");
    let mut watchers = [site.browser(), copy.browser()];
    for watcher in &mut watchers {
        assert_eq!(watcher.get(&watch).await.location(), format!("/t/{code}"));
    }
    let [watcher, elsewhere] = &mut watchers;
    compare(&sent(watcher, &code).await, &sent(elsewhere, &code).await, "for a watcher");
    let anna = people[0].view(&code).await;
    assert!(anna["log"].to_string().contains(&cards[0]), "Anna sees her own choice in the log");
    let page = people[0].page(&format!("/t/{code}")).await;
    assert!(page.contains(&cards[0].replace("keep ", "mp-bomb-")), "Anna sees her card");
    let [here, elsewhere] = [people[1].view(&code).await, there[1].view(&code).await];
    assert_ne!(here["position"], elsewhere["position"], "Béla knows what he has");
}
