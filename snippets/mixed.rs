//! # Mixed strategies: both choose at once (混合策略, 矩阵博弈)
//!
//! The players choose at the same time, or one of them does not see what the other one did. Then it is
//! best to leave the choice to chance, with probabilities that can be computed: in rock, paper, scissors
//! (石头剪刀布) each of the three with probability 1/3.
//!
//! ## Rules
//!
//! A table of numbers, the *matrix*. The first player chooses a row and the second one a column, neither
//! knowing the other's choice. The second player pays the first one the number aᵢⱼ that stands in row i
//! and column j. The first player wants to get much, and the second one to pay little.
//!
//! A *pure strategy* is one row, or one column. A *mixed strategy* is a list of probabilities, one for
//! each row, or for each column: none is negative, and their sum is 1. What counts is the average pay.
//! Where winning counts, aᵢⱼ is the chance that the first player wins.
//!
//! ## Example
//!
//! The second player pays the first one:
//!
//! ```text
//!           left  right
//! top         3     −1
//! bottom     −2      1
//! ```
//!
//! A first player who always plays top gets −1 from a second player who has noticed it; one who always
//! plays bottom gets −2. Now let him play top with probability p. On average he gets 3 p − 2 (1 − p) =
//! 5 p − 2 against left, and −p + (1 − p) = 1 − 2 p against right. The two are equal for p = 3/7. With
//! p and all averages in sevenths, against left, against right, and the lesser one of the two:
//!
//! ```text
//! p        0   1   2   3   4   5   6   7
//! left   −14  −9  −4   1   6  11  16  21
//! right    7   5   3   1  −1  −3  −5  −7
//! less   −14  −9  −4   1  −1  −3  −5  −7
//! ```
//!
//! With p = 3/7 he gets 1/7 whatever the second player does. The second player can hold him to that: with
//! left in 2 of 7 cases top gives (3 · 2 − 1 · 5) / 7 = 1/7, and bottom gives (−2 · 2 + 1 · 5) / 7 = 1/7.
//!
//! ```
//! use snippets::mixed;
//!
//! let (value, rows, columns) = mixed::solve(&[vec![3.0, -1.0], vec![-2.0, 1.0]]);
//! let close = |a: f64, b: f64| (a - b).abs() < 1e-12;
//! assert!(close(value, 1.0 / 7.0));
//! assert!(close(rows[0], 3.0 / 7.0) && close(rows[1], 4.0 / 7.0));
//! assert!(close(columns[0], 2.0 / 7.0) && close(columns[1], 5.0 / 7.0));
//! assert!(close(mixed::two_by_two([[3.0, -1.0], [-2.0, 1.0]]), value));
//! assert!(close(mixed::two_by_two([[2.0, 3.0], [1.0, 4.0]]), 2.0));
//!
//! // Rock, paper, scissors.
//! let pay = [vec![0.0, -1.0, 1.0], vec![1.0, 0.0, -1.0], vec![-1.0, 1.0, 0.0]];
//! let (value, rows, _) = mixed::solve(&pay);
//! assert!(close(value, 0.0) && rows.iter().all(|&chance| close(chance, 1.0 / 3.0)));
//!
//! let against = |p: i64| [5 * p - 14, 7 - 2 * p];
//! let lesser = |p| against(p)[0].min(against(p)[1]);
//! let row: Vec<i64> = (0..=7).map(lesser).collect();
//! assert_eq!(row, [-14, -9, -4, 1, -1, -3, -5, -7]);
//! ```
//!
//! ## Theorem
//!
//! *Von Neumann's minimax theorem.* There is a number v, the *value*, such that some mixed strategy of
//! the first player gets at least v on average against every column, and some mixed strategy of the
//! second one pays at most v on average against every row.
//!
//! *Two rows and two columns.* If a number of the matrix is the least of its row and the greatest of its
//! column, a *saddle point*, it is the value. If there is none, the value of
//!
//! ```text
//! a  b
//! c  d
//! ```
//!
//! is (a d − b c) / (a + d − b − c). In the example it is (3 · 1 − 1 · 2) / 7 = 1/7. In 2 3 / 1 4 the 2
//! is a saddle point.
//!
//! ## Why
//!
//! Say that a strategy of the first player *secures* the least average that it gets against a column,
//! and that one of the second player *concedes* the greatest average that it pays against a row.
//!
//! *What certifies a value.* If one strategy secures x and another one concedes y, then x ≤ y: when
//! the two meet, the average is at least x and at most y. So two strategies with x = y prove that
//! this number is the value and that both are best.
//!
//! *Two by two.*
//!
//! 1. A saddle point secures and concedes itself, by the pure strategies of its row and its column.
//! 2. Let there be none, and let a ≥ b: otherwise exchange the columns, which changes the signs of numerator
//!    and denominator in the formula. Then d > b, as otherwise b would be a saddle point. Then d > c, as
//!    otherwise d would be one. Then a > c, as otherwise c would be one. Then a > b, as otherwise a would be
//!    one. So s = a + d − b − c = (a − b) + (d − c) > 0.
//! 3. The first row with probability (d − c) / s and the second one with (a − b) / s get
//!    (a (d − c) + c (a − b)) / s = (a d − b c) / s from the first column, and from the second
//!    one (b (d − c) + d (a − b)) / s, which is the same. So they secure it.
//! 4. In the same way the columns with (d − b) / s and (a − c) / s concede it.
//!
//! *The theorem*, by induction over the number of rows and columns together. With one row and one
//! column the value is their number. Otherwise let p secure as much as can be secured, x, and let q
//! concede as little as can be conceded, y. There are such best ones, as both depend continuously on
//! the probabilities, and the lists of probabilities are closed and bounded. As x ≤ y, we show x ≥ y.
//!
//! 1. If p gets just x from every column and q pays just y to every row, the average of p against q is
//!    both x and y. So x = y.
//! 2. Otherwise, *first case:* q pays less than y to some row i, and y to another one. Strike out row
//!    i. By induction this smaller game has a value w. The first player has lost a choice there, so w ≤
//!    x.
//! 3. We show w ≥ y. Suppose w < y. Then some q′ pays at most w to each row except i. Play q′ with a
//!    small probability e, and otherwise q. This pays at most e w + (1 − e) y < y to the other rows.
//!    And row i got less than y from q, so it does from the mixture, too, if e is small enough. So all
//!    rows get less than y, but y is the least that can be conceded.
//! 4. So y ≤ w ≤ x.
//! 5. *Second case:* p gets more than x from some column. The same with the players exchanged.
//!
//! ## How to compute it
//!
//! [`two_by_two`] is the formula. [`solve`] is for every matrix, by the *simplex method*.
//!
//! 1. Add a number to the whole matrix so that all entries are positive, and multiply it by a positive
//!    number. That does to the value what it does to the entries, and changes no best strategy.
//! 2. Look for numbers xⱼ ≥ 0 whose sum z is as large as possible, such that for every row i the sum of
//!    all aᵢⱼ xⱼ is at most 1. With the probabilities xⱼ / z the second player concedes at most 1 / z.
//! 3. Let sᵢ be what is missing to 1 in row i. We begin with all xⱼ = 0 and all sᵢ = 1, that is, with
//!    the equations solved for the sᵢ. In each step an equation is solved for another variable and this
//!    is put into the others. The variables for which no equation is solved are 0, and one of these
//!    begins to grow; the equation is the one whose own variable is the first to come down to 0, so that
//!    none gets negative. The last equation is about z, and is brought to the form
//!    z + (sum of all cⱼ xⱼ) + (sum of all uᵢ sᵢ) = Z. As long as some cⱼ or uᵢ is negative, letting
//!    that variable grow makes z greater.
//! 4. At last all cⱼ and uᵢ are at least 0, and then z = Z is the greatest sum. The equation holds for
//!    all x, with sᵢ = 1 − (sum of aᵢⱼ xⱼ) and z the sum of x. So all uᵢ together are Z (take x = 0),
//!    and for each j the sum of the uᵢ aᵢⱼ is 1 + cⱼ ≥ 1 (compare what stands before xⱼ). So with the
//!    probabilities uᵢ / Z the first player secures 1 / Z, and both strategies certify each other.
//!
//! The example plus 3 is 6 2 / 1 4. At first z − x₁ − x₂ = 0. Row 1 solved for x₁ makes it
//! z − 2/3 x₂ + 1/6 s₁ = 1/6, and row 2 solved for x₂ then z + 3/22 s₁ + 4/22 s₂ = 7/22, with x₁ = 2/22
//! and x₂ = 5/22. So the rows are played 3 : 4 and the columns 2 : 5, and the value is 22/7 − 3 = 1/7.
//!
//! *Which variables.* Of the variables that make z greater, the one that does so most grows. Each step
//! divides by the coefficient of the growing variable in the chosen equation, and a small one makes the
//! errors of rounding large. So of the equations whose variables come down to 0 first, up to a
//! difference of 10^−9, the one with the greatest coefficient is solved (P. M. J. Harris), and a
//! variable that rounding brings below 0 is set to 0, which changes the right sides by as little.
//!
//! *What is certain.* No rule that looks at sizes alone is proved to come to an end. R. G. Bland's rule
//! does so for exact numbers: of several variables that may be taken, it always takes the first. But it
//! takes any coefficient, however small, and three times as many steps. So [`solve`] bounds the number
//! of steps and compares at the end what its strategies secure and concede. If they do not certify each
//! other, it panics; it never returns anything other than the value. Among random matrices up to 30 by 30
//! with entries 0 to 2, to half of which one great number is added, 300 to 10^7, it refuses hardly any.
//!
//! ## How to play
//!
//! [`solve`] returns a best strategy of each player. Draw a row, or a column, with these probabilities,
//! anew each time; to know the probabilities helps nobody, to know the result does.
//!
//! ## Other rules
//!
//! - *Several rounds.* If both see after each round what was chosen, compute from the end: the number aᵢⱼ
//!   is the value of the game that is left after the choices i and j.
//! - *The same game for both:* if aᵢⱼ = −aⱼᵢ, the value is 0, as each could play the other's strategy.
//! - *A row that nowhere has more than some other row* can be struck out, and so can a column that
//!   nowhere has less than some other column.
//!
//! ## What silence says
//!
//! *Neither sees the other's number* (共同知识, 不知道; Codeforces 1864E). Here nothing is drawn. Each player knows
//! a number of his own, and what was said aloud. In turn they say the answer to a question about both
//! numbers, if they know it, or that they do not know it. *Rule.* Keep the set of all pairs that are possible
//! for one who knows only what was said aloud. A player knows the answer exactly if it is the same for all
//! pairs of this set with his number. If he says that he does not know it, the pairs with those numbers by
//! which he would have known it leave the set. The set is the same for both, as both heard everything, so one
//! table of pairs and rounds says when each pair is answered.
//!
//! *Which number is greater?* Alice knows a, Bob knows b, and both know the bitwise OR of a and b. *Theorem.*
//! Look at the binary digits of a and b where the OR has a 1, from the highest down. Let t be the number of
//! these before the first one that is 0 in one of the numbers, or of all if there is none. The answer comes
//! in turn t + 1, if there is none, or if the player of that turn has the 0; otherwise in turn t + 2. *Why:*
//! by induction over s, after s > 0 turns without an answer all know just this: the first s − 1 of these
//! digits are 1 in both numbers, and digit s is 1 in the number of the player who spoke last. In turn s + 1
//! the player looks at his own digits.
//!
//! 1. His digit s, if s > 0: if it is 0, the other number is greater, and he knows.
//! 2. Otherwise digit s is 1 in both numbers. If there is no digit s + 1, they are equal, and he knows.
//! 3. His digit s + 1: if it is 0, it is 1 in the other number, and he knows. If it is 1, the other number may
//!    have a 0 there, or ones only from there on, and he does not know. By saying so he tells that digit s is
//!    1 in both numbers, and digit s + 1 in his own.
//!
//! So nobody knows before turn t + 1. In that turn, if there is no digit t + 1, part 2 decides; if the player
//! has the 0 at digit t + 1, part 3 does. Otherwise the other player has it, and in turn t + 2 part 1
//! decides. (For 6 and 5 the OR is 7, and t = 1. The next digit is 1 in 6 and 0 in 5: Bob has the 0 and
//! says it in turn 2. For 5 and 6 Alice has it, and says it in turn 3.)
//!
//! ## Cost
//!
//! O(1) for the formula. A step of the simplex method costs O(rows · columns). As a rule there are not more
//! steps than rows and columns together, 40 to 120 for random matrices of 50 rows and 50 columns. For some
//! matrices there are exponentially many; [`solve`] gives up after 100 per row and column.
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 9](crate::exercises#step-9-no-grundy-values).
//!
//! Easiest first.
//!
//! - [`luogu_p4232`](crate::problems::mixed::luogu_p4232) Luogu P4232 无意识之外的捉迷藏
//! - [`cf98e`](crate::problems::mixed::cf98e) Codeforces 98E Help Shrek and Donkey
//!
//! ## Source
//!
//! J. von Neumann, "Zur Theorie der Gesellschaftsspiele", Mathematische Annalen 100 (1928); the proof by
//! induction is that of L. H. Loomis, "On a theorem of von Neumann", Proceedings of the National Academy
//! of Sciences 32 (1946); P. M. J. Harris, "Pivot selection methods of the Devex LP code", Mathematical
//! Programming 5 (1973); R. G. Bland, "New finite pivoting rules for the simplex method", Mathematics of
//! Operations Research 2 (1977); T. S. Ferguson, [Game Theory, part
//! II](https://www.math.ucla.edu/~tom/Game_Theory/mat.pdf), sections 1 to 4.
#![doc(alias(
    "混合策略",
    "Mixed strategies",
    "矩阵博弈",
    "零和博弈",
    "极小化极大定理",
    "单纯形法",
    "minimax theorem",
    "matrix game",
    "simplex method",
    "共同知识",
    "What silence says",
    "rock paper scissors",
    "石头剪刀布"
))]
use std::mem::{replace, swap};

