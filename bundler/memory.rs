//! The memory of a program that runs.
use std::fs;
use std::process::Child;

/// The most memory that a program has had, in KiB. Linux tells it.
pub fn peak(child: &Child) -> Option<u32> {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}
