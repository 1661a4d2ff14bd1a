use std::io::Write;

use super::Outcome;
use crate::failure::Failure;
use crate::registry::games;

/// Says what can be done.
pub(super) fn run(out: &mut dyn Write) -> Result<Outcome, Failure> {
    writeln!(out, "Tessera, a digital table for civilization-building board games.")?;
    writeln!(out)?;
    writeln!(out, "Games:")?;
    for kind in games() {
        let (id, title, players) = (kind.id(), kind.title(), kind.players());
        writeln!(out, "  {id:12} {title}, {} to {} players", players.start(), players.end())?;
    }
    let id = games().first().map_or("GAME", |kind| kind.id());
    let examples = [
        (format!("play {id}"), "play against bots"),
        (format!("play {id} --seats human,human"), "two people on one device"),
        ("play --load GAME.tessera".to_owned(), "go on with a saved game"),
        ("replay GAME.tessera --at 20".to_owned(), "look at a saved game"),
        ("games".to_owned(), "variants, packs and bots"),
        (format!("arena {id} --bots greedy,random"), "bots against each other"),
        (format!("soak {id} --games 100"), "check the rules"),
        (format!("bench {id}"), "games and decisions a second"),
    ];
    writeln!(out)?;
    writeln!(out, "What you can do:")?;
    for (command, what) in examples {
        writeln!(out, "  tessera {command:38} {what}")?;
    }
    writeln!(out)?;
    writeln!(out, "`tessera COMMAND --help` explains a command with all its options.")?;
    Ok(Outcome::Done)
}
