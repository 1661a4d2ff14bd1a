//! The fields and refusals in answers of the API.

use engine::say;
use engine::words::Phrase;

use super::key::Key;

/// Lists the fields of a table with their meaning.
pub(super) fn of_a_table() -> Vec<(&'static str, Phrase)> {
    vec![
        ("status", say!(ApiFieldStatus)),
        ("number", say!(ApiFieldNumber)),
        ("grace", say!(ApiFieldGrace)),
        ("position", say!(ApiFieldPosition)),
        ("seats", say!(ApiFieldSeats)),
        ("me, mine", say!(ApiFieldMine)),
        ("to_act", say!(ApiFieldToAct)),
        ("to_confirm", say!(ApiFieldToConfirm)),
        ("request", say!(ApiFieldRequest)),
        ("actions", say!(ApiFieldActions)),
        ("view", say!(ApiFieldView)),
        ("score, standings", say!(ApiFieldScore)),
        ("rival", say!(ApiFieldRival)),
        ("standstill", say!(ApiFieldStandstill)),
        ("log", say!(ApiFieldLog)),
        ("chat, talk", say!(ApiFieldChat)),
        ("waiting", say!(ApiFieldWaiting)),
        ("trouble", say!(ApiFieldTrouble)),
        ("asked", say!(ApiFieldAsked)),
        ("host", say!(ApiFieldHost)),
        ("campaign, campaign_id", say!(ApiFieldCampaign)),
    ]
}

/// Lists the statuses of refusals with their meaning.
pub(super) fn refusals() -> Vec<(&'static str, Phrase)> {
    vec![
        ("401", say!(ApiRefused401)),
        ("403", say!(ApiRefused403)),
        ("404", say!(ApiRefused404)),
        ("408", say!(ApiRefused408)),
        ("409", say!(ApiRefused409)),
        ("421", say!(ApiRefused421)),
        ("422", say!(ApiRefused422)),
        ("429", say!(ApiRefused429)),
        ("500", say!(ApiRefused500)),
        ("503", say!(ApiRefused503)),
    ]
}
