//! The form for a new table. It needs no input: the button alone begins a game.

use bots::Level;
use engine::{Chapter, OptionValues, Seat, SetupError, SetupOption};
use maud::{Markup, PreEscaped, html};
use table::GameKind;
use table::hall::Name;

use super::Home;
use super::choices::{Choices, GRACES, Opponents, PACES, SeatChoice};
use crate::page::site::{about_level, dice_fields, emblem, level};
use crate::spot::sentence;

pub(super) fn form(home: &Home<'_>, kind: &dyn GameKind, choices: &Choices) -> Markup {
    html! {
        section.card-panel.new-game {
            @if let Some(picture) = picture(kind.id()) { (picture) }
            div.new-game-head {
                h2 { (crate::words::title(kind)) }
                @if let Some(about) = about(kind.id()) { p { (about) } }
            }
            (fields(kind, choices, (home.ticket, home.commitment)))
            (campaign(kind))
        }
    }
}

/// A name for a campaign, new or known.
fn campaign(kind: &dyn GameKind) -> Markup {
    let chapters = kind.chapters().len();
    let id = format!("{}-campaign", kind.id());
    html! {
        @if chapters > 0 {
            details.campaign {
                summary.button { "Play the campaign: " (chapters) " chapters" }
                form.one-line method="get" action={ "/campaigns/" (kind.id()) "/new" } {
                    label for=(id) { "Its name" }
                    input type="text" id=(id) name="name" maxlength=(Name::LONGEST) required autocomplete="off";
                    button.button { "Open the campaign" }
                }
                p.fine {
                    "A new name begins a new campaign, one of yours goes on where it stands. Those of others are found by \
                     their links."
                }
            }
        }
    }
}

/// The form itself, for a game or for a chapter of a campaign.
pub(in crate::page) fn fields(kind: &dyn GameKind, choices: &Choices, (ticket, commitment): (&str, &str)) -> Markup {
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
            div.choices-row {
                (opponents(choices))
                (players(kind, choices))
                (levels(choices))
            }
            (sharers(kind, choices))
            div.start-row {
                div.field {
                    label for=(id("name")) { "Your name" }
                    input type="text" id=(id("name")) name="name" value=(choices.name) maxlength=(Name::LONGEST)
                        autocomplete="nickname" required;
                }
                button.button.primary.big id=(id("play")) { "Play" }
                p.fine.when-friends { "You get a link for each friend. The game begins when everybody has come." }
            }
            details.more-choices open[choices.is_unusual(kind)] {
                summary { "More choices" }
                div.more-choices-inner {
                    (seats(kind, choices))
                    (variants(kind, choices))
                    (table_options(choices))
                }
            }
            (promise(commitment))
        }
    }
}

/// A picture of a game, of the same pieces as its board.
fn picture(game: &str) -> Option<Markup> {
    let drawing = match game {
        "stone-age" => include_str!("../../../assets/valley-wide.svg"),
        _ => return None,
    };
    Some(html! { div.game-picture.valley { (PreEscaped(drawing)) } })
}

/// What a game is about, in a sentence.
fn about(game: &str) -> Option<&'static str> {
    match game {
        "stone-age" => Some(
            "Send your people out, roll for food, wood, clay, stone and gold, and make a village of a camp. \
             About half an hour.",
        ),
        "revive" => Some(
            "The ice draws back: explore, build and populate, and let cards, modules and machines work together. \
             Played as text for now, with contents of our own. An hour and a half.",
        ),
        "civolution" => Some(
            "Lead tribes over a continent, activate modules with dice, and research what your people shall become. \
             Played as text for now, with cards of our own. Two hours or more.",
        ),
        _ => None,
    }
}

/// Radio buttons that stand beside each other.
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

fn players(kind: &dyn GameKind, choices: &Choices) -> Markup {
    let numbers: Vec<_> = kind.players().map(|number| (number.to_string(), number.to_string())).collect();
    segments("players", "Players", &numbers, &choices.players.to_string())
}

fn opponents(choices: &Choices) -> Markup {
    let label = |opponents: Opponents| match opponents {
        Opponents::Bots => "Bots",
        Opponents::Friends => "Friends",
        Opponents::Device => "This device",
    };
    let options = Opponents::ALL.map(|opponents| (opponents.value().to_owned(), label(opponents).to_owned()));
    segments("opponents", "Play with", &options, choices.opponents.value())
}

fn levels(choices: &Choices) -> Markup {
    let levels = Level::NAMES.map(|bot| (bot.to_owned(), level(bot)));
    html! {
        div.level-choice {
            (segments("level", "The bots are", &levels, choices.level))
            @for about in Level::ALL {
                p class={ "fine about-level about-" (about) } { (level(about.name())) ": " (about_level(about)) }
            }
        }
    }
}

/// Names of those who share the device; shown when somebody does.
fn sharers(kind: &dyn GameKind, choices: &Choices) -> Markup {
    let seats = Seat::first(*kind.players().end()).skip(1);
    html! {
        fieldset.field.sharers {
            legend { "Who else is here" }
            div.sharer-row {
                @for seat in seats {
                    label class={ "sharer for-" (seat) } {
                        (emblem(seat))
                        span.visually-hidden { "Name of " (crate::words::seat_name(kind, seat)) }
                        input type="text" name={ "sharer-" (seat) } value=(choices.sharers[seat])
                            maxlength=(Name::LONGEST) placeholder=(crate::words::seat_name(kind, seat)) autocomplete="off";
                    }
                }
            }
        }
    }
}

