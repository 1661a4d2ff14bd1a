//! The form for a new table. It needs no input: the button at its top alone starts a game.

use bots::Level;
use engine::words::{Arg, Phrase, Speaker};
use engine::{Chapter, OptionValues, Seat, SetupError, SetupOption, say};
use maud::{Markup, html};
use table::DynGame;
use table::hall::{Grace, Name};

use super::choices::{Choices, GRACES, Opponents, PACES, SeatChoice};
use crate::page::site::{dice_fields, emblem, fingerprint, level};
use crate::words::Key;

/// The form for a campaign's name, new or existing.
pub(super) fn campaign(speaker: &Speaker<'_>, kind: &dyn DynGame) -> Markup {
    let chapters = kind.chapters().len();
    let id = format!("{}-campaign", kind.id());
    html! {
        @if chapters > 0 {
            details.campaign {
                summary.button { (speaker.say(say!(SetupCampaign, chapters = chapters))) }
                form.one-line method="get" action={ "/campaigns/" (kind.id()) "/new" } {
                    label for=(id) { (speaker.say(say!(SetupCampaignName))) }
                    input type="text" id=(id) name="name" maxlength=(Name::LONGEST) required autocomplete="off";
                    button.button { (speaker.say(say!(SetupCampaignOpen))) }
                }
                p.fine { (speaker.say(say!(SetupCampaignAbout))) }
            }
        }
    }
}

/// The form, for a game or for a chapter of a campaign. `hint` says what the button starts.
pub(in crate::page) fn form(
    speaker: &Speaker<'_>,
    kind: &dyn DynGame,
    choices: &Choices,
    (ticket, commitment): (&str, &str),
    hint: Option<Phrase>,
) -> Markup {
    let id = |field: &str| format!("{}-{field}", kind.id());
    html! {
        form method="post" action="/tables" data-game=(kind.id()) {
            input type="hidden" name="game" value=(kind.id());
            @if !choices.campaign.is_empty() {
                input type="hidden" name="campaign" value=(choices.campaign);
                input type="hidden" name="campaign-id" value=(choices.campaign_id);
                input type="hidden" name={ "variant-" (Chapter::OPTION) } value=(choices.chosen(Chapter::OPTION));
            }
            (dice_fields(ticket, commitment))
            div.start-row {
                button.button.primary.big id=(id("play")) { (speaker.say(say!(SitePlay))) }
                @if let Some(hint) = hint { p.fine { (speaker.say(hint)) } }
            }
            div.choices-row {
                (opponents(speaker, choices))
                (players(speaker, kind, choices))
                (levels(speaker, choices))
                p.fine.when-friends { (speaker.say(say!(SetupFriends))) }
            }
            div.field.my-name {
                label for=(id("name")) { (speaker.say(say!(SiteYourName))) }
                input type="text" id=(id("name")) name="name" value=(choices.name) maxlength=(Name::LONGEST)
                    autocomplete="nickname" required;
            }
            (sharers(speaker, kind, choices))
            details.more-choices open[choices.is_unusual(kind)] {
                summary { (speaker.say(say!(SetupMore))) }
                div.more-choices-inner {
                    (seats(speaker, kind, choices))
                    (variants(speaker, kind, choices))
                    (table_options(speaker, choices))
                }
            }
            (promise(speaker, commitment))
        }
    }
}

/// A row of radio buttons.
fn segments(name: &str, legend: &str, options: &[(String, String)], chosen: &str) -> Markup {
    html! {
        fieldset class={ "field segments choose-" (name) } {
            legend { (legend) }
            div.segment-row {
                @for (value, label) in options {
                    label.segment {
                        input type="radio" name=(name) value=(value) checked[value == chosen];
                        span { (label) }
                    }
                }
            }
        }
    }
}

fn players(speaker: &Speaker<'_>, kind: &dyn DynGame, choices: &Choices) -> Markup {
    let numbers: Vec<_> = kind.players().map(|number| (number.to_string(), number.to_string())).collect();
    segments("players", &speaker.say(say!(SetupPlayers)), &numbers, &choices.players.to_string())
}

