//! Text for a terminal: lines of limited width, lists that wrap, tables.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The maximum width of a line.
pub const WIDTH: usize = 100;

/// The number of spaces between the columns of a table.
const GAP: usize = 2;

/// The lines of a text.
#[derive(Debug, Default)]
pub struct Lines(Vec<String>);

impl Lines {
    /// Adds a sentence, wrapped.
    pub fn push(&mut self, sentence: &str) {
        let words: Vec<&str> = sentence.split(' ').collect();
        self.push_list("", &words, " ");
    }

    /// Adds a list after a head; further lines begin under the first item. An item is broken only if it is too long
    /// for one line.
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

    /// Adds a line without wrapping it.
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

/// The alignment of a column.
#[derive(Clone, Copy, Debug)]
pub enum Align {
    /// For words.
    Left,
    /// For numbers.
    Right,
}

/// The number of terminal columns that a text takes.
#[must_use]
pub fn width(text: &str) -> usize {
    text.width()
}

/// A text padded with spaces to a width.
#[must_use]
pub fn pad(text: &str, to: usize, align: Align) -> String {
    let space = " ".repeat(to.saturating_sub(width(text)));
    match align {
        Align::Left => format!("{text}{space}"),
        Align::Right => format!("{space}{text}"),
    }
}

/// A text of at most this width, which must not be zero; a text that is cut ends with an ellipsis.
#[must_use]
pub fn cut(text: &str, to: usize) -> String {
    if width(text) <= to {
        return text.to_owned();
    }
    let mut left = to - 1;
    let fits = |c: &char| {
        let rest = left.checked_sub(c.width().unwrap_or(0));
        left = rest.unwrap_or(0);
        rest.is_some()
    };
    let kept: String = text.chars().take_while(fits).collect();
    format!("{}…", kept.trim_end())
}

/// The lines of a table. Columns are as wide as needed; column `n` is aligned by `aligns[n]`, columns beyond the list
/// to the left.
///
/// ```
/// use ui_kit::layout::{Align, table};
///
/// let rows = [["seat", "wins"], ["1", "25"], ["2", "7"]].map(|row| row.map(str::to_owned).to_vec());
/// assert_eq!(table(&rows, &[Align::Left, Align::Right]), ["seat  wins", "1       25", "2        7"]);
/// ```
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

/// A table of numbers as text without trailing spaces: the first `left` columns are aligned to the left, the others to
/// the right.
#[must_use]
pub fn number_table(rows: &[Vec<String>], left: usize) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let aligns: Vec<Align> =
        (0..columns).map(|column| if column < left { Align::Left } else { Align::Right }).collect();
    table(rows, &aligns).into_iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// Cells of equal width in rows that fit beside `taken` columns, with about the same number of cells in each row.
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
    fn widths_are_terminal_columns() {
        let rows = [["ő", "10", "x"], ["erőmű", "5", "yz"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(table(&rows, &[Align::Left, Align::Right]), ["ő      10  x ", "erőmű   5  yz"]);
        let wide = [vec!["電力".to_owned(), "1".to_owned()], vec!["o\u{301}".to_owned(), "2".to_owned()]];
        assert_eq!(table(&wide, &[]), ["電力  1", "o\u{301}     2"]);
        assert_eq!(table(&[], &[]), [""; 0]);
        assert_eq!(cut("電力会社", 6), "電力…");
        assert_eq!(cut("Ágnes és Ödön", 8), "Ágnes é…");
        assert_eq!(cut("Ágnes és Ödön", 7), "Ágnes…");
        assert_eq!(cut("Ödön", 4), "Ödön");
    }

    #[test]
    fn numbers_are_aligned_to_the_right() {
        let rows = [vec!["seat", "győzelem"], vec!["1", "2.5"], vec!["longer"]];
        let rows = rows.map(|row| row.into_iter().map(str::to_owned).collect());
        assert_eq!(number_table(&rows, 1), "seat    győzelem\n1            2.5\nlonger\n");
        assert_eq!(number_table(&[], 1), "");
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
