//! Machine tracks, reward spaces and machines (sections “Advancing on the tracks”, “Reward spaces”).

use engine::Seat;
use engine::bag::IdSet;

use crate::action::MachineSpot;
use crate::content::{Content, MachineId, REWARDS, Reward, RewardSpaces, StandardMachine};
use crate::event::Event;
use crate::flow::Flow;
use crate::player::Player;
use crate::resource::Color;
use crate::state::{Revive, stream};
use crate::task::Task;
use crate::tribe::{Gives, TECHNOLOGIES};

/// Returns the reward spaces that a player with these markers has reached, but not yet unlocked.
pub(crate) fn due(content: &Content, player: &Player, tracks: [u8; Color::COUNT]) -> RewardSpaces {
    let reached = |needs: &[u8; Color::COUNT]| needs.iter().zip(tracks).all(|(need, at)| at >= *need);
    let rewards = content.player_board().rewards.iter().zip(0..);
    let all: RewardSpaces = rewards.filter(|(space, _)| reached(&space.needs)).map(|(_, number)| number).collect();
    all.minus(player.unlocked)
}

impl Revive {
    /// Takes a step on a machine track. At the end of the track it gives the resource of the track instead.
    pub(crate) fn advance(&mut self, seat: Seat, color: Color, flow: &mut impl Flow) {
        let length = self.content.player_board().track_length;
        let marker = &mut self.players[seat].tracks[color.index()];
        if *marker >= length {
            self.gain(seat, color.resource(), 1, flow);
            return;
        }
        *marker += 1;
        let at = *marker;
        flow.record(Event::Advanced { seat, color, at });
        if !self.due(seat).is_empty() {
            self.push(seat, Task::Unlock);
        }
    }

    /// Returns the reward spaces that a player has reached, but not yet unlocked.
    pub(crate) fn due(&self, seat: Seat) -> RewardSpaces {
        let player = self.player(seat);
        due(&self.content, player, player.tracks)
    }

    /// Unlocks a reward space: moves its marker to the progress track, then gives the reward.
    pub(crate) fn unlock(&mut self, seat: Seat, number: u8, flow: &mut impl Flow) {
        self.player_mut(seat).unlocked.insert(number);
        let reward = self.content.player_board().rewards[usize::from(number)].reward;
        flow.record(Event::Unlocked { seat, reward: number });
        if !self.due(seat).is_empty() {
            self.push(seat, Task::Unlock);
        }
        match reward {
            Reward::Machine(_) => self.push(seat, Task::TakeMachine { reward: number }),
            Reward::Artifact => self.push(seat, Task::TakeArtifact { optional: false }),
            Reward::Standard(_) | Reward::Cards(_) => {}
        }
        self.make_progress(seat, flow);
    }

    /// Moves a marker to the progress track.
    pub(crate) fn make_progress(&mut self, seat: Seat, flow: &mut impl Flow) {
        let player = self.player_mut(seat);
        let space = usize::from(player.progress);
        player.progress += 1;
        let bonus = self.content.player_board().progress_bonus.get(space).copied().flatten();
        flow.record(Event::Progressed { seat, space: space as u8 + 1, bonus });
        if let Some(bonus) = bonus {
            self.track_bonus(seat, bonus, flow);
        }
    }

    /// Takes a special machine for a reward space and refills the display.
    pub(crate) fn take_machine(&mut self, seat: Seat, reward: u8, machine: MachineId, flow: &mut impl Flow) {
        let color = self.content.machine(machine).color;
        let display = &mut self.supply.machine_display[color.index()];
        if let Some(shown) = display.iter_mut().find(|shown| **shown == Some(machine)) {
            *shown = None;
        }
        self.player_mut(seat).machines[usize::from(reward)] = Some(machine);
        flow.record(Event::TookMachine { seat, machine });
        self.replenish_machines(color, flow);
    }

