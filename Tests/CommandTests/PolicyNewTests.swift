import ArgumentParser
import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools

@testable import WatchwordCommand
@testable import WatchwordRuns

/// New policies, from options and from answers.
@Suite struct PolicyNewTests {
  private static func policy(in run: CommandRun) throws -> PasswordPolicy { try PasswordPolicy(run.output) }

  private static func rules(_ name: String) throws -> [PasswordRule] {
    try PasswordPolicy(#require(ShippedPolicy.all.first { $0.name == ExactText(name) }).json).rules
  }

  /// Options, and the rules that result from them.
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
      [
        "--from", "none", "--min", "9", "--mix", "all", "--user-data", "--common-passwords", "--history", "3",
        "--breached-passwords", "--strength", "good", "--words", "Acme",
      ],
      "length 9..., uppercase 1, lowercase 1, digits 1, special 1, common-password, user-id, personal-words, "
        + "breached-password, strength, different-from-current, history 3"),
    Case("the older name of an option", ["--from", "none", "--user-id"], "user-id, personal-words"),
    Case("signing in", ["--for", "sign-in"], "length 15..., common-password, user-id, personal-words"),
    Case("a PIN", ["--for", "unlocking", "--max", "6"], "length 6...6, allowed-characters, common-password"),
    Case(
      "payment cards", ["--for", "payment-cards"],
      "length 12..., letters 1, digits 1, common-password, user-id, personal-words, different-from-current, history 4"),
    Case(
      "digits only where there is no such question", ["--mix", "digits-only", "--no-user-data"],
      "length 15..., allowed-characters, common-password"),

