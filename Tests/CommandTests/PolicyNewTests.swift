import Foundation
import TestSupport
import Testing
import WatchwordDiagnostics
import WatchwordPolicy

@testable import WatchwordCommand

/// New policies, from options and from answers.
@Suite struct PolicyNewTests {
  private static func policy(in run: CommandRun) throws -> PasswordPolicy { try PasswordPolicy(run.output) }

  private static func rules(_ name: String) throws -> [PasswordRule] {
    try PasswordPolicy(#require(ShippedPolicy.all.first { $0.name == ExactText(name) }).json).rules
  }

  /// Options, and the rules that come of them.
  static let designs: [Case<[String], String>] = [
    Case("NIST's, with a second factor", ["--mfa"], "length 8..., common-password, user-id, personal-words"),
    Case(
      "PCI's is no lower with a second factor", ["--from", "PCI", "--mfa", "--mix", "any", "--history", "0"],
      "length 12..., different-from-current"),
    Case("nothing, with a second factor", ["--from", "None", "--mfa"], ""),
    Case("a minimum", ["--min", "20"], "length 20..., common-password, user-id, personal-words"),
    Case(
      "a minimum beats the second factor", ["--min", "10", "--mfa"],
      "length 10..., common-password, user-id, personal-words"),
    Case(
      "PCI's with a maximum", ["--from", "pci", "--max", "64"],
      "length 12...64, letters 1, digits 1, different-from-current, history 4"),
    Case(
      "PCI's without a mixture and a history", ["--from", "pci", "--mix", "any", "--history", "0"],
      "length 12..., different-from-current"),
    Case("nothing", ["--from", "none"], ""), Case("only a maximum", ["--from", "none", "--max", "9"], "length ...9"),
    Case(
      "everything",
      ["--from", "none", "--min", "9", "--mix", "all", "--user-id", "--common-passwords", "--history", "3"],
      "length 9..., uppercase 1, lowercase 1, digits 1, special 1, user-id, common-password, history 3"),
    Case("a mixture of two", ["--from", "strong", "--mix", "letters-and-digits"], "length 8..., letters 1, digits 1"),
    Case(
      "less than there was", ["--from", "nist", "--no-user-id", "--no-common-passwords"], "length 15..., personal-words"
    ),
    Case("a REL-ID policy", ["--from", "relid-default", "--mix", "any", "--no-user-id"], "length 8...64"),
  ]

  @Test(arguments: designs) func `options say what is different`(design: Case<[String], String>) throws {
    let run = try CommandRun(["policy", "new", "-"] + design.given)
    #expect(run.exitCode == 0 && run.errors == "", "\(run.errors)")
    #expect(try Self.policy(in: run).rules.map(Self.words).joined(separator: ", ") == design.expected)
  }

  private static func words(for rule: PasswordRule) -> String {
    switch rule {
    case .length(let rule): "length \(rule.minimum.map { "\($0)" } ?? "")...\(rule.maximum.map { "\($0)" } ?? "")"
    case .characterCount(let count): "\(rule.id) \(count.minimum)"
    case .history(let rule): "history \(rule.count)"
    default: rule.id.string
    }
  }

  @Test(arguments: ["nist": "nist-800-63b-4", "pci": "pci-dss-4", "cognito": "cognito-default", "strong": "strong"])
  func `a starting point is taken over unchanged`(name: String, policy: String) throws {
    let run = try CommandRun(["policy", "new", "-", "--from", name])
    #expect(try Self.policy(in: run).rules == Self.rules(policy))
  }

  @Test func `the file names the schema, is valid, and has a card and next steps`() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      ["policy", "new", "own policy.json", "--from", "pci", "--description", "Ours \"now\""], in: folder.url)
    #expect(run.exitCode == 0 && run.errors == "Wrote own policy.json\n", "\(run.errors)")
    #expect(run.output.hasPrefix("own policy: Watchword policy, 5 rules\n  Ours \"now\"\n"))
    #expect(run.output.contains("\nNext:\n  watchword policy audit 'own policy.json'\n"))
    let text = try String(contentsOf: folder.url.appending(path: "own policy.json"), encoding: .utf8)
    #expect(
      text.hasPrefix(
        "{\n  \"$schema\": \"watchword-policy-1.schema.json\",\n  \"version\": 1,\n  \"description\": \"Ours"))
    let validated = try CommandRun(["policy", "validate", "own policy.json"], in: folder.url)
    #expect(validated.exitCode == 0 && validated.output == "No findings\n" || validated.errors.contains("No findings"))
  }

  @Test func `a schema in its folder is the one that is named`() throws {
    let folder = try TemporaryFolder()
    let schemas = folder.url.appending(path: "schema")
    try FileManager.default.createDirectory(at: schemas, withIntermediateDirectories: true)
    let schema = try CommandRun(["policy", "schema"])
    #expect(schema.output == NativeFormat.schema)
    _ = try folder.write(schema.output, to: "schema/watchword-policy-1.schema.json")
    let run = try CommandRun(["policy", "new", "own.json", "--from", "nist"], in: folder.url)
    #expect(!run.output.contains("policy schema"))
    let text = try String(contentsOf: folder.url.appending(path: "own.json"), encoding: .utf8)
    #expect(text.contains(#""$schema": "schema/watchword-policy-1.schema.json""#))
  }

  /// Options, and what is said of them.
  static let refusals: [Case<[String], String>] = [
    Case("a file that exists", ["old.json", "--from", "nist"], "old.json exists already; give another name"),
    Case("a folder that does not", ["no/own.json", "--from", "nist"], "There is no folder no; create it first"),
    Case(
      "bounds that cross", ["own.json", "--min", "20", "--max", "10"],
      "--min is 20 and --max is 10; expected a minimum that is"),
    Case(
      "a minimum above the maximum of the start", ["own.json", "--from", "relid-default", "--min", "80"],
      "--min is 80 and the maximum is 64; expected"),
    Case("a negative length", ["own.json", "--min", "-5"], "expected a whole number from 1 to 1,048,576"),
    Case("a length in words", ["own.json", "--max", "ten"], "expected a whole number from 1 to 1,048,576"),
    Case("no length", ["own.json", "--min", "0"], "expected a whole number from 1 to 1,048,576"),
    Case("a negative history", ["own.json", "--history", "-1"], "expected a whole number from 0 to 1,000"),
    Case("a misspelt start", ["own.json", "--from", "nits"], "There is no starting point \"nits\"; did you mean nist"),
    Case(
      "no start", ["own.json", "--from", "banana"],
      "expected nist, pci, cognito, cognito-default, nist-800-63b-4, pci-dss-4, relid-default, relid-strict, strong or none"
    ),
    Case("no terminal to ask on", ["own.json"], "There is no terminal to ask questions on; say what to start from"),
  ]

  @Test(arguments: refusals) func `what cannot be written is refused, and nothing is left`(
    options: Case<[String], String>
  ) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("old", to: "old.json")
    let run = try CommandRun(["policy", "new"] + options.given, in: folder.url)
    #expect(run.exitCode == 2 && run.output == "" && run.errors.contains(options.expected), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["old.json"])
    #expect(try String(contentsOf: folder.url.appending(path: "old.json"), encoding: .utf8) == "old")
  }

  @Test func `the card is judged with the second factor that the policy is for`() throws {
    let folder = try TemporaryFolder()
    let new = try CommandRun(["policy", "new", "own.json", "--mfa"], in: folder.url)
    #expect(new.output.contains("✓ NIST SP") && new.output.contains("audit own.json --mfa\n"), "\(new.output)")
    for (options, sign) in [(["--mfa"], "✓"), (["--single-factor"], "✗"), ([], "✗")] {
      for format in ["text", "markdown"] {
        let show = try CommandRun(["policy", "show", "own.json", "--format", format] + options, in: folder.url)
        #expect(show.output.contains("\(sign) NIST SP"), "\(options): \(show.output)")
      }
    }
  }

  @Test func `a file is replaced if that is asked for`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("old", to: "own.json")
    let run = try CommandRun(["policy", "new", "own.json", "--from", "strong", "--force"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(try String(contentsOf: folder.url.appending(path: "own.json"), encoding: .utf8).contains("\"letters\""))
  }

  @Test func `the list has every shipped policy, and each can be shown`() throws {
    let run = try CommandRun(["policy", "list", "--format", "json"])
    let policies = try #require(run.jsonLines().first?["policies"] as? [[String: Any]])
    #expect(policies.map { $0["name"] as? String } == ShippedPolicy.all.map(\.name.string))
    let text = try CommandRun(["policy", "list"]).output.split(separator: "\n")
    #expect(text.count == policies.count && text.allSatisfy { $0.utf8.count > 20 })
  }
}

