import WatchwordBasics
import WatchwordLinting

/// A kind of file that is read, with its maximum size: files are read into memory, and a device or a pipe may never
/// end.
package struct InputKind: Sendable {
  /// The name of such a file in messages.
  package let name: String
  /// The maximum size in bytes.
  package let limit: Int
  /// Whether the reader of the bytes reports that the file is too large.
  let isReportedByReader: Bool
  /// What the option for such a file expects. It replaces the file's name in the message if the file cannot be opened:
  /// a user may have given a password by mistake, and passwords are never printed.
  let expectation: String?

  /// Creates a kind of file.
  package init(name: String, limit: Int, isReportedByReader: Bool = false, expectation: String? = nil) {
    self.name = name
    self.limit = limit
    self.isReportedByReader = isReportedByReader
    self.expectation = expectation
  }

  package static let configuration = InputKind(
    name: "configuration", limit: LintConfigurationFile.maximumLength, isReportedByReader: true)
  package static let glossary = InputKind(name: "glossary", limit: 64 << 20)
  package static let baseline = InputKind(name: "baseline", limit: Baseline.maximumLength, isReportedByReader: true)
  package static let catalog = InputKind(name: "catalogue", limit: 1 << 30)

  /// Returns the failure for a file that is larger than the limit.
  func excess(_ name: ExactText) -> RunFailure {
    RunFailure(message: "\(name): The file is too large; expected a \(self.name) of at most \(limitInWords)")
  }

  /// The limit in words.
  package var limitInWords: String {
    for (unit, size) in [("GiB", 1 << 30), ("MiB", 1 << 20)] where limit >= size && limit.isMultiple(of: size) {
      return "\(limit / size) \(unit)"
    }
    return "\(limit) bytes"
  }
}
