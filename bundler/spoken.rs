//! Problems as people call them: `P2197`, `CF812E`, `hdu 1846`, `agc017_d`, and their addresses.

/// What the judges are called, and what ids begin with instead.
const JUDGES: [(&str, &str); 18] = [
    ("acwing", "acwing"),
    ("atcoder", ""),
    ("at", ""),
    ("bzoj", "bzoj"),
    ("codechef", "codechef"),
    ("codeforcesgym", "gym"),
    ("codeforces", "cf"),
    ("cf", "cf"),
    ("hackerrank", "hackerrank"),
    ("hdoj", "hdu"),
    ("hdu", "hdu"),
    ("kattis", "kattis"),
    ("lightoj", "lightoj"),
    ("luogu", "luogu"),
    ("洛谷", "luogu"),
    ("poj", "poj"),
    ("spoj", "spoj"),
    ("librarychecker", "yosupo"),
];

/// Whether a text may mean the problem with an id: whatever its case, blanks and marks, and without
/// the judge's name if it is more than a number.
pub fn may_mean(text: &str, id: &str) -> bool {
    let (text, forms) = (plain(text), forms(id));
    let said = JUDGES.iter().find(|(judge, _)| text.starts_with(judge));
    let written = said.map(|(judge, start)| format!("{start}{}", &text[judge.len()..]));
    written.is_some_and(|written| written == forms[0])
        || text == forms[0]
        || text.contains(char::is_alphabetic) && forms.contains(&text)
}

/// An id as plain text, with and without the judge's name.
pub fn forms(id: &str) -> Vec<String> {
    let id = plain(id);
    let names = JUDGES.iter().filter(|(_, start)| !start.is_empty());
    let mut forms: Vec<String> = names
        .filter_map(|(_, start)| Some(id.strip_prefix(start)?.to_string()))
        .collect();
    forms.insert(0, id);
    forms
}

/// The letters and digits of a text, the letters small.
pub fn plain(text: &str) -> String {
    let letters = text.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// What stands in front of a problem's name in an address.
const MARKS: [&str; 12] = [
    "challenges",
    "content",
    "description",
    "problem",
    "problem.php",
    "problemnew",
    "problems",
    "problemset",
    "show",
    "showproblem.php",
    "tasks",
    "volume_showproblem.php",
];

/// The site of an address and the problem's name there, if the text is an address.
pub fn address(text: &str) -> Option<(String, String)> {
    let (_, rest) = text.trim().split_once("://")?;
    let rest = rest.split('#').next().unwrap_or(rest);
    let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
    let mut parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    let queries = query.split('&').filter_map(|pair| pair.split_once('='));
    let numbers = queries.filter(|(key, _)| ["id", "pid", "problem"].contains(key));
    parts.extend(numbers.map(|(_, value)| value));

    let (host, parts) = parts.split_first()?;
    let endings = ["com", "cn", "edu", "jp", "org", "net"];
    let mut labels = host.rsplit('.').filter(|label| !endings.contains(label));
    let site = labels.next()?.to_lowercase();

    let is_mark = |part: &str| MARKS.contains(&part.to_lowercase().as_str());
    let marks = parts
        .windows(2)
        .position(|two| is_mark(two[0]) && !is_mark(two[1]));
    let name = match marks {
        // The number of the contest is a part of the name.
        Some(mark) if site == "codeforces" && mark > 0 && !is_mark(parts[mark - 1]) => {
            [parts[mark - 1], parts[mark + 1]].concat()
        }
        Some(mark) if site == "codeforces" => parts[mark + 1..].concat(),
        Some(mark) => parts[mark + 1].to_string(),
        None => parts.concat(),
    };
    Some((site, plain(&name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_judge_may_be_left_out_or_have_another_name() {
        for (id, texts) in [
            (
                "luogu_p2197",
                "luogu_p2197|P2197|p2197|luogu P2197|洛谷P2197|LUOGU-p2197",
            ),
            (
                "cf812e",
                "CF812E|812E|812e|cf 812 E|Codeforces 812E|codeforces-812e",
            ),
            (
                "agc017d",
                "agc017_d|AGC017D|agc 017 d|AtCoder AGC 017 D|AT_agc017_d",
            ),
            ("gym101908b", "gym 101908 B|101908B|Codeforces Gym 101908B"),
            ("hdu1846", "hdu 1846|HDU-1846|HDOJ 1846"),
            (
                "yosupo_nim_product_64",
                "nim_product_64|Library Checker nim_product_64",
            ),
            ("kattis_snim", "snim|Kattis snim"),
            ("typical90_031", "typical90 031"),
        ] {
            for text in texts.split('|') {
                assert!(may_mean(text, id), "{text} {id}");
            }
        }
        for (id, text) in [
            ("hdu1846", "1846"),
            ("hdu1846", "poj 1846"),
            ("luogu_p2197", "2197"),
            ("luogu_p2197", "P219"),
            ("luogu_p2197", "luogu"),
            ("cf812e", "e"),
            ("cf812e", "luogu 812e"),
            ("cf812e", ""),
        ] {
            assert!(!may_mean(text, id), "{text} {id}");
        }
    }

    #[test]
    fn an_address_names_its_problem() {
        for (site, name, texts) in [
            ("luogu", "p2197", "https://www.luogu.com.cn/problem/P2197 http://luogu.org/problemnew/show/P2197?contestId=1#submit"),
            ("codeforces", "812e", "https://codeforces.com/problemset/problem/812/E https://codeforces.com/contest/812/problem/E?locale=ru http://m1.codeforces.com/contest/812/problem/e/"),
            ("codeforces", "101908b", "https://codeforces.com/gym/101908/problem/B"),
            ("atcoder", "agc017d", "https://atcoder.jp/contests/agc017/tasks/agc017_d?lang=en"),
            ("hdu", "1846", "https://acm.hdu.edu.cn/showproblem.php?pid=1846 http://acm.split.hdu.edu.cn/showproblem.php?cid=7&pid=1846"),
            ("poj", "1704", "http://poj.org/problem?id=1704"),
            ("acwing", "895", "https://www.acwing.com/problem/content/895/ https://www.acwing.com/problem/content/description/895/"),
            ("spoj", "cot3", "https://www.spoj.com/problems/COT3/ https://www.spoj.com/problems/COT3/en/"),
            ("kattis", "snim", "https://open.kattis.com/problems/snim https://open.kattis.com/contests/x1/problems/snim"),
            ("hackerrank", "towerbreakers2", "https://www.hackerrank.com/contests/5-days/challenges/tower-breakers-2 https://www.hackerrank.com/challenges/tower-breakers-2/problem?isFullScreen=true"),
            ("lightoj", "1199", "http://lightoj.com/volume_showproblem.php?problem=1199"),
            ("yosupo", "nimproduct64", "https://judge.yosupo.jp/problem/nim_product_64"),
            ("lydsy", "4589", "https://www.lydsy.com/JudgeOnline/problem.php?id=4589"),
            ("codechef", "g3", "http://www.codechef.com/SEP09/problems/G3/ https://www.codechef.com/problems/G3"),
            ("nowcoder", "n14281b", "https://blog.nowcoder.net/n/14281b"),
        ] {
            for text in texts.split(' ') {
                let expected = Some((site.to_string(), name.to_string()));
                assert_eq!(address(text), expected, "{text}");
            }
        }
        for text in ["", "P2197", "https://", "problems/nim/a.rs", "C:\\a.rs"] {
            assert_eq!(address(text), None, "{text}");
        }
    }
}