/// Returns the value of a matrix game of two rows and two columns, what the second player pays the first on
/// average if both play best. O(1).
///
/// # Panics
/// If an entry is no number, or greater than 10^307 in absolute value.
#[track_caller]
pub fn two_by_two([[a, b], [c, d]]: [[f64; 2]; 2]) -> f64 {
    check(&[a, b, c, d]);
    let secured = a.min(b).max(c.min(d));
    let conceded = a.max(c).min(b.max(d));
    if secured >= conceded {
        secured
    } else {
        // The formula, without differences of great products.
        b + (a - b) * ((d - b) / ((a - b) + (d - c)))
    }
}

/// Fails if an entry is no number, or if differences of entries may be infinite.
#[track_caller]
fn check(entries: &[f64]) {
    for &entry in entries {
        assert!(
            entry.abs() <= 1e307,
            "an entry {:e}, above 10^307 or no number",
            entry
        );
    }
}

/// Numbers nearer than that count as equal: the numbers in the equations are about 1.
const NEAR: f64 = 1e-9;

/// Returns the value of a matrix game, and a best strategy of each player: the probabilities of the rows, and
/// those of the columns. The strategies certify the value up to 10^−8 times the difference of the greatest
/// and the least entry. O(n m) for each of at most 100 (n + m) steps, as a rule no more than n + m, for n
/// rows and m columns.
///
/// # Panics
/// If there is no row or no column, if the rows are not of one length, or if an entry is no number, or
/// greater than 10^307 in absolute value; and if rounding spoils the steps, which may happen where entries
/// are both very near each other and very far apart.
#[track_caller]
pub fn solve(matrix: &[Vec<f64>]) -> (f64, Vec<f64>, Vec<f64>) {
    let m = matrix.first().map_or(0, Vec::len);
    assert!(m > 0 && matrix.iter().all(|row| row.len() == m), "no table");
    let entries = matrix.concat();
    check(&entries);
    let least = entries.iter().copied().fold(f64::INFINITY, f64::min);
    let spread = entries.iter().copied().fold(least, f64::max) - least;
    let unit = if spread > 0.0 { spread } else { 1.0 };
    let scaled = |row: &Vec<f64>| -> Vec<f64> {
        let positive = row.iter().map(|entry| (entry - least) / unit + 1.0);
        positive.collect()
    };
    let matrix: Vec<Vec<f64>> = matrix.iter().map(scaled).collect();

    let chances = Equations::new(&matrix).greatest_sum();
    let columns = strategy(&chances[..m]);
    let rows = strategy(&chances[m..]);
    // What the second player pays on average for each column, and the first one gets for each row.
    let mut paid = vec![0.0; m];
    let mut conceded: f64 = 0.0;
    for (row, row_chance) in matrix.iter().zip(&rows) {
        let mut got = 0.0;
        for (j, entry) in row.iter().enumerate() {
            paid[j] += row_chance * entry;
            got += entry * columns[j];
        }
        conceded = conceded.max(got);
    }
    let secured = paid.into_iter().fold(f64::INFINITY, f64::min);
    assert!(conceded - secured <= 1e-8, "rounding spoils the steps");
    let value = (secured + conceded) / 2.0;
    (least + (value - 1.0) * unit, rows, columns)
}

