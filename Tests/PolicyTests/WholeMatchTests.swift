import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy

/// Rules about the user's id and words that compare the whole password, as NIST SP 800-63B-4, 3.1.1.2, requires.
@Suite struct WholeMatchTests {
  struct Rows: Sendable {
    let rule: String
    let met: [String]
    let unmet: [String]
    /// The middle of the ids of the rule's texts, and of its hint.
    let text: String
    let hint: String
  }

  private static let context = AssessmentContext(userID: "Ed", personalWords: ["Anna Smith", "anna.smith@example.com"])

  static let rows: [Rows] = [
    Rows(
      rule: #"{"rule":"user-id"}"#, met: ["tin roof"], unmet: ["ED", "red fox"], text: "user-id.default",
      hint: "user-id.default"),
    Rows(
      rule: #"{"rule":"user-id","match":"whole"}"#, met: ["red fox", "eds", "de"], unmet: ["ed", "ED"],
      text: "user-id.whole", hint: "user-id.whole"),
    Rows(
      rule: #"{"rule":"user-id","match":"whole","reversed":true}"#, met: ["red fox"], unmet: ["ed", "dE"],
      text: "user-id.whole-reversed", hint: "user-id.whole"),
    Rows(
      rule: #"{"rule":"user-id","minLength":3}"#, met: ["red fox", "ed"], unmet: [], text: "user-id.default",
      hint: "user-id.default"),
    Rows(
      rule: #"{"rule":"user-id","match":"whole","minLength":3}"#, met: ["ed"], unmet: [], text: "user-id.whole",
      hint: "user-id.whole"),
    Rows(
      rule: #"{"rule":"personal-words","match":"whole"}"#, met: ["smith2024", "htims", "com"],
      unmet: ["Smith", "example", "ANNA SMITH", "anna.smith@example.com"], text: "personal-words.whole",
      hint: "personal-words.whole"),
    Rows(
      rule: #"{"rule":"personal-words","words":["acme"],"match":"whole","minLength":4,"reversed":true}"#,
      met: ["acme1"], unmet: ["acme", "EMCA", "htims"], text: "personal-words.whole-reversed",
      hint: "personal-words.whole"),
    Rows(
      rule: #"{"rule":"similarity","match":"whole"}"#, met: ["smith", "example1"], unmet: ["annasmith", "de"],
      text: "similarity.default", hint: "similarity.default"),
    Rows(
      rule: #"{"rule":"similarity"}"#, met: ["correct horse"], unmet: ["smith", "example1"], text: "similarity.default",
      hint: "similarity.default"),
  ]

  @Test(arguments: rows) func `the whole password is compared, and the texts say so`(_ row: Rows) throws {
    let policy = try policy(rules: row.rule)
    for password in row.met {
      #expect(policy.assess(password, in: Self.context).verdict == .met, "\(row.rule) \(password)")
    }
    for password in row.unmet {
      #expect(policy.assess(password, in: Self.context).verdict == .unmet, "\(row.rule) \(password)")
    }
    let rule = try #require(policy.rules.first)
    #expect(rule.json == row.rule)
    #expect(rule.phrase(in: .checklist).id.text.string == "rule.\(row.text).checklist")
    #expect(rule.hint(for: .present)?.id.text.string == "rule.\(row.hint).missing")
  }

  @Test func `a short user id refuses many random passphrases unless the whole is compared`() throws {
    let words = ["red", "fox", "bed", "tin", "medal", "roof", "oboe", "cargo", "seed", "lamp"]
    var random = SeededGenerator(seed: 5)
    let phrases = (0..<1000).map { _ in
      (0..<5).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    }
    func refused(_ rule: String) throws -> Int {
      let policy = try policy(rules: rule)
      return phrases.count { policy.assess($0, in: Self.context).verdict == .unmet }
    }
    #expect(try refused(#"{"rule":"user-id"}"#) > 500)
    #expect(try refused(#"{"rule":"user-id","match":"whole","minLength":3}"#) == 0)
  }
}
