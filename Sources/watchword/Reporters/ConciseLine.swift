import ArgumentParser
import Diagnostics

/// TEMPORARY
struct ReportOptions: ParsableArguments {
  func finish(_ diagnostics: [Diagnostic], files: Int, units: Int, unitName: String, sources: [SourceText]) throws {
    for d in diagnostics { print(ConciseLine.text(for: d)) }
  }
}
