import WatchwordBasics
import WatchwordCatalogFormats

/// A translation has two spaces in a row.
enum DoubleSpace: UnitCheck {
  static let kind = FindingKind("double-space", .warning)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = .doubleSpace

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair, pair.added.contains(.doubleSpace),
      pair.target.segment.elements.isEmpty
    else { return }
    let shape = pair.targetShape
    let bytes = Array(pair.target.text.utf8)
    var index = shape.leadingBlanks
    let end = bytes.count - shape.trailingBlanks
    var count = 0
    while index < end, count < Findings.maximumPerText {
      let start = index
      while index < end, bytes[index] == 0x20 { index += 1 }
      if index - start > 1, start > 0, bytes[start - 1] != 0x0A {
        let span = pair.target.span(of: start..<index)
        findings.report(
          .double(index - start), at: span, unit: pair.unit,
          fix: pair.target.segment.fix(replacing: start..<index, with: " ", isSafe: true))
        count += 1
      }
      index += 1
    }
  }
}

extension Finding.Message {
  fileprivate static func double(_ count: Int) -> Self {
    Self("Found \(count) spaces in a row; expected one", help: "Delete the extra spaces")
  }
}
