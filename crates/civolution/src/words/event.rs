//! The log: what happened.

use engine::words::Phrase;
use engine::{BySeat, Seat, SeatSet, say};

use super::{Key, counted, phrase, piece, vici};
use crate::action::Payment;
use crate::civilization::Source;
use crate::content::Content;
use crate::event::{Event, FinalPart};
use crate::vici::VICI_SEAT;

pub(super) fn tell(event: &Event, content: &Content) -> Phrase {
    let at = phrase::territory;
    match *event {
        Event::PhaseBegan { era, phase } => {
            say!(EventPhaseBegan, era = era, number = phase.index() + 1, phase = phase)
        }
        Event::EventRevealed { event } => {
            let text = phrase::semicolons([piece::event_weather(content, event), piece::event(content, event)]);
            say!(EventEventRevealed, event = piece::name(event), text = text)
        }
        Event::RevealedCard { card } => {
            say!(EventRevealedCard, card = piece::name(card), deck = card.deck())
        }
        Event::LastRound => say!(EventLastRound),
        Event::Activated { seat, panel } => say!(EventActivated, player = seat, panel = phrase::panel(panel)),
        Event::Paid { seat, payment, value, ideas } => {
            let with = phrase::payment(payment);
            match value.filter(|_| ideas > 0 || matches!(payment, Payment::Focus)) {
                Some(value) if ideas > 0 => {
                    say!(EventPaidAs, player = seat, with = with, ideas = phrase::ideas(ideas), value = value)
                }
                Some(value) => say!(EventPaidFor, player = seat, with = with, value = value),
                None => say!(EventPaid, player = seat, with = with),
            }
        }
        Event::Reset { seat, resets, end, closes } => {
            if closes {
                say!(EventResetCloses, player = seat, resets = resets, end = end)
            } else {
                say!(EventReset, player = seat, resets = resets, end = end)
            }
        }
        Event::RolledDice { seat, faces } if faces == [0; 6] => say!(EventRolledNoDice, player = seat),
        Event::RolledDice { seat, faces } => {
            say!(EventRolledDice, player = seat, faces = phrase::faces(&faces))
        }
        Event::RolledFate { seat, faces } if faces == [0; 6] => say!(EventRolledNoFate, player = seat),
        Event::RolledFate { seat, faces } => {
            say!(EventRolledFate, player = seat, faces = phrase::faces(&faces))
        }
        Event::FavorTest { seat, passed: true } => say!(EventFavorPassed, player = seat),
        Event::FavorTest { seat, passed: false } => say!(EventFavorFailed, player = seat),
        Event::GainedDie { seat, fate, from } => {
            let die = if fate { say!(DieFate) } else { say!(DieActivation) };
            match from {
                Some(giver) if giver == seat => say!(EventGainedOwnDie, player = seat),
                Some(giver) => say!(EventGainedDieFrom, player = seat, die = die, giver = giver),
                None => say!(EventGainedDie, player = seat, die = die),
            }
        }
        Event::TurnedDie { seat, from, to } => say!(EventTurnedDie, player = seat, from = from, to = to),
        Event::Gained { seat, slot, count, by } => {
            let what = phrase::slot(slot, count);
            match by {
                Some(by) => say!(EventGainedBy, player = seat, what = what, by = piece::origin(by)),
                None => say!(EventGained, player = seat, what = what),
            }
        }
        Event::Lost { seat, slot, count } => say!(EventLost, player = seat, what = phrase::slot(slot, count)),
        Event::RawReturned { seat, territory } => {
            say!(EventRawReturned, player = seat, territory = at(territory))
        }
        Event::Mutated { seat, from, to } => {
            say!(EventMutated, player = seat, from = from, to = to)
        }
        Event::Scored { seat, source, points, by } => {
            let why = match (source, by.map(piece::origin)) {
                (Source::Cards, Some(card)) => say!(WhyCardsOf, card = card),
                (Source::Income, Some(chip)) => say!(WhyIncomeOf, chip = chip),
                (_, Some(piece)) => piece,
                (_, None) => source.into(),
            };
            say!(EventScored, player = seat, points = phrase::points(points), why = why)
        }
        Event::Advanced { seat, track, space } => {
            say!(EventAdvanced, player = seat, track = track, space = space)
        }
        Event::Favor { seat, space, by: Some(by) } => {
            say!(EventFavorBy, player = seat, space = space, by = piece::origin(by))
        }
        Event::Favor { seat, space, by: None } => say!(EventFavor, player = seat, space = space),
        Event::Upgraded { seat, module, level } => {
            let does = piece::module_level(module, level);
            say!(EventUpgraded, player = seat, module = module, level = level, does = does)
        }
        Event::StageTile { seat, stage } => say!(EventStageTile, player = seat, stage = stage),
        Event::StageCompleted { seat, stage } => say!(EventStageCompleted, player = seat, stage = stage),
        Event::SetOut { seat, from } => say!(EventSetOut, player = seat, territory = at(from)),
        Event::Crossed { seat, territory } => say!(EventCrossed, player = seat, territory = at(territory)),
        Event::Settled { seat, territory, fire, displaced } => {
            let territory = at(territory);
            match (displaced, fire) {
                (None, false) => say!(EventSettled, player = seat, territory = territory),
                (None, true) => say!(EventSettledFire, player = seat, territory = territory),
                (Some(other), _) => displaces(seat, territory, fire, (other != seat).then_some(other)),
            }
        }
        Event::Boarded { seat, water } => say!(EventBoarded, player = seat, territory = at(water)),
        Event::Born { seat, territory, strong } => {
            say!(EventBorn, player = seat, tribe = phrase::tribe(strong), territory = at(territory))
        }
        Event::Developed { seat, territory, material } => {
            let material = Phrase::from(material);
            say!(EventDeveloped, player = seat, territory = at(territory), material = material)
        }
        Event::Strengthened { seat, territory } => {
            say!(EventStrengthened, player = seat, territory = at(territory))
        }
        Event::Weakened { seat, territory, cause } => {
            say!(EventWeakened, player = seat, territory = at(territory), cause = cause)
        }
        Event::Saved { seat, territory } => say!(EventSaved, player = seat, territory = at(territory)),
        Event::TribeLost { seat, territory } => say!(EventTribeLost, player = seat, territory = at(territory)),
        Event::Hunts { seat, territory } => say!(EventHunts, player = seat, territory = at(territory)),
        Event::LooksFor { seat, terrain } => {
            say!(EventLooksFor, player = seat, terrain = terrain)
        }
        Event::Revealed { seat, spot, kind } => {
            say!(EventRevealed, player = seat, spot = phrase::spot(spot), site = kind)
        }
        Event::Produced { seat, territory } => say!(EventProduced, player = seat, territory = at(territory)),
        Event::Transported { seat, territory, material } => {
            let material = Phrase::from(material);
            say!(EventTransported, player = seat, territory = at(territory), material = material)
        }
        Event::Sold { seat, material } => say!(EventSold, player = seat, material = material),
        Event::Purchased { seat, material } => {
            say!(EventPurchased, player = seat, material = material)
        }
        Event::BuiltFarm { seat, territory } => say!(EventBuiltFarm, player = seat, territory = at(territory)),
        Event::FarmReturned { seat, territory } => {
            say!(EventFarmReturned, player = seat, territory = at(territory))
        }
        Event::BuiltBoat { seat, water } => say!(EventBuiltBoat, player = seat, territory = at(water)),
        Event::BoatReturned { seat, water, tribes } => {
            say!(EventBoatReturned, player = seat, territory = at(water), count = tribes)
        }
        Event::BuiltStatue { seat, ground, material: Some(material) } => {
            let (ground, material) = (phrase::ground(ground), Phrase::from(material));
            say!(EventBuiltStatue, player = seat, ground = ground, material = material)
        }
        Event::BuiltStatue { seat, ground, material: None } => {
            say!(EventBuiltStatueFree, player = seat, ground = phrase::ground(ground))
        }
        Event::BuiltSettlement { seat, ground, settlement } => {
            say!(EventBuiltSettlement, player = seat, number = settlement, ground = phrase::ground(ground))
        }
        Event::Installed { seat, card, column, stage } => {
            let card = piece::name(card);
            say!(EventInstalled, player = seat, piece = card, column = column.number(), stage = stage)
        }
        Event::TookCard { seat, card } => {
            say!(EventTookCard, player = seat, card = piece::name(card), deck = card.deck())
        }
        Event::DrewCard { seat, deck, card } => match card {
            Some(card) => say!(EventDrewCard, player = seat, card = piece::name(card)),
            None => say!(EventDrewHidden, player = seat, deck = deck),
        },
        Event::LooksAt { seat, deck, card } => match card {
            Some(card) => say!(EventLooksAt, player = seat, card = piece::name(card)),
            None => say!(EventLooksAtHidden, player = seat, deck = deck),
        },
        Event::KeptCard { seat, deck, card } => match card {
            Some(card) => say!(EventKeptCard, player = seat, card = piece::name(card)),
            None => say!(EventKeptHidden, player = seat, deck = deck),
        },
        Event::PutUnder { seat, deck, card } => match card {
            Some(card) => say!(EventPutUnder, player = seat, card = piece::name(card)),
            None => say!(EventPutUnderHidden, player = seat, deck = deck),
        },
        Event::NoGoal { seat } => say!(EventNoGoal, player = seat),
        Event::TookGoal { seat, goal } => say!(EventTookGoal, player = seat, goal = piece::name(goal)),
        Event::CoveredGoal { seat, goal, space } => {
            say!(EventCoveredGoal, player = seat, goal = piece::name(goal), space = space)
        }
        Event::InstalledGoal { seat, goal, column } => {
            let goal = piece::name(goal);
            say!(EventInstalledGoal, player = seat, goal = goal, column = column.number())
        }
        Event::TookIncome { seat, chip } => {
            say!(EventTookIncome, player = seat, chip = piece::name(chip))
        }
        Event::InstalledIncome { seat, chip, column, stage } => {
            let chip = piece::name(chip);
            say!(EventInstalled, player = seat, piece = chip, column = column.number(), stage = stage)
        }
        Event::UsedIncome { seat, chip } => {
            say!(EventUsedIncome, player = seat, chip = piece::name(chip))
        }
        Event::TookAttribute { seat, chip } => {
            say!(EventTookAttribute, player = seat, chip = piece::name(chip))
        }
        Event::InstalledAttribute { seat, chip, column, stage } => {
            let chip = piece::name(chip);
            say!(EventInstalled, player = seat, piece = chip, column = column.number(), stage = stage)
        }
        Event::Activity { seat, card: Some(card) } => {
            say!(EventActivity, player = seat, card = piece::name(card))
        }
        Event::Activity { seat, card: None } => say!(EventActivityConsole, player = seat),
        Event::MarkerCard { seat, card } => {
            say!(EventMarkerCard, player = seat, card = piece::name(card))
        }
        Event::ChoseCard { seat, card: Some(card) } => {
            say!(EventChoseCard, player = seat, card = piece::name(card))
        }
        Event::ChoseCard { seat, card: None } => say!(EventChoseHidden, player = seat),
        Event::ChipCard { seat, card, goal } => {
            let (card, goal) = (piece::name(card), piece::name(goal));
            say!(EventChipCard, player = seat, card = card, goal = goal)
        }
        Event::Fed { seat, hungry: false } => say!(EventFed, player = seat),
        Event::Fed { seat, hungry: true } => say!(EventFedSome, player = seat),
        Event::Weather { weather, beyond: false } => {
            say!(EventWeather, weather = weather)
        }
        Event::Weather { weather, beyond: true } => {
            say!(EventWeatherBeyond, weather = weather, effect = say!(WeatherBeyond))
        }
        Event::Wolves { seat, spot, fed: true } => say!(EventWolves, player = seat, site = spot.number()),
        Event::Wolves { seat, spot, fed: false } => {
            say!(EventWolvesInVain, player = seat, site = spot.number())
        }
        Event::EventResolved { event, winners, count, need, most, leaders } => {
            let event = piece::name(event);
            let number = need.unwrap_or_else(|| u8::try_from(most).unwrap_or(u8::MAX));
            let what = counted(count, number);
            if !winners.is_empty() {
                let players = phrase::list(winners.iter().map(Phrase::player));
                let with = match need {
                    Some(need) => say!(EventWithAtLeast, number = need, what = what),
                    None => say!(EventWith, number = most, what = what),
                };
                return say!(EventResolved, event = event, count = winners.len(), players = players, with = with);
            }
            let tied = || phrase::list(leaders.iter().map(Phrase::player));
            let reason = match (need, most, leaders.len()) {
                (Some(need), ..) => say!(EventNobodyHas, number = need, what = what),
                (None, 0, _) => say!(EventNobodyHasAny, what = counted(count, 2)),
                (None, _, 1) => say!(EventRivalLeads, player = tied(), number = most, what = what),
                (None, ..) => say!(EventTied, players = tied(), number = most, what = what),
            };
            say!(EventResolvedNobody, event = event, reason = reason)
        }
        Event::EraScored { seat, category, units } => {
            say!(EventEraScored, player = seat, category = category, count = units)
        }
        Event::Monolith { seat } => say!(EventMonolith, player = seat),
        Event::ViciShuffled { cards } => say!(EventViciShuffled, count = cards),
        Event::ViciCard { card, red: hard, icons: (blue, red), carried_out, roll } => {
            let name = if hard { say!(ViciCardRed, number = card) } else { say!(ViciCardBlue, number = card) };
            let does = vici::action_line(card, hard, roll);
            match (carried_out, roll) {
                (false, _) => say!(EventViciCard, number = card, blue = blue, red = red),
                (true, None) => say!(EventViciCardDoes, card = name, blue = blue, red = red, does = does),
                (true, Some(roll)) => {
                    say!(EventViciCardRolls, card = name, blue = blue, red = red, value = roll, does = does)
                }
            }
        }
        Event::ViciRolled { value, act } => say!(EventViciRolledChip, value = value, act = act),
        Event::ViciServes { category: Some(category), times } => {
            say!(EventViciServes, category = category, count = times)
        }
        Event::ViciServes { category: None, .. } => say!(EventViciServesNone),
        Event::ViciDetermined { act, priority, territories, roll, territory } => {
            let territory = at(territory);
            let among = phrase::territories(territories.iter());
            match (roll.map(vici::territory_roll), priority) {
                (None, true) => say!(EventViciOnly, act = act, territory = territory),
                (None, false) => say!(EventViciOnlyAtLeast, act = act, territory = territory),
                (Some(roll), true) => {
                    say!(EventViciDetermined, act = act, territories = among, roll = roll, territory = territory)
                }
                (Some(roll), false) => {
                    say!(EventViciDeterminedAtLeast, act = act, territories = among, roll = roll, territory = territory)
                }
            }
        }
        Event::ViciSkipped { act, reason } => {
            say!(EventViciSkipped, act = act, reason = reason)
        }
        Event::ViciStays => say!(EventViciStays),
        Event::ViciBoxedIn => say!(EventViciBoxedIn),
        Event::ViciSettled { from, territory, priority, fire, displaced, points } => {
            let leaves = from.map_or_else(|| say!(ViciNewTribe), |who| say!(ViciLeaves, place = phrase::place(who, 1)));
            let (place, why) = if fire {
                (say!(ViciFire), say!(ViciLineFire, line = priority, points = phrase::points(u16::from(points))))
            } else {
                (say!(ViciCamp), say!(ViciLine, line = priority))
            };
            let displaces = match displaced {
                None => phrase::nothing(),
                Some(VICI_SEAT) => say!(ViciDisplacesOwn),
                Some(other) => say!(ViciDisplaces, other = other),
            };
            say!(
                EventViciSettled,
                leaves = leaves,
                place = place,
                territory = at(territory),
                why = why,
                displaces = displaces
            )
        }
        Event::ViciFed { territory, provisions, fed, hungry } => {
            say!(EventViciFed, territory = at(territory), provisions = provisions, fed = fed, hungry = hungry)
        }
        Event::ViciRemovedCard { card } => say!(EventViciRemoved, piece = piece::name(card)),
        Event::ViciRemovedGoal { goal } => say!(EventViciRemovedGoal, goal = piece::name(goal)),
        Event::ViciRemovedIncome { chip } => say!(EventViciRemovedIncome, chip = piece::name(chip)),
        Event::ViciRemovedAttribute { chip } => say!(EventViciRemovedAttribute, chip = piece::name(chip)),
        Event::ViciGrid { category, space } => {
            say!(EventViciGrid, category = category, space = space)
        }
        Event::ViciToken { territory } => say!(EventViciToken, territory = at(territory)),
        Event::ViciProvision { territory, provisions, blocked: false } => {
            say!(EventViciProvision, territory = at(territory), count = provisions)
        }
        Event::ViciProvision { territory, provisions, blocked: true } => {
            say!(EventViciProvisionBlocked, territory = at(territory), count = provisions)
        }
        Event::GameOver => say!(EventGameOver),
        Event::FinalScored { part, points, seats } => final_scored(part, points, seats),
    }
}

