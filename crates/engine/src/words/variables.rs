//! Finds the values that messages use, in any of their variants.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::Message;

/// The variables of a message or an attribute, with their forms: `place-dative`.
pub(super) type Variables = BTreeSet<String>;

/// The variable that is not a value: the form that is requested of a message.
const FORM: &str = "form";

pub(super) fn of_messages(resource: &FluentResource) -> BTreeMap<String, Message> {
    let messages = resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    });
    let read = |message: &fluent_syntax::ast::Message<&str>| Message {
        value: message.value.as_ref().map(of_pattern),
        attributes: message.attributes.iter().map(of_attribute).collect(),
    };
    messages.map(|message| (message.id.name.to_owned(), read(message))).collect()
}

fn of_attribute(attribute: &Attribute<&str>) -> (String, Variables) {
    (attribute.id.name.to_owned(), of_pattern(&attribute.value))
}

fn of_pattern(pattern: &Pattern<&str>) -> Variables {
    let mut variables = Variables::new();
    collect(pattern, &mut variables);
    variables
}

fn collect(pattern: &Pattern<&str>, variables: &mut Variables) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, variables);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, variables: &mut Variables) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, variables),
        Expression::Select { selector, variants } => {
            collect_inline(selector, variables);
            variants.iter().for_each(|variant| collect(&variant.value, variables));
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut Variables) {
    match inline {
        InlineExpression::VariableReference { id } => drop(variables.insert(id.name.to_owned())),
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => collect_call(arguments, variables),
        InlineExpression::Placeable { expression } => collect_expression(expression, variables),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { arguments: None, .. } => {}
    }
}

fn collect_call(arguments: &CallArguments<&str>, variables: &mut Variables) {
    arguments.positional.iter().for_each(|argument| collect_inline(argument, variables));
    arguments.named.iter().for_each(|argument| collect_inline(&argument.value, variables));
}

/// Returns the names of the values that variables stand for.
pub(super) fn names<'a>(variables: impl Iterator<Item = &'a str>) -> BTreeSet<&'a str> {
    let name = |variable: &'a str| variable.split_once('-').map_or(variable, |(name, _)| name);
    variables.filter(|variable| *variable != FORM).map(name).collect()
}
