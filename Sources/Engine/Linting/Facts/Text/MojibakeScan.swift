import WatchwordBasics

/// A scanner for characters that were read in the wrong encoding.
struct MojibakeScan {
  /// Characters that were misread.
  struct Match {
    /// The indices of the characters.
    let range: Range<Int>
    /// The text that was meant.
    let meant: String
  }

  let characters: Characters
  private let writing: WritingRules?
  /// Whether the language is written in Cyrillic and the text has no Cyrillic letter.
  private let lacksCyrillic: Bool

  init(_ text: TextFacts, _ writing: WritingRules?) {
    characters = Characters(text.text)
    self.writing = writing
    lacksCyrillic = writing?.letters.contains("\u{430}") == true && !text.shape.signs.contains(.cyrillic)
  }

  /// The first misread characters.
  var first: Match? {
    for index in characters.scalars.indices {
      if let match = latin(at: index) ?? cyrillic(at: index) ?? alphabet(at: index) { return match }
    }
    return nil
  }

  /// Whether the character at `index` was misread.
  func contains(_ index: Int) -> Bool {
    (max(0, index - 3)...index).contains { start in
      (latin(at: start) ?? cyrillic(at: start))?.range.contains(index) == true
    }
  }

  // MARK: UTF-8 that was read as Windows-1252

  /// Returns the character whose bytes start at `index`.
  private func latin(at index: Int) -> Match? {
    let lead = characters.scalars[index].value
    guard (0xC2...0xF4).contains(lead) else { return nil }
    let length = UTF8Bytes.length(of: UInt8(lead))
    var value = lead & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard let scalar = characters[index + offset], let byte = Windows1252.byte(of: scalar), byte & 0xC0 == 0x80 else {
        return nil
      }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard let meant = Unicode.Scalar(value), isPlausible(meant) else { return nil }
    if length == 2, let next = characters[index + 1], mayFollowCapital(next, index, lead) { return nil }
    return Match(range: index..<index + length, meant: String(Character(meant)))
  }

  /// Whether the letter at `index` and the mark after it may be correct: MAÇÃ» and Ö“. The letters Ð, Ñ and × start
  /// characters of other scripts.
  private func mayFollowCapital(_ next: Unicode.Scalar, _ index: Int, _ lead: UInt32) -> Bool {
    let isSpace = next.value == 0xA0
    guard isSpace || next.closesQuotation, ![0xD0, 0xD1, 0xD7].contains(lead) else { return false }
    let continuesInSmallLetters = characters[index + 2]?.properties.isLowercase ?? false
    if !continuesInSmallLetters, characters[index - 1]?.properties.isUppercase ?? false { return true }
    return !isSpace && !(characters[index - 1]?.isLetter ?? false) && !(characters[index + 2]?.isLetter ?? false)
  }

  /// Whether the character is used in the language. A letter of Western Europe is also plausible if the language does
  /// not use Ã, the first character of each misread character.
  private func isPlausible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0...0xBF, 0x2010...0x205E, 0x20AC, 0x2122: true
    case 0xC0...0xFF where writing?.letters.contains("\u{C3}") != true: true
    default: writing?.letters.contains(scalar) ?? false
    }
  }

  // MARK: UTF-8 that was read as Windows-1251

  /// Returns the Cyrillic letters whose bytes start at `index`: each is Р or С followed by a second character, a
  /// pattern that no word has twice in a row.
  private func cyrillic(at index: Int) -> Match? {
    guard isCyrillicLead(index), !(index >= 2 && isCyrillicLead(index - 2) && pair(at: index - 2) != nil) else {
      return nil
    }
    var meant = String.UnicodeScalarView()
    var isOdd = false
    var end = index
    while isCyrillicLead(end), let scalar = pair(at: end), let second = characters[end + 1] {
      meant.append(scalar)
      isOdd = isOdd || !second.isLetter || second.properties.isLowercase
      end += 2
    }
    guard meant.count >= 2, isOdd else { return nil }
    return Match(range: index..<end, meant: String(meant))
  }

  private func isCyrillicLead(_ index: Int) -> Bool {
    characters[index].map { $0 == "\u{420}" || $0 == "\u{421}" } ?? false
  }

  private func pair(at index: Int) -> Unicode.Scalar? {
    guard let lead = characters[index], let next = characters[index + 1], let byte = Windows1251.byte(of: next),
      byte & 0xC0 == 0x80
    else { return nil }
    let value = (lead == "\u{420}" ? 0x400 : 0x440) | UInt32(byte & 0x3F)
    return (0x401...0x491).contains(value) ? Unicode.Scalar(value) : nil
  }

  // MARK: Windows-1251 that was read as Latin-1

  /// Returns the word at `index` in a text that should be Cyrillic but has only such words: Ïðèâåò for Привет.
  private func alphabet(at index: Int) -> Match? {
    guard lacksCyrillic, !(index > 0 && letter(at: index - 1) != nil) else { return nil }
    var meant = String.UnicodeScalarView()
    var end = index
    while let letter = letter(at: end) {
      meant.append(letter)
      end += 1
    }
    guard meant.count >= 3, !(characters[end]?.isLetter ?? false), !(characters[index - 1]?.isLetter ?? false) else {
      return nil
    }
    return Match(range: index..<end, meant: String(meant))
  }

  private func letter(at index: Int) -> Unicode.Scalar? {
    guard let scalar = characters[index], (0xC0...0xFF).contains(scalar.value) else { return nil }
    return Windows1251.letter(for: UInt8(scalar.value))
  }
}

extension Unicode.Scalar {
  fileprivate var closesQuotation: Bool {
    switch value {
    case 0xBB, 0xAB, 0x2018...0x201E, 0x2026, 0x2122, 0xA9, 0xAE, 0xB0, 0xB7, 0x2022, 0x2013, 0x2014: true
    default: false
    }
  }
}
