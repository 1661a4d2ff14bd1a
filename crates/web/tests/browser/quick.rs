use std::sync::Arc;

use engine::Seat;
use engine::words::ENGLISH;
use table::hall::{HallError, LiveTable, SeatView, TableView};
use table::store::{PersonId, Status};
use table::{LegalAction, Told};

use crate::server::wait_for;

/// The log line that tells the owner of a hidden card which one it is. Others read that it lies face down.
pub(crate) const HIDDEN: &str = "draws a card for the final scoring:";
pub(crate) const FACE_DOWN: &str = "draws a card for the final scoring, face down";

/// Plays for people who try to get the hidden card, until one of them has drawn it and it is another player's turn.
/// Returns `None` if the game ends first.
pub(crate) async fn play_until_hidden(table: &Arc<LiveTable>, people: &[(Seat, PersonId)]) -> Option<Seat> {
    let mut owner = None;
    loop {
        let table_view =
            wait_for(table, |table_view| table_view.status == Status::Over || to_act(table_view, people).is_some())
                .await;
        let (seat, person) = to_act(&table_view, people).filter(|_| table_view.status == Status::Playing)?;
        if owner.is_some() && owner != Some(seat) {
            return owner;
        }
        act(table, seat, person).await;
        let told = table.view(Some(person)).await.unwrap();
        let speaker = told.speaker(ENGLISH);
        let drew = |told: &&Told| told.line.seat == Some(seat) && speaker.say(&told.line.sentence).contains(HIDDEN);
        owner = owner.or(told.recent.iter().find(drew).and_then(|told| told.line.seat));
    }
}

/// Returns the one of these people who has to act.
fn to_act(table_view: &TableView, people: &[(Seat, PersonId)]) -> Option<(Seat, PersonId)> {
    let seats = table_view.seat_view.as_ref().map(SeatView::to_act)?;
    people.iter().find(|(seat, _)| seats.contains(*seat)).copied()
}

/// Takes the action of a seat that best leads to the hidden card, and confirms.
pub(crate) async fn act(table: &Arc<LiveTable>, seat: Seat, person: PersonId) {
    // Players who share a device see their own actions only while they hold it.
    table.take_device(person, seat).await.unwrap();
    let table_view = table.view(Some(person)).await.unwrap();
    let seat_view = table_view.seat_view.as_ref().unwrap();
    let speaker = seat_view.speaker(ENGLISH);
    let offers: Vec<_> = seat_view.offers().iter().map(|offered| offered.said(&speaker)).collect();
    let Some(best) = offers.iter().max_by_key(|offered| worth(offered, table_view.number)) else { return };
    match table.act(person, seat, table_view.number, best.notation.clone(), true).await {
        Ok(_) | Err(HallError::Stale) => {}
        Err(error) => panic!("{error}"),
    }
}

/// Rates an action for a player who wants the hidden card: cards first, then the means to buy them.
fn worth(offered: &LegalAction<String>, number: u64) -> u64 {
    let people = offered.notation.rsplit(' ').next().and_then(|last| last.parse().ok()).unwrap_or(0);
    match offered.notation.split(' ').next() {
        _ if offered.label.contains("extra card") => 1000,
        Some("buy") => 900,
        Some("leave" | "starve") => 0,
        Some("place") if offered.notation.contains("card") => 500 - people,
        // Varies between wood, food and dearer resources, with enough people to get some.
        Some("place") => 300 + people.min(3) * 20 + (number * 7 + offered.notation.len() as u64 * 5) % 19,
        _ => 100 + people,
    }
}
