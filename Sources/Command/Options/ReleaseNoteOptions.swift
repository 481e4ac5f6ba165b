import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicy
import WatchwordReleaseNotes

/// What a release note says that the policies do not.
struct ReleaseNoteOptions: ParsableArguments {
  @Option(
    name: .customLong("for"),
    help: "Who reads the output: developers (the default), or users, who get a release note in their language.")
  var audience = Audience.developers

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "The day from which users have the new policy, as they shall read it in their language, such as \"1 March 2027\".",
      valueName: "date"))
  var date: String?

  @Option(
    help: """
      What becomes of the passwords that users have: kept (they keep working), checked (who has one that does not meet \
      the new policy is asked for another at sign-in) or replaced (everybody is); a note says nothing of it if left out.
      """)
  var existing: ReleaseNote.Existing?

  @Option(
    help: ArgumentHelp(
      "Numbers of an observer (Documentation/HowManyUsers.md): how many passwords in use do not meet the new policy.",
      valueName: "file"))
  var observed: String?

  /// Who reads what changes.
  enum Audience: String, CaseIterable, ExpressibleByArgument {
    case developers, users
  }

  /// The longest date, in characters.
  private static let longestDate = 100

  func validate() throws {
    guard audience == .users else {
      if date != nil || existing != nil {
        throw ValidationError("--from and --existing are for a release note; add --for users")
      }
      return
    }
    if let date,
      date.unicodeScalars.count > Self.longestDate || date.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    {
      throw ValidationError("--from is not a date; expected a text of up to \(Self.longestDate) characters")
    }
  }

  /// The observer's numbers, which must be about the rules of `policy`.
  func numbers(about policy: PasswordPolicy) throws -> ObservedNumbers? {
    guard let observed else { return nil }
    let source = try InputFile.read(InputPaths.path(named: observed))
    let reading = ObservedNumbers.read(source)
    StandardError.reportWithHelp(reading.diagnostics)
    guard let numbers = reading.value else {
      throw CommandFailure(message: "\(source.name) has no numbers of an observer; see Documentation/HowManyUsers.md")
    }
    guard numbers.areAbout(policy) else {
      throw CommandFailure(
        message: "\(source.name) is about \(numbers.policy), which has other rules than the new policy;"
          + " expected numbers that were observed with the new one")
    }
    return numbers
  }

  /// The date as users read it.
  var day: ExactText? { date.map { ExactText($0) } }
}

extension ReleaseNote.Existing: NamedArgument {
  static var choices: [ReleaseNote.Existing] { allCases }

  var word: String {
    switch self {
    case .kept: "kept"
    case .checked: "checked"
    case .replaced: "replaced"
    }
  }
}
