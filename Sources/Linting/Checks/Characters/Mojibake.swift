import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A text was read in the wrong encoding.
enum Mojibake: UnitCheck {
  static let kind = FindingKind(
    "mojibake", .error,
    """
    A text was read in the wrong encoding.

    What: two or more characters in a row are the bytes of one character in UTF-8, read as Windows-1252 or Latin-1: "Ã¤"
    for "ä", "â€™" for "’". Only characters that the language uses (CLDR) are considered.

    Why: people see meaningless characters.

    Example:
      <source>Delete</source><target>LÃ¶schen</target>

    What to do: write the character that was meant.
    """)
  static let signs: TextShape.Signs = .leadByte

  static let examples: [CheckExample] = [
    .triggering("de", "<trans-unit id=\"a\"><source>Delete</source><target>L1️⃣Ã¶schen</target></trans-unit>"),
    .triggering("fr", "<trans-unit id=\"a\"><source>It’s</source><target>C1️⃣â€™est</target></trans-unit>"),
    .triggering("ru", "<trans-unit id=\"a\"><source>A</source><target>1️⃣Ð°</target></trans-unit>"),
    .clean("pt", "<trans-unit id=\"a\"><source>No</source><target>NÃO «MAÇÃ»</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>A</source><target>„GRÖ“ und Ö“</target></trans-unit>"),
    .clean("fr", "<trans-unit id=\"a\"><source>A</source><target>CAFÉ® É…</target></trans-unit>"),
    .clean("fr", "<trans-unit id=\"a\"><source>A</source><target>« confidentialité\u{A0}»</target></trans-unit>"),
    .clean("sq", "<trans-unit id=\"a\"><source>A</source><target>Ç’është</target></trans-unit>"),
    .clean("vi", "<trans-unit id=\"a\"><source>A</source><target>Ân â€ là</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shownText, shown.shape.signs.contains(.leadByte),
      !shown.sourceSigns.contains(.leadByte)
    else { return }
    let characters = Characters(shown.text.text)
    for index in characters.scalars.indices {
      guard let (meant, length) = meant(at: index, characters, file.writing) else { continue }
      findings.report(
        .misread(characters.text(index..<index + length), meant),
        at: shown.text.span(of: characters.bytes(index..<index + length)), unit: shown.unit)
      return
    }
  }

  /// The character whose bytes stand at `index`, and how many there are.
  private static func meant(
    at index: Int, _ characters: Characters, _ writing: WritingRules?
  ) -> (Unicode.Scalar, Int)? {
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
    guard let meant = Unicode.Scalar(value), isPlausible(meant, writing) else { return nil }
    // A capital before a closing mark is one, as in MAÇÃ» and Ö“; letters of Ð, Ñ and × are those of other scripts.
    if length == 2, let next = characters[index + 1], next.closesQuotation, ![0xD0, 0xD1, 0xD7].contains(lead) {
      let goesOn = characters[index + 2]?.properties.isLowercase ?? false
      if !goesOn, characters[index - 1]?.properties.isUppercase ?? false { return nil }
      if !(characters[index - 1]?.isLetter ?? false), !(characters[index + 2]?.isLetter ?? false) { return nil }
    }
    return (meant, length)
  }

  /// Whether the character is one that texts in the language have: one of its letters, punctuation or a sign.
  private static func isPlausible(_ scalar: Unicode.Scalar, _ writing: WritingRules?) -> Bool {
    switch scalar.value {
    case 0xA0...0xBF, 0x2010...0x205E, 0x20AC, 0x2122: true
    default: writing?.letters.contains(scalar) ?? false
    }
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

extension Finding.Message {
  fileprivate static func misread(_ found: String, _ meant: Unicode.Scalar) -> Self {
    Self(
      "\"\(found)\" looks like \"\(meant)\" that was read in the wrong encoding",
      help: "Write \(meant), if it was meant")
  }
}
