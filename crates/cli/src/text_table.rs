//! Tables for people: columns as wide as needed, numbers to the right.

/// Lays rows out in columns. The first `left` columns are aligned to the left, the others to the right; no line ends
/// with spaces.
pub(crate) fn layout(rows: &[Vec<String>], left: usize) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |text: &str| text.chars().count();
    let widths: Vec<usize> = (0..columns)
        .map(|column| {
            rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0)
        })
        .collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let space = " ".repeat(widths[column] - width(cell));
            let gap = if column == 0 { "" } else { "  " };
            let (before, after) = if column < left { ("", space.as_str()) } else { (space.as_str(), "") };
            line.extend([gap, before, cell, after]);
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_needed() {
        let rows = [vec!["seat", "győzelem"], vec!["1", "2.5"], vec!["longer"]];
        let rows = rows.map(|row| row.into_iter().map(str::to_owned).collect());
        assert_eq!(layout(&rows, 1), "seat    győzelem\n1            2.5\nlonger\n");
        assert_eq!(layout(&[], 1), "");
    }
}
