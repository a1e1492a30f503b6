//! A portfolio that adapts within one run: several strategies over one tree, and those that cover more get more turns.
//!
//! Who is next is a bandit's choice by upper confidence bounds (UCB1: Auer, Cesa-Bianchi & Fischer, *Finite-time Analysis of
//! the Multiarmed Bandit Problem*, 2002), over gains that are forgotten by and by, since what pays changes as coverage grows
//! (Garivier & Moulines, *On Upper-Confidence Bound Policies for Switching Bandit Problems*, 2011). A turn is some paths long,
//! as strategies that go on from the last path need a run of them. When nobody gains any more, turns are even.

use super::team::Team;
use super::{Pick, Setup, Strategy, View};
use crate::tree::{Candidate, NewPath, Origin, SideState};

/// Who plays, unless the user says. They fail on different programs: breadth, nearness to what is not covered, generations
/// of one path, and chance.
const PLAYERS: [&str; 5] = ["cgs", "generational", "cfg", "covnew", "random-path"];
/// Paths in a turn.
const TURN: u32 = 6;
/// What is left of a gain one path later.
const KEPT: f64 = 0.995;
/// How much a player's being tried little counts, against the best gain.
const CURIOSITY: f64 = 0.5;

/// What a player has to show; both fade.
#[derive(Clone, Copy, Default)]
struct Record {
    /// Branch sides covered first.
    gain: f64,
    paths: f64,
}

/// See the module.
pub struct Auto {
    team: Team,
    records: Vec<Record>,
    player: usize,
    /// Paths left of the turn.
    left: u32,
}

impl Auto {
    /// Of the strategies of the setup, or [`PLAYERS`].
    pub fn new(setup: &Setup) -> Self {
        let team = Team::new(setup, &PLAYERS);
        Self { records: vec![Record::default(); team.len()], team, player: 0, left: 0 }
    }

    /// The player with the highest bound; those that never played come first.
    fn next(&self) -> usize {
        let mean = |r: &Record| r.gain / r.paths.max(1.0);
        let best = self.records.iter().map(mean).fold(f64::MIN_POSITIVE, f64::max);
        let all: f64 = self.records.iter().map(|r| r.paths).sum();
        let bound = |r: &Record| {
            let doubt = (all.max(1.0).ln() / r.paths.max(f64::MIN_POSITIVE)).sqrt();
            mean(r) / best + CURIOSITY * doubt
        };
        let never = self.records.iter().position(|r| r.paths == 0.0);
        never.unwrap_or_else(|| {
            let bounds: Vec<f64> = self.records.iter().map(bound).collect();
            (1..bounds.len()).fold(0, |top, i| if bounds[i] > bounds[top] { i } else { top })
        })
    }
}

impl Strategy for Auto {
    fn pick(&mut self, view: &mut View<'_>) -> Option<Pick> {
        if self.left == 0 {
            self.player = self.next();
            self.left = TURN;
        }
        let (who, pick) = self.team.pick(self.player, view)?;
        if who != self.player {
            (self.player, self.left) = (who, 1);
        }
        Some(pick)
    }

    fn on_path(&mut self, view: &mut View<'_>, path: &NewPath) {
        if matches!(path.origin, Origin::Pick(_) | Origin::Restart) {
            for record in &mut self.records {
                record.gain *= KEPT;
                record.paths *= KEPT;
            }
            let record = &mut self.records[self.player];
            record.gain += f64::from(path.new_sides);
            record.paths += 1.0;
            self.left = self.left.saturating_sub(1);
        }
        self.team.on_path(view, path);
    }

    fn on_close(&mut self, view: &mut View<'_>, side: Candidate, state: SideState) {
        self.team.on_close(view, side, state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_gains_plays_more_and_nobody_is_forgotten() {
        let mut auto = Auto::new(&Setup::default());
        let mut turns = vec![0; auto.team.len()];
        // Player 2 gains early, player 4 late.
        for turn in 0..400 {
            let player = auto.next();
            turns[player] += 1;
            let gains = if turn < 200 { 2 } else { 4 };
            for _ in 0..TURN {
                for record in &mut auto.records {
                    record.gain *= KEPT;
                    record.paths *= KEPT;
                }
                auto.records[player].gain += if player == gains { 1.0 } else { 0.05 };
                auto.records[player].paths += 1.0;
            }
            if turn == 199 {
                assert!(turns[2] > 100 && turns.iter().all(|&n| n >= 3), "{turns:?}");
                turns.fill(0);
            }
        }
        assert!(turns[4] > 100 && turns.iter().all(|&n| n >= 3), "{turns:?}");
    }
}
