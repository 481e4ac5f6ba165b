import WatchwordBasics
import WatchwordPolicy
import WatchwordSystemFiles

/// The requirement on arguments that are words about the user.
enum UserWords {
  /// Throws if a word is not UTF-8.
  static func requireFaithful(_ word: String) throws(RunFailure) {
    guard RawArguments.isFaithful(word) else {
      throw RunFailure(message: "A user id or personal word is not UTF-8; expected text in UTF-8")
    }
  }
}

/// The limit on the length of arguments.
enum ArgumentLength {
  /// The maximum length of an argument in bytes: 8 KiB, twice the longest path on Linux.
  ///
  /// Arguments are compared as strings before options are parsed, which takes time quadratic in the number of combining
  /// marks.
  static let maximum = 8 << 10

  /// Throws if an argument is longer than ``maximum``.
  static func requireBounded() throws {
    for (index, length) in RawArguments.all.map(\.count).enumerated() where length > maximum {
      throw RunFailure(
        message: "Argument \(index + 1) has \(length) bytes; expected at most \(maximum)")
    }
  }
}
