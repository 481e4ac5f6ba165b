import WatchwordBasics

/// A text contains a full-width character that its language does not use.
enum FullwidthForm: UnitCheck {
  static let kind = FindingKind("fullwidth-form", .warning)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = .fullwidth

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shownText, shown.shape.signs.contains(.fullwidth),
      !shown.sourceSigns.contains(.fullwidth), let writing = file.writing, !writing.usesFullwidthForms,
      // Okinawan, Hakka and others are written in the same characters.
      !shown.text.text.unicodeScalars.contains(where: { $0.isEastAsian })
    else { return }
    findings.report(each: shown, substitute: narrow) { scalar in narrow(scalar).map { .wide(scalar, $0) } }
  }

  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) : nil
  }
}

extension Unicode.Scalar {
  /// Whether the character is of the scripts Hiragana, Katakana, Han, Bopomofo or Hangul.
  fileprivate var isEastAsian: Bool {
    switch value {
    case 0x3041...0x312F, 0x31A0...0x31FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x3FFFD: true
    default: false
    }
  }
}

extension Finding.Message {
  fileprivate static func wide(_ scalar: Unicode.Scalar, _ narrow: Unicode.Scalar) -> Self {
    Self("Found the full-width character \(scalar); expected \(narrow)", help: "Write \(narrow)")
  }
}
