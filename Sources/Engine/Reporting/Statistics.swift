public import WatchwordBasics

/// The number of findings of one kind and severity.
public struct DefectCount: Hashable, Sendable {
  /// The id of the defect.
  public let id: ExactText
  /// The severity of these findings.
  public let severity: Severity
  /// The number of findings.
  public let count: Int
  /// The number of files with such findings.
  public let fileCount: Int
}

extension Report {
  /// The number of findings of each kind and severity: errors first, and the most frequent first within a severity. The
  /// numbers add up to those of the summary.
  public var statistics: [DefectCount] {
    struct Key: Hashable {
      let id: ExactText
      let severity: Severity
    }
    var found: [Key: (count: Int, files: Int)] = [:]
    for file in files {
      var seen: Set<Key> = []
      for finding in file.findings {
        let key = Key(id: finding.id, severity: finding.severity)
        found[key, default: (0, 0)].count += 1
        if seen.insert(key).inserted { found[key]?.files += 1 }
      }
    }
    return found.map { DefectCount(id: $0.id, severity: $0.severity, count: $1.count, fileCount: $1.files) }
      .sorted { ($1.severity, $1.count, $0.id) < ($0.severity, $0.count, $1.id) }
  }
}

extension ReportFormat {
  /// The formats that support statistics.
  package static var withStatistics: [ReportFormat] { [.text, .json] }

  /// Returns the statistics in this format; `nil` if the format does not support them.
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
    let titles = Dictionary(firstOf: report.kinds.map { ($0.id, $0.summary) })
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
      writer.object("summary") { $0.write(summaryOf: report) }
      writer.array("statistics") { list in
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
