import WatchwordDiagnostics
import WatchwordLocalization

extension TextFormat {
  /// One row per rule, for spreadsheets.
  static let csv = TextFormat("csv") { report in
    var output = CSV.row(["locale", "rule", "text"])
    for text in report.locales {
      for row in report.rows(of: text) {
        output += CSV.row([text.locale.description, row.rule.string, row.text])
      }
    }
    return output
  }
}
