import WatchwordBasics

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
    var indices: [ExactText: Int] = [:]
    func row(_ language: String?) -> Int {
      let key = ExactText(language ?? "")
      if let index = indices[key] { return index }
      indices[key] = rows.count
      rows.append(Row(language: language))
      return rows.count - 1
    }
    for part in report.parts {
      let index = row(part.language)
      rows[index].fileNames.insert(part.file)
      rows[index].unitCount += part.unitCount
    }
    for file in report.files {
      let common = report.languages[file.file]
      var order: [Int] = []
      var found: [Int: [Finding]] = [:]
      for finding in file.findings {
        let index = row(common ?? finding.language)
        if found[index] == nil { order.append(index) }
        found[index, default: []].append(finding)
      }
      for index in order {
        rows[index].fileNames.insert(file.file)
        rows[index].files.append(FileFindings(file: file.file, findings: found[index] ?? []))
      }
    }
    self.rows = rows.filter { $0.language != nil } + rows.filter { $0.language == nil }
  }
}
