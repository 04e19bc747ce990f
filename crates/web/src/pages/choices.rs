//! The visitor's choices: the list, and the buttons of the prompt bar. Both show the same offers. A choice is sent in the
//! game's notation, never by its position in the list.

use catalogue::{ACTION_SEPARATOR, Offered};
use maud::{Markup, html};

use super::list::number;
use super::parts::{capital, icon, word};
use super::worksheet;
use crate::view::{Chrome, TableView};

/// From this number of choices that differ only by a number, a stepper takes their place.
const LONG_RUN: usize = 6;

/// An entry of the list.
pub(super) enum Item<'a> {
    /// One choice.
    Single(&'a Offered),
    /// Choices that differ only by the number at their end, ascending in steps of one.
    Run(Vec<&'a Offered>),
}

/// The choices in order, with long runs of numbers grouped.
pub(super) fn items(choices: &[Offered]) -> Vec<Item<'_>> {
    let mut items = Vec::new();
    let mut rest = choices;
    while let Some(first) = rest.first() {
        let length = 1 + rest.windows(2).take_while(|pair| follows(&pair[0], &pair[1])).count();
        let (run, others) = rest.split_at(length);
        if length >= LONG_RUN {
            items.push(Item::Run(run.iter().collect()));
        } else {
            items.extend(run.iter().map(Item::Single));
        }
        debug_assert!(run.first() == Some(first));
        rest = others;
    }
    items
}

/// Whether the second choice is the first one with the next number and the same targets.
fn follows(first: &Offered, second: &Offered) -> bool {
    let next = |(_, number): (&str, i64)| number + 1;
    match (numbered(&first.notation), numbered(&second.notation)) {
        (Some(one), Some(two)) => {
            one.0 == two.0 && next(one) == two.1 && first.offer.targets == second.offer.targets
        }
        _ => false,
    }
}

/// Splits a notation that ends in a number into the words and the number.
fn numbered(notation: &str) -> Option<(&str, i64)> {
    let (words, number) = notation.rsplit_once(' ')?;
    Some((words, number.parse().ok()?))
}

/// From this number of entries on, the list shows kinds first, and the choices of a kind when it is opened.
const MANY: usize = 21;

/// Choices of one kind.
struct Group<'a> {
    /// See [`kind`].
    kind: String,
    items: Vec<Item<'a>>,
}

/// The first word of a choice's notation, of the last action if there are several; empty for choices that point at nothing,
/// such as passing. A later word refines it if the game names that kind: `construct-conduit`.
fn kind(choice: &Offered, is_named: &dyn Fn(&str) -> bool) -> String {
    if choice.offer.targets.is_empty() {
        return String::new();
    }
    let last = choice.notation.rsplit(ACTION_SEPARATOR).next().unwrap_or_default();
    let mut words = last.split(' ');
    let first = words.next().unwrap_or_default();
    let mut refined = words.map(|word| format!("{first}-{word}"));
    refined.find(|kind| is_named(kind)).unwrap_or_else(|| first.to_owned())
}

/// The entries by kind, in the order in which the kinds first appear; those without a target are last.
fn groups<'a>(items: Vec<Item<'a>>, is_named: &dyn Fn(&str) -> bool) -> Vec<Group<'a>> {
    let mut groups: Vec<Group<'a>> = Vec::new();
    for item in items {
        let kind = match &item {
            Item::Single(choice) => kind(choice, is_named),
            Item::Run(run) => run.first().map_or(String::new(), |choice| kind(choice, is_named)),
        };
        match groups.iter_mut().find(|group| group.kind == kind) {
            Some(group) => group.items.push(item),
            None => groups.push(Group { kind, items: vec![item] }),
        }
    }
    groups.sort_by_key(|group| group.kind.is_empty());
    groups
}

