//! What is told when a command fails.
use std::fmt;

/// What went wrong, ready to be printed: `path:line:column: error: message`, the line and a caret.
#[derive(Clone, Debug)]
pub struct Error(pub String);

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}
