//! The visitor's choices: the list, and the buttons of the prompt bar. Both show the same offers. A choice is sent in the
//! game's notation, never by its position in the list.

use catalogue::Offered;
use maud::{Markup, html};
use ui_kit::{Amount, Head};

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
    while !rest.is_empty() {
        let length = 1 + rest.windows(2).take_while(|pair| follows(&pair[0], &pair[1])).count();
        let (run, others) = rest.split_at(length);
        if length >= LONG_RUN {
            items.push(Item::Run(run.iter().collect()));
        } else {
            items.extend(run.iter().map(Item::Single));
        }
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

/// Choices under one heading.
struct Group<'a> {
    /// `None` for choices that point at nothing, such as passing.
    head: Option<&'a Head>,
    items: Vec<Item<'a>>,
}

/// The entries by heading, in the order in which the headings first appear; those without one are last.
fn groups(items: Vec<Item<'_>>) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    for item in items {
        let first = match &item {
            Item::Single(choice) => Some(*choice),
            Item::Run(run) => run.first().copied(),
        };
        let head = first.and_then(|choice| choice.offer.head.as_ref());
        match groups.iter_mut().find(|group| group.head == head) {
            Some(group) => group.items.push(item),
            None => groups.push(Group { head, items: vec![item] }),
        }
    }
    groups.sort_by_key(|group| group.head.is_none());
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
    let groups = groups(items);
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
                @if let Some(head) = group.head {
                    @if many && groups.len() > 1 && group.items.len() > 3 {
                        @let key = next_key();
                        details .kind id={ "kind-" (head.key) } name="kind" {
                            summary data-key=[key] {
                                @if let Some(key) = key { (key_sign(key)) }
                                span .label { (head.words) }
                                span .count { (group.items.len()) }
                            }
                            (entries(chrome, group, &mut || None))
                        }
                    } @else {
                        h2 .group-head { (head.words) }
                        (entries(chrome, group, &mut next_key))
                    }
                } @else {
                    @if groups.len() > 1 { h2 .group-head { (chrome.t("choices-or")) } }
                    (entries(chrome, group, &mut next_key))
                }
            }
            @if !asides.is_empty() {
                @let words = word(chrome, view.head.game, "asides")
                    .unwrap_or_else(|| chrome.t1("choices-all", "count", number(asides.len())));
                ol .choice-list { (folded("choices-asides", &words, &html! {
                    @for choice in &asides { li { (button(chrome, choice, None, &choice.words)) } }
                })) }
            }
        }
        (impossible(chrome, view))
    }
}

/// The entries under one heading.
fn entries(chrome: &Chrome, group: &Group<'_>, next_key: &mut dyn FnMut() -> Option<u8>) -> Markup {
    html! {
        ol .choice-list data-head=[group.head.map(|head| &head.words)] {
            @for (place, item) in group.items.iter().enumerate() {
                @match item {
                    Item::Single(choice) => { li { (button(chrome, choice, next_key(), label(choice))) } },
                    Item::Run(run) => {
                        @let key = group.head.map_or("", |head| &head.key);
                        @let words = chrome.t1("choices-all", "count", number(run.len()));
                        (folded(&format!("choices-run-{key}-{place}"), &words, &html! {
                            @for choice in run { li { (button(chrome, choice, None, label(choice))) } }
                        }))
                    },
                }
            }
        }
    }
}

/// What the list says of a choice under its heading.
fn label(choice: &Offered) -> &str {
    choice.offer.label.as_ref().unwrap_or(&choice.words)
}

/// Choices behind one line that opens.
fn folded(id: &str, words: &str, choices: &Markup) -> Markup {
    html! {
        li .run {
            details id=(id) {
                summary { (capital(words)) }
                ol { (choices) }
            }
        }
    }
}

