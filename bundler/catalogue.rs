//! The problems: the files `problems/<family>/<id>.rs`. What is told of them is in their heads.
use crate::files::{entries, read};
use crate::source::Error;
use crate::suggest;
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
            title: title(&text),
            link: lines.iter().find_map(link),
            technique: technique.replace('|', "\\|"),
            twin: lines.iter().find_map(twin),
        })
    }
}

/// What the paragraph on the technique begins with.
const TECHNIQUE: &str = "**Technique.** ";

/// The folder of the package.
pub fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All problems, by family and id.
pub fn problems() -> Result<Vec<Problem>, Error> {
    let mut problems = Vec::new();
    let is_source = |path: &PathBuf| path.extension().is_some_and(|end| end == "rs");
    let name = |path: &Path| {
        path.file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned()
    };
    for folder in entries(&home().join("problems"))? {
        if folder.is_dir() {
            let files = entries(&folder)?.into_iter().filter(is_source);
            problems.extend(files.map(|path| Problem {
                id: name(&path),
                family: name(&folder),
                path,
            }));
        }
    }
    Ok(problems)
}

/// The title of a page.
fn title(text: &str) -> String {
    let first = text.lines().next();
    let title = first.and_then(|line| line.strip_prefix("//! # "));
    title.unwrap_or("").to_string()
}

/// The file of the problem with an id. Fails if there is none, and names up to three that are near.
pub fn find(id: &str) -> Result<PathBuf, Error> {
    let problems = problems()?;
    if let Some(found) = problems.iter().find(|problem| problem.id == id) {
        return Ok(found.path.clone());
    }
    let near = suggest::near(id, problems.iter().map(|problem| problem.id.as_str()));
    let hint = if near.is_empty() {
        "`bundle --list` names them all".to_string()
    } else {
        let near: Vec<String> = near.iter().take(3).map(|id| format!("`{id}`")).collect();
        format!("is it {}?", near.join(" or "))
    };
    Err(Error(format!("error: no problem {id:?}; {hint}")))
}

/// Id, family and title of each problem, one a line.
pub fn list() -> Result<String, Error> {
    let problems = problems()?;
    let width = |of: fn(&Problem) -> &str| problems.iter().map(|problem| of(problem).len()).max();
    let ids = width(|problem| &problem.id).unwrap_or(0);
    let families = width(|problem| &problem.family).unwrap_or(0);
    let line = |problem: &Problem| {
        let Problem { id, family, .. } = problem;
        let title = problem.head()?.title;
        Ok(format!("{id:ids$}  {family:families$}  {title}\n"))
    };
    problems.iter().map(line).collect()
}

/// What the ids of judges begin with that take no Rust, or nothing any more.
const WITHOUT_RUST: [&str; 3] = ["bzoj", "hdu", "poj"];

/// The catalogue in Markdown: a table per family, in the order of the library's front page.
pub fn tables() -> Result<String, Error> {
    let map = read(&home().join("snippets/lib.rs"))?;
    let problems = problems()?;
    let mut families: Vec<&String> = problems.iter().map(|problem| &problem.family).collect();
    families.dedup();
    families.sort_by_key(|family| map.find(&format!("[`{family}`]")).unwrap_or(map.len()));
    let mut text = String::new();
    for family in families {
        let page = format!("snippets/{family}.rs");
        let title = title(&read(&home().join(&page))?);
        text += &format!("### [{title}]({page})\n\n| problem | technique |\n|---|---|\n");
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
