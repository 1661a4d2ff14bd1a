//! Finds texts for people that are not messages.

use std::fs;
use std::path::Path;

use super::lexer::{Kind, Token, after_group, tokens};
use super::sources;

/// Literals and files that may hold words, and why.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("Tessera", "the name is the same in every language"),
    ("tessera 1 …", "the first line of a saved game"),
    ("visitor/device.rs", "names of browsers and systems"),
    ("Bearer ", "a word of HTTP"),
    ("Σ", "a sign for a sum"),
    ("i", "a sign for information"),
];

/// Attributes that people read.
const READ: [&str; 4] = ["aria-label", "title", "placeholder", "alt"];
/// Elements for text that programs read.
const CODE: [&str; 2] = ["code", "pre"];

/// The literals found in a source, with their lines.
#[derive(Default)]
struct Found(Vec<(usize, String)>);

impl Found {
    fn add(&mut self, literal: &Token) {
        if literal.text.chars().any(char::is_alphabetic) {
            self.0.push((literal.line, literal.text.clone()));
        }
    }
}

/// Checks whether a literal looks like a sentence or a label.
fn is_prose(text: &str) -> bool {
    let mut letters = text.chars();
    let begins = letters.next().is_some_and(char::is_uppercase)
        && letters.next().is_some_and(|second| second.is_lowercase() || second == ' ');
    let is_sentence = text.ends_with(['.', '!', '?']) && text.contains(' ');
    begins || is_sentence
}

/// Reads code around markup: macros that write markup, and literals that look like sentences.
fn code(tokens: &[Token], found: &mut Found) {
    let mut at = 0;
    while at < tokens.len() {
        let is_macro = |name: &str| tokens[at].is_word(name) && tokens.get(at + 1).is_some_and(|next| next.is('!'));
        if is_macro("html") {
            let end = after_group(tokens, at + 2);
            markup(&tokens[at + 3..end - 1], false, found);
            at = end;
        } else if tokens[at].is_word("tracing") && tokens.get(at + 4).is_some_and(|sign| sign.is('!')) {
            // Log messages stay English.
            at = after_group(tokens, at + 5);
        } else if tokens[at].is('#') && tokens.get(at + 1).is_some_and(|next| next.is('[')) {
            at = after_group(tokens, at + 1);
        } else {
            if tokens[at].kind == Kind::Text && is_prose(&tokens[at].text) {
                found.add(&tokens[at]);
            }
            at += 1;
        }
    }
}

/// Returns the index of the first of these signs outside parentheses and square brackets.
fn until(tokens: &[Token], from: usize, signs: &[char]) -> usize {
    let mut at = from;
    while at < tokens.len() && !signs.iter().any(|sign| tokens[at].is(*sign)) {
        at = if tokens[at].is('(') || tokens[at].is('[') { after_group(tokens, at) } else { at + 1 };
    }
    at
}

/// Reads the content of a markup macro or an element.
fn markup(tokens: &[Token], is_code: bool, found: &mut Found) {
    let mut at = 0;
    while at < tokens.len() {
        at = node(tokens, at, is_code, found);
    }
}

/// Reads a node of markup. Returns the index after it.
fn node(tokens: &[Token], at: usize, is_code: bool, found: &mut Found) -> usize {
    let token = &tokens[at];
    match token.kind {
        Kind::Text => {
            if !is_code {
                found.add(token);
            }
            at + 1
        }
        Kind::Word => element(tokens, at, is_code, found),
        Kind::Sign if token.is('@') => control(tokens, at + 1, is_code, found),
        Kind::Sign if token.is('(') => {
            let end = after_group(tokens, at);
            code(&tokens[at + 1..end - 1], found);
            end
        }
        Kind::Sign if token.is('{') => {
            let end = after_group(tokens, at);
            markup(&tokens[at + 1..end - 1], is_code, found);
            end
        }
        Kind::Sign => at + 1,
    }
}

/// Reads a control structure, after its `@`.
fn control(tokens: &[Token], at: usize, is_code: bool, found: &mut Found) -> usize {
    if tokens[at].is_word("let") {
        let end = until(tokens, at, &[';']);
        code(&tokens[at..end], found);
        return end + 1;
    }
    let open = until(tokens, at, &['{']);
    code(&tokens[at..open], found);
    let end = after_group(tokens, open);
    let body = &tokens[open + 1..end - 1];
    if tokens[at].is_word("match") {
        arms(body, is_code, found);
    } else {
        markup(body, is_code, found);
    }
    end
}

