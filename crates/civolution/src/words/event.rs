//! What happened.

use engine::{BySeat, SeatSet};

use super::{counted, phrase, piece, say, vici, word};
use crate::action::Payment;
use crate::civilization::Source;
use crate::content::Content;
use crate::event::{Event, FinalPart};

pub(super) fn tell(event: &Event, content: &Content, names: &[String]) -> String {
    let name = |seat| phrase::player(seat, names);
    let at = phrase::territory;
    match *event {
        Event::PhaseBegan { era, phase } => {
            say!(EventPhaseBegan, era = era, number = phase.index() + 1, phase = phrase::phase(phase))
        }
        Event::EventRevealed { event } => {
            let text = phrase::semicolons([piece::event_weather(content, event), piece::event(content, event)]);
            say!(EventEventRevealed, event = piece::name(content, event), text = text)
        }
        Event::RevealedCard { card } => {
            say!(EventRevealedCard, card = piece::name(content, card), deck = phrase::deck(card.deck()))
        }
        Event::LastRound => say!(EventLastRound),
        Event::Activated { seat, panel } => say!(EventActivated, player = name(seat), panel = phrase::panel(panel)),
        Event::Paid { seat, payment, value, ideas } => {
            let (player, with) = (name(seat), phrase::payment(payment));
            match value.filter(|_| ideas > 0 || matches!(payment, Payment::Focus)) {
                Some(value) if ideas > 0 => {
                    say!(EventPaidAs, player = player, with = with, ideas = phrase::ideas(ideas), value = value)
                }
                Some(value) => say!(EventPaidFor, player = player, with = with, value = value),
                None => say!(EventPaid, player = player, with = with),
            }
        }
        Event::Reset { seat, resets, end, closes } => {
            let player = name(seat);
            if closes {
                say!(EventResetCloses, player = player, resets = resets, end = end)
            } else {
                say!(EventReset, player = player, resets = resets, end = end)
            }
        }
        Event::RolledDice { seat, faces } if faces == [0; 6] => say!(EventRolledNoDice, player = name(seat)),
        Event::RolledDice { seat, faces } => {
            say!(EventRolledDice, player = name(seat), faces = phrase::faces(&faces))
        }
        Event::RolledFate { seat, faces } if faces == [0; 6] => say!(EventRolledNoFate, player = name(seat)),
        Event::RolledFate { seat, faces } => {
            say!(EventRolledFate, player = name(seat), faces = phrase::faces(&faces))
        }
        Event::FavorTest { seat, passed: true } => say!(EventFavorPassed, player = name(seat)),
        Event::FavorTest { seat, passed: false } => say!(EventFavorFailed, player = name(seat)),
        Event::GainedDie { seat, fate, from } => {
            let die = if fate { say!(DieFate) } else { say!(DieActivation) };
            match from {
                Some(giver) if giver == seat => say!(EventGainedOwnDie, player = name(seat)),
                Some(giver) => say!(EventGainedDieFrom, player = name(seat), die = die, giver = name(giver)),
                None => say!(EventGainedDie, player = name(seat), die = die),
            }
        }
        Event::TurnedDie { seat, from, to } => say!(EventTurnedDie, player = name(seat), from = from, to = to),
        Event::Gained { seat, slot, count, by } => {
            let (player, what) = (name(seat), phrase::slot(slot, count));
            match by {
                Some(by) => say!(EventGainedBy, player = player, what = what, by = piece::origin(content, by)),
                None => say!(EventGained, player = player, what = what),
            }
        }
        Event::Lost { seat, slot, count } => say!(EventLost, player = name(seat), what = phrase::slot(slot, count)),
        Event::RawReturned { seat, territory } => {
            say!(EventRawReturned, player = name(seat), territory = at(territory))
        }
        Event::Mutated { seat, from, to } => {
            say!(EventMutated, player = name(seat), from = phrase::feature(from), to = phrase::feature(to))
        }
        Event::Scored { seat, source, points, by } => {
            let why = match (source, by.map(|by| piece::origin(content, by))) {
                (Source::Cards, Some(card)) => say!(WhyCardsOf, card = card),
                (Source::Income, Some(chip)) => say!(WhyIncomeOf, chip = chip),
                (_, Some(piece)) => piece,
                (_, None) => word("why", source.name(), &[]),
            };
            say!(EventScored, player = name(seat), points = phrase::points(points), why = why)
        }
        Event::Advanced { seat, track, space } => {
            say!(EventAdvanced, player = name(seat), track = phrase::track(track), space = space)
        }
        Event::Favor { seat, space, by: Some(by) } => {
            say!(EventFavorBy, player = name(seat), space = space, by = piece::origin(content, by))
        }
        Event::Favor { seat, space, by: None } => say!(EventFavor, player = name(seat), space = space),
        Event::Upgraded { seat, module, level } => {
            let does = piece::module_level(module, level);
            say!(EventUpgraded, player = name(seat), module = phrase::module(module), level = level, does = does)
        }
        Event::StageTile { seat, stage } => say!(EventStageTile, player = name(seat), stage = stage),
        Event::StageCompleted { seat, stage } => say!(EventStageCompleted, player = name(seat), stage = stage),
        Event::SetOut { seat, from } => say!(EventSetOut, player = name(seat), territory = at(from)),
        Event::Crossed { seat, territory } => say!(EventCrossed, player = name(seat), territory = at(territory)),
        Event::Settled { seat, territory, fire, displaced } => {
            let (player, territory) = (name(seat), at(territory));
            match (displaced, fire) {
                (None, false) => say!(EventSettled, player = player, territory = territory),
                (None, true) => say!(EventSettledFire, player = player, territory = territory),
                (Some(other), _) => displaces(player, territory, fire, (other != seat).then(|| name(other))),
            }
        }
        Event::Boarded { seat, water } => say!(EventBoarded, player = name(seat), territory = at(water)),
        Event::Born { seat, territory, strong } => {
            say!(EventBorn, player = name(seat), tribe = phrase::tribe(strong), territory = at(territory))
        }
        Event::Developed { seat, territory, material } => {
            let material = phrase::material(material);
            say!(EventDeveloped, player = name(seat), territory = at(territory), material = material)
        }
        Event::Strengthened { seat, territory } => {
            say!(EventStrengthened, player = name(seat), territory = at(territory))
        }
        Event::Weakened { seat, territory, cause } => {
            let cause = word("weakened", cause.name(), &[]);
            say!(EventWeakened, player = name(seat), territory = at(territory), cause = cause)
        }
        Event::Saved { seat, territory } => say!(EventSaved, player = name(seat), territory = at(territory)),
        Event::TribeLost { seat, territory } => say!(EventTribeLost, player = name(seat), territory = at(territory)),
        Event::Hunts { seat, territory } => say!(EventHunts, player = name(seat), territory = at(territory)),
        Event::LooksFor { seat, terrain } => {
            say!(EventLooksFor, player = name(seat), terrain = phrase::terrain(terrain))
        }
        Event::Revealed { seat, spot, kind } => {
            say!(EventRevealed, player = name(seat), spot = phrase::spot(spot), site = phrase::site_kind(kind))
        }
        Event::Produced { seat, territory } => say!(EventProduced, player = name(seat), territory = at(territory)),
        Event::Transported { seat, territory, material } => {
            let material = phrase::material(material);
            say!(EventTransported, player = name(seat), territory = at(territory), material = material)
        }
        Event::Sold { seat, material } => say!(EventSold, player = name(seat), material = phrase::material(material)),
        Event::Purchased { seat, material } => {
            say!(EventPurchased, player = name(seat), material = phrase::material(material))
        }
        Event::BuiltFarm { seat, territory } => say!(EventBuiltFarm, player = name(seat), territory = at(territory)),
        Event::FarmReturned { seat, territory } => {
            say!(EventFarmReturned, player = name(seat), territory = at(territory))
        }
        Event::BuiltBoat { seat, water } => say!(EventBuiltBoat, player = name(seat), territory = at(water)),
        Event::BoatReturned { seat, water, tribes } => {
            say!(EventBoatReturned, player = name(seat), territory = at(water), count = tribes)
        }
        Event::BuiltStatue { seat, ground, material: Some(material) } => {
            let (ground, material) = (phrase::ground(ground), phrase::material(material));
            say!(EventBuiltStatue, player = name(seat), ground = ground, material = material)
        }
        Event::BuiltStatue { seat, ground, material: None } => {
            say!(EventBuiltStatueFree, player = name(seat), ground = phrase::ground(ground))
        }
        Event::BuiltSettlement { seat, ground, settlement } => {
            say!(EventBuiltSettlement, player = name(seat), number = settlement, ground = phrase::ground(ground))
        }
        Event::Installed { seat, card, column, stage } => {
            let card = piece::name(content, card);
            say!(EventInstalled, player = name(seat), piece = card, column = column.number(), stage = stage)
        }
        Event::TookCard { seat, card } => {
            say!(
                EventTookCard,
                player = name(seat),
                card = piece::name(content, card),
                deck = phrase::deck(card.deck())
            )
        }
        Event::DrewCard { seat, deck, card } => match card {
            Some(card) => say!(EventDrewCard, player = name(seat), card = piece::name(content, card)),
            None => say!(EventDrewHidden, player = name(seat), deck = phrase::deck(deck)),
        },
        Event::LooksAt { seat, deck, card } => match card {
            Some(card) => say!(EventLooksAt, player = name(seat), card = piece::name(content, card)),
            None => say!(EventLooksAtHidden, player = name(seat), deck = phrase::deck(deck)),
        },
        Event::KeptCard { seat, deck, card } => match card {
            Some(card) => say!(EventKeptCard, player = name(seat), card = piece::name(content, card)),
            None => say!(EventKeptHidden, player = name(seat), deck = phrase::deck(deck)),
        },
        Event::PutUnder { seat, deck, card } => match card {
            Some(card) => say!(EventPutUnder, player = name(seat), card = piece::name(content, card)),
            None => say!(EventPutUnderHidden, player = name(seat), deck = phrase::deck(deck)),
        },
        Event::NoGoal { seat } => say!(EventNoGoal, player = name(seat)),
        Event::TookGoal { seat, goal } => say!(EventTookGoal, player = name(seat), goal = piece::name(content, goal)),
        Event::CoveredGoal { seat, goal, space } => {
            say!(EventCoveredGoal, player = name(seat), goal = piece::name(content, goal), space = space)
        }
        Event::InstalledGoal { seat, goal, column } => {
            let goal = piece::name(content, goal);
            say!(EventInstalledGoal, player = name(seat), goal = goal, column = column.number())
        }
        Event::TookIncome { seat, chip } => {
            say!(EventTookIncome, player = name(seat), chip = piece::name(content, chip))
        }
        Event::InstalledIncome { seat, chip, column, stage } => {
            let chip = piece::name(content, chip);
            say!(EventInstalled, player = name(seat), piece = chip, column = column.number(), stage = stage)
        }
        Event::UsedIncome { seat, chip } => {
            say!(EventUsedIncome, player = name(seat), chip = piece::name(content, chip))
        }
        Event::TookAttribute { seat, chip } => {
            say!(EventTookAttribute, player = name(seat), chip = piece::name(content, chip))
        }
        Event::InstalledAttribute { seat, chip, column, stage } => {
            let chip = piece::name(content, chip);
            say!(EventInstalled, player = name(seat), piece = chip, column = column.number(), stage = stage)
        }
        Event::Activity { seat, card: Some(card) } => {
            say!(EventActivity, player = name(seat), card = piece::name(content, card))
        }
        Event::Activity { seat, card: None } => say!(EventActivityConsole, player = name(seat)),
        Event::MarkerCard { seat, card } => {
            say!(EventMarkerCard, player = name(seat), card = piece::name(content, card))
        }
        Event::ChoseCard { seat, card: Some(card) } => {
            say!(EventChoseCard, player = name(seat), card = piece::name(content, card))
        }
        Event::ChoseCard { seat, card: None } => say!(EventChoseHidden, player = name(seat)),
        Event::ChipCard { seat, card, goal } => {
            let (card, goal) = (piece::name(content, card), piece::name(content, goal));
            say!(EventChipCard, player = name(seat), card = card, goal = goal)
        }
        Event::Fed { seat, hungry: false } => say!(EventFed, player = name(seat)),
        Event::Fed { seat, hungry: true } => say!(EventFedSome, player = name(seat)),
        Event::Weather { weather, beyond: false } => {
            say!(EventWeather, weather = phrase::weather_now(weather), effect = phrase::weather_effect(weather))
        }
        Event::Weather { weather, beyond: true } => {
            say!(EventWeatherBeyond, weather = phrase::weather(weather), effect = say!(WeatherBeyond))
        }
        Event::Wolves { seat, spot, fed: true } => say!(EventWolves, player = name(seat), site = spot.number()),
        Event::Wolves { seat, spot, fed: false } => {
            say!(EventWolvesInVain, player = name(seat), site = spot.number())
        }
        Event::EventResolved { event, winners, count, need, most, leaders } => {
            let event = piece::name(content, event);
            let number = need.unwrap_or_else(|| u8::try_from(most).unwrap_or(u8::MAX));
            let what = counted(count, number);
            if !winners.is_empty() {
                let players = phrase::list(winners.iter().map(name));
                let with = match need {
                    Some(need) => say!(EventWithAtLeast, number = need, what = what),
                    None => say!(EventWith, number = most, what = what),
                };
                return say!(EventResolved, event = event, count = winners.len(), players = players, with = with);
            }
            let tied = || phrase::list(leaders.iter().map(name));
            let reason = match (need, most, leaders.len()) {
                (Some(need), ..) => say!(EventNobodyHas, number = need, what = what),
                (None, 0, _) => say!(EventNobodyHasAny, what = counted(count, 2)),
                (None, _, 1) => say!(EventRivalLeads, player = tied(), number = most, what = what),
                (None, ..) => say!(EventTied, players = tied(), number = most, what = what),
            };
            say!(EventResolvedNobody, event = event, reason = reason)
        }
        Event::EraScored { seat, category, units } => {
            say!(EventEraScored, player = name(seat), category = phrase::category(category), count = units)
        }
        Event::Monolith { seat } => say!(EventMonolith, player = name(seat)),
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
        Event::ViciRolled { value, act } => say!(EventViciRolledChip, value = value, act = vici::act(act)),
        Event::ViciServes { category: Some(category), times } => {
            say!(EventViciServes, category = phrase::category(category), count = times)
        }
        Event::ViciServes { category: None, .. } => say!(EventViciServesNone),
        Event::ViciDetermined { act, priority, territories, roll, territory } => {
            let (act, territory) = (vici::act(act), at(territory));
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
            say!(EventViciSkipped, act = vici::act(act), reason = vici::skip(reason))
        }
        Event::ViciStays => say!(EventViciStays),
        Event::ViciBoxedIn => say!(EventViciBoxedIn),
        Event::ViciSettled { from, territory, priority, fire, displaced, points } => {
            let leaves = from.map_or_else(
                || say!(ViciNewTribe),
                |who| word("leaves", who.berth.name(), &[("territory", at(who.territory).into())]),
            );
            let (place, why) = if fire {
                (say!(ViciFire), say!(ViciLineFire, line = priority, points = phrase::points(u16::from(points))))
            } else {
                (say!(ViciCamp), say!(ViciLine, line = priority))
            };
            let (territory, vici) = (at(territory), say!(Vici));
            let displaces = match displaced.map(name) {
                None => String::new(),
                Some(other) if other == vici => say!(ViciDisplacesOwn),
                Some(other) => say!(ViciDisplaces, other = other),
            };
            say!(
                EventViciSettled,
                leaves = leaves,
                place = place,
                territory = territory,
                why = why,
                displaces = displaces
            )
        }
        Event::ViciFed { territory, provisions, fed, hungry } => {
            say!(EventViciFed, territory = at(territory), provisions = provisions, fed = fed, hungry = hungry)
        }
        Event::ViciRemovedCard { card } => say!(EventViciRemoved, piece = piece::name(content, card)),
        Event::ViciRemovedGoal { goal } => say!(EventViciRemovedGoal, goal = piece::name(content, goal)),
        Event::ViciRemovedIncome { chip } => say!(EventViciRemovedIncome, chip = piece::name(content, chip)),
        Event::ViciRemovedAttribute { chip } => say!(EventViciRemovedAttribute, chip = piece::name(content, chip)),
        Event::ViciGrid { category, space } => {
            say!(EventViciGrid, category = phrase::category(category), space = space)
        }
        Event::ViciToken { territory } => say!(EventViciToken, territory = at(territory)),
        Event::ViciProvision { territory, provisions, blocked: false } => {
            say!(EventViciProvision, territory = at(territory), count = provisions)
        }
        Event::ViciProvision { territory, provisions, blocked: true } => {
            say!(EventViciProvisionBlocked, territory = at(territory), count = provisions)
        }
        Event::GameOver => say!(EventGameOver),
        Event::FinalScored { part, points, seats } => final_scored(part, points, seats, names),
    }
}

