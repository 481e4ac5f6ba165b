import ArgumentParser
import WatchwordRuns

/// The options for the data with which passwords are compared.
struct AssessmentOptions: ParsableArguments {
  @Option(name: .customLong("user"), help: "The user's id, for the rule user-id.")
  var userID: String?

  @Option(name: .customLong("personal-word"), help: "A word for the rule personal-words; can be given several times.")
  var personalWords: [String] = []

  @Option(
    name: .customLong("common-passwords"),
    help: "A file with one password per line, to use instead of the built-in list.")
  var commonPasswords: String?

  @Option(help: "A sorted file of SHA-1 hashes, for the rule breached-password.")
  var breached: String?

  /// The data. Throws if a word is not UTF-8.
  func data() throws -> AssessmentData {
    var data = AssessmentData()
    data.userID = userID
    data.personalWords = personalWords
    data.commonPasswords = try commonPasswords.map(InputPaths.argument)
    data.breached = try breached.map(InputPaths.argument)
    for word in data.userWords { try UserWords.requireFaithful(word) }
    return data
  }
}