/// Probabilities in the ratios of these numbers, which rounding may have left a little below 0.
#[track_caller]
fn strategy(numbers: &[f64]) -> Vec<f64> {
    let sum: f64 = numbers.iter().map(|number| number.max(0.0)).sum();
    let is_certain = sum > 0.0 && sum.is_finite();
    assert!(is_certain, "rounding spoils the steps");
    numbers.iter().map(|number| number.max(0.0) / sum).collect()
}

/// The equations of the simplex method for n rows and m columns. Of the variables, x are 0 to m − 1, and s
/// are m to m + n − 1.
struct Equations {
    /// An equation is the coefficients of the variables that are 0, and the right side. The last one is
    /// about the sum.
    lines: Vec<Vec<f64>>,
    /// The variables that are 0, as their coefficients stand in a line.
    zero: Vec<usize>,
    /// For each line but the last one, the variable for which it is solved.
    solved: Vec<usize>,
}

impl Equations {
    fn new(matrix: &[Vec<f64>]) -> Self {
        let (n, m) = (matrix.len(), matrix[0].len());
        let mut lines = matrix.to_vec();
        for line in &mut lines {
            line.push(1.0);
        }
        lines.push(vec![-1.0; m]);
        lines[n].push(0.0);
        Self {
            lines,
            zero: (0..m).collect(),
            solved: (m..m + n).collect(),
        }
    }

