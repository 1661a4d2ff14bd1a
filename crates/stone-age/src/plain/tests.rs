use engine::chance::{FastChance, Seed, SeededChance};
use engine::narration::{long_names, plain};
use engine::page::{LABEL_WIDTH, SEAT_WIDTH, one_line};
use engine::whim::play_on;
use engine::words::{ENGLISH, Phrase};
use engine::{Game, Narrate, Seat, Viewer};

use super::*;
use crate::content::Cost;
use crate::place::Site;
use crate::player::Player;
use crate::resource::{Resource, Resources};
use crate::setup::Setup;
use crate::state::Scene;
use crate::tools::ByValue;
use crate::view::PlayerView;
use crate::words::phrase;

fn new_game(setup: &Setup) -> StoneAge {
    StoneAge::new(setup, &mut SeededChance::new(Seed::from_text("plain"))).unwrap()
}

/// Plays at most `moves` random moves; `look` sees every position.
fn play(game: &mut StoneAge, seed: u64, moves: usize, look: impl FnMut(&StoneAge, usize)) {
    play_on(game, seed, moves, look).unwrap();
}

/// The table as text, with these names for the first players.
fn read(view: &View, names: &[&str]) -> String {
    let names = names.iter().copied().chain(std::iter::repeat("")).map(str::to_owned);
    let names: Vec<String> = names.take(view.players.len()).collect();
    StoneAge::plain(view, &StoneAge::speaker((), ENGLISH, &names))
}

/// The lines of the table, with the cells of the seats.
struct Lines<'a>(Vec<&'a str>);

impl Lines<'_> {
    fn cells(line: &str) -> Vec<String> {
        let seats: Vec<char> = line.chars().skip(LABEL_WIDTH).collect();
        seats.chunks(SEAT_WIDTH).map(|cell| cell.iter().collect::<String>().trim().to_owned()).collect()
    }

    /// Asserts that there is a line with this label and these cells.
    fn must_say(&self, label: &str, cells: impl IntoIterator<Item = String>) {
        let cells: Vec<String> = cells.into_iter().collect();
        let before_cells = |line: &str| one_line(&line.chars().take(LABEL_WIDTH).collect::<String>());
        let found = self.0.iter().any(|line| before_cells(line) == label && Self::cells(line) == cells);
        assert!(found, "{label:?} {cells:?} is not in\n{}", self.0.join("\n"));
    }
}

fn person(view: &View, who: Option<Seat>) -> impl Iterator<Item = String> {
    view.players.iter().map(move |player| if who == Some(player.seat) { "1" } else { "." }.to_owned())
}

fn values(tools: &ByValue) -> String {
    let values: Vec<String> = phrase::tool_values(tools).map(|value| value.to_string()).collect();
    if values.is_empty() { "-".to_owned() } else { values.join(" ") }
}

