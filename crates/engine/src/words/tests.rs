//! A toy game in German, which needs what English does not: cases, genders, and forms that are passed on through other
//! phrases.

use super::*;
use crate::seat::Seat;

const GERMAN: &str = r#"
seat-1 = Rot
seat-2 = Blau
# Cases: the place says how it is called after a preposition, the sentence which case it wants.
goes = { $who } geht { $place-dative }.
leaves = { $who } verlässt { $place-accusative }.
forest = { $form ->
    [dative] im Wald
    [accusative] den Wald
   *[nominative] der Wald
 }
hut = { $form ->
    [dative] in der Hütte
   *[nominative] die Hütte
 }
# A gender, which other words follow.
takes = { $who } nimmt { $card-gender ->
    [feminine] eine neue
    [neuter] ein neues
   *[masculine] einen neuen
 } { $card }.
wheel = Rad
    .gender = neuter
pottery = Töpferei
    .gender = feminine
plough = Pflug
# A list hands its form on.
and = { $first-form } und { $second-form }
between = zwischen { $places-dative }
# Numbers. Forms of parts can have them too.
builds = { $who } baut { $huts-accusative }.
huts = { $form ->
    [accusative] { $count ->
        [one] eine Hütte
       *[other] { $count } Hütten
     }
   *[nominative] { $count } Hütten
 }
sentence = { CAPITAL($phrase) }.
"#;

fn said(phrase: &Phrase) -> String {
    let words = Words::parse("de", GERMAN).unwrap();
    let names = ["Ann".to_owned(), String::new()];
    Speaker::new([&words], &names).try_say(phrase).unwrap()
}

fn place(key: &'static str) -> Phrase {
    Phrase::new(key)
}

#[test]
fn a_sentence_asks_its_parts_for_a_case() {
    let ann = |key| Phrase::new(key).with("who", Seat::ALL[0]);
    assert_eq!(said(&ann("goes").with("place", place("forest"))), "Ann geht im Wald.");
    assert_eq!(said(&ann("goes").with("place", place("hut"))), "Ann geht in der Hütte.");
    assert_eq!(said(&ann("leaves").with("place", place("forest"))), "Ann verlässt den Wald.");
    assert_eq!(said(&ann("leaves").with("place", place("hut"))), "Ann verlässt die Hütte.", "the usual form does");
    assert_eq!(said(&place("forest")), "der Wald");
}

#[test]
fn a_sentence_follows_the_gender_of_a_part() {
    let takes = |card| said(&Phrase::new("takes").with("who", Seat::ALL[1]).with("card", place(card)));
    assert_eq!(takes("wheel"), "Blau nimmt ein neues Rad.");
    assert_eq!(takes("pottery"), "Blau nimmt eine neue Töpferei.");
    // A part without an attribute of that name matches no variant and takes the default one.
    assert_eq!(takes("plough"), "Blau nimmt einen neuen Pflug.");
}

#[test]
fn a_list_passes_on_the_form_it_is_asked_for() {
    let both = Phrase::new("and").with("first", place("forest")).with("second", place("hut"));
    assert_eq!(said(&Phrase::new("between").with("places", both.clone())), "zwischen im Wald und in der Hütte");
    assert_eq!(said(&both), "der Wald und die Hütte");
    assert_eq!(said(&Phrase::new("sentence").with("phrase", both)), "Der Wald und die Hütte.");
}

#[test]
fn forms_have_numbers() {
    let builds = |count: u8| {
        let huts = Phrase::new("huts").with("count", count);
        said(&Phrase::new("builds").with("who", Seat::ALL[0]).with("huts", huts))
    };
    assert_eq!((builds(1).as_str(), builds(3).as_str()), ("Ann baut eine Hütte.", "Ann baut 3 Hütten."));
}

#[test]
fn the_values_of_a_message_are_those_of_all_its_forms_and_attributes() {
    let words = Words::parse("de", GERMAN).unwrap();
    let values = |key| words.values_of(key).into_iter().collect::<Vec<_>>();
    assert_eq!(values("takes"), ["card", "who"]);
    assert_eq!(values("huts"), ["count"]);
    assert_eq!(values("and"), ["first", "second"]);
    assert_eq!(values("sentence"), ["phrase"]);
    assert!(values("forest").is_empty() && values("nothing").is_empty());
    let words = Words::parse("en", "card = Card\n    .long = Card { $number } of { $all }\n").unwrap();
    assert_eq!(words.values_of("card").into_iter().collect::<Vec<_>>(), ["all", "number"]);
}

#[test]
fn a_message_includes_another_with_its_values() {
    let text = "steps = { $count ->\n    [one] 1 step\n   *[other] { $count } steps\n }\ngo = go { steps } to { $to }\na = { b }\nb = { a }\n";
    let words = Words::parse("en", text).unwrap();
    let go = Phrase::new("go").with("count", 2u8).with("to", "sea");
    assert_eq!(Speaker::new([&words], &[]).try_say(&go).as_deref(), Ok("go 2 steps to sea"));
    assert_eq!(words.values_of("go").into_iter().collect::<Vec<_>>(), ["count", "to"]);
    assert!(words.values_of("a").is_empty(), "a circle has an end");
}

