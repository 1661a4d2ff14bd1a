//! Campaigns, and who they belong to.

use super::*;
use crate::store::{CampaignId, CampaignRow};

fn campaign() -> CampaignId {
    CampaignId::from_random([7; 12])
}

/// A table of the campaign, last changed at this time.
fn chapter(number: u8, host: PersonId, changed_at: i64) -> TableRow {
    let mut table = table(number, host);
    table.campaign = Some("Thaw".to_owned());
    table.campaign_id = Some(campaign());
    table.head.changed_at = changed_at;
    table
}

async fn campaigns_of(store: &dyn Store, person: PersonId) -> Vec<CampaignId> {
    store.campaigns_of(person).await.unwrap().into_iter().map(|campaign| campaign.id).collect()
}

pub(super) async fn campaigns_belong_to_everyone_seated_at_their_tables(new: NewPlace) {
    let (_place, store) = new_store(new).await;
    let (ann, bob, cleo) = (add_person(&*store, 1).await, add_person(&*store, 2).await, add_person(&*store, 3).await);
    assert_eq!(store.campaign(&campaign()).await.unwrap(), None);
    store.add_table(&chapter(1, ann, 10), &seats(&[None, Some(bob)])).await.unwrap();
    let begun = CampaignRow { id: campaign(), game: "stone-age".to_owned(), name: "Thaw".to_owned() };
    assert_eq!(store.campaign(&campaign()).await.unwrap(), Some(begun.clone()));
    for person in [ann, bob] {
        assert_eq!(campaigns_of(&*store, person).await, [campaign()]);
    }
    assert_eq!(campaigns_of(&*store, cleo).await, []);

    let mut sits_down = change(0, &chapter(1, ann, 10).head);
    sits_down.seats = vec![SeatRow { holder: Holder::Person(cleo), ..seats(&[None]).remove(0) }];
    store.commit(&id(1), sits_down).await.unwrap();
    assert_eq!(campaigns_of(&*store, cleo).await, [campaign()]);

    let mut later = chapter(2, bob, 20);
    later.campaign = Some("another name".to_owned());
    store.add_table(&later, &seats(&[None])).await.unwrap();
    let mut aborted = chapter(3, bob, 30);
    aborted.head.status = Status::Aborted;
    store.add_table(&aborted, &seats(&[None])).await.unwrap();
    assert_eq!(store.campaign(&campaign()).await.unwrap(), Some(begun), "it keeps its first name");
    let tables = store.campaign_tables(&campaign(), 9).await.unwrap();
    assert_eq!(tables.iter().map(|table| table.id.clone()).collect::<Vec<_>>(), [id(2), id(1)]);
    assert_eq!(store.campaign_tables(&campaign(), 1).await.unwrap().len(), 1);
}

pub(super) async fn people_with_the_link_can_join_a_campaign(new: NewPlace) {
    let (_place, store) = new_store(new).await;
    let (ann, bob) = (add_person(&*store, 1).await, add_person(&*store, 2).await);
    store.add_table(&chapter(1, ann, 10), &seats(&[None])).await.unwrap();
    let other = CampaignId::from_random([8; 12]);
    let mut first = chapter(2, ann, 5);
    first.campaign_id = Some(other.clone());
    store.add_table(&first, &seats(&[None])).await.unwrap();
    for campaign in [&other, &campaign(), &other] {
        store.join_campaign(campaign, bob).await.unwrap();
    }
    assert_eq!(campaigns_of(&*store, bob).await, [campaign(), other], "last played first");
    let unknown = CampaignId::from_random([9; 12]);
    assert!(store.join_campaign(&unknown, bob).await.is_err(), "there is no such campaign");
}
