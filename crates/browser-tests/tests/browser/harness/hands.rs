//! What a person does with mouse, finger and keys.

use std::time::Duration;

use serde_json::{Value, json};

use super::browser::Machine;

/// The middle of the last thing on the page that a selector finds and that is shown, brought into view.
const MIDDLE: &str = "const found = [...document.querySelectorAll(SELECTOR)].filter((one) => one.getClientRects().length).at(-1);
    if (!found) return null;
    const middle = () => { const box = found.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
    const hit = document.elementFromPoint(...middle());
    if (!found.contains(hit)) found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return middle();";

impl Machine {
    /// Where the middle of something is.
    pub(crate) async fn middle(&self, selector: &str) -> (f64, f64) {
        self.place_of(selector).await.unwrap_or_else(|| panic!("{selector} is not shown"))
    }

    /// The same of something that may be gone by now.
    pub(crate) async fn place_of(&self, selector: &str) -> Option<(f64, f64)> {
        let place = self.js(&MIDDLE.replace("SELECTOR", &Value::from(selector).to_string())).await;
        Some((place[0].as_f64()?, place[1].as_f64()?))
    }

    async fn mouse(&self, kind: &str, (x, y): (f64, f64), count: u32) {
        let button = if kind == "mouseMoved" { "none" } else { "left" };
        let event = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": count });
        self.tool("Input.dispatchMouseEvent", event).await;
    }

    /// Moves the mouse.
    pub(crate) async fn point_at(&self, place: (f64, f64)) {
        self.mouse("mouseMoved", place, 0).await;
    }

    /// Moves the mouse to the middle of something.
    pub(crate) async fn hover(&self, selector: &str) {
        let place = self.middle(selector).await;
        self.point_at(place).await;
    }

    /// Clicks at a place.
    pub(crate) async fn click_at(&self, place: (f64, f64)) {
        self.point_at(place).await;
        self.mouse("mousePressed", place, 1).await;
        self.mouse("mouseReleased", place, 1).await;
    }

    /// Clicks what a selector finds, as a person would.
    pub(crate) async fn click(&self, selector: &str) {
        let place = self.middle(selector).await;
        self.click_at(place).await;
    }

    /// Clicks twice, fast.
    pub(crate) async fn double_click(&self, selector: &str) {
        let place = self.middle(selector).await;
        self.point_at(place).await;
        for count in [1, 2] {
            self.mouse("mousePressed", place, count).await;
            self.mouse("mouseReleased", place, count).await;
        }
    }

    async fn touch(&self, (x, y): (f64, f64), long: Duration) {
        let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        self.tool("Input.dispatchTouchEvent", down).await;
        tokio::time::sleep(long).await;
        self.tool("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
    }

    /// Taps at a place.
    pub(crate) async fn tap_at(&self, place: (f64, f64)) {
        self.touch(place, Duration::ZERO).await;
    }

    /// Leaves a finger on something for a while.
    pub(crate) async fn press_long(&self, selector: &str) {
        let place = self.middle(selector).await;
        self.touch(place, Duration::from_millis(700)).await;
    }

    /// Taps what a selector finds.
    pub(crate) async fn tap(&self, selector: &str) {
        let place = self.middle(selector).await;
        self.tap_at(place).await;
    }

    /// Presses one key: a sign or the name of a key.
    pub(crate) async fn key(&self, key: &str) {
        self.key_with(key, false).await;
    }

    /// Presses one key, with Shift or without.
    pub(crate) async fn key_with(&self, key: &str, shift: bool) {
        let number = match key {
            "Tab" => 9,
            "Enter" => 13,
            "Escape" => 27,
            " " => 32,
            "End" => 35,
            "Home" => 36,
            "ArrowLeft" => 37,
            "ArrowUp" => 38,
            "ArrowRight" => 39,
            "ArrowDown" => 40,
            sign => sign.to_ascii_uppercase().bytes().next().map_or(0, u32::from),
        };
        let text = match key {
            "Enter" => "\r",
            sign if sign.chars().count() == 1 => sign,
            _ => "",
        };
        let modifiers = if shift { 8 } else { 0 };
        let kind = if text.is_empty() { "rawKeyDown" } else { "keyDown" };
        for kind in [kind, "keyUp"] {
            let text = if kind == "keyDown" { text } else { "" };
            let event = json!({ "type": kind, "key": key, "text": text, "modifiers": modifiers,
                "windowsVirtualKeyCode": number, "nativeVirtualKeyCode": number });
            self.tool("Input.dispatchKeyEvent", event).await;
        }
    }

    /// Types a text into whatever has the focus.
    pub(crate) async fn write(&self, text: &str) {
        for sign in text.chars() {
            self.key(sign.encode_utf8(&mut [0; 4])).await;
        }
    }
}
