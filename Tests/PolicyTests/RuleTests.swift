import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy

/// What every rule promises, held against its own examples.
@Suite struct RuleTests {
  static let examples = RuleKind.all.flatMap(\.examples)

  private static func context(_ example: RuleExample<PasswordRule>) -> AssessmentContext {
    AssessmentContext(
      userID: example.userID, personalWords: example.personalWords, currentPassword: example.currentPassword)
  }

  @Test(arguments: examples)
  func `every rule does what its own examples say`(example: RuleExample<PasswordRule>) {
    let assessment = PasswordPolicy(rules: [example.rule]).assess(example.password, in: Self.context(example))
    #expect(assessment.states == [example.state])
  }

  @Test(arguments: examples)
  func `every rule is read as it is written`(example: RuleExample<PasswordRule>) throws {
    #expect(try policy(rules: example.rule.json).rules == [example.rule])
  }

  @Test(arguments: RuleKind.all)
  func `every id has examples that the rule accepts and rejects, where a device can judge it`(kind: RuleKind) {
    for id in kind.ids {
      #expect(kind.examples.contains { $0.rule.id == id }, "\(id)")
      #expect(RuleKind.named(id)?.ids == kind.ids)
    }
    let states = Set(kind.examples.map(\.state.name))
    #expect(states.isSuperset(of: ["met", "unmet"]) || states == ["undetermined"])
  }

  @Test(arguments: RuleKind.all)
  func `every phrase that a rule needs is declared with the same values`(kind: RuleKind) throws {
    for example in kind.examples {
      let rule = example.rule
      let hints = rule.shortfalls.flatMap(\.samples).map { rule.hint(for: $0) }
      #expect(!hints.contains(nil), "a shortfall without a hint: \(rule.json)")
      for phrase in RuleStyle.allCases.map({ rule.phrase(in: $0) }) + hints.compactMap(\.self) {
        // A classes rule of a single class has the text of that class's own rule.
        let declaration = try #require(
          PasswordPolicy.declarations.first { $0.id == phrase.id }, "\(phrase.id.text)")
        #expect(declaration.parameters.map(\.name) == phrase.arguments.map(\.name))
        #expect(declaration.parameters.map(\.kind) == phrase.arguments.map(\.value.kind))
      }
    }
  }

  @Test func `every declared text can be shown`() {
    let shown = Set(Self.examples.flatMap { PasswordPolicy(rules: [$0.rule]).demandedPhrases }.map(\.id))
      .union(PasswordPolicy(rules: []).demandedPhrases.map(\.id))
      .union(PasswordPolicy(rules: Self.examples.prefix(2).map(\.rule)).demandedPhrases.map(\.id))
    let declared = PasswordPolicy.declarations.map(\.id)
    #expect(Set(declared).subtracting(shown).map(\.text) == [])
    #expect(shown.subtracting(declared).map(\.text) == [])
    #expect(Set(declared).count == declared.count, "a text is declared twice")
  }

  @Test(arguments: examples)
  func `a password falls short of a rule only as the rule says`(example: RuleExample<PasswordRule>) {
    guard case .unmet(let shortfall) = example.state else { return }
    let isAnnounced = example.rule.shortfalls.contains { range in
      switch (range, shortfall) {
      case (.missing(let most), .missing(let count)): count <= most
      case (.excess, .excess), (.present, .present): true
      default: false
      }
    }
    #expect(isAnnounced)
  }

  @Test(arguments: examples)
  func `a rule is undetermined only for what it needs`(example: RuleExample<PasswordRule>) {
    let state = PasswordPolicy(rules: [example.rule]).assess(example.password).states.first
    switch state {
    case .undetermined(.serverOnly): #expect(example.rule.needs == [.server])
    case .undetermined: #expect(!example.rule.needs.isEmpty && !example.rule.needs.contains(.server))
    default: #expect(example.rule.needs.isEmpty)
    }
  }

  @Test(arguments: RuleKind.all)
  func `a page has the type's own summary, and names each value that a policy can give`(kind: RuleKind) {
    let lines = String(describing: kind.documentation).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first.map { String($0) } == kind.summary + ".")
    let values = lines.drop { !$0.hasPrefix("Values:") }.dropFirst()
    let named = values.prefix { $0.hasPrefix("  ") }.compactMap { $0.dropFirst(2).split(separator: " ").first }
      .filter { name in lines.contains { $0.hasPrefix("  \(name)  ") } }
    #expect(named.map { ExactText($0) } == kind.parameters.map(\.name))
    #expect(kind.parameters.isEmpty == lines.contains("Values: none"))
  }

  @Test func `every file in Rules is listed`() throws {
    let files = try sourceFiles(in: "Sources/Engine/Policy/Rules")
    #expect(files.count == RuleKind.all.count)
    for (name, text) in files {
      let isListed = RuleKind.all.contains {
        text.contains("/// \($0.summary).\npublic struct \(name.dropLast(6)): Rule")
      }
      #expect(isListed, "\(name)")
    }
  }

  /// `Scripts/generate-rules.sh` writes the file.
  @Test func `the file with a case for every rule is what the script makes of the folder`() throws {
    let script = try ProgramRun(packageFolder.appending(path: "Scripts/generate-rules.sh"), ["--print"])
    let file = packageFolder.appending(path: "Sources/Engine/Policy/Data/PasswordRule+Cases.swift")
    #expect(script.exitCode == 0)
    let isCurrent = try script.output == Data(contentsOf: file)
    #expect(isCurrent, "run Scripts/generate-rules.sh")
  }

  static let details: [Case<PasswordRule, [String]>] = [
    Case("a unit", .length(LengthRule(minimum: 8, unit: .utf8)), ["a byte of UTF-8 counts as a character"]),
    Case("the usual unit", .length(LengthRule(minimum: 8)), []),
    Case(
      "a list that users read in full",
      .characterCount(CharacterCountRule(.special, minimum: 1, characters: "!?")), []),
    Case(
      "a list with what is not shown",
      .characterCount(CharacterCountRule(.special, minimum: 1, characters: "!\u{7}")), ["only these count: !\u{7}"]),
    Case("ASCII", .classes(ClassesRule(minimum: 2, repertoire: .ascii)), ["only ASCII characters count"]),
    Case("a length", .sequence(SequenceRule(length: 5)), ["5 characters or more"]),
    Case(
      "words", .personalWords(PersonalWordsRule(words: ["acme", "wonder"], minimumLength: 4)),
      ["the policy's own words: acme, wonder", "words of fewer than 4 characters are ignored"]),
  ]

  @Test(arguments: details)
  func `an author reads what users need not know`(_ detail: Case<PasswordRule, [String]>) {
    #expect(detail.given.details == detail.expected)
  }
}
