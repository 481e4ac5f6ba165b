public import WatchwordDiagnostics

/// A value that a policy can give a rule: its name, what it means, and what it may hold.
///
/// The reader of policies and their JSON Schema are made of these.
public struct ParameterDeclaration: Sendable {
  /// The name of the member.
  public let name: ExactText
  /// What the value means, for editors: without a full stop.
  public let summary: String
  /// What it may hold.
  public let kind: Kind
  /// Whether a rule must have it.
  public let presence: Presence

  /// What a value may hold.
  public enum Kind: Sendable {
    /// A whole number in a range, and the one that counts where none is given.
    case integer(ClosedRange<Int>, default: Int?)
    /// A whole number from 1 to the length of the list of choices called `list`, which has `most` entries at most and
    /// `standard` many where it is left out.
    case countOf(list: ExactText, most: Int, standard: Int)
    /// `true` or `false`; false where none is given.
    case flag
    /// A text that is not empty.
    case text
    /// A list of texts that are not empty and have so many bytes at most.
    case texts(longest: Int)
    /// One of several names, and the one that counts where none is given.
    case choice([ExactText], default: ExactText)
    /// A list of one or more of several names, each once.
    case choices([ExactText])
  }

  /// Whether a rule must have a value.
  public enum Presence: Hashable, Sendable {
    /// The value can be left out.
    case optional
    /// The value must be there.
    case required
    /// At least one of the rule's values with this presence must be there.
    case oneOfSeveral
  }
}