    /// For each x its value where the sum is greatest, and for each s its coefficient in the last equation.
    #[track_caller]
    fn greatest_sum(mut self) -> Vec<f64> {
        let (n, m) = (self.solved.len(), self.zero.len());
        let mut steps = 0;
        while let Some(j) = self.growing() {
            assert!(steps < 100 * (n + m), "rounding spoils the steps");
            self.exchange(self.first_at_0(j), j);
            steps += 1;
        }
        let mut numbers = vec![0.0; m + n];
        for (i, &variable) in self.solved.iter().enumerate() {
            if variable < m {
                numbers[variable] = self.lines[i][m];
            }
        }
        for (j, &variable) in self.zero.iter().enumerate() {
            if variable >= m {
                numbers[variable] = self.lines[n][j];
            }
        }
        numbers
    }

    /// The variable that makes the sum grow most, if one does.
    fn growing(&self) -> Option<usize> {
        let sum = &self.lines[self.solved.len()];
        let growing = (0..self.zero.len()).filter(|&j| sum[j] < -NEAR);
        growing.min_by(|&a, &b| sum[a].total_cmp(&sum[b]))
    }

    /// Of the equations whose variable is among the first to come down to 0, that with the greatest
    /// coefficient.
    #[track_caller]
    fn first_at_0(&self, j: usize) -> usize {
        let (lines, m) = (&self.lines, self.zero.len());
        let falling = (0..self.solved.len()).filter(|&i| lines[i][j] > NEAR);
        let mut first = f64::INFINITY;
        for i in falling.clone() {
            first = first.min((lines[i][m] + NEAR) / lines[i][j]);
        }
        falling
            .filter(|&i| lines[i][m] / lines[i][j] <= first)
            .max_by(|&a, &b| lines[a][j].total_cmp(&lines[b][j]))
            .expect("rounding spoils the steps")
    }

