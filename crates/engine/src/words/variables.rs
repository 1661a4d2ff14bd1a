//! Finds the values that messages use, in any of their variants.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{self, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::Message;

/// The variables of a message or an attribute, with their forms: `place-dative`.
pub(super) type Variables = BTreeSet<String>;

/// The variable that is not a value: the form that is requested of a message.
const FORM: &str = "form";

/// Finds the variables of all messages. A message uses those of the messages that it includes, too.
pub(super) fn of_messages(resource: &FluentResource) -> BTreeMap<String, Message> {
    let messages = resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, message)),
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    });
    let messages: Messages<'_> = messages.collect();
    messages.iter().map(|(name, message)| ((*name).to_owned(), read(&messages, message))).collect()
}

fn read<'a>(messages: &'a Messages<'a>, message: &'a ast::Message<&'a str>) -> Message {
    let of = |pattern| Search::of(messages, pattern);
    Message {
        value: message.value.as_ref().map(of),
        attributes: message.attributes.iter().map(|one| (one.id.name.to_owned(), of(&one.value))).collect(),
    }
}

type Messages<'a> = BTreeMap<&'a str, &'a ast::Message<&'a str>>;

/// Goes through a pattern and what it includes.
struct Search<'a> {
    messages: &'a Messages<'a>,
    found: Variables,
    /// The messages that have been included, so that a circle of them has an end.
    included: BTreeSet<&'a str>,
}

impl<'a> Search<'a> {
    fn of(messages: &'a Messages<'a>, pattern: &'a Pattern<&'a str>) -> Variables {
        let mut search = Self { messages, found: Variables::new(), included: BTreeSet::new() };
        search.pattern(pattern);
        search.found
    }

    fn pattern(&mut self, pattern: &'a Pattern<&'a str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &'a Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &'a InlineExpression<&'a str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.found.insert(id.name.to_owned())),
            InlineExpression::FunctionReference { arguments, .. }
            | InlineExpression::TermReference { arguments: Some(arguments), .. } => self.call(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::MessageReference { id, attribute: None } => self.include(id.name),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { attribute: Some(_), .. }
            | InlineExpression::TermReference { arguments: None, .. } => {}
        }
    }

    fn call(&mut self, arguments: &'a CallArguments<&'a str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }

    fn include(&mut self, name: &'a str) {
        let included = self.messages.get(name).and_then(|message| message.value.as_ref());
        if let Some(pattern) = included
            && self.included.insert(name)
        {
            self.pattern(pattern);
        }
    }
}

/// Returns the names of the values that variables stand for.
pub(super) fn names<'a>(variables: impl Iterator<Item = &'a str>) -> BTreeSet<&'a str> {
    let name = |variable: &'a str| variable.split_once('-').map_or(variable, |(name, _)| name);
    variables.filter(|variable| *variable != FORM).map(name).collect()
}
