//! Tests of all pages: their texts in both languages, and what every page must and must not contain.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bots::{BotKind, NEVER_CANCELLED};
use catalogue::{Advice, AnyMatch, Lesson, Mistake, Shelf, View};
use engine::{Info, OptionMap, Seat, Seed};
use maud::{Markup, PreEscaped, html};
use store::Holder;
use ui_kit::{Explanation, Language, Names, OptionItem, Order};

use super::MESSAGES;
use crate::limit::Quota;
use crate::table_form::Preset;
use crate::view::{
    AdminTable, AdminView, AnalysisView, ByMail, ChannelView, ChatLine, Chrome, Confirmation, CurvePointView,
    CurveView, DeviceView, DevicesView, ErrorView, HistoryView, HomeView, MomentView, NewTableView, Notice,
    NoticesView, OverView, PassView, PasskeyView, PlayedView, Preferences, ProfileView, RecordView,
    ReplayView, ReplaysView, RivalView, RulesView, SeatView, SignInView, StateView, StepView, TableCard,
    TableHead, TableView, TakeBack, UndoRefused, WaitingView,
};

const ME: Seat = Seat::new(0);
const NASTY: &str = "<script>alert(\"1\")</script>";

/// The sources of the crate, without this file.
fn sources() -> String {
    fn read(folder: &Path, text: &mut String) {
        for file in fs::read_dir(folder).expect("the sources are there") {
            let path = file.expect("a file can be read").path();
            if path.is_dir() {
                read(&path, text);
            } else if path.extension().is_some_and(|kind| kind == "rs") && !path.ends_with("pages/tests.rs") {
                text.push_str(&fs::read_to_string(path).expect("a source can be read"));
            }
        }
    }
    let mut text = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut text);
    text
}

/// The quoted words that could be message keys.
fn quoted(sources: &str) -> BTreeSet<&str> {
    let is_key = |word: &&str| {
        word.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-')
    };
    sources.split('"').filter(is_key).collect()
}

#[test]
fn both_languages_have_the_same_keys_in_the_same_order() {
    assert_eq!(MESSAGES.keys(Language::En), MESSAGES.keys(Language::Hu));
}

#[test]
fn no_message_is_unused() {
    let sources = sources();
    let quoted = quoted(&sources);
    let keys = MESSAGES.keys(Language::En).iter();
    let unused: Vec<&String> = keys.filter(|key| !quoted.contains(key.as_str())).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn no_message_is_missing() {
    let sources = sources();
    let keys: BTreeSet<&str> = MESSAGES.keys(Language::En).iter().map(String::as_str).collect();
    for call in [".t(\"", ".t1(\"", ".tv(\""] {
        for rest in sources.split(call).skip(1) {
            let key = rest.split('"').next().unwrap_or_default();
            assert!(keys.contains(key), "there is no message \"{key}\"");
        }
    }
}

#[test]
fn every_game_has_words_for_its_options_and_scores() {
    for game in catalogue::games() {
        let info = game.info();
        let mut keys: Vec<String> = ["title", "about", "points"].map(str::to_owned).to_vec();
        for option in info.options {
            keys.push(format!("option-{}", option.key));
            let fixed = option.values.iter().filter(|value| !value.starts_with('<'));
            keys.extend(fixed.map(|value| format!("option-{}-{value}", option.key)));
        }
        keys.extend(info.sources.iter().map(|source| format!("source-{source}")));
        keys.extend(info.tie_breaks.iter().map(|tie| format!("tie-{tie}")));
        for (key, language) in keys.iter().flat_map(|key| Language::ALL.map(|language| (key, language))) {
            assert!(game.word(key, language).is_some(), "{}: {key} in {language}", info.slug);
        }
    }
}

fn chrome(language: Language, text_mode: bool) -> Chrome {
    let preferences = Preferences { text_mode, ..Preferences::default() };
    Chrome { language, preferences, name: None, path: "/t/ABC".to_owned(), banner: Some(NASTY.to_owned()) }
}

fn game() -> &'static Info {
    catalogue::games()[0].info()
}

