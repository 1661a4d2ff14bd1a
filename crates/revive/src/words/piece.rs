//! Cards, modules, machines, crates, tiles and artifacts: their names and texts.

use engine::say;
use engine::words::Phrase;

use super::effect::{Of, effects};
use super::technology;
use super::{Key, phrase};
use crate::action::MachineSpot;
use crate::content::{
    ArtifactCardId, ArtifactColor, Back, CardId, Category, Content, CrateId, Ground, Half, LargeScore, MachineId,
    ModuleId, Named, PRESENCE, Reward,
};
use crate::player::Player;
use crate::resource::Color;
use crate::rules::{CARD_BONUS, MINOR_ARTIFACT};
use crate::tribe::Gives;

/// `C7 Wayfinder`.
pub(crate) fn name(piece: impl Named) -> Phrase {
    say!(PieceNamed, id = piece.to_string(), name = own_name(piece))
}

/// `Wayfinder`, the name in the pack of the game.
pub(crate) fn own_name(piece: impl Named) -> Phrase {
    Phrase::new(piece.to_string())
}

/// `L3`: slot modules have no name.
pub(crate) fn module(module: ModuleId) -> Phrase {
    Phrase::verbatim(module.to_string())
}

/// The effects of a half of a card.
pub(crate) fn half(content: &Content, card: CardId, half: Half) -> Phrase {
    effects(content, content.card(card).effects[half.index()], Of::Card)
}

/// The effects of copying the bottom half of a card.
pub(crate) fn copied(content: &Content, card: CardId) -> Phrase {
    effects(content, content.card(card).effects[Half::Bottom.index()], Of::Other)
}

/// A half with its slot symbol and its flask.
pub(crate) fn marked_half(content: &Content, card: CardId, of: Half) -> Phrase {
    let printed = content.card(card);
    let symbol = printed.slot[of.index()].then(|| say!(SlotSymbol));
    let flask = (printed.flask == Some(of)).then(|| say!(Flask));
    let marks: Vec<Phrase> = symbol.into_iter().chain(flask).collect();
    let text = half(content, card, of);
    if marks.is_empty() { text } else { say!(InBrackets, text = text, more = phrase::list(marks)) }
}

/// Both halves of a card: `top: gain 3 food (slot symbol); bottom: …`.
pub(crate) fn card_does(content: &Content, card: CardId) -> Phrase {
    say!(CardDoes, top = marked_half(content, card, Half::Top), bottom = marked_half(content, card, Half::Bottom),)
}

/// `C7 Wayfinder (yellow)`.
pub(crate) fn card_title(content: &Content, card: CardId) -> Phrase {
    say!(InBrackets, text = name(card), more = Phrase::from(content.card(card).color))
}

/// A card with its color and both halves.
pub(crate) fn card_full(content: &Content, card: CardId) -> Phrase {
    say!(PieceSays, piece = card_title(content, card), text = card_does(content, card))
}

/// The effects of a module.
pub(crate) fn module_does(content: &Content, module: ModuleId) -> Phrase {
    effects(content, content.module(module).effect, Of::Other)
}

fn with_flask(first: Phrase, flask: bool) -> Phrase {
    if flask { say!(JoinComma, first = first, second = say!(Flask)) } else { first }
}

/// `L3 (yellow and green): gain 1 food`.
pub(crate) fn module_full(content: &Content, module: ModuleId) -> Phrase {
    let printed = content.module(module);
    let more = with_flask(phrase::colors(printed.colors), printed.flask);
    let title = say!(InBrackets, text = self::module(module), more = more);
    say!(PieceSays, piece = title, text = module_does(content, module))
}

/// The effects of a machine token.
pub(crate) fn machine_does(content: &Content, machine: MachineId) -> Phrase {
    effects(content, content.machine(machine).effect, Of::Other)
}

/// `M3 Pathfinder (yellow): …`.
pub(crate) fn machine_full(content: &Content, machine: MachineId) -> Phrase {
    let printed = content.machine(machine);
    let more = with_flask(Phrase::from(printed.color), printed.flask);
    let title = say!(InBrackets, text = name(machine), more = more);
    say!(PieceSays, piece = title, text = machine_does(content, machine))
}

/// The effects of opening a crate.
pub(crate) fn crate_does(content: &Content, found: CrateId) -> Phrase {
    effects(content, content.crate_effects(found), Of::Other)
}

/// `K3 Tin Box: gain 1 gear, then gain 1 book`.
pub(crate) fn crate_full(content: &Content, found: CrateId) -> Phrase {
    say!(PieceSays, piece = name(found), text = crate_does(content, found))
}

