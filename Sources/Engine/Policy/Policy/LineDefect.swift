package import WatchwordBasics

/// The reason why a line with a password cannot be checked. It contains no part of the line.
package enum LineDefect: Sendable {
  case invalidUTF8, tooLong

  /// The maximum length of a line in bytes: 16 MiB.
  package static let maximumLength = 16 << 20

  /// The kind of the finding.
  package var kind: FindingKind {
    switch self {
    case .invalidUTF8: .invalidUTF8
    case .tooLong: .lineTooLong
    }
  }

  /// The message: what was found, and what was expected.
  package var message: String {
    switch self {
    case .invalidUTF8: "The line is not UTF-8, so it cannot be checked; expected a password in UTF-8"
    case .tooLong:
      "The line is longer than \(Self.maximumLength) bytes (16 MiB), so it cannot be checked; "
        + "expected one password per line"
    }
  }

  /// The finding about line `number` of standard input.
  package func finding(line number: Int) -> Finding {
    Finding(
      kind, file: "-", span: SourceSpan(at: SourcePosition(line: number, column: 1)),
      message: message)
  }

  /// The JSON object that replaces an assessment, on one line without a line break.
  package func json(line number: Int) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("line", number)
      writer.member("verdict", Verdict.undetermined.name)
      writer.array("rules") { _ in }
      writer.object("error") { writer in
        writer.member("id", kind.id)
        writer.member("message", message)
      }
    }
    return writer.text
  }

  /// Returns the password in `line`, whose LF is already removed, without the CR of a CRLF line end. Fails with the
  /// reason if the line cannot be checked.
  package static func password(in line: ArraySlice<UInt8>) -> Result<String, LineDefect> {
    let line = line.last == 0x0D ? line.dropLast() : line
    guard line.count <= maximumLength else { return .failure(.tooLong) }
    guard let password = String(validating: line, as: UTF8.self) else { return .failure(.invalidUTF8) }
    return .success(password)
  }
}

extension LineDefect: Error {}

extension FindingKind {
  /// A line with a password is too long.
  package static let lineTooLong = FindingKind("line-too-long", .error)
}
