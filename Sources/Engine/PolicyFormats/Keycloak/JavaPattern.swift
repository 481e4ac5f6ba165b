import WatchwordBasics
import WatchwordPolicy

/// Converts regular expressions between policies, in which a part of a password is enough to match, and Keycloak, where
/// Java matches the whole password (`java.util.regex.Matcher.matches`).
enum JavaPattern {
  /// Any characters, including line breaks, unlike `.`; it means the same in both engines.
  private static let anything = "[\\d\\D]*"

  /// The characters that `.` matches in policies; in Java it does not match U+0085 either.
  private static let anyInLine = "[^\\n\\r\\u2028\\u2029]"
  /// The end of the text, which is `$` in policies; in Java, `$` also matches before a line break at the end.
  private static let end = "\\z"

  /// Returns the pattern for the whole password that matches where a part matches `pattern`; `nil` if Java interprets
  /// `pattern` differently.
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

  /// Returns the pattern that matches where the whole password matches `pattern`; `nil` if Java interprets `pattern`
  /// differently. Throws if policies cannot use the expression.
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

  /// Returns, as a clause, how a Java pattern differs from the result of ``part(of:)``; `nil` if it does not.
  static func approximation(of pattern: ExactText) -> String? {
    guard let expression = try? RegularExpression(pattern.string.utf8, .java) else { return nil }
    let hasDots = expression.atoms.contains { expression.isSign(".", $0) }
    // A `$` at the very end means the end of the text, because the whole password has to match.
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

  /// Whether the expression has an escape that Java interprets differently: `\s` and `\S` are ASCII there, `\v` is a
  /// class, and `\u{…}` is `\x{…}`. Nested classes, which Java supports, are not read at all.
  private static func differs(_ expression: RegularExpression) -> Bool {
    expression.atoms.contains { atom in
      ["\\s", "\\S", "\\v", "\\u{"].contains { expression.text(atom).starts(with: $0.utf8) }
    }
  }
}

extension SettingsReader {
  /// Reads an expression that `engine` compares with the whole password, as Java does. The text is kept under `key` if
  /// the engine interprets it slightly differently. Returns why it cannot be read, as words that follow the name.
  mutating func readPattern(
    _ text: ExactText, at range: Range<Int>, named name: ExactText, of engine: String,
    describedBy description: ExactText? = nil, approximation: String?, keptAs key: ExactText
  ) -> String? {
    do throws(ExpressionDefect) {
      guard let part = try JavaPattern.part(of: text) else {
        return "has an expression that \(engine) and policies interpret differently"
      }
      let expression = try PasswordExpression(parsing: part)
      let rule = PasswordRule.pattern(PatternRule(required: expression, description: description))
      add(rule, as: .pattern, at: range, named: name)
      guard let approximation else { return nil }
      let message = BackEnd.Approximation(approximation).message(reading: name, as: rule.id)
      report(.inexactReading.mild, range, message)
      keep(key, .text(text))
      return nil
    } catch {
      return "has an expression that policies cannot use: \(error.message)"
    }
  }
}
