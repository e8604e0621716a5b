use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 6);
    let mut numbers = random.list(n, 0, 2);
    numbers[random.between(0, n - 1)] = 0;
    format!("{n}\n{}\n", line(&numbers))
}

fn largest(_: &mut Random) -> Vec<String> {
    let mut numbers = [30; 20];
    numbers[19] = 0;
    vec![format!("20\n{}\n", line(&numbers))]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let edges: Vec<u32> = input.read_list(n);
    // The numbers and the vertex of the coin; the edges of vertex v are v - 1 and v.
    let mut search = Search::normal(|(edges, coin): &(Vec<u32>, usize)| {
        let mut options = Vec::new();
        for (edge, end) in [
            (*coin, (coin + 1) % n),
            ((coin + n - 1) % n, (coin + n - 1) % n),
        ] {
            for number in 0..edges[edge] {
                let mut edges = edges.clone();
                edges[edge] = number;
                options.push((edges, end));
            }
        }
        options
    });
    output.line(either(search.wins(&(edges, 0)), "YES", "NO"));
}
