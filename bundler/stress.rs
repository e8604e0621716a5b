//! `stress` (对拍): a solution against a brute force, on inputs of a generator, until they differ.
use crate::error::Error;
use crate::files::{show, write};
use crate::test::verdict;
use crate::trial::{run, End, Folder, Run};
use std::path::Path;
use std::process::Command;
use std::thread::{self, ScopedJoinHandle};
use std::time::{Duration, Instant};

/// The bundles that take part.
pub struct Bundles {
    pub edition: u32,
    pub solution: String,
    pub brute: String,
    /// It gets the seed as its argument.
    pub generator: String,
    /// It gets the paths of the input, of the solution's answer and of the brute force's answer, and
    /// fails if the first answer is wrong.
    pub checker: Option<String>,
}

/// Compares the answers to the inputs of the seeds 1 to `cases`. At the first wrong one it writes the
/// input to `failing` and fails.
pub fn stress(bundles: &Bundles, cases: u64, limit: Duration, failing: &Path) -> Result<(), Error> {
    let folder = Folder::new(bundles.edition)?;
    let mut sources = vec![
        ("solution", &bundles.solution),
        ("brute", &bundles.brute),
        ("generator", &bundles.generator),
    ];
    sources.extend(bundles.checker.iter().map(|bundle| ("checker", bundle)));
    // It takes longer than most comparisons, so all at once.
    let programs = thread::scope(|scope| {
        let sources = sources.iter();
        let threads = sources.map(|(name, bundle)| scope.spawn(|| folder.compile(name, bundle)));
        let threads: Vec<_> = threads.collect();
        let programs = threads.into_iter().map(ScopedJoinHandle::join);
        let programs = programs.map(|program| program.expect("a thread that compiles"));
        programs.collect::<Result<Vec<_>, _>>()
    })?;
    let (solution, brute, generator) = (&programs[0], &programs[1], &programs[2]);
    let checker = programs.get(3);

    let nothing = folder.file("nothing");
    write(&nothing, "")?;
    let [input, answer, brutes] =
        ["input", "answer", "brutes_answer"].map(|name| folder.file(name));
    let fails = |who: &str, seed: u64, run: &Run| {
        let (verdict, cause) = verdict(run, "", limit);
        let cause = cause.trim_end();
        let message = format!("error: {who} fails on seed {seed}: {verdict}, {cause}");
        Error(message)
    };
    let must = |command: &mut Command, input: &Path, seed: u64, who: &str| {
        let run = run(command, input, limit)?;
        match run.end {
            End::Success => Ok(run.output),
            _ => Err(fails(who, seed, &run)),
        }
    };
    let mut shown = Instant::now();
    for seed in 1..=cases {
        let mut command = Command::new(generator);
        let text = must(
            command.arg(seed.to_string()),
            &nothing,
            seed,
            "the generator",
        )?;
        write(&input, &text)?;
        let expected = must(&mut Command::new(brute), &input, seed, "the brute force")?;
        let found = run(&mut Command::new(solution), &input, limit)?;
        let (mut verdict, mut cause) = verdict(&found, &expected, limit);
        if let (Some(checker), End::Success) = (checker, &found.end) {
            write(&answer, &found.output)?;
            write(&brutes, &expected)?;
            let paths = [&input, &answer, &brutes];
            let check = run(Command::new(checker).args(paths), &nothing, limit)?;
            (verdict, cause) = match check.end {
                End::Success => ("AC", String::new()),
                End::Failure(_) => ("WA", check.output + &check.errors),
                _ => return Err(fails("the checker", seed, &check)),
            };
        }
        if verdict != "AC" {
            write(failing, &text)?;
            let failing = failing.display();
            let text = if text.len() < 1000 { &text } else { "" };
            let cause = cause.trim_end();
            show(&format!(
                "{verdict}  seed {seed}, input in {failing}:\n{text}{cause}\n"
            ))?;
            return Err(Error(format!("error: wrong on seed {seed}")));
        }
        if shown.elapsed() > Duration::from_secs(1) {
            shown = Instant::now();
            eprintln!("{seed} cases are right");
        }
    }
    show(&format!("{cases} cases are right\n"))
}
