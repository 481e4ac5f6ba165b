public import WatchwordDiagnostics

/// What a sequence is made of.
public enum SequenceKind: UInt8, NamedChoice {
  /// Letters or digits.
  case any
  /// Letters alone.
  case letters
  /// Digits alone.
  case digits
  /// Adjacent keys of a keyboard alone.
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

  /// The group in which a character forms sequences of code points.
  func group(of kind: CharacterKind) -> RisingOrFalling.Group {
    if kind == .digit { return self == .any || self == .digits ? .digits : .none }
    return kind.isLetter && (self == .any || self == .letters) ? .letters : .none
  }
}
