//! Who gives to whom: a shard that has nothing gets half of what the richest one has, up to a bound. What is given costs
//! the receiver a run up to there, so that a few sides at a time are better than one, and too many make ping-pong.

use crate::tree::ShardId;

/// Sides of one gift, about.
const MOST: u64 = 32;

/// The richest of the shards (those with so many unexplored sides to give) that `may` give, and how much of it. Of equals the first.
pub fn giver(to_give: &[u64], may: impl Fn(ShardId) -> bool) -> Option<(ShardId, u64)> {
    let shards = to_give.iter().enumerate().map(|(i, &n)| (ShardId(i as u16), n));
    let richest =
        shards.filter(|&(s, n)| n >= 2 && may(s)).max_by_key(|&(s, n)| (n, std::cmp::Reverse(s)))?;
    Some((richest.0, (richest.1 / 2).min(MOST)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_richest_gives_half_and_keeps_the_last() {
        assert_eq!(giver(&[3, 9, 9, 1], |_| true), Some((ShardId(1), 4)));
        assert_eq!(giver(&[3, 9, 9, 1], |s| s.0 != 1), Some((ShardId(2), 4)));
        assert_eq!(giver(&[1, 0], |_| true), None);
        assert_eq!(giver(&[1_000], |_| true), Some((ShardId(0), MOST)));
    }
}
