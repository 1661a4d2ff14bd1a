//! Seeds for games and measurements.

use engine::chance::Seed;

use crate::failure::Failure;

/// Returns the seed that was named on the command line, or an unpredictable one.
pub(crate) fn seed(named: Option<&str>) -> Result<Seed, Failure> {
    if let Some(text) = named {
        return Ok(Seed::from_text(text));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::from_bytes(bytes))
}
