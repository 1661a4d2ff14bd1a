use engine::Viewer;
use engine::chance::Seed;
use table::hall::{Campaign, ChapterOf, Export};
use table::{Means, Occupant, Table};

use super::*;

fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

/// A solo chapter played by a bot.
fn chapter(number: &str, campaign: &str) -> NewTable {
    let choice = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    NewTable {
        game: "revive".to_owned(),
        choices: vec![choice("players", "1"), choice("chapter", number)],
        campaign: Some(ChapterOf::Own(name(campaign))),
        seats: vec![greedy()],
        ..new_table([greedy(), greedy()])
    }
}

async fn view(fixture: &Fixture, person: PersonId, campaign: &str) -> Campaign {
    fixture.hall.campaign_named(Some(person), "revive", name(campaign)).await.unwrap()
}

/// Returns which chapters of a person's campaign have been played, and which are open.
async fn standing(fixture: &Fixture, person: PersonId, campaign: &str) -> (Vec<bool>, Vec<bool>) {
    view(fixture, person, campaign).await.chapters.iter().map(|chapter| (chapter.is_played(), chapter.is_open)).unzip()
}

async fn play_to_the_end(fixture: &Fixture, host: PersonId, new: NewTable) -> Arc<LiveTable> {
    let table = fixture.hall.create(host, new).await.unwrap();
    let mut changes = table.watch();
    while table.view(None).await.unwrap().status != Status::Over {
        changes.changed().await.unwrap();
    }
    table
}

/// A saved chapter, played in the terminal.
fn saved(number: &str, campaign: &str, seed: &str) -> String {
    let setup = REVIVE.setup_line(&[("players", "1"), ("chapter", number)]).unwrap();
    let mut table = Table::new(&REVIVE, &setup, Seed::from_text(seed), vec![Occupant::Human]).unwrap();
    table.set_campaign(&name(campaign));
    while let Some(seat) = table.human_to_act() {
        let action =
            table.playing().seated_bot(seat, "greedy", &Means::alone()).unwrap().choose(table.playing()).unwrap();
        table.act(seat, &action).unwrap();
    }
    table.save()
}

#[tokio::test]
async fn chapters_open_one_after_the_other() {
    let fixture = Fixture::new().await;
    let ada = fixture.person("Ada").await;
    assert_eq!(standing(&fixture, ada, "Thaw").await, (vec![false; 5], vec![true, false, false, false, false]));
    let closed = fixture.hall.create(ada, chapter("3", "Thaw")).await.err().unwrap();
    assert_eq!(closed.to_string(), "chapter 3 of this campaign is not open yet: play chapter 1 to its end first");
    play_to_the_end(&fixture, ada, chapter("1", "Thaw")).await;
    let fixture = fixture.reopen().await;
    let expected = (vec![true, false, false, false, false], vec![true, true, false, false, false]);
    assert_eq!(standing(&fixture, ada, "tHAW").await, expected, "capital letters do not matter");
    assert_eq!(view(&fixture, ada, "Thaw").await.next().unwrap().chapter.id, "2");
    fixture.hall.create(ada, chapter("2", "thaw")).await.unwrap();
    assert!(!standing(&fixture, ada, "another").await.0[0], "every name is a separate campaign");
}

#[tokio::test]
async fn goals_are_reached_by_people_and_not_by_bots() {
    let fixture = Fixture::new().await;
    let ada = fixture.person("Ada").await;
    let by_bot = play_to_the_end(&fixture, ada, chapter("1", "Thaw")).await;
    assert!(!view(&fixture, ada, "Thaw").await.chapters[0].is_reached());
    let Export::Record(record) = by_bot.export(None, ENGLISH).await.unwrap() else { panic!("it is over") };
    assert!(record.contains("\ncampaign Thaw\n"), "{record}");

    let reached = (0..20).map(|seed| saved("1", "Thaw", &seed.to_string())).find(|saved| {
        let table = Table::load(KINDS, saved.as_bytes()).unwrap();
        table.speaker(ENGLISH).say(table.log(Viewer::Everything).last().unwrap()).contains("Lamps burn")
    });
    let reached = reached.expect("the bot reaches the goal of the first chapter with some seeds");
    let campaign = fixture.hall.keep_chapter(reached.as_bytes()).await.unwrap();
    assert!(campaign.chapters[0].is_reached());
}

#[tokio::test]
async fn a_chapter_from_the_terminal_is_kept_once() {
    let fixture = Fixture::new().await;
    let saved = saved("1", "Thaw", "a");
    for _ in 0..2 {
        let campaign = fixture.hall.keep_chapter(saved.as_bytes()).await.unwrap();
        assert_eq!((campaign.chapters[0].is_played(), campaign.chapters[0].tables.len()), (true, 1));
        assert!(campaign.chapters[1].is_open);
    }
}

#[tokio::test]
async fn rematches_and_imported_chapters_count_for_the_campaign() {
    let fixture = Fixture::new().await;
    let ada = fixture.person("Ada").await;
    let again = fixture.hall.import(ada, saved("1", "Thaw", "b").as_bytes()).await.unwrap();
    assert!(standing(&fixture, ada, "Thaw").await.0[0]);
    let rematch = fixture.hall.rematch(&again, ada, secret(), None).await.unwrap();
    assert_eq!(rematch.view(Some(ada)).await.unwrap().campaign.as_deref(), Some("Thaw"));
    assert_eq!(view(&fixture, ada, "Thaw").await.chapters[0].tables.len(), 2);
}

#[tokio::test]
async fn only_chapters_belong_to_a_campaign() {
    let fixture = Fixture::new().await;
    let ada = fixture.person("Ada").await;
    let error = fixture.hall.create(ada, chapter("none", "Thaw")).await.err().unwrap();
    assert!(matches!(error, HallError::NoChapter), "{error}");
    let error = fixture.hall.campaign_named(Some(ada), "stone-age", name("Thaw")).await.unwrap_err();
    assert_eq!(error.to_string(), "Stone Age has no campaign: its games are independent of each other");
}

#[tokio::test]
async fn a_name_does_not_find_the_campaigns_of_others() {
    let fixture = Fixture::new().await;
    let (ada, bob) = (fixture.person("Ada").await, fixture.person("Bob").await);
    play_to_the_end(&fixture, ada, chapter("1", "Thaw")).await;
    assert!(view(&fixture, bob, "Thaw").await.id.is_none());
    assert!(fixture.hall.campaign_named(None, "revive", name("Thaw")).await.unwrap().id.is_none());
    assert!(fixture.hall.terminal_campaign("revive", name("Thaw")).await.unwrap().id.is_none());
    let id = view(&fixture, ada, "Thaw").await.id.unwrap();
    let new = NewTable { campaign: Some(ChapterOf::Campaign(id.clone())), ..chapter("2", "-") };
    fixture.hall.create(bob, new).await.unwrap();
    assert_eq!(view(&fixture, bob, "Thaw").await.id, Some(id), "a player of the campaign finds it again");
}
