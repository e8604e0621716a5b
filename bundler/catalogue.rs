//! The problems: the files `problems/<family>/<id>.rs`. What is told of them is in their heads.
use crate::error::Error;
use crate::files::{entries, read};
use crate::home::home;
use crate::heading::title;
use crate::tokens::is_keyword;
use crate::spoken::{address, forms, may_mean, plain};
use crate::suggest::distance;
use std::path::{Path, PathBuf};

/// A problem.
pub struct Problem {
    /// The name of its file.
    pub id: String,
    /// The name of its folder.
    pub family: String,
    /// Its file.
    pub path: PathBuf,
}

/// What the head of a problem's file tells.
struct Head {
    /// The first line.
    title: String,
    /// Where the problem is.
    link: Option<String>,
    /// The first sentence on the technique, on one line. Links to items, which only the
    /// documentation can follow, are code.
    technique: String,
    /// The id of much the same problem on a judge that takes Rust.
    twin: Option<String>,
}

impl Problem {
    /// Its line in a list.
    fn line(&self) -> Result<String, Error> {
        Ok(format!(
            "  {:width$}  {}\n",
            self.id,
            self.head()?.title,
            width = WIDTH - 2
        ))
    }

    /// Whether a text is the address of its statement.
    pub fn is_at(&self, text: &str) -> Result<bool, Error> {
        let asked = address(text);
        let own = || Ok(self.head()?.link.and_then(|link| address(&link)));
        Ok(asked.is_some() && asked == own()?)
    }

    fn head(&self) -> Result<Head, Error> {
        let text = read(&self.path)?;
        let lines = text.lines().map_while(|line| line.strip_prefix("//!"));
        let lines: Vec<&str> = lines.map(str::trim).collect();
        let link = |line: &&str| {
            line.strip_prefix('<')?
                .strip_suffix('>')
                .map(str::to_string)
        };
        let twin = |line: &&str| {
            let id = line.strip_prefix("**Twin.** `")?.strip_suffix("`.")?;
            Some(id.to_string())
        };
        let technique = lines.iter().skip_while(|line| !line.starts_with(TECHNIQUE));
        let technique = technique.take_while(|line| !line.is_empty());
        let technique = technique.copied().collect::<Vec<_>>().join(" ");
        let technique = technique.trim_start_matches(TECHNIQUE);
        let end = technique.find(". ").map_or(technique.len(), |end| end + 1);
        let technique = technique[..end].replace("[`", "`").replace("`]", "`");
        Ok(Head {
            title: title(&text).unwrap_or_default(),
            link: lines.iter().find_map(link),
            technique: technique.replace('|', "\\|"),
            twin: lines.iter().find_map(twin),
        })
    }
}

/// What the paragraph on the technique begins with.
const TECHNIQUE: &str = "**Technique.** ";

/// All problems, by family and id.
pub fn problems() -> Result<Vec<Problem>, Error> {
    let mut problems = Vec::new();
    for folder in entries(&home()?.join("problems"))? {
        if folder.is_dir() {
            problems.extend(sources(&folder)?.into_iter().map(|path| Problem {
                id: stem(&path),
                family: stem(&folder),
                path,
            }));
        }
    }
    Ok(problems)
}

/// The source files in a folder, by name.
fn sources(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut files = entries(folder)?;
    files.retain(|path| path.extension().is_some_and(|end| end == "rs"));
    Ok(files)
}

/// The name of a file without its ending, or of a folder.
fn stem(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}

/// The problem that a text means: by its id, as people say that, or by its address. Fails if there is
/// none, and names the ids that one change makes, or if there are several.
pub fn find(text: &str) -> Result<Problem, Error> {
    if let Some(problem) = with_id(text)? {
        return Ok(problem);
    }
    let mut problems = problems()?;
    let mut meant = Vec::new();
    for (place, problem) in problems.iter().enumerate() {
        if problem.is_at(text)? {
            return Ok(problems.swap_remove(place));
        }
        let name = match address(text) {
            // Some show the problems of other judges.
            Some((site, name)) if ["luogu", "vjudge"].contains(&site.as_str()) => name,
            Some(_) => continue,
            None => text.to_string(),
        };
        if may_mean(&name, &problem.id) {
            meant.push(place);
        }
    }
    if let [place] = meant[..] {
        return Ok(problems.swap_remove(place));
    }
    let is_meant = |place, family: &str| meant.contains(&place) || plain(text) == plain(family);
    let mut candidates = String::new();
    for (place, problem) in problems.iter().enumerate() {
        if is_meant(place, &problem.family) {
            candidates += &problem.line()?;
        }
    }
    if !candidates.is_empty() {
        let candidates = candidates.trim_end();
        return Err(Error(format!(
            "error: which of these is {text:?}?\n{candidates}"
        )));
    }
    let near = near(text, &problems);
    let hint = match near[..] {
        [] => "`grundy list` names them all".to_string(),
        _ => format!("is it {}?", near.join(" or ")),
    };
    Err(Error(format!("error: no problem {text:?}; {hint}")))
}

/// The problem with an id. Faster than a look at all of them.
fn with_id(id: &str) -> Result<Option<Problem>, Error> {
    let folders = entries(&home()?.join("problems"))?;
    let problem = |folder: PathBuf| Problem {
        id: id.to_string(),
        family: stem(&folder),
        path: folder.join(format!("{id}.rs")),
    };
    let mut problems = folders.into_iter().map(problem);
    Ok(problems.find(|problem| is_module(id) && problem.path.is_file()))
}

/// Whether a file or folder of that name can be a module.
pub fn is_module(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name
            .chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
        && !is_keyword(name)
}