fn arms(tokens: &[Token], is_code: bool, found: &mut Found) {
    let mut at = 0;
    while at < tokens.len() {
        while at < tokens.len() && !(tokens[at].is('=') && tokens[at + 1].is('>')) {
            at += 1;
        }
        at += 2;
        while at < tokens.len() && !tokens[at].is(',') {
            let is_block = tokens[at].is('{');
            at = node(tokens, at, is_code, found);
            if is_block {
                break;
            }
        }
    }
}

/// Reads an element: its name, attributes and content.
fn element(tokens: &[Token], at: usize, is_code: bool, found: &mut Found) -> usize {
    let is_code = is_code || CODE.contains(&tokens[at].text.as_str());
    let mut at = name(tokens, at).1;
    while at < tokens.len() {
        let token = &tokens[at];
        if token.is(';') {
            return at + 1;
        } else if token.is('{') {
            return node(tokens, at, is_code, found);
        } else if token.kind == Kind::Word {
            at = attribute(tokens, at, found);
        } else if token.is('(') || token.is('[') {
            let end = after_group(tokens, at);
            code(&tokens[at + 1..end - 1], found);
            at = end;
        } else if token.is('.') || token.is('#') {
            // A class or an id.
            let is_word = tokens.get(at + 1).is_some_and(|next| next.kind == Kind::Word);
            at = if is_word { name(tokens, at + 1).1 } else { at + 1 };
        } else {
            at += 1;
        }
    }
    at
}

/// Reads an attribute.
fn attribute(tokens: &[Token], at: usize, found: &mut Found) -> usize {
    let (name, at) = name(tokens, at);
    if !tokens.get(at).is_some_and(|sign| sign.is('=')) {
        return at;
    }
    let (value, is_read) = (&tokens[at + 1], READ.contains(&name.as_str()));
    match value.kind {
        Kind::Text => {
            if is_read {
                found.add(value);
            }
            at + 2
        }
        Kind::Word => at + 2,
        Kind::Sign => {
            let end = after_group(tokens, at + 1);
            let inside = &tokens[at + 2..end - 1];
            if value.is('{') {
                markup(inside, !is_read, found);
            } else {
                code(inside, found);
            }
            end
        }
    }
}

/// Reads a name with hyphens. Returns it with the index after it.
fn name(tokens: &[Token], at: usize) -> (String, usize) {
    let (mut name, mut at) = (tokens[at].text.clone(), at + 1);
    while at + 1 < tokens.len() && tokens[at].is('-') && tokens[at + 1].kind == Kind::Word {
        name += &format!("-{}", tokens[at + 1].text);
        at += 2;
    }
    (name, at)
}

fn found(tokens: &[Token]) -> Vec<(usize, String)> {
    let mut found = Found::default();
    code(tokens, &mut found);
    found.0
}

#[test]
fn every_text_for_people_is_in_the_text_file() {
    assert!(EXCEPTIONS.len() <= 10);
    let (mut problems, mut used) = (Vec::new(), Vec::new());
    for (file, tokens) in sources() {
        for (line, literal) in found(&tokens) {
            match EXCEPTIONS.iter().find(|(known, _)| *known == literal || *known == file) {
                Some((known, _)) => used.push(*known),
                None => problems.push(format!("{file}, line {line}: `{literal}`")),
            }
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
    for (known, why) in EXCEPTIONS {
        assert!(used.contains(known), "{known} ({why}) is nowhere");
    }
}

#[test]
fn the_script_has_no_words_of_its_own() {
    let modules = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/script");
    let modules = fs::read_dir(modules).unwrap().map(|module| fs::read_to_string(module.unwrap().path()).unwrap());
    let script: Vec<String> = modules.collect();
    assert!(script.len() > 3);
    let code: String = script
        .iter()
        .flat_map(|module| module.lines())
        .map(|line| line.split(" // ").next().unwrap_or_default())
        .collect();
    let literals = code.split('"').skip(1).step_by(2);
    let words: Vec<&str> = literals.filter(|literal| is_prose(literal)).collect();
    assert_eq!(words, Vec::<&str>::new());
}

#[test]
fn only_texts_for_people_are_found() {
    let source = r#"
        html! {
            div.card-panel class={ "a b " (kind("Inner")) } aria-label="Label" data-x="y" id="z" {
                "Text" " · " (format!("{} Not this", "Prose here")) code { "sample" (say(x)) }
                @if kind == "x" { b title={ "Title " (x) } { (x) } } @else if let Some(y) = z { "else" }
                @match y { Some("x") => { "arm" } None => i { "other" }, _ => "last" }
                @let label = "lower case";
                input type="text" placeholder="Here" required;
            }
        }
    "#;
    let found: Vec<String> = found(&tokens(source)).into_iter().map(|(_, literal)| literal).collect();
    let expected = ["Inner", "Label", "Text", "Prose here", "Title ", "else", "arm", "other", "last", "Here"];
    assert_eq!(found, expected);
}
