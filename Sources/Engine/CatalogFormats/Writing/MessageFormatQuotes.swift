/// Quotes words for `MessageFormat` (Java SE, `java.text.MessageFormat`, "Patterns and Their Interpretation"; ICU,
/// "Quoting/Escaping").
package enum MessageFormatQuotes {
  /// Returns words with each sequence of brackets, or of other `signs`, between apostrophes, and each apostrophe doubled,
  /// also between two apostrophes.
  ///
  /// With `keepsNumbers`, a digit after a bracket stays beside it, which shows readers that the text is a pattern.
  package static func quoted(_ words: some Sequence<UInt8>, signs: String = "{}", keepsNumbers: Bool = false) -> [UInt8]
  {
    let apostrophe: UInt8 = 0x27
    var written: [UInt8] = []
    var (isQuoted, last): (Bool, UInt8) = (false, 0)
    for byte in words {
      let isSign = signs.utf8.contains(byte)
      let isNumber = keepsNumbers && isQuoted && (0x30...0x39).contains(byte) && last == 0x7B
      // An apostrophe inside the quotes does not end them.
      if isSign != isQuoted, !(isQuoted && (isNumber || byte == apostrophe)) {
        written.append(apostrophe)
        isQuoted.toggle()
      }
      written += byte == apostrophe ? [byte, byte] : [byte]
      last = byte
    }
    if isQuoted { written.append(apostrophe) }
    return written
  }

  /// Returns the brackets that an apostrophe at `index` quotes, with the apostrophes: `'{'`, `'{}'`; `nil` if it quotes
  /// none. Without such a quotation, apostrophes are letters, as in Flutter by default.
  static func brackets(in text: [UInt8], at index: Int) -> Range<Int>? {
    guard text[index] == 0x27 else { return nil }
    let brackets = text[(index + 1)...].prefix { $0 == 0x7B || $0 == 0x7D }
    guard !brackets.isEmpty, brackets.endIndex < text.count, text[brackets.endIndex] == 0x27 else { return nil }
    return index..<brackets.endIndex + 1
  }
}
