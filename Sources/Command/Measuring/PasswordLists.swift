import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordStrength

/// The lists of passwords that policies are measured by.
enum PasswordLists: Sendable {
  /// Files, and `-` for standard input.
  case files([SystemPath])
  /// What the command brings along: the common passwords, and the words of the estimator.
  case inside

  /// What standard input is called as a source.
  static let standardInput = "standard input"

  /// What people call them.
  var names: [String] {
    switch self {
    case .files(let paths): paths.map { $0.isStandardInput ? Self.standardInput : $0.name.string }
    case .inside: ["the lists inside watchword"]
    }
  }

  /// Opens the lists.
  ///
  /// - Throws: `CommandFailure` if one cannot be opened.
  func open() throws -> [PasswordFile] {
    switch self {
    case .files(let paths): try paths.map { try PasswordFile($0) }
    case .inside: [PasswordFile(Self.words, name: names[0])]
    }
  }

  /// Every common password and every word of the estimator, once, one a line.
  private static var words: [UInt8] {
    var words: Set<[UInt8]> = []
    CommonPasswords.embedded.forEachFolded { words.insert($0) }
    StrengthEstimator.embedded.forEachWord { words.insert(Array($0)) }
    // In the same order in every run, because samples depend on it.
    return words.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 + [0x0A] }
  }
}
