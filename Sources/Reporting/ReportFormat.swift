/// A format of reports. Each format has its own file and an entry in ``all``.
public struct ReportFormat: Sendable {
  /// The name on the command line, such as `text`.
  public let id: String
  /// The purpose of the format, for help texts.
  public let title: String
  /// Whether the summary is printed on standard error; formats for programs include the numbers.
  public let hasSummary: Bool
  private let write: @Sendable (Report, Bool) -> String

  /// Creates a format. The second argument of `write` says whether to colour the report.
  init(
    _ id: String, _ title: String, hasSummary: Bool = false,
    write: @escaping @Sendable (_ report: Report, _ isColored: Bool) -> String
  ) {
    self.id = id
    self.title = title
    self.hasSummary = hasSummary
    self.write = write
  }

  /// Every format, in the order of documentation.
  public static let all: [ReportFormat] = [
    .text, .concise, .json, .sarif, .github, .junit, .checkstyle, .html,
  ]

  /// The format of this name, or `nil`.
  public static func named(_ id: String) -> ReportFormat? { all.first { $0.id == id } }

  /// Writes the report in this format; the text ends with a line break unless it is empty.
  public func text(of report: Report, isColored: Bool = false) -> String { write(report, isColored) }
}
