//! `listen`: begins the problems that a browser posts, with their samples.
//!
//! [Competitive Companion](https://github.com/jmerle/competitive-companion), an extension, posts each problem as
//! JSON to some ports of this machine, gives up after half a second, and takes no notice of the answer.
use super::new::{begin, begin_file};
use crate::arguments::Options;
use crate::entries::Entries;
use crate::error::{fail, Result};
use crate::files::{cannot, show};
use std::collections::HashMap;
use std::io::{stdin, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::exit;
use std::sync::mpsc::channel;
use std::thread::spawn;
use std::time::Duration;

/// The ports to which the extension posts JSON as it comes.
const PORTS: [u16; 7] = [10043, 27121, 10045, 10042, 6174, 4244, 1327];

/// The most bytes of a request.
const MOST_BYTES: u64 = 16 << 20;

/// How long is waited for the next bytes.
const PATIENCE: Duration = Duration::from_secs(5);

/// Begins each problem that is posted, until a line is typed or a contest is complete.
pub fn listen(words: &[String], options: &Options) -> Result<()> {
    let folder = match words {
        [] => "",
        [folder] => folder,
        _ => return fail!("error: expected one folder, found {words:?}"),
    };
    let mut ports = PORTS.to_vec();
    if options.has("--port") {
        ports = vec![options.number("--port", 0)?];
    }
    let bind = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).ok();
    let Some(listener) = ports.iter().find_map(bind) else {
        return fail!("error: cannot listen: no port of {ports:?} is free");
    };
    let place = listener.local_addr().expect("its address");
    show(&format!(
        "{place} waits for Competitive Companion; Enter ends it\n"
    ))?;
    spawn(|| {
        // An input that ends is one in which nobody can type.
        if stdin()
            .read_line(&mut String::new())
            .is_ok_and(|length| length > 0)
        {
            exit(0);
        }
    });
    let (sender, problems) = channel();
    spawn(move || {
        for stream in listener.incoming().flatten() {
            let sender = sender.clone();
            spawn(move || match posted(&stream) {
                Ok(problem) => {
                    answer(&stream, "200 OK");
                    // Nobody is there any more if the contest is complete.
                    let _ = sender.send(problem);
                }
                Err(error) => {
                    answer(&stream, "400 Bad Request");
                    eprintln!("refused: {}", error.0);
                }
            });
        }
    });
    let mut counts = HashMap::new();
    for problem in problems {
        save(&problem, Path::new(folder))?;
        let count = counts.entry(problem.get("batch.id.", "")).or_insert(0);
        *count += 1;
        if *count > 1 && problem.get("batch.size.", "") == count.to_string() {
            return show(&format!("all {count} problems are there\n"));
        }
    }
    Ok(())
}

/// Reads the problem of a request: a `POST /` of JSON to this machine by its own name, which no page of the web sends.
fn posted(stream: &TcpStream) -> Result<Entries> {
    let failed = cannot("read it", Path::new("request"));
    stream.set_read_timeout(Some(PATIENCE)).map_err(&failed)?;
    let mut reader = BufReader::new(stream).take(MOST_BYTES);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if reader.read_line(&mut head).map_err(&failed)? == 0 {
            return fail!("error: the head of the request does not end");
        }
    }
    let head = head.to_lowercase();
    let value = |name: &str| {
        head.lines()
            .find_map(|line| line.strip_prefix(name))
            .unwrap_or("")
    };
    let host = value("host: ").split(':').next();
    let is_meant = head.starts_with("post / http/1.")
        && matches!(host, Some("localhost" | "127.0.0.1"))
        && value("content-type: ").starts_with("application/json");
    let length = value("content-length: ").parse().unwrap_or(u64::MAX);
    if !is_meant || length > MOST_BYTES {
        return fail!("error: expected POST / of JSON to localhost, with its length");
    }
    let mut body = String::new();
    let read = reader.take(length).read_to_string(&mut body);
    if (read.map_err(&failed)? as u64) < length {
        return fail!("error: the request has at most 16 MiB and ends after its length");
    }
    let problem = Entries::parse(Path::new("problem"), &body)?;
    let texts = |name: &str| problem.all(name).len();
    if texts("name.") != 1 || texts("tests.input.") != texts("tests.output.") {
        return fail!("error: the problem has no name, or inputs without outputs");
    }
    Ok(problem)
}

/// Answers a request. Whether the other side listens does not matter.
fn answer(mut stream: &TcpStream, status: &str) {
    let _ = write!(stream, "HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n");
}

/// Writes what is not there yet of a problem, and says what may be done next.
fn save(problem: &Entries, folder: &Path) -> Result<()> {
    let name = called(&problem.get("name.", ""), &problem.get("url.", ""));
    let solution = folder.join(format!("{name}.rs"));
    begin(&solution)?;
    let is_dialogue = problem.get("interactive.", "") == "true";
    let tests = problem
        .all("tests.input.")
        .into_iter()
        .zip(problem.all("tests.output."));
    for ((input, output), number) in tests.zip(1..) {
        let file = |ending: &str| folder.join(format!("{name}.{number}.{ending}"));
        if is_dialogue {
            let dialogue = format!("The judge says:\n{input}\nYou say:\n{output}");
            begin_file(&file("txt"), &dialogue)?;
        } else {
            begin_file(&file("in"), &input)?;
            begin_file(&file("out"), &output)?;
        }
    }
    let solution = solution.display();
    show(&if is_dialogue {
        format!("next: write a referee, grundy stress {solution} --judge REFEREE\n")
    } else {
        format!("next: grundy test {solution}\n")
    })
}

/// What people call a problem: P1247, `abc400_d`, 1823e, or the first word of its title.
fn called(title: &str, url: &str) -> String {
    let parts: Vec<&str> = url.split('/').filter(|part| *part != "problem").collect();
    let name = match parts[..] {
        [.., contest, id] if url.contains("codeforces.com") => {
            contest.to_string() + &id.to_lowercase()
        }
        [.., id] if url.contains("luogu.com") || url.contains("atcoder.jp") => id.to_string(),
        _ => title
            .split_whitespace()
            .next()
            .unwrap_or_default()
            .to_string(),
    };
    let is_fit = |c: &char| c.is_alphanumeric() || "-_".contains(*c);
    // What begins with `-` is an option, and names of files have a greatest length.
    let name: String = name
        .chars()
        .filter(is_fit)
        .skip_while(|c| *c == '-')
        .take(60)
        .collect();
    if name.is_empty() {
        return "problem".to_string();
    }
    name
}
