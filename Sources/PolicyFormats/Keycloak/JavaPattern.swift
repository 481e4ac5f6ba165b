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
    guard let expression = try? RegularExpression(pattern.string.utf8, .java), !differs(expression) else {
      return nil
    }
    let text = expression.text { atom, _ in
      if expression.isSign(".", atom) { return anyInLine }
      let isLast = atom.range.upperBound == pattern.string.utf8.count
      return expression.isSign("$", atom) && (!isLast || expression.hasAlternatives) ? end : nil
    }
    return ExactText(expression.completed(text, start: anything, end: anything))
  }

  /// The pattern that matches where the whole password matches `pattern`; `nil` if Java reads it otherwise. Throws what
  /// policies cannot use.
  static func part(of pattern: ExactText) throws(ExpressionDefect) -> ExactText? {
    do throws(ExpressionDefect) {
      let expression = try RegularExpression(pattern.string.utf8, .java)
      if differs(expression) { return nil }
      let text = expression.text { atom, _ in
        let text = expression.text(atom)
        if text.elementsEqual(end.utf8) { return "$" }
        return text.elementsEqual(anyInLine.utf8) ? "." : nil
      }
      return ExactText(expression.completed(text, start: "^", end: "$"))
    } catch {
      if error.reason == .setNotation { return nil }
      throw error
    }
  }

  /// Why a pattern of Java is only nearly what ``part(of:)`` makes of it, as a clause; `nil` if it is the same.
  static func nearness(of pattern: ExactText) -> String? {
    guard let expression = try? RegularExpression(pattern.string.utf8, .java) else { return nil }
    let hasDots = expression.atoms.contains { expression.isSign(".", $0) }
    // One at the very end is the end of the text, because the whole password has to match.
    let hasEnds = expression.atoms.contains {
      expression.isSign("$", $0) && $0.range.upperBound < expression.bytes.count
    }
    let reasons = [
      hasDots ? "Java's . does not match U+0085" : nil,
      hasEnds ? "Java's $ also matches before a line break at the end" : nil,
    ]
    let found = reasons.compactMap { $0 }
    return found.isEmpty ? nil : found.joined(separator: " and ")
  }

  /// Whether there is an escape that Java reads otherwise: `\s` and `\S` are ASCII there, `\v` is a class, `\u{…}` is
  /// `\x{…}`. Classes inside classes, which it has, are not read at all.
  private static func differs(_ expression: RegularExpression) -> Bool {
    expression.atoms.contains { atom in
      ["\\s", "\\S", "\\v", "\\u{"].contains { expression.text(atom).starts(with: $0.utf8) }
    }
  }
}
