import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicyTools
import WatchwordShippedCatalogs
import WatchwordWebAssembly

@Suite struct PageAnswersTests {
  /// An engine with the texts of all languages.
  static func engine() -> Engine {
    let engine = Engine()
    for catalog in ShippedCatalogs.locales.compactMap({ ShippedCatalogs.catalog(for: $0) }) {
      _ = engine.loadTexts(Array(CompiledCatalog.write(catalog, in: .compact).utf8))
    }
    return engine
  }

  private static func rules(_ rules: String) -> String { "{\"version\": 1, \"rules\": [\(rules)]}" }

  /// The answer to a question, as JSON.
  private static func ask(_ members: [String: Any]) throws -> [String: Any] {
    let bytes = Array(try JSONSerialization.data(withJSONObject: members))
    let answer = PageAnswers(engine()).answer(to: bytes)
    return try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
  }

  private static let malformed: [Case<String, String>] = [
    Case("not JSON", "{", "malformed-question"),
    Case("a list", "[]", "malformed-question"),
    Case("no name", "{}", "malformed-question"),
    Case("an unknown name", #"{"ask": "weather"}"#, "malformed-question"),
    Case("no policy", #"{"ask": "findings"}"#, "malformed-question"),
    Case("a policy with errors", #"{"ask": "card", "policy": "{"}"#, "unusable-policy"),
    Case("no locale", #"{"ask": "texts", "locale": "not a tag"}"#, "unknown-locale"),
    Case("no other policy", #"{"ask": "comparison", "policy": "{\"minL\":8}"}"#, "malformed-question"),
    Case("no such clause", #"{"ask": "change", "policy": "{\"minL\":8}", "standard": "x"}"#, "no-change"),
  ]

  @Test(arguments: malformed) func `a question without an answer gets the reason`(question: Case<String, String>) throws
  {
    let answer = PageAnswers(Engine()).answer(to: Array(question.given.utf8))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    #expect((object["error"] as? [String: Any])?["id"] as? String == question.expected)
  }

  private static let findings: [Case<String, [String]>] = [
    Case("nothing wrong", rules(#"{"rule": "length", "min": 8}"#), []),
    Case(
      "errors of the reader", "{\"version\": 1,\n \"rules\": [{\"rule\": \"length\", \"mn\": 8}]}",
      ["missing-value 2:13-2:19", "unknown-key 2:31-2:35"]),
    Case(
      "a warning", "{\"version\": 1,\n \"rules\": [{\"rule\": \"length\", \"min\": 4}]}", ["short-minimum 2:12-2:40"]),
    Case("a missing rule", rules(""), ["no-rules 1:1-1:1"]),
    Case("not JSON", "{", ["malformed-json 1:2-1:2"]),
  ]

  @Test(arguments: findings) func `findings have their places`(policy: Case<String, [String]>) throws {
    let answer = try Self.ask(["ask": "findings", "policy": policy.given])
    let found = try #require(answer["findings"] as? [[String: Any]]).map { finding in
      "\(finding["id"] ?? "") \(finding["line"] ?? 0):\(finding["column"] ?? 0)"
        + "-\(finding["endLine"] ?? 0):\(finding["endColumn"] ?? 0)"
    }
    #expect(found.sorted() == policy.expected)
  }

  @Test func `a card explains what the policy means`() throws {
    let policy = Self.rules(#"{"rule": "length", "min": 8}, {"rule": "digits"}"#)
    let card = try Self.ask(["ask": "card", "policy": policy, "locale": "de"])
    let rules = try #require(card["rules"] as? [[String: Any]])
    #expect(rules.map { $0["checklist"] as? String } == ["Mind. 8 Zeichen", "Mind. 1 Ziffer"])
    #expect((card["strength"] as? [String: Any])?["length"] as? Int == 8)
    #expect(card["example"] is String)
  }

  @Test func `rules that exclude each other are named`() throws {
    let policy = Self.rules(
      #"{"rule": "length", "min": 8}, {"rule": "number-range", "min": 0, "max": 9}, {"rule": "pattern"}"#)
    let card = try Self.ask(["ask": "card", "policy": policy, "locale": "en"])
    #expect((card["error"] as? [String: Any])?["id"] as? String == "unusable-policy")
    let none = try Self.ask([
      "ask": "card", "policy": Self.rules(#"{"rule": "required-pattern", "pattern": "^a$"}, {"rule": "digits"}"#),
    ])
    #expect(none["example"] is NSNull)
    #expect(none["conflict"] as? [Int] == [0, 1])
  }

  @Test func `the change for a clause makes the policy pass it`() throws {
    let policy = Self.rules(#"{"rule": "length", "min": 8, "max": 20}, {"rule": "digits"}"#)
    let tools = Engine()
    _ = tools.openPolicy(Array(policy.utf8), question: Array("{}".utf8))
    let json = Data(tools.audit(1, question: Array("{}".utf8)).utf8)
    let audit = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    var changes = 0
    for standard in try #require(audit["standards"] as? [[String: Any]]) {
      for clause in try #require(standard["clauses"] as? [[String: Any]])
      where clause["change"] != nil && changes < Rounds.count(3) {
        let question = ["standard": standard["standard"], "clause": clause["clause"]].compactMapValues { $0 }
        let change = try Self.ask(question.merging(["ask": "change", "policy": policy]) { $1 })
        #expect(change["summary"] as? String == clause["change"] as? String)
        #expect((change["edits"] as? [Any])?.isEmpty == false)
        let changed = try #require(change["text"] as? String)
        let again = try Self.ask(question.merging(["ask": "change", "policy": changed]) { $1 })
        #expect((again["error"] as? [String: Any])?["id"] as? String == "no-change")
        changes += 1
      }
    }
    #expect(changes > 2)
  }

  private static let languages = ShippedCatalogs.locales.map(\.description)

  @Test(arguments: Rounds.sample(languages, 3)) func `every text is there in every language`(locale: String) throws {
    let answer = try Self.ask(["ask": "texts", "locale": locale, "numbers": [1, 2, 5, 11, 21, 22, 100]])
    let rows = try #require(answer["rows"] as? [[String: Any]])
    #expect(rows.count > 200)
    for row in rows {
      #expect(!(row["locale"] is NSNull), "\(row["id"] ?? "")")
      #expect((row["texts"] as? [String])?.count == (row["isCounted"] as? Bool == true ? 7 : 1))
    }
    #expect((answer["categories"] as? [[String: Any]])?.count == 7)
  }

  @Test func `numbers have the categories of the language`() throws {
    let answer = try Self.ask(["ask": "texts", "locale": "ru", "numbers": [1, 2, 5, 11, 21, 22, 100]])
    let categories = try #require(answer["categories"] as? [[String: Any]]).map { $0["category"] as? String }
    #expect(categories == ["one", "few", "many", "many", "one", "few", "many"])
    let rows = try #require(answer["rows"] as? [[String: Any]])
    let row = rows.first { $0["id"] as? String == "rule.length.min.checklist" }
    #expect(try #require(row?["texts"] as? [String])[1].contains("2"))
  }

  // MARK: - Questions about a new policy

  @Test func `questions come with the proposed answers, and with the policy that results`() throws {
    let answer = try Self.ask(["ask": "design", "locale": "en"])
    let questions = try #require(answer["questions"] as? [[String: Any]])
    #expect(questions.map { $0["id"] as? String } == DesignQuestion.asked(in: PolicyDesign()).map(\.id.string))
    #expect(questions.map { $0["words"] as? String } == DesignQuestion.asked(in: PolicyDesign()).map(\.words))
    #expect(answer["policy"] as? String == PolicyDesign().text())
    #expect(answer["losses"] as? [String] == [] && answer["isUnlockCode"] as? Bool == false)
    #expect(!questions.contains { $0["fault"] != nil })
  }

  @Test func `answers change the questions, the policy and what is lost`() throws {
    let answers = ["for": "sign-in", "mfa": "yes", "system": "keycloak", "words": "Acme", "locale": "de, fr"]
    let answer = try Self.ask(["ask": "design", "answers": answers, "locale": "en"])
    let policy = try #require(answer["policy"] as? String)
    #expect(policy.contains(#"{"rule":"length","min":8}"#) && policy.contains(#"["Acme"]"#), "\(policy)")
    #expect(answer["isOnlyFactor"] as? Bool == false && answer["system"] as? String == "Keycloak policy")
    let losses = try #require(answer["losses"] as? [[String: Any]])
    let words = losses.compactMap { $0["words"] as? String }
    #expect(words.contains { $0.hasPrefix("“Do not use a common") && $0.hasSuffix("left out") }, "\(words)")
    #expect(losses.contains { $0["isMild"] as? Bool == true } && losses.contains { $0["isMild"] as? Bool == false })
  }

  @Test func `an invalid answer is reported, and the proposed one is used`() throws {
    let answers = ["for": "unlocking", "min": "none", "mfa": "yes"]
    let answer = try Self.ask(["ask": "design", "answers": answers])
    let questions = try #require(answer["questions"] as? [[String: Any]])
    let faults = questions.filter { $0["fault"] != nil }
    #expect(faults.map { $0["id"] as? String } == ["min"] && faults.first?["answer"] as? String == "6")
    #expect(!questions.contains { $0["id"] as? String == "mfa" } && answer["isUnlockCode"] as? Bool == true)
  }
}
