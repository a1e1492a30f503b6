//! Parallel copies put in order: a register is written only after all copies that read it; what remains are cycles, each
//! broken with one temporary (the classical algorithm, e.g. Boissinot et al., "Revisiting out-of-SSA translation").

use crate::program::{Opnd, Reg};
use hashbrown::HashMap;

/// The moves that carry out `copies` (distinct destinations) at once.
pub fn sequentialise(copies: &[(Reg, Opnd)], mut temporary: impl FnMut() -> Reg) -> Vec<(Reg, Opnd)> {
    let mut copies: Vec<(Reg, Opnd)> =
        copies.iter().copied().filter(|(dst, src)| src.as_reg() != Some(*dst)).collect();
    if copies.len() <= 1 {
        return copies;
    }
    let writer: HashMap<Reg, usize> = copies.iter().enumerate().map(|(i, (dst, _))| (*dst, i)).collect();
    let mut readers = vec![0u32; copies.len()];
    for (_, src) in &copies {
        if let Some(&i) = src.as_reg().and_then(|r| writer.get(&r)) {
            readers[i] += 1;
        }
    }
    let mut ready: Vec<usize> = (0..copies.len()).rev().filter(|&i| readers[i] == 0).collect();
    let mut done = vec![false; copies.len()];
    let mut moves = Vec::with_capacity(copies.len());
    for start in 0..copies.len() {
        loop {
            while let Some(i) = ready.pop() {
                done[i] = true;
                moves.push(copies[i]);
                if let Some(&j) = copies[i].1.as_reg().and_then(|r| writer.get(&r)) {
                    readers[j] -= 1;
                    if readers[j] == 0 && !done[j] {
                        ready.push(j);
                    }
                }
            }
            if done[start] {
                break;
            }
            // All that is left are cycles: save what `start` overwrites, and let its one reader read the copy.
            let temp = temporary();
            let saved = copies[start].0;
            moves.push((temp, Opnd::reg(saved)));
            for (i, copy) in copies.iter_mut().enumerate() {
                if !done[i] && copy.1.as_reg() == Some(saved) {
                    copy.1 = Opnd::reg(temp);
                }
            }
            readers[start] = 0;
            ready.push(start);
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All maps from 5 registers to 5 registers or a constant: sequential execution equals parallel execution.
    #[test]
    fn every_small_parallel_copy_is_right() {
        const N: usize = 5;
        for code in 0..7u32.pow(N as u32) {
            let mut rest = code;
            let mut copies = Vec::new();
            let mut expected: Vec<u32> = (0..N as u32).collect();
            for dst in 0..N as u32 {
                let choice = rest % 7;
                rest /= 7;
                match choice {
                    6 => continue,
                    5 => {
                        copies.push((Reg(dst), Opnd::pool(dst)));
                        expected[dst as usize] = 100 + dst;
                    }
                    src => {
                        copies.push((Reg(dst), Opnd::reg(Reg(src))));
                        expected[dst as usize] = src;
                    }
                }
            }
            let mut regs: Vec<u32> = (0..20).collect();
            let mut next = N as u32;
            let moves = sequentialise(&copies, || {
                next += 1;
                Reg(next - 1)
            });
            assert!(moves.len() <= copies.len() + (next as usize - N));
            for (dst, src) in moves {
                regs[dst.index()] = match src.as_pool() {
                    Some(i) => 100 + i,
                    None => regs[src.0 as usize],
                };
            }
            assert_eq!(regs[..N], expected, "{copies:?}");
        }
    }
}
