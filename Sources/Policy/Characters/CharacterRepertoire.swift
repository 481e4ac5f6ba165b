public import WatchwordDiagnostics

/// The characters that can belong to a class.
public enum CharacterRepertoire: UInt8, NamedChoice {
  /// All of Unicode.
  case unicode
  /// ASCII only: all other characters belong to no class.
  case ascii

  /// The name in policies.
  public var name: ExactText {
    switch self {
    case .unicode: "unicode"
    case .ascii: "ascii"
    }
  }

  /// Details in English, for the author of a policy.
  var details: [String] { self == .ascii ? ["only ASCII characters count"] : [] }
}
