import WatchwordDiagnostics

/// What `watchword text` prints.
struct TextReport {
  /// The policy's name.
  let policy: String
  /// How its rules are worded.
  let style: TextStyle
  /// The text in each locale that was asked for.
  let locales: [LocalizedText]

  /// What is said of each rule in a locale, or the summary as the only row.
  func rows(of text: LocalizedText) -> [LocalizedText.Row] {
    switch style {
    case .checklist, .requirement: text.rules
    case .summary, .relid: [LocalizedText.Row(rule: "summary", text: text.summary)]
    }
  }
}