fn opponents(speaker: &Speaker<'_>, choices: &Choices) -> Markup {
    let label = |opponents: Opponents| match opponents {
        Opponents::Bots => say!(SetupBots),
        Opponents::Friends => say!(SetupWithFriends),
        Opponents::Device => say!(SetupDevice),
    };
    let options = Opponents::ALL.map(|opponents| (opponents.value().to_owned(), speaker.say(label(opponents))));
    segments("opponents", &speaker.say(say!(SetupPlayWith)), &options, choices.opponents.value())
}

fn levels(speaker: &Speaker<'_>, choices: &Choices) -> Markup {
    let levels = Level::NAMES.map(|bot| (bot.to_owned(), speaker.say(level(bot))));
    html! {
        div.level-choice {
            (segments("level", &speaker.say(say!(SiteBotLevel)), &levels, choices.level))
            @for level in Level::ALL {
                p class={ "fine about-level about-" (level) } {
                    (speaker.say(say!(SetupAboutLevel, level = level.name())))
                }
            }
        }
    }
}

/// The names of the players who share the device, shown if any do.
fn sharers(speaker: &Speaker<'_>, kind: &dyn DynGame, choices: &Choices) -> Markup {
    let seats = Seat::first(*kind.players().end()).skip(1);
    html! {
        fieldset.field.sharers {
            legend { (speaker.say(say!(SetupSharers))) }
            div.sharer-row {
                @for seat in seats {
                    label class={ "sharer for-" (seat) } {
                        (emblem(seat))
                        span.visually-hidden { (speaker.say(say!(SetupNameOf, seat = Phrase::seat(seat)))) }
                        input type="text" name={ "sharer-" (seat) } value=(choices.sharers[seat])
                            maxlength=(Name::LONGEST) placeholder=(speaker.say(Phrase::seat(seat))) autocomplete="off";
                    }
                }
            }
        }
    }
}

