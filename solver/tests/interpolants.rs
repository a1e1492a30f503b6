//! Interpolants of random contradictions, each checked by solvers of its own. The same over ten thousands:
//! `cargo run --release -p symvm-solver --example interpolants`.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod random;

use random::craig::{check_sequence, check_tree};
use random::{Rng, contradiction, structured};
use symvm_solver::interpolation::{
    Interpolation, Interpolator, InterpolatorConfig, NoInterpolant, Source, System,
};
use symvm_solver::{SolverConfig, TermId, Terms};

fn conditions(found: &[Interpolation]) -> Vec<TermId> {
    found.iter().map(|one| one.term).collect()
}

#[test]
fn pairs_and_sequences_by_every_system_and_from_every_proof() {
    let mut rng = Rng(5);
    let mut interpolator = Interpolator::default();
    for round in 0..18 {
        if round % 6 == 0 {
            // A session goes on over several problems of one arena.
            interpolator = Interpolator::new(InterpolatorConfig {
                solver: SolverConfig { certify: round % 12 == 0, ..SolverConfig::default() },
                ..InterpolatorConfig::default()
            });
        }
        let mut terms = Terms::new();
        if round % 6 != 0 {
            interpolator = Interpolator::default();
        }
        for _ in 0..3 {
            let parts = 2 + rng.below(3) as usize;
            let partitions = if rng.below(2) == 0 {
                structured(&mut terms, &mut rng)
            } else {
                contradiction(&mut terms, &mut rng, parts)
            };
            let parts = partitions.len();
            let mut refuted = interpolator.refute(&mut terms, &partitions).unwrap();
            let best = refuted.sequence(&mut terms).unwrap();
            check_sequence(&mut terms, &partitions, &conditions(&best));
            for system in System::ALL {
                let found = refuted.sequence_by(&mut terms, system).unwrap();
                check_sequence(&mut terms, &partitions, &conditions(&found));
            }
            let sides: Vec<bool> = (0..parts).map(|_| rng.below(2) == 0).collect();
            let cut = refuted.cut(&mut terms, |part| sides[part]).unwrap();
            let side = |wanted: bool| {
                let parts = partitions.iter().zip(&sides).filter(|(_, side)| **side == wanted);
                parts.flat_map(|(part, _)| part.iter().copied()).collect::<Vec<TermId>>()
            };
            check_sequence(&mut terms, &[side(true), side(false)], &[cut.term]);
        }
    }
}

#[test]
fn trees() {
    let mut rng = Rng(23);
    for _ in 0..20 {
        let mut terms = Terms::new();
        let parts = 3 + rng.below(3) as usize;
        let partitions = contradiction(&mut terms, &mut rng, parts);
        let parents: Vec<usize> =
            (0..parts - 1).map(|at| at + 1 + rng.below((parts - 1 - at) as u64) as usize).collect();
        for systems in [vec![System::McMillan], vec![System::Pudlak], System::ALL.to_vec()] {
            let config =
                InterpolatorConfig { systems, eliminate: rng.below(2) == 0, ..InterpolatorConfig::default() };
            let found = Interpolator::new(config).tree(&mut terms, &partitions, &parents).unwrap();
            check_tree(&mut terms, &partitions, &parents, &conditions(&found));
        }
    }
}

#[test]
fn assumptions_scopes_and_sessions() {
    let mut rng = Rng(71);
    let (mut refuted, mut satisfiable) = (0, 0);
    for _ in 0..10 {
        let mut terms = Terms::new();
        let mut interpolator = Interpolator::default();
        let scopes: Vec<Vec<TermId>> = (0..3)
            .map(|i| {
                let mut scope = random::symbols(&mut terms, &mut rng, "shared");
                scope.extend(random::symbols(&mut terms, &mut rng, &format!("own{i}_")));
                scope
            })
            .collect();
        // What the interpolator holds, kept beside it.
        let mut asserted: Vec<Vec<(usize, TermId)>> = vec![Vec::new()];
        for _ in 0..25 {
            match rng.below(6) {
                0 => {
                    interpolator.push();
                    asserted.push(Vec::new());
                }
                1 if asserted.len() > 1 => {
                    assert!(interpolator.pop());
                    asserted.pop();
                }
                _ => {}
            }
            let mut random = |terms: &mut Terms| {
                let partition = rng.below(3) as usize;
                (partition, random::condition(terms, &mut rng, &scopes[partition], 2))
            };
            let (partition, condition) = random(&mut terms);
            interpolator.assert(partition, condition);
            asserted.last_mut().unwrap().push((partition, condition));
            let assumptions = [random(&mut terms), random(&mut terms)];
            let mut partitions = vec![Vec::new(); 3];
            for &(partition, condition) in asserted.iter().flatten().chain(&assumptions) {
                partitions[partition].push(condition);
            }
            let used = partitions.iter().rposition(|part| !part.is_empty()).unwrap() + 1;
            partitions.truncate(used);
            match interpolator.refute_asserted(&mut terms, &assumptions) {
                Ok(mut refutation) => {
                    refuted += 1;
                    for system in System::ALL {
                        let found = refutation.sequence_by(&mut terms, system).unwrap();
                        check_sequence(&mut terms, &partitions, &conditions(&found));
                    }
                    if asserted.len() > 1 && interpolator.pop() {
                        asserted.pop();
                    }
                }
                Err(NoInterpolant::Satisfiable(_)) => satisfiable += 1,
                Err(other) => panic!("{other}"),
            }
        }
    }
    assert!(refuted > 40 && satisfiable > 40, "{refuted} {satisfiable}");
}