    /// Refills the machine display of a color.
    pub(crate) fn replenish_machines(&mut self, color: Color, flow: &mut impl Flow) {
        let content = self.content.0;
        let of_color: IdSet<1> =
            MachineId::all().filter(|machine| content.machine(*machine).color == color).map(MachineId::id).collect();
        for place in 0..self.supply.machine_display[color.index()].len() {
            if self.supply.machine_display[color.index()][place].is_some() {
                continue;
            }
            let left = self.supply.machines.intersection(&of_color);
            let Some(id) = flow.draw(stream::MACHINES[color.index()], &left) else { return };
            self.supply.machines.remove(id);
            if let Some(machine) = MachineId::new(id) {
                self.supply.machine_display[color.index()][place] = Some(machine);
                flow.record(Event::MachineShown { machine });
            }
        }
    }

    /// Returns true if a player has a machine at this location.
    pub(crate) fn has_machine(&self, seat: Seat, spot: MachineSpot) -> bool {
        let player = self.player(seat);
        match spot {
            MachineSpot::Reward(number) => {
                let Some(space) = self.content.player_board().rewards.get(usize::from(number)) else { return false };
                let is_unlocked = player.unlocked.contains(number);
                match space.reward {
                    Reward::Standard(_) => is_unlocked,
                    Reward::Machine(_) => player.machines[usize::from(number)].is_some(),
                    Reward::Artifact | Reward::Cards(_) => false,
                }
            }
            MachineSpot::Technology(number) => {
                let technologies = player.board(&self.content).technologies;
                let gives = technologies.get(usize::from(number)).map(|technology| technology.gives);
                matches!(gives, Some(Gives::Machine(_))) && player.technologies.contains(number)
            }
        }
    }

    /// Returns the special machine at this location, or `None` if there is none or the machine is printed.
    fn token_at(&self, seat: Seat, spot: MachineSpot) -> Option<MachineId> {
        match spot {
            MachineSpot::Reward(number) => self.player(seat).machines.get(usize::from(number)).copied().flatten(),
            MachineSpot::Technology(_) => None,
        }
    }

    /// Lists all machines that a player has.
    pub(crate) fn machines_of(&self, seat: Seat) -> impl Iterator<Item = MachineSpot> {
        let rewards = (0..REWARDS as u8).map(MachineSpot::Reward);
        let technologies = (0..TECHNOLOGIES as u8).map(MachineSpot::Technology);
        rewards.chain(technologies).filter(move |spot| self.has_machine(seat, *spot))
    }

    /// Returns true if a machine can be used now.
    pub(crate) fn can_use(&self, seat: Seat, spot: MachineSpot) -> bool {
        let player = self.player(seat);
        player.energy > 0 && !self.now.turn.hibernated && !player.powered.contains(spot) && self.has_machine(seat, spot)
    }

    /// Uses a machine.
    pub(crate) fn use_machine(&mut self, seat: Seat, spot: MachineSpot, flow: &mut impl Flow) {
        let player = self.player_mut(seat);
        player.energy -= 1;
        player.powered.insert(spot);
        flow.record(Event::UsedMachine { seat, spot, machine: self.token_at(seat, spot) });
        match spot {
            MachineSpot::Reward(number) => match self.content.player_board().rewards[usize::from(number)].reward {
                Reward::Standard(StandardMachine::Crystal) => self.push(seat, Task::ToCrystal),
                Reward::Standard(StandardMachine::Rest) => self.push(seat, Task::Rest { not: None }),
                Reward::Standard(StandardMachine::Range) => self.now.next.range += 1,
                Reward::Machine(_) | Reward::Artifact | Reward::Cards(_) => {
                    if let Some(machine) = self.player(seat).machines[usize::from(number)] {
                        self.push_effects(seat, self.content.machine(machine).effect, None);
                    }
                }
            },
            MachineSpot::Technology(number) => {
                let gives = self.player(seat).board(&self.content).technologies[usize::from(number)].gives;
                if let Gives::Machine(effects) = gives {
                    self.push_effects(seat, effects, None);
                }
            }
        }
    }

    /// Takes back the energy of a machine.
    pub(crate) fn recharge(&mut self, seat: Seat, spot: MachineSpot, flow: &mut impl Flow) {
        let player = self.player_mut(seat);
        player.powered.remove(spot);
        player.energy += 1;
        flow.record(Event::Recharged { seat, spot, machine: self.token_at(seat, spot) });
    }
}
