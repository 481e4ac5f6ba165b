import WatchwordDiagnostics
import WatchwordLinting
import WatchwordLocalization

/// The translation progress of catalogues, by language.
struct StatusTable {
  /// One language, or all of them together.
  struct Row {
    /// The language; `nil` if the catalogues do not specify it.
    let locale: LanguageTag?
    var fileCount = 0
    var progress = TranslationProgress()
    /// The number of translations of texts that the source catalogue does not contain, or no longer contains.
    var stale = 0
    /// The number of errors that `watchword lint` finds.
    var errors = 0

    /// The name in tables.
    var name: String { locale.map { "\($0)" } ?? "unknown" }

    /// The proportion of translated units in tenths of a percent, rounded down, so that only a finished catalogue has
    /// 1,000.
    var permille: Int { progress.unitCount == 0 ? 1_000 : progress.translated * 1_000 / progress.unitCount }

    /// The percentage as text, such as "77.4".
    var percent: String { "\(permille / 10).\(permille % 10)" }

    /// The numbers with their names in formats for programs.
    var numbers: [(name: String, value: Int)] {
      [
        ("files", fileCount), ("units", progress.unitCount), ("translated", progress.translated),
        ("review", progress.toReview), ("untranslated", progress.untranslated), ("stale", stale), ("errors", errors),
      ]
    }

    static func += (left: inout Row, right: Row) {
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
  mutating func add(_ row: Row) {
    let place = rows.firstIndex { ExactText($0.name) >= ExactText(row.name) } ?? rows.count
    if place < rows.count, rows[place].locale == row.locale { rows[place] += row } else { rows.insert(row, at: place) }
  }

  /// Counts a file.
  mutating func addFile() { fileCount += 1 }

  /// The total of all languages.
  var total: Row {
    var total = Row(locale: nil)
    for row in rows { total += row }
    total.fileCount = fileCount
    return total
  }
}
