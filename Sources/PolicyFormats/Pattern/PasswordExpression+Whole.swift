import WatchwordDiagnostics
import WatchwordPolicy

extension PasswordExpression {
  /// The expression of a pattern in another format; `nil` if policies do not support it. If `isWhole`, the whole password
  /// has to match, and the pattern has the flag `v`, as in HTML.
  init?(_ pattern: String, isWhole: Bool) {
    if isWhole, Self.needsFlagV(pattern) { return nil }
    // Lookaheads must stand behind a ^ that starts the pattern. What is anchored already stays as it is written.
    let isOne = !Self.hasAlternatives(pattern)
    let (isStarted, isEnded) = Self.anchors(of: pattern)
    let whole = isOne ? (isStarted ? "" : "^") + pattern + (isEnded ? "" : "$") : "^(?:\(pattern))$"
    let candidates = isWhole ? [whole, "^(?:\(pattern))$"] : [pattern]
    guard let found = candidates.lazy.compactMap({ try? PasswordExpression(parsing: ExactText($0)) }).first else {
      return nil
    }
    self = found
  }

  /// The expression as the pattern of an input element, if it is one: the whole password has to match.
  var asHTML: String? {
    let text = pattern.string
    let (isStarted, isEnded) = Self.anchors(of: text)
    return isStarted && isEnded && !Self.hasAlternatives(text) ? javaScript : nil
  }

  /// Whether a pattern starts with `^` and ends with a `$` without a backslash.
  private static func anchors(of pattern: String) -> (start: Bool, end: Bool) {
    var isEnded = false
    scan(pattern) { byte, isInClass in isEnded = byte == UInt8(ascii: "$") && !isInClass }
    return (pattern.utf8.first == UInt8(ascii: "^"), isEnded)
  }

  /// Whether there is a `|` outside of groups and classes.
  private static func hasAlternatives(_ pattern: String) -> Bool {
    var depth = 0
    var found = false
    scan(pattern) { byte, isInClass in
      if isInClass { return }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: "|"), depth == 0 { found = true }
    }
    return found
  }

  /// Whether a class has a part that means something else with the flag `v`: another class, `&&` or `--`.
  private static func needsFlagV(_ pattern: String) -> Bool {
    var last: UInt8?
    var found = false
    scan(pattern) { byte, isInClass in
      let isTwice = byte == last && "&-".utf8.contains(byte)
      if isInClass, byte == UInt8(ascii: "[") || isTwice { found = true }
      last = isInClass ? byte : nil
    }
    return found
  }

  /// Calls `body` with each byte that has no backslash in front, and whether it is in a class in brackets.
  private static func scan(_ pattern: String, _ body: (UInt8, Bool) -> Void) {
    var isEscaped = false
    var isInClass = false
    // The braces of \u{…} and \p{…} belong to the backslash.
    var mayBeNamed = false
    var isNamed = false
    for byte in pattern.utf8 {
      if mayBeNamed { isNamed = byte == UInt8(ascii: "{") }
      mayBeNamed = isEscaped && "upP".utf8.contains(byte)
      if isNamed {
        isNamed = byte != UInt8(ascii: "}")
      } else if isEscaped {
        isEscaped = false
        // An escaped character is nothing that a caller looks for.
        body(0, isInClass)
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "["), !isInClass {
        body(0, false)
        isInClass = true
      } else {
        body(byte, isInClass)
        if byte == UInt8(ascii: "]") { isInClass = false }
      }
    }
  }
}
