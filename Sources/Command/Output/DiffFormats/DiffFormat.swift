import ArgumentParser

/// The formats of `diff`.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, markdown

  /// The report in this format.
  func text(of report: DiffReport, isColored: Bool) -> String {
    switch self {
    case .text: report.text(isColored: isColored)
    case .json: report.json
    case .markdown: report.markdown
    }
  }
}
