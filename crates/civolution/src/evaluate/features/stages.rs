//! Features of the stage partition, and of the cards and chips that could be installed there.

use engine::Features;

use crate::ability::Trait;
use crate::content::{CardId, Deck, Requirement, Top};
use crate::evaluate::outlook::Outlook;
use crate::stages::STAGE_POINTS;

/// The number of features that [`describe`] writes.
pub(super) const FEATURES: usize = 2 + STAGE_POINTS.len() + 3 + Deck::COUNT + 2 + 4 + 2 + 1 + Deck::COUNT + 1 + 3;

/// A goal that lacks this many things counts as far away.
const FAR: u8 = 6;

pub(super) fn describe(outlook: &Outlook<'_>, out: &mut Features) {
    let civ = outlook.civ;
    // The second tile and the second completion are too rare for the network to learn anything from them.
    out.part(civ.stage_tiles.into_iter().filter(|active| *active).count() as f32, 2.0);
    out.part(civ.completed.into_iter().filter(|completed| *completed).count() as f32, 2.0);
    for pieces in outlook.pieces.iter().skip(1) {
        out.part(*pieces, 4.0);
    }
    out.part(outlook.goal_slot, 10.0);
    out.part(outlook.income_slot, 10.0);
    out.part(outlook.best_open, 10.0);

    let mut installed = [0u8; Deck::COUNT];
    let (mut activities, mut abilities) = (0u8, 0u8);
    for card in civ.installed.iter().filter_map(CardId::new) {
        installed[card.deck().index()] += 1;
        match outlook.content.card(card).top {
            Top::Activity(_) => activities += 1,
            Top::Ability(_) => abilities += 1,
            Top::Nothing | Top::PointBonus(_) => {}
        }
    }
    for cards in installed {
        out.part(cards, 2.0);
    }
    out.part(activities, 4.0);
    out.part(abilities, 6.0);

    out.part(outlook.game.goals_done[outlook.seat].len() as f32, 3.0);
    out.part(civ.incomes.len() as f32, 6.0);
    out.part(outlook.income, 15.0);
    out.part(outlook.best_income, 5.0);
    out.part(civ.attributes.len() as f32, 4.0);
    out.flag(outlook.game.may_take_attribute(outlook.seat));

    out.part(outlook.game.hands[outlook.seat].len() as f32, 8.0);
    for install in outlook.install {
        out.part(install, 15.0);
    }
    out.part(outlook.install_goal, 10.0);
    goals(outlook, out);
}

/// Writes the goals in the goal area: how many there are, how many are met, and how far the nearest of the others is.
fn goals(outlook: &Outlook<'_>, out: &mut Features) {
    let civ = outlook.civ;
    let less = u8::from(civ.traits.has(Trait::Ambitious));
    let (mut goals, mut met, mut nearest) = (0u8, 0u8, FAR);
    for goal in civ.goals.into_iter().flatten() {
        let missing = match outlook.content.goal(goal).requirement {
            Requirement::Have(count, need) => {
                let need = u16::from(need.saturating_sub(less).max(1));
                need.saturating_sub(outlook.game.count(outlook.seat, count)).min(u16::from(FAR)) as u8
            }
            Requirement::Pay(material) => u8::from(civ.stored(material) == 0),
        };
        goals += 1;
        if missing == 0 {
            met += 1;
        } else {
            nearest = nearest.min(missing);
        }
    }
    out.part(goals, 3.0);
    out.part(met, 3.0);
    out.part(nearest, f32::from(FAR));
}