fn head(state: StateView) -> TableHead {
    let holders = [Holder::Person, Holder::Bot("greedy".to_owned()), Holder::StandIn("random".to_owned())];
    let seat = |(seat, holder): (Seat, Holder)| SeatView {
        seat,
        holder,
        name: NASTY.to_owned(),
        online: seat == ME,
        link: Some("https://example.org/j/ABC/secret".to_owned()),
        clock: Some(3_700),
        nonce: (seat == ME).then(|| "77".repeat(32)),
    };
    TableHead {
        code: "ABC".to_owned(),
        place: "/t/ABC".to_owned(),
        title: NASTY.to_owned(),
        game: game(),
        options: vec![("map", "germany".to_owned())],
        state,
        version: 7,
        drawn: 3,
        seats: Seat::all(3).zip(holders).map(seat).collect(),
        viewer: Some(ME),
        host: true,
        commitment: "00ff".to_owned(),
        seed: Some("11".to_owned()),
        day: None,
        rated: false,
        competes: false,
        tournament: None,
        chat: Some(vec![
            ChatLine { id: 1, name: Some(NASTY.to_owned()), seat: Some(ME), text: NASTY.to_owned() },
            ChatLine { id: 2, name: None, seat: None, text: "note".to_owned() },
        ]),
    }
}

fn names() -> Names {
    Names::new(vec![NASTY.to_owned(); 3])
}

/// A game after at least `moves` bot moves, with the first seat to act.
fn playing(least: usize) -> Box<dyn AnyMatch> {
    let shelf = Shelf::new(None);
    let edition = shelf.edition(catalogue::games()[0]).expect("the program's own components are good");
    let options = OptionMap::defaults(game());
    let table = edition.open(&options, 3, Seed::of_series(1, 1));
    let mut table = table.expect("the defaults can be played");
    while table.moves().len() < least || table.to_act().is_some_and(|seat| seat != ME) {
        let Some(job) = table.decide(BotKind::Greedy, 1) else { break };
        table.play(&job(NEVER_CANCELLED)).expect("bots choose legal actions");
    }
    table
}

fn look<'a>(names: &'a Names, language: Language) -> View<'a> {
    View { live: true, text_mode: true, ..View::new(Some(ME), names, language) }
}

fn table_view(table: &dyn AnyMatch, language: Language) -> TableView {
    let names = names();
    let moves = table.moves().len();
    TableView {
        head: head(StateView::Playing),
        picture: table.picture(moves, &look(&names, language)),
        to_act: table.to_act(),
        next: Some(Seat::new(1)),
        steps: vec![
            StepView {
                words: NASTY.to_owned(),
                elements: vec!["pg-track".to_owned()],
                action: "a".to_owned(),
                held: false,
            },
            StepView { words: NASTY.to_owned(), elements: Vec::new(), action: NASTY.to_owned(), held: true },
        ],
        planning: 1,
        orders: vec![("out 13".to_owned(), NASTY.to_owned())],
        orders_offered: vec![
            Order { name: "out 13".to_owned(), words: NASTY.to_owned(), amount: None },
            Order { name: "most 13".to_owned(), words: NASTY.to_owned(), amount: Some((13, 40)) },
        ],
        take_back: TakeBack::Asked { by: Seat::new(1), missing: vec![ME], answers: true },
        notes: NASTY.to_owned(),
        lesson: Some((
            Lesson {
                id: "goal",
                number: Some((1, 2)),
                text: NASTY.to_owned(),
                moves: &[],
                task: Some((NASTY.to_owned(), NASTY.to_owned())),
                lit: vec![NASTY.to_owned()],
            },
            true,
        )),
        strayed: true,
        lessons_paused: true,
        assisted: true,
        can_hint: true,
        advice: vec![Advice {
            notation: "pass".to_owned(),
            words: NASTY.to_owned(),
            chance: Some(0.5),
            points: Some(0.0),
            plan: vec![NASTY.to_owned()],
        }],
        whole: true,
        undo_refused: Some(UndoRefused::Revealed),
        can_end_turn: true,
        asks: Some(Confirmation::EndsTurn),
        last_turns: vec![Some(NASTY.to_owned()); 3],
        log: table.log(0, catalogue::Reader::Everything, &names, language),
        log_from: 0,
        seen: 0,
        notice: Some(Notice { text: NASTY.to_owned(), rule: Some("PG-5.5") }),
        thinking: true,
        waits_for_next: true,
        next_table: Some("DEF".to_owned()),
        names,
    }
}

