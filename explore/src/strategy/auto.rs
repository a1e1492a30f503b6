//! A portfolio that adapts within one run: several strategies over one tree, and those that cover more get more turns.
//!
//! The tree has two *halves*: what branches off the input that the campaign began with, and what branches off one whose
//! unknown bytes are random where that one's are zero (or the other way round). No single beginning is best: zeros end
//! strings at once, which makes short paths; random bytes make long ones. Each strategy plays in both, as two players
//! that know nothing of each other. Who asks for random bytes (`--random-start`) has said which is better: then there is no second
//! half. (4,000 executions with it and without: grep-2.2 1487 and 1560 sides, gawk-3.0.3 2137 and 2085, vim-5.7 6177 and 6142.) What the
//! second input violates of the program's assumptions is mended.
//!
//! Who is next is a bandit's choice by upper confidence bounds (Auer, Cesa-Bianchi & Fischer, *Finite-time Analysis of
//! the Multiarmed Bandit Problem*, 2002), for counts that are rare: the deviation of a count of g is √g. Gains are
//! forgotten by and by, since what pays changes as coverage grows (Garivier & Moulines, *On Upper-Confidence Bound Policies
//! for Switching Bandit Problems*, 2011), but not while nobody gains: then what is known is all there is. A turn is some
//! paths long, as strategies that go on from the last path need a run of them.
//!
//! A campaign by it begins a new tree, from the best inputs, where the old one shows little ([`renews`](super::StrategyRow::renews)):
//! the players forget, and what was reached deep in the old tree is near the root of the new one.
//!
//! Users have so many executions, or so many minutes. So half of what a path costs its player is the same for all, and half is
//! the solver's work for it, sides picked in vain included, against what a path costs on average.

use super::team::Team;
use super::{Fill, Pick, Setup, Strategy, View};
use crate::tree::{Candidate, NewPath, Origin, SideState};

/// Who plays, unless the user says: scores over the whole frontier, contexts alone, and generations of one path. More players
/// (nearness to uncovered code, chance) cost more turns than they gained. So does `carfast` as a fourth: 4,000 executions,
/// mean sides of five seeds, expat 2,214 without and 2,162 with it, tree 667 and 637, sed 609 and 616. Choosing the half first,
/// by a bandit of its own, and then the player in it was no better (tree 667 and 657; expat, 1,000 executions, 1,908 and 1,854).
pub const PLAYERS: [&str; 3] = ["frontier", "cgs", "generational"];
/// Paths in a turn.
const TURN: f64 = 6.0;
/// What running a path costs, in the solver's work.
const RUN: f64 = 500.0;
/// What is left of costs after a path.
const KEPT_COSTS: f64 = 0.99;
/// What is left of gains and paths after a path that gained.
const KEPT: f64 = 0.95;
/// How much it counts that little is known of a player.
const CURIOSITY: f64 = 1.0;

/// What a player has to show; both fade.
#[derive(Clone, Copy, Default)]
struct Record {
    /// For each path that covered something first: one, and the logarithm of how much.
    gain: f64,
    paths: f64,
}

impl Record {
    /// What a player may at best be worth, for each path.
    fn bound(self) -> f64 {
        let gain = self.gain + 0.5;
        (gain + CURIOSITY * gain.sqrt()) / (self.paths + 0.1)
    }
}

/// See the module.
pub struct Auto {
    halves: Vec<Team>,
    /// By path: which half it belongs to.
    half: Vec<u8>,
    /// An input of the other kind was asked for.
    asked: bool,
    records: Vec<Record>,
    player: usize,
    /// Paths left of the turn.
    left: f64,
    /// The solver's work so far.
    work: u64,
    /// What paths cost, and how many they were; both fade.
    cost: f64,
    paths: f64,
}

impl Auto {
    /// Of the strategies of the setup, or [`PLAYERS`].
    pub fn new(setup: &Setup) -> Self {
        let halves = vec![Team::new(setup, &PLAYERS), Team::new(setup, &PLAYERS)];
        let records = vec![Record::default(); 2 * halves[0].len()];
        Self {
            halves,
            half: Vec::new(),
            asked: false,
            records,
            player: 0,
            left: 0.0,
            work: 0,
            cost: 0.0,
            paths: 0.0,
        }
    }

    #[cfg(test)]
    pub fn paid(&self) -> u64 {
        self.work
    }

    /// The player with the highest bound.
    fn next(&self) -> usize {
        let bounds: Vec<f64> = self.records.iter().map(|r| r.bound()).collect();
        (1..bounds.len()).fold(0, |top, i| if bounds[i] > bounds[top] { i } else { top })
    }

    /// The half, and the strategy in it, of a player.
    fn seat(&self, player: usize) -> (usize, usize) {
        (player / self.halves[0].len(), player % self.halves[0].len())
    }

