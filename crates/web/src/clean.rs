//! Cleans text that people type before others see it.

/// The longest name.
pub(crate) const NAME: usize = 40;
/// The longest line of chat.
pub(crate) const CHAT: usize = 500;
/// The longest name of a table.
pub(crate) const TITLE: usize = 60;

/// The longest notes.
pub(crate) const NOTES: usize = 4000;

/// Several lines of at most `longest` characters in all, each made harmless like a [`line`].
pub(crate) fn text(text: &str, longest: usize) -> String {
    let lines = text.lines().map(|one| line(one, longest)).collect::<Vec<_>>().join("\n");
    lines.trim_end().chars().take(longest).collect()
}

/// One line of at most `longest` characters: without control characters and without marks that turn the direction of
/// what follows, which could make a name swallow the words around it. Markup is no matter here: pages escape it.
pub(crate) fn line(text: &str, longest: usize) -> String {
    let mut line = String::new();
    let mut count = 0;
    for c in text.chars() {
        let space = c.is_whitespace();
        if (space && (line.is_empty() || line.ends_with(' '))) || (!space && is_trouble(c)) {
            continue;
        }
        if count == longest {
            break;
        }
        line.push(if space { ' ' } else { c });
        count += 1;
    }
    line.truncate(line.trim_end().len());
    line
}

/// A name or title: a [`line`] in which something can be seen, or nothing.
pub(crate) fn name(text: &str, longest: usize) -> String {
    let line = line(text, longest);
    if line.chars().all(is_invisible) { String::new() } else { line }
}

/// A name that none of the others has: the wanted one, with a number if need be. Letters count without their case.
pub(crate) fn distinct_name<'a>(wanted: &str, others: impl Iterator<Item = &'a str>) -> String {
    let others: Vec<String> = others.map(str::to_lowercase).collect();
    let taken = |name: &str| others.contains(&name.to_lowercase());
    if wanted.is_empty() || !taken(wanted) {
        return wanted.to_owned();
    }
    let numbered = |number: u32| {
        let number = format!(" {number}");
        wanted.chars().take(NAME - number.len()).collect::<String>().trim_end().to_owned() + &number
    };
    (2..).map(numbered).find(|name| !taken(name)).unwrap_or_default()
}

/// Whether a character leaves no mark: spaces, fillers, joiners, selectors of variants.
fn is_invisible(c: char) -> bool {
    c.is_whitespace()
        || matches!(c, '\u{00AD}' | '\u{034F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}'
            | '\u{FFA0}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Control characters, marks that turn the direction, and code points that are no characters: XML, and so every picture,
/// forbids the latter.
fn is_trouble(c: char) -> bool {
    c.is_control()
        || u32::from(c) & 0xFFFE == 0xFFFE
        || ('\u{FDD0}'..='\u{FDEF}').contains(&c)
        || matches!(c, '\u{061C}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_short_and_harmless() {
        assert_eq!(line("  Béla \n Kovács\t", NAME), "Béla Kovács");
        assert_eq!(line("\u{202E}anna\u{2066}\u{0}\u{7}", NAME), "anna");
        assert_eq!(line("<b>x</b>", NAME), "<b>x</b>");
        assert_eq!(line(&"ű".repeat(10_000), NAME).chars().count(), NAME);
        assert_eq!(line(&" \u{200F}".repeat(100), NAME), "");
        assert_eq!(line("👩‍👧", NAME), "👩‍👧");
        assert_eq!(line("a\u{FFFF}b\u{FFFE}\u{1FFFE}\u{FDD0}", NAME), "ab");
        assert_eq!(text(" a\r\n\n\u{202E}b  c\n\n", NOTES), "a\n\nb c");
        assert_eq!(text("abc\ndef", 5), "abc\nd");
    }

    #[test]
    fn nobody_gets_the_name_of_another() {
        let others = ["Bori", "Élo 2", "élo"];
        let named = |wanted: &str| distinct_name(wanted, others.into_iter());
        assert_eq!((&*named("Anna"), &*named("BORI"), &*named("Élo")), ("Anna", "BORI 2", "Élo 3"));
        assert_eq!(named(""), "", "a seat without a name has its number");
        let long = "ő".repeat(NAME);
        let second = distinct_name(&long, [long.as_str()].into_iter());
        assert_eq!((second.chars().count(), second.ends_with("ő 2")), (NAME, true));
    }

    #[test]
    fn a_name_can_be_seen() {
        for blank in
            ["\u{200D}", "\u{3164}", "\u{00AD}\u{00AD}", " \u{2800} ", "\u{FE0F}\u{115F}", "\u{FFFF}", ""]
        {
            assert_eq!(name(blank, NAME), "", "{blank:?}");
        }
        for good in ["Béla", "👩‍👧", "❤\u{FE0F}", "ا\u{200C}ب"] {
            assert_eq!(name(good, NAME), good);
        }
    }
}
