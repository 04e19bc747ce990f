//! The Markdown of the rules files as HTML: headings, paragraphs, lists of clauses, tables, bold, italic and code.
//! Every clause id, written in bold at the start of a bullet or of a table row, becomes an anchor; every other mention
//! of it becomes a link.

use maud::{Escaper, Markup, PreEscaped, html};
use std::collections::BTreeSet;
use std::fmt::Write;

/// A text and its headings.
pub(super) struct Text {
    /// The text; its headings are one level lower, because it is a part of a page.
    pub(super) html: Markup,
    /// The headings of the second and third level: level, anchor, words.
    #[cfg_attr(not(test), expect(dead_code, reason = "only the tests count them"))]
    pub(super) headings: Vec<(u8, String, String)>,
}

/// Turns a rules file into HTML.
pub(super) fn text(source: &str) -> Text {
    let bold = source.split("**").skip(1).step_by(2);
    let clauses = bold.filter_map(|bold| bold.split(' ').next()).filter(|word| is_clause(word)).collect();
    let mut writer = Writer { clauses, out: String::new(), headings: Vec::new() };
    let mut lines = source.lines().peekable();
    while let Some(line) = lines.next() {
        let mut block = |first: &str, more: fn(&str) -> bool| {
            let mut block = vec![first.to_owned()];
            while let Some(line) = lines.next_if(|line| more(line)) {
                block.push(line.to_owned());
            }
            block
        };
        let kind = Kind::of(line);
        match kind {
            Kind::Blank => {}
            Kind::Heading(level) => writer.heading(level, line),
            Kind::Bullet => writer.list(&block(line, |line| {
                !matches!(Kind::of(line), Kind::Blank | Kind::Heading(_) | Kind::Row)
            })),
            Kind::Row => writer.table(&block(line, |line| Kind::of(line) == Kind::Row)),
            Kind::Words => writer.paragraph(&block(line, |line| Kind::of(line) == Kind::Words)),
        }
    }
    Text { html: PreEscaped(writer.out), headings: writer.headings }
}

/// A line of text with bold, italic and code.
pub(super) fn inline(words: &str) -> Markup {
    Writer { clauses: BTreeSet::new(), out: String::new(), headings: Vec::new() }.inline(words)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Blank,
    Heading(u8),
    Bullet,
    Row,
    Words,
}

impl Kind {
    fn of(line: &str) -> Self {
        let level = line.bytes().take_while(|byte| *byte == b'#').count();
        match line.trim_start() {
            "" => Self::Blank,
            _ if level > 0 => Self::Heading(u8::try_from(level).unwrap_or(6)),
            line if line.starts_with("- ") => Self::Bullet,
            line if line.starts_with('|') => Self::Row,
            _ => Self::Words,
        }
    }
}

/// Whether a word is the id of a clause: `PG-5.4`, `PG-D.1`, `BA-AUTOMA-1.1`.
pub(super) fn is_clause(word: &str) -> bool {
    let Some((game, clause)) = word.split_once('-') else { return false };
    (2..=3).contains(&game.len())
        && game.bytes().all(|letter| letter.is_ascii_uppercase())
        && clause.split_once('.').is_some_and(|(section, number)| {
            !section.is_empty()
                && section.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'-')
                && !number.is_empty()
                && number.bytes().all(|sign| sign.is_ascii_alphanumeric())
        })
}

struct Writer<'a> {
    /// All clauses of the text.
    clauses: BTreeSet<&'a str>,
    out: String,
    headings: Vec<(u8, String, String)>,
}

