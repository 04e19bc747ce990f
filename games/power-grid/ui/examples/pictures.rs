//! Writes pictures of games between bots into a folder, to look at while drawing: the board as SVG, and a page with the
//! board, the market and all mats. `cargo run --example pictures -p power-grid-ui -- DIR`

use std::path::Path;
use std::{env, fs, io};

use bots::{BotKind, Knowledge, Skill};
use engine::{Components, Files, Game, OptionMap, Playout, Seat};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use power_grid::{Action, PowerGrid, Stage};
use power_grid_ui::PowerGridUi;
use ui_kit::{Language, Names, Scene, TableUi, svg};

/// The colours a page gives to pictures, light and dark.
const COLOURS: &str = ":root{--bg:#ECE7DB;--surface:#FFFFFF;--board:#F6F1E4;--pad:#FFFFFF;--text:#1B1F24;--muted:#525A65;\
    --line:#7A818B;--accent:#0B5CAD;--on-accent:#FFFFFF;--gain:#1B653A;--loss:#A3211A;--notice:#FFE6A8;--on-notice:#4A3200;\
    --ink:#111418;--ink-inv:#FFFFFF;--key-in:#111418;--key-out:#FFFFFF}\
    [data-theme=dark]{--bg:#121519;--surface:#1E2328;--board:#23282E;--pad:#2E343B;--text:#ECEFF3;--muted:#AEB7C2;\
    --line:#8A939F;--accent:#8CC4FF;--on-accent:#0E1116;--notice:#4A3A12;--on-notice:#FFE6A8}\
    body{margin:0;font:14px system-ui,sans-serif;background:var(--bg);color:var(--text)}\
    main{display:grid;grid-template-columns:780px 330px 330px;height:900px;gap:8px}\
    .left{display:grid;grid-template-rows:680px auto;gap:8px}";

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "pictures".to_owned());
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let stages = [
        ("opening", 1, Stage::Nominating),
        ("fuel", 2, Stage::Fuel),
        ("building", 3, Stage::Building),
        ("bidding", 4, Stage::Bidding),
        ("power", 6, Stage::Power),
        ("late", 8, Stage::Building),
    ];
    for (map, seats, language) in
        [("germany", 4, Language::En), ("usa", 6, Language::Hu), ("germany", 2, Language::Hu)]
    {
        for (name, round, stage) in stages {
            let Some(position) = position(map, seats, round, stage) else { continue };
            for theme in ["light", "dark"] {
                let (board, page) = pictures(&position, language, theme);
                let file = folder.join(format!("{map}-{seats}-{name}"));
                fs::write(file.with_extension("svg"), svg::standalone(&board, PowerGridUi::STYLES))?;
                fs::write(file.with_extension(format!("{theme}.html")), page)?;
            }
        }
    }
    Ok(())
}

/// The first position of a game between bots in this round and stage.
fn position(map: &str, seats: u8, round: u16, stage: Stage) -> Option<PowerGrid> {
    let tables = Components::keep(PowerGrid::components(&Files::of::<PowerGrid>()).ok()?);
    let mut options = OptionMap::defaults(&PowerGrid::INFO);
    options.set("map", map).ok()?;
    let options = PowerGrid::options(&tables, &options).ok()?;
    let mut chance = Playout::new(3);
    let mut position = PowerGrid::start(tables, &options, seats, &mut chance).ok()?;
    let mut bot = BotKind::Greedy.bot(1, &Skill::built_in());
    while position.to_act().is_some() && (position.round() < round || position.stage() != stage) {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let action = bot.choose(&Knowledge::new(&position, &actions)?);
        position.play(action, &mut chance, &mut ());
    }
    Some(position)
}

fn pictures(position: &PowerGrid, language: Language, theme: &str) -> (String, String) {
    let names = ["Anna", "Béla", "Csilla", "Dia", "Ödön", "Flóra"].map(str::to_owned);
    let names = Names::new(names[..usize::from(position.seats())].to_vec());
    let mut choices: Vec<(Action, Vec<String>)> = Vec::new();
    let changed = [("pg-city-essen".to_owned(), Seat::new(1))];
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let scene = |choices| Scene {
        position,
        viewer: position.to_act(),
        deciding: true,
        choices,
        changed: &changed,
        whole: true,
        assisted: true,
        revealed: false,
        names: &names,
        language,
    };
    for action in actions {
        let targets = PowerGridUi::offer(&scene(&[]), action).targets;
        choices.push((action, targets));
    }
    let scene = scene(&choices);
    let board = PowerGridUi::board(&scene);
    (board.clone().into_string(), page(&scene, &board, theme).into_string())
}

fn page(scene: &Scene<'_, PowerGrid>, board: &Markup, theme: &str) -> Markup {
    let strip = PowerGridUi::strip(scene);
    html! {
        (DOCTYPE)
        html data-theme=(theme) {
            head { meta charset="utf-8"; style { (PreEscaped(COLOURS)) (PreEscaped(PowerGridUi::STYLES)) } }
            body {
                main {
                    div.left {
                        (board)
                        @if let Some(seat) = scene.viewer { (PowerGridUi::mat(scene, seat)) }
                    }
                    div { @for area in PowerGridUi::areas(scene) { (area.content) } }
                    div {
                        p { (strip.round) br; (strip.phases.join(" · ")) br; (strip.trigger) br; (format!("{:?}", strip.alarm)) }
                        p { (PowerGridUi::task(scene)) }
                        @for seat in strip.order { p { (svg::chip(seat)) " " (scene.names.of(seat)) br; (PowerGridUi::panel(scene, seat)) } }
                        ul { @for refused in PowerGridUi::impossible(scene).iter().take(5) { li { (refused.label) ": " (refused.reason) } } }
                    }
                }
            }
        }
    }
}
