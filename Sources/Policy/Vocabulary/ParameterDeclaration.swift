package import WatchwordDiagnostics

/// The declaration of a value of a rule: its name, its meaning and its type.
///
/// The reader of policies and the JSON Schema use these declarations.
package struct ParameterDeclaration: Sendable {
  /// The name of the member.
  package var name: ExactText { ExactText(writtenName.description) }
  /// The meaning of the value, for editors; without a full stop.
  package var summary: String { writtenSummary.description }
  /// The type of the value.
  package let kind: Kind
  /// Whether a rule must have it.
  package let presence: Presence

  // Static strings, so that a declaration is data of the program, and no code has to make it.
  private let writtenName: StaticString
  private let writtenSummary: StaticString

  init(_ name: StaticString, _ summary: StaticString, _ kind: Kind, _ presence: Presence) {
    writtenName = name
    writtenSummary = summary
    self.kind = kind
    self.presence = presence
  }

  /// The type of a value.
  package enum Kind: Sendable {
    /// A whole number in a range, with its default.
    case integer(ClosedRange<Int>, default: Int?)
    /// A whole number from 1 to the length of the list of choices called `list`, which has at most `most` entries, or
    /// `standard` entries if it is left out.
    case countOf(list: ExactText, most: Int, standard: Int)
    /// `true` or `false`; false by default.
    case flag
    /// A text that is not empty.
    case text
    /// An id of texts in catalogues of the author's own (``OwnText``).
    case ownText
    /// A list of texts that are not empty and have at most `longest` bytes each.
    case texts(longest: Int)
    /// One of several names, with its default.
    case choice([ExactText], default: ExactText)
    /// A list of one or more of several names, each once.
    case choices([ExactText])
  }

  /// Whether a rule must have a value.
  package enum Presence: Hashable, Sendable {
    /// The value can be left out.
    case optional
    /// The value must be there.
    case required
    /// At least one of the rule's values with this presence must be there.
    case oneOfSeveral
  }
}
