//! Did you mean: the names that a misspelt one may stand for.

/// The name that is nearest to a misspelt one, if any is near.
///
/// As near are held those that one change makes equal, and one more for every four characters of
/// the longer name.
pub fn nearest<'a>(wrong: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let near = names.into_iter().filter_map(|name| {
        let distance = distance(wrong, name);
        let longer = wrong.chars().count().max(name.chars().count());
        (distance <= 1 + longer / 4).then_some((distance, name))
    });
    near.min().map(|(_, name)| name)
}

/// How many characters must be put in, taken out, changed or swapped with the next.
pub fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let changed = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = changed.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_distance_counts_the_changes() {
        for (a, b, expected) in [
            ("", "", 0),
            ("nim", "nim", 0),
            ("", "nim", 3),
            ("nmi", "nim", 1),
            ("ni", "nim", 1),
            ("nim", "im", 1),
            ("nam", "nim", 1),
            ("cf1243", "cf2134", 2),
            ("abc", "xyz", 3),
            ("尼姆博弈", "尼姆弈博", 1),
            ("é", "e", 1),
        ] {
            assert_eq!(distance(a, b), expected, "{a:?}, {b:?}");
            assert_eq!(distance(b, a), expected, "{b:?}, {a:?}");
        }
    }

    #[test]
    fn the_nearest_name_comes_first() {
        let names = ["nim", "misere", "mex", "num"];
        assert_eq!(nearest("nmi", names), Some("nim"));
        assert_eq!(nearest("nom", names), Some("nim"));
        assert_eq!(nearest("miseer", names), Some("misere"));
        assert_eq!(nearest("尼每", ["尼姆"]), Some("尼姆"));
    }

    #[test]
    fn what_is_far_is_not_named() {
        assert_eq!(nearest("nim", []), None);
        assert_eq!(nearest("", ["nim"]), None);
        assert_eq!(nearest("nim", ["mex", "wythoff"]), None);
        // Six bytes, but two characters: two changes are too many.
        assert_eq!(nearest("博弈", ["尼姆"]), None);
    }
}
