//! A browser that a test borrows.

use std::net::TcpListener;
use std::ops::Deref;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use thirtyfour::prelude::*;

use super::{PATIENCE, afterwards, headless_shell};

/// A screen a person may have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screen {
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// How many dots of the screen a pixel of the page takes: 2 where a person zooms to 200 %.
    pub(crate) scale: u32,
    pub(crate) touch: bool,
    /// Whether things move there. Every frame of a motion costs time: most tests ask for less motion, as a person may.
    motion: bool,
}

impl Screen {
    pub(crate) const fn new(width: u32, height: u32, touch: bool) -> Self {
        Self { width, height, scale: 1, touch, motion: false }
    }

    /// The same screen, with motion.
    pub(crate) const fn with_motion(self) -> Self {
        Self { motion: true, ..self }
    }

    // The screens of the acceptance list.
    pub(crate) const DESKTOP: Self = Self::new(1440, 900, false);
    pub(crate) const SMALL_DESKTOP: Self = Self::new(1280, 720, false);
    pub(crate) const TABLET: Self = Self::new(1024, 768, false);
    pub(crate) const PHONE: Self = Self::new(390, 844, true);
    pub(crate) const LYING_PHONE: Self = Self::new(844, 390, true);
    pub(crate) const SMALL_PHONE: Self = Self::new(360, 640, true);
    /// The desktop at 200 %.
    pub(crate) const ZOOMED: Self = Self { width: 720, height: 450, scale: 2, touch: false, motion: false };
    pub(crate) const NARROW: Self = Self::new(320, 640, false);
}

/// How long to wait before a page is looked at again. Each look takes a few milliseconds of four programs.
const LOOK_AGAIN: Duration = Duration::from_millis(40);

/// Browsers that wait for the next test.
static IDLE: Mutex<Vec<Machine>> = Mutex::new(Vec::new());

/// A browser on loan: nobody has been anywhere with it, and it goes back when it is dropped.
pub(crate) struct Browser(Option<Machine>);

/// A browser with its driver.
pub(crate) struct Machine {
    pub(crate) driver: WebDriver,
    chromedriver: Child,
    /// What is run on every new page.
    scripts: Mutex<Vec<String>>,
}

impl Deref for Browser {
    type Target = Machine;

    fn deref(&self) -> &Machine {
        self.0.as_ref().expect("it is there until it is dropped")
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // One that a test failed with may be in any state.
        if let Some(machine) = self.0.take().filter(|_| !std::thread::panicking()) {
            IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(machine);
        }
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        // The driver and its browser are one group.
        let group = format!("-{}", self.chromedriver.id());
        let _ = Command::new("kill").args(["-9", "--", &group]).status();
        let _ = self.chromedriver.wait();
    }
}