/// The machine of a spot: its name, and its effects.
pub(crate) fn spot(content: &Content, player: &Player, spot: MachineSpot) -> (Phrase, Phrase) {
    match spot {
        MachineSpot::Reward(number) => {
            let index = usize::from(number);
            let printed = content.player_board().rewards.get(index).map(|space| space.reward);
            match (printed, player.machines.get(index).copied().flatten()) {
                (Some(Reward::Standard(standard)), _) => (say!(MachineStandard), standard.into()),
                (_, Some(machine)) => (name(machine), machine_does(content, machine)),
                _ => (spot_name(spot), say!(EffectNothing)),
            }
        }
        MachineSpot::Technology(number) => {
            let printed = technology::of(content, player.tribe, player.side, number).map(|technology| technology.gives);
            let does = match printed {
                Some(Gives::Machine(list)) => effects(content, list, Of::Other),
                _ => say!(EffectNothing),
            };
            (spot_name(spot), does)
        }
    }
}

/// `the machine on reward space 3`.
pub(crate) fn spot_name(spot: MachineSpot) -> Phrase {
    match spot {
        MachineSpot::Reward(number) => say!(MachineOfReward, number = number + 1),
        MachineSpot::Technology(number) => say!(MachineOfTechnology, number = number + 1),
    }
}

/// The machine of a spot, by its own name if it is a token.
pub(crate) fn machine_of(content: &Content, spot: MachineSpot, machine: Option<MachineId>) -> Phrase {
    match (spot, machine) {
        (_, Some(machine)) => name(machine),
        (MachineSpot::Reward(number), None) => match printed(content, number) {
            Some(printed @ Reward::Standard(_)) => reward(printed),
            _ => spot_name(spot),
        },
        (MachineSpot::Technology(_), None) => spot_name(spot),
    }
}

/// `a minor artifact (2 points)`.
pub(crate) fn minor_artifact() -> Phrase {
    say!(MinorArtifact, points = phrase::points(MINOR_ARTIFACT))
}

/// The reward of a reward space: `a yellow machine`.
pub(crate) fn reward(reward: Reward) -> Phrase {
    if let Reward::Cards(color) = reward {
        return say!(RewardCards, points = CARD_BONUS, color = color);
    }
    reward.phrase().unwrap_or_else(phrase::nothing)
}

/// The reward of the reward space with this number, counted from 0.
pub(crate) fn reward_of(content: &Content, number: u8) -> Option<Phrase> {
    printed(content, number).map(reward)
}

fn printed(content: &Content, number: u8) -> Option<Reward> {
    content.player_board().rewards.get(usize::from(number)).map(|space| space.reward)
}

/// The marker positions that a reward space requires: `yellow 7 and green 4`.
pub(crate) fn needs(needs: [u8; Color::COUNT]) -> Phrase {
    let asked = Color::ALL.into_iter().filter(|color| needs[color.index()] > 0);
    phrase::list(asked.map(|color| say!(Need, color = color, space = needs[color.index()])))
}

/// The back of an area tile: `3 food for 2 points`.
pub(crate) fn back(back: Back) -> Phrase {
    say!(Back, cost = phrase::purse(back.cost), points = phrase::points(u16::from(back.points)))
}

/// What a hex shows: `forest`, `water: gain 1 crystal`.
pub(crate) fn ground(content: &Content, ground: Ground) -> Phrase {
    match ground {
        Ground::Sand => say!(Sand),
        Ground::Terrain(color) => phrase::terrain(color),
        Ground::Water(list) => say!(WaterWith, effects = effects(content, list, Of::Other)),
        Ground::Location => say!(Location),
    }
}

/// The scoring of a large location.
pub(crate) fn large_score(score: LargeScore) -> Phrase {
    if let LargeScore::Presence(points) = score {
        let steps = PRESENCE.into_iter().zip(points);
        let steps = steps.map(|(tiles, points)| say!(WorthPresenceStep, points = points, tiles = tiles));
        return say!(WorthPresence, steps = phrase::commas(steps));
    }
    score.phrase().unwrap_or_else(phrase::nothing)
}

/// A category of an artifact card: `2 points for each energy`. These cards count every 2 modules.
pub(crate) fn category((category, points): (Category, u8)) -> Phrase {
    if category == Category::Modules {
        say!(WorthPairs, count = points)
    } else {
        large_score(LargeScore::Each(category, points))
    }
}

/// The categories of an artifact card, by color.
pub(crate) fn artifact_card(content: &Content, card: ArtifactCardId) -> Phrase {
    let categories = content.artifact_card(card).categories;
    phrase::semicolons(
        ArtifactColor::ALL.map(|color| say!(PieceSays, piece = color, text = category(categories[color.index()]))),
    )
}
