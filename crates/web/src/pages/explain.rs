//! The card that explains a component.

use maud::{Markup, html};
use ui_kit::Explanation;

use super::terms::marked;
use crate::view::Chrome;

/// The card that explains a component, with links to the rules of the game `slug`.
pub(crate) fn explain(chrome: &Chrome, explanation: &Explanation, slug: &str) -> Markup {
    html! {
        article .explanation {
            h2 { (explanation.title) }
            @for text in &explanation.text { p { (marked(chrome, slug, text)) } }
            @if !explanation.reconstructed.is_empty() {
                p .reconstructed {
                    (chrome.t1("reconstructed", "what", explanation.reconstructed.join(", "))) " "
                    (chrome.t("reconstructed-correct"))
                }
            }
            @if !explanation.rules.is_empty() {
                p .rule-links {
                    (chrome.t("nav-rules")) ": "
                    @for rule in &explanation.rules {
                        a href={ "/rules/" (slug) "#" (rule) } data-rule { (rule) } " "
                    }
                }
            }
        }
    }
}
