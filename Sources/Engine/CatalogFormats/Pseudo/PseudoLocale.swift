package import WatchwordBasics
package import WatchwordLocalization

/// An artificial language whose texts show how a program handles longer texts, other letters or the opposite writing
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

  /// Returns the text in this language. Placeholders, markup, addresses and texts without letters are unchanged.
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
    return ExactText(utf8: written + bytes[end...])
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

extension PseudoLocale {
  /// Creates the pseudo-locale with this tag, or returns `nil` if there is none.
  package init?(tag: ExactText) {
    guard let locale = [PseudoLocale.accented, .mirrored].first(where: { $0.tag == tag }) else { return nil }
    self = locale
  }

  /// Returns a compiled catalogue in the pseudo-locale, with its existing plural forms.
  package func catalog(_ catalog: Catalog) -> Catalog? {
    guard let locale = LanguageTag(tag.string) else { return nil }
    var entries: [Catalog.Entry] = []
    for id in catalog.orderedIDs {
      guard let message = catalog.messages[id] else { continue }
      for (path, pattern) in message.patterns {
        let argument = path.substitution.flatMap { message.substitution(named: $0)?.argument }
        entries.append(Catalog.Entry(id, text(pattern.text, in: .apple), at: path, argument: argument))
      }
    }
    return Catalog.build(locale: locale, entries: entries).catalog
  }
}
