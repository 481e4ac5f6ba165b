import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordStrength
import WatchwordSystemFiles

/// The lists of passwords that policies are measured by.
enum PasswordLists: Sendable {
  /// Files, and `-` for standard input.
  case files([SystemPath])
  /// What the command brings along: the common passwords, and the words of the estimator.
  case inside

  /// What the lists inside are called as a source.
  static let nameOfThoseInside = "the lists inside watchword"
  /// What standard input is called as a source.
  static let nameOfStandardInput = "standard input"

  /// What people call them.
  var names: [String] {
    switch self {
    case .files(let paths): paths.map { $0.isStandardInput ? Self.nameOfStandardInput : $0.name.string }
    case .inside: [Self.nameOfThoseInside]
    }
  }

  /// The bytes of all lists, if that is known.
  ///
  /// - Throws: `CommandFailure` if a list is not there: better now than after an hour with those before it.
  func size() throws -> Int? {
    guard case .files(let paths) = self else { return nil }
    var sum: Int? = 0
    for path in paths {
      let isFile = !path.isStandardInput && !path.isSpecial
      let size = isFile ? try PasswordFile(path).size : nil
      sum = size.flatMap { size in sum.map { $0 + size } }
    }
    return sum
  }

  /// The list at `index`, opened; `nil` behind the last one.
  ///
  /// - Throws: `CommandFailure` if it cannot be opened.
  func open(_ index: Int) throws -> PasswordFile? {
    switch self {
    case .files(let paths): index < paths.count ? try PasswordFile(paths[index]) : nil
    case .inside: index == 0 ? PasswordFile(Self.words, name: names[0]) : nil
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
