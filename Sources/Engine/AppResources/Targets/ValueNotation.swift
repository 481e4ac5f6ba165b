import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The notation for values in the messages of a target.
enum ValueNotation: Sendable {
  /// `%1$d` and `%2$s`, as Java's `Formatter` reads them (Android, "String resources", "Formatting strings").
  case java
  /// `{minimum}`, as in ICU's MessageFormat; apostrophes quote braces (ICU, "Quoting/Escaping").
  case icu
  /// `{minimum}`, as `str.format` of Python reads it; braces are doubled (Python, "Format String Syntax").
  case python
  /// `{{minimum, number}}`; the number that selects the form is called `count` (i18next, "Interpolation", "Plurals").
  case i18next
  /// `{0}`, as Java's `MessageFormat` reads it; apostrophes quote braces (Java SE, `java.text.MessageFormat`).
  case messageFormat
  /// `{0}`, as `string.Format` of .NET reads it; braces are doubled (.NET, "Composite formatting").
  case composite
  /// `{minimum}` without escapes, because only known names are replaced.
  case plain

  /// Returns the name of the value at a position, which is unique in the text.
  func name(at index: Int, in text: AppText, number: Int?) -> String {
    if self == .i18next, index == number { return "count" }
    var taken: Set<ExactText> = self == .i18next && number != nil ? ["count"] : []
    for (other, parameter) in text.parameters.enumerated() where other <= index {
      if self == .i18next, other == number { continue }
      let base = ResourceKey.camelCase(parameter.name)
      var name = base
      var suffix = 2
      while !taken.insert(ExactText(name)).inserted {
        name = base + String(suffix)
        suffix += 1
      }
      if other == index { return name }
    }
    return "value"
  }

  /// Returns a text in the notation of the target. If `isolates` is true, values that are texts are isolated (UAX #9,
  /// section 2.4), so that their direction does not affect the rest of the message.
  func written(_ pieces: [TextPiece], of text: AppText, number: Int?, isolates: Bool) -> String {
    var written = ""
    for piece in pieces {
      switch piece {
      case .words(let words):
        written += escaped(words, in: text, isPlural: number != nil)
      case .value(let index):
        let isNumber = text.parameters[index].kind == .count
        let value = placeholder(index, in: text, number: number, isNumber: isNumber)
        written += isolates && !isNumber && !text.isConcatenation ? "\u{2068}\(value)\u{2069}" : value
      }
    }
    return written
  }

  private func placeholder(_ index: Int, in text: AppText, number: Int?, isNumber: Bool) -> String {
    let name = name(at: index, in: text, number: number)
    switch self {
    case .java: return "%\(index + 1)$\(isNumber ? "d" : "s")"
    case .icu, .python, .plain: return "{\(name)}"
    case .messageFormat, .composite: return "{\(index)}"
    case .i18next: return isNumber ? "{{\(name), number}}" : "{{\(name)}}"
    }
  }

  /// Returns the words with the escapes of messages. Messages without values need no escapes in targets that do not
  /// format them.
  private func escaped(_ words: String, in text: AppText, isPlural: Bool) -> String {
    switch self {
    case .java: text.parameters.isEmpty ? words : Self.doubling("%", in: words)
    case .python, .composite: text.parameters.isEmpty ? words : Self.doubling("{}", in: words)
    case .messageFormat:
      text.parameters.isEmpty
        ? words : String(decoding: MessageFormatQuotes.quoted(words.utf8, keepsNumbers: true), as: UTF8.self)
    // Flutter rejects a single apostrophe if it applies ICU's rules for apostrophes (`use-escaping: true`).
    case .icu:
      String(decoding: MessageFormatQuotes.quoted(words.utf8, signs: isPlural ? "{}#" : "{}"), as: UTF8.self)
    case .i18next, .plain: words
    }
  }

  private static func doubling(_ signs: String, in words: String) -> String {
    var written: [UInt8] = []
    for byte in words.utf8 { written += signs.utf8.contains(byte) ? [byte, byte] : [byte] }
    return String(decoding: written, as: UTF8.self)
  }
}
