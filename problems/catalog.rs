//! All problems, each once: a family (a folder beside this file) and its ids (the files in it).

/// Hands the catalogue to the macro that is named.
macro_rules! problems {
    ($callback:ident) => {
        $callback! {
            coin_turning {
                cf494e
                hdu3404
                luogu_p2594
                luogu_p3179
            }
            divisor_nim {
                abc368f
                hackerrank_tower_breakers_2
            }
            nim {
                luogu_p2197
            }
            nimber {
                yosupo_nim_product_64
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
