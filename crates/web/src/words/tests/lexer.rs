//! A lexer for as much Rust as the tests of the messages need.

/// A token of a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) text: String,
    pub(super) line: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Word,
    /// A string literal, without its quotes.
    Text,
    /// A punctuation character.
    Sign,
}

impl Token {
    pub(super) fn is(&self, sign: char) -> bool {
        self.kind == Kind::Sign && self.text.starts_with(sign)
    }

    pub(super) fn is_word(&self, word: &str) -> bool {
        self.kind == Kind::Word && self.text == word
    }
}

/// Returns the tokens of a source, without comments, character literals and lifetimes.
pub(super) fn tokens(source: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let (mut rest, mut line) = (source, 1);
    while let Some(first) = rest.chars().next() {
        let (kind, length) = next(rest, first);
        let (text, after) = rest.split_at(length);
        if let Some(kind) = kind {
            let text = if kind == Kind::Text { inside(text) } else { text.to_owned() };
            tokens.push(Token { kind, text, line });
        }
        line += text.matches('\n').count();
        rest = after;
    }
    tokens
}

/// Returns the kind and length of the next token. The kind is `None` for anything to skip.
fn next(rest: &str, first: char) -> (Option<Kind>, usize) {
    let while_ = |is: fn(char) -> bool| rest.find(|c| !is(c)).unwrap_or(rest.len());
    let word = while_(|c| c.is_alphanumeric() || c == '_');
    match first {
        c if c.is_whitespace() => (None, while_(char::is_whitespace)),
        '/' if rest.starts_with("//") => (None, rest.find('\n').unwrap_or(rest.len())),
        '"' => (Some(Kind::Text), quoted(rest, '"')),
        'r' if is_raw(rest) => (Some(Kind::Text), raw(rest)),
        'b' if rest.starts_with("b\"") => (Some(Kind::Text), 1 + quoted(&rest[1..], '"')),
        'b' if rest.starts_with("b'") => (None, 1 + quoted(&rest[1..], '\'')),
        '\'' => (None, character_or_lifetime(rest)),
        _ if word > 0 => (Some(Kind::Word), word),
        c => (Some(Kind::Sign), c.len_utf8()),
    }
}

fn is_raw(rest: &str) -> bool {
    rest[1..].trim_start_matches('#').starts_with('"')
}

fn raw(rest: &str) -> usize {
    let hashes = rest[1..].find('"').unwrap();
    let end = format!("\"{}", "#".repeat(hashes));
    let body = hashes + 2;
    body + rest[body..].find(&end).unwrap() + end.len()
}

fn quoted(rest: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            c if c == quote => return at + 1,
            _ => {}
        }
    }
    panic!("a literal does not end: {rest}")
}

fn character_or_lifetime(rest: &str) -> usize {
    let mut characters = rest.char_indices().skip(1);
    match (characters.next(), characters.next()) {
        (Some((_, '\\')), _) | (_, Some((_, '\''))) => quoted(rest, '\''),
        _ => 1 + rest[1..].find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len() - 1),
    }
}

/// Returns a literal without its quotes, with its lines joined.
fn inside(literal: &str) -> String {
    let (from, to) = (literal.find('"').unwrap() + 1, literal.rfind('"').unwrap());
    let mut lines = literal[from..to].split("\\\n");
    let first = lines.next().unwrap_or_default().to_owned();
    lines.fold(first, |text, line| text + line.trim_start())
}

/// Returns the index after the bracket that closes the one at this index.
pub(super) fn after_group(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0;
    for (index, token) in tokens.iter().enumerate().skip(open) {
        if "([{".chars().any(|sign| token.is(sign)) {
            depth += 1;
        } else if ")]}".chars().any(|sign| token.is(sign)) {
            depth -= 1;
            if depth == 0 {
                return index + 1;
            }
        }
    }
    tokens.len()
}

/// Returns the tokens outside `#[cfg(test)]` items.
pub(super) fn without_tests(tokens: &[Token]) -> Vec<Token> {
    let is_test =
        |at: usize| ["#", "[", "cfg", "(", "test", ")", "]"].iter().zip(&tokens[at..]).all(|(a, b)| *a == b.text);
    let (mut kept, mut at) = (Vec::new(), 0);
    while at < tokens.len() {
        if tokens[at].is('#') && is_test(at) {
            let body = (at + 7..tokens.len()).find(|&index| tokens[index].is('{') || tokens[index].is(';')).unwrap();
            at = if tokens[body].is('{') { after_group(tokens, body) } else { body + 1 };
        } else {
            kept.push(tokens[at].clone());
            at += 1;
        }
    }
    kept
}

#[test]
fn sources_are_read() {
    let source = "fn f<'a>(c: char) { // \"no\"\n    g('\"', '\\'', \"a \\\n        b\\\"\", r#\"c\"d\"#, b\"e\") }";
    let texts: Vec<_> = tokens(source).into_iter().filter(|token| token.kind == Kind::Text).collect();
    let texts: Vec<_> = texts.iter().map(|token| (token.text.as_str(), token.line)).collect();
    assert_eq!(texts, [("a b\\\"", 2), ("c\"d", 3), ("e", 3)]);
}

#[test]
fn tests_are_left_out() {
    let kept = without_tests(&tokens("a #[cfg(test)] mod tests { b { c } } d #[cfg(test)] use e; #[derive(f)] g"));
    let kept: Vec<_> = kept.iter().map(|token| token.text.as_str()).collect();
    assert_eq!(kept, ["a", "d", "#", "[", "derive", "(", "f", ")", "]", "g"]);
}