/// The list of all choices.
pub(super) fn list(chrome: &Chrome, view: &TableView) -> Markup {
    let sheet = view.picture.worksheet.as_ref();
    let outside = |choice: &&Offered| sheet.is_none_or(|sheet| !worksheet::holds(sheet, &choice.notation));
    let (asides, listed): (Vec<Offered>, Vec<Offered>) =
        view.picture.choices.iter().filter(outside).cloned().partition(|choice| choice.aside);
    let items = items(&listed);
    let many = items.len() >= MANY;
    let named = |kind: &str| word(chrome, view.head.game, &format!("kind-{kind}"));
    let groups = groups(items, &|kind| named(kind).is_some());
    let mut place = 0;
    let mut next_key = || {
        place += 1;
        (place <= 9).then_some(place)
    };
    html! {
        form #choices-form method="post" action={ (view.head.place) "/play" } data-send {
            input type="hidden" name="version" value=(view.head.version);
            @if let Some(sheet) = sheet { (worksheet::worksheet(chrome, view, sheet, &mut next_key)) }
            @for group in &groups {
                @let words = named(&group.kind);
                @if many && groups.len() > 1 && group.items.len() > 3 {
                    @let key = next_key();
                    details .kind id={ "kind-" (group.kind) } name="kind" data-kind=(group.kind) {
                        summary data-key=[key] {
                            @if let Some(key) = key { (key_sign(key)) }
                            span .label { (words.unwrap_or_else(|| chrome.t("tab-choices"))) }
                            span .count { (group.items.len()) }
                        }
                        (entries(chrome, group, &mut || None))
                    }
                } @else {
                    @if group.kind.is_empty() && groups.len() > 1 {
                        h2 .group-head { (chrome.t("choices-or")) }
                    } @else if let Some(words) = words { h2 .group-head { (words) } }
                    (entries(chrome, group, &mut next_key))
                }
            }
            @if !asides.is_empty() {
                ol .choice-list {
                    (folded(chrome, "choices-asides", word(chrome, view.head.game, "asides"), &asides.iter().collect::<Vec<_>>()))
                }
            }
        }
        (impossible(chrome, view))
    }
}

/// The entries of one kind.
fn entries(chrome: &Chrome, group: &Group<'_>, next_key: &mut dyn FnMut() -> Option<u8>) -> Markup {
    html! {
        ol .choice-list {
            @for (place, item) in group.items.iter().enumerate() {
                @match item {
                    Item::Single(choice) => { li { (button(chrome, choice, next_key())) } },
                    Item::Run(run) => {
                        (folded(chrome, &format!("choices-run-{}-{place}", group.kind), None, run))
                    },
                }
            }
        }
    }
}

/// Choices behind one line that opens: the given words, or how many they are.
fn folded(chrome: &Chrome, id: &str, words: Option<String>, choices: &[&Offered]) -> Markup {
    let words = words.unwrap_or_else(|| chrome.t1("choices-all", "count", number(choices.len())));
    html! {
        li .run {
            details id=(id) {
                summary { (capital(&words)) }
                ol { @for choice in choices { li { (button(chrome, choice, None)) } } }
            }
        }
    }
}

fn button(chrome: &Chrome, choice: &Offered, key: Option<u8>) -> Markup {
    html! {
        button .choice id={ "choice-" (choice.notation.replace(' ', "-")) } name="choice" value=(choice.notation)
            data-choice=(choice.notation) data-targets=[targets(choice)] data-commits[choice.commits] data-aside[choice.aside]
            data-key=[key] {
            @if let Some(key) = key { (key_sign(key)) }
            span .label { (choice.words) }
            (numbers(chrome, choice))
        }
    }
}

/// The key that plays a choice.
pub(super) fn key_sign(key: u8) -> Markup {
    html! { kbd aria-hidden="true" { (key) } }
}

/// Cost, gain, result and warnings of a choice.
pub(super) fn numbers(chrome: &Chrome, choice: &Offered) -> Markup {
    let offer = &choice.offer;
    html! {
        span .numbers {
            @if let Some(cost) = &offer.cost {
                span .cost { span .visually-hidden { (chrome.t("cost")) " " } (signed('−', cost)) }
            }
            @if let Some(gain) = &offer.gain {
                span .gain { span .visually-hidden { (chrome.t("gain")) " " } (signed('+', gain)) }
            }
            @if let Some(after) = &offer.after { span .after { (after) } }
            @if choice.reveals { span .reveals title=(chrome.t("reveals")) { (icon("eye")) span .word { " " (chrome.t("reveals")) } } }
            @if let Some(warning) = &offer.warning { span .warning { (icon("warn")) " " (warning) } }
        }
    }
}

