//! All problems, each once: a family (a folder beside this file) and its ids (the files in it).

/// Hands the catalogue to the macro that is named.
macro_rules! problems {
    ($callback:ident) => {
        $callback! {
            lasker {
                hdu3032
            }
            nim {
                cf603c
                cf768e
                luogu_p2148
                luogu_p2197
            }
            octal {
                cf1704f
                cf305e
                poj3537
            }
        }
    };
}

#[allow(unused_imports)] // the tests take it from here, `solve` does not
pub(crate) use problems;

/// A solution: reads the input of a problem and writes its answer.
pub type Solve = fn(&mut snippets::io::Input, &mut snippets::io::Output);

macro_rules! modules {
    ($($family:ident { $($id:ident)* })*) => {
        $(
            pub mod $family {
                $(
                    pub mod $id;
                )*
            }
        )*

        // What a judge runs.
        $($(
            const _: fn() = $family::$id::main;
        )*)*

        /// The solution of the problem with the id `id`.
        pub fn find(id: &str) -> Option<Solve> {
            match id {
                $($(stringify!($id) => Some($family::$id::solve),)*)*
                _ => None,
            }
        }
    };
}
problems!(modules);