impl Browser {
    /// A browser as if it were new.
    pub(crate) async fn open(screen: Screen) -> Self {
        let idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let machine = match idle {
            Some(machine) => machine,
            None => Machine::start().await,
        };
        machine.forget().await;
        machine.resize(screen).await;
        // Of several browsers at most one has the focus of the system: each is told that it has.
        machine.tool("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await;
        let motion = if screen.motion { "no-preference" } else { "reduce" };
        machine.prefer(&[("prefers-reduced-motion", motion)]).await;
        Self(Some(machine))
    }
}

impl Machine {
    async fn start() -> Self {
        let port =
            TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        // The driver makes the browser's profile in the folder for temporary files.
        let profile = tempfile::tempdir().map(tempfile::TempDir::keep).expect("a folder can be made");
        let chromedriver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .env("TMPDIR", &profile)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .expect("chromedriver can be run");
        let group = chromedriver.id();
        let folder = profile.display();
        afterwards(&format!(
            "grep -q chrome /proc/{group}/comm && kill -s KILL -- -{group}; rm -rf -- '{folder}'"
        ));
        let mut wanted = DesiredCapabilities::chrome();
        match headless_shell() {
            Some(shell) => {
                let shell = shell.to_str().expect("the PATH is text");
                wanted.set_binary(shell).expect("a path is text");
            }
            None => wanted.add_arg("--headless=new").expect("an argument is text"),
        }
        for argument in [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            // The headless shell rounds the widths of letters otherwise, as no browser with a screen does today.
            "--font-render-hinting=none",
            "--lang=en",
            "--window-size=1440,900",
        ] {
            wanted.add_arg(argument).expect("an argument is text");
        }
        let begun = Instant::now();
        let driver = loop {
            match WebDriver::new(format!("http://127.0.0.1:{port}"), wanted.clone()).await {
                Ok(driver) => break driver,
                Err(error) => assert!(begun.elapsed() < PATIENCE, "the browser does not start: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        driver.set_script_timeout(PATIENCE).await.expect("the driver takes a limit");
        Self { driver, chromedriver, scripts: Mutex::default() }
    }

    /// A command of the developer tools.
    pub(crate) async fn tool(&self, command: &str, values: Value) -> Value {
        let answer = self.driver.cdp().send_raw(command, values).await;
        answer.unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// Forgets all that a test before has left.
    async fn forget(&self) {
        self.go("about:blank").await;
        self.tool("Network.enable", json!({})).await;
        self.tool("Network.clearBrowserCookies", json!({})).await;
        self.tool("Network.setBypassServiceWorker", json!({ "bypass": false })).await;
        self.throttle(None).await;
        let scripts = std::mem::take(&mut *self.scripts.lock().unwrap_or_else(PoisonError::into_inner));
        for script in scripts {
            self.tool("Page.removeScriptToEvaluateOnNewDocument", json!({ "identifier": script })).await;
        }
    }

    /// Makes the screen another one.
    pub(crate) async fn resize(&self, screen: Screen) {
        let Screen { width, height, scale, touch, .. } = screen;
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch });
        self.tool("Emulation.setDeviceMetricsOverride", metrics).await;
        let points = json!({ "enabled": touch, "maxTouchPoints": if touch { 5 } else { 1 } });
        self.tool("Emulation.setTouchEmulationEnabled", points).await;
    }

    /// What the system of the person says: `("prefers-color-scheme", "dark")`.
    pub(crate) async fn prefer(&self, features: &[(&str, &str)]) {
        let feature = |(name, value): &(&str, &str)| json!({ "name": name, "value": value });
        let features: Vec<Value> = features.iter().map(feature).collect();
        self.tool("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// A slow network: milliseconds of delay, bytes per second. Nothing: the real one.
    pub(crate) async fn throttle(&self, network: Option<(u32, u32)>) {
        let (latency, bytes) = network.map_or((0, -1), |(latency, bytes)| (latency, i64::from(bytes)));
        let conditions = json!({ "offline": false, "latency": latency, "downloadThroughput": bytes, "uploadThroughput": bytes });
        self.tool("Network.emulateNetworkConditions", conditions).await;
    }

    /// Runs a script on every page before anything else there.
    pub(crate) async fn on_every_page(&self, script: &str) {
        let added = self.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
        let script = added["identifier"].as_str().expect("a script has an identifier").to_owned();
        self.scripts.lock().unwrap_or_else(PoisonError::into_inner).push(script);
    }

    pub(crate) async fn go(&self, address: &str) {
        self.driver.goto(address).await.unwrap_or_else(|error| panic!("{address}: {error}"));
    }

    /// The value of a script on the page; a promise is waited for.
    pub(crate) async fn js(&self, script: &str) -> Value {
        let result = self.driver.execute(script, Vec::new()).await;
        result.unwrap_or_else(|error| panic!("{script}: {error}")).json().clone()
    }

    /// A number a script gives.
    pub(crate) async fn number(&self, script: &str) -> f64 {
        let value = self.js(script).await;
        value.as_f64().unwrap_or_else(|| panic!("{script}: {value} is no number"))
    }

    /// A text a script gives; empty if it gives nothing.
    pub(crate) async fn string(&self, script: &str) -> String {
        self.js(script).await.as_str().unwrap_or_default().to_owned()
    }

    /// A list of texts a script gives.
    pub(crate) async fn strings(&self, script: &str) -> Vec<String> {
        let value = self.js(script).await;
        let list = value.as_array().unwrap_or_else(|| panic!("{script}: {value} is no list"));
        list.iter().map(|one| one.as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Whether a script gives something true.
    pub(crate) async fn holds(&self, script: &str) -> bool {
        is_true(&self.js(script).await)
    }

    /// Waits until a script gives something true, and returns it.
    pub(crate) async fn wait(&self, what: &str, script: &str) -> Value {
        let begun = Instant::now();
        loop {
            // A page that is just being left has no answer.
            let value = self.driver.execute(script, Vec::new()).await.map(|found| found.json().clone());
            match value {
                Ok(value) if is_true(&value) => return value,
                Ok(_) => {}
                Err(error) => assert!(begun.elapsed() < PATIENCE, "{what}: {script}: {error}"),
            }
            if begun.elapsed() > PATIENCE {
                let text: String = self.text().await.chars().take(500).collect();
                panic!("waited in vain for {what}: {script}\n{text}");
            }
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    }

    /// How many times slower than a free machine this one is now, by what the smallest request takes there (25 ms at most):
    /// limits of time are for a machine that has time.
    pub(crate) async fn slowness(&self) -> f64 {
        let script = "const times = []; const ask = (left) => { if (!left) return times.sort((a, b) => a - b)[9];
                const start = performance.now();
                return fetch('/healthz').then((answer) => answer.text()).then(() => new Promise((done) => requestAnimationFrame(done)))
                    .then(() => { times.push(performance.now() - start); return ask(left - 1); }); };
            return ask(10);";
        (self.number(script).await / 25.0).max(1.0)
    }

    /// Styles of the person's own for this page.
    pub(crate) async fn add_style(&self, rules: &str) {
        let script = format!(
            "const sheet = new CSSStyleSheet(); sheet.replaceSync({});
             document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];",
            Value::from(rules)
        );
        self.js(&script).await;
    }

    /// Whether a script gives something true within three seconds.
    pub(crate) async fn soon(&self, script: &str) -> bool {
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(3) {
            if self.holds(script).await {
                return true;
            }
            tokio::time::sleep(LOOK_AGAIN).await;
        }
        false
    }

    pub(crate) async fn text(&self) -> String {
        self.string("return document.body.innerText").await
    }

    /// A picture of what a selector finds, as PNG.
    pub(crate) async fn picture(&self, selector: &str) -> Vec<u8> {
        let element =
            self.driver.find(By::Css(selector)).await.unwrap_or_else(|error| panic!("{selector}: {error}"));
        element.screenshot_as_png().await.expect("a picture can be taken")
    }

    /// A picture of what a selector finds and of a few pixels around it, as PNG.
    pub(crate) async fn around(&self, selector: &str) -> Vec<u8> {
        let place = format!(
            "const box = document.querySelector('{selector}').getBoundingClientRect();
             return {{ x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16, scale: 1 }}"
        );
        let clip = self.js(&place).await;
        let picture = self.tool("Page.captureScreenshot", json!({ "format": "png", "clip": clip })).await;
        let text = picture["data"].as_str().expect("a picture is text");
        BASE64_STANDARD.decode(text).expect("it is Base64")
    }

    /// A picture of the page, for the developer who looks for a failure: set `SCREENSHOTS` to a folder.
    pub(crate) async fn screenshot(&self, name: &str) {
        if let Some(folder) = std::env::var_os("SCREENSHOTS") {
            std::fs::create_dir_all(&folder).expect("the folder of the pictures can be made");
            let path = std::path::Path::new(&folder).join(format!("{name}.png"));
            self.driver.screenshot(&path).await.expect("a picture can be taken");
        }
    }
}

/// The size and the pixels of a PNG.
pub(crate) fn pixels(picture: &[u8]) -> (png::OutputInfo, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(picture));
    reader.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = reader.read_info().expect("it is a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a page is not large")];
    let frame = reader.next_frame(&mut pixels).expect("it has a picture");
    (frame, pixels)
}

fn is_true(value: &Value) -> bool {
    !matches!(value, Value::Null | Value::Bool(false)) && value != ""
}