fn over_view(table: &dyn AnyMatch, language: Language) -> OverView {
    let names = names();
    let moves = table.moves().len();
    let point = |after: usize| CurvePointView { after, totals: vec![0, 1, 2], label: NASTY.to_owned() };
    OverView {
        head: head(StateView::Finished),
        standings: table.standings(moves),
        ending: Some("The end.".to_owned()),
        curve: vec![point(0), point(5)],
        moments: vec![MomentView { after: 3, text: NASTY.to_owned() }],
        picture: table.picture(moves, &View { live: false, ..look(&names, language) }),
        shared: true,
        rematch: None,
        analysis: AnalysisView::Done {
            curve: vec![point(0), point(5)],
            mistakes: vec![Mistake {
                number: 3,
                seat: ME,
                played: NASTY.to_owned(),
                better: NASTY.to_owned(),
                loss: 0.2,
                points: 4.2,
            }],
        },
        names,
    }
}

/// A profile whose names are nasty.
fn history(own: bool) -> HistoryView {
    let curve = |seats, again| CurveView {
        game: game(),
        seats,
        points: vec![(store::Time(0), 1530.4), (store::Time(86_400_000), 1511.0)],
        deviation: 180.2,
        again,
    };
    let rival = |bot: Option<&str>, profile: Option<&str>| RivalView {
        name: NASTY.to_owned(),
        bot: bot.map(str::to_owned),
        ahead: 3,
        behind: 1,
        profile: profile.map(str::to_owned),
    };
    let played = |code: Option<&str>| PlayedView {
        game: game(),
        seats: 3,
        place: 2,
        score: 51,
        day: store::Day(20_000),
        others: vec![NASTY.to_owned(), NASTY.to_owned()],
        change: Some(-9.3),
        code: code.map(str::to_owned),
    };
    let record = |rating| RecordView {
        game: game(),
        seats: 3,
        rating,
        last_five: Some(11.0),
        places: vec![2, 1, 0],
        mean: 1.3,
        best: 58,
    };
    HistoryView {
        own,
        name: Some(NASTY.to_owned()),
        since: Some(store::Day(20_000)),
        played: 3,
        won: 2,
        favourite: Some(game()),
        streak: 2,
        records: vec![record(Some((1511.0, 180.2))), record(None)],
        curves: vec![curve(3, false), curve(2, true)],
        rivals: vec![rival(None, Some("abc")), rival(Some("hard"), None)],
        last: vec![played(Some("ABCDEF")), played(None)],
        all: Some("/profile?all=1#last".to_owned()),
        link: Some("https://example.org/profile/abc".to_owned()),
    }
}

fn card(state: StateView, your_turn: bool) -> TableCard {
    TableCard {
        rated: false,
        code: "ABC".to_owned(),
        title: NASTY.to_owned(),
        game: game(),
        state,
        host: NASTY.to_owned(),
        seats: (1, 3),
        acting: Some(ME),
        mine: true,
        your_turn,
        awaited: Some(NASTY.to_owned()),
        unseen: 3,
        place: Some(2),
        idle: 90_000,
    }
}

