//! Lines of a fixed width, lists that go on in the next line, tables. Every character is one column wide.

/// No line is wider than this.
pub const WIDTH: usize = 100;

/// What stands between the columns of a table.
const GAP: usize = 2;

/// The lines of a text.
#[derive(Debug, Default)]
pub struct Lines(Vec<String>);

impl Lines {
    /// Adds a sentence; it goes on in the next line where it is too long.
    pub fn push(&mut self, sentence: &str) {
        let words: Vec<&str> = sentence.split(' ').collect();
        self.push_list("", &words, " ");
    }

    /// Adds a list after a head; lines after the first begin under the first item. An item is broken only if
    /// it is too long for a line of its own.
    pub fn push_list(&mut self, head: &str, items: &[impl AsRef<str>], separator: &str) {
        let indent = width(head);
        let mut pieces = Vec::new();
        for (at, item) in items.iter().map(AsRef::as_ref).enumerate() {
            let item = if at + 1 < items.len() { format!("{item}{separator}") } else { item.to_owned() };
            if indent + width(item.trim_end()) > WIDTH {
                pieces.extend(item.split_inclusive(' ').map(str::to_owned));
            } else {
                pieces.push(item);
            }
        }
        let mut line = head.to_owned();
        for piece in pieces {
            if width(&line) + width(piece.trim_end()) > WIDTH && width(&line) > indent {
                self.push_line(&line);
                line = " ".repeat(indent);
            }
            line.push_str(&piece);
        }
        self.push_line(&line);
    }

    /// Adds a line as it is.
    pub fn push_line(&mut self, line: &str) {
        self.0.push(line.trim_end().to_owned());
    }

    /// Adds an empty line between two sections.
    pub fn gap(&mut self) {
        self.0.push(String::new());
    }

    /// All lines, without spaces at their ends.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.join("\n") + "\n"
    }
}

/// On which side of a column a cell stands.
#[derive(Clone, Copy, Debug)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// How many columns of a terminal a text takes.
#[must_use]
pub fn width(text: &str) -> usize {
    text.chars().count()
}

/// A text with spaces, so that it is so wide.
#[must_use]
pub fn pad(text: &str, to: usize, align: Align) -> String {
    match align {
        Align::Left => format!("{text:<to$}"),
        Align::Right => format!("{text:>to$}"),
    }
}

/// A text that is not wider than this; what is cut off is marked.
#[must_use]
pub fn cut(text: &str, to: usize) -> String {
    if width(text) <= to {
        return text.to_owned();
    }
    let kept: String = text.chars().take(to - 1).collect();
    format!("{}…", kept.trim_end())
}

/// The lines of a table: columns as wide as needed, aligned as listed; those beyond the list to the left.
#[must_use]
pub fn table(rows: &[Vec<String>], aligns: &[Align]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns)
        .map(|column| {
            rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0)
        })
        .collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            pad(cell, width, aligns.get(column).copied().unwrap_or(Align::Left))
        });
        cells.collect::<Vec<_>>().join(&" ".repeat(GAP))
    };
    rows.iter().map(line).collect()
}

/// Rows of cells that all have the same width, read line by line: as many in a line as fit beside `taken`
/// columns, the lines equally full.
#[must_use]
pub fn rows_that_fit<T: Clone>(cells: &[T], cell_width: usize, taken: usize) -> Vec<Vec<T>> {
    let fit = ((WIDTH - taken + GAP) / (cell_width + GAP)).max(1);
    let lines = cells.len().div_ceil(fit).max(1);
    let per_line = cells.len().div_ceil(lines).max(1);
    cells.chunks(per_line).map(<[T]>::to_vec).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_goes_on_under_its_first_item() {
        let mut lines = Lines::default();
        lines.push_list("Ő: ", &["é".repeat(50), "b".repeat(45), "c".to_owned()], ", ");
        lines.push_list("- ", &[""; 0], ", ");
        let expected = format!("Ő: {},\n   {}, c\n-\n", "é".repeat(50), "b".repeat(45));
        assert_eq!(lines.text(), expected);
    }

    #[test]
    fn an_item_is_broken_if_no_line_can_hold_it() {
        let mut lines = Lines::default();
        lines.push_list("- ", &["1 2".to_owned(), format!("3 {} 4", "b".repeat(97))], ", ");
        assert_eq!(lines.text(), format!("- 1 2, 3\n  {}\n  4\n", "b".repeat(97)));
    }

    #[test]
    fn a_line_may_be_exactly_as_wide_as_allowed() {
        let mut lines = Lines::default();
        lines.push(&format!("{} {}", "a".repeat(50), "b".repeat(49)));
        lines.push(&format!("{} {}", "a".repeat(50), "b".repeat(50)));
        assert_eq!(lines.text().lines().map(width).collect::<Vec<_>>(), [100, 50, 50]);
    }

    #[test]
    fn columns_count_characters() {
        let rows = [["ő", "10", "x"], ["erőmű", "5", "yz"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(table(&rows, &[Align::Left, Align::Right]), ["ő      10  x ", "erőmű   5  yz"]);
        assert_eq!(cut("Ágnes és Ödön", 8), "Ágnes é…");
        assert_eq!(cut("Ágnes és Ödön", 7), "Ágnes…");
        assert_eq!(cut("Ödön", 4), "Ödön");
    }

    #[test]
    fn rows_are_equally_full() {
        let lengths = |count: usize, width: usize| {
            rows_that_fit(&vec![0; count], width, 10).iter().map(Vec::len).collect::<Vec<_>>()
        };
        assert_eq!(lengths(6, 17), [3, 3]);
        assert_eq!(lengths(4, 20), [4]);
        assert_eq!(lengths(7, 28), [3, 3, 1]);
        assert_eq!(lengths(2, 200), [1, 1]);
        assert_eq!(lengths(0, 10), [0; 0]);
    }
}
