public import WatchwordDiagnostics

/// How a password is compared with words.
public enum WordMatch: UInt8, NamedChoice {
  /// The password may not contain a word.
  case contained
  /// The password may not be a word.
  case whole

  /// The name in policies.
  public var name: ExactText {
    switch self {
    case .contained: "contained"
    case .whole: "whole"
    }
  }
}
