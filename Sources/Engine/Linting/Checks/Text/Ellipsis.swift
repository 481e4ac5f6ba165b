import WatchwordBasics

/// A translation has three full stops where the source has an ellipsis.
enum Ellipsis: UnitCheck {
  static let kind = FindingKind("ellipsis", .info)
  static let set = CheckSet.all
  static let signs: TextShape.Signs = .dot

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shownText, shown.shape.signs.contains(.dot), let writing = file.writing,
      writing.language != "zh", writing.language != "yue",
      file.isSource || shown.sourceSigns.contains(.ellipsis)
    else { return }
    let bytes = Array(shown.text.text.utf8)
    let end = bytes.count - shown.shape.trailingBlanks
    var index = 0
    while index < end {
      let dots = bytes[index..<end].prefix { $0 == UInt8(ascii: ".") }.count
      if dots == 3, index > 0, !file.isSource || index + 3 == end {
        let span = shown.text.span(of: index..<index + 3)
        findings.report(
          .dots, at: span, unit: shown.unit,
          fix: shown.fix(replacing: index..<index + 3, with: "…"))
        return
      }
      index += max(dots, 1)
    }
  }
}

extension Finding.Message {
  fileprivate static let dots = Self("Found three full stops; expected the sign …", help: "Write …")
}
