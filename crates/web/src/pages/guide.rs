//! The player's rulebook as HTML. Its Markdown has headings, paragraphs, lists, tables, examples (paragraphs that begin
//! with this word), rare cases (quotations) and pictures. A comment at the end of a block names the clauses behind
//! it; a comment alone belongs to the block before it.

use std::collections::BTreeSet;

use catalogue::{Figure, Term};
use maud::{Markup, PreEscaped, html};
use ui_kit::guide::address;

use super::markdown;
use super::terms::Marker;

/// A block of the rulebook, with the clauses behind it.
#[derive(Debug, PartialEq, Eq)]
struct Block {
    kind: Kind,
    clauses: Vec<String>,
}

#[derive(Debug, PartialEq, Eq)]
enum Kind {
    Heading(u8, String),
    Paragraph(String),
    Example(String),
    /// A rare case: its title, if it has one, and the text.
    Rare(Option<String>, String),
    /// Items with their clauses; whether they are numbered.
    List(bool, Vec<(String, Vec<String>)>),
    Table(Vec<Vec<String>>),
    /// Caption and name.
    Picture(String, String),
}

/// A rulebook on its way to HTML.
pub(super) struct Guide {
    blocks: Vec<Block>,
    /// The headings of the second to fourth level: level, address, words.
    pub(super) headings: Vec<(u8, String, String)>,
}

/// The words of the page that a rulebook needs.
pub(super) struct Labels {
    /// "Rare case"
    pub(super) rare: String,
    /// "The exact rules"
    pub(super) exact: String,
}

impl Guide {
    /// Reads a rulebook. The addresses of its headings come from the English one, whose headings are in the same order.
    pub(super) fn read(source: &str, english: &str) -> Self {
        let blocks = blocks(source);
        let addresses = headings(&self::blocks(english)).into_iter().map(|(_, words)| address(&words));
        let own = headings(&blocks).into_iter();
        let headings = own.zip(addresses).map(|((level, words), address)| (level, address, words)).collect();
        Self { blocks, headings }
    }

    /// The whole rulebook without its title, with the meanings of terms.
    pub(super) fn html(&self, figures: &[Figure], terms: &[Term], labels: &Labels) -> Markup {
        let mut marker = Marker { terms, seen: BTreeSet::new(), draw: &term_button };
        let mut headings = self.headings.iter();
        let mut lead = true;
        // The last section is the index: its second column names sections.
        let index = self.blocks.iter().rposition(|block| matches!(block.kind, Kind::Heading(2, _)));
        html! {
            @for (place, block) in self.blocks.iter().enumerate() {
                @match &block.kind {
                    Kind::Heading(1, _) => {},
                    Kind::Heading(level, words) => {
                        @let () = marker.seen.clear();
                        @let anchor = headings.next().map_or("", |(_, anchor, _)| anchor);
                        @match level {
                            2 => h2 .block id=(anchor) { (markdown::inline(words)) },
                            3 => h3 .block id=(anchor) { (markdown::inline(words)) },
                            _ => h4 .block id=(anchor) { (markdown::inline(words)) },
                        }
                    },
                    Kind::Paragraph(words) => {
                        div .block .lead[std::mem::take(&mut lead)] {
                            p { (inline(&mut marker, words)) } (labels.links(&block.clauses))
                        }
                    },
                    Kind::Example(words) => {
                        div .block .example { p { (inline(&mut marker, words)) } (labels.links(&block.clauses)) }
                    },
                    Kind::Rare(title, words) => {
                        div .block {
                            details .rare {
                                summary {
                                    (labels.rare)
                                    @if let Some(title) = title { ": " (markdown::inline(title)) }
                                }
                                p { (inline(&mut marker, words)) }
                            }
                            (labels.links(&block.clauses))
                        }
                    },
                    Kind::List(ordered, items) => { (list(*ordered, items, &block.clauses, labels, &mut marker)) },
                    Kind::Table(rows) => {
                        div .block {
                            (self.table(rows, index.is_some_and(|index| place > index)))
                            (labels.links(&block.clauses))
                        }
                    },
                    Kind::Picture(caption, name) => {
                        @if let Some(drawn) = figures.iter().find(|figure| figure.name == *name) {
                            (figure(drawn, caption))
                        }
                    },
                }
            }
        }
    }

