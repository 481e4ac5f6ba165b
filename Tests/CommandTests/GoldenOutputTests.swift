import TestSupport
import Testing
import WatchwordReporting

@testable import WatchwordCommand
@testable import WatchwordRuns

/// The output of the command, in files that a person has reviewed: `Fixtures/Goldens`.
@Suite struct GoldenOutputTests {
  /// A run whose standard output is the file of its name.
  struct Golden: Sendable, CustomStringConvertible {
    let file: String
    let arguments: [String]
    var input: [UInt8] = []
    var exitCode: Int32 = 0
    var errors = ""

    var description: String { file }
  }

  private static let folder = "Tests/CommandTests/Fixtures/Goldens"
  private static let policy = "\(folder)/policy.json"

  private static let texts = TextReport.formats.map(\.word).flatMap { format in
    let text = ["text", "Policies/relid-strict.json", "--format", format]
    return [
      Golden(file: "text-one-locale.\(format)", arguments: text + ["--locale", "en"]),
      Golden(
        file: "text-several-locales.\(format)",
        arguments: text + ["--locale", "en", "--locale", "ar", "--locale", "ja", "--style", "requirement"]),
    ]
  }

  private static let styles = ["summary", "relid"].map { style in
    Golden(
      file: "text-style-\(style).text",
      arguments: ["text", "Policies/relid-strict.json", "--locale", "en", "--style", style])
  }

  /// Passwords that leave no state of a rule out, and two lines that cannot be checked.
  private static let passwords: [UInt8] =
    Array("acme\n<a>\n\nabcdefgh9\nanna7!\n".utf8) + [0x61, 0xFF, 0x0A] + Array("emca-1".utf8)

  private static let checks = [("text", "never"), ("json", "never"), ("text", "always")].map { format, color in
    Golden(
      file: color == "always" ? "check-colored.\(format)" : "check.\(format)",
      arguments: ["check", policy, "--locale", "en", "--user", "anna", "--format", format, "--color", color],
      input: passwords, exitCode: 1,
      errors: "-:6:1: error: The line is not UTF-8, so it cannot be checked; expected a password in UTF-8"
        + " [invalid-utf8]\n")
  }

  private static let policies = ["text", "json"].flatMap { format in
    let show = ["policy", "show", "--locale", "en", "--format", format]
    return [
      Golden(file: "policy-show.\(format)", arguments: show + [policy]),
      Golden(file: "policy-show-relid.\(format)", arguments: show + ["Policies/relid-strict.json"]),
    ]
  }

  private static let pages = [
    Golden(file: "explain-rule.text", arguments: ["explain", "length"]),
    Golden(file: "explain-check.text", arguments: ["explain", "missing-placeholder"]),
  ]

  /// Two policies that their measures rank differently, by passwords that nobody has.
  private static let comparisons = PolicyCompareReport.formats.map(\.word).map { format in
    let passwords = "\(folder)/compared-passwords.txt"
    return Golden(
      file: "policy-compare.\(format)",
      arguments: [
        "policy", "compare", "cognito-default", "nist-800-63b-4", "--against", passwords, "--locale", "ar", "--format",
        format,
      ], errors: "note: \(passwords): each line is a password\n")
  }

  private static let notes = [("en", "text"), ("pl", "markdown"), ("he", "html"), ("de", "json")].map {
    locale, format in
    Golden(
      file: "policy-note-\(locale).\(format)",
      arguments: [
        "policy", "diff", "cognito-default", "nist-800-63b-4", "--for", "users", "--from", "1.3.2027", "--existing",
        "checked", "--observed", "\(folder)/observed.json", "--locale", locale, "--format", format,
      ], exitCode: 1)
  }

  private static let observed = ["text", "markdown", "html", "json"].map { format in
    Golden(
      file: "policy-diff-observed.\(format)",
      arguments: [
        "policy", "diff", "cognito-default", "nist-800-63b-4", "--observed", "\(folder)/observed.json", "--locale",
        "en",
        "--format", format,
      ], exitCode: 1)
  }

  @Test(arguments: comparisons + notes + observed + texts + styles + checks + policies + pages)
  func `the output is as reviewed`(golden: Golden) throws {
    let run = try CommandRun(golden.arguments, input: golden.input)
    #expect(run.exitCode == golden.exitCode && run.errors == golden.errors, "\(run.errors)")
    try GoldenFile("\(Self.folder)/\(golden.file)").expect(run.output)
  }
}
