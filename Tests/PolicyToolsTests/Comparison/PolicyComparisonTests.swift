import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools

@Suite struct PolicyComparisonTests {
  private static let short = PasswordPolicy(
    rules: [
      .length(LengthRule(minimum: 8)), .characterCount(CharacterCountRule(.uppercase, minimum: 1)),
      .characterCount(CharacterCountRule(.lowercase, minimum: 1)),
      .characterCount(CharacterCountRule(.digits, minimum: 1)),
      .characterCount(CharacterCountRule(.special, minimum: 1)),
    ])
  private static let long = PasswordPolicy(rules: [.length(LengthRule(minimum: 15))])

  /// What of 1,000 passwords policies accept, and how many of a sample fall to each number of guesses.
  private static func measured(_ policies: [(name: String, accepted: Int, sampled: Int, within: [Int])])
    -> PasswordMeasurement
  {
    PasswordMeasurement(
      seed: 1, sources: ["leak.txt"], lines: 1000, unreadable: 0,
      policies: policies.map { each in
        PolicyMeasurement(
          name: each.name, rules: [],
          tally: AssessmentTally(
            met: each.accepted, unmet: 1000 - each.accepted, undetermined: 0, unreadable: 0, rules: []),
          guesses: GuessShares([
            GuessStratum(accepted: each.accepted, sampled: each.sampled, countsByLevel: each.within)
          ]))
      })
  }

  private static func compared(_ measurement: PasswordMeasurement?, isCommon: Bool = false, isSwapped: Bool = false)
    -> PolicyComparison
  {
    let policies = [(name: "short", policy: short), (name: "long", policy: long)]
    return PolicyComparison(
      isSwapped ? policies.reversed() : policies, measurement: measurement, measuresCommonPasswords: isCommon)
  }

  /// What was measured, and how the decision begins.
  private static let decisions: [(String, within: [[Int]], accepted: [Int], expected: String)] = [
    (
      "one is better everywhere", [[100, 500, 600, 700], [1, 100, 200, 300]], [800, 800],
      "long resists guessing better than short: of the passwords in leak.txt that each accepts, 12.5 % (10.4–15.0)"
        + " with long and 62.5 % (59.1–65.8) with short fall to a million guesses."
    ),
    (
      "the same shares", [[100, 500, 600, 700], [100, 500, 600, 700]], [800, 800],
      "No difference in resistance to guessing was seen: of the passwords in leak.txt that each accepts, 62.5 %"
        + " (59.1–65.8) with"
    ),
    (
      "it depends on the guesses", [[1, 500, 600, 700], [100, 400, 500, 600]], [800, 800],
      "Which of them resists guessing better depends on the number of guesses. Of the passwords in leak.txt that each "
        + "accepts, the fewest fall to 10,000 guesses with short, 0.1 % (0.0–0.7) against 12.5 % (10.4–15.0) with "
        + "long; to a million guesses with long, 50.0 % (46.5–53.5) against 62.5 % (59.1–65.8) with short."
    ),
    (
      "one accepts nothing", [[1, 500, 600, 700], [0, 0, 0, 0]], [800, 0],
      "long accepts the fewest: of the 1,000 passwords in leak.txt, 80.0 % by short and 0.0 % by"
        + " long are accepted."
    ),
  ]

  @Test(arguments: decisions)
  func `the decision names the policy that resists guessing better, and by how much`(
    _ name: String, within: [[Int]], accepted: [Int], expected: String
  ) throws {
    let parts = [("short", 0), ("long", 1)].map {
      (name: $0, accepted: accepted[$1], sampled: accepted[$1], within: within[$1])
    }
    let decision = try #require(Self.compared(Self.measured(parts)).decision.first)
    #expect(decision.plain.hasPrefix(expected), "\(decision.plain)")
  }

