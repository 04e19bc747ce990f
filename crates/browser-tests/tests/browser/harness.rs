//! A server of our own and browsers to look at it.

use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::Value;
use store::Store;
use tempfile::TempDir;
use thirtyfour::prelude::*;
use tokio::sync::oneshot;
use web::{Config, Limits};

/// How long anything on a page may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(15);

/// A screen a person may have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screen {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) touch: bool,
}

/// The screens of the acceptance list.
pub(crate) const DESKTOP: Screen = Screen { width: 1440, height: 900, touch: false };
pub(crate) const SMALL_DESKTOP: Screen = Screen { width: 1280, height: 720, touch: false };
pub(crate) const PHONE: Screen = Screen { width: 390, height: 844, touch: true };
pub(crate) const SMALL_PHONE: Screen = Screen { width: 360, height: 640, touch: true };

/// A server with an empty database, for one test.
pub(crate) struct Server {
    pub(crate) url: String,
    stop: Option<oneshot::Sender<()>>,
    running: Option<tokio::task::JoinHandle<std::io::Result<()>>>,
    pub(crate) data: TempDir,
}

impl Server {
    pub(crate) async fn start() -> Self {
        Self::start_in(tempfile::tempdir().expect("a folder can be made")).await
    }

    /// Starts on a folder that may hold the database of a server before it.
    pub(crate) async fn start_in(data: TempDir) -> Self {
        let store = Store::open(&data.path().join("tarsas.db")).await.expect("the database opens");
        let config =
            Config { address: ([127, 0, 0, 1], 0).into(), limits: Limits::none(), ..Config::default() };
        let (ready, is_ready) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(web::serve(config, Arc::new(store), ready, async {
            // Dropping the sender stops the server too.
            let _ = stopped.await;
        }));
        let address = is_ready.await.expect("the server starts");
        Self { url: format!("http://{address}"), stop: Some(stop), running: Some(running), data }
    }

    /// Stops, and keeps the data for the next server.
    pub(crate) async fn stop(mut self) -> TempDir {
        drop(self.stop.take());
        if let Some(running) = self.running.take() {
            running.await.expect("the server does not panic").expect("the server ends well");
        }
        self.data
    }
}

/// A browser with an empty profile.
pub(crate) struct Browser {
    pub(crate) driver: WebDriver,
    chromedriver: Child,
    _profile: TempDir,
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver and its browser are one group: a test that failed must leave nothing behind either.
        let group = format!("-{}", self.chromedriver.id());
        let _ = Command::new("kill").args(["-9", "--", &group]).status();
        let _ = self.chromedriver.wait();
    }
}

impl Browser {
    /// Opens a browser; nothing where there is none and none is required.
    pub(crate) async fn open(screen: Screen) -> Option<Self> {
        let port =
            TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        let spawned = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn();
        let Ok(chromedriver) = spawned else {
            assert!(
                std::env::var_os("REQUIRE_BROWSER").is_none(),
                "REQUIRE_BROWSER is set, but there is no chromedriver"
            );
            return None;
        };
        let profile = tempfile::tempdir().expect("a folder can be made");
        let mut wanted = DesiredCapabilities::chrome();
        let size = format!("--window-size={},{}", screen.width, screen.height);
        let folder = format!("--user-data-dir={}", profile.path().display());
        for argument in [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--lang=en",
            &size,
            &folder,
        ] {
            wanted.add_arg(argument).expect("an argument is text");
        }
        let metrics = serde_json::json!({ "width": screen.width, "height": screen.height, "pixelRatio": 1.0,
            "touch": screen.touch, "mobile": screen.touch });
        let emulation = serde_json::json!({ "deviceMetrics": metrics });
        wanted.add_experimental_option("mobileEmulation", emulation).expect("an option is text");
        let begun = Instant::now();
        let driver = loop {
            match WebDriver::new(format!("http://127.0.0.1:{port}"), wanted.clone()).await {
                Ok(driver) => break driver,
                Err(error) => assert!(begun.elapsed() < PATIENCE, "the browser does not start: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        Some(Self { driver, chromedriver, _profile: profile })
    }

    pub(crate) async fn go(&self, address: &str) {
        self.driver.goto(address).await.unwrap_or_else(|error| panic!("{address}: {error}"));
    }

    /// The value of a script on the page.
    pub(crate) async fn js(&self, script: &str) -> Value {
        let result = self.driver.execute(script, Vec::new()).await;
        result.unwrap_or_else(|error| panic!("{script}: {error}")).json().clone()
    }

    /// Waits until a script gives something true, and returns it.
    pub(crate) async fn wait(&self, what: &str, script: &str) -> Value {
        let begun = Instant::now();
        loop {
            let value = self.js(script).await;
            if !matches!(value, Value::Null | Value::Bool(false)) {
                return value;
            }
            assert!(begun.elapsed() < PATIENCE, "waited in vain for {what}: {script}\n{}", self.text().await);
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Clicks what a selector finds, as a person would.
    pub(crate) async fn click(&self, selector: &str) {
        let element = self.driver.find(By::Css(selector)).await;
        let element = element.unwrap_or_else(|error| panic!("{selector}: {error}"));
        element.click().await.unwrap_or_else(|error| panic!("{selector}: {error}"));
    }

    pub(crate) async fn text(&self) -> String {
        self.js("return document.body.innerText").await.as_str().unwrap_or_default().to_owned()
    }

    /// A picture of the page, for the developer who looks for a failure: set `SCREENSHOTS` to a folder.
    pub(crate) async fn screenshot(&self, name: &str) {
        if let Some(folder) = std::env::var_os("SCREENSHOTS") {
            let path = std::path::Path::new(&folder).join(format!("{name}.png"));
            self.driver.screenshot(&path).await.expect("a picture can be taken");
        }
    }
}
