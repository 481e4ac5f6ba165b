package import WatchwordBasics

/// The first syntax error in a message of ICU's syntax.
package struct ICUDefect: Error, Sendable {
  package let kind: Kind
  /// The bytes of the defect in the text; at the end of the text, its last byte.
  package let range: Range<Int>

  /// The kinds of defects.
  package enum Kind: Hashable, Sendable {
    /// An opening bracket without a closing one.
    case unclosed
    /// A closing bracket without an opening one. ICU shows it; Flutter and others reject the message.
    case unmatchedClosingBracket
    /// `{}`.
    case empty
    /// The bracket is not followed by a name: `{{x}}`, `{a-b}`, `{01}`.
    case name
    /// A comma of another script, which ICU treats as a letter: `{n، plural, …}`.
    case comma
    /// The name is not followed by a comma or the closing bracket: `{n plural, …}`.
    case separator(after: ExactText)
    /// The type of a value is unknown to ICU: `{n, plurl, …}`.
    case type(ExactText)
    /// A choice has no branches: `{n, plural}`.
    case withoutBranches
    /// A selector is not followed by a message in brackets.
    case branch(of: ExactText)
    /// A selector is missing.
    case selector
    /// A number is missing: `=x`, `offset:`.
    case number
    /// `offset:` is not the first item in its choice.
    case misplacedOffset
    /// A choice has no `other` branch.
    case withoutOther(ICUMessage.Kind)
    /// A quotation in the style of a value is not closed.
    case quotation
    /// Choices are nested beyond a limit that no real text reaches.
    case depth
  }
}
