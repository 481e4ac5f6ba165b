public import WatchwordDiagnostics

/// How often a kind of defect was found.
public struct DefectCount: Hashable, Sendable {
  /// The name of the defect.
  public let id: ExactText
  /// The highest severity of its findings.
  public let severity: Severity
  /// The number of findings.
  public let count: Int
  /// The number of files with such findings.
  public let fileCount: Int
}

extension Report {
  /// How often each kind of defect was found: errors first, and of one severity the most frequent first.
  public var statistics: [DefectCount] {
    var found: [ExactText: (severity: Severity, count: Int, files: Int)] = [:]
    for file in files {
      var seen: Set<ExactText> = []
      for diagnostic in file.findings {
        var entry = found[diagnostic.id] ?? (diagnostic.severity, 0, 0)
        entry.severity = max(entry.severity, diagnostic.severity)
        entry.count += 1
        if seen.insert(diagnostic.id).inserted { entry.files += 1 }
        found[diagnostic.id] = entry
      }
    }
    return found.map { DefectCount(id: $0, severity: $1.severity, count: $1.count, fileCount: $1.files) }
      .sorted { ($1.severity, $1.count, $0.id) < ($0.severity, $0.count, $1.id) }
  }
}

extension ReportFormat {
  /// The formats that have statistics.
  public static var withStatistics: [ReportFormat] { [.text, .json] }

  /// How often each kind of defect was found, in this format; `nil` if the format has no statistics.
  public func statistics(of report: Report) -> String? {
    switch id {
    case ReportFormat.text.id: Self.table(of: report)
    case ReportFormat.json.id: Self.json(of: report)
    default: nil
    }
  }

  private static func table(of report: Report) -> String {
    let rows = report.statistics.map { ["\($0.count)", $0.severity.name, $0.id.string] }
    let widths = (0..<3).map { column in rows.map { $0[column].utf8.count }.max() ?? 0 }
    let titles = Dictionary(report.defects.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    return rows.map { row in
      let id = TerminalScalar.shown(row[2])
      let title = titles[ExactText(row[2])]
      return padding(row[0], widths[0]) + row[0] + "  " + row[1] + padding(row[1], widths[1]) + "  " + id
        + (title.map { padding(id, widths[2]) + "  " + $0 } ?? "") + "\n"
    }.joined()
  }

  private static func padding(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.utf8.count, 0))
  }

  private static func json(of report: Report) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.key("summary")
      writer.object { $0.write(summaryOf: report) }
      writer.key("statistics")
      writer.array { list in
        for row in report.statistics {
          list.object { writer in
            writer.member("id", row.id.string)
            writer.member("severity", row.severity.name)
            writer.member("count", row.count)
            writer.member("files", row.fileCount)
          }
        }
      }
    }
    return writer.takeText() + "\n"
  }
}

extension DefectDescription {
  /// The first line of the page.
  fileprivate var title: String { DefectPage(page).title }
}

extension JSONWriter {
  /// Writes the numbers of a report as members of an object.
  mutating func write(summaryOf report: Report) {
    member("files", report.fileCount)
    member("units", report.unitCount)
    member("errors", report.count(of: .error))
    member("warnings", report.count(of: .warning))
    member("infos", report.count(of: .info))
  }
}