#[test]
fn contradictions_without_a_proof() {
    let mut terms = Terms::new();
    let (x, y) = (terms.symbol("x", 8), terms.symbol("y", 8));
    let (less, falsehood, truth) = (terms.ult(x, y), terms.false_(), terms.true_());
    let not_less = terms.not(less);
    let mut interpolator = Interpolator::default();
    for (partitions, expected) in [
        (vec![vec![less], vec![not_less]], less),
        (vec![vec![not_less, truth], vec![truth, less]], not_less),
        (vec![vec![falsehood], vec![less]], falsehood),
        (vec![vec![less], vec![falsehood]], truth),
        (vec![vec![less, not_less], vec![less]], falsehood),
        (vec![vec![], vec![less, not_less]], truth),
    ] {
        let found = interpolator.sequence(&mut terms, &partitions).unwrap();
        assert_eq!(found[0].term, expected, "{}", terms.display(found[0].term));
        for system in System::ALL {
            let mut refuted = interpolator.refute(&mut terms, &partitions).unwrap();
            let found = refuted.sequence_by(&mut terms, system).unwrap();
            check_sequence(&mut terms, &partitions, &conditions(&found));
        }
    }
    assert!(matches!(interpolator.interpolant(&mut terms, &[less], &[]), Err(NoInterpolant::Satisfiable(_))));
    assert!(matches!(
        interpolator.tree(&mut terms, &[vec![less], vec![not_less]], &[0]),
        Err(NoInterpolant::Shape)
    ));
}

/// What a person sees.
#[test]
fn words_are_found_again() {
    let mut terms = Terms::new();
    let word = |terms: &mut Terms, name: &str| terms.symbol(name, 32);
    let (x, y, z, p) =
        (word(&mut terms, "x"), word(&mut terms, "y"), word(&mut terms, "z"), word(&mut terms, "p"));
    let k = |terms: &mut Terms, value: u64| terms.constant(32, value);
    let (ten, twenty, mask) = (k(&mut terms, 10), k(&mut terms, 20), k(&mut terms, 0xff00));
    let proof_only = InterpolatorConfig { eliminate: false, ..InterpolatorConfig::default() };
    let mut by_proof = Interpolator::new(proof_only);
    let mut check = |terms: &mut Terms, a: &[TermId], b: &[TermId], expected: &str| {
        let found = by_proof.sequence(terms, &[a.to_vec(), b.to_vec()]).unwrap();
        check_sequence(terms, &[a.to_vec(), b.to_vec()], &conditions(&found));
        assert_eq!(terms.display(found[0].term).to_string(), expected);
    };
    // z < x < y < 10 leaves room for x up to 8; any bound up to 20 is right.
    let a = [terms.ult(x, y), terms.ult(y, ten)];
    let b = [terms.ult(twenty, x)];
    check(&mut terms, &a, &b, "(bvnot (ite (bvult #x00000014 |x|) #b1 #b0))");
    // Neither side says it of x alone: the bound comes out of the bits.
    let b = [terms.ult(twenty, z), terms.ult(z, x)];
    check(&mut terms, &a, &b, "(bvnot (ite (bvult #x0000000f |x|) #b1 #b0))");
    let (minus, five) = (k(&mut terms, 0xffff_fff0), k(&mut terms, 5));
    let a = [terms.slt(x, y), terms.slt(y, minus)];
    let b = [terms.slt(five, z), terms.slt(z, x)];
    check(&mut terms, &a, &b, "((_ extract 31 31) |x|)");
    let sum = terms.add(x, p);
    let a = [terms.eq(x, y), terms.eq(y, z), terms.ult(p, y)];
    let b = [terms.ne(z, x), terms.eq(sum, ten)];
    check(&mut terms, &a, &b, "(ite (= |x| |z|) #b1 #b0)");
    let masked = terms.and(x, mask);
    let a = [terms.eq(masked, mask), terms.ult(y, x)];
    let shifted = terms.extract(x, 15, 8);
    let zero = terms.constant(8, 0x7f);
    let b = [terms.eq(shifted, zero), terms.ult(x, z)];
    check(&mut terms, &a, &b, "(bvnot (ite (= ((_ extract 15 8) |x|) #x7f) #b1 #b0))");
    let a = [terms.eq(x, y)];
    let b = [terms.ult(x, y)];
    check(&mut terms, &a, &b, "(bvnot (ite (bvult |x| |y|) #b1 #b0))");

    // p = x·y is what no proof says as briefly.
    let (xy, yx) = (terms.mul(x, y), terms.mul(y, x));
    let sum = terms.add(yx, ten);
    let a = [terms.eq(p, xy), terms.eq(z, p)];
    let b = [terms.ne(z, yx), terms.ne(z, sum)];
    let found = Interpolator::default().sequence(&mut terms, &[a.to_vec(), b.to_vec()]).unwrap();
    assert_eq!(found[0].source, Source::Strongest);
    assert_eq!(terms.display(found[0].term).to_string(), "(ite (= |z| (bvmul |x| |y|)) #b1 #b0)");
}
