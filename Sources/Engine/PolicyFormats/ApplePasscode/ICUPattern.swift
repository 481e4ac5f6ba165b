import WatchwordBasics
import WatchwordPolicy

/// Converts regular expressions between policies and Apple's devices, which compare the whole password with an ICU
/// expression (https://unicode-org.github.io/icu/userguide/strings/regexp.html), like `matches` in predicates.
enum ICUPattern {
  /// The greatest length of an expression, in characters.
  private static let maximumLength = 2048
  /// Escapes that ICU applies to all scripts, with their ASCII equivalents outside and inside classes.
  private static let escapes: [(text: String, alone: String, inClass: String?)] = [
    ("\\d", "[0-9]", "0-9"), ("\\D", "[^0-9]", nil), ("\\w", "[A-Za-z0-9_]", "A-Za-z0-9_"),
    ("\\W", "[^A-Za-z0-9_]", nil),
  ]

  /// Any character: the two escapes together mean the same for all scripts and for ASCII.
  private static let anything = "[\\d\\D]"

  /// Returns the ICU text of an expression of policies.
  static func written(_ pattern: ExactText) -> BackEnd.WrittenPattern {
    let unreadable = BackEnd.WrittenPattern.refused(
      "ICU reads \\s, \\v, \\u{…}, \\D and \\W in a class, and [ and && inside a class differently")
    guard let expression = try? RegularExpression(pattern.string.utf8, .java) else { return unreadable }
    var isExpressible = true
    let text = expression.text { atom, _ in
      if expression.text(atom).elementsEqual(anything.utf8) { return anything }
      guard let escape = escapes.first(where: { expression.text(atom).elementsEqual($0.text.utf8) }) else { return nil }
      if atom.isInClass, escape.inClass == nil { isExpressible = false }
      return atom.isInClass ? escape.inClass : escape.alone
    }
    guard isExpressible, let whole = JavaPattern.whole(of: ExactText(text)) else { return unreadable }
    let isTooLong = whole.string.unicodeScalars.count > maximumLength
    return isTooLong ? .refused("its expressions have at most \(maximumLength) characters") : .text(whole)
  }

  /// Returns, as a clause, what ICU interprets differently in an otherwise identical expression; `nil` if nothing.
  static func approximation(of pattern: ExactText) -> String? {
    guard let expression = try? RegularExpression(pattern.string.utf8, .java) else { return nil }
    let wholes = expression.atoms.filter { expression.text($0).elementsEqual(anything.utf8) }
    let differs = expression.atoms.contains { atom in
      if wholes.contains(where: { $0.range.overlaps(atom.range) }) { return false }
      return expression.isSign(".", atom) || escapes.contains { expression.text(atom).elementsEqual($0.text.utf8) }
    }
    return differs ? "ICU's \\d and \\w match characters of all scripts, and its . matches fewer line breaks" : nil
  }
}
