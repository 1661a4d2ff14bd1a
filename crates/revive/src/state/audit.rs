//! The invariants of a state: every piece is in exactly one place and every count is within its range.

use engine::audit::ensure;

use crate::content::{ArtifactCardSet, ArtifactColor, CardId, CardSet, CrateId, CrateSet, MachineId, ModuleId};
use crate::player::{LARGE_BUILDINGS, SMALL_BUILDINGS, TRIBE_MARKERS};
use crate::resource::Resource;
use crate::setup::ArtifactRule;
use crate::space::SpaceSet;
use crate::state::{ENERGY, Revive};
use crate::task::Task;

impl Revive {
    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        ensure(!self.broken, || "a task found no room on the agenda".to_owned())?;
        ensure((1..=4).contains(&self.player_count), || format!("there are {} players", self.player_count))?;
        self.check_cards()?;
        self.check_tokens()?;
        self.check_boards()?;
        self.check_map()
    }

    fn check_cards(&self) -> Result<(), String> {
        let mut count = self.supply.citizens.len() + self.supply.boxed_cards.len();
        let mut all = self.supply.citizens.union(&self.supply.boxed_cards);
        let mut add = |cards: &CardSet| {
            count += cards.len();
            all = all.union(cards);
        };
        let shown: CardSet = self.supply.citizen_display.iter().flatten().map(|card| card.id()).collect();
        add(&shown);
        for seat in self.seats() {
            let player = self.player(seat);
            add(&player.active);
            add(&player.resting);
            player.slots.iter().for_each(&mut add);
            let strays = player.bottoms.minus(&player.played());
            ensure(strays.is_empty(), || format!("{seat} has bottom halves outside the slots"))?;
        }
        let sets = u32::from(self.player_count) * 6;
        let citizens = CardId::all().filter(|card| card.set().is_none()).count() as u32;
        ensure(count == all.len(), || "a card is in two places".to_owned())?;
        ensure(count == citizens + sets, || format!("there are {count} cards, not {}", citizens + sets))
    }

    fn check_tokens(&self) -> Result<(), String> {
        let supply = &self.supply;
        let held = self.agenda.iter().filter(|step| matches!(step.task, Task::PlaceModule(_))).count();
        let shown = supply.module_display.iter().flatten().count();
        let modules: usize = self.seats().map(|seat| usize::from(self.player(seat).module_count())).sum();
        let modules = modules + held + shown + (supply.modules.len() + supply.boxed_modules.len()) as usize;
        ensure(modules == ModuleId::COUNT, || format!("there are {modules} modules"))?;
        let machines: usize = self.seats().map(|seat| self.player(seat).machines.iter().flatten().count()).sum();
        let shown = supply.machine_display.iter().flatten().flatten().count();
        let machines = machines + shown + (supply.machines.len() + supply.boxed_machines.len()) as usize;
        ensure(machines == MachineId::COUNT, || format!("there are {machines} machines"))?;
        let owned = self.seats().map(|seat| self.player(seat).closed.union(self.player(seat).opened));
        let none = (0, CrateSet::EMPTY);
        let (sum, union) = owned.fold(none, |(sum, union), set| (sum + set.len(), union.union(set)));
        ensure(sum == union.len(), || "a crate has two owners".to_owned())?;
        let crates = sum + supply.crates.len();
        ensure(crates as usize == CrateId::COUNT, || format!("there are {crates} crates"))?;
        let energy = supply.energy + self.seats().map(|seat| self.player(seat).all_energy()).sum::<u8>();
        ensure(energy == ENERGY, || format!("there is {energy} energy"))?;
        for color in ArtifactColor::ALL {
            let owned: u8 = self.seats().map(|seat| self.player(seat).artifacts[color.index()]).sum();
            let all = owned + supply.artifacts[color.index()] + supply.boxed_artifacts[color.index()];
            ensure((1..=4).contains(&all), || format!("there are {all} {color} artifacts"))?;
        }
        let ends = self.seats().filter(|seat| self.player(*seat).end_tile).count() + usize::from(supply.end_tile);
        ensure(ends == usize::from(!self.is_solo()), || format!("there are {ends} end game tiles"))
    }

    fn check_boards(&self) -> Result<(), String> {
        let limits = self.content.player_board().limits;
        let length = self.content.player_board().track_length;
        for seat in self.seats() {
            let player = self.player(seat);
            for resource in Resource::ALL {
                let (have, most) = (player.purse[resource], limits[resource]);
                ensure(have <= most, || format!("{seat} has {have} {resource}, more than {most}"))?;
            }
            let markers = player.progress + player.tribe_markers + (15 - player.unlocked.len() as u8);
            ensure(markers == 15 + TRIBE_MARKERS, || format!("{seat} has {markers} progress markers"))?;
            ensure(player.tracks.iter().all(|at| (1..=length).contains(at)), || {
                format!("{seat} stands on {:?} of the machine tracks", player.tracks)
            })?;
            ensure(player.figures.len() == player.technologies.len(), || {
                format!("{seat} has {} figures on the board", player.figures.len())
            })?;
            ensure(player.small.len() <= SMALL_BUILDINGS && player.large.len() <= LARGE_BUILDINGS, || {
                format!("{seat} has too many buildings")
            })?;
            let machines = self.machines_of(seat).collect();
            ensure(player.powered.is_within(machines), || format!("{seat} has energy where no machine is"))?;
            ensure(player.reopened.is_within(player.opened), || format!("{seat} reopened a closed crate"))?;
            let has_card = player.artifact_card.is_some() || !player.offered.is_empty();
            ensure(has_card, || format!("{seat} has no artifact card"))?;
        }
        if self.artifact_rule == ArtifactRule::Shared {
            return Ok(());
        }
        let cards = self.seats().filter_map(|seat| self.player(seat).artifact_card);
        let none = (0, ArtifactCardSet::EMPTY);
        let (count, set) = cards.fold(none, |(count, set), card| (count + 1, set.with(card)));
        ensure(set.len() == count, || "an artifact card is in two places".to_owned())
    }

    fn check_map(&self) -> Result<(), String> {
        let map = &self.map;
        let kinds = [map.sand, map.terrain[0], map.terrain[1], map.terrain[2], map.water, map.locations];
        let count: u32 = kinds.iter().map(|kind| kind.len()).sum();
        let all = kinds.into_iter().fold(SpaceSet::EMPTY, |all, kind| all | kind);
        ensure(count == all.len(), || "a space is of two kinds".to_owned())?;
        let explored = map.tiles.iter().flatten().count() as u32;
        ensure(count == explored * 4, || format!("{explored} tiles have {count} spaces"))?;
        let hidden: u32 = map.face_down.iter().map(|set| set.len()).sum();
        let turning = u32::from(self.agenda.iter().any(|step| matches!(step.task, Task::Orient { .. })));
        ensure(explored + hidden + turning == 30, || format!("there are {} tiles", explored + hidden + turning))?;
        let mut buildings = SpaceSet::EMPTY;
        for seat in self.seats() {
            let own = self.player(seat).buildings();
            ensure(!buildings.meets(own), || "two buildings share a space".to_owned())?;
            buildings |= own;
            let figures = self.player(seat).figures;
            ensure((figures & !map.all_locations()).is_empty(), || format!("{seat} has a figure outside locations"))?;
        }
        ensure((buildings & !map.sand).is_empty(), || "a building stands outside the sand".to_owned())
    }
}