/// Up to three ids, with or without the judge's name, that are nearest to a text: one change makes them.
fn near(text: &str, problems: &[Problem]) -> Vec<String> {
    let text = plain(text);
    let nearest = |id| {
        let distances = forms(id).into_iter().map(|form| distance(&text, &form));
        distances.min().unwrap_or(usize::MAX)
    };
    let ids = problems.iter().map(|problem| &problem.id);
    let mut near: Vec<(usize, &String)> = ids.map(|id| (nearest(id), id)).collect();
    near.sort_unstable();
    let least = near.first().map(|(distance, _)| *distance);
    let near = near.into_iter();
    let near = near.filter(|(distance, _)| *distance <= 1 && Some(*distance) == least);
    near.take(3).map(|(_, id)| format!("`{id}`")).collect()
}

/// A page of the library, or a family of problems that has none.
struct Page {
    name: String,
    title: String,
    /// What it is found by: its title, its aliases and its names on the front page.
    names: String,
}

/// All pages, by name.
fn pages(problems: &[Problem]) -> Result<Vec<Page>, Error> {
    let home = home()?;
    let front = read(&home.join("snippets/lib.rs"))?;
    let files = sources(&home.join("snippets"))?;
    let mut names: Vec<String> = files.iter().map(|path| stem(path)).collect();
    names.retain(|name| name != "lib");
    names.extend(problems.iter().map(|problem| problem.family.clone()));
    names.sort();
    names.dedup();
    let page = |name: String| {
        let path = home.join(format!("snippets/{name}.rs"));
        let text = path.is_file().then(|| read(&path)).transpose()?;
        let text = text.unwrap_or_default();
        let start = format!("{name}`]");
        let links = front.split("[`").filter(|link| link.starts_with(&start));
        let aliases = text.lines().filter(|line| line.contains("doc(alias"));
        let title = title(&text).unwrap_or_default();
        let mut names = vec![name.as_str(), &title];
        names.extend(links.filter_map(|link| link.split(['|', '\n']).next()));
        names.extend(aliases);
        let names = names.join("\n");
        Ok(Page { name, title, names })
    };
    names.into_iter().map(page).collect()
}

/// The pages and, under each, its problems that match all words: in their ids, titles, techniques,
/// families and in the names of their pages. A page stands there, too, if only a problem matches.
pub fn list(words: &[&str]) -> Result<String, Error> {
    let words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let matches = |text: &str| {
        let text = text.to_lowercase();
        words.iter().all(|word| text.contains(word))
    };
    let problems = problems()?;
    let mut text = String::new();
    for page in pages(&problems)? {
        let mut lines = String::new();
        let is_its = |problem: &&Problem| problem.family == page.name;
        for problem in problems.iter().filter(is_its) {
            let head = problem.head()?;
            let names = [&problem.id, &head.title, &head.technique, &page.names];
            if matches(&names.map(String::as_str).join("\n")) {
                lines += &problem.line()?;
            }
        }
        if !lines.is_empty() || matches(&page.names) {
            let line = format!("{:WIDTH$}  {}", page.name, page.title);
            text += line.trim_end();
            text += &format!("\n{lines}");
        }
    }
    if text.is_empty() {
        let words = words.join(" ");
        return Err(Error(format!(
            "error: no problem and no page matches {words:?}"
        )));
    }
    Ok(text)
}

/// The width of the first column of a list.
const WIDTH: usize = 30;

/// What the ids of judges begin with that take no Rust, or nothing any more.
const WITHOUT_RUST: [&str; 3] = ["bzoj", "hdu", "poj"];

/// The catalogue in Markdown: a table per family, in the order of the library's front page.
pub fn tables() -> Result<String, Error> {
    let map = read(&home()?.join("snippets/lib.rs"))?;
    let problems = problems()?;
    let mut families: Vec<&String> = problems.iter().map(|problem| &problem.family).collect();
    families.dedup();
    families.sort_by_key(|family| map.find(&format!("[`{family}`]")).unwrap_or(map.len()));
    let mut text = String::new();
    for family in families {
        let page = format!("snippets/{family}.rs");
        let path = home()?.join(&page);
        let title = if path.is_file() {
            format!("[{}]({page})", title(&read(&path)?).unwrap_or_default())
        } else {
            family.clone()
        };
        text += &format!("### {title}\n\n| problem | technique |\n|---|---|\n");
        for problem in problems.iter().filter(|problem| problem.family == *family) {
            text += &row(problem, &problems)?;
        }
        text += "\n";
    }
    Ok(text + "\u{2020} This judge takes no Rust (HDU, POJ), or is closed (BZOJ).\n")
}

/// The line of a problem.
fn row(problem: &Problem, all: &[Problem]) -> Result<String, Error> {
    let head = problem.head()?;
    let title = match &head.link {
        Some(link) => format!("[{}]({link})", head.title),
        None => head.title,
    };
    let is_open = !WITHOUT_RUST
        .iter()
        .any(|judge| problem.id.starts_with(judge));
    let mark = if is_open { "" } else { " \u{2020}" };
    let link = |problem: &Problem| {
        let Problem { id, family, .. } = problem;
        format!("[{id}](problems/{family}/{id}.rs)")
    };
    let twin = all
        .iter()
        .find(|other| head.twin.as_ref() == Some(&other.id));
    let twin = twin.map_or(String::new(), |twin| format!(" Twin: {}.", link(twin)));
    let (link, technique) = (link(problem), head.technique);
    Ok(format!("| {link}{mark}<br>{title} | {technique}{twin} |\n"))
}
