// The problems as modules, for their documentation and their tests; catalogue.rs lists them.

/// A solution: reads the input of a problem and writes its answer.
pub type Solve = fn(&mut snippets::io::Input, &mut snippets::io::Output);

macro_rules! modules {
    ($($family:ident {
        $($id:ident($($name:literal),*) $({
            $($here:ident $(: $how_here:literal)?,)*
            $($there:literal $(: $how_there:literal)?,)*
        })?)*
    })*) => {
        $(
            pub mod $family {
                $(
                    // The search finds a problem by its other names.
                    $(#[doc(alias = $name)])*
                    $($(#[doc(alias = $there)])*)?
                    // Where the labels on the page of each problem lead; the samples, from target/doc.
                    #[doc = concat!(
                        "[Program]: ../../../../src/snippets/problems/",
                        stringify!($family), "/", stringify!($id), ".rs.html\n",
                        "[Samples]: ../../../../../../tests/samples/", stringify!($id), "\n",
                        "[Difficulty]: ../../index.html#difficulty\n",
                    )]
                    // What is shown where the pointer rests on the label.
                    $(#[doc = concat!(
                        "[Twins]: ../../index.html#table \"",
                        $(stringify!($here), $(", ", $how_here,)? "\n",)*
                        $($there, $(", ", $how_there,)? "\n",)*
                        "\"\n",
                    )])?
                    #[allow(dead_code)] // A judge runs `main`.
                    pub mod $id;
                )*
            }
        )*
    };
}
problems!(modules);
