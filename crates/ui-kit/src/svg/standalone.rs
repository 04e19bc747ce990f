//! Drawings as files of their own.

use std::fmt::Write;

/// The colours of the light theme and the text face, by their variables: what a drawing has outside a page.
const LIGHT: &[(&str, &str)] = &[
    ("--font", "'Tarsas Sans', sans-serif"),
    ("--bg", "#dcd2bd"),
    ("--surface", "#fbf7ee"),
    ("--board", "#f6f1e4"),
    ("--pad", "#ffffff"),
    ("--text", "#231e17"),
    ("--muted", "#5c5344"),
    ("--line", "#7f7565"),
    ("--accent", "#0b5cad"),
    ("--on-accent", "#ffffff"),
    ("--gain", "#1b653a"),
    ("--loss", "#a3211a"),
    ("--notice", "#ffe3a0"),
    ("--on-notice", "#4a3200"),
    ("--wash", "#f1e9da"),
    ("--hair", "#d3c6ae"),
    ("--lamp", "#ffb21a"),
    ("--lamp2", "#fff1c2"),
    ("--lamp-edge", "#2a1a00"),
    ("--neutral", "#9c9b93"),
    ("--ink", "#111418"),
    ("--ink-inv", "#ffffff"),
    ("--key-in", "#111418"),
    ("--key-out", "#ffffff"),
];

/// The light theme's colour of a variable.
#[must_use]
pub fn light(variable: &str) -> Option<&'static str> {
    LIGHT.iter().find(|(name, _)| *name == variable).map(|(_, colour)| *colour)
}

