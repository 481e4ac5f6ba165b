import TestSupport
import Testing
import WatchwordDiagnostics
import WatchwordPolicy

@Suite struct ObservedNumbersTests {
  /// The counts of `met`, `unmet` and `undetermined` passwords by a policy of one rule, as they are told.
  private static func told(_ met: Int, _ unmet: Int, _ undetermined: Int = 0, floor: Int = 20) -> ObservedNumbers {
    let rule = AssessmentTally.RuleCounts(unmet: unmet, unmetAlone: unmet, undetermined: undetermined)
    let tally = AssessmentTally(met: met, unmet: unmet, undetermined: undetermined, unreadable: 3, rules: [rule])
    return ObservedNumbers(tally, policy: "next", ids: ["length"], floor: floor)
  }

  static let rounded: [Case<[Int], [Int?]>] = [
    Case("nobody", [0, 0, 0], [nil, nil, nil, nil]),
    Case("fewer than two groups", [20, 19, 0], [nil, nil, nil, nil]),
    Case("a number below the floor", [981, 19, 0], [1000, 980, nil, nil]),
    Case("a number at the floor", [980, 20, 0], [1000, 980, 20, nil]),
    Case("what is left is below the floor", [1, 999, 0], [1000, nil, 980, nil]),
    Case("all", [1000, 0, 0], [1000, 980, nil, nil]),
    Case("three verdicts", [519, 301, 199], [1000, 500, 300, 180]),
    Case("two groups of one kind", [0, 40, 0], [40, nil, 20, nil]),
  ]

  @Test(arguments: rounded)
  func `numbers are rounded down to groups`(_ counts: Case<[Int], [Int?]>) {
    let numbers = Self.told(counts.given[0], counts.given[1], counts.given[2])
    #expect([numbers.passwords, numbers.met, numbers.unmet, numbers.undetermined] == counts.expected)
    #expect(numbers.rules.map(\.unmet) == [counts.expected[2]])
  }

  @Test func `what is written is read`() {
    for counts in [[0, 0, 0], [981, 19, 0], [519, 301, 199]] {
      let numbers = Self.told(counts[0], counts[1], counts[2])
      let reading = ObservedNumbers.read(SourceText(name: "numbers.json", bytes: Array(numbers.json.utf8)))
      #expect(reading.value == numbers && reading.diagnostics.isEmpty)
    }
    let json = #"{"version":1,"policy":"next","passwords":1000,"met":980,"unmet":null,"undetermined":null,"#
      + #""rules":[{"rule":"length","unmet":null,"unmetAlone":null,"undetermined":null}],"floor":20}"#
    #expect(Self.told(981, 19).json == json)
  }

  @Test func `the numbers know which policy they are about`() throws {
    let numbers = Self.told(981, 19)
    #expect(numbers.areAbout(try policy(rules: #"{"rule": "length", "min": 8}"#)))
    #expect(!numbers.areAbout(try policy(rules: #"{"rule": "digits"}"#)))
    #expect(!numbers.areAbout(try policy(rules: #"{"rule": "length", "min": 8}, {"rule": "digits"}"#)))
  }

