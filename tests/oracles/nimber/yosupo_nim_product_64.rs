use crate::prelude::*;
use snippets::mex::mex;
oracle! { tests(generate, solve).largest(largest, None, None).slow() }

fn generate(random: &mut Random) -> String {
    let mut input = String::from("12\n");
    for i in 0..12 {
        let bits = if i < 4 { 4 } else { random.between(1, 64) };
        let most = u64::MAX >> (64 - bits);
        input += &format!("{} {}\n", random.between(0, most), random.between(0, most));
    }
    input
}

/// Half a million pairs of numbers of 20 digits, and a million of shorter ones: a million of the
/// longest would be 40 megabytes.
fn largest(random: &mut Random) -> Vec<String> {
    let sizes = [(500_000, 1 << 63, u64::MAX), (1_000_000, 1 << 31, 1 << 32)];
    let input = |(count, least, most)| {
        let mut input = String::with_capacity(24_000_000);
        writeln!(input, "{count}").unwrap();
        for _ in 0..count {
            let (a, b) = (random.between(least, most), random.between(least, most));
            writeln!(input, "{a} {b}").unwrap();
        }
        input
    };
    sizes.map(input).to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let small = by_definition();
    for _ in 0..input.read() {
        output.line(product(input.read(), input.read(), 32, &small));
    }
}

/// The products of the numbers below 16.
fn by_definition() -> Vec<[u64; 16]> {
    let mut products = vec![[0; 16]; 16];
    for a in 0..16 {
        for b in 0..16 {
            let mut options = Vec::new();
            for lower in &products[..a] {
                for less in 0..b {
                    options.push(lower[b] ^ products[a][less] ^ lower[less]);
                }
            }
            products[a][b] = mex(options);
        }
    }
    products
}

/// The product of two numbers of `2 * half` bits, term by term, from the products of small ones.
fn product(a: u64, b: u64, half: u32, small: &[[u64; 16]]) -> u64 {
    if half == 2 {
        let place = |x| usize::try_from(x).expect("a small number");
        return small[place(a)][place(b)];
    }
    if half > 4 && (a | b) >> half == 0 {
        return product(a, b, half / 2, small);
    }
    let parts = |x: u64| (x >> half, x & ((1 << half) - 1));
    let ((a1, a0), (b1, b0)) = (parts(a), parts(b));
    let times = |a, b| product(a, b, half / 2, small);
    let square = times(a1, b1);
    let linear = times(a1, b0) ^ times(a0, b1);
    (square ^ linear) << half | (times(square, 1 << (half - 1)) ^ times(a0, b0))
}
