import WatchwordDiagnostics

/// The content of the output of `watchword text`.
struct TextReport {
  /// The policy's name.
  let policy: String
  /// The style of wording.
  let style: TextStyle
  /// The text in each locale that was asked for.
  let locales: [LocalizedText]

  /// The text of each rule in a locale, or the summary as the only row.
  func rows(of text: LocalizedText) -> [LocalizedText.Row] {
    switch style {
    case .checklist, .requirement: text.rules
    case .summary, .relid: [LocalizedText.Row(rule: "summary", text: text.summary)]
    }
  }
}
