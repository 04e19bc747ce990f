//! Hints for a decision, and the analysis of a finished game.

use catalogue::{Advice, Mistake, Offered};
use engine::Info;
use maud::{Markup, html};

use super::over::{Chart, curve};
use super::parts::{capital, named, word};
use crate::view::{AnalysisView, Chrome, OverView, TableView};

/// The button that asks for a hint.
pub(super) fn ask(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        form method="post" action={ "/t/" (view.head.code) "/hint" } data-send {
            input type="hidden" name="version" value=(view.head.version);
            button #ask-hint title=(chrome.t("hint-about")) disabled[!view.can_hint] { (chrome.t("hint")) }
        }
    }
}

/// The hint that was asked for. A row points at its choice but does not play it.
pub(super) fn hint(chrome: &Chrome, view: &TableView) -> Markup {
    html! {
        @if !view.advice.is_empty() {
            section #advice .advice aria-label=(chrome.t("hint")) {
                ol {
                    @for (place, advice) in view.advice.iter().enumerate() { li { (row(chrome, view.head.game, place, advice)) } }
                }
                @if let Some(why) = why(chrome, &view.advice, &view.picture.choices) { p #advice-why { (why) } }
                p .small .muted { (chrome.t("hint-estimated")) }
            }
        }
    }
}

/// Chances of winning that differ by less are about equal.
const EQUAL: f32 = 0.015;

/// Why the first suggestion is better than the second, from what the two choices bring and cost.
pub(super) fn why(chrome: &Chrome, advice: &[Advice], choices: &[Offered]) -> Option<String> {
    let [best, next, ..] = advice else { return None };
    let offer = |advice: &Advice| {
        let choice = choices.iter().find(|choice| choice.notation == advice.notation);
        choice.map(|choice| &choice.offer)
    };
    if let (Some(one), Some(two)) = (best.chance, next.chance)
        && (one - two).abs() < EQUAL
    {
        return Some(chrome.t("hint-equal"));
    }
    let (one, two) = (offer(best)?, offer(next)?);
    let words = |key: &str, one: &str, two: &Option<String>| {
        let other = two.as_deref().unwrap_or("none");
        chrome.tv(key, &[("one", one.into()), ("other", other.into())])
    };
    let (gain, cost) = (two.gain_words(), two.cost_words());
    match (one.gain_words(), one.cost_words()) {
        (Some(more), _) if Some(&more) != gain.as_ref() => Some(words("hint-why-gain", &more, &gain)),
        (_, Some(price)) if Some(&price) != cost.as_ref() => Some(words("hint-why-cost", &price, &cost)),
        (_, None) if cost.is_some() => Some(words("hint-why-free", "", &cost)),
        _ => Some(chrome.t("hint-why-later")),
    }
}

fn row(chrome: &Chrome, game: &Info, place: usize, advice: &Advice) -> Markup {
    let plan = advice.plan.join(" → ");
    let points = advice.points.and_then(|points| difference(chrome, game, points));
    html! {
        a id={ "advice-" (place) } href={ "#choice-" (advice.notation.replace(' ', "-")) } data-shows=(advice.notation) {
            span .label { (capital(&advice.words)) }
            @if let Some(chance) = advice.chance { " " b .chance { (percent(chrome, chance)) } }
            @if let Some(points) = points { " " span .points { (points) } }
            @if !plan.is_empty() { " " small .muted { (chrome.t1("hint-plan", "plan", plan)) } }
        }
    }
}

pub(super) fn percent(chrome: &Chrome, share: f32) -> String {
    chrome.t1("percent", "number", format!("{:.0}", share * 100.0))
}

/// A difference of final scores, such as `−4.2 VP`; nothing if there is none.
fn difference(chrome: &Chrome, game: &Info, points: f32) -> Option<String> {
    let unit = word(chrome, game, "score-unit").unwrap_or_else(|| chrome.t("points"));
    chrome.language.difference(points).map(|number| format!("{number}\u{a0}{unit}"))
}

/// The analysis of a finished game.
pub(super) fn analysis(chrome: &Chrome, view: &OverView) -> Markup {
    let code = &view.head.code;
    html! {
        @if !matches!(view.analysis, AnalysisView::No) {
            section #analysis .leaf aria-labelledby="analysis-heading" {
                header { h2 #analysis-heading { (chrome.t("analysis")) } }
                @match &view.analysis {
                    AnalysisView::No => {},
                    AnalysisView::Offered => {
                        p { (chrome.t("analysis-about")) }
                        form method="post" action={ "/t/" (code) "/analyse" } data-send {
                            button #analyse { (chrome.t("analyse")) }
                        }
                    },
                    AnalysisView::Running(done) => {
                        p role="status" { (chrome.t1("analysis-running", "percent", i64::from(*done))) }
                        progress #analysis-progress max="100" value=(done) aria-labelledby="analysis-heading" {}
                        p data-no-script { a href={ "/t/" (code) } { (chrome.t("analysis-reload")) } }
                    },
                    AnalysisView::Done { curve: points, mistakes } => {
                        (curve(chrome, view, &Chart {
                            points,
                            moments: &[],
                            most: 100,
                            label: chrome.t("analysis-curve"),
                            unit: "%",
                        }))
                        h3 { (chrome.t("analysis-mistakes")) }
                        @if mistakes.is_empty() { p .muted { (chrome.t("analysis-none")) } }
                        ol #mistakes .mistake-list { @for one in mistakes { li { (mistake(chrome, view, one)) } } }
                        p .small .muted { (chrome.t("analysis-estimated")) }
                    },
                }
            }
        }
    }
}

fn mistake(chrome: &Chrome, view: &OverView, mistake: &Mistake) -> Markup {
    html! {
        (named(mistake.seat, view.names.of(mistake.seat))) " "
        b .chance { "−" (percent(chrome, mistake.loss)) } " "
        @if let Some(points) = difference(chrome, view.head.game, -mistake.points) { span .points { (points) } " " }
        a href={ "/t/" (view.head.code) "/replay?at=" (mistake.number) } {
            (chrome.tv("analysis-mistake", &[
                ("number", super::list::number(mistake.number + 1).into()),
                ("played", mistake.played.as_str().into()),
                ("better", mistake.better.as_str().into()),
            ])) " ▸"
        }
    }
}
