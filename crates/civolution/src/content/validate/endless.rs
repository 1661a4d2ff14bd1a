//! Ensures that every turn ends, with any cards a pack may have.
//!
//! A bonus can set off others: the bonus of a trigger when the trigger happens, or the bonus of an activity or income
//! chip when an effect grants an activity or an income action. The check follows these *causes* from every bonus of the
//! pack to everything that it can set off. It refuses a bonus that leads back to itself. Ownership is ignored, so two
//! cards of different civilizations that displace each other's tribes forever are refused too. Prices are also
//! ignored, because one activity may give what another costs.
//!
//! A chain of causes is therefore finite. The other consequences of an effect are limited by the components, because
//! they use up something that does not come back:
//!
//! - The lines of the tracks are crossed once, because no disc moves back. The income action printed behind the second
//!   line is therefore not followed. If it were, no income chip could advance on a track.
//! - An installed card never leaves the console. The instant bonuses of installed cards are therefore not followed: one
//!   card can install another, and that one a third, while there are cards in hand. A card that installs its own type
//!   is still refused.
//! - A civilization builds four settlements. The action of the income chip that comes with one is therefore not
//!   followed.
//! - There are 24 sites, 12 attribute chips, 65 goal chips, and two upgrades for every module.
//!
//! Everything else that an effect allows is done as often as its number says. A turn begins by using up dice or
//! markers. The end of an era depends on the resets and not on the cards.

use engine::pack::PackError;

use crate::ability::{Ability, Trigger};
use crate::content::bonuses::Bonuses;
use crate::content::file::PackFile;
use crate::content::{ActivityId, Top};
use crate::effect::{Activity, Bonus, Cause, Effect, Price, Project, SetsOff, TrackChoice};
use crate::module::Track;

use super::Pieces;

impl Cause {
    /// Returns the name used in errors.
    fn text(self) -> String {
        match self {
            Self::Trigger(trigger) => format!("`{trigger}`"),
            Self::Activity => "an activity".to_owned(),
            Self::IncomeAction => "an income action".to_owned(),
        }
    }
}

/// A bonus of the pack, with the cause that sets it off and the causes that it can set off.
struct Link {
    from: Cause,
    /// The file and the field; `None` for the console.
    place: Option<(PackFile, &'static str)>,
    row: String,
    to: Vec<Cause>,
}

/// Finds the bonuses that could go on forever. Of several that lead to each other, only the first is named.
pub(super) fn check(pieces: &Pieces, bonuses: &Bonuses, activities: &[Activity]) -> Vec<PackError> {
    let mut links = links(pieces, bonuses, activities);
    // If a trigger is part of the cycle, it is probably what the author did not foresee.
    links.sort_by_key(|link| !matches!(link.from, Cause::Trigger(_)));
    let mut errors: Vec<PackError> = Vec::new();
    for link in &links {
        let Some((file, field)) = link.place else { continue };
        let Some(way) = way_back(link, &links) else { continue };
        let known = |row: &str| errors.iter().any(|error| error.row.as_deref() == Some(row));
        if way.iter().any(|step| step.with.is_some_and(known)) {
            continue;
        }
        let way: Vec<String> = way.iter().map(Hop::text).collect();
        let problem = format!("expected a bonus that ends, but {}", way.join(", "));
        errors.push(PackError { file: file.name(), row: Some(link.row.clone()), field: Some(field), problem });
    }
    errors
}

fn links(pieces: &Pieces, bonuses: &Bonuses, activities: &[Activity]) -> Vec<Link> {
    let of_activity = |activity: &Activity, place, row: String| {
        let paid = activity.price.iter().filter_map(Price::facts).map(Cause::Trigger);
        let to = paid.chain(of_bonus(bonuses.get(activity.bonus))).collect();
        Link { from: Cause::Activity, place, row, to }
    };
    let console = activities.get(ActivityId::CONSOLE.index());
    let mut links: Vec<Link> =
        console.into_iter().map(|activity| of_activity(activity, None, "the console".to_owned())).collect();
    for card in &pieces.cards {
        let file = PackFile::of(card.id.deck());
        let row = card.id.to_string();
        match card.top {
            Top::Activity(id) => {
                let activity = activities.get(id.index()).into_iter();
                links.extend(activity.map(|activity| of_activity(activity, Some((file, "activity")), row.clone())));
            }
            Top::Ability(ability) => links.extend(of_ability(ability, bonuses, file, row)),
            Top::Nothing | Top::PointBonus(_) => {}
        }
    }
    for (id, bonus) in &pieces.incomes {
        let file = if id.chip_card().is_some() { PackFile::Starts } else { PackFile::Income };
        let to = of_bonus(bonuses.get(*bonus));
        links.push(Link { from: Cause::IncomeAction, place: Some((file, "bonus")), row: id.to_string(), to });
    }
    for chip in &pieces.attributes {
        links.extend(of_ability(chip.ability, bonuses, PackFile::Attributes, chip.id.to_string()));
    }
    links
}

fn of_ability(ability: Ability, bonuses: &Bonuses, file: PackFile, row: String) -> Option<Link> {
    match ability {
        Ability::Trait(..) => None,
        Ability::When(trigger, bonus) => {
            let to = of_bonus(bonuses.get(bonus));
            Some(Link { from: Cause::Trigger(trigger), place: Some((file, "ability")), row, to })
        }
    }
}

/// A step on the path from a bonus back to itself.
#[derive(Clone, Copy)]
struct Hop<'a> {
    /// The row whose bonus this step goes through, unless it is the first.
    with: Option<&'a str>,
    to: Cause,
}

