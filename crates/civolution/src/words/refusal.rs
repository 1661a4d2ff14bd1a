//! Why an action is refused, and what to do instead.

use engine::words::Phrase;
use engine::{Seat, say};

use super::task::asks;
use super::{Key, phrase, piece};
use crate::effect::Marker;
use crate::module::Panel;
use crate::refusal::Refusal;

pub(super) fn tell(refusal: &Refusal) -> Phrase {
    match *refusal {
        Refusal::GameOver => say!(RefusalGameOver),
        Refusal::NotYourTurn { turn } => say!(RefusalNotYourTurn, player = turn),
        Refusal::NotOffered => say!(RefusalNotOffered),
        Refusal::NotAsked { asked } => {
            say!(RefusalNotAsked, asked = asks(asked, Seat::default(), None))
        }
        Refusal::CannotPass { asked } => {
            say!(RefusalCannotPass, asked = asks(asked, Seat::default(), None))
        }
        Refusal::CannotActivate { panel } => {
            say!(RefusalCannotActivate, module = phrase::panel(panel), dice = piece::panel_dice(panel))
        }
        Refusal::NothingToDo { panel } => {
            let reason = match panel {
                Panel::Main(module) => say!(IdleModule, module = module),
                Panel::Feature(_) | Panel::Sleep => say!(IdleFeature),
            };
            say!(RefusalNothingToDo, module = phrase::panel(panel), reason = reason)
        }
        Refusal::TooManyDice { dice, most } => say!(RefusalTooManyDice, dice = dice, most = most),
        Refusal::NothingToPayWith { payment } => say!(RefusalNothingToPayWith, payment = phrase::payment(payment)),
        Refusal::NotEnoughIdeas { need, have } => say!(RefusalNotEnoughIdeas, need = phrase::ideas(need), have = have),
        Refusal::OtherValueUnmet { panel } => say!(RefusalOtherValueUnmet, module = phrase::panel(panel)),
        Refusal::NotSoManyDice { value, have } => say!(RefusalNotSoManyDice, have = have, value = value),
        Refusal::NoSide { module, .. } => say!(RefusalNoSide, module = module),
        Refusal::NoTribeThere { territory, .. } => say!(RefusalNoTribeThere, territory = phrase::territory(territory)),
        Refusal::AlreadyHunted { territory } => say!(RefusalAlreadyHunted, territory = phrase::territory(territory)),
        Refusal::NoHuntingToken => say!(RefusalNoHuntingToken),
        Refusal::NotAdjacent { from, to } => {
            say!(RefusalNotAdjacent, to = phrase::territory(to), from = phrase::territory(from))
        }
        Refusal::NoBoat { water, .. } => say!(RefusalNoBoat, territory = phrase::territory(water)),
        Refusal::BoatLoaded { water } => say!(RefusalBoatLoaded, territory = phrase::territory(water)),
        Refusal::NoRawMaterial { territory } => say!(RefusalNoRawMaterial, territory = phrase::territory(territory)),
        Refusal::NoShore { water } => say!(RefusalNoShore, territory = phrase::territory(water)),
        Refusal::NothingHidden => say!(RefusalNothingHidden),
        Refusal::NoSuchTerrain { terrain, .. } => say!(RefusalNoSuchTerrain, terrain = terrain),
        Refusal::NoTribesLeft => say!(RefusalNoTribesLeft),
        Refusal::NotHere { territory, .. } => {
            say!(RefusalNotHere, territory = phrase::territory(territory))
        }
        Refusal::NoSuchTribe { who, .. } => say!(RefusalNoSuchTribe, tribe = phrase::who(who)),
        Refusal::WeakTribe { .. } => say!(RefusalWeakTribe),
        Refusal::StrongTribe { .. } => say!(RefusalStrongTribe),
        Refusal::HasMigrated { .. } => say!(RefusalHasMigrated),
        Refusal::NowhereToGo { .. } => say!(RefusalNowhereToGo),
        Refusal::NoFreeCamp { territory } => say!(RefusalNoFreeCamp, territory = phrase::territory(territory)),
        Refusal::NobodyToDisplace { seat, .. } => say!(RefusalNobodyToDisplace, player = seat),
        Refusal::CannotDisplace { seat } => say!(RefusalCannotDisplace, player = seat),
        Refusal::NoCrossing { territory } => say!(RefusalNoCrossing, territory = phrase::territory(territory)),
        Refusal::NothingLeft { project } => say!(RefusalNothingLeft, project = project),
        Refusal::FarmThere { territory, seat } => {
            say!(RefusalFarmThere, player = seat, territory = phrase::territory(territory))
        }
        Refusal::VolcanoNear { territory } => {
            say!(RefusalVolcanoNear, territory = phrase::territory(territory))
        }
        Refusal::ProvisionsThere { territory } => {
            say!(RefusalProvisionsThere, territory = phrase::territory(territory))
        }
        Refusal::BoatThere { water } => say!(RefusalBoatThere, territory = phrase::territory(water)),
        Refusal::NoTribeNear => say!(RefusalNoTribeNear),
        Refusal::NoBuildingGround => say!(RefusalNoBuildingGround),
        Refusal::GroundFull { ground } => say!(RefusalGroundFull, ground = phrase::ground(ground)),
        Refusal::NoStatueMaterial { ground } => say!(RefusalNoStatueMaterial, ground = phrase::ground(ground)),
        Refusal::SettlementBuilt { settlement } => say!(RefusalSettlementBuilt, number = settlement),
        Refusal::SettlementTooDear { settlement } => say!(RefusalSettlementTooDear, number = settlement),
        Refusal::CannotBuild { project } => say!(RefusalCannotBuild, project = project),
        Refusal::NotStored { material } => say!(RefusalNotStored, material = material),
        Refusal::OtherMaterial { material } => say!(RefusalOtherMaterial, material = material),
        Refusal::TooDear { price, have } => {
            say!(RefusalTooDear, price = phrase::markers(Marker::Money, price), have = have)
        }
        Refusal::NoFeature { feature } => say!(RefusalNoFeature, feature = feature),
        Refusal::SameFeature { feature } => say!(RefusalSameFeature, feature = feature),
        Refusal::NothingToReturn => say!(RefusalNothingToReturn),
        Refusal::NotThisFood { have, need } => say!(RefusalNotThisFood, have = have, need = need),
        Refusal::NotInHand { card } => say!(RefusalNotInHand, card = piece::name(card)),
        Refusal::OtherDeck { deck } => say!(RefusalOtherDeck, deck = deck),
        Refusal::CostUnmet { card } => say!(RefusalCostUnmet, card = piece::name(card)),
        Refusal::LevelUnmet { card, level } => {
            say!(RefusalLevelUnmet, card = piece::name(card), level = level)
        }
        Refusal::LevelTooLow { stage } => say!(RefusalLevelTooLow, stage = stage),
        Refusal::NotActive { space } => say!(RefusalNotActive, space = space),
        Refusal::ColumnTaken { column } => say!(RefusalColumnTaken, column = column.number()),
        Refusal::Unsupported { column } => say!(RefusalUnsupported, column = column.number()),
        Refusal::NoChipThere => say!(RefusalNoChipThere),
        Refusal::GoalUnmet { goal } => say!(RefusalGoalUnmet, goal = piece::name(goal)),
        Refusal::NotYourChip { chip } => say!(RefusalNotYourChip, chip = piece::name(chip)),
        Refusal::TooFewFeatures { feature, need, have } => {
            say!(RefusalTooFewFeatures, need = phrase::features(feature, need), have = have)
        }
        Refusal::NotNow => say!(RefusalNotNow),
        Refusal::TopLevel { module } => say!(RefusalTopLevel, module = module),
        Refusal::OtherModule { module } => say!(RefusalOtherModule, module = module),
        Refusal::TileActive { stage } => say!(RefusalTileActive, stage = stage),
        Refusal::NoActivity => say!(RefusalNoActivity),
        Refusal::SameActivity => say!(RefusalSameActivity),
        Refusal::ActivityTooDear => say!(RefusalActivityTooDear),
        Refusal::StackEmpty { deck } => say!(RefusalStackEmpty, deck = deck),
        Refusal::NotDrawn { card } => say!(RefusalNotDrawn, card = piece::name(card)),
        Refusal::NotMostDice { seat } => say!(RefusalNotMostDice, player = seat),
        Refusal::NoSuchDie { value } => say!(RefusalNoSuchDie, value = value),
        Refusal::NotLowestTrack { track } => say!(RefusalNotLowestTrack, track = track),
        Refusal::ChipCardGone => say!(RefusalChipCardGone),
    }
}