/// The questions on a terminal.
@Suite(.serialized) struct PolicyInterviewTests {
  private static func start(_ folder: TemporaryFolder) throws -> (PseudoTerminal, URL) {
    let file = folder.url.appending(path: "own.json")
    let terminal = try PseudoTerminal(["policy", "new", file.path])
    try #require(terminal.shows("Start from nist, pci, cognito or none [nist]: "), "\(terminal.screen)")
    return (terminal, file)
  }

  private static func rules(in file: URL) throws -> [PasswordRule] {
    try PasswordPolicy(String(contentsOf: file, encoding: .utf8)).rules
  }

  @Test func `Return takes what is proposed`() throws {
    let folder = try TemporaryFolder()
    let (terminal, file) = try Self.start(folder)
    for question in [
      "second factor", "Minimum length [15]", "Maximum length", "must mix", "user's id", "commonly", "Earlier",
    ] {
      terminal.type("\n")
      #expect(terminal.shows(question), "\(terminal.screen)")
    }
    terminal.type("\n")
    let run = terminal.end()
    #expect(run.exitCode == 0 && run.isTerminalRestored && run.output.contains("own: Watchword policy, 4 rules"))
    #expect(try Self.rules(in: file).map(\.id) == ["length", "common-password", "user-id", "personal-words"])
  }

