public import WatchwordDiagnostics

/// The kind of characters in a sequence.
public enum SequenceKind: UInt8, NamedChoice {
  /// Letters or digits.
  case any
  /// Letters only.
  case letters
  /// Digits only.
  case digits
  /// Adjacent keys of a keyboard only.
  case keys

  /// The name in policies.
  public var name: ExactText {
    switch self {
    case .any: "any"
    case .letters: "letters"
    case .digits: "digits"
    case .keys: "keys"
    }
  }

  /// Returns the group in which a character forms sequences of code points.
  func group(of kind: CharacterKind) -> RisingOrFalling.Group {
    if kind == .digit { return self == .any || self == .digits ? .digits : .none }
    return kind.isLetter && (self == .any || self == .letters) ? .letters : .none
  }
}
