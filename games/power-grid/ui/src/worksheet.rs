//! Phases 3 and 5 as one form each: tokens by kind with their costs, plants to run with the cities they supply.

use std::sync::LazyLock;

use engine::{Game, Heuristic, Playout, Seat};
use power_grid::{Action, Fuel, Plant, PowerGrid, Stage, Weights, plants};
use ui_kit::{Bundle, Element as _, Scene, SheetRow, Worksheet};

use crate::element::Element;
use crate::icons;
use crate::look::Look;

/// The number of next prices shown.
const AHEAD: u8 = 8;

pub(crate) fn worksheet(
    scene: &Scene<'_, PowerGrid>,
    turn: &[(PowerGrid, Action)],
) -> Option<Worksheet<Action>> {
    let look = Look::new(scene);
    let seat = look.position.to_act()?;
    match look.position.stage() {
        Stage::Fuel => Some(look.shopping(seat, turn)),
        Stage::Power => Some(look.running(seat, turn)),
        _ => None,
    }
}

/// PG-8.1: the runs of phase 5 that the heuristic proposes; the player may change them before the income.
pub(crate) fn preset(position: &PowerGrid) -> Vec<Action> {
    let mut copy = *position;
    let mut runs = Vec::new();
    while copy.stage() == Stage::Power
        && let Some(run @ Action::Run(..)) = best(&copy)
    {
        copy.play(run, &mut Playout::new(0), &mut ());
        runs.push(run);
    }
    runs
}

/// The weights of the heuristic.
static WEIGHTS: LazyLock<Weights> = LazyLock::new(engine::weights::<PowerGrid>);

/// The action that the heuristic rates highest.
fn best(position: &PowerGrid) -> Option<Action> {
    let (mut actions, mut rates) = (Vec::new(), Vec::new());
    position.actions(&mut actions);
    position.rate(&WEIGHTS, &actions, &mut rates);
    actions.into_iter().zip(rates).max_by(|one, two| one.1.total_cmp(&two.1)).map(|(action, _)| action)
}

/// The purchases, each legal after those before it, until nothing is `wanted`; `None` if that is impossible
/// or nothing is wanted from the start.
fn purchases(
    position: &PowerGrid,
    wanted: impl Fn(&PowerGrid) -> Option<Vec<Fuel>>,
) -> Option<(Vec<Action>, u16)> {
    let mut copy = *position;
    let seat = copy.to_act()?;
    let mut steps = Vec::new();
    loop {
        let fuels = wanted(&copy)?;
        if fuels.is_empty() {
            let paid = position.money(seat) - copy.money(seat);
            return (!steps.is_empty()).then_some((steps, paid));
        }
        let legal = fuels.into_iter().filter(|&fuel| copy.check(Action::Buy(fuel)).is_ok());
        let cheapest = legal.min_by_key(|&fuel| copy.price(fuel))?;
        copy.play(Action::Buy(cheapest), &mut Playout::new(0), &mut ());
        steps.push(Action::Buy(cheapest));
    }
}

/// The kinds of tokens missing to run all plants once.
fn for_one_run(position: &PowerGrid, seat: Seat) -> Option<Vec<Fuel>> {
    let (all, held) = (position.plants_of(seat), position.tokens(seat));
    if position.can_run_together(all, held) {
        return Some(Vec::new());
    }
    // A kind is lacking if with plenty of all others the plants could still not run.
    let plenty = [u8::MAX / 2; 4];
    let lacking = |fuel: Fuel| {
        let mut tokens = plenty;
        tokens[fuel.index()] = held[fuel.index()];
        !position.can_run_together(all, tokens)
    };
    let alone: Vec<Fuel> = Fuel::ALL.into_iter().filter(|&fuel| lacking(fuel)).collect();
    // What is lacking otherwise is coal or oil for a hybrid plant.
    Some(if alone.is_empty() { vec![Fuel::Coal, Fuel::Oil] } else { alone })
}

/// The kinds that still have room.
fn with_room(position: &PowerGrid, seat: Seat) -> Vec<Fuel> {
    Fuel::ALL.into_iter().filter(|&fuel| position.has_room(seat, fuel)).collect()
}

