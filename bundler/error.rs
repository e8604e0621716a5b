//! What is told when something fails.
use std::fmt;

/// What went wrong, ready to be printed: `path:line:column: error: message`, the line and a caret.
#[derive(Clone, Debug)]
pub struct Error(pub String);

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// Fails with a message that is written as for `format!`.
macro_rules! fail {
    ($($message:tt)*) => {
        Err($crate::error::Error(format!($($message)*)))
    };
}
pub(crate) use fail;