/// A choice. A label that needs its heading is for the eye only: a screen reader and text mode get the whole sentence.
fn button(chrome: &Chrome, choice: &Offered, key: Option<u8>, label: &str) -> Markup {
    let short = label != choice.words;
    html! {
        button .choice id={ "choice-" (choice.notation.replace(' ', "-")) } name="choice" value=(choice.notation)
            data-choice=(choice.notation) data-targets=[targets(choice)] data-commits[choice.commits] data-aside[choice.aside]
            data-key=[key] {
            @if let Some(key) = key { (key_sign(key)) }
            span .label aria-hidden=[short.then_some("true")] { (label) }
            @if short { span .sentence { (choice.words) } }
            (numbers(chrome, choice))
        }
    }
}

/// The key that plays a choice.
pub(super) fn key_sign(key: u8) -> Markup {
    html! { kbd aria-hidden="true" { (key) } }
}

/// Cost, gain, result, pictures and warnings of a choice.
pub(super) fn numbers(chrome: &Chrome, choice: &Offered) -> Markup {
    let offer = &choice.offer;
    html! {
        span .numbers {
            @if let Some(words) = offer.cost_words() {
                span .cost { span .visually-hidden { (chrome.t("cost")) " " (words) } (amounts(&offer.cost)) }
            }
            @if let Some(words) = offer.gain_words() {
                span .gain { span .visually-hidden { (chrome.t("gain")) " " (words) } (amounts(&offer.gain)) }
            }
            @if let Some(words) = offer.after_words() {
                span .after { span .visually-hidden { (words) } (amounts(&offer.after)) }
            }
            @if !offer.pictures.is_empty() {
                span .pictures aria-hidden="true" { @for picture in &offer.pictures { (picture) } }
            }
            @if choice.reveals { span .reveals title=(chrome.t("reveals")) { (icon("eye")) span .word { " " (chrome.t("reveals")) } } }
            @if let Some(warning) = &offer.warning { span .warning { (icon("warn")) " " (warning) } }
        }
    }
}

/// Amounts for the eye: numbers with symbols, else the words.
fn amounts(amounts: &[Amount]) -> Markup {
    html! {
        span aria-hidden="true" {
            @for amount in amounts {
                @if amount.short.is_empty() && amount.icon.is_none() { span .told { (amount.words) } }
                @else { span .amount { (amount.short) @if let Some(icon) = &amount.icon { (icon) } } }
            }
        }
    }
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

/// What the form comes to, and what finishing it costs and brings: it stands in the prompt as long as nothing is pointed at.
pub(super) fn stake(chrome: &Chrome, view: &TableView) -> Option<Markup> {
    let sheet = view.picture.worksheet.as_ref()?;
    Some(html! {
        p #stake .stake { b { (sheet.total) } @if let Some(choice) = main_choice(view) { (numbers(chrome, choice)) } }
    })
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

    fn under(head: &str, notation: &str) -> Offered {
        let mut choice = choice(notation, "x");
        choice.offer.head = Some(Head::new(head, head.to_owned()));
        choice
    }

    #[test]
    fn a_long_run_of_numbers_is_put_together() {
        let mut choices = vec![choice("pass-bid", "")];
        choices.extend((7..20).map(|bid| choice(&format!("bid {bid}"), "")));
        let items = items(&choices);
        assert!(matches!(items.as_slice(), [Item::Single(_), Item::Run(run)] if run.len() == 13));
    }

    #[test]
    fn choices_are_listed_by_heading_and_those_without_one_last() {
        let choices = [
            under("mines", "place left"),
            choice("done", ""),
            under("factories", "place middle"),
            under("mines", "place right"),
        ];
        let groups = groups(items(&choices));
        let heads: Vec<(Option<&str>, usize)> = groups
            .iter()
            .map(|group| (group.head.map(|head| head.words.as_str()), group.items.len()))
            .collect();
        assert_eq!(heads, [(Some("mines"), 2), (Some("factories"), 1), (None, 1)]);
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
