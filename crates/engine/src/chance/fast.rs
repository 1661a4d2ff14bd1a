use super::{Chance, Stream};

/// A very fast generator (wyrand) for search and random play. All streams share one sequence.
#[derive(Clone, Debug)]
pub struct FastChance(u64);

impl FastChance {
    /// Creates a generator that always gives the same sequence for the same seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (wide >> 64) as u64 ^ wide as u64
    }
}

impl Chance for FastChance {
    #[inline]
    fn below(&mut self, _stream: Stream, bound: u32) -> u32 {
        // A multiply without rejection: the bias is below one in a billion for the bounds games use.
        (((self.bits() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_is_about_as_likely() {
        let mut chance = FastChance::new(1);
        let mut faces = [0u32; 6];
        for _ in 0..60_000 {
            faces[usize::from(chance.die() - 1)] += 1;
        }
        assert!(faces.iter().all(|&n| (9_600..10_400).contains(&n)), "{faces:?}");
    }
}
