//! A server without a network, and browsers that keep their cookies.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use axum::response::Response;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use store::{Location, Store};
use tempfile::TempDir;
use tower::ServiceExt;
use web::{App, Config, Limits, router};

pub(crate) const ADMIN: &str = "the operator's secret";

/// A server.
pub(crate) struct Site {
    pub(crate) router: Router,
    pub(crate) app: App,
    folder: TempDir,
    location: Location,
}

impl Site {
    pub(crate) async fn new() -> Self {
        Self::with(Config::default()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        let folder = TempDir::new().expect("a folder");
        let config = Config { limits: Limits::none(), admin_token: Some(ADMIN.to_owned()), ..config };
        Self::in_folder(config, folder).await
    }

    pub(crate) async fn with_limits(limits: Limits) -> Self {
        Self::of_config(Config { limits, ..Config::default() }).await
    }

    /// A server with exactly this configuration.
    pub(crate) async fn of_config(config: Config) -> Self {
        let folder = TempDir::new().expect("a folder");
        Self::in_folder(config, folder).await
    }

    /// A server on a PostgreSQL database.
    pub(crate) async fn on(address: &str) -> Self {
        Self::on_with(address, Config::default()).await
    }

    /// The same with this configuration.
    pub(crate) async fn on_with(address: &str, config: Config) -> Self {
        let config = Config { limits: Limits::none(), admin_token: Some(ADMIN.to_owned()), ..config };
        let location: Location = address.parse().expect("an address");
        let folder = TempDir::new().expect("a folder");
        let (router, app) = start(config, &location).await;
        Self { router, app, folder, location }
    }

    /// A server with a database file in this folder.
    async fn in_folder(config: Config, folder: TempDir) -> Self {
        let location = Location::from(&folder.path().join("tarsas.db"));
        let (router, app) = start(config, &location).await;
        Self { router, app, folder, location }
    }

    /// The same data, served by a new process so to speak.
    pub(crate) async fn restart(self) -> Self {
        self.restart_with(None).await
    }

    /// The same data, served with the component files of a folder.
    pub(crate) async fn restart_with(self, components: Option<PathBuf>) -> Self {
        self.app.stop();
        let config = Config { limits: Limits::none(), components, ..Config::default() };
        let (router, app) = start(config, &self.location).await;
        Self { router, app, ..self }
    }

    /// A server with a copy of a data file.
    pub(crate) async fn of_file(path: &Path) -> Self {
        let folder = TempDir::new().expect("a folder");
        std::fs::copy(path, folder.path().join("tarsas.db")).expect("the file can be copied");
        let config = Config { limits: Limits::none(), ..Config::default() };
        Self::in_folder(config, folder).await
    }

    /// Another connection to the data of this server.
    pub(crate) async fn store(&self) -> Store {
        Store::open(&self.location).await.expect("the database of the server")
    }

    /// Changes the database behind the server's back.
    pub(crate) async fn execute(&self, statements: &str) {
        let options =
            sqlx::sqlite::SqliteConnectOptions::new().filename(self.folder.path().join("tarsas.db"));
        let pool = sqlx::SqlitePool::connect_with(options).await.expect("the database of the server");
        let statements = sqlx::AssertSqlSafe(statements.to_owned());
        sqlx::raw_sql(statements).execute(&pool).await.expect("good statements");
        pool.close().await;
    }

    /// Another server with a copy of the data as it stands.
    pub(crate) async fn copy(&self) -> Self {
        let folder = TempDir::new().expect("a folder");
        for entry in std::fs::read_dir(self.folder.path()).expect("the folder can be read") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a file has a name");
            std::fs::copy(&path, folder.path().join(name)).expect("a file can be copied");
        }
        let config = Config { limits: Limits::none(), ..Config::default() };
        Self::in_folder(config, folder).await
    }

    /// A browser of another server, here.
    pub(crate) fn adopt(&self, browser: &Browser) -> Browser {
        Browser { router: self.router.clone(), ..browser.clone() }
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser { router: self.router.clone(), cookie: None, fragment: false }
    }
}

async fn start(config: Config, location: &Location) -> (Router, App) {
    let store = Store::open(location).await.expect("a new database");
    let app = App::new(config, Arc::new(store), None);
    (router(app.clone()), app)
}

/// Somebody's browser.
#[derive(Clone)]
pub(crate) struct Browser {
    router: Router,
    pub(crate) cookie: Option<String>,
    /// Whether it asks as the script does.
    pub(crate) fragment: bool,
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) bytes: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|_| panic!("{}: {}", self.status, self.text()))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("text"))
    }

    pub(crate) fn location(&self) -> &str {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}", self.text());
        self.header("location")
    }
}