  /// A text with numbers, and what its reader says, with a line and a column.
  static let defective: [Case<String, String>] = [
    Case("no JSON", "passwords", "1:1"),
    Case("a list", "[]", "1:1: The file with observed numbers is a list; expected an object"),
    Case("another version", #"{"version": 2}"#, #"1:13: "version" is 2; expected a whole number from 1 to 1"#),
    Case("nothing", "{}", #"1:1: The file with observed numbers has no "version""#),
    Case(
      "more than all", #"{"version":1,"policy":"a","floor":20,"passwords":40,"unmet":60,"rules":[]}"#,
      #"1:60: "unmet" is 60; expected a whole number from 0 to 40"#),
    Case(
      "a negative number", #"{"version":1,"policy":"a","floor":20,"passwords":-1,"unmet":null,"rules":[]}"#,
      #"1:50: "passwords" is -1; expected a whole number from 0 to 1099511627776"#),
    Case(
      "a text", #"{"version":1,"policy":"a","floor":20,"passwords":"many","unmet":null,"rules":[]}"#,
      #"1:50: "passwords" is the text "many"; expected a whole number from 0 to 1099511627776"#),
    Case(
      "a rule without a number",
      #"{"version":1,"policy":"a","floor":20,"passwords":null,"unmet":null,"rules":[{"rule":"length"}]}"#,
      #"1:78: Number 1 of "rules" has no "unmet""#),
    Case(
      "a rule that is none", #"{"version":1,"policy":"a","floor":20,"passwords":null,"unmet":null,"rules":[7]}"#,
      #"1:77: Number 1 of "rules" is a number; expected an object"#),
  ]

  @Test(arguments: defective)
  func `what cannot be used is refused with its place`(_ text: Case<String, String>) {
    let reading = ObservedNumbers.read(SourceText(name: "numbers.json", bytes: Array(text.given.utf8)))
    #expect(reading.value == nil)
    let first = reading.diagnostics.first { $0.severity == .error }
    let said = first.map { "\($0.span.start.line):\($0.span.start.column): \($0.message)" } ?? ""
    #expect(said.hasPrefix(text.expected), "\(said)")
  }

  // MARK: - Nobody learns a number below the floor

  /// People by what two rules say of their passwords: the first is met or not, the second is met, not, or undetermined.
  private typealias People = [Int]

  /// All ways to divide `count` people among six kinds.
  private static func divisions(of count: Int, among kinds: Int = 6) -> [People] {
    if kinds == 1 { return [[count]] }
    return (0...count).flatMap { first in divisions(of: count - first, among: kinds - 1).map { [first] + $0 } }
  }

  private static func tally(_ people: People) -> AssessmentTally {
    // Kinds 0 to 2 meet the first rule, and 0 and 3 the second one, which 1 and 4 fail.
    AssessmentTally(
      met: people[0], unmet: people[1] + people[3] + people[4] + people[5], undetermined: people[2], unreadable: 0,
      rules: [
        .init(unmet: people[3] + people[4] + people[5], unmetAlone: people[3] + people[5]),
        .init(unmet: people[1] + people[4], unmetAlone: people[1], undetermined: people[2] + people[5]),
      ])
  }

  /// The groups of kinds that somebody may ask about: each union of kinds.
  private static let groups = (1..<63).map { mask in (0..<6).filter { mask >> $0 & 1 == 1 } }

  private static func size(of group: [Int], in people: People) -> Int { group.reduce(0) { $0 + people[$1] } }

  /// What can be concluded of people by somebody who sees `seen` of each of them: no group whose size can be below the
  /// floor may have the same size wherever the same is seen.
  private static func expectNothingIsLearned(_ people: [(seen: String, hidden: People)], floor: Int) {
    var possible: [String: [People]] = [:]
    for each in people { possible[each.seen, default: []].append(each.hidden) }
    for (seen, candidates) in possible {
      for group in groups {
        let sizes = Set(candidates.map { size(of: group, in: $0) })
        if sizes.count == 1, let size = sizes.first, size < floor {
          Issue.record("\(seen) tells that \(size) people are of the kinds \(group)")
          return
        }
      }
    }
  }

  /// The reader knows how many people there are exactly, and sees all numbers.
  @Test(arguments: [5, 10, 11, 14, 15]) func `no small group can be computed from the numbers`(count: Int) {
    let floor = 5
    let all = Self.divisions(of: count).map { people in
      (ObservedNumbers(Self.tally(people), policy: "a", ids: ["length", "user-id"], floor: floor).json, people)
    }
    Self.expectNothingIsLearned(all.map { (seen: $0.0, hidden: $0.1) }, floor: floor)
  }

  /// A reader who keeps the numbers sees each time what they are after one more group; no more is learned of those who
  /// came in between.
  @Test func `no small group can be computed from numbers that follow each other`() {
    let floor = 3
    func numbers(_ people: People) -> String {
      ObservedNumbers(Self.tally(people), policy: "a", ids: ["length", "user-id"], floor: floor).json
    }
    let more = Self.divisions(of: floor)
    var seen: [(seen: String, hidden: People)] = []
    for before in Self.divisions(of: 2 * floor) {
      let first = numbers(before)
      for added in more { seen.append((first + numbers(zip(before, added).map { $0 + $1 }), added)) }
    }
    Self.expectNothingIsLearned(seen, floor: floor)
  }
}
