//! The JSON interface is what `openapi.json` says: every documented answer is seen once and fits its schema.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use futures_util::StreamExt;
use serde_json::{Value, json};
use web::{Config, Limits};

use crate::site::{Answer, Browser, Site, ids, in_turn};
use crate::toy::CountUi;

/// The description, and which of its answers were seen.
struct Api {
    document: Value,
    seen: BTreeSet<String>,
}

impl Api {
    async fn new(browser: &mut Browser) -> Self {
        Self { document: browser.get("/api/v1/openapi.json").await.json(), seen: BTreeSet::new() }
    }

    /// Checks a JSON value against a schema of the document.
    fn check(&self, schema: &Value, value: &Value, what: &str) {
        let mut schema = schema.clone();
        schema["components"] = self.document["components"].clone();
        let validator = jsonschema::validator_for(&schema).expect("a schema");
        let errors: Vec<String> =
            validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path)).collect();
        assert!(errors.is_empty(), "{what}: {errors:?}\n{value}");
    }

    /// Sends a request and checks that its answer is documented.
    async fn ask(
        &mut self,
        browser: &mut Browser,
        method: &str,
        path: &str,
        code: &str,
        body: Value,
    ) -> Answer {
        let uri = format!("/api/v1{}", path.replace("{code}", code));
        let request = Request::builder().method(method).uri(&uri).header("content-type", "application/json");
        let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
        let answer = browser.ask(request.body(body).expect("a request")).await;
        let status = answer.status.as_u16().to_string();
        let what = format!("{method} {path} {status}");
        let responses = &self.document["paths"][path][method.to_lowercase()]["responses"];
        let mut response = &responses[&status];
        if let Some(name) = response["$ref"].as_str() {
            response = self.document.pointer(name.trim_start_matches('#')).expect("a reference");
        }
        assert!(!response.is_null(), "{what} is not documented: {}", answer.text());
        self.check(&response["content"]["application/json"]["schema"], &answer.json(), &what);
        self.seen.insert(what);
        answer
    }

    /// The documented answers that were not seen.
    fn unseen(&self) -> Vec<String> {
        let mut all = Vec::new();
        for (path, methods) in self.document["paths"].as_object().expect("paths") {
            for method in ["get", "post"] {
                let responses = methods[method]["responses"].as_object();
                all.extend(
                    responses
                        .into_iter()
                        .flatten()
                        .map(|(status, _)| format!("{} {path} {status}", method.to_uppercase())),
                );
            }
        }
        all.retain(|what| !self.seen.contains(what));
        all
    }
}

/// The statistics of a game between bots, and of one that there is not.
async fn statistics(api: &mut Api, site: &Site) {
    let mut browser = site.browser();
    for game in ["castles-of-burgundy", "chess"] {
        let path = "/statistics/{game}";
        let uri = format!("/api/v1/statistics/{game}");
        if game != "chess" {
            crate::statistics::play(&mut browser, &[("visibility", "open")]).await;
            web::count_games(&site.app).await;
        }
        let answer = browser.get(&uri).await;
        let status = answer.status.as_u16().to_string();
        let mut response = &api.document["paths"][path]["get"]["responses"][&status];
        if let Some(name) = response["$ref"].as_str() {
            response = api.document.pointer(name.trim_start_matches('#')).expect("a reference");
        }
        let what = format!("GET {path} {status}");
        api.check(&response["content"]["application/json"]["schema"], &answer.json(), &what);
        api.seen.insert(what);
    }
}

fn code(answer: &Answer) -> String {
    answer.json()["code"].as_str().expect("a code").to_owned()
}

