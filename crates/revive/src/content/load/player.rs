//! The player board.

use super::board::bonuses;
use super::{Loading, RowReader, within};
use crate::content::file::{PackFile, PackFiles, PlayerRow, RewardRow};
use crate::content::{
    MOST_MODULES, PROGRESS, PlayerBoard, REWARDS, Reward, RewardSpace, SLOTS, StandardMachine, TrackBonus, grammar,
};
use crate::resource::{Color, Purse, Resource};

const MOST_RESOURCES: u8 = 20;
const MOST_STEPS: u8 = 30;
const MOST_POINTS: u8 = 100;

pub(super) fn read_player_board(loading: &mut Loading, files: &PackFiles) -> Option<PlayerBoard> {
    let from: PlayerRow = loading.keep(files.whole(PackFile::Player))?;
    let row = &mut loading.reader(PackFile::Player, None);
    let limits = limits(row, &from);
    within(row, "track-length", from.track_length, 1, MOST_STEPS);
    let modules = row.exactly("modules", from.modules.iter().copied().map(Some).collect());
    let spaces: usize = from.modules.iter().map(|spaces| usize::from(*spaces)).sum();
    row.must((1..=MOST_MODULES).contains(&spaces), "modules", || {
        format!("expected 1 to {MOST_MODULES} module spaces, found {spaces}")
    });
    let activation = row.bits("activation", &from.activation, spaces.min(MOST_MODULES) as u8);
    let rewards = rewards(row, &from);
    let points = row.exactly("progress points", from.progress.points.iter().copied().map(Some).collect());
    for points in &from.progress.points {
        within(row, "progress points", *points, 0, MOST_POINTS);
    }
    let allowed = [TrackBonus::Energy, TrackBonus::Artifact];
    let mut progress_bonus = [None; PROGRESS];
    for (at, bonus) in bonuses(row, "progress bonus", &from.progress.bonus, PROGRESS as u8, &allowed) {
        if let Some(space) = usize::from(at).checked_sub(1).and_then(|index| progress_bonus.get_mut(index)) {
            *space = Some(bonus);
        }
    }
    let modules: [u8; SLOTS] = modules?;
    activation?;
    Some(PlayerBoard {
        limits,
        track_length: from.track_length,
        modules,
        activation: from.activation.iter().map(|space| space - 1).collect(),
        rewards: rewards?,
        progress: points?,
        progress_bonus,
    })
}

fn limits(row: &mut RowReader<'_>, from: &PlayerRow) -> Purse {
    let limits = &from.limits;
    let limits = [
        (Resource::Crystal, limits.crystal),
        (Resource::Gear, limits.gear),
        (Resource::Book, limits.book),
        (Resource::Food, limits.food),
    ];
    for (_, limit) in limits {
        within(row, "limits", limit, 1, MOST_RESOURCES);
    }
    limits.into_iter().fold(Purse::NOTHING, |purse, (resource, limit)| purse.plus(resource, limit))
}

fn rewards(row: &mut RowReader<'_>, from: &PlayerRow) -> Option<[RewardSpace; REWARDS]> {
    let rewards: Vec<Option<RewardSpace>> =
        from.reward.iter().enumerate().map(|(index, reward)| read_reward(row, from, index, reward)).collect();
    for machine in StandardMachine::ALL {
        let is_it = |space: &&Option<RewardSpace>| space.is_some_and(|space| space.reward == Reward::Standard(machine));
        let found = rewards.iter().filter(is_it).count();
        // If a reward could not be read, it may be the one that seems to be missing.
        row.must(found == 1 || rewards.contains(&None), "reward", || {
            format!("expected `standard {machine}` exactly once, found it {found} times")
        });
    }
    row.exactly("reward", rewards)
}

fn read_reward(row: &mut RowReader<'_>, from: &PlayerRow, index: usize, reward: &RewardRow) -> Option<RewardSpace> {
    let holds = row.read("reward", grammar::reward(&reward.gain));
    let needs: [u8; Color::COUNT] = [reward.yellow, reward.green, reward.gray];
    let number = index + 1;
    let tracks = needs.iter().filter(|need| **need > 0).count();
    row.must(matches!(tracks, 1 | 2), "reward", || {
        format!("expected one or two tracks with reward {number}, found {tracks}")
    });
    let most = needs.into_iter().max().unwrap_or(0);
    row.must(most <= from.track_length, "reward", || {
        format!(
            "expected spaces from 1 to {} with reward {number}, the length of the tracks, found {most}",
            from.track_length
        )
    });
    Some(RewardSpace { reward: holds?, needs })
}
