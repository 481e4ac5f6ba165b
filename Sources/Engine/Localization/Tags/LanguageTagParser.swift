import WatchwordBasics

/// A parser of the grammar of RFC 5646, section 2.1, which makes one pass over the subtags and writes the recommended
/// case.
struct LanguageTagParser {
  private(set) var text: [UInt8]
  private(set) var languageEnd = 0
  private(set) var extendedLanguagesEnd = 0
  private(set) var scriptEnd = 0
  private(set) var regionEnd = 0
  private(set) var variantsEnd = 0
  private(set) var extensionsEnd = 0

  /// The range of the current subtag in `text`.
  private var start = 0
  private var end = 0

  private static let hyphen = UInt8(ascii: "-")

  init(_ bytes: some Sequence<UInt8>) {
    text = bytes.map { ASCII.lowercased($0) }
  }

  /// Parses the text. Returns whether it is a language tag; the text and the ends are valid only if it is.
  mutating func parse() -> Bool {
    guard hasWellFormedSubtags else { return false }
    if isIrregular {
      capitalizeRegions()
      languageEnd = text.count
      extendedLanguagesEnd = text.count
      scriptEnd = text.count
      regionEnd = text.count
      variantsEnd = text.count
      extensionsEnd = text.count
      return true
    }
    moveToSubtag(at: 0)
    if isSingleton(UInt8(ascii: "x")) { return end < text.count }
    guard parseLanguage() else { return false }
    parseScript()
    parseRegion()
    guard parseVariants(), parseExtensions() else { return false }
    return start >= text.count || (isSingleton(UInt8(ascii: "x")) && end < text.count)
  }

  /// Whether every subtag has 1 to 8 letters or digits.
  private var hasWellFormedSubtags: Bool {
    var length = 0
    for byte in text {
      if byte == Self.hyphen {
        if length == 0 { return false }
        length = 0
      } else {
        length += 1
        if length > 8 || !(ASCII.isLetter(byte) || ASCII.isDigit(byte)) { return false }
      }
    }
    return length > 0
  }

  /// Whether the tag is a grandfathered one that the grammar does not describe (RFC 5646, section 2.1, `irregular`).
  private var isIrregular: Bool {
    if text.count < 5 || (text[1] != Self.hyphen && text.count != 9) { return false }
    return CLDRTable.group(
      holding: text,
      in: """
        en-gb-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn i-tao i-tay i-tsu \
        sgn-be-fr sgn-be-nl sgn-ch-de
        """) != nil
  }

  /// Applies section 2.1.1: two-letter subtags are in upper case unless they come first or after a singleton.
  private mutating func capitalizeRegions() {
    moveToSubtag(at: 0)
    advance()
    while start < text.count {
      if length == 2 { for index in start..<end { text[index] = ASCII.uppercased(text[index]) } }
      advance()
    }
  }

  private mutating func moveToSubtag(at index: Int) {
    start = index
    end = index
    while end < text.count, text[end] != Self.hyphen { end += 1 }
  }

  private mutating func advance() { moveToSubtag(at: end + 1) }

  private var length: Int { end - start }

  private func isSingleton(_ byte: UInt8) -> Bool { length == 1 && text[start] == byte }

  private var isAlphabetic: Bool { text[start..<end].allSatisfy(ASCII.isLetter) }

  /// Parses a language of two or three letters. The grammar also allows languages of four to eight letters, but those
  /// of four are reserved, and none of five to eight was ever registered (section 2.2.1): accepting them would make
  /// "english" a language.
  private mutating func parseLanguage() -> Bool {
    guard length == 2 || length == 3, isAlphabetic else { return false }
    languageEnd = end
    advance()
    var count = 0
    extendedLanguagesEnd = languageEnd
    while count < 3, start < text.count, length == 3, isAlphabetic {
      extendedLanguagesEnd = end
      count += 1
      advance()
    }
    return true
  }

  private mutating func parseScript() {
    scriptEnd = extendedLanguagesEnd
    guard start < text.count, length == 4, isAlphabetic else { return }
    text[start] = ASCII.uppercased(text[start])
    scriptEnd = end
    advance()
  }

  private mutating func parseRegion() {
    regionEnd = scriptEnd
    guard start < text.count else { return }
    let isCode = length == 2 && isAlphabetic
    guard isCode || (length == 3 && text[start..<end].allSatisfy(ASCII.isDigit)) else { return }
    for index in start..<end { text[index] = ASCII.uppercased(text[index]) }
    regionEnd = end
    advance()
  }

  private mutating func parseVariants() -> Bool {
    variantsEnd = regionEnd
    while start < text.count, length >= 5 || (length == 4 && ASCII.isDigit(text[start])) {
      if holds(text[start..<end], between: regionEnd, and: variantsEnd) { return false }
      variantsEnd = end
      advance()
    }
    return true
  }

  private mutating func parseExtensions() -> Bool {
    extensionsEnd = variantsEnd
    while start < text.count, length == 1, text[start] != UInt8(ascii: "x") {
      if holds(text[start..<end], between: variantsEnd, and: extensionsEnd) { return false }
      advance()
      guard start < text.count, length >= 2 else { return false }
      while start < text.count, length >= 2 {
        extensionsEnd = end
        advance()
      }
    }
    return true
  }

  /// Whether the subtags between two ends include `subtag`.
  private func holds(_ subtag: ArraySlice<UInt8>, between lower: Int, and upper: Int) -> Bool {
    var start = lower
    while start < upper {
      let end = text[(start + 1)..<upper].firstIndex(of: Self.hyphen) ?? upper
      if text[(start + 1)..<end] == subtag { return true }
      start = end
    }
    return false
  }
}
