import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation is in capitals throughout and its source is not, or the reverse.
enum AllCaps: UnitCheck {
  static let id: ExactText = "all-caps"
  static let severity = Severity.info
  static let set = CheckSet.all

  static let documentation: StaticString = """
    A translation is in capitals throughout and its source is not, or the reverse.

    What: one text has capitals only, in a word of eight letters or in two words with one of four; the other has small letters. Scripts without capitals are ignored.

    Why: the text looks louder, or less loud, than meant.

    Example:
      <source>Delete all files</source><target>ALLE DATEIEN LÖSCHEN</target>

    What to do: write the text as the source is written.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Delete all</source><target>1️⃣ALLES LÖSCHEN</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>DELETE ALL</source><target>1️⃣Alles löschen</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Portable Document</source><target>PDF</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>DELETE ALL</source><target>すべて削除</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>GPS Format</source><target>GPS交換形式</target></trans-unit>"),
    .clean("he", "<trans-unit id=\"a\"><source>SIRI FILES</source><target>קבצים ל־Siri</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>HTTPS</source><target>Sicher (HTTPS)</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>%@ and %@</source><target>%@ UND %@</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair else { return }
    let (source, target) = (pair.sourceShape, pair.targetShape)
    // Most texts have small letters of ASCII in both.
    if source.signs.contains(.lower), target.signs.contains(.lower) { return }
    if pair.source.text.utf8.contains(UInt8(ascii: "%")) { return }
    let (one, other) = (Case(pair.source.text), Case(pair.target.text))
    guard one.isLoud && other.isQuiet || one.isQuiet && other.isLoud else { return }
    findings.report(other.isLoud ? .loud : .quiet, at: pair.target.segment.contentSpan, unit: pair.unit)
  }

  private struct Case {
    private var letters = 0
    private var upper = 0
    private var lower = 0
    private var longest = 0
    private var words = 0

    init(_ text: String) {
      var word = 0
      for scalar in text.unicodeScalars {
        guard scalar.isLetter else {
          word = 0
          continue
        }
        if word == 0 { words += 1 }
        word += 1
        letters += 1
        longest = max(longest, word)
        if scalar.properties.isUppercase { upper += 1 }
        if scalar.properties.isLowercase { lower += 1 }
      }
    }

    var isLoud: Bool { upper == letters && upper >= 5 && (longest >= 8 || longest >= 4 && words > 1) }
    var isQuiet: Bool { lower >= 2 && upper + lower == letters }
  }
}

extension Finding.Message {
  fileprivate static let loud = Self(
    "The translation is in capitals throughout, but the source is not", help: "Write it as the source is written")
  fileprivate static let quiet = Self(
    "The source is in capitals throughout, but the translation is not", help: "Write it as the source is written")
}
