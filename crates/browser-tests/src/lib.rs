//! The app in a real browser: everything is in the tests.
//!
//! They need Chromium and its driver (`chromium`, `chromium-driver`). Without them each test says so and passes, unless
//! `REQUIRE_BROWSER=1` is set: then it fails.