/// Describes a part of the final scoring, with the points of all players.
fn final_scored(part: FinalPart, points: BySeat<u16>, seats: SeatSet) -> Phrase {
    let each = seats.iter().map(|seat| match part {
        FinalPart::Category(_, units) => {
            say!(FinalUnits, player = seat, points = points[seat], units = units[seat])
        }
        FinalPart::Stages | FinalPart::PointBonuses | FinalPart::Total => {
            say!(FinalPoints, player = seat, points = points[seat])
        }
    });
    let players = phrase::commas(each);
    match part {
        FinalPart::Category(category, _) => {
            say!(EventFinalCategory, category = category, players = players)
        }
        FinalPart::Stages => say!(EventFinalStages, players = players),
        FinalPart::PointBonuses => say!(EventFinalBonuses, players = players),
        FinalPart::Total => say!(EventFinalTotal, players = players),
    }
}

/// Describes a tribe that displaces another. `other` is `None` if both belong to the same civilization.
fn displaces(player: Seat, territory: Phrase, fire: bool, other: Option<Seat>) -> Phrase {
    match (other, fire) {
        (Some(other), false) => say!(EventDisplaced, player = player, territory = territory, other = other),
        (Some(other), true) => say!(EventDisplacedFire, player = player, territory = territory, other = other),
        (None, false) => say!(EventDisplacedOwn, player = player, territory = territory),
        (None, true) => say!(EventDisplacedOwnFire, player = player, territory = territory),
    }
}
