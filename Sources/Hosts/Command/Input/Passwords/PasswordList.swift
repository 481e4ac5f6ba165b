import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordSystemFiles

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
      throw RunFailure(
        message: "\(source.name) is not a usable list of passwords; correct the error that is listed above")
    }
    let list = CommonPasswords(lines: source.bytes)
    guard !list.isEmpty else {
      throw RunFailure(message: "\(source.name) holds no password; expected one per line")
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

/// The format of the lines in a list of passwords.
enum PasswordListFormat: Sendable {
  /// A password alone.
  case plain
  /// The count of a password, a blank or a tab, and the password: the output of `uniq -c`.
  case counted
  /// The hash of a password.
  case hashes

  /// The number of bytes at the start of a list that determine its format; only whole lines count.
  private static let decisiveLength = 1 << 16
  /// The minimum number of lines: a single line may be a password that starts with a number and a blank.
  private static let minimumLines = 2

  /// Determines the format of the list that starts with the lines of `chunk`: the format that all of its first lines
  /// have. A password may start with a number and a blank; if all lines do, the list has counts.
  static func of(_ chunk: InputChunk) -> PasswordListFormat {
    guard case .lines(let bytes) = chunk else { return .plain }
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: 0x0A, from: start) ?? bytes.count
      if end >= decisiveLength { break }
      lines.append(bytes[start..<end].last == 0x0D ? bytes[start..<end - 1] : bytes[start..<end])
      start = end + 1
    }
    if !lines.isEmpty, lines.allSatisfy(isHash) { return .hashes }
    return lines.count >= minimumLines && lines.allSatisfy { CountedPassword($0) != nil } ? .counted : .plain
  }

  /// Whether a line is an MD5, NTLM or SHA-1 hash in hexadecimal digits, which a colon and a count may follow.
  private static func isHash(_ line: ArraySlice<UInt8>) -> Bool {
    let digits = line.prefix { ASCII.hexadecimalValue(of: $0) != nil }
    let rest = line[digits.endIndex...]
    return [32, 40].contains(digits.count)
      && (rest.isEmpty
        || rest.count > 1 && rest.first == UInt8(ascii: ":") && rest.dropFirst().allSatisfy { 0x30...0x39 ~= $0 })
  }
}

/// A line with a count and a password.
struct CountedPassword {
  let count: Int
  let password: ArraySlice<UInt8>

  /// The maximum number of digits of a count, so that the counts of a chunk of input never add up to more than
  /// `Int.max`.
  private static let maximumDigits = 12

  /// Reads a line without its end: blanks, a number above 0, one blank or tab, and the password.
  init?(_ line: ArraySlice<UInt8>) {
    let number = line.drop { $0 == 0x20 }
    let digits = number.prefix { 0x30...0x39 ~= $0 }
    guard 1...Self.maximumDigits ~= digits.count, digits.endIndex < line.endIndex,
      [0x20, 0x09].contains(line[digits.endIndex])
    else { return nil }
    count = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    guard count > 0 else { return nil }
    password = line[(digits.endIndex + 1)...]
  }
}

/// Whether the lines of lists start with counts.
enum CountsMode: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// The format of a list that appears to have the format `format`.
  func format(lookingLike format: PasswordListFormat) -> PasswordListFormat {
    switch self {
    case .auto: format
    case .always: .counted
    case .never: .plain
    }
  }
}
