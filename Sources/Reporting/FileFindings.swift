import WatchwordDiagnostics

/// The findings about one file.
struct FileFindings {
  let file: ExactText
  let diagnostics: [Diagnostic]

  /// How many findings are of this severity.
  func count(of severity: Severity) -> Int { diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) } }
}

extension Report {
  /// The findings by file, in the order of the first finding about each.
  var findingsByFile: [FileFindings] {
    var order: [ExactText] = []
    var found: [ExactText: [Diagnostic]] = [:]
    for diagnostic in diagnostics {
      if found[diagnostic.file] == nil { order.append(diagnostic.file) }
      found[diagnostic.file, default: []].append(diagnostic)
    }
    return order.map { FileFindings(file: $0, diagnostics: found[$0] ?? []) }
  }
}