/// Who sits where, seat by seat.
fn seats(kind: &dyn GameKind, choices: &Choices) -> Markup {
    let label = |seat: Seat, choice: SeatChoice| match choice {
        SeatChoice::AsAbove if seat.index() == 0 => "As above: you".to_owned(),
        SeatChoice::AsAbove => "As above".to_owned(),
        SeatChoice::Me => "You".to_owned(),
        SeatChoice::Bot(bot) => format!("Bot: {}", level(bot).to_lowercase()),
        SeatChoice::Friend => "A friend by link".to_owned(),
        SeatChoice::Here => "On this device".to_owned(),
    };
    html! {
        fieldset.field.seat-choices {
            legend { "Seat by seat" }
            @for seat in Seat::first(*kind.players().end()) {
                label class={ "seat-choice for-" (seat) } {
                    (emblem(seat))
                    span { (crate::words::seat_name(kind, seat)) }
                    select name={ "seat-" (seat) } {
                        @for choice in SeatChoice::all() {
                            option value=(choice.value()) selected[choice == choices.seats[seat]] {
                                (label(seat, choice))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The game's own options, without those that a chapter decides.
fn variants(kind: &dyn GameKind, choices: &Choices) -> Markup {
    let shown = |option: &&SetupOption| option.key != Chapter::OPTION && !is_decided(kind, choices, option);
    html! {
        @if !choices.variants.is_empty() {
            fieldset.field.variants {
                legend { "The game" }
                @for option in kind.options().iter().filter(shown) {
                    @if let Some((_, chosen)) = choices.variants.iter().find(|(key, _)| key == option.key) {
                        (variant(kind, option, chosen))
                    }
                }
            }
        }
    }
}

/// Whether the chapter of a campaign leaves this option no choice.
fn is_decided(kind: &dyn GameKind, choices: &Choices, option: &SetupOption) -> bool {
    let chapter = choices.chosen(Chapter::OPTION);
    let OptionValues::OneOf(values) = option.values else { return false };
    let mut others = values.iter().filter(|value| **value != option.default).peekable();
    let contradicts = |value: &str| {
        let setup = kind.setup_line(&[(Chapter::OPTION, chapter), (option.key, value)]);
        matches!(setup, Err(SetupError::Contradiction { other, .. }) if other.starts_with(Chapter::OPTION))
    };
    !choices.campaign.is_empty() && others.peek().is_some() && others.all(|value| contradicts(value))
}

fn variant(kind: &dyn GameKind, option: &SetupOption, chosen: &str) -> Markup {
    let name = format!("variant-{}", option.key);
    let title = sentence(&option.key.replace('-', " "));
    let help = html! { small { (sentence(option.help)) } };
    // Seats are called by their colours everywhere else.
    let word =
        |value: &str| value.parse().map_or_else(|_| sentence(value), |seat: Seat| crate::words::seat_name(kind, seat));
    match option.values {
        OptionValues::OneOf(["off", "on"]) => checkbox(&name, &title, &help, chosen == "on"),
        OptionValues::OneOf(values) => html! {
            label.choose {
                span { (title) (help) }
                select name=(name) {
                    @for value in values { option value=(value) selected[*value == chosen] { (word(value)) } }
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

fn table_options(choices: &Choices) -> Markup {
    let listed = html! { small { "The table is listed on this page as long as a seat is open." } };
    let curtain = html! { small { "Nobody sees another's cards when the device is passed on." } };
    let speak =
        html! { small { "Those who sit at the table always may. At a table where anybody may join, all may." } };
    html! {
        fieldset.field.table-options {
            legend { "The table" }
            label.choose {
                span { "Pace of the bots" small { "How long they wait before a move." } }
                select name="pace" {
                    @for (pace, label) in PACES {
                        option value=(pace) selected[pace == choices.options.pace] { (sentence(label)) }
                    }
                }
            }
            label.choose {
                span {
                    "When a bot may play for somebody"
                    small {
                        "It is their turn, and they have given no sign for so long. Whoever comes back takes the seat back."
                    }
                }
                select name="grace" {
                    @for (grace, label) in GRACES {
                        option value=(grace) selected[grace == choices.options.grace] { (sentence(label)) }
                    }
                }
            }
            (checkbox("listed", "Anybody on this server may join", &listed, choices.is_listed))
            (checkbox("curtain", "A curtain between turns on a shared device", &curtain, choices.options.curtain))
            (checkbox("watchers-speak", "Those who only watch may speak", &speak, choices.options.watchers_speak))
        }
    }
}

/// A checkbox that says "off" when it is not checked.
fn checkbox(name: &str, title: &str, help: &Markup, is_on: bool) -> Markup {
    html! {
        input type="hidden" name=(name) value="off";
        label.choose.check {
            input type="checkbox" name=(name) value="on" checked[is_on];
            span { (title) (help) }
        }
    }
}

/// That nobody can choose the dice, and how one can know.
fn promise(commitment: &str) -> Markup {
    html! {
        details.promise {
            summary { "Fair dice: nobody can choose them, not even this server." }
            p {
                "The server has drawn a secret for this game already and shows its fingerprint here. When you press \
                 Play, your browser adds a random number of its own, and so does the browser of everybody who joins. \
                 All dice and cards follow from these together. When the game is over the secret is shown: it must fit \
                 the fingerprint, and anybody can check that the dice were the right ones."
            }
            p.fingerprint { "Fingerprint: " code { (commitment) } }
        }
    }
}
