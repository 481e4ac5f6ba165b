import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordProject
import WatchwordStrength
import WatchwordSystemFiles

/// The lists of passwords against which policies are measured.
enum PasswordLists: Sendable {
  /// Files, and `-` for standard input.
  case files([SystemPath])
  /// The built-in lists: the common passwords, and the words of the estimator.
  case builtIn

  /// The name of the built-in lists as a source.
  static let nameOfBuiltIn = "the lists inside watchword"
  /// The name of standard input as a source.
  static let nameOfStandardInput = "standard input"

  /// The names of the lists in reports.
  var names: [String] {
    switch self {
    case .files(let paths): paths.map { $0.isStandardInput ? Self.nameOfStandardInput : $0.name.string }
    case .builtIn: [Self.nameOfBuiltIn]
    }
  }

  /// Returns the total size of the lists in bytes, if it is known.
  ///
  /// - Throws: `RunFailure` if a list does not exist, so that the error is reported before the preceding lists are
  ///   read.
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

  /// Opens the list at `index`; returns `nil` after the last one.
  ///
  /// - Throws: `RunFailure` if it cannot be opened.
  func open(_ index: Int) throws -> PasswordFile? {
    switch self {
    case .files(let paths): index < paths.count ? try PasswordFile(paths[index]) : nil
    case .builtIn: index == 0 ? PasswordFile(Self.words, name: names[0]) : nil
    }
  }

  /// Every common password and every word of the estimator, without duplicates, one per line.
  private static var words: [UInt8] {
    var words: Set<[UInt8]> = []
    CommonPasswords.embedded.forEachFolded { words.insert($0) }
    StrengthEstimator.embedded.forEachWord { words.insert(Array($0)) }
    // Sorted, because samples depend on the order.
    return words.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 + [0x0A] }
  }
}
