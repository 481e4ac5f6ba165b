import WatchwordBasics

/// A percent sign in a text with placeholders is not written as `%%`.
enum UnescapedPercent: MessageCheck {
  static let kind = FindingKind("unescaped-percent", .warning)

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    for (index, unit) in message.units.enumerated() {
      guard let text = unit.shown, text.pattern != nil else { continue }
      if unit.target != nil, unit.source.map({ !$0.unescapedPercents.isEmpty }) ?? true { continue }
      guard !text.uses().isEmpty || unit.source.map({ !$0.uses().isEmpty }) ?? false else { continue }
      // The percent sign of a broken placeholder is reported together with the placeholder.
      let broken = unit.malformed.compactMap { $0.range }
      let percents = text.unescapedPercents.filter { percent in
        let index = broken.indices.partitioningIndex { broken[$0].upperBound > percent.lowerBound }
        return index == broken.count || !broken[index].overlaps(percent)
      }
      let isSurplus = unit.target != nil && unit.source?.showsPercent == false
      let repair = percents.isEmpty ? nil : PlaceholderRepair(of: index, in: message, file)
      for range in percents.prefix(Findings.maximumPerText) {
        findings.report(
          isSurplus ? .surplus : .unescaped, at: text.span(of: range), unit: unit.id, fix: repair?.fix(at: range))
      }
    }
  }
}

extension Finding.Message {
  fileprivate static let unescaped = Self(
    "This percent sign is not part of a placeholder, but the text has placeholders",
    help: "Write %% to show one percent sign")

  fileprivate static let surplus = Self(
    "This percent sign is not part of a placeholder, and the source has none",
    help: "Delete it; write %% if people should see a percent sign")
}