/// Every page there is.
fn pages(language: Language, text_mode: bool) -> Vec<(&'static str, Markup)> {
    let chrome = chrome(language, text_mode);
    let table = playing(60);
    let cards: Vec<TableCard> = [StateView::Waiting, StateView::Playing, StateView::Finished]
        .into_iter()
        .flat_map(|state| [card(state, false), card(state, state == StateView::Playing)])
        .collect();
    let home =
        HomeView { mine: cards.clone(), open: cards.clone(), games: vec![game()], opened: game().slug };
    let empty = HomeView { mine: Vec::new(), open: Vec::new(), games: vec![game()], opened: "" };
    let bots: Vec<&str> = BotKind::LEVELS.iter().map(|kind| kind.name()).collect();
    let item = OptionItem { value: "west".to_owned(), words: NASTY.to_owned(), group: None, when: None };
    let new = NewTableView {
        game: game(),
        games: vec![game()],
        preset: Preset::First,
        seats: 6,
        bots: bots.clone(),
        items: [("regions", vec![item])].into(),
        fields: [("title".to_owned(), NASTY.to_owned())].into(),
        error: Some((Some("option-regions".to_owned()), NASTY.to_owned())),
    };
    let waiting = WaitingView {
        table: head(StateView::Waiting),
        join_link: "https://example.org/t/ABC".to_owned(),
        qr: PreEscaped("<svg></svg>".to_owned()),
        watch_link: Some("https://example.org/w/ABC/secret".to_owned()),
        bots,
        wants_nonce: true,
        relaxed: true,
        missing: Some("A seat is open.".to_owned()),
    };
    let names = names();
    let replay = ReplayView {
        head: head(StateView::Finished),
        at: 3,
        moves: 60,
        shared: false,
        picture: table.picture(3, &View { live: false, ..look(&names, language) }),
        log: table.log(0, catalogue::Reader::Everything, &names, language),
        moments: vec![MomentView { after: 3, text: NASTY.to_owned() }],
        names: names.clone(),
    };
    let rules = RulesView { game: catalogue::games()[0], games: vec![game()] };
    let profile = ProfileView { saved: true, known: true };
    let person = store::Person {
        id: store::VisitorId(7),
        name: Some(NASTY.to_owned()),
        standing: store::Standing::Muted,
        seat: Some(Seat::new(1)),
        created: store::Time(0),
        seen: store::Time(0),
    };
    let said = store::ChatMessage {
        number: 0,
        kind: store::ChatKind::Chat,
        name: NASTY.to_owned(),
        seat: None,
        text: NASTY.to_owned(),
        time: store::Time(0),
    };
    let admin = AdminView {
        done: Some(NASTY.to_owned()),
        health: vec![("admin-count-playing", "3".to_owned())],
        quotas: vec![Quota {
            what: "quota-tables",
            burst: 20,
            per_minute: Some(10),
            refused: Some(3),
            reached: None,
        }],
        focus: Some(AdminTable {
            code: "ABCDEF".to_owned(),
            seats: 3,
            host: Some(person.id),
            hidden: true,
            people: vec![person.clone()],
            chat: vec![said],
        }),
        restricted: vec![person],
        tables: cards.clone(),
    };
    let channel =
        |push| ChannelView { address: NASTY.to_owned(), host: NASTY.to_owned(), push, stopped: true };
    let notices = NoticesView {
        saying: Some("notices-saved"),
        key: "key".to_owned(),
        channels: vec![channel(true), channel(false)],
        by_mail: Some(ByMail::Stopped),
        tables: cards.iter().map(|card| (card.your_turn, card.clone())).collect(),
    };
    let device = |here| DeviceView { number: 1, name: NASTY.to_owned(), seen: "2026-11-18".to_owned(), here };
    let pass = PassView { head: head(StateView::Playing), to: Seat::new(1), name: NASTY.to_owned() };
    let passkey =
        PasskeyView { credential: NASTY.to_owned(), name: NASTY.to_owned(), used: "2026-11-18".to_owned() };
    let devices = DevicesView {
        saying: Some("devices-done"),
        signed_in: true,
        email: Some(NASTY.to_owned()),
        devices: vec![device(true), device(false)],
        passkeys: vec![passkey.clone(), passkey.clone()],
        claimed: true,
        site: Some(NASTY.to_owned()),
        ..DevicesView::default()
    };
    let only_passkey = DevicesView { email: None, passkeys: vec![passkey], ..devices.clone() };
    let elsewhere_only = DevicesView { local: Some(NASTY.to_owned()), ..DevicesView::default() };
    let signing_in = |sign_in| DevicesView {
        sign_in,
        mail: true,
        tables: 2,
        site: Some(NASTY.to_owned()),
        ..DevicesView::default()
    };
    let code = SignInView::Code(NASTY.to_owned());
    let elsewhere = SignInView::Elsewhere(NASTY.to_owned());
    vec![
        ("devices", super::devices(&chrome, &devices)),
        ("pass", super::pass(&chrome, &pass)),
        ("only passkey", super::devices(&chrome, &only_passkey)),
        ("no passkeys", super::devices(&chrome, &elsewhere_only)),
        ("sign in", super::devices(&chrome, &signing_in(SignInView::Ask))),
        ("code", super::devices(&chrome, &signing_in(code))),
        ("code of another browser", super::devices(&chrome, &signing_in(elsewhere))),
        ("unsubscribe", super::unsubscribe(&chrome, Some(&NASTY.to_owned()))),
        ("home", super::home(&chrome, &home)),
        ("empty home", super::home(&chrome, &empty)),
        ("new", super::new_table(&chrome, &new)),
        ("waiting", super::waiting(&chrome, &waiting)),
        ("table", super::table(&chrome, &table_view(&*table, language))),
        ("over", super::over(&chrome, &over_view(&*table, language))),
        ("replay", super::replay(&chrome, &replay)),
        ("rules", super::rules(&chrome, &rules)),
        ("settings", super::profile(&chrome, &profile)),
        ("profile", super::history(&chrome, &history(true))),
        ("profile of another", super::history(&chrome, &history(false))),
        ("replays", super::replays(&chrome, &ReplaysView { finished: cards })),
        ("admin", super::admin(&chrome, &admin)),
        ("offline", super::offline()),
        ("notices", super::notices(&chrome, &notices)),
        ("error", super::error(&chrome, &ErrorView { status: 404, text: Some(NASTY.to_owned()) })),
    ]
}

