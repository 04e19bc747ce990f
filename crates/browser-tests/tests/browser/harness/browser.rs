//! A browser that a test borrows.

use std::net::TcpListener;
use std::ops::Deref;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command as Process, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use http::Method;
use serde_json::{Value, json};
use thirtyfour::common::capabilities::firefox::FirefoxPreferences;
use thirtyfour::common::command::{Command, ExtensionCommand};
use thirtyfour::common::print::PrintParameters;
use thirtyfour::prelude::*;

use super::{Kind, PATIENCE, afterwards, headless_shell};

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
    /// The program of the driver.
    program: Child,
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
        let group = format!("-{}", self.program.id());
        let _ = Process::new("kill").args(["-9", "--", &group]).status();
        let _ = self.program.wait();
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
        if Kind::here() == Kind::Chromium {
            // Of several browsers at most one has the focus of the system: each is told that it has.
            machine.tool("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await;
        }
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
        let name = Kind::here().driver();
        let mut command = Process::new(name);
        command.arg(format!("--port={port}"));
        if Kind::here() == Kind::Firefox {
            // Sizes, fingers and preferences are those of the browser's own window.
            command.arg("--allow-system-access");
            command.envs([("MOZ_HEADLESS_WIDTH", "1600"), ("MOZ_HEADLESS_HEIGHT", "1200")]);
        }
        let program = command
            .env("TMPDIR", &profile)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .unwrap_or_else(|error| panic!("{name} cannot be run: {error}"));
        let group = program.id();
        let folder = profile.display();
        afterwards(&format!(
            "grep -q {name} /proc/{group}/comm && kill -s KILL -- -{group}; rm -rf -- '{folder}'"
        ));
        let wanted = match Kind::here() {
            Kind::Chromium => chromium(),
            Kind::Firefox => firefox(),
        };
        let begun = Instant::now();
        let driver = loop {
            match WebDriver::new(format!("http://127.0.0.1:{port}"), wanted.clone()).await {
                Ok(driver) => break driver,
                Err(error) => assert!(begun.elapsed() < PATIENCE, "the browser does not start: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        driver.set_script_timeout(PATIENCE).await.expect("the driver takes a limit");
        Self { driver, program, scripts: Mutex::default() }
    }

    /// A command of Chromium's developer tools.
    pub(crate) async fn tool(&self, command: &str, values: Value) -> Value {
        let answer = self.driver.cdp().send_raw(command, values).await;
        answer.unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// Runs a script in Firefox's own window, where `tab` is the element that shows the page.
    pub(super) async fn in_window(&self, script: &str) -> Value {
        self.switch_to("chrome").await;
        let value = self.js(&format!("const tab = gBrowser.selectedBrowser; {script}")).await;
        self.switch_to("content").await;
        value
    }

    async fn switch_to(&self, context: &'static str) {
        let command = Command::ExtensionCommand(Box::new(Context(context)));
        self.driver.cmd(command).await.expect("geckodriver may reach the browser's own window");
    }

    /// Sets preferences of Firefox.
    async fn set(&self, preferences: &[(&str, i32)]) {
        let script: String = preferences
            .iter()
            .map(|(name, value)| format!("Services.prefs.setIntPref('{name}', {value});"))
            .collect();
        self.in_window(&script).await;
    }

    /// Forgets all that a test before has left.
    async fn forget(&self) {
        self.go("about:blank").await;
        self.forget_cookies().await;
        if Kind::here() == Kind::Firefox {
            self.speak("en").await;
            self.in_window("tab.browsingContext.mediumOverride = ''").await;
            return;
        }
        self.tool("Network.enable", json!({})).await;
        // The language is that of the browser again; a header set here would replace those of scripts.
        self.tool("Network.setExtraHTTPHeaders", json!({ "headers": {} })).await;
        self.tool("Network.setBypassServiceWorker", json!({ "bypass": false })).await;
        self.throttle(None).await;
        let scripts = std::mem::take(&mut *self.scripts.lock().unwrap_or_else(PoisonError::into_inner));
        for script in scripts {
            self.tool("Page.removeScriptToEvaluateOnNewDocument", json!({ "identifier": script })).await;
        }
    }

    pub(crate) async fn forget_cookies(&self) {
        match Kind::here() {
            Kind::Chromium => self.tool("Network.clearBrowserCookies", json!({})).await,
            Kind::Firefox => self.in_window("Services.cookies.removeAll()").await,
        };
    }

    /// The language that pages are asked for from now on.
    pub(crate) async fn speak(&self, language: &str) {
        match Kind::here() {
            Kind::Chromium => {
                let headers = json!({ "headers": { "Accept-Language": language } });
                self.tool("Network.setExtraHTTPHeaders", headers).await
            }
            Kind::Firefox => {
                self.in_window(&format!(
                    "Services.prefs.setStringPref('intl.accept_languages', '{language}')"
                ))
                .await
            }
        };
    }

    /// The first cookie of the page that is open: by it the server knows this browser.
    pub(crate) async fn cookie(&self) -> Cookie {
        let cookies = self.driver.get_all_cookies().await.expect("a page has cookies");
        cookies.into_iter().next().expect("the server has set a cookie")
    }

    /// Gives the browser a cookie of the server at this address.
    pub(crate) async fn take_cookie(&self, url: &str, cookie: Cookie) {
        // A cookie can only be set for the page that is open.
        self.go(&format!("{url}/healthz")).await;
        self.driver.add_cookie(cookie).await.expect("the browser takes a cookie");
    }

    /// Makes the screen another one.
    pub(crate) async fn resize(&self, screen: Screen) {
        let Screen { width, height, scale, touch, .. } = screen;
        if Kind::here() == Kind::Firefox {
            let override_ = if touch { "enabled" } else { "none" };
            self.in_window(&format!(
                "for (const [side, size] of [['width', {width}], ['height', {height}]])
                     for (const name of [side, `min-${{side}}`, `max-${{side}}`]) tab.style.setProperty(name, `${{size}}px`, 'important');
                 tab.browsingContext.overrideDPPX = {scale};
                 tab.browsingContext.touchEventsOverride = '{override_}'"
            ))
            .await;
            // A finger is coarse (1); a mouse is fine and can hover (2 + 4).
            let pointer = if touch { 1 } else { 6 };
            self.set(&[("ui.primaryPointerCapabilities", pointer), ("ui.allPointerCapabilities", pointer)])
                .await;
            self.wait("the size", &format!("return innerWidth === {width} && innerHeight === {height}"))
                .await;
            return;
        }
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch });
        self.tool("Emulation.setDeviceMetricsOverride", metrics).await;
        let points = json!({ "enabled": touch, "maxTouchPoints": if touch { 5 } else { 1 } });
        self.tool("Emulation.setTouchEmulationEnabled", points).await;
    }

    /// What the system of the person says: `("prefers-color-scheme", "dark")`. What is not named is as it is by itself.
    pub(crate) async fn prefer(&self, features: &[(&str, &str)]) {
        if Kind::here() == Kind::Firefox {
            let said = |name: &str| features.iter().find(|(one, _)| *one == name).map(|(_, value)| *value);
            let scheme = i32::from(said("prefers-color-scheme") != Some("dark"));
            let less_motion = i32::from(said("prefers-reduced-motion") == Some("reduce"));
            self.set(&[
                ("layout.css.prefers-color-scheme.content-override", scheme),
                ("ui.prefersReducedMotion", less_motion),
            ])
            .await;
            return;
        }
        let feature = |(name, value): &(&str, &str)| json!({ "name": name, "value": value });
        let features: Vec<Value> = features.iter().map(feature).collect();
        self.tool("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// Whether the page is shown as it would be printed.
    pub(crate) async fn show_on_paper(&self, paper: bool) {
        let medium = if paper { "print" } else { "" };
        match Kind::here() {
            Kind::Chromium => self.tool("Emulation.setEmulatedMedia", json!({ "media": medium })).await,
            Kind::Firefox => {
                self.in_window(&format!("tab.browsingContext.mediumOverride = '{medium}'")).await
            }
        };
    }

    /// A first visit: nothing comes from the service worker or from the cache.
    pub(crate) async fn come_anew(&self) {
        self.tool("Network.setBypassServiceWorker", json!({ "bypass": true })).await;
        self.tool("Network.clearBrowserCache", json!({})).await;
    }

    /// The nodes of the accessibility tree, which Chromium alone shows.
    pub(crate) async fn accessibility_tree(&self) -> Vec<Value> {
        self.tool("Accessibility.enable", json!({})).await;
        let tree = self.tool("Accessibility.getFullAXTree", json!({})).await;
        tree["nodes"].as_array().expect("a tree has nodes").clone()
    }

    /// Focuses what a node of the accessibility tree stands for.
    pub(crate) async fn focus_node(&self, node: &Value) {
        self.tool("DOM.focus", json!({ "backendNodeId": node["backendDOMNodeId"] })).await;
    }

    /// Shows colours as somebody sees them who lacks some: `protanopia`, `deuteranopia`, or `none`.
    pub(crate) async fn see_as(&self, deficiency: &str) {
        self.tool("Emulation.setEmulatedVisionDeficiency", json!({ "type": deficiency })).await;
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

    /// A picture of the window, as PNG in Base64.
    pub(crate) async fn window(&self) -> Value {
        self.driver.screenshot_as_png_base64().await.expect("a picture can be taken").into()
    }

    /// The page as PDF.
    pub(crate) async fn pdf(&self) -> Vec<u8> {
        self.driver.print_page(PrintParameters::default()).await.expect("a page can be printed")
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

/// Whether the driver's commands are for the page or for Firefox's own window.
#[derive(Debug)]
struct Context(&'static str);

impl ExtensionCommand for Context {
    fn parameters_json(&self) -> Option<Value> {
        Some(json!({ "context": self.0 }))
    }

    fn method(&self) -> Method {
        Method::POST
    }

    fn endpoint(&self) -> Arc<str> {
        "/moz/context".into()
    }
}

fn chromium() -> Capabilities {
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
    wanted.into()
}

fn firefox() -> Capabilities {
    let mut wanted = DesiredCapabilities::firefox();
    wanted.add_arg("-headless").expect("an argument is text");
    let mut preferences = FirefoxPreferences::new();
    // Each browser of a test believes that it has the focus of the system.
    preferences.set("focusmanager.testmode", true).expect("a preference");
    // Bars for scrolling take no room, as on a phone.
    preferences.set("ui.useOverlayScrollbars", 1).expect("a preference");
    wanted.set_preferences(preferences).expect("preferences");
    wanted.into()
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
