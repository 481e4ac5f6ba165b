import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy

/// What users are told about a password that is too long or too short is enough, in every unit.
@Suite struct LengthHintTests {
  private static let pieces = [
    "a", "7", "é", "e\u{301}", "€", "漢", "🦊", "👨‍👩‍👧", "🇵🇱", "\u{600}", "ก\u{E33}", "\u{301}", "ж",
  ]

  private static func password(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  @Test(arguments: CharacterUnit.allCases)
  func `as many characters as the hint says have to go, and not one fewer`(unit: CharacterUnit) {
    var random = SeededGenerator(seed: 21)
    var tooLong = 0
    for _ in 0..<2000 {
      let maximum = Int.random(in: 1...12, using: &random)
      let password = Self.password(&random)
      let policy = PasswordPolicy(rules: [.length(LengthRule(maximum: maximum, unit: unit))])
      guard case .unmet(.excess(let count)) = policy.assess(password).states.first else { continue }
      tooLong += 1
      #expect(count >= 1 && count <= password.count, "\(unit) \(maximum) \(password)")
      #expect(policy.assess(String(password.dropLast(count))).verdict == .met, "\(unit) \(maximum) \(password)")
      #expect(policy.assess(String(password.dropLast(count - 1))).verdict == .unmet, "\(unit) \(maximum) \(password)")
    }
    #expect(tooLong > 200)
  }

  @Test(arguments: CharacterUnit.allCases)
  func `as many plain characters as the hint says suffice`(unit: CharacterUnit) {
    var random = SeededGenerator(seed: 22)
    var tooShort = 0
    for _ in 0..<2000 {
      let minimum = Int.random(in: 1...30, using: &random)
      let password = Self.password(&random)
      let policy = PasswordPolicy(rules: [.length(LengthRule(minimum: minimum, unit: unit))])
      guard case .unmet(.missing(let count)) = policy.assess(password).states.first else { continue }
      tooShort += 1
      let longer = password + String(repeating: "a", count: count)
      #expect(policy.assess(longer).verdict == .met, "\(unit) \(minimum) \(password)")
    }
    #expect(tooShort > 200)
  }

  static let told: [Case<(rule: String, password: String), Shortfall>] = [
    Case("bytes: one é too many", (#"{"rule":"length","max":12,"unit":"utf8"}"#, "ééééééé"), .excess(1)),
    Case("bytes: not more than there are", (#"{"rule":"length","max":8,"unit":"utf8"}"#, "🦊🦊🦊🦊🦊🦊🦊"), .excess(5)),
    Case(
      "bytes: what is missing in plain characters", (#"{"rule":"length","min":8,"unit":"utf8"}"#, "éa"), .missing(5)),
    Case("UTF-16: an emoji is two", (#"{"rule":"length","max":4,"unit":"utf16"}"#, "a🦊🦊"), .excess(1)),
    Case("code points: a family is one", (#"{"rule":"length","max":5}"#, "👨‍👩‍👧👨‍👩‍👧"), .excess(1)),
    Case("plain characters", (#"{"rule":"length","max":5}"#, "abcdefgh"), .excess(3)),
  ]

  @Test(arguments: told) func `hints count characters as people see them`(
    _ told: Case<(rule: String, password: String), Shortfall>
  ) throws {
    #expect(try policy(rules: told.given.rule).assess(told.given.password).states == [.unmet(told.expected)])
  }

  @Test func `a length in bytes says so, around the text of the length`() throws {
    let messages: [MessageID: ExactText] = [
      "rule.length.range.checklist": "%1$lld–%2$lld characters", "rule.length.bytes.checklist": "%@; é counts as 2",
    ]
    let renderer = Renderer(
      catalogs: [Catalog(locale: .english, messages: messages.mapValues { Message($0) })], locale: .english)
    let text = { (rule: String) in
      renderer.text(for: try #require(try policy(rules: rule).rules.first).phrase(in: .checklist))
    }
    #expect(try text(#"{"rule":"length","min":8,"max":12,"unit":"utf8"}"#) == "8–12 characters; é counts as 2")
    #expect(try text(#"{"rule":"length","min":8,"max":12}"#) == "8–12 characters")
    let ids = Set(
      try policy(rules: #"{"rule":"length","min":8,"unit":"utf8"}"#).demandedPhrases.map(\.id.text.string))
    #expect(ids.isSuperset(of: ["rule.length.bytes.checklist", "rule.length.min.requirement"]))
  }
}
