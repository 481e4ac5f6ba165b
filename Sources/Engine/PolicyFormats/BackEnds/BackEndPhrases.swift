import WatchwordBasics
import WatchwordPolicy

/// Phrases for messages about what back ends count.
enum BackEndPhrases {
  /// Returns a number with its unit: "8 characters", "8 bytes of UTF-8".
  static func count(_ count: Int, of unit: CharacterUnit) -> String { "\(count) \(noun(of: unit, isOne: count == 1))" }

  /// Returns a description of what a unit counts, in plain language: "an emoji as 2 characters".
  static func counted(in unit: CharacterUnit) -> String {
    switch unit {
    case .codePoint: "an emoji as 1 character"
    case .utf8: "bytes of UTF-8: é as 2, an emoji as 4"
    case .utf16: "an emoji as 2 characters"
    case .grapheme: "a letter and its accents as 1 character"
    }
  }

  private static func noun(of unit: CharacterUnit, isOne: Bool) -> String {
    switch unit {
    case .codePoint, .utf16: isOne ? "character" : "characters"
    case .utf8: isOne ? "byte of UTF-8" : "bytes of UTF-8"
    case .grapheme: isOne ? "grapheme cluster" : "grapheme clusters"
    }
  }

  /// Returns the characters of a class in plain language: "uppercase letters".
  static func plural(of characterClass: CharacterClass) -> String {
    switch characterClass {
    case .letters: "letters"
    case .uppercase: "uppercase letters"
    case .lowercase: "lowercase letters"
    case .digits: "digits"
    case .special: "special characters"
    }
  }

  /// Returns the characters that a rule counts: "digits 0-9", "special characters of its own list".
  static func characters(of rule: CharacterCountRule) -> String {
    if rule.characters != nil { return "special characters of its own list" }
    let isASCII = rule.repertoire == .ascii
    switch rule.characterClass {
    case .letters: return isASCII ? "letters A-Z and a-z" : "letters of all scripts"
    case .uppercase: return isASCII ? "uppercase letters A-Z" : "uppercase letters of all scripts"
    case .lowercase: return isASCII ? "lowercase letters a-z" : "lowercase letters of all scripts"
    case .digits: return isASCII ? "digits 0-9" : "digits of all scripts"
    case .special: return isASCII ? "ASCII special characters" : "special characters of all scripts"
    }
  }
}
