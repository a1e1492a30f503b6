//! Mann and Whitney's test (*On a Test of Whether one of Two Random Variables is Stochastically Larger than the Other*, 1947):
//! two samples, no assumption about how their values are distributed.

/// The two-sided probability that samples of one distribution differ so much, by the normal approximation with ties
/// and correction for continuity; `None` for fewer than three values in either.
pub fn mann_whitney(a: &[f64], b: &[f64]) -> Option<f64> {
    let (n, m) = (a.len() as f64, b.len() as f64);
    if a.len() < 3 || b.len() < 3 {
        return None;
    }
    let mut all: Vec<(f64, bool)> =
        a.iter().map(|&x| (x, true)).chain(b.iter().map(|&x| (x, false))).collect();
    all.sort_by(|x, y| x.0.total_cmp(&y.0));
    // Equal values share the average of their ranks.
    let (mut ranks, mut ties, mut below) = (0.0, 0.0, 0.0);
    for equal in all.chunk_by(|x, y| x.0 == y.0) {
        let t = equal.len() as f64;
        let rank = below + (t + 1.0) / 2.0;
        ranks += rank * equal.iter().filter(|x| x.1).count() as f64;
        ties += t * t * t - t;
        below += t;
    }
    let u = ranks - n * (n + 1.0) / 2.0;
    let sum = n + m;
    let variance = n * m / 12.0 * (sum + 1.0 - ties / (sum * (sum - 1.0)));
    if variance <= 0.0 {
        return Some(1.0);
    }
    let z = ((u - n * m / 2.0).abs() - 0.5).max(0.0) / variance.sqrt();
    Some(complementary_error(z / std::f64::consts::SQRT_2))
}

/// erfc for what is not negative (Abramowitz & Stegun 7.1.26; the error is below 1.5e-7).
fn complementary_error(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let terms = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
    terms.iter().rev().fold(0.0, |sum, term| (sum + term) * t) * (-x * x).exp()
}

#[cfg(test)]
mod tests {
    use super::mann_whitney;

    #[test]
    fn known_examples() {
        let p = |a: &[f64], b: &[f64]| mann_whitney(a, b).expect("enough values");
        // scipy.stats.mannwhitneyu(..., method="asymptotic"), two-sided.
        let (a, b) = ([19.0, 22.0, 16.0, 29.0, 24.0], [20.0, 11.0, 17.0, 12.0, 18.0]);
        assert!((p(&a, &b) - 0.0947).abs() < 5e-4, "{}", p(&a, &b));
        assert!((p(&a, &b) - p(&b, &a)).abs() < 1e-12);
        assert!((p(&[1.0, 2.0, 3.0], &[1.0, 2.0, 3.0]) - 1.0).abs() < 1e-6);
        assert_eq!(mann_whitney(&[5.0; 4], &[5.0; 4]), Some(1.0));
        assert_eq!(mann_whitney(&[1.0, 2.0], &[3.0, 4.0, 5.0]), None);
        let low: Vec<f64> = (0..20).map(f64::from).collect();
        let high: Vec<f64> = (100..120).map(f64::from).collect();
        assert!(p(&low, &high) < 1e-6);
    }
}