#[test]
fn no_page_holds_foreign_markup_inline_styles_or_inline_scripts() {
    for (language, text_mode) in [(Language::En, false), (Language::Hu, true)] {
        for (name, page) in pages(language, text_mode) {
            let page = page.into_string();
            assert!(!page.contains("<script>"), "{name}: a name became markup");
            assert!(!page.contains(" style="), "{name}: an inline style");
            assert!(!page.contains("onclick="), "{name}: an inline handler");
            assert!(page.contains("<h1"), "{name}: no heading");
            assert!(page.contains(&format!("lang=\"{language}\"")), "{name}: no language");
        }
    }
}

#[test]
fn no_id_stands_twice_on_a_page() {
    for (name, page) in pages(Language::En, false) {
        let page = page.into_string();
        let mut seen = BTreeSet::new();
        for rest in page.split(" id=\"").skip(1) {
            let id = rest.split('"').next().unwrap_or_default();
            assert!(seen.insert(id), "{name}: {id}");
        }
    }
}

#[test]
fn every_choice_is_in_the_list_once_in_both_modes() {
    for least in [0, 20, 60, 150] {
        let table = playing(least);
        let view = table_view(&*table, Language::En);
        for text_mode in [false, true] {
            let page = super::table_fragment(&chrome(Language::En, text_mode), &view).into_string();
            for choice in &view.picture.choices {
                let button = html! { i data-choice=(choice.notation) {} }.into_string();
                let attribute = button.trim_start_matches("<i ").trim_end_matches("></i>");
                assert_eq!(page.matches(attribute).count(), 1, "{attribute}");
            }
        }
    }
}

#[test]
fn a_choice_with_targets_has_a_legal_element() {
    for least in [0, 20, 60, 150] {
        let table = playing(least);
        let view = table_view(&*table, Language::En);
        let page = super::table_fragment(&chrome(Language::En, false), &view).into_string();
        for choice in view.picture.choices.iter().filter(|choice| !choice.offer.targets.is_empty()) {
            let shown =
                choice.offer.targets.iter().any(|target| page.contains(&format!("data-el=\"{target}\"")));
            assert!(shown, "{}: {:?}", choice.notation, choice.offer.targets);
        }
    }
}

#[test]
fn the_picture_to_share_is_standalone() {
    let table = playing(60);
    let view = over_view(&*table, Language::Hu);
    let board = ui_kit::svg::standalone(&view.picture.board.0, catalogue::games()[0].styles());
    let picture = super::share_svg(&chrome(Language::Hu, false), &view, Some(&board));
    assert!(picture.contains("pg-board") && render::png(&picture, 1200).is_ok());
    let picture = super::share_svg(&chrome(Language::Hu, false), &view, None);
    assert!(picture.starts_with("<svg xmlns=") && !picture.contains("var("));
    assert!(!picture.contains("<script>"));
}

#[test]
fn a_card_links_into_the_rules() {
    let explanation = Explanation {
        title: NASTY.to_owned(),
        text: vec!["Text.".to_owned()],
        rules: vec!["PG-5.4"],
        ..Explanation::default()
    };
    let card = super::explain(&chrome(Language::En, false), &explanation, "power-grid").into_string();
    assert!(card.contains("href=\"/rules/power-grid#PG-5.4\"") && !card.contains("<script>"));
    assert!(!card.contains("--components"), "everything is known of it");
}

#[test]
fn a_card_says_what_is_reconstructed() {
    let explanation = Explanation {
        title: "A card".to_owned(),
        reconstructed: vec!["price".to_owned(), NASTY.to_owned()],
        ..Explanation::default()
    };
    for (language, word) in
        [(Language::En, "Reconstructed: price, "), (Language::Hu, "Rekonstruált adat: price, ")]
    {
        let card = super::explain(&chrome(language, false), &explanation, "power-grid").into_string();
        assert!(card.contains(word), "{card}");
        assert!(!card.contains("<script>"));
    }
}
