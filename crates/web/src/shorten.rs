//! Shorter updates.

/// The attributes that often repeat the one before them: the id of an element, the value of a button, the target of a link.
const REPEATING: [&str; 3] = [" data-el=\"", " data-choice=\"", " data-points=\""];

/// The beginning of the id of a choice, which is its value with hyphens, and what stands between the two.
const CHOICE: [&str; 2] = [" id=\"choice-", " name=\"choice\" value=\""];

/// Leaves out what an update says twice: the value of an attribute that repeats the one before it, and the ids of choices.
/// `lengthen` in `morph.js` puts it back. A table has hundreds of them.
pub(crate) fn shorten(html: &str) -> String {
    without_choice_ids(&without_repeated_values(html))
}

fn without_repeated_values(html: &str) -> String {
    let mut short = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(at) = rest.find(" data-") {
        let (before, from) = rest.split_at(at);
        short += before;
        let name = REPEATING.into_iter().find(|name| from.starts_with(name));
        let repeated = name.and_then(|name| {
            let (value, after) = from[name.len()..].split_once('"')?;
            repeats(&short, value).then_some((name.trim_end_matches("=\""), after))
        });
        let (kept, after) = repeated.unwrap_or_else(|| from.split_at(" data-".len()));
        short += kept;
        rest = after;
    }
    short + rest
}

fn without_choice_ids(html: &str) -> String {
    let [id, between] = CHOICE;
    let mut parts = html.split(id);
    let mut short = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let known = part.split_once('"').filter(|(written, after)| {
            let value = after.strip_prefix(between).and_then(|after| after.split('"').next());
            value.is_some_and(|value| value.replace(' ', "-") == *written)
        });
        match known {
            Some((_, after)) => short += after,
            None => short.extend([id, part]),
        }
    }
    short
}

/// Whether markup ends with an attribute of this value, or with a link to the element of this id.
fn repeats(markup: &str, value: &str) -> bool {
    let open = markup.strip_suffix('"').and_then(|markup| markup.strip_suffix(value));
    !value.is_empty() && open.is_some_and(|open| open.ends_with("=\"") || open.ends_with("=\"#"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_repeats_is_left_out() {
        for (long, short) in [
            ("<g id=\"a-1\" data-el=\"a-1\" data-legal>x</g>", "<g id=\"a-1\" data-el data-legal>x</g>"),
            ("<button value=\"buy é\" data-choice=\"buy é\">", "<button value=\"buy é\" data-choice>"),
            ("<a href=\"#b\" data-points=\"b\">b</a>", "<a href=\"#b\" data-points>b</a>"),
            (
                "<button id=\"choice-a-b\" name=\"choice\" value=\"a b\" data-choice=\"a b\">",
                "<button name=\"choice\" value=\"a b\" data-choice>",
            ),
        ] {
            assert_eq!(shorten(long), short);
        }
        for other in [
            "<g id=\"a-11\" data-el=\"1\">",
            "<g data-el=\"a\">",
            "<a href=\"#b\" data-points=\"b c\">",
            "<i id=\"a\" data-seat=\"a\">",
            "<i id=\"\" data-el=\"\"> data-el=\"",
            "<button id=\"choice-a-c\" name=\"choice\" value=\"a b\">",
            "<p id=\"choice-a\">",
            "plain",
        ] {
            assert_eq!(shorten(other), other);
        }
    }
}