  @Test func `where intervals overlap no difference was seen`() throws {
    // 50 and 45 of 100 that were drawn from 800: nobody knows.
    let close = Self.measured([
      ("short", 800, 100, [10, 50, 60, 70]), ("long", 800, 100, [8, 45, 55, 65]),
    ])
    let decision = try #require(Self.compared(close).decision.first).plain
    #expect(decision.hasPrefix("No difference") && decision.contains("50.0 % (4") && decision.contains("overlap"))
    let partly = Self.measured([
      ("short", 800, 100, [10, 50, 60, 99]), ("long", 800, 100, [8, 10, 20, 99]),
    ])
    let decisions = Self.compared(partly).decision.map(\.plain)
    #expect(decisions.first?.hasPrefix("long resists") == true)
    #expect(
      decisions.last
        == "No difference was seen at 10,000 guesses and a trillion guesses, where the 95 % intervals overlap.")
  }

  @Test func `nothing is concluded from a few passwords, even if all were looked at`() throws {
    let few = Self.measured([("short", 4, 4, [0, 2, 3, 3]), ("long", 3, 3, [0, 0, 1, 1])])
    #expect(try #require(Self.compared(few).decision.first).plain.hasPrefix("No difference in resistance"))
  }

  @Test func `the order of the policies makes no difference`() {
    let values: [(name: String, accepted: Int, sampled: Int, within: [Int])] = [
      ("short", 800, 800, [100, 500, 600, 700]), ("long", 500, 500, [1, 100, 200, 300]),
    ]
    let there = Self.compared(Self.measured(values)).decision.map(\.plain)
    let back = Self.compared(Self.measured(values.reversed()), isSwapped: true).decision.map(\.plain)
    #expect(there == back)
  }

  @Test func `a policy beside itself has no difference`() {
    let measurement = Self.measured([
      ("one", 800, 100, [10, 50, 60, 70]), ("two", 800, 100, [10, 50, 60, 70]),
    ])
    let comparison = PolicyComparison(
      [("one", Self.short), ("two", PasswordPolicy(rules: Self.short.rules.reversed()))], measurement: measurement)
    #expect(comparison.decision.map(\.plain) == ["one and two have the same rules, so there is no difference."])
    #expect(comparison.caveat == nil && comparison.figures.count == 1)
  }

  @Test func `without people's passwords, there is no statement about guessing`() throws {
    #expect(
      Self.compared(nil).decision.map(\.plain) == [
        "Which of them resists guessing better was not measured: that requires passwords chosen by people."
      ])
    #expect(Self.compared(nil).caveat == nil)
    let common = Self.compared(
      Self.measured([("short", 30, 30, [30, 30, 30, 30]), ("long", 30, 30, [0, 0, 0, 0])]), isCommon: true)
    #expect(common.decision.first?.plain == Self.compared(nil).decision.first?.plain)
    #expect(
      try #require(common.decision.last).plain.hasPrefix("No difference was seen: of the 1,000 passwords on the lists"))
    #expect(common.caveat?.plain.hasPrefix("The lists consist mostly of lower-case words") == true)
    #expect(!common.drawnAtRandom.plain.contains("million"))
  }

  @Test func `a disagreement of the measures is explained by the numbers of these policies`() throws {
    let comparison = Self.compared(nil)
    let texts = comparison.figures.map(\.plain)
    #expect(texts.count == 2)
    #expect(texts[0].hasPrefix("The two measures disagree: by count, long has more bits (98.5 bits against "))
    #expect(texts[0].hasSuffix("; by CNIL's figure, short does (53.0 bits against 49.8 bits)."))
    #expect(texts[1].contains("for long 10^15 (10 digits, the weakest choice)"))
    #expect(texts[1].contains("a choice of kinds, of which CNIL assumes the weakest"))
    // More of the same kinds: both measures rank them alike.
    let longer = PasswordPolicy(rules: [.length(LengthRule(minimum: 20))])
    #expect(PolicyComparison([("a", Self.long), ("b", longer)]).figures.count == 1)
  }

  @Test func `names are parts by themselves`() {
    let comparison = PolicyComparison([("שם", Self.short), ("b", Self.long)], measurement: nil)
    #expect(comparison.figures[0].parts.contains(.name("שם")))
  }

  @Test func `programs get the numbers and the sentences`() throws {
    let json = Self.compared(
      Self.measured([
        ("short", 800, 100, [10, 50, 60, 70]), ("long", 800, 100, [8, 10, 20, 60]),
      ])
    ).json { $0.id.string }
    let reading = JSONReader.read(SourceText(name: "json", bytes: Array(json.utf8)), maximumLength: 1 << 20)
    #expect(reading.isSound)
    for part in [
      #""leastLength":15"#,
      #""cnil":{"length":15,"characters":10,"bits":49.8,"kinds":"10 digits, the weakest choice"}"#,
      #""accepted":800"#, #"{"guesses":"1e6","percent":50"#,
      #""measured":{"sources":["leak.txt"],"common":false,"passwords":1000}"#,
    ] { #expect(json.contains(part), "\(json)") }
  }
}
