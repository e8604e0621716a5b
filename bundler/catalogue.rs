//! The problems: the files `problems/<family>/<id>.rs`. What is told of them is in their heads.
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
}

impl Problem {
    fn head(&self) -> Result<Head, Error> {
        let text = std::fs::read_to_string(&self.path);
        let text = text.map_err(|error| unreadable(&self.path, &error))?;
        let lines = text.lines().map_while(|line| line.strip_prefix("//!"));
        let lines: Vec<&str> = lines.map(str::trim).collect();
        let title = lines.first().and_then(|line| line.strip_prefix("# "));
        let link = |line: &&str| {
            line.strip_prefix('<')?
                .strip_suffix('>')
                .map(str::to_string)
        };
        let technique = lines.iter().skip_while(|line| !line.starts_with(TECHNIQUE));
        let technique = technique.take_while(|line| !line.is_empty());
        let technique = technique.copied().collect::<Vec<_>>().join(" ");
        let technique = technique.trim_start_matches(TECHNIQUE);
        let end = technique.find(". ").map_or(technique.len(), |end| end + 1);
        let technique = technique[..end].replace("[`", "`").replace("`]", "`");
        Ok(Head {
            title: title.unwrap_or("").to_string(),
            link: lines.iter().find_map(link),
            technique: technique.replace('|', "\\|"),
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

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let entries = std::fs::read_dir(folder).map_err(|error| unreadable(folder, &error))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut paths: Vec<PathBuf> = paths.collect();
    paths.sort();
    Ok(paths)
}

fn unreadable(path: &Path, error: &std::io::Error) -> Error {
    let path = path.display();
    Error(format!("{path}: error: cannot read it: {error}"))
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

/// The catalogue as a table in Markdown.
pub fn table() -> Result<String, Error> {
    let mut table = String::from("| id | problem | game | technique |\n|---|---|---|---|\n");
    for problem in problems()? {
        let Head {
            title,
            link,
            technique,
        } = problem.head()?;
        let title = link.map_or(title.clone(), |link| format!("[{title}]({link})"));
        let (id, family) = (&problem.id, &problem.family);
        let id = format!("[{id}](problems/{family}/{id}.rs)");
        let page = format!("[{family}](snippets/{family}.rs)");
        table += &format!("| {id} | {title} | {page} | {technique} |\n");
    }
    Ok(table)
}
