//! Every reason why an action is refused, with the section of the rulebook that it names.

use engine::Refusal as _;
use stone_age::{Acquisition, Action, Bill, Dice, Place, Purpose, Refusal, Resource, Site, Slot, Task};

use crate::table::{BLUE, Layout, RED, Table, card, slot};

impl Table {
    /// Asserts that the action is refused for this reason, which names this section.
    fn refuses(&mut self, line: &str, reason: Refusal, section: &str) {
        let refusal = self.refusal(line);
        assert_eq!((refusal, refusal.section()), (reason, section), "{line}");
    }
}

fn placing() -> Table {
    Layout::of(4).table()
}

const CARD_3: Purpose = Purpose::Acquire(Acquisition::Card(Slot::ALL[2]));

/// Red pays three pieces for a card and has paid one wood already.
fn paying() -> Table {
    let mut table =
        Layout::of(4).card(3, "C26").has(RED, "1 wood, 2 brick, 1 stone, 1 gold").using("P1 card 3").table();
    table.play("P1 buy card 3; P1 pay wood 1");
    table
}

#[test]
fn refusal_game_over() {
    Layout::of(4).over().refuses("P1 place hunt 1", Refusal::GameOver, "section-game-end");
}

#[test]
fn refusal_not_your_turn() {
    placing().refuses("P3 place hunt 1", Refusal::NotYourTurn { turn: RED }, "section-game-round");
}

#[test]
fn refusal_not_asked() {
    let others = [
        "use forest",
        "buy card 1",
        "leave card 1",
        "tools none",
        "pay wood 1",
        "take wood",
        "gain wood gold",
        "feed",
        "starve",
    ];
    for action in others {
        let reason = Refusal::NotAsked { asked: Task::Place };
        placing().refuses(&format!("P1 {action}"), reason, "section-game-round");
    }
    let mut using = Layout::of(4).using("P1 hunt 1").table();
    for action in ["place forest 1", "tools none", "pay wood 1", "take wood", "gain wood gold", "feed", "starve"] {
        let reason = Refusal::NotAsked { asked: Task::Use };
        using.refuses(&format!("P1 {action}"), reason, "section-game-round");
    }
}

#[test]
fn refusal_not_enough_people() {
    let reason = Refusal::NotEnoughPeople { have: 5, want: 6 };
    placing().refuses("P1 place forest 6", reason, "section-placing");
    let mut last_one = Layout::of(4).placed("P1 hunt 4").table();
    last_one.refuses("P1 place hut", Refusal::NotEnoughPeople { have: 1, want: 2 }, "section-placing");
}

#[test]
fn refusal_nobody_placed() {
    // The notation cannot express this.
    let action = Action::Place { place: Place::Site(Site::Forest), people: 0 };
    let refusal = placing().refusal_of(RED, action);
    assert_eq!((refusal, refusal.section()), (Refusal::NobodyPlaced, "section-placing"));
}

#[test]
fn refusal_already_there() {
    let reason = Refusal::AlreadyThere { place: Place::Site(Site::Hunt) };
    Layout::of(4).placed("P1 hunt 2").table().refuses("P1 place hunt 3", reason, "section-placing");
}

#[test]
fn refusal_place_full() {
    let reason = Refusal::PlaceFull { place: Place::Site(Site::River), people: 7 };
    let mut table = Layout::of(4).placed("P2 river 5, P3 river 2").table();
    table.refuses("P1 place river 1", reason, "section-how-many");
}

#[test]
fn refusal_not_enough_room() {
    let reason = Refusal::NotEnoughRoom { place: Place::Site(Site::River), free: 2, want: 3 };
    Layout::of(4).placed("P2 river 5").table().refuses("P1 place river 3", reason, "section-how-many");
}

#[test]
fn refusal_exact_number() {
    let reason = Refusal::ExactNumber { place: Place::Site(Site::Hut), need: 2 };
    placing().refuses("P1 place hut 3", reason, "section-how-many");
}

#[test]
fn refusal_too_many_players() {
    let reason = Refusal::TooManyPlayers { site: Site::Quarry, players: 2, allowed: 1 };
    Layout::of(2).placed("P2 quarry 1").table().refuses("P1 place quarry 1", reason, "section-fewer-players");
}

#[test]
fn refusal_village_full() {
    let reason = Refusal::VillageFull { site: Site::Hut, players: 3 };
    let mut table = Layout::of(3).placed("P2 field 1, P2 tool-maker 1").table();
    table.refuses("P1 place hut", reason, "section-fewer-players");
}

#[test]
fn refusal_no_card() {
    // In play, a space is never empty while people are placed. Only a laid-out position has one.
    let mut table =
        Layout::of(4).card(2, "C20").scene(|scene| scene.deck_size(0, BLUE).give_card(BLUE, card("C20"))).table();
    table.refuses("P1 place card 2", Refusal::NoCard { slot: slot(2) }, "section-placing-cards");
}

#[test]
fn refusal_no_building() {
    let reason = Refusal::NoBuilding { slot: slot(3) };
    Layout::of(2).table().refuses("P1 place building 3", reason, "section-placing-buildings");
}

