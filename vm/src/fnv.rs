//! FNV-1a: short stand-ins for bytes, the same everywhere and always. They tell what differs by chance, not what somebody made
//! alike. (Fowler, Noll & Vo, *The FNV Non-Cryptographic Hash Algorithm*, IETF draft.)

/// What 64 bits begin with.
pub const BASIS: u64 = 0xcbf2_9ce4_8422_2325;

/// What 128 bits begin with.
pub const WIDE_BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;

/// Takes bytes in.
pub fn add(hash: u64, bytes: &[u8]) -> u64 {
    const PRIME: u64 = 0x0100_0000_01b3;
    bytes.iter().fold(hash, |hash, &b| (hash ^ u64::from(b)).wrapping_mul(PRIME))
}

/// The same in 128 bits.
pub fn add_wide(hash: u128, bytes: &[u8]) -> u128 {
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    bytes.iter().fold(hash, |hash, &b| (hash ^ u128::from(b)).wrapping_mul(PRIME))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_those_of_the_draft() {
        assert_eq!(add(BASIS, b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(add_wide(WIDE_BASIS, b"a"), 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
    }
}
