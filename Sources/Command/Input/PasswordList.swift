import WatchwordDiagnostics
import WatchwordPolicy

/// A list of common passwords that replaces the built-in one: UTF-8, one password per line.
enum PasswordList {
  /// Reads the list at `path`.
  ///
  /// Throws if the file is empty or contains bytes that are not text, because the rule would then accept every
  /// password.
  static func load(_ path: String) throws -> CommonPasswords {
    let source = try InputFile.read(path, as: .passwordList)
    if let offset = offsetOfStrayByte(in: source.bytes) {
      let diagnostic = Diagnostic(
        .invalidUTF8, file: source.name,
        span: SourceSpan(at: source.position(at: offset)),
        message: source.bytes[offset] == 0
          ? "Found a NUL byte; expected text in UTF-8, one password per line"
          : "Found a byte that is not UTF-8; expected text in UTF-8, one password per line")
      StandardError.report([diagnostic])
      throw CommandFailure(
        message: "\(source.name) is not a usable list of passwords; correct the error that is listed above")
    }
    let list = CommonPasswords(lines: source.bytes)
    guard !list.isEmpty else {
      throw CommandFailure(message: "\(source.name) holds no password; expected one per line")
    }
    return list
  }

  /// The offset of the first byte that is NUL or not UTF-8.
  private static func offsetOfStrayByte(in bytes: [UInt8]) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        if encoded.first == 0 { return offset }
        offset += encoded.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
