public import WatchwordBasics

/// A format of reports. Each format has its own file and an entry in ``all``.
public struct ReportFormat: Sendable {
  /// The name on the command line, such as `text`.
  public let id: String
  /// The purpose of the format, for help texts.
  public let title: String
  /// Whether the summary is printed to standard error; formats for programs include the counts.
  public let hasSummary: Bool
  /// Whether the format quotes lines of the files.
  public let quotesLines: Bool
  private let write: Writer

  /// Writes a report piece by piece.
  typealias Writer =
    @Sendable (_ report: Report, _ isColored: Bool, _ output: (String) throws(OutputEnd) -> Void) throws(OutputEnd)
    -> Void

  /// Creates a format. `write` outputs the report piece by piece, so that it is never in memory as a whole.
  init(
    _ id: String, _ title: String, hasSummary: Bool = false, quotesLines: Bool = false, write: @escaping Writer
  ) {
    self.id = id
    self.title = title
    self.hasSummary = hasSummary
    self.quotesLines = quotesLines
    self.write = write
  }

  /// All formats, in the order of the documentation.
  public static let all: [ReportFormat] = [
    .text, .concise, .json, .sarif, .github, .gitlab, .rdjson, .junit, .checkstyle, .html,
  ]

  /// Returns the format with this name, or `nil`.
  public static func named(_ id: String) -> ReportFormat? { all.first { $0.id == id } }

  /// Returns the report in this format. The text ends with a line break unless it is empty.
  public func text(of report: Report, isColored: Bool = false) -> String {
    var text = ""
    write(report, isColored: isColored) { text += $0 }
    return text
  }

  /// Writes the report in this format piece by piece to `output`; rethrows its errors.
  public func write<E>(
    _ report: Report, isColored: Bool = false, to output: (String) throws(E) -> Void
  ) throws(E) {
    var failure: E?
    do throws(OutputEnd) {
      try write(report, isColored) { text throws(OutputEnd) in
        do throws(E) {
          try output(text)
        } catch {
          failure = error
          throw OutputEnd()
        }
      }
    } catch {}
    if let failure { throw failure }
  }
}

/// The end of the output: it takes no more.
struct OutputEnd: Error {}
