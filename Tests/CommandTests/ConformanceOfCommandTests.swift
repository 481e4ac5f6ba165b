import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordShippedCatalogs
import WatchwordWebAssembly

@testable import WatchwordCommand
@testable import WatchwordRuns

/// The command, the library and the functions that the WebAssembly module exports give the same answers to the conformance vectors, to
/// the byte. (`Tests/Packages/wasm/compare-engine.mjs` asks the built module.) Where a policy asks for a strength, the vectors and these functions
/// leave it open, and the command estimates it as the library does.
@Suite struct ConformanceOfCommandTests {
  /// The part of the vectors that the command can answer.
  private struct Vectors: Decodable {
    struct Policy: Decodable {
      let name: String
      let json: String
      let isLoaded: Bool
    }

    struct Assessment: Decodable {
      let policy: Int
      let password: Int
      let user: Int?
      let words: [String]?
      let current: Int?
      let locale: String
      let verdict: String
      let states: String
      let missing: [String]
    }

    let policies: [Policy]
    let passwords: [String]
    let users: [String]
    let assessments: [Assessment]
  }

  /// What one run of the command is asked: a policy, a locale and a person.
  private struct Question: Hashable {
    let policy: Int
    let locale: String
    let user: Int?
    let words: [String]
  }

  private static func vectors() throws -> Vectors {
    let file = packageFolder.appending(path: "Tests/ConformanceTests/vectors.json")
    return try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
  }

  /// Whether the command can be asked: it knows no current password, takes no user's id that is too long to compare,
  /// and reads a password a line.
  private static func canBeAsked(_ vector: Vectors.Assessment, in vectors: Vectors) -> Bool {
    let password = vectors.passwords[vector.password].utf8
    let user = vector.user.map { vectors.users[$0].utf8.count } ?? 0
    return vector.current == nil && user <= AssessmentContext.maximumLength && password.last != 0x0D
      && !password.contains(0x0A) && !(vector.user.map { vectors.users[$0] } ?? "x").isEmpty
  }

  /// For each policy, the question of the most passwords, and one in another locale.
  private static func questions(in vectors: Vectors) -> [(Question, [Vectors.Assessment])] {
    let askable = vectors.assessments.filter { canBeAsked($0, in: vectors) }
    let all = Dictionary(grouping: askable) {
      Question(policy: $0.policy, locale: $0.locale, user: $0.user, words: $0.words ?? [])
    }
    let byPolicy = Dictionary(grouping: all.keys) { $0.policy }
    return byPolicy.keys.sorted().flatMap { policy -> [(Question, [Vectors.Assessment])] in
      let ordered = (byPolicy[policy] ?? []).sorted {
        ((all[$0]?.count ?? 0), $0.locale, $0.user ?? -1) > ((all[$1]?.count ?? 0), $1.locale, $1.user ?? -1)
      }
      let other = ordered.first { $0.locale != ordered.first?.locale }
      return [ordered.first, other].compactMap { $0 }.map { ($0, all[$0] ?? []) }
    }
  }

  @Test func `the command, the library and the exported functions agree with the vectors`() throws {
    let vectors = try Self.vectors()
    let folder = try TemporaryFolder()
    let questions = Self.questions(in: vectors)
    #expect(questions.count > 80 && Set(questions.map(\.0.locale)).count > 8)
    for (question, asked) in Rounds.sample(questions, 8) {
      let policy = vectors.policies[question.policy]
      let file = try folder.write(policy.json, to: "policy-\(question.policy).json")
      var arguments = ["check", file, "--locale", question.locale, "--format", "json"]
      let user = question.user.map { vectors.users[$0] }
      if let user { arguments.append("--user=\(user)") }
      arguments += question.words.map { "--personal-word=\($0)" }
      let passwords = asked.map { vectors.passwords[$0.password] }
      let run = try CommandRun(arguments, input: Array(passwords.map { $0 + "\n" }.joined().utf8))
      let lines = run.output.split(separator: "\n").map { String($0) }
      #expect(
        lines == (try Self.answers(to: question, about: passwords, policy: policy.json, user: user)), "\(policy.name)")
      guard PolicyHost.system().strengthScorer(for: try PasswordPolicy(policy.json)) == nil else { continue }
      let exported = try Self.exportedAnswers(to: question, about: passwords, policy: policy.json, user: user)
      #expect(lines == exported.ofMany, "\(policy.name)")
      // One password has no line.
      let unnumbered = lines.enumerated().map { $1.replacing("\"line\":\($0 + 1),", with: "", maxReplacements: 1) }
      #expect(unnumbered == exported.ofEach, "\(policy.name)")
      for (line, vector) in zip(lines, asked) { try Self.expect(line, toAnswer: vector) }
    }
  }

  /// The library's answers, as lines of JSON.
  private static func answers(
    to question: Question, about passwords: [String], policy: String, user: String?
  ) throws -> [String] {
    let policy = try PasswordPolicy(policy)
    let locale = try #require(LanguageTag(question.locale))
    let renderer = Renderer(catalogs: ShippedCatalogs.catalogs(for: locale), locale: locale)
    let context = AssessmentContext(
      userID: user, personalWords: question.words,
      strengthScore: PolicyHost.system().strengthScorer(
        for: policy, userWords: [user].compactMap { $0 } + question.words))
    return passwords.enumerated().map { policy.assess($1, in: context).json(by: renderer, line: $0 + 1) }
  }

  /// The answers of the functions that hosts call: for all passwords together, and for each.
  private static func exportedAnswers(
    to question: Question, about passwords: [String], policy: String, user: String?
  ) throws -> (ofMany: [String], ofEach: [String]) {
    let engine = Engine()
    let locale = try #require(LanguageTag(question.locale))
    for catalog in ShippedCatalogs.catalogs(for: locale) {
      _ = engine.loadTexts(Array(CompiledCatalog.write(catalog).utf8))
    }
    _ = engine.openPolicy(Array(policy.utf8), question: Array("{}".utf8))
    func json(_ members: [String: Any]) throws -> [UInt8] {
      var members = members
      members["user"] = user
      members["words"] = question.words
      members["locale"] = question.locale
      return Array(try JSONSerialization.data(withJSONObject: members))
    }
    let lines = Array(passwords.map { $0 + "\n" }.joined().utf8)
    let ofMany = String(decoding: engine.checkMany(1, question: try json([:]), lines: lines), as: UTF8.self)
    return (
      ofMany.split(separator: "\n").map(String.init),
      try passwords.map { String(decoding: engine.check(1, question: try json(["password": $0])), as: UTF8.self) }
    )
  }

  /// Expects a line of the command's output to match a vector.
  private static func expect(_ line: String, toAnswer vector: Vectors.Assessment) throws {
    let root = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    let rules = try #require(root["rules"] as? [[String: Any]])
    #expect(root["verdict"] as? String == vector.verdict)
    #expect(rules.map(word).joined(separator: ", ") == vector.states)
    let hints = rules.compactMap { $0["hint"] as? String }
    #expect(hints.map { Array($0.utf8) } == vector.missing.map { Array($0.utf8) })
  }

  /// The state of a rule in the words of the vectors.
  private static func word(for rule: [String: Any]) -> String {
    if let count = rule["missing"] as? Int { return "missing \(count)" }
    if let count = rule["excess"] as? Int { return "excess \(count)" }
    if let reason = rule["reason"] as? String { return "undetermined \(reason)" }
    return rule["state"] as? String ?? ""
  }
}