    /// Which half a side belongs to: that of the path it branches off.
    fn half_of(&self, view: &View<'_>, side: Candidate) -> u8 {
        self.half.get(view.tree.node(side.node).path.index()).copied().unwrap_or(0)
    }

    /// The player pays for what the solver did since it was asked last, and for a path, if there was one.
    fn pay(&mut self, work: u64, path: bool) {
        let path = f64::from(u8::from(path));
        let cost = RUN * path + work.saturating_sub(self.work) as f64;
        self.work = work;
        if path > 0.0 {
            self.cost *= KEPT_COSTS;
            self.paths *= KEPT_COSTS;
        }
        self.cost += cost;
        self.paths += path;
        let share = (path + cost * self.paths.max(1.0) / self.cost.max(RUN)) / 2.0;
        self.records[self.player].paths += share;
        self.left -= share;
    }

    /// A player's path ended.
    fn gain(&mut self, new_sides: u32) {
        if new_sides > 0 {
            for record in &mut self.records {
                record.gain *= KEPT;
                record.paths *= KEPT;
            }
            self.records[self.player].gain += 1.0 + f64::from(new_sides).ln();
        }
    }
}

impl Strategy for Auto {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        if !std::mem::replace(&mut self.asked, true) {
            // What was done for the trees before this one is paid.
            self.work = view.work;
            if !view.random_start {
                return Some(Pick::Draw(Fill::Second));
            }
            self.halves.truncate(1);
            self.records.truncate(self.halves[0].len());
        }
        if self.left <= 0.0 {
            self.player = self.next();
            self.left = TURN;
        }
        let (half, strategy) = self.seat(self.player);
        for at in [half, 1 - half] {
            let team = self.halves.get_mut(at);
            if let Some((who, pick)) = team.and_then(|team| team.pick(strategy, view)) {
                let player = at * self.halves[0].len() + who;
                if player != self.player {
                    // Whoever has nothing to pick must not be asked at every turn.
                    self.records[self.player].paths += 1.0;
                    (self.player, self.left) = (player, 1.0);
                }
                return Some(pick);
            }
        }
        None
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        let half = match path.origin {
            Origin::Start => 0,
            // The beginning of the second half; or a beginning that was mended, where there is no second half.
            Origin::Drawn if self.left <= 0.0 => (self.halves.len() - 1) as u8,
            Origin::Drawn => self.seat(self.player).0 as u8,
            Origin::Pick(side) | Origin::Eager(side) | Origin::Assume(side) | Origin::Continue(side) => {
                self.half_of(view, side)
            }
        };
        self.half.resize(path.id.index(), 0);
        self.half.push(half);
        if self.left > 0.0 && matches!(path.origin, Origin::Pick(_) | Origin::Drawn) {
            self.pay(view.work, true);
            self.gain(path.new_sides);
        }
        self.halves[usize::from(half)].on_path(view, path);
    }

    fn on_close(&mut self, view: &mut View<'_>, side: Candidate, state: SideState) {
        if self.left > 0.0 {
            self.pay(view.work, false);
        }
        let half = self.half_of(view, side);
        self.halves[usize::from(half)].on_close(view, side, state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_gains_plays_more_and_nobody_is_forgotten() {
        let mut auto = Auto::new(&Setup::default());
        let mut turns = vec![0; auto.records.len()];
        // Player 2 gains early, player 5 late.
        for turn in 0..800 {
            auto.player = auto.next();
            turns[auto.player] += 1;
            let gains = if turn < 400 { 2 } else { 5 };
            for path in 0..6 {
                let often = if auto.player == gains { 2 } else { 40 };
                auto.pay(0, true);
                auto.gain(u32::from((turn * 7 + path) % often == 0));
            }
            if turn == 399 {
                assert!(turns[2] > 200 && turns.iter().all(|&n| n >= 2), "{turns:?}");
                turns.fill(0);
            }
        }
        assert!(turns[5] > 200 && turns.iter().all(|&n| n >= 2), "{turns:?}");
    }

    #[test]
    fn of_two_who_gain_alike_the_cheaper_plays_more() {
        let mut auto = Auto::new(&Setup::default());
        let (mut turns, mut work) = (vec![0; auto.records.len()], 0);
        for turn in 0..400 {
            auto.player = auto.next();
            turns[auto.player] += 1;
            for path in 0..6 {
                // Player 1 asks for much between two paths.
                work += if auto.player == 1 { 20_000 } else { 200 };
                auto.pay(work, false);
                auto.pay(work + 1_000, true);
                work += 1_000;
                auto.gain(u32::from([1, 4].contains(&auto.player) && (turn * 7 + path) % 3 == 0));
            }
        }
        assert!(turns[4] > 200 && turns[1] >= 2 && turns[1] * 4 < turns[4], "{turns:?}");
    }
}