    fn table(&self, rows: &[Vec<String>], index: bool) -> Markup {
        let Some((head, body)) = rows.split_first() else { return html! {} };
        let cell = |column: usize, words: &str| {
            if index && column > 0 { self.sections(words) } else { markdown::inline(words) }
        };
        html! {
            div .scroll-x tabindex="0" {
                table {
                    thead {
                        tr {
                            @for words in head {
                                @if words.is_empty() { td {} } @else { th scope="col" { (markdown::inline(words)) } }
                            }
                        }
                    }
                    tbody {
                        @for row in body {
                            tr {
                                @for (column, words) in row.iter().enumerate() {
                                    @if column == 0 && !words.is_empty() {
                                        th scope="row" { (markdown::inline(words)) }
                                    } @else {
                                        td { (cell(column, words)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Names of sections as links. Of a heading with a colon, the part before it is enough.
    fn sections(&self, words: &str) -> Markup {
        let short = |heading: &str| heading.split(": ").next().unwrap_or_default().to_owned();
        html! {
            @for (place, name) in words.split("; ").enumerate() {
                @if place > 0 { " · " }
                @match self.headings.iter().find(|(_, _, heading)| heading == name || short(heading) == name) {
                    Some((_, anchor, _)) => a href={ "#" (anchor) } { (name) },
                    None => (markdown::inline(name)),
                }
            }
        }
    }
}

impl Labels {
    /// Links to the clauses behind a block, without the letters of the game.
    fn links(&self, clauses: &[String]) -> Markup {
        html! {
            @if !clauses.is_empty() {
                p .clauses role="group" aria-label=(self.exact) {
                    @for clause in clauses {
                        a href={ "#" (clause) } data-clause { (clause.split_once('-').map_or(clause.as_str(), |(_, number)| number)) } " "
                    }
                }
            }
        }
    }
}

fn list(
    ordered: bool,
    items: &[(String, Vec<String>)],
    clauses: &[String],
    labels: &Labels,
    marker: &mut Marker<'_>,
) -> Markup {
    let content = html! {
        @for (words, clauses) in items {
            li .block { p { (inline(marker, words)) } (labels.links(clauses)) }
        }
    };
    html! {
        @if ordered { ol .items { (content) } } @else { ul .items { (content) } }
        @if !clauses.is_empty() { div .block { p {} (labels.links(clauses)) } }
    }
}

/// A mention of a term: a button that shows its meaning.
fn term_button(number: usize, word: &str) -> Markup {
    html! { button .term type="button" popovertarget={ "term-" (number) } { (PreEscaped(word)) } }
}

/// Words of the rulebook with the first mention of each term marked.
fn inline(marker: &mut Marker<'_>, words: &str) -> Markup {
    let html = markdown::inline(words).into_string();
    let mut out = String::with_capacity(html.len());
    for (place, part) in html.split('<').enumerate() {
        // After the first one, each part begins with a tag.
        let text = if place == 0 { part } else { part.split_once('>').map_or("", |(_, text)| text) };
        if place > 0 {
            out.push('<');
            out.push_str(&part[..part.len() - text.len()]);
        }
        marker.text(text, &mut out);
    }
    PreEscaped(out)
}

/// A picture with its legend. The script cuts it to the parts it is about and puts numbers, rings and arrows on it.
fn figure(figure: &Figure, caption: &str) -> Markup {
    let caption_id = format!("{}-caption", figure.name);
    html! {
        figure .picture id={ "picture-" (figure.name) } data-prefix=(Figure::prefix(&figure.name))
            data-crop=[(!figure.crop.is_empty()).then(|| figure.crop.join(" "))]
            data-rings=[(!figure.rings.is_empty()).then(|| figure.rings.join(" "))]
            data-inside[figure.inside]
            data-arrows=[(!figure.arrows.is_empty()).then(|| figure.arrows.iter().map(|arrow| arrow.join(">")).collect::<Vec<_>>().join(" "))] {
            div .frame role="img" aria-labelledby=(caption_id) {
                div class={ "panes panes-" (figure.panes.len()) } aria-hidden="true" {
                    @for (kind, markup) in &figure.panes { div class={ "pane " (kind) } { (PreEscaped(markup)) } }
                }
            }
            div .beside {
                @if !figure.labels.is_empty() {
                    ol .legend {
                        @for (part, words) in &figure.labels { li data-at=(part) { (markdown::inline(words)) } }
                    }
                }
                figcaption id=(caption_id) { (markdown::inline(caption)) }
            }
        }
    }
}

fn headings(blocks: &[Block]) -> Vec<(u8, String)> {
    let found = blocks.iter().filter_map(|block| match &block.kind {
        Kind::Heading(level @ 2.., words) => Some((*level, words.clone())),
        _ => None,
    });
    found.collect()
}

/// The blocks of a text, which blank lines separate.
fn blocks(source: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    for text in source.split("\n\n").map(str::trim).filter(|text| !text.is_empty()) {
        let (words, clauses) = comment(text);
        if words.is_empty() {
            if let Some(last) = blocks.last_mut() {
                last.clauses.extend(clauses);
            }
            continue;
        }
        let first = words.split(' ').next().unwrap_or_default();
        let kind = if first.bytes().all(|sign| sign == b'#') {
            Kind::Heading(u8::try_from(first.len()).unwrap_or(6), words[first.len()..].trim().to_owned())
        } else if let Some((caption, name)) = picture(&words) {
            Kind::Picture(caption, name)
        } else if words.starts_with('>') {
            rare(&words)
        } else if words.starts_with('|') {
            Kind::Table(rows(text))
        } else if words.starts_with("- ") || first.trim_end_matches('.').parse::<u8>().is_ok() {
            blocks.push(items(text));
            continue;
        } else if ["Example", "Példa"].iter().any(|word| words.trim_start_matches('*').starts_with(word)) {
            Kind::Example(words)
        } else {
            Kind::Paragraph(words)
        };
        blocks.push(Block { kind, clauses });
    }
    blocks
}

/// A text without its comments, as one line, and the clauses they name.
fn comment(text: &str) -> (String, Vec<String>) {
    let (mut words, mut clauses) = (String::new(), Vec::new());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("<!--") {
        words.push_str(before);
        let (inside, after) = after.split_once("-->").unwrap_or((after, ""));
        clauses.extend(inside.split_whitespace().map(str::to_owned));
        rest = after;
    }
    words.push_str(rest);
    (words.split('\n').map(str::trim).collect::<Vec<_>>().join(" ").trim().to_owned(), clauses)
}

/// `![caption](name)`
fn picture(words: &str) -> Option<(String, String)> {
    let (caption, name) = words.strip_prefix("![")?.strip_suffix(')')?.split_once("](")?;
    Some((caption.to_owned(), name.to_owned()))
}

/// `> **Rare:** text` or `> **Rare: title.** text`
fn rare(words: &str) -> Kind {
    let words = words.trim_start_matches('>').trim().replace(" > ", " ");
    let Some((bold, text)) = words.strip_prefix("**").and_then(|rest| rest.split_once("**")) else {
        return Kind::Rare(None, words);
    };
    let title = bold.split_once(':').map(|(_, title)| title.trim().trim_end_matches('.')).unwrap_or_default();
    Kind::Rare((!title.is_empty()).then(|| title.to_owned()), text.trim().to_owned())
}

fn rows(text: &str) -> Vec<Vec<String>> {
    let lines = text.lines().map(str::trim).filter(|line| line.starts_with('|'));
    let cells = lines.map(|line| {
        let line = line.strip_prefix('|').unwrap_or(line);
        let line = line.strip_suffix('|').unwrap_or(line);
        line.split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>()
    });
    cells
        .filter(|row| {
            !row.iter().all(|cell| !cell.is_empty() && cell.bytes().all(|sign| b"-:".contains(&sign)))
        })
        .collect()
}

/// A list; a line that begins no item continues the one before it.
fn items(text: &str) -> Block {
    let ordered = !text.starts_with("- ");
    let mut items: Vec<String> = Vec::new();
    for line in text.lines() {
        let begun = match ordered {
            false => line.strip_prefix("- "),
            true => line
                .split_once(". ")
                .filter(|(number, _)| number.parse::<u8>().is_ok())
                .map(|(_, words)| words),
        };
        match (begun, items.last_mut()) {
            (Some(words), _) => items.push(words.to_owned()),
            (None, Some(item)) => {
                item.push(' ');
                item.push_str(line.trim());
            }
            (None, None) => {}
        }
    }
    Block { kind: Kind::List(ordered, items.iter().map(|item| comment(item)).collect()), clauses: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "# Game\n\nLead. <!-- XX-1.1 -->\n\n## Part: one\n\n- **A** first <!-- XX-1.2 XX-1.3 -->\n- second\n  goes on\n\n\
        *Example.* So. <!-- XX-1.4 -->\n\n> **Rare: a case.** Text. <!-- XX-1.5 -->\n\n> **Rare:** More.\n\n| | B |\n|---|---|\n| c | 1 |\n\n\
        <!-- XX-1.6 -->\n\n![Caption.](name)\n\n## Index\n\n| Term | Section |\n|---|---|\n| word | Part: one; Nowhere |\n";

    fn html() -> String {
        let labels = Labels { rare: "Rare case".to_owned(), exact: "The exact rules".to_owned() };
        let figure = Figure {
            name: "name".to_owned(),
            panes: vec![("board", "<svg></svg>".to_owned())],
            crop: vec!["a".to_owned(), "b".to_owned()],
            rings: Vec::new(),
            arrows: vec![["a".to_owned(), "b".to_owned()]],
            labels: vec![("a".to_owned(), "A thing".to_owned())],
            inside: true,
        };
        Guide::read(SOURCE, SOURCE).html(&[figure], &[], &labels).into_string()
    }

    #[test]
    fn every_block_links_to_its_clauses() {
        let html = html();
        for clause in ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6"] {
            assert!(
                html.contains(&format!(r##"<a href="#XX-{clause}" data-clause>{clause}</a>"##)),
                "{clause}: {html}"
            );
        }
        assert!(!html.contains("<!--") && !html.contains("XX-1.1 -->"), "{html}");
    }

    #[test]
    fn blocks_become_what_they_are() {
        let html = html();
        assert!(html.contains(r#"<h2 class="block" id="part-one">Part: one</h2>"#), "{html}");
        assert!(html.contains("<p>second goes on</p>"), "{html}");
        assert!(html.contains(r#"<div class="block example"><p><em>Example.</em> So.</p>"#), "{html}");
        assert!(html.contains("<summary>Rare case: a case</summary><p>Text.</p>"), "{html}");
        assert!(html.contains("<summary>Rare case</summary><p>More.</p>"), "{html}");
        assert!(html.contains(r#"<td></td><th scope="col">B</th>"#) && html.contains("<td>1</td>"), "{html}");
    }

    #[test]
    fn pictures_have_a_caption_and_a_legend() {
        let html = html();
        assert!(html.contains(r#"data-crop="a b" data-inside data-arrows="a&gt;b""#), "{html}");
        assert!(html.contains(r#"role="img" aria-labelledby="name-caption""#), "{html}");
        assert!(html.contains(r#"<li data-at="a">A thing</li>"#), "{html}");
        assert!(html.contains(r#"<figcaption id="name-caption">Caption.</figcaption>"#), "{html}");
    }

    #[test]
    fn the_index_links_to_sections() {
        assert!(html().contains(r##"<a href="#part-one">Part: one</a> · Nowhere"##), "{}", html());
    }

    #[test]
    fn the_first_mention_of_a_term_in_a_section_shows_its_meaning() {
        let source =
            "# G\n\n## One\n\nA *hybrid*, then a hybrid. <!-- XX-1.1 -->\n\n## Two\n\nHybrids & co\n";
        let terms =
            catalogue::glossary(catalogue::games()[0], ui_kit::Language::En).expect("the terms can be read");
        let number = terms.iter().position(|term| term.name == "hybrid").expect("a term of Power Grid");
        let labels = Labels { rare: String::new(), exact: String::new() };
        let html = Guide::read(source, source).html(&[], &terms, &labels).into_string();
        let button = |word: &str| {
            format!(r#"<button class="term" type="button" popovertarget="term-{number}">{word}</button>"#)
        };
        assert!(html.contains(&format!("A <em>{}</em>, then a hybrid.", button("hybrid"))), "{html}");
        assert!(html.contains(&format!("<p>{} &amp; co</p>", button("Hybrids"))), "{html}");
        assert!(
            super::super::terms::meanings(&terms)
                .into_string()
                .contains(&format!("id=\"term-{number}\" popover=\"auto\""))
        );
    }

    #[test]
    fn the_headings_of_a_translation_have_the_english_addresses() {
        let translated = SOURCE.replace("Part: one", "Első rész");
        let guide = Guide::read(&translated, SOURCE);
        assert_eq!(guide.headings[0], (2, "part-one".to_owned(), "Első rész".to_owned()));
    }
}
