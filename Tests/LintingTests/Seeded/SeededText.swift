import TestSupport

/// What mutators know of texts.
enum Text {
  /// Printf placeholders, and the substitutions of Apple's catalogues.
  nonisolated(unsafe) private static let placeholder =
    /%(?:\d+\$)?(?:#@[^@]*@|[-+0# ]*\d*(?:\.\d+)?(?:hh|ll|[hlqztjL])?[@diuoxXfFeEgGaAcCsSp]|arg|%)/

  /// Whether both texts have the same bytes.
  static func isSame(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }

  /// The placeholders, but not `%%`.
  static func placeholders(in text: String) -> [Range<String.Index>] {
    text.ranges(of: placeholder).filter { text[$0] != "%%" }
  }

  /// The words of at least `least` letters that are outside placeholders and addresses.
  static func words(in text: String, atLeast least: Int = 1) -> [Range<String.Index>] {
    let taken = text.ranges(of: placeholder) + text.ranges(of: /\S*(?::\/\/|@|\\)\S*/)
    var words: [Range<String.Index>] = []
    var start: String.Index?
    for index in text.unicodeScalars.indices {
      let isWord = text.unicodeScalars[index].isWord && !taken.contains { $0.contains(index) }
      if isWord, start == nil { start = index }
      if !isWord, let first = start {
        words.append(first..<index)
        start = nil
      }
    }
    if let start { words.append(start..<text.endIndex) }
    return words.filter { text[$0].unicodeScalars.count >= least }
  }

  /// The text with `new` instead of what is in `range`.
  static func replacing(_ range: Range<String.Index>, in text: String, with new: String) -> String {
    String(text[..<range.lowerBound]) + new + String(text[range.upperBound...])
  }

  /// The text with `new` inside a word of at least two letters, or nothing where it has none.
  static func inserting(_ new: String, inWordOf text: String, _ random: inout SeededGenerator) -> String? {
    guard let word = words(in: text, atLeast: 2).randomElement(using: &random) else { return nil }
    let scalars = text.unicodeScalars
    let inner = scalars.indices[word].dropFirst().filter { scalars[$0].properties.isAlphabetic }
    guard let place = inner.randomElement(using: &random) else { return nil }
    var changed = String.UnicodeScalarView()
    changed.append(contentsOf: scalars[..<place])
    changed.append(contentsOf: new.unicodeScalars)
    changed.append(contentsOf: scalars[place...])
    return String(changed)
  }

  /// Whether the language separates its words by spaces and does not repeat words for grammar or emphasis.
  static func neverDoublesWords(_ language: String) -> Bool {
    ["cs", "de", "en", "es", "fr", "pl", "pt", "ru"].contains(language)
  }

  /// The languages written from right to left.
  static func isRightToLeft(_ language: String) -> Bool { ["ar", "fa", "he", "ur", "yi"].contains(language) }

  /// Whether the language is written with wide signs.
  static func isWide(_ language: String) -> Bool { ["ja", "ko", "yue", "zh"].contains(language) }

  /// The marks that end sentences.
  static let endMarks: Set<Character> = [".", "!", "?", ":", "…", "。", "！", "？", "：", "।", "؟"]
}

extension Unicode.Scalar {
  fileprivate var isWord: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: properties.isAlphabetic
    }
  }
}