/// A part of the final scoring, for everybody.
fn final_scored(part: FinalPart, points: BySeat<u16>, seats: SeatSet, names: &[String]) -> String {
    let each = seats.iter().map(|seat| {
        let player = phrase::player(seat, names);
        match part {
            FinalPart::Category(_, units) => {
                say!(FinalUnits, player = player, points = points[seat], units = units[seat])
            }
            FinalPart::Stages | FinalPart::PointBonuses | FinalPart::Total => {
                say!(FinalPoints, player = player, points = points[seat])
            }
        }
    });
    let players = phrase::commas(each);
    match part {
        FinalPart::Category(category, _) => {
            say!(EventFinalCategory, category = phrase::category(category), players = players)
        }
        FinalPart::Stages => say!(EventFinalStages, players = players),
        FinalPart::PointBonuses => say!(EventFinalBonuses, players = players),
        FinalPart::Total => say!(EventFinalTotal, players = players),
    }
}

/// A tribe takes an encampment from another, perhaps its own civilization's.
fn displaces(player: String, territory: String, fire: bool, other: Option<String>) -> String {
    match (other, fire) {
        (Some(other), false) => say!(EventDisplaced, player = player, territory = territory, other = other),
        (Some(other), true) => say!(EventDisplacedFire, player = player, territory = territory, other = other),
        (None, false) => say!(EventDisplacedOwn, player = player, territory = territory),
        (None, true) => say!(EventDisplacedOwnFire, player = player, territory = territory),
    }
}
