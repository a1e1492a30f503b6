//! Threads that wait for each other by what Rust has for that. The first byte of the input is what they work with.

use std::cell::Cell;
use std::io::Read;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Barrier, Condvar, Mutex, OnceLock, RwLock, mpsc};
use std::thread;
use std::time::Duration;

thread_local! {
    static OWN: Cell<u32> = const { Cell::new(1) };
}

struct Dropped(&'static Mutex<u32>);

impl Drop for Dropped {
    fn drop(&mut self) {
        *self.0.lock().unwrap() += 1;
    }
}

fn channels(n: u32) -> u32 {
    let (send, receive) = mpsc::channel();
    let workers: Vec<_> = (0..3)
        .map(|i| {
            let send = send.clone();
            thread::spawn(move || {
                OWN.with(|own| own.set(own.get() + i));
                send.send(n * i + OWN.with(Cell::get)).unwrap();
                i
            })
        })
        .collect();
    drop(send);
    let sum: u32 = receive.iter().sum();
    workers.into_iter().map(|worker| worker.join().unwrap()).sum::<u32>() + sum
}

/// Sends one at a time, and hears that it came.
fn in_turns(n: u32) -> u32 {
    let (send, receive) = mpsc::sync_channel(1);
    let (answer, answers) = mpsc::channel();
    let worker = thread::spawn(move || receive.iter().for_each(|got: u32| answer.send(got + 1).unwrap()));
    let sum = (0..3)
        .map(|i| {
            send.send(n + i).unwrap();
            answers.recv().unwrap()
        })
        .sum();
    drop(send);
    worker.join().unwrap();
    sum
}

fn scoped(n: u8) -> [u8; 3] {
    let mut data = [n, 2, 3];
    let barrier = Barrier::new(2);
    thread::scope(|scope| {
        for byte in data.iter_mut().take(2) {
            let barrier = &barrier;
            scope.spawn(move || {
                barrier.wait();
                *byte = byte.wrapping_mul(2);
            });
        }
    });
    data
}

fn parked() -> u32 {
    static READY: OnceLock<u32> = OnceLock::new();
    let pair = Arc::new((Mutex::new(false), Condvar::new()));
    let (theirs, spins) = (pair.clone(), Arc::new(AtomicBool::new(true)));
    let spinning = spins.clone();
    let worker = thread::spawn(move || {
        *theirs.0.lock().unwrap() = true;
        theirs.1.notify_one();
        thread::park();
        spinning.store(false, Ordering::Release);
        READY.get_or_init(|| 5)
    });
    let mut is_ready = pair.0.lock().unwrap();
    while !*is_ready {
        is_ready = pair.1.wait(is_ready).unwrap();
    }
    drop(is_ready);
    worker.thread().unpark();
    while spins.load(Ordering::Acquire) {
        std::hint::spin_loop();
    }
    thread::sleep(Duration::from_millis(1));
    *worker.join().unwrap() + *READY.get_or_init(|| 6)
}

fn main() {
    static DROPS: Mutex<u32> = Mutex::new(0);
    let mut input = [0];
    let _ = std::io::stdin().read(&mut input);
    let n = input[0];
    // Whatever the answer is: the library asks the processor by assembly of its own.
    std::hint::black_box(std::is_x86_feature_detected!("avx2"));
    // As num-bigint divides two words by one.
    let (quotient, rest): (u64, u64);
    unsafe {
        std::arch::asm!("div {0:r}", in(reg) 10u64, inlateout("rdx") 3u64 => rest, inlateout("rax") u64::from(n) => quotient);
    }
    assert_eq!(u128::from(quotient) * 10 + u128::from(rest), (3 << 64) + u128::from(n));
    assert_eq!(channels(u32::from(n)), 9 + 3 * u32::from(n));
    assert_eq!(in_turns(u32::from(n)), 6 + 3 * u32::from(n));
    println!("{:?} {}", scoped(n & 1), parked());
    let lock = Arc::new(RwLock::new(5));
    let theirs = lock.clone();
    let failed = thread::spawn(move || {
        let _dropped = Dropped(&DROPS);
        let mut value = theirs.write().unwrap();
        *value += 1;
        assert!(n < 200, "large");
    });
    match failed.join() {
        Ok(()) => println!("{}", lock.read().unwrap()),
        Err(_) => println!("poisoned: {}", lock.is_poisoned()),
    }
    println!("{} {}", DROPS.lock().unwrap(), OWN.with(Cell::get));
    let last = thread::spawn(move || 100 / (n as usize));
    if last.join().unwrap() & 1 == 1 {
        std::process::exit(1);
    }
}