#[test]
fn refusal_nobody_there() {
    let mut table = Layout::of(4).has(RED, "9 wood").using("P1 hunt 1, P2 forest 1, P2 card 1").table();
    let forest = Refusal::NobodyThere { place: Place::Site(Site::Forest) };
    table.refuses("P1 use forest", forest, "section-using");
    let first = Refusal::NobodyThere { place: Place::card(slot(1)) };
    table.refuses("P1 buy card 1", first, "section-using");
    table.refuses("P1 leave card 1", first, "section-using");
}

#[test]
fn refusal_card_too_dear() {
    let mut table = Layout::of(4).has(RED, "1 wood, 1 gold").using("P1 card 3, P1 hunt 1").table();
    table.refuses("P1 buy card 3", Refusal::CardTooDear { price: 3, have: 2 }, "section-cards");
}

#[test]
fn refusal_building_too_dear() {
    let mut table = Layout::of(4).building(2, "B09").has(RED, "9 wood").using("P1 building 2, P1 hunt 1").table();
    table.refuses("P1 buy building 2", Refusal::BuildingTooDear { slot: slot(2) }, "section-buildings");
}

#[test]
fn refusal_no_such_tool() {
    let mut table = Layout::of(4).has(RED, "4 tools").using("P1 hunt 1").dice([1]).table();
    table.play("P1 use hunt");
    table.refuses("P1 tools 2 2", Refusal::NoSuchTool { value: 2, have: 1 }, "section-tools");
    table.refuses("P1 tools 4", Refusal::NoSuchTool { value: 4, have: 0 }, "section-tools");
}

#[test]
fn refusal_no_such_one_use_tool() {
    let mut table = Layout::of(4).has(RED, "3 tools").keeps(RED, "C33").using("P1 hunt 1").dice([1]).table();
    table.play("P1 use hunt");
    table.refuses("P1 tools once 3", Refusal::NoSuchOneUseTool { value: 3 }, "section-one-use-tool");
    table.refuses("P1 tools once 4 4", Refusal::NoSuchOneUseTool { value: 4 }, "section-one-use-tool");
}

#[test]
fn refusal_other_resource_first() {
    let reason = Refusal::OtherResourceFirst { purpose: CARD_3, next: Resource::Brick };
    paying().refuses("P1 pay gold 1", reason, "section-cards");
}

#[test]
fn refusal_not_enough_resource() {
    let reason = Refusal::NotEnoughResource { purpose: CARD_3, resource: Resource::Brick, have: 2, want: 3 };
    paying().refuses("P1 pay brick 3", reason, "section-cards");
}

#[test]
fn refusal_payment_does_not_fit() {
    let mut table = Layout::of(4).building(1, "B19").has(RED, "5 wood, 3 gold").using("P1 building 1").table();
    table.play("P1 buy building 1");
    let purpose = Purpose::Acquire(Acquisition::Building(Slot::ALL[0]));
    let reason = Refusal::PaymentDoesNotFit { purpose, bill: Bill { least: 4, most: 4, kinds: Some(2) }, paid: 0 };
    table.refuses("P1 pay wood 0", reason, "section-buildings");
    table.refuses("P1 pay wood 4", reason, "section-buildings");
}

#[test]
fn refusal_of_a_payment_for_food_names_the_section_about_feeding() {
    let mut table = Layout::of(4).has(RED, "3 food, 2 wood, 2 gold").fed();
    table.play("P1 feed");
    let purpose = Purpose::Food;
    let reason = Refusal::OtherResourceFirst { purpose, next: Resource::Wood };
    table.refuses("P1 pay gold 1", reason, "section-feeding");
    let reason = Refusal::NotEnoughResource { purpose, resource: Resource::Wood, have: 2, want: 3 };
    table.refuses("P1 pay wood 3", reason, "section-feeding");
}

#[test]
fn refusal_die_not_there() {
    let mut table = Layout::of(4).card(1, "C01").has(RED, "1 wood").using("P1 card 1").dice([1, 1, 2, 6]).table();
    table.play("P1 buy card 1");
    assert_eq!(table.asked(), Some((RED, Task::Pick { dice: Dice::from_iter([1, 1, 2, 6]) })));
    table.refuses("P1 take gold", Refusal::DieNotThere, "section-dice-for-all");
}

#[test]
fn refusal_cash_later() {
    let mut table = Layout::of(4).keeps(RED, "C36").table();
    table.refuses("P1 cash", Refusal::CashLater, "section-any-two");
}

#[test]
fn refusal_nothing_to_cash() {
    // The card lies face down: it has been used.
    let mut table = Layout::of(4).owns(RED, "C36").using("P1 hunt 1").table();
    table.refuses("P1 cash", Refusal::NothingToCash, "section-any-two");
}

#[test]
fn refusal_not_enough_for_food() {
    let mut table = Layout::of(4).keeps(RED, "C36").has(RED, "1 food, 3 wood").fed();
    table.refuses("P1 feed", Refusal::NotEnoughForFood { missing: 4, have: 3 }, "section-feeding");
}
