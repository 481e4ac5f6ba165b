import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy

@Suite struct ObservedNumbersTests {
  /// The counts of `met`, `unmet` and `undetermined` passwords by a policy of one rule, as they are reported.
  private static func told(_ met: Int, _ unmet: Int, _ undetermined: Int = 0, floor: Int = 20) -> ObservedNumbers {
    let rule = AssessmentTally.RuleCounts(unmet: unmet, unmetAlone: unmet, undetermined: undetermined)
    let tally = AssessmentTally(met: met, unmet: unmet, undetermined: undetermined, unreadable: 3, rules: [rule])
    return ObservedNumbers(tally, policy: "next", ids: ["length"], floor: floor)
  }

  static let rounded: [Case<[Int], [Int?]>] = [
    Case("nobody", [0, 0, 0], [nil, nil, nil, nil]), Case("fewer than the floor", [10, 9, 0], [nil, nil, nil, nil]),
    Case("a number below the floor", [981, 19, 0], [1000, 980, nil, nil]),
    Case("a number at the floor", [980, 20, 0], [1000, 980, 20, nil]),
    Case("all", [1000, 0, 0], [1000, 1000, nil, nil]),
    Case("three verdicts", [519, 301, 199], [1000, 500, 300, 180]),
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
      #expect(reading.value == numbers && reading.findings.isEmpty)
    }
    let json =
      #"{"version":1,"policy":"next","passwords":1000,"met":980,"unmet":null,"undetermined":null,"#
      + #""rules":[{"rule":"length","unmet":null,"unmetAlone":null,"undetermined":null}],"floor":20}"#
    #expect(Self.told(981, 19).json == json)
  }

  @Test func `the numbers belong to one policy`() throws {
    let numbers = Self.told(981, 19)
    #expect(numbers.belong(to: try policy(rules: #"{"rule": "length", "min": 8}"#)))
    #expect(!numbers.belong(to: try policy(rules: #"{"rule": "digits"}"#)))
    #expect(!numbers.belong(to: try policy(rules: #"{"rule": "length", "min": 8}, {"rule": "digits"}"#)))
  }

  /// A text with numbers, and the message of its reader, with a line and a column.
  static let defective: [Case<String, String>] = [
    Case("not JSON", "passwords", "1:1"),
    Case("a list", "[]", "1:1: The file with observed numbers is a list; expected an object"),
    Case("another version", #"{"version": 2}"#, #"1:13: "version" is 2; expected a whole number from 1 to 1"#),
    Case("nothing", "{}", #"1:1: The file with observed numbers has no "version""#),
    Case(
      "more than all", #"{"version":1,"policy":"a","floor":20,"passwords":40,"unmet":60,"rules":[]}"#,
      #"1:61: "unmet" is 60; expected a whole number from 0 to 40"#),
    Case(
      "a negative number", #"{"version":1,"policy":"a","floor":20,"passwords":-1,"unmet":null,"rules":[]}"#,
      #"1:50: "passwords" is -1; expected a whole number from 0 to 1099511627776"#),
    Case(
      "a text", #"{"version":1,"policy":"a","floor":20,"passwords":"many","unmet":null,"rules":[]}"#,
      #"1:50: "passwords" is the text "many"; expected a whole number from 0 to 1099511627776"#),
    Case(
      "a rule without a number",
      #"{"version":1,"policy":"a","floor":20,"passwords":null,"unmet":null,"rules":[{"rule":"length"}]}"#,
      #"1:78: Entry 1 of "rules" has no "unmet""#),
    Case(
      "an entry of another type", #"{"version":1,"policy":"a","floor":20,"passwords":null,"unmet":null,"rules":[7]}"#,
      #"1:77: Entry 1 of "rules" is a number; expected an object"#),
  ]

  @Test(arguments: defective)
  func `what cannot be used is refused with its place`(_ text: Case<String, String>) {
    let reading = ObservedNumbers.read(SourceText(name: "numbers.json", bytes: Array(text.given.utf8)))
    #expect(reading.value == nil)
    let first = reading.findings.first { $0.severity == .error }
    let said = first.map { "\($0.span.start.line):\($0.span.start.column): \($0.message)" } ?? ""
    #expect(said.hasPrefix(text.expected), "\(said)")
  }

  // MARK: - Nobody learns a number below the floor

  /// People by what rules say of their passwords: how many there are of each kind.
  private typealias People = [Int]

  /// What kinds of people there are, and how they are counted.
  struct Kinds: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let count: Int
    let tally: @Sendable ([Int]) -> AssessmentTally

    /// Two rules; a password meets the second one, fails it, or cannot be judged by it.
    static let ofTwoRules = Kinds(testDescription: "two rules", count: 6) { people in
      AssessmentTally(
        met: people[0], unmet: people[1] + people[3] + people[4] + people[5], undetermined: people[2], unreadable: 0,
        rules: [
          .init(unmet: people[3] + people[4] + people[5], unmetAlone: people[3] + people[5]),
          .init(unmet: people[1] + people[4], unmetAlone: people[1], undetermined: people[2] + people[5]),
        ])
    }
    /// Two rules that can always be judged.
    static let ofDecidedRules = Kinds(testDescription: "two rules that are decided", count: 4) { people in
      AssessmentTally(
        met: people[0], unmet: people[1] + people[2] + people[3], undetermined: 0, unreadable: 0,
        rules: [
          .init(unmet: people[1] + people[3], unmetAlone: people[1]),
          .init(unmet: people[2] + people[3], unmetAlone: people[2]),
        ])
    }
    static let ofOneRule = Kinds(testDescription: "one rule", count: 3) { people in
      AssessmentTally(
        met: people[0], unmet: people[1], undetermined: people[2], unreadable: 0,
        rules: [.init(unmet: people[1], unmetAlone: people[1], undetermined: people[2])])
    }

    /// The groups that somebody may ask about: each union of kinds.
    var groups: [[Int]] { (1..<(1 << count)).map { mask in (0..<count).filter { mask >> $0 & 1 == 1 } } }
  }

  /// All ways to divide `count` people among kinds.
  private static func divisions(of count: Int, among kinds: Int) -> [People] {
    if kinds == 1 { return [[count]] }
    return (0...count).flatMap { first in divisions(of: count - first, among: kinds - 1).map { [first] + $0 } }
  }

  private static func seen(_ people: People, _ kinds: Kinds, floor: Int) -> [Int?] {
    let numbers = ObservedNumbers(kinds.tally(people), policy: "a", ids: ["length", "user-id"], floor: floor)
    let ofRules = numbers.rules.flatMap { [$0.unmet, $0.unmetAlone, $0.undetermined] }
    return [numbers.passwords, numbers.met, numbers.unmet, numbers.undetermined] + ofRules
  }

  /// Expects that, wherever the same is seen, no group of people has always the same size below the floor.
  private static func expectNothingIsLearned(_ people: [(seen: [Int?], hidden: People)], of kinds: Kinds, floor: Int) {
    var possible: [[Int?]: [People]] = [:]
    for each in people { possible[each.seen, default: []].append(each.hidden) }
    let groups = kinds.groups
    for (seen, candidates) in possible {
      for group in groups {
        let size = group.reduce(0) { $0 + candidates[0][$1] }
        if size < floor, candidates.allSatisfy({ people in group.reduce(0) { $0 + people[$1] } == size }) {
          Issue.record("\(seen) tells that \(size) people are of the kinds \(group)")
          return
        }
      }
    }
  }

  /// A group is complete at a number of people that nobody knows, so that all totals that round to the same are possible.
  @Test(arguments: [(Kinds.ofTwoRules, 1), (.ofTwoRules, 2), (.ofDecidedRules, 4), (.ofOneRule, 6)])
  func `no small group can be computed from the numbers`(kinds: Kinds, groups: Int) {
    let floor = 5
    let people = (groups * floor..<(groups + 1) * floor).flatMap { Self.divisions(of: $0, among: kinds.count) }
    Self.expectNothingIsLearned(
      people.map { (Self.seen($0, kinds, floor: floor), $0) }, of: kinds, floor: floor)
  }

  /// Someone who keeps the numbers and compares them with the next ones learns no more of those who came in between.
  @Test func `no small group can be computed from numbers that follow each other`() {
    let (floor, kinds) = (5, Kinds.ofOneRule)
    let more = (floor..<2 * floor).flatMap { Self.divisions(of: $0, among: kinds.count) }
    var people: [(seen: [Int?], hidden: People)] = []
    for before in (2 * floor..<3 * floor).flatMap({ Self.divisions(of: $0, among: kinds.count) }) {
      let first = Self.seen(before, kinds, floor: floor)
      for added in more {
        people.append((first + Self.seen(zip(before, added).map { $0 + $1 }, kinds, floor: floor), added))
      }
    }
    Self.expectNothingIsLearned(people, of: kinds, floor: floor)
  }
}
