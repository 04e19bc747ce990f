//! What a person does with mouse, finger and keys.

use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::common::command::Command;

use super::Kind;
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

    /// Does something as the standard for drivers has it: the way for a browser without Chromium's developer tools.
    async fn act(&self, sources: Value) {
        let done = self.driver.cmd(Command::PerformActions(sources.into())).await;
        done.unwrap_or_else(|error| panic!("the driver does not do this: {error}"));
    }

    async fn point(&self, kind: &str, (x, y): (f64, f64), then: Value) {
        let mut actions =
            vec![json!({ "type": "pointerMove", "duration": 0, "x": x.round(), "y": y.round() })];
        actions.extend(then.as_array().into_iter().flatten().cloned());
        let parameters = json!({ "pointerType": kind });
        self.act(json!([{ "type": "pointer", "id": kind, "parameters": parameters, "actions": actions }]))
            .await;
    }

    async fn mouse(&self, kind: &str, place: (f64, f64), count: u32) {
        if Kind::here() == Kind::Firefox {
            // Firefox counts the clicks itself.
            let then = match kind {
                "mousePressed" => json!([{ "type": "pointerDown", "button": 0 }]),
                "mouseReleased" => json!([{ "type": "pointerUp", "button": 0 }]),
                _ => json!([]),
            };
            return self.point("mouse", place, then).await;
        }
        let (x, y) = place;
        let button = if kind == "mouseMoved" { "none" } else { "left" };
        let event = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": count });
        self.tool("Input.dispatchMouseEvent", event).await;
    }

    /// Turns the wheel away from oneself, with the Control key or without.
    pub(crate) async fn wheel(&self, (x, y): (f64, f64), control: bool) {
        if Kind::here() == Kind::Firefox {
            let wait = json!({ "type": "pause", "duration": 0 });
            let scroll = json!({ "type": "scroll", "x": x.round(), "y": y.round(), "deltaX": 0, "deltaY": -300,
                "duration": 0, "origin": "viewport" });
            let mut sources = vec![json!({ "type": "wheel", "id": "wheel", "actions": [wait, scroll] })];
            if control {
                let keys = json!([{ "type": "keyDown", "value": "\u{e009}" }, wait, { "type": "keyUp", "value": "\u{e009}" }]);
                sources.insert(0, json!({ "type": "key", "id": "keys", "actions": keys }));
            }
            return self.act(sources.into()).await;
        }
        let modifiers = if control { 2 } else { 0 };
        let event = json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": -300, "modifiers": modifiers });
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
        if Kind::here() == Kind::Firefox {
            let down = json!({ "type": "pointerDown", "button": 0 });
            let hold = json!({ "type": "pause", "duration": long.as_millis() });
            let up = json!({ "type": "pointerUp", "button": 0 });
            return self.point("touch", (x, y), json!([down, hold, up])).await;
        }
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
        if Kind::here() == Kind::Firefox {
            let value = match key {
                "Tab" => "\u{e004}",
                "Enter" => "\u{e006}",
                "Escape" => "\u{e00c}",
                "End" => "\u{e010}",
                "Home" => "\u{e011}",
                "ArrowLeft" => "\u{e012}",
                "ArrowUp" => "\u{e013}",
                "ArrowRight" => "\u{e014}",
                "ArrowDown" => "\u{e015}",
                sign => sign,
            };
            let mut presses = vec![
                json!({ "type": "keyDown", "value": value }),
                json!({ "type": "keyUp", "value": value }),
            ];
            if shift {
                presses.insert(0, json!({ "type": "keyDown", "value": "\u{e008}" }));
                presses.push(json!({ "type": "keyUp", "value": "\u{e008}" }));
            }
            return self.act(json!([{ "type": "key", "id": "keys", "actions": presses }])).await;
        }
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
