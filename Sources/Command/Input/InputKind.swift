import WatchwordForm
import WatchwordLinting
import WatchwordPolicy
import WatchwordPolicyAnalysis

/// A kind of file that commands read, with its maximum size: files are read into memory, and a device or a pipe may
/// never end.
struct InputKind {
  /// The name of such a file in messages.
  let name: String
  /// The maximum size in bytes.
  let limit: Int
  /// Whether the reader of the bytes reports that the file is too large.
  var isReportedByReader = false
  /// What the option for such a file expects. It replaces the file's name in the message if the file cannot be opened:
  /// a user may have given a password by mistake, and passwords are never printed.
  var expectation: String?

  static let policy = InputKind(name: "policy", limit: PolicyFormat.maximumLength, isReportedByReader: true)
  static let configuration = InputKind(
    name: "configuration", limit: LintConfigurationFile.maximumLength, isReportedByReader: true)
  static let glossary = InputKind(name: "glossary", limit: 64 << 20)
  static let baseline = InputKind(name: "baseline", limit: Baseline.maximumLength, isReportedByReader: true)
  static let script = InputKind(name: "script", limit: FormSession.maximumLength, isReportedByReader: true)
  static let measurement = InputKind(
    name: "result", limit: MeasurementReader.maximumLength, isReportedByReader: true)
  static let catalog = InputKind(name: "catalogue", limit: 1 << 30)
  static let password = InputKind(
    name: "file with a password", limit: UncheckedLine.maximumLength,
    expectation: "--current expects a file with the current password in its first line,"
      + " or - or prompt to type it on the terminal")
  static let passwordList = InputKind(
    name: "list of passwords", limit: 256 << 20,
    expectation: "--common-passwords expects a file with one password per line")

  /// The limit in words.
  var limitInWords: String {
    for (unit, size) in [("GiB", 1 << 30), ("MiB", 1 << 20)] where limit >= size && limit.isMultiple(of: size) {
      return "\(limit / size) \(unit)"
    }
    return "\(limit) bytes"
  }
}
