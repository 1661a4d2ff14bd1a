//! The upper halves of the civilization cards, from the information sheet.

use engine::Seat;

use crate::action::Item;
use crate::content::{Card, Effect};
use crate::dice::Dice;
use crate::event::Event;
use crate::flow::Flow;
use crate::resource::{Resource, Resources};
use crate::state::StoneAge;
use crate::task::{Gathering, Task};

impl StoneAge {
    pub(super) fn use_upper_half(&mut self, seat: Seat, card: &Card, flow: &mut impl Flow) {
        let player = &mut self.players[seat];
        match card.top {
            Effect::DiceForAll => {
                let dice = Dice::roll(self.player_count, flow);
                flow.record(Event::RolledForAll { seat, dice });
                self.ask(seat, Task::Pick { dice });
            }
            Effect::Food(food) => {
                player.food = player.food.saturating_add(u16::from(food));
                flow.record(Event::GotFood { seat, food });
            }
            Effect::Resource(resource, count) => {
                let resources = Resources::of(resource, u16::from(count));
                player.resources.add(&resources);
                flow.record(Event::GotResources { seat, resources });
            }
            Effect::Roll(resource) => self.roll(seat, Gathering::Resource(resource), 2, flow),
            Effect::Points(points) => {
                player.card_points = player.card_points.saturating_add(u16::from(points));
                flow.record(Event::GotPoints { seat, points });
            }
            Effect::Tool => self.gain_tool(seat, flow),
            Effect::FoodTrack => self.gain_food_track(seat, flow),
            Effect::ExtraCard => self.draw_extra_card(seat, flow),
            Effect::OneUseTool(_) | Effect::AnyTwo => {
                player.face_up.insert(card.id.id());
                flow.record(Event::KeptFaceUp { seat, card: *card });
            }
        }
    }

    fn draw_extra_card(&mut self, seat: Seat, flow: &mut impl Flow) {
        let Some(id) = self.draw_card(flow) else {
            flow.record(Event::NoExtraCard { seat });
            return;
        };
        let player = &mut self.players[seat];
        player.cards.insert(id.id());
        player.unseen_cards.insert(id.id());
        flow.record(Event::DrewExtraCard { seat, card: Some(*self.content.card(id)) });
    }

    /// Takes one of the dice rolled for all, then asks the next player, until no die is left.
    pub(super) fn pick_die(&mut self, seat: Seat, mut dice: Dice, item: Item, flow: &mut impl Flow) {
        dice.remove(item.face());
        flow.record(Event::Picked { seat, item });
        match item.resource() {
            Some(resource) => self.players[seat].resources.add(&Resources::of(resource, 1)),
            None if item == Item::Tool => self.gain_tool(seat, flow),
            None => self.gain_food_track(seat, flow),
        }
        if dice.count() > 0 {
            self.ask(self.next_seat(seat), Task::Pick { dice });
        }
    }

    /// Turns the card over and asks for the two resources.
    pub(super) fn cash(&mut self, seat: Seat) {
        let content = self.content;
        self.players[seat].turn_over(&content, Effect::AnyTwo);
        self.cashing = true;
    }

    pub(super) fn gain_any_two(&mut self, seat: Seat, first: Resource, second: Resource, flow: &mut impl Flow) {
        self.cashing = false;
        let mut resources = Resources::of(first, 1);
        resources.add(&Resources::of(second, 1));
        self.players[seat].resources.add(&resources);
        flow.record(Event::Cashed { seat, resources });
    }
}
