//! Every page there is, for what must hold on all of them.

use thirtyfour::Cookie;
use tokio::sync::OnceCell;

use crate::harness::{Browser, OPERATOR, Screen, Server};
use crate::play::{By, Player, games};

/// A page and what it is.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) name: String,
    pub(crate) path: String,
}

/// A visitor with tables in every state, who only looks.
pub(crate) struct Site {
    pub(crate) browser: Browser,
    pub(crate) places: &'static [Place],
}

/// The same for all tests: the pages, and the cookie of the visitor whose tables they are.
struct Built {
    places: Vec<Place>,
    cookie: Cookie,
}

static BUILT: OnceCell<Built> = OnceCell::const_new();

impl Site {
    /// Comes as the visitor to whom every page is open.
    pub(crate) async fn visit(screen: Screen) -> Self {
        let built = BUILT.get_or_init(build).await;
        let browser = Browser::open(screen).await;
        browser.take_cookie(&Server::shared().await.url, built.cookie.clone()).await;
        Self { browser, places: &built.places }
    }

    /// Opens a page and waits until it is drawn and nothing slides any more.
    pub(crate) async fn open(&self, place: &Place) {
        let mut url = Server::shared().await.url.clone();
        if place.path == "/admin" {
            url = url.replace("http://", &format!("http://operator:{OPERATOR}@"));
        }
        self.browser.go(&format!("{url}{}", place.path)).await;
        let drawn =
            "return document.documentElement.classList.contains('js') && document.fonts.status === 'loaded'";
        self.browser.wait(&place.name, drawn).await;
        self.browser.at_rest().await;
    }

    /// What the visitor's system prefers from now on, on the page that is open too.
    pub(crate) async fn prefer_theme(&self, theme: &str) {
        self.browser.prefer(&[("prefers-color-scheme", theme), ("prefers-reduced-motion", "reduce")]).await;
    }
}

/// Opens a table of each kind for each game, and knows the address of every page.
async fn build() -> Built {
    let mut places = Vec::new();
    let mut add =
        |name: &str, path: &str| places.push(Place { name: name.to_owned(), path: path.to_owned() });
    for (name, path) in [
        ("home", "/"),
        ("settings", "/me"),
        ("profile", "/profile"),
        ("statistics", "/statistics"),
        ("notices", "/notices"),
        ("daily table", "/daily"),
        ("replays", "/replays"),
        ("operator", "/admin"),
        ("error", "/nowhere"),
    ] {
        add(name, path);
    }
    let url = &Server::shared().await.url;
    let mut browser = Browser::open(Screen::DESKTOP).await;
    for game in games() {
        let slug = game.slug;
        add(&format!("new table, {slug}"), &format!("/new?game={slug}"));
        add(&format!("rules, {slug}"), &format!("/rules/{slug}"));
        let player = Player::sit_in(browser, url, game, game.usual_seats, &[], &[]).await;
        for _ in 0..6 {
            assert!(player.my_turn().await);
            player.step(By::List).await;
        }
        let code = player.code.clone();
        add(&format!("table, {slug}"), &format!("/t/{code}"));
        add(&format!("replay, {slug}"), &format!("/t/{code}/replay?at=2"));
        let people = [("seat2", "link")];
        let two = (*game.seats.start()).max(2);
        let player = Player::sit_in(player.rise(), url, game, two, &[], &people).await;
        add(&format!("waiting room, {slug}"), &format!("/t/{}", player.code));
        // Bots alone bring a game to its end.
        let alone = [("seat1", "greedy")];
        let player = Player::sit_in(player.rise(), url, game, *game.seats.start(), &[], &alone).await;
        player.watch_to_the_end().await;
        add(&format!("game over, {slug}"), &format!("/t/{}", player.code));
        browser = player.rise();
    }
    Built { places, cookie: browser.cookie().await }
}
