//! `new`: what a problem of the catalogue consists of, to be filled in where it says `TODO`.
use crate::catalogue::{is_module, problems};
use crate::error::Error;
use crate::files::{create, read, show, write};
use crate::home::home;
use crate::spoken::address;
use std::path::Path;

const SOLUTION: &str = include_str!("skeletons/solution.rs");
const ORACLE: &str = include_str!("skeletons/oracle.rs");

/// Writes what is missing of the problem `FAMILY/ID`: the solution, the folder of its samples, the
/// oracle and the line of the catalogue.
pub fn new(name: &str, url: Option<&str>) -> Result<(), Error> {
    let parts = name.split_once('/');
    let parts = parts.filter(|(family, id)| is_module(family) && is_module(id));
    let (family, id) = parts.ok_or_else(|| {
        let form = "small letters, digits and _, as nim/luogu_p2197";
        Error(format!(
            "error: expected FAMILY/ID in {form}, found {name:?}"
        ))
    })?;
    for other in problems()? {
        let is_there = other.id == id && other.family != family;
        if is_there || other.id != id && other.is_at(url.unwrap_or(""))? {
            let path = other.path.display();
            return Err(Error(format!("{path}: error: this is the problem already")));
        }
    }
    if let Some(url) = url.filter(|url| address(url).is_none()) {
        return Err(Error(format!("error: expected a URL, found {url:?}")));
    }
    let home = home()?;
    let url = url.unwrap_or("TODO: the address of the statement");
    begin(
        &home.join(format!("problems/{family}/{id}.rs")),
        &SOLUTION.replace("URL", url),
    )?;
    begin(&home.join(format!("tests/oracles/{id}.rs")), ORACLE)?;
    let samples = home.join(format!("tests/samples/{id}"));
    create(&samples)?;
    show(&format!("{}: for 1.in, 1.out, ...\n", samples.display()))?;
    enter(&home.join("problems/catalogue.rs"))
}

/// Writes a file that is not there yet.
fn begin(path: &Path, text: &str) -> Result<(), Error> {
    let state = if path.exists() {
        "is there already"
    } else {
        create(path.parent().unwrap_or(Path::new("")))?;
        write(path, text)?;
        "to be filled in where it says TODO"
    };
    show(&format!("{}: {state}\n", path.display()))
}

/// Has the catalogue name all problems that there are.
fn enter(path: &Path) -> Result<(), Error> {
    let text = read(path)?;
    let open = "$callback! {";
    let start = text.find(open).map(|start| start + open.len());
    let end = text.find("\n        }").filter(|&end| Some(end) > start);
    let (Some(start), Some(end)) = (start, end) else {
        return Err(Error(format!(
            "{}: error: no list of problems is in it",
            path.display()
        )));
    };
    let mut list = String::new();
    let problems = problems()?;
    let mut families: Vec<&str> = problems.iter().map(|problem| &*problem.family).collect();
    families.dedup();
    for family in families {
        list += &format!("\n            {family} {{\n");
        for problem in problems.iter().filter(|problem| problem.family == family) {
            list += &format!("                {}\n", problem.id);
        }
        list += "            }";
    }
    write(path, &[&text[..start], &list, &text[end..]].concat())?;
    show(&format!("{}: names all problems\n", path.display()))
}
