//! Rolling dice for food and resources, and adding tools to the roll.

use engine::Seat;

use crate::content::Effect;
use crate::dice::Dice;
use crate::event::Event;
use crate::flow::Flow;
use crate::resource::Resources;
use crate::state::StoneAge;
use crate::task::{Gathering, Task};
use crate::tools::ToolChoice;

impl StoneAge {
    /// Rolls the dice, then asks for tools if the player has any to add.
    pub(super) fn roll(&mut self, seat: Seat, gathering: Gathering, count: u8, flow: &mut impl Flow) {
        let dice = Dice::roll(count, flow);
        flow.record(Event::Rolled { seat, gathering, dice });
        let player = &self.players[seat];
        if player.tools.ready == ToolChoice::NONE.tiles && player.face_up.is_empty() {
            self.gather(seat, gathering, dice.pips(), &ToolChoice::NONE, flow);
        } else {
            self.ask(seat, Task::Tools { gathering, pips: dice.pips() });
        }
    }

    /// Adds tools to a roll and takes what it brings.
    pub(super) fn gather(
        &mut self,
        seat: Seat,
        gathering: Gathering,
        pips: u8,
        tools: &ToolChoice,
        flow: &mut impl Flow,
    ) {
        let content = self.content;
        let player = &mut self.players[seat];
        player.tools.spend(&tools.tiles);
        if !player.face_up.is_empty() {
            for (&count, value) in tools.one_use.iter().zip(1..) {
                for _ in 0..count {
                    player.turn_over(&content, Effect::OneUseTool(value));
                }
            }
        }
        let pips = pips.saturating_add(tools.value());
        let gain = pips / gathering.pips_per_piece();
        match gathering {
            Gathering::Food => player.food = player.food.saturating_add(u16::from(gain)),
            Gathering::Resource(resource) => player.resources.add(&Resources::of(resource, u16::from(gain))),
        }
        flow.record(Event::Gathered { seat, gathering, pips, tools: *tools, gain });
    }
}
