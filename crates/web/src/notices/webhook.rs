//! Messages to a chat: Discord, Slack, or a program of the person's own.

use serde_json::json;
use url::Url;

use super::Words;
use super::delivery::Parts;
use crate::app::App;

/// The request that carries a notice, in the format of the service at this address.
pub(super) fn request(app: &App, url: &Url, words: &Words) -> Parts {
    let Words { title, body, code, game, .. } = words;
    let link = app.config.public_url.as_ref().map(|base| format!("{base}/t/{code}"));
    let with_link = |text: String| match &link {
        Some(link) => format!("{text} {link}"),
        None => text,
    };
    let host = url.host_str().unwrap_or_default();
    let text = format!("{title} · {body}");
    let message = if is_host(host, "discord.com") || is_host(host, "discordapp.com") {
        // Nobody is called by a name in the text.
        json!({ "content": with_link(plain_discord(&text)), "allowed_mentions": { "parse": [] } })
    } else if is_host(host, "slack.com") {
        json!({ "text": with_link(plain_slack(&text)) })
    } else {
        json!({ "text": with_link(text), "title": title, "body": body, "game": game, "table": code, "url": link })
    };
    (vec![("content-type", "application/json".to_owned())], message.to_string().into_bytes())
}

fn is_host(host: &str, domain: &str) -> bool {
    host.strip_suffix(domain).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
}

/// Names may contain what Discord takes for formatting or links.
fn plain_discord(text: &str) -> String {
    let special = |c: char| "\\*_~`|>[]()<#@".contains(c);
    text.chars().flat_map(|c| special(c).then_some('\\').into_iter().chain([c])).collect()
}

fn plain_slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_no_formatting() {
        assert_eq!(plain_discord("*Béla* [x](y) @everyone"), "\\*Béla\\* \\[x\\]\\(y\\) \\@everyone");
        assert_eq!(plain_slack("<!channel> & co"), "&lt;!channel&gt; &amp; co");
    }

    #[test]
    fn a_service_is_known_by_its_host() {
        assert!(is_host("discord.com", "discord.com") && is_host("ptb.discord.com", "discord.com"));
        assert!(!is_host("notdiscord.com", "discord.com") && !is_host("discord.com.example", "discord.com"));
    }
}
