public import WatchwordDiagnostics

/// Which characters can belong to a class at all.
public enum CharacterRepertoire: UInt8, NamedChoice {
  /// All of Unicode.
  case unicode
  /// ASCII only: all other characters count for no class.
  case ascii

  /// The name in policies.
  public var name: ExactText {
    switch self {
    case .unicode: "unicode"
    case .ascii: "ascii"
    }
  }

  /// What the author of a policy wants to know of it, in English.
  var details: [String] { self == .ascii ? ["only ASCII characters count"] : [] }
}
