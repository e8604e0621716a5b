//! All problems, each once: a family (a folder beside this file) and its ids (the files in it).

/// Hands the catalogue to the macro that is named.
macro_rules! problems {
    ($callback:ident) => {
        $callback! {
            every_sg {
                hdu3595
            }
            geography {
                luogu_p1971
                luogu_p4055
                luogu_p4136
                luogu_p4617
            }
            hackenbush {
                poj3710
            }
            mex {
                gym101908b
            }
            nim {
                luogu_p2197
            }
            retrograde {
                luogu_p6560
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