    Case("a mixture of two", ["--from", "strong", "--mix", "letters-and-digits"], "length 8..., letters 1, digits 1"),
    Case(
      "less than before", ["--from", "nist", "--no-user-data", "--no-common-passwords"], "length 15..."),
    Case("a REL-ID policy", ["--from", "relid-default", "--mix", "any", "--no-user-id"], "length 8...64"),
  ]

  @Test(arguments: designs) func `options set the differences`(design: Case<[String], String>) throws {
    let policy = try PasswordPolicy(
      PolicyNewCommand.parse(["-"] + design.given).designed().text(schema: "x", note: nil))
    #expect(policy.rules.map(Self.words).joined(separator: ", ") == design.expected)
  }

  @Test(arguments: Rounds.sample(designs, 2)) func `the policy is printed, and nothing else`(
    design: Case<[String], String>
  ) throws {
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
  func `a starting point is adopted unchanged`(name: String, policy: String) throws {
    let run = try CommandRun(["policy", "new", "-", "--from", name])
    #expect(try Self.policy(in: run).rules == Self.rules(policy))
  }

  @Test func `the file names the schema, is valid, and has a card and next steps`() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(
      ["policy", "new", "own policy.json", "--from", "pci", "--description", "Ours \"now\""], in: folder.url)
    #expect(run.exitCode == 0 && run.errors == "Wrote own policy.json\n", "\(run.errors)")
    #expect(run.output.hasPrefix("own policy: Watchword policy, 5 rules\n  Ours \"now\"\n"))
    #expect(
      run.output.contains(
        """

        Next:
          watchword policy validate 'own policy.json'
          watchword policy audit 'own policy.json'

        """))
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

  /// Options, and the messages about them.
  static let refusals: [Case<[String], String>] = [
    Case("a file that exists", ["old.json", "--from", "nist"], "old.json already exists; give another name"),
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
    Case("no terminal to ask on", ["own.json"], "There is no terminal for questions; specify what the passwords are"),
    Case(
      "a start and a purpose", ["own.json", "--for", "sign-in", "--from", "pci"], "--for and --from cannot be used"),
    Case(
      "a word that is too short", ["own.json", "--words", "Acme, HP"],
      "--words is \"Acme, HP\"; expected words of 3 letters or more"),
    Case("a system that is only read", ["own.json", "--system", "passay"], "Policies are only read from passay"),
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
    let policy = try PasswordPolicy(String(contentsOf: folder.url.appending(path: "own.json"), encoding: .utf8))
    for (options, isMet) in [(["--mfa"], true), (["--single-factor"], false), ([], false)] {
      let standards = CardStandard.all(for: policy, assuming: try PasswordUseOptions.parse(options).assumptions)
      #expect(standards.first { $0.title.hasPrefix("NIST SP") }?.isMet == isMet, "\(options)")
    }
    for (format, options, sign) in [("text", ["--mfa"], "✓"), ("markdown", [], "✗")] {
      let show = try CommandRun(["policy", "show", "own.json", "--format", format] + options, in: folder.url)
      #expect(show.output.contains("\(sign) NIST SP"), "\(options): \(show.output)")
    }
  }

  @Test func `a file is replaced on request`() throws {
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
  private static func start(
    _ folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> (PseudoTerminal, URL) {
    let file = folder.url.appending(path: "own.json")
    let terminal = try PseudoTerminal(["policy", "new", file.path], environment: environment)
    try #require(terminal.shows("Number [1]: "), "\(terminal.screen)")
    return (terminal, file)
  }

  private static func rules(in file: URL) throws -> [PasswordRule] {
    try PasswordPolicy(String(contentsOf: file, encoding: .utf8)).rules
  }

  /// Types an answer for each question, and Return alone for the others.
  private static func answer(_ terminal: PseudoTerminal, _ answers: [ExactText: String] = [:]) {
    var design = PolicyDesign()
    for question in DesignQuestion.all where question.isAsked(design) {
      // A question is the last one on the screen, with a prompt.
      let start = question.words.split(separator: " ").prefix(4).joined(separator: " ")
      #expect(terminal.shows(start), "\(question.id): \(terminal.screen)")
      let answer = answers[question.id]
      if let answer { _ = question.answer(&design, with: answer) }
      terminal.forget()
      terminal.type((answer ?? "") + "\n")
    }
  }

  @Test func `Return accepts the proposals, which make the shipped policy of NIST`() throws {
    let folder = try TemporaryFolder()
    let (terminal, file) = try Self.start(folder)
    Self.answer(terminal)
    let run = terminal.end()
    #expect(run.exitCode == 0 && run.isTerminalRestored && run.output.contains("own: Watchword policy, 4 rules"))
    let nist = try #require(ShippedPolicy.all.first { $0.name == "nist-800-63b-4" })
    #expect(try Self.rules(in: file) == PasswordPolicy(nist.json).rules)
  }

  @Test(arguments: Rounds.sample(["xterm", "dumb"], 1)) func `answers make the policy that options make`(kind: String)
    throws
  {
    let folder = try TemporaryFolder()
    let (terminal, file) = try Self.start(folder, environment: ["TERM": kind])
    Self.answer(
      terminal,
      [
        "for": "payment-cards", "mfa": "Y", "system": "keycloak", "locale": "de", "min": "13", "max": "64",
        "words": "Acme, Acme Pay", "breached-passwords": "yes", "strength": "good", "history": "5",
      ])
    let run = terminal.end()
    let options = [
      "--for", "payment-cards", "--mfa", "--system", "keycloak", "--locale", "de", "--min", "13", "--max", "64",
      "--words", "Acme, Acme Pay", "--breached-passwords", "--strength", "good", "--history", "5",
    ]
    let same = try CommandRun(["policy", "new", file.path, "--force"] + options)
    #expect(run.exitCode == 0 && run.output == same.output, "\(run.output) \(same.errors)")
    #expect(try Self.rules(in: file).count == 10)
  }

  @Test func `a screen shows what users will read in their language, and replaces it`() throws {
    let folder = try TemporaryFolder()
    let (terminal, _) = try Self.start(folder)
    terminal.type("4\n")
    #expect(terminal.shows("• Min. 6 characters"), "\(terminal.screen)")
    #expect(terminal.screen.contains("\u{1B}["))
    terminal.type("1\n")
    #expect(terminal.shows("Which languages"))
    terminal.forget()
    terminal.type("German, fr\n")
    #expect(
      terminal.shows("Users will read, in German (de):") && terminal.shows("• Mind. 6 Zeichen"), "\(terminal.screen)")
    terminal.send(SIGINT)
    _ = terminal.end()
  }

  @Test func `a dumb terminal is written once, and only what changes is repeated`() throws {
    let text = try Self.screen(["mfa": "yes"])
    #expect(!text.contains("\u{1B}"))
    #expect(text.components(separatedBy: "Users will read, in English (en):").count == 3, "\(text)")
    #expect(text.contains("• Min. 15 characters") && text.contains("• Min. 8 characters"))
  }

  /// Everything that a dumb terminal shows.
  private static func screen(_ answers: [ExactText: String]) throws -> String {
    let folder = try TemporaryFolder()
    let (terminal, _) = try start(folder, environment: ["TERM": "dumb"])
    var design = PolicyDesign()
    for question in DesignQuestion.all where question.isAsked(design) {
      let start = question.words.split(separator: " ").prefix(4).joined(separator: " ")
      #expect(terminal.shows(start), "\(question.id)")
      if let answer = answers[question.id] { _ = question.answer(&design, with: answer) }
      terminal.type((answers[question.id] ?? "") + "\n")
    }
    #expect(terminal.end().exitCode == 0)
    return terminal.screen
  }

  @Test func `a question is asked again after an invalid answer`() throws {
    let folder = try TemporaryFolder()
    let (terminal, file) = try Self.start(folder)
    terminal.type("9\n")
    #expect(terminal.shows("\"9\" is not an answer; expected a number from 1 to 4"))
    terminal.type("Unlocking\n")
    #expect(terminal.shows("Where will"))
    terminal.type("1\nTlingon\n")
    #expect(terminal.shows("\"Tlingon\" is not an answer; expected languages such as German or pt-BR"))
    terminal.type("\n 12 \n8\n")
    #expect(
      terminal.shows("\"8\" is not an answer; expected a number from 12 to 1048576, or none"), "\(terminal.screen)")
    terminal.type("12\n\n\n\n")
    let run = terminal.end()
    #expect(run.exitCode == 0 && run.output.contains("audit \(file.path) --unlock-code\n"), "\(terminal.screen)")
    #expect(try Self.rules(in: file).map(\.id) == ["length", "allowed-characters", "common-password"])
  }

  @Test(arguments: [SIGINT, SIGHUP]) func `a signal leaves no file`(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let (terminal, _) = try Self.start(folder)
    terminal.type("3\n")
    #expect(terminal.shows("second factor"))
    terminal.send(signal)
    let run = terminal.end()
    #expect(run.isSignalled && run.exitCode == signal && run.output == "" && run.isTerminalRestored)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test func `the end of the input leaves no file`() throws {
    let folder = try TemporaryFolder()
    let (terminal, _) = try Self.start(folder)
    terminal.type("3\n\u{4}")
    let run = terminal.end()
    #expect(run.exitCode == 2 && terminal.screen.contains("The questions were not answered, so nothing was written"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}

/// What is printed about a new policy.
@Suite struct DesignOutcomeTests {
  @Test func `every question has an option of its name`() throws {
    let help = try CommandRun(["policy", "new", "--help"]).output
    for question in DesignQuestion.all { #expect(help.contains("--\(question.id)"), "\(question.id)") }
  }

  @Test(arguments: [
    ["keycloak", "--mfa", "--words", "Acme"], ["cognito", "--for", "payment-cards", "--locale", "de"],
    ["native", "--for", "unlocking", "--locale", "ar"],
  ]) func `the card, the losses and the next commands`(options: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["policy", "new", "own.json", "--system"] + options, in: folder.url)
    #expect(run.exitCode == 0)
    try GoldenFile("Tests/CommandTests/Fixtures/new-\(options[0]).txt").expect(run.output)
    for command in run.output.components(separatedBy: "\nNext:\n")[1].split(separator: "\n") {
      let words = command.split(separator: "#")[0].split(separator: " ").dropFirst().map(String.init)
      guard !words.contains(">"), !words.contains("--open"), words.first != "check" else { continue }
      let next = try CommandRun(words, in: folder.url)
      #expect(next.exitCode != 2, "\(command): \(next.errors)")
    }
  }

  @Test func `standard output has nothing but the policy`() throws {
    let run = try CommandRun(["policy", "new", "-", "--system", "firebase"])
    #expect(try PasswordPolicy(run.output).rules.count == 4)
    #expect(run.errors.hasPrefix("Firebase policy: what cannot be carried over\n"), "\(run.errors)")
  }
}
