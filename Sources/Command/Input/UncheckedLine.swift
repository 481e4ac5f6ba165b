import WatchwordDiagnostics
import WatchwordPolicy

/// The reason why a line of input cannot be checked; contains no part of the line.
enum UncheckedLine {
  case invalidUTF8, tooLong

  /// The kind of the finding.
  var kind: FindingKind {
    switch self {
    case .invalidUTF8: .invalidUTF8
    case .tooLong: .lineTooLong
    }
  }

  /// What was found, and what was expected.
  var message: String {
    switch self {
    case .invalidUTF8: "The line is not UTF-8, so it cannot be checked; expected a password in UTF-8"
    case .tooLong:
      "The line is longer than \(InputLines.maximumLength) bytes (16 MiB), so it cannot be checked; "
        + "expected one password per line"
    }
  }

  /// The finding about line `number` of standard input.
  func diagnostic(line number: Int) -> Diagnostic {
    Diagnostic(
      kind, file: "-", span: SourceSpan(at: SourcePosition(line: number, column: 1)),
      message: message)
  }

  /// The JSON object that replaces an assessment, on one line without a line break.
  func json(line number: Int) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("line", number)
      writer.member("verdict", Verdict.undetermined.name)
      writer.key("rules")
      writer.array { _ in }
      writer.key("error")
      writer.object { writer in
        writer.member("id", kind.id)
        writer.member("message", message)
      }
    }
    return writer.text
  }
}