/// An `<svg>` of a page as a file of its own: with the styles it needs in the colours of the light theme, its
/// namespace and a white ground. What is no single `<svg>` comes back as it is.
#[must_use]
pub fn standalone(drawing: &str, styles: &str) -> String {
    let Some((head, inside)) = drawing.trim().split_once('>') else { return drawing.to_owned() };
    if !head.starts_with("<svg") {
        return drawing.to_owned();
    }
    let mut file = head.to_owned();
    if !head.contains(" xmlns=") {
        file.push_str(r#" xmlns="http://www.w3.org/2000/svg""#);
    }
    let _ = write!(file, "><style>{}</style>", escaped(&resolved(styles)));
    if let Some([x, y, width, height]) = view_box(head) {
        let _ = write!(file, r##"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#ffffff"/>"##);
    }
    file + &with_values(inside)
}

/// A page may write an attribute without a value, a file of its own may not: `data-legal` becomes `data-legal=""`.
fn with_values(markup: &str) -> String {
    let mut out = String::with_capacity(markup.len());
    let (mut in_tag, mut quoted, mut word) = (false, false, String::new());
    for sign in markup.chars() {
        if in_tag && !quoted && matches!(sign, ' ' | '>') {
            let bare = !word.is_empty() && !word.starts_with(['<', '/']);
            if bare && !word.contains('=') {
                out.push_str("=\"\"");
            }
            word.clear();
        }
        match sign {
            '<' if !quoted => in_tag = true,
            '>' if !quoted => in_tag = false,
            '"' if in_tag => quoted = !quoted,
            _ => {}
        }
        out.push(sign);
        if in_tag && sign != ' ' {
            word.push(sign);
        }
    }
    out
}

/// The four numbers of the view.
fn view_box(head: &str) -> Option<[&str; 4]> {
    let (_, rest) = head.split_once("viewBox=\"")?;
    let (numbers, _) = rest.split_once('"')?;
    let numbers: Vec<&str> = numbers.split_whitespace().collect();
    numbers.try_into().ok()
}

/// A style sheet may hold a `>` but no other sign that would end it.
fn escaped(styles: &str) -> String {
    styles.replace('&', "&amp;").replace('<', "&lt;")
}

/// The rules of a style sheet that hold everywhere (no comment, no `@` rule, nothing about what a pointer does), with
/// the values of variables in their place: those of the sheet's `:root` rule, then those of the light theme. An unknown
/// variable becomes its fallback or black.
fn resolved(styles: &str) -> String {
    let styles = without_comments(styles);
    let own: Vec<(&str, &str)> = rules(&styles)
        .filter(|(selector, _)| *selector == ":root")
        .flat_map(|(_, body)| variables(body))
        .collect();
    let mut text = String::new();
    for (selector, body) in rules(&styles) {
        if !selector.starts_with('@') && !selector.contains(':') {
            let _ = write!(text, "{selector}{{{}}}", with_values_of_variables(body, &own));
        }
    }
    text
}

/// The rules of a style sheet: selector and body.
fn rules(styles: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = styles;
    std::iter::from_fn(move || {
        let (selector, body, after) = next_rule(rest)?;
        rest = after;
        Some((selector, body))
    })
}

/// The variables that the body of a rule sets.
fn variables(body: &str) -> impl Iterator<Item = (&str, &str)> {
    let declarations = body.split(';').filter_map(|declaration| declaration.split_once(':'));
    declarations.map(|(name, value)| (name.trim(), value.trim())).filter(|(name, _)| name.starts_with("--"))
}

fn without_comments(styles: &str) -> String {
    let mut text = String::new();
    let mut rest = styles;
    while let Some((before, after)) = rest.split_once("/*") {
        text.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    text + rest
}

/// The first rule, its body up to the bracket that belongs to it, and what comes after.
fn next_rule(styles: &str) -> Option<(&str, &str, &str)> {
    let (selector, rest) = styles.split_once('{')?;
    let mut depth = 1;
    let end = rest.find(|sign| {
        depth += match sign {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        depth == 0
    })?;
    Some((selector.trim(), rest[..end].trim(), &rest[end + 1..]))
}

fn with_values_of_variables(body: &str, own: &[(&str, &str)]) -> String {
    let mut text = String::new();
    let mut rest = body;
    while let Some((before, after)) = rest.split_once("var(") {
        let (inside, after) = after.split_once(')').unwrap_or((after, ""));
        let (variable, fallback) = inside.split_once(',').unwrap_or((inside, "#000000"));
        let variable = variable.trim();
        let own = own.iter().find(|(name, _)| *name == variable).map(|(_, value)| *value);
        text.push_str(before);
        text.push_str(own.or_else(|| light(variable)).unwrap_or(fallback.trim()));
        rest = after;
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_gets_all_it_needs() {
        let styles = "/* ground */ .a { fill: var(--board) } @media print { .a { fill: red } } .a:hover { fill: blue }\n\
            .b > .c{stroke:var( --nothing , green )}";
        let file = standalone(r#"<svg viewBox="-5 0 100 40" class="a"><g></g></svg>"#, styles);
        assert_eq!(
            file,
            "<svg viewBox=\"-5 0 100 40\" class=\"a\" xmlns=\"http://www.w3.org/2000/svg\">\
             <style>.a{fill: #f6f1e4}.b > .c{stroke:green}</style>\
             <rect x=\"-5\" y=\"0\" width=\"100\" height=\"40\" fill=\"#ffffff\"/><g></g></svg>"
        );
    }

    #[test]
    fn variables_of_the_root_rule_have_their_values() {
        let styles = ":root { --face: \"Cinzel\", serif; --pad: red }\n@media print { :root { --face: none } }\n\
            .a { font-family: var(--face); fill: var(--pad) }";
        let file = standalone("<svg></svg>", styles);
        assert!(file.contains(r#"<style>.a{font-family: "Cinzel", serif; fill: red}</style>"#), "{file}");
    }

    #[test]
    fn every_attribute_has_a_value() {
        let file = standalone(
            r#"<svg><g data-legal role="button" data-x="a b > c"><path data-y></path>a b</g></svg>"#,
            "",
        );
        let inside =
            r#"<g data-legal="" role="button" data-x="a b > c"><path data-y=""></path>a b</g></svg>"#;
        assert!(file.ends_with(inside), "{file}");
    }

    #[test]
    fn a_namespace_is_not_given_twice_and_other_things_stay_as_they_are() {
        let file = standalone(r#"<svg xmlns="http://www.w3.org/2000/svg"></svg>"#, "");
        assert_eq!(file.matches("xmlns").count(), 1);
        assert_eq!(standalone("<p>no drawing</p>", "a{}"), "<p>no drawing</p>");
        assert_eq!(standalone("", ""), "");
        let _ = standalone("<svg>", ".a{ fill: var(--board; }");
    }
}
