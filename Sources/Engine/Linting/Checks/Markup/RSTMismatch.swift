import WatchwordBasics
import WatchwordCatalogFormats

/// The reStructuredText of a translation differs from that of its source.
enum RSTMismatch: UnitCheck {
  static let kind = FindingKind("rst-mismatch", .warning)
  static let set = CheckSet.recommended

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let source = unit.source, let target = unit.target, RSTMarkup.mayOccur(in: source) else { return }
    let wanted = RSTMarkup(in: source).list
    guard !wanted.isEmpty else { return }
    var counts: [ExactText: Int] = [:]
    for item in RSTMarkup(in: target).list { counts[item.key, default: 0] += 1 }
    var lost: [RSTMarkup.Item] = []
    for item in wanted {
      if let count = counts[item.key], count > 0 { counts[item.key] = count - 1 } else { lost.append(item) }
    }
    guard !lost.isEmpty else { return }
    let names = lost.prefix(Findings.maximumPerText).map { source.quoted($0.range) }
    findings.report(
      .lost(names, hasMore: names.count < lost.count), at: target.segment.contentSpan, unit: unit.unit.id)
  }
}

extension Finding.Message {
  fileprivate static func lost(_ names: [String], hasMore: Bool) -> Self {
    Self(
      "The translation lacks \(names.joined(separator: ", "))\(hasMore ? ", …" : ""), which the source has",
      help: "Copy the markup from the source, with blanks or punctuation around it, and translate only its words")
  }
}
