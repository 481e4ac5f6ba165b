import WatchwordDiagnostics

/// The findings of a report by language, with the counts of each.
struct LanguageOverview {
  /// A language; `nil` for findings that belong to none, or to several.
  struct Row {
    let language: String?
    /// The files that have texts in the language, or findings about it.
    fileprivate(set) var fileNames: Set<ExactText> = []
    fileprivate(set) var unitCount = 0
    /// The findings to show, by file.
    fileprivate(set) var files: [FileFindings] = []

    var fileCount: Int { fileNames.count }

    func count(of severity: Severity) -> Int { files.reduce(0) { $0 + $1.findings.count(of: severity) } }
  }

  /// The languages in the order of the files; the row without a language comes last.
  let rows: [Row]

  init(_ report: Report) {
    var rows: [Row] = []
    var places: [ExactText: Int] = [:]
    func row(_ language: String?) -> Int {
      let key = ExactText(language ?? "")
      if let place = places[key] { return place }
      places[key] = rows.count
      rows.append(Row(language: language))
      return rows.count - 1
    }
    for part in report.parts {
      let place = row(part.language)
      rows[place].fileNames.insert(part.file)
      rows[place].unitCount += part.unitCount
    }
    for file in report.files {
      let common = report.languages[file.file]
      var order: [Int] = []
      var found: [Int: [Diagnostic]] = [:]
      for finding in file.findings {
        let place = row(common ?? finding.language)
        if found[place] == nil { order.append(place) }
        found[place, default: []].append(finding)
      }
      for place in order {
        rows[place].fileNames.insert(file.file)
        rows[place].files.append(FileFindings(file: file.file, findings: found[place] ?? []))
      }
    }
    self.rows = rows.filter { $0.language != nil } + rows.filter { $0.language == nil }
  }
}