/// An amount with its sign. A text that does not begin with an amount is left as it is.
fn signed(sign: char, text: &str) -> String {
    let is_amount = text.starts_with(|letter: char| letter.is_ascii_digit() || letter == '$');
    if is_amount { format!("{sign}{text}") } else { text.to_owned() }
}

/// The ids of the elements a choice points at.
pub(super) fn targets(choice: &Offered) -> Option<String> {
    (!choice.offer.targets.is_empty()).then(|| choice.offer.targets.join(" "))
}

/// Actions that are not possible now, with the reasons.
fn impossible(chrome: &Chrome, view: &TableView) -> Markup {
    let impossible = &view.picture.impossible;
    let slug = view.head.game.slug;
    html! {
        @if !impossible.is_empty() {
            details #impossible .impossible {
                summary { (chrome.t1("impossible", "count", number(impossible.len()))) }
                ul {
                    @for one in impossible {
                        li {
                            span .label data-points=(one.element) { (one.label) }
                            span .reason {
                                (one.reason) " "
                                a href={ "/rules/" (slug) "#" (one.rule) } data-rule { (one.rule) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The buttons of the prompt bar: choices without a target on the table, except rare ones, and the stepper for a run.
pub(super) fn quick(chrome: &Chrome, view: &TableView) -> Markup {
    let version = view.head.version;
    let items = items(&view.picture.choices);
    let (run, aside) = run_of(&items);
    let steps = run.is_some() && !aside;
    let main = main_choice(view).filter(|_| !steps).map(|choice| choice.notation.as_str());
    html! {
        form #quick .quick method="post" action={ (view.head.place) "/play" } data-send {
            input type="hidden" name="version" value=(version);
            @for item in &items {
                @if let Item::Single(choice) = item && choice.offer.targets.is_empty() && !choice.aside
                    && main != Some(choice.notation.as_str()) {
                    (quick_button(choice, words_of(view, choice), None))
                }
            }
            @if let Some(run) = run { (stepper(chrome, run, aside)) }
        }
    }
}

/// The run that the stepper stands for, and whether it stays hidden until its own target is clicked, because other choices
/// have targets too. The prompt bar has space for one stepper; further runs are only in the list.
fn run_of<'a, 'b>(items: &'b [Item<'a>]) -> (Option<&'b [&'a Offered]>, bool) {
    let run =
        items.iter().find_map(|item| if let Item::Run(run) = item { Some(run.as_slice()) } else { None });
    let aside =
        items.iter().any(|item| matches!(item, Item::Single(choice) if !choice.offer.targets.is_empty()))
            && run.is_some_and(|run| run.iter().all(|choice| !choice.offer.targets.is_empty()));
    (run, aside)
}

/// The choice that goes on with the game and points at nothing: "done".
fn main_choice(view: &TableView) -> Option<&Offered> {
    view.picture.choices.iter().find(|choice| choice.notation == "done" && choice.offer.targets.is_empty())
}

/// The filled button of the prompt bar while the turn cannot be ended yet. It belongs to the form of the quick buttons.
pub(super) fn main_button(view: &TableView) -> Markup {
    let items = items(&view.picture.choices);
    let stepper = match run_of(&items) {
        (Some([first, ..]), false) => Some(*first),
        _ => None,
    };
    html! {
        @if let Some(first) = stepper { (stepper_go(first)) }
        @else if let Some(choice) = main_choice(view) {
            (quick_button(choice, words_of(view, choice), Some("quick")))
        }
    }
}

/// The label of a choice's button; the worksheet's label if the choice finishes the worksheet.
fn words_of<'a>(view: &'a TableView, choice: &'a Offered) -> &'a str {
    let finish = view.picture.worksheet.as_ref().and_then(|sheet| sheet.finish.as_ref());
    finish.filter(|(finish, _)| *finish == choice.notation).map_or(&choice.words, |(_, words)| words)
}

fn quick_button(choice: &Offered, words: &str, form: Option<&str>) -> Markup {
    html! {
        button id={ "quick-" (choice.notation.replace(' ', "-")) } name="choice" value=(choice.notation) form=[form]
            data-quick=(choice.notation) .primary[form.is_some()] .commits[choice.commits] {
            @if choice.reveals { (icon("eye")) " " }
            (capital(words))
        }
    }
}

/// A number field with buttons in place of dozens of choices. The script sends the choice with that number; without
/// a script it is hidden and the list is used.
fn stepper(chrome: &Chrome, run: &[&Offered], aside: bool) -> Markup {
    let (Some(first), Some(last)) = (run.first(), run.last()) else { return html! {} };
    let (Some((words, least)), Some((_, most))) = (numbered(&first.notation), numbered(&last.notation))
    else {
        return html! {};
    };
    let step = |by: i64, sign: &str, key: &str| {
        html! {
            button .step type="button" data-step=(by) aria-label=(chrome.tv(key, &[("count", by.abs().into())])) {
                (sign) @if by.abs() > 1 { (by.abs()) }
            }
        }
    };
    html! {
        span #stepper .stepper data-prefix=(words) data-least=(least) data-most=(most) role="group"
            aria-label=(first.words) data-needs-script hidden[aside] {
            (step(-5, "−", "step-down"))
            (step(-1, "−", "step-down"))
            input #stepper-value type="number" inputmode="numeric" min=(least) max=(most) value=(least)
                aria-label=(chrome.t("step-value"));
            (step(1, "+", "step-up"))
            (step(5, "+", "step-up"))
            button .step type="button" data-step="most" { (chrome.t1("step-most", "count", most)) }
            @if aside { (stepper_go(first)) }
        }
    }
}

/// The button that sends the number of the stepper. It belongs to the form of the quick buttons.
fn stepper_go(first: &Offered) -> Markup {
    html! {
        button .primary #stepper-go form="quick" name="choice" value=(first.notation) data-quick=(first.notation)
            data-words=(first.words) data-needs-script { (capital(&first.words)) }
    }
}

#[cfg(test)]
mod tests {
    use ui_kit::Offer;

    use super::*;

    fn choice(notation: &str, target: &str) -> Offered {
        Offered {
            notation: notation.to_owned(),
            words: notation.to_owned(),
            offer: Offer { targets: vec![target.to_owned()], ..Offer::default() },
            reveals: false,
            commits: false,
            aside: false,
        }
    }

    #[test]
    fn a_long_run_of_numbers_is_put_together() {
        let mut choices = vec![choice("pass-bid", "")];
        choices.extend((7..20).map(|bid| choice(&format!("bid {bid}"), "")));
        let items = items(&choices);
        assert!(matches!(items.as_slice(), [Item::Single(_), Item::Run(run)] if run.len() == 13));
    }

    #[test]
    fn a_word_that_the_game_names_refines_the_kind() {
        let choices = [
            choice("construct a1 base left", "x"),
            choice("construct a1 conduit c8", "y"),
            choice("bank 3", "z"),
            choice("construct a2 base right", "x"),
        ];
        let groups = groups(items(&choices), &|kind| ["construct", "construct-base"].contains(&kind));
        let kinds: Vec<(&str, usize)> =
            groups.iter().map(|group| (group.kind.as_str(), group.items.len())).collect();
        assert_eq!(kinds, [("construct-base", 2), ("construct", 1), ("bank", 1)]);
    }

    #[test]
    fn only_amounts_are_signed() {
        assert_eq!(signed('+', "3 VP"), "+3 VP");
        assert_eq!(signed('−', "$5"), "−$5");
        for text in ["+2", "−1", "damage 0 → 1", "any worker → 1 yellowcake", ""] {
            assert_eq!(signed('+', text), text);
        }
    }

    #[test]
    fn short_runs_and_different_targets_stay_single() {
        let plants: Vec<Offered> =
            (3..12).map(|n| choice(&format!("nominate {n}"), &format!("plant-{n}"))).collect();
        assert_eq!(items(&plants).len(), 9);
        let few: Vec<Offered> = (3..7).map(|n| choice(&format!("bid {n}"), "")).collect();
        assert_eq!(items(&few).len(), 4);
        assert!(items(&[]).is_empty());
    }
}
