import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A translation is far longer or far shorter than its source.
enum LengthRatio: UnitCheck {
  static let kind = FindingKind(
    "length-ratio", .warning,
    """
    A translation is far longer or far shorter than its source.

    What: the translation is wider than three times its source plus 20 columns, or takes less than a quarter of the
    columns of a source that has at least 40. East Asian characters take two columns (UAX #11), so the same limits fit
    all languages, and white space takes one, so that indentation is no length. The longest of the forms
    between | counts, of which Symfony has a number in each language. Sources of fewer than 16 columns and texts that vary by number or device are ignored.

    Why: often a text was pasted into the wrong unit, pasted twice, or cut off.

    Example:
      <source>The file could not be saved because the disk is full</source><target>Die Datei</target>

    What to do: compare the translation with the source.
    """)
  static let set = CheckSet.recommended

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>The file could not be saved because the disk is full</source><target>1️⃣Die Datei"
        + "</target></trans-unit>"),
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>The file is locked</source><target>1️⃣Die Datei ist gesperrt. Die Datei ist gesperrt. "
        + "Die Datei ist gesperrt. Die Datei ist gesperrt.</target></trans-unit>"),
    .clean(
      "ja",
      "<trans-unit id=\"a\"><source>letters and other characters</source><target>数字・記号以外の文字（英字、かな、漢字など）"
        + "</target></trans-unit>"),
    .clean(
      "zh-Hans",
      "<trans-unit id=\"a\"><source>The file could not be saved, sorry</source><target>无法保存文件</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>Undo</source><target>Die letzte Änderung wieder rückgängig machen</target></trans-unit>"
    ),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>One line\n                                        and another</source><target>Eine"
        + " und zwei</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>translator-credits</source><target>" + String(repeating: "Ada B., ", count: 12)
        + "</target></trans-unit>"),
    .clean(
      "ru",
      "<trans-unit id=\"a\"><source>Try again in a minute.</source><target>Повторите через %m% минуту.|Повторите через"
        + " %m% минуты.|Повторите через %m% минут.</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>Detail detail detail detail</source><target>Detail</target></trans-unit>"),
  ]

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