impl Browser {
    pub(crate) async fn send(&mut self, mut request: Request<Body>) -> Response {
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert(header::COOKIE, cookie.parse().expect("a header"));
        }
        if self.fragment {
            request.headers_mut().insert("x-fragment", "1".parse().expect("a header"));
        }
        request.headers_mut().entry(header::HOST).or_insert("table.example".parse().expect("a header"));
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        if let Some(set) = response.headers().get(header::SET_COOKIE) {
            let set = set.to_str().expect("text");
            self.cookie = Some(set.split(';').next().expect("a cookie").to_owned());
        }
        response
    }

    pub(crate) async fn ask(&mut self, request: Request<Body>) -> Answer {
        let response = self.send(request).await;
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.expect("a body").to_bytes().to_vec();
        Answer { status: parts.status, headers: parts.headers, bytes }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask(Request::get(path).body(Body::empty()).expect("a request")).await
    }

    /// A page that must be there.
    pub(crate) async fn page(&mut self, path: &str) -> String {
        let answer = self.get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text());
        answer.text()
    }

    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let form: Vec<String> =
            fields.iter().map(|(key, value)| format!("{}={}", encode(key), encode(value))).collect();
        let request = Request::post(path)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header("sec-fetch-site", "same-origin")
            .body(Body::from(form.join("&")))
            .expect("a request");
        self.ask(request).await
    }

    pub(crate) async fn json(&mut self, method: Method, path: &str, body: Value) -> Answer {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body.to_string()))
            .expect("a request");
        self.ask(request).await
    }

    /// What the seat of this browser sees.
    pub(crate) async fn view(&mut self, code: &str) -> Value {
        let answer = self.get(&format!("/api/v1/tables/{code}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        answer.json()
    }

    /// Opens a table by the form and returns its code.
    pub(crate) async fn open(&mut self, fields: &[(&str, &str)]) -> String {
        let answer = self.post("/tables", fields).await;
        let code = answer.location().strip_prefix("/t/").expect("a table").to_owned();
        assert_eq!(code.len(), 6);
        code
    }

    /// Waits until this seat decides, or the game is over.
    pub(crate) async fn my_turn(&mut self, code: &str) -> Value {
        for _ in 0..2000 {
            let view = self.view(code).await;
            if view["state"] == "finished" || (view["to_act"] == view["seat"] && !view["seat"].is_null()) {
                return view;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("nobody lets this seat play");
    }

    /// Waits until the game is over.
    pub(crate) async fn finished(&mut self, code: &str) -> Value {
        for _ in 0..6000 {
            let view = self.view(code).await;
            if view["state"] == "finished" {
                return view;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the game does not end");
    }

    pub(crate) async fn play(&mut self, code: &str, view: &Value, choice: &str) -> Answer {
        let version = view["version"].to_string();
        self.post(&format!("/t/{code}/play"), &[("version", &version), ("choice", choice)]).await
    }

    /// Plays a choice and ends the turn.
    pub(crate) async fn play_and_end(&mut self, code: &str, view: &Value, choice: &str) {
        self.play(code, view, choice).await;
        let version = self.view(code).await["version"].to_string();
        self.post(&format!("/t/{code}/end-turn"), &[("version", &version)]).await;
    }
}

/// A table with two people and one seat for a bot; returns its code.
pub(crate) async fn two_people(site: &Site) -> (Browser, Browser, String) {
    let (mut anna, mut bela) = (site.browser(), site.browser());
    anna.post("/me", &[("name", "Anna")]).await;
    let seats = [("seats", "2"), ("seat1", "me"), ("seat2", "link"), ("option-money", "secret")];
    let code = anna.open(&[&[("game", "power-grid")], &seats[..]].concat()).await;
    let joined = bela.post(&format!("/t/{code}/join"), &[("name", "Béla")]).await;
    assert_eq!(joined.location(), format!("/t/{code}"));
    assert_eq!(anna.post(&format!("/t/{code}/start"), &[]).await.location(), format!("/t/{code}"));
    (anna, bela, code)
}

/// The one whose turn it is first, with the view.
pub(crate) async fn in_turn(one: &mut Browser, other: &mut Browser, code: &str) -> (Browser, Browser, Value) {
    let view = one.view(code).await;
    if view["to_act"] == view["seat"] {
        return (one.clone(), other.clone(), view);
    }
    let view = other.view(code).await;
    assert_eq!(view["to_act"], view["seat"], "{view}");
    (other.clone(), one.clone(), view)
}

/// The names of the choices of a view.
pub(crate) fn ids(view: &Value) -> Vec<String> {
    let choices = view["choices"].as_array().cloned().unwrap_or_default();
    choices.iter().map(|choice| choice["id"].as_str().expect("a name").to_owned()).collect()
}

/// The first choice that is tentative.
pub(crate) fn tentative(view: &Value) -> String {
    let choices = view["choices"].as_array().expect("choices");
    let found = choices.iter().find(|choice| choice["commits"] == json!(false)).expect("a tentative choice");
    found["id"].as_str().expect("a name").to_owned()
}

fn encode(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        })
        .collect()
}
