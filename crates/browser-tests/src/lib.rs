//! The app in a real browser: everything is in the tests. Each is named after its point of the acceptance list, and what is
//! said of all games is asked of every game of the catalogue.
//!
//! They need Chromium and its driver (`apt-get install chromium-headless-shell chromium-driver`). Without them each test is skipped with a
//! line that names it, unless `REQUIRE_BROWSER=1` is set: then it fails. `SCREENSHOTS=folder` keeps pictures.