/// The choice for each seat.
fn seats(speaker: &Speaker<'_>, kind: &dyn DynGame, choices: &Choices) -> Markup {
    let label = |seat: Seat, choice: SeatChoice| match choice {
        SeatChoice::AsAbove if seat.index() == 0 => say!(SetupSeatAsAboveYou),
        SeatChoice::AsAbove => say!(SetupSeatAsAbove),
        SeatChoice::Me => say!(SiteYou),
        SeatChoice::Bot(bot) => say!(SiteBot, level = level(bot)),
        SeatChoice::Friend => say!(SetupSeatFriend),
        SeatChoice::Here => say!(SetupSeatHere),
    };
    html! {
        fieldset.field.seat-choices {
            legend { (speaker.say(say!(SetupSeats))) }
            @for seat in Seat::first(*kind.players().end()) {
                label class={ "seat-choice for-" (seat) } {
                    (emblem(seat))
                    span { (speaker.say(Phrase::seat(seat))) }
                    select name={ "seat-" (seat) } {
                        @for choice in SeatChoice::all() {
                            option value=(choice.value()) selected[choice == choices.seats[seat]] {
                                (speaker.say(label(seat, choice)))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The game's own options, without those that the chapter decides.
fn variants(speaker: &Speaker<'_>, kind: &dyn DynGame, choices: &Choices) -> Markup {
    let shown = |option: &&SetupOption| option.key != Chapter::OPTION && !is_decided(kind, choices, option);
    html! {
        @if !choices.variants.is_empty() {
            fieldset.field.variants {
                legend { (speaker.say(say!(SetupGameOptions))) }
                @for option in kind.options().iter().filter(shown) {
                    @if let Some((_, chosen)) = choices.variants.iter().find(|(key, _)| key == option.key) {
                        (variant(speaker, option, chosen))
                    }
                }
            }
        }
    }
}

/// Whether the chapter of a campaign decides this option.
fn is_decided(kind: &dyn DynGame, choices: &Choices, option: &SetupOption) -> bool {
    let chapter = choices.chosen(Chapter::OPTION);
    let OptionValues::OneOf(values) = option.values else { return false };
    let mut others = values.iter().filter(|value| **value != option.default).peekable();
    let contradicts = |value: &str| {
        let setup = kind.setup_line(&[(Chapter::OPTION, chapter), (option.key, value)]);
        matches!(setup, Err(SetupError::Contradiction { other, .. }) if other.starts_with(Chapter::OPTION))
    };
    !choices.campaign.is_empty() && others.peek().is_some() && others.all(|value| contradicts(value))
}

fn variant(speaker: &Speaker<'_>, option: &SetupOption, chosen: &str) -> Markup {
    let name = format!("variant-{}", option.key);
    let title = speaker.say(option.name());
    let help = html! { small { (speaker.say(option.help())) } };
    match option.values {
        OptionValues::OneOf(["off", "on"]) => checkbox(&name, &title, &help, chosen == "on"),
        OptionValues::OneOf(values) => html! {
            label.choose {
                span { (title) (help) }
                select name=(name) {
                    @for value in values { option value=(value) selected[*value == chosen] { (speaker.say(option.value(value))) } }
                }
            }
        },
        OptionValues::Number { min, max } => html! {
            label.choose {
                span { (title) (help) }
                input type="number" name=(name) min=(min) max=(max) value=(chosen);
            }
        },
    }
}

fn table_options(speaker: &Speaker<'_>, choices: &Choices) -> Markup {
    let check = |name: &str, title: Phrase, help: Phrase, is_on: bool| {
        checkbox(name, &speaker.say(title), &html! { small { (speaker.say(help)) } }, is_on)
    };
    html! {
        fieldset.field.table-options {
            legend { (speaker.say(say!(SetupTableOptions))) }
            label.choose {
                span { (speaker.say(say!(SetupPaces))) small { (speaker.say(say!(SetupPacesAbout))) } }
                select name="pace" {
                    @for pace in PACES {
                        option value=(pace) selected[pace == choices.options.pace] {
                            (speaker.say(say!(SetupPace, pace = pace)))
                        }
                    }
                }
            }
            label.choose {
                span { (speaker.say(say!(SetupGraces))) small { (speaker.say(say!(SetupGracesAbout))) } }
                select name="grace" {
                    @for grace in GRACES {
                        option value=(grace) selected[grace == choices.options.grace] {
                            (speaker.say(say!(SetupGrace, grace = length(grace))))
                        }
                    }
                }
            }
            (check("listed", say!(SetupListed), say!(SetupListedAbout), choices.is_listed))
            (check("curtain", say!(SetupCurtain), say!(SetupCurtainAbout), choices.options.curtain))
            (check("watchers-speak", say!(SetupSpectators), say!(SetupSpectatorsAbout), choices.options.watchers_speak))
        }
    }
}

/// Returns a word, or a number of minutes.
fn length(grace: Grace) -> Arg {
    match grace {
        Grace::Live | Grace::Days => grace.to_string().into(),
        Grace::Minutes(minutes) => minutes.into(),
    }
}

/// A checkbox that submits "off" when it is not checked.
fn checkbox(name: &str, title: &str, help: &Markup, is_on: bool) -> Markup {
    html! {
        input type="hidden" name=(name) value="off";
        label.choose.check {
            input type="checkbox" name=(name) value="on" checked[is_on];
            span { (title) (help) }
        }
    }
}

/// Explains why no one can choose the dice, and how to verify it.
fn promise(speaker: &Speaker<'_>, commitment: &str) -> Markup {
    html! {
        details.promise {
            summary { (speaker.say(say!(SiteFairDice))) }
            p { (speaker.say(say!(SetupFairDice))) }
            (fingerprint(speaker, commitment))
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::words::ENGLISH;

    use super::*;
    use crate::words::speaker;

    #[test]
    fn every_choice_has_its_own_label() {
        let speaker = speaker(ENGLISH);
        let paces = PACES.map(|pace| speaker.say(say!(SetupPace, pace = pace)));
        assert_eq!(paces, ["Instant", "Fast", "Normal", "Slow"]);
        let graces = GRACES.map(|grace| speaker.say(say!(SetupGrace, grace = length(grace))));
        let times = ["an hour", "12 hours", "a day", "a week"].map(|time| format!("After {time}"));
        assert_eq!(graces[..3], ["Live: after 2 minutes", "Over several days: after 3 days", "After 10 minutes"]);
        assert_eq!(graces[3..], times);
        for level in Level::ALL {
            let about = speaker.say(say!(SetupAboutLevel, level = level.name()));
            assert!(about.starts_with(&speaker.say(super::level(level.name()))), "{about}");
        }
    }
}
