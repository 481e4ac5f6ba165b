import ArgumentParser
import WatchwordDiagnostics
import WatchwordSystemFiles

/// What a line of a list of passwords is.
enum PasswordListForm: Sendable {
  /// A password, all of it.
  case plain
  /// How often a password occurs, a blank or a tab, and the password, as `uniq -c` writes it.
  case counted
  /// The hash of a password.
  case hashes

  /// The bytes at the start of a list that tell its form; only whole lines among them do.
  private static let decisiveLength = 1 << 16
  /// A single line tells nothing: it may be a password with a number and a blank in it.
  private static let fewestLines = 2

  /// The form of the list that starts with the lines of `piece`: that of all its first lines. A password may have a
  /// number and a blank in front; a list in which all do has counts.
  static func of(_ piece: InputPiece) -> PasswordListForm {
    guard case .lines(let bytes) = piece else { return .plain }
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: 0x0A, from: start) ?? bytes.count
      if end >= decisiveLength { break }
      lines.append(bytes[start..<end].last == 0x0D ? bytes[start..<end - 1] : bytes[start..<end])
      start = end + 1
    }
    if !lines.isEmpty, lines.allSatisfy(isHash) { return .hashes }
    return lines.count >= fewestLines && lines.allSatisfy { CountedPassword($0) != nil } ? .counted : .plain
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

/// A line with how often a password occurs, and the password.
struct CountedPassword {
  let count: Int
  let password: ArraySlice<UInt8>

  /// The most digits of a count, so that the counts of a piece of input never add up to more than an `Int` holds.
  private static let mostDigits = 12

  /// Reads a line without its end: blanks, a number above 0, one blank or tab, and the password.
  init?(_ line: ArraySlice<UInt8>) {
    let number = line.drop { $0 == 0x20 }
    let digits = number.prefix { 0x30...0x39 ~= $0 }
    guard 1...Self.mostDigits ~= digits.count, digits.endIndex < line.endIndex,
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

  /// The form of a list that looks like `form`.
  func form(lookingLike form: PasswordListForm) -> PasswordListForm {
    switch self {
    case .auto: form
    case .always: .counted
    case .never: .plain
    }
  }
}
