import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation starts with a small letter, but its source starts with a capital.
enum Capitalisation: UnitCheck {
  static let kind = FindingKind(
    "capitalisation", .info,
    """
    A translation starts with a small letter, but its source starts with a capital.

    What: the first letter of a source of three words or more is a capital, and that of the translation is a small
    letter of a script that has capitals. Shorter texts are ignored: they are often names of languages, days and months,
    which many languages do not capitalise. Words with a capital inside, such as iPhone, and addresses are ignored too.

    Why: buttons and titles that start with a small letter stand out.

    Example:
      <source>Settings of the app</source><target>einstellungen der App</target>

    What to do: capitalise the first letter, unless the text is shown inside a sentence.
    """)
  static let set = CheckSet.all

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"a\"><source>Delete the file</source><target>1️⃣löscht die Datei</target></trans-unit>"),
    .triggering(
      "ru", "<trans-unit id=\"a\"><source>Delete the file</source><target>1️⃣удалить файл</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Phone</source><target>iPhone</target></trans-unit>"),
    .clean("es", "<trans-unit id=\"a\"><source>Monday</source><target>lunes</target></trans-unit>"),
    .clean("ar", "<trans-unit id=\"a\"><source>Delete</source><target>حذف</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>delete</source><target>löschen</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Delete %@</source><target>%@ löschen</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>Example site</source><target>beispiel.de</target></trans-unit>"),
    .clean("ja", "<trans-unit id=\"a\"><source>Inner way</source><target>innerウェイ</target></trans-unit>"),
    .clean("nl", "<trans-unit id=\"a\"><source>Evening</source><target>’s Avonds</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair, let first = pair.targetShape.first,
      let start = pair.sourceShape.first, start.properties.isUppercase, first.properties.isLowercase, first.isLetter,
      first.properties.uppercaseMapping.unicodeScalars.first != first
    else { return }
    let word = pair.target.text.unicodeScalars.prefix { $0.isLetter || $0.isMark }
    // A word that is followed directly by signs is an address or an identifier.
    let rest = pair.target.text.unicodeScalars.dropFirst(word.count)
    let isAddress = rest.first == "." && rest.dropFirst().first?.isLetter == true
    guard !word.contains(where: { $0.properties.isUppercase }), !isAddress, rest.first != "/", rest.first != "_",
      !pair.source.text.unicodeScalars.starts(with: word), Characters(pair.source.text).words.count >= 3,
      // In a text in a script without capitals, a word with small letters is foreign.
      !pair.target.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .otherLetter })
    else { return }
    findings.report(.small(first), at: pair.target.span(of: 0..<UTF8.width(first)), unit: pair.unit)
  }
}

extension Finding.Message {
  fileprivate static func small(_ letter: Unicode.Scalar) -> Self {
    Self(
      "The translation starts with the small letter \(letter), but the source starts with a capital",
      help: "Write a capital, unless the text is shown inside a sentence")
  }
}
