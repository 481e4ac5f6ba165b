import ArgumentParser
import WatchwordPolicyTools
import WatchwordRuns

/// The options for facts in a release note that the policies do not contain.
struct ReleaseNoteOptions: ParsableArguments {
  @Option(
    name: .customLong("for"),
    help: "Who reads the output: developers (the default), or users, who get a release note in their language.")
  var audience = Audience.developers

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "The day from which the new policy applies, written for users in their language, such as \"1 March 2027\".",
      valueName: "date"))
  var date: String?

  @Option(
    help: """
      What happens to existing passwords: kept (they keep working), checked (users whose password does not meet the \
      new policy must change it at sign-in) or replaced (all users must); without this option, the note does not \
      mention them.
      """)
  var existing: ReleaseNote.ExistingPasswordTreatment?

  @Option(
    help: ArgumentHelp(
      "An observer's file (Documentation/HowManyUsers.md): how many passwords in use do not meet the new policy.",
      valueName: "file"))
  var observed: String?

  /// The people for whom the changes are described.
  enum Audience: String, CaseIterable, ExpressibleByArgument {
    case developers, users
  }

  func validate() throws {
    if let message = facts(observed: nil).contradiction { throw ValidationError(message) }
  }

  /// The facts, with the file of an observer.
  func facts(observed: FileArgument?) -> ReleaseNoteFacts {
    var facts = ReleaseNoteFacts()
    facts.isForUsers = audience == .users
    facts.date = date
    facts.existing = existing
    facts.observed = observed
    return facts
  }
}

extension ReleaseNote.ExistingPasswordTreatment: NamedArgument {
  static var choices: [ReleaseNote.ExistingPasswordTreatment] { allCases }
  var word: String { optionName }
}