  @Test func `answers are taken, and what is none is asked again`() throws {
    let folder = try TemporaryFolder()
    let (terminal, file) = try Self.start(folder)
    terminal.type("nost\n")
    #expect(terminal.shows("\"nost\" is not an answer; expected nist, pci, cognito or none"))
    terminal.type("none\n")
    #expect(terminal.shows("second factor"))
    terminal.type("yes\n")
    #expect(terminal.shows("Minimum length [8]"))
    terminal.type("12\n")
    #expect(terminal.shows("Maximum length"))
    terminal.type("8\n")
    #expect(terminal.shows("\"8\" is not an answer; expected 12 or more, or none"))
    terminal.type(" 30 \n")
    #expect(terminal.shows("ask for a maximum of 64 or more; 30 is kept"))
    terminal.type("all\nY\nno\n5\n")
    let run = terminal.end()
    #expect(run.exitCode == 0, "\(terminal.screen)")
    let ids: [ExactText] = ["length", "uppercase", "lowercase", "digits", "special", "user-id", "history"]
    #expect(try Self.rules(in: file).map(\.id) == ids)
  }

  @Test(arguments: [SIGINT, SIGHUP]) func `a signal leaves nothing`(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let (terminal, _) = try Self.start(folder)
    terminal.type("pci\n")
    #expect(terminal.shows("second factor"))
    terminal.send(signal)
    let run = terminal.end()
    #expect(run.isSignalled && run.exitCode == signal && run.output == "" && run.isTerminalRestored)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test func `the end of the input leaves nothing`() throws {
    let folder = try TemporaryFolder()
    let (terminal, _) = try Self.start(folder)
    terminal.type("pci\n\u{4}")
    let run = terminal.end()
    #expect(run.exitCode == 2 && terminal.screen.contains("The questions were not answered, so nothing was written"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}
