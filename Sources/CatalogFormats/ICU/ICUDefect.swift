package import WatchwordDiagnostics

/// The first place where a text is no message in ICU's syntax.
package struct ICUDefect: Error, Sendable {
  package let kind: Kind
  /// The bytes of the text; at its end, the last of them.
  package let range: Range<Int>

  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    /// The bracket has no partner.
    case unclosed
    /// A closing bracket without a partner. ICU shows it; Flutter and others refuse the message.
    case stray
    /// `{}`.
    case empty
    /// What follows the bracket is no name: `{{x}}`, `{a-b}`, `{01}`.
    case name
    /// A comma of another script, which ICU reads as a letter: `{n، plural, …}`.
    case comma
    /// The name is followed by neither a comma nor the closing bracket: `{n plural, …}`.
    case separator(after: ExactText)
    /// The kind of a value is not one of ICU's: `{n, plurl, …}`.
    case type(ExactText)
    /// A choice has no branches: `{n, plural}`.
    case withoutBranches
    /// A selector is not followed by a message in brackets.
    case branch(of: ExactText)
    /// Not a selector.
    case selector
    /// Not a number, where one must be: `=x`, `offset:`.
    case number
    /// `offset:` that is not the first in its choice.
    case lateOffset
    /// A choice has no branch `other`.
    case withoutOther(ICUMessage.Kind)
    /// The quotation in a value's style does not end.
    case quotation
    /// Choices in choices beyond a limit that no text comes near.
    case depth
  }
}
