import WatchwordBasics

/// A text was read in the wrong encoding.
enum Mojibake: UnitCheck {
  static let kind = FindingKind("mojibake", .error)
  static let signs: TextShape.Signs = [.leadByte, .cyrillic]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shownText, !shown.shape.signs.isDisjoint(with: signs) else { return }
    let scan = MojibakeScan(shown.text, file.writing)
    guard let found = scan.first else { return }
    if shown.isTranslation, !shown.sourceSigns.isDisjoint(with: signs), let source = unit.source,
      MojibakeScan(source, file.writing).first != nil
    {
      return
    }
    findings.report(
      .misread(scan.characters.text(found.range), found.meant),
      at: shown.text.span(of: scan.characters.bytes(found.range)), unit: shown.unit)
  }
}

extension Finding.Message {
  fileprivate static func misread(_ found: String, _ meant: String) -> Self {
    Self(
      "\"\(found)\" looks like \"\(meant)\" that was read in the wrong encoding",
      help: "Write \(meant) if that is what was meant")
  }
}