    /// Solves equation i for the variable j.
    fn exchange(&mut self, i: usize, j: usize) {
        let (n, m) = (self.solved.len(), self.zero.len());
        let pivot = replace(&mut self.lines[i][j], 1.0);
        for entry in &mut self.lines[i] {
            *entry /= pivot;
        }
        let line = self.lines[i].clone();
        for (_, other) in self
            .lines
            .iter_mut()
            .enumerate()
            .filter(|other| other.0 != i)
        {
            let factor = replace(&mut other[j], 0.0);
            for (entry, taken) in other.iter_mut().zip(&line) {
                *entry -= factor * taken;
            }
        }
        // A variable that came a little below 0 would go far below it later.
        for line in &mut self.lines[..n] {
            line[m] = line[m].max(0.0);
        }
        swap(&mut self.zero[j], &mut self.solved[i]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::search::product;

    fn real(matrix: &[Vec<i32>]) -> Vec<Vec<f64>> {
        let row = |row: &Vec<i32>| row.iter().map(|&entry| f64::from(entry)).collect();
        matrix.iter().map(row).collect()
    }

    /// Whole numbers that have the ratios of these probabilities.
    fn whole(chances: &[f64]) -> Vec<i32> {
        let times = |sum: i32| chances.iter().map(move |chance| chance * f64::from(sum));
        let is_whole = |number: f64| (number - number.round()).abs() < 1e-7;
        let sum = (1..100_000).find(|&sum| times(sum).all(is_whole));
        let numbers = times(sum.expect("a rational number"));
        let nearest = |number| (0..100_000).find(|&whole| f64::from(whole) > number - 0.5);
        numbers.map(|number| nearest(number).unwrap()).collect()
    }

    /// What the strategies secure and concede, times both sums, in whole numbers.
    fn assert_certified(matrix: &[Vec<i32>]) {
        let (value, rows, columns) = solve(&real(matrix));
        assert!(rows.iter().chain(&columns).all(|&chance| chance > -1e-9));
        let (rows, columns) = (whole(&rows), whole(&columns));
        let (row_sum, column_sum) = (rows.iter().sum::<i32>(), columns.iter().sum::<i32>());
        let got = |j: usize| -> i32 { (0..rows.len()).map(|i| rows[i] * matrix[i][j]).sum() };
        let paid = |row: &Vec<i32>| -> i32 { row.iter().zip(&columns).map(|(a, q)| a * q).sum() };
        let secured = (0..columns.len()).map(got).min().unwrap();
        let conceded = matrix.iter().map(paid).max().unwrap();
        assert_eq!(secured * column_sum, conceded * row_sum, "{matrix:?}");
        assert!(
            (value - f64::from(secured) / f64::from(row_sum)).abs() < 1e-9,
            "{matrix:?}"
        );
    }

    /// The strategies are lists of probabilities, and secure and concede the value up to a small error.
    fn assert_near(matrix: &[Vec<f64>], solved: (f64, Vec<f64>, Vec<f64>), error: f64) {
        let (value, rows, columns) = solved;
        for chances in [&rows, &columns] {
            assert!(chances.iter().all(|&chance| chance >= 0.0));
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        }
        for row in matrix {
            let paid: f64 = row.iter().zip(&columns).map(|(a, q)| a * q).sum();
            assert!(paid < value + error, "{matrix:?}");
        }
        for j in 0..columns.len() {
            let got: f64 = matrix.iter().zip(&rows).map(|(row, p)| row[j] * p).sum();
            assert!(got > value - error, "{matrix:?}");
        }
    }

    #[test]
    fn strategies_certify_the_value_of_every_small_matrix() {
        for (n, m, most) in [
            (1, 4, 3),
            (4, 1, 3),
            (2, 2, 6),
            (2, 3, 3),
            (3, 2, 3),
            (3, 3, 1),
            (2, 5, 1),
            (5, 2, 1),
            (3, 4, 1),
        ] {
            for entries in product(&vec![(0..=most).collect(); n * m]) {
                let matrix: Vec<Vec<i32>> = entries.chunks(m).map(<[i32]>::to_vec).collect();
                assert_certified(&matrix);
            }
        }
    }

    #[test]
    fn the_formula_agrees_on_every_small_matrix() {
        for list in product(&vec![(-4..=4).map(f64::from).collect(); 4]) {
            let matrix = [[list[0], list[1]], [list[2], list[3]]];
            let value = solve(&matrix.map(|row| row.to_vec())).0;
            assert!((two_by_two(matrix) - value).abs() < 1e-12, "{matrix:?}");
        }
    }

    #[test]
    fn large_matrices_and_those_with_many_equal_entries() {
        let mut random = Random::new(1);
        for case in 0..400 {
            let (n, m) = (random.between(1, 20), random.between(1, 20));
            let most: i32 = [1, 2, 9, 1_000_000][case % 4];
            let matrix: Vec<Vec<i32>> = (0..n).map(|_| random.list(m, -most, most)).collect();
            let matrix = real(&matrix);
            assert_near(&matrix, solve(&matrix), 1e-9 * f64::from(most));
        }
    }

    #[test]
    fn games_that_are_the_same_for_both() {
        // Each of n things beats as many as the next ones in a circle.
        for n in [1, 3, 5, 7, 9, 11] {
            let pay = |i: usize, j: usize| match (j + n - i) % n {
                0 => 0.0,
                ahead if 2 * ahead < n => 1.0,
                _ => -1.0,
            };
            let matrix: Vec<Vec<f64>> = (0..n)
                .map(|i| (0..n).map(|j| pay(i, j)).collect())
                .collect();
            let (value, rows, _) = solve(&matrix);
            assert!(value.abs() < 1e-9);
            assert!(rows.iter().all(|chance| (chance - rows[0]).abs() < 1e-9));
        }
    }

    #[test]
    fn rows_and_columns_that_can_be_struck_out() {
        for entries in product(&vec![(0..=2).map(f64::from).collect(); 6]) {
            let mut matrix: Vec<Vec<f64>> = entries.chunks(3).map(<[f64]>::to_vec).collect();
            let value = solve(&matrix).0;
            // A row that has nowhere more than the first one.
            matrix.push(
                matrix[0]
                    .iter()
                    .zip(&entries)
                    .map(|(a, b)| a.min(*b))
                    .collect(),
            );
            assert!((solve(&matrix).0 - value).abs() < 1e-9);
            for row in &mut matrix {
                row.push(row[1] + 1.0);
            }
            assert!((solve(&matrix).0 - value).abs() < 1e-9);
        }
    }

    fn from_text(text: &str) -> Vec<Vec<f64>> {
        let row = |row: &str| row.split(' ').map(|entry| entry.parse().unwrap()).collect();
        text.split(", ").map(row).collect()
    }

    #[test]
    fn entries_near_each_other_and_far_apart() {
        for (text, value) in [
            ("10000 1 2 0, 10000 1 2 2, 10001 0 2 10000, 1 2 10002 0", 10_000.0 / 5001.0),
            (
                "1000001 1 1000000 1000002 0 0, 1000000 2 1000000 1000002 1000002 0, 0 1000000 1 0 2 1",
                1.0,
            ),
            ("100000002 100000001 1, 100000003 100000001 1", 1.0),
            (
                "1 100002 0 100002 100000, 100000 2 1 100000 100002, 100002 0 1 100000 100001",
                1.0,
            ),
            // Row 2 is nowhere less than row 1, so this is rows 2 and 3.
            ("100002 100000, 100002 100001, 2 100002", 100_001.0 + 1.0 / 100_001.0),
        ] {
            let (solved, ..) = solve(&from_text(text));
            assert!((solved - value).abs() < 1e-3, "{text}");
        }
    }

    /// The result is right, or the function panics as documented, once in thousands of matrices that
    /// are made for it.
    #[test]
    fn refused_rather_than_wrong() {
        let mut random = Random::new(1);
        let mut refused = 0;
        for case in 0..3000 {
            let great = [300, 10_000, 100_000, 10_000_000][case % 4];
            let (n, m) = (random.between(1, 12), random.between(1, 12));
            let mut entry = || f64::from(random.between(0, 2) + great * random.between(0, 1));
            let matrix: Vec<Vec<f64>> = (0..n).map(|_| (0..m).map(|_| entry()).collect()).collect();
            match std::panic::catch_unwind(|| solve(&matrix)) {
                Ok(solved) => assert_near(&matrix, solved, 1.01e-8 * f64::from(great + 2)),
                Err(_) => refused += 1,
            }
        }
        assert!(refused <= 3, "{refused} refused");
    }

    #[test]
    fn what_is_no_table_of_numbers() {
        let wrong = [
            from_text("1, 0 2"),
            vec![vec![]],
            vec![],
            from_text("1 NaN"),
            from_text("NaN"),
            from_text("inf 1, 2 3"),
            from_text("1e308 -1e308"),
        ];
        for matrix in wrong {
            assert!(std::panic::catch_unwind(move || solve(&matrix)).is_err());
        }
    }

    #[test]
    fn great_and_small_units() {
        for unit in [1e-300, 1e-20, 1.0, 1e20, 1e300] {
            let matrix = [vec![3.0 * unit, -unit], vec![-2.0 * unit, unit]];
            let value = unit / 7.0;
            assert!((solve(&matrix).0 - value).abs() < 1e-12 * unit);
            let [first, second] = matrix;
            let formula = two_by_two([[first[0], first[1]], [second[0], second[1]]]);
            assert!((formula - value).abs() < 1e-12 * unit);
        }
    }

    /// The turn in which the answer comes, for each pair of numbers, by the rule of the page.
    fn answered(pairs: &[(u32, u32)]) -> Vec<usize> {
        let mut turns = vec![0; pairs.len()];
        for turn in 1.. {
            let number = |i: usize| {
                if turn % 2 == 1 {
                    pairs[i].0
                } else {
                    pairs[i].1
                }
            };
            let possible: Vec<usize> = (0..pairs.len()).filter(|&i| turns[i] == 0).collect();
            if possible.is_empty() {
                break;
            }
            for &i in &possible {
                let alike = possible.iter().filter(|&&j| number(j) == number(i));
                let mut answers = alike.map(|&j| pairs[j].0.cmp(&pairs[j].1));
                if answers.all(|answer| answer == pairs[i].0.cmp(&pairs[i].1)) {
                    turns[i] = turn;
                }
            }
        }
        turns
    }

    #[test]
    fn what_silence_says() {
        for or in 0..1u32 << 5 {
            let numbers = (0..=or).flat_map(|a| (0..=or).map(move |b| (a, b)));
            let pairs: Vec<(u32, u32)> = numbers.filter(|(a, b)| a | b == or).collect();
            for (&(a, b), turn) in pairs.iter().zip(answered(&pairs)) {
                let mut digits = (0..5).rev().filter(|digit| or >> digit & 1 == 1);
                let differs = |digit: &u32| a >> digit & 1 != b >> digit & 1;
                let same = digits.clone().take_while(|digit| !differs(digit)).count();
                let expected = match digits.find(differs) {
                    None => same + 1,
                    Some(digit) => {
                        let speaker = if same % 2 == 0 { a } else { b };
                        same + 1 + usize::from(speaker >> digit & 1 == 1)
                    }
                };
                assert_eq!(turn, expected, "{a}, {b}");
            }
        }
    }
}
