import ArgumentParser
import Diagnostics

/// TEMPORARY
enum ConciseLine {
  static func text(for d: Diagnostic) -> String {
    "\(d.file):\(d.span.start.line):\(d.span.start.column): \(d.severity.name): \(d.message) [\(d.id)]"
  }
}
struct ReportOptions: ParsableArguments {
  func finish(_ diagnostics: [Diagnostic], files: Int, units: Int, unitName: String, sources: [SourceText]) throws {
    for d in diagnostics { print(ConciseLine.text(for: d)) }
  }
}
enum Checks {
  struct C { var id = ""; var documentation: StaticString = ""; var severity = Severity.error };
  static let all: [C] = []
}
