import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyTools

/// The arithmetic of measurements, and their JSON.
@Suite struct MeasurementTests {
  // MARK: - Intervals

  /// R: `binom::binom.confint(x, n, methods = "wilson")`.
  private static let intervals: [Case<(Int, Int), (Double, Double)>] = [
    Case("none of 10", (0, 10), (0, 0.277_533)), Case("1 of 10", (1, 10), (0.017_876, 0.404_150)),
    Case("half", (5, 10), (0.236_593, 0.763_407)), Case("all", (10, 10), (0.722_467, 1)),
    Case("many", (1_000, 100_000), (0.009_402, 0.010_636)),
  ]

  @Test(arguments: intervals) func `an interval is Wilson's`(sample: Case<(Int, Int), (Double, Double)>) {
    let (count, size) = sample.given
    let interval = WilsonInterval(of: Double(count) / Double(size), size: Double(size))
    #expect(
      abs(interval.low - sample.expected.0) < 2e-6 && abs(interval.high - sample.expected.1) < 2e-6, "\(interval)")
  }

  @Test func `a sample of a large list has Wilson's interval, and one of all has none`() throws {
    let sample = GuessShares([GuessStratum(accepted: 1_000_000_000, sampled: 100, countsByLevel: [0, 10, 50, 100])])
    for (share, count) in zip(sample.shares, [0, 10, 50, 100]) {
      let interval = WilsonInterval(of: Double(count) / 100, size: 100)
      #expect(abs(share.low - interval.low) < 1e-6 && abs(share.high - interval.high) < 1e-6)
    }
    let all = GuessShares([GuessStratum(accepted: 100, sampled: 100, countsByLevel: [0, 10, 50, 100])])
    #expect(all.isWhole && all.shares.allSatisfy { $0.low == $0.value && $0.high == $0.value })
  }

  @Test func `strata weigh what they were drawn from`() throws {
    let strata = [
      GuessStratum(accepted: 9_000, sampled: 100, countsByLevel: [0, 0, 0, 100]),
      GuessStratum(accepted: 1_000, sampled: 100, countsByLevel: [100, 100, 100, 100]),
    ]
    let shares = GuessShares(strata).shares
    #expect(abs(shares[0].value - 0.1) < 1e-12 && abs(shares[3].value - 1) < 1e-12)
    #expect(shares.allSatisfy { $0.low <= $0.value && $0.value <= $0.high })
    // The part of the large stratum is known less well than 20 of 200 would be.
    #expect(shares[0].high - 0.1 < 0.1 && shares[0].high > 0.1)
  }

  @Test func `nothing accepted has no shares, and whole strata are one`() {
    #expect(GuessShares([GuessStratum()]).shares.isEmpty)
    var shares = GuessShares([GuessStratum(accepted: 3, sampled: 3, countsByLevel: [0, 1, 2, 3])])
    shares.add(GuessShares([GuessStratum(accepted: 2, sampled: 2, countsByLevel: [1, 1, 1, 1])]))
    #expect(shares.strata == [GuessStratum(accepted: 5, sampled: 5, countsByLevel: [1, 2, 3, 4])])
    shares.add(GuessShares([GuessStratum(accepted: 9, sampled: 2, countsByLevel: [1, 1, 1, 1])]))
    #expect(shares.strata.count == 2 && shares.accepted == 14 && shares.sampled == 7 && !shares.isWhole)
  }

  @Test(arguments: [
    (4.0, [true, true, true, true]), (4.000_1, [false, true, true, true]), (12.5, [false, false, false, false]),
  ])
  func `a password falls to as many guesses as it takes`(log10: Double, expected: [Bool]) {
    #expect(GuessLevel.allCases.map { $0.reaches(log10) } == expected)
  }

  // MARK: - JSON

  private static func measurement(accepted: Int, guesses: GuessShares?) -> PasswordMeasurement {
    let tally = AssessmentTally(
      met: accepted - 1, unmet: 4, undetermined: 1, unreadable: 2,
      rules: [.init(unmet: 4, unmetAlone: 4), .init(undetermined: accepted + 4)])
    let rules = [
      PolicyMeasurement.Rule(id: "length", text: "Min. 8 \"characters\""),
      PolicyMeasurement.Rule(id: "history", text: "متفاوت"),
    ]
    return PasswordMeasurement(
      seed: 7, sources: ["a.txt", "-"], lines: accepted, unreadable: 2,
      policies: [PolicyMeasurement(name: "own", rules: rules, tally: tally, guesses: guesses)])
  }

  private static func read(_ json: String) -> Reading<PasswordMeasurement> {
    MeasurementReader.read(SourceText(name: "r.json", bytes: Array(json.utf8)))
  }

  @Test func `what was written is read`() throws {
    for guesses in [nil, GuessShares([GuessStratum(accepted: 9, sampled: 5, countsByLevel: [0, 1, 5, 5])])] {
      let written = Self.measurement(accepted: 9, guesses: guesses).json
      let reading = Self.read(written)
      #expect(reading.findings.isEmpty && reading.value?.json == written, "\(written)")
    }
  }

  @Test func `the JSON is what the help describes`() {
    let guesses = GuessShares([GuessStratum(accepted: 9, sampled: 9, countsByLevel: [0, 3, 9, 9])])
    #expect(
      Self.measurement(accepted: 9, guesses: guesses).json == #"""
        {"version":1,"seed":7,"sources":["a.txt","-"],"passwords":13,"lines":9,"unreadable":2,"policies":[{"policy":"own",\#
        "accepted":9,"acceptedPercent":69.2,"met":8,"metPercent":61.5,"unmet":4,"unmetPercent":30.8,\#
        "undetermined":1,"undeterminedPercent":7.7,"rules":[{"rule":"length","text":"Min. 8 \"characters\"",\#
        "unmet":4,"unmetPercent":30.8,"unmetAlone":4,"unmetAlonePercent":30.8,"undetermined":0,"undeterminedPercent":0.0},\#
        {"rule":"history","text":"متفاوت","unmet":0,"unmetPercent":0.0,"unmetAlone":0,"unmetAlonePercent":0.0,\#
        "undetermined":13,"undeterminedPercent":100.0}],"guesses":{"of":9,"sampled":9,"all":true,\#
        "strata":[{"accepted":9,"sampled":9,"within":[0,3,9,9]}],"shares":[{"guesses":"1e4","percent":0,"low":0,"high":0},\#
        {"guesses":"1e6","percent":33.333,"low":33.333,"high":33.333},{"guesses":"1e9","percent":100,"low":100,"high":100},\#
        {"guesses":"1e12","percent":100,"low":100,"high":100}]}}]}
        """#)
  }

  private static let sound = measurement(
    accepted: 9, guesses: GuessShares([GuessStratum(accepted: 9, sampled: 5, countsByLevel: [0, 1, 5, 5])])
  ).json

  /// A part of a sound text, what replaces it, and a part of the finding.
  private static let damages: [Case<(String, String), String>] = [
    Case("not an object", (sound, "[]"), "expected an object"), Case("not JSON", (sound, "{"), " "),
    Case("another version", (#""version":1"#, #""version":2"#), #""version" cannot be used; expected 1"#),
    Case("no passwords", (#""passwords":13"#, #""password":13"#), #"Found no "passwords""#),
    Case("negative", (#""unreadable":2"#, #""unreadable":-2"#), #""unreadable" cannot be used"#),
    Case("huge", (#""lines":9"#, #""lines":1e30"#), #""lines" cannot be used"#),
    Case("no sum", (#""met":8"#, #""met":7"#), #"The counts of "own" do not add up to 13 passwords"#),
    Case("more than all", (#""unmetAlone":4"#, #""unmetAlone":5"#), #""unmetAlone" cannot be used"#),
    Case("policies of another kind", (#""policies":["#, #""policies":3,"x":["#), #""policies" is a number"#),
    Case("no policies", (#""policies":["#, #""policies":[],"x":["#), "Found no policy"),
    Case("a rule without text", (#""text":"متفاوت""#, #""text":3"#), #""text" is a number; expected a string"#),
    Case("falling levels", ("[0,1,5,5]", "[0,6,5,5]"), #""within" cannot be used"#),
    Case("too few levels", ("[0,1,5,5]", "[0,1,5]"), "Found 3 numbers; expected 4"),
    Case(
      "more drawn than there are", (#""sampled":5,"within""#, #""sampled":10,"within""#), #""sampled" cannot be used"#),
    Case("strata of others", (#"[{"accepted":9,"#, #"[{"accepted":8,"#), "The strata do not add up to 9"),
  ]

  @Test(arguments: damages) func `damaged numbers are refused with their place`(damage: Case<(String, String), String>)
  {
    let (part, replacement) = damage.given
    let text = Self.sound.replacing(part, with: replacement)
    let reading = Self.read(text)
    #expect(text != Self.sound && reading.value == nil)
    #expect(reading.findings.contains { $0.message.contains(damage.expected) }, "\(reading.findings)")
  }

  // MARK: - Sums

  @Test func `measurements of the same policies add up, and others do not`() throws {
    let guesses = GuessShares([GuessStratum(accepted: 9, sampled: 5, countsByLevel: [0, 1, 5, 5])])
    var sum = Self.measurement(accepted: 9, guesses: guesses)
    try sum.add(
      Self.measurement(
        accepted: 3, guesses: GuessShares([GuessStratum(accepted: 3, sampled: 3, countsByLevel: [0, 0, 0, 0])])))
    #expect(
      sum.passwords == 20 && sum.lines == 12 && sum.unreadable == 4 && sum.sources == ["a.txt", "-", "a.txt", "-"])
    #expect(sum.policies[0].tally.accepted == 12 && sum.policies[0].guesses?.accepted == 12)
    try sum.add(Self.measurement(accepted: 1, guesses: nil))
    #expect(sum.policies[0].guesses == nil)

    let other = try #require(Self.read(Self.sound.replacing("length", with: "letters")).value)
    #expect(throws: PasswordMeasurement.Mismatch.rules(policy: "own")) { try sum.add(other) }
    let renamed = try #require(Self.read(Self.sound.replacing(#""own""#, with: #""other""#)).value)
    #expect(throws: PasswordMeasurement.Mismatch.policy("other")) { try sum.add(renamed) }
    let large = try #require(
      Self.read(Self.sound.replacing(#""lines":9"#, with: #""lines":\#(PasswordMeasurement.maximumCount)"#)).value)
    #expect(throws: PasswordMeasurement.Mismatch.tooMany) { try sum.add(large) }
  }

  @Test func `the summary of a check is a measurement without guesses`() throws {
    let summary = #"""
      {"version":1,"policy":"strong","passwords":4,"met":2,"metPercent":50.0,"unmet":2,"unmetPercent":50.0,\#
      "undetermined":0,"undeterminedPercent":0.0,"unreadable":1,"rules":[{"rule":"length","text":"Min. 8 characters",\#
      "unmet":2,"unmetPercent":50.0,"unmetAlone":1,"unmetAlonePercent":25.0,"undetermined":0,"undeterminedPercent":0.0}]}
      """#
    let measurement = try #require(Self.read(summary).value)
    #expect(measurement.passwords == 4 && measurement.lines == 4 && measurement.unreadable == 1)
    #expect(measurement.policies[0].name == "strong" && measurement.policies[0].guesses == nil)
    #expect(measurement.policies[0].tally.rules == [.init(unmet: 2, unmetAlone: 1)])
  }
}