impl Hop<'_> {
    fn text(&self) -> String {
        match self.with {
            None => format!("it leads to {}", self.to.text()),
            Some(row) => format!("which leads through {row} to {}", self.to.text()),
        }
    }
}

/// Returns the shortest path by which a bonus leads back to its cause, if there is one.
fn way_back<'a>(link: &'a Link, links: &'a [Link]) -> Option<Vec<Hop<'a>>> {
    let mut ways: Vec<Vec<Hop<'a>>> = link.to.iter().map(|to| vec![Hop { with: None, to: *to }]).collect();
    let mut reached = link.to.clone();
    let mut next = 0;
    while let Some(way) = ways.get(next).cloned() {
        let here = way.last()?.to;
        if here == link.from {
            return Some(way);
        }
        for through in links.iter().filter(|other| other.from == here) {
            for to in &through.to {
                if !reached.contains(to) {
                    reached.push(*to);
                    ways.push([way.as_slice(), &[Hop { with: Some(&through.row), to: *to }]].concat());
                }
            }
        }
        next += 1;
    }
    None
}

fn of_bonus(bonus: &Bonus) -> Vec<Cause> {
    let test: &[Trigger] = if bonus.favor_test { &[Trigger::FavorPassed, Trigger::FavorFailed] } else { &[] };
    let test = test.iter().copied().map(Cause::Trigger);
    test.chain(bonus.either.iter().flatten().flat_map(|effect| of_effect(*effect))).collect()
}

/// Lists what an effect sets off, including everything that may follow from it by the rules.
pub(super) fn of_effect(effect: Effect) -> Vec<Cause> {
    let triggers = match effect.facts().sets_off {
        SetsOff::These(causes) => return causes.to_vec(),
        SetsOff::Triggers(triggers) => triggers.to_vec(),
        SetsOff::Lines(TrackChoice::Only(track)) => advancing(&[track]),
        SetsOff::Lines(TrackChoice::Any | TrackChoice::Lowest) => advancing(&Track::ALL),
        SetsOff::Building(Some(project)) => building(project),
        SetsOff::Building(None) => Project::ALL.into_iter().flat_map(building).collect(),
        SetsOff::Installing(deck) => vec![Trigger::CardInstalled(None), Trigger::CardInstalled(Some(deck))],
    };
    triggers.into_iter().map(Cause::Trigger).collect()
}

/// Lists the triggers of crossed lines and of what is printed behind them (p. 31).
fn advancing(tracks: &[Track]) -> Vec<Trigger> {
    let lines = tracks.iter().map(|track| Trigger::LineCrossed(Some(*track)));
    lines.chain([Trigger::LineCrossed(None), Trigger::Upgraded, Trigger::StageFlipped]).collect()
}

/// Lists the triggers of a building project and its reward (p. 21, 22).
fn building(project: Project) -> Vec<Trigger> {
    let mut triggers = vec![Trigger::Built(project)];
    match project {
        Project::Farm => {}
        Project::Boat => triggers.push(Trigger::SettledAnew),
        Project::Statue => triggers.extend(advancing(&Track::ALL)),
        Project::Settlement => triggers.extend([Trigger::IncomeChipGained, Trigger::StageFlipped]),
    }
    triggers
}
