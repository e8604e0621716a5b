//! What is reported when something fails.
use std::path::Path;

/// What went wrong, ready to be printed: in a file, `path:line:column: error: message`.
#[derive(Debug)]
pub struct Error(pub String);

impl Error {
    /// An error in a file, at the place where `text`, the beginning of the file, ends.
    pub fn behind(path: &Path, text: &str, message: &str) -> Self {
        let row = text.matches('\n').count() + 1;
        let column = text.chars().rev().take_while(|&c| c != '\n').count() + 1;
        let path = path.display();
        Self(format!("{path}:{row}:{column}: error: {message}"))
    }
}

pub type Result<T> = std::result::Result<T, Error>;

/// Fails with a message that is written as for `format!`.
macro_rules! fail {
    ($($message:tt)*) => {
        Err($crate::error::Error(format!($($message)*)))
    };
}
pub(crate) use fail;
