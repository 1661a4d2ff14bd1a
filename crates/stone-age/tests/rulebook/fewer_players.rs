//! Changes for 3 or 2 players.

use stone_age::{Refusal, Site};

use crate::table::Layout;

const VILLAGE: [Site; 3] = [Site::ToolMaker, Site::Hut, Site::Field];
const GATHERING: [Site; 4] = [Site::Forest, Site::ClayPit, Site::Quarry, Site::River];

/// Returns a site of the village with the number of people it needs, in notation.
fn enough(site: Site) -> String {
    format!("{site} {}", if site == Site::Hut { 2 } else { 1 })
}

#[test]
fn fewer_players_fill_only_two_places_of_the_village() {
    for players in [2, 3] {
        for left_out in VILLAGE {
            let filled: Vec<String> = VILLAGE
                .into_iter()
                .filter(|&site| site != left_out)
                .map(|site| format!("P2 {}", enough(site)))
                .collect();
            let mut table = Layout::of(players).placed(&filled.join(", ")).table();
            let refusal = table.refusal(&format!("P1 place {}", enough(left_out)));
            assert_eq!(refusal, Refusal::VillageFull { site: left_out, players });
        }
    }
}

#[test]
fn fewer_players_may_leave_another_place_of_the_village_empty_each_round() {
    let mut table = Layout::of(2).dice([1; 7]).table();
    table.play("P1 place hut; P2 place field; P1 place hunt 3; P2 place hunt 4");
    table.play("P1 use hut; P1 use hunt; P2 use field; P2 use hunt");
    assert!(["P2 place tool-maker", "P2 place hut", "P2 place field"].into_iter().all(|place| table.may(place)));
    table.play("P2 place tool-maker; P1 place field");
    assert!(!table.may("P2 place hut"));
}

#[test]
fn fewer_players_one_filled_place_of_the_village_leaves_the_others_open() {
    for players in [2, 3] {
        let table = Layout::of(players).placed("P2 hut 2").table();
        assert!(table.may("P1 place tool-maker") && table.may("P1 place field"));
    }
}

#[test]
fn four_players_fill_all_places_of_the_village() {
    let table = Layout::of(4).placed("P2 hut 2, P3 field 1").table();
    assert!(table.may("P1 place tool-maker"));
}

#[test]
fn three_players_gather_in_twos() {
    for site in GATHERING {
        let mut table = Layout::of(3).placed(&format!("P2 {site} 1")).table();
        table.play(&format!("P1 place {site} 1; P2 place hunt 1"));
        let refusal = table.refusal(&format!("P3 place {site} 1"));
        assert_eq!(refusal, Refusal::TooManyPlayers { site, players: 3, allowed: 2 });
    }
}

#[test]
fn two_players_gather_alone() {
    for site in GATHERING {
        let mut table = Layout::of(2).placed(&format!("P2 {site} 1")).table();
        let refusal = table.refusal(&format!("P1 place {site} 1"));
        assert_eq!(refusal, Refusal::TooManyPlayers { site, players: 2, allowed: 1 });
    }
}

#[test]
fn four_players_gather_together() {
    for site in GATHERING {
        let table = Layout::of(4).placed(&format!("P2 {site} 1, P3 {site} 1, P4 {site} 1")).table();
        assert!(table.may(&format!("P1 place {site} 4")), "{site}");
    }
}

#[test]
fn fewer_players_may_all_hunt() {
    assert!(Layout::of(2).placed("P2 hunt 5").table().may("P1 place hunt 5"));
    assert!(Layout::of(3).placed("P2 hunt 5, P3 hunt 5").table().may("P1 place hunt 5"));
}

#[test]
fn fewer_players_still_have_seven_rings() {
    for players in [2, 3] {
        let table = Layout::of(players).has(crate::table::RED, "8 people").table();
        assert!(table.may("P1 place forest 7") && !table.may("P1 place forest 8"));
    }
}

#[test]
fn fewer_players_buy_from_four_cards_and_one_stack_per_player() {
    for players in [2, 3] {
        let options = Layout::of(players).table().options();
        let count = |what: &str| options.iter().filter(|option| option.starts_with(what)).count();
        assert_eq!((count("P1 place card"), count("P1 place building")), (4, usize::from(players)));
    }
}