#[test]
fn plurals_follow_the_language() {
    let text = "people = { $n ->\n    [one] one\n    [few] few\n   *[other] { $n }\n }\n";
    let said = |language, n: u8| {
        let words = Words::parse(language, text).unwrap();
        Speaker::new([&words], &[]).say(Phrase::new("people").with("n", n))
    };
    assert_eq!((said("en", 1), said("en", 3)), ("one".to_owned(), "3".to_owned()));
    assert_eq!((said("pl", 1), said("pl", 3)), ("one".to_owned(), "few".to_owned()));
}

#[test]
fn missing_messages_are_looked_up_in_the_next_file() {
    let (german, english) = ("hut = Hütte\n", "hut = hut\nfield = field\nseat-1 = Red\n");
    let (german, english) = (Words::parse("de", german).unwrap(), Words::parse("en", english).unwrap());
    let speaker = Speaker::new([&german, &english], &[]);
    assert_eq!(["hut", "field"].map(|key| speaker.say(Phrase::new(key))), ["Hütte", "field"]);
    assert_eq!(speaker.say(Phrase::player(Seat::ALL[0])), "Red", "the player has no name");
}

#[test]
fn missing_messages_and_values_are_reported() {
    let words = Words::parse("en", "hello = Hello { $name }\nnamed =\n    .form = x\n").unwrap();
    let speaker = Speaker::new([&words], &[]);
    let problems = |phrase: Phrase| speaker.try_say(&phrase).unwrap_err().join("; ");
    assert_eq!(problems(Phrase::new("bye")), "there is no message `bye`");
    assert_eq!(speaker.say(Phrase::new("bye")), "bye");
    assert!(problems(Phrase::new("hello")).starts_with("message `hello` is not given `name`"));
    assert_eq!(problems(Phrase::new("named")), "message `named` has no text");
    let named = Phrase::new("hello").with("name", "Ann").with("age", 7u8);
    assert_eq!(problems(named), "message `hello` does not use `age`");
    // A missing part does not remove the rest.
    assert_eq!(speaker.say(Phrase::new("hello").with("name", Phrase::new("bye"))), "Hello bye");
    let problem = |language, text| Words::parse(language, text).err().unwrap();
    assert_eq!(problem("en", "a = A\n= nothing\n"), "line 2: Expected one of \"a-zA-Z\"");
    assert_eq!(problem("en", "a = A\nb = B\na = C\n"), "expected `a` once, found it again");
    assert!(problem("no language", "").starts_with("expected the code of a language"));
}

#[test]
fn a_seat_without_a_player_is_the_rival() {
    let words = Words::parse("en", "seat-1 = Red\nseat-2 = Blue\nrival = V.I.C.I\n").unwrap();
    let said = |names: &[String]| {
        Seat::ALL[..2].iter().map(|seat| Speaker::new([&words], names).say(Phrase::player(*seat))).collect::<Vec<_>>()
    };
    assert_eq!(said(&[]), ["Red", "Blue"]);
    assert_eq!(said(&["Ann".to_owned()]), ["Ann", "V.I.C.I"]);
    let names = ["Ann".to_owned(), String::new()];
    assert_eq!(said(&names), ["Ann", "Blue"]);
    assert_eq!(Speaker::new([&words], &names).say(Phrase::seat(Seat::ALL[0])), "Red", "the color of Ann");
    let is_named = |seat| Speaker::new([&words], &names).is_named(seat);
    assert_eq!(Seat::ALL.map(is_named), [true, false, false, false]);
}

#[test]
fn verbatim_text_is_not_translated() {
    let words = Words::parse("en", "typed = You typed { $what }\n").unwrap();
    let typed = Phrase::new("typed").with("what", Phrase::verbatim("place forest 3"));
    assert_eq!(Speaker::new([&words], &[]).try_say(&typed).unwrap(), "You typed place forest 3");
}

#[test]
fn every_text_of_a_phrase_can_be_changed() {
    let part = Phrase::new("part").with("name", "Ann").with("count", 2u8);
    let phrase = Phrase::new("whole").with("part", part).with("name", "Ben");
    let changed = phrase.map_texts(&|text| text.replace("Ann", "Red"));
    let part = Phrase::new("part").with("name", "Red").with("count", 2u8);
    assert_eq!(changed, Phrase::new("whole").with("part", part).with("name", "Ben"));
}

#[test]
fn a_phrase_can_be_stored_and_read_back() {
    let part = Phrase::new("huts").with("count", 2u8);
    let phrase = Phrase::new("builds").with("who", Seat::ALL[0]).with("huts", part).with("text", "2 4".to_owned());
    let json = serde_json::to_string(&StoredPhrase::from(&phrase)).unwrap();
    assert_eq!(
        json,
        r#"{"key":"builds","args":[["who",{"key":"player-1"}],["huts",{"key":"huts","args":[["count",2]]}],["text","2 4"]]}"#
    );
    assert_eq!(Phrase::from(serde_json::from_str::<StoredPhrase>(&json).unwrap()), phrase);
}
