import WatchwordBasics

/// A text contains U+FFFD, which replaces a character that could not be read.
enum ReplacementCharacter: UnitCheck {
  static let kind = FindingKind("replacement-character", .error)
  static let signs: TextShape.Signs = .replacement

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shownText, shown.shape.signs.contains(.replacement),
      !shown.sourceSigns.contains(.replacement)
    else { return }
    findings.report(each: shown) { $0.value == 0xFFFD ? .lost : nil }
  }
}

extension Finding.Message {
  fileprivate static let lost = Self(
    "Found U+FFFD, which replaces a character that could not be read", help: "Write the original character")
}