#[tokio::test]
async fn every_documented_answer_is_seen_and_fits_its_schema() {
    catalogue::testing::add_game::<CountUi>();
    let site = Site::new().await;
    let (mut anna, mut bela, mut stranger) = (site.browser(), site.browser(), site.browser());
    let mut api = Api::new(&mut anna).await;
    for path in ["/openapi.json", "/games"] {
        api.ask(&mut anna, "GET", path, "", Value::Null).await;
    }
    let mut wish = json!({ "game": "count", "seats": 2, "seat1": "me", "seat2": "link", "option-length": 9 });
    // Strangers stay strangers after the end.
    wish["replay"] = json!("players");
    let code = code(&api.ask(&mut anna, "POST", "/tables", "", wish).await);
    for wrong in [json!({ "game": "power-grid", "seats": 99 }), json!({ "game": "count", "colour": "red" })] {
        api.ask(&mut anna, "POST", "/tables", "", wrong).await;
    }
    api.ask(&mut anna, "GET", "/tables/{code}", &code, Value::Null).await;
    api.ask(&mut bela, "POST", "/tables/{code}/join", &code, json!({ "nickname": "Béla" })).await;
    api.ask(&mut bela, "POST", "/tables/{code}/join", &code, json!({ "name": "Béla" })).await;
    api.ask(&mut stranger, "POST", "/tables/{code}/join", &code, json!({ "name": "Clara" })).await;
    let number = json!({ "nonce": "5".repeat(64) });
    for number in [json!({ "number": 5 }), json!({ "nonce": "5" }), number.clone(), number.clone()] {
        api.ask(&mut anna, "POST", "/tables/{code}/nonce", &code, number).await;
    }
    anna.post(&format!("/t/{code}/start"), &[]).await;
    api.ask(&mut stranger, "POST", "/tables/{code}/nonce", &code, number.clone()).await;
    api.ask(&mut stranger, "POST", "/tables/{code}/nonce", "QQQQQQ", number).await;
    api.ask(&mut anna, "GET", "/tables", "", Value::Null).await;
    api.ask(&mut stranger, "POST", "/tables/{code}/join", &code, json!({ "name": "Clara" })).await;
    api.ask(&mut stranger, "GET", "/tables/{code}", &code, Value::Null).await;
    api.ask(&mut stranger, "GET", "/tables/{code}", "QQQQQQ", Value::Null).await;
    api.ask(&mut stranger, "POST", "/tables/{code}/join", "QQQQQQ", json!({ "name": "Clara" })).await;
    let view = anna.view(&code).await;
    let step = |choice: &str| json!({ "version": view["version"], "choice": choice });
    for act in ["choice", "undo", "end-turn"] {
        let path = format!("/tables/{{code}}/{act}");
        api.ask(&mut anna, "POST", &path, &code, json!({ "version": -1 })).await;
        api.ask(&mut anna, "POST", &path, &code, json!({ "version": 99_999 })).await;
        api.ask(&mut stranger, "POST", &path, &code, step("add 1")).await;
        api.ask(&mut stranger, "POST", &path, "QQQQQQ", step("add 1")).await;
    }
    api.ask(&mut anna, "POST", "/tables/{code}/undo", &code, json!({ "version": view["version"] })).await;
    api.ask(&mut anna, "POST", "/tables/{code}/end-turn", &code, json!({ "version": view["version"] })).await;
    for choice in ["add 9", "castle kingside", "break", "smudge"] {
        api.ask(&mut anna, "POST", "/tables/{code}/choice", &code, step(choice)).await;
    }
    let view = anna.view(&code).await;
    api.ask(&mut anna, "POST", "/tables/{code}/undo", &code, json!({ "version": view["version"] })).await;
    // The game is played to its end.
    for turn in 0..3 {
        let mover = if turn % 2 == 0 { &mut anna } else { &mut bela };
        let view = mover.view(&code).await;
        assert!(!ids(&view).is_empty());
        let step = json!({ "version": view["version"], "choice": "add 3" });
        api.ask(mover, "POST", "/tables/{code}/choice", &code, step).await;
    }
    let view = api.ask(&mut anna, "GET", "/tables/{code}", &code, Value::Null).await.json();
    assert!(view["results"].is_array() && view["seed"].is_string(), "{view}");
    end_of_turn(&mut api, &site).await;
    closed(&mut api, &site).await;
    limits(&mut api).await;
    statistics(&mut api, &site).await;
    events(&mut api, &mut anna, &mut stranger, &code).await;
    assert_eq!(api.unseen(), Vec::<String>::new());
}

