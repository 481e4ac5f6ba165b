import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools
package import WatchwordReporting

/// The output of `watchword text`.
package struct TextReport: CommandOutput {
  /// The policy's name.
  let policy: String
  /// The style of wording.
  let style: TextStyle
  /// The text in each requested locale.
  let locales: [LocalizedText]

  package static var formats: [OutputFormat<TextReport>] { [.text, .json, .csv, .markdown, .html] }

  /// Returns the text of each rule in a locale, or the summary as the only row.
  private func rows(of text: LocalizedText) -> [LocalizedText.Row] {
    switch style {
    case .checklist, .requirement: text.rules
    case .summary, .relid: [LocalizedText.Row(rule: "summary", text: text.summary)]
    }
  }

  /// Returns a list for each locale, below its tag if there are several; for spreadsheets, one table of all.
  package func document(for medium: Medium) -> OutputDocument {
    var document = OutputDocument()
    if medium == .csv {
      let rows: [[StyledText]] = locales.flatMap { text in
        self.rows(of: text).map { row in ["\(text.locale.description)", "\(row.rule)", "\(row.text)"] }
      }
      document.add(.table(OutputDocument.Table(columns: ["locale", "rule", "text"], rows: rows)))
      return document
    }
    let isAlone = locales.count == 1
    for text in locales {
      if !isAlone, medium == .text { document.add(.paragraph("\(text.locale.description)")) }
      if !isAlone, medium == .markdown { document.add(.heading(2, "\(text.locale.description)")) }
      document.add(
        .list(
          OutputDocument.List(
            items: rows(of: text).map { .init(id: $0.rule, text: "\($0.text, .lines)") }, indent: isAlone ? 0 : 2,
            language: TextLanguage(tag: text.locale, direction: text.direction))))
    }
    return document
  }

  package var json: String { LocalizedText.json(locales, ofPolicyNamed: policy) }
}
