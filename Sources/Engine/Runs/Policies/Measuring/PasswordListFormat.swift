import WatchwordBasics
import WatchwordPolicy

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
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if end >= decisiveLength { break }
      lines.append(bytes[start..<end].last == 0x0D ? bytes[start..<end - 1] : bytes[start..<end])
      start = end + 1
    }
    if !lines.isEmpty, lines.allSatisfy({ isHash($0) }) { return .hashes }
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
package enum CountsMode: String, CaseIterable, Sendable {
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
