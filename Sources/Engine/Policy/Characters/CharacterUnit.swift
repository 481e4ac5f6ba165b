public import WatchwordBasics

/// The unit in which a policy counts characters.
public enum CharacterUnit: UInt8, NamedChoice {
  /// A Unicode code point of the NFC form, the default (NIST SP 800-63B-4, section 3.1.1.2).
  case codePoint
  /// A byte of UTF-8, as typed (libpwquality).
  case utf8
  /// A UTF-16 code unit, as typed (Keycloak, HTML `minlength`).
  case utf16
  /// An extended grapheme cluster, as typed (Unicode Standard Annex #29).
  case grapheme

  /// The name in policies.
  public var name: ExactText {
    switch self {
    case .codePoint: "codePoint"
    case .utf8: "utf8"
    case .utf16: "utf16"
    case .grapheme: "grapheme"
    }
  }
}
