//! `grundy listen`: the requests of `listen.txt` with the status that each gets, and what is made of them.
use crate::support::{folder_with, grundy};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::process::Stdio;

/// Each request has a line with its status above. The last one completes a contest. After it comes what is said, and
/// a file of a sample.
#[test]
fn requests_are_served_or_refused() {
    let folder = folder_with("listen", &[("abc400_d.1.in", "mine\n")]);
    let mut command = grundy();
    command.args(["listen", "--port", "0"]).current_dir(&folder);
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::null()).spawn().expect("it runs");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    output.read_line(&mut line).expect("a line");
    let address = line.split(' ').next().expect("an address");
    let text = include_str!("listen.txt").replace("\r\n", "\n");
    let (requests, said) = text.split_once("=== said\n").expect("two parts");
    for request in requests.split("=== ").skip(1) {
        let (status, request) = request.split_once('\n').expect("a status");
        let (head, body) = request.split_once("\n\n").expect("a head");
        let head = head.replace("LENGTH", &body.len().to_string());
        let mut stream = TcpStream::connect(address).expect("a connection");
        let request = head.replace('\n', "\r\n") + "\r\n\r\n" + body;
        stream.write_all(request.as_bytes()).expect("a listener");
        stream.shutdown(Shutdown::Write).expect("a listener");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let start = format!("HTTP/1.1 {status} ");
        assert!(answer.starts_with(&start), "{request}\n{answer}");
    }
    let mut all = String::new();
    output.read_to_string(&mut all).expect("text");
    assert_eq!(all, said);
    assert!(child.wait().expect("it ends").success());
    let kept = fs::read_to_string(folder.join("abc400_d.1.in"));
    assert_eq!(kept.expect("a file"), "mine\n");
    let sample = fs::read_to_string(folder.join("abc400_d.2.out"));
    assert_eq!(sample.expect("a file"), "甲\t\n");
}