/// A complete turn is ended; only a real game has turns that wait for that.
async fn end_of_turn(api: &mut Api, site: &Site) {
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let wish = json!({ "game": "castles-of-burgundy", "seats": 2, "seat1": "me", "seat2": "link" });
    let code = code(&anna.json(Method::POST, "/api/v1/tables", wish).await);
    bela.json(Method::POST, &format!("/api/v1/tables/{code}/join"), json!({})).await;
    anna.post(&format!("/t/{code}/start"), &[]).await;
    for _ in 0..200 {
        let (mut mover, _, view) = in_turn(&mut anna, &mut bela, &code).await;
        if view["can_end_turn"] == true {
            let step = json!({ "version": view["version"] });
            let answer = api.ask(&mut mover, "POST", "/tables/{code}/end-turn", &code, step).await;
            assert_eq!(answer.status, StatusCode::OK);
            return;
        }
        let choice = ids(&view).first().cloned().expect("a choice");
        let step = json!({ "version": view["version"], "choice": choice });
        api.ask(&mut mover, "POST", "/tables/{code}/choice", &code, step).await;
    }
    panic!("no turn has come to its end");
}

/// A closed table.
async fn closed(api: &mut Api, site: &Site) {
    let mut anna = site.browser();
    let wish = json!({ "game": "count", "seats": 2, "seat2": "link" });
    let code = code(&anna.json(Method::POST, "/api/v1/tables", wish).await);
    anna.post(&format!("/t/{code}/close"), &[]).await;
    for path in ["/tables/{code}", "/tables/{code}/events"] {
        assert_eq!(api.ask(&mut anna, "GET", path, &code, Value::Null).await.status, StatusCode::GONE);
    }
    let (step, number) = (json!({ "version": 1 }), json!({ "nonce": "5".repeat(64) }));
    for (act, body) in
        [("choice", &step), ("undo", &step), ("end-turn", &step), ("nonce", &number), ("join", &json!({}))]
    {
        let path = format!("/tables/{{code}}/{act}");
        assert_eq!(
            api.ask(&mut anna, "POST", &path, &code, body.clone()).await.status,
            StatusCode::GONE,
            "{act}"
        );
    }
}

/// The stream of views.
async fn events(api: &mut Api, anna: &mut Browser, stranger: &mut Browser, code: &str) {
    let path = "/tables/{code}/events";
    api.ask(stranger, "GET", path, code, Value::Null).await;
    api.ask(stranger, "GET", path, "QQQQQQ", Value::Null).await;
    let request = Request::get(format!("/api/v1/tables/{code}/events")).body(Body::empty());
    let mut body = anna.send(request.expect("a request")).await.into_body().into_data_stream();
    let mut text = String::new();
    let data = loop {
        let chunk = body.next().await.expect("the stream goes on").expect("bytes");
        text += &String::from_utf8_lossy(&chunk);
        if let Some(line) =
            text.lines().find_map(|line| line.strip_prefix("data: {")).filter(|_| text.ends_with("\n\n"))
        {
            break format!("{{{line}");
        }
    };
    let view = serde_json::from_str(&data).expect("JSON");
    api.check(&json!({ "$ref": "#/components/schemas/View" }), &view, "an event");
    api.seen.insert(format!("GET {path} 200"));
}

