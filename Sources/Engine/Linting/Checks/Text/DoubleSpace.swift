import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation has two spaces in a row.
enum DoubleSpace: UnitCheck {
  static let kind = FindingKind(
    "double-space", .warning,
    """
    A translation has two spaces in a row.

    What: the translation has two or more spaces in a row inside a line, and the source does not. Spaces at the start of
    a line are ignored, because they may be indentation.

    Why: people see a gap.

    Example:
      <source>Delete all files</source><target>Alle  Dateien löschen</target>

    What to do: delete the extra spaces.
    """)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = .doubleSpace

  static let examples: [CheckExample] = [
    .triggering(
      "de", "<trans-unit id=\"a\"><source>All files</source><target>Alle1️⃣  Dateien</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>All files</source><target>Alle Dateien</target></trans-unit>"),
    .triggering(
      "de", "<trans-unit id=\"a\"><source>A b c</source><target>A1️⃣  b1️⃣   c</target></trans-unit>",
      corrected: "<trans-unit id=\"a\"><source>A b c</source><target>A b c</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>All.  Files</source><target>Alles.  Dateien</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>A\nb</source><target>A\n  b</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>A b</source><target>A <x id=\"1\"/> b</target></trans-unit>"),
  ]

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
