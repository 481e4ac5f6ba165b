import WatchwordDiagnostics
import WatchwordPolicy

/// Carries regular expressions between policies, where a part of a password is enough, and Keycloak, where Java matches
/// the whole password (`java.util.regex.Matcher.matches`).
enum JavaPattern {
  /// Any characters: unlike `.`, also line breaks, and the same for both engines.
  private static let anything = "[\\d\\D]*"

  /// The pattern for the whole password that matches where a part matches `pattern`; `nil` if Java reads it otherwise.
  static func whole(of pattern: ExactText) -> ExactText? {
    let shape = Shape(pattern)
    guard !shape.differsInJava else { return nil }
    if shape.hasAlternatives { return ExactText("\(anything)(?:\(pattern))\(anything)") }
    return ExactText("\(shape.startsAtStart ? "" : anything)\(pattern)\(shape.endsAtEnd ? "" : anything)")
  }

  /// The pattern that matches where the whole password matches `pattern`; `nil` if Java reads it otherwise.
  static func part(of pattern: ExactText) -> ExactText? {
    let shape = Shape(pattern)
    guard !shape.differsInJava else { return nil }
    if shape.hasAlternatives { return ExactText("^(?:\(pattern))$") }
    return ExactText("\(shape.startsAtStart ? "" : "^")\(pattern)\(shape.endsAtEnd ? "" : "$")")
  }

  /// What matters of a pattern.
  private struct Shape {
    private(set) var startsAtStart = false
    private(set) var endsAtEnd = false
    /// Whether there is a `|` outside all groups.
    private(set) var hasAlternatives = false
    /// Whether there is something that Java reads otherwise: `\s` and `\S` are ASCII there, `\v` is a class, `\u{…}` and
    /// `\x{…}` differ, and so do `[` and `&&` inside a class.
    private(set) var differsInJava = false

    init(_ pattern: ExactText) {
      let bytes = Array(pattern.string.utf8)
      startsAtStart = bytes.first == UInt8(ascii: "^")
      var depth = 0
      var isInClass = false
      var offset = 0
      while offset < bytes.count {
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        endsAtEnd = false
        switch bytes[offset] {
        case UInt8(ascii: "\\"):
          let isLong = offset + 2 < bytes.count && bytes[offset + 2] == UInt8(ascii: "{")
          if [UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "v")].contains(next) { differsInJava = true }
          if next == UInt8(ascii: "u"), isLong { differsInJava = true }
          offset += 1
        case UInt8(ascii: "["):
          if isInClass { differsInJava = true }
          isInClass = true
        case UInt8(ascii: "]"): isInClass = false
        case UInt8(ascii: "&"): if isInClass, next == UInt8(ascii: "&") { differsInJava = true }
        case UInt8(ascii: "("): if !isInClass { depth += 1 }
        case UInt8(ascii: ")"): if !isInClass { depth -= 1 }
        case UInt8(ascii: "|"): if !isInClass, depth == 0 { hasAlternatives = true }
        case UInt8(ascii: "$"): endsAtEnd = !isInClass
        default: break
        }
        offset += 1
      }
    }
  }
}
