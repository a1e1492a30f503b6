//! What a fully static executable needs to be linked.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let features = std::env::var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    if features.split(',').any(|feature| feature == "crt-static") {
        // The allocator and the C++ library both define `operator new`; the former's stands first, and either ends in
        // the former's `malloc`.
        println!("cargo:rustc-link-arg-bins=-Wl,-z,muldefs");
    }
}
