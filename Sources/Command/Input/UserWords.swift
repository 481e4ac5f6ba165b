import WatchwordPolicy
import WatchwordSystemFiles

/// The requirements on the user's id and other words about the user.
enum UserWords {
  /// Throws if a word is too long for the rules, or is not UTF-8.
  static func require(_ words: [String]) throws {
    for word in words {
      guard word.utf8.count <= AssessmentContext.maximumLength else {
        throw CommandFailure(
          message: "A user id or personal word has \(word.utf8.count) bytes; expected at most "
            + "\(AssessmentContext.maximumLength)")
      }
      guard RawArguments.isFaithful(word) else {
        throw CommandFailure(message: "A user id or personal word is not UTF-8; expected text in UTF-8")
      }
    }
  }
}