fn check(view: &View, names: &[String]) {
    let speaker = StoneAge::speaker((), ENGLISH, names);
    let text = plain::<StoneAge>(view, &speaker).unwrap();
    let lines = Lines(text.lines().collect());
    let flowing = one_line(&text);
    let must_flow = |part: &str| assert!(flowing.contains(part), "{part:?} is not in\n{text}");

    must_flow(&format!("round {}", view.round));
    must_flow(&format!("Start player: {}.", speaker.say(Phrase::player(view.start))));
    let few = view.players.len() < 4;
    let is_filled = |site: Site| view.sites.iter().any(|here| here.site == site && here.people.iter().any(|&n| n > 0));
    let village_closed = few && Site::VILLAGE.into_iter().filter(|&site| is_filled(site)).count() == 2;
    for here in &view.sites {
        let taken: u8 = here.people.iter().sum();
        let gatherers_closed = few && here.people.iter().filter(|&&n| n > 0).count() + 1 == view.players.len();
        let free = |rings: u8, closed: bool| if closed { 0 } else { rings - taken };
        let label = match here.site {
            Site::Hunt => "Hunt 1 food per 2 pips any".to_owned(),
            Site::Forest => format!("Forest 1 wood per 3 pips {}", free(7, gatherers_closed)),
            Site::ClayPit => format!("Clay pit 1 brick per 4 pips {}", free(7, gatherers_closed)),
            Site::Quarry => format!("Quarry 1 stone per 5 pips {}", free(7, gatherers_closed)),
            Site::River => format!("River 1 gold per 6 pips {}", free(7, gatherers_closed)),
            Site::ToolMaker => format!("Tool maker 1 tool {}", free(1, village_closed)),
            Site::Hut => format!("Hut one more person {}", free(2, village_closed)),
            Site::Field => format!("Field food track +1 {}", free(1, village_closed)),
        };
        let people = here.people.iter().map(|count| if *count == 0 { ".".to_owned() } else { count.to_string() });
        lines.must_say(&label, people);
    }
    must_flow(&format!("({} in the deck)", view.deck));
    for space in &view.cards {
        let card = space.card.as_ref().map_or_else(|| "empty".to_owned(), |card| speaker.say(phrase::card(card)));
        lines.must_say(&format!("{0}: {card} {0}", space.slot), person(view, space.person));
    }
    for stack in &view.stacks {
        let (cost, points) = match stack.top.map(|building| building.cost) {
            Some(cost @ Cost::Fixed(resources)) => (speaker.say(phrase::cost(&cost)), resources.value().to_string()),
            Some(cost @ (Cost::Counted { .. } | Cost::UpTo(_))) => {
                (speaker.say(phrase::cost(&cost)), "value".to_owned())
            }
            None => ("empty".to_owned(), "-".to_owned()),
        };
        let left = stack.below + u8::from(stack.top.is_some());
        lines.must_say(&format!("{}: {cost} {points} {left}", stack.slot), person(view, stack.person));
    }
    type Fact = (&'static str, fn(&PlayerView) -> String);
    let facts: [Fact; 15] = [
        ("people", |player| player.people.to_string()),
        ("people at home", |player| player.at_home.to_string()),
        ("food", |player| player.food.to_string()),
        ("food track (food every round)", |player| player.food_track.to_string()),
        ("wood (value 3)", |player| player.resources[Resource::Wood].to_string()),
        ("brick (value 4)", |player| player.resources[Resource::Brick].to_string()),
        ("stone (value 5)", |player| player.resources[Resource::Stone].to_string()),
        ("gold (value 6)", |player| player.resources[Resource::Gold].to_string()),
        ("tools ready", |player| values(&player.tools.ready)),
        ("tools used", |player| values(&player.tools.used)),
        ("one-use tools", |player| values(&player.one_use_tools)),
        ("cards for any 2 resources", |player| player.any_two_cards.to_string()),
        ("buildings", |player| player.buildings.len().to_string()),
        ("cards", |player| player.card_count.to_string()),
        ("on the scoring track", |player| player.points.to_string()),
    ];
    for (label, fact) in facts {
        lines.must_say(label, view.players.iter().map(fact));
    }
    for row in &view.score.rows {
        let points = row.points.iter().map(|points| points.map_or_else(|| "?".to_owned(), |points| points.to_string()));
        lines.must_say(&speaker.say(StoneAge::tell_source(row.source)), points);
    }
    let totals = view.players.iter().map(|player| {
        let unknown = if view.score.is_complete(player.seat) { "" } else { "+?" };
        format!("{}{unknown}", view.score.total(player.seat))
    });
    lines.must_say("total, with the scoring track", totals);
    for card in view.players.iter().filter_map(|player| player.cards.as_ref()).flatten() {
        must_flow(&speaker.say(phrase::card(card)));
    }
}

#[test]
fn every_fact_is_there_and_no_line_is_too_long() {
    for players in 2..=4 {
        for open_cards in [false, true] {
            let mut game = new_game(&Setup { players, open_cards, ..Setup::default() });
            play(&mut game, u64::from(players), usize::MAX, |game, number| {
                if number % 29 == 0 || game.to_act().is_empty() {
                    for viewer in [Viewer::Seat(Seat::ALL[number % usize::from(players)]), Viewer::Spectator] {
                        check(&game.view(viewer), &long_names());
                    }
                }
            });
        }
    }
}

#[test]
fn the_widest_position_fits() {
    let rich = |player: &mut Player| {
        player.food = 9_999;
        player.food_track = 10;
        player.people = 10;
        player.hungry = 200;
        player.resources = Resources::of(Resource::Gold, 9_999);
        player.building_points = 9_999;
        for _ in 0..12 {
            player.tools.gain();
        }
    };
    let scene =
        Seat::ALL.into_iter().fold(Scene::of(new_game(&Setup::default())), |scene, seat| scene.player(seat, rich));
    let game = scene.deck_size(4, Seat::ALL[1]).build(&mut FastChance::new(1)).unwrap();
    check(&game.view(Viewer::Everything), &long_names());
}

#[test]
fn the_start_of_a_game() {
    let game = new_game(&Setup { start: Some(Seat::ALL[0]), ..Setup::default() });
    insta::assert_snapshot!(read(&game.view(Viewer::Seat(Seat::ALL[0])), &[]));
}

#[test]
fn the_middle_of_a_game() {
    let mut game = new_game(&Setup { players: 3, start: Some(Seat::ALL[0]), ..Setup::default() });
    play(&mut game, 5, 300, |_, _| ());
    insta::assert_snapshot!(read(&game.view(Viewer::Seat(Seat::ALL[0])), &["Ann"]));
}

#[test]
fn the_end_of_a_game() {
    let mut game = new_game(&Setup { players: 2, start: Some(Seat::ALL[0]), ..Setup::default() });
    play(&mut game, 5, usize::MAX, |_, _| ());
    insta::assert_snapshot!(read(&game.view(Viewer::Spectator), &["Ann", "Ben"]));
}
