//! Checks that every `say!` passes the values that its message uses.

use std::collections::BTreeSet;

use super::lexer::{Kind, Token, after_group};
use super::{LIBRARY, keys, sources};

/// Finds all uses of `say!`: the key as written in the program, and the names of the values.
fn said(tokens: &[Token]) -> Vec<(String, BTreeSet<&str>, usize)> {
    let mut said = Vec::new();
    for at in 0..tokens.len().saturating_sub(4) {
        if !(tokens[at].is_word("say") && tokens[at + 1].is('!') && tokens[at + 2].is('(')) {
            continue;
        }
        let inside = &tokens[at + 3..after_group(tokens, at + 2) - 1];
        let (mut values, mut index) = (BTreeSet::new(), 1);
        while index < inside.len() {
            let is_value = inside[index - 1].is(',')
                && inside[index].kind == Kind::Word
                && inside.get(index + 1).is_some_and(|sign| sign.is('='));
            if is_value {
                values.insert(inside[index].text.as_str());
            }
            let is_open = ['(', '[', '{'].iter().any(|sign| inside[index].is(*sign));
            index = if is_open { after_group(inside, index) } else { index + 1 };
        }
        said.push((inside[0].text.clone(), values, tokens[at].line));
    }
    said
}

/// Turns `site-your-name` into `SiteYourName`.
fn camel(key: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    key.split('-').map(capital).collect()
}

#[test]
fn every_say_passes_what_its_message_uses() {
    let (_, english) = LIBRARY.languages().next().unwrap();
    let mut never_said: BTreeSet<&str> = keys().collect();
    for (file, tokens) in sources() {
        for (name, values, line) in said(&tokens) {
            let key = keys().find(|key| camel(key) == name);
            let key = key.unwrap_or_else(|| panic!("{file}, line {line}: no key is called like `{name}`"));
            assert_eq!(values, english.values_of(key), "{file}, line {line}: `{key}`");
            never_said.remove(key);
        }
    }
    assert_eq!(never_said, BTreeSet::new(), "the program has these keys and never says them");
}
