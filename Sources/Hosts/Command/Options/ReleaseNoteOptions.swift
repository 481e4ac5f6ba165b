import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordReleaseNotes

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

  /// The maximum length of a date, in characters.
  private static let maximumDateLength = 100

  func validate() throws {
    guard audience == .users else {
      if date != nil || existing != nil {
        throw ValidationError("--from and --existing work only with a release note; add --for users")
      }
      return
    }
    if let date,
      date.unicodeScalars.count > Self.maximumDateLength || date.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    {
      throw ValidationError("--from is not a date; expected a text of up to \(Self.maximumDateLength) characters")
    }
  }

  /// Returns the numbers that an observer counted, which must be about the rules of `policy`.
  func numbers(about policy: PasswordPolicy) throws -> ObservedNumbers? {
    guard let observed else { return nil }
    let source = try InputFile.read(InputPaths.path(named: observed))
    let reading = ObservedNumbers.read(source)
    StandardError.reportWithHelp(reading.diagnostics)
    guard let numbers = reading.value else {
      throw RunFailure(message: "\(source.name) has no numbers of an observer; see Documentation/HowManyUsers.md")
    }
    guard numbers.belong(to: policy) else {
      throw RunFailure(
        message: "\(source.name) is about \(numbers.policy), which has other rules than the new policy;"
          + " expected numbers observed with the new one")
    }
    return numbers
  }

  /// The date in the wording for users.
  var day: ExactText? { date.map { ExactText($0) } }
}

extension ReleaseNote.ExistingPasswordTreatment: NamedArgument {
  static var choices: [ReleaseNote.ExistingPasswordTreatment] { allCases }

  var word: String {
    switch self {
    case .kept: "kept"
    case .checked: "checked"
    case .replaced: "replaced"
    }
  }
}
