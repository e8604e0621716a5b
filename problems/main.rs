//! `solve ID` runs the solution of a problem on standard input.
#[path = "catalogue.rs"]
mod catalogue;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [id] = arguments.as_slice() else {
        eprintln!("usage: solve ID < INPUT");
        std::process::exit(1);
    };
    let Some(solve) = catalogue::find(id) else {
        eprintln!("error: no problem {id:?}; `bundle --list` names them all");
        std::process::exit(1);
    };
    snippets::io::run(solve);
}
