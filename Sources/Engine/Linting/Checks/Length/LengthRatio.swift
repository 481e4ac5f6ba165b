import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A translation is far longer or far shorter than its source.
enum LengthRatio: UnitCheck {
  static let kind = FindingKind("length-ratio", .warning)
  static let set = CheckSet.recommended

  private static let minimumColumns = 16
  private static let minimumColumnsOfLongSource = 40

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let source = unit.source, let target = unit.target, unit.unit.variation == .whole, !unit.hasForms,
      !unit.isNoTranslation
    else { return }
    // A cheap test of byte counts comes first: a column takes at least one byte, and few texts differ that much in
    // length.
    let (sourceBytes, targetBytes) = (source.segment.text.count, target.segment.text.count)
    guard sourceBytes >= minimumColumns, targetBytes > sourceBytes + 20 || targetBytes * 2 < sourceBytes else { return }
    let columns = TextLength.columnsOfLongestForm(of: source.segment)
    guard columns >= minimumColumns, targetBytes > 3 * columns + 20 || targetBytes * 2 < sourceBytes else { return }
    let targetColumns = TextLength.columnsOfLongestForm(of: target.segment)
    if targetColumns > 3 * columns + 20 {
      findings.report(.long(targetColumns, columns), at: target.segment.contentSpan, unit: unit.unit.id)
    } else if columns >= minimumColumnsOfLongSource, targetColumns * 4 < columns {
      findings.report(.short(targetColumns, columns), at: target.segment.contentSpan, unit: unit.unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func long(_ columns: Int, _ source: Int) -> Self {
    Self(
      "The translation takes \(columns) columns, more than three times the \(source) of its source",
      help: "Compare it with the source; perhaps it belongs to another text")
  }

  fileprivate static func short(_ columns: Int, _ source: Int) -> Self {
    Self(
      "The translation takes \(columns) columns, less than a quarter of the \(source) of its source",
      help: "Compare it with the source; perhaps its end is missing")
  }
}