/// Too many requests.
async fn limits(api: &mut Api) {
    let limits = Limits {
        tables: (1, 1),
        joins: (1, 1),
        steps: (1, 1),
        changes: (1, 1),
        streams: 0,
        ..Limits::default()
    };
    let site = Site::with_limits(limits).await;
    let mut anna = site.browser();
    let wish = json!({ "game": "count", "seats": 2, "seat2": "link" });
    let code = code(&anna.json(Method::POST, "/api/v1/tables", wish.clone()).await);
    api.ask(&mut anna, "POST", "/tables", "", wish).await;
    for _ in 0..2 {
        api.ask(&mut anna, "POST", "/tables/{code}/join", "QQQQQQ", json!({})).await;
    }
    for _ in 0..2 {
        let number = json!({ "nonce": "5".repeat(64) });
        api.ask(&mut anna, "POST", "/tables/{code}/nonce", &code, number).await;
    }
    api.ask(&mut anna, "GET", "/tables/{code}/events", &code, Value::Null).await;
    for act in ["choice", "choice", "undo", "end-turn"] {
        let step = json!({ "version": 99_999 });
        api.ask(&mut anna, "POST", &format!("/tables/{{code}}/{act}"), &code, step).await;
    }
}

#[tokio::test]
async fn malformed_requests_are_refused_with_a_sentence() {
    let site = Site::with(Config { limits: Limits::none(), ..Config::default() }).await;
    let mut anna = site.browser();
    let made = anna.json(Method::POST, "/api/v1/tables", json!({ "game": "power-grid" })).await;
    let code = code(&made);
    let choice = format!("/api/v1/tables/{code}/choice");
    let huge = "9".repeat(400);
    let mut requests: Vec<(&str, &str, String)> = Vec::new();
    for body in [
        "",
        "null",
        "[]",
        "7",
        "{",
        "\"text\"",
        "{}",
        "{\"version\":null}",
        "{\"version\":\"1\"}",
        "{\"version\":1.5}",
        "{\"version\":-1}",
        "{\"version\":1,\"choice\":7}",
        "{\"version\":1,\"colour\":1}",
        "{\"version\":1,\"version\":2}",
    ] {
        requests.push(("POST", &choice, body.to_owned()));
    }
    requests.push(("POST", &choice, format!("{{\"version\":{huge}}}")));
    requests.push(("POST", &choice, format!("{{\"version\":1,\"choice\":\"{}\"}}", "x".repeat(20_000))));
    for body in [
        "{\"game\":7}",
        "{\"game\":null}",
        "{\"game\":[]}",
        "{\"game\":\"power-grid\",\"seats\":{}}",
        "{\"game\":\"power-grid\",\"seats\":-3}",
        "{\"game\":\"power-grid\",\"pace\":\"hasty\"}",
        "{\"game\":\"power-grid\",\"option-map\":\"atlantis\"}",
        "{\"game\":\"power-grid\",\"option-x\":\"1\"}",
        "{\"game\":\"power-grid\",\"seat9\":\"me\"}",
        "{\"game\":\"power-grid\",\"seat2\":\"wizard\"}",
    ] {
        requests.push(("POST", "/api/v1/tables", body.to_owned()));
    }
    requests.push(("POST", "/api/v1/tables", format!("{{\"game\":\"power-grid\",\"seats\":{huge}}}")));
    for (method, path) in [
        ("DELETE", "/api/v1/tables"),
        ("PUT", "/api/v1/games"),
        ("GET", choice.as_str()),
        ("POST", "/api/v1/openapi.json"),
        ("GET", "/api/v1/nothing"),
        ("GET", "/api/v1/tables/%ff"),
        ("POST", "/api/v1/tables/%ff/join"),
    ] {
        requests.push((method, path, String::new()));
    }
    for (method, path, body) in requests {
        let request = Request::builder().method(method).uri(path).header("content-type", "application/json");
        let answer = anna.ask(request.body(Body::from(body.clone())).expect("a request")).await;
        let shown = format!("{method} {path} {}: {}", &body[..body.len().min(60)], answer.status);
        assert!(answer.status.is_client_error(), "{shown}");
        let problem = answer.json();
        assert!(problem["error"].is_string(), "{shown}: {problem}");
        assert!(problem["sentence"].as_str().is_some_and(|text| !text.is_empty()), "{shown}: {problem}");
    }
    // Without the type of the body nothing is read.
    let request = Request::post(&choice).body(Body::from("{\"version\":1}")).expect("a request");
    let answer = anna.ask(request).await;
    assert_eq!(answer.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    assert!(answer.json()["sentence"].is_string());
}
