package import WatchwordBasics

/// The declaration of a rule's parameter: its name, its meaning and its type.
///
/// The policy reader and the JSON Schema use these declarations.
package struct ParameterDeclaration: Sendable {
  /// The name of the member.
  package var name: ExactText { ExactText(writtenName.description) }
  /// The meaning of the value, shown in editors; without a full stop at the end.
  package var summary: String { writtenSummary.description }
  /// The type of the value.
  package let kind: Kind
  /// Whether the parameter is required.
  package let presence: Presence

  // Static strings make a declaration static data, so no code has to construct it.
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
    /// A whole number from 1 to the length of the list of choices called `list`, which has at most `maximum` entries,
    /// or `standard` entries if it is omitted.
    case countOf(list: ExactText, maximum: Int, standard: Int)
    /// `true` or `false`; false by default.
    case flag
    /// A non-empty text.
    case text
    /// An id of texts in the author's own catalogues (``OwnText``).
    case ownText
    /// A list of non-empty texts of at most `maximumLength` bytes each.
    case texts(maximumLength: Int)
    /// One of several names, with its default.
    case choice([ExactText], default: ExactText)
    /// A list of one or more of several names, each once.
    case choices([ExactText])
  }

  /// Whether a parameter is required.
  package enum Presence: Hashable, Sendable {
    /// The parameter can be omitted.
    case optional
    /// The parameter is required.
    case required
    /// At least one of the rule's parameters with this presence is required.
    case oneOfSeveral
  }
}

/// A choice that policies write as one of several names.
protocol NamedChoice: CaseIterable, Hashable, Sendable {
  /// The name in policies.
  var name: ExactText { get }
}

extension NamedChoice {
  /// The case with this name, or `nil`.
  init?(name: ExactText) {
    for candidate in Self.allCases where candidate.name == name {
      self = candidate
      return
    }
    return nil
  }
}
