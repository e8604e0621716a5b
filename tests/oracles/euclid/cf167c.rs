use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    cases(8, || {
        let small = random.between(0, 6);
        let most = either(random.between(0, 1) == 0, 20, 200);
        let large = random.between(0, most);
        let pair = either(random.between(0, 1) == 0, [small, large], [large, small]);
        line(&pair) + "\n"
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000_000_000_000u64;
    let mut any = || line(&random.list(2, most / 2, most)) + "\n";
    let random = cases(10_000, &mut any);
    // Two neighbouring Fibonacci numbers have the most remainders.
    let bounds = cases(10_000, || {
        "679891637638612258 420196140727489673\n".to_string()
    });
    let small = format!(
        "4\n{most} 1\n{most} {most}\n{most} {}\n1000000000 {most}\n",
        most - 1
    );
    vec![random, bounds, small]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|&(a, b): &(u64, u64)| {
        let (small, large) = (a.min(b), a.max(b));
        if small == 0 {
            return Vec::new();
        }
        let mut options = vec![(small, large % small)];
        let mut power = small;
        while power <= large {
            options.push((small, large - power));
            if small == 1 {
                break;
            }
            power *= small;
        }
        options
    });
    for _ in 0..input.read() {
        let pair = (input.read(), input.read());
        output.line(either(search.wins(&pair), "First", "Second"));
    }
}