impl Look<'_> {
    fn shopping(&self, seat: Seat, turn: &[(PowerGrid, Action)]) -> Worksheet<Action> {
        let position = self.position;
        let storable =
            |fuel: Fuel| position.tokens(seat)[fuel.index()] > 0 || position.room_for(seat, fuel) > 0;
        let rows = Fuel::ALL.into_iter().filter(|&fuel| storable(fuel));
        let bundle = |key: &str, found: Option<(Vec<Action>, u16)>| {
            found.map(|(steps, price)| Bundle { name: self.say(key, &[("price", price.into())]), steps })
        };
        let once = purchases(position, |copy| for_one_run(copy, seat));
        let full = purchases(position, |copy| Some(with_room(copy, seat)));
        let full = full.filter(|full| Some(full) != once.as_ref());
        let bundles = [bundle("sheet-run-all", once), bundle("sheet-fill-all", full)];
        let before = turn.first().map_or(position.money(seat), |(start, _)| start.money(seat));
        let (count, paid) = (turn.len(), before - position.money(seat));
        let words = if count == 0 {
            self.say("sheet-buy-nothing", &[])
        } else {
            self.say("sheet-buy", &[("count", number(count)), ("price", paid.into())])
        };
        let values = [("price", paid.into()), ("now", before.into()), ("after", position.money(seat).into())];
        Worksheet {
            rows: rows.map(|fuel| self.tokens_row(seat, fuel, turn)).collect(),
            bundles: bundles.into_iter().flatten().collect(),
            total: self.say("sheet-total", &values),
            finish: Some((Action::Done, words)),
        }
    }

    fn tokens_row(&self, seat: Seat, fuel: Fuel, turn: &[(PowerGrid, Action)]) -> SheetRow<Action> {
        let position = self.position;
        let buy = Action::Buy(fuel);
        let prices: Vec<u8> = turn
            .iter()
            .filter(|(_, action)| *action == buy)
            .filter_map(|(before, _)| before.price(fuel))
            .collect();
        let sum: u16 = prices.iter().copied().map(u16::from).sum();
        let sum =
            if prices.len() > 1 { format!("{} = {sum}", joined(&prices, " + ")) } else { sum.to_string() };
        let (left, resource) = (position.market()[fuel.index()], position.tables().resource(fuel));
        let next: Vec<u8> = (0..AHEAD).map_while(|taken| resource.price(left.checked_sub(taken)?)).collect();
        let values =
            [("prices", joined(&next, " ").into()), ("others", self.room_of_others(seat, fuel).into())];
        let key = if next.is_empty() { "sheet-none-left" } else { "sheet-next" };
        SheetRow {
            element: Element::Token(fuel).id(position),
            picture: icons::inline(fuel),
            name: self.words.fuel(fuel),
            count: prices.len(),
            sum,
            ahead: self.say(key, &values),
            once: false,
            more: position.check(buy).is_ok().then_some(buy),
            less: (!prices.is_empty()).then_some(buy),
        }
    }

    fn running(&self, seat: Seat, turn: &[(PowerGrid, Action)]) -> Worksheet<Action> {
        let position = self.position;
        let (mut legal, proposal) = (Vec::new(), preset(position));
        position.actions(&mut legal);
        // Of several mixes the proposed one comes first.
        let ways: Vec<Action> = proposal.into_iter().chain(legal).collect();
        let (supplied, income) = self.words.income();
        let values =
            [("cities", supplied.into()), ("of", position.size(seat).into()), ("income", income.into())];
        let rows = plants(position.plants_of(seat)).map(|plant| self.plant_row(plant, &ways, turn));
        Worksheet {
            rows: rows.collect(),
            bundles: Vec::new(),
            total: self.say("sheet-supplied", &values),
            finish: Some((Action::Done, self.say("sheet-power", &values))),
        }
    }

    fn plant_row(&self, plant: Plant, ways: &[Action], turn: &[(PowerGrid, Action)]) -> SheetRow<Action> {
        let position = self.position;
        let of_plant = |action: &Action| matches!(action, Action::Run(other, _) if *other == plant);
        let ran = turn.iter().rev().find(|(_, action)| of_plant(action));
        let facts = self.words.facts(plant);
        let sum = match ran {
            Some((before, Action::Run(_, coal))) => {
                self.words.tokens(before.burned(plant, *coal)).unwrap_or_default()
            }
            _ => String::new(),
        };
        let more = ways.iter().copied().find(of_plant);
        let cannot = ran.is_none() && more.is_none();
        SheetRow {
            element: Element::Plant(plant).id(position),
            picture: maud::html! { span.pg-plant-chip { (plant.0) } },
            name: facts,
            count: usize::from(ran.is_some()),
            sum,
            ahead: if cannot { self.say("sheet-no-fuel", &[]) } else { String::new() },
            once: true,
            more: if ran.is_some() { None } else { more },
            less: ran.map(|(_, action)| *action),
        }
    }
}

fn joined(prices: &[u8], between: &str) -> String {
    prices.iter().map(u8::to_string).collect::<Vec<_>>().join(between)
}

fn number(count: usize) -> ui_kit::Value<'static> {
    u16::try_from(count).unwrap_or(u16::MAX).into()
}