impl Writer<'_> {
    fn push(&mut self, markup: &Markup) {
        self.out.push_str(&markup.0);
    }

    fn heading(&mut self, level: u8, line: &str) {
        let words = line.trim_start_matches('#').trim();
        let anchor = format!("rules-{}", self.headings.len() + 1);
        let inline = self.inline(words);
        self.push(&match level {
            1 => return,
            2 => html! { h3 id=(anchor) { (inline) } },
            _ => html! { h4 id=(anchor) { (inline) } },
        });
        self.headings.push((level, anchor, words.replace(['*', '`'], "")));
    }

    fn paragraph(&mut self, lines: &[String]) {
        let words = self.inline(&lines.join(" "));
        self.push(&html! { p { (words) } });
    }

    /// A list; a line that is not a bullet continues the one before it.
    fn list(&mut self, lines: &[String]) {
        let mut items: Vec<String> = Vec::new();
        for line in lines {
            match (line.trim_start().strip_prefix("- "), items.last_mut()) {
                (Some(words), _) => items.push(words.to_owned()),
                (None, Some(item)) => {
                    item.push(' ');
                    item.push_str(line.trim());
                }
                (None, None) => {}
            }
        }
        self.out.push_str("<ul>");
        for item in &items {
            let (clause, words) = leading_clause(item);
            let inline = self.inline(&words);
            self.push(&match clause {
                Some(clause) => html! { li .clause id=(clause) { (anchor(clause)) div { (inline) } } },
                None => html! { li { (inline) } },
            });
        }
        self.out.push_str("</ul>");
    }

    fn table(&mut self, lines: &[String]) {
        let rows: Vec<Vec<&str>> = lines
            .iter()
            .map(|line| line.trim().trim_matches('|').split('|').map(str::trim).collect())
            .collect();
        let is_rule = |row: &Vec<&str>| row.iter().all(|cell| cell.chars().all(|sign| "-: ".contains(sign)));
        let heads = rows.iter().position(is_rule).unwrap_or(0);
        self.out.push_str("<div class=\"scroll-x\" tabindex=\"0\"><table>");
        for (place, row) in rows.iter().enumerate().filter(|(_, row)| !is_rule(row)) {
            let (clause, first) = leading_clause(row.first().copied().unwrap_or_default());
            let head = place < heads;
            let cells: Vec<Markup> = std::iter::once(first.as_str())
                .chain(row.iter().skip(1).copied())
                .map(|cell| self.inline(cell))
                .collect();
            self.push(&html! {
                tr id=[clause] {
                    @for (column, cell) in cells.iter().enumerate() {
                        @if head && cell.0.is_empty() { td {} }
                        @else if head { th scope="col" { (cell) } }
                        @else if column == 0 { th scope="row" { @if let Some(clause) = clause { (anchor(clause)) " " } (cell) } }
                        @else { td { (cell) } }
                    }
                }
            });
        }
        self.out.push_str("</table></div>");
    }

    /// Text with bold, italic, code and links to clauses.
    fn inline(&self, words: &str) -> Markup {
        let mut out = String::new();
        let mut rest = words;
        while let Some(sign) = rest.find(['*', '`']) {
            let (before, from) = rest.split_at(sign);
            self.plain(before, &mut out);
            let mark = if from.starts_with("**") { "**" } else { &from[..1] };
            let tag = match mark {
                "**" => "strong",
                "*" => "em",
                _ => "code",
            };
            let inner = &from[mark.len()..];
            if let Some((text, after)) = inner.split_once(mark).filter(|(text, _)| !text.is_empty()) {
                out.push_str(&format!("<{tag}>"));
                self.plain(text, &mut out);
                out.push_str(&format!("</{tag}>"));
                rest = after;
            } else {
                self.plain(mark, &mut out);
                rest = inner;
            }
        }
        self.plain(rest, &mut out);
        PreEscaped(out)
    }

    /// Text without markup; a clause id in it becomes a link.
    fn plain(&self, words: &str, out: &mut String) {
        let belongs = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '.';
        let mut rest = words;
        while !rest.is_empty() {
            let start = rest.find(belongs).unwrap_or(rest.len());
            escape(&rest[..start], out);
            rest = &rest[start..];
            let end = rest.find(|sign| !belongs(sign)).unwrap_or(rest.len());
            let (word, after) = rest.split_at(end);
            let clause = word.trim_end_matches('.');
            if self.clauses.contains(clause) {
                out.push_str(&html! { a href={ "#" (clause) } { (clause) } }.0);
                escape(&word[clause.len()..], out);
            } else {
                escape(word, out);
            }
            rest = after;
        }
    }
}

fn escape(words: &str, out: &mut String) {
    // Writing to a string cannot fail.
    let _ = Escaper::new(out).write_str(words);
}

/// The mark in front of a clause, which is also the link to share it.
fn anchor(clause: &str) -> Markup {
    html! { a .anchor href={ "#" (clause) } { (clause) } }
}

/// The clause a bullet or a row begins with, and the rest. A clause may have a title: `**PG-D.5 Last player.** Text`.
fn leading_clause(words: &str) -> (Option<&str>, String) {
    let Some((bold, rest)) = words.strip_prefix("**").and_then(|rest| rest.split_once("**")) else {
        return (None, words.to_owned());
    };
    let (clause, title) = bold.split_once(' ').unwrap_or((bold, ""));
    match (is_clause(clause), title) {
        (false, _) => (None, words.to_owned()),
        (true, "") => (Some(clause), rest.trim_start().to_owned()),
        (true, title) => (Some(clause), format!("**{title}**{rest}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_become_anchors_and_links() {
        let text = text(
            "## 5. Auction\n\n- **PG-5.4** Nominating, see PG-5.5.\n- **PG-5.5** No *bid* <here>\n  goes on.\n",
        );
        let html = &text.html.0;
        assert!(html.contains(r##"<li class="clause" id="PG-5.4">"##), "{html}");
        assert!(html.contains(r##"see <a href="#PG-5.5">PG-5.5</a>."##), "{html}");
        assert!(html.contains("No <em>bid</em> &lt;here&gt; goes on."), "{html}");
        assert_eq!(text.headings, [(2, "rules-1".to_owned(), "5. Auction".to_owned())]);
    }

    #[test]
    fn tables_have_heads_and_rows() {
        let text = text("| | 2 |\n|---|---|\n| **PG-2.12** regions | 3 |\n");
        let html = &text.html.0;
        assert!(html.contains(r#"<th scope="col">2</th>"#), "{html}");
        assert!(html.contains(r#"<tr id="PG-2.12"><th scope="row">"#), "{html}");
        assert!(html.contains("<td>3</td>"), "{html}");
    }

    #[test]
    fn every_rules_file_is_understood() {
        for game in catalogue::games() {
            let text = text(game.rulebook().rules);
            assert!(text.headings.len() > 5, "{}", game.info().slug);
            assert!(!text.html.0.contains("**"), "{}", game.info().slug);
        }
    }

    #[test]
    fn unpaired_marks_stay_as_they_are() {
        assert!(text("2 * 3 and `half").html.0.contains("2 * 3 and `half"));
    }
}
