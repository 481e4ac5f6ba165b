package import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools
import WatchwordStrength

/// The lists of passwords against which policies are measured.
enum PasswordLists: Sendable {
  /// Files, and `-` for standard input.
  case files([SystemPath])
  /// The built-in lists: the common passwords, and the words of the estimator.
  case builtIn

  /// The names of the lists in reports.
  var names: [String] {
    switch self {
    case .files(let paths): paths.map { $0.isStandardInput ? PasswordMeasurement.standardInput : $0.name.string }
    case .builtIn: [PasswordMeasurement.builtInLists]
    }
  }

  /// Returns the total size of the lists in bytes, if it is known.
  ///
  /// - Throws: `RunFailure` if a list does not exist, so that the error is reported before the preceding lists are
  ///   read.
  func size(_ host: PolicyHost) throws(RunFailure) -> Int? {
    guard case .files(let paths) = self else { return nil }
    var sum: Int? = 0
    for path in paths {
      let isFile = !path.isStandardInput && !host.files.isSpecial(path)
      let size = isFile ? try host.openList(path).size : nil
      sum = size.flatMap { size in sum.map { $0 + size } }
    }
    return sum
  }

  /// Opens the list at `index`; returns `nil` after the last one.
  ///
  /// - Throws: `RunFailure` if it cannot be opened.
  func open(_ index: Int, _ host: PolicyHost) throws(RunFailure) -> PasswordList? {
    switch self {
    case .files(let paths): index < paths.count ? try host.openList(paths[index]) : nil
    case .builtIn: index == 0 ? PasswordList(Self.words(host), name: names[0]) : nil
    }
  }

  /// Every common password and every word of the estimator, without duplicates, one per line.
  private static func words(_ host: PolicyHost) -> [UInt8] {
    var words: Set<[UInt8]> = []
    CommonPasswords.embedded.forEachFolded { words.insert($0) }
    host.estimator()?.forEachWord { words.insert(Array($0)) }
    // Sorted, because samples depend on the order.
    return words.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 + [0x0A] }
  }
}

/// A list of passwords of any length, read from start to end.
package struct PasswordList: ByteSource {
  /// The name, fit for the start of a sentence.
  package let name: String
  /// The size in bytes, if it is known.
  let size: Int?
  /// Whether the list is built into the program.
  let isBuiltIn: Bool
  /// The bytes that were read ahead.
  private var head: [UInt8] = []
  private let readMore: (inout [UInt8]) throws(RunFailure) -> Int
  private let progress: () -> Int

  /// Creates a list. `read` appends at most 64 KiB and returns their number, 0 at the end; `progress` returns the number
  /// of bytes that were read so far, before they are decompressed.
  package init(
    name: String, size: Int?, read: @escaping (inout [UInt8]) throws(RunFailure) -> Int,
    progress: @escaping () -> Int
  ) {
    self.name = name
    self.size = size
    isBuiltIn = false
    readMore = read
    self.progress = progress
  }

  /// Creates a list in memory.
  init(_ bytes: [UInt8], name: String) {
    self.name = name
    size = bytes.count
    isBuiltIn = true
    head = bytes
    readMore = { _ throws(RunFailure) in 0 }
    progress = { 0 }
  }

  package var hasMore: Bool { true }

  /// The number of bytes that were read so far, before they are decompressed.
  var readCount: Int { progress() }

  package mutating func read(into buffer: inout [UInt8]) throws(RunFailure) -> Int {
    guard !head.isEmpty else { return try readMore(&buffer) }
    defer { head = [] }
    buffer += head
    return head.count
  }
}
