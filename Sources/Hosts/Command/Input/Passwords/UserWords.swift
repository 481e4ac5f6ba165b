import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordSystemFiles

/// The requirements on the user's id and other words about the user.
enum UserWords {
  /// Throws if a word is too long for the rules, or is not UTF-8.
  static func require(_ words: [String]) throws {
    for word in words {
      guard word.utf8.count <= AssessmentContext.maximumLength else {
        throw RunFailure(
          message: "A user id or personal word has \(word.utf8.count) bytes; expected at most "
            + "\(AssessmentContext.maximumLength)")
      }
      guard RawArguments.isFaithful(word) else {
        throw RunFailure(message: "A user id or personal word is not UTF-8; expected text in UTF-8")
      }
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
