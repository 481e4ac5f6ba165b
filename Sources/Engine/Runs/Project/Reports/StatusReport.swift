import WatchwordBasics
package import WatchwordLinting
package import WatchwordLocalization
package import WatchwordReporting

/// A report on the translation progress of catalogues, as a table with a total row if there are several languages.
package struct StatusReport: CommandOutput {
  package let table: StatusTable
  /// Whether text output also shows each percentage as a bar.
  package let hasBars: Bool

  package static let formats: [OutputFormat<StatusReport>] = [.text, .json, .markdown, .csv]

  package func document(for medium: Medium) -> OutputDocument {
    var document = OutputDocument()
    document.add(.table(medium == .csv ? sheet : overview(hasBars: medium == .text && hasBars)))
    return document
  }

  /// The table for people.
  private func overview(hasBars: Bool) -> OutputDocument.Table {
    let heads = ["units", "translated", "reviewed", "to review", "left", "stale", "errors", "%"]
    let lines = table.rows.map { ($0.name, $0) } + (table.rows.count > 1 ? [("total", table.total)] : [])
    return OutputDocument.Table(
      columns: ["locale"] + heads.map { .number($0) } + (hasBars ? [""] : []),
      rows: lines.map { name, row in
        ["\(name)"] + row.numbers.dropFirst().map { "\($0.value)" } + ["\(row.percent)"]
          + (hasBars ? ["\(Self.bar(row.permille))"] : [])
      }, showsHeads: true)
  }

  /// The table for spreadsheets, without a total row.
  private var sheet: OutputDocument.Table {
    OutputDocument.Table(
      columns: ["locale"] + table.total.numbers.map { .number($0.name) } + ["percent"],
      rows: table.rows.map { row in
        ["\(row.locale.map { "\($0)" } ?? "")"] + row.numbers.map { "\($0.value)" } + ["\(row.percent)"]
      })
  }

  private static let width = 20

  private static func bar(_ permille: Int) -> String {
    let filled = permille * width / 1_000
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }

  package var json: String {
    JSONWriter.object { writer in
      writer.member("locales", objects: table.rows) { row, writer in
        writer.member("locale", orNull: row.locale.map { "\($0)" })
        Self.write(row, to: &writer)
      }
      writer.object("total") { Self.write(table.total, to: &$0) }
    }
  }

  private static func write(_ row: StatusTable.Row, to writer: inout JSONWriter) {
    for (name, value) in row.numbers { writer.member(name, value) }
    writer.key("percent")
    writer.tenths(row.permille)
  }
}

/// The translation progress of catalogues, by language.
package struct StatusTable {
  /// One language, or all of them together.
  package struct Row {
    /// The language; `nil` if the catalogues do not specify it.
    package let locale: LanguageTag?
    package var fileCount = 0
    package var progress = TranslationProgress()
    /// The number of translations of texts that the source catalogue does not contain, or no longer contains.
    package var stale = 0
    /// The number of errors that `watchword lint` finds.
    package var errors = 0

    /// The name in tables.
    package var name: String { locale.map { "\($0)" } ?? "unknown" }

    /// The proportion of translated units in tenths of a percent, rounded down, so that only a finished catalogue has
    /// 1,000.
    package var permille: Int { progress.unitCount == 0 ? 1_000 : progress.translated * 1_000 / progress.unitCount }

    /// The percentage as text, such as "77.4".
    package var percent: String { "\(permille / 10).\(permille % 10)" }

    /// The numbers with their names in formats for programs.
    package var numbers: [(name: String, value: Int)] {
      [
        ("files", fileCount), ("units", progress.unitCount), ("translated", progress.translated),
        ("reviewed", progress.reviewed), ("review", progress.toReview), ("untranslated", progress.untranslated),
        ("stale", stale), ("errors", errors),
      ]
    }

    package static func += (left: inout Row, right: Row) {
      left.fileCount += right.fileCount
      left.progress = left.progress + right.progress
      left.stale += right.stale
      left.errors += right.errors
    }
  }

  /// The languages, sorted by tag.
  private(set) var rows: [Row] = []
  /// The number of files, each of which may have several languages.
  private(set) var fileCount = 0

  /// Adds the numbers of one language of a catalogue.
  package mutating func add(_ row: Row) {
    let index = rows.firstIndex { ExactText($0.name) >= ExactText(row.name) } ?? rows.count
    if index < rows.count, rows[index].locale == row.locale { rows[index] += row } else { rows.insert(row, at: index) }
  }

  /// Counts a file.
  package mutating func addFile() { fileCount += 1 }

  /// The total of all languages.
  package var total: Row {
    var total = Row(locale: nil)
    for row in rows { total += row }
    total.fileCount = fileCount
    return total
  }
}
