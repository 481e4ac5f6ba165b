import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The number of tabs in a translation differs from that of its source.
enum TabCount: UnitCheck {
  static let kind = FindingKind(
    "tab-count", .info,
    """
    The number of tabs in a translation differs from that of its source.

    What: the source and the translation do not have the same number of tabs. Real tabs and the escape \\t both count.

    Why: columns shift, or a tab was typed by accident.

    Example:
      <source>Name&#9;Size</source><target>Name Größe</target>

    What to do: put tabs where the source has them.
    """)
  static let set = CheckSet.all

  static let examples: [CheckExample] = [
    .triggering("de", "<trans-unit id=\"a\"><source>A\tB</source><target>1️⃣A B</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>A B</source><target>1️⃣A\tB</target></trans-unit>"),
    .triggering("de", "<trans-unit id=\"a\"><source>A\\tB</source><target>1️⃣A B</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>A\\tB</source><target>B&#9;A</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>See C:\\temp</source><target>C:\\temp ansehen</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>A\tB</source><target>B&#9;A</target></trans-unit>"),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair, pair.targetShape.last != nil else { return }
    let source = pair.sourceShape.tabs + pair.source.escapes(UInt8(ascii: "t"))
    let target = pair.targetShape.tabs + pair.target.escapes(UInt8(ascii: "t"))
    guard source != target else { return }
    findings.report(.tabs(source, target), at: pair.target.segment.contentSpan, unit: pair.unit)
  }
}

extension Finding.Message {
  fileprivate static func tabs(_ source: Int, _ target: Int) -> Self {
    func tabs(_ count: Int) -> String { count == 1 ? "1 tab" : "\(count == 0 ? "no" : "\(count)") tabs" }
    return Self(
      "The source has \(tabs(source)), but the translation has \(tabs(target))",
      help: "Put tabs where the source has them")
  }
}
