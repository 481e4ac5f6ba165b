import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation has the same word twice in a row.
enum DoubledWord: UnitCheck {
  static let id: ExactText = "doubled-word"
  static let severity = Severity.warning
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = .space

  static let documentation: StaticString = """
    A translation has the same word twice in a row.

    What: a word of two letters or more occurs twice in a row, with one space between, and the source has no such word.
    Languages in which doubled words are grammar or emphasis (Indonesian, Hindi, Turkish and others) are not checked.
    Doubled words that are correct, such as "nous nous" in French and "die die" in German, are ignored.

    Why: readers notice the mistake.

    Example:
      <source>Delete the file</source><target>Die Datei Datei löschen</target>

    What to do: delete one of the words.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Delete it</source><target>Die Datei 1️⃣Datei löschen</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>Delete it</source><target>Die Datei löschen</target></trans-unit>"),
    .triggering(
      "ru", "<trans-unit id=\"a\"><source>In it</source><target>В нём 1️⃣нём</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>In it</source><target>В нём</target></trans-unit>"),
    .clean("fr", "<trans-unit id=\"a\"><source>You sign in</source><target>Vous vous connectez</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Those</source><target>Dateien, die die App hat</target></trans-unit>"),
    .clean("id", "<trans-unit id=\"a\"><source>Files</source><target>berkas berkas</target></trans-unit>"),
    .clean(
      "sq", "<trans-unit id=\"a\"><source>The data</source><target>mbrojtja e të të dhënave</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Bora Bora</source><target>Bora Bora</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>No</source><target>Nein, nein</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%@ %@</source><target>%@ %@</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let writing = file.writing, writing.neverDoublesWords, let pair = unit.pair,
      pair.targetShape.signs.contains(.space), let range = doubled(in: pair.target.text, writing),
      doubled(in: pair.source.text, nil) == nil
    else { return }
    // With the space in front of it.
    let surplus = range.lowerBound - 1..<range.upperBound
    findings.report(
      .doubled(pair.target.quoted(range)), at: pair.target.span(of: range), unit: pair.unit,
      fix: pair.target.segment.fix(replacing: surplus, with: "", isSafe: false))
  }

  /// The bytes of the first word that follows itself.
  private static func doubled(in text: String, _ writing: WritingRules?) -> Range<Int>? {
    var text = text
    return text.withUTF8 { bytes in
      var previous = 0..<0
      var start = 0
      for index in 0...bytes.count {
        // Every byte of a letter outside ASCII counts; a space that is no letter is a byte of ASCII.
        if index < bytes.count, ASCII.isLetter(bytes[index]) || bytes[index] >= 0x80 { continue }
        let word = start..<index
        if word.count >= 2, word.count == previous.count, isSame(bytes, word, previous),
          isAlone(bytes, previous, word)
        {
          let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[word]), as: UTF8.self)
          if text.unicodeScalars.allSatisfy({ $0.isLetter || $0.isMark }), text.unicodeScalars.count > 1,
            writing?.isDoubled(ExactText(text)) != true
          {
            return word
          }
        }
        previous = index < bytes.count && bytes[index] == 0x20 ? word : 0..<0
        start = index + 1
      }
      return nil
    }
  }

  private static func isSame(_ bytes: UnsafeBufferPointer<UInt8>, _ one: Range<Int>, _ other: Range<Int>) -> Bool {
    bytes[one].elementsEqual(bytes[other])
  }

  /// Whether neither word is part of a placeholder or joined to something else.
  private static func isAlone(
    _ bytes: UnsafeBufferPointer<UInt8>, _ first: Range<Int>, _ second: Range<Int>
  ) -> Bool {
    let joints = Array("%$@#-_/\\<'&.".utf8)
    if first.lowerBound > 0, joints.contains(bytes[first.lowerBound - 1]) { return false }
    guard second.upperBound < bytes.count else { return true }
    let next = bytes[second.upperBound]
    return next == UInt8(ascii: ".") || !joints.contains(next) && !ASCII.isDigit(next)
  }
}

extension Finding.Message {
  fileprivate static func doubled(_ word: String) -> Self {
    Self("The word \"\(word)\" occurs twice in a row", help: "Delete one of the two")
  }
}
