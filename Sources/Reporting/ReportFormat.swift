/// A form in which findings are reported; each has a file of its own and a place in ``all``.
public struct ReportFormat: Sendable {
  /// The name on the command line, such as `text`.
  public let id: String
  /// Who reads the format, for help texts.
  public let title: String
  /// Whether the numbers of a report belong beside it on standard error; formats for programs carry their own.
  public let hasSummary: Bool
  private let write: @Sendable (Report, Bool) -> String

  /// A format whose reports `write` makes; it is told whether to colour them.
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
  public static let all: [ReportFormat] = [.text, .concise, .json, .github]

  /// The format of this name, or `nil`.
  public static func named(_ id: String) -> ReportFormat? { all.first { $0.id == id } }

  /// The report in this format; it ends with a line break unless there is nothing to say.
  public func text(of report: Report, isColored: Bool = false) -> String { write(report, isColored) }
}
