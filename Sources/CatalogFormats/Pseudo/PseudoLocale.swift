package import WatchwordDiagnostics

/// An artificial language whose texts show how a program handles longer texts, other letters or the other writing
/// direction.
package enum PseudoLocale: Sendable {
  /// English with accents, longer and in brackets, as in Android and Chrome (Android, "Test your app with
  /// pseudolocales").
  case accented
  /// English from right to left, longer and in brackets.
  case mirrored

  /// The tag of the language.
  package var tag: ExactText {
    switch self {
    case .accented: "en-XA"
    case .mirrored: "ar-XB"
    }
  }

  /// Returns the text in this language. Placeholders, markup and addresses are unchanged, and so is a text without
  /// letters.
  func text(_ text: ExactText, in dialect: MessageDialect) -> ExactText {
    let edits = PseudoText(text, in: dialect, locale: self).edits
    let bytes = Array(text.string.utf8)
    var written: [UInt8] = []
    var end = 0
    for edit in edits {
      written += bytes[end..<edit.range.lowerBound]
      written += edit.text.utf8
      end = edit.range.upperBound
    }
    return ExactText(String(decoding: written + bytes[end...], as: UTF8.self))
  }

  /// Returns a word in this language: ASCII letters with accents, or the whole word between directional formatting
  /// characters.
  func word(_ word: ArraySlice<UInt8>) -> String {
    switch self {
    case .accented: word.map { Self.accents[Int($0)] ?? String(Unicode.Scalar($0)) }.joined()
    // A right-to-left override, as in Android's ar-XB, closed after each word (UAX #9, section 2.2).
    case .mirrored: "\u{200F}\u{202E}" + String(decoding: word, as: UTF8.self) + "\u{202C}\u{200F}"
    }
  }

  private static let accents: [String?] = {
    let pairs = zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8,
      "åƀçðéƒĝĥîĵķļḿñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽ".unicodeScalars)
    var accents = [String?](repeating: nil, count: 256)
    for (letter, accent) in pairs { accents[Int(letter)] = String(accent) }
    return accents
  }()
}
