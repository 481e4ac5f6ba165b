import WatchwordBasics
import WatchwordCatalogFormats

/// The number of tabs in a translation differs from that of its source.
enum TabCount: UnitCheck {
  static let kind = FindingKind("tab-count", .info)
  static let set = CheckSet.all

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
