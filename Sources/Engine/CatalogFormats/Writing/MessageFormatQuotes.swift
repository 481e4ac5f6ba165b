/// Quotes words for Java's `MessageFormat` (Java SE, `java.text.MessageFormat`, "Patterns and Their Interpretation").
package enum MessageFormatQuotes {
  /// Returns words with each sequence of brackets between apostrophes, and each apostrophe doubled, also between two
  /// apostrophes. A digit after a bracket stays beside it, which shows readers that the text is a pattern.
  package static func quoted(_ words: [UInt8]) -> [UInt8] {
    let apostrophe: UInt8 = 0x27
    var written: [UInt8] = []
    var isQuoted = false
    for (index, byte) in words.enumerated() {
      let isBracket = byte == 0x7B || byte == 0x7D
      let isNumber = isQuoted && (0x30...0x39).contains(byte) && words[index - 1] == 0x7B
      // An apostrophe inside the quotes does not end them.
      if isBracket != isQuoted, !(isQuoted && (isNumber || byte == apostrophe)) {
        written.append(apostrophe)
        isQuoted.toggle()
      }
      written += byte == apostrophe ? [byte, byte] : [byte]
    }
    if isQuoted { written.append(apostrophe) }
    return written
  }
}
