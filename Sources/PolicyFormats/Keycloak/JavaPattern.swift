import WatchwordDiagnostics
import WatchwordPolicy

/// Carries regular expressions between policies, where a part of a password is enough, and Keycloak, where Java matches
/// the whole password (`java.util.regex.Matcher.matches`).
enum JavaPattern {
  /// Any characters: unlike `.`, also line breaks, and the same for both engines.
  private static let anything = "[\\d\\D]*"

  /// What `.` matches in policies; in Java it does not match U+0085 either.
  private static let anyInLine = "[^\\n\\r\\u2028\\u2029]"
  /// The end of the text, which `$` is in policies; in Java it is also before a line break at the end.
  private static let end = "\\z"

  /// The pattern for the whole password that matches where a part matches `pattern`; `nil` if Java reads it otherwise.
  static func whole(of pattern: ExactText) -> ExactText? {
    let shape = Shape(pattern)
    guard !shape.differsInJava else { return nil }
    let text = shape.replacing(dots: anyInLine, ends: end)
    if shape.hasAlternatives { return ExactText("\(anything)(?:\(text))\(anything)") }
    return ExactText("\(shape.startsAtStart ? "" : anything)\(text)\(shape.endsAtEnd ? "" : anything)")
  }

  /// The pattern that matches where the whole password matches `pattern`; `nil` if Java reads it otherwise.
  static func part(of pattern: ExactText) -> ExactText? {
    let shape = Shape(ExactText(replaced(anyInLine, by: ".", in: replaced(end, by: "$", in: pattern.string))))
    guard !shape.differsInJava else { return nil }
    if shape.hasAlternatives { return ExactText("^(?:\(shape.pattern))$") }
    return ExactText("\(shape.startsAtStart ? "" : "^")\(shape.pattern)\(shape.endsAtEnd ? "" : "$")")
  }

  /// Why a pattern of Java is only nearly what ``part(of:)`` makes of it, as a clause; `nil` if it is the same.
  static func nearness(of pattern: ExactText) -> String? {
    let shape = Shape(pattern)
    let dots = shape.dots.isEmpty ? nil : "Java's . does not match U+0085"
    let ends = shape.innerEnds.isEmpty ? nil : "Java's $ also matches before a line break at the end"
    let reasons = [dots, ends].compactMap { $0 }
    return reasons.isEmpty ? nil : reasons.joined(separator: " and ")
  }

  private static func replaced(_ part: String, by other: String, in text: String) -> String {
    var rest = Array(text.utf8)[...]
    var result: [UInt8] = []
    while let place = rest.firstIndex(ofRun: Array(part.utf8)), place < rest.endIndex {
      // Behind an odd number of backslashes it is no such part, but an escape and other text.
      let isEscaped = rest[..<place].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
      result += rest[..<place]
      if isEscaped {
        result.append(rest[place])
        rest = rest[(place + 1)...]
      } else {
        result += Array(other.utf8)
        rest = rest[(place + part.utf8.count)...]
      }
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  /// What matters of a pattern.
  private struct Shape {
    let pattern: ExactText
    /// The places of `.` and of `$`, except one at the very end, which `matches` makes the end of the text.
    private(set) var dots: [Int] = []
    private(set) var innerEnds: [Int] = []
    private(set) var startsAtStart = false
    private(set) var endsAtEnd = false
    /// Whether there is a `|` outside all groups.
    private(set) var hasAlternatives = false
    /// Whether there is something that Java reads otherwise: `\s` and `\S` are ASCII there, `\v` is a class, `\u{…}` and
    /// `\x{…}` differ, and so do `[` and `&&` inside a class.
    private(set) var differsInJava = false

    /// The pattern with other text for `.` and for `$`.
    func replacing(dots other: String, ends end: String) -> String {
      var result: [UInt8] = []
      let inner = hasAlternatives ? innerEnds + (endsAtEnd ? [pattern.string.utf8.count - 1] : []) : innerEnds
      for (offset, byte) in pattern.string.utf8.enumerated() {
        if dots.contains(offset) {
          result += Array(other.utf8)
        } else if inner.contains(offset) {
          result += Array(end.utf8)
        } else {
          result.append(byte)
        }
      }
      return String(decoding: result, as: UTF8.self)
    }

    init(_ pattern: ExactText) {
      self.pattern = pattern
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
        case UInt8(ascii: "."): if !isInClass { dots.append(offset) }
        case UInt8(ascii: "$"):
          endsAtEnd = !isInClass
          if !isInClass, offset + 1 < bytes.count { innerEnds.append(offset) }
        default: break
        }
        offset += 1
      }
    }
  }
}
